//! The rules of order: ids across streams, operations and transactions, and changes by their keys
//! (14.1, 14.10).

use ledgerflow_records::StateChange;
use ledgerflow_records::state_change::base;
use ledgerflow_views::{Element, LedgerEntryChanges};
use stellar_xdr as xdr;
use xdr::{LedgerEntryChange, LedgerEntryData, OperationBody as Body, WriteXdr};

use super::build::{self, Header, Made, Step, account, id, updated};
use super::deploys::tests::{contract, creates, instance, preimage};
use super::effects::tests::step;
use super::sep41::tests::{account as address, event, symbol};
use super::values::{USD, contract_of, name_of, number, string};
use super::{STREAMS, corpora, of_streams, rows as of};
use crate::stellar::changes::{Kind, pairs};
use crate::stellar::decode::{self, Decoded};
use crate::stellar::network::Network;
use crate::stellar::participants;

/// The ledger of these transactions, of one protocol.
fn ledger(protocol: u32, applied: Vec<build::Applied>) -> Decoded {
    let header = Header { protocol, sequence: 7, close_time: 0 };
    build::decoded(build::ledger(header, applied), 7, &Network::of("standalone").unwrap())
}

/// A trustline of H to USD.
fn trustline(flags: u32) -> xdr::LedgerEntry {
    let xdr::Asset::CreditAlphanum4(usd) = build::credit("USD", 'I') else {
        panic!("three letters")
    };
    let asset = xdr::TrustLineAsset::CreditAlphanum4(usd);
    let line = xdr::TrustLineEntry { account_id: id('H'), asset, flags, ..Default::default() };
    build::entry(LedgerEntryData::Trustline(line))
}

/// Operations that together have rows in every stream: a new account, and a call that deploys a
/// contract while an asset moves, authorizes a holder, and another token burns.
fn everything() -> Made {
    let op = xdr::CreateAccountOp { destination: id('B'), starting_balance: 5 };
    let usd = |mut topics: Vec<xdr::ScVal>, value| {
        topics.push(string(name_of(&USD).as_bytes()));
        event(contract_of(&USD), topics, value)
    };
    let moved = usd(vec![symbol("transfer"), address('A'), address('B')], number(1));
    let authorized = usd(vec![symbol("set_authorized"), address('H')], xdr::ScVal::Bool(true));
    let burnt = event([7; 32], vec![symbol("burn"), address('A')], number(1));
    let mut changes = updated(trustline(0), trustline(1));
    changes.push(LedgerEntryChange::Created(instance(contract(&preimage(1)))));
    let call = xdr::InvokeHostFunctionOp { host_function: creates(1, 2), ..Default::default() };
    let call = step(Body::InvokeHostFunction(call), changes);
    let call = Step { events: vec![moved, authorized, burnt], ..call };
    Made::of(vec![step(Body::CreateAccount(op), Vec::new()), call])
}

type Place = (u32, Option<u32>, i64);

fn places(rows: &[StateChange]) -> Vec<Place> {
    rows.iter().map(|row| (row.transaction, row.operation, row.id)).collect()
}

/// Panics unless the rows are sorted and in each operation count from their stream's base, without
/// gaps.
pub(crate) fn assert_in_order(rows: &[StateChange]) {
    let places = places(rows);
    let mut before: Option<Place> = None;
    for place in places {
        let (transaction, operation, id) = place;
        assert!(before.is_none_or(|before| before < place), "{before:?} then {place:?}");
        let bases = STREAMS.iter().map(|(base, _)| *base);
        let base = bases.rev().find(|base| *base < id).expect("ids start at 1");
        let last = before.filter(|&(t, o, id)| (t, o) == (transaction, operation) && id > base);
        assert_eq!(id, last.map_or(base, |(.., id)| id) + 1, "{before:?} then {place:?}");
        assert!(operation.is_some() || id == 1, "a transaction has one fee: {place:?}");
        before = Some(place);
    }
}

#[test]
fn a_ledger_without_transactions_has_no_rows() {
    for protocol in [1, 20, 25] {
        assert_eq!(of(&ledger(protocol, Vec::new())).unwrap(), []);
    }
}

#[test]
fn every_stream_of_an_operation_has_ids_of_its_own() {
    let rows = of(&ledger(25, vec![everything().applied()])).unwrap();
    let (first, second) = (Some(0), Some(1));
    let expected = [
        (0, None, 1),
        (0, first, 1),
        (0, first, 2),
        (0, first, 3),
        (0, first, base::EFFECTS + 1),
        (0, second, 1),
        (0, second, 2),
        (0, second, base::DEPLOYS + 1),
        (0, second, base::SAC_EVENTS + 1),
        (0, second, base::SEP41 + 1),
    ];
    assert_eq!(places(&rows), expected);
    assert_in_order(&rows);
}

#[test]
fn a_stream_alone_has_the_ids_that_it_has_among_others() {
    let ledger = ledger(25, vec![everything().applied()]);
    let all = of_streams(&ledger, &STREAMS).unwrap().with_all().rows;
    for (base, stream) in STREAMS {
        let own = |row: &StateChange| {
            row.operation.is_some() && row.id > base && row.id < base + (1 << 28)
        };
        let only = |rows: &[StateChange]| Vec::from_iter(rows.iter().filter(|r| own(r)).cloned());
        let alone = of_streams(&ledger, &[(base, stream)]).unwrap().with_all().rows;
        assert!(!only(&alone).is_empty(), "{base}");
        assert_eq!(only(&alone), only(&all), "{base}");
    }
}

#[test]
fn numbers_start_anew_in_every_transaction() {
    let paid = |memo| Made { memo: xdr::Memo::Id(memo), ..everything() };
    let one = of(&ledger(25, vec![paid(1).applied()])).unwrap();
    let both = of(&ledger(25, vec![paid(1).applied(), paid(2).applied()])).unwrap();
    let (first, second) = both.split_at(one.len());
    assert_eq!(places(first), places(&one));
    let moved: Vec<_> = places(&one).iter().map(|&(_, operation, id)| (1, operation, id)).collect();
    assert_eq!(places(second), moved);
}

#[test]
fn changes_that_hide_a_value_before_are_rejected_in_their_place() {
    let hidden = || vec![LedgerEntryChange::Updated(account('A', 1))];
    let holder = vec![symbol("set_authorized"), address('H'), string(name_of(&USD).as_bytes())];
    let authorized = event(contract_of(&USD), holder, xdr::ScVal::Bool(true));
    let call = step(Body::InvokeHostFunction(Default::default()), hidden());
    for wrong in [
        step(Body::SetOptions(Default::default()), hidden()),
        step(Body::ManageData(Default::default()), hidden()),
        step(Body::LiquidityPoolWithdraw(Default::default()), hidden()),
        Step { events: vec![authorized], ..call },
    ] {
        let first = step(Body::BumpSequence(Default::default()), Vec::new());
        let rejected = Made::of(vec![first, wrong]).rows().unwrap_err();
        assert_eq!((rejected.height.0, rejected.place.transaction), (7, Some(1)));
        assert_eq!(rejected.place.operation, Some(2), "{rejected}");
        assert!(rejected.reason.contains("do not show before"), "{rejected}");
    }
}

/// What `pairs` makes of changes: kinds, and the first four bytes of the entries' types.
fn sorted(changes: Vec<LedgerEntryChange>) -> Vec<(Kind, i32, Vec<u8>)> {
    let bytes = build::changes(changes).to_xdr(xdr::Limits::none()).unwrap();
    let pairs = pairs(LedgerEntryChanges::at(&bytes)).unwrap();
    let told = pairs.iter().map(|pair| {
        let entry = pair.either().unwrap();
        (pair.kind, entry.data().discriminant(), crate::stellar::changes::key(entry))
    });
    told.collect()
}

#[test]
fn changes_are_in_the_order_of_their_keys_whatever_the_kinds_of_entries() {
    let all = [
        LedgerEntryData::Ttl(Default::default()),
        LedgerEntryData::ConfigSetting(Default::default()),
        LedgerEntryData::ContractCode(Default::default()),
        LedgerEntryData::ContractData(Default::default()),
        LedgerEntryData::LiquidityPool(Default::default()),
        LedgerEntryData::ClaimableBalance(Default::default()),
        LedgerEntryData::Data(Default::default()),
        LedgerEntryData::Offer(Default::default()),
        LedgerEntryData::Trustline(Default::default()),
        LedgerEntryData::Account(Default::default()),
    ];
    let created = all.map(|entry| LedgerEntryChange::Created(build::entry(entry))).to_vec();
    let kinds: Vec<_> = sorted(created).into_iter().map(|(_, kind, _)| kind).collect();
    assert_eq!(kinds, Vec::from_iter(0..10));
}

#[test]
fn changes_of_one_key_keep_the_order_in_which_they_are_listed() {
    let named = |name: &[u8]| {
        build::entry(LedgerEntryData::Data(xdr::DataEntry {
            account_id: id('A'),
            data_name: xdr::String64(name.try_into().unwrap()),
            ..Default::default()
        }))
    };
    // The length of a name is before its letters.
    let (short, long) = (named(b"z"), named(b"aa"));
    let changes = vec![
        LedgerEntryChange::Created(long.clone()),
        LedgerEntryChange::Restored(short.clone()),
        LedgerEntryChange::Updated(short.clone()),
        LedgerEntryChange::State(short.clone()),
        LedgerEntryChange::Removed(short.to_key()),
    ];
    let (kinds, keys): (Vec<_>, Vec<_>) =
        sorted(changes).into_iter().map(|(kind, _, key)| (kind, key)).unzip();
    assert_eq!(kinds, [Kind::Restored, Kind::Updated, Kind::Removed, Kind::Created]);
    let key = |entry: &xdr::LedgerEntry| entry.to_key().to_xdr(xdr::Limits::none()).unwrap();
    assert_eq!(keys, [key(&short), key(&short), key(&short), key(&long)]);
}

#[test]
fn a_value_before_is_the_one_listed_just_before_whatever_its_key() {
    let changes = vec![
        LedgerEntryChange::Created(account('A', 1)),
        LedgerEntryChange::State(account('B', 9)),
        LedgerEntryChange::Updated(account('A', 2)),
    ];
    let bytes = build::changes(changes).to_xdr(xdr::Limits::none()).unwrap();
    let pairs = pairs(LedgerEntryChanges::at(&bytes)).unwrap();
    let last = pairs.iter().find(|pair| pair.kind == Kind::Updated).unwrap();
    let before = crate::stellar::changes::key(last.pre.unwrap());
    assert_eq!(before, account('B', 9).to_key().to_xdr(xdr::Limits::none()).unwrap());
}

#[test]
fn up_to_protocol_12_an_internal_error_left_no_changes() {
    for (protocol, changed) in [(12, false), (13, true)] {
        let bump =
            step(Body::BumpSequence(Default::default()), updated(account('A', 1), account('A', 2)));
        let mut applied = Made { protocol, version: 2, ..Made::of(vec![bump]) }.applied();
        applied.pair.result.result = xdr::TransactionResultResult::TxInternalError;
        let ledger = ledger(protocol, vec![applied]);
        let transaction = participants::Context::of(&ledger, &ledger.transactions[0]);
        assert_eq!(transaction.changes(0).is_some(), changed, "{protocol}");
        assert_eq!(places(&of(&ledger).unwrap()), [(0, None, 1)], "it costs its fee");
    }
}

#[test]
fn ids_count_without_gaps_on_every_real_ledger() {
    let mut rows = 0;
    for corpus in ["pubnet", "testnet", "every-protocol"] {
        let seen = corpora::each(corpus, |frame, golden| {
            let passphrase = golden.ledger["passphrase"].as_str().expect("text");
            let network = Network::of(passphrase).expect("a network");
            let Ok(ledger) = decode::of(frame, &network) else { return };
            let told = of(&ledger).expect("rows");
            assert_in_order(&told);
            rows += told.len();
        });
        if seen.is_none() {
            return;
        }
    }
    assert!(rows > 10_000, "{rows}");
}
