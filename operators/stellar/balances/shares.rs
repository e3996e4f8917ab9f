//! `liquidity_pool_balances`: shares of pools, which are trustlines to them (D.6).

use ledgerflow_records::Current;

/// The row of an account that trusts a pool.
pub(super) fn of(account: [u8; 32], pool: [u8; 32], shares: i64) -> Current {
    Current::Share((account, pool), Some(shares))
}

/// No row: the trustline was given up.
pub(super) fn gone(account: [u8; 32], pool: [u8; 32]) -> Current {
    Current::Share((account, pool), None)
}
