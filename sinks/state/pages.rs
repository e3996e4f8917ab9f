//! All rows of the current state, page by page, without holding the store in between; behind them
//! the assets that any ledger named, as what their contracts would say of themselves.

use ledgerflow_records::Current;
use ledgerflow_records::current::ContractToken;

use crate::code;
use crate::store::{Family, Order, Store, StoreError};
use crate::tables::CURRENT;

/// Rows of a page.
const PAGE: usize = 4096;

/// Pages in order of keys; those that readers are not shown are among the rows.
pub struct Pages<S> {
    store: S,
    next: Next,
}

/// Where the next page begins.
enum Next {
    /// At the least key of its first row.
    Row(Vec<u8>),
    /// Above the contract of an asset.
    Asset(Option<[u8; 32]>),
    /// Nowhere.
    End,
}

impl<S: Store> Pages<S> {
    /// All pages of `store`.
    pub fn new(store: S) -> Self {
        Self { store, next: Next::Row(vec![1]) }
    }

    fn rows(&mut self, from: &[u8]) -> Result<Vec<Current>, StoreError> {
        self.next = Next::Asset(None);
        let mut rows = Vec::with_capacity(PAGE);
        let end = [super::EXPIRATIONS];
        for entry in self.store.scan(Family::State, from, Some(&end), Order::Ascending) {
            let (mut key, value) = entry?;
            let table = CURRENT.iter().find(|table| key.first() == Some(&table.tag()));
            let row = table.and_then(|table| table.read(key.get(1..)?, &value));
            let corrupt = || StoreError::corrupt(Family::State, &key, "no row of any table");
            rows.push(row.ok_or_else(corrupt)?.0);
            if rows.len() == PAGE {
                key.push(0);
                self.next = Next::Row(key);
                break;
            }
        }
        Ok(rows)
    }

    fn assets(&mut self, after: Option<[u8; 32]>) -> Result<Vec<Current>, StoreError> {
        let assets = code::assets(&self.store, after.as_ref(), PAGE)?;
        if assets.len() == PAGE {
            self.next = Next::Asset(assets.last().map(|(contract, _)| *contract));
        }
        let said = |(contract, asset)| Current::Token(contract, Some(ContractToken::Asset(asset)));
        Ok(assets.into_iter().map(said).collect())
    }
}

impl<S: Store> Iterator for Pages<S> {
    type Item = Result<Vec<Current>, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        match std::mem::replace(&mut self.next, Next::End) {
            Next::Row(from) => Some(self.rows(&from)),
            Next::Asset(after) => Some(self.assets(after)),
            Next::End => None,
        }
    }
}
