//! A whole current state on its way into a store, in place of what is there.
//!
//! Rows come in any order; those of a table that come in the order of its keys are written as they
//! come, the others are sorted a part at a time, so that memory is bounded whatever there is.
//! Until [`Load::finish`] the store says that it is half loaded.

use std::collections::BTreeMap;

use ledgerflow_records::{Address, Bound, Code, Current, Height, Uploaded};

use super::{HEAD, Head, Standing};
use crate::code;
use crate::store::{Batch, Family, Order, Run, Store, StoreError};
use crate::tables::current::put_current;

/// Bytes of keys and values that are sorted together.
const PART_BYTES: usize = 64 << 20;
/// Bytes of a run.
const RUN_BYTES: u64 = 128 << 20;
/// Notes that are written together.
const NOTES: usize = 1 << 14;
/// Under what amounts wait until it is known which contracts are tokens.
const AMOUNTS: u8 = 127;

/// A load that is not finished.
pub struct Load<S: Store> {
    store: S,
    /// By tag, the run of rows that come in order, and its last key.
    runs: BTreeMap<u8, (S::Run, Vec<u8>)>,
    part: Vec<(Vec<u8>, Vec<u8>)>,
    part_bytes: usize,
    rows: u64,
    notes: Batch,
}

impl<S: Store> Load<S> {
    /// Begins: what `store` held as its current state is gone.
    ///
    /// # Errors
    /// As the store has them.
    pub fn begin(store: S) -> Result<Self, StoreError> {
        let mut batch = Batch::default();
        batch.delete_range(Family::State, [1], [u8::MAX]);
        batch.put(Family::State, HEAD, Standing::Loading.encode());
        store.write(batch, true)?;
        Ok(Self {
            store,
            runs: BTreeMap::new(),
            part: Vec::new(),
            part_bytes: 0,
            rows: 0,
            notes: Batch::default(),
        })
    }

    /// Takes a row as it is since `modified`.
    ///
    /// # Errors
    /// As the store has them.
    pub fn row(&mut self, row: &Current, modified: Height) -> Result<(), StoreError> {
        let (mut key, mut value) = (Vec::with_capacity(96), Vec::with_capacity(64));
        put_current(row, modified, &mut key, &mut value);
        if value.is_empty() {
            return Ok(());
        }
        self.rows += 1;
        self.put(key, value)
    }

    /// Takes what is a holder's balance if the contract is a token.
    ///
    /// # Errors
    /// As the store has them.
    pub fn amount(
        &mut self,
        (holder, contract): (Address, [u8; 32]),
        amount: i128,
        modified: Height,
    ) -> Result<(), StoreError> {
        let key = [&[AMOUNTS], contract.as_slice(), &holder.bytes()].concat();
        let value = [amount.to_be_bytes().as_slice(), &modified.0.to_be_bytes()].concat();
        self.put(key, value)
    }

    /// Takes what is known of code, where no ledger has said more.
    ///
    /// # Errors
    /// As the store has them.
    pub fn code(&mut self, uploaded: &[Uploaded], bound: &[Bound]) -> Result<(), StoreError> {
        for uploaded in uploaded {
            let code = Code { uploaded: vec![*uploaded], ..Code::default() };
            code::put_new(&self.store, &mut self.notes, uploaded.at.height, &code)?;
        }
        for bound in bound {
            let code = Code { bound: vec![*bound], ..Code::default() };
            code::put_new(&self.store, &mut self.notes, bound.at.height, &code)?;
        }
        self.flush_notes(NOTES)
    }

    /// Takes an asset and its contract.
    ///
    /// # Errors
    /// As the store has them.
    pub fn asset(
        &mut self,
        token: &[u8; 32],
        asset: &ledgerflow_records::Asset,
    ) -> Result<(), StoreError> {
        code::put_asset(&mut self.notes, token, asset);
        self.flush_notes(NOTES)
    }

    /// Rows taken so far.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    fn flush_notes(&mut self, above: usize) -> Result<(), StoreError> {
        match self.notes.0.len() > above {
            true => self.store.write(std::mem::take(&mut self.notes), false),
            false => Ok(()),
        }
    }

    fn put(&mut self, key: Vec<u8>, value: Vec<u8>) -> Result<(), StoreError> {
        let tag = key.first().copied().unwrap_or_default();
        if self.runs.get(&tag).is_some_and(|(run, _)| run.bytes() > RUN_BYTES) {
            let full = self.runs.remove(&tag);
            self.store.ingest(full.into_iter().map(|(run, _)| run).collect())?;
        }
        if !self.runs.contains_key(&tag) {
            self.runs.insert(tag, (self.store.run(Family::State)?, Vec::new()));
        }
        match self.runs.get_mut(&tag) {
            Some((run, last)) if key > *last => {
                run.put(&key, &value)?;
                *last = key;
                Ok(())
            }
            _ => {
                self.part_bytes += key.len() + value.len();
                self.part.push((key, value));
                if self.part_bytes > PART_BYTES { self.sorted() } else { Ok(()) }
            }
        }
    }

    /// Moves in what came out of order.
    fn sorted(&mut self) -> Result<(), StoreError> {
        let mut part = std::mem::take(&mut self.part);
        self.part_bytes = 0;
        part.sort_unstable();
        let mut run = self.store.run(Family::State)?;
        for (key, value) in &part {
            run.put(key, value)?;
        }
        self.store.ingest(vec![run])
    }

    fn settle(&mut self) -> Result<(), StoreError> {
        self.sorted()?;
        let runs = std::mem::take(&mut self.runs);
        self.store.ingest(runs.into_values().map(|(run, _)| run).collect())?;
        self.flush_notes(0)
    }

    /// Ends the load: the state is that of `head` from now on. Yields how many rows it has.
    ///
    /// # Errors
    /// As the store has them; the store then stays half loaded.
    pub fn finish(
        mut self,
        head: Head,
        is_token: impl Fn(&[u8; 32]) -> bool,
    ) -> Result<u64, StoreError> {
        self.settle()?;
        let (store, mut last) = (self.store.clone(), None);
        for entry in store.scan(Family::State, &[AMOUNTS], Some(&[AMOUNTS + 1]), Order::Ascending) {
            let (key, value) = entry?;
            let corrupt = || StoreError::corrupt(Family::State, &key, "no amount");
            let (row, modified) = amount(&key, &value).ok_or_else(corrupt)?;
            if let Current::Sep41((_, contract), _) = &row
                && is_token(contract)
            {
                self.row(&row, modified)?;
                if last.replace(*contract) != Some(*contract) {
                    self.row(&Current::Baseline(*contract, Some(())), head.height)?;
                }
            }
        }
        self.settle()?;
        let mut batch = Batch::default();
        batch.delete_range(Family::State, [AMOUNTS], [AMOUNTS + 1]);
        batch.put(Family::State, HEAD, Standing::At(head).encode());
        self.store.write(batch, true)?;
        Ok(self.rows)
    }
}

/// The row of a holder, unless it holds nothing.
fn amount(key: &[u8], value: &[u8]) -> Option<(Current, Height)> {
    let (contract, holder) = key.get(1..)?.split_first_chunk::<32>()?;
    let (balance, modified) = value.split_first_chunk::<16>()?;
    let balance = i128::from_be_bytes(*balance);
    let row = (balance != 0)
        .then_some(ledgerflow_records::current::Sep41Balance { balance, since: None });
    let row = Current::Sep41((Address::from_bytes(holder)?, *contract), row);
    Some((row, Height(u32::from_be_bytes(modified.try_into().ok()?))))
}
