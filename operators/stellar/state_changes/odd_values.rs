//! Values at the edges of what a ledger can hold are kept whole: no panic, no loss, no silent skip.

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::{Address, StateChange};
use stellar_xdr as xdr;
use xdr::{LedgerEntryChange, LedgerEntryData, OperationBody as Body, OperationResultTr, ScVal};

use super::assets::Asset;
use super::build::{self, Made, Step, credit, id, key, updated};
use super::effects::tests::{effects, rows_of, skipping, step};
use super::sep41::tests::{account, contract, event, invoked, symbol};
use super::transfer_rules::{self, XLM, customer, pay};
use super::values::{
    self, USD, customer_of_contract, map, number, of_every_kind, said, string, vector,
};

const EXTREMES: [i128; 6] = [i128::MIN, i128::MIN + 1, -1, 0, i64::MAX as i128 + 1, i128::MAX];
const TOKEN: [u8; 32] = [7; 32];

/// The rows of a token's event, and how many were skipped.
fn told(topics: Vec<ScVal>, value: ScVal) -> (Vec<StateChange>, u32) {
    rows_of(&invoked(Vec::new(), vec![event(TOKEN, topics, value)]), base::SEP41)
}

fn amounts(rows: &[StateChange]) -> Vec<i128> {
    let amount = |row: &StateChange| match row.what {
        Change::Balance { amount, .. } | Change::Allowance { amount, .. } => amount,
        ref other => panic!("{other:?}"),
    };
    rows.iter().map(amount).collect()
}

#[test]
fn amounts_of_assets_have_all_their_bits() {
    for amount in EXTREMES {
        for version in [3, 4] {
            for asset in [USD, Asset::Native] {
                let transfer =
                    said(&asset, "transfer", &[account('A'), account('B')], number(amount));
                let rows = Made { version, ..transfer }.rows().unwrap();
                let rows: Vec<_> = rows.into_iter().filter(|row| row.id < base::EFFECTS).collect();
                assert_eq!(amounts(&rows), [amount, amount], "V{version} {asset:?}");
            }
        }
        let value = map(vec![(symbol("amount"), number(amount))]);
        let rows = said(&USD, "mint", &[account('B')], value).rows().unwrap();
        assert_eq!(amounts(&rows)[..2], [amount, amount]);
    }
}

#[test]
fn amounts_of_one_operation_may_sum_beyond_all_bits() {
    let moved = |from, to, amount| {
        said(&Asset::Native, "transfer", &[account(from), account(to)], number(amount)).steps[0]
            .events[0]
            .clone()
    };
    for amount in [i128::MIN, i128::MAX] {
        let both =
            || vec![moved('B', 'A', amount), moved('B', 'A', amount), moved('A', 'B', amount)];
        let made = invoked(Vec::new(), both());
        assert_eq!(made.lines().len(), 6);
        // A header may claim a protocol whose balances are to be reconciled.
        let old = Made {
            protocol: 7,
            ..invoked(updated(build::account('A', i64::MAX), build::account('A', 0)), both())
        };
        assert!(old.lines().len() >= 6);
    }
}

#[test]
fn amounts_of_tokens_have_all_their_bits() {
    let topics = |name, parties: &[ScVal]| [&[symbol(name)], parties].concat();
    for amount in EXTREMES {
        let (a, b) = (account('A'), account('B'));
        let both = [a.clone(), b.clone()];
        let (rows, skipped) = told(topics("transfer", &both), number(amount));
        assert_eq!((amounts(&rows), skipped), (vec![amount, amount], 0));
        let mapped = map(vec![(symbol("amount"), number(amount))]);
        let (rows, skipped) = told(topics("mint", std::slice::from_ref(&b)), mapped);
        assert_eq!((amounts(&rows), skipped), (vec![amount], 0));
        let allowance = vector(vec![number(amount), ScVal::U32(u32::MAX)]);
        let (rows, skipped) = told(topics("approve", &both), allowance);
        assert_eq!((amounts(&rows), skipped), (vec![amount], 0));
        let Change::Allowance { live_until: u32::MAX, .. } = rows[0].what else { panic!() };
    }
}

#[test]
fn limits_and_classic_amounts_have_all_their_bits() {
    for amount in [i64::MIN, -1, i64::MAX] {
        let rows = transfer_rules::moved(vec![pay(build::muxed('B'), XLM, amount)]);
        assert_eq!(rows, [format!("0 DEBIT A {amount} XLM"), format!("0 CREDIT B {amount} XLM")]);
        let made = Made { fee: amount, ..Made::of(Vec::new()) };
        let reason = if amount > 0 { "DEBIT" } else { "CREDIT" };
        assert_eq!(made.lines(), [format!("fee {reason} A {amount} XLM")]);
    }
}

/// A data entry of A.
fn entry(name: &[u8], value: &[u8]) -> xdr::LedgerEntry {
    build::entry(LedgerEntryData::Data(xdr::DataEntry {
        account_id: id('A'),
        data_name: xdr::String64(name.try_into().unwrap()),
        data_value: xdr::DataValue(value.try_into().unwrap()),
        ext: xdr::DataEntryExt::V0,
    }))
}

#[test]
fn the_longest_names_and_values_are_kept_whatever_their_bytes() {
    let every_byte = Vec::from_iter(0..=255);
    for bytes in every_byte.chunks(64).chain([&[][..], &[0xff; 64], "né".as_bytes()]) {
        let (old, new) = (entry(bytes, bytes), entry(bytes, b"new"));
        let data_name = xdr::String64(bytes.try_into().unwrap());
        let op = xdr::ManageDataOp { data_name, data_value: None };
        let rows = effects(step(Body::ManageData(op), updated(old, new)));
        let (name, old, new) = (bytes.to_vec(), Some(bytes.to_vec()), Some(b"new".to_vec()));
        assert_eq!(rows, [('A', Reason::Update, Change::Entry { name, old, new })]);
    }
}

#[test]
fn home_domains_are_kept_whatever_their_bytes() {
    for bytes in [&[0xff; 32][..], b"\0", b"\xc3", "né.example".as_bytes()] {
        let home_domain = xdr::String32(bytes.try_into().unwrap());
        let before = xdr::AccountEntry { account_id: id('A'), home_domain, ..Default::default() };
        let before = build::entry(LedgerEntryData::Account(before));
        let home_domain = Some(xdr::String32(b"\xfe".try_into().unwrap()));
        let op = xdr::SetOptionsOp { home_domain, ..Default::default() };
        let rows = effects(step(Body::SetOptions(op), updated(before.clone(), before)));
        let (old, new) = (Some(bytes.to_vec()), Some(b"\xfe".to_vec()));
        assert_eq!(rows, [('A', Reason::Update, Change::HomeDomain { old, new })]);
    }
}

#[test]
fn numbers_beyond_what_a_column_holds_are_skipped_and_counted() {
    let before = build::account('A', 1);
    for (low, high) in [(Some(255), Some(256)), (Some(0), Some(u32::MAX))] {
        let (low_threshold, high_threshold) = (low, high);
        let op = xdr::SetOptionsOp { low_threshold, high_threshold, ..Default::default() };
        let rows = skipping(1, step(Body::SetOptions(op), updated(before.clone(), before.clone())));
        assert_eq!(rows.len(), 1, "{rows:?}");
    }
}

#[test]
fn a_customer_anywhere_counts_by_the_account() {
    let clawback = xdr::ClawbackOp { asset: credit("USD", 'I'), from: customer('B', 2), amount: 3 };
    let clawed = OperationResultTr::Clawback(xdr::ClawbackResult::Success);
    let merged = OperationResultTr::AccountMerge(xdr::AccountMergeResult::Success(4));
    let steps = [
        pay(customer('B', u64::MAX), XLM, 1),
        transfer_rules::step(Body::AccountMerge(customer('B', 0)), merged),
        transfer_rules::step(Body::Clawback(clawback), clawed),
        step(
            Body::ManageData(Default::default()),
            vec![LedgerEntryChange::Created(entry(b"", b""))],
        ),
    ];
    let by = |letter, steps: &[Step]| {
        let steps =
            steps.iter().map(|step| Step { source: Some(customer(letter, 5)), ..step.clone() });
        Made {
            fee_source: Some(customer('F', 6)),
            source: customer('A', 7),
            ..Made::of(steps.collect())
        }
    };
    let rows = by('C', &steps).rows().unwrap();
    let letters: String = rows.iter().map(|row| char::from(row.account.key()[0])).collect();
    assert!(rows.iter().all(|row| matches!(row.account, Address::Account(_))), "{rows:?}");
    assert_eq!(letters, "FCBCCBIBC");
    let ids = rows.iter().filter_map(|row| match row.what {
        Change::Balance { to_muxed_id, .. } => to_muxed_id,
        _ => None,
    });
    assert_eq!(Vec::from_iter(ids), [u64::MAX, 0], "who was named, the merge's too");
}

#[test]
fn a_customer_that_a_token_names_is_kept_but_a_contracts_is_not() {
    let topics = vec![
        symbol("approve"),
        values::customer('M', u64::MAX),
        customer_of_contract([b'1'; 32], 4),
    ];
    let (rows, skipped) = told(topics, vector(vec![number(1), ScVal::U32(2)]));
    assert_eq!((rows.len(), skipped), (1, 0));
    assert_eq!(rows[0].account, Address::Muxed(key('M'), u64::MAX));
    let Change::Allowance { spender, .. } = rows[0].what else { panic!("{rows:?}") };
    assert_eq!(spender, Address::Contract([b'1'; 32]));
}

/// Each name of an event with the counts of topics under which it is a token's, name included.
const COUNTS: [(&str, &[usize]); 5] = [
    ("transfer", &[3]),
    ("mint", &[2, 3]),
    ("burn", &[2]),
    ("clawback", &[2, 3]),
    ("approve", &[3]),
];

#[test]
fn events_of_any_count_of_topics_are_told_or_counted() {
    assert_eq!(told(Vec::new(), number(1)), (Vec::new(), 0), "no name at all");
    for (name, counts) in COUNTS {
        for count in 1..=6 {
            let value = match name {
                "approve" => vector(vec![number(1), ScVal::U32(2)]),
                _ => number(1),
            };
            let mut topics = vec![account('B'); count];
            topics[0] = symbol(name);
            let (rows, skipped) = told(topics, value);
            let right = counts.contains(&count);
            assert_eq!((!rows.is_empty(), skipped == 1), (right, !right), "{name} {count}");
        }
    }
}

#[test]
fn topics_of_every_kind_are_counted_where_a_party_should_be() {
    for odd in of_every_kind() {
        assert_eq!(told(vec![odd.clone(), account('A')], number(1)), (Vec::new(), 0), "{odd:?}");
        for (name, counts) in COUNTS {
            let value = vector(vec![number(1), ScVal::U32(2)]);
            let value = if name == "approve" { value } else { number(1) };
            for (count, place) in
                counts.iter().flat_map(|&count| (1..count).map(move |at| (count, at)))
            {
                let mut topics = vec![account('B'); count];
                topics[0] = symbol(name);
                topics[place] = odd.clone();
                assert_eq!(told(topics, value.clone()), (Vec::new(), 1), "{name} {place} {odd:?}");
            }
        }
    }
}

#[test]
fn values_of_every_kind_are_counted_where_an_amount_should_be() {
    for odd in of_every_kind().into_iter().chain([account('A'), symbol("amount")]) {
        for (name, counts) in COUNTS {
            let mut topics = vec![contract([1; 32]); counts[0]];
            topics[0] = symbol(name);
            assert_eq!(told(topics, odd.clone()), (Vec::new(), 1), "{name} {odd:?}");
        }
        for name in ["transfer", "mint", "burn", "clawback", "set_authorized"] {
            let parties = vec![account('B'); if name == "transfer" { 2 } else { 1 }];
            let made = said(&USD, name, &parties, odd.clone());
            assert_eq!(made.lines(), [""; 0], "{name} {odd:?}");
        }
    }
}

#[test]
fn deep_and_long_values_are_read() {
    let deep = (0..100).fold(ScVal::Void, |inner, _| vector(vec![inner]));
    let long = string(&[b'a'; 10_000]);
    for odd in [deep, long, vector(vec![ScVal::Void; 1000])] {
        let topics = vec![symbol("transfer"), account('A'), account('B'), odd.clone()];
        assert_eq!(told(topics, number(1)), (Vec::new(), 1));
        let transfer = vec![symbol("transfer"), account('A'), account('B')];
        assert_eq!(told(transfer, odd), (Vec::new(), 1));
    }
}
