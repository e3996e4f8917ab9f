//! The front of a part: what it holds, and where.

use ledgerflow_records::{Hash, Height, Ledger};
use serde::{Deserialize, Serialize};
use twox_hash::XxHash3_64;

use super::CodecError;
use super::column::{Cursor, put, put_signed};
use super::section::{Entry, Section};
use crate::tables::{FORMAT, HISTORY};

/// Rows and stored bytes of one height, each indexed like [`HISTORY`].
///
/// A table's bytes are its sections as stored; the dictionary counts as `transactions_accounts`,
/// hashes as `transactions`, headers as `ledgers`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Rows per table.
    pub rows: [u64; HISTORY.len()],
    /// Bytes per table.
    pub bytes: [u64; HISTORY.len()],
}

impl Counts {
    /// The table whose bytes a section's are.
    pub(super) fn table(section: Section) -> Option<usize> {
        Some(match section {
            Section::HEADER => 0,
            Section::HASHES | Section::TRANSACTIONS => 1,
            Section::DICTIONARY | Section::TRANSACTION_LINKS => 2,
            Section::OPERATIONS | Section::OPERATION_XDR => 3,
            Section::OPERATION_LINKS => 4,
            Section::STATE_CHANGES => 5,
            _ => return None,
        })
    }
}

/// What the first part says of the whole height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The row of `ledgers`.
    pub ledger: Ledger,
    /// As in [`Packed`](super::Packed).
    pub content: u64,
    /// How many parts the height has.
    pub parts: u16,
    /// Rows and bytes of all parts.
    pub counts: Counts,
}

/// The header of any part. Its form on disk, numbers big-endian or LEB128:
///
/// major 1 ‖ minor 1 ‖ height 4 ‖ part 2 ‖ parts 2 ‖ content 8 ‖ span ‖
/// (part 0 only: ledger ‖ count of tables ‖ per table: rows 4, bytes 4) ‖
/// count of sections ‖ per section: id 1, raw length, stored length, checksum 8 ‖
/// XXH3 of all of this 8
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Front {
    pub(super) height: Height,
    pub(super) part: u16,
    pub(super) parts: u16,
    pub(super) content: u64,
    pub(super) span: Span,
    /// Part 0 only.
    pub(super) whole: Option<(Ledger, Counts)>,
    pub(super) entries: Vec<Entry>,
}

/// Which rows a part holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    /// Ordinal of the first transaction.
    pub(super) first_transaction: u32,
    pub(super) transactions: u32,
    /// Ordinal of the first operation.
    pub(super) first_operation: u32,
    pub(super) operations: u32,
    pub(super) transaction_links: u32,
    pub(super) operation_links: u32,
    pub(super) state_changes: u32,
}

impl Front {
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut to = Vec::with_capacity(384);
        to.extend_from_slice(&[major(), minor()]);
        to.extend_from_slice(&self.height.0.to_be_bytes());
        to.extend_from_slice(&self.part.to_be_bytes());
        to.extend_from_slice(&self.parts.to_be_bytes());
        to.extend_from_slice(&self.content.to_be_bytes());
        for number in self.span.numbers() {
            put(&mut to, u64::from(number));
        }
        if let Some((ledger, counts)) = &self.whole {
            put_ledger(&mut to, ledger);
            to.extend_from_slice(&ledger.digest.to_be_bytes());
            to.push(u8::from(ledger.authenticated));
            put_counts(&mut to, counts);
        }
        put(&mut to, self.entries.len() as u64);
        for entry in &self.entries {
            to.push(entry.section.0);
            put(&mut to, u64::from(entry.raw_bytes));
            put(&mut to, u64::from(entry.stored_bytes));
            to.extend_from_slice(&entry.checksum.to_be_bytes());
        }
        let checksum = XxHash3_64::oneshot(&to);
        to.extend_from_slice(&checksum.to_be_bytes());
        to
    }

    /// The header, and the bytes behind it.
    pub(super) fn decode(part: &[u8]) -> Result<(Self, &[u8]), CodecError> {
        let mut from = Cursor::new(Section::HEADER, part);
        let [found, newer] = from.array()?;
        if found != major() {
            return Err(match found > major() {
                true => CodecError::Newer { major: found, minor: newer, known: major() },
                false => from.fault("no such format version"),
            });
        }
        let newer = newer > minor();
        let height = Height(u32::from_be_bytes(from.array()?));
        let part_number = u16::from_be_bytes(from.array()?);
        let parts = u16::from_be_bytes(from.array()?);
        let content = u64::from_be_bytes(from.array()?);
        let span = Span::decode(&mut from)?;
        let whole = match part_number {
            0 => Some((ledger(&mut from, height)?, counts(&mut from, newer)?)),
            _ => None,
        };
        let entries = entries(&mut from, newer)?;
        let (checked, _) = part.split_at_checked(from.offset()).ok_or_else(|| from.fault(""))?;
        if u64::from_be_bytes(from.array()?) != XxHash3_64::oneshot(checked) {
            return Err(CodecError::Checksum { section: Section::HEADER });
        }
        let front = Self { height, part: part_number, parts, content, span, whole, entries };
        Ok((front, from.take(from.left())?))
    }
}

impl Span {
    fn numbers(&self) -> [u32; 7] {
        [
            self.first_transaction,
            self.transactions,
            self.first_operation,
            self.operations,
            self.transaction_links,
            self.operation_links,
            self.state_changes,
        ]
    }

    fn decode(from: &mut Cursor<'_>) -> Result<Self, CodecError> {
        let span = Self {
            first_transaction: from.u32()?,
            transactions: from.u32()?,
            first_operation: from.u32()?,
            operations: from.u32()?,
            transaction_links: from.u32()?,
            operation_links: from.u32()?,
            state_changes: from.u32()?,
        };
        let ends = |first: u32, count: u32| first.checked_add(count).is_some();
        if !ends(span.first_transaction, span.transactions)
            || !ends(span.first_operation, span.operations)
        {
            return Err(from.fault("ordinals above 32 bits"));
        }
        Ok(span)
    }
}

fn major() -> u8 {
    FORMAT.0.to_be_bytes()[1]
}

fn minor() -> u8 {
    FORMAT.1.to_be_bytes()[1]
}

/// The columns of `ledgers`: neither the digest nor whether it was authenticated is one.
pub(super) fn put_ledger(to: &mut Vec<u8>, ledger: &Ledger) {
    to.extend_from_slice(&ledger.hash.0);
    to.extend_from_slice(&ledger.previous_hash.0);
    put(to, ledger.close_time);
    put(to, u64::from(ledger.protocol));
    put(to, u64::from(ledger.transactions));
    put(to, u64::from(ledger.operations));
    put(to, u64::from(ledger.successful_transactions));
    put_signed(to, ledger.total_coins);
    put_signed(to, ledger.fee_pool);
    put(to, u64::from(ledger.base_fee));
    put(to, u64::from(ledger.base_reserve));
    put(to, u64::from(ledger.size_bytes));
}

fn ledger(from: &mut Cursor<'_>, height: Height) -> Result<Ledger, CodecError> {
    Ok(Ledger {
        height,
        hash: Hash(from.array()?),
        previous_hash: Hash(from.array()?),
        close_time: from.u64()?,
        protocol: from.u32()?,
        transactions: from.u32()?,
        operations: from.u32()?,
        successful_transactions: from.u32()?,
        total_coins: from.i64()?,
        fee_pool: from.i64()?,
        base_fee: from.u32()?,
        base_reserve: from.u32()?,
        size_bytes: from.u32()?,
        digest: u64::from_be_bytes(from.array()?),
        authenticated: match from.byte()? {
            0 => false,
            1 => true,
            _ => return Err(from.fault("neither yes nor no")),
        },
    })
}

/// Of fixed width, so that the header's own length does not depend on them.
fn put_counts(to: &mut Vec<u8>, counts: &Counts) {
    put(to, counts.rows.len() as u64);
    for number in counts.rows.iter().zip(&counts.bytes).flat_map(|(rows, bytes)| [rows, bytes]) {
        let number = u32::try_from(*number).expect("a ledger is shorter than 4 GiB");
        to.extend_from_slice(&number.to_be_bytes());
    }
}

/// Tables that only a later minor version knows are passed over.
fn counts(from: &mut Cursor<'_>, newer: bool) -> Result<Counts, CodecError> {
    let (mut counts, tables) = (Counts::default(), from.u64()?);
    let known = counts.rows.len() as u64;
    if tables < known || (tables > known && !newer) {
        return Err(from.fault("not this version's number of tables"));
    }
    for (rows, bytes) in counts.rows.iter_mut().zip(&mut counts.bytes) {
        *rows = u64::from(u32::from_be_bytes(from.array()?));
        *bytes = u64::from(u32::from_be_bytes(from.array()?));
    }
    for _ in known..tables {
        from.array::<8>()?;
    }
    Ok(counts)
}

fn entries(from: &mut Cursor<'_>, newer: bool) -> Result<Vec<Entry>, CodecError> {
    let (count, mut entries) = (from.u64()?, Vec::<Entry>::new());
    for _ in 0..count {
        let section = Section(from.byte()?);
        let after = entries.last().map_or(Section::HEADER, |last| last.section);
        if section <= after || (section > Section::LAST && !newer) {
            return Err(from.fault("section out of order or unknown"));
        }
        let (raw_bytes, stored_bytes) = (from.u32()?, from.u32()?);
        let checksum = u64::from_be_bytes(from.array()?);
        entries.push(Entry { section, stored_bytes, raw_bytes, checksum });
    }
    Ok(entries)
}
