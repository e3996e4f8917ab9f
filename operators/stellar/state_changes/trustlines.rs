//! What was set on trustlines: limits and authorizations (state-changes 9.3 to 9.5).

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Reason, Trusted, flag};
use ledgerflow_views::{
    self as views, AllowTrustOp, ChangeTrustAssetCase, ChangeTrustOp, LedgerEntry,
    LedgerEntryDataCase, SetTrustLineFlagsOp, TrustLineEntry, View,
};
use sha2::{Digest, Sha256};

use super::assets::{Asset, Viewed};
use super::effects::{bits, switched};
use super::{Context, Draft};
use crate::stellar::changes::Pair;
use crate::stellar::convert::account;

/// A ChangeTrust, its source and what it changed.
pub(crate) struct Changed<'a> {
    pub(crate) op: ChangeTrustOp<'a>,
    pub(crate) source: [u8; 32],
    pub(crate) pairs: &'a [Pair<'a>],
}

impl Changed<'_> {
    /// The rows: the first trustline of the asked kind decides what happened, and the operation
    /// says to which asset. How many were skipped is returned.
    pub(crate) fn rows(&self, token: impl Fn(&Asset) -> [u8; 32], into: &mut Vec<Draft>) -> u32 {
        let kind = self.op.line().discriminant();
        let of_kind = |pair: &&Pair<'_>| {
            pair.either().and_then(line).is_some_and(|line| line.asset().discriminant() == kind)
        };
        let Some(pair) = self.pairs.iter().find(of_kind) else { return 0 };
        let asked = asked(self.op);
        let to = asked.map_or_else(Trusted::Pool, |asset| Trusted::Token(token(&asset)));
        let (reason, old, new) = match (pair.pre.is_some(), pair.post.is_some()) {
            (false, _) => (Reason::Add, None, Some(self.op.limit())),
            (true, false) => (Reason::Remove, None, None),
            (true, true) => match self.limit_before(asked) {
                Some(old) => (Reason::Update, Some(old), Some(self.op.limit())),
                None => return 1,
            },
        };
        self.push(reason, Change::Trustline { to, old, new }, into);
        if reason != Reason::Add {
            return 0;
        }
        let flags = match asked {
            Ok(asset) => match self.flags(&asset) {
                Some(flags) => Some(flags).filter(|&flags| flags != 0),
                None => return 1,
            },
            Err(_) => None,
        };
        self.push(Reason::Set, Change::Authorization { of: to, flags }, into);
        0
    }

    fn push(&self, reason: Reason, what: Change, into: &mut Vec<Draft>) {
        into.push(Draft { account: Address::Account(self.source), reason, what });
    }

    /// The limit of the source's own trustline to just that.
    fn limit_before(&self, asked: Result<Asset, [u8; 32]>) -> Option<i64> {
        let before = self.pairs.iter().filter_map(|pair| pair.pre.and_then(line));
        before
            .filter(|before| account(before.account_id()) == self.source)
            .find(|before| Asset::trusted(before.asset()) == asked)
            .map(|before| before.limit())
    }

    /// The flags of the source's own trustline to that asset.
    fn flags(&self, asset: &Asset) -> Option<u8> {
        let shown = self.pairs.iter().filter_map(|pair| pair.post.or(pair.pre).and_then(line));
        shown
            .filter(|shown| account(shown.account_id()) == self.source)
            .find(|shown| Asset::trusted(shown.asset()).is_ok_and(|shown| alike(&shown, asset)))
            .map(|shown| bits(shown.flags(), &FLAGS))
    }
}

/// `TrustLineFlags` by number.
const FLAGS: [(u32, u8); 3] = [
    (1, flag::AUTHORIZED),
    (2, flag::AUTHORIZED_TO_MAINTAIN_LIABILITIES),
    (4, flag::CLAWBACK_ENABLED),
];

/// The asset, or the id of the pool, that the operation asks a trustline to.
fn asked(op: ChangeTrustOp<'_>) -> Result<Asset, [u8; 32]> {
    match op.line().case() {
        ChangeTrustAssetCase::PoolShare(parameters) => Err(Sha256::digest(parameters.xdr()).into()),
        // The other arms are an asset's.
        _ => Ok(Asset::of(views::Asset::trusted(op.line().tail()))),
    }
}

/// Whether two assets have one issuer and one code, whatever the width that it was given.
fn alike(one: &Asset, other: &Asset) -> bool {
    one.issuer() == other.issuer() && code(one) == code(other)
}

/// The code up to the first zero.
fn code(asset: &Asset) -> &[u8] {
    let whole: &[u8] = match asset {
        Asset::Native => &[],
        Asset::Alphanum4(code, _) => code,
        Asset::Alphanum12(code, _) => code,
    };
    whole.split(|&letter| letter == 0).next().unwrap_or_default()
}

/// The entry, if it is a trustline.
pub(crate) fn line(entry: LedgerEntry<'_>) -> Option<TrustLineEntry<'_>> {
    match entry.data().case() {
        LedgerEntryDataCase::Trustline(entry) => Some(entry),
        _ => None,
    }
}

/// AllowTrust's row: what was asked, whatever was before.
pub(crate) fn allowed(
    transaction: &Context<'_>,
    op: AllowTrustOp<'_>,
    issuer: [u8; 32],
    into: &mut Vec<Draft>,
) -> u32 {
    const BOTH: u8 = flag::AUTHORIZED | flag::AUTHORIZED_TO_MAINTAIN_LIABILITIES;
    let (reason, flags) = match op.authorize() {
        asked if asked & 1 != 0 => (Reason::Set, flag::AUTHORIZED),
        asked if asked & 2 != 0 => (Reason::Set, flag::AUTHORIZED_TO_MAINTAIN_LIABILITIES),
        _ => (Reason::Clear, BOTH),
    };
    let of = Trusted::Token(transaction.token(&Asset::coded(op.asset(), issuer)));
    let what = Change::Authorization { of, flags: Some(flags) };
    into.push(Draft { account: Address::Account(account(op.trustor())), reason, what });
    0
}

/// SetTrustLineFlags' rows: what was asked, whatever was before.
pub(crate) fn flagged(
    transaction: &Context<'_>,
    op: SetTrustLineFlagsOp<'_>,
    into: &mut Vec<Draft>,
) -> u32 {
    let of = Trusted::Token(transaction.token(&Asset::of(op.asset())));
    let holder = Address::Account(account(op.trustor()));
    into.extend(switched(op.set_flags(), op.clear_flags(), &FLAGS).map(|(reason, flags)| {
        let what = Change::Authorization { of, flags: Some(flags) };
        Draft { account: holder, reason, what }
    }));
    0
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use stellar_xdr::{self as xdr, WriteXdr};

    use super::*;
    use crate::stellar::Network;
    use crate::stellar::state_changes::assets::Assets;
    use crate::stellar::state_changes::build::{self, Step, credit, id};
    use crate::stellar::state_changes::effects::tests::{effects, skipping, step};

    fn trusted(asset: &xdr::Asset) -> xdr::TrustLineAsset {
        match asset.clone() {
            xdr::Asset::Native => xdr::TrustLineAsset::Native,
            xdr::Asset::CreditAlphanum4(credit) => xdr::TrustLineAsset::CreditAlphanum4(credit),
            xdr::Asset::CreditAlphanum12(credit) => xdr::TrustLineAsset::CreditAlphanum12(credit),
        }
    }

    fn trustline(
        owner: char,
        asset: xdr::TrustLineAsset,
        limit: i64,
        flags: u32,
    ) -> xdr::LedgerEntry {
        let account_id = id(owner);
        let line = xdr::TrustLineEntry { account_id, asset, limit, flags, ..Default::default() };
        build::entry(xdr::LedgerEntryData::Trustline(line))
    }

    fn usd() -> xdr::Asset {
        credit("USD", 'I')
    }

    fn token(asset: &xdr::Asset) -> Trusted {
        let bytes = asset.to_xdr(xdr::Limits::none()).unwrap();
        let asset = Asset::of(views::Asset::read(&bytes).unwrap());
        Trusted::Token(Assets::new(Network::of("standalone").unwrap().id()).token(&asset))
    }

    fn change(
        line: xdr::ChangeTrustAsset,
        limit: i64,
        changes: Vec<xdr::LedgerEntryChange>,
    ) -> Step {
        step(xdr::OperationBody::ChangeTrust(xdr::ChangeTrustOp { line, limit }), changes)
    }

    fn to_usd(limit: i64, changes: Vec<xdr::LedgerEntryChange>) -> Step {
        let xdr::Asset::CreditAlphanum4(usd) = usd() else { panic!("three letters") };
        change(xdr::ChangeTrustAsset::CreditAlphanum4(usd), limit, changes)
    }

    fn created(entry: xdr::LedgerEntry) -> Vec<xdr::LedgerEntryChange> {
        vec![xdr::LedgerEntryChange::Created(entry)]
    }

    fn removed(entry: xdr::LedgerEntry) -> Vec<xdr::LedgerEntryChange> {
        let key = entry.to_key();
        vec![xdr::LedgerEntryChange::State(entry), xdr::LedgerEntryChange::Removed(key)]
    }

    fn limits(to: Trusted, old: Option<i64>, new: Option<i64>) -> Change {
        Change::Trustline { to, old, new }
    }

    #[test]
    fn a_new_trustline_says_its_limit_and_then_what_it_may() {
        for (xdr, flags) in [
            (0, None),
            (1, Some(flag::AUTHORIZED)),
            (2, Some(flag::AUTHORIZED_TO_MAINTAIN_LIABILITIES)),
            (5, Some(flag::AUTHORIZED | flag::CLAWBACK_ENABLED)),
            (8, None),
        ] {
            let line = trustline('A', trusted(&usd()), i64::MAX, xdr);
            let to = token(&usd());
            let add = ('A', Reason::Add, limits(to, None, Some(i64::MAX)));
            // Its limit is the trustline's, not the authorization's (D3).
            let set = ('A', Reason::Set, Change::Authorization { of: to, flags });
            assert_eq!(effects(to_usd(i64::MAX, created(line))), [add, set]);
        }
    }

    #[test]
    fn a_new_trustline_to_another_asset_gives_no_authorization() {
        let add = ('A', Reason::Add, limits(token(&usd()), None, Some(i64::MAX)));
        for (owner, asset) in [('A', credit("BTC", 'I')), ('A', credit("USD", 'J')), ('B', usd())] {
            let line = trustline(owner, trusted(&asset), i64::MAX, 1);
            assert_eq!(skipping(1, to_usd(i64::MAX, created(line))), from_ref(&add));
        }
    }

    #[test]
    fn limits_are_stroops_before_and_after() {
        let line = |limit| trustline('A', trusted(&usd()), limit, 1);
        let update = ('A', Reason::Update, limits(token(&usd()), Some(1_000_000_000), Some(5)));
        let changes = build::updated(line(1_000_000_000), line(5));
        assert_eq!(effects(to_usd(5, changes)), [update]);
        let same = ('A', Reason::Update, limits(token(&usd()), Some(5), Some(5)));
        assert_eq!(effects(to_usd(5, build::updated(line(5), line(5)))), [same]);
        let remove = ('A', Reason::Remove, limits(token(&usd()), None, None));
        assert_eq!(effects(to_usd(0, removed(line(5)))), [remove]);
    }

    #[test]
    fn a_limit_before_is_never_of_another_trustline() {
        for (owner, asset) in [('A', credit("BTC", 'I')), ('B', usd())] {
            let line = |limit| trustline(owner, trusted(&asset), limit, 1);
            assert_eq!(skipping(1, to_usd(5, build::updated(line(1), line(5)))), []);
        }
        let wide = xdr::AlphaNum12 {
            asset_code: xdr::AssetCode12(*b"USDUSD\0\0\0\0\0\0"),
            issuer: id('I'),
        };
        let line = trustline('A', xdr::TrustLineAsset::CreditAlphanum12(wide), 1, 1);
        assert_eq!(effects(to_usd(5, created(line))), []);
        assert_eq!(effects(to_usd(5, Vec::new())), []);
    }

    #[test]
    fn pool_shares_are_trusted_by_the_pools_id() {
        let parameters = xdr::LiquidityPoolParameters::LiquidityPoolConstantProduct(
            xdr::LiquidityPoolConstantProductParameters {
                asset_a: xdr::Asset::Native,
                asset_b: usd(),
                fee: 30,
            },
        );
        let pool = Sha256::digest(parameters.to_xdr(xdr::Limits::none()).unwrap()).into();
        let line = |limit| {
            let asset = xdr::TrustLineAsset::PoolShare(xdr::PoolId(xdr::Hash(pool)));
            trustline('A', asset, limit, 0)
        };
        let to_pool = |changes| {
            effects(change(xdr::ChangeTrustAsset::PoolShare(parameters.clone()), 9, changes))
        };
        let to = Trusted::Pool(pool);
        let add = ('A', Reason::Add, limits(to, None, Some(9)));
        let set = ('A', Reason::Set, Change::Authorization { of: to, flags: None });
        assert_eq!(to_pool(created(line(9))), [add, set]);
        let update = ('A', Reason::Update, limits(to, Some(3), Some(9)));
        assert_eq!(to_pool(build::updated(line(3), line(9))), [update]);
        assert_eq!(to_pool(removed(line(3))), [('A', Reason::Remove, limits(to, None, None))]);
    }

    #[test]
    fn allow_trust_says_what_was_asked_of_the_trustor() {
        const BOTH: u8 = flag::AUTHORIZED | flag::AUTHORIZED_TO_MAINTAIN_LIABILITIES;
        for (authorize, reason, flags) in [
            (1, Reason::Set, flag::AUTHORIZED),
            (3, Reason::Set, flag::AUTHORIZED),
            (2, Reason::Set, flag::AUTHORIZED_TO_MAINTAIN_LIABILITIES),
            (0, Reason::Clear, BOTH),
        ] {
            let op = xdr::AllowTrustOp {
                trustor: id('B'),
                asset: xdr::AssetCode::CreditAlphanum4(xdr::AssetCode4(*b"USD\0")),
                authorize,
            };
            let rows = effects(step(xdr::OperationBody::AllowTrust(op), Vec::new()));
            let of = token(&credit("USD", 'A'));
            let what = Change::Authorization { of, flags: Some(flags) };
            assert_eq!(rows, [('B', reason, what)]);
        }
    }

    #[test]
    fn trustline_flags_are_set_and_then_cleared_as_asked() {
        let flagged = |set_flags, clear_flags| {
            let (trustor, asset) = (id('B'), usd());
            let op = xdr::SetTrustLineFlagsOp { trustor, asset, clear_flags, set_flags };
            effects(step(xdr::OperationBody::SetTrustLineFlags(op), Vec::new()))
        };
        let row = |reason, flags| {
            ('B', reason, Change::Authorization { of: token(&usd()), flags: Some(flags) })
        };
        assert_eq!(flagged(2, 5), [row(Reason::Set, 64), row(Reason::Clear, 33)]);
        assert_eq!(flagged(1, 1), [row(Reason::Clear, 1)]);
        assert_eq!(flagged(0, 0), []);
        assert_eq!(flagged(8, 16), []);
    }
}
