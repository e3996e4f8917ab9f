//! This finds where a ledger ends that has neither length nor mark.

use ledgerflow_views::{LedgerCloseMeta, Null, Reason, View};

/// Why no end was found.
pub(crate) enum Miss {
    /// The bytes end first.
    Short,
    /// This is no ledger, from that byte on.
    Wrong { offset: usize, reason: String },
}

/// The length of the `LedgerCloseMeta` that `bytes` begin with.
pub(crate) fn length(bytes: &[u8]) -> Result<usize, Miss> {
    LedgerCloseMeta::walk(bytes, &mut Null).map_err(|error| match error.reason {
        Reason::Truncated => Miss::Short,
        reason => Miss::Wrong { offset: error.offset, reason: reason.to_string() },
    })
}
