//! The rows of a height, from however many streams, into one packed block.
//!
//! One message on each edge is one ledger's rows, and all edges of a height end on one worker: a
//! height is complete when every stream has spoken, without waiting for a frontier.

use std::collections::BTreeMap;

use ledgerflow_records::{
    Current, Height, Ledger, Operations, Participants, Rejected, State, StateChanges, Transaction,
};
use serde::{Deserialize, Serialize};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::StreamVec;
use timely::dataflow::channels::pact::Pipeline;
use timely::dataflow::operators::Operator;

use crate::Rows;
use crate::block::{Packed, pack};

/// One table's rows of one ledger.
pub enum Part {
    /// Of `ledgers`.
    Ledger(Box<Ledger>),
    /// Of `transactions`.
    Transactions(Vec<Transaction>),
    /// Of `operations`.
    Operations(Operations),
    /// Of `transactions_accounts` and `operations_accounts`.
    Participants(Participants),
    /// Of `state_changes`; several streams may give some.
    StateChanges(StateChanges),
    /// Of current state; several streams may give some, of tables of their own.
    State(State),
}

impl Part {
    fn into_rows(self, rows: &mut Rows) {
        match self {
            Self::Ledger(ledger) => rows.ledger = *ledger,
            Self::Transactions(transactions) => rows.transactions = transactions,
            Self::Operations(operations) => rows.operations = operations,
            Self::Participants(participants) => rows.participants = participants,
            Self::StateChanges(changes) => rows.changes.add(changes),
            Self::State(state) => rows.state.0.extend(state.0),
        }
    }
}

impl From<Ledger> for Part {
    fn from(ledger: Ledger) -> Self {
        Self::Ledger(Box::new(ledger))
    }
}

impl From<Vec<Transaction>> for Part {
    fn from(transactions: Vec<Transaction>) -> Self {
        Self::Transactions(transactions)
    }
}

impl From<Operations> for Part {
    fn from(operations: Operations) -> Self {
        Self::Operations(operations)
    }
}

impl From<Participants> for Part {
    fn from(participants: Participants) -> Self {
        Self::Participants(participants)
    }
}

impl From<StateChanges> for Part {
    fn from(changes: StateChanges) -> Self {
        Self::StateChanges(changes)
    }
}

impl From<State> for Part {
    fn from(state: State) -> Self {
        Self::State(state)
    }
}

/// What reaches the committer: a height's block, or why there is none.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum Entry {
    Packed(Box<Packed>),
    Rejected(Rejected),
    /// Rows of maintained collections, each of which says its own height.
    Maintained(Height, Vec<Current>),
}

impl Entry {
    /// Its height, if it came under a stamp of `stamp`: one of a collection's update only bounds it
    /// from below.
    pub(crate) fn height(&self, stamp: Height) -> Height {
        match self {
            Self::Maintained(height, _) => *height,
            Self::Packed(_) | Self::Rejected(_) => stamp,
        }
    }
}

/// What the streams have given of one height.
#[derive(Default)]
struct Given {
    parts: usize,
    rejected: bool,
    rows: Rows,
}

/// Packs each height once all `streams` streams have given their rows of it.
pub(crate) fn packed<'scope>(
    parts: StreamVec<'scope, Height, Result<Part, Rejected>>,
    streams: usize,
) -> StreamVec<'scope, Height, Entry> {
    parts.unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(Pipeline, "Pack", move |_, _| {
        let mut open = BTreeMap::<Height, Given>::new();
        move |input, output| {
            input.for_each_stamp(|capability, batches| {
                let Some(&height) = capability.least() else { return };
                let mut session = output.session(&capability);
                for part in batches.flat_map(|batch| batch.drain(..)) {
                    let given = open.entry(height).or_default();
                    given.parts += 1;
                    match part {
                        Ok(part) => part.into_rows(&mut given.rows),
                        Err(rejected) => {
                            given.rejected = true;
                            session.give(Entry::Rejected(rejected));
                        }
                    }
                    if given.parts == streams {
                        let given = open.remove(&height).unwrap_or_default();
                        // Rows of which some are missing are no ledger.
                        if !given.rejected {
                            session.give(match given.rows.linked() {
                                Ok(rows) => Entry::Packed(Box::new(pack(&rows))),
                                Err(rejected) => Entry::Rejected(rejected),
                            });
                        }
                    }
                }
            });
        }
    })
}
