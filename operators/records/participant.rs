//! Who took part in what.

use crate::Address;

/// The participants of one ledger: rows of `transactions_accounts` and `operations_accounts`.
///
/// Both lists are sorted and free of repetitions. Ordinals count from 0 within the ledger: of
/// transactions in application order, of operations over all transactions in that order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Participants {
    /// Transaction ordinal, participant. Holds every operation's participants too.
    pub transactions: Vec<(u32, Address)>,
    /// Operation ordinal, participant.
    pub operations: Vec<(u32, Address)>,
}
