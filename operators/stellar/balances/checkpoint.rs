//! What an entry of a checkpoint tells, where there is no history behind it (stellar-model E.6).

use ledgerflow_records::{Address, Asset, Bound, Current, Hash, Height, Moment, Uploaded};
use ledgerflow_views::{
    ContractDataDurability, ContractDataEntry, ContractExecutableCase, LedgerEntry,
    LedgerEntryDataCase, ScAddressCase, ScValCase,
};

use super::{row, sac};
use crate::stellar::convert::{address, joined};
use crate::stellar::state_changes::assets::token_of;
use crate::stellar::state_changes::interface::is_sep41;

/// What one entry tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A row, and an asset that it names.
    Row(Current, Option<Asset>),
    /// Code.
    Code(Uploaded),
    /// A contract that runs code, and what it says of itself.
    Contract(Bound, Option<Current>),
    /// What a contract keeps as a holder's balance, in the way that tokens usually do: its row, if
    /// the contract is a token.
    Amount((Address, [u8; 32]), i128),
}

/// What `entry` tells, and the ledger of its last change.
pub fn told(entry: LedgerEntry<'_>, network: Hash) -> (Option<Told>, Height) {
    let modified = Height(entry.last_modified_ledger_seq());
    // Since some operation of that ledger, which is over: whoever asks of later ones knows enough.
    let at = Moment { height: modified, transaction: u32::MAX, operation: u32::MAX };
    let row = row(entry, network);
    let told = match entry.data().case() {
        LedgerEntryDataCase::ContractCode(code) => {
            let sep41 = is_sep41(code.code());
            Some(Told::Code(Uploaded { at, wasm: *code.hash(), sep41 }))
        }
        LedgerEntryDataCase::ContractData(datum) => match bound(datum, at) {
            Some(bound) => Some(Told::Contract(bound, row)),
            None => row.map(|row| Told::Row(row, None)).or_else(|| amount(datum)),
        },
        _ => row.map(|row| {
            let asset = match &row {
                Current::Trustline((_, asset), _) => Some(*asset),
                _ => None,
            };
            Told::Row(row, asset)
        }),
    };
    (told, modified)
}

/// The contract by which an asset is known.
pub fn token(network: Hash, asset: &Asset) -> [u8; 32] {
    token_of(network, asset)
}

fn bound(datum: ContractDataEntry<'_>, at: Moment) -> Option<Bound> {
    let ScAddressCase::Contract(contract) = datum.contract().case() else { return None };
    let ScValCase::ContractInstance(instance) = datum.val().case() else { return None };
    let ContractExecutableCase::Wasm(wasm) = instance.executable().case() else { return None };
    matches!(datum.key().case(), ScValCase::LedgerKeyContractInstance).then_some(Bound {
        at,
        contract: *contract,
        wasm: *wasm,
    })
}

/// A number under `["Balance", holder]`.
fn amount(datum: ContractDataEntry<'_>) -> Option<Told> {
    let ScAddressCase::Contract(contract) = datum.contract().case() else { return None };
    let ScValCase::I128(amount) = datum.val().case() else { return None };
    let holder = sac::holder(datum.key())?;
    let persistent = datum.durability() == ContractDataDurability::Persistent;
    persistent.then(|| Told::Amount((address(holder), *contract), joined(amount)))
}
