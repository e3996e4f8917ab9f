//! `operations`: what transactions asked for.

use ledgerflow_records::Address;
use ledgerflow_records::operation::Outcome;
use ledgerflow_records::transaction::toid;

use super::json::Line;
use super::{Appended, Column, LEDGER, Table, column};
use crate::Rows;

/// One row an operation, failed ones included.
pub struct Operations;

impl Table for Operations {
    fn name(&self) -> &'static str {
        "operations"
    }

    fn holds(&self) -> &'static str {
        "ledger, place in the ledger ↦ XDR, result and source"
    }

    fn changes(&self) -> &'static str {
        "every ledger adds the operations of all its envelopes"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            LEDGER,
            column("id", "string", "the transaction's to_id + place in it, from 1"),
            column("operation_type", "text", "name of its type; its number if it has none"),
            column("operation_xdr", "base64", "the XDR `Operation`"),
            column("result_code", "text", "name of its result; its number if it has none"),
            column("successful", "true or false", "whether it succeeded by itself"),
            column("source_account", "address", "its source, else the transaction's (G…)"),
        ];
        COLUMNS
    }
}

impl Appended for Operations {
    fn lines(&self, rows: &Rows, to: &mut String) {
        let height = rows.ledger.height;
        for row in &rows.operations.rows {
            let mut line = Line::begin(to);
            let id = toid(height, row.transaction.saturating_add(1), row.index.saturating_add(1));
            line.plain("ledger", height).quoted("id", id);
            match row.kind_name() {
                Some(name) => line.quoted("operation_type", name),
                None => line.quoted("operation_type", row.kind),
            };
            line.base64("operation_xdr", rows.operations.xdr(row));
            match (row.result_code(), row.outcome) {
                (Some(name), _) => line.quoted("result_code", name),
                (None, Some(Outcome::Outer(code) | Outcome::Inner(code))) => {
                    line.quoted("result_code", code)
                }
                (None, None) => &mut line,
            };
            line.plain("successful", row.successful())
                .quoted("source_account", Address::Account(row.source));
            line.end();
        }
    }
}
