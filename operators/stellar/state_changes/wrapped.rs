//! Transactions, wrapped as the ledger that stellar-core would write.

use stellar_xdr as xdr;
use stellar_xdr::WriteXdr;

/// A transaction as it stands in a ledger.
#[derive(Clone, Debug, Default)]
pub(crate) struct Applied {
    pub(crate) envelope: xdr::TransactionEnvelope,
    pub(crate) pair: xdr::TransactionResultPair,
    pub(crate) fee_changes: Vec<xdr::LedgerEntryChange>,
    pub(crate) meta: xdr::TransactionMeta,
    pub(crate) post_fee_changes: Vec<xdr::LedgerEntryChange>,
}

/// What a header says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Header {
    pub(crate) protocol: u32,
    pub(crate) sequence: u32,
    pub(crate) close_time: u64,
}

/// The ledger of these transactions, wrapped as core of that protocol does.
pub(crate) fn ledger(header: Header, transactions: Vec<Applied>) -> Vec<u8> {
    let Header { protocol, sequence, close_time } = header;
    let envelopes: Vec<_> = transactions.iter().map(|made| made.envelope.clone()).collect();
    let mut entry = xdr::LedgerHeaderHistoryEntry::default();
    entry.header.ledger_version = protocol;
    entry.header.ledger_seq = sequence;
    entry.header.base_reserve = 5_000_000;
    entry.header.scp_value.close_time = xdr::TimePoint(close_time);
    let plain = |made: Applied| xdr::TransactionResultMeta {
        result: made.pair,
        fee_processing: changes(made.fee_changes),
        tx_apply_processing: made.meta,
    };
    let generalized = |txs: Vec<xdr::TransactionEnvelope>| {
        let component = xdr::TxSetComponentTxsMaybeDiscountedFee { base_fee: None, txs: list(txs) };
        let component = xdr::TxSetComponent::TxsetCompTxsMaybeDiscountedFee(component);
        let phases = list(vec![xdr::TransactionPhase::V0(list(vec![component]))]);
        xdr::GeneralizedTransactionSet::V1(xdr::TransactionSetV1 { phases, ..Default::default() })
    };
    let meta = match protocol {
        0..20 => xdr::LedgerCloseMeta::V0(xdr::LedgerCloseMetaV0 {
            ledger_header: entry,
            tx_set: xdr::TransactionSet { txs: list(envelopes), ..Default::default() },
            tx_processing: list(transactions.into_iter().map(plain).collect()),
            ..Default::default()
        }),
        20..23 => xdr::LedgerCloseMeta::V1(xdr::LedgerCloseMetaV1 {
            ledger_header: entry,
            tx_set: generalized(envelopes),
            tx_processing: list(transactions.into_iter().map(plain).collect()),
            ..Default::default()
        }),
        _ => xdr::LedgerCloseMeta::V2(xdr::LedgerCloseMetaV2 {
            ledger_header: entry,
            tx_set: generalized(envelopes),
            tx_processing: list(transactions.into_iter().map(with_post_fees).collect()),
            ..Default::default()
        }),
    };
    meta.to_xdr(xdr::Limits::none()).expect("it can be written")
}

fn with_post_fees(made: Applied) -> xdr::TransactionResultMetaV1 {
    xdr::TransactionResultMetaV1 {
        ext: xdr::ExtensionPoint::V0,
        result: made.pair,
        fee_processing: changes(made.fee_changes),
        tx_apply_processing: made.meta,
        post_tx_apply_fee_processing: changes(made.post_fee_changes),
    }
}

pub(crate) fn list<T, const N: u32>(items: Vec<T>) -> xdr::VecM<T, N> {
    items.try_into().unwrap_or_else(|_| panic!("more than {N} items"))
}

pub(crate) fn changes(changes: Vec<xdr::LedgerEntryChange>) -> xdr::LedgerEntryChanges {
    xdr::LedgerEntryChanges(list(changes))
}
