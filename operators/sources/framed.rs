//! This takes ledgers out of a record-marked stream (RFC 5531, section 11).
//!
//! A mark is four bytes: the high bit says whether its fragment is the record's last, the others
//! are the fragment's length.

use ledgerflow_records::Height;

use super::fault::Fault;
use super::header::{self, Miss};
use super::origin::Ledger;
use super::plain::Bytes;

const LAST: u32 = 1 << 31;

/// The next record, which is one ledger; `None` at the end.
pub(crate) fn next(bytes: &mut Bytes, limit: u64) -> Result<Option<Ledger>, Fault> {
    let (start, mut record) = (bytes.position(), Vec::new());
    loop {
        let at = bytes.position();
        let Some(mark) = mark(bytes)? else {
            return if at == start { Ok(None) } else { Err(cut(at, &record)) };
        };
        let length = mark & !LAST;
        let empty = length == 0 && (mark & LAST == 0 || record.is_empty());
        if empty || record.len() as u64 + u64::from(length) > limit {
            let held = record.len();
            let reason = format!(
                "record mark {mark:08x} claims {length} bytes more than {held}, of at most {limit}"
            );
            return Err(Fault::at(at, reason));
        }
        let end = record.len() + length as usize;
        bytes.append(&mut record, length as usize).map_err(|fault| named(fault, &record))?;
        if record.len() < end {
            return Err(cut(bytes.position(), &record));
        }
        if mark & LAST != 0 {
            return whole(start, record).map(Some);
        }
    }
}

fn mark(bytes: &mut Bytes) -> Result<Option<u32>, Fault> {
    let mut mark = Vec::new();
    bytes.append(&mut mark, 4)?;
    match mark.first_chunk() {
        Some(mark) => Ok(Some(u32::from_be_bytes(*mark))),
        None if mark.is_empty() => Ok(None),
        None => Err(Fault::at(bytes.position(), "ends within a record mark")),
    }
}

fn whole(start: u64, record: Vec<u8>) -> Result<Ledger, Fault> {
    let offset = start + 4;
    match header::peek(&record) {
        Ok(header) => Ok(Ledger::of(header, record, offset)),
        Err(miss) => {
            let what = if miss == Miss::Short { "too short for" } else { "not" };
            let begins = super::hex(record.get(..16).unwrap_or(&record));
            let size = record.len();
            let reason = format!("record of {size} bytes is {what} a ledger: it begins {begins}");
            Err(Fault::at(offset, reason))
        }
    }
}

fn cut(at: u64, record: &[u8]) -> Fault {
    let reason = format!("ends within a record of which {} bytes are there", record.len());
    named(Fault::at(at, reason), record)
}

/// The fault with the height of the ledger it interrupts, if that much of it is there.
fn named(fault: Fault, record: &[u8]) -> Fault {
    let ledger: Option<Height> = header::peek(record).ok().map(|header| header.height);
    Fault { ledger, ..fault }
}

/// The bytes of the first record as far as they are in `seen`.
pub(crate) fn start(mut seen: &[u8], limit: u64) -> Result<Vec<u8>, Miss> {
    let mut record = Vec::new();
    while let Some((mark, rest)) = seen.split_first_chunk() {
        let mark = u32::from_be_bytes(*mark);
        let length = (mark & !LAST) as usize;
        if length == 0 || record.len() as u64 + length as u64 > limit {
            return Err(Miss::Not);
        }
        let (fragment, rest) = rest.split_at_checked(length).unwrap_or((rest, &[]));
        record.extend_from_slice(fragment);
        // What follows the last fragment is another record.
        if mark & LAST != 0 || fragment.len() < length {
            break;
        }
        seen = rest;
    }
    Ok(record)
}
