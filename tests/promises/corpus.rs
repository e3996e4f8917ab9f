//! Where the tests find real ledgers and what an independent program derived from them.

use std::fs;
use std::path::{Path, PathBuf};

use ledgerflow_operators::sources::{Files, Limits, Source};
use ledgerflow_records::Frame;

/// The folder of shared ledgers and goldens; says loudly what is skipped without it.
pub(crate) fn shared(suite: &str) -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let folder = std::env::var_os("LEDGERFLOW_SHARED").map_or(beside, PathBuf::from);
    if folder.join("ledgers/stellar").is_dir() {
        return Some(folder);
    }
    eprintln!("SKIPPED: {suite}: no ledgers in {}; set LEDGERFLOW_SHARED", folder.display());
    None
}

/// The ledgers that ship with the tests.
pub(crate) fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// The files under `folder`, by name.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of ledgers") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

/// The ledgers of a file.
pub(crate) fn frames(path: &Path) -> Vec<Frame> {
    let path = path.to_str().expect("a readable path").to_owned();
    let mut source = Files::open(&[path], Limits::default()).expect("ledgers");
    std::iter::from_fn(|| source.next()).map(|read| read.expect("a ledger")).collect()
}

/// The fourteen consecutive pubnet ledgers, decompressed.
pub(crate) fn pubnet(shared: &Path) -> Vec<Frame> {
    (63_092_982..=63_092_995)
        .flat_map(|height| {
            frames(&shared.join(format!("ledgers/stellar/pubnet/ledger-{height}.xdr.gz")))
        })
        .collect()
}
