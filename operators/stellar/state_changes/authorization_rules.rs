//! The rules of authorizations by asset contracts, each on a ledger made by hand (10.2, 14.8).

use ledgerflow_records::state_change::{Change, Reason, Trusted, base};
use ledgerflow_records::{Address, StateChange};
use stellar_xdr as xdr;

use super::assets::{Asset, Assets};
use super::build::{self, Made, id, key};
use super::effects::tests::rows_of;
use super::sep41::tests::{account, contract, event, invoked, symbol};
use crate::stellar::Network;

const CODE: &[u8; 12] = b"TESTASSET\0\0\0";

fn name() -> String {
    format!("TESTASSET:{}", Address::Account(key('I')))
}

/// The contract of TESTASSET by I.
fn token() -> [u8; 32] {
    let asset = Asset::Alphanum12(*CODE, key('I'));
    Assets::new(Network::of("standalone").unwrap().id()).token(&asset)
}

fn string(text: &str) -> xdr::ScVal {
    xdr::ScVal::String(xdr::ScString(text.try_into().unwrap()))
}

/// What the contract says, in the form of meta V4.
fn said(holder: xdr::ScVal, authorized: bool) -> xdr::ContractEvent {
    let topics = vec![symbol("set_authorized"), holder, string(&name())];
    event(token(), topics, xdr::ScVal::Bool(authorized))
}

fn trustline(flags: u32) -> xdr::LedgerEntry {
    let asset_code = xdr::AssetCode12(*CODE);
    let credit = xdr::AlphaNum12 { asset_code, issuer: id('I') };
    let asset = xdr::TrustLineAsset::CreditAlphanum12(credit);
    let line = xdr::TrustLineEntry { account_id: id('H'), asset, flags, ..Default::default() };
    build::entry(xdr::LedgerEntryData::Trustline(line))
}

fn map(fields: &[(&str, xdr::ScVal)]) -> xdr::ScVal {
    let fields = fields.iter();
    let entry =
        |(key, val): &(&str, xdr::ScVal)| xdr::ScMapEntry { key: symbol(key), val: val.clone() };
    xdr::ScVal::Map(Some(xdr::ScMap(build::list(fields.map(entry).collect()))))
}

/// The balance of the contract 9 at a token.
fn held(token: [u8; 32], val: xdr::ScVal) -> xdr::LedgerEntry {
    let key = xdr::ScVec(build::list(vec![symbol("Balance"), contract([9; 32])]));
    build::entry(xdr::LedgerEntryData::ContractData(xdr::ContractDataEntry {
        ext: xdr::ExtensionPoint::V0,
        contract: xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash(token))),
        key: xdr::ScVal::Vec(Some(key)),
        durability: xdr::ContractDataDurability::Persistent,
        val,
    }))
}

fn balance(authorized: xdr::ScVal) -> xdr::ScVal {
    let amount = xdr::ScVal::I128(xdr::Int128Parts { hi: 0, lo: 5 });
    let clawback = xdr::ScVal::Bool(false);
    map(&[("amount", amount), ("authorized", authorized), ("clawback", clawback)])
}

type Row = (Reason, Option<u8>);

fn rows(changes: Vec<xdr::LedgerEntryChange>, events: Vec<xdr::ContractEvent>) -> (Vec<Row>, u32) {
    rows_in(4, changes, events)
}

fn rows_in(
    version: u32,
    changes: Vec<xdr::LedgerEntryChange>,
    events: Vec<xdr::ContractEvent>,
) -> (Vec<Row>, u32) {
    let made = Made { version, ..invoked(changes, events) };
    let (rows, skipped) = rows_of(&made, base::SAC_EVENTS);
    let holders = [Address::Account(key('H')), Address::Contract([9; 32])];
    let row = |row: StateChange| {
        assert!(holders.contains(&row.account));
        let Change::Authorization { of, flags } = row.what else { panic!("{row:?}") };
        assert_eq!(of, Trusted::Token(token()));
        (row.reason, flags)
    };
    (rows.into_iter().map(row).collect(), skipped)
}

/// The rows when H, with these flags before, is told this.
fn told(before: u32, authorized: bool) -> Vec<Row> {
    let changes = build::updated(trustline(before), trustline(0));
    let (rows, skipped) = rows(changes, vec![said(account('H'), authorized)]);
    assert_eq!(skipped, 0);
    rows
}

#[test]
fn a_trustline_has_a_row_for_each_bit_that_changes() {
    let (set, clear) = (Reason::Set, Reason::Clear);
    assert_eq!(told(2, true), [(set, Some(1)), (clear, Some(64))]);
    assert_eq!(told(1, false), [(clear, Some(1)), (set, Some(64))]);
    assert_eq!(told(1, true), []);
    assert_eq!(told(3, true), [(clear, Some(64))]);
    assert_eq!(told(0, true), [(set, Some(1))]);
    assert_eq!(told(0, false), [(set, Some(64))]);
    assert_eq!(told(2, false), []);
}

#[test]
fn a_trustline_made_in_the_operation_had_no_bits() {
    let created = vec![xdr::LedgerEntryChange::Created(trustline(1))];
    let (rows, _) = rows(created, vec![said(account('H'), true)]);
    assert_eq!(rows, [(Reason::Set, Some(1))]);
}

#[test]
fn meta_v3_names_the_administrator_first() {
    let topics = vec![symbol("set_authorized"), account('I'), account('H'), string(&name())];
    let old = event(token(), topics, xdr::ScVal::Bool(true));
    let changes = || build::updated(trustline(2), trustline(1));
    let both = [(Reason::Set, Some(1)), (Reason::Clear, Some(64))];
    assert_eq!(rows_in(3, changes(), vec![old.clone()]), (both.to_vec(), 0));
    assert_eq!(rows_in(4, changes(), vec![old]), (Vec::new(), 1));
    assert_eq!(rows_in(3, changes(), vec![said(account('H'), true)]), (Vec::new(), 1));
}

#[test]
fn without_a_change_of_the_holders_own_entry_there_is_no_row() {
    let none = (Vec::new(), 0);
    assert_eq!(rows(Vec::new(), vec![said(account('H'), true)]), none);
    let changes = || build::updated(trustline(0), trustline(1));
    assert_eq!(rows(changes(), vec![said(account('J'), true)]), none);
    let mut other = trustline(0);
    if let xdr::LedgerEntryData::Trustline(line) = &mut other.data {
        let xdr::Asset::CreditAlphanum4(usd) = build::credit("USD", 'I') else { panic!() };
        line.asset = xdr::TrustLineAsset::CreditAlphanum4(usd);
    }
    let changes = build::updated(other.clone(), other);
    assert_eq!(rows(changes, vec![said(account('H'), true)]), none);
}

#[test]
fn only_the_assets_own_contract_is_believed() {
    let told = |edit: &dyn Fn(&mut xdr::ContractEvent)| {
        let mut event = said(account('H'), true);
        edit(&mut event);
        rows(build::updated(trustline(0), trustline(1)), vec![event])
    };
    let topics = |name: &str, asset: xdr::ScVal| vec![symbol(name), account('H'), asset];
    let with = |topics: Vec<xdr::ScVal>| {
        told(&|event| {
            let xdr::ContractEventBody::V0(body) = &mut event.body;
            body.topics = build::list(topics.clone());
        })
    };
    let set = (vec![(Reason::Set, Some(1))], 0);
    assert_eq!(told(&|_| ()), set);
    // Of a list of assets the first counts, but all must be assets.
    let listed = format!("{},native", name());
    assert_eq!(with(topics("set_authorized", string(&listed))), set);
    let skipped = (Vec::new(), 1);
    for text in ["", "native", "TESTASSET", &format!("{},", name()), &format!("native,{}", name())]
    {
        assert_eq!(with(topics("set_authorized", string(text))), skipped, "{text}");
    }
    assert_eq!(with(topics("set_authorized", symbol("native"))), skipped);
    assert_eq!(with(topics("set_authorized", string(&name()))[..2].to_vec()), skipped);
    let foreign = Some(xdr::ContractId(xdr::Hash([1; 32])));
    assert_eq!(told(&|event| event.contract_id = foreign.clone()), skipped);
    assert_eq!(told(&|event| event.contract_id = None), skipped);
    assert_eq!(
        told(&|event| {
            let xdr::ContractEventBody::V0(body) = &mut event.body;
            body.data = xdr::ScVal::Void;
        }),
        skipped
    );
    let none = (Vec::new(), 0);
    assert_eq!(told(&|event| event.type_ = xdr::ContractEventType::System), none);
    // Of another name it is another stream's, which may count it as malformed.
    assert!(with(topics("transfer", string(&name()))).0.is_empty());
    assert_eq!(with(Vec::new()), none);
}

#[test]
fn a_contracts_balance_has_one_row_without_bits() {
    let bool = xdr::ScVal::Bool;
    let told = |token, before: xdr::ScVal, authorized| {
        let changes = build::updated(held(token, before), held(token, balance(bool(true))));
        rows(changes, vec![said(contract([9; 32]), authorized)])
    };
    let own = |before, authorized| told(token(), balance(bool(before)), authorized);
    let none = (Vec::new(), 0);
    assert_eq!(own(false, true), (vec![(Reason::Set, None)], 0));
    assert_eq!(own(true, false), (vec![(Reason::Clear, None)], 0));
    assert_eq!(own(true, true), none);
    assert_eq!(own(false, false), none);
    assert_eq!(told([1; 32], balance(bool(false)), true), none);
    assert_eq!(told(token(), map(&[("authorized", bool(false))]), true), none);
    assert_eq!(told(token(), balance(xdr::ScVal::Void), true), none);
    let unnamed = map(&[("a", bool(true)), ("b", bool(true)), ("c", bool(true))]);
    assert_eq!(told(token(), unnamed, true), none);
    let created = vec![xdr::LedgerEntryChange::Created(held(token(), balance(bool(true))))];
    let event = said(contract([9; 32]), true);
    assert_eq!(rows(created, vec![event]), (vec![(Reason::Set, None)], 0));
}

#[test]
fn events_of_one_operation_all_compare_with_what_was_before_it() {
    let changes = build::updated(trustline(0), trustline(1));
    let twice = vec![said(account('H'), true), said(account('H'), true)];
    let (rows, _) = rows(changes, twice);
    assert_eq!(rows, [(Reason::Set, Some(1)), (Reason::Set, Some(1))]);
}

#[test]
fn a_restored_balance_was_not_authorized_before() {
    let balance = held(token(), balance(xdr::ScVal::Bool(true)));
    let restored = xdr::LedgerEntryChange::Restored(balance.clone());
    let changes = vec![restored, xdr::LedgerEntryChange::Updated(balance)];
    let (rows, _) = rows(changes, vec![said(contract([9; 32]), true)]);
    assert_eq!(rows, [(Reason::Set, None)]);
}

#[test]
fn a_removed_trustline_had_the_bits_of_before() {
    let key = trustline(1).to_key();
    let gone =
        vec![xdr::LedgerEntryChange::State(trustline(1)), xdr::LedgerEntryChange::Removed(key)];
    let (rows, _) = rows(gone, vec![said(account('H'), false)]);
    assert_eq!(rows, [(Reason::Clear, Some(1)), (Reason::Set, Some(64))]);
}

#[test]
fn holders_that_are_neither_accounts_nor_contracts_have_no_row() {
    let changes = || build::updated(trustline(0), trustline(1));
    let pool = xdr::ScAddress::LiquidityPool(xdr::PoolId(xdr::Hash([5; 32])));
    assert_eq!(rows(changes(), vec![said(xdr::ScVal::Address(pool), true)]), (Vec::new(), 0));
    for odd in [symbol("H"), string("H"), xdr::ScVal::Void] {
        assert_eq!(rows(changes(), vec![said(odd, true)]), (Vec::new(), 1));
    }
    let mut shares = trustline(0);
    if let xdr::LedgerEntryData::Trustline(line) = &mut shares.data {
        line.asset = xdr::TrustLineAsset::PoolShare(xdr::PoolId(xdr::Hash(token())));
    }
    let changes = build::updated(shares.clone(), shares);
    assert_eq!(rows(changes, vec![said(account('H'), true)]), (Vec::new(), 0));
}

#[test]
fn only_calls_that_succeeded_authorize() {
    let made = invoked(build::updated(trustline(0), trustline(1)), vec![said(account('H'), true)]);
    let none = (Vec::new(), 0);
    assert_eq!(rows_of(&Made { failed: true, ..made.clone() }, base::SAC_EVENTS), none);
    let body = xdr::OperationBody::BumpSequence(Default::default());
    let bump = build::Step { body, ..made.steps[0].clone() };
    assert_eq!(rows_of(&Made::of(vec![bump]), base::SAC_EVENTS), none);
    assert_eq!(rows_of(&Made { version: 2, soroban: false, ..made }, base::SAC_EVENTS), none);
}
