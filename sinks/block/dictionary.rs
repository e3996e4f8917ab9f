//! The addresses of a part, each once, numbered by first use.

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;
use ledgerflow_records::Address;

use super::CodecError;
use super::column::{Cursor, put};
use super::section::Section;

/// Numbers addresses from 0 in the order in which they are first seen.
///
/// The order never depends on the hash, whose seed is fixed all the same: equal rows take equal
/// time.
pub(super) struct Dictionary {
    numbers: HashMap<Address, u32, FixedState>,
    pub(super) addresses: Vec<Address>,
}

impl Dictionary {
    pub(super) fn with_room(addresses: usize) -> Self {
        Self {
            numbers: HashMap::with_capacity_and_hasher(addresses, FixedState::with_seed(0)),
            addresses: Vec::with_capacity(addresses),
        }
    }

    /// The address's number, and whether it is new.
    #[inline]
    pub(super) fn number(&mut self, address: &Address) -> (u32, bool) {
        match self.numbers.entry(*address) {
            Entry::Occupied(known) => (*known.get(), false),
            Entry::Vacant(free) => {
                let number = u32::try_from(self.addresses.len()).expect("fewer than 2^32 links");
                free.insert(number);
                self.addresses.push(*address);
                (number, true)
            }
        }
    }

    /// Runs of one kind (count ‖ length · 8 + kind), all keys, the ids of the muxed ones.
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.addresses.len() * 33 + 8);
        let runs = || self.addresses.chunk_by(|one, next| kind(one) == kind(next));
        if self.addresses.is_empty() {
            return bytes;
        }
        put(&mut bytes, runs().count() as u64);
        for run in runs() {
            put(&mut bytes, (run.len() as u64) << 3 | run.first().map_or(0, kind));
        }
        self.addresses.iter().for_each(|address| bytes.extend_from_slice(address.key()));
        for address in &self.addresses {
            if let Address::Muxed(_, id) = address {
                bytes.extend_from_slice(&id.to_be_bytes());
            }
        }
        bytes
    }
}

fn kind(address: &Address) -> u64 {
    match address {
        Address::Account(_) => 0,
        Address::Contract(_) => 1,
        Address::LiquidityPool(_) => 2,
        Address::ClaimableBalance(_) => 3,
        Address::Muxed(..) => MUXED,
    }
}

const MUXED: u64 = 4;
const KEY_BYTES: usize = 32;

/// The addresses in order of their numbers.
pub(super) fn decode(bytes: &[u8]) -> Result<Vec<Address>, CodecError> {
    let mut cursor = Cursor::new(Section::DICTIONARY, bytes);
    if bytes.is_empty() {
        return Ok(Vec::new());
    }
    let mut runs = cursor;
    let count = runs.u64()?;
    cursor = runs;
    let (mut addresses, mut muxed) = (0usize, 0usize);
    for _ in 0..count {
        let run = cursor.u64()?;
        let length = usize::try_from(run >> 3).unwrap_or(usize::MAX);
        addresses = addresses.saturating_add(length);
        muxed = muxed.saturating_add(if run & 7 == MUXED { length } else { 0 });
    }
    let mut keys =
        Cursor::new(Section::DICTIONARY, cursor.take(addresses.saturating_mul(KEY_BYTES))?);
    let mut ids = Cursor::new(Section::DICTIONARY, cursor.take(muxed.saturating_mul(8))?);
    cursor.finish()?;
    let mut list = Vec::with_capacity(addresses);
    for _ in 0..count {
        let run = runs.u64()?;
        for _ in 0..run >> 3 {
            let key = keys.array()?;
            list.push(match run & 7 {
                0 => Address::Account(key),
                1 => Address::Contract(key),
                2 => Address::LiquidityPool(key),
                3 => Address::ClaimableBalance(key),
                MUXED => Address::Muxed(key, u64::from_be_bytes(ids.array()?)),
                _ => return Err(runs.fault("unknown kind of address")),
            });
        }
    }
    Ok(list)
}
