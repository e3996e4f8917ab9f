//! These read archives back with the schema's own types, and hold them against the chain.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use serde_json::Value;
use stellar_xdr::{
    BucketEntry, BucketMetadata, Hash, LedgerEntry, LedgerHeader, LedgerHeaderHistoryEntry,
    LedgerKey, Limits, ReadXdr,
};

use super::archive::{is_checkpoint, of_entries};
use super::bucket_list::head;
use super::lumens::{lumens_contract, lumens_of};
use super::tests::{Replay, hash_of, ledger, sha256, small};
use super::{Chain, Settings, TOTAL_COINS, crowd};

/// What an archive says of a checkpoint.
#[derive(Default)]
struct Found {
    headers: Vec<LedgerHeaderHistoryEntry>,
    /// The first sighting of each key, from the top.
    seen: BTreeMap<LedgerKey, Option<LedgerEntry>>,
    /// How many were made, touched, removed, and how many had been seen.
    counts: [usize; 4],
}

fn unpacked(folder: &Path, kind: &str, name: &str) -> Vec<u8> {
    let path =
        format!("{kind}/{}/{}/{}/{kind}-{name}.xdr.gz", &name[..2], &name[2..4], &name[4..6]);
    let mut bytes = Vec::new();
    GzDecoder::new(File::open(folder.join(path)).unwrap()).read_to_end(&mut bytes).unwrap();
    bytes
}

fn records<T: ReadXdr>(mut bytes: &[u8]) -> Vec<T> {
    let mut records = Vec::new();
    while let Some((mark, rest)) = bytes.split_first_chunk() {
        let mark = u32::from_be_bytes(*mark);
        assert!(mark & 1 << 31 != 0);
        let (record, rest) = rest.split_at((mark & !(1 << 31)) as usize);
        records.push(T::from_xdr(record, Limits::none()).unwrap());
        bytes = rest;
    }
    records
}

impl Found {
    /// Reads the state at `height`, and checks that its header commits to it.
    fn read(folder: &Path, height: u32) -> Self {
        let name = format!("{height:08x}");
        let path = format!("history/{}/{}/{}", &name[..2], &name[2..4], &name[4..6]);
        let state = fs::read(folder.join(path).join(format!("history-{name}.json"))).unwrap();
        let state: Value = serde_json::from_slice(&state).unwrap();
        assert_eq!((&state["version"], &state["currentLedger"]), (&2.into(), &height.into()));
        let headers = records(&unpacked(folder, "ledger", &name));
        let mut found = Self { headers, ..Self::default() };
        let last = found.headers.last().unwrap().header.clone();
        assert_eq!(last.ledger_seq, height);
        let mut lists = Vec::new();
        for list in ["currentBuckets", "hotArchiveBuckets"] {
            let levels = state[list].as_array().unwrap();
            assert_eq!(levels.len(), 11);
            let levels = levels.iter().map(|level| {
                assert_eq!(level["next"]["state"], 0);
                ["curr", "snap"].map(|it| level[it].as_str().unwrap().parse::<Hash>().unwrap().0)
            });
            let levels: Vec<_> = levels.collect();
            levels.as_flattened().iter().for_each(|hash| found.bucket(folder, hash, &last));
            let hashes = levels.iter().map(|level| sha256(level.as_flattened()).0);
            lists.push(sha256(hashes.collect::<Vec<_>>().as_flattened()).0);
        }
        assert_eq!(last.bucket_list_hash, sha256(lists.as_flattened()));
        found
    }

    fn bucket(&mut self, folder: &Path, hash: &[u8; 32], header: &LedgerHeader) {
        if *hash == [0; 32] {
            return;
        }
        let bytes = unpacked(folder, "bucket", &Hash(*hash).to_string());
        assert_eq!(sha256(&bytes).0, *hash);
        let records = records::<BucketEntry>(&bytes);
        let (first, entries) = records.split_first().unwrap();
        let BucketEntry::Metaentry(BucketMetadata { ledger_version, .. }) = first else { panic!() };
        assert_eq!((*ledger_version, first), (header.ledger_version, &head(header.ledger_version)));
        let mut last = None;
        for one in entries {
            let (kind, key, entry) = match one {
                BucketEntry::Initentry(entry) => (0, entry.to_key(), Some(entry)),
                BucketEntry::Liveentry(entry) => (1, entry.to_key(), Some(entry)),
                BucketEntry::Deadentry(key) => (2, key.clone(), None),
                BucketEntry::Metaentry(_) => panic!("a second head"),
            };
            assert!(last < Some(key.clone()));
            last = Some(key.clone());
            self.counts[kind] += 1;
            self.counts[3] += usize::from(self.seen.contains_key(&key));
            self.seen.entry(key).or_insert(entry.cloned());
        }
    }

    fn state(self) -> BTreeMap<LedgerKey, LedgerEntry> {
        self.seen.into_iter().filter_map(|(key, entry)| Some((key, entry?))).collect()
    }
}

#[test]
fn an_archive_holds_what_the_changes_add_up_to() {
    let folder = tempfile::tempdir().unwrap();
    let mix = "payments=3,creates=1,trust=2,entries=3,sac=3,tokens=3,swaps=4".parse().unwrap();
    let settings = Settings { mix, archive: true, ..small() };
    let plain = Chain::new(Settings { archive: false, ..settings.clone() });
    let (mut chain, mut replay, mut headers) = (Chain::new(settings), Replay::default(), vec![]);
    for plain in plain.take(200) {
        let (plain, made) = (ledger(&plain), ledger(&chain.next().unwrap()));
        assert_eq!(made.tx_processing, plain.tx_processing);
        replay.ledger(&made);
        let (header, mut other) = (made.ledger_header, plain.ledger_header.header);
        let (height, first) = (header.header.ledger_seq, headers.len());
        if height < 63 {
            assert_eq!(header.header, other);
        } else if height == 63 {
            other.bucket_list_hash = header.header.bucket_list_hash.clone();
            assert_eq!(header.header, other);
        }
        headers.push(header);
        let checkpoint = chain.checkpoint();
        assert_eq!(checkpoint.is_some(), is_checkpoint(height));
        if let Some(checkpoint) = checkpoint {
            assert_eq!(checkpoint.height(), height);
            checkpoint.write(folder.path()).unwrap();
            let found = Found::read(folder.path(), height);
            let since = first.saturating_sub(63);
            assert_eq!(found.headers, headers[since..]);
            assert!(found.counts.iter().all(|count| *count > 10), "{:?}", found.counts);
            assert!(found.state() == replay.0);
        }
    }
    let linked = |pair: &[LedgerHeaderHistoryEntry]| {
        pair[0].hash == hash_of(&pair[0].header)
            && pair[1].header.previous_ledger_hash == pair[0].hash
    };
    assert!(headers.windows(2).all(linked));
    let newest = fs::read(folder.path().join(".well-known/stellar-history.json")).unwrap();
    let same = folder.path().join("history/00/00/00/history-000000bf.json");
    assert_eq!(newest, fs::read(same).unwrap());
}

#[test]
fn no_lumen_is_lost_whatever_the_seed() {
    for seed in 0..4 {
        let settings = Settings { seed, transactions: 40, ..Settings::default() };
        let contract = lumens_contract(sha256(settings.passphrase.as_bytes()).0);
        let mut replay = Replay::default();
        for bytes in Chain::new(settings.clone()).take(70) {
            let ledger = ledger(&bytes);
            replay.ledger(&ledger);
            let header = &ledger.ledger_header.header;
            let lumens = replay.lumens(&settings.passphrase) + header.fee_pool;
            assert_eq!((lumens, header.total_coins), (TOTAL_COINS, TOTAL_COINS), "seed {seed}");
        }
        let holders = replay.0.iter().filter(|(_, entry)| lumens_of(entry, &contract) > 0);
        let kinds: BTreeSet<_> = holders.map(|(key, _)| key.name()).collect();
        assert_eq!(kinds, ["Account", "ContractData", "LiquidityPool"].into());
    }
}

#[test]
fn any_entries_make_an_archive_if_they_are_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings { passphrase: "of \"quotes\"".into(), ..Settings::default() };
    let height = of_entries(folder.path(), &settings, 100, crowd(50, 3)).unwrap();
    assert_eq!(height, 127);
    let found = Found::read(folder.path(), height);
    let header = found.headers[0].header.clone();
    assert_eq!((found.counts, header.fee_pool), ([0, 225, 0, 25], 0));
    let state = found.state();
    assert!(state.values().eq(crowd(50, 3).collect::<Vec<_>>().iter()));
    let contract = lumens_contract(sha256(settings.passphrase.as_bytes()).0);
    let lumens: i64 = state.values().map(|entry| lumens_of(entry, &contract)).sum();
    assert_eq!(header.total_coins, lumens);
    let twice = crowd(2, 0).chain(crowd(2, 0));
    let error = of_entries(folder.path(), &settings, 100, twice).unwrap_err();
    assert_eq!(error.to_string(), "the key of entry 2 is not above the one before it");
}
