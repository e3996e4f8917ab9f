//! `token_baselines`: contracts whose sums are whole balances.

use ledgerflow_records::{Address, Current, Height};

use super::Keyed;
use crate::block::column::Cursor;
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row a contract whose events are summed from its beginning, or on top of a checkpoint.
pub struct TokenBaselines;

impl Table for TokenBaselines {
    fn name(&self) -> &'static str {
        "token_baselines"
    }

    fn holds(&self) -> &'static str {
        "contract ↦ that all it ever moved is known"
    }

    fn changes(&self) -> &'static str {
        "a contract that is created adds a row, and so does a checkpoint that shows its balances"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("contract_id", "string", "the contract, C…"),
            column("last_modified_ledger", "number", "the ledger from which its events are summed"),
        ];
        COLUMNS
    }
}

impl Keyed for TokenBaselines {
    const TAG: u8 = 12;
    type Key = [u8; 32];
    type Row = ();

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        to.extend(key);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        from.array().ok()
    }

    fn put_row((): &Self::Row, _: &mut Vec<u8>) {}

    fn take_row(_: &mut Cursor<'_>) -> Option<Self::Row> {
        Some(())
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Baseline(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Baseline(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, (): &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("contract_id", Address::Contract(*key)).plain("last_modified_ledger", at);
    }
}
