//! One part, opened: its header, and its sections on demand.

use std::borrow::Cow;
use std::ops::Range;

use ledgerflow_records::{Address, Hash, Ledger};
use twox_hash::XxHash3_64;

use super::CodecError;
use super::column::Cursor;
use super::header::{Counts, Front, put_ledger};
use super::layout::transaction_link;
use super::section::{Entry, Section, load};
use super::{PART_TRANSACTIONS, dictionary};

/// A part whose header and lengths hold; its sections are checked when they are read.
pub(super) struct Part<'a> {
    pub(super) front: Front,
    pub(super) front_bytes: usize,
    /// Stored bytes, in step with the header's entries.
    stored: Vec<&'a [u8]>,
}

/// The hashes of a part's transactions.
pub(super) struct Hashes {
    /// Of every transaction, in order.
    pub(super) outer: Vec<Hash>,
    /// Those inside fee bumps, each with its transaction's place in the part.
    pub(super) inner: Vec<(u32, Hash)>,
}

impl<'a> Part<'a> {
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, CodecError> {
        let (front, body) = Front::decode(bytes)?;
        let mut cursor = Cursor::new(Section::HEADER, body);
        let mut stored = Vec::with_capacity(front.entries.len());
        for entry in &front.entries {
            let short = CodecError::Malformed {
                section: entry.section,
                offset: cursor.left(),
                what: "the part ends within it",
            };
            stored.push(cursor.take(entry.stored_bytes as usize).map_err(|_| short)?);
        }
        cursor.finish()?;
        let part = front.part;
        if u64::from(front.span.transactions) > PART_TRANSACTIONS as u64 {
            return Err(CodecError::Part { part, what: "more transactions than a part holds" });
        }
        Ok(Self { front_bytes: bytes.len() - body.len(), front, stored })
    }

    /// The ordinals of its transactions.
    pub(super) fn ordinals(&self) -> Range<u32> {
        let first = self.front.span.first_transaction;
        first..first + self.front.span.transactions
    }

    /// The raw bytes of a section, checked; none if the part has no such section.
    pub(super) fn section(&self, section: Section) -> Result<Cow<'a, [u8]>, CodecError> {
        let entries = self.front.entries.iter().zip(&self.stored);
        match { entries }.find(|(entry, _)| entry.section == section) {
            Some((entry, stored)) => load(entry, stored),
            None => Ok(Cow::Borrowed(&[])),
        }
    }

    /// Checks every section, those of later minor versions too.
    pub(super) fn check_sections(&self) -> Result<(), CodecError> {
        let mut entries = self.front.entries.iter().zip(&self.stored);
        entries.try_for_each(|(entry, stored)| load(entry, stored).map(drop))
    }

    pub(super) fn dictionary(&self) -> Result<Vec<Address>, CodecError> {
        dictionary::decode(&self.section(Section::DICTIONARY)?)
    }

    /// The hashes of its transactions.
    pub(super) fn hashes(&self) -> Result<Hashes, CodecError> {
        let raw = self.section(Section::HASHES)?;
        let mut from = Cursor::new(Section::HASHES, &raw);
        let (mut places, mut after) = (Vec::new(), 0u32);
        if self.front.span.transactions > 0 {
            for _ in 0..from.u64()? {
                let place = after.checked_add(from.u32()?);
                let place = place.filter(|&place| place < self.front.span.transactions);
                places.push(place.ok_or_else(|| from.fault("no such transaction"))?);
                after = places.last().map_or(0, |place| place + 1);
            }
        }
        let outer = self.ordinals().map(|_| from.array().map(Hash));
        let outer = outer.collect::<Result<_, _>>()?;
        let inner = places.into_iter().map(|place| Ok((place, Hash(from.array()?))));
        let inner = inner.collect::<Result<_, CodecError>>()?;
        from.finish()?;
        Ok(Hashes { outer, inner })
    }

    /// Calls `visit` with the transaction's ordinal and the address's number of every link, in
    /// order; `None` from it says that there is no such address.
    pub(super) fn each_transaction_link(
        &self,
        mut visit: impl FnMut(u32, u32) -> Option<()>,
    ) -> Result<(), CodecError> {
        let raw = self.section(Section::TRANSACTION_LINKS)?;
        let columns = Cursor::new(Section::TRANSACTION_LINKS, &raw).columns()?;
        let [mut counts, mut numbers]: [Cursor<'_>; transaction_link::COLUMNS] = columns;
        let (mut next, mut links) = (0, 0u64);
        for ordinal in self.ordinals() {
            let count = counts.u64()?;
            for _ in 0..count {
                let number = match numbers.u32()? {
                    0 => {
                        next += 1;
                        next - 1
                    }
                    known => known - 1,
                };
                visit(ordinal, number).ok_or_else(|| numbers.fault("no such address"))?;
            }
            links += count;
        }
        counts.finish()?;
        numbers.finish()?;
        if links != u64::from(self.front.span.transaction_links) {
            return Err(numbers.fault("not the header's number of links"));
        }
        Ok(())
    }
}

/// Opens all parts of a height and checks that they belong together.
pub(super) fn open_all(
    parts: &[impl AsRef<[u8]>],
) -> Result<(Ledger, Counts, Vec<Part<'_>>), CodecError> {
    let mut opened = Vec::<Part<'_>>::new();
    for (part, bytes) in (0u16..=u16::MAX).zip(parts) {
        let Part { front, front_bytes, stored } = Part::open(bytes.as_ref())?;
        let wrong = |what| Err(CodecError::Part { part, what });
        if front.part != part || usize::from(front.parts) != parts.len() {
            return wrong("out of place");
        }
        let before = opened.last().map(|last| &last.front);
        if before.is_some_and(|last| (last.height, last.content) != (front.height, front.content)) {
            return wrong("of another block");
        }
        let last = before.map(|front| front.span).unwrap_or_default();
        if front.span.first_transaction != last.first_transaction + last.transactions
            || front.span.first_operation != last.first_operation + last.operations
        {
            return wrong("does not go on where the last one ended");
        }
        opened.push(Part { front, front_bytes, stored });
    }
    let missing = CodecError::Part { part: 0, what: "missing" };
    let first = opened.first().ok_or(missing)?;
    let (ledger, said) =
        first.front.whole.ok_or(CodecError::Part { part: 0, what: "without a ledger" })?;
    if said != counts(opened.iter().map(|part| (&part.front, part.front_bytes))) {
        return Err(CodecError::Part { part: 0, what: "counts differ from what the parts hold" });
    }
    let entries = opened.iter().map(|part| part.front.entries.as_slice());
    if first.front.content != content(&ledger, entries) {
        return Err(CodecError::Part { part: 0, what: "content differs from that of the parts" });
    }
    Ok((ledger, said, opened))
}

/// Rows and stored bytes of all parts, each given as its header and that header's length.
pub(super) fn counts<'a>(parts: impl Iterator<Item = (&'a Front, usize)>) -> Counts {
    let mut counts = Counts::default();
    counts.rows[0] = 1;
    for (front, front_bytes) in parts {
        let span = &front.span;
        let rows = [
            span.transactions,
            span.transaction_links,
            span.operations,
            span.operation_links,
            span.state_changes,
        ];
        for (sum, more) in counts.rows.iter_mut().skip(1).zip(rows) {
            *sum += u64::from(more);
        }
        counts.bytes[0] += front_bytes as u64;
        for entry in &front.entries {
            let bytes = Counts::table(entry.section).and_then(|at| counts.bytes.get_mut(at));
            if let Some(bytes) = bytes {
                *bytes += u64::from(entry.stored_bytes);
            }
        }
    }
    counts
}

/// XXH3 over the columns of the ledger's row and the checksums of all raw sections.
pub(super) fn content<'a>(ledger: &Ledger, parts: impl Iterator<Item = &'a [Entry]>) -> u64 {
    let mut bytes = ledger.height.0.to_be_bytes().to_vec();
    put_ledger(&mut bytes, ledger);
    for entry in parts.flatten() {
        bytes.push(entry.section.0);
        bytes.extend_from_slice(&entry.raw_bytes.to_be_bytes());
        bytes.extend_from_slice(&entry.checksum.to_be_bytes());
    }
    XxHash3_64::oneshot(&bytes)
}
