//! The sections of a part ↦ rows.

use std::borrow::Cow;
use std::ops::Range;

use ledgerflow_records::operation::Outcome;
use ledgerflow_records::{Address, Hash, Memo, Operation, Transaction};

use super::CodecError;
use super::column::{Cursor, unzigzag};
use super::decode_changes;
use super::layout::transaction::flag;
use super::layout::{ESCAPE, operation, operation_link, transaction};
use super::part::{Hashes, Part};
use super::section::Section;
use crate::Rows;

/// Appends the rows of those transactions of `part` that are `wanted` (ordinals in the ledger); those
/// before them cost no more than a walk over their numbers, those behind them nothing.
///
/// The operations' XDR is appended to `xdr`, which the rows' ranges cut from; without it that
/// section, the dearest to decompress, is not touched, and the ranges are empty.
pub(super) fn rows(
    part: &Part<'_>,
    wanted: Range<u32>,
    into: &mut Rows,
    xdr: Option<&mut Vec<u8>>,
) -> Result<(), CodecError> {
    let dictionary = part.dictionary()?;
    let own = into.transactions.len();
    let mut reader = Reader { part, wanted, dictionary, starts: Vec::new(), own, into };
    reader.transaction_links()?;
    let heads = reader.transactions()?;
    reader.operations(&heads, xdr)?;
    reader.operation_links(&heads)?;
    reader.state_changes()
}

struct Reader<'a> {
    part: &'a Part<'a>,
    wanted: Range<u32>,
    dictionary: Vec<Address>,
    /// Where each transaction's links begin among those read, and where the last one's end.
    starts: Vec<usize>,
    /// Where the part's transactions begin among those read.
    own: usize,
    into: &'a mut Rows,
}

/// What a transaction's operations need to know of it.
struct Head {
    ordinal: u32,
    operations: u32,
    /// Zeros if the transaction is not wanted.
    source: [u8; 32],
}

impl Reader<'_> {
    fn transaction_links(&mut self) -> Result<(), CodecError> {
        let Self { part, wanted, dictionary, starts, into, .. } = self;
        let links = &mut into.participants.transactions;
        let first = links.len();
        part.each_transaction_link(|ordinal, number| {
            let address = dictionary.get(number as usize)?;
            if wanted.contains(&ordinal) {
                links.push((ordinal, *address));
            }
            Some(())
        })?;
        let mut at = first;
        for ordinal in part.ordinals() {
            starts.push(at);
            at += links.iter().skip(at).take_while(|(of, _)| *of == ordinal).count();
        }
        starts.push(at);
        Ok(())
    }

    /// The address at `place` in the links of a wanted transaction, or of the next escape.
    #[inline]
    fn address(
        &self,
        ordinal: u32,
        place: u8,
        escaped: &mut Cursor<'_>,
    ) -> Result<Address, CodecError> {
        if place == ESCAPE {
            let number = escaped.u32()? as usize;
            return self.dictionary.get(number).copied().ok_or_else(|| escaped.fault(NO_ADDRESS));
        }
        let at = (ordinal - self.part.front.span.first_transaction) as usize;
        let start = self.starts.get(at).map(|start| start + usize::from(place));
        let start =
            start.filter(|at_link| self.starts.get(at + 1).is_some_and(|end| at_link < end));
        let link = start.and_then(|at| self.into.participants.transactions.get(at));
        link.map(|(_, address)| *address).ok_or_else(|| escaped.fault(NO_ADDRESS))
    }

    #[inline]
    fn account(
        &self,
        ordinal: u32,
        place: u8,
        escaped: &mut Cursor<'_>,
    ) -> Result<[u8; 32], CodecError> {
        match self.address(ordinal, place, escaped)? {
            Address::Account(key) => Ok(key),
            _ => Err(escaped.fault("a source that is no account")),
        }
    }

    fn transactions(&mut self) -> Result<Vec<Head>, CodecError> {
        let Hashes { outer, inner } = self.part.hashes()?;
        let mut inner = inner.into_iter().peekable();
        let raw = self.part.section(Section::TRANSACTIONS)?;
        let mut columns = Cursor::new(Section::TRANSACTIONS, &raw).columns()?;
        let mut heads = Vec::with_capacity(outer.len());
        for ((place, ordinal), hash) in (0..).zip(self.part.ordinals()).zip(outer) {
            if ordinal >= self.wanted.end {
                return Ok(heads);
            }
            let (mut row, operations, fee_source) = facts(&mut columns)?;
            row.hash = hash;
            row.inner_hash = inner.next_if(|(of, _)| *of == place).map(|(_, hash)| hash);
            let wanted = self.wanted.contains(&ordinal);
            let [.., places, escaped] = &mut columns;
            let source = places.byte()?;
            let fee_source = if fee_source { Some(places.byte()?) } else { None };
            if wanted {
                row.source = self.account(ordinal, source, escaped)?;
                let account = |place| self.account(ordinal, place, escaped);
                row.fee_source = fee_source.map(account).transpose()?;
            } else {
                skip(source, escaped)?;
                fee_source.map_or(Ok(()), |place| skip(place, escaped))?;
            }
            heads.push(Head { ordinal, operations, source: row.source });
            if wanted {
                self.into.transactions.push(row);
            }
        }
        finish(columns)?;
        Ok(heads)
    }

    fn operations(
        &mut self,
        heads: &[Head],
        mut xdr: Option<&mut Vec<u8>>,
    ) -> Result<(), CodecError> {
        let raw = self.part.section(Section::OPERATIONS)?;
        let raw_xdr = match xdr {
            Some(_) => self.part.section(Section::OPERATION_XDR)?,
            None => Cow::Borrowed([].as_slice()),
        };
        let mut bytes = Cursor::new(Section::OPERATION_XDR, &raw_xdr);
        let mut columns: [_; operation::COLUMNS] =
            Cursor::new(Section::OPERATIONS, &raw).columns()?;
        let sum = heads.iter().map(|head| u64::from(head.operations)).sum::<u64>();
        let whole = heads.len() == self.part.ordinals().len();
        if whole && sum != u64::from(self.part.front.span.operations) {
            return Err(columns[operation::KIND].fault("not the header's number of operations"));
        }
        for head in heads {
            let wanted = self.wanted.contains(&head.ordinal);
            for index in 0..head.operations {
                let kind = columns[operation::KIND].i32()?;
                let outcome = outcome(&mut columns[operation::OUTCOME])?;
                let length = columns[operation::XDR_BYTES].u32()? as usize;
                let own = bytes.take(if xdr.is_some() { length } else { 0 })?;
                let [.., places, escaped] = &mut columns;
                let place = places.byte()?;
                if !wanted {
                    skip(place, escaped)?;
                    continue;
                }
                let source = match place {
                    0 => head.source,
                    ESCAPE => self.account(head.ordinal, ESCAPE, escaped)?,
                    place => self.account(head.ordinal, place - 1, escaped)?,
                };
                let range = xdr.as_mut().map_or(0..0, |xdr| {
                    xdr.extend_from_slice(own);
                    xdr.len() - own.len()..xdr.len()
                });
                let transaction = head.ordinal;
                let row = Operation { transaction, index, kind, source, outcome, xdr: range };
                self.into.operations.rows.push(row);
            }
        }
        if !whole {
            return Ok(());
        }
        bytes.finish()?;
        finish(columns)
    }

    fn state_changes(&mut self) -> Result<(), CodecError> {
        let Self { part, wanted, dictionary, starts, own, into } = self;
        let Rows { transactions, participants, changes, .. } = &mut **into;
        let first = part.front.span.first_transaction;
        decode_changes::rows(
            part,
            dictionary,
            wanted.end,
            |ordinal| {
                let at = ordinal.checked_sub(first.max(wanted.start))? as usize;
                let transaction = transactions[*own..].get(at)?;
                let place = (ordinal - first) as usize;
                let links = &participants.transactions[starts[place]..starts[place + 1]];
                Some(decode_changes::Wanted { transaction, links })
            },
            |row| changes.rows.push(row),
        )
    }

    fn operation_links(&mut self, heads: &[Head]) -> Result<(), CodecError> {
        let raw = self.part.section(Section::OPERATION_LINKS)?;
        let columns = Cursor::new(Section::OPERATION_LINKS, &raw).columns()?;
        let [mut counts, mut places, mut escaped]: [_; operation_link::COLUMNS] = columns;
        let (mut ordinal, mut links) = (self.part.front.span.first_operation, 0u64);
        for head in heads {
            let wanted = self.wanted.contains(&head.ordinal);
            for _ in 0..head.operations {
                let count = counts.u32()?;
                let own = places.take(count as usize)?;
                for &place in own {
                    if wanted {
                        let address = self.address(head.ordinal, place, &mut escaped)?;
                        self.into.participants.operations.push((ordinal, address));
                    } else {
                        skip(place, &mut escaped)?;
                    }
                }
                links += u64::from(count);
                ordinal += 1;
            }
        }
        if heads.len() < self.part.ordinals().len() {
            return Ok(());
        }
        if links != u64::from(self.part.front.span.operation_links) {
            return Err(counts.fault("not the header's number of links"));
        }
        finish([counts, places, escaped])
    }
}

pub(super) const NO_ADDRESS: &str = "no such address";

#[inline]
pub(super) fn skip(place: u8, escaped: &mut Cursor<'_>) -> Result<(), CodecError> {
    if place == ESCAPE { escaped.u32().map(drop) } else { Ok(()) }
}

pub(super) fn finish<const N: usize>(columns: [Cursor<'_>; N]) -> Result<(), CodecError> {
    columns.into_iter().try_for_each(Cursor::finish)
}

/// A transaction without hashes and sources, its rows of `operations`, and whether it has a fee
/// source.
fn facts(
    columns: &mut [Cursor<'_>; transaction::COLUMNS],
) -> Result<(Transaction, u32, bool), CodecError> {
    let flags = columns[transaction::FLAGS].byte()?;
    let muxed = &mut columns[transaction::MUXED];
    let mut id = |bit: u8| (flags & bit != 0).then(|| muxed.u64()).transpose();
    let (source_muxed_id, fee_source_muxed_id) = (id(flag::MUXED)?, id(flag::FEE_MUXED)?);
    let [high, low] = [transaction::SEQUENCE_HIGH, transaction::SEQUENCE_LOW]
        .map(|column| columns[column].u32().map(u64::from));
    let operation_count = columns[transaction::OPERATIONS].u32()?;
    let operations = match flags & flag::ROWS {
        0 => operation_count,
        _ => columns[transaction::ROWS].u32()?,
    };
    let row = Transaction {
        hash: Hash::default(),
        inner_hash: None,
        fee_charged: columns[transaction::FEE].i64()?,
        result_code: columns[transaction::RESULT].i32()?,
        fee_bump: flags & flag::FEE_BUMP != 0,
        source: [0; 32],
        source_muxed_id,
        fee_source: None,
        fee_source_muxed_id,
        sequence: (high? << 32 | low?).cast_signed(),
        memo: memo((flags & flag::MEMO) >> flag::MEMO_SHIFT, &mut columns[transaction::MEMO])?,
        max_fee: columns[transaction::MAX_FEE].i64()?,
        operation_count,
    };
    Ok((row, operations, flags & flag::FEE_SOURCE != 0))
}

fn memo(kind: u8, from: &mut Cursor<'_>) -> Result<Memo, CodecError> {
    Ok(match kind {
        0 => Memo::None,
        1 => {
            let length = from.u32()? as usize;
            let text = Memo::text(from.take(length)?);
            text.ok_or_else(|| from.fault("a text of more than 28 bytes"))?
        }
        2 => Memo::Id(from.u64()?),
        3 => Memo::Hash(from.array()?),
        4 => Memo::Return(from.array()?),
        _ => return Err(from.fault("unknown kind of memo")),
    })
}

fn outcome(from: &mut Cursor<'_>) -> Result<Option<Outcome>, CodecError> {
    let Some(number) = from.u64()?.checked_sub(1) else { return Ok(None) };
    let code = i32::try_from(unzigzag(number >> 1));
    let code = code.map_err(|_| from.fault("a code above 32 bits"))?;
    Ok(Some(if number & 1 == 0 { Outcome::Outer(code) } else { Outcome::Inner(code) }))
}
