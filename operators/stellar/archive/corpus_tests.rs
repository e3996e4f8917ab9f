//! Real archives, against a reading of them that is as plain as can be.

use std::collections::{BTreeMap, HashSet};
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use ledgerflow_records::{Hash, Height};
use ledgerflow_views::{LedgerHeaderHistoryEntry, View};
use stellar_xdr::{
    BucketEntry, Frame, LedgerEntry, LedgerEntryData, LedgerKey, Limited, Limits, ReadXdr, WriteXdr,
};

use super::{Archive, ArchiveError, Checkpoint, Lumens};
use crate::stellar::Network;
use crate::stellar::state_changes::corpora::shared;

fn folder(archive: &str) -> Option<PathBuf> {
    Some(shared()?.join("ledgers/stellar/archive").join(archive))
}

/// The heights that the archive describes, ascending.
fn described(folder: &Path) -> Vec<Height> {
    let mut found = Vec::new();
    let mut folders = vec![folder.join("history")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
            match name.strip_prefix("history-").and_then(|name| name.strip_suffix(".json")) {
                Some(digits) => found.push(Height(u32::from_str_radix(digits, 16).unwrap())),
                None => folders.push(path),
            }
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn explore() {
    for (name, network) in [
        ("pubnet-archive-scp-boundary", "pubnet"),
        ("pubnet-archive-old-txset", "pubnet"),
        ("testnet-archive-small", "testnet"),
    ] {
        let folder = folder(name).unwrap();
        let archive = Archive::at(folder.to_str().unwrap()).unwrap();
        for height in described(&folder) {
            let checkpoint = match archive.checkpoint(height) {
                Ok(it) => it,
                Err(error) => {
                    println!("{height}: {error}");
                    continue;
                }
            };
            let started = std::time::Instant::now();
            let mut lumens = Lumens::of(checkpoint.header(), &Network::of(network).unwrap());
            let mut entries = match checkpoint.entries() {
                Ok(it) => it,
                Err(error) => {
                    println!("{height}: {error}");
                    continue;
                }
            };
            let mut count = 0;
            while let Some(entry) = entries.next().unwrap() {
                lumens.add(entry);
                count += 1;
            }
            println!(
                "{name} {height} p{} {count} {lumens:?} missing {} {:?}",
                checkpoint.header().ledger_version(),
                lumens.missing(),
                started.elapsed()
            );
        }
    }
}
