//! `operations_accounts`: who took part in which operation.

use ledgerflow_records::transaction::toid;

use super::json::Line;
use super::{Appended, Column, LEDGER, Table, by_address, column};
use crate::Rows;

/// One row an address and operation.
pub struct OperationsAccounts;

impl Table for OperationsAccounts {
    fn name(&self) -> &'static str {
        "operations_accounts"
    }

    fn holds(&self) -> &'static str {
        "ledger, address, operation ↦ nothing more"
    }

    fn changes(&self) -> &'static str {
        "every operation adds one row for each address that took part in it"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            LEDGER,
            column("account_id", "address", "who took part: G…, C…, L… or B…"),
            column("operation_id", "string", "the operation"),
        ];
        COLUMNS
    }
}

impl Appended for OperationsAccounts {
    fn lines(&self, rows: &Rows, to: &mut String) {
        let height = rows.ledger.height;
        for (ordinal, address) in by_address(&rows.participants.operations) {
            let Some(row) = rows.operations.rows.get(ordinal as usize) else { continue };
            let id = toid(height, row.transaction.saturating_add(1), row.index.saturating_add(1));
            let mut line = Line::begin(to);
            line.plain("ledger", height).quoted("account_id", address).quoted("operation_id", id);
            line.end();
        }
    }
}
