//! `ledgerflow verify`: whether what is stored is whole, and what the ledgers say.

use std::collections::HashSet;

use clap::Args;
use ledgerflow_operators::sources::{Files, Limits, Source};
use ledgerflow_operators::stellar::{Judge, Network};
use ledgerflow_records::{Frame, Hash, Height};
use ledgerflow_sinks::meta::Identity;
use ledgerflow_sinks::rocksdb::RocksDb;
use ledgerflow_sinks::tables::{self, Appended};
use ledgerflow_sinks::{History, Outcome, Rows, block, index};

use super::ingest::Sep41;
use super::{Database, Failure, export, verify_state};
use crate::derive;
use crate::known::InStore;

/// Check what is stored: checksums, links between ledgers and between tables, counts, indexes.
#[derive(Clone, Debug, Args)]
pub struct Verify {
    /// The database.
    #[command(flatten)]
    pub database: Database,
    /// Derive these sources' ledgers again and compare row by row.
    #[arg(long, value_name = "SOURCE", num_args = 1..)]
    pub against: Vec<String>,
    /// Compare the current state, entry by entry, with the checkpoint of its ledger in this history
    /// archive, a folder or http(s)://…; a copy is loaded into the folder for temporary files.
    #[arg(long, value_name = "ARCHIVE", conflicts_with = "against")]
    pub state: Option<String>,
    /// As it was when the ledgers were ingested.
    #[command(flatten)]
    pub sep41: Sep41,
}

/// Differences that are told; more are only counted.
const TOLD: usize = 20;

#[derive(Default)]
pub(super) struct Differences(usize);

impl Differences {
    pub(super) fn add(&mut self, text: &str) -> Result<(), Failure> {
        self.0 += 1;
        if self.0 <= TOLD { export::line(text) } else { Ok(()) }
    }
}

impl Verify {
    /// Prints the first differences, and fails if there are any.
    pub fn run(self) -> Result<(), Failure> {
        let history = self.database.read()?;
        let identity = Identity::read(history.store())?;
        let identity = identity.ok_or_else(|| Failure::Failed("the database is empty".into()))?;
        let mut differences = Differences::default();
        if let Some(archive) = &self.state {
            let network = Network::of(&identity.network.network);
            let network = network.ok_or_else(|| Failure::Failed("a blank network".into()))?;
            verify_state::run(history.store(), archive, &network, &mut differences)?;
            return match differences.0 {
                0 => export::line("the current state is the network's own: no difference"),
                count => Err(Failure::Failed(format!("{count} differences in the current state"))),
            };
        }
        let checked = match self.against.is_empty() {
            true => stored(&history, &mut differences)?,
            false => {
                let network = Network::of(&identity.network.network);
                let network = network.ok_or_else(|| Failure::Failed("a blank network".into()))?;
                let known = InStore::new(history.store().clone(), &Outcome::default());
                let judge = Judge::new(self.sep41.tokens()?, Box::new(known));
                against(&history, (&network, judge), &self.against, &mut differences)?
            }
        };
        let unchecked = history.progress().unauthenticated.heights();
        if unchecked > 0 && self.against.is_empty() {
            let text = "ledgers were stored unauthenticated: links beside them are not compared";
            export::line(&format!("{unchecked} {text}"))?;
        }
        match differences.0 {
            0 => export::line(&format!("{checked} ledgers verified: no difference")),
            count => Err(Failure::Failed(format!("{count} differences in {checked} ledgers"))),
        }
    }
}

/// Checks blocks, links, counts and indexes; yields how many ledgers it read.
fn stored(history: &History<RocksDb>, differences: &mut Differences) -> Result<u64, Failure> {
    let progress = history.progress();
    let mut counted = vec![0; tables::HISTORY.len()];
    let mut checked = 0;
    for &(from, to) in progress.coverage.ranges() {
        let mut below: Option<(Hash, bool)> = None;
        for height in (from.0..=to.0).map(Height) {
            checked += 1;
            let rows = match whole(history, height) {
                Ok(rows) => rows,
                Err(text) => {
                    differences.add(&format!("ledger {height}: {text}"))?;
                    below = None;
                    continue;
                }
            };
            let ledger = &rows.ledger;
            if let Some((hash, true)) = below.filter(|(hash, _)| *hash != ledger.previous_hash)
                && ledger.authenticated
            {
                let text = format!(
                    "ledger {height}: follows {}, but the stored ledger below is {hash}",
                    ledger.previous_hash
                );
                differences.add(&text)?;
            }
            below = Some((ledger.hash, ledger.authenticated));
            for (count, rows) in counted.iter_mut().zip(counts(&rows)) {
                *count += rows as u64;
            }
        }
    }
    for (table, rows) in tables::HISTORY.iter().zip(counted) {
        let said = progress.counts.iter().find(|count| count.table == table.name());
        let said = said.map_or(0, |count| count.rows);
        if said != rows {
            differences.add(&format!("table {}: {rows} rows, {said} counted", table.name()))?;
        }
    }
    for text in index::differences(history.store())? {
        differences.add(&text)?;
    }
    Ok(checked)
}

/// Rows of a ledger by table, in the order of [`tables::HISTORY`].
fn counts(rows: &Rows) -> [usize; tables::HISTORY.len()] {
    let links = &rows.participants;
    let (transactions, operations) = (rows.transactions.len(), rows.operations.rows.len());
    let changes = rows.changes.rows.len();
    [1, transactions, links.transactions.len(), operations, links.operations.len(), changes]
}

/// The rows of a height, if they are whole.
fn whole(history: &History<RocksDb>, height: Height) -> Result<Rows, String> {
    let parts = history.parts(height).map_err(|error| error.to_string())?;
    let parts = parts.ok_or("covered and not stored")?;
    block::check(&parts).map_err(|error| error.to_string())?;
    let rows = block::unpack(&parts).map_err(|error| error.to_string())?;
    match rows.ledger.height == height && consistent(&rows) {
        true => Ok(rows),
        false => Err("tables do not belong together".into()),
    }
}

/// Whether the tables of a ledger speak of the same transactions and operations.
fn consistent(rows: &Rows) -> bool {
    let (transactions, operations) = (rows.transactions.len(), rows.operations.rows.len());
    let asked: usize = rows.transactions.iter().map(|row| row.operation_count as usize).sum();
    let within = |(ordinal, _): &(u32, _), count| (*ordinal as usize) < count;
    transactions == rows.ledger.transactions as usize
        && operations == rows.ledger.operations as usize
        && operations == asked
        && rows.participants.transactions.iter().all(|link| within(link, transactions))
        && rows.participants.operations.iter().all(|link| within(link, operations))
}

/// Derives the ledgers of `sources` again; yields how many.
fn against(
    history: &History<RocksDb>,
    (network, mut judge): (&Network, Judge),
    sources: &[String],
    differences: &mut Differences,
) -> Result<u64, Failure> {
    let mut files = Files::open(sources, Limits::default())?;
    let mut checked = 0;
    while let Some(read) = files.next() {
        let frame = read?;
        let height = frame.height;
        checked += 1;
        match history.rows(height)? {
            None => differences.add(&format!("ledger {height}: not stored"))?,
            Some(stored) => compare(frame, (network, &mut judge), &stored, differences)?,
        }
    }
    Ok(checked)
}

fn compare(
    frame: Frame,
    (network, judge): (&Network, &mut Judge),
    stored: &Rows,
    differences: &mut Differences,
) -> Result<(), Failure> {
    let height = frame.height;
    let derived = match derive::rows(frame, network, stored.ledger.authenticated, judge) {
        Ok(rows) => rows,
        Err(rejected) => return differences.add(&rejected.to_string()),
    };
    for table in tables::HISTORY {
        let (ours, theirs) = (lines(table, stored), lines(table, &derived));
        if ours == theirs {
            continue;
        }
        let (ours, theirs): (Vec<_>, Vec<_>) = (ours.lines().collect(), theirs.lines().collect());
        let before = differences.0;
        let (held, wanted): (HashSet<_>, HashSet<_>) =
            (ours.iter().collect(), theirs.iter().collect());
        for line in ours.iter().filter(|line| !wanted.contains(line)) {
            differences.add(&format!("ledger {height}: {}: stored {line}", table.name()))?;
        }
        for line in theirs.iter().filter(|line| !held.contains(line)) {
            differences.add(&format!("ledger {height}: {}: derived {line}", table.name()))?;
        }
        if differences.0 == before {
            differences.add(&format!(
                "ledger {height}: {}: rows repeat or are out of order",
                table.name()
            ))?;
        }
    }
    Ok(())
}

fn lines(table: &dyn Appended, rows: &Rows) -> String {
    let mut text = String::new();
    table.lines(rows, &mut text);
    text
}
