//! This is the order of the keys of ledger entries, in which every bucket is.
//!
//! stellar-core compares keys field by field, as xdrpp does: numbers by value, an absent value
//! before a present one, a union by its case before what it carries, and byte strings and lists
//! lexicographically, which XDR, with its lengths in front, is not. Here a key becomes bytes whose
//! own order is that one. What XDR writes in one width without signs it writes in order already.

use ledgerflow_views::{
    AccountId, ConfigSettingEntry, ContractDataDurability, ContractExecutable,
    ContractExecutableCase, LedgerEntry, LedgerEntryDataCase, LedgerEntryType, LedgerKey,
    LedgerKeyCase, ScAddress, ScErrorCase, ScMap, ScVal, ScValCase, TrustLineAsset, View,
};

/// Appends where the key of `entry` is in order.
#[inline]
pub(super) fn of_entry(entry: LedgerEntry<'_>, into: &mut Vec<u8>) {
    use LedgerEntryDataCase as Case;
    match entry.data().case() {
        Case::Account(entry) => account(entry.account_id(), into),
        Case::Trustline(entry) => trustline(entry.account_id(), entry.asset(), into),
        Case::Offer(entry) => offer(entry.seller_id(), entry.offer_id(), into),
        Case::Data(entry) => named(entry.account_id(), entry.data_name(), into),
        Case::ClaimableBalance(entry) => {
            plain(LedgerEntryType::ClaimableBalance, entry.balance_id().xdr(), into);
        }
        Case::LiquidityPool(entry) => {
            plain(LedgerEntryType::LiquidityPool, entry.liquidity_pool_id(), into);
        }
        Case::ContractData(entry) => {
            contract(entry.contract(), entry.key(), entry.durability(), into);
        }
        Case::ContractCode(entry) => plain(LedgerEntryType::ContractCode, entry.hash(), into),
        Case::ConfigSetting(entry) => setting(ConfigSettingEntry::discriminant(entry), into),
        Case::Ttl(entry) => plain(LedgerEntryType::Ttl, entry.key_hash(), into),
    }
}

/// Appends where `key` is in order.
#[inline]
pub(super) fn of_key(key: LedgerKey<'_>, into: &mut Vec<u8>) {
    use LedgerKeyCase as Case;
    match key.case() {
        Case::Account(key) => account(key.account_id(), into),
        Case::Trustline(key) => trustline(key.account_id(), key.asset(), into),
        Case::Offer(key) => offer(key.seller_id(), key.offer_id(), into),
        Case::Data(key) => named(key.account_id(), key.data_name(), into),
        Case::ClaimableBalance(key) => {
            plain(LedgerEntryType::ClaimableBalance, key.balance_id().xdr(), into);
        }
        Case::LiquidityPool(key) => {
            plain(LedgerEntryType::LiquidityPool, key.liquidity_pool_id(), into);
        }
        Case::ContractData(key) => contract(key.contract(), key.key(), key.durability(), into),
        Case::ContractCode(key) => plain(LedgerEntryType::ContractCode, key.hash(), into),
        Case::ConfigSetting(key) => setting(key.config_setting_id() as i32, into),
        Case::Ttl(key) => plain(LedgerEntryType::Ttl, key.key_hash(), into),
    }
}

/// A key whose XDR is in order already.
#[inline]
fn plain(kind: LedgerEntryType, key: &[u8], into: &mut Vec<u8>) {
    number(kind as i32, into);
    into.extend_from_slice(key);
}

#[inline]
fn account(id: AccountId<'_>, into: &mut Vec<u8>) {
    plain(LedgerEntryType::Account, id.xdr(), into);
}

#[inline]
fn trustline(id: AccountId<'_>, asset: TrustLineAsset<'_>, into: &mut Vec<u8>) {
    plain(LedgerEntryType::Trustline, id.xdr(), into);
    into.extend_from_slice(asset.xdr());
}

fn offer(seller: AccountId<'_>, id: i64, into: &mut Vec<u8>) {
    plain(LedgerEntryType::Offer, seller.xdr(), into);
    long(id, into);
}

fn named(id: AccountId<'_>, name: &[u8], into: &mut Vec<u8>) {
    plain(LedgerEntryType::Data, id.xdr(), into);
    bytes(name, into);
}

fn contract(
    address: ScAddress<'_>,
    key: ScVal<'_>,
    durability: ContractDataDurability,
    into: &mut Vec<u8>,
) {
    plain(LedgerEntryType::ContractData, address.xdr(), into);
    value(key, into);
    number(durability as i32, into);
}

fn setting(id: i32, into: &mut Vec<u8>) {
    number(LedgerEntryType::ConfigSetting as i32, into);
    number(id, into);
}

fn value(value: ScVal<'_>, into: &mut Vec<u8>) {
    number(value.discriminant(), into);
    match value.case() {
        ScValCase::Void | ScValCase::LedgerKeyContractInstance => {}
        ScValCase::Bool(value) => into.push(value.into()),
        ScValCase::Error(error) => {
            number(error.discriminant(), into);
            match error.case() {
                ScErrorCase::Contract(code) => into.extend(code.to_be_bytes()),
                ScErrorCase::WasmVm(code)
                | ScErrorCase::Context(code)
                | ScErrorCase::Storage(code)
                | ScErrorCase::Object(code)
                | ScErrorCase::Crypto(code)
                | ScErrorCase::Events(code)
                | ScErrorCase::Budget(code)
                | ScErrorCase::Value(code)
                | ScErrorCase::Auth(code) => number(code as i32, into),
            }
        }
        ScValCase::U32(value) => into.extend(value.to_be_bytes()),
        ScValCase::I32(value) => number(value, into),
        ScValCase::U64(value) | ScValCase::Timepoint(value) | ScValCase::Duration(value) => {
            into.extend(value.to_be_bytes());
        }
        ScValCase::I64(value) => long(value, into),
        ScValCase::U128(parts) => into.extend(parts.xdr()),
        ScValCase::U256(parts) => into.extend(parts.xdr()),
        ScValCase::I128(parts) => {
            long(parts.hi(), into);
            into.extend(parts.lo().to_be_bytes());
        }
        ScValCase::I256(parts) => {
            long(parts.hi_hi(), into);
            into.extend(
                [parts.hi_lo(), parts.lo_hi(), parts.lo_lo()].map(u64::to_be_bytes).as_flattened(),
            );
        }
        ScValCase::Bytes(value)
        | ScValCase::String(value)
        | ScValCase::Symbol(value)
        | ScValCase::ExecutableTag(value) => bytes(value, into),
        ScValCase::Vec(values) => {
            into.push(values.is_some().into());
            for element in values.into_iter().flatten() {
                into.push(1);
                self::value(element, into);
            }
            into.push(0);
        }
        ScValCase::Map(fields) => map(fields, into),
        ScValCase::Address(address) => into.extend(address.xdr()),
        ScValCase::ContractInstance(instance) => {
            executable(instance.executable(), into);
            map(instance.storage(), into);
        }
        ScValCase::LedgerKeyNonce(key) => long(key.nonce(), into),
    }
}

fn map(fields: Option<ScMap<'_>>, into: &mut Vec<u8>) {
    into.push(fields.is_some().into());
    for field in fields.into_iter().flatten() {
        into.push(1);
        value(field.key(), into);
        value(field.val(), into);
    }
    into.push(0);
}

fn executable(executable: ContractExecutable<'_>, into: &mut Vec<u8>) {
    number(executable.discriminant(), into);
    match executable.case() {
        ContractExecutableCase::Wasm(hash) => into.extend(hash),
        ContractExecutableCase::StellarAsset => {}
        ContractExecutableCase::ExternalRef(reference) => {
            into.extend(reference.executable_owner().xdr());
            bytes(reference.tag(), into);
        }
    }
}

/// A signed number: the negative ones come first.
#[inline]
fn number(value: i32, into: &mut Vec<u8>) {
    into.extend_from_slice(&(value.cast_unsigned() ^ 1 << 31).to_be_bytes());
}

fn long(value: i64, into: &mut Vec<u8>) {
    into.extend_from_slice(&(value.cast_unsigned() ^ 1 << 63).to_be_bytes());
}

/// A byte string and its end, which is below every byte that could follow instead.
fn bytes(value: &[u8], into: &mut Vec<u8>) {
    for byte in value {
        into.push(*byte);
        if *byte == 0 {
            into.push(0xff);
        }
    }
    into.extend_from_slice(&[0, 0]);
}
