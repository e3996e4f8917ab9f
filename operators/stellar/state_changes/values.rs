//! Values of smart contracts, and events of the contracts of assets, made by hand.

use stellar_xdr as xdr;
use xdr::ScVal;

use super::assets::{Asset, Assets};
use super::build::{Made, key, list};
use super::sep41::tests::{event, invoked, symbol};
use crate::stellar::Network;

pub(crate) fn number(amount: i128) -> ScVal {
    let hi = i64::try_from(amount >> 64).unwrap();
    let lo = u64::try_from(amount & i128::from(u64::MAX)).unwrap();
    ScVal::I128(xdr::Int128Parts { hi, lo })
}

pub(crate) fn string(text: &[u8]) -> ScVal {
    ScVal::String(xdr::ScString(text.try_into().unwrap()))
}

pub(crate) fn map(fields: Vec<(ScVal, ScVal)>) -> ScVal {
    let fields = fields.into_iter().map(|(key, val)| xdr::ScMapEntry { key, val });
    ScVal::Map(Some(xdr::ScMap(list(fields.collect()))))
}

pub(crate) fn vector(parts: Vec<ScVal>) -> ScVal {
    ScVal::Vec(Some(xdr::ScVec(list(parts))))
}

/// A customer of the account of that letter.
pub(crate) fn customer(letter: char, id: u64) -> ScVal {
    let ed25519 = xdr::Uint256(key(letter));
    ScVal::Address(xdr::ScAddress::MuxedAccount(xdr::MuxedEd25519Account { id, ed25519 }))
}

/// A customer of a contract.
pub(crate) fn customer_of_contract(contract: [u8; 32], id: u64) -> ScVal {
    let contract_id = xdr::ContractId(xdr::Hash(contract));
    ScVal::Address(xdr::ScAddress::MuxedContract(xdr::MuxedContract { id, contract_id }))
}

pub(crate) fn pool(id: [u8; 32]) -> ScVal {
    ScVal::Address(xdr::ScAddress::LiquidityPool(xdr::PoolId(xdr::Hash(id))))
}

pub(crate) fn claimable_balance(id: [u8; 32]) -> ScVal {
    let id = xdr::ClaimableBalanceId::ClaimableBalanceIdTypeV0(xdr::Hash(id));
    ScVal::Address(xdr::ScAddress::ClaimableBalance(id))
}

/// USD by I.
pub(crate) const USD: Asset = Asset::Alphanum4(*b"USD\0", [b'I'; 32]);

/// The contract that an asset is known by.
pub(crate) fn contract_of(asset: &Asset) -> [u8; 32] {
    Assets::new(Network::of("standalone").unwrap().id()).token(asset)
}

pub(crate) fn name_of(asset: &Asset) -> String {
    match asset.issuer() {
        None => "native".into(),
        Some(issuer) => format!("USD:{}", ledgerflow_records::Address::Account(issuer)),
    }
}

/// What the contract of an asset says of these parties.
pub(crate) fn said(asset: &Asset, name: &str, parties: &[ScVal], value: ScVal) -> Made {
    let mut topics = vec![symbol(name)];
    topics.extend_from_slice(parties);
    topics.push(string(name_of(asset).as_bytes()));
    invoked(Vec::new(), vec![event(contract_of(asset), topics, value)])
}

/// A value of every kind there is, none of them an address, a symbol or an amount.
pub(crate) fn of_every_kind() -> Vec<ScVal> {
    let instance = xdr::ScContractInstance {
        executable: xdr::ContractExecutable::StellarAsset,
        storage: None,
    };
    vec![
        ScVal::Bool(true),
        ScVal::Void,
        ScVal::Error(xdr::ScError::Contract(7)),
        ScVal::U32(1),
        ScVal::I32(-1),
        ScVal::U64(u64::MAX),
        ScVal::I64(i64::MIN),
        ScVal::Timepoint(xdr::TimePoint(1)),
        ScVal::Duration(xdr::Duration(1)),
        ScVal::U128(Default::default()),
        ScVal::U256(Default::default()),
        ScVal::I256(Default::default()),
        ScVal::Bytes(xdr::ScBytes(b"\xff\0".try_into().unwrap())),
        string(b"\xff\xfe"),
        ScVal::Vec(None),
        vector(Vec::new()),
        vector(vec![ScVal::Void; 3]),
        ScVal::Map(None),
        map(Vec::new()),
        map(vec![(ScVal::Void, ScVal::Void)]),
        ScVal::ContractInstance(instance),
        ScVal::LedgerKeyContractInstance,
        ScVal::LedgerKeyNonce(Default::default()),
        ScVal::ExecutableTag(Default::default()),
    ]
}
