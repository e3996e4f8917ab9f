//! `ledgerflow status`: what a database holds.

use clap::Args;
use ledgerflow_records::Coverage;
use ledgerflow_sinks::History;
use ledgerflow_sinks::meta::{Count, Identity, Progress};
use ledgerflow_sinks::rocksdb::RocksDb;
use serde::Serialize;

use super::{Database, Failure, export};

/// Say what a database holds. Works while another process writes it.
#[derive(Clone, Debug, Args)]
pub struct Status {
    /// The database.
    #[command(flatten)]
    pub database: Database,
    /// For programs.
    #[arg(long)]
    pub json: bool,
}

impl Status {
    /// Prints it.
    pub fn run(self) -> Result<(), Failure> {
        let history = self.database.read()?;
        let identity = Identity::read(history.store())?;
        let identity = identity.ok_or_else(|| Failure::Failed("the database is empty".into()))?;
        match self.json {
            true => export::line(&as_json(&history, &identity)?),
            false => as_text(&history, &identity),
        }
    }
}

/// What `--json` prints, in this order.
#[derive(Serialize)]
struct Said {
    chain: String,
    network: String,
    format: String,
    coverage: Vec<[u32; 2]>,
    gaps: Vec<[u32; 2]>,
    durable_height: Option<u32>,
    tables: Vec<Held>,
    state: State,
    unauthenticated: Vec<[u32; 2]>,
    malformed: u64,
    undecided: u64,
}

#[derive(Serialize)]
struct Held {
    name: String,
    rows: u64,
    bytes: u64,
}

/// Current state is not stored yet.
#[derive(Serialize)]
struct State {
    complete_from: Option<u32>,
}

fn as_json(history: &History<RocksDb>, identity: &Identity) -> Result<String, Failure> {
    let progress = history.progress();
    let ranges = |coverage: &Coverage| -> Vec<[u32; 2]> {
        coverage.ranges().iter().map(|(from, to)| [from.0, to.0]).collect()
    };
    let held =
        |count: &Count| Held { name: count.table.clone(), rows: count.rows, bytes: count.bytes };
    let said = Said {
        chain: identity.network.chain.clone(),
        network: identity.network.network.clone(),
        format: identity.format.to_string(),
        coverage: ranges(&progress.coverage),
        gaps: ranges(&Coverage::from_ranges(progress.coverage.gaps())),
        durable_height: progress.durable.map(|height| height.0),
        tables: progress.counts.iter().map(held).collect(),
        state: State { complete_from: None },
        unauthenticated: ranges(&progress.unauthenticated),
        malformed: progress.malformed,
        undecided: progress.undecided,
    };
    serde_json::to_string(&said).map_err(|error| Failure::Failed(error.to_string()))
}

fn as_text(history: &History<RocksDb>, identity: &Identity) -> Result<(), Failure> {
    let progress = history.progress();
    let Progress { coverage, unauthenticated, durable, counts, malformed, undecided } =
        progress.as_ref();
    let durable = durable.map_or("none".into(), |height| height.to_string());
    export::line(&format!("chain     {}", identity.network.chain))?;
    export::line(&format!("network   {}", identity.network.network))?;
    export::line(&format!("format    {}", identity.format))?;
    export::line(&format!("ledgers   {}", said(coverage)))?;
    export::line(&format!("gaps      {}", said(&Coverage::from_ranges(coverage.gaps()))))?;
    export::line(&format!("durable   {durable}"))?;
    if unauthenticated.heights() > 0 {
        export::line(&format!("unchecked {} (--no-authenticate)", said(unauthenticated)))?;
    }
    if *malformed > 0 {
        export::line(&format!("malformed {malformed} effects and token events, without rows"))?;
    }
    if *undecided > 0 {
        let text = "token events of contracts whose code no ledger here showed, without rows";
        export::line(&format!("undecided {undecided} {text} (--sep41 names tokens)"))?;
    }
    export::line(&format!("\n{:24}{:>14}{:>16}", "table", "rows", "bytes"))?;
    for count in counts {
        export::line(&format!("{:24}{:>14}{:>16}", count.table, count.rows, count.bytes))?;
    }
    Ok(())
}

/// Ranges for a person: at most eight of them, and how many heights they are.
fn said(coverage: &Coverage) -> String {
    let ranges = coverage.ranges();
    let mut text: Vec<String> = ranges
        .iter()
        .take(8)
        .map(|(from, to)| if from == to { from.to_string() } else { format!("{from}–{to}") })
        .collect();
    if ranges.len() > text.len() {
        text.push(format!("and {} ranges more", ranges.len() - text.len()));
    }
    match text.is_empty() {
        true => "none".into(),
        false => format!("{} ({})", text.join(", "), coverage.heights()),
    }
}
