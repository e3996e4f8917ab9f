//! This counts lumens, of which there are always as many.

use stellar_xdr::{
    Asset, ContractId, ContractIdPreimage, LedgerEntry, LedgerEntryData, LiquidityPoolEntryBody,
    ScAddress, ScVal,
};

use super::events::contract_of;

/// The contract of lumens, which keeps what contracts have of them.
pub(super) fn lumens_contract(network: [u8; 32]) -> ContractId {
    contract_of(network, ContractIdPreimage::Asset(Asset::Native))
}

/// The lumens that an entry is: together with the fee pool they are all there are.
pub(super) fn lumens_of(entry: &LedgerEntry, contract: &ContractId) -> i64 {
    match &entry.data {
        LedgerEntryData::Account(account) => account.balance,
        LedgerEntryData::ClaimableBalance(claim) if claim.asset == Asset::Native => claim.amount,
        LedgerEntryData::LiquidityPool(pool) => {
            let LiquidityPoolEntryBody::LiquidityPoolConstantProduct(pool) = &pool.body;
            // Lumens come before every other asset.
            if pool.params.asset_a == Asset::Native { pool.reserve_a } else { 0 }
        }
        LedgerEntryData::ContractData(entry) if matches!(&entry.contract, ScAddress::Contract(id) if id == contract) => {
            held(&entry.val).unwrap_or(0)
        }
        _ => 0,
    }
}

/// What a balance is that an asset's contract keeps.
pub(super) fn held(balance: &ScVal) -> Option<i64> {
    let ScVal::Map(Some(fields)) = balance else { return None };
    let amount = i128::try_from(fields.0.first()?.val.clone()).ok()?;
    i64::try_from(amount).ok()
}
