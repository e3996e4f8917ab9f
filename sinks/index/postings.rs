//! The transactions of one address in one bucket, as bytes.
//!
//! For each height, ascending: a varint of twice its distance from the height after the one before
//! (from the bucket's first, for the first), plus 1 if one transaction follows; otherwise a varint
//! of their number less 2 comes next. For each transaction, ascending: a varint of twice the
//! distance of its ordinal from the one after the one before (or from 0), plus 1 if the address has
//! state changes of its own there, so that a page of changes need not open what has none.

use ledgerflow_records::Height;

use super::BUCKET;
use crate::meta::take;

/// One transaction of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Link {
    /// The ledger.
    pub(crate) height: Height,
    /// Of the transaction in the ledger, from 0.
    pub(crate) ordinal: u32,
    /// Whether the address has state changes of its own there.
    pub(crate) changes: bool,
}

/// Appends the postings of `links`, which ascend strictly by height and ordinal, within one bucket.
pub(crate) fn encode(links: &[Link], bytes: &mut Vec<u8>) {
    let mut next_height = None;
    for links in links.chunk_by(|one, other| one.height == other.height) {
        let [first, ..] = links else { continue };
        let distance = first.height.0 - next_height.unwrap_or(first.height.0 & !(BUCKET - 1));
        next_height = Some(first.height.0 + 1);
        push_varint(bytes, u64::from(distance) << 1 | u64::from(links.len() == 1));
        if let Some(more) = links.len().checked_sub(2) {
            push_varint(bytes, more as u64);
        }
        let mut next_ordinal = 0;
        for link in links {
            let distance = u64::from(link.ordinal) - next_ordinal;
            push_varint(bytes, distance << 1 | u64::from(link.changes));
            next_ordinal = u64::from(link.ordinal) + 1;
        }
    }
}

/// Appends to `links` those that exactly these bytes hold, for the bucket that starts at `first`.
pub(crate) fn decode(first: Height, mut bytes: &[u8], links: &mut Vec<Link>) -> Option<()> {
    let mut offset = 0;
    while !bytes.is_empty() {
        let head = take_varint(&mut bytes)?;
        offset += head >> 1;
        let height = Height(first.0 + u32::try_from(offset).ok().filter(|&at| at < BUCKET)?);
        offset += 1;
        let count = if head & 1 == 1 { 1 } else { take_varint(&mut bytes)?.checked_add(2)? };
        let mut next_ordinal = 0;
        for _ in 0..count {
            let head = take_varint(&mut bytes)?;
            let ordinal = u32::try_from(next_ordinal + (head >> 1)).ok()?;
            links.push(Link { height, ordinal, changes: head & 1 == 1 });
            next_ordinal = u64::from(ordinal) + 1;
        }
    }
    Some(())
}

/// Appends `value`, 7 bits a byte, the lowest first.
pub(crate) fn push_varint(bytes: &mut Vec<u8>, mut value: u64) {
    loop {
        let [.., low] = value.to_be_bytes();
        value >>= 7;
        if value == 0 {
            return bytes.push(low);
        }
        bytes.push(low | 0x80);
    }
}

/// Takes a varint of at most 63 bits, in its shortest form, off the front.
pub(crate) fn take_varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for shift in (0..63).step_by(7) {
        let [byte] = take(bytes)?;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return (byte != 0 || shift == 0).then_some(value);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    fn link(height: u32, ordinal: u32, changes: bool) -> Link {
        Link { height: Height(height), ordinal, changes }
    }

    #[test]
    fn the_bytes_of_postings_are_these() {
        let links = [link(2050, 7, true), link(2051, 0, false), link(2051, 300, true)];
        let mut bytes = Vec::new();
        encode(&links, &mut bytes);
        // Height 2048 + 2, alone; the next height, with 0 more than two; 300 is 299 after 1.
        assert_eq!(bytes, [2 << 1 | 1, 7 << 1 | 1, 0, 0, 0, 0xd7, 0x04]);
    }

    proptest! {
        #[test]
        fn postings_survive_their_bytes(
            links in prop::collection::btree_map((0u32..BUCKET, any::<u32>()), any::<bool>(), 0..40),
        ) {
            let links: BTreeMap<_, _> = links;
            let links: Vec<_> = links
                .into_iter()
                .map(|((at, ordinal), changes)| link(5 * BUCKET + at, ordinal, changes))
                .collect();
            let (mut bytes, mut back) = (Vec::new(), Vec::new());
            encode(&links, &mut bytes);
            decode(Height(5 * BUCKET), &bytes, &mut back).unwrap();
            prop_assert_eq!(back, links);
        }

        #[test]
        fn hostile_postings_have_one_meaning_or_none(
            bytes in prop::collection::vec(any::<u8>(), 0..40),
        ) {
            let mut links = Vec::new();
            if decode(Height(BUCKET), &bytes, &mut links).is_some() {
                prop_assert!(links.is_sorted_by(|one, other| one < other));
                let mut again = Vec::new();
                encode(&links, &mut again);
                prop_assert_eq!(again, bytes);
            }
        }
    }
}
