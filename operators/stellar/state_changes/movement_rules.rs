//! The rules of what moves where beyond plain transfers: who issues what in a trade, revoked pool
//! shares, balances that movements do not explain, and old envelopes (7.6, 7.8, 8.7, 14.3, 14.4).

use sha2::{Digest, Sha256};
use stellar_xdr as xdr;
use xdr::{
    Asset, HashIdPreimage, LedgerEntryChange, OperationBody as Body, OperationResultTr as Outcome,
    WriteXdr,
};

use super::build::{
    self, Header, Made, Step, account, credit, id, key, line, list, muxed, updated,
};
use super::trade_rules::{atom, balance, balance_id, offered, pool};
use super::transfer_rules::{XLM, customer, merge, moved, pay, rows_of, step};
use crate::stellar::network::Network;

/// What one trade with a seller, or with a pool, shows.
fn traded(seller: Option<char>, sold: Asset, bought: Asset) -> Vec<String> {
    let met = offered(vec![atom(seller, (sold, 3), (bought, 4))]);
    let result = Outcome::ManageSellOffer(xdr::ManageSellOfferResult::Success(met));
    moved(vec![step(Body::ManageSellOffer(Default::default()), result)])
}

#[test]
fn a_trade_shows_who_issues_what() {
    let (usd, btc) = (|issuer| credit("USD", issuer), |issuer| credit("BTC", issuer));
    let plain = traded(Some('S'), usd('I'), btc('J'));
    let rows =
        ["0 DEBIT S 3 USD:I", "0 CREDIT A 3 USD:I", "0 DEBIT A 4 BTC:J", "0 CREDIT S 4 BTC:J"];
    assert_eq!(plain, rows);
    let sellers_own = traded(Some('S'), usd('S'), btc('J'));
    let rows =
        ["0 MINT S 3 USD:S", "0 CREDIT A 3 USD:S", "0 DEBIT A 4 BTC:J", "0 CREDIT S 4 BTC:J"];
    assert_eq!(sellers_own, rows);
    let back_to_seller = traded(Some('S'), usd('I'), btc('S'));
    let rows = ["0 DEBIT S 3 USD:I", "0 CREDIT A 3 USD:I", "0 BURN S 4 BTC:S", "0 DEBIT A 4 BTC:S"];
    assert_eq!(back_to_seller, rows);
    assert_eq!(traded(None, usd('I'), btc('J')), ["0 CREDIT A 3 USD:I", "0 DEBIT A 4 BTC:J"]);
    assert_eq!(traded(None, usd('I'), btc('A')), ["0 CREDIT A 3 USD:I", "0 MINT A 4 BTC:A"]);
    assert_eq!(traded(None, usd('A'), btc('J')), ["0 BURN A 3 USD:A", "0 DEBIT A 4 BTC:J"]);
}

#[test]
fn a_path_back_to_its_source_shows_both_ends() {
    let last = xdr::SimplePaymentResult { destination: id('A'), asset: XLM, amount: 9 };
    let success = xdr::PathPaymentStrictSendResultSuccess { last, ..Default::default() };
    let result = xdr::PathPaymentStrictSendResult::Success(success);
    let op = xdr::PathPaymentStrictSendOp {
        destination: customer('A', 8),
        dest_asset: XLM,
        ..Default::default()
    };
    let path = step(Body::PathPaymentStrictSend(op), Outcome::PathPaymentStrictSend(result));
    assert_eq!(moved(vec![path]), ["0 DEBIT A 9 XLM", "0 CREDIT A 9 XLM #8"]);
}

#[test]
fn a_payment_to_oneself_is_a_debit_and_a_credit() {
    let rows = ["0 DEBIT A 9 XLM", "0 CREDIT A 9 XLM"];
    assert_eq!(moved(vec![pay(muxed('A'), XLM, 9)]), rows);
}

#[test]
fn an_empty_account_merges_for_nothing() {
    let empty = merge('B', xdr::AccountMergeResult::Success(0));
    assert_eq!(moved(vec![empty]), ["0 MERGE A B", "0 DEBIT A 0 XLM", "0 CREDIT B 0 XLM"]);
}

/// The pool of that id, with its reserves.
fn pool_of(pool_id: u8, a: (Asset, i64), b: (Asset, i64)) -> xdr::LedgerEntry {
    let mut entry = pool(a, b);
    if let xdr::LedgerEntryData::LiquidityPool(pool) = &mut entry.data {
        pool.liquidity_pool_id = xdr::PoolId(xdr::Hash([pool_id; 32]));
    }
    entry
}

/// A pool of BTC and ETH that lost all it had.
fn drained(pool_id: u8) -> Vec<LedgerEntryChange> {
    let of = |a, b| pool_of(pool_id, (credit("BTC", 'I'), a), (credit("ETH", 'J'), b));
    updated(of(5, 7), of(0, 0))
}

/// The claimable balance that BTC of this pool goes to when A's transaction, at that operation,
/// takes its shares.
fn claimable(pool_id: u8, op_num: u32) -> LedgerEntryChange {
    let preimage = HashIdPreimage::PoolRevokeOpId(xdr::HashIdPreimageRevokeId {
        source_account: id('A'),
        seq_num: xdr::SequenceNumber(5),
        op_num,
        liquidity_pool_id: xdr::PoolId(xdr::Hash([pool_id; 32])),
        asset: credit("BTC", 'I'),
    });
    let hash = Sha256::digest(preimage.to_xdr(xdr::Limits::none()).unwrap());
    let id = xdr::ClaimableBalanceId::ClaimableBalanceIdTypeV0(xdr::Hash(hash.into()));
    LedgerEntryChange::Created(balance(id, credit("BTC", 'I'), 5))
}

fn revoke(changes: Vec<LedgerEntryChange>) -> Step {
    let result = Outcome::AllowTrust(xdr::AllowTrustResult::Success);
    Step { changes, ..step(Body::AllowTrust(Default::default()), result) }
}

#[test]
fn a_revocation_names_its_balances_by_transaction_and_operation() {
    let burnt = ["1 BURN J 7 ETH:J"];
    let revoked = |op_num| {
        let changes = [drained(9), vec![claimable(9, op_num)]].concat();
        Made::of(vec![revoke(Vec::new()), revoke(changes)])
    };
    assert_eq!(rows_of(&revoked(1)), burnt);
    assert!(rows_of(&revoked(0)).is_empty());
    let bumped = Made { fee_source: Some(muxed('F')), ..revoked(1) };
    assert_eq!(rows_of(&bumped), burnt, "the inner transaction's source");
}

#[test]
fn a_revocation_without_a_changed_pool_burns_nothing() {
    assert!(moved(vec![revoke(vec![claimable(9, 0)])]).is_empty());
    assert!(moved(vec![revoke([drained(8), vec![claimable(9, 0)]].concat())]).is_empty());
}

#[test]
fn a_revocation_of_several_pools_burns_in_the_order_of_their_ids() {
    let of = |pool_id, left| {
        let of = |a, b| pool_of(pool_id, (credit("BTC", 'I'), a), (credit("ETH", 'J'), b));
        updated(of(5, left), of(0, 0))
    };
    let changes = [of(9, 7), of(2, 3), vec![claimable(9, 0), claimable(2, 0)]].concat();
    assert_eq!(moved(vec![revoke(changes)]), ["0 BURN J 3 ETH:J", "0 BURN J 7 ETH:J"]);
}

#[test]
fn an_operation_on_one_pool_that_changed_two_is_rejected() {
    let both = || [drained(8), drained(9)].concat();
    let deposited = Outcome::LiquidityPoolDeposit(xdr::LiquidityPoolDepositResult::Success);
    let deposit = step(Body::LiquidityPoolDeposit(Default::default()), deposited);
    let withdrawn = Outcome::LiquidityPoolWithdraw(xdr::LiquidityPoolWithdrawResult::Success);
    let withdraw = step(Body::LiquidityPoolWithdraw(Default::default()), withdrawn);
    for step in [deposit, withdraw] {
        let rejected = Made::of(vec![Step { changes: both(), ..step }]).rows().unwrap_err();
        assert!(rejected.reason.contains("one pool"), "{rejected}");
    }
}

#[test]
fn a_claim_that_removed_two_balances_is_rejected() {
    let gone = |letter| {
        let held = balance(balance_id(letter), XLM, 5);
        let key = held.to_key();
        vec![LedgerEntryChange::State(held), LedgerEntryChange::Removed(key)]
    };
    let op = xdr::ClaimClaimableBalanceOp { balance_id: balance_id('X') };
    let result = Outcome::ClaimClaimableBalance(xdr::ClaimClaimableBalanceResult::Success);
    let claim = step(Body::ClaimClaimableBalance(op), result);
    let claim = Step { changes: [gone('X'), gone('Y')].concat(), ..claim };
    assert!(Made::of(vec![claim]).rows().unwrap_err().reason.contains("none or several"));
}

#[test]
fn a_withdrawal_credits_the_customer_that_the_source_names() {
    let result = Outcome::LiquidityPoolWithdraw(xdr::LiquidityPoolWithdrawResult::Success);
    let withdraw = step(Body::LiquidityPoolWithdraw(Default::default()), result);
    let withdraw = Step { changes: drained(9), source: Some(customer('B', 3)), ..withdraw };
    assert_eq!(moved(vec![withdraw]), ["0 CREDIT B 5 BTC:I #3", "0 CREDIT B 7 ETH:J #3"]);
}

#[test]
fn a_claim_that_only_changed_its_balance_is_rejected() {
    let held = || balance(balance_id('X'), XLM, 5);
    let op = xdr::ClaimClaimableBalanceOp { balance_id: balance_id('X') };
    let result = Outcome::ClaimClaimableBalance(xdr::ClaimClaimableBalanceResult::Success);
    let claim = step(Body::ClaimClaimableBalance(op), result);
    let claim = Step { changes: updated(held(), held()), ..claim };
    assert!(Made::of(vec![claim]).rows().unwrap_err().reason.contains("none or several"));
}

/// What an operation shows before protocol 8.
fn reconciled(step: Step, changes: Vec<LedgerEntryChange>) -> Vec<String> {
    let made = Made::of(vec![Step { changes, ..step }]);
    rows_of(&Made { protocol: 7, version: 2, ..made })
}

fn balances(letter: char, before: i64, after: i64) -> Vec<LedgerEntryChange> {
    updated(account(letter, before), account(letter, after))
}

#[test]
fn what_movements_explain_is_not_reconciled() {
    let paid = ["0 DEBIT A 70 XLM", "0 CREDIT B 70 XLM"];
    let both = [balances('A', 100, 30), balances('B', 0, 70)].concat();
    assert_eq!(reconciled(pay(muxed('B'), XLM, 70), both), paid, "others' balances are theirs");
    let all = merge('B', xdr::AccountMergeResult::Success(100));
    let gone = account('A', 100);
    let key = gone.to_key();
    let gone = vec![LedgerEntryChange::State(gone), LedgerEntryChange::Removed(key)];
    let merged = ["0 MERGE A B", "0 DEBIT A 100 XLM", "0 CREDIT B 100 XLM"];
    assert_eq!(reconciled(all, gone), merged);
    let payouts = list(vec![xdr::InflationPayout { destination: id('A'), amount: 11 }]);
    let result = Outcome::Inflation(xdr::InflationResult::Success(payouts));
    let inflated = reconciled(step(Body::Inflation, result), balances('A', 1, 12));
    assert_eq!(inflated, ["0 CREDIT A 11 XLM"]);
    let sold = offered(vec![atom(Some('S'), (XLM, 3), (credit("USD", 'I'), 4))]);
    let result = Outcome::ManageSellOffer(xdr::ManageSellOfferResult::Success(sold));
    let offer = step(Body::ManageSellOffer(Default::default()), result);
    let rows = ["0 DEBIT S 3 XLM", "0 CREDIT A 3 XLM", "0 DEBIT A 4 USD:I", "0 CREDIT S 4 USD:I"];
    assert_eq!(reconciled(offer, balances('A', 1, 4)), rows, "only native balances count");
    let own = pay(muxed('A'), XLM, 70);
    let rows = ["0 DEBIT A 70 XLM", "0 CREDIT A 70 XLM"];
    assert_eq!(reconciled(own, balances('A', 100, 100)), rows);
}

#[test]
fn the_balance_to_reconcile_is_the_operations_sources() {
    let payment = Step { source: Some(muxed('C')), ..pay(muxed('B'), XLM, 70) };
    let changes = [balances('A', 100, 1), balances('C', 100, 31)].concat();
    let rows = ["0 CREDIT C 1 XLM", "0 DEBIT C 70 XLM", "0 CREDIT B 70 XLM"];
    assert_eq!(reconciled(payment, changes), rows);
}

#[test]
fn operations_that_move_nothing_are_not_reconciled() {
    let bumped = Outcome::BumpSequence(xdr::BumpSequenceResult::Success);
    let bump = step(Body::BumpSequence(Default::default()), bumped);
    assert!(reconciled(bump, balances('A', 100, 50)).is_empty());
    let set = Outcome::SetOptions(xdr::SetOptionsResult::Success);
    let set = step(Body::SetOptions(Default::default()), set);
    assert!(reconciled(set, balances('A', 100, 50)).is_empty());
    let allowed = Outcome::AllowTrust(xdr::AllowTrustResult::Success);
    let allow = step(Body::AllowTrust(Default::default()), allowed);
    assert_eq!(reconciled(allow, balances('A', 100, 50)), ["0 DEBIT A 50 XLM"]);
}

#[test]
fn an_old_envelope_moves_what_a_new_one_does() {
    let made = Made { memo: xdr::Memo::Id(5), ..Made::of(vec![pay(muxed('B'), XLM, 9)]) };
    let mut applied = Made { protocol: 12, version: 2, ..made }.applied();
    let xdr::TransactionEnvelope::Tx(new) = &applied.envelope else { panic!("no bump") };
    let old = xdr::TransactionV0 {
        source_account_ed25519: xdr::Uint256(key('A')),
        fee: new.tx.fee,
        seq_num: new.tx.seq_num.clone(),
        time_bounds: None,
        memo: new.tx.memo.clone(),
        operations: new.tx.operations.clone(),
        ext: xdr::TransactionV0Ext::V0,
    };
    let old = xdr::TransactionV0Envelope { tx: old, signatures: xdr::VecM::default() };
    // The same transaction, so the same hash.
    applied.envelope = xdr::TransactionEnvelope::TxV0(old);
    let header = Header { protocol: 12, sequence: 7, close_time: 0 };
    let network = Network::of("standalone").unwrap();
    let ledger = build::decoded(build::ledger(header, vec![applied]), 7, &network);
    let lines: Vec<_> = super::rows(&ledger).unwrap().iter().map(line).collect();
    assert_eq!(lines, ["fee DEBIT A 100 XLM", "0 DEBIT A 9 XLM", "0 CREDIT B 9 XLM #5"]);
}
