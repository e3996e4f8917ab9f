//! Where a balance lies, and what a state change does to it.

use std::collections::HashMap;
use std::fmt;

use foldhash::fast::FixedState;
use ledgerflow_records::state_change::{Change, Reason, Trusted, base};
use ledgerflow_records::{Address, Asset, Current, StateChange};

use crate::code;
use crate::store::{Family, Store, StoreError};
use crate::tables::Maintained;
use crate::tables::current::{self, put_current};

/// A key of one of the tables of balances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// Of `native_balances`: an account's key.
    Native([u8; 32]),
    /// Of `trustline_balances`: an account's key and an asset.
    Trustline([u8; 32], Asset),
    /// Of `sac_balances`: a contract that holds, and the asset's contract.
    Sac([u8; 32], [u8; 32]),
    /// Of `sep41_balances`: a holder and the token's contract.
    Sep41(Address, [u8; 32]),
}

impl Slot {
    /// The key of a row and what it holds, if it is of such a table.
    pub fn of(row: &Current) -> Option<(Self, i128)> {
        match row {
            Current::Native(key, Some(row)) => Some((Self::Native(*key), row.balance.into())),
            Current::Trustline((key, asset), Some(row)) => {
                Some((Self::Trustline(*key, *asset), row.balance.into()))
            }
            Current::Sac((holder, token), Some(row)) => {
                Some((Self::Sac(*holder, *token), row.balance))
            }
            Current::Sep41((holder, token), Some(row)) => {
                Some((Self::Sep41(*holder, *token), row.balance))
            }
            _ => None,
        }
    }

    /// Whose balance it is.
    pub fn holder(&self) -> Address {
        match *self {
            Self::Native(key) | Self::Trustline(key, _) => Address::Account(key),
            Self::Sac(holder, _) => Address::Contract(holder),
            Self::Sep41(holder, _) => holder,
        }
    }

    /// The table that it is a key of.
    pub fn table(&self) -> &'static dyn Maintained {
        current::table_of(&self.gone())
    }

    fn gone(&self) -> Current {
        match *self {
            Self::Native(key) => Current::Native(key, None),
            Self::Trustline(key, asset) => Current::Trustline((key, asset), None),
            Self::Sac(holder, token) => Current::Sac((holder, token), None),
            Self::Sep41(holder, token) => Current::Sep41((holder, token), None),
        }
    }

    /// The table's tag and its key, which sort as exports do.
    pub(super) fn key(&self) -> Vec<u8> {
        let mut key = Vec::with_capacity(96);
        put_current(&self.gone(), ledgerflow_records::Height(0), &mut key, &mut Vec::new());
        key
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Native(_) => f.write_str("XLM"),
            Self::Trustline(_, asset) => asset.fmt(f),
            Self::Sac(_, token) | Self::Sep41(_, token) => Address::Contract(*token).fmt(f),
        }?;
        write!(f, " of {}", self.holder())
    }
}

/// What a state change does to a balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// So much more is there.
    Moved(i128),
    /// There is one from here on, of nothing yet.
    Made,
    /// There is none from here on, and there was one.
    Gone,
}

/// The assets of tokens, as far as they were asked for.
pub(super) struct Assets<'a, S> {
    store: &'a S,
    known: HashMap<[u8; 32], Asset, FixedState>,
}

impl<'a, S: Store> Assets<'a, S> {
    pub(super) fn new(store: &'a S) -> Self {
        Self { store, known: HashMap::default() }
    }

    fn of(&mut self, token: &[u8; 32]) -> Result<Asset, StoreError> {
        if let Some(asset) = self.known.get(token) {
            return Ok(*asset);
        }
        let asset = code::asset(self.store, token)?.ok_or_else(|| {
            StoreError::corrupt(Family::Code, token, "a state change names an asset that is none")
        })?;
        self.known.insert(*token, asset);
        Ok(asset)
    }

    /// Which balance a state change is of, and what it does to it; of most it is none.
    ///
    /// What is minted and burnt of an asset is told at the issuer, who has no balance of it; of a
    /// contract token it is told at the holder.
    pub(super) fn step(&mut self, row: &StateChange) -> Result<Option<(Slot, Step)>, StoreError> {
        Ok(match (&row.what, row.account) {
            (Change::Balance { token, amount, .. }, holder) if row.id > base::SEP41 => {
                Some((Slot::Sep41(holder, *token), moved(row.reason, *amount)))
            }
            (Change::Balance { token, amount, .. }, holder)
                if row.id < base::EFFECTS
                    && matches!(row.reason, Reason::Debit | Reason::Credit) =>
            {
                self.slot(holder, token)?.map(|slot| (slot, moved(row.reason, *amount)))
            }
            (Change::Created(_), Address::Account(key)) => Some((Slot::Native(key), Step::Made)),
            (Change::Merged(_), Address::Account(key)) => Some((Slot::Native(key), Step::Gone)),
            (Change::Trustline { to: Trusted::Token(token), .. }, holder) => match row.reason {
                Reason::Add => self.slot(holder, token)?.map(|slot| (slot, Step::Made)),
                Reason::Remove => self.slot(holder, token)?.map(|slot| (slot, Step::Gone)),
                _ => None,
            },
            _ => None,
        })
    }

    /// Where `holder` keeps an asset, if anywhere.
    fn slot(&mut self, holder: Address, token: &[u8; 32]) -> Result<Option<Slot>, StoreError> {
        Ok(match holder {
            Address::Account(key) => match self.of(token)? {
                Asset::Native => Some(Slot::Native(key)),
                asset => (asset.issuer() != Some(key)).then_some(Slot::Trustline(key, asset)),
            },
            Address::Contract(holder) => Some(Slot::Sac(holder, *token)),
            _ => None,
        })
    }
}

/// Sums wrap as those of contract tokens do: these may say any amount.
fn moved(reason: Reason, amount: i128) -> Step {
    match reason {
        Reason::Debit | Reason::Burn => Step::Moved(amount.wrapping_neg()),
        _ => Step::Moved(amount),
    }
}
