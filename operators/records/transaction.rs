//! One transaction's own facts, from its envelope and its result.

use crate::{Hash, Height};

/// A row of `transactions`. Amounts are stroops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transaction {
    /// The hash that the network knows it by; for a fee bump, the outer one.
    pub hash: Hash,
    /// The hash of the transaction inside a fee bump.
    pub inner_hash: Option<Hash>,
    /// What was paid in the end.
    pub fee_charged: i64,
    /// `TransactionResultCode` of the outer result.
    pub result_code: i32,
    /// Whether the envelope is a fee bump.
    pub fee_bump: bool,
    /// The ed25519 key of the (inner) source account.
    pub source: [u8; 32],
    /// The customer's id behind a muxed source.
    pub source_muxed_id: Option<u64>,
    /// The ed25519 key of a fee bump's fee source.
    pub fee_source: Option<[u8; 32]>,
    /// The customer's id behind a muxed fee source.
    pub fee_source_muxed_id: Option<u64>,
    /// Sequence number of the (inner) source account.
    pub sequence: i64,
    /// What the sender attached.
    pub memo: Memo,
    /// The bid: the most that the envelope allows to be charged.
    pub max_fee: i64,
    /// Operations of the envelope.
    pub operation_count: u32,
}

impl Transaction {
    /// Whether the outer result is `txSUCCESS` or `txFEE_BUMP_INNER_SUCCESS`.
    pub fn successful(&self) -> bool {
        matches!(self.result_code, 0 | 1)
    }
}

/// A memo; text is bytes, for the chain does not promise UTF-8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Memo {
    /// Nothing attached.
    #[default]
    None,
    /// The first `.0` of these bytes.
    Text(u8, [u8; 28]),
    /// A number.
    Id(u64),
    /// A hash of the sender's choosing.
    Hash([u8; 32]),
    /// The hash of the transaction that this one refunds.
    Return([u8; 32]),
}

impl Memo {
    /// A text memo; `None` if it is longer than 28 bytes.
    pub fn text(bytes: &[u8]) -> Option<Self> {
        let mut held = [0; 28];
        held.get_mut(..bytes.len())?.copy_from_slice(bytes);
        Some(Self::Text(u8::try_from(bytes.len()).ok()?, held))
    }
}

/// The 64-bit id of a transaction (`operation` 0) or of its operation `operation`, from 1:
/// ledger, application order from 1 and operation in 32, 20 and 12 bits.
pub fn toid(height: Height, transaction: u32, operation: u32) -> i64 {
    i64::from(height.0) << 32 | i64::from(transaction) << 12 | i64::from(operation)
}

/// The outer result codes by number from −18 to 1, in the names that goldens and tables use.
const RESULT_CODES: [&str; 20] = [
    "TransactionResultCodeTxFrozenKeyAccessed",
    "TransactionResultCodeTxSorobanInvalid",
    "TransactionResultCodeTxMalformed",
    "TransactionResultCodeTxBadMinSeqAgeOrGap",
    "TransactionResultCodeTxBadSponsorship",
    "TransactionResultCodeTxFeeBumpInnerFailed",
    "TransactionResultCodeTxNotSupported",
    "TransactionResultCodeTxInternalError",
    "TransactionResultCodeTxBadAuthExtra",
    "TransactionResultCodeTxInsufficientFee",
    "TransactionResultCodeTxNoAccount",
    "TransactionResultCodeTxInsufficientBalance",
    "TransactionResultCodeTxBadAuth",
    "TransactionResultCodeTxBadSeq",
    "TransactionResultCodeTxMissingOperation",
    "TransactionResultCodeTxTooLate",
    "TransactionResultCodeTxTooEarly",
    "TransactionResultCodeTxFailed",
    "TransactionResultCodeTxSuccess",
    "TransactionResultCodeTxFeeBumpInnerSuccess",
];

/// The name of an outer result code; `None` for a number without one.
pub fn result_code_name(code: i32) -> Option<&'static str> {
    RESULT_CODES.get(usize::try_from(code.checked_add(18)?).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_codes_are_the_published_ones() {
        assert_eq!(toid(Height(4873), 1, 0), 20_929_375_637_504);
        assert_eq!(toid(Height(4873), 1, 1), 20_929_375_637_505);
        assert_eq!(result_code_name(0), Some("TransactionResultCodeTxSuccess"));
        assert_eq!(result_code_name(1), Some("TransactionResultCodeTxFeeBumpInnerSuccess"));
        assert_eq!(result_code_name(-17), Some("TransactionResultCodeTxSorobanInvalid"));
        assert_eq!(result_code_name(-18), Some("TransactionResultCodeTxFrozenKeyAccessed"));
        assert_eq!(result_code_name(-19), None);
        assert_eq!(result_code_name(i32::MAX), None);
    }

    #[test]
    fn a_memo_text_holds_at_most_28_bytes() {
        assert!(matches!(Memo::text(&[1; 28]), Some(Memo::Text(28, _))));
        assert_eq!(Memo::text(&[1; 29]), None);
    }
}
