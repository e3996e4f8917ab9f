//! The only writer of history: blocks and what the database says of them, in steps.

use ledgerflow_records::{Current, Height, Place, Rejected};

use crate::block::{self, Header, Packed};
use crate::code::Notes;
use crate::commit::Halt;
use crate::meta::{Count, Progress};
use crate::state::Moving;
use crate::store::{Batch, Family, Run, Store, StoreError};
use crate::tables;

/// How steps are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// As soon as heights are complete: one atomic batch, through the write-ahead log.
    Live {
        /// Whether each step survives power loss when it is done; else it survives a kill.
        sync: bool,
    },
    /// Many heights a step: one sorted file, and then the coverage that makes it visible.
    Bulk {
        /// The most heights in a step.
        heights: usize,
        /// Whether each step survives power loss when it is done; else it survives a kill.
        sync: bool,
    },
}

/// Bytes of blocks that end a bulk step.
const STEP_BYTES: u64 = 128 << 20;

/// What a run has made durable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Heights that are new.
    pub heights: u64,
    /// Heights that were given and already stored, identical.
    pub known: u64,
    /// Transactions of the new heights.
    pub transactions: u64,
    /// Operations of the new heights.
    pub operations: u64,
    /// Rows of the new heights, over all tables.
    pub rows: u64,
    /// Raw bytes of the new heights.
    pub raw_bytes: u64,
    /// The highest height that is durable.
    pub durable: Option<Height>,
}

/// Writes the blocks of a run into a store.
pub struct Writer<S: Store> {
    store: S,
    mode: Mode,
    /// What the store will say once the step is done.
    progress: Progress,
    written: Written,
    /// What `written` becomes with the step.
    next: Written,
    /// Heights taken and not written.
    taken: usize,
    /// The block last taken, for the link to the next.
    last: Option<(Height, Link)>,
    run: Option<S::Run>,
    batch: Batch,
    notes: Notes,
    /// The current state, unless history alone is wanted.
    state: Option<Moving>,
}

/// What neighbours must agree on.
#[derive(Clone, Copy)]
struct Link {
    hash: ledgerflow_records::Hash,
    previous: ledgerflow_records::Hash,
    authenticated: bool,
}

impl<S: Store> Writer<S> {
    /// A writer that goes on from what `store` holds.
    pub fn open(store: S, mode: Mode) -> Result<Self, StoreError> {
        let progress = Progress::read(&store)?;
        let written = Written { durable: progress.durable, ..Written::default() };
        Ok(Self {
            store,
            mode,
            progress,
            written,
            next: written,
            taken: 0,
            last: None,
            run: None,
            batch: Batch::default(),
            notes: Notes::default(),
            state: None,
        })
    }

    /// Moves the current state on as well, keeping these views (bits of [`crate::state::view`]).
    ///
    /// # Errors
    /// As the store has them; and a state that is half loaded.
    pub fn with_state(self, views: u8) -> Result<Self, StoreError> {
        let state = Some(Moving::open(&self.store, views)?);
        Ok(Self { state, ..self })
    }

    /// Whether a step is due whenever nothing more is complete.
    pub(crate) fn live(&self) -> bool {
        matches!(self.mode, Mode::Live { .. })
    }

    /// Whether a step is due.
    pub(crate) fn full(&self) -> bool {
        match self.mode {
            Mode::Live { .. } => false,
            Mode::Bulk { heights, .. } => {
                let blocks = self.run.as_ref().map_or(0, Run::bytes);
                let state = self.state.as_ref().map_or(0, Moving::bytes);
                self.taken >= heights || blocks + state > STEP_BYTES
            }
        }
    }

    /// What is durable by now.
    pub(crate) fn written(&self) -> Written {
        self.written
    }

    /// Keeps bulk steps to half of the `ledgers` that a source may have in flight: a step that
    /// waits for more than that waits for ever.
    pub fn within(self, ledgers: usize) -> Self {
        let mode = match self.mode {
            Mode::Bulk { heights, sync } => {
                Mode::Bulk { heights: heights.min((ledgers / 2).max(1)), sync }
            }
            live => live,
        };
        Self { mode, ..self }
    }

    /// Adds a complete height to the step, with what it makes of maintained collections; these
    /// alone are what should have been there before.
    pub(crate) fn take(
        &mut self,
        height: Height,
        blocks: Vec<Packed>,
        maintained: Vec<Current>,
    ) -> Result<(), Halt> {
        let mut blocks = blocks.into_iter();
        let Some(block) = blocks.next() else {
            self.state.iter_mut().for_each(|state| state.correct(&maintained));
            return Ok(());
        };
        for other in blocks {
            same(height, "given twice", &Given::of(&other), &Given::of(&block))?;
        }
        let due = self.state.as_ref().map_or(Ok(false), |state| state.due(&block));
        let due = due.map_err(|reason| rejected(height, reason))?;
        self.history(height, &block)?;
        self.taken += 1;
        if due && let Some(state) = &mut self.state {
            state.take(&block, &maintained);
        }
        Ok(())
    }

    /// Adds a height's block to the step, if it is not stored.
    fn history(&mut self, height: Height, block: &Packed) -> Result<(), Halt> {
        let stored = match self.progress.coverage.contains(height) {
            true => Some(self.header(height)?),
            false => None,
        };
        if let Some(stored) = &stored {
            same(height, "stored", &Given::of_header(stored), &Given::of(block))?;
            self.next.known += 1;
            if stored.ledger.authenticated || !block.authenticated {
                return Ok(());
            }
        }
        let link = Link {
            hash: block.hash,
            previous: block.previous_hash,
            authenticated: block.authenticated,
        };
        self.linked(height, &link)?;
        self.put(height, block)?;
        match stored {
            // What was taken unchecked is now checked: the same rows, which say so.
            Some(_) => self.progress.unauthenticated.remove(height, height),
            None => self.count(height, block),
        }
        self.last = Some((height, link));
        Ok(())
    }

    fn put(&mut self, height: Height, block: &Packed) -> Result<(), StoreError> {
        for (part, bytes) in (0..).zip(&block.parts) {
            let key = block::key(height, part);
            match self.mode {
                Mode::Live { .. } => self.batch.put(Family::Blocks, key, bytes.to_vec()),
                Mode::Bulk { .. } => {
                    if self.run.is_none() {
                        self.run = Some(self.store.run(Family::Blocks)?);
                    }
                    if let Some(run) = &mut self.run {
                        run.put(&key, bytes)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn count(&mut self, height: Height, block: &Packed) {
        self.progress.coverage.insert(height, height);
        if !block.authenticated {
            self.progress.unauthenticated.insert(height, height);
        }
        self.progress.durable = self.progress.durable.max(Some(height));
        self.notes.put(&mut self.batch, height, &block.noted);
        self.progress.malformed += u64::from(block.noted.malformed);
        self.progress.undecided += u64::from(block.noted.undecided);
        self.next.heights += 1;
        self.next.durable = self.progress.durable;
        self.next.raw_bytes += u64::from(block.raw_bytes);
        let counts = block.counts.rows.into_iter().zip(block.counts.bytes);
        for (table, (rows, bytes)) in tables::HISTORY.iter().zip(counts) {
            let name = table.name();
            self.next.rows += rows;
            match name {
                "transactions" => self.next.transactions += rows,
                "operations" => self.next.operations += rows,
                _ => {}
            }
            match self.progress.counts.iter_mut().find(|count| count.table == name) {
                Some(count) => {
                    count.rows += rows;
                    count.bytes += bytes;
                }
                None => self.progress.counts.push(Count { table: name.into(), rows, bytes }),
            }
        }
    }

    /// Checks the links to the neighbours that are held.
    fn linked(&self, height: Height, link: &Link) -> Result<(), Halt> {
        let below = Height(height.0.saturating_sub(1));
        if let Some(lower) = self.neighbour(below, height)?
            && lower.authenticated
            && link.authenticated
            && lower.hash != link.previous
        {
            let reason = format!(
                "it follows a ledger of hash {}, but ledger {below} has hash {}",
                link.previous, lower.hash
            );
            return Err(rejected(height, reason));
        }
        if let Some(upper) = self.neighbour(height.next(), height)?
            && upper.authenticated
            && link.authenticated
            && upper.previous != link.hash
        {
            let reason = format!(
                "it has hash {}, but stored ledger {} follows one of hash {}",
                link.hash,
                height.next(),
                upper.previous
            );
            return Err(rejected(height, reason));
        }
        Ok(())
    }

    /// The link of `at`, if it is held and is not `height` itself.
    fn neighbour(&self, at: Height, height: Height) -> Result<Option<Link>, StoreError> {
        match self.last {
            Some((last, link)) if last == at => Ok(Some(link)),
            _ if at == height || !self.progress.coverage.contains(at) => Ok(None),
            _ => {
                let header = self.header(at)?;
                Ok(Some(Link {
                    hash: header.ledger.hash,
                    previous: header.ledger.previous_hash,
                    authenticated: header.ledger.authenticated,
                }))
            }
        }
    }

    fn header(&self, height: Height) -> Result<Header, StoreError> {
        let key = block::key(height, 0);
        let corrupt = |reason: String| StoreError::corrupt(Family::Blocks, &key, &reason);
        let bytes = self.store.get(Family::Blocks, &key)?;
        let bytes = bytes.ok_or_else(|| corrupt("a covered height has no block".into()))?;
        block::header(&bytes).map_err(|error| corrupt(error.to_string()))
    }

    /// Makes everything taken durable, and says so in the same step.
    pub(crate) fn step(&mut self) -> Result<Written, StoreError> {
        self.taken = 0;
        let (Mode::Live { sync } | Mode::Bulk { sync, .. }) = self.mode;
        let mut batch = std::mem::take(&mut self.batch);
        let blocks = self.run.take();
        let new = blocks.is_some() || !batch.0.is_empty();
        match (&mut self.state, self.mode) {
            (Some(state), Mode::Live { .. }) => state.put(&self.store, &mut batch)?,
            // Until the coverage is written, nobody sees which blocks were moved in; the state says
            // itself what it is of.
            (Some(state), Mode::Bulk { .. }) => {
                let state = state.run(&self.store)?;
                self.store.ingest(blocks.into_iter().chain(state).collect())?;
            }
            (None, _) => self.store.ingest(blocks.into_iter().collect())?,
        }
        if new {
            self.progress.put(&mut batch);
        }
        if !batch.0.is_empty() {
            self.store.write(batch, sync)?;
        }
        self.written = self.next;
        Ok(self.written)
    }
}

/// What tells two deliveries of one height apart.
struct Given {
    hash: ledgerflow_records::Hash,
    content: u64,
}

impl Given {
    fn of(block: &Packed) -> Self {
        Self { hash: block.hash, content: block.content }
    }

    fn of_header(header: &Header) -> Self {
        Self { hash: header.ledger.hash, content: header.content }
    }
}

fn same(height: Height, how: &str, stored: &Given, given: &Given) -> Result<(), Halt> {
    if (stored.hash, stored.content) == (given.hash, given.content) {
        return Ok(());
    }
    let reason = format!(
        "{how} with hash {} (rows {:016x}), now with hash {} (rows {:016x})",
        stored.hash, stored.content, given.hash, given.content
    );
    Err(rejected(height, reason))
}

fn rejected(height: Height, reason: String) -> Halt {
    let place = Place { ledger: Some(height), ..Place::default() };
    Halt::Rejected(Rejected { height, place, reason })
}
