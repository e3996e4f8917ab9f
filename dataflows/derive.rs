//! The Stellar page without a dataflow: one ledger at a time, one step after the other.
//!
//! What `verify --against` compares with, and what tests hold the dataflow to.

use ledgerflow_operators::stellar::{
    Network, authenticate, decode, ledgers, operations, participants, transactions,
};
use ledgerflow_records::{Frame, Rejected};
use ledgerflow_sinks::Rows;

/// All rows of the ledger in `frame`.
///
/// # Errors
/// Whatever would halt the dataflow at this height, but for links to other ledgers.
pub fn rows(frame: Frame, network: &Network, checked: bool) -> Result<Rows, Rejected> {
    let mut ledger = decode::of(frame, network)?;
    if checked {
        authenticate::of(&ledger)?;
        ledger.authenticated = true;
    }
    Ok(Rows {
        ledger: ledgers::of(&ledger),
        transactions: transactions::of(&ledger)?,
        operations: operations::of(&ledger)?,
        participants: participants::of(&ledger)?,
    })
}
