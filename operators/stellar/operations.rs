//! The rows of `operations`.

use ledgerflow_records::operation::Outcome;
use ledgerflow_records::{Height, Operation, Operations, Rejected};
use ledgerflow_views as views;
use ledgerflow_views::{
    FeeBumpTransaction, OperationResult, OperationResultCase, TransactionV0, View,
};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::vec::Map;

use super::convert::muxed;
use super::decode::{Applied, Decoded, Ledgers, is_v0};
use super::spans::saturate;

/// Every operation of every transaction, in application order.
pub fn operations(ledgers: Ledgers<'_>) -> StreamVec<'_, Height, Result<Operations, Rejected>> {
    ledgers.map(|ledger| of(&ledger))
}

/// The operations of one ledger.
///
/// # Errors
/// Rejected: a result of another operation's type, or a code that has no name.
pub fn of(ledger: &Decoded) -> Result<Operations, Rejected> {
    let bytes = ledger.frame.bytes.as_slice();
    let mut rows = Vec::with_capacity(ledger.spans.operations.len());
    for (ordinal, applied) in ledger.transactions.iter().enumerate() {
        let source = source(bytes, applied);
        let results = applied.processing.results.of(&ledger.spans.results);
        let spans = applied.envelope.operations.of(&ledger.spans.operations);
        for (index, span) in spans.iter().enumerate() {
            let operation = views::Operation::trusted(span.of(bytes));
            let row = Operation {
                transaction: saturate(ordinal),
                index: saturate(index),
                kind: operation.body().discriminant(),
                source: operation.source_account().map_or(source, |own| muxed(own).0),
                outcome: None,
                xdr: span.range(),
            };
            let row = match results.get(index) {
                Some(result) => named(row, result.of(bytes))
                    .map_err(|reason| ledger.rejected(Some(ordinal), Some(index), reason))?,
                None => row,
            };
            rows.push(row);
        }
    }
    Ok(Operations { bytes: ledger.frame.bytes.clone(), rows })
}

/// `row` with its outcome, which must be of its own type and have a name.
fn named(row: Operation, bytes: &[u8]) -> Result<Operation, String> {
    let result = OperationResult::trusted(bytes);
    let outcome = match result.case() {
        OperationResultCase::OpInner(inner) if !answers(inner.discriminant(), row.kind) => {
            let (result, asked) = (inner.discriminant(), row.kind);
            return Err(format!("a result of operation type {result} for one of type {asked}"));
        }
        // `opINNER`, the type, and then the type's own union, which is switched by the code.
        OperationResultCase::OpInner(_) => Outcome::Inner(code(bytes.get(8..12))),
        _ => Outcome::Outer(result.discriminant()),
    };
    let row = Operation { outcome: Some(outcome), ..row };
    match row.known() {
        true => Ok(row),
        false => Err(format!("unknown result {outcome:?} of operation type {}", row.kind)),
    }
}

/// Whether a result of type `result` belongs to an operation of type `asked`: its own, or for
/// CREATE_PASSIVE_SELL_OFFER that of MANAGE_SELL_OFFER, which core writes there.
fn answers(result: i32, asked: i32) -> bool {
    result == asked || (result, asked) == (3, 4)
}

fn code(bytes: Option<&[u8]>) -> i32 {
    bytes.and_then(<[u8]>::first_chunk).map_or(i32::MIN, |chunk| i32::from_be_bytes(*chunk))
}

/// The key of the (inner) transaction's source.
pub(crate) fn source(bytes: &[u8], applied: &Applied) -> [u8; 32] {
    let body = applied.envelope.transaction.of(bytes);
    match is_v0(bytes, &applied.envelope) {
        true => *TransactionV0::trusted(body).source_account_ed25519(),
        false => muxed(views::Transaction::trusted(body).source_account()).0,
    }
}

/// The key of a fee bump's fee source.
pub(crate) fn fee_source(bytes: &[u8], applied: &Applied) -> Option<[u8; 32]> {
    let fee_bump = applied.envelope.fee_bump?;
    Some(muxed(FeeBumpTransaction::trusted(fee_bump.of(bytes)).fee_source()).0)
}
