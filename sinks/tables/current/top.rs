//! `top_holders`: the largest holders of each token.

use ledgerflow_records::current::TopHolder;
use ledgerflow_records::{Address, Current, Height};

use super::{Keyed, MODIFIED, put_address, take_address};
use crate::block::column::{Cursor, put_wide};
use crate::state::{Head, view};
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row a place, of at most 100 a token.
pub struct TopHolders;

impl Table for TopHolders {
    fn name(&self) -> &'static str {
        "top_holders"
    }

    fn holds(&self) -> &'static str {
        "token, place ↦ holder and balance"
    }

    fn changes(&self) -> &'static str {
        "a view, kept with every ledger: the 100 largest balances, of equal ones the lower address first"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("token_id", "string", "the token's contract, of an asset its derived one, C…"),
            column("place", "number", "from 1"),
            column("account_id", "string", "the holder, G… or C…"),
            column("balance", "string, smallest unit", "what it holds"),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for TopHolders {
    const TAG: u8 = 10;
    const VIEW: u8 = view::TOP;
    type Key = ([u8; 32], u32);
    type Row = TopHolder;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        to.extend(key.0);
        to.extend(key.1.to_be_bytes());
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        Some((from.array().ok()?, u32::from_be_bytes(from.array().ok()?)))
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        put_address(&row.account, to);
        put_wide(to, row.balance);
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        Some(TopHolder { account: take_address(from)?, balance: from.wide().ok()? })
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Top(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Top(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("token_id", Address::Contract(key.0))
            .plain("place", key.1)
            .quoted("account_id", row.account)
            .quoted("balance", row.balance)
            .plain("last_modified_ledger", at);
    }
}
