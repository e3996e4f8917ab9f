//! `state_changes`: every movement of a token and every setting of an account.

use ledgerflow_records::state_change::{Change, Trusted};
use ledgerflow_records::{Address, Hash, strkey};

use super::json::Line;
use super::{Appended, Column, LEDGER, Table, column};
use crate::Rows;

/// One row a movement or setting, and account.
pub struct StateChanges;

impl Table for StateChanges {
    fn name(&self) -> &'static str {
        "state_changes"
    }

    fn holds(&self) -> &'static str {
        "ledger, transaction, operation, id ↦ account and what changed"
    }

    fn changes(&self) -> &'static str {
        "every transaction adds its fee, every successful operation what it moved and set"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            LEDGER,
            column("to_id", "string", "the transaction"),
            column("operation_id", "string", "the operation; 0 for the fee"),
            column("state_change_id", "string", "base of the stream + place in the operation"),
            column("category", "text", "what changed"),
            column("reason", "text", "in which way"),
            column("account_id", "address", "whose state changed"),
            column("token_id", "address", "the token's contract (C…), also of a classic asset"),
            column("amount", "string", "in the token's smallest unit"),
            column("signer_account_id", "signer", "the signer's key (G…, T…, X… or P…)"),
            column("spender_account_id", "address", "who may spend"),
            column("creator_account_id", "address", "funder or deployer"),
            column("destination_account_id", "address", "what a merged account went into"),
            column("liquidity_pool_id", "hex", "the pool whose shares a trustline holds"),
            column("signer_weight_old", "number", "weight before, 0 to 255"),
            column("signer_weight_new", "number", "weight after, 0 to 255"),
            column("threshold", "text", "LOW, MEDIUM or HIGH"),
            column("threshold_old", "number", "before, 0 to 255"),
            column("threshold_new", "number", "after, 0 to 255"),
            column("trustline_limit_old", "string", "limit before, in stroops"),
            column("trustline_limit_new", "string", "limit after, in stroops"),
            column(
                "flags",
                "number",
                "1 authorized, 2 auth_required, 4 auth_revocable, 8 auth_immutable, 16 auth_clawback_enabled, 32 clawback_enabled, 64 authorized_to_maintain_liabilities",
            ),
            column("data_entry_name", "text", "name of a data entry"),
            column(
                "key_value",
                "object",
                "old and new home domain, or data as base64; live_until_ledger",
            ),
            column("to_muxed_id", "string", "customer behind the receiving account"),
        ];
        COLUMNS
    }
}

impl Appended for StateChanges {
    fn lines(&self, rows: &Rows, to: &mut String) {
        let height = rows.ledger.height;
        for row in &rows.changes.rows {
            let mut line = Line::begin(to);
            line.plain("ledger", height)
                .quoted("to_id", row.to_id(height))
                .quoted("operation_id", row.operation_id(height))
                .quoted("state_change_id", row.id)
                .quoted("category", row.category())
                .quoted("reason", row.reason.name())
                .quoted("account_id", row.account);
            match &row.what {
                Change::Balance { token, amount, to_muxed_id } => {
                    line.quoted("token_id", Address::Contract(*token))
                        .quoted("amount", amount)
                        .maybe_quoted("to_muxed_id", *to_muxed_id);
                }
                Change::Allowance { token, spender, amount, live_until } => {
                    line.quoted("token_id", Address::Contract(*token))
                        .quoted("amount", amount)
                        .quoted("spender_account_id", spender)
                        .object("key_value", |value| {
                            value.plain("live_until_ledger", live_until);
                        });
                }
                other => rest(other, &mut line),
            }
            line.end();
        }
    }
}

/// What a row of no amount says.
fn rest(what: &Change, line: &mut Line<'_>) {
    match what {
        Change::Balance { .. } | Change::Allowance { .. } => {}
        Change::Created(by) => {
            line.quoted("creator_account_id", by);
        }
        Change::Merged(into) => {
            line.quoted("destination_account_id", into);
        }
        Change::Signer { key, old, new } => {
            if let Some((version, payload)) = key.split_first() {
                line.quoted("signer_account_id", strkey::encode(*version, payload));
            }
            line.maybe_plain("signer_weight_old", *old).maybe_plain("signer_weight_new", *new);
        }
        Change::Threshold { level, old, new } => {
            line.quoted("threshold", level.name())
                .plain("threshold_old", old)
                .plain("threshold_new", new);
        }
        Change::Flags(flags) => {
            line.plain("flags", flags);
        }
        Change::HomeDomain { old, new } => {
            line.object("key_value", |value| {
                value.maybe_text("new", new.as_deref()).maybe_text("old", old.as_deref());
            });
        }
        Change::Entry { name, old, new } => {
            line.text("data_entry_name", name).object("key_value", |value| {
                value.maybe_base64("new", new.as_deref()).maybe_base64("old", old.as_deref());
            });
        }
        Change::Trustline { to, old, new } => {
            trusted(to, line)
                .maybe_quoted("trustline_limit_old", *old)
                .maybe_quoted("trustline_limit_new", *new);
        }
        Change::Authorization { of, flags } => {
            trusted(of, line).maybe_plain("flags", *flags);
        }
    }
}

fn trusted<'l, 'a>(trusted: &Trusted, line: &'l mut Line<'a>) -> &'l mut Line<'a> {
    match trusted {
        Trusted::Token(token) => line.quoted("token_id", Address::Contract(*token)),
        Trusted::Pool(pool) => line.quoted("liquidity_pool_id", Hash(*pool)),
    }
}
