//! `sep41_balances`: contract tokens of their holders.

use ledgerflow_records::current::Sep41Balance;
use ledgerflow_records::{Address, Current, Height};

use super::{Keyed, MODIFIED, put_address, take_address};
use crate::block::column::{Cursor, put_wide};
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row a holder and token whose sum is not zero.
pub struct Sep41Balances;

impl Table for Sep41Balances {
    fn name(&self) -> &'static str {
        "sep41_balances"
    }

    fn holds(&self) -> &'static str {
        "holder, token ↦ balance"
    }

    fn changes(&self) -> &'static str {
        "the sum of the token's transfer, mint, burn and clawback events; a sum of zero removes the row"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("account_id", "string", "the holder, G… or C…"),
            column("contract_id", "string", "the token, C…"),
            column("balance", "string, smallest unit", "what it holds"),
            MODIFIED,
            column(
                "since_ledger",
                "number",
                "from where events are summed, if what was held before is not known",
            ),
        ];
        COLUMNS
    }
}

impl Keyed for Sep41Balances {
    const TAG: u8 = 7;
    type Key = (Address, [u8; 32]);
    type Row = Sep41Balance;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        put_address(&key.0, to);
        to.extend(key.1);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        Some((take_address(from)?, from.array().ok()?))
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        put_wide(to, row.balance);
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        Some(Sep41Balance { balance: from.wide().ok()?, since: None })
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Sep41(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Sep41(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("account_id", key.0)
            .quoted("contract_id", Address::Contract(key.1))
            .quoted("balance", row.balance)
            .plain("last_modified_ledger", at)
            .maybe_plain("since_ledger", row.since);
    }
}
