//! `ledgerflow status`: what a database holds.

use clap::Args;
use ledgerflow_records::Coverage;
use ledgerflow_sinks::History;
use ledgerflow_sinks::meta::{Count, Identity, Progress};
use ledgerflow_sinks::rocksdb::RocksDb;
use ledgerflow_sinks::state::{Door, Standing};
use ledgerflow_sinks::tables::CURRENT;
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

/// What the current state is of.
#[derive(Default, Serialize)]
struct State {
    complete_from: Option<u32>,
    from: Option<u32>,
    height: Option<u32>,
    loading: bool,
    look_alikes: u64,
}

/// The current state and the rows of its tables; bytes are those of all of them together.
struct Current {
    state: State,
    tables: Vec<Held>,
}

impl Current {
    fn of(store: &RocksDb) -> Result<Self, Failure> {
        let standing = Standing::read(store)?;
        let loading = standing == Standing::Loading;
        let mut current = Self { state: State { loading, ..State::default() }, tables: Vec::new() };
        let Some(door) = Door::open(store.clone()).ok().flatten() else { return Ok(current) };
        let head = door.head();
        current.state = State {
            complete_from: head.complete.then_some(head.from.0),
            from: Some(head.from.0),
            height: Some(head.height.0),
            loading,
            look_alikes: door.look_alikes()?,
        };
        for table in CURRENT.into_iter().filter(|table| door.keeps(*table)) {
            let (rows, bytes) = door.count(table)?;
            current.tables.push(Held { name: table.name().into(), rows, bytes });
        }
        Ok(current)
    }

    /// For a person, on one line.
    fn said(&self) -> String {
        let State { complete_from, from, height, loading, .. } = self.state;
        match (from, height) {
            _ if loading => "half loaded: ingest --checkpoint again".into(),
            (Some(from), Some(height)) if complete_from.is_some() => {
                format!("of ledger {height}, complete from {from}")
            }
            (Some(from), Some(height)) => {
                format!("of ledger {height}, of what was touched from {from} on")
            }
            _ => "none".into(),
        }
    }
}

fn as_json(history: &History<RocksDb>, identity: &Identity) -> Result<String, Failure> {
    let (progress, current) = (history.progress(), Current::of(history.store())?);
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
        tables: progress.counts.iter().map(held).chain(current.tables).collect(),
        state: current.state,
        unauthenticated: ranges(&progress.unauthenticated),
        malformed: progress.malformed,
        undecided: progress.undecided,
    };
    serde_json::to_string(&said).map_err(|error| Failure::Failed(error.to_string()))
}

fn as_text(history: &History<RocksDb>, identity: &Identity) -> Result<(), Failure> {
    let (progress, current) = (history.progress(), Current::of(history.store())?);
    let Progress { coverage, unauthenticated, durable, counts, malformed, undecided } =
        progress.as_ref();
    let durable = durable.map_or("none".into(), |height| height.to_string());
    export::line(&format!("chain     {}", identity.network.chain))?;
    export::line(&format!("network   {}", identity.network.network))?;
    export::line(&format!("format    {}", identity.format))?;
    export::line(&format!("ledgers   {}", said(coverage)))?;
    export::line(&format!("gaps      {}", said(&Coverage::from_ranges(coverage.gaps()))))?;
    export::line(&format!("durable   {durable}"))?;
    export::line(&format!("state     {}", current.said()))?;
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
    for count in current.tables {
        export::line(&format!("{:24}{:>14}{:>16}", count.name, count.rows, count.bytes))?;
    }
    if current.state.look_alikes > 0 {
        let text = "balances in contracts that look like an asset's and are none, not shown";
        export::line(&format!("\n{} {text}", current.state.look_alikes))?;
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
