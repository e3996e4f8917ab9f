//! Everything that one height adds to history, as operators derive it and readers get it back.

use ledgerflow_records::{Ledger, Operations, Participants, Transaction};

/// The rows of one ledger, each list in the order of its primary key.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// The row of `ledgers`.
    pub ledger: Ledger,
    /// In application order.
    pub transactions: Vec<Transaction>,
    /// In order of transaction and index.
    pub operations: Operations,
    /// Links of transactions and of operations to addresses.
    pub participants: Participants,
}
