//! Real archives, against a reading of them that is as plain as can be.

use std::collections::{BTreeMap, HashSet};
use std::fs::File;
use std::io::{BufReader, Cursor, Read};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use ledgerflow_records::Height;
use ledgerflow_views::View;
use stellar_xdr::{BucketEntry, Frame, LedgerEntry, LedgerKey, Limited, Limits, ReadXdr, WriteXdr};

use super::{Archive, Checkpoint, Lumens};
use crate::stellar::Network;
use crate::stellar::state_changes::corpora::shared;

/// An archive, and what is known of it.
struct Known {
    name: &'static str,
    network: &'static str,
    checkpoints: usize,
    newest: u32,
    /// In the newest checkpoint.
    entries: u64,
    /// At every checkpoint.
    missing_stroops: i128,
}

/// Below protocol 8 an inflation raised `totalCoins` by what it paid out, though it paid fees from
/// the pool as well, and put into the pool what it did not pay. So what exists is what accounts
/// hold and all fees there ever were, 89,273 of 100 stroops; the pool does not count.
const FEES_EVER: i128 = 8_927_300;

const ARCHIVES: [Known; 3] = [
    Known {
        name: "pubnet-archive-scp-boundary",
        network: "pubnet",
        checkpoints: 8,
        newest: 1_214_271,
        entries: 6_883,
        missing_stroops: FEES_EVER - 1_945_663_972_887,
    },
    Known {
        name: "pubnet-archive-old-txset",
        network: "pubnet",
        checkpoints: 17,
        newest: 12_001_023,
        entries: 76_731,
        missing_stroops: 0,
    },
    Known {
        name: "testnet-archive-small",
        network: "testnet",
        checkpoints: 157,
        newest: 10_047,
        entries: 30_382,
        missing_stroops: 0,
    },
];

fn folder(known: &Known) -> Option<PathBuf> {
    Some(shared()?.join("ledgers/stellar/archive").join(known.name))
}

fn archive(folder: &Path) -> Archive {
    Archive::at(folder.to_str().expect("a readable path")).expect("a folder")
}

/// The heights that the archive describes, ascending.
fn described(folder: &Path) -> Vec<Height> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.join("history")]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let name = entry.file_name().into_string().unwrap();
            match name.strip_prefix("history-").and_then(|name| name.strip_suffix(".json")) {
                Some(digits) => found.push(Height(u32::from_str_radix(digits, 16).unwrap())),
                None => folders.push(entry.path()),
            }
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn every_checkpoint_is_read_and_holds_all_lumens() {
    for known in &ARCHIVES {
        let Some(folder) = folder(known) else { return };
        let (archive, heights) = (archive(&folder), described(&folder));
        assert_eq!(heights.len(), known.checkpoints, "{}", known.name);
        assert_eq!(heights.last(), Some(&Height(known.newest)));
        assert_eq!(archive.newest().unwrap().height(), Height(known.newest));
        let network = Network::of(known.network).unwrap();
        for height in heights {
            let checkpoint = archive.checkpoint(height).unwrap();
            assert!(checkpoint.passphrase().is_none_or(|it| it == network.passphrase()));
            let mut lumens = Lumens::of(checkpoint.header(), &network);
            let (mut entries, mut count) = (checkpoint.entries().unwrap(), 0);
            while let Some(entry) = entries.next().unwrap() {
                lumens.add(entry);
                count += 1;
            }
            assert_eq!(lumens.missing(), known.missing_stroops, "{} {height}", known.name);
            assert!(height.0 != known.newest || count == known.entries, "{height}: {count}");
        }
    }
}

#[test]
fn lumens_are_counted_wherever_they_are() {
    let Some(folder) = folder(&ARCHIVES[2]) else { return };
    let checkpoint = archive(&folder).newest().unwrap();
    let mut lumens = Lumens::of(checkpoint.header(), &Network::of("testnet").unwrap());
    let mut entries = checkpoint.entries().unwrap();
    while let Some(entry) = entries.next().unwrap() {
        lumens.add(entry);
    }
    assert_eq!(lumens.accounts_stroops, 999_999_829_012_659_823);
    assert_eq!(lumens.pools_stroops, 57_979_482_093);
    assert_eq!(lumens.contracts_stroops, 97_110_000_100);
    assert_eq!(lumens.fee_pool_stroops, 15_897_857_984);
    assert_eq!(lumens.counted(), lumens.total_stroops);
}

#[test]
fn a_merge_is_the_first_sighting_of_every_key() {
    for known in &ARCHIVES {
        let Some(folder) = folder(known) else { return };
        let heights = described(&folder);
        for height in heights.iter().rev().step_by(heights.len().div_ceil(5)) {
            let checkpoint = archive(&folder).checkpoint(*height).unwrap();
            let mut expected = first_sightings(&folder, &checkpoint).into_values();
            let mut entries = checkpoint.entries().unwrap();
            while let Some(entry) = entries.next().unwrap() {
                let expected = expected.next().unwrap().to_xdr(Limits::none()).unwrap();
                assert_eq!(entry.xdr(), expected, "{} {height}", known.name);
            }
            assert_eq!(expected.next(), None);
        }
    }
}

/// The live entries by their keys, in the order of stellar-xdr: newest buckets first, and of each key
/// only the first entry that is met.
fn first_sightings(folder: &Path, checkpoint: &Checkpoint) -> BTreeMap<LedgerKey, LedgerEntry> {
    let (mut seen, mut live) = (HashSet::new(), BTreeMap::new());
    for name in checkpoint.state.buckets() {
        let hex = name.to_string();
        let path =
            format!("bucket/{}/{}/{}/bucket-{hex}.xdr.gz", &hex[..2], &hex[2..4], &hex[4..6]);
        let mut bytes = Vec::new();
        let file = BufReader::new(File::open(folder.join(path)).unwrap());
        MultiGzDecoder::new(file).read_to_end(&mut bytes).unwrap();
        let mut bytes = Limited::new(Cursor::new(bytes), Limits::none());
        for entry in Frame::<BucketEntry>::read_xdr_iter(&mut bytes) {
            let (key, entry) = match entry.unwrap().0 {
                BucketEntry::Metaentry(_) => continue,
                BucketEntry::Deadentry(key) => (key, None),
                BucketEntry::Liveentry(entry) | BucketEntry::Initentry(entry) => {
                    (entry.to_key(), Some(entry))
                }
            };
            if let (true, Some(entry)) = (seen.insert(key.clone()), entry) {
                live.insert(key, entry);
            }
        }
    }
    live
}
