//! What a visitor sees: spans that are values of their types, all of them, inner ones first.

use std::collections::BTreeMap;

use ledgerflow_views::{Element, LedgerCloseMeta, LedgerEntryChanges, View, Visit};
use stellar_xdr::{self as owned, Limits, ReadXdr};

use crate::ledgers::samples;

/// Spans by type, in the order they were seen, and the order itself.
#[derive(Default)]
struct Spans {
    all: Vec<(usize, usize)>,
    by_type: BTreeMap<&'static str, Vec<(usize, usize)>>,
}

impl Spans {
    fn add(&mut self, name: &'static str, start: usize, end: usize) {
        self.all.push((start, end));
        self.by_type.entry(name).or_default().push((start, end));
    }

    fn count(&self, name: &str) -> usize {
        self.by_type.get(name).map_or(0, Vec::len)
    }
}

macro_rules! visited {
    ($($method:ident $name:ident),* $(,)?) => {
        impl Visit for Spans {
            $(fn $method(&mut self, start: usize, end: usize) {
                self.add(stringify!($name), start, end);
            })*

            fn ledger_entry_changes(&mut self, start: usize, end: usize) {
                self.add("LedgerEntryChanges", start, end);
            }
        }

        /// Panics unless the bytes are exactly one value of the type.
        fn whole(name: &str, bytes: &[u8]) {
            match name {
                $(stringify!($name) => {
                    ledgerflow_views::$name::read(bytes).expect(name);
                    owned::$name::from_xdr(bytes, Limits::none()).expect(name);
                })*
                _ => assert_eq!(LedgerEntryChanges::at(bytes).xdr(), bytes),
            }
        }
    };
}

visited!(
    transaction_envelope TransactionEnvelope,
    transaction Transaction,
    transaction_v0 TransactionV0,
    fee_bump_transaction FeeBumpTransaction,
    operation Operation,
    transaction_set TransactionSet,
    generalized_transaction_set GeneralizedTransactionSet,
    ledger_header LedgerHeader,
    ledger_header_history_entry LedgerHeaderHistoryEntry,
    transaction_result_pair TransactionResultPair,
    transaction_result_meta TransactionResultMeta,
    transaction_result_meta_v1 TransactionResultMetaV1,
    transaction_meta TransactionMeta,
    operation_meta OperationMeta,
    operation_meta_v2 OperationMetaV2,
    operation_result OperationResult,
    ledger_entry_change LedgerEntryChange,
    contract_event ContractEvent,
    soroban_transaction_meta SorobanTransactionMeta,
    soroban_transaction_meta_v2 SorobanTransactionMetaV2,
    soroban_authorization_entry SorobanAuthorizationEntry,
);

#[test]
fn spans_are_whole_values_and_none_is_missed() {
    let mut seen = BTreeMap::new();
    for sample in samples(&["pubnet", "testnet", "every-protocol", "protocol-8-to-12"]) {
        if sample.batch {
            continue;
        }
        let mut spans = Spans::default();
        LedgerCloseMeta::walk(&sample.bytes, &mut spans).expect("a real ledger");
        for (name, spans) in &spans.by_type {
            *seen.entry(*name).or_insert(0) += spans.len();
            spans.iter().for_each(|(start, end)| whole(name, &sample.bytes[*start..*end]));
        }
        // A part ends after all that is inside of it.
        assert!(spans.all.is_sorted_by_key(|(_, end)| end), "{}", sample.name);
        counted(&spans, &sample.bytes);
    }
    eprintln!("{seen:?}");
    assert!(seen.is_empty() || seen.len() == 22, "not seen in any ledger: {seen:?}");
}

/// Compares numbers of spans with what stellar-xdr decodes.
fn counted(spans: &Spans, bytes: &[u8]) {
    let close = owned::LedgerCloseMeta::from_xdr(bytes, Limits::none()).expect("a real ledger");
    let (results, changes): (usize, usize) = match &close {
        owned::LedgerCloseMeta::V0(v0) => (v0.tx_processing.len(), v0.upgrades_processing.len()),
        owned::LedgerCloseMeta::V1(v1) => (v1.tx_processing.len(), v1.upgrades_processing.len()),
        owned::LedgerCloseMeta::V2(v2) => (v2.tx_processing.len(), v2.upgrades_processing.len()),
    };
    assert_eq!(spans.count("TransactionResultPair"), results);
    assert_eq!(spans.count("TransactionMeta"), results);
    assert!(spans.count("LedgerEntryChanges") >= results + changes);
    assert_eq!(spans.count("LedgerHeader"), 1);
    let envelopes = spans.by_type.get("TransactionEnvelope").into_iter().flatten();
    assert_eq!(envelopes.clone().count(), results);
    let operations = envelopes.map(|(start, end)| {
        match owned::TransactionEnvelope::from_xdr(&bytes[*start..*end], Limits::none()) {
            Ok(owned::TransactionEnvelope::TxV0(v0)) => v0.tx.operations.len(),
            Ok(owned::TransactionEnvelope::Tx(v1)) => v1.tx.operations.len(),
            Ok(owned::TransactionEnvelope::TxFeeBump(bump)) => {
                let owned::FeeBumpTransactionInnerTx::Tx(v1) = &bump.tx.inner_tx;
                v1.tx.operations.len()
            }
            Err(error) => panic!("{error}"),
        }
    });
    assert_eq!(spans.count("Operation"), operations.sum::<usize>());
}
