//! The Stellar page without a dataflow: one ledger at a time, one step after the other.
//!
//! What `verify --against` compares with, and what tests hold the dataflow to.

use ledgerflow_operators::stellar::balances::{self, allowances, moves};
use ledgerflow_operators::stellar::{
    Judge, Network, authenticate, decode, ledgers, operations, participants, state_changes,
    transactions,
};
use ledgerflow_records::{Frame, Rejected};
use ledgerflow_sinks::Rows;

/// All rows of the ledger in `frame`; `judge` decides which contracts are tokens.
///
/// # Errors
/// Whatever would halt the dataflow at this height, but for links to other ledgers.
pub fn rows(
    frame: Frame,
    network: &Network,
    checked: bool,
    judge: &mut Judge,
) -> Result<Rows, Rejected> {
    let mut ledger = decode::of(frame, network)?;
    if checked {
        authenticate::of(&ledger)?;
        ledger.authenticated = true;
    }
    let unjudged = state_changes::of(&ledger)?;
    let changes = judge.judged(unjudged).map_err(|reason| ledger.rejected(None, None, reason))?;
    let mut state = balances::of(&ledger);
    state.0.extend(allowances::of(&moves::of(&changes)).0);
    let rows = Rows {
        ledger: ledgers::of(&ledger),
        transactions: transactions::of(&ledger)?,
        operations: operations::of(&ledger)?,
        participants: participants::of(&ledger)?,
        changes,
        state,
    };
    rows.linked()
}
