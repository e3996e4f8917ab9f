//! `sac_balances`: assets, lumens included, of contracts.

use ledgerflow_records::current::SacBalance;
use ledgerflow_records::{Address, Current, Height};

use super::{Keyed, MODIFIED, put_pair, take_pair};
use crate::block::column::{Cursor, put_wide};
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row a contract and asset.
pub struct SacBalances;

impl Table for SacBalances {
    fn name(&self) -> &'static str {
        "sac_balances"
    }

    fn holds(&self) -> &'static str {
        "holder, contract of the asset ↦ balance and whether it may move"
    }

    fn changes(&self) -> &'static str {
        "the last change of the balance in a ledger's meta; an eviction removes the row, a restore brings it back"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("account_id", "string", "the holder, C…"),
            column("contract_id", "string", "the asset's contract, C…"),
            column("balance", "string, smallest unit", "what it holds"),
            column("is_authorized", "true or false", "whether the issuer lets it move"),
            column("is_clawback_enabled", "true or false", "whether the issuer can take it"),
            MODIFIED,
        ];
        COLUMNS
    }
}

impl Keyed for SacBalances {
    const TAG: u8 = 3;
    type Key = ([u8; 32], [u8; 32]);
    type Row = SacBalance;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        put_pair(key, to);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        take_pair(from)
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        put_wide(to, row.balance);
        to.push(u8::from(row.authorized) | u8::from(row.clawback) << 1);
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        let balance = from.wide().ok()?;
        let (authorized, clawback) = match from.byte().ok()? {
            0 => (false, false),
            1 => (true, false),
            2 => (false, true),
            3 => (true, true),
            _ => return None,
        };
        Some(SacBalance { balance, authorized, clawback })
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Sac(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Sac(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        line.quoted("account_id", Address::Contract(key.0))
            .quoted("contract_id", Address::Contract(key.1))
            .quoted("balance", row.balance)
            .plain("is_authorized", row.authorized)
            .plain("is_clawback_enabled", row.clawback)
            .plain("last_modified_ledger", at);
    }
}
