//! `liquidity_pools`: what pools hold (D.6).

use ledgerflow_records::current::LiquidityPool;
use ledgerflow_records::{Asset, Current};
use ledgerflow_views::{LiquidityPoolEntry, LiquidityPoolEntryBodyCase};

use crate::stellar::state_changes::assets::Viewed;

/// The row of a pool.
pub(super) fn of(entry: LiquidityPoolEntry<'_>) -> Option<Current> {
    let LiquidityPoolEntryBodyCase::LiquidityPoolConstantProduct(pool) = entry.body().case();
    let assets = pool.params();
    let row = LiquidityPool {
        assets: [Asset::of(assets.asset_a()), Asset::of(assets.asset_b())],
        amounts: [pool.reserve_a(), pool.reserve_b()],
    };
    Some(Current::Pool(*entry.liquidity_pool_id(), Some(row)))
}
