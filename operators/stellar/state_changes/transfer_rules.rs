//! The rules of numbers, fees and classic transfers, one test each (14.1 to 14.4).

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::{Address, StateChange};
use stellar_xdr as xdr;
use xdr::{Asset, LedgerEntryChange, OperationBody as Body, OperationResultTr as Outcome};

use super::build::{Made, Step, account, credit, id, key, muxed, updated};
use super::{Draft, STREAMS, numbered};

pub(crate) const XLM: Asset = Asset::Native;
pub(crate) const UNIT: i64 = 10_000_000;

pub(crate) fn step(body: Body, result: Outcome) -> Step {
    Step { source: None, body, result, changes: Vec::new(), events: Vec::new() }
}

pub(crate) fn pay(destination: xdr::MuxedAccount, asset: Asset, amount: i64) -> Step {
    let op = xdr::PaymentOp { destination, asset, amount };
    step(Body::Payment(op), Outcome::Payment(xdr::PaymentResult::Success))
}

fn open(to: char, starting_balance: i64) -> Step {
    let op = xdr::CreateAccountOp { destination: id(to), starting_balance };
    step(Body::CreateAccount(op), Outcome::CreateAccount(xdr::CreateAccountResult::Success))
}

fn merge(to: char, result: xdr::AccountMergeResult) -> Step {
    step(Body::AccountMerge(muxed(to)), Outcome::AccountMerge(result))
}

pub(crate) fn customer(letter: char, id: u64) -> xdr::MuxedAccount {
    let ed25519 = xdr::Uint256(key(letter));
    xdr::MuxedAccount::MuxedEd25519(xdr::MuxedAccountMed25519 { id, ed25519 })
}

/// An operation that costs Soroban resources and moves nothing.
pub(crate) fn extend() -> Step {
    let result = xdr::ExtendFootprintTtlResult::Success;
    step(Body::ExtendFootprintTtl(Default::default()), Outcome::ExtendFootprintTtl(result))
}

/// What the operations move, without the fee.
pub(crate) fn moved(steps: Vec<Step>) -> Vec<String> {
    rows_of(&Made::of(steps))
}

pub(crate) fn rows_of(made: &Made) -> Vec<String> {
    let lines = made.lines();
    assert!(lines.first().is_some_and(|fee| fee.starts_with("fee ")), "{lines:?}");
    lines.into_iter().skip(1).collect()
}

#[test]
fn numbers_start_anew_in_every_operation_and_every_stream() {
    let made = Made::of(vec![pay(muxed('B'), XLM, 1), pay(muxed('C'), XLM, 2), open('D', 3)]);
    let rows = made.rows().unwrap();
    let ids = |in_stream: fn(i64) -> bool| -> Vec<(Option<u32>, i64)> {
        let rows = rows.iter().filter(|row| in_stream(row.id));
        rows.map(|row| (row.operation, row.id)).collect()
    };
    let (first, second, third) = (Some(0), Some(1), Some(2));
    let expected =
        [(None, 1), (first, 1), (first, 2), (second, 1), (second, 2), (third, 1), (third, 2)];
    assert_eq!(ids(|id| id < base::EFFECTS), [&expected[..], &[(third, 3)]].concat());
    let order = |row: &StateChange| (row.transaction, row.operation, row.id);
    assert!(rows.is_sorted_by_key(order), "{rows:?}");
    assert_eq!(made.rows().unwrap(), rows, "the same ledger, the same ids");
}

#[test]
fn ids_are_the_base_of_their_stream_and_a_place_from_one() {
    let draft =
        Draft { account: Address::Account(key('A')), reason: Reason::Set, what: Change::Flags(1) };
    let mut rows = Vec::new();
    numbered((0, Some(0), 2 << 40), &mut vec![draft; 3], &mut rows);
    let ids: Vec<_> = rows.iter().map(|row| row.id - (2 << 40)).collect();
    assert_eq!(ids, [1, 2, 3]);
}

#[test]
fn bases_are_apart_and_ascend() {
    let bases = STREAMS.map(|(base, _)| base);
    assert!(bases.windows(2).all(|pair| pair[1] - pair[0] >= 1 << 28), "{bases:?}");
    assert!(bases.iter().all(|base| base % (1 << 28) == 0));
    assert_eq!(bases, [0, 268_435_456, 536_870_912, 805_306_368, 1_099_511_627_776]);
}

#[test]
fn a_failed_transaction_costs_its_fee_and_moves_nothing() {
    let failed = Made { failed: true, ..Made::of(vec![open('B', UNIT)]) };
    assert_eq!(failed.lines(), ["fee DEBIT A 100 XLM"]);
    let bumped = Made { fee_source: Some(customer('F', 9)), fee: 100_000, ..failed };
    assert_eq!(bumped.lines(), ["fee DEBIT F 100000 XLM"]);
}

#[test]
fn a_transaction_for_free_has_no_fee_row() {
    let free = Made { fee: 0, ..Made::of(vec![pay(muxed('B'), XLM, 5)]) };
    assert_eq!(free.lines(), ["0 DEBIT A 5 XLM", "0 CREDIT B 5 XLM"]);
}

#[test]
fn a_fee_is_net_of_its_refund() {
    let mut made = Made { soroban: true, ..Made::of(vec![extend()]) };
    made.fee_changes = updated(account('A', 1000 * UNIT), account('A', 700 * UNIT));
    made.changes_after = updated(account('A', 700 * UNIT), account('A', 730 * UNIT));
    assert_eq!(made.lines(), ["fee DEBIT A 2700000000 XLM"]);
    made.post_fee_changes = std::mem::take(&mut made.changes_after);
    assert_eq!(made.lines(), ["fee DEBIT A 2700000000 XLM"], "after all transactions");
    made.post_fee_changes.extend(updated(account('B', 9), account('B', 8)));
    assert_eq!(made.lines(), ["fee DEBIT A 2700000000 XLM"], "changes of others");
}

#[test]
fn a_failed_contract_call_without_refund_costs_all_of_its_fee() {
    let mut made = Made { soroban: true, failed: true, ..Made::of(vec![extend()]) };
    made.fee_changes = updated(account('A', 1000 * UNIT), account('A', 999 * UNIT));
    assert_eq!(made.lines(), ["fee DEBIT A 10000000 XLM"]);
}

#[test]
fn balances_that_contradict_a_fee_are_rejected() {
    let soroban = Made { soroban: true, ..Made::of(vec![extend()]) };
    let mut made = soroban.clone();
    made.fee_changes = updated(account('A', 5), account('A', 6));
    assert!(made.rows().unwrap_err().reason.contains("fee raised"));
    let mut made = soroban.clone();
    made.post_fee_changes = updated(account('A', 6), account('A', 5));
    assert!(made.rows().unwrap_err().reason.contains("refund cut"));
    let mut made = soroban.clone();
    made.fee_changes = vec![LedgerEntryChange::Restored(account('A', 5))];
    assert!(made.rows().unwrap_err().reason.contains("restored"));
    let made = Made { version: 2, ..soroban };
    assert!(made.rows().unwrap_err().reason.contains("meta V3"));
}

#[test]
fn an_account_is_created_by_its_funder() {
    let rows = ["0 CREATE B A", "0 DEBIT A 1000000000 XLM", "0 CREDIT B 1000000000 XLM"];
    assert_eq!(moved(vec![open('B', 100 * UNIT)]), rows);
    let sponsored = ["0 CREATE B A", "0 DEBIT A 0 XLM", "0 CREDIT B 0 XLM"];
    assert_eq!(moved(vec![open('B', 0)]), sponsored);
}

#[test]
fn a_merge_moves_what_the_account_held() {
    let all = xdr::AccountMergeResult::Success(100 * UNIT);
    let rows = ["0 MERGE A B", "0 DEBIT A 1000000000 XLM", "0 CREDIT B 1000000000 XLM"];
    assert_eq!(moved(vec![merge('B', all)]), rows);
    assert!(moved(vec![merge('B', xdr::AccountMergeResult::NoAccount)]).is_empty());
}

#[test]
fn a_payment_is_a_debit_and_a_credit() {
    let rows = |asset: &str| {
        [format!("0 DEBIT A 500000000 {asset}"), format!("0 CREDIT B 500000000 {asset}")]
    };
    assert_eq!(moved(vec![pay(muxed('B'), XLM, 50 * UNIT)]), rows("XLM"));
    assert_eq!(moved(vec![pay(muxed('B'), credit("USD", 'I'), 50 * UNIT)]), rows("USD:I"));
    let own = Step { source: Some(customer('C', 1)), ..pay(muxed('B'), XLM, 5) };
    assert_eq!(moved(vec![own]), ["0 DEBIT C 5 XLM", "0 CREDIT B 5 XLM"]);
}

#[test]
fn an_issuer_mints_what_it_pays_and_burns_what_it_is_paid() {
    let own = credit("USD", 'A');
    let mint = ["0 MINT A 9 USD:A", "0 CREDIT B 9 USD:A"];
    assert_eq!(moved(vec![pay(muxed('B'), own.clone(), 9)]), mint);
    let burn = ["0 BURN I 7 USD:I", "0 DEBIT A 7 USD:I"];
    assert_eq!(moved(vec![pay(muxed('I'), credit("USD", 'I'), 7)]), burn);
    let itself = ["0 DEBIT A 3 USD:A", "0 CREDIT A 3 USD:A"];
    assert_eq!(moved(vec![pay(muxed('A'), own, 3)]), itself);
}

#[test]
fn a_credit_names_the_customer_that_it_is_for() {
    let to = |destination| Made::of(vec![pay(destination, credit("USD", 'I'), 2)]);
    let debit = "0 DEBIT A 2 USD:I".to_owned();
    let credited = |made: &Made| rows_of(made).pop().unwrap();
    assert_eq!(rows_of(&to(customer('B', 77))), [debit, "0 CREDIT B 2 USD:I #77".into()]);
    let memo = Made { memo: xdr::Memo::Id(5), ..to(muxed('B')) };
    assert_eq!(credited(&memo), "0 CREDIT B 2 USD:I #5");
    let both = Made { memo: xdr::Memo::Id(5), ..to(customer('B', 77)) };
    assert_eq!(credited(&both), "0 CREDIT B 2 USD:I #77", "the address goes first");
    let text = xdr::Memo::Text(xdr::StringM::try_from("5").unwrap());
    assert_eq!(credited(&Made { memo: text, ..to(muxed('B')) }), "0 CREDIT B 2 USD:I");
    let minted = rows_of(&Made::of(vec![pay(customer('B', 7), credit("USD", 'A'), 2)]));
    assert_eq!(minted, ["0 MINT A 2 USD:A #7", "0 CREDIT B 2 USD:A #7"]);
    let burnt = rows_of(&Made::of(vec![pay(customer('I', 7), credit("USD", 'I'), 2)]));
    assert_eq!(burnt, ["0 BURN I 2 USD:I", "0 DEBIT A 2 USD:I"], "a burn credits nobody");
}

#[test]
fn a_clawback_burns_at_the_issuer_what_the_holder_loses() {
    let op = xdr::ClawbackOp { asset: credit("USD", 'A'), from: customer('B', 1), amount: 50 };
    let result = Outcome::Clawback(xdr::ClawbackResult::Success);
    let rows = ["0 BURN A 50 USD:A", "0 DEBIT B 50 USD:A"];
    assert_eq!(moved(vec![step(Body::Clawback(op), result)]), rows);
}

#[test]
fn inflation_credits_every_winner() {
    let payout = |to, amount| xdr::InflationPayout { destination: id(to), amount };
    let payouts = super::build::list(vec![payout('A', 111), payout('B', 123)]);
    let result = Outcome::Inflation(xdr::InflationResult::Success(payouts));
    let rows = ["0 CREDIT A 111 XLM", "0 CREDIT B 123 XLM"];
    assert_eq!(moved(vec![step(Body::Inflation, result)]), rows);
}

#[test]
fn a_result_of_another_operation_is_rejected() {
    let result = Outcome::Payment(xdr::PaymentResult::Success);
    let made = Made::of(vec![step(Body::Inflation, result)]);
    let rejected = made.rows().unwrap_err();
    assert_eq!((rejected.place.transaction, rejected.place.operation), (Some(1), Some(1)));
}

/// What a payment of `amount` moves before protocol 8, when the payer's balance did this.
fn reconciled(amount: i64, balances: Option<(i64, i64)>) -> Vec<String> {
    let mut payment = pay(muxed('B'), XLM, amount);
    if let Some((before, after)) = balances {
        payment.changes = updated(account('A', before), account('A', after));
    }
    rows_of(&Made { protocol: 7, version: 2, ..Made::of(vec![payment]) })
}

#[test]
fn before_protocol_8_what_a_balance_gained_beyond_its_movements_came_first() {
    let paid = ["0 DEBIT A 70 XLM", "0 CREDIT B 70 XLM"];
    let with = |first: &'static str| [&[first], &paid[..]].concat();
    assert_eq!(reconciled(70, Some((1000, 1090))), with("0 CREDIT A 160 XLM"));
    assert_eq!(reconciled(70, Some((1000, 980))), with("0 CREDIT A 50 XLM"));
    assert_eq!(reconciled(70, None), with("0 CREDIT A 70 XLM"));
    assert_eq!(reconciled(70, Some((1000, 930))), paid);
    let rows = ["0 CREDIT A 20 XLM", "0 DEBIT A 0 XLM", "0 CREDIT B 0 XLM"];
    assert_eq!(reconciled(0, Some((1000, 1020))), rows);
}

#[test]
fn before_protocol_8_what_a_balance_lost_beyond_its_movements_went_last() {
    let rows = ["0 DEBIT A 70 XLM", "0 CREDIT B 70 XLM", "0 DEBIT A 130 XLM"];
    assert_eq!(reconciled(70, Some((1000, 800))), rows);
    let rows = ["0 DEBIT A 0 XLM", "0 CREDIT B 0 XLM", "0 DEBIT A 20 XLM"];
    assert_eq!(reconciled(0, Some((1000, 980))), rows);
}

#[test]
fn from_protocol_8_on_movements_are_believed() {
    let mut payment = pay(muxed('B'), XLM, 70);
    payment.changes = updated(account('A', 1000), account('A', 1090));
    let rows = rows_of(&Made { protocol: 8, version: 2, ..Made::of(vec![payment]) });
    assert_eq!(rows, ["0 DEBIT A 70 XLM", "0 CREDIT B 70 XLM"]);
}
