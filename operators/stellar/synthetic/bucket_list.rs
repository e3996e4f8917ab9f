//! This keeps every entry of the ledger in a list of buckets, as stellar-core does.
//!
//! A level's `curr` takes what the level above spills and becomes its `snap` when it spills itself,
//! each level four times as seldom as the one above it. Buckets never change: what a key became
//! lies nearer to the top than what it was. Spills and merges are those of core's `BucketListBase`
//! and `LiveBucket`, but that a bucket without entries is none here and has the hash of none.

use std::collections::BTreeMap;
use std::iter::once;
use std::sync::Arc;

use stellar_xdr::{
    BucketEntry, BucketListType, BucketMetadata, BucketMetadataExt, Hash, LedgerEntry,
    LedgerEntryChange, LedgerEntryChanges, LedgerKey, TransactionMeta, TransactionResultMetaV1,
};

use super::records::Records;
use super::xdr::sha256;

/// How many levels a list has.
pub(super) const LEVELS: usize = 11;

/// The hashes of every level's `curr` and `snap`.
pub(super) type Hashes = [[Hash; 2]; LEVELS];

/// What became of keys, in core's order of keys, which is that of their XDR types.
pub(super) type Bucket = BTreeMap<LedgerKey, BucketEntry>;

#[derive(Clone, Debug, Default)]
struct Level {
    curr: Arc<Bucket>,
    snap: Arc<Bucket>,
    /// What `curr` will be when the level above has spilled once more.
    next: Option<Arc<Bucket>>,
}

/// The list as it was after a ledger: hashes, and the bytes of each bucket.
#[derive(Clone, Debug, Default)]
pub(super) struct Sealed {
    pub(super) levels: Hashes,
    pub(super) buckets: BTreeMap<Hash, Vec<u8>>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct BucketList([Level; LEVELS]);

impl BucketList {
    /// The list of a ledger that has but one entry.
    pub(super) fn of(genesis: u32, entry: LedgerEntry) -> Self {
        let mut list = Self::default();
        list.add(genesis, Bucket::from([(entry.to_key(), BucketEntry::Initentry(entry))]));
        list
    }

    /// Takes what a ledger changed; from the bottom up every level makes room first.
    pub(super) fn add(&mut self, ledger: u32, changed: Bucket) {
        let ledger = u64::from(ledger);
        for deep in (1..LEVELS).rev().filter(|deep| spills(ledger, deep - 1)) {
            let above = &mut self.0[deep - 1];
            above.snap = std::mem::take(&mut above.curr);
            let spilled = above.snap.clone();
            let level = &mut self.0[deep];
            if let Some(next) = level.next.take() {
                level.curr = next;
            }
            // Its next `curr` follows one that will have spilled by then.
            let anew = spills(ledger + half(deep - 1), deep);
            let under = if anew { Bucket::new() } else { (*level.curr).clone() };
            let spilled = spilled.iter().map(|(key, entry)| (key.clone(), entry.clone()));
            level.next = Some(Arc::new(spilled.fold(under, laid)));
        }
        let top = Arc::make_mut(&mut self.0[0].curr);
        *top = changed.into_iter().fold(std::mem::take(top), laid);
    }

    pub(super) fn sealed(&self, protocol: u32) -> Sealed {
        let mut sealed = Sealed::default();
        for (level, hashes) in self.0.iter().zip(&mut sealed.levels) {
            for (bucket, hash) in [&level.curr, &level.snap].into_iter().zip(hashes) {
                if !bucket.is_empty() {
                    let (bytes, named) = encoded(protocol, bucket);
                    *hash = named.clone();
                    sealed.buckets.insert(named, bytes);
                }
            }
        }
        sealed
    }
}

impl Sealed {
    pub(super) fn hash(&self) -> Hash {
        header_hash(&self.levels)
    }
}

/// What a header says of a list: since protocol 23 (CAP-62) it covers the entries that were
/// archived, which are none here.
pub(super) fn header_hash(levels: &Hashes) -> Hash {
    Hash(sha256(&[&list_hash(levels), &list_hash(&Hashes::default())]))
}

fn list_hash(levels: &Hashes) -> [u8; 32] {
    let levels = levels.iter().map(|[curr, snap]| sha256(&[&curr.0, &snap.0]));
    sha256(&[levels.collect::<Vec<_>>().as_flattened()])
}

/// The ledgers that half a level spans.
fn half(level: usize) -> u64 {
    2 << (2 * level)
}

/// Whether a level spills when this ledger closes; the last one never does.
fn spills(ledger: u64, level: usize) -> bool {
    level + 1 < LEVELS && ledger.is_multiple_of(half(level))
}

/// The first record of a bucket.
pub(super) fn head(ledger_version: u32) -> BucketEntry {
    let ext = BucketMetadataExt::V1(BucketListType::Live);
    BucketEntry::Metaentry(BucketMetadata { ledger_version, ext })
}

fn encoded(protocol: u32, bucket: &Bucket) -> (Vec<u8>, Hash) {
    let (mut records, head) = (Records::new(Vec::new()), head(protocol));
    let put = once(&head).chain(bucket.values()).try_for_each(|entry| records.put(entry));
    put.expect("memory takes every byte");
    records.finish()
}

/// A newer version over what a bucket has: what is made and removed again never was (CAP-20).
fn laid(mut bucket: Bucket, (key, newer): (LedgerKey, BucketEntry)) -> Bucket {
    use BucketEntry::{Deadentry, Initentry, Liveentry};
    let entry = match (bucket.remove(&key), newer) {
        (Some(Initentry(_)), Deadentry(_)) => return bucket,
        (Some(Initentry(_)), Liveentry(entry)) => Initentry(entry),
        (Some(Deadentry(_)), Initentry(entry)) => Liveentry(entry),
        (_, newer) => newer,
    };
    bucket.insert(key, entry);
    bucket
}

/// What became of each key in one ledger, whose metadata this is: all fees, then transaction by
/// transaction, then all that was given back. The chain votes for no upgrade, and what its
/// contracts keep outlives it.
pub(super) fn changed(metas: &[TransactionResultMetaV1]) -> Bucket {
    let fees = metas.iter().map(|one| &one.fee_processing);
    let refunds = metas.iter().map(|one| &one.post_tx_apply_fee_processing);
    let all = fees.chain(metas.iter().flat_map(applied)).chain(refunds);
    all.flat_map(|changes| changes.0.iter()).filter_map(became).fold(Bucket::new(), laid)
}

fn applied(meta: &TransactionResultMetaV1) -> impl Iterator<Item = &LedgerEntryChanges> {
    let meta = match &meta.tx_apply_processing {
        TransactionMeta::V4(meta) => Some(meta),
        _ => None, // the chain makes no other
    };
    meta.into_iter().flat_map(|meta| {
        let operations = meta.operations.iter().map(|one| &one.changes);
        once(&meta.tx_changes_before).chain(operations).chain(once(&meta.tx_changes_after))
    })
}

fn became(change: &LedgerEntryChange) -> Option<(LedgerKey, BucketEntry)> {
    Some(match change.clone() {
        LedgerEntryChange::State(_) => return None,
        LedgerEntryChange::Created(entry) => (entry.to_key(), BucketEntry::Initentry(entry)),
        LedgerEntryChange::Updated(entry) | LedgerEntryChange::Restored(entry) => {
            (entry.to_key(), BucketEntry::Liveentry(entry))
        }
        LedgerEntryChange::Removed(key) => (key.clone(), BucketEntry::Deadentry(key)),
    })
}
