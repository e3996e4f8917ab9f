//! Rows ↦ the raw sections of a part.

use std::ops::Range;

use ledgerflow_records::operation::Outcome;
use ledgerflow_records::{Address, Memo, Operation, Transaction};

use super::column::{put, put_columns, put_signed, zigzag};
use super::dictionary::Dictionary;
use super::encode_changes;
use super::header::Span;
use super::layout::transaction::flag;
use super::layout::{ESCAPE, operation, operation_link, transaction, transaction_link};
use super::section::Section;
use crate::Rows;

/// The rows of one part, as ranges into those of the height.
pub(super) struct Slice {
    pub(super) transactions: Range<usize>,
    pub(super) operations: Range<usize>,
    pub(super) transaction_links: Range<usize>,
    pub(super) operation_links: Range<usize>,
    pub(super) state_changes: Range<usize>,
}

impl Slice {
    pub(super) fn span(&self) -> Span {
        let number = |at: usize| u32::try_from(at).expect("fewer than 2^32 rows in a ledger");
        Span {
            first_transaction: number(self.transactions.start),
            transactions: number(self.transactions.len()),
            first_operation: number(self.operations.start),
            operations: number(self.operations.len()),
            transaction_links: number(self.transaction_links.len()),
            operation_links: number(self.operation_links.len()),
            state_changes: number(self.state_changes.len()),
        }
    }
}

/// The sections of a part in order of their ids, empty ones left out.
pub(super) fn sections(rows: &Rows, slice: &Slice) -> Vec<(Section, Vec<u8>)> {
    let operations = &rows.operations.rows[slice.operations.clone()];
    let mut part = Part {
        transactions: &rows.transactions[slice.transactions.clone()],
        first: slice.transactions.start,
        operations,
        links: &rows.participants.transactions[slice.transaction_links.clone()],
        starts: Vec::with_capacity(slice.transactions.len() + 1),
        dictionary: Dictionary::with_room(slice.transaction_links.len()),
    };
    let transaction_links = part.transaction_links();
    let transactions = part.transactions();
    let links = &rows.participants.operations[slice.operation_links.clone()];
    let operation_links = part.operation_links(links, slice.operations.start);
    let length = operations.iter().map(|row| rows.operations.xdr(row).len()).sum();
    let mut xdr = Vec::with_capacity(length);
    let facts = part.operations(|row| {
        let bytes = rows.operations.xdr(row);
        xdr.extend_from_slice(bytes);
        bytes.len()
    });
    let changes = &rows.changes.rows[slice.state_changes.clone()];
    let changes = section(&encode_changes::columns(&mut part, changes));
    let mut sections = vec![
        (Section::DICTIONARY, part.dictionary.encode()),
        (Section::HASHES, hashes(part.transactions)),
        (Section::TRANSACTION_LINKS, transaction_links),
        (Section::TRANSACTIONS, transactions),
        (Section::OPERATION_LINKS, operation_links),
        (Section::OPERATIONS, facts),
        (Section::OPERATION_XDR, xdr),
        (Section::STATE_CHANGES, changes),
    ];
    sections.retain(|(_, raw)| !raw.is_empty());
    sections
}

pub(super) struct Part<'a> {
    pub(super) transactions: &'a [Transaction],
    /// Ordinal of the first of them.
    pub(super) first: usize,
    operations: &'a [Operation],
    links: &'a [(u32, Address)],
    /// Where each transaction's links begin in `links`, and where the last one's end.
    starts: Vec<usize>,
    pub(super) dictionary: Dictionary,
}

impl<'a> Part<'a> {
    /// The links of a transaction; an address is stored as its place in them.
    pub(super) fn list(&self, ordinal: usize) -> &'a [(u32, Address)] {
        let at = ordinal - self.first;
        &self.links[self.starts[at]..self.starts[at + 1]]
    }

    /// Must come first: addresses are numbered by first use in this order.
    fn transaction_links(&mut self) -> Vec<u8> {
        let mut columns = [const { Vec::new() }; transaction_link::COLUMNS];
        columns[transaction_link::NUMBER].reserve(self.links.len() * 2);
        let mut left = self.links;
        for ordinal in self.first..self.first + self.transactions.len() {
            self.starts.push(self.links.len() - left.len());
            let own = take_links(&mut left, ordinal);
            put(&mut columns[transaction_link::COUNT], own.len() as u64);
            for (_, address) in own {
                let (number, new) = self.dictionary.number(address);
                let number = if new { 0 } else { u64::from(number) + 1 };
                put(&mut columns[transaction_link::NUMBER], number);
            }
        }
        assert!(left.is_empty(), "links are in order of their transactions");
        self.starts.push(self.links.len());
        section(&columns)
    }

    fn transactions(&mut self) -> Vec<u8> {
        let mut columns = [const { Vec::new() }; transaction::COLUMNS];
        let mut left = self.operations;
        for (ordinal, row) in (self.first..).zip(self.transactions) {
            let own = left.iter().take_while(|row| row.transaction as usize == ordinal).count();
            let in_order = (0..).zip(&left[..own]).all(|(index, row)| row.index == index);
            assert!(in_order, "operations are in order, without gaps");
            left = &left[own..];
            put_transaction(row, own, &mut columns);
            let list = self.list(ordinal);
            let [.., places, escaped] = &mut columns;
            let sources = [Some(row.source), row.fee_source];
            for source in sources.into_iter().flatten().map(Address::Account) {
                places.push(self.place(list, &source, 0, escaped));
            }
        }
        assert!(left.is_empty(), "operations belong to transactions");
        section(&columns)
    }

    fn operation_links(&mut self, mut left: &[(u32, Address)], first: usize) -> Vec<u8> {
        let mut columns = [const { Vec::new() }; operation_link::COLUMNS];
        columns[operation_link::PLACE].reserve(left.len());
        for (ordinal, row) in (first..).zip(self.operations) {
            let list = self.list(row.transaction as usize);
            let own = take_links(&mut left, ordinal);
            put(&mut columns[operation_link::COUNT], own.len() as u64);
            let [_, places, escaped] = &mut columns;
            for (_, address) in own {
                places.push(self.place(list, address, 0, escaped));
            }
        }
        assert!(left.is_empty(), "links are in order of their operations");
        section(&columns)
    }

    fn operations(&mut self, mut put_xdr: impl FnMut(&Operation) -> usize) -> Vec<u8> {
        let mut columns = [const { Vec::new() }; operation::COLUMNS];
        columns.iter_mut().take(4).for_each(|column| column.reserve(self.operations.len()));
        for row in self.operations {
            put_signed(&mut columns[operation::KIND], i64::from(row.kind));
            put(&mut columns[operation::OUTCOME], outcome(row.outcome));
            put(&mut columns[operation::XDR_BYTES], put_xdr(row) as u64);
            let ordinal = row.transaction as usize;
            let of_transaction = row.source == self.transactions[ordinal - self.first].source;
            let [.., places, escaped] = &mut columns;
            places.push(match of_transaction {
                true => 0,
                false => self.place(self.list(ordinal), &Address::Account(row.source), 1, escaped),
            });
        }
        section(&columns)
    }

    /// Where `address` stands in `list`, counted from `lowest`; an address that is not there gets
    /// its number into `escaped`.
    pub(super) fn place(
        &mut self,
        list: &[(u32, Address)],
        address: &Address,
        lowest: u8,
        escaped: &mut Vec<u8>,
    ) -> u8 {
        let found = list.binary_search_by(|(_, other)| other.cmp(address)).ok();
        let place = found.and_then(|at| u8::try_from(at).ok()?.checked_add(lowest));
        place.filter(|&place| place != ESCAPE).unwrap_or_else(|| {
            put(escaped, u64::from(self.dictionary.number(address).0));
            ESCAPE
        })
    }
}

/// Cuts the links of `ordinal` off the front.
fn take_links<'a>(left: &mut &'a [(u32, Address)], ordinal: usize) -> &'a [(u32, Address)] {
    let own = left.iter().take_while(|(of, _)| *of as usize == ordinal).count();
    let (own, rest) = left.split_at(own);
    *left = rest;
    own
}

fn section<const N: usize>(columns: &[Vec<u8>; N]) -> Vec<u8> {
    let length = columns.iter().map(|column| column.len() + 5).sum();
    let mut bytes = Vec::with_capacity(length);
    put_columns(&mut bytes, columns);
    bytes
}

/// Everything but hashes and sources.
fn put_transaction(row: &Transaction, rows: usize, columns: &mut [Vec<u8>; transaction::COLUMNS]) {
    let mut flags = u8::from(row.fee_bump) * flag::FEE_BUMP;
    put_signed(&mut columns[transaction::RESULT], i64::from(row.result_code));
    put_signed(&mut columns[transaction::FEE], row.fee_charged);
    put_signed(&mut columns[transaction::MAX_FEE], row.max_fee);
    put(&mut columns[transaction::OPERATIONS], u64::from(row.operation_count));
    if rows != row.operation_count as usize {
        flags |= flag::ROWS;
        put(&mut columns[transaction::ROWS], rows as u64);
    }
    let sequence = row.sequence.cast_unsigned();
    put(&mut columns[transaction::SEQUENCE_HIGH], sequence >> 32);
    put(&mut columns[transaction::SEQUENCE_LOW], sequence & u64::from(u32::MAX));
    if let Some(id) = row.source_muxed_id {
        flags |= flag::MUXED;
        put(&mut columns[transaction::MUXED], id);
    }
    flags |= u8::from(row.fee_source.is_some()) * flag::FEE_SOURCE;
    if let Some(id) = row.fee_source_muxed_id {
        flags |= flag::FEE_MUXED;
        put(&mut columns[transaction::MUXED], id);
    }
    flags |= put_memo(&mut columns[transaction::MEMO], &row.memo) << flag::MEMO_SHIFT;
    columns[transaction::FLAGS].push(flags);
}

/// Appends the memo and says its kind.
fn put_memo(to: &mut Vec<u8>, memo: &Memo) -> u8 {
    match memo {
        Memo::None => 0,
        Memo::Text(length, bytes) => {
            let text = bytes.get(..usize::from(*length)).unwrap_or(bytes);
            put(to, text.len() as u64);
            to.extend_from_slice(text);
            1
        }
        Memo::Id(id) => {
            put(to, *id);
            2
        }
        Memo::Hash(hash) => {
            to.extend_from_slice(hash);
            3
        }
        Memo::Return(hash) => {
            to.extend_from_slice(hash);
            4
        }
    }
}

fn outcome(outcome: Option<Outcome>) -> u64 {
    match outcome {
        None => 0,
        Some(Outcome::Outer(code)) => 1 + 2 * zigzag(i64::from(code)),
        Some(Outcome::Inner(code)) => 2 + 2 * zigzag(i64::from(code)),
    }
}

/// Which transactions have an inner hash (count, then the gaps between them), all hashes, then the
/// inner ones. Apart from the facts, for a lookup by hash needs nothing else.
fn hashes(transactions: &[Transaction]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(transactions.len() * 40 + 8);
    if transactions.is_empty() {
        return bytes;
    }
    let inner = || (0u64..).zip(transactions).filter_map(|(at, row)| Some((at, row.inner_hash?)));
    put(&mut bytes, inner().count() as u64);
    let mut after = 0;
    for (at, _) in inner() {
        put(&mut bytes, at - after);
        after = at + 1;
    }
    transactions.iter().for_each(|row| bytes.extend_from_slice(&row.hash.0));
    inner().for_each(|(_, hash)| bytes.extend_from_slice(&hash.0));
    bytes
}
