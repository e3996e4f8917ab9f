//! This writes history archives, from which a network's state at a checkpoint can be read.
//!
//! An archive has the buckets, the headers and the history files of its checkpoints, laid out as
//! stellar-core's `docs/history.md` says. It has no files of transactions, results or consensus:
//! whoever has the chain has its ledgers whole. The first checkpoint's file of headers begins
//! where the chain does, and so without genesis.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use flate2::{Compression, write::GzEncoder};
use stellar_xdr::{
    BucketEntry, Hash, LedgerEntry, LedgerHeaderHistoryEntry, LedgerHeaderHistoryEntryExt,
    TransactionResultMetaV1,
};

use super::bucket_list::{BucketList, Hashes, LEVELS, Sealed, changed, head, header_hash};
use super::close::moment;
use super::lumens::{lumens_contract, lumens_of};
use super::records::Records;
use super::xdr::hash_of;
use super::{Chain, Settings};

/// How many ledgers a checkpoint closes.
const LEDGERS: u32 = 64;

/// Whether a ledger closes a checkpoint.
pub fn is_checkpoint(ledger: u32) -> bool {
    ledger % LEDGERS == LEDGERS - 1
}

/// What a chain keeps so that it can be archived.
#[derive(Clone, Debug)]
pub(super) struct Archive {
    buckets: BucketList,
    /// Those since the last checkpoint.
    headers: Vec<LedgerHeaderHistoryEntry>,
    /// The list of the last ledger, if that is a checkpoint.
    sealed: Option<Sealed>,
}

impl Archive {
    pub(super) fn new(genesis: u32, root: LedgerEntry) -> Self {
        let buckets = BucketList::of(genesis, root);
        Self { buckets, headers: Vec::new(), sealed: None }
    }

    /// Takes what a ledger changed; yields what the header of a checkpoint says of all entries.
    pub(super) fn apply(
        &mut self,
        ledger: u32,
        protocol: u32,
        metas: &[TransactionResultMetaV1],
    ) -> Option<Hash> {
        self.buckets.add(ledger, changed(metas));
        self.sealed = is_checkpoint(ledger).then(|| self.buckets.sealed(protocol));
        self.sealed.as_ref().map(Sealed::hash)
    }

    pub(super) fn close(&mut self, header: &LedgerHeaderHistoryEntry) {
        if header.header.ledger_seq.is_multiple_of(LEDGERS) {
            self.headers.clear();
        }
        self.headers.push(header.clone());
    }
}

/// A checkpoint of a chain, ready to be written to its archive.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    passphrase: String,
    height: u32,
    list: Sealed,
    headers: Vec<LedgerHeaderHistoryEntry>,
}

impl Chain {
    /// The checkpoint that the last ledger closed, if it closed one and [`Settings::archive`] says
    /// that it is kept.
    pub fn checkpoint(&self) -> Option<Checkpoint> {
        let archive = self.archive.as_ref()?;
        Some(Checkpoint {
            passphrase: self.settings.passphrase.clone(),
            height: archive.headers.last()?.header.ledger_seq,
            list: archive.sealed.clone()?,
            headers: archive.headers.clone(),
        })
    }
}

impl Checkpoint {
    /// The ledger that closed it.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// Adds it to the archive in `folder`, as the newest one. Files are never there in part.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        for (hash, bytes) in &self.list.buckets {
            let path = place(folder, "bucket", &hash.to_string(), "xdr.gz");
            if !path.exists() {
                whole(&path, |file| {
                    let mut gzip = GzEncoder::new(file, Compression::fast());
                    gzip.write_all(bytes)?;
                    gzip.finish().map(drop)
                })?;
            }
        }
        finish(folder, &self.passphrase, &self.list.levels, &self.headers)
    }
}

/// Writes an archive of any entries, in ascending order of their keys, at the first checkpoint
/// from `height` on, which it yields. There is no chain: of its header, the only one, no more is
/// true than the hash of the list and the sum of all lumens.
///
/// All entries are in the last level, and every eighth, as if it had just been touched, in one
/// above it as well.
pub fn of_entries(
    folder: &Path,
    settings: &Settings,
    height: u32,
    entries: impl IntoIterator<Item = LedgerEntry>,
) -> io::Result<u32> {
    let height = height | (LEDGERS - 1);
    let mut chain = Chain::new(Settings { archive: false, first: height, ..settings.clone() });
    let contract = lumens_contract(chain.accounts.network);
    let protocol = chain.settings.protocol;
    let (mut newer, mut older) =
        (Draft::new(folder, 0, protocol)?, Draft::new(folder, 1, protocol)?);
    let (mut lumens, mut last) = (0i64, None);
    for (number, entry) in entries.into_iter().enumerate() {
        let key = Some(entry.to_key());
        if last >= key {
            let problem = format!("the key of entry {number} is not above the one before it");
            return Err(io::Error::new(io::ErrorKind::InvalidInput, problem));
        }
        last = key;
        lumens = lumens.saturating_add(lumens_of(&entry, &contract));
        let entry = BucketEntry::Liveentry(entry);
        older.records.put(&entry)?;
        if number.is_multiple_of(8) {
            newer.records.put(&entry)?;
        }
    }
    let mut levels = Hashes::default();
    levels[LEVELS - 2][0] = newer.named(folder)?;
    levels[LEVELS - 1][0] = older.named(folder)?;
    let sealed = Some(header_hash(&levels));
    let mut header = chain.header(moment(height), Hash::default(), Hash::default(), sealed);
    header.total_coins = lumens;
    let (hash, ext) = (hash_of(&header), LedgerHeaderHistoryEntryExt::V0);
    let header = LedgerHeaderHistoryEntry { hash, header, ext };
    finish(folder, &settings.passphrase, &levels, &[header])?;
    Ok(height)
}

/// A bucket that is named when it is complete.
struct Draft {
    path: PathBuf,
    records: Records<GzEncoder<BufWriter<File>>>,
}

impl Draft {
    fn new(folder: &Path, number: u32, protocol: u32) -> io::Result<Self> {
        let path = folder.join(format!("bucket-{number}.part"));
        fs::create_dir_all(folder)?;
        let file = BufWriter::new(File::create(&path)?);
        let mut records = Records::new(GzEncoder::new(file, Compression::fast()));
        records.put(&head(protocol))?;
        Ok(Self { path, records })
    }

    fn named(self, folder: &Path) -> io::Result<Hash> {
        let (gzip, hash) = self.records.finish();
        gzip.finish()?.flush()?;
        let path = place(folder, "bucket", &hash.to_string(), "xdr.gz");
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::rename(self.path, path)?;
        Ok(hash)
    }
}

/// Writes what says which buckets there are, the newest word of it last.
fn finish(
    folder: &Path,
    passphrase: &str,
    levels: &Hashes,
    headers: &[LedgerHeaderHistoryEntry],
) -> io::Result<()> {
    let height = headers.last().map_or(0, |last| last.header.ledger_seq);
    let name = format!("{height:08x}");
    whole(&place(folder, "ledger", &name, "xdr.gz"), |file| {
        let mut records = Records::new(GzEncoder::new(file, Compression::fast()));
        headers.iter().try_for_each(|header| records.put(header))?;
        records.finish().0.finish().map(drop)
    })?;
    let state = state(passphrase, height, levels);
    for path in [
        place(folder, "history", &name, "json"),
        folder.join(".well-known").join("stellar-history.json"),
    ] {
        whole(&path, |file| file.write_all(state.as_bytes()))?;
    }
    Ok(())
}

/// Where an archive keeps a file: in folders of the first digits of its name.
fn place(folder: &Path, kind: &str, name: &str, ending: &str) -> PathBuf {
    let mut path = folder.join(kind);
    path.extend([0, 2, 4].map(|at| name.get(at..at + 2).unwrap_or_default()));
    path.join(format!("{kind}-{name}.{ending}"))
}

/// Writes a file and then names it.
fn whole(path: &Path, fill: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    let part = path.with_extension("part");
    let mut file = BufWriter::new(File::create(&part)?);
    fill(&mut file)?;
    file.flush()?;
    fs::rename(part, path)
}

/// The history archive state, version 2, which names the list of archived entries as well.
fn state(passphrase: &str, height: u32, levels: &Hashes) -> String {
    let list = |levels: &Hashes| {
        let levels = levels.iter().map(|[curr, snap]| {
            let next = "\"next\": {\n                \"state\": 0\n            }";
            format!(
                "        {{\n            \"curr\": \"{curr}\",\n            {next},\n            \
                 \"snap\": \"{snap}\"\n        }}"
            )
        });
        levels.collect::<Vec<_>>().join(",\n")
    };
    format!(
        "{{\n    \"version\": 2,\n    \"server\": \"ledgerflow {}\",\n    \
         \"currentLedger\": {height},\n    \"networkPassphrase\": {},\n    \
         \"currentBuckets\": [\n{}\n    ],\n    \"hotArchiveBuckets\": [\n{}\n    ]\n}}\n",
        env!("CARGO_PKG_VERSION"),
        quoted(passphrase),
        list(levels),
        list(&Hashes::default()),
    )
}

/// Text as JSON has it.
fn quoted(text: &str) -> String {
    let escaped = text.chars().map(|one| match one {
        '"' | '\\' => format!("\\{one}"),
        _ if one.is_control() => format!("\\u{:04x}", u32::from(one)),
        _ => one.into(),
    });
    format!("\"{}\"", escaped.collect::<String>())
}
