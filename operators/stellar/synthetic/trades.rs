//! This places offers and trades with them and with pools.
//!
//! A trade meets the offer or pool that is drawn, be there a better one or not.

use stellar_xdr::{
    Asset, ChangeTrustAsset, ChangeTrustOp, ChangeTrustResult, ClaimAtom, ContractEvent,
    LiquidityPoolDepositOp, LiquidityPoolDepositResult, ManageOfferSuccessResult,
    ManageOfferSuccessResultOffer, ManageSellOfferOp, ManageSellOfferResult, Memo, MuxedAccount,
    OperationBody, OperationResult, OperationResultTr, PathPaymentStrictReceiveOp,
    PathPaymentStrictReceiveResult, PathPaymentStrictReceiveResultSuccess, PathPaymentStrictSendOp,
    PathPaymentStrictSendResult, PathPaymentStrictSendResultSuccess, Price, ScAddress,
    SimplePaymentResult,
};

use super::BASE_RESERVE;
use super::accounts::ISSUER;
use super::events::key_of;
use super::market::{Claimed, Offer};
use super::operations::{Applied, Payment, State};
use super::values::address;
use super::xdr::{account, list};

/// The most offers that are open at once.
const OPEN: usize = 12;
/// What the issuer puts into a pool of each token.
const DEPOSIT: i64 = 500_000_000;
/// The least that is worth a trade with a pool.
const LEAST: i64 = 1_000;

/// How what is sent becomes what arrives.
pub(super) struct Route {
    pub(super) sent: (Asset, i64),
    pub(super) path: Vec<Asset>,
    pub(super) offers: Vec<ClaimAtom>,
}

impl State<'_> {
    /// Fills the pools one operation after another, then trades; pays where nothing fits.
    pub(super) fn swap(&mut self, source: usize, memo: &Memo) -> Applied {
        let empty = self.market.pools.iter().position(|pool| pool.shares == 0);
        match empty {
            Some(place) if self.market.pools[place].is_open() => return self.fill(place),
            Some(place) => return self.open(place),
            None => {}
        }
        let drawn = match self.draws.below(8) {
            0 | 1 => self.offer(source),
            2 | 3 => self.cross(source),
            4 | 5 => self.pay_through_offer(source, memo),
            _ => None,
        };
        let drawn = drawn.or_else(|| self.pay_through_pools(source, memo));
        drawn.unwrap_or_else(|| self.payment(source, memo, false))
    }

    /// The issuer trusts a pool's shares, and so opens the pool.
    fn open(&mut self, place: usize) -> Applied {
        let (pool, at) = (&mut self.market.pools[place], self.at);
        let line = ChangeTrustAsset::PoolShare(pool.parameters(self.tokens));
        let body = OperationBody::ChangeTrust(ChangeTrustOp { line, limit: i64::MAX });
        let result = OperationResultTr::ChangeTrust(ChangeTrustResult::Success);
        let mut applied = Applied::new(ISSUER, body, result);
        self.accounts.settle(ISSUER, at, &mut applied.changes, |issuer| issuer.more += 2);
        pool.open(at, (self.accounts, self.tokens), &mut applied.changes);
        applied
    }

    /// The issuer's deposit, the only one.
    fn fill(&mut self, place: usize) -> Applied {
        let (pool, at) = (&mut self.market.pools[place], self.at);
        let (id, price) = (pool.id(self.tokens), Price { n: 1, d: 1 });
        let body = OperationBody::LiquidityPoolDeposit(LiquidityPoolDepositOp {
            liquidity_pool_id: id.clone(),
            max_amount_a: DEPOSIT,
            max_amount_b: DEPOSIT,
            min_price: price.clone(),
            max_price: price,
        });
        let result = OperationResultTr::LiquidityPoolDeposit(LiquidityPoolDepositResult::Success);
        let mut applied = Applied::new(ISSUER, body, result);
        let changes = &mut applied.changes;
        pool.fill(DEPOSIT, at, (self.accounts, self.tokens), changes);
        let given = pool.tokens;
        self.accounts.settle(ISSUER, at, changes, |issuer| {
            given.into_iter().for_each(|token| issuer.gain(token, -DEPOSIT));
        });
        let ends = || (self.tokens.issuer.clone(), ScAddress::LiquidityPool(id.clone()));
        let given = given.into_iter();
        applied.events =
            given.map(|token| self.tokens.moved(token, ends(), DEPOSIT, None)).collect();
        applied
    }

    /// Places an offer that meets none: each asks at least twice what it gives.
    fn offer(&mut self, source: usize) -> Option<Applied> {
        let seller = if self.draws.one_in(4) { ISSUER } else { source };
        let selling = match seller {
            ISSUER => 1 + self.draws.index(2),
            _ => self.draws.index(3),
        };
        let buying = (selling + 1 + self.draws.index(2)) % 3;
        let price = [2, 3, 4][self.draws.index(3)];
        let most = self.spendable(seller, selling).min(80_000_000_000);
        let most = (most - i64::from(BASE_RESERVE)) / 8;
        let fits = self.market.offers.len() < OPEN
            && self.accounts.all[seller].affords_entry()
            && self.takes(seller, buying);
        let amount = (fits && most > 0).then(|| self.draws.amount(most))?;
        let (id, modified) = (0, 0);
        let offer = Offer { id, seller, selling, buying, amount, price, modified };
        let mut applied = self.selling(seller, (selling, buying), amount, Price { n: price, d: 1 });
        let (at, changes) = (self.at, &mut applied.changes);
        let placed = self.market.place(offer, (self.accounts, self.tokens), at, changes);
        let entry = placed.entry(self.accounts, self.tokens);
        Some(sold(applied, Vec::new(), ManageOfferSuccessResultOffer::Created(entry)))
    }

    /// Crosses another's offer with one that it fills.
    fn cross(&mut self, source: usize) -> Option<Applied> {
        let (place, amount) = self.met(source)?;
        let Offer { selling, buying, price, .. } = self.market.offers[place];
        let cost = self.market.offers[place].cost(amount);
        if !self.takes(source, selling) {
            return None;
        }
        let mut applied = self.selling(source, (buying, selling), cost, Price { n: 1, d: price });
        let (at, changes) = (self.at, &mut applied.changes);
        let claimed = self.market.take((place, amount), (self.accounts, self.tokens), at, changes);
        self.accounts.settle(source, at, changes, |taker| {
            taker.gain(buying, -cost);
            taker.gain(selling, amount);
        });
        applied.events.extend(self.legs(source, &claimed));
        Some(sold(applied, vec![claimed.atom], ManageOfferSuccessResultOffer::Deleted))
    }

    fn selling(
        &self,
        source: usize,
        (selling, buying): (usize, usize),
        amount: i64,
        price: Price,
    ) -> Applied {
        let [selling, buying] = [selling, buying].map(|token| self.tokens.all[token].asset.clone());
        let body = ManageSellOfferOp { selling, buying, amount, price, offer_id: 0 };
        let result = OperationResultTr::ManageSellOffer(ManageSellOfferResult::Malformed);
        Applied::new(source, OperationBody::ManageSellOffer(body), result)
    }

    /// An offer of another that the source can pay some of, and how much it takes.
    fn met(&mut self, source: usize) -> Option<(usize, i64)> {
        let count = self.market.offers.len();
        let first = self.draws.index(count);
        let most = |place: usize| {
            let offer = &self.market.offers[place];
            let paid = self.spendable(source, offer.buying) / 4 / i64::from(offer.price);
            if offer.seller == source { 0 } else { paid.min(offer.amount) }
        };
        let places = (first..count).chain(0..first);
        let (place, most) = places.map(|place| (place, most(place))).find(|(_, most)| *most > 0)?;
        let amount = if self.draws.one_in(2) { most } else { self.draws.amount(most) };
        Some((place, amount))
    }

    /// Pays what another's offer sells.
    fn pay_through_offer(&mut self, source: usize, memo: &Memo) -> Option<Applied> {
        let (place, amount) = self.met(source)?;
        let Offer { selling, buying, seller, .. } = self.market.offers[place];
        let to = self.taker(source, selling);
        if to == seller {
            return None;
        }
        let (cost, mut changes) = (self.market.offers[place].cost(amount), Vec::new());
        let state = (&mut *self.accounts, self.tokens);
        let claimed = self.market.take((place, amount), state, self.at, &mut changes);
        let paid = Payment { from: source, to, token: selling, amount };
        let mut applied = self.routed(paid, (buying, cost), vec![claimed], memo);
        applied.changes.extend(changes);
        Some(applied)
    }

    /// Pays through one pool or both.
    fn pay_through_pools(&mut self, source: usize, memo: &Memo) -> Option<Applied> {
        let first = self.draws.index(3);
        let last = (first + 1 + self.draws.index(2)) % 3;
        let route: Vec<_> = match first < last {
            true => (first..=last).collect(),
            false => (last..=first).rev().collect(),
        };
        let near = &self.market.pools[first.min(route[1])];
        let reserve = near.reserves[usize::from(near.tokens[1] == first)];
        let most = (self.spendable(source, first) / 8).min(reserve / 20);
        let sent = if most < LEAST { return None } else { self.draws.amount(most) };
        let to = self.taker(source, last);
        let amounts = self.amounts(&route, sent)?;
        let (mut changes, mut claimed) = (Vec::new(), Vec::new());
        for (hop, amounts) in route.windows(2).zip(amounts.windows(2)) {
            let pool = &mut self.market.pools[hop[0].min(hop[1])];
            let trade = (hop[1], amounts[0], amounts[1]);
            claimed.push(pool.trade(trade, self.at, self.tokens, &mut changes));
        }
        let (sent, amount) = (amounts[0], amounts[amounts.len() - 1]);
        let paid = Payment { from: source, to, token: last, amount };
        let mut applied = self.routed(paid, (first, sent), claimed, memo);
        applied.changes.extend(changes);
        Some(applied)
    }

    /// What there is of each token on a route; no more is sent than what arrives needs.
    fn amounts(&self, route: &[usize], sent: i64) -> Option<Vec<i64>> {
        let pool = |hop: &[usize]| &self.market.pools[hop[0].min(hop[1])];
        let arrives = route.windows(2).fold(sent, |paid, hop| pool(hop).out(hop[1], paid));
        let mut amounts = vec![arrives];
        for hop in route.windows(2).rev() {
            amounts.push(pool(hop).price(hop[1], amounts[amounts.len() - 1]));
        }
        amounts.reverse();
        amounts.iter().all(|amount| *amount > 0).then_some(amounts)
    }

    /// A path payment whose trades are made: what its ends give and get, and what it says.
    fn routed(
        &mut self,
        paid: Payment,
        (token, sent): (usize, i64),
        claimed: Vec<Claimed>,
        memo: &Memo,
    ) -> Applied {
        let to = self.destination(paid.to);
        let mut events: Vec<_> =
            claimed.iter().flat_map(|claimed| self.legs(paid.from, claimed)).collect();
        events.extend(self.told(&paid, &to, memo));
        let asset = |token: usize| self.tokens.all[token].asset.clone();
        let met = claimed.iter().skip(1).map(|claimed| asset(claimed.bought.0));
        let (sent_asset, path) = (asset(token), met.collect());
        let offers = claimed.into_iter().map(|claimed| claimed.atom).collect();
        let route = Route { sent: (sent_asset, sent), path, offers };
        let destination = account(key_of(&to));
        let last =
            SimplePaymentResult { destination, asset: asset(paid.token), amount: paid.amount };
        let (body, result) = match self.draws.one_in(2) {
            true => strict_send(route, to, last),
            false => strict_receive(route, to, last),
        };
        let mut applied = Applied::new(paid.from, body, result);
        let (at, changes) = (self.at, &mut applied.changes);
        self.accounts.settle(paid.from, at, changes, |payer| payer.gain(token, -sent));
        self.accounts.settle(paid.to, at, changes, |payee| payee.gain(paid.token, paid.amount));
        applied.events = events;
        applied
    }

    /// The two legs of a trade in core's order: what the other side got comes first.
    fn legs(&self, taker: usize, claimed: &Claimed) -> [ContractEvent; 2] {
        let (taker, side) = (address(self.accounts.key(taker)), claimed.side.clone());
        let (sold, bought) = (claimed.sold, claimed.bought);
        [
            self.tokens.moved(bought.0, (taker.clone(), side.clone()), bought.1, None),
            self.tokens.moved(sold.0, (side, taker), sold.1, None),
        ]
    }

    /// What an account can give of a token: the issuer of its own anything.
    pub(super) fn spendable(&self, index: usize, token: usize) -> i64 {
        match token.checked_sub(1) {
            None => self.accounts.all[index].spendable(),
            Some(_) if index == ISSUER => 1_000_000_000_000,
            Some(which) => {
                self.accounts.all[index].trusts[which].map_or(0, |trust| trust.spendable())
            }
        }
    }

    fn takes(&self, index: usize, token: usize) -> bool {
        index == ISSUER || token == 0 || self.accounts.all[index].trusts[token - 1].is_some()
    }

    /// Someone other than `from` who takes a token.
    pub(super) fn taker(&mut self, from: usize, token: usize) -> usize {
        match token.checked_sub(1) {
            None => self.other(from),
            Some(which) => self.trusting(from, which).unwrap_or(ISSUER),
        }
    }
}

/// Makes a success of an operation on an offer.
fn sold(
    applied: Applied,
    claimed: Vec<ClaimAtom>,
    offer: ManageOfferSuccessResultOffer,
) -> Applied {
    let success = ManageOfferSuccessResult { offers_claimed: list(claimed), offer };
    let result = OperationResultTr::ManageSellOffer(ManageSellOfferResult::Success(success));
    Applied { result: OperationResult::OpInner(result), ..applied }
}

/// What is sent is fixed.
pub(super) fn strict_send(
    route: Route,
    destination: MuxedAccount,
    last: SimplePaymentResult,
) -> (OperationBody, OperationResultTr) {
    let (send_asset, send_amount) = route.sent;
    let body = OperationBody::PathPaymentStrictSend(PathPaymentStrictSendOp {
        send_asset,
        send_amount,
        destination,
        dest_asset: last.asset.clone(),
        dest_min: last.amount,
        path: list(route.path),
    });
    let success = PathPaymentStrictSendResultSuccess { offers: list(route.offers), last };
    let result = PathPaymentStrictSendResult::Success(success);
    (body, OperationResultTr::PathPaymentStrictSend(result))
}

/// What arrives is fixed.
pub(super) fn strict_receive(
    route: Route,
    destination: MuxedAccount,
    last: SimplePaymentResult,
) -> (OperationBody, OperationResultTr) {
    let (send_asset, send_max) = route.sent;
    let body = OperationBody::PathPaymentStrictReceive(PathPaymentStrictReceiveOp {
        send_asset,
        send_max,
        destination,
        dest_asset: last.asset.clone(),
        dest_amount: last.amount,
        path: list(route.path),
    });
    let success = PathPaymentStrictReceiveResultSuccess { offers: list(route.offers), last };
    let result = PathPaymentStrictReceiveResult::Success(success);
    (body, OperationResultTr::PathPaymentStrictReceive(result))
}
