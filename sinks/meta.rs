//! What the database says of itself: whose ledgers it holds, which ones, and which are sealed.
//!
//! | key in `Family::Meta` | value, after a version byte |
//! |---|---|
//! | `identity` | format major u16, minor u16; chain, network: each length u32 and UTF-8 |
//! | `progress` | coverage, unauthenticated: each count u32 and (from u32, to u32)…; durable: 0, or 1 and u32; counts: count u32 and (name, rows u64, bytes u64)…; malformed u64; undecided u64 |
//! | `sealed` ‖ 0 ‖ bucket u32 | the heights whose links the bucket's index holds, as a coverage |
//! | `sealed` ‖ 1 ‖ group u32 | nothing: the group is merged, and whole |
//!
//! All integers are big-endian.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use ledgerflow_records::{Coverage, Height};

use crate::state::Standing;
use crate::store::{Batch, Family, Order, Store, StoreError};
use crate::tables;

/// A version of the layout on disk, of keys and values in every family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Format {
    /// Raised when what is there is laid out anew: no program reads two majors.
    pub major: u16,
    /// Raised when something is added that an older program would not understand.
    pub minor: u16,
}

/// The format that this program writes.
pub const FORMAT: Format = Format { major: tables::FORMAT.0, minor: tables::FORMAT.1 };

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A chain and which of its networks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// `stellar`.
    pub chain: String,
    /// The passphrase, or whatever else tells the chain's networks apart.
    pub network: String,
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} \"{}\"", self.chain, self.network)
    }
}

const VERSION: u8 = 1;
const IDENTITY: &[u8] = b"identity";
const PROGRESS: &[u8] = b"progress";
const SEALED: &[u8] = b"sealed";

/// Whose ledgers a database holds, and in what layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Of the bytes on disk.
    pub format: Format,
    /// Of the ledgers.
    pub network: Network,
}

impl Identity {
    /// The identity of `store`; `None` if nothing was ever written. Refuses a newer format.
    pub fn read<S: Store>(store: &S) -> Result<Option<Self>, StoreError> {
        let Some(bytes) = store.get(Family::Meta, IDENTITY)? else { return Ok(None) };
        let corrupt = || StoreError::corrupt(Family::Meta, IDENTITY, "no identity");
        let mut rest = bytes.as_slice();
        // Up to here every format is laid out alike, so that a newer one can be named.
        let (_, found) = take::<1>(&mut rest).zip(take_format(&mut rest)).ok_or_else(corrupt)?;
        if found > FORMAT {
            return Err(StoreError::NewerFormat { found, known: FORMAT });
        }
        if found.major < FORMAT.major {
            return Err(StoreError::OlderFormat { found, known: FORMAT });
        }
        let network = take_network(&mut rest).ok_or_else(corrupt)?;
        Ok(Some(Self { format: found, network }))
    }

    /// Makes sure that `store` is for `network`: writes so if it holds nothing yet, else compares.
    pub fn open_or_create<S: Store>(store: &S, wanted: &Network) -> Result<Self, StoreError> {
        let own = Self { format: FORMAT, network: wanted.clone() };
        match Self::read(store)? {
            Some(same) if same == own => return Ok(own),
            // A first run under the wrong network is refused at the first hash, and stores nothing:
            // it must not bind the database to that network.
            Some(Self { network: found, .. })
                if found != *wanted
                    && (Progress::read(store)?.durable.is_some()
                        || Standing::read(store)? != Standing::Empty) =>
            {
                return Err(StoreError::OtherNetwork { found, wanted: wanted.clone() });
            }
            // An older program must not open it again once this one has written to it.
            _ => {}
        }
        let mut batch = Batch::default();
        batch.put(Family::Meta, IDENTITY, own.encode());
        store.write(batch, true)?;
        Ok(own)
    }

    fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.format.major.to_be_bytes());
        bytes.extend(self.format.minor.to_be_bytes());
        push_text(&mut bytes, &self.network.chain);
        push_text(&mut bytes, &self.network.network);
        bytes
    }
}

/// What one table holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The table's name.
    pub table: String,
    /// Rows held.
    pub rows: u64,
    /// Bytes of these rows as stored.
    pub bytes: u64,
}

/// How far the rows are: written in the batch that completes them, or right after ingesting them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The heights whose rows are all there; nothing else is visible to readers.
    pub coverage: Coverage,
    /// Those of them whose hashes were not checked.
    pub unauthenticated: Coverage,
    /// The height up to which the last run is durable.
    pub durable: Option<Height>,
    /// Per table.
    pub counts: Vec<Count>,
    /// Malformed effects and malformed events of tokens: they gave no rows.
    pub malformed: u64,
    /// Events of contracts of whose code nothing was known: they gave no rows.
    pub undecided: u64,
}

impl Progress {
    /// The progress of `store`; nothing at all if none was ever written.
    pub fn read<S: Store>(store: &S) -> Result<Self, StoreError> {
        match store.get(Family::Meta, PROGRESS)? {
            None => Ok(Self::default()),
            Some(bytes) => Self::decode(&bytes)
                .ok_or_else(|| StoreError::corrupt(Family::Meta, PROGRESS, "no progress")),
        }
    }

    /// Adds this progress to `batch`, in place of the one before.
    pub fn put(&self, batch: &mut Batch) {
        batch.put(Family::Meta, PROGRESS, self.encode());
    }

    /// The bytes on disk.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        push_coverage(&mut bytes, &self.coverage);
        push_coverage(&mut bytes, &self.unauthenticated);
        bytes.push(u8::from(self.durable.is_some()));
        bytes.extend(self.durable.iter().flat_map(|height| height.0.to_be_bytes()));
        push_length(&mut bytes, self.counts.len());
        for count in &self.counts {
            push_text(&mut bytes, &count.table);
            bytes.extend(count.rows.to_be_bytes());
            bytes.extend(count.bytes.to_be_bytes());
        }
        bytes.extend(self.malformed.to_be_bytes());
        bytes.extend(self.undecided.to_be_bytes());
        bytes
    }

    /// The progress of exactly these bytes.
    pub fn decode(mut bytes: &[u8]) -> Option<Self> {
        let rest = &mut bytes;
        take_version(rest)?;
        let (coverage, unauthenticated) = (take_coverage(rest)?, take_coverage(rest)?);
        let durable = match take(rest)? {
            [0] => None,
            [1] => Some(Height(u32::from_be_bytes(take(rest)?))),
            _ => return None,
        };
        let mut counts = Vec::new();
        for _ in 0..u32::from_be_bytes(take(rest)?) {
            let table = take_text(rest)?;
            let rows = u64::from_be_bytes(take(rest)?);
            counts.push(Count { table, rows, bytes: u64::from_be_bytes(take(rest)?) });
        }
        let malformed = u64::from_be_bytes(take(rest)?);
        let undecided = u64::from_be_bytes(take(rest)?);
        let progress = Self { coverage, unauthenticated, durable, counts, malformed, undecided };
        bytes.is_empty().then_some(progress)
    }
}

/// Which heights the indexes hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sealed {
    /// Bucket ↦ the heights in it that were sealed; none of a merged group.
    pub buckets: BTreeMap<u32, Coverage>,
    /// The merged groups.
    pub groups: BTreeSet<u32>,
}

impl Sealed {
    /// Every mark of `store`.
    pub fn read<S: Store>(store: &S) -> Result<Self, StoreError> {
        let mut sealed = Self::default();
        let end = [SEALED, &[u8::MAX]].concat();
        for entry in store.scan(Family::Meta, SEALED, Some(&end), Order::Ascending) {
            let (key, value) = entry?;
            sealed
                .insert(&key, &value)
                .ok_or_else(|| StoreError::corrupt(Family::Meta, &key, "no sealed mark"))?;
        }
        Ok(sealed)
    }

    /// What is sealed of one bucket; `None` too once its group is merged.
    pub fn bucket<S: Store>(store: &S, bucket: u32) -> Result<Option<Coverage>, StoreError> {
        let key = sealed_key(0, bucket);
        let Some(value) = store.get(Family::Meta, &key)? else { return Ok(None) };
        let mut rest = value.as_slice();
        take_version(&mut rest)
            .and_then(|()| take_coverage(&mut rest))
            .filter(|_| rest.is_empty())
            .map(Some)
            .ok_or_else(|| StoreError::corrupt(Family::Meta, &key, "no sealed mark"))
    }

    /// Whether `group` is merged.
    pub fn group<S: Store>(store: &S, group: u32) -> Result<bool, StoreError> {
        Ok(store.get(Family::Meta, &sealed_key(1, group))?.is_some())
    }

    /// The merged groups alone.
    pub fn groups<S: Store>(store: &S) -> Result<BTreeSet<u32>, StoreError> {
        let (from, to) = ([SEALED, &[1]].concat(), [SEALED, &[2]].concat());
        let keys = store.scan(Family::Meta, &from, Some(&to), Order::Ascending);
        keys.map(|entry| {
            let (key, value) = entry?;
            let mut one = Self::default();
            one.insert(&key, &value)
                .and_then(|()| one.groups.pop_first())
                .ok_or_else(|| StoreError::corrupt(Family::Meta, &key, "no sealed mark"))
        })
        .collect()
    }

    /// Marks `heights` of `bucket` as sealed.
    pub fn put_bucket(batch: &mut Batch, bucket: u32, heights: &Coverage) {
        let mut value = vec![VERSION];
        push_coverage(&mut value, heights);
        batch.put(Family::Meta, sealed_key(0, bucket), value);
    }

    /// Marks `group` as merged, in place of the marks of its `buckets`.
    pub fn put_group(batch: &mut Batch, group: u32, buckets: std::ops::Range<u32>) {
        batch.put(Family::Meta, sealed_key(1, group), [VERSION]);
        batch.delete_range(Family::Meta, sealed_key(0, buckets.start), sealed_key(0, buckets.end));
    }

    fn insert(&mut self, key: &[u8], value: &[u8]) -> Option<()> {
        let (mut key, mut value) = (key.strip_prefix(SEALED)?, value);
        let [level] = take(&mut key)?;
        let span = u32::from_be_bytes(take(&mut key)?);
        take_version(&mut value)?;
        match level {
            0 => drop(self.buckets.insert(span, take_coverage(&mut value)?)),
            1 => drop(self.groups.insert(span)),
            _ => return None,
        }
        (key.is_empty() && value.is_empty()).then_some(())
    }
}

fn sealed_key(level: u8, span: u32) -> Vec<u8> {
    [SEALED, &[level], &span.to_be_bytes()].concat()
}

/// Takes the next `N` bytes off the front.
pub(crate) fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (head, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*head)
}

fn take_version(bytes: &mut &[u8]) -> Option<()> {
    (take(bytes)? == [VERSION]).then_some(())
}

fn take_format(bytes: &mut &[u8]) -> Option<Format> {
    let major = u16::from_be_bytes(take(bytes)?);
    Some(Format { major, minor: u16::from_be_bytes(take(bytes)?) })
}

fn take_network(bytes: &mut &[u8]) -> Option<Network> {
    let network = Network { chain: take_text(bytes)?, network: take_text(bytes)? };
    bytes.is_empty().then_some(network)
}

fn take_text(bytes: &mut &[u8]) -> Option<String> {
    let length = usize::try_from(u32::from_be_bytes(take(bytes)?)).ok()?;
    let (text, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    String::from_utf8(text.to_vec()).ok()
}

/// Takes ranges that ascend and neither overlap nor touch: each coverage has one form.
fn take_coverage(bytes: &mut &[u8]) -> Option<Coverage> {
    let (mut ranges, mut least) = (Vec::new(), Some(0u32));
    for _ in 0..u32::from_be_bytes(take(bytes)?) {
        let from = u32::from_be_bytes(take(bytes)?);
        let to = u32::from_be_bytes(take(bytes)?);
        if from < least? || to < from {
            return None;
        }
        least = to.checked_add(2);
        ranges.push((Height(from), Height(to)));
    }
    Some(Coverage::from_ranges(ranges))
}

fn push_coverage(bytes: &mut Vec<u8>, coverage: &Coverage) {
    push_length(bytes, coverage.ranges().len());
    for (from, to) in coverage.ranges() {
        bytes.extend(from.0.to_be_bytes());
        bytes.extend(to.0.to_be_bytes());
    }
}

fn push_text(bytes: &mut Vec<u8>, text: &str) {
    push_length(bytes, text.len());
    bytes.extend(text.as_bytes());
}

fn push_length(bytes: &mut Vec<u8>, length: usize) {
    let length = u32::try_from(length).expect("nothing that is held counts 2^32");
    bytes.extend(length.to_be_bytes());
}
