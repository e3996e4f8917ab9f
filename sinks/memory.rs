//! A store without a disk: for tests, and for runs whose rows nobody keeps.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::store::{Batch, Change, Entry, Family, Order, Run, Store, StoreError};

type Families = [BTreeMap<Vec<u8>, Vec<u8>>; Family::ALL.len()];

/// Every family as a map behind one lock.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<RwLock<Families>>);

impl Memory {
    fn read(&self) -> RwLockReadGuard<'_, Families> {
        // No operation below leaves the maps half-changed by a panic.
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self) -> RwLockWriteGuard<'_, Families> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for Memory {
    type Run = MemoryRun;

    fn get(&self, family: Family, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.read()[family as usize].get(key).cloned())
    }

    fn scan<'a>(
        &'a self,
        family: Family,
        from: &[u8],
        to: Option<&[u8]>,
        order: Order,
    ) -> impl Iterator<Item = Result<Entry, StoreError>> + use<'a> {
        let mut entries = range(&self.read()[family as usize], from, to);
        if order == Order::Descending {
            entries.reverse();
        }
        entries.into_iter().map(Ok)
    }

    fn write(&self, batch: Batch, _sync: bool) -> Result<(), StoreError> {
        let mut families = self.change();
        for change in batch.0 {
            match change {
                Change::Put(family, key, value) => {
                    families[family as usize].insert(key, value);
                }
                Change::Delete(family, key) => {
                    families[family as usize].remove(&key);
                }
                Change::DeleteRange(family, from, to) => {
                    families[family as usize].retain(|key, _| *key < from || *key >= to);
                }
            }
        }
        Ok(())
    }

    fn run(&self, family: Family) -> Result<MemoryRun, StoreError> {
        Ok(MemoryRun { family, bytes: 0, entries: Vec::new() })
    }

    fn ingest(&self, runs: Vec<MemoryRun>) -> Result<(), StoreError> {
        let mut families = self.change();
        for run in runs {
            let family = &mut families[run.family as usize];
            for (key, value) in run.entries {
                match value {
                    Some(value) => drop(family.insert(key, value)),
                    None => drop(family.remove(&key)),
                }
            }
        }
        Ok(())
    }

    fn bytes(&self, family: Family) -> Result<u64, StoreError> {
        let families = self.read();
        let sizes = families[family as usize].iter().map(|(key, value)| key.len() + value.len());
        Ok(sizes.sum::<usize>() as u64)
    }
}

/// The entries from `from` to before `to`; none if the bounds cross, where a map would panic.
fn range(map: &BTreeMap<Vec<u8>, Vec<u8>>, from: &[u8], to: Option<&[u8]>) -> Vec<Entry> {
    if to.is_some_and(|to| to <= from) {
        return Vec::new();
    }
    map.range::<[u8], _>((Bound::Included(from), to.map_or(Bound::Unbounded, Bound::Excluded)))
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

/// Entries that are not in the maps yet.
#[derive(Debug)]
pub struct MemoryRun {
    family: Family,
    bytes: u64,
    /// `None` where the key is gone.
    entries: Vec<(Vec<u8>, Option<Vec<u8>>)>,
}

impl MemoryRun {
    fn push(&mut self, key: &[u8], value: Option<&[u8]>) -> Result<(), StoreError> {
        if self.entries.last().is_some_and(|(last, _)| key <= last.as_slice()) {
            return Err(StoreError::unsorted(self.family, key));
        }
        self.bytes += (key.len() + value.map_or(0, <[u8]>::len)) as u64;
        self.entries.push((key.to_vec(), value.map(<[u8]>::to_vec)));
        Ok(())
    }
}

impl Run for MemoryRun {
    fn put(&mut self, key: &[u8], value: &[u8]) -> Result<(), StoreError> {
        self.push(key, Some(value))
    }

    fn delete(&mut self, key: &[u8]) -> Result<(), StoreError> {
        self.push(key, None)
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }

    fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}
