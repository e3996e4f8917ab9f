//! Seals the indexes of buckets that are complete, behind the committer.
//!
//! **Frontier.** The output's is the lowest height whose bucket is touched and not yet sealed.
//!
//! **Invariants.**
//! 1. Only durable blocks are read, and a mark is written last: to be killed anywhere costs only time.
//! 2. A bucket is sealed when the durable frontier has passed its end; at the end of a run every
//!    touched bucket is, but the highest of the store, where the next run goes on.

use std::collections::BTreeMap;

use ledgerflow_records::{Credit, Height};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::StreamVec;
use timely::dataflow::channels::pact::Exchange;
use timely::dataflow::operators::{Capability, Operator};

use crate::commit::Outcome;
use crate::index::{self, BUCKET, GROUP};
use crate::meta::Progress;
use crate::store::{Store, StoreError};

/// Which worker seals, and where; the others are given no store.
pub struct Sealing<S> {
    /// The index of the worker that seals.
    pub worker: usize,
    /// What it seals.
    pub store: Option<S>,
}

/// Seals buckets as `credits` become durable.
pub fn sealed<'scope, S: Store>(
    credits: StreamVec<'scope, Height, Credit>,
    sealing: Sealing<S>,
    outcome: &Outcome,
) -> StreamVec<'scope, Height, Height> {
    let Sealing { worker, mut store } = sealing;
    let outcome = outcome.clone();
    let one_worker = Exchange::new(move |_: &Credit| worker as u64);
    credits.unary_frontier::<CapacityContainerBuilder<Vec<_>>, _, _, _>(
        one_worker,
        "Seal",
        move |capability, _| {
            // What an earlier run left unsealed waits for the frontier like everything else.
            let mut touched = BTreeMap::<u32, Option<Capability<Height>>>::new();
            drop(capability);
            let mut first = true;
            move |(input, frontier), output| {
                input.for_each_stamp(|capability, batches| {
                    for credit in batches.flat_map(|batch| batch.drain(..)) {
                        if let Credit::Packed(height) = credit {
                            touched.entry(height.0 / BUCKET).or_insert_with(|| {
                                Some(capability.delayed(&height, output.output_index()))
                            });
                        }
                    }
                });
                let Some(open) = &store else { return touched.clear() };
                if std::mem::take(&mut first) {
                    match left_over(open) {
                        Ok(left) => left.into_iter().for_each(|bucket| {
                            touched.entry(bucket).or_default();
                        }),
                        Err(error) => fail(&outcome, error),
                    }
                }
                let passed = frontier.frontier().first().map(|height| height.0 / BUCKET);
                while let Some(entry) = touched.first_entry() {
                    if passed.is_some_and(|passed| *entry.key() >= passed) {
                        break;
                    }
                    let (bucket, capability) = entry.remove_entry(); // held until it is sealed
                    if let Err(error) = seal(open, bucket, passed.is_none()) {
                        fail(&outcome, error);
                        store = None;
                        return touched.clear();
                    }
                    drop(capability);
                }
            }
        },
    )
}

/// The buckets that an earlier run left unsealed; groups that it left unmerged are merged.
fn left_over<S: Store>(store: &S) -> Result<Vec<u32>, StoreError> {
    for group in index::mergeable(store)? {
        index::merge(store, group)?;
    }
    index::unsealed(store)
}

fn fail(outcome: &Outcome, error: StoreError) {
    tracing::error!(%error, "sealing");
    outcome.fail(error.into());
}

/// Seals a bucket, and merges its group if that makes it full; at the end of a run not the highest.
fn seal<S: Store>(store: &S, bucket: u32, at_end: bool) -> Result<(), StoreError> {
    if at_end {
        let last = Progress::read(store)?.coverage.last();
        if last.is_none_or(|last| last.0 / BUCKET == bucket) {
            return Ok(());
        }
    }
    index::seal(store, bucket)?;
    index::merge(store, bucket / GROUP)?;
    Ok(())
}
