//! What moves contract tokens: the few state changes that sums and allowances are made of.

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::{Address, Height, Rejected, StateChanges};
use serde::{Deserialize, Serialize};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::StreamVec;
use timely::dataflow::channels::pact::Pipeline;
use timely::dataflow::operators::Operator;
use timely::dataflow::operators::core::OkErr;

/// Owner, spender and token.
pub type Approved = (Address, Address, [u8; 32]);

/// What one ledger says of contract tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moves {
    /// Holder, token and what is added, in the token's smallest unit.
    pub amounts: Vec<((Address, [u8; 32]), i128)>,
    /// Approvals in ledger order: of what, the amount, and the last ledger.
    pub approvals: Vec<(Approved, (i128, u32))>,
    /// Contracts of assets.
    pub assets: Vec<[u8; 32]>,
}

type Changed<'scope> = StreamVec<'scope, Height, Result<StateChanges, Rejected>>;

/// The changes, and beside them what moves contract tokens: one message for each height.
pub fn moves(changes: Changed<'_>) -> (Changed<'_>, StreamVec<'_, Height, Moves>) {
    let both = changes.unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(
        Pipeline,
        "Moves",
        move |_, _| {
            move |input, output| {
                input.for_each_stamp(|capability, batches| {
                    let mut session = output.session(&capability);
                    for changes in batches.flat_map(|batch| batch.drain(..)) {
                        session.give(Err(changes.as_ref().map(of).unwrap_or_default()));
                        session.give(Ok(changes));
                    }
                });
            }
        },
    );
    both.ok_err(|given| given)
}

/// What one ledger's changes say of contract tokens.
pub fn of(changes: &StateChanges) -> Moves {
    let assets = changes.noted.assets.iter().map(|(token, _)| *token).collect();
    let mut moves = Moves { assets, ..Moves::default() };
    if !changes.counts {
        return moves;
    }
    for row in changes.rows.iter().filter(|row| row.id > base::SEP41) {
        match row.what {
            Change::Balance { token, amount, .. } => {
                let added = match row.reason {
                    Reason::Debit | Reason::Burn => amount.wrapping_neg(),
                    _ => amount,
                };
                moves.amounts.push(((row.account, token), added));
            }
            Change::Allowance { token, spender, amount, live_until } => {
                moves.approvals.push(((row.account, spender, token), (amount, live_until)));
            }
            _ => {}
        }
    }
    moves
}
