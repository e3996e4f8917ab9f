//! `trustline_counts`: how many trustlines accounts have.

use ledgerflow_records::{Address, Current, Height};

use super::{Keyed, MODIFIED};
use crate::block::column::{Cursor, put};
use crate::state::{Head, view};
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row an account that trusts something.
pub struct TrustlineCounts;

impl Table for TrustlineCounts {
    fn name(&self) -> &'static str {
        "trustline_counts"
    }

    fn holds(&self) -> &'static str {
        "account ↦ trustlines"
    }

    fn changes(&self) -> &'static str {
        "a view, kept with every ledger: trustlines to assets and to pools' shares"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("account_id", "string", "the account, G…"),
            column("trustlines", "number", "how many it has"),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for TrustlineCounts {
    const TAG: u8 = 11;
    const VIEW: u8 = view::TRUSTLINES;
    type Key = [u8; 32];
    type Row = u64;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        to.extend(key);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        from.array().ok()
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        put(to, *row);
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        from.u64().ok()
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Trustlines(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Trustlines(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("account_id", Address::Account(*key))
            .plain("trustlines", row)
            .plain("last_modified_ledger", at);
    }
}
