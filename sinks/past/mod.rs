//! What was held at a past ledger: what is held now, less all that moved since.
//!
//! Exact wherever it answers. It needs every ledger above the one that is asked for, up to the
//! state's; and it does not answer where nothing tells: of balances that were not touched since a
//! state began that does not begin with the chain, and of balances of contracts that went into the
//! archive since. What a contract had in the archive at that ledger counts as held. An account or
//! trustline that a contract's call made (CAP-73), of which no state change tells, shows as zero
//! before it was made.

mod slot;
mod undo;

use std::collections::BTreeMap;

use ledgerflow_records::{Address, Height, StateChange, toid};

use self::slot::Assets;
pub use self::slot::Slot;
use self::undo::{Before, Now, Undo, Undone};
use crate::History;
use crate::history::Show;
use crate::state::Door;
use crate::store::{Store, StoreError};
use crate::tables::Maintained;
use crate::tables::current::{NativeBalances, SacBalances, Sep41Balances, TrustlineBalances};

/// The tables of which rows of the past can be told.
pub const TOLD: [&dyn Maintained; 4] =
    [&NativeBalances, &TrustlineBalances, &SacBalances, &Sep41Balances];

/// Transactions of an account that are looked up at once.
const PAGE: usize = 1024;
/// Missing ranges that are named.
const NAMED: usize = 3;

/// Why nothing is told of a past ledger.
#[derive(Debug, thiserror::Error)]
pub enum PastError {
    /// It is none of the past.
    #[error("the current state is of ledger {now}: what is held at ledger {at} is not known yet")]
    Ahead {
        /// The ledger that was asked for.
        at: Height,
        /// The state's.
        now: Height,
    },
    /// Ledgers in between are missing.
    #[error("{} not stored, and the balance at {at} is told from what happened since", ranges(.missing))]
    Missing {
        /// The ledger that was asked for.
        at: Height,
        /// Ranges of those that are missing, ascending.
        missing: Vec<(Height, Height)>,
    },
    /// History and state are of different minds.
    #[error(
        "ledger {at}: {slot}: {amount} comes out, so history and current state do not fit together"
    )]
    Unfit {
        /// The ledger that was asked for.
        at: Height,
        /// Whose balance of what.
        slot: Slot,
        /// What comes out, in the smallest unit.
        amount: i128,
    },
    /// In the store's words.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// `ledger 7 is`, `ledgers 7–9, 12 are`.
fn ranges(missing: &[(Height, Height)]) -> String {
    let one = |&(from, to): &(Height, Height)| match from == to {
        true => from.to_string(),
        false => format!("{from}–{to}"),
    };
    let named: Vec<_> = missing.iter().take(NAMED).map(one).collect();
    let named = named.join(", ");
    match (missing, missing.len().saturating_sub(NAMED)) {
        ([(from, to)], _) if from == to => format!("ledger {named} is"),
        (_, 0) => format!("ledgers {named} are"),
        (_, more) => format!("ledgers {named} and {more} more ranges are"),
    }
}

/// A past ledger, and what is stored of all that happened since.
pub struct Past<'a, S> {
    history: &'a History<S>,
    state: &'a Door<S>,
    at: Height,
}

/// A balance; `None` if it is not known.
pub type Balance = (Slot, Option<i128>);

/// What an account or contract held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// What it held, in order of tables and keys.
    pub balances: Vec<Balance>,
    /// Whether anything is known of it, be it that there was none.
    pub known: bool,
}

/// All that moved since a past ledger.
pub struct Since(Undone);

impl<'a, S: Store> Past<'a, S> {
    /// The end of ledger `at`.
    ///
    /// # Errors
    /// It lies above the state, or ledgers between them are missing.
    pub fn open(
        history: &'a History<S>,
        state: &'a Door<S>,
        at: Height,
    ) -> Result<Self, PastError> {
        let now = state.head().height;
        if at > now {
            return Err(PastError::Ahead { at, now });
        }
        let progress = history.progress();
        let (mut missing, mut next) = (Vec::new(), at.next());
        for (from, to) in progress.coverage.within(next, now) {
            if at < now && from > next {
                missing.push((next, Height(from.0 - 1)));
            }
            next = to.next();
        }
        if next <= now && at < now {
            missing.push((next, now));
        }
        match missing.is_empty() {
            true => Ok(Self { history, state, at }),
            false => Err(PastError::Missing { at, missing }),
        }
    }

    /// Everything that `address` held.
    ///
    /// # Errors
    /// As the store has them, and where history and state do not fit together.
    pub fn account(&self, address: &Address) -> Result<Held, PastError> {
        let mut undone = Undone::default();
        let mut assets = Assets::new(self.history.store());
        for rows in self.changes_of(address)?.values().rev() {
            undo::ledger(&mut undone, rows, Some(address), &mut assets)?;
        }
        let mut found = BTreeMap::new();
        for (row, _) in self.state.balances(address)? {
            if let Some((slot, held)) = Slot::of(&row) {
                let undo = undone.remove(&slot).unwrap_or_default();
                found.insert(slot.key(), (slot, self.before(&slot, Some(held), &undo)?));
            }
        }
        for (slot, undo) in undone {
            found.insert(slot.key(), (slot, self.before(&slot, None, &undo)?));
        }
        let unknown = |before: &Before| matches!(before, Before::Unknown | Before::Untouched);
        let known = found.values().any(|(_, before)| !unknown(before));
        let told = found.into_values().filter_map(|(slot, before)| Some((slot, told(before)?)));
        Ok(Held { balances: told.collect(), known })
    }

    /// The state changes of all transactions above that changed `address`, by height.
    fn changes_of(
        &self,
        address: &Address,
    ) -> Result<BTreeMap<Height, Vec<StateChange>>, PastError> {
        let mut found = BTreeMap::<_, Vec<_>>::new();
        let (now, mut places) = (self.state.head().height, Vec::new());
        let mut before = Some(toid(now.next(), 0, 0));
        while let Some(end) = before {
            let page = self.history.account(address, Some(end), PAGE, Show::Changes)?;
            let oldest = page.last().filter(|(height, _)| page.len() == PAGE && *height > self.at);
            before = oldest.map(|&(height, ordinal)| toid(height, ordinal + 1, 0));
            places.extend(page.into_iter().filter(|(height, _)| *height > self.at));
        }
        for (height, ordinal) in places.into_iter().rev() {
            let rows = self.history.brief(height, ordinal)?.unwrap_or_default();
            found.entry(height).or_default().extend(rows.changes.rows);
        }
        Ok(found)
    }

    /// All that moved since, of everyone: reads every ledger since.
    ///
    /// # Errors
    /// As the store has them.
    pub fn since(&self) -> Result<Since, PastError> {
        let mut undone = Undone::default();
        let mut assets = Assets::new(self.history.store());
        for height in (self.at.0..self.state.head().height.0).rev().map(|below| Height(below + 1)) {
            let Some(rows) = self.history.rows(height)? else {
                return Err(PastError::Missing { at: self.at, missing: vec![(height, height)] });
            };
            undo::ledger(&mut undone, &rows.changes.rows, None, &mut assets)?;
        }
        Ok(Since(undone))
    }

    /// Shows `to` every row that a table of [`TOLD`] had, in order of keys, and says of how many
    /// more it is not known what they were.
    ///
    /// # Errors
    /// As the store has them, where history and state do not fit together, and what `to` says.
    pub fn rows<E: From<PastError>>(
        &self,
        table: &'static dyn Maintained,
        since: &Since,
        mut to: impl FnMut(&Slot, i128) -> Result<(), E>,
    ) -> Result<u64, E> {
        let of_table = |slot: &&Slot| slot.table().tag() == table.tag();
        let touched = since.0.keys().filter(of_table).map(|slot| (slot.key(), slot));
        let mut touched = touched.collect::<BTreeMap<_, _>>().into_iter().peekable();
        let mut unknown = 0;
        let mut show = |slot: &Slot, now| {
            let undo = since.0.get(slot).copied().unwrap_or_default();
            match told(self.before(slot, now, &undo)?) {
                Some(Some(amount)) => to(slot, amount),
                Some(None) => {
                    unknown += 1;
                    Ok(())
                }
                None => Ok(()),
            }
        };
        for row in self.state.rows(table) {
            let (row, _) = row.map_err(PastError::from)?;
            let Some((slot, held)) = Slot::of(&row) else { continue };
            let key = slot.key();
            while let Some((_, gone)) = touched.next_if(|(other, _)| *other < key) {
                show(gone, None)?;
            }
            touched.next_if(|(other, _)| *other == key);
            show(&slot, Some(held))?;
        }
        touched.try_for_each(|(_, gone)| show(gone, None))?;
        Ok(unknown)
    }

    /// What a balance was of which `held` is there now, or no row.
    fn before(&self, slot: &Slot, held: Option<i128>, undo: &Undo) -> Result<Before, PastError> {
        let head = self.state.head();
        let sum = matches!(slot, Slot::Sep41(..));
        // Sums start with the state: what is not in them is not known, and none is none.
        let summed = head.complete || self.at.next() >= head.from;
        let now = match held {
            _ if sum && !summed => Now::Unknown,
            Some(held) => Now::Held(held),
            None if head.complete || sum => Now::None,
            None => Now::Unknown,
        };
        match undo.before(slot, now) {
            Before::Unfit(amount) => Err(PastError::Unfit { at: self.at, slot: *slot, amount }),
            before => Ok(before),
        }
    }
}

/// What is told of a balance, unless there was none.
fn told(before: Before) -> Option<Option<i128>> {
    match before {
        Before::Held(amount) => Some(Some(amount)),
        Before::Unknown => Some(None),
        Before::None | Before::Untouched | Before::Unfit(_) => None,
    }
}
