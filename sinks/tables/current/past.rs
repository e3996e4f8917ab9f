//! Rows of these tables as they were at a past ledger.

use crate::past::Slot;
use crate::tables::json::Line;
use ledgerflow_records::{Address, Height};

/// Appends what is known of a row at the end of ledger `at`: its key, the balance, and the ledger.
/// History does not tell limits, liabilities, flags, and what counts towards a reserve.
pub fn past_line(slot: &Slot, balance: i128, at: Height, to: &mut String) {
    let mut line = Line::begin(to);
    line.quoted("account_id", slot.holder());
    match slot {
        Slot::Native(_) => {}
        Slot::Trustline(_, asset) => {
            line.text("asset", asset.to_string().as_bytes());
        }
        Slot::Sac(_, token) | Slot::Sep41(_, token) => {
            line.quoted("contract_id", Address::Contract(*token));
        }
    }
    line.quoted("balance", balance).plain("ledger", at);
    line.end();
}
