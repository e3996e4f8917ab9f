//! The rules of trades, pools and claimable balances, one test each (14.3).

use stellar_xdr as xdr;
use xdr::{
    Asset, HashIdPreimage, LedgerEntryChange, OperationBody as Body, OperationResultTr as Outcome,
    WriteXdr,
};

use super::build::{Made, Step, credit, entry, id, key, list, muxed, updated};
use super::transfer_rules::{UNIT, XLM, moved, rows_of, step};
use sha2::{Digest, Sha256};

pub(crate) fn balance_id(letter: char) -> xdr::ClaimableBalanceId {
    xdr::ClaimableBalanceId::ClaimableBalanceIdTypeV0(xdr::Hash(key(letter)))
}

pub(crate) fn balance(
    balance_id: xdr::ClaimableBalanceId,
    asset: Asset,
    amount: i64,
) -> xdr::LedgerEntry {
    entry(xdr::LedgerEntryData::ClaimableBalance(xdr::ClaimableBalanceEntry {
        balance_id,
        asset,
        amount,
        ..Default::default()
    }))
}

fn removed(letter: char, asset: Asset, amount: i64) -> Vec<LedgerEntryChange> {
    let balance_id = balance_id(letter);
    let held = balance(balance_id.clone(), asset, amount);
    let key = xdr::LedgerKey::ClaimableBalance(xdr::LedgerKeyClaimableBalance { balance_id });
    vec![LedgerEntryChange::State(held), LedgerEntryChange::Removed(key)]
}

fn fill(asset: Asset, amount: i64) -> Step {
    let op = xdr::CreateClaimableBalanceOp { asset, amount, ..Default::default() };
    let result = xdr::CreateClaimableBalanceResult::Success(balance_id('X'));
    step(Body::CreateClaimableBalance(op), Outcome::CreateClaimableBalance(result))
}

fn claim(letter: char, asset: Asset, amount: i64) -> Step {
    let op = xdr::ClaimClaimableBalanceOp { balance_id: balance_id(letter) };
    let result = Outcome::ClaimClaimableBalance(xdr::ClaimClaimableBalanceResult::Success);
    let claim = step(Body::ClaimClaimableBalance(op), result);
    Step { changes: removed(letter, asset, amount), ..claim }
}

#[test]
fn a_claimable_balance_is_debited_or_minted() {
    let rows = ["0 DEBIT A 750000000 USD:I"];
    assert_eq!(moved(vec![fill(credit("USD", 'I'), 75 * UNIT)]), rows);
    assert_eq!(moved(vec![fill(credit("USD", 'A'), 75)]), ["0 MINT A 75 USD:A"]);
}

#[test]
fn a_claimed_balance_is_credited_or_burnt() {
    let by_b = |claim: Step| Step { source: Some(muxed('B')), ..claim };
    let two = vec![by_b(claim('X', credit("USD", 'I'), 50)), claim('Y', XLM, 60)];
    assert_eq!(moved(two), ["0 CREDIT B 50 USD:I", "1 CREDIT A 60 XLM"]);
    assert_eq!(moved(vec![claim('X', credit("USD", 'A'), 50)]), ["0 BURN A 50 USD:A"]);
    let memo = xdr::Memo::Id(4);
    let made = Made { memo, ..Made::of(vec![claim('X', XLM, 5)]) };
    assert_eq!(rows_of(&made), ["0 CREDIT A 5 XLM #4"]);
}

#[test]
fn a_claim_that_removes_no_balance_is_rejected() {
    let nothing = Step { changes: Vec::new(), ..claim('X', XLM, 5) };
    assert!(Made::of(vec![nothing]).rows().is_err());
}

#[test]
fn a_clawed_back_claimable_balance_is_burnt_at_the_source() {
    let op = xdr::ClawbackClaimableBalanceOp { balance_id: balance_id('X') };
    let result = Outcome::ClawbackClaimableBalance(xdr::ClawbackClaimableBalanceResult::Success);
    let mut step = step(Body::ClawbackClaimableBalance(op), result);
    step.changes = removed('X', credit("USD", 'A'), 25);
    assert_eq!(moved(vec![step]), ["0 BURN A 25 USD:A"]);
}

pub(crate) fn pool(
    (asset_a, reserve_a): (Asset, i64),
    (asset_b, reserve_b): (Asset, i64),
) -> xdr::LedgerEntry {
    let params = xdr::LiquidityPoolConstantProductParameters { asset_a, asset_b, fee: 30 };
    let body = xdr::LiquidityPoolEntryConstantProduct {
        params,
        reserve_a,
        reserve_b,
        total_pool_shares: 1,
        pool_shares_trust_line_count: 1,
    };
    entry(xdr::LedgerEntryData::LiquidityPool(xdr::LiquidityPoolEntry {
        liquidity_pool_id: xdr::PoolId(xdr::Hash([9; 32])),
        body: xdr::LiquidityPoolEntryBody::LiquidityPoolConstantProduct(body),
    }))
}

fn deposit(changes: Vec<LedgerEntryChange>) -> Step {
    let result = Outcome::LiquidityPoolDeposit(xdr::LiquidityPoolDepositResult::Success);
    Step { changes, ..step(Body::LiquidityPoolDeposit(Default::default()), result) }
}

fn withdraw(changes: Vec<LedgerEntryChange>) -> Step {
    let result = Outcome::LiquidityPoolWithdraw(xdr::LiquidityPoolWithdrawResult::Success);
    Step { changes, ..step(Body::LiquidityPoolWithdraw(Default::default()), result) }
}

#[test]
fn a_deposit_is_what_the_reserves_gained() {
    let holding = |issuer, a, b| pool((credit("BTC", issuer), a), (credit("ETH", 'I'), b));
    let new = vec![LedgerEntryChange::Created(holding('I', 5 * UNIT, 15 * UNIT))];
    let rows = ["0 DEBIT A 50000000 BTC:I", "0 DEBIT A 150000000 ETH:I"];
    assert_eq!(moved(vec![deposit(new)]), rows);
    let more = updated(holding('I', 5, 15), holding('I', 7, 16));
    assert_eq!(moved(vec![deposit(more)]), ["0 DEBIT A 2 BTC:I", "0 DEBIT A 1 ETH:I"]);
    let issued = updated(holding('A', 5, 15), holding('A', 7, 16));
    assert_eq!(moved(vec![deposit(issued)]), ["0 MINT A 2 BTC:A", "0 DEBIT A 1 ETH:I"]);
    let none = updated(holding('I', 5, 15), holding('I', 5, 16));
    assert!(Made::of(vec![deposit(none)]).rows().is_err());
    assert!(Made::of(vec![deposit(Vec::new())]).rows().is_err());
}

#[test]
fn a_withdrawal_is_what_the_reserves_lost() {
    let holding = |issuer, a, b| pool((credit("BTC", issuer), a), (credit("ETH", 'I'), b));
    let some = updated(holding('I', 9, 15), holding('I', 4, 3));
    assert_eq!(moved(vec![withdraw(some)]), ["0 CREDIT A 5 BTC:I", "0 CREDIT A 12 ETH:I"]);
    let issued = updated(holding('A', 9, 15), holding('A', 4, 15));
    assert_eq!(moved(vec![withdraw(issued)]), ["0 BURN A 5 BTC:A", "0 CREDIT A 0 ETH:I"]);
}

/// Seller or pool, sold, bought.
pub(crate) fn atom(
    seller: Option<char>,
    sold: (Asset, i64),
    bought: (Asset, i64),
) -> xdr::ClaimAtom {
    let ((asset_sold, amount_sold), (asset_bought, amount_bought)) = (sold, bought);
    match seller {
        Some(seller) => xdr::ClaimAtom::OrderBook(xdr::ClaimOfferAtom {
            seller_id: id(seller),
            offer_id: 1,
            asset_sold,
            amount_sold,
            asset_bought,
            amount_bought,
        }),
        None => xdr::ClaimAtom::LiquidityPool(xdr::ClaimLiquidityAtom {
            liquidity_pool_id: xdr::PoolId(xdr::Hash([9; 32])),
            asset_sold,
            amount_sold,
            asset_bought,
            amount_bought,
        }),
    }
}

fn strict_send(to: char, asset: Asset, amount: i64, offers: Vec<xdr::ClaimAtom>) -> Step {
    let last = xdr::SimplePaymentResult { destination: id(to), asset: asset.clone(), amount };
    let success = xdr::PathPaymentStrictSendResultSuccess { offers: list(offers), last };
    let result = xdr::PathPaymentStrictSendResult::Success(success);
    let (destination, dest_asset) = (muxed(to), asset);
    let op = xdr::PathPaymentStrictSendOp { destination, dest_asset, ..Default::default() };
    step(Body::PathPaymentStrictSend(op), Outcome::PathPaymentStrictSend(result))
}

fn strict_receive(to: char, asset: Asset, amount: i64, offers: Vec<xdr::ClaimAtom>) -> Step {
    let success = xdr::PathPaymentStrictReceiveResultSuccess {
        offers: list(offers),
        last: xdr::SimplePaymentResult::default(),
    };
    let result = xdr::PathPaymentStrictReceiveResult::Success(success);
    let op = xdr::PathPaymentStrictReceiveOp {
        destination: muxed(to),
        dest_asset: asset,
        dest_amount: amount,
        ..Default::default()
    };
    step(Body::PathPaymentStrictReceive(op), Outcome::PathPaymentStrictReceive(result))
}

#[test]
fn a_path_over_pools_shows_every_hop() {
    let (btc, eth, usd) = (credit("BTC", 'A'), credit("ETH", 'J'), credit("USD", 'I'));
    let hops = || {
        vec![
            atom(None, (eth.clone(), 5 * UNIT), (btc.clone(), UNIT)),
            atom(None, (usd.clone(), 10 * UNIT), (eth.clone(), 3 * UNIT)),
        ]
    };
    let hopped = [
        "0 CREDIT A 50000000 ETH:J",
        "0 MINT A 10000000 BTC:A",
        "0 CREDIT A 100000000 USD:I",
        "0 DEBIT A 30000000 ETH:J",
    ];
    let paid = ["0 DEBIT A 100000000 USD:I", "0 CREDIT B 100000000 USD:I"];
    let sent = strict_send('B', usd.clone(), 10 * UNIT, hops());
    assert_eq!(moved(vec![sent]), [&hopped[..], &paid].concat());
    let burnt = ["0 BURN I 100000000 USD:I", "0 DEBIT A 100000000 USD:I"];
    let received = strict_receive('I', usd.clone(), 10 * UNIT, hops());
    assert_eq!(moved(vec![received]), [&hopped[..], &burnt].concat());
}

#[test]
fn a_path_over_offers_shows_both_sides_of_every_hop() {
    let (btc, eth) = (credit("BTC", 'A'), credit("ETH", 'J'));
    let hops =
        vec![atom(Some('X'), (XLM, 20), (btc, 10)), atom(Some('E'), (eth.clone(), 30), (XLM, 20))];
    let rows = [
        "0 DEBIT X 20 XLM",
        "0 CREDIT A 20 XLM",
        "0 MINT A 10 BTC:A",
        "0 CREDIT X 10 BTC:A",
        "0 DEBIT E 30 ETH:J",
        "0 CREDIT A 30 ETH:J",
        "0 DEBIT A 20 XLM",
        "0 CREDIT E 20 XLM",
        "0 BURN J 30 ETH:J",
        "0 DEBIT A 30 ETH:J",
    ];
    assert_eq!(moved(vec![strict_receive('J', eth, 30, hops)]), rows);
}

pub(crate) fn offered(offers: Vec<xdr::ClaimAtom>) -> xdr::ManageOfferSuccessResult {
    xdr::ManageOfferSuccessResult { offers_claimed: list(offers), ..Default::default() }
}

#[test]
fn an_issuer_that_buys_its_own_asset_burns_it() {
    let usd = credit("USD", 'A');
    let met =
        vec![atom(Some('S'), (usd.clone(), 7), (XLM, 70)), atom(Some('T'), (usd, 8), (XLM, 80))];
    let result = Outcome::ManageBuyOffer(xdr::ManageBuyOfferResult::Success(offered(met)));
    let rows = [
        "0 BURN A 7 USD:A",
        "0 DEBIT S 7 USD:A",
        "0 DEBIT A 70 XLM",
        "0 CREDIT S 70 XLM",
        "0 BURN A 8 USD:A",
        "0 DEBIT T 8 USD:A",
        "0 DEBIT A 80 XLM",
        "0 CREDIT T 80 XLM",
    ];
    assert_eq!(moved(vec![step(Body::ManageBuyOffer(Default::default()), result)]), rows);
}

#[test]
fn an_issuer_that_sells_its_own_asset_mints_it() {
    let met = || offered(vec![atom(Some('S'), (XLM, 70), (credit("USD", 'A'), 7))]);
    let rows = ["0 DEBIT S 70 XLM", "0 CREDIT A 70 XLM", "0 MINT A 7 USD:A", "0 CREDIT S 7 USD:A"];
    let sold = || xdr::ManageSellOfferResult::Success(met());
    let sell = step(Body::ManageSellOffer(Default::default()), Outcome::ManageSellOffer(sold()));
    assert_eq!(moved(vec![sell]), rows);
    for result in [Outcome::ManageSellOffer(sold()), Outcome::CreatePassiveSellOffer(sold())] {
        let passive = step(Body::CreatePassiveSellOffer(Default::default()), result);
        assert_eq!(moved(vec![passive]), rows, "the arm that core wrote, and the passive one");
    }
    let alone = Outcome::ManageSellOffer(xdr::ManageSellOfferResult::Success(offered(Vec::new())));
    assert!(moved(vec![step(Body::ManageSellOffer(Default::default()), alone)]).is_empty());
}

#[test]
fn an_old_atom_is_a_trade_with_its_key() {
    let atom = xdr::ClaimAtom::V0(xdr::ClaimOfferAtomV0 {
        seller_ed25519: xdr::Uint256(key('S')),
        asset_sold: XLM,
        amount_sold: 1,
        asset_bought: XLM,
        amount_bought: 2,
        ..Default::default()
    });
    let result = xdr::ManageSellOfferResult::Success(offered(vec![atom]));
    let sell = step(Body::ManageSellOffer(Default::default()), Outcome::ManageSellOffer(result));
    let rows = ["0 DEBIT S 1 XLM", "0 CREDIT A 1 XLM", "0 DEBIT A 2 XLM", "0 CREDIT S 2 XLM"];
    assert_eq!(moved(vec![sell]), rows);
}

/// The loss of authorization of a trustline to a pool of these reserves, when these assets of it
/// could be claimed.
pub(crate) fn revocation(a: (Asset, i64), b: (Asset, i64), claimable: &[Asset]) -> Step {
    let none = |asset: &Asset| (asset.clone(), 0);
    let after = pool(none(&a.0), none(&b.0));
    let mut changes = updated(pool(a, b), after);
    changes.extend(claimable.iter().map(|asset| {
        let preimage = HashIdPreimage::PoolRevokeOpId(xdr::HashIdPreimageRevokeId {
            source_account: id('A'),
            seq_num: xdr::SequenceNumber(5),
            op_num: 0,
            liquidity_pool_id: xdr::PoolId(xdr::Hash([9; 32])),
            asset: asset.clone(),
        });
        let hash = Sha256::digest(preimage.to_xdr(xdr::Limits::none()).unwrap());
        let id = xdr::ClaimableBalanceId::ClaimableBalanceIdTypeV0(xdr::Hash(hash.into()));
        LedgerEntryChange::Created(balance(id, asset.clone(), 1))
    }));
    let result = Outcome::SetTrustLineFlags(xdr::SetTrustLineFlagsResult::Success);
    let step = step(Body::SetTrustLineFlags(Default::default()), result);
    // The operation's own source is not who the balances are named after.
    Step { changes, source: Some(muxed('Z')), ..step }
}

fn revoked(a: (Asset, i64), b: (Asset, i64), claimable: &[Asset]) -> Vec<String> {
    moved(vec![revocation(a, b, claimable)])
}

#[test]
fn a_revocation_burns_the_asset_that_could_not_be_claimed() {
    let (btc, eth) = (credit("BTC", 'I'), credit("ETH", 'J'));
    let (a, b) = ((btc.clone(), 5), (eth.clone(), 7));
    let burnt = |claimable: &[Asset]| revoked(a.clone(), b.clone(), claimable);
    assert!(burnt(&[]).is_empty());
    assert!(burnt(&[btc.clone(), eth.clone()]).is_empty());
    assert_eq!(burnt(&[eth]), ["0 BURN I 5 BTC:I"]);
    assert_eq!(
        burnt(std::slice::from_ref(&btc)),
        ["0 BURN J 7 ETH:J"],
        "D5: not the one that was claimed"
    );
    assert!(burnt(&[XLM]).is_empty(), "a balance that the revocation did not make");
    assert!(
        revoked((btc.clone(), 5), (credit("ETH", 'J'), 0), std::slice::from_ref(&btc)).is_empty()
    );
    assert_eq!(revoked((XLM, 5), (btc.clone(), 6), &[XLM]), ["0 BURN I 6 BTC:I"]);
    let rounded = revoked((XLM, 0), (btc, 6), &[]);
    assert_eq!(rounded, ["0 BURN I 6 BTC:I"], "the other asset came to nothing");
}
