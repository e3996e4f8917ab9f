//! Rows of a step: of each key what holds at its end.

use std::collections::BTreeSet;

use ledgerflow_records::{Current, Height};

use super::writes::{Writes, expiration};
use super::{EXPIRATIONS, HEAD, Head, Standing};
use crate::store::{Batch, Family, Order, Run, Store, StoreError};
use crate::tables::current::{Maintained, Sep41Allowances};

/// What a step changes of the current state: every write in its order, sorted when the step is made.
/// To look up each key as it comes is dearer, as none is near the one before.
#[derive(Default)]
pub(crate) struct Pending {
    /// Keys and values.
    bytes: Vec<u8>,
    rows: Vec<Row>,
    ledgers: u32,
}

/// Where a key starts, where it ends and its value begins, and where that ends; no value is empty,
/// so an empty one is none.
#[derive(Clone, Copy, Debug)]
struct Row(u32, u32, u32);

impl Row {
    fn key(self, bytes: &[u8]) -> &[u8] {
        bytes.get(self.0 as usize..self.1 as usize).unwrap_or_default()
    }

    fn value(self, bytes: &[u8]) -> Option<&[u8]> {
        bytes.get(self.1 as usize..self.2 as usize).filter(|value| !value.is_empty())
    }
}

impl Pending {
    /// Takes what a ledger writes, on top of what earlier ones did.
    pub(crate) fn add(&mut self, writes: &Writes) {
        self.ledgers += 1;
        for (key, value) in writes.iter() {
            let start = length(&self.bytes);
            self.bytes.extend_from_slice(key);
            let middle = length(&self.bytes);
            self.bytes.extend_from_slice(value);
            self.rows.push(Row(start, middle, length(&self.bytes)));
        }
    }

    /// Bytes of keys and values, replaced ones among them.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// Whether nothing was taken, not even a ledger that writes nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.ledgers == 0
    }

    /// Of each key the last write, in order of keys.
    fn last_of_each(&self) -> Vec<Row> {
        let key = |place: &u32| self.rows.get(*place as usize).map(|row| row.key(&self.bytes));
        // Numbers alone first: how keys begin, and the order of their writes.
        let start = |key: &[u8]| {
            let mut start = [0; 8];
            start.iter_mut().zip(key).for_each(|(to, from)| *to = *from);
            u64::from_be_bytes(start)
        };
        let starts = self.rows.iter().map(|row| start(row.key(&self.bytes)));
        let mut order: Vec<(u64, u32)> = starts.zip(0..).collect();
        order.sort_unstable();
        let mut last = Vec::with_capacity(order.len() / 2);
        for alike in order.chunk_by_mut(|(one, _), (other, _)| one == other) {
            if alike.array_windows().any(|[(_, one), (_, other)]| key(one) != key(other)) {
                alike.sort_by(|(_, one), (_, other)| key(one).cmp(&key(other)));
            }
            let of_one_key = alike.chunk_by(|(_, one), (_, other)| key(one) == key(other));
            last.extend(of_one_key.filter_map(|writes| self.rows.get(writes.last()?.1 as usize)));
        }
        last
    }

    /// Allowances that ended before `height`, and what waits for their end: nobody can use them any
    /// more.
    fn ended<S: Store>(
        &self,
        last: &[Row],
        store: &S,
        height: Height,
    ) -> Result<BTreeSet<Vec<u8>>, StoreError> {
        let (start, end) = ([EXPIRATIONS], expiration(height.0, &[]));
        let key = |row: &Row| row.key(&self.bytes);
        let due = last.partition_point(|row| key(row) < &start)
            ..last.partition_point(|row| key(row) < &end);
        let due = last.get(due).unwrap_or_default().iter().map(|row| key(row).to_vec());
        let mut waiting: BTreeSet<_> = due.collect();
        for entry in store.scan(Family::State, &start, Some(&end), Order::Ascending) {
            waiting.insert(entry?.0);
        }
        let mut ended = waiting.clone();
        for waiting in waiting {
            let tag = [Sep41Allowances.tag()];
            let of = [&tag, waiting.get(5..).unwrap_or_default()].concat();
            let stored;
            let row = match last.binary_search_by(|row| key(row).cmp(&of)) {
                Ok(place) => last.get(place).and_then(|row| row.value(&self.bytes)),
                Err(_) => {
                    stored = store.get(Family::State, &of)?;
                    stored.as_deref()
                }
            };
            let read = |row: &[u8]| match Sep41Allowances.read(of.get(1..)?, row)?.0 {
                Current::Allowance(_, Some(allowance)) => Some(allowance.expiration),
                _ => None,
            };
            // It may have been approved anew for longer, or be gone.
            if row.and_then(read).is_some_and(|expiration| expiration < height.0) {
                ended.insert(of);
            }
        }
        Ok(ended)
    }

    /// Shows `each` what is to be written, in order of keys, with the head that it makes true; no
    /// value where a key is gone.
    fn ordered<S: Store>(
        &mut self,
        store: &S,
        head: Head,
        mut each: impl FnMut(&[u8], Option<&[u8]>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let last = self.last_of_each();
        let mut ended = self.ended(&last, store, head.height)?.into_iter().peekable();
        each(HEAD, Some(&Standing::At(head).encode()))?;
        for row in last {
            let key = row.key(&self.bytes);
            while let Some(before) = ended.next_if(|ended| ended.as_slice() < key) {
                each(&before, None)?;
            }
            let ended = ended.next_if(|ended| ended == key).is_some();
            each(key, row.value(&self.bytes).filter(|_| !ended))?;
        }
        ended.try_for_each(|key| each(&key, None))?;
        // The next step is about as large.
        self.bytes.clear();
        self.rows.clear();
        self.ledgers = 0;
        Ok(())
    }

    /// One sorted run of it all; nothing is left.
    pub(crate) fn run<S: Store>(&mut self, store: &S, head: Head) -> Result<S::Run, StoreError> {
        let mut run = store.run(Family::State)?;
        self.ordered(store, head, |key, value| match value {
            Some(value) => run.put(key, value),
            None => run.delete(key),
        })?;
        Ok(run)
    }

    /// Adds it all to a batch; nothing is left.
    pub(crate) fn put<S: Store>(
        &mut self,
        store: &S,
        head: Head,
        batch: &mut Batch,
    ) -> Result<(), StoreError> {
        self.ordered(store, head, |key, value| {
            match value {
                Some(value) => batch.put(Family::State, key, value),
                None => batch.delete(Family::State, key),
            }
            Ok(())
        })
    }
}

fn length<T>(of: &[T]) -> u32 {
    u32::try_from(of.len()).expect("a step ends long before 4 GiB")
}
