//! This finds the header of a checkpoint at the end of the chain that the archive keeps with it.

use ledgerflow_records::{Hash, Height};
use ledgerflow_views::{LedgerHeader, LedgerHeaderHistoryEntry, View};
use sha2::{Digest, Sha256};

use super::error::ArchiveError;
use super::path;
use super::records::Records;
use super::site::Site;

/// The `LedgerHeaderHistoryEntry` of ledger `height`.
pub(super) fn last(site: &Site, height: Height) -> Result<Vec<u8>, ArchiveError> {
    let mut records = Records::open(site, &path("ledger", height, "xdr.gz"))?;
    let mut last: Option<Vec<u8>> = None;
    while records.next()? {
        let read = LedgerHeaderHistoryEntry::read(records.record());
        let entry = read.map_err(|error| records.invalid(error))?;
        follow(entry, last.as_deref().map(LedgerHeaderHistoryEntry::trusted), height).map_err(
            |reason| {
                let (file, entry) = (records.file().to_owned(), records.count());
                ArchiveError::Header { file, entry, reason }
            },
        )?;
        let held = last.get_or_insert_default();
        held.clear();
        held.extend_from_slice(records.record());
    }
    let ends = |held: &[u8]| LedgerHeaderHistoryEntry::trusted(held).header().ledger_seq();
    match last {
        Some(held) if ends(&held) == height.0 => Ok(held),
        _ => {
            let (file, entry) = (records.file().to_owned(), records.count() + 1);
            let reason = format!("not there, before the one of ledger {height}");
            Err(ArchiveError::Header { file, entry, reason })
        }
    }
}

/// Whether the entry is true to itself and the next one after `before`, not above `height`.
fn follow(
    entry: LedgerHeaderHistoryEntry<'_>,
    before: Option<LedgerHeaderHistoryEntry<'_>>,
    height: Height,
) -> Result<(), String> {
    let header: LedgerHeader<'_> = entry.header();
    let (said, found) = (Hash(*entry.hash()), Hash(Sha256::digest(header.xdr()).into()));
    let ledger = header.ledger_seq();
    if found != said {
        return Err(format!("ledger {ledger} hashes to {found}, its entry says {said}"));
    }
    if ledger > height.0 {
        return Err(format!("ledger {ledger} is above {height}"));
    }
    let Some(before) = before else { return Ok(()) };
    let below = before.header().ledger_seq();
    if Some(ledger) != below.checked_add(1) {
        return Err(format!("ledger {ledger} comes after {below}"));
    }
    let (said, found) = (Hash(*header.previous_ledger_hash()), Hash(*before.hash()));
    if found != said {
        return Err(format!("ledger {ledger} follows {said}, below it is {found}"));
    }
    Ok(())
}
