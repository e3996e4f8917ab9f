//! A ledger that cannot be believed or read, with its coordinates.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Hash, Height};

/// Where in the chain and in its source something was found. What is unknown is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place {
    /// The ledger.
    pub ledger: Option<Height>,
    /// Application order of the transaction, from 1.
    pub transaction: Option<u32>,
    /// The transaction's hash.
    pub hash: Option<Hash>,
    /// The operation within it, from 1.
    pub operation: Option<u32>,
    /// Byte offset in the decompressed origin.
    pub offset: Option<u64>,
    /// The file or stream, as the user named it.
    pub origin: Option<Arc<str>>,
}

/// Why nothing at or above `height` may be committed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rejected {
    /// The first height that is not committed.
    pub height: Height,
    /// Coordinates of the fault.
    pub place: Place,
    /// What is wrong, lower case, without the coordinates.
    pub reason: String,
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { ledger, transaction, hash, operation, offset, origin } = &self.place;
        if let Some(ledger) = ledger {
            write!(f, "ledger {ledger}: ")?;
        }
        if let Some(transaction) = transaction {
            write!(f, "transaction {transaction}")?;
            if let Some(hash) = hash {
                write!(f, " (hash {hash})")?;
            }
            write!(f, ": ")?;
        }
        if let Some(operation) = operation {
            write!(f, "operation {operation}: ")?;
        }
        write!(f, "{}", self.reason)?;
        match (offset, origin) {
            (Some(offset), Some(origin)) => write!(f, " at byte {offset} of {origin}"),
            (Some(offset), None) => write!(f, " at byte {offset}"),
            (None, Some(origin)) => write!(f, " in {origin}"),
            (None, None) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rejection_reads_as_the_contract_says() {
        let rejected = Rejected {
            height: Height(63_092_990),
            place: Place {
                ledger: Some(Height(63_092_990)),
                transaction: Some(17),
                hash: Some(Hash([0xab; 32])),
                operation: Some(2),
                offset: Some(10_234),
                origin: Some("pubnet/ledger-63092990.xdr.gz".into()),
            },
            reason: "unknown operation type 99".into(),
        };
        let hash = "ab".repeat(32);
        assert_eq!(
            rejected.to_string(),
            format!(
                "ledger 63092990: transaction 17 (hash {hash}): operation 2: \
                 unknown operation type 99 at byte 10234 of pubnet/ledger-63092990.xdr.gz"
            )
        );
    }
}
