//! What is doubted, and what is not known of contracts, is said and not guessed.

use std::collections::BTreeSet;
use std::sync::Arc;

use ledgerflow::drive::Terms;
use ledgerflow_operators::sources::Given;
use ledgerflow_operators::stellar::Tokens;
use ledgerflow_records::Frame;
use ledgerflow_sinks::memory::Memory;
use serde_json::Value;
use stellar_xdr as xdr;
use stellar_xdr::{ReadXdr, WriteXdr};

use crate::commands::{answer, folder};
use crate::store::{WHOLE, chain, ingest_under, terms};

/// The ledger without the events of its first transaction, to which no hash commits.
fn silenced(frame: &Frame) -> Frame {
    let limits = xdr::Limits::none;
    let meta = xdr::LedgerCloseMeta::from_xdr(frame.bytes.as_slice(), limits()).expect("valid");
    let xdr::LedgerCloseMeta::V2(mut meta) = meta else { panic!("another form") };
    let mut processing = meta.tx_processing.to_vec();
    let xdr::TransactionMeta::V4(first) = &mut processing[0].tx_apply_processing else {
        panic!("another form")
    };
    first.events = xdr::VecM::default();
    meta.tx_processing = processing.try_into().expect("as many");
    let bytes = xdr::LedgerCloseMeta::V2(meta).to_xdr(limits()).expect("written");
    Frame { bytes: Arc::new(bytes), ..frame.clone() }
}

#[test]
fn a_ledger_that_core_tells_otherwise_is_rejected_if_it_is_asked() {
    let mut frames = chain(9, 6);
    frames[5] = silenced(&frames[5]);
    let run = |self_check| {
        let auto = Tokens::Classified(BTreeSet::new());
        let terms = Terms { self_check, ..terms("standalone", true, auto) };
        ingest_under(Given::from(frames.clone()), terms, WHOLE, &Memory::default())
    };
    let unasked = run(false);
    assert!(unasked.halt().is_none(), "{:?}", unasked.halt());
    let outcome = run(true);
    let text = outcome.halt().expect("rejected").to_string();
    let height = frames[5].height;
    assert!(text.starts_with(&format!("ledger {height}: transaction 1 (hash ")), "{text}");
    assert!(text.contains("paid a fee of 0, we derive"), "{text}");
    assert_eq!(outcome.written().durable, Some(frames[4].height));
}

const SEP41: i64 = 1 << 40;

/// The tokens of contract-token rows, and what `status` counts as undecided.
fn held(folder: &std::path::Path, database: &str) -> (BTreeSet<String>, u64) {
    let (code, rows, _) = answer(folder, &format!("export state_changes --db {database}"));
    assert_eq!(code, 0);
    let rows = rows.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let id = |row: &Value| row["state_change_id"].as_str().expect("text").parse::<i64>();
    let rows = rows.filter(|row| id(row).expect("a number") > SEP41);
    let tokens = rows.map(|row| row["token_id"].as_str().expect("text").to_owned()).collect();
    let (_, status, _) = answer(folder, &format!("status --db {database} --json"));
    let status: Value = serde_json::from_str(&status).expect("JSON");
    (tokens, status["undecided"].as_u64().expect("a number"))
}

#[test]
fn tokens_from_below_the_first_ledger_are_counted_until_they_are_named() {
    let folder = folder();
    let generate = "generate --out long --ledgers 60 --transactions 12";
    assert_eq!(answer(folder.path(), generate).0, 0);
    let ingest = |database: &str, more: &str| {
        let words = format!("ingest long --db {database} --network standalone {more}");
        let (code, _, last) = answer(folder.path(), &words);
        assert_eq!(code, 0, "{last}");
        held(folder.path(), database)
    };
    let (whole, undecided) = ingest("whole", "");
    assert!(!whole.is_empty() && undecided == 0, "{whole:?}");
    let (late, undecided) = ingest("late", "--from 50");
    assert!(late.is_empty() && undecided > 0, "{late:?}");
    let (all, none) = ingest("all", "--from 50 --sep41 all");
    assert!(none == 0 && all.len() > 1, "{all:?}");
    let named = all.first().expect("one").clone();
    let (one, fewer) = ingest("named", &format!("--from 50 --sep41 {named}"));
    assert_eq!(one, BTreeSet::from([named]));
    assert!(fewer < undecided, "{fewer}");
    let (code, _, last) =
        answer(folder.path(), "ingest long --db other --network standalone --sep41 GOLD");
    assert!(code == 2 && last.contains("GOLD"), "{last}");
}
