//! What a ledger's changes come to: folded once as we must, and once as the goldens' program does.

use std::collections::BTreeMap;

use stellar_xdr as xdr;

use crate::changes::Row;
use crate::told::{Family, Phase, Place, Told, What, columns};

/// The base reserve that the other program always takes.
pub(crate) const RESERVE: u32 = 5_000_000;

/// The last word on a key.
pub(crate) struct Last {
    /// The row, unless it is gone.
    pub(crate) row: Option<Row>,
    pub(crate) phase: Phase,
    /// Whether there is an entry, but none that makes a row.
    pub(crate) odd: bool,
}

/// The last word on every key, in ledger order.
pub(crate) fn last(told: &[Told<'_>], reserve: u32) -> BTreeMap<Place, Last> {
    let mut last = BTreeMap::new();
    for change in told {
        let Some(place) = change.place() else { continue };
        let (there, row) = match change.what {
            What::Created(entry) | What::Updated(entry) => (true, columns(entry, reserve)),
            What::Removed(_) => (false, None),
        };
        let odd = there && row.is_none();
        last.insert(place, Last { row, phase: change.phase, odd });
    }
    last
}

/// A change as the other program's buffer holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Creation,
    Update,
    Removal,
}

/// What the other program makes of a ledger (stellar-model D.1 to D.8).
#[derive(Default)]
pub(crate) struct Buffer {
    /// Its rows.
    pub(crate) live: BTreeMap<Place, (u64, Kind, Row)>,
    /// What came and went.
    pub(crate) tombs: BTreeMap<Place, u64>,
    /// Accounts of which only signers changed, as it judges.
    pub(crate) signers: Vec<Place>,
}

impl Buffer {
    /// Folds; `native` is the contract of lumens, of which it keeps nothing.
    pub(crate) fn of(told: &[Told<'_>], native: &str) -> Self {
        let mut read: Vec<_> = told.iter().filter_map(|it| Some((rank(it)?, it))).collect();
        // Of each transaction first the operations, then both kinds of fees.
        read.sort_by_key(|((phase, transaction), _)| (*transaction, *phase != 1, *phase));
        let mut buffer = Self::default();
        for ((phase, transaction), change) in read {
            let Some(place) = change.place() else { continue };
            if phase != 1 && place.0 != Family::Native {
                continue;
            }
            let (kind, entry) = match change.what {
                What::Created(entry) => (Kind::Creation, entry),
                What::Updated(entry) => (Kind::Update, entry),
                What::Removed(_) => (Kind::Removal, change.before.expect("what was there")),
            };
            let Some(mut row) = columns(entry, RESERVE) else { continue };
            if place.0 == Family::Sac {
                if place.1.ends_with(native) {
                    continue;
                }
                if kind == Kind::Removal {
                    let nothing = [("balance", "0".into()), ("is_authorized", false.into())];
                    let nothing =
                        nothing.into_iter().chain([("is_clawback_enabled", false.into())]);
                    row.extend(nothing.map(|(column, value)| (column.to_owned(), value)));
                }
            }
            if kind == Kind::Update && change.before.is_some_and(|before| signers(before, entry)) {
                buffer.signers.push(place);
                continue;
            }
            let order = phase << 37 | transaction << 13 | change.operation;
            buffer.push(place, order, kind, row);
        }
        buffer
    }

    fn push(&mut self, place: Place, order: u64, kind: Kind, row: Row) {
        if let Some(&tomb) = self.tombs.get(&place) {
            if order <= tomb {
                return;
            }
            self.tombs.remove(&place);
        }
        if let Some((held, was, _)) = self.live.get(&place) {
            if *held > order {
                return;
            }
            if (*was, kind) == (Kind::Creation, Kind::Removal) {
                self.live.remove(&place);
                self.tombs.insert(place, order);
                return;
            }
        }
        self.live.insert(place, (order, kind, row));
    }
}

/// Phase and transaction, if it reads the change.
fn rank(told: &Told<'_>) -> Option<(u64, u64)> {
    let phase = match told.phase {
        Phase::Fee => 0,
        Phase::Operation => 1,
        Phase::PostFee => 2,
        _ => return None,
    };
    Some((phase, told.transaction))
}

/// Whether nothing but an account's signers differs, and not when it changed last.
fn signers(before: &xdr::LedgerEntry, after: &xdr::LedgerEntry) -> bool {
    let (xdr::LedgerEntryData::Account(old), xdr::LedgerEntryData::Account(new)) =
        (&before.data, &after.data)
    else {
        return false;
    };
    let plain = |entry: &xdr::AccountEntry| {
        let mut entry = xdr::AccountEntry { signers: xdr::VecM::default(), ..entry.clone() };
        if entry.ext == xdr::AccountEntryExt::V0 {
            entry.ext = xdr::AccountEntryExt::V1(xdr::AccountEntryExtensionV1::default());
        }
        entry
    };
    before.last_modified_ledger_seq == after.last_modified_ledger_seq && plain(old) == plain(new)
}
