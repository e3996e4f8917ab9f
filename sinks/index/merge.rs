//! Merges the indexes of a full group of buckets into one.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;

use super::postings::push_varint;
use super::{BUCKET, BUCKETS, GROUP, GROUPS, VERSION, buckets, span_key};
use crate::meta::Sealed;
use crate::store::{Batch, Entry, Family, Order, Run, Store, StoreError};

/// Bytes at which a value of merged postings is cut: a page should not read all of a busy account.
const CHUNK_BYTES: usize = 64 << 10;

/// The groups whose buckets are all sealed and full, and which are not merged yet.
pub fn mergeable<S: Store>(store: &S) -> Result<Vec<u32>, StoreError> {
    let sealed = Sealed::read(store)?;
    let mut groups: Vec<u32> = sealed.buckets.keys().map(|bucket| bucket / GROUP).collect();
    groups.dedup();
    groups.retain(|&group| full(&sealed, group));
    Ok(groups)
}

/// Merges the indexes of the buckets of `group` into one, and drops theirs; yields whether there
/// was anything to do. May be killed anywhere: the buckets stay until the mark is written.
pub fn merge<S: Store>(store: &S, group: u32) -> Result<bool, StoreError> {
    let sealed = Sealed::read(store)?;
    if !full(&sealed, group) {
        return Ok(false);
    }
    store.ingest(vec![accounts(store, group)?, hashes(store, group)?])?;
    let buckets = buckets(group);
    let mut batch = Batch::default();
    Sealed::put_group(&mut batch, group, buckets.clone());
    for family in [Family::Accounts, Family::Hashes] {
        batch.delete_range(
            family,
            span_key(BUCKETS, buckets.start),
            span_key(BUCKETS, buckets.end),
        );
    }
    store.write(batch, true)?;
    Ok(true)
}

fn full(sealed: &Sealed, group: u32) -> bool {
    buckets(group).all(|bucket| {
        let heights = sealed.buckets.get(&bucket).map_or(0, |sealed| sealed.heights());
        heights == u64::from(BUCKET)
    })
}

fn accounts<S: Store>(store: &S, group: u32) -> Result<S::Run, StoreError> {
    let mut run = store.run(Family::Accounts)?;
    let mut chunks = Vec::<Vec<u8>>::new();
    each_key(store, Family::Accounts, group, |tail, values| {
        chunks.clear();
        for (bucket, body) in values.iter().rev() {
            if chunks.last().is_none_or(|chunk| chunk.len() > CHUNK_BYTES) {
                chunks.push(vec![VERSION, 0]);
            }
            let Some(chunk) = chunks.last_mut() else { continue };
            chunk.push(*bucket);
            push_varint(chunk, body.len() as u64);
            chunk.extend_from_slice(body);
        }
        let after =
            u8::try_from(chunks.len() - 1).expect("a chunk holds one of 64 buckets or more");
        let mut key = [span_key(GROUPS, group).as_slice(), tail].concat();
        let length = key.len();
        for (number, chunk) in (0u8..).zip(&mut chunks) {
            key.truncate(length);
            key.extend((number > 0).then_some(number));
            chunk[1] = after;
            run.put(&key, chunk)?;
        }
        Ok(())
    })?;
    Ok(run)
}

fn hashes<S: Store>(store: &S, group: u32) -> Result<S::Run, StoreError> {
    let mut run = store.run(Family::Hashes)?;
    let (mut key, mut value) = (span_key(GROUPS, group).to_vec(), Vec::new());
    let span = key.len();
    each_key(store, Family::Hashes, group, |tail, values| {
        key.truncate(span);
        key.extend_from_slice(tail);
        value.clear();
        value.push(VERSION);
        values.iter().for_each(|(_, places)| value.extend_from_slice(places));
        run.put(&key, &value)
    })?;
    Ok(run)
}

/// The value of a bucket, by its number in the group, without the version.
type OfBucket = (u8, Vec<u8>);

/// Calls `each` for every key of the group's buckets, ascending, without its span, and with its
/// values by ascending bucket.
fn each_key<S: Store>(
    store: &S,
    family: Family,
    group: u32,
    mut each: impl FnMut(&[u8], &[OfBucket]) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut scans: Vec<_> = buckets(group)
        .map(|bucket| {
            let (from, to) = (span_key(BUCKETS, bucket), span_key(BUCKETS, bucket + 1));
            store.scan(family, &from, Some(&to), Order::Ascending)
        })
        .collect();
    // The least key first, and of equal ones the lowest bucket.
    let mut heads = BinaryHeap::with_capacity(scans.len());
    for (bucket, scan) in (0u8..).zip(&mut scans) {
        heads.extend(head(family, bucket, scan)?.map(Reverse));
    }
    let (mut tail, mut values) = (Vec::new(), Vec::<OfBucket>::new());
    while let Some(mut least) = heads.peek_mut() {
        let Reverse((key, bucket, value)) = &mut *least;
        if *key != tail {
            if !values.is_empty() {
                each(&tail, &values)?;
                values.clear();
            }
            std::mem::swap(&mut tail, key);
        }
        let bucket = *bucket;
        values.push((bucket, std::mem::take(value)));
        match head(family, bucket, &mut scans[usize::from(bucket)])? {
            Some(next) => *least = Reverse(next),
            None => drop(PeekMut::pop(least)),
        }
    }
    if values.is_empty() { Ok(()) } else { each(&tail, &values) }
}

/// A key without its span, and the value of one bucket under it.
type Head = (Vec<u8>, u8, Vec<u8>);

/// The next entry of a bucket.
fn head(
    family: Family,
    bucket: u8,
    scan: &mut impl Iterator<Item = Result<Entry, StoreError>>,
) -> Result<Option<Head>, StoreError> {
    let Some(entry) = scan.next() else { return Ok(None) };
    let (mut key, mut value) = entry?;
    if value.first() != Some(&VERSION) || key.len() < span_key(BUCKETS, 0).len() {
        return Err(StoreError::corrupt(family, &key, "no index entry of this format"));
    }
    key.drain(..span_key(BUCKETS, 0).len());
    value.remove(0);
    Ok(Some((key, bucket, value)))
}
