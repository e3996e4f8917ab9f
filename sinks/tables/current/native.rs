//! `native_balances`: lumens of accounts.

use ledgerflow_records::current::NativeBalance;
use ledgerflow_records::{Address, Current, Height};

use super::{Keyed, MODIFIED};
use crate::block::column::{Cursor, put, put_signed};
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row an account.
pub struct NativeBalances;

impl Table for NativeBalances {
    fn name(&self) -> &'static str {
        "native_balances"
    }

    fn holds(&self) -> &'static str {
        "account ↦ lumens and what counts towards the reserve"
    }

    fn changes(&self) -> &'static str {
        "the last change of the account's entry in a ledger's meta; a merge removes the row"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("account_id", "string", "the account, G…"),
            column("balance", "string, stroops", "what it holds"),
            column(
                "minimum_balance",
                "string, stroops",
                "(2 + subentries + sponsoring − sponsored) × base reserve at the state's height",
            ),
            column("buying_liabilities", "string, stroops", "what its offers may bring"),
            column("selling_liabilities", "string, stroops", "what its offers may take"),
            column("num_subentries", "number", "trustlines, offers, signers, named values"),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for NativeBalances {
    const TAG: u8 = 1;
    type Key = [u8; 32];
    type Row = NativeBalance;

    fn put_key(key: &[u8; 32], to: &mut Vec<u8>) {
        to.extend(key);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<[u8; 32]> {
        from.array().ok()
    }

    fn put_row(row: &NativeBalance, to: &mut Vec<u8>) {
        put_signed(to, row.balance);
        put_signed(to, row.buying_liabilities);
        put_signed(to, row.selling_liabilities);
        put(to, u64::from(row.subentries));
        put(to, u64::from(row.sponsoring));
        put(to, u64::from(row.sponsored));
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<NativeBalance> {
        Some(NativeBalance {
            balance: from.i64().ok()?,
            buying_liabilities: from.i64().ok()?,
            selling_liabilities: from.i64().ok()?,
            subentries: from.u32().ok()?,
            sponsoring: from.u32().ok()?,
            sponsored: from.u32().ok()?,
        })
    }

    fn joined(key: [u8; 32], row: Option<NativeBalance>) -> Current {
        Current::Native(key, row)
    }

    fn parted(current: &Current) -> Option<(&[u8; 32], &NativeBalance)> {
        match current {
            Current::Native(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &[u8; 32], row: &NativeBalance, at: Height, head: &Head, line: &mut Line<'_>) {
        line.quoted("account_id", Address::Account(*key))
            .quoted("balance", row.balance)
            .quoted("minimum_balance", row.minimum(head.base_reserve))
            .quoted("buying_liabilities", row.buying_liabilities)
            .quoted("selling_liabilities", row.selling_liabilities)
            .plain("num_subentries", row.subentries)
            .plain("last_modified_ledger", at);
    }
}
