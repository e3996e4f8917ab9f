//! `sep41_balances`: what events of contract tokens sum up to (D.10).
//!
//! The amount is the difference: of a holder and a token, the collection holds the sum. Sums wrap
//! at 128 bits: a token may say that it moved any amount, and no order of the same events may give
//! another sum.

use std::num::Wrapping;

use differential_dataflow::operators::CountTotal;
use differential_dataflow::{AsCollection, VecCollection};
use ledgerflow_records::current::Sep41Balance;
use ledgerflow_records::{Address, Current, Height};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::StreamVec;
use timely::dataflow::channels::pact::Pipeline;
use timely::dataflow::operators::Operator;
use timely::dataflow::operators::vec::Map;

use super::held::changed;
use super::moves::Moves;

/// Of each holder and token, the sum of `moves` and of what is `held`, where it is not zero.
pub fn sep41_balances<'scope>(
    moves: StreamVec<'scope, Height, Moves>,
    held: StreamVec<'scope, Height, Current>,
) -> Sums<'scope> {
    let stored = held.flat_map(|row| match row {
        Current::Sep41(key, Some(row)) => Some((key, Height(0), Wrapping(row.balance))),
        _ => None,
    });
    let moved = moves.unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(
        Pipeline,
        "Amounts",
        move |_, _| {
            move |input, output| {
                input.for_each_stamp(|capability, batches| {
                    let Some(&height) = capability.least() else { return };
                    let amounts = batches.flat_map(|batch| batch.drain(..)).flat_map(|moves| {
                        moves
                            .amounts
                            .into_iter()
                            .map(move |(key, added)| (key, height, Wrapping(added)))
                    });
                    output.session(&capability).give_iterator(amounts);
                });
            }
        },
    );
    moved.as_collection().concat(stored.as_collection()).count_total()
}

/// Holder and token, and the sum.
pub type Sums<'scope> = VecCollection<'scope, Height, ((Address, [u8; 32]), Wrapping<i128>)>;

/// The rows that sums make, as they differ from those `held`.
pub fn sum_rows<'scope>(
    sums: Sums<'scope>,
    held: StreamVec<'scope, Height, Current>,
) -> VecCollection<'scope, Height, Current> {
    let rows = sums.map(|(key, Wrapping(balance))| {
        Current::Sep41(key, Some(Sep41Balance { balance, since: None }))
    });
    changed(rows, held, |row| matches!(row, Current::Sep41(..)))
}
