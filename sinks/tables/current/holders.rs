//! `asset_holders`: how many hold a token, and how much there is.

use ledgerflow_records::current::Holders;
use ledgerflow_records::{Address, Current, Height};

use super::{Keyed, MODIFIED};
use crate::block::column::{Cursor, put, put_wide};
use crate::state::{Head, view};
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row a token that somebody holds.
pub struct AssetHolders;

impl Table for AssetHolders {
    fn name(&self) -> &'static str {
        "asset_holders"
    }

    fn holds(&self) -> &'static str {
        "token ↦ holders and supply"
    }

    fn changes(&self) -> &'static str {
        "a view, kept with every ledger: trustlines, contracts' balances and contract tokens together"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("token_id", "string", "the token's contract, of an asset its derived one, C…"),
            column("holders", "number", "accounts and contracts that hold more than nothing"),
            column(
                "supply",
                "string, smallest unit",
                "the sum of their balances; what lies in pools and claimable balances is not in it",
            ),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for AssetHolders {
    const TAG: u8 = 9;
    const VIEW: u8 = view::HOLDERS;
    type Key = [u8; 32];
    type Row = Holders;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        to.extend(key);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        from.array().ok()
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        put(to, row.holders);
        put_wide(to, row.supply);
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        Some(Holders { holders: from.u64().ok()?, supply: from.wide().ok()? })
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Holders(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Holders(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("token_id", Address::Contract(*key))
            .plain("holders", row.holders)
            .quoted("supply", row.supply)
            .plain("last_modified_ledger", at);
    }
}
