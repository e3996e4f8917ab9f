//! `protocol_wasms` and `protocol_contracts`: code, and the contracts that run it.

use ledgerflow_records::{Address, Hash, Moment};

use super::json::Line;
use super::{Column, Table, column};
use crate::code;
use crate::store::{Store, StoreError};

/// The tables of what ledgers noted beside their rows.
pub const NOTED: [&dyn Table; 2] = [&ProtocolWasms, &ProtocolContracts];

/// One row a code.
pub(super) struct ProtocolWasms;

impl Table for ProtocolWasms {
    fn name(&self) -> &'static str {
        "protocol_wasms"
    }

    fn holds(&self) -> &'static str {
        "hash of code ↦ the standard that it keeps to"
    }

    fn changes(&self) -> &'static str {
        "code that is uploaded or restored adds a row, and nothing removes it"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("wasm_hash", "hex", "SHA-256 of the code"),
            column("protocol_id", "string", "`SEP41` if it publishes a token's interface"),
        ];
        COLUMNS
    }
}

/// One row a contract with code of its own.
pub(super) struct ProtocolContracts;

impl Table for ProtocolContracts {
    fn name(&self) -> &'static str {
        "protocol_contracts"
    }

    fn holds(&self) -> &'static str {
        "contract ↦ the code that it runs"
    }

    fn changes(&self) -> &'static str {
        "a contract's instance as last created, upgraded or restored"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("contract_id", "string", "the contract, C…"),
            column("wasm_hash", "hex", "SHA-256 of its code"),
        ];
        COLUMNS
    }
}

/// Shows `to` the rows of one of these tables, a JSON object a line.
///
/// # Errors
/// As the store has them, and what `to` says.
pub fn noted_lines<S: Store, E: From<StoreError>>(
    store: &S,
    table: &dyn Table,
    mut to: impl FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let mut text = String::new();
    if table.name() == ProtocolWasms.name() {
        return code::each_uploaded(store, |wasm, sep41| {
            text.clear();
            let mut line = Line::begin(&mut text);
            line.quoted("wasm_hash", Hash(*wasm))
                .maybe_quoted("protocol_id", sep41.then_some("SEP41"));
            line.end();
            to(&text)
        });
    }
    code::each_bound(store, |contract, wasm: &(Moment, [u8; 32])| {
        text.clear();
        let mut line = Line::begin(&mut text);
        line.quoted("contract_id", Address::Contract(*contract)).quoted("wasm_hash", Hash(wasm.1));
        line.end();
        to(&text)
    })
}
