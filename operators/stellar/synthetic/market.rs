//! This keeps the offers and pools that trades meet.

use stellar_xdr::{
    ClaimAtom, ClaimLiquidityAtom, ClaimOfferAtom, LedgerEntry, LedgerEntryChange, LedgerEntryData,
    LiquidityPoolConstantProductParameters, LiquidityPoolEntry, LiquidityPoolEntryBody,
    LiquidityPoolEntryConstantProduct, LiquidityPoolParameters, OfferEntry, OfferEntryExt, PoolId,
    Price, ScAddress, TrustLineAsset, TrustLineEntry, TrustLineEntryExt,
};

use super::accounts::{Account, Accounts, ISSUER, Moment, Owed, entry_of};
use super::events::Tokens;
use super::xdr::{account, hash_of};

/// What a pool keeps of each trade, in hundredths of a percent.
const FEE: i32 = 30;

/// A trade with an offer or a pool.
pub(super) struct Claimed {
    pub(super) atom: ClaimAtom,
    /// Whom it was with.
    pub(super) side: ScAddress,
    /// Which token that side gave, and how much.
    pub(super) sold: (usize, i64),
    /// Which token that side got, and how much.
    pub(super) bought: (usize, i64),
}

/// An open offer; its price is whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) id: i64,
    pub(super) seller: usize,
    pub(super) selling: usize,
    pub(super) buying: usize,
    pub(super) amount: i64,
    /// How much is bought for one of what is sold.
    pub(super) price: i32,
    pub(super) modified: u32,
}

impl Offer {
    /// What so much of it costs.
    pub(super) fn cost(&self, amount: i64) -> i64 {
        amount * i64::from(self.price)
    }

    pub(super) fn entry(&self, accounts: &Accounts, tokens: &Tokens) -> OfferEntry {
        OfferEntry {
            seller_id: account(accounts.key(self.seller)),
            offer_id: self.id,
            selling: tokens.all[self.selling].asset.clone(),
            buying: tokens.all[self.buying].asset.clone(),
            amount: self.amount,
            price: Price { n: self.price, d: 1 },
            flags: 0,
            ext: OfferEntryExt::V0,
        }
    }

    fn image(&self, accounts: &Accounts, tokens: &Tokens) -> LedgerEntry {
        entry_of(self.modified, LedgerEntryData::Offer(self.entry(accounts, tokens)))
    }

    /// What of it was taken.
    fn claimed(&self, amount: i64, accounts: &Accounts, tokens: &Tokens) -> Claimed {
        let OfferEntry { seller_id, offer_id, selling, buying, .. } = self.entry(accounts, tokens);
        let atom = ClaimAtom::OrderBook(ClaimOfferAtom {
            seller_id: seller_id.clone(),
            offer_id,
            asset_sold: selling,
            amount_sold: amount,
            asset_bought: buying,
            amount_bought: self.cost(amount),
        });
        Claimed {
            atom,
            side: ScAddress::Account(seller_id),
            sold: (self.selling, amount),
            bought: (self.buying, self.cost(amount)),
        }
    }
}

/// A pool whose shares are all the issuer's.
#[derive(Clone, Debug)]
pub(super) struct Pool {
    /// The two tokens, in the order of their assets.
    pub(super) tokens: [usize; 2],
    pub(super) reserves: [i64; 2],
    pub(super) shares: i64,
    modified: u32,
    /// When the shares of its one holder last changed.
    shared: u32,
}

impl Pool {
    fn new(tokens: [usize; 2]) -> Self {
        let (reserves, shares, modified, shared) = Default::default();
        Self { tokens, reserves, shares, modified, shared }
    }

    pub(super) fn parameters(&self, tokens: &Tokens) -> LiquidityPoolParameters {
        LiquidityPoolParameters::LiquidityPoolConstantProduct(self.product(tokens))
    }

    fn product(&self, tokens: &Tokens) -> LiquidityPoolConstantProductParameters {
        let [asset_a, asset_b] = self.tokens.map(|token| tokens.all[token].asset.clone());
        LiquidityPoolConstantProductParameters { asset_a, asset_b, fee: FEE }
    }

    pub(super) fn id(&self, tokens: &Tokens) -> PoolId {
        PoolId(hash_of(&self.parameters(tokens)))
    }

    /// Whether its trust line is there.
    pub(super) fn is_open(&self) -> bool {
        self.modified > 0
    }

    fn image(&self, tokens: &Tokens) -> LedgerEntry {
        let [reserve_a, reserve_b] = self.reserves;
        let body = LiquidityPoolEntryConstantProduct {
            params: self.product(tokens),
            reserve_a,
            reserve_b,
            total_pool_shares: self.shares,
            pool_shares_trust_line_count: 1,
        };
        let body = LiquidityPoolEntryBody::LiquidityPoolConstantProduct(body);
        let entry = LiquidityPoolEntry { liquidity_pool_id: self.id(tokens), body };
        entry_of(self.modified, LedgerEntryData::LiquidityPool(entry))
    }

    fn shares_image(&self, accounts: &Accounts, tokens: &Tokens) -> LedgerEntry {
        let entry = TrustLineEntry {
            account_id: account(accounts.key(ISSUER)),
            asset: TrustLineAsset::PoolShare(self.id(tokens)),
            balance: self.shares,
            limit: i64::MAX,
            flags: 0,
            ext: TrustLineEntryExt::V0,
        };
        entry_of(self.shared, LedgerEntryData::Trustline(entry))
    }

    /// The pool and its one trust line come to be.
    pub(super) fn open(
        &mut self,
        at: Moment,
        (accounts, tokens): (&Accounts, &Tokens),
        changes: &mut Vec<LedgerEntryChange>,
    ) {
        (self.modified, self.shared) = (at.ledger, at.ledger);
        changes.push(LedgerEntryChange::Created(self.image(tokens)));
        changes.push(LedgerEntryChange::Created(self.shares_image(accounts, tokens)));
    }

    /// The first deposit: as many shares as of each token.
    pub(super) fn fill(
        &mut self,
        amount: i64,
        at: Moment,
        (accounts, tokens): (&Accounts, &Tokens),
        changes: &mut Vec<LedgerEntryChange>,
    ) {
        let images = |pool: &Self| [pool.shares_image(accounts, tokens), pool.image(tokens)];
        let before = images(self);
        (self.reserves, self.shares) = ([amount; 2], amount);
        (self.modified, self.shared) = (at.ledger, at.ledger);
        for (before, after) in before.into_iter().zip(images(self)) {
            changes.push(LedgerEntryChange::State(before));
            changes.push(LedgerEntryChange::Updated(after));
        }
    }

    /// What of `token` comes out, once the fee is kept, for so much of the other.
    pub(super) fn out(&self, token: usize, paid: i64) -> i64 {
        let (into, from) = self.sides(token);
        let paid = i128::from(paid) * i128::from(10_000 - FEE);
        amount(from * paid / (into * 10_000 + paid))
    }

    /// What of the other must come in for so much of `token`.
    pub(super) fn price(&self, token: usize, taken: i64) -> i64 {
        let (into, from) = self.sides(token);
        let rest = (from - i128::from(taken)) * i128::from(10_000 - FEE);
        let paid = into * i128::from(taken) * 10_000;
        amount((paid + rest - 1) / rest.max(1))
    }

    fn sides(&self, token: usize) -> (i128, i128) {
        let [first, second] = self.reserves.map(i128::from);
        if self.tokens[1] == token { (first, second) } else { (second, first) }
    }

    /// Trades `paid` for `taken` of `token`.
    pub(super) fn trade(
        &mut self,
        (token, paid, taken): (usize, i64, i64),
        at: Moment,
        tokens: &Tokens,
        changes: &mut Vec<LedgerEntryChange>,
    ) -> Claimed {
        let sold = usize::from(self.tokens[1] == token);
        changes.push(LedgerEntryChange::State(self.image(tokens)));
        self.reserves[sold] -= taken;
        self.reserves[1 - sold] += paid;
        self.modified = at.ledger;
        changes.push(LedgerEntryChange::Updated(self.image(tokens)));
        let (id, bought) = (self.id(tokens), self.tokens[1 - sold]);
        let atom = ClaimAtom::LiquidityPool(ClaimLiquidityAtom {
            liquidity_pool_id: id.clone(),
            asset_sold: tokens.all[token].asset.clone(),
            amount_sold: taken,
            asset_bought: tokens.all[bought].asset.clone(),
            amount_bought: paid,
        });
        let side = ScAddress::LiquidityPool(id);
        Claimed { atom, side, sold: (token, taken), bought: (bought, paid) }
    }
}

fn amount(wide: i128) -> i64 {
    i64::try_from(wide).unwrap_or(i64::MAX)
}

/// Every open offer, and two pools that join the three tokens.
#[derive(Clone, Debug)]
pub(super) struct Market {
    /// The last id that an offer has got.
    pub(super) id_pool: u64,
    pub(super) offers: Vec<Offer>,
    pub(super) pools: [Pool; 2],
}

impl Market {
    pub(super) fn new() -> Self {
        Self { id_pool: 0, offers: Vec::new(), pools: [[0, 1], [1, 2]].map(Pool::new) }
    }

    /// Opens an offer, which gets its id.
    pub(super) fn place(
        &mut self,
        mut offer: Offer,
        (accounts, tokens): (&mut Accounts, &Tokens),
        at: Moment,
        changes: &mut Vec<LedgerEntryChange>,
    ) -> Offer {
        self.id_pool += 1;
        (offer.id, offer.modified) = (i64::try_from(self.id_pool).unwrap_or(i64::MAX), at.ledger);
        changes.push(LedgerEntryChange::Created(offer.image(accounts, tokens)));
        accounts.settle(offer.seller, at, changes, |seller| {
            seller.more += 1;
            seller.owe(offer.selling, |owed| owed.selling += offer.amount);
            seller.owe(offer.buying, |owed| owed.buying += offer.cost(offer.amount));
        });
        self.offers.push(offer);
        offer
    }

    /// Takes some of the offer at `place`, or all, which closes it.
    pub(super) fn take(
        &mut self,
        (place, amount): (usize, i64),
        (accounts, tokens): (&mut Accounts, &Tokens),
        at: Moment,
        changes: &mut Vec<LedgerEntryChange>,
    ) -> Claimed {
        let offer = self.offers[place];
        let claimed = offer.claimed(amount, accounts, tokens);
        let (cost, closes) = (offer.cost(amount), amount == offer.amount);
        let before = offer.image(accounts, tokens);
        let key = before.to_key();
        changes.push(LedgerEntryChange::State(before));
        changes.push(if closes {
            self.offers.remove(place);
            LedgerEntryChange::Removed(key)
        } else {
            let left = &mut self.offers[place];
            (left.amount, left.modified) = (offer.amount - amount, at.ledger);
            LedgerEntryChange::Updated(left.image(accounts, tokens))
        });
        accounts.settle(offer.seller, at, changes, |seller| {
            seller.more -= u32::from(closes);
            seller.owe(offer.selling, |owed| owed.selling -= amount);
            seller.owe(offer.buying, |owed| owed.buying -= cost);
            seller.gain(offer.selling, -amount);
            seller.gain(offer.buying, cost);
        });
        claimed
    }
}

impl Account {
    /// Changes what offers may bring and take of a token; of one it issues they may anything.
    fn owe(&mut self, token: usize, change: impl FnOnce(&mut Owed)) {
        let owed = match token.checked_sub(1) {
            None => Some(&mut self.owed),
            Some(which) => self.trusts[which].as_mut().map(|trust| &mut trust.owed),
        };
        if let Some(owed) = owed {
            change(owed.get_or_insert_default());
        }
    }

    /// Adds to what it has of a token; of one it issues it has none.
    pub(super) fn gain(&mut self, token: usize, amount: i64) {
        match token.checked_sub(1) {
            None => self.balance += amount,
            Some(which) => {
                self.trusts[which].iter_mut().for_each(|trust| trust.balance += amount);
            }
        }
    }
}
