//! What ledgers say of code, and of the contracts that run it.

use serde::{Deserialize, Serialize};

use crate::Height;

/// A moment of a chain: an operation of a ledger. Ordinals count from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Moment {
    /// The ledger.
    pub height: Height,
    /// Its transaction, in application order.
    pub transaction: u32,
    /// The operation within the transaction.
    pub operation: u32,
}

/// Code that is on the ledger from here on: uploaded or restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Uploaded {
    /// Since when.
    pub at: Moment,
    /// SHA-256 of the code.
    pub wasm: [u8; 32],
    /// Whether the code publishes a token's interface (SEP-41).
    pub sep41: bool,
}

/// A contract that runs some code from here on: created, upgraded or restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bound {
    /// Since when.
    pub at: Moment,
    /// The contract's id.
    pub contract: [u8; 32],
    /// The hash of the code.
    pub wasm: [u8; 32],
}

/// What the operations of one ledger said, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Code {
    /// Code, each hash once: where it came first.
    pub uploaded: Vec<Uploaded>,
    /// Contracts; of one contract the last holds.
    pub bound: Vec<Bound>,
}

impl Code {
    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.uploaded.is_empty() && self.bound.is_empty()
    }
}
