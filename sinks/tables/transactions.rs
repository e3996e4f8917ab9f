//! `transactions`: what was paid for, and by whom.

use ledgerflow_records::transaction::{result_code_name, toid};
use ledgerflow_records::{Address, Hash, Memo, Transaction};

use super::json::Line;
use super::{Appended, Column, LEDGER, Table, column};
use crate::Rows;

/// One row a transaction, failed ones included.
pub struct Transactions;

impl Table for Transactions {
    fn name(&self) -> &'static str {
        "transactions"
    }

    fn holds(&self) -> &'static str {
        "ledger, place in the ledger ↦ facts of the envelope and its result"
    }

    fn changes(&self) -> &'static str {
        "every ledger adds its transactions in application order"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            LEDGER,
            column("to_id", "string", "ledger · 2^32 + index · 2^12"),
            column("hash", "hex", "hash of the envelope; of a fee bump, the outer one"),
            column("fee_charged", "string, stroops", "what was paid in the end"),
            column("result_code", "text", "name of the outer result; its number if it has none"),
            column("is_fee_bump", "true or false", "whether another account offers to pay"),
            column("inner_hash", "hex", "hash of the transaction inside a fee bump"),
            column("index", "number", "application order, from 1"),
            column("source_account", "address", "whose sequence number is used (inner, G…)"),
            column("source_muxed_id", "string", "id behind a muxed source"),
            column("fee_account", "address", "who pays for a fee bump (G…)"),
            column("sequence", "string", "sequence number of the source account"),
            column("memo_type", "text", "none, text, id, hash or return"),
            column("memo", "text, hex or string", "the memo; text that is not UTF-8 as base64"),
            column("max_fee", "string, stroops", "the most that the envelope offers"),
            column("operation_count", "number", "operations of the envelope"),
            column("successful", "true or false", "whether it took effect"),
        ];
        COLUMNS
    }
}

impl Appended for Transactions {
    fn lines(&self, rows: &Rows, to: &mut String) {
        let height = rows.ledger.height;
        for (index, row) in (1..).zip(&rows.transactions) {
            let mut line = Line::begin(to);
            line.plain("ledger", height)
                .quoted("to_id", toid(height, index, 0))
                .quoted("hash", row.hash)
                .quoted("fee_charged", row.fee_charged);
            match result_code_name(row.result_code) {
                Some(name) => line.quoted("result_code", name),
                None => line.quoted("result_code", row.result_code),
            };
            line.plain("is_fee_bump", row.fee_bump)
                .maybe_quoted("inner_hash", row.inner_hash)
                .plain("index", index)
                .quoted("source_account", Address::Account(row.source))
                .maybe_quoted("source_muxed_id", row.source_muxed_id)
                .maybe_quoted("fee_account", row.fee_source.map(Address::Account))
                .quoted("sequence", row.sequence);
            memo(&mut line, row);
            line.quoted("max_fee", row.max_fee)
                .plain("operation_count", row.operation_count)
                .plain("successful", row.successful());
            line.end();
        }
    }
}

fn memo(line: &mut Line<'_>, row: &Transaction) {
    match &row.memo {
        Memo::None => line.quoted("memo_type", "none"),
        Memo::Text(length, bytes) => {
            let text = bytes.get(..usize::from(*length)).unwrap_or(bytes);
            line.quoted("memo_type", "text").text("memo", text)
        }
        Memo::Id(id) => line.quoted("memo_type", "id").quoted("memo", id),
        Memo::Hash(hash) => line.quoted("memo_type", "hash").quoted("memo", Hash(*hash)),
        Memo::Return(hash) => line.quoted("memo_type", "return").quoted("memo", Hash(*hash)),
    };
}
