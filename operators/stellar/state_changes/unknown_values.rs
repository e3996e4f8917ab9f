//! Numbers that the schema does not name yet are refused where they stand: nothing is derived from
//! a ledger that cannot be read whole.

use std::sync::Arc;

use ledgerflow_records::{Frame, Height};
use stellar_xdr as xdr;
use xdr::{LedgerEntryData, OperationBody as Body};

use super::build::{self, Header, Made, Step, muxed};
use super::effects::tests::step;
use super::sep41::tests::{contract, event, symbol};
use super::transfer_rules::pay;
use super::values::number;
use crate::stellar::decode::{self, Decoded};
use crate::stellar::network::Network;

/// Keys by which places are found.
const SPEAKER: [u8; 32] = [0xe1; 32];
const PARTY: [u8; 32] = [0xe2; 32];
const CHANGED: char = 'Q';
const RECEIVER: char = 'R';

/// A payment, and a call that says and changes something.
fn made() -> Made {
    let topics = vec![symbol("burn"), contract(PARTY)];
    let changed = build::account(CHANGED, 1);
    let call = step(
        Body::InvokeHostFunction(Default::default()),
        vec![xdr::LedgerEntryChange::Created(changed)],
    );
    let call = Step { events: vec![event(SPEAKER, topics, number(1))], ..call };
    Made::of(vec![pay(muxed(RECEIVER), xdr::Asset::Native, 1), call])
}

fn bytes() -> Vec<u8> {
    let header = Header { protocol: 25, sequence: 7, close_time: 0 };
    build::ledger(header, vec![made().applied()])
}

/// Reads the ledger from byte 1000 of its file.
fn read(bytes: Vec<u8>) -> Result<Decoded, ledgerflow_records::Rejected> {
    let (bytes, origin) = (Arc::new(bytes), "made".into());
    let frame = Frame { height: Height(7), bytes, origin, offset: 1000, counts: true };
    decode::of(frame, &Network::of("standalone").unwrap())
}

/// Where a key stands for the first time.
fn place(bytes: &[u8], key: [u8; 32]) -> usize {
    bytes.windows(32).position(|window| window == key).unwrap()
}

/// Refuses the ledger whose word at that place is a number of the future.
fn refused(bytes: &[u8], at: usize, of: &str) {
    let mut later = bytes.to_vec();
    later[at..at + 4].copy_from_slice(&9999_i32.to_be_bytes());
    let rejected = read(later).unwrap_err();
    let reason = &rejected.reason;
    assert!(reason.starts_with(&format!("unknown {of} 9999 (LedgerCloseMeta")), "{of}: {reason}");
    assert_eq!(rejected.place.offset, Some(1000 + at as u64), "{of}");
    assert_eq!(rejected.place.ledger, Some(Height(7)));
    assert_eq!(rejected.place.origin.as_deref(), Some("made"));
    assert_eq!(rejected.height, Height(7));
}

#[test]
fn an_unknown_kind_of_event_or_value_is_refused() {
    let bytes = bytes();
    let speaker = place(&bytes, SPEAKER);
    refused(&bytes, speaker + 32, "ContractEventType");
    refused(&bytes, speaker + 36, "ContractEventBody");
    refused(&bytes, speaker + 44, "SCValType");
    let party = place(&bytes, PARTY);
    refused(&bytes, party - 4, "SCAddressType");
    refused(&bytes, party - 8, "SCValType");
    refused(&bytes, party + 32, "SCValType");
}

#[test]
fn an_unknown_kind_of_change_or_entry_is_refused() {
    let bytes = bytes();
    let owner = place(&bytes, build::key(CHANGED));
    refused(&bytes, owner - 4, "PublicKeyType");
    refused(&bytes, owner - 8, "LedgerEntryType");
    refused(&bytes, owner - 16, "LedgerEntryChangeType");
}

#[test]
fn an_unknown_kind_of_operation_or_asset_is_refused() {
    let bytes = bytes();
    let receiver = place(&bytes, build::key(RECEIVER));
    refused(&bytes, receiver + 32, "AssetType");
    refused(&bytes, receiver - 4, "CryptoKeyType");
    refused(&bytes, receiver - 8, "OperationType");
    let whole = read(bytes.clone()).unwrap();
    refused(&bytes, whole.transactions[0].envelope.whole.range().start, "EnvelopeType");
}

#[test]
fn an_unknown_result_or_version_is_refused() {
    let bytes = bytes();
    let whole = read(bytes.clone()).unwrap();
    refused(&bytes, 0, "LedgerCloseMeta");
    let processing = whole.transactions[0].processing;
    refused(&bytes, processing.meta.range().start, "TransactionMeta");
    refused(&bytes, processing.pair.range().start + 32 + 8, "TransactionResultCode");
    refused(&bytes, whole.spans.results[0].range().start, "OperationResultCode");
    refused(&bytes, whole.spans.results[0].range().start + 4, "OperationType");
}

#[test]
fn every_word_of_a_ledger_may_be_a_number_of_the_future() {
    let bytes = bytes();
    let mut refused = 0;
    for at in (0..bytes.len()).step_by(4) {
        for word in [-1_i32, 5, 23, 9999, i32::MIN, i32::MAX] {
            let mut later = bytes.clone();
            later[at..at + 4].copy_from_slice(&word.to_be_bytes());
            match read(later).and_then(|ledger| super::rows(&ledger)) {
                Ok(rows) => super::order_rules::assert_in_order(&rows),
                Err(rejected) => {
                    assert_eq!(rejected.place.ledger, Some(Height(7)), "{rejected}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > bytes.len() / 8, "{refused}");
}

#[test]
fn an_entry_of_every_kind_may_change_in_any_operation() {
    let entries = [
        LedgerEntryData::Account(Default::default()),
        LedgerEntryData::Trustline(Default::default()),
        LedgerEntryData::Offer(Default::default()),
        LedgerEntryData::Data(Default::default()),
        LedgerEntryData::ClaimableBalance(Default::default()),
        LedgerEntryData::ContractData(Default::default()),
        LedgerEntryData::ContractCode(Default::default()),
        LedgerEntryData::ConfigSetting(Default::default()),
        LedgerEntryData::Ttl(Default::default()),
    ];
    let changes = entries.map(|entry| xdr::LedgerEntryChange::Created(build::entry(entry)));
    let rows = made().rows().unwrap();
    let steps = made().steps.into_iter();
    let steps = steps.map(|step| Step { changes: changes.to_vec(), ..step });
    assert_eq!(Made::of(steps.collect()).rows().unwrap(), rows, "no stream reads what is not its");
}
