//! Inverts the blocks of a bucket into sorted runs.

use ledgerflow_records::{Address, Coverage, Height};

use super::inversion::{HashPlace, Inversion};
use super::postings;
use super::{BUCKET, BUCKETS, GROUP, VERSION, heights, place, span_key};
use crate::block::{self, Links};
use crate::meta::{Progress, Sealed};
use crate::store::{Batch, Family, Run, Store, StoreError};

/// Memory for the links of a bucket; one that needs more is inverted in several passes.
const INVERSION_BYTES: usize = 64 << 20;

/// Seals the covered heights of `bucket` from their blocks. Heights that were sealed before are
/// sealed again with the others; does nothing if there are no others.
pub fn seal<S: Store>(store: &S, bucket: u32) -> Result<(), StoreError> {
    let coverage = Progress::read(store)?.coverage;
    seal_with(store, bucket, &coverage, |height| links(store, height))
}

/// Seals the heights of `bucket` that `coverage` holds, given the links of each.
pub fn seal_with<S: Store>(
    store: &S,
    bucket: u32,
    coverage: &Coverage,
    links: impl Fn(Height) -> Result<Links, StoreError>,
) -> Result<(), StoreError> {
    seal_within(store, bucket, coverage, links, INVERSION_BYTES)
}

pub(super) fn seal_within<S: Store>(
    store: &S,
    bucket: u32,
    coverage: &Coverage,
    links: impl Fn(Height) -> Result<Links, StoreError>,
    memory_bytes: usize,
) -> Result<(), StoreError> {
    let (first, last) = heights(bucket);
    let covered = Coverage::from_ranges(coverage.within(first, last));
    let sealed = Sealed::bucket(store, bucket)?;
    // A merged group is whole: there is nothing to add.
    if Sealed::group(store, bucket / GROUP)? || holds(sealed.as_ref(), &covered) {
        return Ok(());
    }
    let work = Work { bucket, covered: &covered, links, memory_bytes };
    store.ingest(work.runs(store)?)?;
    let mut batch = Batch::default();
    Sealed::put_bucket(&mut batch, bucket, &covered);
    store.write(batch, true)
}

/// The buckets that hold heights that are covered and not sealed, ascending.
pub fn unsealed<S: Store>(store: &S) -> Result<Vec<u32>, StoreError> {
    let (coverage, sealed) = (Progress::read(store)?.coverage, Sealed::read(store)?);
    let touched = coverage.ranges().iter().flat_map(|(from, to)| from.0 / BUCKET..=to.0 / BUCKET);
    let mut buckets: Vec<u32> = touched
        .filter(|bucket| !sealed.groups.contains(&(bucket / GROUP)))
        .filter(|bucket| {
            let (first, last) = heights(*bucket);
            let covered = Coverage::from_ranges(coverage.within(first, last));
            !holds(sealed.buckets.get(bucket), &covered)
        })
        .collect();
    buckets.dedup();
    Ok(buckets)
}

/// Whether every height of `covered` is in `sealed`.
pub(crate) fn holds(sealed: Option<&Coverage>, covered: &Coverage) -> bool {
    covered.ranges().iter().all(|&(from, to)| {
        sealed.map_or(0, |sealed| sealed.count(from, to)) == u64::from(to.0 - from.0) + 1
    })
}

/// The links in the block of a covered height.
pub(crate) fn links<S: Store>(store: &S, height: Height) -> Result<Links, StoreError> {
    let parts = block_parts(store, height)?;
    block::links(&parts).map_err(|error| bad_block(height, 0, &error.to_string()))
}

/// All parts of the block of a covered height.
pub(crate) fn block_parts<S: Store>(store: &S, height: Height) -> Result<Vec<Vec<u8>>, StoreError> {
    let first = block_part(store, height, 0)?;
    let header = block::header(&first).map_err(|error| bad_block(height, 0, &error.to_string()))?;
    let rest = (1..header.parts).map(|part| block_part(store, height, part));
    std::iter::once(Ok(first)).chain(rest).collect()
}

/// One part of the block of a covered height.
pub(crate) fn block_part<S: Store>(
    store: &S,
    height: Height,
    part: u16,
) -> Result<Vec<u8>, StoreError> {
    let found = store.get(Family::Blocks, &block::key(height, part))?;
    found.ok_or_else(|| bad_block(height, part, "missing"))
}

/// Says which ledger's block is not what it should be.
pub(crate) fn bad_block(height: Height, part: u16, reason: &str) -> StoreError {
    let reason = format!("ledger {height}, part {part}: {reason}");
    StoreError::corrupt(Family::Blocks, &block::key(height, part), reason)
}

/// What is to be inverted, and with how much memory.
struct Work<'a, F> {
    bucket: u32,
    covered: &'a Coverage,
    links: F,
    memory_bytes: usize,
}

impl<F: Fn(Height) -> Result<Links, StoreError>> Work<'_, F> {
    fn runs<S: Store>(&self, store: &S) -> Result<Vec<S::Run>, StoreError> {
        let mut passes = 1;
        loop {
            match self.in_passes(store, passes)? {
                Some(runs) => return Ok(runs),
                None => passes *= 4,
            }
        }
    }

    /// `None` if so few passes do not fit into memory.
    fn in_passes<S: Store>(
        &self,
        store: &S,
        passes: u16,
    ) -> Result<Option<Vec<S::Run>>, StoreError> {
        let mut runs = Vec::new();
        for pass in 0..passes {
            let Some(inversion) = self.invert(pass, passes)? else { return Ok(None) };
            runs.push(accounts(store, self.bucket, &inversion)?);
            runs.push(hashes(store, self.bucket, inversion.hashes)?);
        }
        Ok(Some(runs))
    }

    /// Inverts the links of those addresses and hashes whose first byte falls to this pass.
    fn invert(&self, pass: u16, passes: u16) -> Result<Option<Inversion>, StoreError> {
        let mut inversion = Inversion::default();
        let mine = |byte: u8| u16::from(byte) % passes == pass;
        for &(from, to) in self.covered.ranges() {
            for height in (from.0..=to.0).map(Height) {
                inversion
                    .add(height, (self.links)(height)?, mine)
                    .ok_or_else(|| bad_block(height, 0, "links that do not fit together"))?;
                // One byte cannot be cut any finer.
                if passes < 256 && inversion.bytes() > self.memory_bytes {
                    return Ok(None);
                }
            }
        }
        Ok(Some(inversion))
    }
}

/// The longest bytes of an address, padded: none is a prefix of another, so they sort alike.
type Padded = [u8; 41];

fn pad(address: &Address) -> (Padded, usize) {
    let (bytes, mut padded) = (address.bytes(), [0; 41]);
    padded[..bytes.len()].copy_from_slice(&bytes);
    (padded, bytes.len())
}

fn accounts<S: Store>(store: &S, bucket: u32, inversion: &Inversion) -> Result<S::Run, StoreError> {
    let (padded, lengths): (Vec<Padded>, Vec<usize>) = inversion.addresses.iter().map(pad).unzip();
    let mut order: Vec<(u64, u32)> = padded
        .iter()
        .zip(0..)
        .map(|(&[a, b, c, d, e, f, g, h, ..], number)| {
            (u64::from_be_bytes([a, b, c, d, e, f, g, h]), number)
        })
        .collect();
    // The first 8 bytes decide almost always, and are at hand.
    let whole = |number: u32| &padded[number as usize];
    order.sort_unstable_by(|one, other| {
        one.0.cmp(&other.0).then_with(|| whole(one.1).cmp(whole(other.1)))
    });
    let mut run = store.run(Family::Accounts)?;
    let (mut key, mut value) = (span_key(BUCKETS, bucket).to_vec(), Vec::new());
    let (links, ends) = inversion.in_order(order.iter().map(|&(_, number)| number));
    let (span, mut start) = (key.len(), 0);
    for number in order.into_iter().map(|(_, number)| number as usize) {
        key.truncate(span);
        key.extend_from_slice(&padded[number][..lengths[number]]);
        value.clear();
        value.push(VERSION);
        let links = links.get(start..ends[number]).unwrap_or_default();
        start = ends[number];
        postings::encode(links, &mut value);
        run.put(&key, &value)?;
    }
    Ok(run)
}

fn hashes<S: Store>(
    store: &S,
    bucket: u32,
    mut hashes: Vec<HashPlace>,
) -> Result<S::Run, StoreError> {
    hashes.sort_unstable();
    hashes.dedup();
    let mut run = store.run(Family::Hashes)?;
    let (mut key, mut value) = (span_key(BUCKETS, bucket).to_vec(), Vec::new());
    let span = key.len();
    for same in hashes.chunk_by(|one, other| one.0 == other.0) {
        key.truncate(span);
        value.clear();
        value.push(VERSION);
        for &(prefix, height, ordinal) in same {
            key.truncate(span);
            key.extend(prefix.to_be_bytes());
            let place = place(height, ordinal);
            value.extend(place.ok_or_else(|| bad_block(height, 0, "too many transactions"))?);
        }
        run.put(&key, &value)?;
    }
    Ok(run)
}
