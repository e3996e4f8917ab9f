//! This is what ends an origin before its time, on the way to becoming a `Rejected`.

use std::sync::Arc;

use ledgerflow_records::{Height, Place, Rejected};

/// What is wrong with the bytes of an origin, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// Lower case, without coordinates.
    pub(crate) reason: String,
    /// In the decompressed origin.
    pub(crate) offset: u64,
    /// The ledger in question, if known.
    pub(crate) ledger: Option<Height>,
    /// Whether bytes before the offset are in doubt too, as after a failed checksum.
    pub(crate) damaged: bool,
}

impl Fault {
    pub(crate) fn at(offset: u64, reason: impl Into<String>) -> Self {
        Self { reason: reason.into(), offset, ledger: None, damaged: false }
    }

    /// The same, casting doubt on what came before.
    pub(crate) fn damaged(self) -> Self {
        Self { damaged: true, ..self }
    }

    pub(crate) fn of(self, ledger: Height) -> Self {
        Self { ledger: Some(ledger), ..self }
    }

    /// The record of this fault in `origin`, of which `last` is the last good height.
    pub(crate) fn reject(
        self,
        origin: &Arc<str>,
        height: Height,
        last: Option<Height>,
    ) -> Rejected {
        let after = last.map(|last| format!(" after ledger {last}")).unwrap_or_default();
        let place = Place {
            ledger: self.ledger,
            offset: Some(self.offset),
            origin: Some(Arc::clone(origin)),
            ..Place::default()
        };
        Rejected { height, place, reason: self.reason + &after }
    }
}
