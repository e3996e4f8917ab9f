//! Packed history: all rows of one height ↦ one value, or a few if the ledger is large.
//!
//! A part holds up to [`PART_TRANSACTIONS`] transactions with everything that hangs on them and is
//! read without the others. It is a header and sections of columns: addresses and hashes
//! as they are, the rest as zstd frames wherever that is shorter. Ids are implied by position, an
//! address is written once, and the parts of one row are found without decoding those of another.

#[cfg(test)]
pub(crate) mod arbitrary;
#[cfg(test)]
pub(crate) mod arbitrary_changes;
pub(crate) mod column;
mod decode;
mod decode_changes;
mod dictionary;
mod encode;
mod encode_changes;
mod error;
mod header;
mod layout;
mod part;
pub(crate) mod section;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use ledgerflow_records::{Address, Hash, Height, Noted};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use self::dictionary::Dictionary;
use self::encode::Slice;
pub use self::error::CodecError;
use self::header::Front;
pub use self::header::{Counts, Header};
use self::part::{Hashes, Part, content, counts, open_all};
pub use self::section::Section;
use crate::Rows;
use crate::state::Writes;

/// Transactions per part: a constant of the format.
pub const PART_TRANSACTIONS: usize = 512;

/// One height, ready to be stored, and what a committer must know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Packed {
    /// The ledger.
    pub height: Height,
    /// Its hash.
    pub hash: Hash,
    /// The hash of the ledger below.
    pub previous_hash: Hash,
    /// XXH3 of the ledger's XDR: tells an identical re-delivery.
    pub digest: u64,
    /// XXH3 over all rows, whatever they were compressed with; `digest` and `authenticated` are in
    /// no row.
    pub content: u64,
    /// Whether the ledger's hashes were checked.
    pub authenticated: bool,
    /// Length of the ledger's XDR.
    pub raw_bytes: u32,
    /// Rows and stored bytes per table.
    pub counts: Counts,
    /// The values to store, part 0 first; never empty.
    pub parts: Vec<ByteBuf>,
    /// What is kept beside blocks.
    pub noted: Noted,
    /// What becomes of the current state.
    pub state: Writes,
    /// Stroops per reserved entry.
    pub base_reserve: u32,
}

/// Packs the rows of one height.
///
/// # Panics
/// If the lists are out of order, if operations or links belong to no transaction or operation, or
/// if the operations of a transaction are not numbered from 0 without gaps.
pub fn pack(rows: &Rows) -> Packed {
    let ledger = &rows.ledger;
    let mut state = Writes::default();
    state.add(&rows.state.0, ledger.height);
    let mut packed = slices(rows).iter().map(|slice| stored_part(rows, slice)).collect::<Vec<_>>();
    let content = content(ledger, packed.iter().map(|(front, _)| front.entries.as_slice()));
    let parts = u16::try_from(packed.len()).expect("fewer than 2^25 transactions");
    for (part, (front, _)) in (0..).zip(&mut packed) {
        (front.part, front.parts, front.content) = (part, parts, content);
        front.whole = (part == 0).then(|| (*ledger, Counts::default()));
    }
    let counts = counts(packed.iter().map(|(front, _)| (front, front.encode().len())));
    let parts = packed.into_iter().map(|(mut front, body)| {
        front.whole.iter_mut().for_each(|(_, whole)| *whole = counts);
        let mut part = front.encode();
        part.extend_from_slice(&body);
        ByteBuf::from(part)
    });
    Packed {
        height: ledger.height,
        hash: ledger.hash,
        previous_hash: ledger.previous_hash,
        digest: ledger.digest,
        content,
        authenticated: ledger.authenticated,
        raw_bytes: ledger.size_bytes,
        counts,
        parts: parts.collect(),
        noted: rows.changes.noted.clone(),
        state,
        base_reserve: ledger.base_reserve,
    }
}

/// The sections of a part as stored, and a header that lacks only what depends on other parts.
fn stored_part(rows: &Rows, slice: &Slice) -> (Front, Vec<u8>) {
    let sections = encode::sections(rows, slice);
    let mut body = Vec::with_capacity(sections.iter().map(|(_, raw)| raw.len()).sum::<usize>() / 2);
    let entries =
        sections.iter().map(|(section, raw)| section::store(*section, raw, &mut body)).collect();
    let front = Front {
        height: rows.ledger.height,
        part: 0,
        parts: 0,
        content: 0,
        span: slice.span(),
        whole: None,
        entries,
    };
    (front, body)
}

/// Cuts the rows into parts; a ledger without transactions has one all the same.
fn slices(rows: &Rows) -> Vec<Slice> {
    let (operations, participants) = (&rows.operations.rows, &rows.participants);
    let changes = &rows.changes.rows;
    let links_until =
        |list: &[(u32, Address)], end: usize| list.partition_point(|&(of, _)| (of as usize) < end);
    let mut slices = Vec::<Slice>::new();
    loop {
        let last = slices.last();
        let start = last.map_or(0, |last| last.transactions.end);
        let end = rows.transactions.len().min(start + PART_TRANSACTIONS);
        let cut = operations.partition_point(|row| (row.transaction as usize) < end);
        let slice = Slice {
            transactions: start..end,
            operations: last.map_or(0, |last| last.operations.end)..cut,
            transaction_links: last.map_or(0, |last| last.transaction_links.end)
                ..links_until(&participants.transactions, end),
            operation_links: last.map_or(0, |last| last.operation_links.end)
                ..links_until(&participants.operations, cut),
            state_changes: last.map_or(0, |last| last.state_changes.end)
                ..changes.partition_point(|row| (row.transaction as usize) < end),
        };
        slices.push(slice);
        if end == rows.transactions.len() {
            break;
        }
    }
    let ends = |last: &Slice| {
        let links = (last.transaction_links.end, last.operation_links.end);
        (last.operations.end, links, last.state_changes.end)
    };
    let links = (participants.transactions.len(), participants.operations.len());
    let all = (operations.len(), links, changes.len());
    assert_eq!(slices.last().map(ends), Some(all), "every row belongs to a transaction");
    slices
}

/// The key of a part: sorts by height, then part.
pub fn key(height: Height, part: u16) -> [u8; 6] {
    let ([a, b, c, d], [e, f]) = (height.0.to_be_bytes(), part.to_be_bytes());
    [a, b, c, d, e, f]
}

/// All rows of a height, from all its parts in order.
pub fn unpack(parts: &[impl AsRef<[u8]>]) -> Result<Rows, CodecError> {
    let (ledger, _, parts) = open_all(parts)?;
    let (mut rows, mut xdr) = (Rows { ledger, ..Rows::default() }, Vec::new());
    for part in &parts {
        decode::rows(part, part.ordinals(), &mut rows, Some(&mut xdr))?;
    }
    rows.operations.bytes = Arc::new(xdr);
    Ok(rows)
}

/// Checks the parts of a height: that they belong together, every checksum, the shape of every
/// section.
pub fn check(parts: &[impl AsRef<[u8]>]) -> Result<(), CodecError> {
    unpack(parts)?;
    let (_, _, parts) = open_all(parts)?;
    parts.iter().try_for_each(Part::check_sections)
}

/// What the first part says of the height, from its first few hundred bytes.
pub fn header(part: &[u8]) -> Result<Header, CodecError> {
    let (front, _) = Front::decode(part)?;
    let not_first = CodecError::Part { part: front.part, what: "not the first one" };
    let (ledger, counts) = front.whole.ok_or(not_first)?;
    Ok(Header { ledger, content: front.content, parts: front.parts, counts })
}

/// The rows of one transaction, which keep the ordinals that they have in the ledger. `parts`
/// yields a part by its number and is asked for the one needed, and the first one for the row of
/// `ledgers`.
pub fn one_transaction<B: AsRef<[u8]>>(
    parts: impl Fn(u16) -> Option<B>,
    ordinal: u32,
) -> Result<Rows, CodecError> {
    let mut xdr = Vec::new();
    let mut rows = one(parts, ordinal, Some(&mut xdr))?;
    rows.operations.bytes = Arc::new(xdr);
    Ok(rows)
}

/// The same without the operations' XDR, at half the cost.
pub fn one_transaction_without_xdr<B: AsRef<[u8]>>(
    parts: impl Fn(u16) -> Option<B>,
    ordinal: u32,
) -> Result<Rows, CodecError> {
    one(parts, ordinal, None)
}

fn one<B: AsRef<[u8]>>(
    parts: impl Fn(u16) -> Option<B>,
    ordinal: u32,
    xdr: Option<&mut Vec<u8>>,
) -> Result<Rows, CodecError> {
    let load = |part| parts(part).ok_or(CodecError::Part { part, what: "missing" });
    let first = load(0)?;
    let whole = header(first.as_ref())?;
    let number = u16::try_from(ordinal as usize / PART_TRANSACTIONS).ok();
    let number = number.filter(|&number| number < whole.parts);
    let number = number.ok_or(CodecError::NoTransaction { ordinal })?;
    let bytes = if number == 0 { first } else { load(number)? };
    let part = Part::open(bytes.as_ref())?;
    let same = (whole.ledger.height, whole.content) == (part.front.height, part.front.content);
    if !same || part.front.part != number {
        return Err(CodecError::Part { part: number, what: "of another block" });
    }
    if !part.ordinals().contains(&ordinal) {
        return Err(CodecError::NoTransaction { ordinal });
    }
    let mut rows = Rows { ledger: whole.ledger, ..Rows::default() };
    decode::rows(&part, ordinal..ordinal + 1, &mut rows, xdr)?;
    Ok(rows)
}

/// Who took part in which transaction of a height, and what its transactions are called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// Each address once, in no order to rely on.
    pub addresses: Vec<Address>,
    /// Index into `addresses`, ordinal of the transaction, and whether the address has state
    /// changes of its own there.
    pub transactions: Vec<(u32, u32, bool)>,
    /// Hash and ordinal of every transaction, and once more by the inner hash of a fee bump.
    pub hashes: Vec<(Hash, u32)>,
}

/// What indexes are made of, without decoding the rest.
pub fn links(parts: &[impl AsRef<[u8]>]) -> Result<Links, CodecError> {
    let (_, _, parts) = open_all(parts)?;
    let (mut links, mut seen) = (Links::default(), Dictionary::with_room(0));
    for part in &parts {
        let dictionary = part.dictionary()?;
        let first = part.front.span.first_transaction;
        let Hashes { outer, inner } = part.hashes()?;
        links.hashes.extend(outer.into_iter().zip(first..));
        links.hashes.extend(inner.into_iter().map(|(place, hash)| (hash, first + place)));
        // Parts have dictionaries of their own: what they share must come out once.
        let numbers: Vec<u32> = match parts.len() {
            1 => (0..).take(dictionary.len()).collect(),
            _ => dictionary.iter().map(|address| seen.number(address).0).collect(),
        };
        let before = links.transactions.len();
        part.each_transaction_link(|ordinal, number| {
            links.transactions.push((*numbers.get(number as usize)?, ordinal, false));
            Some(())
        })?;
        mark_changes(part, &numbers, &mut links.transactions[before..])?;
        links.addresses = dictionary;
    }
    if parts.len() > 1 {
        links.addresses = seen.addresses;
    }
    Ok(links)
}

/// Marks the links of one part whose addresses have state changes of their own.
fn mark_changes(
    part: &Part<'_>,
    numbers: &[u32],
    mut links: &mut [(u32, u32, bool)],
) -> Result<(), CodecError> {
    decode_changes::accounts(part, |ordinal, account| {
        let skipped = links.iter().take_while(|(_, of, _)| *of < ordinal).count();
        if skipped > 0 {
            links = std::mem::take(&mut links).split_at_mut(skipped).1;
        }
        let of_transaction = |(_, of, _): &&mut (u32, u32, bool)| *of == ordinal;
        let link = match account {
            decode_changes::Account::Place(place) => {
                links.get_mut(usize::from(place)).filter(of_transaction)
            }
            decode_changes::Account::Number(number) => {
                let number = numbers.get(number as usize)?;
                let mut of_transaction = links.iter_mut().take_while(of_transaction);
                of_transaction.find(|(address, ..)| address == number)
            }
        };
        link.map(|(.., changed)| *changed = true)
    })
}
