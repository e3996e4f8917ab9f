//! Whom a classic credit is for is what core itself says of it (CAP-67): of the operations whose
//! meta carries core's own events, the same customers, and no others (D6).

use std::collections::BTreeMap;

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_views::{
    ContractEvent, ContractEventBodyCase, OperationBodyCase, ScValCase, TransactionMeta,
    TransactionMetaCase, View,
};

use super::corpora;
use crate::stellar::asked::Asked;
use crate::stellar::decode::{self, Decoded};
use crate::stellar::network::Network;
use crate::stellar::participants::Context;

/// Transaction and operation.
type Place = (u32, u32);

/// The customers that core names, by operation; none of contract calls and of silent metas.
fn named_by_core(ledger: &Decoded) -> BTreeMap<Place, Vec<u64>> {
    let mut named = BTreeMap::new();
    for (transaction, applied) in (0..).zip(&ledger.transactions) {
        let meta = applied.processing.meta.of(&ledger.frame.bytes);
        let TransactionMetaCase::V4(meta) = TransactionMeta::trusted(meta).case() else { continue };
        let context = Context::of(ledger, applied);
        for (index, operation) in (0..).zip(meta.operations()) {
            let body = Asked::of(&context, index as usize).body;
            let classic = !matches!(body, OperationBodyCase::InvokeHostFunction(_));
            if classic && !operation.events().is_empty() {
                let customers = operation.events().iter().filter_map(customer).collect();
                named.insert((transaction, index), customers);
            }
        }
    }
    named
}

fn customer(event: ContractEvent<'_>) -> Option<u64> {
    let ContractEventBodyCase::V0(body) = event.body().case();
    let ScValCase::Map(Some(map)) = body.data().case() else { return None };
    map.iter().find_map(|entry| match (entry.key().case(), entry.val().case()) {
        (ScValCase::Symbol(b"to_muxed_id"), ScValCase::U64(id)) => Some(id),
        _ => None,
    })
}

#[test]
fn customers_are_those_that_core_names() {
    let (mut operations, mut customers) = (0, 0);
    for corpus in ["pubnet", "load-test", "every-protocol", "core-captures"] {
        let seen = corpora::each(corpus, |frame, golden| {
            let passphrase = golden.ledger["passphrase"].as_str().expect("text");
            let network = Network::of(passphrase).expect("a network");
            let Ok(ledger) = decode::of(frame, &network) else { return };
            let named = named_by_core(&ledger);
            let mut ours: BTreeMap<Place, Vec<u64>> = BTreeMap::new();
            for row in super::rows(&ledger).expect("rows") {
                let Change::Balance { to_muxed_id: Some(id), .. } = row.what else { continue };
                if let (Some(operation), Reason::Credit) = (row.operation, row.reason)
                    && row.id < base::EFFECTS
                {
                    ours.entry((row.transaction, operation)).or_default().push(id);
                }
            }
            for (place, named) in named {
                let ours = ours.remove(&place).unwrap_or_default();
                assert_eq!(
                    ours, named,
                    "{}: {}: {place:?}",
                    ledger.frame.origin, ledger.frame.height
                );
                operations += 1;
                customers += ours.len();
            }
        });
        if seen.is_none() {
            return;
        }
    }
    eprintln!("{operations} operations, {customers} customers");
    assert!(operations > 1_000 && customers > 0);
}
