//! `ledgers`: the chain itself.

use super::json::Line;
use super::{Appended, Column, LEDGER, Table, column};
use crate::Rows;

/// One row a height, transactions or not.
pub struct Ledgers;

impl Table for Ledgers {
    fn name(&self) -> &'static str {
        "ledgers"
    }

    fn holds(&self) -> &'static str {
        "ledger ↦ its header's facts and counts"
    }

    fn changes(&self) -> &'static str {
        "every ledger adds one row, also one without transactions"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            LEDGER,
            column("hash", "hex", "SHA-256 of the header"),
            column("previous_hash", "hex", "hash of the ledger below"),
            column("close_time", "number, Unix seconds", "when the network agreed on it"),
            column("protocol", "number", "protocol version of the header"),
            column("transactions", "number", "transactions applied, failed ones included"),
            column("operations", "number", "operations of all envelopes, failed ones included"),
            column("successful_transactions", "number", "transactions that succeeded"),
            column("total_coins", "string, stroops", "lumens in existence"),
            column("fee_pool", "string, stroops", "lumens collected as fees"),
            column("base_fee", "number, stroops", "least fee of an operation"),
            column("base_reserve", "number, stroops", "reserve of a ledger entry"),
            column("size_bytes", "number, bytes", "length of the ledger's XDR"),
        ];
        COLUMNS
    }
}

impl Appended for Ledgers {
    fn lines(&self, rows: &Rows, to: &mut String) {
        let row = &rows.ledger;
        let mut line = Line::begin(to);
        line.plain("ledger", row.height)
            .quoted("hash", row.hash)
            .quoted("previous_hash", row.previous_hash)
            .plain("close_time", row.close_time)
            .plain("protocol", row.protocol)
            .plain("transactions", row.transactions)
            .plain("operations", row.operations)
            .plain("successful_transactions", row.successful_transactions)
            .quoted("total_coins", row.total_coins)
            .quoted("fee_pool", row.fee_pool)
            .plain("base_fee", row.base_fee)
            .plain("base_reserve", row.base_reserve)
            .plain("size_bytes", row.size_bytes);
        line.end();
    }
}
