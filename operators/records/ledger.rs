//! One ledger's own facts, from its header.

use crate::{Hash, Height};

/// A row of `ledgers`. Amounts are stroops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// Ledger sequence.
    pub height: Height,
    /// SHA-256 of the header.
    pub hash: Hash,
    /// The hash of the ledger below.
    pub previous_hash: Hash,
    /// Unix seconds.
    pub close_time: u64,
    /// `ledgerVersion` of the header.
    pub protocol: u32,
    /// Transactions applied, failed ones included.
    pub transactions: u32,
    /// Operations of all envelopes, failed ones included.
    pub operations: u32,
    /// Transactions whose outer result is a success.
    pub successful_transactions: u32,
    /// Stroops in existence.
    pub total_coins: i64,
    /// Stroops collected as fees.
    pub fee_pool: i64,
    /// Stroops per operation.
    pub base_fee: u32,
    /// Stroops per reserved entry.
    pub base_reserve: u32,
    /// Length of the ledger's XDR.
    pub size_bytes: u32,
    /// XXH3 of the ledger's XDR: tells an identical re-delivery without deriving it again.
    pub digest: u64,
    /// Whether its hashes were checked (they are not under `--no-authenticate`).
    pub authenticated: bool,
}
