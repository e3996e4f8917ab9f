//! This reads the start of a ledger: enough to know what it claims to be, without walking it.

use ledgerflow_records::Height;
use ledgerflow_views::{
    Element, Error, LedgerCloseMetaExt, LedgerHeaderHistoryEntry, Null, Reason, View,
};

/// The most bytes that the start of a `LedgerCloseMeta` takes up to the end of its header.
pub(crate) const LONGEST: usize = 2048;

/// What the first bytes of a ledger claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    /// `header.ledgerSeq`.
    pub(crate) height: Height,
    /// `LedgerHeaderHistoryEntry.hash`, as claimed.
    pub(crate) hash: [u8; 32],
}

/// Why there is no header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Miss {
    /// The bytes so far are the start of one; more may follow.
    Short,
    /// No ledger begins like this.
    Not,
}

/// The header of the `LedgerCloseMeta` that `bytes` begin with.
///
/// Every union and every length on the way is checked, so that other content is told apart. The
/// height 0 does not exist on any network, and a run of zeros would be full of such ledgers.
pub(crate) fn peek(bytes: &[u8]) -> Result<Header, Miss> {
    let mut rest = bytes;
    match i32::at(split(&mut rest, 4)?) {
        0 => {}
        1 | 2 => {
            let length = walked(LedgerCloseMetaExt::walk(rest, &mut Null))?;
            split(&mut rest, length)?;
        }
        _ => return Err(Miss::Not),
    }
    walked(LedgerHeaderHistoryEntry::walk(rest, &mut Null))?;
    let entry = LedgerHeaderHistoryEntry::trusted(rest);
    match Height(entry.header().ledger_seq()) {
        Height(0) => Err(Miss::Not),
        height => Ok(Header { height, hash: *entry.hash() }),
    }
}

fn split<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], Miss> {
    let (head, tail) = rest.split_at_checked(count).ok_or(Miss::Short)?;
    *rest = tail;
    Ok(head)
}

fn walked(length: Result<usize, Box<Error>>) -> Result<usize, Miss> {
    length.map_err(|error| match error.reason {
        Reason::Truncated => Miss::Short,
        _ => Miss::Not,
    })
}
