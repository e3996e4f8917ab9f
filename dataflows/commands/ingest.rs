//! `ledgerflow ingest`: the main job.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use clap::builder::FalseyValueParser;
use clap::{Args, ValueEnum};
use ledgerflow_operators::ledgers_from::Stored;
use ledgerflow_operators::sources::{Files, Limits, Source};
use ledgerflow_operators::stellar::{Network, Tokens};
use ledgerflow_operators::{Bounds, Reading, Stop};
use ledgerflow_records::{Address, Frame, Height, Ledger};
use ledgerflow_sinks::block::header;
use ledgerflow_sinks::index::BUCKET;
use ledgerflow_sinks::meta;
use ledgerflow_sinks::rocksdb::{Access, RocksDb};
use ledgerflow_sinks::store::{Family, Store};
use ledgerflow_sinks::{Mode, Outcome, Writer, Written, block};
use twox_hash::XxHash3_64;

use super::current::Current;
use super::progress::{self, Shown};
use super::{Failure, open};
use crate::bounded::{Bounded, Followed};
use crate::drive::{self, Cluster, Ends, Terms, Workers};

/// Ingest ledgers, in order, until the sources end.
///
/// Idempotent: what is stored and identical is passed over. Stops before the first ledger that
/// cannot be believed, with everything below it committed.
#[derive(Clone, Debug, Args)]
pub struct Ingest {
    /// Files, folders, FIFOs, or - for standard input; recognised by content: LedgerCloseMeta,
    /// LedgerCloseMetaBatch, record-marked streams, base64; plain, gzip or zstd.
    #[arg(required_unless_present = "checkpoint", value_name = "SOURCE")]
    pub sources: Vec<String>,
    /// The database's folder, made if it is missing.
    #[arg(long = "db", env = "LEDGERFLOW_DB", value_name = "DIR")]
    pub path: PathBuf,
    /// The chain.
    #[arg(long, env = "LEDGERFLOW_CHAIN", value_enum, default_value = "stellar")]
    pub chain: Chain,
    /// pubnet, testnet, futurenet, standalone, or a passphrase.
    #[arg(long, env = "LEDGERFLOW_NETWORK", default_value = "pubnet")]
    pub network: String,
    /// The lowest height to ingest.
    #[arg(long, env = "LEDGERFLOW_FROM", value_name = "HEIGHT")]
    pub from: Option<u32>,
    /// The highest height to ingest.
    #[arg(long, env = "LEDGERFLOW_TO", value_name = "HEIGHT")]
    pub to: Option<u32>,
    /// Go on for ever: look for new files every second. Files must appear whole (be moved in).
    #[arg(long, env = "LEDGERFLOW_FOLLOW", value_parser = FalseyValueParser::new())]
    pub follow: bool,
    /// Worker threads of this process [default: the processors, at most 4].
    #[arg(long, env = "LEDGERFLOW_WORKERS", value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: Option<u16>,
    /// Ledgers that may be read and not yet durable; a bulk step takes up to half of them.
    #[arg(long, env = "LEDGERFLOW_WINDOW", value_name = "LEDGERS", default_value_t = 2048, value_parser = clap::value_parser!(u32).range(1..))]
    pub window: u32,
    /// Bytes of ledgers that may be read and not yet packed into rows.
    #[arg(long, env = "LEDGERFLOW_WINDOW_BYTES", value_name = "BYTES", default_value_t = 64 << 20)]
    pub window_bytes: u64,
    /// When rows reach the disk: every commit by itself, in batches of many heights, or when the
    /// system likes (survives a kill, not a power loss) [default: commit for streams and --follow,
    /// else batch].
    #[arg(long, env = "LEDGERFLOW_SYNC", value_enum)]
    pub sync: Option<Sync>,
    /// This process, from 0, of a cluster; process 0 alone reads and commits.
    #[arg(long, env = "LEDGERFLOW_PROCESS", value_name = "INDEX", requires = "hosts")]
    pub process: Option<usize>,
    /// How many processes the cluster has.
    #[arg(long, env = "LEDGERFLOW_PROCESSES", value_name = "COUNT", requires = "process")]
    pub processes: Option<usize>,
    /// A file with one host:port a line, for each process of the cluster.
    #[arg(long, env = "LEDGERFLOW_HOSTS", value_name = "FILE", requires = "processes")]
    pub hosts: Option<PathBuf>,
    /// Skip the checks of header, transaction-set and result hashes and of links, for ledgers that
    /// were edited; status tells these heights.
    #[arg(long, env = "LEDGERFLOW_NO_AUTHENTICATE", value_parser = FalseyValueParser::new())]
    pub no_authenticate: bool,
    /// Compare every movement with what core's own events say (meta V4), and reject a ledger where
    /// they differ.
    #[arg(long, env = "LEDGERFLOW_SELF_CHECK", value_parser = FalseyValueParser::new())]
    pub self_check: bool,
    /// Which contracts are SEP-41 tokens.
    #[command(flatten)]
    pub sep41: Sep41,
    /// What becomes of the current state.
    #[command(flatten)]
    pub current: Current,
    /// How progress is shown on standard error.
    #[arg(long, env = "LEDGERFLOW_PROGRESS", value_enum, default_value = "auto")]
    pub progress: Shown,
    /// Ledgers that were passed over because the store holds them byte for byte.
    #[arg(skip)]
    passed: Arc<AtomicU64>,
}

/// Which contracts are tokens, as typed.
#[derive(Clone, Debug, Args)]
pub struct Sep41 {
    /// Which contracts are SEP-41 tokens: auto, those whose code publishes the interface; C…,C…,
    /// these as well, as a token needs that was deployed before the first ledger; all, every
    /// contract whose events read like a token's.
    #[arg(long, env = "LEDGERFLOW_SEP41", value_name = "auto|all|C…,C…", default_value = "auto")]
    pub sep41: String,
}

impl Sep41 {
    /// What was meant.
    pub fn tokens(&self) -> Result<Tokens, Failure> {
        let mut named = BTreeSet::new();
        for word in self.sep41.split(',') {
            match (word, word.parse()) {
                ("all", _) => return Ok(Tokens::All),
                ("auto", _) => {}
                (_, Ok(Address::Contract(contract))) => drop(named.insert(contract)),
                _ => return Err(Failure::Usage(format!("--sep41 {word}: not auto, all or C…"))),
            }
        }
        Ok(Tokens::Classified(named))
    }
}

/// The chains that are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Chain {
    /// Stellar.
    Stellar,
}

/// When rows reach the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sync {
    /// Every commit by itself.
    Commit,
    /// Many heights at once.
    Batch,
    /// Many heights at once, whenever the system likes.
    Never,
}

impl Ingest {
    /// Ingests, and prints one line of what came of it.
    pub fn run(self) -> Result<(), Failure> {
        let begun = Instant::now();
        let outcome = self.ingest()?;
        let written = outcome.written();
        let text = summary(&written, self.passed.load(Ordering::Relaxed), begun);
        if let Some(halt) = outcome.halt() {
            tracing::info!("{text}");
            return Err(Failure::from(halt.as_ref()));
        }
        if self.process.unwrap_or(0) == 0 && !self.sources.is_empty() {
            super::export::line(&text)?;
        }
        Ok(())
    }

    /// Ingests, and says what came of it.
    pub fn ingest(&self) -> Result<Outcome, Failure> {
        self.heights()?; // words that make no sense are told first
        let terms = Terms {
            network: self.network()?,
            authenticate: !self.no_authenticate,
            self_check: self.self_check,
            tokens: self.sep41.tokens()?,
            views: self.current.views()?,
            more: drive::nothing_more,
        };
        let workers = self.workers()?;
        let outcome = Outcome::default();
        if self.sources.is_empty() {
            self.current.load(&terms.network, &self.store(&terms.network)?)?;
            return Ok(outcome);
        }
        let ends = match &workers.cluster {
            Some(Cluster { process: 1.., .. }) => {
                // The first process stops the run; this one ends with it, or at a second signal.
                drive::stop_on_signal(&Stop::default())?;
                None
            }
            _ => Some(self.ends(&terms)?),
        };
        let watch = ends.as_ref().map(|_| progress::watch(self.progress, &outcome));
        drive::run::<RocksDb>(&workers, &terms, ends, &outcome)?;
        drop(watch);
        Ok(outcome)
    }

    fn network(&self) -> Result<Network, Failure> {
        Network::of(&self.network)
            .ok_or_else(|| Failure::Usage("a network's passphrase cannot be blank".into()))
    }

    fn workers(&self) -> Result<Workers, Failure> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get().min(4));
        let threads = self.workers.map_or(cores, usize::from);
        let (Some(process), Some(processes), Some(hosts)) =
            (self.process, self.processes, &self.hosts)
        else {
            return Ok(Workers { threads, cluster: None });
        };
        let text = std::fs::read_to_string(hosts)
            .map_err(|error| Failure::Failed(format!("{}: {error}", hosts.display())))?;
        let hosts: Vec<String> =
            text.lines().map(str::trim).filter(|line| !line.is_empty()).map(Into::into).collect();
        if hosts.len() < processes || process >= processes {
            let named = hosts.len();
            return Err(Failure::Usage(format!(
                "process {process} of {processes} with {named} hosts: hosts are too few, or it is none of them"
            )));
        }
        let hosts = hosts[..processes].to_vec();
        drive::check_hosts(&hosts)?;
        Ok(Workers { threads, cluster: Some(Cluster { process, hosts }) })
    }

    fn ends(&self, terms: &Terms) -> Result<Ends<RocksDb>, Failure> {
        let stop = Stop::default();
        // What is wrong with the sources is told before a database is made.
        // Found first and then opened: a file that appears in between is found by the next look.
        let found = if self.follow { Files::find(&self.sources)? } else { self.sources.clone() };
        let files = Files::open(&found, Limits::default())?;
        let store = self.store(&terms.network)?;
        let loaded = self.current.load(&terms.network, &store)?;
        let source = self.source((files, found), loaded, &stop, &store)?;
        drive::stop_on_signal(&stop)?;
        let writer = Writer::open(store.clone(), self.mode())?;
        let (writer, above) = self.current.counted(writer, &store)?;
        let ledgers = usize::try_from(self.window).unwrap_or(usize::MAX);
        let bounds = Bounds { ledgers, bytes: self.window_bytes };
        let stored = self.stored(store.clone(), above);
        let reading = Reading { source, bounds, stop, stored, above };
        Ok(Ends { reading, writer, store })
    }

    /// The database, for this network.
    fn store(&self, network: &Network) -> Result<RocksDb, Failure> {
        let store = open(&self.path, Access::Write)?;
        let wanted =
            meta::Network { chain: "stellar".into(), network: network.passphrase().into() };
        meta::Identity::open_or_create(&store, &wanted)?;
        Ok(store)
    }

    fn source(
        &self,
        (files, found): (Files, Vec<String>),
        loaded: Option<Height>,
        stop: &Stop,
        store: &RocksDb,
    ) -> Result<Box<dyn Source>, Failure> {
        let (from, to) = self.heights()?;
        // What lies below a checkpoint is history, and wanted only if it is asked for.
        let from = loaded.filter(|_| self.from.is_none()).map_or(from, Height::next);
        if !self.follow {
            return Ok(Box::new(Bounded::new(files, from, to)));
        }
        let held = held(store.clone());
        let followed = Followed::new((files, found), &self.sources, stop, held);
        Ok(Box::new(Bounded::new(followed, from, to)))
    }

    fn heights(&self) -> Result<(Height, Height), Failure> {
        let (from, to) = (Height(self.from.unwrap_or(0)), Height(self.to.unwrap_or(u32::MAX)));
        match from > to {
            true => Err(Failure::Usage(format!("--from {from} lies above --to {to}"))),
            false => Ok((from, to)),
        }
    }

    /// Tells ledgers that the store held byte for byte at first; if ledgers are to be checked, only
    /// those that were.
    ///
    /// A read error says no: the committer will meet it again, and has a place to say so.
    fn stored(&self, store: RocksDb, above: Option<Height>) -> Stored {
        let (checked, passed) = (!self.no_authenticate, Arc::clone(&self.passed));
        let coverage =
            meta::Progress::read(&store).map(|progress| progress.coverage).unwrap_or_default();
        Box::new(move |frame| {
            let counts = above.is_some_and(|above| frame.height > above);
            let known = !counts
                && coverage.contains(frame.height)
                && block_of(&store, frame).is_some_and(|ledger| ledger.authenticated || !checked);
            passed.fetch_add(u64::from(known), Ordering::Relaxed);
            known
        })
    }

    fn mode(&self) -> Mode {
        let heights = BUCKET as usize;
        match self.sync.unwrap_or_else(|| self.usual_sync()) {
            Sync::Commit => Mode::Live { sync: true },
            Sync::Batch => Mode::Bulk { heights, sync: true },
            Sync::Never => Mode::Bulk { heights, sync: false },
        }
    }

    /// A stream may pause at any ledger, and then what was read must not wait for more.
    fn usual_sync(&self) -> Sync {
        let stream = |path: &String| {
            let kind = std::fs::metadata(path);
            path == "-" || kind.is_ok_and(|kind| !kind.is_file() && !kind.is_dir())
        };
        match self.follow || self.sources.iter().any(stream) {
            true => Sync::Commit,
            false => Sync::Batch,
        }
    }
}

/// Tells ledgers that the store holds byte for byte by now.
fn held(store: RocksDb) -> Stored {
    Box::new(move |frame| block_of(&store, frame).is_some())
}

/// The row of the very ledger that `frame` holds, if there is a block of it.
fn block_of(store: &RocksDb, frame: &Frame) -> Option<Ledger> {
    let part = store.get(Family::Blocks, &block::key(frame.height, 0)).ok()??;
    let ledger = header(&part).ok()?.ledger;
    (ledger.digest == XxHash3_64::oneshot(&frame.bytes)).then_some(ledger)
}

fn summary(written: &Written, passed: u64, begun: Instant) -> String {
    let seconds = begun.elapsed().as_secs_f64();
    let durable = written.durable.map_or("none".to_owned(), |height| height.to_string());
    let known = written.known + passed;
    if written.heights == 0 && known > 0 {
        return format!(
            "nothing new: {known} ledgers were stored already; durable height {durable}"
        );
    }
    if written.heights == 0 {
        return format!("no ledgers were ingested; durable height {durable}");
    }
    let Written { heights, transactions, operations, rows, .. } = written;
    let used = progress::used();
    #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
    let rate = *heights as f64 / seconds;
    format!(
        "{heights} ledgers, {transactions} transactions, {operations} operations, {rows} rows in \
         {seconds:.2} s: {rate:.0} ledgers/s, {:.2} CPU s, {} MB peak; durable height {durable}",
        used.cpu_seconds,
        used.peak_bytes / 1_000_000,
    )
}
