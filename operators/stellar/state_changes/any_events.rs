//! Whatever contracts say: rows are of well-formed events only, the others are counted, and ids
//! have no gaps.

use ledgerflow_records::state_change::base;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use stellar_xdr as xdr;
use xdr::{OperationBody as Body, ScAddress, ScVal};

use super::build::{self, Made, Step, id, muxed, updated};
use super::effects::tests::{rows_of, step};
use super::order_rules::assert_in_order;
use super::sep41::tests::{account, contract, event, invoked, symbol};
use super::transfer_rules::{XLM, pay};
use super::values::{self, USD, contract_of, map, name_of, number, of_every_kind, string, vector};

const TOKEN: [u8; 32] = [7; 32];

fn party() -> impl Strategy<Value = ScVal> {
    prop_oneof![
        (b'A'..=b'I').prop_map(|letter| account(char::from(letter))),
        any::<u8>().prop_map(|byte| contract([byte; 32])),
        any::<u64>().prop_map(|id| values::customer('M', id)),
        any::<u64>().prop_map(|id| values::customer_of_contract([1; 32], id)),
        Just(values::pool([9; 32])),
        Just(values::claimable_balance([8; 32])),
    ]
}

fn name() -> impl Strategy<Value = ScVal> {
    let names = ["transfer", "mint", "burn", "clawback", "approve", "set_authorized", "swap"];
    select(names.to_vec()).prop_map(symbol)
}

/// Any value, or a list or map of them, nested.
fn value() -> impl Strategy<Value = ScVal> {
    let flat = prop_oneof![
        select(of_every_kind()),
        any::<i128>().prop_map(number),
        any::<u32>().prop_map(ScVal::U32),
        name(),
        party(),
    ];
    flat.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(vector),
            vec((inner.clone(), inner), 0..4).prop_map(map),
        ]
    })
}

/// What should be an amount, and mostly is one.
fn amount() -> impl Strategy<Value = ScVal> {
    prop_oneof![4 => any::<i128>().prop_map(number), 1 => value()]
}

/// What comes with an event.
fn content() -> impl Strategy<Value = ScVal> {
    let key = prop_oneof![
        4 => Just(symbol("amount")),
        2 => Just(symbol("to_muxed_id")),
        1 => name(),
        1 => value(),
    ];
    let field = prop_oneof![4 => amount(), 1 => any::<u64>().prop_map(ScVal::U64)];
    prop_oneof![
        4 => amount(),
        2 => vec((key, field), 0..4).prop_map(map),
        2 => (amount(), any::<u32>()).prop_map(|(amount, until)| vector(vec![amount, ScVal::U32(until)])),
        1 => value(),
    ]
}

/// What the contract of that id says; `last` may be its last topic.
fn said(id: [u8; 32], last: ScVal) -> impl Strategy<Value = xdr::ContractEvent> {
    let first = prop_oneof![8 => name(), 1 => value()];
    let parties = vec(prop_oneof![8 => party(), 1 => value()], 0..4);
    let last = prop_oneof![3 => Just(Some(last)), 1 => Just(None)];
    (first, parties, last, content()).prop_map(move |(first, parties, last, content)| {
        let topics = std::iter::once(first).chain(parties).chain(last);
        event(id, topics.collect(), content)
    })
}

fn of_token() -> impl Strategy<Value = xdr::ContractEvent> {
    said(TOKEN, account('Z'))
}

fn of_asset() -> impl Strategy<Value = xdr::ContractEvent> {
    said(contract_of(&USD), string(name_of(&USD).as_bytes()))
}

/// Name, the topics after it, and what came with them; of a nameless event nothing.
fn parts(event: &xdr::ContractEvent) -> Option<(&[u8], &[ScVal], &ScVal)> {
    let xdr::ContractEventBody::V0(body) = &event.body;
    match body.topics.as_slice() {
        [ScVal::Symbol(name), rest @ ..] => Some((name.0.as_slice(), rest, &body.data)),
        _ => None,
    }
}

fn addresses(topics: &[ScVal]) -> bool {
    topics.iter().all(|topic| matches!(topic, ScVal::Address(_)))
}

/// The values of a map under a key.
fn under<'a>(map: &'a xdr::ScMap, key: &str) -> Vec<&'a ScVal> {
    map.0.iter().filter(|entry| entry.key == symbol(key)).map(|entry| &entry.val).collect()
}

/// How many rows a token's event has; none of a malformed one.
fn rows_of_token(event: &xdr::ContractEvent) -> Option<usize> {
    let Some((name, parties, content)) = parts(event) else { return Some(0) };
    let amount = matches!(content, ScVal::I128(_));
    let arrives = amount
        || matches!(content, ScVal::Map(Some(map))
            if matches!(under(map, "amount").last(), Some(ScVal::I128(_))));
    let approved = matches!(content, ScVal::Vec(Some(parts))
        if matches!(parts.as_slice(), [ScVal::I128(_), ScVal::U32(_)]));
    let (rows, fits) = match (name, parties.len()) {
        (b"transfer", 2) => (2, arrives),
        (b"mint", 1 | 2) => (1, arrives),
        (b"burn", 1) | (b"clawback", 1 | 2) => (1, amount),
        (b"approve", 2) => (1, approved),
        // No asset is known by this contract.
        (b"transfer" | b"mint" | b"burn" | b"clawback" | b"approve" | b"set_authorized", _) => {
            return None;
        }
        _ => return Some(0),
    };
    (fits && addresses(parties)).then_some(rows)
}

/// How many rows of transfers an asset's event has.
fn rows_of_asset(event: &xdr::ContractEvent) -> usize {
    let Some((name, [parties @ .., ScVal::String(asset)], content)) = parts(event) else {
        return 0;
    };
    let amount = match content {
        ScVal::I128(_) => true,
        ScVal::Map(Some(map)) => {
            let amounts = under(map, "amount");
            let customer = |val: &&ScVal| {
                matches!(val, ScVal::U64(_) | ScVal::Bytes(_) | ScVal::String(_) | ScVal::Void)
            };
            map.0.iter().all(|entry| matches!(entry.key, ScVal::Symbol(_)))
                && !amounts.is_empty()
                && amounts.iter().all(|amount| matches!(amount, ScVal::I128(_)))
                && under(map, "to_muxed_id").iter().all(customer)
        }
        _ => false,
    };
    if !amount || asset.0.as_slice() != name_of(&USD).as_bytes() {
        return 0;
    }
    let pool = |party: &ScVal| matches!(party, ScVal::Address(ScAddress::LiquidityPool(_)));
    let claimable = |party: &ScVal| matches!(party, ScVal::Address(ScAddress::ClaimableBalance(_)));
    match (name, parties) {
        _ if !addresses(parties) => 0,
        (b"transfer", [from, to]) if claimable(from) || claimable(to) => 0,
        (b"transfer", [from, to]) if pool(from) || pool(to) => 1,
        (b"transfer", [_, _]) => 2,
        (b"mint" | b"burn" | b"clawback", [one]) if pool(one) || claimable(one) => 1,
        (b"mint" | b"burn" | b"clawback", [_]) => 2,
        _ => 0,
    }
}

/// An operation of any sort, which has rows in one stream or several, or none.
fn operation() -> impl Strategy<Value = Step> {
    let open = xdr::CreateAccountOp { destination: id('N'), starting_balance: 5 };
    let flags =
        xdr::SetOptionsOp { set_flags: Some(3), clear_flags: Some(12), ..Default::default() };
    let domain = xdr::SetOptionsOp { home_domain: Some(Default::default()), ..Default::default() };
    let same = updated(build::account('A', 1), build::account('A', 1));
    let classic = vec![
        pay(muxed('B'), XLM, 1),
        step(Body::CreateAccount(open), Vec::new()),
        step(Body::SetOptions(flags), same.clone()),
        step(Body::SetOptions(domain), same),
        step(Body::BumpSequence(Default::default()), Vec::new()),
    ];
    let call = vec(prop_oneof![of_token(), of_asset()], 0..4);
    prop_oneof![
        select(classic),
        call.prop_map(|events| invoked(Vec::new(), events).steps.remove(0))
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn only_well_formed_events_of_tokens_have_rows_and_the_others_are_counted(
        events in vec(of_token(), 1..6),
    ) {
        let told: Vec<_> = events.iter().map(rows_of_token).collect();
        let (rows, skipped) = rows_of(&invoked(Vec::new(), events), base::SEP41);
        prop_assert_eq!(rows.len(), told.iter().flatten().sum::<usize>());
        prop_assert_eq!(skipped as usize, told.iter().filter(|rows| rows.is_none()).count());
    }

    #[test]
    fn only_well_formed_events_of_assets_have_rows(events in vec(of_asset(), 1..6)) {
        let told = events.iter().map(rows_of_asset).sum::<usize>();
        let rows = invoked(Vec::new(), events).rows().unwrap();
        assert_in_order(&rows);
        prop_assert_eq!(rows.iter().filter(|row| row.id < base::EFFECTS).count(), told);
    }

    #[test]
    fn ids_count_without_gaps_whatever_a_transaction_does(
        steps in vec(operation(), 0..6),
        version in 2_u32..5,
        failed: bool,
        fee in 0_i64..2,
    ) {
        let made = Made { version, failed, fee, ..Made::of(steps) };
        let rows = made.rows().unwrap();
        assert_in_order(&rows);
        prop_assert!(!failed || rows.iter().all(|row| row.operation.is_none()));
        prop_assert_eq!(made.rows().unwrap(), rows, "the same ledger, the same rows");
    }
}
