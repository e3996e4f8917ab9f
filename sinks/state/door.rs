//! The door that readers of the current state come in by.
//!
//! Some rows are kept and not shown: balances in contracts that have an asset's form and are no
//! asset's (D13), descriptions of contracts whose code is no token's, allowances that ended.

use std::cell::RefCell;
use std::collections::HashMap;

use ledgerflow_records::current::{ContractToken, Sep41Balance};
use ledgerflow_records::{Address, Current, Height, Moment};

use super::{GENESIS, Head, Standing};
use crate::code;
use crate::store::{Family, Order, Store, StoreError};
use crate::tables::current::{self, ContractTokens, Maintained, TokenBaselines};

/// A row, and when it changed last.
pub type Entry = (Current, Height);

/// The current state of a database.
pub struct Door<S> {
    store: S,
    head: Head,
    /// Which contracts are an asset's own, as far as they were asked for.
    assets: RefCell<HashMap<[u8; 32], bool>>,
    /// Of which contracts all that was ever moved is known.
    whole: RefCell<HashMap<[u8; 32], bool>>,
}

impl<S: Store> Door<S> {
    /// The state in `store`, if there is one.
    ///
    /// # Errors
    /// As the store has them; and a state that is half loaded.
    pub fn open(store: S) -> Result<Option<Self>, StoreError> {
        match Standing::read(&store)? {
            Standing::Empty => Ok(None),
            Standing::Loading => Err(StoreError::HalfLoaded),
            Standing::At(head) => Ok(Some(Self {
                store,
                head,
                assets: RefCell::default(),
                whole: RefCell::default(),
            })),
        }
    }

    /// The store behind it.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// As of which ledger it is.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The rows of one table, in order of their keys.
    pub fn rows<'a>(
        &'a self,
        table: &'static dyn Maintained,
    ) -> impl Iterator<Item = Result<Entry, StoreError>> + use<'a, S> {
        self.under(table, &[])
    }

    /// The rows of a table whose keys start with `prefix`, behind the tag.
    fn under<'a>(
        &'a self,
        table: &'static dyn Maintained,
        prefix: &[u8],
    ) -> impl Iterator<Item = Result<Entry, StoreError>> + use<'a, S> {
        let from = [&[table.tag()], prefix].concat();
        let to = after(&from);
        let entries = self.store.scan(Family::State, &from, Some(&to), Order::Ascending);
        entries.filter_map(move |entry| {
            let read = entry.and_then(|(key, value)| {
                let row = table.read(key.get(1..).unwrap_or_default(), &value);
                row.ok_or_else(|| StoreError::corrupt(Family::State, &key, "no row of its table"))
            });
            let shown = read.and_then(|(row, modified)| {
                Ok(self.shown(&row)?.then_some((self.qualified(row)?, modified)))
            });
            shown.transpose()
        })
    }

    /// Everything that `address` holds: lumens, assets, contract tokens, shares of pools.
    pub fn balances(&self, address: &Address) -> Result<Vec<Entry>, StoreError> {
        let key = address.key();
        let own: &[&'static dyn Maintained] = match address {
            Address::Account(_) => &[
                &current::NativeBalances,
                &current::TrustlineBalances,
                &current::LiquidityPoolBalances,
            ],
            Address::Contract(_) => &[&current::SacBalances],
            _ => &[],
        };
        let mut rows = Vec::new();
        for table in own {
            for row in self.under(*table, key) {
                rows.push(row?);
            }
        }
        for row in self.under(&current::Sep41Balances, &address.bytes()) {
            rows.push(row?);
        }
        Ok(rows)
    }

    /// What a contract says of itself.
    pub fn token(&self, contract: &[u8; 32]) -> Result<Option<ContractToken>, StoreError> {
        match self.under(&ContractTokens, contract).next().transpose()? {
            Some((Current::Token(_, token), _)) => Ok(token),
            _ => Ok(None),
        }
    }

    /// Rows that are kept and not shown: contracts that look like an asset's and are none.
    pub fn look_alikes(&self) -> Result<u64, StoreError> {
        let tag = [current::SacBalances.tag()];
        let mut count = 0;
        for entry in self.store.scan(Family::State, &tag, Some(&after(&tag)), Order::Ascending) {
            let (key, value) = entry?;
            let row = current::SacBalances.read(key.get(1..).unwrap_or_default(), &value);
            let Some((row, _)) = row else { continue };
            count += u64::from(!self.shown(&row)?);
        }
        Ok(count)
    }

    /// Rows of a table that are shown, and bytes of all of its keys and values.
    pub fn count(&self, table: &'static dyn Maintained) -> Result<(u64, u64), StoreError> {
        let tag = [table.tag()];
        let (mut rows, mut bytes) = (0, 0);
        for entry in self.store.scan(Family::State, &tag, Some(&after(&tag)), Order::Ascending) {
            let (key, value) = entry?;
            bytes += (key.len() + value.len()) as u64;
            let row = table.read(key.get(1..).unwrap_or_default(), &value);
            rows += u64::from(row.map_or(Ok(true), |(row, _)| self.shown(&row))?);
        }
        Ok((rows, bytes))
    }

    /// Whether the table is kept.
    pub fn keeps(&self, table: &dyn Maintained) -> bool {
        table.view() & !self.head.views == 0
    }

    /// The row, and from where it is summed if that is not from the beginning.
    fn qualified(&self, row: Current) -> Result<Current, StoreError> {
        Ok(match row {
            Current::Sep41(key, Some(row)) if !self.is_whole(&key.1)? => {
                Current::Sep41(key, Some(Sep41Balance { since: Some(self.head.from), ..row }))
            }
            row => row,
        })
    }

    fn is_whole(&self, contract: &[u8; 32]) -> Result<bool, StoreError> {
        if self.head.from <= GENESIS {
            return Ok(true);
        }
        if let Some(known) = self.whole.borrow().get(contract) {
            return Ok(*known);
        }
        let key = [&[TokenBaselines.tag()], contract.as_slice()].concat();
        let known = self.store.get(Family::State, &key)?.is_some();
        self.whole.borrow_mut().insert(*contract, known);
        Ok(known)
    }

    fn shown(&self, row: &Current) -> Result<bool, StoreError> {
        match row {
            Current::Sac((_, contract), _) => self.is_an_assets(contract),
            Current::Token(contract, Some(ContractToken::Described { .. })) => {
                self.is_a_tokens(contract)
            }
            Current::Allowance(_, Some(allowance)) => {
                Ok(allowance.expiration >= self.head.height.0)
            }
            _ => Ok(true),
        }
    }

    /// Whether an asset's own instance was seen, or an asset whose contract this must be.
    fn is_an_assets(&self, contract: &[u8; 32]) -> Result<bool, StoreError> {
        if let Some(known) = self.assets.borrow().get(contract) {
            return Ok(*known);
        }
        let key = [&[ContractTokens.tag()], contract.as_slice()].concat();
        let instance = self.store.get(Family::State, &key)?;
        let row = instance.and_then(|value| ContractTokens.read(contract, &value));
        let known = matches!(row, Some((Current::Token(_, Some(ContractToken::Asset(_))), _)))
            || code::asset(&self.store, contract)?.is_some();
        self.assets.borrow_mut().insert(*contract, known);
        Ok(known)
    }

    /// Whether the code that a contract runs is a token's.
    fn is_a_tokens(&self, contract: &[u8; 32]) -> Result<bool, StoreError> {
        let now = Moment { height: Height(u32::MAX), transaction: u32::MAX, operation: u32::MAX };
        let Some((_, wasm)) = code::bound(&self.store, contract, now)? else { return Ok(false) };
        Ok(code::uploaded(&self.store, &wasm, now)?.unwrap_or_default())
    }
}

/// The first key behind all that start with `prefix`.
fn after(prefix: &[u8]) -> Vec<u8> {
    let mut end = prefix.to_vec();
    while let Some(last) = end.pop() {
        if last < u8::MAX {
            end.push(last + 1);
            break;
        }
    }
    end
}
