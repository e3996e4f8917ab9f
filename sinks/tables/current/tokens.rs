//! `contract_tokens`: what tokens call themselves.

use ledgerflow_records::current::ContractToken;
use ledgerflow_records::{Address, Current, Height};

use super::{Keyed, put_asset, take_asset};
use crate::block::column::{Cursor, put, put_bytes};
use crate::state::Head;
use crate::tables::json::Line;
use crate::tables::{Column, Table, column};

/// One row an asset's contract, or a contract token that describes itself.
pub struct ContractTokens;

impl Table for ContractTokens {
    fn name(&self) -> &'static str {
        "contract_tokens"
    }

    fn holds(&self) -> &'static str {
        "contract ↦ what kind of token it is, and its names"
    }

    fn changes(&self) -> &'static str {
        "the contract's instance as last written; it stays when the instance is evicted"
    }

    fn columns(&self) -> &'static [Column] {
        const COLUMNS: &[Column] = &[
            column("contract_id", "string", "the contract, C…"),
            column(
                "type",
                "string",
                "`SAC`, an asset's own contract, or `sep41`, one whose code is a token's",
            ),
            column("code", "text", "the asset's code; XLM for lumens"),
            column("issuer", "string", "the asset's issuer"),
            column("name", "text", "as the contract answers"),
            column("symbol", "text", "as the contract answers"),
            column("decimals", "number", "digits behind the point of a whole unit"),
        ];
        COLUMNS
    }
}

impl Keyed for ContractTokens {
    const TAG: u8 = 6;
    type Key = [u8; 32];
    type Row = ContractToken;

    fn put_key(key: &Self::Key, to: &mut Vec<u8>) {
        to.extend(key);
    }

    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key> {
        from.array().ok()
    }

    fn put_row(row: &Self::Row, to: &mut Vec<u8>) {
        match row {
            ContractToken::Asset(asset) => {
                to.push(0);
                put_asset(asset, to);
            }
            ContractToken::Described { name, symbol, decimals } => {
                to.push(1);
                put_bytes(to, name.as_bytes());
                put_bytes(to, symbol.as_bytes());
                put(to, u64::from(*decimals));
            }
        }
    }

    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row> {
        let text = |from: &mut Cursor<'_>| {
            from.bytes().ok().and_then(|text| String::from_utf8(text.to_vec()).ok())
        };
        match from.byte().ok()? {
            0 => take_asset(from).map(ContractToken::Asset),
            1 => Some(ContractToken::Described {
                name: text(from)?,
                symbol: text(from)?,
                decimals: from.u32().ok()?,
            }),
            _ => None,
        }
    }

    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current {
        Current::Token(key, row)
    }

    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)> {
        match current {
            Current::Token(key, Some(row)) => Some((key, row)),
            _ => None,
        }
    }

    fn members(key: &Self::Key, row: &Self::Row, at: Height, _: &Head, line: &mut Line<'_>) {
        let _ = at;
        line.quoted("contract_id", Address::Contract(*key));
        match row {
            ContractToken::Asset(asset) => {
                let native = asset.issuer().is_none();
                let code = if native { b"XLM".as_slice() } else { asset.code() };
                let symbol = if native { b"native".as_slice() } else { code };
                line.quoted("type", "SAC")
                    .text("code", code)
                    .maybe_quoted("issuer", asset.issuer().map(Address::Account))
                    .text("name", asset.to_string().as_bytes())
                    .text("symbol", symbol)
                    .plain("decimals", 7);
            }
            ContractToken::Described { name, symbol, decimals } => {
                line.quoted("type", "sep41")
                    .text("name", name.as_bytes())
                    .text("symbol", symbol.as_bytes())
                    .plain("decimals", decimals);
            }
        }
    }
}
