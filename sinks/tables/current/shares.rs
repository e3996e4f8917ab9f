//! `liquidity_pool_balances`: shares of pools.

use ledgerflow_records::{Address, Current, Hash, Height};

use super::{Keyed, MODIFIED, put_pair, take_pair};
use crate::block::column::{Cursor, put_signed};
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row an account and pool that it trusts.
pub struct LiquidityPoolBalances;

impl Table for LiquidityPoolBalances {
    fn name(&self) -> &'static str {
        "liquidity_pool_balances"
    }

    fn holds(&self) -> &'static str {
        "account, pool ↦ shares"
    }

    fn changes(&self) -> &'static str {
        "the last change of the trustline to the pool in a ledger's meta; giving it up removes the row"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("account_id", "string", "the holder, G…"),
            column("pool_id", "hex", "the pool"),
            column("shares", "string", "its shares"),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for LiquidityPoolBalances {
    const TAG: u8 = 5;
    type Key = ([u8; 32], [u8; 32]);
    type Row = i64;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        put_pair(key, to);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        take_pair(from)
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        put_signed(to, *row);
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        from.i64().ok()
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Share(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Share(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("account_id", Address::Account(key.0))
            .quoted("pool_id", Hash(key.1))
            .quoted("shares", row)
            .plain("last_modified_ledger", at);
    }
}
