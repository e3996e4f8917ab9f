//! Real ledgers, and what an independent program says of them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ledgerflow_records::Frame;
use serde_json::{Map, Value};

use super::triples;
use crate::sources::{Files, Limits, Source};

pub(crate) type Row = Map<String, Value>;

/// What the golden says of one ledger.
#[derive(Default)]
pub(crate) struct Golden {
    pub(crate) ledger: Row,
    pub(crate) hashes: Vec<String>,
}

/// Shows every ledger of a corpus with its golden; nothing without the shared folder.
pub(crate) fn each(corpus: &str, mut with: impl FnMut(Frame, &Golden)) -> Option<()> {
    let shared = shared()?;
    let folder = shared.join("golden/stellar").join(corpus);
    for path in files(&folder) {
        let inner = path.strip_prefix(shared.join("golden")).expect("inside");
        let inner = inner.to_str().expect("a readable path").trim_end_matches(".jsonl.zst");
        let input = shared.join("ledgers").join(inner);
        let archive = inner.ends_with(".tar.zst").then(|| unpacked(&input));
        for (member, ledgers) in goldens(&path) {
            let frames = match (&archive, &member) {
                (Some(archive), Some(member)) => frames(&archive.path().join(member)),
                (None, None) if inner.ends_with(".json") => ledgers
                    .values()
                    .map(|golden| triples::frame(&input, &golden.ledger, &golden.hashes))
                    .collect(),
                (None, None) => frames(&input),
                _ => panic!("{inner}: {member:?}"),
            };
            assert_eq!(frames.len(), ledgers.len(), "{inner}: {member:?}");
            for frame in frames {
                let golden = &ledgers[&u64::from(frame.height.0)];
                with(frame, golden);
            }
        }
    }
    Some(())
}

/// The folder of shared ledgers and goldens; says loudly what is skipped without it.
pub(crate) fn shared() -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    let folder = std::env::var_os("LEDGERFLOW_SHARED").map_or(beside, PathBuf::from);
    if folder.join("golden/stellar").is_dir() {
        return Some(folder);
    }
    eprintln!("SKIPPED: no goldens in {}; set LEDGERFLOW_SHARED", folder.display());
    None
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder of goldens") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

fn unpacked(archive: &Path) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let bytes = std::fs::read(archive).expect("the archive");
    let tar = zstd::decode_all(bytes.as_slice()).expect("zstd");
    tar::Archive::new(tar.as_slice()).unpack(folder.path()).expect("a tar");
    folder
}

fn frames(path: &Path) -> Vec<Frame> {
    let path = path.to_str().expect("a readable path").to_owned();
    let mut source = Files::open(&[path], Limits::default()).expect("ledgers");
    std::iter::from_fn(|| source.next()).map(|read| read.expect("a ledger")).collect()
}

type Member = (Option<String>, BTreeMap<u64, Golden>);

/// The goldens of a file: of each member of an archive, or of the one file, by ledger.
fn goldens(path: &Path) -> Vec<Member> {
    let bytes = std::fs::read(path).expect("a golden");
    let text = zstd::decode_all(bytes.as_slice()).expect("zstd");
    let mut members = vec![(None, BTreeMap::<u64, Golden>::new())];
    for line in text.split(|&byte| byte == b'\n') {
        let table = line.strip_prefix(b"{\"table\":\"").unwrap_or_default();
        let table = table.split(|&byte| byte == b'"').next().unwrap_or_default();
        let table = std::str::from_utf8(table).expect("a table's name");
        if !["member", "ledger", "transactions"].contains(&table) {
            continue;
        }
        let mut row: Row = serde_json::from_slice(line).expect("a JSON object");
        row.remove("table");
        if table == "member" {
            members.push((row["path"].as_str().map(str::to_owned), BTreeMap::new()));
            continue;
        }
        let ledger = row["ledger"].as_u64().expect("a ledger");
        let golden = members.last_mut().expect("one").1.entry(ledger).or_default();
        match table {
            "ledger" => golden.ledger = row,
            _ => golden.hashes.push(row["hash"].as_str().expect("text").to_owned()),
        }
    }
    members.retain(|(_, ledgers)| !ledgers.is_empty());
    members
}
