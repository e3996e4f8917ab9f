//! Sealed indexes: from an address or a hash to the transactions of 1,024 heights at a time.
//!
//! | family | key | value, after a version byte |
//! |---|---|---|
//! | accounts | 0 ‖ bucket u32 ‖ address | postings: see `postings.rs` |
//! | accounts | 1 ‖ group u32 ‖ address, then with ‖ chunk u8 from 1 | chunks − 1, then of each bucket, highest first: its number in the group u8, length varint, postings |
//! | hashes | level u8 ‖ bucket or group u32 ‖ first 8 bytes of a hash | places: low 16 bits of the height, ordinal u24 |
//!
//! The span comes first in a key: keys that begin with an account or a hash would overlap every
//! file written before them and get dearer for ever. Sealing reads durable blocks only, and the
//! mark in [`Sealed`] is written last, so that being killed anywhere costs nothing but time.

mod check;
mod inversion;
mod merge;
#[cfg(test)]
mod model;
pub(crate) mod postings;
mod seal;
#[cfg(test)]
mod tests;

use ledgerflow_records::{Address, Hash, Height};

pub use self::check::differences;
pub(crate) use self::inversion::{Inversion, hash_prefix};
pub use self::merge::{merge, mergeable};
use self::postings::{Link, take_varint};
pub(crate) use self::seal::{bad_block, block_part, block_parts, holds, links};
pub use self::seal::{seal, seal_with, unsealed};
#[cfg(doc)]
use crate::meta::Sealed;
use crate::meta::take;
use crate::store::{Family, Store, StoreError};

/// Heights of a bucket: a constant of the format.
pub const BUCKET: u32 = 1 << 10;
/// Buckets of a group: a constant of the format.
pub const GROUP: u32 = 1 << 6;

/// The level of a bucket's keys.
const BUCKETS: u8 = 0;
/// The level of a merged group's keys.
const GROUPS: u8 = 1;

const VERSION: u8 = 1;
/// Bytes of a place.
const PLACE: usize = 5;

/// The heights of a bucket, first and last.
pub fn heights(bucket: u32) -> (Height, Height) {
    let first = bucket.saturating_mul(BUCKET);
    (Height(first), Height(first | (BUCKET - 1)))
}

/// The buckets of a group.
pub fn buckets(group: u32) -> std::ops::Range<u32> {
    group * GROUP..(group + 1) * GROUP
}

fn span_key(level: u8, span: u32) -> [u8; 5] {
    let [a, b, c, d] = span.to_be_bytes();
    [level, a, b, c, d]
}

/// The transactions of `bucket` that `address` took part in, ascending, appended to `links`.
pub(crate) fn bucket_links<S: Store>(
    store: &S,
    bucket: u32,
    address: &Address,
    links: &mut Vec<Link>,
) -> Result<(), StoreError> {
    let key = [span_key(BUCKETS, bucket).as_slice(), &address.bytes()].concat();
    let Some(value) = store.get(Family::Accounts, &key)? else { return Ok(()) };
    value
        .strip_prefix(&[VERSION])
        .and_then(|body| postings::decode(heights(bucket).0, body, links))
        .ok_or_else(|| StoreError::corrupt(Family::Accounts, &key, "no postings"))
}

/// Hands out the transactions of a merged group that `address` took part in, a bucket at a time,
/// the highest first, each ascending, until `more` says no.
pub(crate) fn group_links<S: Store>(
    store: &S,
    group: u32,
    address: &Address,
    mut more: impl FnMut(&[Link]) -> bool,
) -> Result<(), StoreError> {
    let mut key = [span_key(GROUPS, group).as_slice(), &address.bytes()].concat();
    let Some(mut value) = store.get(Family::Accounts, &key)? else { return Ok(()) };
    let (mut chunk, length) = (0u8, key.len());
    loop {
        let corrupt = |reason| StoreError::corrupt(Family::Accounts, &key, reason);
        let chunks_after = each_section(group, &value, &mut more);
        match chunks_after.ok_or_else(|| corrupt("no postings"))? {
            Some(after) if chunk < after => chunk += 1,
            _ => return Ok(()),
        }
        key.truncate(length);
        key.push(chunk);
        let next = store.get(Family::Accounts, &key)?;
        value = next.ok_or_else(|| {
            StoreError::corrupt(Family::Accounts, &key, "a chunk of postings is missing")
        })?;
    }
}

/// Yields how many chunks follow the first, or `None` within if no more are wanted.
fn each_section(
    group: u32,
    value: &[u8],
    more: &mut impl FnMut(&[Link]) -> bool,
) -> Option<Option<u8>> {
    let (mut rest, mut links) = (value.strip_prefix(&[VERSION])?, Vec::new());
    let [chunks_after] = take(&mut rest)?;
    while !rest.is_empty() {
        let [bucket] = take(&mut rest)?;
        let length = usize::try_from(take_varint(&mut rest)?).ok()?;
        let (body, after) = rest.split_at_checked(length)?;
        rest = after;
        let bucket = Some(u32::from(bucket)).filter(|&bucket| bucket < GROUP)? + group * GROUP;
        links.clear();
        postings::decode(heights(bucket).0, body, &mut links)?;
        if !more(&links) {
            return Some(None);
        }
    }
    Some(Some(chunks_after))
}

/// Where `bucket` may hold the transaction `hash`: others share the prefix.
pub(crate) fn bucket_places<S: Store>(
    store: &S,
    bucket: u32,
    hash: &Hash,
) -> Result<Vec<(Height, u32)>, StoreError> {
    places(store, span_key(BUCKETS, bucket), heights(bucket).0, hash)
}

/// The same of a merged group.
pub(crate) fn group_places<S: Store>(
    store: &S,
    group: u32,
    hash: &Hash,
) -> Result<Vec<(Height, u32)>, StoreError> {
    places(store, span_key(GROUPS, group), heights(buckets(group).start).0, hash)
}

fn places<S: Store>(
    store: &S,
    span: [u8; 5],
    first: Height,
    hash: &Hash,
) -> Result<Vec<(Height, u32)>, StoreError> {
    let key = [span.as_slice(), &hash_prefix(hash).to_be_bytes()].concat();
    let Some(value) = store.get(Family::Hashes, &key)? else { return Ok(Vec::new()) };
    let places = value.strip_prefix(&[VERSION]).map(|body| body.as_chunks::<PLACE>());
    match places {
        Some((places, [])) => Ok(places
            .iter()
            .map(|&[high, low, a, b, c]| {
                let height = first.0 & !0xffff | u32::from(u16::from_be_bytes([high, low]));
                (Height(height), u32::from_be_bytes([0, a, b, c]))
            })
            .collect()),
        _ => Err(StoreError::corrupt(Family::Hashes, &key, "no places")),
    }
}

/// The bytes of a place; `None` if the ledger has more transactions than any chain allows.
fn place(height: Height, ordinal: u32) -> Option<[u8; PLACE]> {
    let [_, _, high, low] = height.0.to_be_bytes();
    let [0, a, b, c] = ordinal.to_be_bytes() else { return None };
    Some([high, low, a, b, c])
}
