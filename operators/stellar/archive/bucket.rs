//! This reads one bucket: entries that are written or removed, each key once, in order.

use ledgerflow_records::Hash;
use ledgerflow_views::{
    BucketEntry, BucketEntryCase, BucketListType, BucketMetadata, BucketMetadataExtCase,
    LedgerEntry, View,
};

use super::error::ArchiveError;
use super::order;
use super::records::Records;
use super::site::Site;

/// The first protocol whose buckets tell entries that are new (CAP-20).
const NEW_ENTRIES_FROM: u32 = 11;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Live,
    Dead,
    Ended,
}

/// A bucket, and the entry of it that is next in order.
pub(super) struct Bucket {
    name: Hash,
    records: Records,
    kind: Kind,
    key: Vec<u8>,
    /// The key before, then room for the next.
    before: Vec<u8>,
    /// The protocol that wrote the bucket; 0 if it does not say.
    protocol: u32,
}

impl Bucket {
    /// The bucket of that hash, at its first entry.
    pub(super) fn open(site: &Site, name: Hash) -> Result<Self, ArchiveError> {
        let [a, b, c, ..] = name.0;
        let path = format!("bucket/{a:02x}/{b:02x}/{c:02x}/bucket-{name}.xdr.gz");
        let records = Records::open(site, &path)?;
        let (key, before) = (Vec::new(), Vec::new());
        let mut bucket = Self { name, records, kind: Kind::Dead, key, before, protocol: 0 };
        bucket.advance()?;
        Ok(bucket)
    }

    /// The place of the entry's key among all keys; `None` at the end.
    #[inline]
    pub(super) fn key(&self) -> Option<&[u8]> {
        (self.kind != Kind::Ended).then_some(&self.key)
    }

    /// The entry; `None` if it was removed, and at the end.
    #[inline]
    pub(super) fn live(&self) -> Option<LedgerEntry<'_>> {
        let entry = self.records.record().get(4..).unwrap_or_default();
        (self.kind == Kind::Live).then(|| LedgerEntry::trusted(entry))
    }

    /// Goes to the next entry, or to the end of a bucket that is what its name says.
    pub(super) fn advance(&mut self) -> Result<(), ArchiveError> {
        if self.kind == Kind::Ended {
            return Ok(());
        }
        std::mem::swap(&mut self.key, &mut self.before);
        self.key.clear();
        while self.key.is_empty() {
            if !self.records.next()? {
                return self.end();
            }
            self.read()?;
        }
        if self.before >= self.key {
            return Err(self.records.wrong("its key is not above the one before"));
        }
        Ok(())
    }

    /// Reads the current record: its key, but for what the bucket says of itself.
    fn read(&mut self) -> Result<(), ArchiveError> {
        let read = BucketEntry::read(self.records.record());
        let entry = read.map_err(|error| self.records.invalid(error))?;
        let first = self.records.count() == 1;
        let reason = match entry.case() {
            BucketEntryCase::Initentry(_) if self.protocol < NEW_ENTRIES_FROM => {
                format!("INITENTRY in a bucket of protocol {}", self.protocol)
            }
            BucketEntryCase::Liveentry(entry) | BucketEntryCase::Initentry(entry) => {
                self.kind = Kind::Live;
                order::of_entry(entry, &mut self.key);
                return Ok(());
            }
            BucketEntryCase::Deadentry(key) => {
                self.kind = Kind::Dead;
                order::of_key(key, &mut self.key);
                return Ok(());
            }
            BucketEntryCase::Metaentry(_) if !first => "METAENTRY that is not the first".into(),
            BucketEntryCase::Metaentry(meta) if of_hot_archive(meta) => {
                "METAENTRY of the hot archive".into()
            }
            BucketEntryCase::Metaentry(meta) => {
                self.protocol = meta.ledger_version();
                return Ok(());
            }
        };
        Err(self.records.wrong(reason))
    }

    fn end(&mut self) -> Result<(), ArchiveError> {
        self.kind = Kind::Ended;
        let found = self.records.hash();
        if found == self.name {
            return Ok(());
        }
        let (file, entries) = (self.records.file().to_owned(), self.records.count());
        Err(ArchiveError::Bucket { file, entries, found })
    }
}

fn of_hot_archive(meta: BucketMetadata<'_>) -> bool {
    matches!(meta.ext().case(), BucketMetadataExtCase::V1(BucketListType::HotArchive))
}
