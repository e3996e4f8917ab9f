//! `sac_balances`: what contracts hold of assets, lumens included (D.4, D12).
//!
//! The shape of an entry is all that is asked here; whether its contract is an asset's, and no
//! look-alike, is for those to say who know all contracts (D13).

use ledgerflow_records::Current;
use ledgerflow_records::current::SacBalance;
use ledgerflow_views::{
    ContractDataDurability, ContractDataEntry, LedgerEntryData, LedgerEntryDataCase, ScAddress,
    ScAddressCase, ScVal, ScValCase,
};

use crate::stellar::convert::joined;

/// The row of a contract's balance, if the datum is one.
pub(super) fn of(entry: ContractDataEntry<'_>) -> Option<Current> {
    let key = place(entry.contract(), entry.key(), entry.durability())?;
    balance(entry.val()).map(|row| Current::Sac(key, Some(row)))
}

/// No row: the balance is at its end, or in the archive.
pub(super) fn gone(
    contract: ScAddress<'_>,
    key: ScVal<'_>,
    durability: ContractDataDurability,
) -> Option<Current> {
    place(contract, key, durability).map(|key| Current::Sac(key, None))
}

/// No row: the datum has the key of a balance, and not its value.
pub(super) fn no_longer(data: LedgerEntryData<'_>) -> Option<Current> {
    let LedgerEntryDataCase::ContractData(entry) = data.case() else { return None };
    gone(entry.contract(), entry.key(), entry.durability())
}

/// Holder and asset's contract.
fn place(
    contract: ScAddress<'_>,
    key: ScVal<'_>,
    durability: ContractDataDurability,
) -> Option<([u8; 32], [u8; 32])> {
    let ScAddressCase::Contract(contract) = contract.case() else { return None };
    let persistent = durability == ContractDataDurability::Persistent;
    let ScAddressCase::Contract(holder) = holder(key).filter(|_| persistent)?.case() else {
        return None;
    };
    Some((*holder, *contract))
}

/// Whose balance a key of the form `["Balance", address]` names.
pub(super) fn holder(key: ScVal<'_>) -> Option<ScAddress<'_>> {
    let ScValCase::Vec(Some(parts)) = key.case() else { return None };
    let mut parts = parts.iter();
    match (parts.next()?.case(), parts.next()?.case(), parts.next()) {
        (ScValCase::Symbol(b"Balance"), ScValCase::Address(holder), None) => Some(holder),
        _ => None,
    }
}

/// A map of exactly amount, authorized and clawback, in this order.
fn balance(value: ScVal<'_>) -> Option<SacBalance> {
    let ScValCase::Map(Some(map)) = value.case() else { return None };
    let mut fields = map.iter();
    let mut next = |name: &[u8]| {
        let field = fields.next()?;
        match field.key().case() {
            ScValCase::Symbol(key) if key == name => Some(field.val().case()),
            _ => None,
        }
    };
    let ScValCase::I128(amount) = next(b"amount")? else { return None };
    let ScValCase::Bool(authorized) = next(b"authorized")? else { return None };
    let ScValCase::Bool(clawback) = next(b"clawback")? else { return None };
    let balance = joined(amount);
    let whole = fields.next().is_none() && balance >= 0;
    whole.then_some(SacBalance { balance, authorized, clawback })
}
