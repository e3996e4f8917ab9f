//! `trustline_balances`: assets of accounts.

use ledgerflow_records::current::TrustlineBalance;
use ledgerflow_records::{Address, Asset, Current, Height};

use super::{Keyed, MODIFIED, put_asset, take_asset};
use crate::block::column::{Cursor, put, put_signed};
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row a trustline to an asset.
pub struct TrustlineBalances;

impl Table for TrustlineBalances {
    fn name(&self) -> &'static str {
        "trustline_balances"
    }

    fn holds(&self) -> &'static str {
        "account, asset ↦ balance, limit, liabilities, flags"
    }

    fn changes(&self) -> &'static str {
        "the last change of the trustline in a ledger's meta; giving it up removes the row"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("account_id", "string", "the holder, G…"),
            column("asset", "string", "`CODE:ISSUER`"),
            column("balance", "string, smallest unit", "what it holds"),
            column("limit", "string, smallest unit", "what it may hold"),
            column("buying_liabilities", "string, smallest unit", "what its offers may bring"),
            column("selling_liabilities", "string, smallest unit", "what its offers may take"),
            column("flags", "number", "1 authorized, 2 may keep liabilities, 4 can be clawed back"),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for TrustlineBalances {
    const TAG: u8 = 2;
    type Key = ([u8; 32], Asset);
    type Row = TrustlineBalance;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        to.extend(key.0);
        put_asset(&key.1, to);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        Some((from.array().ok()?, take_asset(from)?))
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        put_signed(to, row.balance);
        put_signed(to, row.limit);
        put_signed(to, row.buying_liabilities);
        put_signed(to, row.selling_liabilities);
        put(to, u64::from(row.flags));
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        Some(TrustlineBalance {
            balance: from.i64().ok()?,
            limit: from.i64().ok()?,
            buying_liabilities: from.i64().ok()?,
            selling_liabilities: from.i64().ok()?,
            flags: from.u32().ok()?,
        })
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Trustline(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Trustline(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("account_id", Address::Account(key.0))
            .text("asset", key.1.to_string().as_bytes())
            .quoted("balance", row.balance)
            .quoted("limit", row.limit)
            .quoted("buying_liabilities", row.buying_liabilities)
            .quoted("selling_liabilities", row.selling_liabilities)
            .plain("flags", row.flags)
            .plain("last_modified_ledger", at);
    }
}
