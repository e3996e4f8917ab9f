//! Whether sealed indexes are what the blocks say.

use ledgerflow_records::{Address, Coverage, Hash};

use super::postings::Link;
use super::seal::{links, seal_with};
use super::{BUCKETS, PLACE, bucket_links, buckets, group_links, group_places, heights, span_key};
use crate::memory::Memory;
use crate::meta::Sealed;
use crate::store::{Entry, Family, Order, Store, StoreError};

/// Seals every sealed bucket anew, in memory, and says where the store's index differs.
pub fn differences<S: Store>(store: &S) -> Result<Vec<String>, StoreError> {
    let sealed = Sealed::read(store)?;
    let mut found = Vec::new();
    for (&bucket, covered) in &sealed.buckets {
        let anew = anew(store, bucket, covered)?;
        for family in [Family::Accounts, Family::Hashes] {
            found.extend(compare(store, &anew, family, bucket)?);
        }
    }
    for bucket in sealed.groups.iter().flat_map(|&group| buckets(group)) {
        let (first, last) = heights(bucket);
        let anew = anew(store, bucket, &Coverage::from_ranges([(first, last)]))?;
        found.extend(merged(store, &anew, bucket)?);
    }
    Ok(found)
}

fn anew<S: Store>(store: &S, bucket: u32, covered: &Coverage) -> Result<Memory, StoreError> {
    let memory = Memory::default();
    seal_with(&memory, bucket, covered, |height| links(store, height))?;
    Ok(memory)
}

/// All entries of a bucket, both ways.
fn compare<S: Store>(
    store: &S,
    anew: &Memory,
    family: Family,
    bucket: u32,
) -> Result<Option<String>, StoreError> {
    let (from, to) = (span_key(BUCKETS, bucket), span_key(BUCKETS, bucket + 1));
    let mut stored = store.scan(family, &from, Some(&to), Order::Ascending);
    let mut wanted = anew.scan(family, &from, Some(&to), Order::Ascending);
    loop {
        let pair = (stored.next().transpose()?, wanted.next().transpose()?);
        if pair == (None, None) {
            return Ok(None);
        }
        if pair.0 != pair.1 {
            let key = pair.1.or(pair.0).map(|(key, _)| key).unwrap_or_default();
            return Ok(Some(told(family, bucket, &key)));
        }
    }
}

/// Every entry of a bucket is in its group.
fn merged<S: Store>(store: &S, anew: &Memory, bucket: u32) -> Result<Vec<String>, StoreError> {
    let group = bucket / super::GROUP;
    let (from, to) = (span_key(BUCKETS, bucket), span_key(BUCKETS, bucket + 1));
    let mut found = Vec::new();
    for entry in anew.scan(Family::Accounts, &from, Some(&to), Order::Ascending) {
        let (key, _) = entry?;
        let Some(address) = key.get(from.len()..).and_then(Address::from_bytes) else { continue };
        let (mut wanted, mut same) = (Vec::<Link>::new(), false);
        bucket_links(anew, bucket, &address, &mut wanted)?;
        group_links(store, group, &address, |links| {
            same |= links == wanted;
            !same
        })?;
        if !same {
            found.push(told(Family::Accounts, bucket, &key));
        }
    }
    for entry in anew.scan(Family::Hashes, &from, Some(&to), Order::Ascending) {
        let (key, value): Entry = entry?;
        let mut hash = Hash::default();
        let prefix = key.get(from.len()..).unwrap_or_default();
        hash.0.iter_mut().zip(prefix).for_each(|(byte, &known)| *byte = known);
        let held = group_places(store, group, &hash)?;
        let wanted = super::bucket_places(anew, bucket, &hash)?;
        if value.len() != 1 + wanted.len() * PLACE || !wanted.iter().all(|at| held.contains(at)) {
            found.push(told(Family::Hashes, bucket, &key));
        }
    }
    Ok(found)
}

fn told(family: Family, bucket: u32, key: &[u8]) -> String {
    let (first, last) = heights(bucket);
    let key: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("index {family} of ledgers {first} to {last}: entry {key} is not what the blocks say")
}
