//! What ledgers say of code is what an independent program saw: every verdict, and every contract's
//! code at the end of its ledger.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ledgerflow_records::{Address, Frame};

use super::corpora::Row;
use super::{observed, triples};
use crate::sources::{Files, Limits, Source};
use crate::stellar::{Network, decode};

/// Of one ledger: hashes with their verdicts, and contracts with their code.
#[derive(Default)]
struct Expected {
    ledger: Row,
    hashes: Vec<String>,
    verdicts: BTreeMap<String, bool>,
    bound: BTreeMap<String, String>,
}

type Ledgers = BTreeMap<u64, Expected>;

/// The goldens of a file, by member of an archive.
fn expected(path: &Path) -> Vec<(Option<String>, Ledgers)> {
    let text = zstd::decode_all(std::fs::read(path).unwrap().as_slice()).unwrap();
    let mut members = vec![(None, Ledgers::new())];
    for line in text.split(|&byte| byte == b'\n') {
        let tables = ["member", "ledger", "transactions", "wasm_verdicts", "protocol_contracts"];
        let is = |table: &&str| line.starts_with(format!("{{\"table\":\"{table}\"").as_bytes());
        let Some(table) = tables.into_iter().find(|table| is(table)) else { continue };
        let row: Row = serde_json::from_slice(line).unwrap();
        let text = |column: &str| row[column].as_str().unwrap().to_owned();
        if table == "member" {
            members.push((Some(text("path")), Ledgers::new()));
            continue;
        }
        let ledgers = &mut members.last_mut().unwrap().1;
        let ledger = ledgers.entry(row["ledger"].as_u64().unwrap()).or_default();
        match table {
            "transactions" => ledger.hashes.push(text("hash")),
            "wasm_verdicts" => {
                ledger.verdicts.insert(text("wasm_hash"), row["sep41"].as_bool().unwrap());
            }
            "protocol_contracts" => {
                ledger.bound.insert(text("contract_id"), text("wasm_hash"));
            }
            _ => ledger.ledger = row,
        }
    }
    members
}

fn files(folder: PathBuf) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(path) } else { vec![path] }).collect()
}

fn frames(path: &Path) -> Vec<Frame> {
    let mut source = Files::open(&[path.to_str().unwrap().into()], Limits::default()).unwrap();
    std::iter::from_fn(|| source.next()).map(Result::unwrap).collect()
}

/// The ledger of transactions that were recorded alone.
fn triple(path: &Path, expected: &Expected) -> Frame {
    triples::frame(path, &expected.ledger, &expected.hashes)
}

fn hex(hash: &[u8; 32]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Compares one file; how many verdicts and contracts it has.
fn same(frames: Vec<Frame>, ledgers: &Ledgers) -> (usize, usize) {
    let mut counts = (0, 0);
    for frame in frames {
        let expected = &ledgers[&u64::from(frame.height.0)];
        let network = Network::of(expected.ledger["passphrase"].as_str().unwrap()).unwrap();
        let Ok(ledger) = decode::of(frame, &network) else { continue };
        let ours = observed::of(&ledger);
        let verdicts = ours.uploaded.iter().map(|code| (hex(&code.wasm), code.sep41));
        assert_eq!(BTreeMap::from_iter(verdicts), expected.verdicts, "{}", ledger.frame.origin);
        let contract = |id| Address::Contract(id).to_string();
        let bound = ours.bound.iter().map(|bound| (contract(bound.contract), hex(&bound.wasm)));
        assert_eq!(BTreeMap::from_iter(bound), expected.bound, "{}", ledger.frame.origin);
        counts = (counts.0 + expected.verdicts.len(), counts.1 + expected.bound.len());
    }
    counts
}

/// Compares one golden with the file that it was made from.
fn same_file(golden: &Path, input: &Path) -> (usize, usize) {
    let members = expected(golden);
    if input.extension().is_some_and(|extension| extension == "zst") && members.len() > 1 {
        let archive = tempfile::tempdir().unwrap();
        let tar = zstd::decode_all(std::fs::read(input).unwrap().as_slice()).unwrap();
        tar::Archive::new(tar.as_slice()).unpack(archive.path()).unwrap();
        let members = members.iter().filter_map(|(path, ledgers)| Some((path.as_ref()?, ledgers)));
        let counts = members.map(|(path, all)| same(frames(&archive.path().join(path)), all));
        return counts.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    }
    let (_, ledgers) = &members[0];
    match input.extension().is_some_and(|extension| extension == "json") {
        true => same(ledgers.values().map(|ledger| triple(input, ledger)).collect(), ledgers),
        false => same(frames(input), ledgers),
    }
}

#[test]
fn code_and_contracts_are_the_goldens() {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    let shared = std::env::var_os("LEDGERFLOW_SHARED").map_or(beside, PathBuf::from);
    if !shared.join("golden/stellar").is_dir() {
        return eprintln!("SKIPPED: no goldens in {}; set LEDGERFLOW_SHARED", shared.display());
    }
    let mut counts = (0, 0);
    for golden in files(shared.join("golden/stellar")) {
        let inner = golden.strip_prefix(shared.join("golden")).unwrap().to_str().unwrap();
        let input = shared.join("ledgers").join(inner.trim_end_matches(".jsonl.zst"));
        let (verdicts, contracts) = same_file(&golden, &input);
        counts = (counts.0 + verdicts, counts.1 + contracts);
    }
    assert_eq!(counts, (6565, 6470));
}
