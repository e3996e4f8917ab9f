//! The rules of comparing with core's events, one test each.

use std::rc::Rc;

use ledgerflow_records::{Address, Height, Rejected};
use sha2::{Digest, Sha256};
use stellar_xdr as xdr;
use timely::dataflow::operators::capture::Extract;
use timely::dataflow::operators::vec::Map;
use timely::dataflow::operators::{Capture, ToStream};
use xdr::{Asset, LedgerEntryChange, OperationBody, OperationResultTr, ScVal, WriteXdr};

use super::Compared;
use crate::stellar::decode::Decoded;
use crate::stellar::network::Network;
use crate::stellar::state_changes::build::{
    Header, Made, Step, account, credit, decoded, id, key, ledger, list, muxed, updated,
};
use crate::stellar::state_changes::trade_rules::{atom, offered, revocation};
use crate::stellar::state_changes::transfer_rules::{XLM, customer, extend, pay, step};

fn symbol(text: &str) -> ScVal {
    ScVal::Symbol(xdr::ScSymbol(text.try_into().unwrap()))
}

fn i128(amount: i64) -> ScVal {
    ScVal::I128(xdr::Int128Parts { hi: amount >> 63, lo: amount.cast_unsigned() })
}

fn party(name: &str) -> ScVal {
    let hash = |id: &str| xdr::Hash(key(id.parse().unwrap()));
    ScVal::Address(match name.split_at(1) {
        ("l", pool) => xdr::ScAddress::LiquidityPool(xdr::PoolId(hash(pool))),
        _ => xdr::ScAddress::Account(id(name.parse().unwrap())),
    })
}

/// XLM, or a code of three letters, a colon and the issuer's letter.
fn asset(name: &str) -> Asset {
    name.split_once(':').map_or(XLM, |(code, issuer)| credit(code, issuer.parse().unwrap()))
}

fn contract(asset: Asset) -> xdr::ContractId {
    let network_id = xdr::Hash(Network::of("standalone").unwrap().id().0);
    let contract_id_preimage = xdr::ContractIdPreimage::Asset(asset);
    let preimage = xdr::HashIdPreimageContractId { network_id, contract_id_preimage };
    let preimage = xdr::HashIdPreimage::ContractId(preimage).to_xdr(xdr::Limits::none()).unwrap();
    xdr::ContractId(xdr::Hash(Sha256::digest(preimage).into()))
}

fn event_of(topics: Vec<ScVal>, data: ScVal, asset: Asset) -> xdr::ContractEvent {
    let body = xdr::ContractEventV0 { topics: list(topics), data };
    xdr::ContractEvent {
        ext: xdr::ExtensionPoint::V0,
        contract_id: Some(contract(asset)),
        type_: xdr::ContractEventType::Contract,
        body: xdr::ContractEventBody::V0(body),
    }
}

/// The event of `kind parties… amount asset`: parties are accounts by letter, pools as `l` and a
/// letter.
fn event(line: &str) -> xdr::ContractEvent {
    let words: Vec<_> = line.split(' ').collect();
    let [kind, parties @ .., amount, name] = &words[..] else { panic!("{line}") };
    let named = (*kind != "fee").then(|| ScVal::String(xdr::ScString(name.parse().unwrap())));
    let topics = [symbol(kind)].into_iter().chain(parties.iter().map(|name| party(name)));
    event_of(topics.chain(named).collect(), i128(amount.parse().unwrap()), asset(name))
}

fn events(lines: &[&str]) -> Vec<xdr::ContractEvent> {
    lines.iter().map(|line| event(line)).collect()
}

fn telling(step: Step, lines: &[&str]) -> Step {
    Step { events: events(lines), ..step }
}

/// A transaction of these operations, of whose fee core tells this.
fn charged(fees: &[&str], steps: Vec<Step>) -> Made {
    let stage = xdr::TransactionEventStage::BeforeAllTxs;
    let fees = events(fees).into_iter().map(|event| xdr::TransactionEvent { stage, event });
    Made { events: fees.collect(), ..Made::of(steps) }
}

/// One that costs what core tells.
fn made(steps: Vec<Step>) -> Made {
    charged(&["fee A 100 XLM"], steps)
}

fn holding(transactions: &[Made]) -> Decoded {
    let header = Header { protocol: 25, sequence: 7, close_time: 0 };
    let bytes = ledger(header, transactions.iter().map(Made::applied).collect());
    decoded(bytes, 7, &Network::of("standalone").unwrap())
}

fn compared(transactions: &[Made]) -> Result<Compared, Rejected> {
    super::of(&holding(transactions))
}

/// How many events of it are ours.
fn agreed(made: &Made) -> usize {
    compared(std::slice::from_ref(made)).unwrap_or_else(|rejected| panic!("{rejected}")).events
}

/// Why it is refused, with accounts by letter, and at which transaction and operation.
fn refused(made: &Made) -> (Option<u32>, Option<u32>, String) {
    let Rejected { place, mut reason, .. } = compared(std::slice::from_ref(made)).unwrap_err();
    for letter in 'A'..='Z' {
        let address = Address::Account(key(letter)).to_string();
        reason = reason.replace(&address, &letter.to_string());
    }
    for name in ["XLM", "USD:I", "USD:A"] {
        let address = Address::Contract(contract(asset(name)).0.0).to_string();
        reason = reason.replace(&address, name);
    }
    (place.transaction, place.operation, reason)
}

/// A payment of 5 USD by A to B after an operation that moves nothing.
fn paid(lines: &[&str]) -> Made {
    let bump = OperationResultTr::BumpSequence(xdr::BumpSequenceResult::Success);
    let bump = step(OperationBody::BumpSequence(Default::default()), bump);
    made(vec![bump, telling(pay(muxed('B'), asset("USD:I"), 5), lines)])
}

fn refused_payment(lines: &[&str]) -> String {
    let (transaction, operation, reason) = refused(&paid(lines));
    assert_eq!((transaction, operation), (Some(1), Some(2)), "{reason}");
    reason
}

#[test]
fn what_core_tells_too_is_accepted() {
    let expected = Compared { transactions: 1, operations: 2, events: 2, without_events: 0 };
    assert_eq!(compared(&[paid(&["transfer A B 5 USD:I"])]).unwrap(), expected);
}

#[test]
fn a_changed_amount_is_refused_with_both_accounts_of_it() {
    let reason = "core tells, we do not derive: transfer of 6 USD:I from A to B; \
                  we derive, core does not tell: transfer of 5 USD:I from A to B";
    assert_eq!(refused_payment(&["transfer A B 6 USD:I"]), reason);
}

#[test]
fn an_event_too_few_or_too_many_is_refused() {
    let missing = "we derive, core does not tell: transfer of 5 USD:I from A to B";
    assert_eq!(refused_payment(&[]), missing);
    let extra = "core tells, we do not derive: mint of 1 USD:I to C";
    assert_eq!(refused_payment(&["transfer A B 5 USD:I", "mint C 1 USD:I"]), extra);
    let twice = "core tells, we do not derive: transfer of 5 USD:I from A to B";
    assert_eq!(refused_payment(&["transfer A B 5 USD:I"; 2]), twice);
    let many = refused_payment(&["burn C 1 USD:I"; 5]);
    assert!(many.contains("burn of 1 USD:I from C and 2 more; we derive"), "{many}");
}

#[test]
fn other_ends_another_kind_and_another_asset_are_refused() {
    for other in [
        "transfer B A 5 USD:I",
        "transfer A lB 5 USD:I",
        "transfer A B 5 USD:A",
        "transfer A B 5 XLM",
        "mint B 5 USD:I",
        "burn A 5 USD:I",
        "clawback A 5 USD:I",
    ] {
        let reason = refused_payment(&[other]);
        assert!(reason.starts_with("core tells, we do not derive: "), "{other}: {reason}");
        assert!(reason.ends_with("tell: transfer of 5 USD:I from A to B"), "{other}: {reason}");
    }
}

#[test]
fn an_event_that_tells_no_movement_is_refused() {
    let transfer = event("transfer A B 5 USD:I");
    let no_asset = vec![symbol("transfer"), party("A"), party("B")];
    let strange = [
        event("fee A 5 USD:I"),
        event("approve A B 5 USD:I"),
        event_of(no_asset, i128(5), asset("USD:I")),
        event_of(vec![symbol("transfer")], i128(5), asset("USD:I")),
        event_of(Vec::new(), i128(5), asset("USD:I")),
        xdr::ContractEvent { contract_id: None, ..transfer.clone() },
        xdr::ContractEvent { type_: xdr::ContractEventType::System, ..transfer },
    ];
    for event in strange {
        let mut made = paid(&["transfer A B 5 USD:I"]);
        made.steps[1].events.push(event);
        assert_eq!(refused(&made).2, "core's event 2 of the operation tells no movement");
    }
}

#[test]
fn whom_an_issuer_authorized_is_no_movement() {
    let named = ScVal::String(xdr::ScString("USD:I".parse().unwrap()));
    let topics = vec![symbol("set_authorized"), party("B"), named];
    let mut made = paid(&["transfer A B 5 USD:I"]);
    made.steps[0].events.push(event_of(topics, ScVal::Bool(true), asset("USD:I")));
    assert_eq!(agreed(&made), 2);
}

#[test]
fn an_issuer_mints_burns_and_pays_itself() {
    let mint = telling(pay(muxed('B'), asset("USD:A"), 5), &["mint B 5 USD:A"]);
    let burn = telling(pay(muxed('I'), asset("USD:I"), 6), &["burn A 6 USD:I"]);
    let itself = telling(pay(muxed('A'), asset("USD:A"), 7), &["transfer A A 7 USD:A"]);
    assert_eq!(agreed(&made(vec![mint, burn, itself])), 4);
}

#[test]
fn customers_are_their_accounts() {
    let amount = xdr::ScMapEntry { key: symbol("amount"), val: i128(5) };
    let customers = xdr::ScMapEntry { key: symbol("to_muxed_id"), val: ScVal::U64(3) };
    let map = ScVal::Map(Some(xdr::ScMap(list(vec![amount, customers]))));
    let ed25519 = xdr::Uint256(key('B'));
    let to = xdr::ScAddress::MuxedAccount(xdr::MuxedEd25519Account { id: 3, ed25519 });
    let named = ScVal::String(xdr::ScString("native".parse().unwrap()));
    let topics = vec![symbol("transfer"), party("A"), ScVal::Address(to), named];
    let events = vec![event_of(topics, map, XLM)];
    let payment = Step { events, ..pay(customer('B', 3), XLM, 5) };
    assert_eq!(agreed(&made(vec![payment])), 2);
}

/// An offer by A that met two equal ones of S.
fn traded(lines: &[&str]) -> Made {
    let met = vec![atom(Some('S'), (asset("USD:I"), 7), (XLM, 70)); 2];
    let result = xdr::ManageSellOfferResult::Success(offered(met));
    let body = OperationBody::ManageSellOffer(Default::default());
    made(vec![telling(step(body, OperationResultTr::ManageSellOffer(result)), lines)])
}

#[test]
fn the_legs_of_a_trade_may_come_in_any_order() {
    let (sold, bought) = ("transfer S A 7 USD:I", "transfer A S 70 XLM");
    assert_eq!(agreed(&traded(&[sold, bought, sold, bought])), 5);
    assert_eq!(agreed(&traded(&[bought, sold, bought, sold])), 5);
    assert_eq!(agreed(&traded(&[sold, sold, bought, bought])), 5);
    let once = refused(&traded(&[sold, bought, bought])).2;
    assert_eq!(once, "we derive, core does not tell: transfer of 7 USD:I from S to A");
}

/// What core tells when pool shares are redeemed of which these assets can be claimed.
fn redeemed(claimable: &[&str], amounts: [i64; 2], lines: &[&str]) -> Result<Compared, Rejected> {
    let assets: Vec<_> = claimable.iter().map(|name| asset(name)).collect();
    let [a, b] = amounts;
    let mut step = revocation((asset("USD:A"), a), (asset("USD:I"), b), &assets);
    let pool = ScVal::Address(xdr::ScAddress::LiquidityPool(xdr::PoolId(xdr::Hash([9; 32]))));
    let created = step.changes.iter().filter_map(|change| match change {
        LedgerEntryChange::Created(entry) => match &entry.data {
            xdr::LedgerEntryData::ClaimableBalance(entry) => Some(entry.balance_id.clone()),
            _ => None,
        },
        _ => None,
    });
    let created = created.map(|id| ScVal::Address(xdr::ScAddress::ClaimableBalance(id)));
    let mut told = events(lines);
    for (event, to) in told.iter_mut().zip(created.map(Some).chain([None, None])) {
        let xdr::ContractEventBody::V0(body) = &mut event.body;
        let named = body.topics.last().unwrap().clone();
        let ends = [Some(pool.clone()), to, Some(named)].into_iter().flatten();
        body.topics = list(std::iter::once(body.topics[0].clone()).chain(ends).collect());
    }
    step.events = told;
    compared(&[made(vec![step])])
}

#[test]
fn redeemed_pool_shares_are_transferred_to_what_can_be_claimed_or_burnt() {
    let both = ["transfer x x 5 USD:A", "transfer x x 7 USD:I"];
    let both = redeemed(&["USD:A", "USD:I"], [5, 7], &both);
    assert_eq!(both.unwrap().events, 3);
    let one = ["transfer x x 5 USD:A", "burn x 7 USD:I"];
    assert_eq!(redeemed(&["USD:A"], [5, 7], &one).unwrap().events, 3);
    assert_eq!(redeemed(&["USD:A"], [5, 0], &one[..1]).unwrap().events, 2);
    assert_eq!(redeemed(&[], [0, 7], &one[1..]).unwrap().events, 2);
    let unburnt = redeemed(&["USD:A"], [5, 7], &one[..1]).unwrap_err();
    assert!(unburnt.reason.starts_with("we derive, core does not tell: burn of 7 "), "{unburnt}");
}

#[test]
fn another_fee_is_refused() {
    let fee = |fees: &[&str]| {
        let (transaction, operation, reason) = refused(&charged(fees, paid(&[]).steps));
        assert_eq!((transaction, operation), (Some(1), None), "{reason}");
        reason
    };
    assert_eq!(fee(&["fee A 99 XLM"]), "core tells that A paid a fee of 99, we derive 100");
    assert_eq!(fee(&["fee A 100 XLM"; 2]), "core tells that A paid a fee of 200, we derive 100");
    let by_b = "core tells that B paid a fee of 100 XLM, we derive 100 XLM by A";
    assert_eq!(fee(&["fee B 100 XLM"]), by_b);
    let in_usd = "core tells that A paid a fee of 100 USD:I, we derive 100 XLM by A";
    assert_eq!(fee(&["fee A 100 USD:I"]), in_usd);
    let transfer = "core's event 1 of the transaction tells no fee";
    assert_eq!(fee(&["transfer A B 100 XLM"]), transfer);
    let told = charged(&[], paid(&["transfer A B 5 USD:I"]).steps);
    assert_eq!(refused(&told).2, "core tells that A paid a fee of 0, we derive 100");
}

#[test]
fn a_fee_less_its_refund_is_accepted() {
    let fees = ["fee A 300 XLM", "fee A -30 XLM"];
    let mut made = Made { soroban: true, ..charged(&fees, vec![extend()]) };
    made.fee_changes = updated(account('A', 1000), account('A', 700));
    made.post_fee_changes = updated(account('A', 700), account('A', 730));
    let expected = Compared { transactions: 1, operations: 0, events: 2, without_events: 0 };
    assert_eq!(compared(&[made.clone()]).unwrap(), expected);
    made.post_fee_changes.clear();
    assert_eq!(refused(&made).2, "core tells that A paid a fee of 270, we derive 300");
}

#[test]
fn of_a_transaction_that_failed_the_fee_alone_is_compared() {
    let failed = Made { failed: true, ..paid(&[]) };
    let expected = Compared { transactions: 1, operations: 0, events: 1, without_events: 0 };
    assert_eq!(compared(std::slice::from_ref(&failed)).unwrap(), expected);
    let bumped = Made { fee_source: Some(customer('F', 9)), ..failed };
    let reason = "core tells that A paid a fee of 100 XLM, we derive 100 XLM by F";
    assert_eq!(refused(&bumped).2, reason);
}

#[test]
fn older_metas_are_passed_over() {
    let older = Made { version: 3, ..paid(&[]) };
    assert_eq!(compared(&[older]).unwrap(), Compared::default());
}

#[test]
fn a_ledger_without_any_event_is_counted_not_compared() {
    let silent = || charged(&[], vec![pay(muxed('B'), XLM, 5)]);
    let counted = Compared { without_events: 1, ..Compared::default() };
    assert_eq!(compared(&[silent()]).unwrap(), counted);
    let told = paid(&["transfer A B 5 USD:I"]);
    let refused = compared(&[told, silent()]).unwrap_err();
    assert_eq!(refused.place.transaction, Some(2), "{refused}");
}

#[test]
fn events_of_contracts_do_not_show_that_core_tells_of_others() {
    let silent = charged(&[], vec![telling(extend(), &["transfer A B 5 XLM"])]);
    let counted = Compared { without_events: 1, ..Compared::default() };
    assert_eq!(compared(&[silent]).unwrap(), counted);
}

/// How many ledgers pass and how many are rejected, of one that agrees and one that does not.
fn flow(on: bool) -> (usize, usize) {
    let (passed, rejected) = timely::execute_directly(move |worker| {
        worker.dataflow::<Height, _, _>(|scope| {
            let lines = ["transfer A B 5 USD:I", "transfer A B 6 USD:I"];
            let ledgers = lines.map(|line| Rc::new(holding(&[paid(&[line])])));
            let (passed, rejected) = super::self_check(ledgers.to_stream(scope), on);
            (passed.map(|ledger| ledger.frame.height).capture(), rejected.capture())
        })
    });
    let count = |(_, ledgers): &(Height, Vec<Height>)| ledgers.len();
    let rejected = rejected.extract().iter().map(|(_, rejected)| rejected.len()).sum();
    (passed.extract().iter().map(count).sum(), rejected)
}

#[test]
fn ledgers_that_differ_are_rejected_if_it_is_on() {
    assert_eq!(flow(true), (1, 1));
    assert_eq!(flow(false), (2, 0));
}
