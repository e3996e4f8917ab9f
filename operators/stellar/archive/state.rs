//! This is what an archive says of a checkpoint: its ledger and its buckets.

use std::io::Read;

use ledgerflow_records::{Hash, Height};
use serde::{Deserialize, Deserializer, de};
use sha2::{Digest, Sha256};

use super::error::ArchiveError;
use super::path;
use super::site::Site;

const NEWEST: &str = ".well-known/stellar-history.json";
/// The longest description, a hundred times the usual one.
const MOST_BYTES: u64 = 1 << 20;
const LEVELS: usize = 11;
/// The first protocol whose header commits to the hot archive too (CAP-62).
const HOT_ARCHIVE_FROM: u32 = 23;

/// A history archive state: which buckets make up the ledger's state at a height.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// The file that says so.
    pub(super) file: String,
    pub(super) height: Height,
    pub(super) passphrase: Option<String>,
    live: [Level; LEVELS],
    hot_archive: Option<[Level; LEVELS]>,
}

/// One level of a list of buckets, by their hashes; an empty bucket's is all zeroes.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Level {
    #[serde(deserialize_with = "hash")]
    curr: Hash,
    #[serde(deserialize_with = "hash")]
    snap: Hash,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Described {
    version: u32,
    current_ledger: u32,
    network_passphrase: Option<String>,
    current_buckets: [Level; LEVELS],
    hot_archive_buckets: Option<[Level; LEVELS]>,
}

impl State {
    pub(super) fn newest(site: &Site) -> Result<Self, ArchiveError> {
        let state = Self::read(site, NEWEST)?;
        checkpoint(state.height)?;
        Ok(state)
    }

    pub(super) fn of(site: &Site, height: Height) -> Result<Self, ArchiveError> {
        checkpoint(height)?;
        let state = Self::read(site, &path("history", height, "json"))?;
        if state.height == height {
            return Ok(state);
        }
        let reason = format!("currentLedger is {}", state.height);
        Err(ArchiveError::State { file: state.file, reason })
    }

    fn read(site: &Site, path: &str) -> Result<Self, ArchiveError> {
        let (file, mut text) = (site.name(path), Vec::new());
        if let Err(source) = site.open(path)?.take(MOST_BYTES + 1).read_to_end(&mut text) {
            return Err(ArchiveError::Unreadable { file, source });
        }
        if text.len() as u64 > MOST_BYTES {
            let reason = format!("longer than {MOST_BYTES} bytes");
            return Err(ArchiveError::State { file, reason });
        }
        let said: Described = match serde_json::from_slice(&text) {
            Ok(said) => said,
            Err(error) => return Err(ArchiveError::State { file, reason: error.to_string() }),
        };
        let hot = said.hot_archive_buckets.is_some();
        if (said.version, hot) != (1, false) && (said.version, hot) != (2, true) {
            let with = if hot { "with" } else { "without" };
            let reason = format!("version {} {with} hotArchiveBuckets", said.version);
            return Err(ArchiveError::State { file, reason });
        }
        Ok(Self {
            file,
            height: Height(said.current_ledger),
            passphrase: said.network_passphrase,
            live: said.current_buckets,
            hot_archive: said.hot_archive_buckets,
        })
    }

    /// The live list's buckets that are not empty, newest first.
    pub(super) fn buckets(&self) -> impl Iterator<Item = Hash> {
        let all = self.live.iter().flat_map(|level| [level.curr, level.snap]);
        all.filter(|bucket| *bucket != Hash::default())
    }

    /// What the header of a ledger of this protocol commits to.
    pub(super) fn bucket_list_hash(&self, protocol: u32) -> Hash {
        let live = list_hash(&self.live);
        match &self.hot_archive {
            Some(hot) if protocol >= HOT_ARCHIVE_FROM => joined(live, list_hash(hot)),
            _ => live,
        }
    }
}

fn list_hash(levels: &[Level]) -> Hash {
    let mut sha = Sha256::new();
    levels.iter().for_each(|level| sha.update(joined(level.curr, level.snap).0));
    Hash(sha.finalize().into())
}

fn joined(first: Hash, second: Hash) -> Hash {
    Hash(Sha256::new().chain_update(first.0).chain_update(second.0).finalize().into())
}

/// Checkpoints are 64 ledgers apart, in accelerated networks 8; which of them an archive has is
/// told by its files.
fn checkpoint(height: Height) -> Result<(), ArchiveError> {
    match height.0 % 8 {
        7 => Ok(()),
        _ => Err(ArchiveError::NotACheckpoint(height)),
    }
}

fn hash<'de, D: Deserializer<'de>>(from: D) -> Result<Hash, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|_| de::Error::custom(format_args!("{text:?} is not a bucket's hash")))
}
