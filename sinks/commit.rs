//! Commits packed heights in order, each step atomic.
//!
//! ```text
//! rows of one table ──┐
//! rows of one table ──┼─▶ pack ─▶ [exchange to one worker] ─▶ commit ─▶ credits
//! rejections ─────────┘
//! ```
//!
//! **Frontiers.** A height is complete once the frontier of commit's input passes it. The frontier
//! of the credits passes a height only when it is durable.
//!
//! **Invariants.**
//! 1. One step holds whole heights, the coverage and counts that say so, and nothing else.
//! 2. Steps are taken in height order; what is stored and identical is passed over.
//! 3. Nothing at or above a rejected height is written, and everything below it is.
//! 4. Of stored neighbours that were authenticated, the upper names the lower's hash.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use differential_dataflow::VecCollection;
use ledgerflow_records::{Credit, Current, Height, Rejected};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::channels::pact::{Exchange, Pipeline};
use timely::dataflow::operators::vec::Map;
use timely::dataflow::operators::{Capability, Concatenate, Operator};
use timely::dataflow::{Scope, StreamVec};

use crate::block::Packed;
use crate::pack::{Entry, Part, packed};
use crate::store::{Store, StoreError};
use crate::writer::{Writer, Written};

/// Why a run ended before its sources did.
#[derive(Debug, thiserror::Error)]
pub enum Halt {
    /// A ledger that cannot be believed or read.
    #[error("{0}")]
    Rejected(Rejected),
    /// The store said no.
    #[error("{0}")]
    Failed(#[from] StoreError),
}

impl From<Rejected> for Halt {
    fn from(rejected: Rejected) -> Self {
        Self::Rejected(rejected)
    }
}

/// What a run has come to so far, shared with whoever watches it.
#[derive(Clone, Debug, Default)]
pub struct Outcome(Arc<Mutex<(Written, Option<Arc<Halt>>)>>);

impl Outcome {
    /// What is durable by now.
    pub fn written(&self) -> Written {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0
    }

    /// What ended the run early, if anything did.
    pub fn halt(&self) -> Option<Arc<Halt>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1.clone()
    }

    /// Ends the run with what went wrong beside the committer; the first such thing counts.
    pub fn fail(&self, halt: Halt) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1.get_or_insert(Arc::new(halt));
    }

    fn set(&self, written: Written, halt: Option<Halt>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0 = written;
        halt.into_iter().for_each(|halt| self.fail(halt));
    }
}

/// Collects the streams that one step writes together.
#[must_use = "nothing is written until `into_store`"]
pub struct Commit<'scope> {
    scope: Scope<'scope, Height>,
    parts: Vec<StreamVec<'scope, Height, Result<Part, Rejected>>>,
    rejected: Vec<StreamVec<'scope, Height, Rejected>>,
    maintained: Vec<StreamVec<'scope, Height, Entry>>,
}

impl<'scope> Commit<'scope> {
    /// Collects nothing yet.
    pub fn new(scope: Scope<'scope, Height>) -> Self {
        Self { scope, parts: Vec::new(), rejected: Vec::new(), maintained: Vec::new() }
    }

    /// Adds a table's rows: exactly one message for each height.
    pub fn append<R: 'static>(
        mut self,
        rows: StreamVec<'scope, Height, Result<R, Rejected>>,
    ) -> Self
    where
        Part: From<R>,
    {
        self.parts.push(rows.map(|rows| rows.map(Part::from)));
        self
    }

    /// Keeps the rows of a table equal to `rows`, or to what is added to them if some are stored
    /// already: what changes at a height is part of its step.
    pub fn maintain(mut self, rows: VecCollection<'scope, Height, Current>) -> Self {
        self.maintained.push(maintained(rows));
        self
    }

    /// Halts before the first rejected height.
    pub fn halt_on(mut self, rejected: StreamVec<'scope, Height, Rejected>) -> Self {
        self.rejected.push(rejected);
        self
    }

    /// Writes through `writer`, which worker 0 is given, and yields credits for the source.
    pub fn into_store<S: Store>(
        self,
        writer: Option<Writer<S>>,
        outcome: &Outcome,
    ) -> StreamVec<'scope, Height, Credit> {
        let (scope, streams) = (self.scope, self.parts.len());
        let blocks = packed(scope.concatenate(self.parts), streams);
        let rejected = scope.concatenate(self.rejected).map(Entry::Rejected);
        let outcome = outcome.clone();
        let one_worker = Exchange::new(|_: &Entry| 0);
        let entries = [blocks, rejected].into_iter().chain(self.maintained);
        scope.concatenate(entries).unary_frontier::<CapacityContainerBuilder<_>, _, _, _>(
            one_worker,
            "Commit",
            move |_, _| {
                let mut steps = writer.map(|writer| Steps::new(writer, outcome));
                let mut open = BTreeMap::<Height, Open>::new();
                move |(input, frontier), output| {
                    input.for_each_stamp(|capability, batches| {
                        let Some(&least) = capability.least() else { return };
                        let port = output.output_index();
                        for entry in batches.flat_map(|batch| batch.drain(..)) {
                            let height = entry.height(least);
                            let held = open
                                .entry(height)
                                .or_insert_with(|| Open::new(capability.delayed(&height, port)));
                            match entry {
                                Entry::Packed(packed) => {
                                    output.session(&held.capability).give(Credit::Packed(height));
                                    held.packed.push(*packed);
                                }
                                Entry::Rejected(rejected) => held.rejected.push(rejected),
                                Entry::Maintained(_, rows) => held.maintained.extend(rows),
                            }
                        }
                    });
                    let Some(steps) = steps.as_mut() else { return };
                    let complete = |open: &BTreeMap<Height, Open>| match open.first_key_value() {
                        Some((height, _)) => !frontier.less_equal(height),
                        None => false,
                    };
                    while !steps.halted && complete(&open) {
                        let Some((height, held)) = open.pop_first() else { break };
                        if let Some(halted) = steps.take(height, held) {
                            output.session(&halted).give(Credit::Halted);
                        }
                    }
                    if steps.halted {
                        open.clear();
                    } else if let Some(halted) = steps.pause(frontier.is_empty()) {
                        output.session(&halted).give(Credit::Halted);
                    }
                }
            },
        )
    }
}

/// What one height has so far.
struct Open {
    capability: Capability<Height>,
    packed: Vec<Packed>,
    rejected: Vec<Rejected>,
    maintained: Vec<Current>,
}

impl Open {
    fn new(capability: Capability<Height>) -> Self {
        Self { capability, packed: Vec::new(), rejected: Vec::new(), maintained: Vec::new() }
    }
}

/// The steps of a run: which heights are taken and not yet durable.
struct Steps<S: Store> {
    writer: Writer<S>,
    outcome: Outcome,
    /// Of the lowest height that is taken and not yet durable: times are ordered, so it holds all.
    held: Option<Capability<Height>>,
    halted: bool,
}

impl<S: Store> Steps<S> {
    fn new(writer: Writer<S>, outcome: Outcome) -> Self {
        outcome.set(writer.written(), None);
        Self { writer, outcome, held: None, halted: false }
    }

    /// Takes a complete height; yields its capability if it ends the run.
    fn take(&mut self, height: Height, mut open: Open) -> Option<Capability<Height>> {
        open.rejected.sort(); // which of several is told must not depend on arrival
        let taken = match open.rejected.into_iter().next() {
            Some(rejected) => Err(Halt::Rejected(rejected)),
            None => self.writer.take(height, open.packed, in_order(open.maintained)),
        };
        match taken {
            Ok(()) => {
                self.held.get_or_insert(open.capability);
                // What was wrong with the state at the start is mended before anything is added.
                if self.writer.full() || height == START { self.step() } else { None }
            }
            Err(halt) => {
                let step = self.writer.step();
                Some(self.halt(step.err().map_or(halt, Halt::Failed), open.capability))
            }
        }
    }

    /// Nothing more is complete for now, or, `at_end`, for ever.
    fn pause(&mut self, at_end: bool) -> Option<Capability<Height>> {
        if at_end || self.writer.live() { self.step() } else { None }
    }

    /// Makes what was taken durable; yields the lowest capability of it if that fails.
    fn step(&mut self) -> Option<Capability<Height>> {
        let lowest = self.held.take()?;
        match self.writer.step() {
            Ok(written) => {
                self.outcome.set(written, None);
                None
            }
            Err(error) => Some(self.halt(Halt::Failed(error), lowest)),
        }
    }

    fn halt(&mut self, halt: Halt, at: Capability<Height>) -> Capability<Height> {
        self.outcome.set(self.writer.written(), Some(halt));
        self.held = None;
        self.halted = true;
        at
    }
}

/// The height at which rows that are stored enter a dataflow, below that of every ledger.
pub const START: Height = Height(0);

/// What a collection's updates put and remove, height by height.
fn maintained<'scope>(
    rows: VecCollection<'scope, Height, Current>,
) -> StreamVec<'scope, Height, Entry> {
    rows.inner.unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(
        Pipeline,
        "Maintain",
        move |_, _| {
            move |input, output| {
                input.for_each_stamp(|capability, batches| {
                    let mut heights = BTreeMap::<Height, Vec<Current>>::new();
                    for (row, height, change) in batches.flat_map(|batch| batch.drain(..)) {
                        let row = if change > 0 { row } else { row.gone() };
                        heights.entry(height).or_default().push(row);
                    }
                    let entries =
                        heights.into_iter().map(|(height, rows)| Entry::Maintained(height, rows));
                    output.session(&capability).give_iterator(entries);
                });
            }
        },
    )
}

/// Rows that go before rows that come, of which a key has at most one.
fn in_order(mut rows: Vec<Current>) -> Vec<Current> {
    let (gone, come) = rows.drain(..).partition::<Vec<_>, _>(|row| *row == row.gone());
    rows.extend(gone);
    rows.extend(come);
    rows
}
