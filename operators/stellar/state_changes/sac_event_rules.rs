//! The rules of what asset contracts say that they moved, beyond plain accounts (7.7, 8.2, 14.5).

use stellar_xdr as xdr;
use xdr::{OperationBody as Body, ScVal};

use super::assets::Asset;
use super::build::{Made, Step, key};
use super::effects::tests::step;
use super::sep41::tests::{account, contract, symbol};
use super::values::{
    USD, claimable_balance, customer, customer_of_contract, map, number, pool, said, string,
};

/// The rows of what the contract of an asset says in meta V4.
fn told(asset: &Asset, name: &str, parties: &[ScVal], value: ScVal) -> Vec<String> {
    said(asset, name, parties, value).lines()
}

fn of(asset: &Asset, name: &str, parties: &[ScVal]) -> Vec<String> {
    told(asset, name, parties, number(5))
}

#[test]
fn native_moves_through_its_contract_without_an_issuer() {
    let (b, c) = (account('B'), account('C'));
    let moved = of(&Asset::Native, "transfer", &[b.clone(), c]);
    assert_eq!(moved, ["0 DEBIT B 5 XLM", "0 CREDIT C 5 XLM"]);
    assert_eq!(of(&Asset::Native, "burn", std::slice::from_ref(&b)), ["0 DEBIT B 5 XLM"]);
    assert_eq!(of(&Asset::Native, "mint", &[b]), ["0 CREDIT B 5 XLM"]);
}

#[test]
fn contracts_hold_assets_as_accounts_do() {
    let (one, two) = (contract([b'1'; 32]), contract([b'2'; 32]));
    let named = |byte: u8| format!("{:?}", ledgerflow_records::Address::Contract([byte; 32]));
    let (first, second) = (named(b'1'), named(b'2'));
    let moved = of(&USD, "transfer", &[one.clone(), two.clone()]);
    assert_eq!(moved, [format!("0 DEBIT {first} 5 USD:I"), format!("0 CREDIT {second} 5 USD:I")]);
    let taken = of(&USD, "clawback", &[two]);
    assert_eq!(taken, ["0 BURN I 5 USD:I".to_owned(), format!("0 DEBIT {second} 5 USD:I")]);
    let minted = of(&USD, "mint", &[one]);
    assert_eq!(minted, ["0 MINT I 5 USD:I".to_owned(), format!("0 CREDIT {first} 5 USD:I")]);
}

#[test]
fn pools_and_claimable_balances_have_no_rows_of_their_own() {
    let (b, l, claimable) = (account('B'), pool([9; 32]), claimable_balance([8; 32]));
    let nothing: [&str; 0] = [];
    for (name, parties, rows) in [
        ("transfer", vec![b.clone(), l.clone()], &["0 DEBIT B 5 USD:I"][..]),
        ("transfer", vec![l.clone(), b.clone()], &["0 CREDIT B 5 USD:I"]),
        ("transfer", vec![l.clone(), l.clone()], &["0 CREDIT LiquidityPool"]),
        ("transfer", vec![b.clone(), claimable.clone()], &nothing),
        ("transfer", vec![claimable.clone(), b.clone()], &nothing),
        ("mint", vec![l.clone()], &["0 MINT I 5 USD:I"]),
        ("mint", vec![claimable.clone()], &["0 MINT I 5 USD:I"]),
        ("burn", vec![l.clone()], &["0 BURN I 5 USD:I"]),
        ("clawback", vec![claimable.clone()], &["0 BURN I 5 USD:I"]),
    ] {
        let told = of(&USD, name, &parties);
        let as_told =
            told.len() == rows.len() && told.iter().zip(rows).all(|(t, r)| t.starts_with(r));
        assert!(as_told, "{name} {parties:?}: {told:?}");
    }
}

#[test]
fn a_customer_that_an_event_names_counts_by_the_account() {
    let b = || customer('B', 7);
    assert_eq!(of(&USD, "transfer", &[b(), b()]), ["0 DEBIT B 5 USD:I", "0 CREDIT B 5 USD:I"]);
    let [minted, credited] = ["0 MINT I 5 USD:I", "0 CREDIT B 5 USD:I"];
    assert_eq!(of(&USD, "mint", &[b()]), [minted, credited]);
    let by_issuer =
        Made { version: 3, ..said(&USD, "transfer", &[customer('I', 7), b()], number(5)) };
    assert_eq!(by_issuer.lines(), [minted, credited], "the issuer's customer is the issuer");
    let contracts = of(&USD, "burn", &[customer_of_contract([b'1'; 32], 7)]);
    assert_eq!(contracts, of(&USD, "burn", &[contract([b'1'; 32])]));
}

#[test]
fn a_map_with_a_key_that_is_no_symbol_is_passed_over() {
    let amount = || (symbol("amount"), number(5));
    let transfer = |fields| told(&USD, "transfer", &[account('B'), account('C')], map(fields));
    let rows = ["0 DEBIT B 5 USD:I", "0 CREDIT C 5 USD:I"];
    assert_eq!(transfer(vec![amount(), (symbol("more"), ScVal::Void)]), rows);
    for key in [string(b"amount"), ScVal::U32(1), ScVal::Void] {
        assert!(transfer(vec![amount(), (key.clone(), number(5))]).is_empty(), "{key:?}");
    }
    assert_eq!(transfer(vec![amount(), (symbol("to_muxed_id"), ScVal::Void)]), rows);
    let bytes = ScVal::Bytes(xdr::ScBytes(vec![1; 64].try_into().unwrap()));
    assert_eq!(transfer(vec![amount(), (symbol("to_muxed_id"), bytes)]), rows);
    let twice = vec![amount(), (symbol("amount"), number(6))];
    assert_eq!(transfer(twice), ["0 DEBIT B 6 USD:I", "0 CREDIT C 6 USD:I"], "the last counts");
    assert!(transfer(vec![(symbol("amount"), ScVal::U64(5))]).is_empty());
    assert!(transfer(Vec::new()).is_empty());
}

#[test]
fn a_customer_is_named_where_an_asset_arrives() {
    let value = || map(vec![(symbol("amount"), number(5)), (symbol("to_muxed_id"), ScVal::U64(7))]);
    let told = |name, parties: &[ScVal]| told(&USD, name, parties, value());
    assert_eq!(told("mint", &[account('B')]), ["0 MINT I 5 USD:I #7", "0 CREDIT B 5 USD:I #7"]);
    assert_eq!(told("burn", &[account('B')]), ["0 BURN I 5 USD:I", "0 DEBIT B 5 USD:I"]);
    // The memo is a classic payment's; an event names its customer itself.
    let transfer = said(&USD, "transfer", &[account('B'), account('C')], number(5));
    let made = Made { memo: xdr::Memo::Id(9), ..transfer };
    assert_eq!(made.lines(), ["0 DEBIT B 5 USD:I", "0 CREDIT C 5 USD:I"]);
}

#[test]
fn events_are_in_their_order_and_only_of_a_call_that_succeeded() {
    let [one, two] = [("mint", 1), ("burn", 2)].map(|(name, amount)| {
        said(&USD, name, &[account('B')], number(amount)).steps[0].events[0].clone()
    });
    let made = said(&USD, "mint", &[account('B')], number(1));
    let call = Step { events: vec![two, one], ..made.steps[0].clone() };
    let made = Made { steps: vec![call.clone()], ..made };
    let rows = ["0 BURN I 2 USD:I", "0 DEBIT B 2 USD:I", "0 MINT I 1 USD:I", "0 CREDIT B 1 USD:I"];
    assert_eq!(made.lines(), rows);
    assert!(Made { failed: true, ..made.clone() }.lines().is_empty());
    // Core's own events of a classic operation are told by the operation already.
    let bump = step(Body::BumpSequence(Default::default()), Vec::new());
    let bump = Step { events: call.events.clone(), ..bump };
    assert_eq!(Made::of(vec![bump]).lines(), ["fee DEBIT A 100 XLM"]);
}

#[test]
fn a_meta_of_fewer_operations_than_results_has_no_events_there() {
    let made = said(&USD, "mint", &[account('B')], number(1));
    let mut applied = made.applied();
    let xdr::TransactionMeta::V4(meta) = &mut applied.meta else { panic!("V4") };
    meta.operations = Default::default();
    let header = super::build::Header { protocol: 25, sequence: 7, close_time: 0 };
    let network = crate::stellar::Network::of("standalone").unwrap();
    let bytes = super::build::ledger(header, vec![applied]);
    let (rows, skipped) = super::with_skipped(&super::build::decoded(bytes, 7, &network)).unwrap();
    assert_eq!((rows.len(), skipped), (0, 0));
}

#[test]
fn an_asset_of_another_width_is_another_asset() {
    let mut wide = [0; 12];
    wide[..3].copy_from_slice(b"USD");
    let wide = Asset::Alphanum12(wide, key('I'));
    assert_ne!(super::values::contract_of(&wide), super::values::contract_of(&USD));
    assert!(of(&wide, "burn", &[account('B')]).is_empty(), "its name is that of the narrow one");
}
