//! The door that readers come in by: what is covered, and nothing else.
//!
//! Blocks may be ahead of the coverage and indexes behind it. Heights that are covered but not
//! sealed are answered from their blocks, inverted in memory when first asked for.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hashbrown::HashTable;
use ledgerflow_records::{Address, Coverage, Hash, Height, toid};

use crate::Rows;
use crate::block::{self, CodecError, Header};
use crate::index::postings::Link;
use crate::index::{self, BUCKET, GROUP, Inversion, hash_prefix};
use crate::meta::{Progress, Sealed};
use crate::store::{Order, Store, StoreError};

/// Buckets that are held in memory while they are not sealed; about 30 MB each when full and busy.
const OPEN_BUCKETS: usize = 4;

/// What of an account's history a page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// Every transaction that it took part in.
    All,
    /// Those in which it has state changes of its own.
    Changes,
}

/// History as it was at opening or at the last [`refresh`](History::refresh). Clones share it.
#[derive(Clone)]
pub struct History<S> {
    store: S,
    seen: Arc<Mutex<Seen>>,
}

struct Seen {
    progress: Arc<Progress>,
    sealed: Arc<Sealed>,
    open: BTreeMap<u32, OpenBucket>,
}

/// Heights whose links are found together.
#[derive(Clone, Copy, Debug)]
enum Span {
    Open(u32),
    Bucket(u32),
    Group(u32),
}

impl<S: Store> History<S> {
    /// Opens the history in `store`.
    pub fn open(store: S) -> Result<Self, StoreError> {
        let (progress, sealed) = read(&store)?;
        let seen = Seen { progress, sealed, open: BTreeMap::new() };
        Ok(Self { store, seen: Arc::new(Mutex::new(seen)) })
    }

    /// Takes in what was committed and sealed since.
    pub fn refresh(&self) -> Result<(), StoreError> {
        self.store.refresh()?;
        let (progress, sealed) = read(&self.store)?;
        let mut seen = self.seen();
        (seen.progress, seen.sealed) = (progress, sealed);
        Ok(())
    }

    /// Coverage, durability and counts.
    pub fn progress(&self) -> Arc<Progress> {
        self.seen().progress.clone()
    }

    /// The store behind it.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// The covered heights within `from..=to`, in this order.
    pub fn heights(&self, from: Height, to: Height, order: Order) -> Vec<(Height, Height)> {
        let mut ranges: Vec<_> = self.progress().coverage.within(from, to).collect();
        if order == Order::Descending {
            ranges.reverse();
        }
        ranges
    }

    /// The packed parts of `height`; `None` if it is not covered.
    pub fn parts(&self, height: Height) -> Result<Option<Vec<Vec<u8>>>, StoreError> {
        self.if_covered(height, || index::block_parts(&self.store, height))
    }

    /// All rows of `height`; `None` if it is not covered.
    pub fn rows(&self, height: Height) -> Result<Option<Rows>, StoreError> {
        let Some(parts) = self.parts(height)? else { return Ok(None) };
        let rows = block::unpack(&parts);
        rows.map(Some).map_err(|error| index::bad_block(height, 0, &error.to_string()))
    }

    /// The row of `ledgers` and the counts of `height`; `None` if it is not covered.
    pub fn header(&self, height: Height) -> Result<Option<Header>, StoreError> {
        self.if_covered(height, || {
            let part = index::block_part(&self.store, height, 0)?;
            block::header(&part).map_err(|error| index::bad_block(height, 0, &error.to_string()))
        })
    }

    /// The rows of one transaction, which keep its ordinal; `None` if its height is not covered.
    pub fn transaction(&self, height: Height, ordinal: u32) -> Result<Option<Rows>, StoreError> {
        self.one(height, ordinal, |part| block::one_transaction(part, ordinal))
    }

    /// The same without the operations' XDR, as a page of an account's history needs it.
    pub fn brief(&self, height: Height, ordinal: u32) -> Result<Option<Rows>, StoreError> {
        self.one(height, ordinal, |part| block::one_transaction_without_xdr(part, ordinal))
    }

    fn one(
        &self,
        height: Height,
        ordinal: u32,
        read: impl FnOnce(&dyn Fn(u16) -> Option<Vec<u8>>) -> Result<Rows, CodecError>,
    ) -> Result<Option<Rows>, StoreError> {
        self.if_covered(height, || {
            let failed = Cell::new(None);
            let part = |part| match index::block_part(&self.store, height, part) {
                Ok(bytes) => Some(bytes),
                Err(error) => {
                    failed.set(Some(error));
                    None
                }
            };
            read(&part).map_err(|error| {
                let reason = format!("transaction {ordinal}: {error}");
                failed.take().unwrap_or_else(|| index::bad_block(height, 0, &reason))
            })
        })
    }

    /// Height and ordinal of the transaction with this hash, or with this one inside a fee bump.
    pub fn transaction_by_hash(&self, hash: &Hash) -> Result<Option<(Height, u32)>, StoreError> {
        self.unless_merged(|progress, sealed| {
            for span in spans(&progress.coverage, sealed, Height(u32::MAX)) {
                let mut places = match span {
                    Span::Open(bucket) => self.open_places(bucket, &progress.coverage, hash)?,
                    Span::Bucket(bucket) => index::bucket_places(&self.store, bucket, hash)?,
                    Span::Group(group) => index::group_places(&self.store, group, hash)?,
                };
                places.retain(|&(height, _)| progress.coverage.contains(height));
                for (height, ordinal) in places {
                    // The key holds 8 bytes of the hash, the block all of it.
                    let rows = self.transaction(height, ordinal)?.unwrap_or_default();
                    if rows
                        .transactions
                        .iter()
                        .any(|found| found.hash == *hash || found.inner_hash.as_ref() == Some(hash))
                    {
                        return Ok(Some((height, ordinal)));
                    }
                }
            }
            Ok(None)
        })
    }

    /// Height and ordinal of the newest `limit` transactions of `address` whose id is less than
    /// `before`, the newest first.
    pub fn account(
        &self,
        address: &Address,
        before: Option<i64>,
        limit: usize,
        show: Show,
    ) -> Result<Vec<(Height, u32)>, StoreError> {
        let before = before.unwrap_or(i64::MAX);
        let top = u32::try_from(before.max(0) >> 32).map_or(Height(u32::MAX), Height);
        self.unless_merged(|progress, sealed| {
            let coverage = &progress.coverage;
            let mut page = Page { coverage, before, limit, show, found: Vec::new() };
            for span in spans(coverage, sealed, top) {
                if page.full() {
                    break;
                }
                match span {
                    Span::Open(bucket) => self.open_bucket(bucket, coverage, |open| {
                        page.extend(open.inversion.links(address));
                    })?,
                    Span::Bucket(bucket) => {
                        let mut links = Vec::new();
                        index::bucket_links(&self.store, bucket, address, &mut links)?;
                        page.extend(links.into_iter().rev());
                    }
                    Span::Group(group) => {
                        index::group_links(&self.store, group, address, |links| {
                            page.extend(links.iter().rev().copied());
                            !page.full()
                        })?;
                    }
                }
            }
            Ok(page.found)
        })
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        // What a panic may leave half-made, an open bucket, is not kept before it is whole.
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn if_covered<T>(
        &self,
        height: Height,
        read: impl FnOnce() -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.progress().coverage.contains(height).then(read).transpose()
    }

    /// Answers from one view; again, from a newer one, if a merge took bucket indexes away
    /// meanwhile.
    fn unless_merged<T>(
        &self,
        answer: impl Fn(&Progress, &Sealed) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        loop {
            let (progress, sealed) = {
                let seen = self.seen();
                (seen.progress.clone(), seen.sealed.clone())
            };
            let answered = answer(&progress, &sealed);
            let now = Sealed::groups(&self.store)?;
            if now == sealed.groups {
                return answered;
            }
            self.refresh()?;
        }
    }

    fn open_places(
        &self,
        bucket: u32,
        coverage: &Coverage,
        hash: &Hash,
    ) -> Result<Vec<(Height, u32)>, StoreError> {
        let mut places = Vec::new();
        self.open_bucket(bucket, coverage, |open| places = open.places(hash_prefix(hash)))?;
        Ok(places)
    }

    /// Shows `look` the links of all covered heights of `bucket`.
    fn open_bucket(
        &self,
        bucket: u32,
        coverage: &Coverage,
        look: impl FnOnce(&mut OpenBucket),
    ) -> Result<(), StoreError> {
        let (first, last) = index::heights(bucket);
        let covered = Coverage::from_ranges(coverage.within(first, last));
        let mut seen = self.seen();
        let mut open = seen.open.remove(&bucket).unwrap_or_default();
        if !open.can_become(&covered) {
            open = OpenBucket::default();
        }
        open.catch_up(&self.store, &covered)?;
        look(&mut open);
        if seen.open.len() >= OPEN_BUCKETS {
            seen.open.pop_first(); // the oldest are asked for least
        }
        seen.open.insert(bucket, open);
        Ok(())
    }
}

fn read<S: Store>(store: &S) -> Result<(Arc<Progress>, Arc<Sealed>), StoreError> {
    // Marks first: what is sealed after them is merely answered from blocks.
    let sealed = Arc::new(Sealed::read(store)?);
    let progress = Arc::new(Progress::read(store)?);
    // A reader beside a writer may have learnt of marks and not yet of the files that came before
    // them: catching up once more brings these.
    store.refresh()?;
    Ok((progress, sealed))
}

/// What together holds the links of all covered heights up to `top`, the highest first.
fn spans<'a>(
    coverage: &'a Coverage,
    sealed: &'a Sealed,
    top: Height,
) -> impl Iterator<Item = Span> + 'a {
    let group = |height: Height| height.0 / BUCKET / GROUP;
    let last = coverage.last().map(|last| last.min(top));
    let groups = coverage.first().zip(last).map(|(first, last)| group(first)..=group(last));
    groups.into_iter().flatten().rev().flat_map(move |group| {
        let whole = sealed.groups.contains(&group).then_some(Span::Group(group));
        let buckets = if whole.is_some() { 0..0 } else { index::buckets(group) };
        let parts = buckets.rev().filter_map(move |bucket| {
            let (first, last) = index::heights(bucket);
            let covered = Coverage::from_ranges(coverage.within(first, last));
            let sealed = index::holds(sealed.buckets.get(&bucket), &covered);
            match covered.heights() {
                0 => None,
                _ if first > top => None,
                _ if sealed => Some(Span::Bucket(bucket)),
                _ => Some(Span::Open(bucket)),
            }
        });
        whole.into_iter().chain(parts)
    })
}

/// A page of an account's history as it fills.
struct Page<'a> {
    coverage: &'a Coverage,
    before: i64,
    limit: usize,
    show: Show,
    found: Vec<(Height, u32)>,
}

impl Page<'_> {
    fn full(&self) -> bool {
        self.found.len() >= self.limit
    }

    /// Takes of `links`, the newest first, what belongs on the page.
    fn extend(&mut self, links: impl Iterator<Item = Link>) {
        let room = self.limit - self.found.len();
        let wanted = links.filter(|link| {
            (self.show == Show::All || link.changes)
                && toid(link.height, link.ordinal.saturating_add(1), 0) < self.before
                && self.coverage.contains(link.height)
        });
        self.found.extend(wanted.take(room).map(|link| (link.height, link.ordinal)));
    }
}

/// The links of a bucket that is not sealed, or not with all its heights.
#[derive(Default)]
struct OpenBucket {
    heights: Coverage,
    inversion: Inversion,
    /// Positions in the inversion's hashes, of those that were there when one was last asked for.
    by_hash: HashTable<usize>,
}

impl OpenBucket {
    /// Whether only heights above the highest one are missing.
    fn can_become(&self, covered: &Coverage) -> bool {
        let Some(last) = self.heights.last() else { return true };
        self.heights == Coverage::from_ranges(covered.within(Height(0), last))
    }

    fn catch_up<S: Store>(&mut self, store: &S, covered: &Coverage) -> Result<(), StoreError> {
        let next = self.heights.last().map_or(Height(0), Height::next);
        for (from, to) in covered.within(next, Height(u32::MAX)) {
            for height in (from.0..=to.0).map(Height) {
                if !self.heights.contains(height) {
                    self.add(height, index::links(store, height)?)?;
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, height: Height, links: block::Links) -> Result<(), StoreError> {
        let added = self.inversion.add(height, links, |_| true);
        added.ok_or_else(|| index::bad_block(height, 0, "links that do not fit together"))?;
        self.heights.insert(height, height);
        Ok(())
    }

    fn places(&mut self, prefix: u64) -> Vec<(Height, u32)> {
        let hashes = &self.inversion.hashes;
        for (position, &(prefix, ..)) in hashes.iter().enumerate().skip(self.by_hash.len()) {
            self.by_hash.insert_unique(prefix, position, |&other| hashes[other].0);
        }
        let positions = self.by_hash.iter_hash(prefix).map(|&position| hashes[position]);
        positions.filter(|found| found.0 == prefix).map(|found| (found.1, found.2)).collect()
    }
}
