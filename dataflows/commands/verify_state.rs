//! `ledgerflow verify --state`: the current state against the network's own, entry by entry.

use std::collections::HashSet;

use ledgerflow_operators::stellar::Network;
use ledgerflow_operators::stellar::archive::Archive;
use ledgerflow_records::{Current, Height};
use ledgerflow_sinks::rocksdb::{Access, RocksDb};
use ledgerflow_sinks::state::{Difference, Door, Head, Standing, compare};
use ledgerflow_sinks::tables::CURRENT;
use ledgerflow_sinks::tables::current::{Maintained, table_of};

use super::verify::Differences;
use super::{Failure, export};
use crate::checkpoint::{self, LoadError};

/// Compares the state in `store` with the checkpoint of its own ledger in the archive at `place`.
pub(super) fn run(
    store: &RocksDb,
    place: &str,
    network: &Network,
    differences: &mut Differences,
) -> Result<(), Failure> {
    let door = Door::open(store.clone())?;
    let head = *door.ok_or_else(|| Failure::Failed("there is no current state".into()))?.head();
    let archive = Archive::at(place).map_err(LoadError::from)?;
    let checkpoint = archive.checkpoint(head.height).map_err(|error| {
        Failure::Failed(format!("the current state is of ledger {}: {error}", head.height))
    })?;
    if head.hash.is_some_and(|hash| hash != checkpoint.hash()) {
        differences.add(&format!(
            "ledger {}: the state is of one with hash {}, the archive of one with hash {}",
            head.height,
            head.hash.unwrap_or_default(),
            checkpoint.hash()
        ))?;
    }
    let folder = tempfile::tempdir()?;
    let theirs = RocksDb::open(folder.path(), Access::Write)?;
    let loaded = checkpoint::load(&checkpoint, network, &theirs)?;
    let mut against = Against { head, told: differences, unknown: 0, counted: counted(&theirs)? };
    for table in CURRENT {
        let each = |difference| against.take(table, difference);
        compare::<Failure>((store, &theirs), table, each)?;
    }
    let unknown = against.unknown;
    export::line(&format!(
        "ledger {}: compared with {} entries, {} rows of the checkpoint",
        head.height, loaded.entries, loaded.rows
    ))?;
    if unknown > 0 {
        let from = head.from;
        export::line(&format!("{unknown} rows of it were not touched since ledger {from}"))?;
    }
    match Standing::read(store)?.head().map(|head| head.height) {
        Some(now) if now != head.height => {
            Err(Failure::Failed(format!("the state moved on to ledger {now} meanwhile")))
        }
        _ => Ok(()),
    }
}

/// Contract tokens whose balances the checkpoint shows: others keep theirs in a way of their own.
fn counted(theirs: &RocksDb) -> Result<HashSet<[u8; 32]>, Failure> {
    let mut contracts = HashSet::new();
    for row in Door::open(theirs.clone())?
        .iter()
        .flat_map(|door| door.rows(&ledgerflow_sinks::tables::current::Sep41Balances))
    {
        if let (Current::Sep41((_, contract), _), _) = row? {
            contracts.insert(contract);
        }
    }
    Ok(contracts)
}

/// What a difference means.
struct Against<'a> {
    head: Head,
    told: &'a mut Differences,
    /// Rows that a state which is not complete need not have.
    unknown: u64,
    counted: HashSet<[u8; 32]>,
}

impl Against<'_> {
    fn take(&mut self, table: &dyn Maintained, difference: Difference) -> Result<(), Failure> {
        let (ours, theirs) = match difference {
            Difference::First(ours) => (Some(ours), None),
            Difference::Second(theirs) => (None, Some(theirs)),
            Difference::Both(ours, theirs) => (Some(ours), Some(theirs)),
        };
        let Some(row) = ours.as_ref().or(theirs.as_ref()) else { return Ok(()) };
        match row {
            // Of events, of which entries say nothing, and of what is derived from other rows.
            Current::Allowance(..)
            | Current::Holders(..)
            | Current::Top(..)
            | Current::Trustlines(..)
            | Current::Baseline(..) => return Ok(()),
            Current::Sep41((_, contract), _) if !self.counted.contains(contract) => return Ok(()),
            // What a contract is stays known when its instance is in the archive.
            Current::Token(..) if theirs.is_none() => return Ok(()),
            _ => {}
        }
        if ours.is_none() && !self.head.complete {
            self.unknown += 1;
            return Ok(());
        }
        let name = table.name();
        for (who, row) in [("stored", ours), ("checkpoint", theirs)] {
            if let Some(row) = row {
                let text = line(&row, &self.head);
                self.told.add(&format!("{name}: {who} {text}"))?;
            }
        }
        Ok(())
    }
}

fn line(row: &Current, head: &Head) -> String {
    let mut text = String::new();
    table_of(row).line(row, Height(0), head, &mut text);
    // A checkpoint has no ledger in which the row last changed; it is not compared.
    text.trim_end().replace(",\"last_modified_ledger\":0", "")
}
