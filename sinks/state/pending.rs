//! Rows of a step: of each key what holds at its end.

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use ledgerflow_records::{Current, Height};

use super::writes::{Writes, expiration};
use super::{EXPIRATIONS, HEAD, Head, Standing};
use crate::store::{Batch, Family, Order, Run, Store, StoreError};
use crate::tables::current::{Maintained, Sep41Allowances};

/// What a step changes of the current state.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    /// Key ↦ value; an empty value is none.
    rows: HashMap<Vec<u8>, Vec<u8>, FixedState>,
    bytes: u64,
    ledgers: u32,
}

impl Pending {
    /// Takes what a ledger writes, on top of what earlier ones did.
    pub(crate) fn add(&mut self, writes: &Writes) {
        self.ledgers += 1;
        writes.iter().for_each(|(key, value)| self.set(key, value));
    }

    fn set(&mut self, key: &[u8], value: &[u8]) {
        match self.rows.get_mut(key) {
            Some(held) => {
                held.clear();
                held.extend_from_slice(value);
            }
            None => {
                self.bytes += (key.len() + value.len()) as u64;
                self.rows.insert(key.to_vec(), value.to_vec());
            }
        }
    }

    /// Bytes of keys and values, about.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Whether nothing was taken, not even a ledger that writes nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.ledgers == 0
    }

    /// Removes allowances that ended before `height`: nobody can use them any more.
    fn sweep<S: Store>(&mut self, store: &S, height: Height) -> Result<(), StoreError> {
        let end = expiration(height.0, &[]);
        let mut ended = Vec::new();
        for entry in store.scan(Family::State, &[EXPIRATIONS], Some(&end), Order::Ascending) {
            ended.push(entry?.0);
        }
        let due = |key: &&Vec<u8>| key.first() == Some(&EXPIRATIONS) && **key < end;
        ended.extend(self.rows.keys().filter(due).cloned());
        for waiting in ended {
            let tag = [Sep41Allowances.tag()];
            let key = [&tag, waiting.get(5..).unwrap_or_default()].concat();
            let stored;
            let row = match self.rows.get(&key) {
                Some(row) => Some(row),
                None => {
                    stored = store.get(Family::State, &key)?;
                    stored.as_ref()
                }
            };
            let read = |row: &Vec<u8>| match Sep41Allowances.read(key.get(1..)?, row)?.0 {
                Current::Allowance(_, Some(allowance)) => Some(allowance.expiration),
                _ => None,
            };
            // It may have been approved anew for longer, or be gone.
            if row.and_then(read).is_some_and(|expiration| expiration < height.0) {
                self.set(&key, &[]);
            }
            self.set(&waiting, &[]);
        }
        Ok(())
    }

    /// What is to be written, in order of keys, with the head that it makes true.
    fn ordered<S: Store>(mut self, store: &S, head: Head) -> Result<Ordered, StoreError> {
        self.sweep(store, head.height)?;
        self.set(HEAD, &Standing::At(head).encode());
        let mut rows: Vec<_> = self.rows.into_iter().collect();
        rows.sort_unstable();
        Ok(rows)
    }

    /// One sorted run of it all.
    pub(crate) fn into_run<S: Store>(self, store: &S, head: Head) -> Result<S::Run, StoreError> {
        let mut run = store.run(Family::State)?;
        for (key, value) in self.ordered(store, head)? {
            match value.is_empty() {
                true => run.delete(&key)?,
                false => run.put(&key, &value)?,
            }
        }
        Ok(run)
    }

    /// Adds it all to a batch.
    pub(crate) fn into_batch<S: Store>(
        self,
        store: &S,
        head: Head,
        batch: &mut Batch,
    ) -> Result<(), StoreError> {
        for (key, value) in self.ordered(store, head)? {
            match value.is_empty() {
                true => batch.delete(Family::State, key),
                false => batch.put(Family::State, key, value),
            }
        }
        Ok(())
    }
}

type Ordered = Vec<(Vec<u8>, Vec<u8>)>;
