//! `sep41_allowances`: who may spend whose contract tokens.

use ledgerflow_records::current::Allowance;
use ledgerflow_records::{Address, Current, Height};

use super::{Keyed, MODIFIED, put_address, take_address};
use crate::block::column::{Cursor, put, put_wide};
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row an owner, spender and token while the allowance lasts.
pub struct Sep41Allowances;

impl Table for Sep41Allowances {
    fn name(&self) -> &'static str {
        "sep41_allowances"
    }

    fn holds(&self) -> &'static str {
        "owner, spender, token ↦ amount and until when"
    }

    fn changes(&self) -> &'static str {
        "the last approval in ledger order; an approval of zero removes the row, and so does the ledger after its last"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("owner_id", "string", "whose tokens"),
            column("spender_id", "string", "who may spend them"),
            column("contract_id", "string", "the token, C…"),
            column("amount", "string, smallest unit", "as approved; spending does not lower it"),
            column("expiration_ledger", "number", "the last ledger in which it holds"),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for Sep41Allowances {
    const TAG: u8 = 8;
    type Key = (Address, Address, [u8; 32]);
    type Row = Allowance;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        put_address(&key.0, to);
        put_address(&key.1, to);
        to.extend(key.2);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        Some((take_address(from)?, take_address(from)?, from.array().ok()?))
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        put_wide(to, row.amount);
        put(to, u64::from(row.expiration));
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        Some(Allowance { amount: from.wide().ok()?, expiration: from.u32().ok()? })
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Allowance(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Allowance(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("owner_id", key.0)
            .quoted("spender_id", key.1)
            .quoted("contract_id", Address::Contract(key.2))
            .quoted("amount", row.amount)
            .plain("expiration_ledger", row.expiration)
            .plain("last_modified_ledger", at);
    }
}
