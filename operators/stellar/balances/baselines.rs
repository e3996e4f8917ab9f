//! `token_baselines`: contracts that came to be, so that all they ever move is known.

use ledgerflow_records::Current;
use ledgerflow_views::{
    LedgerEntryChange, LedgerEntryChangeCase, LedgerEntryDataCase, ScAddressCase, ScValCase, View,
};

use crate::stellar::decode::Decoded;

/// The contracts that a ledger creates; one that it restores was there before.
pub(super) fn of(ledger: &Decoded) -> impl Iterator<Item = Current> {
    let bytes = ledger.frame.bytes.as_slice();
    let changes = ledger.spans.creations.iter().filter_map(|&start| bytes.get(start as usize..));
    changes.filter_map(|change| {
        let LedgerEntryChangeCase::Created(entry) = LedgerEntryChange::trusted(change).case()
        else {
            return None;
        };
        let LedgerEntryDataCase::ContractData(datum) = entry.data().case() else { return None };
        let ScValCase::LedgerKeyContractInstance = datum.key().case() else { return None };
        match datum.contract().case() {
            ScAddressCase::Contract(contract) => Some(Current::Baseline(*contract, Some(()))),
            _ => None,
        }
    })
}
