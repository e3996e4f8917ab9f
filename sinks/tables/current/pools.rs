//! `liquidity_pools`: what pools hold.

use ledgerflow_records::current::LiquidityPool;
use ledgerflow_records::{Current, Hash, Height};

use super::{Keyed, MODIFIED, put_asset, take_asset};
use crate::block::column::{Cursor, put_signed};
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row a constant-product pool.
pub struct LiquidityPools;

impl Table for LiquidityPools {
    fn name(&self) -> &'static str {
        "liquidity_pools"
    }

    fn holds(&self) -> &'static str {
        "pool ↦ its two assets and what it holds of each"
    }

    fn changes(&self) -> &'static str {
        "the last change of the pool in a ledger's meta; the last share's end removes the row"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("pool_id", "hex", "the pool"),
            column("asset_a", "string", "`native` or `CODE:ISSUER`"),
            column("asset_b", "string", "`CODE:ISSUER`"),
            column("amount_a", "string, smallest unit", "what it holds of the first"),
            column("amount_b", "string, smallest unit", "what it holds of the second"),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for LiquidityPools {
    const TAG: u8 = 4;
    type Key = [u8; 32];
    type Row = LiquidityPool;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        to.extend(key);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        from.array().ok()
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        row.assets.iter().for_each(|asset| put_asset(asset, to));
        row.amounts.iter().for_each(|amount| put_signed(to, *amount));
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        Some(LiquidityPool {
            assets: [take_asset(from)?, take_asset(from)?],
            amounts: [from.i64().ok()?, from.i64().ok()?],
        })
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Pool(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Pool(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        let ([asset_a, asset_b], [amount_a, amount_b]) = (row.assets, row.amounts);
        line.quoted("pool_id", Hash(*key))
            .text("asset_a", asset_a.to_string().as_bytes())
            .text("asset_b", asset_b.to_string().as_bytes())
            .quoted("amount_a", amount_a)
            .quoted("amount_b", amount_b)
            .plain("last_modified_ledger", at);
    }
}
