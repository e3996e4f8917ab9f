//! The order of keys against the order that stellar-xdr's own types have, field by field.

use std::cmp::Ordering;

use ledgerflow_views::{self as views, View};
use proptest::prelude::*;
use stellar_xdr::{self as xdr, Limits, ScVal, WriteXdr};

use super::order;

fn placed(key: &xdr::LedgerKey) -> Vec<u8> {
    let bytes = key.to_xdr(Limits::none()).unwrap();
    let mut placed = Vec::new();
    order::of_key(views::LedgerKey::read(&bytes).unwrap(), &mut placed);
    placed
}

/// Bytes of which many are the same, zero, or the end of the range.
fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![Just(0), Just(0), Just(1), Just(0x7f), Just(0x80), Just(0xff), any::<u8>()]
}

fn hash() -> impl Strategy<Value = [u8; 32]> {
    (byte(), byte()).prop_map(|(first, last)| {
        let mut hash = [0; 32];
        (hash[0], hash[31]) = (first, last);
        hash
    })
}

fn bytes(most: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(byte(), 0..=most)
}

fn long() -> impl Strategy<Value = i64> {
    prop_oneof![Just(i64::MIN), -2..3i64, Just(i64::MAX), any::<i64>()]
}

fn account() -> BoxedStrategy<xdr::AccountId> {
    hash()
        .prop_map(|it| xdr::AccountId(xdr::PublicKey::PublicKeyTypeEd25519(xdr::Uint256(it))))
        .boxed()
}

fn balance() -> BoxedStrategy<xdr::ClaimableBalanceId> {
    hash().prop_map(|it| xdr::ClaimableBalanceId::ClaimableBalanceIdTypeV0(xdr::Hash(it))).boxed()
}

fn asset() -> BoxedStrategy<xdr::TrustLineAsset> {
    prop_oneof![
        Just(xdr::TrustLineAsset::Native),
        (byte(), account()).prop_map(|(code, issuer)| {
            let asset_code = xdr::AssetCode4([b'A', code, 0, 0]);
            xdr::TrustLineAsset::CreditAlphanum4(xdr::AlphaNum4 { asset_code, issuer })
        }),
        (byte(), account()).prop_map(|(code, issuer)| {
            let asset_code = xdr::AssetCode12([code; 12]);
            xdr::TrustLineAsset::CreditAlphanum12(xdr::AlphaNum12 { asset_code, issuer })
        }),
        hash().prop_map(|it| xdr::TrustLineAsset::PoolShare(xdr::PoolId(xdr::Hash(it)))),
    ]
    .boxed()
}

fn address() -> BoxedStrategy<xdr::ScAddress> {
    let id = || long().prop_map(i64::cast_unsigned);
    prop_oneof![
        account().prop_map(xdr::ScAddress::Account),
        hash().prop_map(|it| xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash(it)))),
        (id(), hash()).prop_map(|(id, key)| {
            let ed25519 = xdr::Uint256(key);
            xdr::ScAddress::MuxedAccount(xdr::MuxedEd25519Account { id, ed25519 })
        }),
        balance().prop_map(xdr::ScAddress::ClaimableBalance),
        hash().prop_map(|it| xdr::ScAddress::LiquidityPool(xdr::PoolId(xdr::Hash(it)))),
        (id(), hash()).prop_map(|(id, contract)| {
            let contract_id = xdr::ContractId(xdr::Hash(contract));
            xdr::ScAddress::MuxedContract(xdr::MuxedContract { id, contract_id })
        }),
    ]
    .boxed()
}

fn error() -> BoxedStrategy<xdr::ScError> {
    let code = || prop::sample::select(xdr::ScErrorCode::variants().to_vec());
    prop_oneof![
        any::<u32>().prop_map(xdr::ScError::Contract),
        code().prop_map(xdr::ScError::WasmVm),
        code().prop_map(xdr::ScError::Storage),
        code().prop_map(xdr::ScError::Auth),
    ]
    .boxed()
}

fn executable() -> BoxedStrategy<xdr::ContractExecutable> {
    prop_oneof![
        hash().prop_map(|it| xdr::ContractExecutable::Wasm(xdr::Hash(it))),
        Just(xdr::ContractExecutable::StellarAsset),
        (address(), bytes(3)).prop_map(|(executable_owner, tag)| {
            let tag = xdr::ScString(tag.try_into().unwrap());
            let reference = xdr::ContractExecutableExternalRef { executable_owner, tag };
            xdr::ContractExecutable::ExternalRef(reference)
        }),
    ]
    .boxed()
}

fn leaf() -> BoxedStrategy<ScVal> {
    let unsigned = || long().prop_map(i64::cast_unsigned);
    let numbers = prop_oneof![
        any::<bool>().prop_map(ScVal::Bool),
        any::<u32>().prop_map(ScVal::U32),
        prop_oneof![-2..3i32, any::<i32>()].prop_map(ScVal::I32),
        unsigned().prop_map(ScVal::U64),
        long().prop_map(ScVal::I64),
        unsigned().prop_map(|it| ScVal::Timepoint(xdr::TimePoint(it))),
        unsigned().prop_map(|it| ScVal::Duration(xdr::Duration(it))),
        (unsigned(), unsigned()).prop_map(|(hi, lo)| ScVal::U128(xdr::UInt128Parts { hi, lo })),
        (long(), unsigned()).prop_map(|(hi, lo)| ScVal::I128(xdr::Int128Parts { hi, lo })),
        (unsigned(), unsigned(), unsigned(), unsigned()).prop_map(
            |(hi_hi, hi_lo, lo_hi, lo_lo)| {
                ScVal::U256(xdr::UInt256Parts { hi_hi, hi_lo, lo_hi, lo_lo })
            }
        ),
        (long(), unsigned(), unsigned(), unsigned()).prop_map(|(hi_hi, hi_lo, lo_hi, lo_lo)| {
            ScVal::I256(xdr::Int256Parts { hi_hi, hi_lo, lo_hi, lo_lo })
        }),
    ];
    prop_oneof![
        numbers,
        Just(ScVal::Void),
        error().prop_map(ScVal::Error),
        bytes(5).prop_map(|it| ScVal::Bytes(xdr::ScBytes(it.try_into().unwrap()))),
        bytes(5).prop_map(|it| ScVal::String(xdr::ScString(it.try_into().unwrap()))),
        bytes(5).prop_map(|it| ScVal::Symbol(xdr::ScSymbol(it.try_into().unwrap()))),
        bytes(5).prop_map(|it| ScVal::ExecutableTag(xdr::ScString(it.try_into().unwrap()))),
        address().prop_map(ScVal::Address),
        Just(ScVal::LedgerKeyContractInstance),
        long().prop_map(|nonce| ScVal::LedgerKeyNonce(xdr::ScNonceKey { nonce })),
        Just(ScVal::Vec(None)),
        Just(ScVal::Map(None)),
    ]
    .boxed()
}

fn map(value: impl Strategy<Value = ScVal> + Clone) -> impl Strategy<Value = xdr::ScMap> {
    let field = (value.clone(), value).prop_map(|(key, val)| xdr::ScMapEntry { key, val });
    prop::collection::vec(field, 0..3).prop_map(|fields| xdr::ScMap(fields.try_into().unwrap()))
}

fn value() -> BoxedStrategy<ScVal> {
    leaf()
        .prop_recursive(3, 12, 3, |value| {
            let list = prop::collection::vec(value.clone(), 0..4);
            prop_oneof![
                list.prop_map(|it| ScVal::Vec(Some(xdr::ScVec(it.try_into().unwrap())))),
                map(value.clone()).prop_map(|it| ScVal::Map(Some(it))),
                (executable(), prop::option::of(map(value))).prop_map(|(executable, storage)| {
                    ScVal::ContractInstance(xdr::ScContractInstance { executable, storage })
                }),
            ]
        })
        .boxed()
}

fn contract_key(parts: (xdr::ScAddress, ScVal, bool)) -> xdr::LedgerKey {
    let (contract, key, persistent) = parts;
    let durability = match persistent {
        true => xdr::ContractDataDurability::Persistent,
        false => xdr::ContractDataDurability::Temporary,
    };
    xdr::LedgerKey::ContractData(xdr::LedgerKeyContractData { contract, key, durability })
}

fn key() -> BoxedStrategy<xdr::LedgerKey> {
    use xdr::LedgerKey as Key;
    let settings = xdr::ConfigSettingId::variants().to_vec();
    prop_oneof![
        account().prop_map(|account_id| Key::Account(xdr::LedgerKeyAccount { account_id })),
        (account(), asset()).prop_map(|(account_id, asset)| {
            Key::Trustline(xdr::LedgerKeyTrustLine { account_id, asset })
        }),
        (account(), long()).prop_map(|(seller_id, offer_id)| {
            Key::Offer(xdr::LedgerKeyOffer { seller_id, offer_id })
        }),
        (account(), bytes(6)).prop_map(|(account_id, name)| {
            let data_name = xdr::String64(name.try_into().unwrap());
            Key::Data(xdr::LedgerKeyData { account_id, data_name })
        }),
        balance().prop_map(|balance_id| {
            Key::ClaimableBalance(xdr::LedgerKeyClaimableBalance { balance_id })
        }),
        hash().prop_map(|it| {
            let liquidity_pool_id = xdr::PoolId(xdr::Hash(it));
            Key::LiquidityPool(xdr::LedgerKeyLiquidityPool { liquidity_pool_id })
        }),
        (address(), value(), any::<bool>()).prop_map(contract_key),
        hash().prop_map(|it| Key::ContractCode(xdr::LedgerKeyContractCode { hash: xdr::Hash(it) })),
        prop::sample::select(settings).prop_map(|config_setting_id| {
            Key::ConfigSetting(xdr::LedgerKeyConfigSetting { config_setting_id })
        }),
        hash().prop_map(|it| Key::Ttl(xdr::LedgerKeyTtl { key_hash: xdr::Hash(it) })),
    ]
    .boxed()
}

/// A contract's keys of one address, so that their values decide.
fn values() -> impl Strategy<Value = (xdr::LedgerKey, xdr::LedgerKey)> {
    (address(), value(), value(), any::<bool>(), any::<bool>())
        .prop_map(|(of, a, b, c, d)| (contract_key((of.clone(), a, c)), contract_key((of, b, d))))
}

fn compared(a: &xdr::LedgerKey, b: &xdr::LedgerKey) -> (Ordering, Ordering) {
    (placed(a).cmp(&placed(b)), a.cmp(b))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn keys_are_in_the_order_of_their_fields(a in key(), b in key()) {
        let (found, expected) = compared(&a, &b);
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn keys_of_one_contract_are_in_the_order_of_their_values((a, b) in values()) {
        let (found, expected) = compared(&a, &b);
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn lists_are_in_the_order_of_their_first_difference(
        start in prop::collection::vec(leaf(), 0..3),
        rest in (prop::collection::vec(leaf(), 0..3), prop::collection::vec(leaf(), 0..3)),
        name in bytes(4),
        names in (bytes(3), bytes(3)),
    ) {
        let with = |rest: &[ScVal], end: &[u8]| {
            let name = [&name, end].concat().try_into().unwrap();
            let list = [&start, rest, &[ScVal::String(xdr::ScString(name))]].concat();
            let list = ScVal::Vec(Some(xdr::ScVec(list.try_into().unwrap())));
            contract_key((xdr::ScAddress::default(), list, true))
        };
        let (found, expected) = compared(&with(&rest.0, &names.0), &with(&rest.1, &names.1));
        prop_assert_eq!(found, expected);
    }
}
