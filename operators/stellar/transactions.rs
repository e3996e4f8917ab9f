//! The rows of `transactions`.

use ledgerflow_records::{Hash, Height, Memo, Rejected, Transaction};
use ledgerflow_views as views;
use ledgerflow_views::{
    Element, FeeBumpTransaction, LedgerEntryChangeCase, LedgerEntryChanges, LedgerEntryDataCase,
    MemoCase, TransactionExtCase, TransactionMeta, TransactionMetaCase,
    TransactionResultResultCase, TransactionV0, View,
};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::vec::Map;

use super::convert::{account, muxed};
use super::decode::{Applied, Decoded, Ledgers, inner_hash, is_v0};

/// Every transaction of every ledger, in application order.
pub fn transactions(
    ledgers: Ledgers<'_>,
) -> StreamVec<'_, Height, Result<Vec<Transaction>, Rejected>> {
    ledgers.map(|ledger| of(&ledger))
}

/// The transactions of one ledger.
///
/// # Errors
/// Rejected: a fee refund that cannot be told (see `fee_charged`).
pub fn of(ledger: &Decoded) -> Result<Vec<Transaction>, Rejected> {
    let protocol = ledger.header().ledger_version();
    let rows = ledger.transactions.iter().enumerate();
    rows.map(|(ordinal, applied)| {
        row(ledger, applied, protocol)
            .map_err(|reason| ledger.rejected(Some(ordinal), None, reason))
    })
    .collect()
}

fn row(ledger: &Decoded, applied: &Applied, protocol: u32) -> Result<Transaction, String> {
    let bytes = ledger.frame.bytes.as_slice();
    let envelope = &applied.envelope;
    let body = envelope.transaction.of(bytes);
    let inner = match is_v0(bytes, envelope) {
        true => v0(TransactionV0::trusted(body)),
        false => v1(views::Transaction::trusted(body)),
    };
    let fee_bump = envelope.fee_bump.map(|span| FeeBumpTransaction::trusted(span.of(bytes)));
    let fee_source = fee_bump.map(|fee_bump| muxed(fee_bump.fee_source()));
    Ok(Transaction {
        hash: applied.hash,
        inner_hash: fee_bump.map(|_| inner_hash_of(ledger, applied)),
        fee_charged: fee_charged(ledger, applied, protocol)?,
        result_code: applied.result_code(bytes),
        fee_bump: fee_bump.is_some(),
        fee_source: fee_source.map(|(key, _)| key),
        fee_source_muxed_id: fee_source.and_then(|(_, id)| id),
        max_fee: fee_bump.map_or(inner.max_fee, |fee_bump| fee_bump.fee()),
        operation_count: envelope.operations.count(),
        ..inner
    })
}

/// What both forms of the (inner) transaction say of it; the rest is filled in by [`row`].
fn v1(transaction: views::Transaction<'_>) -> Transaction {
    let (source, source_muxed_id) = muxed(transaction.source_account());
    Transaction {
        source,
        source_muxed_id,
        sequence: transaction.seq_num(),
        memo: memo(transaction.memo()),
        max_fee: i64::from(transaction.fee()),
        ..unfilled()
    }
}

fn v0(transaction: TransactionV0<'_>) -> Transaction {
    Transaction {
        source: *transaction.source_account_ed25519(),
        sequence: transaction.seq_num(),
        memo: memo(transaction.memo()),
        max_fee: i64::from(transaction.fee()),
        ..unfilled()
    }
}

fn unfilled() -> Transaction {
    Transaction {
        hash: Hash::default(),
        inner_hash: None,
        fee_charged: 0,
        result_code: 0,
        fee_bump: false,
        source: [0; 32],
        source_muxed_id: None,
        fee_source: None,
        fee_source_muxed_id: None,
        sequence: 0,
        memo: Memo::None,
        max_fee: 0,
        operation_count: 0,
    }
}

fn memo(memo: views::Memo<'_>) -> Memo {
    match memo.case() {
        MemoCase::None => Memo::None,
        // The schema holds a text to 28 bytes, and validation holds bytes to the schema.
        MemoCase::Text(text) => Memo::text(text).unwrap_or_default(),
        MemoCase::Id(id) => Memo::Id(id),
        MemoCase::Hash(hash) => Memo::Hash(*hash),
        MemoCase::Return(hash) => Memo::Return(*hash),
    }
}

/// The inner hash: the one in the result, or, where the fee bump failed before its inner
/// transaction had one, the one that the envelope hashes to (D15).
fn inner_hash_of(ledger: &Decoded, applied: &Applied) -> Hash {
    let said = applied.inner_hash(&ledger.frame.bytes);
    said.unwrap_or_else(|| inner_hash(ledger, &applied.envelope))
}

impl Applied {
    /// The inner hash in a fee bump's result, if its inner transaction was tried.
    pub(crate) fn inner_hash(&self, bytes: &[u8]) -> Option<Hash> {
        match self.pair(bytes).result().result().case() {
            TransactionResultResultCase::TxFeeBumpInnerSuccess(pair)
            | TransactionResultResultCase::TxFeeBumpInnerFailed(pair) => {
                Some(Hash(*pair.transaction_hash()))
            }
            _ => None,
        }
    }
}

/// The fee in the result, less the refund of a Soroban fee bump below protocol 21, where core
/// counted the refund to the result only of transactions without a fee bump (stellar-model A.6).
fn fee_charged(ledger: &Decoded, applied: &Applied, protocol: u32) -> Result<i64, String> {
    let bytes = ledger.frame.bytes.as_slice();
    let charged = applied.pair(bytes).result().fee_charged();
    match applied.envelope.fee_bump {
        Some(fee_bump) if protocol < 21 && is_soroban(ledger, applied) => {
            let payer = muxed(FeeBumpTransaction::trusted(fee_bump.of(bytes)).fee_source()).0;
            charged
                .checked_sub(refund(ledger, applied, payer)?)
                .ok_or_else(|| "fee overflow".into())
        }
        _ => Ok(charged),
    }
}

/// Whether the (inner) transaction carries Soroban resources.
pub(crate) fn is_soroban(ledger: &Decoded, applied: &Applied) -> bool {
    let bytes = ledger.frame.bytes.as_slice();
    let envelope = &applied.envelope;
    // The extension follows the operations; only a transaction of one operation can carry it.
    envelope.operations.count() == 1 && !is_v0(bytes, envelope) && {
        let transaction = views::Transaction::trusted(envelope.transaction.of(bytes));
        matches!(transaction.ext().case(), TransactionExtCase::V1(_))
    }
}

/// What the payer's balance grew by after the transaction was applied.
fn refund(ledger: &Decoded, applied: &Applied, payer: [u8; 32]) -> Result<i64, String> {
    let bytes = ledger.frame.bytes.as_slice();
    let after = match TransactionMeta::trusted(applied.processing.meta.of(bytes)).case() {
        TransactionMetaCase::V3(meta) => meta.tx_changes_after(),
        TransactionMetaCase::V4(meta) => meta.tx_changes_after(),
        _ => return Err("a Soroban transaction needs meta V3 or V4 to tell its refund".into()),
    };
    let post =
        applied.processing.post_fee_changes.map(|span| LedgerEntryChanges::at(span.of(bytes)));
    let (mut before, mut now) = (0, 0);
    for change in after.iter().chain(post.into_iter().flat_map(LedgerEntryChanges::iter)) {
        let (LedgerEntryChangeCase::State(entry) | LedgerEntryChangeCase::Updated(entry)) =
            change.case()
        else {
            continue;
        };
        if let LedgerEntryDataCase::Account(held) = entry.data().case()
            && account(held.account_id()) == payer
        {
            match change.case() {
                LedgerEntryChangeCase::State(_) => before = held.balance(),
                _ => now = held.balance(),
            }
        }
    }
    if before > now {
        return Err(format!("the fee source's balance fell from {before} to {now} on a refund"));
    }
    Ok(now.saturating_sub(before))
}
