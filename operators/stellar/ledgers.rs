//! The rows of `ledgers`.

use ledgerflow_records::{Hash, Height, Ledger, Rejected};
use ledgerflow_views::{LedgerHeaderHistoryEntry, TransactionResultPair, View};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::vec::Map;
use twox_hash::XxHash3_64;

use super::decode::{Decoded, Ledgers};
use super::spans::saturate;

/// One row a ledger, also of ledgers without transactions (D14).
pub fn ledgers(ledgers: Ledgers<'_>) -> StreamVec<'_, Height, Result<Ledger, Rejected>> {
    ledgers.map(|ledger| Ok(of(&ledger)))
}

/// The row of one ledger.
pub fn of(ledger: &Decoded) -> Ledger {
    let bytes = ledger.frame.bytes.as_slice();
    let header = ledger.header();
    let successful = ledger.transactions.iter().filter(|applied| applied.successful(bytes));
    Ledger {
        height: ledger.frame.height,
        hash: Hash(*LedgerHeaderHistoryEntry::trusted(ledger.spans.entry.of(bytes)).hash()),
        previous_hash: Hash(*header.previous_ledger_hash()),
        close_time: header.scp_value().close_time(),
        protocol: header.ledger_version(),
        transactions: saturate(ledger.transactions.len()),
        operations: ledger
            .transactions
            .iter()
            .map(|applied| applied.envelope.operations.count())
            .sum(),
        successful_transactions: saturate(successful.count()),
        total_coins: header.total_coins(),
        fee_pool: header.fee_pool(),
        base_fee: header.base_fee(),
        base_reserve: header.base_reserve(),
        size_bytes: saturate(bytes.len()),
        digest: XxHash3_64::oneshot(bytes),
        authenticated: ledger.authenticated,
    }
}

impl super::decode::Applied {
    /// Its `TransactionResultPair`.
    pub fn pair<'a>(&self, bytes: &'a [u8]) -> TransactionResultPair<'a> {
        TransactionResultPair::trusted(self.processing.pair.of(bytes))
    }

    /// The outer result code.
    pub fn result_code(&self, bytes: &[u8]) -> i32 {
        self.pair(bytes).result().result().discriminant()
    }

    /// Whether the transaction succeeded: `txSUCCESS` or `txFEE_BUMP_INNER_SUCCESS`.
    pub fn successful(&self, bytes: &[u8]) -> bool {
        matches!(self.result_code(bytes), 0 | 1)
    }
}
