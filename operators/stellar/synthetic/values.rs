//! This names the values that contracts take, keep and say.

use stellar_xdr::{
    ContractEvent, ContractEventBody, ContractEventType, ContractEventV0, ContractId,
    ExtensionPoint, ScAddress, ScBytes, ScMap, ScMapEntry, ScString, ScSymbol, ScVal, ScVec,
};

use super::xdr::{account, list};

pub(super) fn name(name: &str) -> ScSymbol {
    ScSymbol(name.try_into().expect("at most 32 bytes"))
}

pub(super) fn symbol(text: &str) -> ScVal {
    ScVal::Symbol(name(text))
}

pub(super) fn string(bytes: &[u8]) -> ScVal {
    ScVal::String(ScString(bytes.try_into().expect("shorter than the schema allows")))
}

pub(super) fn bytes(bytes: &[u8; 32]) -> ScVal {
    ScVal::Bytes(ScBytes(bytes.to_vec().try_into().expect("32 bytes")))
}

pub(super) fn number(amount: impl Into<i128>) -> ScVal {
    ScVal::from(amount.into())
}

pub(super) fn address(key: [u8; 32]) -> ScAddress {
    ScAddress::Account(account(key))
}

pub(super) fn row(parts: Vec<ScVal>) -> ScVal {
    ScVal::Vec(Some(ScVec(list(parts))))
}

/// Fields by name, which must be in ascending order.
pub(super) fn fields<const N: usize>(fields: [(&str, ScVal); N]) -> ScVal {
    ScVal::Map(Some(map(fields.map(|(name, val)| (symbol(name), val)).to_vec())))
}

pub(super) fn map(entries: Vec<(ScVal, ScVal)>) -> ScMap {
    ScMap(list(entries.into_iter().map(|(key, val)| ScMapEntry { key, val }).collect()))
}

pub(super) fn said(contract: &ContractId, topics: Vec<ScVal>, data: ScVal) -> ContractEvent {
    ContractEvent {
        ext: ExtensionPoint::V0,
        contract_id: Some(contract.clone()),
        type_: ContractEventType::Contract,
        body: ContractEventBody::V0(ContractEventV0 { topics: list(topics), data }),
    }
}
