//! The current state as a run moves it on, ledger by ledger, step by step.

use ledgerflow_records::{Current, Height};

use super::{GENESIS, HEAD, Head, Pending, Standing, Writes};
use crate::block::Packed;
use crate::store::{Batch, Family, Store, StoreError};
use crate::tables::CURRENT;

/// The state of a run: what is stored, and what the step will make of it.
pub(crate) struct Moving {
    next: Option<Head>,
    pending: Pending,
    views: u8,
}

impl Moving {
    /// Goes on from what `store` holds, keeping these views.
    pub(crate) fn open<S: Store>(store: &S, views: u8) -> Result<Self, StoreError> {
        let next = match Standing::read(store)? {
            Standing::Loading => return Err(StoreError::HalfLoaded),
            standing => standing.head().copied(),
        };
        let moving = Self { next, pending: Pending::default(), views };
        moving.drop_views(store)?;
        Ok(moving)
    }

    /// Removes views that are stored and kept no longer: nobody would know how old they are.
    fn drop_views<S: Store>(&self, store: &S) -> Result<(), StoreError> {
        let Some(head) = self.next.filter(|head| head.views & !self.views != 0) else {
            return Ok(());
        };
        let mut batch = Batch::default();
        for table in CURRENT {
            if table.view() & head.views & !self.views != 0 {
                let tag = table.tag();
                batch.delete_range(Family::State, [tag], [tag + 1]);
            }
        }
        let head = Head { views: head.views & self.views, ..head };
        batch.put(Family::State, HEAD, Standing::At(head).encode());
        store.write(batch, true)
    }

    /// Whether a ledger moves the state on.
    ///
    /// # Errors
    /// In words: it does not follow the one that the state is of.
    pub(crate) fn due(&self, block: &Packed) -> Result<bool, String> {
        let Some(head) = &self.next else { return Ok(true) };
        let height = block.height;
        if height <= head.height {
            return Ok(false);
        }
        if height > head.height.next() {
            return Err(format!(
                "the current state is of ledger {} and {} ledgers in between are missing: ingest \
                 them, or history alone with --history-only",
                head.height,
                height.0 - head.height.0 - 1
            ));
        }
        match head.hash {
            Some(hash) if block.authenticated && hash != block.previous_hash => Err(format!(
                "it follows a ledger of hash {}, but the current state is of ledger {} with hash \
                 {hash}",
                block.previous_hash, head.height
            )),
            _ => Ok(true),
        }
    }

    /// Takes a ledger that is due, and what it makes of the collections that are maintained.
    pub(crate) fn take(&mut self, block: &Packed, maintained: &[Current]) {
        let height = block.height;
        let started = self.next.map(|head| (head.from, head.complete));
        let (from, complete) = started.unwrap_or((height, height <= GENESIS));
        let hash = block.authenticated.then_some(block.hash);
        let (base_reserve, views) = (block.base_reserve, self.views);
        self.next = Some(Head { from, height, complete, hash, base_reserve, views });
        self.pending.add(&block.state);
        self.add(maintained, height);
    }

    /// Takes rows that should have been there at the state's height.
    pub(crate) fn correct(&mut self, maintained: &[Current]) {
        if let Some(head) = &mut self.next {
            head.views = self.views;
            let height = head.height;
            self.add(maintained, height);
        }
    }

    fn add(&mut self, rows: &[Current], modified: Height) {
        if !rows.is_empty() {
            let mut writes = Writes::default();
            writes.add(rows, modified);
            self.pending.add(&writes);
        }
    }

    /// Bytes that wait for the step, about.
    pub(crate) fn bytes(&self) -> u64 {
        self.pending.bytes()
    }

    /// One sorted run of what changed with the step, if anything did.
    pub(crate) fn run<S: Store>(&mut self, store: &S) -> Result<Option<S::Run>, StoreError> {
        let head = self.next.filter(|_| !self.pending.is_empty());
        head.map(|head| self.pending.run(store, head)).transpose()
    }

    /// Adds what changed with the step to a batch.
    pub(crate) fn put<S: Store>(&mut self, store: &S, batch: &mut Batch) -> Result<(), StoreError> {
        match self.next.filter(|_| !self.pending.is_empty()) {
            Some(head) => self.pending.put(store, head, batch),
            None => Ok(()),
        }
    }
}
