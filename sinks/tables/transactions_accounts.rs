//! `transactions_accounts`: who took part in which transaction.

use ledgerflow_records::transaction::toid;

use super::json::Line;
use super::{Appended, Column, LEDGER, Table, by_address, column};
use crate::Rows;

/// One row an address and transaction.
pub struct TransactionsAccounts;

impl Table for TransactionsAccounts {
    fn name(&self) -> &'static str {
        "transactions_accounts"
    }

    fn holds(&self) -> &'static str {
        "ledger, address, transaction ↦ nothing more"
    }

    fn changes(&self) -> &'static str {
        "every transaction adds one row for each address that took part in it"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            LEDGER,
            column("account_id", "address", "who took part: G…, C…, L… or B…"),
            column("to_id", "string", "the transaction"),
        ];
        COLUMNS
    }
}

impl Appended for TransactionsAccounts {
    fn lines(&self, rows: &Rows, to: &mut String) {
        let height = rows.ledger.height;
        for (ordinal, address) in by_address(&rows.participants.transactions) {
            let mut line = Line::begin(to);
            line.plain("ledger", height)
                .quoted("account_id", address)
                .quoted("to_id", toid(height, ordinal.saturating_add(1), 0));
            line.end();
        }
    }
}
