//! `contract_tokens`: what contracts' instances say that they are (D.5).

use ledgerflow_records::current::ContractToken;
use ledgerflow_records::{Asset, Current, Hash};
use ledgerflow_views::{
    ContractDataDurability, ContractDataEntry, ContractExecutableCase, ScAddressCase, ScMap, ScVal,
    ScValCase,
};

use crate::stellar::state_changes::assets::token_of;

/// Whether a key is that of an instance.
pub(super) fn is(key: ScVal<'_>) -> bool {
    matches!(key.case(), ScValCase::LedgerKeyContractInstance)
}

/// The row of an instance that is an asset's own contract, or describes itself as a token.
pub(super) fn of(entry: ContractDataEntry<'_>, network: Hash) -> Option<Current> {
    let ScAddressCase::Contract(contract) = entry.contract().case() else { return None };
    let ScValCase::ContractInstance(instance) = entry.val().case() else { return None };
    if !is(entry.key()) || entry.durability() != ContractDataDurability::Persistent {
        return None;
    }
    let storage = instance.storage()?;
    let token = match instance.executable().case() {
        ContractExecutableCase::StellarAsset => {
            let asset = asset(storage)?;
            // Anything can be kept there; only an asset's own contract has the id made of it.
            (token_of(network, &asset) == *contract).then_some(ContractToken::Asset(asset))?
        }
        ContractExecutableCase::Wasm(_) | ContractExecutableCase::ExternalRef(_) => {
            described(storage)?
        }
    };
    Some(Current::Token(*contract, Some(token)))
}

/// What a map holds under a name.
fn under<'a>(map: ScMap<'a>, wanted: impl Fn(ScVal<'_>) -> bool) -> Option<ScVal<'a>> {
    map.iter().find(|field| wanted(field.key())).map(|field| field.val())
}

fn named(name: &'static [u8]) -> impl Fn(ScVal<'_>) -> bool {
    move |key| matches!(key.case(), ScValCase::Symbol(symbol) if symbol == name)
}

/// The asset under `["AssetInfo"]`, as an asset's contract keeps it (CAP-46-06).
fn asset(storage: ScMap<'_>) -> Option<Asset> {
    let info = under(storage, |key| match key.case() {
        ScValCase::Vec(Some(key)) => {
            let mut key = key.iter();
            key.next().is_some_and(named(b"AssetInfo")) && key.next().is_none()
        }
        _ => false,
    });
    let ScValCase::Vec(Some(info)) = info?.case() else { return None };
    let mut info = info.iter();
    let ScValCase::Symbol(kind) = info.next()?.case() else { return None };
    if kind == b"Native" {
        return info.next().is_none().then_some(Asset::Native);
    }
    let ScValCase::Map(Some(fields)) = info.next()?.case() else { return None };
    let ScValCase::String(code) = under(fields, named(b"asset_code"))?.case() else { return None };
    let ScValCase::Bytes(issuer) = under(fields, named(b"issuer"))?.case() else { return None };
    let issuer = issuer.try_into().ok()?;
    let code = |into: &mut [u8]| {
        // Some contracts keep the zeros that fill a code up.
        let code = code.split(|&letter| letter == 0).next().unwrap_or_default();
        into.get_mut(..code.len()).filter(|_| !code.is_empty()).map(|to| to.copy_from_slice(code))
    };
    let (mut short, mut long) = ([0; 4], [0; 12]);
    match kind {
        b"AlphaNum4" => code(&mut short).map(|()| Asset::Alphanum4(short, issuer)),
        b"AlphaNum12" => code(&mut long).map(|()| Asset::Alphanum12(long, issuer)),
        _ => None,
    }
}

/// Bytes of a name at most.
const NAME: usize = 128;
/// Bytes of a symbol at most.
const SYMBOL: usize = 32;
/// Decimals at most: with more no amount of 128 bits shows a whole unit.
const DECIMALS: u32 = 70;

/// What is under `METADATA`, where the common token code keeps it; none that is odd.
fn described(storage: ScMap<'_>) -> Option<ContractToken> {
    let ScValCase::Map(Some(fields)) = under(storage, named(b"METADATA"))?.case() else {
        return None;
    };
    let text = |name, most| match under(fields, named(name))?.case() {
        ScValCase::String(text) if text.len() <= most && !text.contains(&0) => {
            std::str::from_utf8(text).ok().map(str::to_owned)
        }
        _ => None,
    };
    let (name, symbol) = (text(b"name", NAME)?, text(b"symbol", SYMBOL)?);
    match under(fields, named(b"decimal"))?.case() {
        ScValCase::U32(decimals) if decimals <= DECIMALS => {
            Some(ContractToken::Described { name, symbol, decimals })
        }
        _ => None,
    }
}
