//! What went into liquidity pools and came out of them (7.4, 7.6).

use ledgerflow_records::Address;
use ledgerflow_views::{LedgerEntry, LedgerEntryDataCase, LiquidityPoolEntryBodyCase};
use sha2::{Digest, Sha256};

use super::Context;
use super::assets::{Asset, Viewed};
use super::movements::{Movement, Told, Way};
use super::transfers::{balance_of, customer_of_source, sequence_and_memo};
use crate::stellar::changes::{Kind, Pair};

/// A pool that an operation changed, and by how much, either way.
struct Pool {
    id: [u8; 32],
    a: (Asset, i128),
    b: (Asset, i128),
}

impl Pool {
    fn address(&self) -> Address {
        Address::LiquidityPool(self.id)
    }
}

pub(crate) fn deposited(told: &mut Told<'_>, index: usize) -> Result<(), String> {
    let pool = only(&told.transaction.pairs(index)?)?;
    if pool.a.1 == 0 || pool.b.1 == 0 {
        return Err("a deposit left a reserve of its pool as it was".into());
    }
    for (asset, amount) in [pool.a, pool.b] {
        told.tell(Movement::between((told.source, pool.address()), asset, amount));
    }
    Ok(())
}

pub(crate) fn withdrawn(told: &mut Told<'_>, index: usize) -> Result<(), String> {
    let pool = only(&told.transaction.pairs(index)?)?;
    let customer = customer_of_source(told.transaction, index);
    for (asset, amount) in [pool.a, pool.b] {
        let movement = Movement::between((pool.address(), told.source), asset, amount);
        told.tell(movement.to_customer(customer));
    }
    Ok(())
}

/// What left pools when the shares of a trustline that lost its authorization were redeemed.
///
/// Each asset goes to a claimable balance, which no row tells; what a holder may not claim, being
/// its issuer, is burnt: it is the asset without such a balance (D5). The other may have rounded to
/// nothing, and then there is no balance at all.
pub(crate) fn revoked(told: &mut Told<'_>, index: usize) -> Result<(), String> {
    let pairs = told.transaction.pairs(index)?;
    let created: Vec<_> = pairs.iter().filter_map(created_balance).collect();
    for pool in pairs.iter().filter_map(pool) {
        let sides = [pool.a, pool.b].map(|(asset, amount)| {
            let balance = redeemed_balance(told.transaction, index, &pool.id, &asset);
            (asset, amount, created.contains(&balance).then_some(balance))
        });
        // Nobody issues both assets and is revoked: these reserves changed for another reason.
        if sides.iter().all(|(_, amount, balance)| *amount != 0 && balance.is_none()) {
            continue;
        }
        for (asset, amount, balance) in sides {
            match balance {
                Some(to) => told.tell(Movement::between((pool.address(), to), asset, amount)),
                None if amount == 0 => {}
                None => told.tell(Movement::new(Way::Burn(pool.address()), asset, amount)),
            }
        }
    }
    Ok(())
}

/// The one pool among the changes.
fn only(pairs: &[Pair<'_>]) -> Result<Pool, String> {
    let mut pools = pairs.iter().filter_map(pool);
    match (pools.next(), pools.next()) {
        (Some(one), None) => Ok(one),
        _ => Err("an operation on one pool changed none or several".into()),
    }
}

fn pool(pair: &Pair<'_>) -> Option<Pool> {
    let read = |entry: LedgerEntry<'_>| match entry.data().case() {
        LedgerEntryDataCase::LiquidityPool(entry) => {
            let LiquidityPoolEntryBodyCase::LiquidityPoolConstantProduct(body) =
                entry.body().case();
            let reserves = (i128::from(body.reserve_a()), i128::from(body.reserve_b()));
            let assets = body.params();
            let assets = (Asset::of(assets.asset_a()), Asset::of(assets.asset_b()));
            Some((*entry.liquidity_pool_id(), assets, reserves))
        }
        _ => None,
    };
    let (pre, post) = (pair.pre.and_then(read), pair.post.and_then(read));
    let (id, (a, b), _) = post.or(pre)?;
    let before = pre.map_or((0, 0), |(.., reserves)| reserves);
    let after = post.map_or((0, 0), |(.., reserves)| reserves);
    Some(Pool { id, a: (a, (after.0 - before.0).abs()), b: (b, (after.1 - before.1).abs()) })
}

fn created_balance(pair: &Pair<'_>) -> Option<Address> {
    match pair.post.filter(|_| pair.kind == Kind::Created)?.data().case() {
        LedgerEntryDataCase::ClaimableBalance(entry) => Some(balance_of(entry.balance_id())),
        _ => None,
    }
}

/// The claimable balance that one asset of redeemed pool shares goes to: SHA-256 of the
/// `HashIDPreimage` of type `ENVELOPE_TYPE_POOL_REVOKE_OP_ID` (6.3).
fn redeemed_balance(
    transaction: &Context<'_>,
    index: usize,
    pool: &[u8; 32],
    asset: &Asset,
) -> Address {
    let mut sha = Sha256::new();
    sha.update([0, 0, 0, 7]);
    sha.update([0; 4]);
    sha.update(transaction.source);
    sha.update(sequence_and_memo(transaction).0.to_be_bytes());
    sha.update(u32::try_from(index).unwrap_or(u32::MAX).to_be_bytes());
    sha.update(pool);
    asset.hash_into(&mut sha);
    Address::ClaimableBalance(sha.finalize().into())
}
