//! Errors say exactly where and what.

use ledgerflow_views::{
    Asset, ConfigSettingEntry, Error, LedgerCloseMeta, LedgerHeader, Null, ScVal,
    TransactionEnvelope, View, Visit,
};
use stellar_xdr::{self as owned, Limits, WriteXdr};

use crate::ledgers::samples;

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().copied().flat_map(u32::to_be_bytes).collect()
}

fn refused<'a, V: View<'a>>(bytes: &'a [u8]) -> String {
    V::read(bytes).err().map_or("accepted".into(), |error: Box<Error>| error.to_string())
}

#[test]
fn an_error_names_reason_offset_and_path() {
    let asset = words(&[9]);
    assert_eq!(refused::<Asset<'_>>(&asset), "unknown AssetType 9 at byte 0 (Asset.type)");
    let close = words(&[7]);
    assert_eq!(
        refused::<LedgerCloseMeta<'_>>(&close),
        "unknown LedgerCloseMeta 7 at byte 0 (LedgerCloseMeta.v)"
    );
    for (bytes, text) in [
        (words(&[15, 33]), "length 33 over its limit 32 at byte 4 (SCVal.sym)"),
        (words(&[15, 1, 0x6100_0001]), "non-zero padding at byte 9 (SCVal.sym)"),
        (words(&[0, 2]), "not a boolean: 2 at byte 4 (SCVal.b)"),
        (words(&[16, 3]), "not a boolean: 3 at byte 4 (SCVal.vec)"),
        (words(&[16, 1, 2, 1, 77]), "unknown SCValType 77 at byte 16 (SCVal.vec[1].type)"),
        (words(&[14, 8, 0]), "truncated value at byte 8 (SCVal.str)"),
        (words(&[1, 0, 0]), "8 trailing bytes at byte 4 (SCVal)"),
        (words(&[]), "truncated value at byte 0 (SCVal.type)"),
        (words(&[17, 1, 1, 1, 2, 9]), "truncated value at byte 24 (SCVal.map[0].val.error.code)"),
    ] {
        assert_eq!(refused::<ScVal<'_>>(&bytes), text);
    }
}

#[test]
fn a_run_of_plain_fields_names_the_field_it_breaks_in() {
    let header = owned::LedgerHeader::default().to_xdr(Limits::none()).expect("no limits");
    // Version, hash, empty value, three more hashes' worth: `ledgerSeq` and `totalCoins` follow.
    let at = 4 + 32 + (32 + 8 + 4 + 4) + 32 + 32 + 4;
    assert_eq!(
        refused::<LedgerHeader<'_>>(&header[..at + 7]),
        format!("truncated value at byte {at} (LedgerHeader.totalCoins)")
    );
    // A list of plain elements names the element.
    let window = words(&[12, 3, 0, 1, 0, 2, 0]);
    assert_eq!(
        refused::<ConfigSettingEntry<'_>>(&window),
        "truncated value at byte 24 (ConfigSettingEntry.liveSorobanStateSizeWindow[2])"
    );
}

#[derive(Default)]
struct Operations(Vec<(usize, usize)>);

impl Visit for Operations {
    fn operation(&mut self, start: usize, end: usize) {
        self.0.push((start, end));
    }
}

#[test]
fn an_unknown_operation_is_found_in_its_envelope() {
    let operations = vec![owned::Operation::default(); 3].try_into().expect("at most 100");
    let tx = owned::Transaction { operations, ..Default::default() };
    let envelope = owned::TransactionV1Envelope { tx, ..Default::default() };
    let envelope = owned::TransactionEnvelope::Tx(envelope);
    let mut bytes = envelope.to_xdr(Limits::none()).expect("no limits");
    let mut spans = Operations::default();
    assert_eq!(TransactionEnvelope::walk(&bytes, &mut spans), Ok(bytes.len()));
    assert_eq!(spans.0.len(), 3);
    let kind = spans.0[1].0 + 4;
    bytes[kind..kind + 4].copy_from_slice(&99u32.to_be_bytes());
    assert_eq!(
        refused::<TransactionEnvelope<'_>>(&bytes),
        format!(
            "unknown OperationType 99 at byte {kind} (TransactionEnvelope.v1.tx.operations[1].body.type)"
        )
    );
}

#[test]
fn a_ledger_cut_anywhere_is_refused_within_what_is_left_of_it() {
    let samples = samples(&["testnet", "every-protocol"]);
    let Some(sample) =
        samples.iter().filter(|it| !it.batch).min_by_key(|it| it.bytes.len().abs_diff(6_000))
    else {
        return;
    };
    for end in 0..sample.bytes.len() {
        let error = LedgerCloseMeta::walk(&sample.bytes[..end], &mut Null).expect_err("a cut");
        assert!(error.offset <= end, "{error}, cut at {end}");
        assert!(error.path.to_string().starts_with("LedgerCloseMeta."), "{error}, cut at {end}");
    }
}
