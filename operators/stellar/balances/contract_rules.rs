//! Rows of contracts: balances of assets, what tokens say of themselves, evictions and restores
//! (stellar-model G.4 52 to 56; D12, D13; known bugs A044, A045, A047, A060).

use ledgerflow_records::current::{ContractToken, SacBalance};
use ledgerflow_records::{Asset, Current};
use stellar_xdr as xdr;
use xdr::LedgerEntryChange::{Created, Removed, Restored, State, Updated};
use xdr::ScVal;

use super::made::{Ledger, baselines, rows, tx};
use crate::stellar::state_changes::build::{account, entry, id, key, updated};
use crate::stellar::state_changes::values::{
    USD, contract_of, map, number, of_every_kind, string, vector,
};

const HOLDER: [u8; 32] = [1; 32];
const TOKEN: [u8; 32] = [2; 32];

fn symbol(text: &str) -> ScVal {
    ScVal::Symbol(xdr::ScSymbol(text.try_into().unwrap()))
}

fn contract(id: [u8; 32]) -> xdr::ScAddress {
    xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash(id)))
}

/// The datum of a contract.
fn datum(of: [u8; 32], key: ScVal, val: ScVal) -> xdr::LedgerEntry {
    let durability = xdr::ContractDataDurability::Persistent;
    let (ext, contract) = (xdr::ExtensionPoint::V0, contract(of));
    let data = xdr::ContractDataEntry { ext, contract, key, durability, val };
    entry(xdr::LedgerEntryData::ContractData(data))
}

fn owned(holder: [u8; 32]) -> ScVal {
    vector(vec![symbol("Balance"), ScVal::Address(contract(holder))])
}

fn amounts(fields: &[(&str, ScVal)]) -> ScVal {
    map(fields.iter().map(|(name, value)| (symbol(name), value.clone())).collect())
}

fn holding(amount: i128) -> ScVal {
    let (yes, no) = (ScVal::Bool(true), ScVal::Bool(false));
    amounts(&[("amount", number(amount)), ("authorized", yes), ("clawback", no)])
}

fn balance(amount: i128) -> xdr::LedgerEntry {
    datum(TOKEN, owned(HOLDER), holding(amount))
}

fn holds(balance: i128) -> [Current; 1] {
    let row = SacBalance { balance, authorized: true, clawback: false };
    [Current::Sac((HOLDER, TOKEN), Some(row))]
}

const GONE: [Current; 1] = [Current::Sac((HOLDER, TOKEN), None)];

#[test]
fn a_balance_of_an_asset_is_a_row_until_it_ends() {
    for amount in [0, 1, i128::from(i64::MAX) + 1, (1 << 64) + 10_i128.pow(18), i128::MAX] {
        assert_eq!(rows(vec![Created(balance(amount))]), holds(amount));
        assert_eq!(rows(updated(balance(5), balance(amount))), holds(amount));
    }
    assert_eq!(rows(vec![State(balance(5)), Removed(balance(5).to_key())]), GONE);
    for (authorized, clawback) in [(false, false), (false, true), (true, true)] {
        let fields = [authorized, clawback].map(ScVal::Bool);
        let [first, second] = fields;
        let value = amounts(&[("amount", number(3)), ("authorized", first), ("clawback", second)]);
        let row = SacBalance { balance: 3, authorized, clawback };
        let found = rows(vec![Created(datum(TOKEN, owned(HOLDER), value))]);
        assert_eq!(found, [Current::Sac((HOLDER, TOKEN), Some(row))]);
    }
}

#[test]
fn lumens_of_contracts_are_rows_and_so_are_look_alikes() {
    for of in [contract_of(&Asset::Native), contract_of(&USD), [0xee; 32]] {
        let told = vec![Created(datum(of, owned(HOLDER), holding(4)))];
        let row = SacBalance { balance: 4, authorized: true, clawback: false };
        assert_eq!(rows(told), [Current::Sac((HOLDER, of), Some(row))]);
    }
    let told = [[3; 32], [4; 32]].map(|of| Created(datum(of, owned(HOLDER), holding(4))));
    assert_eq!(rows(told.into()).len(), 2);
}

#[test]
fn who_holds_must_be_a_contract() {
    let address = |address| vector(vec![symbol("Balance"), ScVal::Address(address)]);
    let mut keys = vec![
        address(xdr::ScAddress::Account(id('A'))),
        address(xdr::ScAddress::LiquidityPool(xdr::PoolId(xdr::Hash(HOLDER)))),
        vector(vec![symbol("balance"), ScVal::Address(contract(HOLDER))]),
        vector(vec![string(b"Balance"), ScVal::Address(contract(HOLDER))]),
        vector(vec![symbol("Balance"), ScVal::Address(contract(HOLDER)), ScVal::Void]),
        vector(vec![symbol("Balance")]),
        vector(vec![ScVal::Address(contract(HOLDER)), symbol("Balance")]),
        symbol("Balance"),
    ];
    keys.extend(of_every_kind());
    for key in keys {
        let other = datum(TOKEN, key.clone(), holding(4));
        let gone = Removed(other.to_key());
        assert_eq!(rows(vec![Created(other.clone())]), [], "{key:?}");
        assert_eq!(rows(vec![State(other), gone]), [], "{key:?}");
    }
}

#[test]
fn what_has_the_key_of_a_balance_and_not_its_value_is_none() {
    let (amount, yes) = (("amount", number(4)), ScVal::Bool(true));
    let (authorized, clawback) = (("authorized", yes.clone()), ("clawback", yes));
    let mut values = vec![
        amounts(&[authorized.clone(), amount.clone(), clawback.clone()]),
        amounts(&[amount.clone(), clawback.clone(), authorized.clone()]),
        amounts(&[amount.clone(), authorized.clone()]),
        amounts(&[amount.clone(), authorized.clone(), clawback.clone(), ("more", ScVal::Void)]),
        amounts(&[("amount", ScVal::U64(4)), authorized.clone(), clawback.clone()]),
        amounts(&[("Amount", number(4)), authorized.clone(), clawback.clone()]),
        amounts(&[amount.clone(), ("authorized", ScVal::U32(1)), clawback.clone()]),
        amounts(&[amount, authorized, ("clawback", ScVal::Void)]),
        holding(-1),
        holding(i128::MIN),
        number(4),
    ];
    values.extend(of_every_kind());
    for value in values {
        let odd = || datum(TOKEN, owned(HOLDER), value.clone());
        // Whatever was a row before is none now.
        assert_eq!(rows(updated(balance(4), odd())), GONE, "{value:?}");
        assert_eq!(rows(updated(odd(), balance(4))), holds(4), "{value:?}");
    }
}

#[test]
fn what_is_temporary_is_no_balance() {
    let mut temporary = balance(4);
    let xdr::LedgerEntryData::ContractData(data) = &mut temporary.data else { panic!() };
    data.durability = xdr::ContractDataDurability::Temporary;
    assert_eq!(rows(vec![Created(temporary.clone())]), []);
    assert_eq!(rows(vec![State(temporary.clone()), Removed(temporary.to_key())]), []);
    // Nor does it stand for the persistent one of the same key.
    let both = vec![Created(balance(5)), Removed(temporary.to_key())];
    assert_eq!(rows(both), holds(5));
    let evicted = vec![temporary.to_key()];
    assert_eq!(Ledger { evicted, ..Ledger::of(Vec::new()) }.rows(), []);
}

#[test]
fn what_is_evicted_is_gone_with_the_ledger() {
    let ttl = || xdr::LedgerKey::Ttl(xdr::LedgerKeyTtl { key_hash: xdr::Hash([7; 32]) });
    let code =
        || xdr::LedgerKey::ContractCode(xdr::LedgerKeyContractCode { hash: xdr::Hash(TOKEN) });
    let evicted = || vec![code(), ttl(), balance(0).to_key(), ttl()];
    for protocol in [20, 22, 23, 25] {
        let none = Ledger { protocol, evicted: evicted(), ..Ledger::of(Vec::new()) };
        assert_eq!(none.rows(), GONE, "{protocol}");
        let transactions = vec![tx([updated(balance(5), balance(6))])];
        let some = Ledger { protocol, evicted: evicted(), ..Ledger::of(transactions) };
        assert_eq!(some.rows(), GONE, "{protocol}");
        let transactions = vec![tx([updated(account('A', 5), account('A', 6))])];
        let upgrade = vec![Updated(balance(8))];
        let evicted = vec![ttl(), code()];
        let other = Ledger { protocol, evicted, upgrade, ..Ledger::of(transactions) };
        let rows = other.rows();
        assert_eq!((rows.len(), rows.last()), (2, holds(8).last()), "{protocol}");
    }
}

#[test]
fn what_is_restored_is_there_again() {
    let restored = || Restored(balance(5));
    assert_eq!(rows(vec![restored()]), holds(5));
    assert_eq!(rows(vec![restored(), Updated(balance(6))]), holds(6));
    let removed = || Removed(balance(5).to_key());
    assert_eq!(rows(vec![restored(), removed()]), GONE);
    let apart = vec![tx([vec![restored()]]), tx([updated(balance(5), balance(7))])];
    assert_eq!(Ledger::of(apart.clone()).rows(), holds(7));
    let ended = [apart, vec![tx([vec![removed()]])]].concat();
    assert_eq!(Ledger::of(ended.clone()).rows(), GONE);
    let anew = [ended, vec![tx([vec![Created(balance(9))]])]].concat();
    assert_eq!(Ledger::of(anew).rows(), holds(9));
}

fn instance(
    of: [u8; 32],
    executable: xdr::ContractExecutable,
    storage: Vec<(ScVal, ScVal)>,
) -> xdr::LedgerEntry {
    let ScVal::Map(storage) = map(storage) else { panic!() };
    let instance = xdr::ScContractInstance { executable, storage };
    datum(of, ScVal::LedgerKeyContractInstance, ScVal::ContractInstance(instance))
}

/// What an asset's contract keeps of it.
fn of_asset(kind: &str, code: &[u8], issuer: &[u8]) -> (ScVal, ScVal) {
    let issuer = ScVal::Bytes(xdr::ScBytes(issuer.try_into().unwrap()));
    let asset = amounts(&[("asset_code", string(code)), ("issuer", issuer)]);
    (vector(vec![symbol("AssetInfo")]), vector(vec![symbol(kind), asset]))
}

const SAC: xdr::ContractExecutable = xdr::ContractExecutable::StellarAsset;
const WASM: xdr::ContractExecutable = xdr::ContractExecutable::Wasm(xdr::Hash([6; 32]));

#[test]
fn an_assets_contract_is_one_by_the_id_that_is_made_of_it() {
    let long = Asset::Alphanum12(*b"LONGER\0\0\0\0\0\0", key('I'));
    let native = (vector(vec![symbol("AssetInfo")]), vector(vec![symbol("Native")]));
    let filled = of_asset("AlphaNum12", b"LONGER\0\0\0\0\0\0", &key('I'));
    let cases = [
        (USD, of_asset("AlphaNum4", b"USD", &key('I'))),
        (long, of_asset("AlphaNum12", b"LONGER", &key('I'))),
        (long, filled),
        (Asset::Native, native),
    ];
    for (asset, info) in cases {
        let own = contract_of(&asset);
        let row = [Current::Token(own, Some(ContractToken::Asset(asset)))];
        let made = || instance(own, SAC, vec![(symbol("Admin"), ScVal::Void), info.clone()]);
        assert_eq!(rows(vec![Created(made())]), row);
        assert_eq!(rows(updated(made(), made())), row);
        assert_eq!(rows(vec![Restored(made())]), row);
        // Removed or evicted: what it was, it stays.
        assert_eq!(rows(vec![State(made()), Removed(made().to_key())]), []);
        let evicted = vec![made().to_key()];
        assert_eq!(Ledger { evicted, ..Ledger::of(Vec::new()) }.rows(), []);
        // The same words in a contract of another id are forged, and in own code say nothing.
        assert_eq!(rows(vec![Created(instance([5; 32], SAC, vec![info.clone()]))]), []);
        assert_eq!(rows(vec![Created(instance(own, WASM, vec![info.clone()]))]), []);
    }
}

#[test]
fn an_assets_contract_says_which_in_one_form() {
    let own = contract_of(&USD);
    let (info, right) = of_asset("AlphaNum4", b"USD", &key('I'));
    let kind = symbol("AlphaNum4");
    let wrong = [
        of_asset("AlphaNum12", b"USD", &key('I')).1,
        of_asset("AlphaNum4", b"USDCO", &key('I')).1,
        of_asset("AlphaNum4", b"", &key('I')).1,
        of_asset("AlphaNum4", b"USD", &[b'I'; 31]).1,
        of_asset("AlphaNum4", b"USD", &[b'I'; 33]).1,
        of_asset("Alphanum4", b"USD", &key('I')).1,
        vector(vec![kind.clone()]),
        vector(vec![kind, ScVal::Void]),
        ScVal::Void,
    ];
    for wrong in wrong {
        assert_eq!(rows(vec![Created(instance(own, SAC, vec![(info.clone(), wrong)]))]), []);
    }
    assert_eq!(rows(vec![Created(instance(own, SAC, vec![(symbol("AssetInfo"), right)]))]), []);
    assert_eq!(rows(vec![Created(instance(own, SAC, Vec::new()))]), []);
}

fn metadata(name: ScVal, text: ScVal, decimals: ScVal) -> ScVal {
    amounts(&[("decimal", decimals), ("name", name), ("symbol", text)])
}

#[test]
fn a_token_describes_itself_within_bounds() {
    let told =
        |metadata| rows(vec![Created(instance(TOKEN, WASM, vec![(symbol("METADATA"), metadata)]))]);
    let most = (vec![b'n'; 128], vec![b's'; 32], 70);
    for (name, text, decimals) in [(b"Dollar".into(), b"USD".into(), 7), (vec![], vec![], 0), most]
    {
        let found = told(metadata(string(&name), string(&text), ScVal::U32(decimals)));
        let [name, symbol] = [name, text].map(|text| String::from_utf8(text).unwrap());
        let described = ContractToken::Described { name, symbol, decimals };
        assert_eq!(found, [Current::Token(TOKEN, Some(described))]);
    }
    let (text, seven) = (string(b"USD"), ScVal::U32(7));
    for odd in [
        metadata(string(&[b'n'; 129]), text.clone(), seven.clone()),
        metadata(text.clone(), string(&[b's'; 33]), seven.clone()),
        metadata(text.clone(), text.clone(), ScVal::U32(71)),
        metadata(text.clone(), text.clone(), ScVal::U32(u32::MAX)),
        metadata(text.clone(), text.clone(), ScVal::U64(7)),
        metadata(string(b"A\0B"), text.clone(), seven.clone()),
        metadata(text.clone(), string(b"\0"), seven.clone()),
        metadata(string(b"\xff"), text.clone(), seven.clone()),
        metadata(text.clone(), string(b"\xc3"), seven.clone()),
        metadata(symbol("USD"), text.clone(), seven.clone()),
        amounts(&[("name", text.clone()), ("symbol", text.clone())]),
        vector(vec![text.clone(), text, seven]),
        ScVal::Map(None),
        ScVal::Void,
    ] {
        assert_eq!(told(odd.clone()), [], "{odd:?}");
    }
}

#[test]
fn only_the_persistent_instance_of_a_contract_speaks_for_it() {
    let own = contract_of(&USD);
    let made = instance(own, SAC, vec![of_asset("AlphaNum4", b"USD", &key('I'))]);
    let xdr::LedgerEntryData::ContractData(data) = made.data else { panic!() };
    let odd = [
        xdr::ContractDataEntry {
            durability: xdr::ContractDataDurability::Temporary,
            ..data.clone()
        },
        xdr::ContractDataEntry { key: symbol("Instance"), ..data.clone() },
        xdr::ContractDataEntry { contract: xdr::ScAddress::Account(id('A')), ..data.clone() },
        xdr::ContractDataEntry { val: holding(1), ..data },
    ];
    for odd in odd.map(xdr::LedgerEntryData::ContractData).map(entry) {
        assert_eq!(rows(vec![Created(odd.clone())]), [], "{odd:?}");
    }
}

#[test]
fn all_that_a_contract_moved_is_known_from_its_creation_on_and_not_from_a_restore() {
    let made = || instance(TOKEN, WASM, Vec::new());
    let known = [Current::Baseline(TOKEN, Some(()))];
    assert_eq!(baselines(vec![Created(made())]), known);
    assert_eq!(baselines(vec![Created(made()), State(made()), Updated(made())]), known);
    assert_eq!(baselines(vec![Restored(made())]), []);
    assert_eq!(baselines(vec![State(made()), Updated(made())]), []);
    assert_eq!(baselines(vec![Created(balance(1))]), []);
}
