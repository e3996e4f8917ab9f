//! Who was where, the other way round: from addresses and hashes to transactions, in flat arrays.

use std::hash::BuildHasher;

use foldhash::fast::RandomState;
use hashbrown::HashTable;
use ledgerflow_records::{Address, Hash, Height};

use super::postings::Link;
use crate::block::Links;

/// No link comes before.
const NONE: u32 = u32::MAX;

/// The part of a hash that index keys hold.
pub(crate) fn hash_prefix(hash: &Hash) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = hash.0;
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// A hash's prefix and where its transaction is.
pub(crate) type HashPlace = (u64, Height, u32);

/// The links of heights that were added in ascending order.
///
/// The links of an address are a chain from its last one back, so that adding one allocates nothing
/// and the newest are found first.
#[derive(Default)]
pub(crate) struct Inversion {
    /// Each once, in order of appearance; what follows names them by position.
    pub(crate) addresses: Vec<Address>,
    numbers: HashTable<u32>,
    hasher: RandomState,
    /// Per address, its last link.
    last: Vec<u32>,
    /// Each link and the one before it of the same address.
    links: Vec<(Link, u32)>,
    /// The address of each link.
    owners: Vec<u32>,
    /// In order of appearance.
    pub(crate) hashes: Vec<HashPlace>,
    /// Number of each address of the height being added, [`NONE`] for one that is not wanted.
    local: Vec<u32>,
}

impl Inversion {
    /// Adds the links of `height`, of those addresses and hashes whose first byte is `wanted`.
    /// `None` if they contradict themselves.
    pub(crate) fn add(
        &mut self,
        height: Height,
        mut links: Links,
        wanted: impl Fn(u8) -> bool,
    ) -> Option<()> {
        self.number(links.addresses, &wanted)?;
        // Within a height by ordinal, as they mostly are: then every chain ascends.
        if !links.transactions.is_sorted_by_key(|&(_, ordinal, _)| ordinal) {
            links.transactions.sort_unstable_by_key(|&(_, ordinal, _)| ordinal);
        }
        for (index, ordinal, changes) in links.transactions {
            let number = *self.local.get(index as usize)?;
            if number != NONE {
                self.link(number, Link { height, ordinal, changes })?;
            }
        }
        let hashes = links.hashes.into_iter().filter(|(hash, _)| wanted(hash.0[0]));
        self.hashes.extend(hashes.map(|(hash, ordinal)| (hash_prefix(&hash), height, ordinal)));
        Some(())
    }

    /// Gives each address its number, in `local`.
    fn number(&mut self, named: Vec<Address>, wanted: impl Fn(u8) -> bool) -> Option<()> {
        let Self { addresses, numbers, hasher, last, local, .. } = self;
        local.clear();
        for address in named {
            if !wanted(address.key()[0]) {
                local.push(NONE);
                continue;
            }
            let of = |&number: &u32| addresses[number as usize];
            let found = numbers.entry(
                hasher.hash_one(address),
                |number| of(number) == address,
                |number| hasher.hash_one(of(number)),
            );
            let next = u32::try_from(addresses.len()).ok()?;
            let number = *found.or_insert(next).get();
            if number == next {
                addresses.push(address);
                last.push(NONE);
            }
            local.push(number);
        }
        Some(())
    }

    fn link(&mut self, number: u32, link: Link) -> Option<()> {
        let last = &mut self.last[number as usize];
        if let Some((before, _)) = self.links.get_mut(*last as usize)
            && (before.height, before.ordinal) == (link.height, link.ordinal)
        {
            before.changes |= link.changes;
            return Some(());
        }
        let position = u32::try_from(self.links.len()).ok().filter(|&position| position < NONE)?;
        self.links.push((link, *last));
        self.owners.push(number);
        *last = position;
        Some(())
    }

    /// The links of `address`, the newest first.
    pub(crate) fn links(&self, address: &Address) -> impl Iterator<Item = Link> + '_ {
        let same = |&number: &u32| self.addresses[number as usize] == *address;
        let number = self.numbers.find(self.hasher.hash_one(address), same);
        let mut at = number.map_or(NONE, |&number| self.last[number as usize]);
        std::iter::from_fn(move || {
            let &(link, before) = self.links.get(at as usize)?;
            at = before;
            Some(link)
        })
    }

    /// The links of one address after another, in this `order` of their numbers, each ascending;
    /// and where those of each number end. Chains would wait for memory at every step.
    pub(crate) fn in_order(&self, order: impl Iterator<Item = u32>) -> (Vec<Link>, Vec<usize>) {
        let mut ends = vec![0; self.addresses.len()];
        self.owners.iter().for_each(|&owner| ends[owner as usize] += 1);
        let mut start = 0;
        for number in order {
            let count = std::mem::replace(&mut ends[number as usize], start);
            start += count;
        }
        let none = Link { height: Height(0), ordinal: 0, changes: false };
        let mut ordered = vec![none; self.links.len()];
        for ((link, _), &owner) in self.links.iter().zip(&self.owners) {
            let end = &mut ends[owner as usize];
            ordered[*end] = *link;
            *end += 1;
        }
        (ordered, ends)
    }

    /// About how much memory this and sorting it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.addresses.len() * 136 + self.links.len() * 32 + self.hashes.len() * 16
    }
}
