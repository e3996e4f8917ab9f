//! `sep41_allowances`: what owners let others spend (D.10).

use ledgerflow_records::current::Allowance;
use ledgerflow_records::{Current, Height, Rejected, State};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::vec::Map;

use super::moves::Moves;

/// The allowances of every ledger.
pub fn allowances(
    moves: StreamVec<'_, Height, Moves>,
) -> StreamVec<'_, Height, Result<State, Rejected>> {
    moves.map(|moves| Ok(of(&moves)))
}

/// The allowances of one ledger, as last approved in it (D22); one of nothing is none.
pub fn of(moves: &Moves) -> State {
    // Later rows of a key replace earlier ones.
    let rows = moves.approvals.iter().map(|&(key, (amount, expiration))| {
        let allowance = Allowance { amount, expiration };
        Current::Allowance(key, (amount != 0).then_some(allowance))
    });
    State(rows.collect())
}
