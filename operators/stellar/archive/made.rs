//! Archives made by hand, of accounts.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use flate2::Compression;
use flate2::write::GzEncoder;
use ledgerflow_records::Hash;
use ledgerflow_views::LedgerEntryDataCase;
use sha2::{Digest, Sha256};
use stellar_xdr as xdr;
use xdr::{BucketEntry, Limits, WriteXdr};

use super::{Archive, ArchiveError, Entries};
use crate::stellar::convert::account;

/// The checkpoint of every archive here.
pub(crate) const HEIGHT: u32 = 127;

/// An archive in the making.
pub(crate) struct Made {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) protocol: u32,
    pub(crate) live: [[Hash; 2]; 11],
    pub(crate) hot_archive: Option<[[Hash; 2]; 11]>,
}

impl Made {
    /// An archive of these buckets, newest first.
    pub(crate) fn of(protocol: u32, buckets: Vec<Vec<BucketEntry>>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut made = Self { folder, protocol, live: Default::default(), hot_archive: None };
        for (at, bucket) in buckets.into_iter().enumerate() {
            made.live[at / 2][at % 2] = made.bucket(&framed(&bucket));
        }
        made.describe();
        made
    }

    /// Stores a bucket of these bytes under their hash.
    pub(crate) fn bucket(&self, bytes: &[u8]) -> Hash {
        let hash = sha(&[bytes]);
        self.write(&self.path(hash), &gzip(bytes));
        hash
    }

    /// The bucket's file, from the folder.
    pub(crate) fn path(&self, bucket: Hash) -> String {
        let hex = bucket.to_string();
        format!("bucket/{}/{}/{}/bucket-{hex}.xdr.gz", &hex[..2], &hex[2..4], &hex[4..6])
    }

    pub(crate) fn write(&self, path: &str, bytes: &[u8]) {
        let path = self.file(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    pub(crate) fn file(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    /// Writes what the archive says of its checkpoint, and headers that agree.
    pub(crate) fn describe(&self) {
        let state = self.state();
        self.write(".well-known/stellar-history.json", state.as_bytes());
        self.write("history/00/00/00/history-0000007f.json", state.as_bytes());
        self.write("ledger/00/00/00/ledger-0000007f.xdr.gz", &gzip(&framed(&self.headers())));
    }

    pub(crate) fn state(&self) -> String {
        let levels = |levels: &[[Hash; 2]]| -> serde_json::Value {
            let level = |[curr, snap]: &[Hash; 2]| {
                let (curr, snap) = (curr.to_string(), snap.to_string());
                serde_json::json!({"curr": curr, "next": {"state": 0}, "snap": snap})
            };
            levels.iter().map(level).collect()
        };
        let mut state = serde_json::json!({
            "version": 1, "server": "made", "currentLedger": HEIGHT,
            "networkPassphrase": "Standalone Network ; February 2017",
            "currentBuckets": levels(&self.live),
        });
        if let Some(hot) = &self.hot_archive {
            state["version"] = 2.into();
            state["hotArchiveBuckets"] = levels(hot);
        }
        state.to_string()
    }

    /// The last four headers.
    pub(crate) fn headers(&self) -> Vec<xdr::LedgerHeaderHistoryEntry> {
        let list = |levels: &[[Hash; 2]; 11]| {
            let levels = levels.map(|[curr, snap]| sha(&[&curr.0, &snap.0]).0);
            sha(&[levels.as_flattened()])
        };
        let live = list(&self.live);
        let hash = self.hot_archive.map_or(live, |hot| sha(&[&live.0, &list(&hot).0]));
        let mut headers = Vec::<xdr::LedgerHeaderHistoryEntry>::new();
        for height in HEIGHT - 3..=HEIGHT {
            let mut entry = xdr::LedgerHeaderHistoryEntry::default();
            entry.header.ledger_version = self.protocol;
            entry.header.ledger_seq = height;
            entry.header.bucket_list_hash.0 = hash.0;
            if let Some(before) = headers.last() {
                entry.header.previous_ledger_hash = before.hash.clone();
            }
            headers.push(true_to_itself(entry));
        }
        headers
    }

    pub(crate) fn archive(&self) -> Archive {
        Archive::at(self.folder.path().to_str().unwrap()).unwrap()
    }

    /// Each account's letter and balance.
    pub(crate) fn read(&self) -> Result<Vec<(char, i64)>, ArchiveError> {
        read(&mut self.archive().newest()?.entries()?)
    }

    /// What is said of an archive that cannot be read.
    pub(crate) fn error(&self) -> String {
        self.read().expect_err("an error").to_string()
    }
}

pub(crate) fn read(entries: &mut Entries) -> Result<Vec<(char, i64)>, ArchiveError> {
    let mut read = Vec::new();
    while let Some(entry) = entries.next()? {
        let LedgerEntryDataCase::Account(entry) = entry.data().case() else { panic!("{entry:?}") };
        read.push((char::from(account(entry.account_id())[0]), entry.balance()));
    }
    Ok(read)
}

pub(crate) fn sha(parts: &[&[u8]]) -> Hash {
    let mut sha = Sha256::new();
    parts.iter().for_each(|part| sha.update(part));
    Hash(sha.finalize().into())
}

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
    gzip.write_all(bytes).unwrap();
    gzip.finish().unwrap()
}

/// The entry with the hash that its header has.
pub(crate) fn true_to_itself(
    mut entry: xdr::LedgerHeaderHistoryEntry,
) -> xdr::LedgerHeaderHistoryEntry {
    entry.hash.0 = sha(&[&entry.header.to_xdr(Limits::none()).unwrap()]).0;
    entry
}

/// Values as a file of records.
pub(crate) fn framed<T: WriteXdr>(values: &[T]) -> Vec<u8> {
    let mut framed = Vec::new();
    for value in values {
        let bytes = value.to_xdr(Limits::none()).unwrap();
        framed.extend((u32::try_from(bytes.len()).unwrap() | 1 << 31).to_be_bytes());
        framed.extend(bytes);
    }
    framed
}

pub(crate) fn meta(protocol: u32) -> BucketEntry {
    let ext = xdr::BucketMetadataExt::V0;
    BucketEntry::Metaentry(xdr::BucketMetadata { ledger_version: protocol, ext })
}

fn id(letter: char) -> xdr::AccountId {
    let key = [u8::try_from(letter).unwrap(); 32];
    xdr::AccountId(xdr::PublicKey::PublicKeyTypeEd25519(xdr::Uint256(key)))
}

fn entry(letter: char, balance: i64) -> xdr::LedgerEntry {
    let account = xdr::AccountEntry { account_id: id(letter), balance, ..Default::default() };
    xdr::LedgerEntry { data: xdr::LedgerEntryData::Account(account), ..Default::default() }
}

pub(crate) fn live(letter: char, balance: i64) -> BucketEntry {
    BucketEntry::Liveentry(entry(letter, balance))
}

pub(crate) fn new(letter: char, balance: i64) -> BucketEntry {
    BucketEntry::Initentry(entry(letter, balance))
}

pub(crate) fn dead(letter: char) -> BucketEntry {
    let key = xdr::LedgerKeyAccount { account_id: id(letter) };
    BucketEntry::Deadentry(xdr::LedgerKey::Account(key))
}
