//! Transactions that were recorded alone: envelope, result and meta, wrapped as a ledger.

use std::path::Path;
use std::sync::Arc;

use ledgerflow_records::{Frame, Height};
use serde_json::{Map, Value};
use stellar_xdr as xdr;
use stellar_xdr::ReadXdr;

use super::wrapped::{self, Applied, Header};

/// The ledger of the transactions in a file, under the header of the golden's row of `ledger`; the
/// golden's hashes in order.
pub(crate) fn frame(path: &Path, golden: &Map<String, Value>, hashes: &[String]) -> Frame {
    let text = std::fs::read(path).expect("a recording");
    let file: Value = serde_json::from_slice(&text).expect("JSON");
    let one = [&file["tx"], &file["result"], &file["meta"]];
    let records = file["records"].as_array().map(Vec::as_slice).unwrap_or_default();
    let many = records.iter();
    let many = many.map(|it| [&it["envelopeXdr"], &it["resultXdr"], &it["resultMetaXdr"]]);
    let parts: Vec<_> = if records.is_empty() { vec![one] } else { many.collect() };
    assert_eq!(parts.len(), hashes.len(), "{}", path.display());
    let applied = parts.iter().zip(hashes).map(|(parts, hash)| applied(*parts, hash));
    let number = |name: &str| golden[name].as_u64().expect("a number");
    let sequence = u32::try_from(number("ledger")).expect("a sequence");
    let protocol = u32::try_from(number("protocol")).expect("a protocol");
    let header = Header { protocol, sequence, close_time: number("close_time") };
    Frame {
        height: Height(sequence),
        bytes: Arc::new(wrapped::ledger(header, applied.collect())),
        origin: path.to_str().expect("a readable path").into(),
        offset: 0,
        counts: true,
    }
}

fn applied([envelope, result, meta]: [&Value; 3], hash: &str) -> Applied {
    // Some are broken into lines, and one ends with a quotation mark.
    let stray = |letter: char| letter.is_ascii_whitespace() || letter == '"';
    let text = |value: &Value| value.as_str().expect("base64").replace(stray, "");
    let limits = xdr::Limits::none;
    let pair = xdr::TransactionResultPair::from_xdr_base64(text(result), limits());
    let transaction_hash: xdr::Hash = hash.parse().expect("a hash");
    let pair = pair.unwrap_or_else(|_| {
        let result = xdr::TransactionResult::from_xdr_base64(text(result), limits());
        let result = result.expect("a result");
        xdr::TransactionResultPair { transaction_hash: transaction_hash.clone(), result }
    });
    assert_eq!(pair.transaction_hash, transaction_hash);
    Applied {
        envelope: xdr::TransactionEnvelope::from_xdr_base64(text(envelope), limits())
            .expect("an envelope"),
        pair,
        meta: xdr::TransactionMeta::from_xdr_base64(text(meta), limits()).expect("a meta"),
        ..Applied::default()
    }
}
