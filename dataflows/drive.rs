//! Starts workers, runs a page on them until its source ends, and says what came of it.

use std::net::ToSocketAddrs;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use ledgerflow_operators::stellar::balances::held::Pages;
use ledgerflow_operators::stellar::{Known, Ledgers, Network, Tokens, Views};
use ledgerflow_operators::{Reading, Stop};
use ledgerflow_records::Height;
use ledgerflow_sinks::{Commit, Outcome, Sealing, Store, Writer};
use timely::WorkerConfig;
use timely::communication::Config as Communication;
use timely::dataflow::operators::Probe;

use crate::known::{InStore, Stored};
use crate::stellar::stellar;

/// What one worker's share of a page is made of; most of it is for one worker alone.
pub struct Run<S: Store> {
    /// The source, on the worker that reads.
    pub reading: Option<Reading>,
    /// What all processes agree on.
    pub terms: Terms,
    /// What is known of contracts, on the worker that tells them.
    pub known: Option<Box<dyn Known>>,
    /// What is stored of collections, on the worker that tells them.
    pub held: Option<Pages>,
    /// The writer, on the worker that commits.
    pub writer: Option<Writer<S>>,
    /// The store, on the worker that seals.
    pub sealing: Sealing<S>,
    /// What is told to whoever watches.
    pub outcome: Outcome,
}

/// Streams that are appended to a page's own.
pub type More = for<'scope> fn(Ledgers<'scope>, Commit<'scope>) -> Commit<'scope>;

/// The processes of a cluster and which of them this one is. The first commits.
#[derive(Clone, Debug)]
pub struct Cluster {
    /// This process.
    pub process: usize,
    /// `host:port` of every process.
    pub hosts: Vec<String>,
}

/// The workers of this process, and those it works with.
#[derive(Clone, Debug)]
pub struct Workers {
    /// Worker threads in each process.
    pub threads: usize,
    /// Other processes, if any.
    pub cluster: Option<Cluster>,
}

/// What the committing process reads from and writes to.
pub struct Ends<S: Store> {
    /// The source.
    pub reading: Reading,
    /// The writer.
    pub writer: Writer<S>,
    /// The store that is sealed.
    pub store: S,
}

/// What all processes of a run agree on.
#[derive(Clone)]
pub struct Terms {
    /// Whose signatures count.
    pub network: Network,
    /// Whether hashes are checked.
    pub authenticate: bool,
    /// Whether movements are compared with core's events.
    pub self_check: bool,
    /// Which contracts are tokens.
    pub tokens: Tokens,
    /// Which views are kept.
    pub views: Views,
    /// What is appended to the page.
    pub more: More,
}

/// Nothing.
pub fn nothing_more<'scope>(_: Ledgers<'scope>, commit: Commit<'scope>) -> Commit<'scope> {
    commit
}

/// What keeps the workers from starting.
#[derive(Debug, thiserror::Error)]
pub enum DriveError {
    /// Another process could not be reached, or an address is none.
    #[error("workers cannot start: {0}")]
    Start(String),
    /// A worker ended without finishing, which a panic does.
    #[error("a worker died: {0}")]
    Worker(String),
}

/// How long a worker sleeps at most: failures beside the dataflow are looked for that often.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs the Stellar page until its source ends. Only the first process has `ends`.
pub fn run<S: Store>(
    workers: &Workers,
    terms: &Terms,
    ends: Option<Ends<S>>,
    outcome: &Outcome,
) -> Result<(), DriveError> {
    let config =
        timely::Config { communication: workers.communication(), worker: WorkerConfig::default() };
    let sealer = workers.threads - 1;
    let (reading, writer, store) = match ends {
        Some(Ends { reading, writer, store }) => {
            let writer = writer.within(reading.bounds.ledgers);
            (Some(reading), Some(writer), Some(store))
        }
        None => (None, None, None),
    };
    let stop = reading.as_ref().map(|reading| reading.stop.clone());
    let known = store.clone().map(|store| InStore::new(store, outcome));
    // History alone needs nothing of what holds.
    let counts = reading.as_ref().is_some_and(|reading| reading.above.is_some());
    let held = store.clone().filter(|_| counts).map(|store| Stored::new(store, outcome));
    let once = Mutex::new((reading, writer, store, known, held));
    let (terms, outcome) = (terms.clone(), outcome.clone());
    let guards = timely::execute(config, move |worker| {
        let index = worker.index();
        let run = {
            let mut once = once.lock().unwrap_or_else(PoisonError::into_inner);
            Run {
                reading: once.0.take_if(|_| index == 0),
                terms: terms.clone(),
                known: once
                    .3
                    .take_if(|_| index == 0)
                    .map(|known| Box::new(known) as Box<dyn Known>),
                held: once.4.take_if(|_| index == 0).map(|held| Box::new(held) as Pages),
                writer: once.1.take_if(|_| index == 0),
                sealing: Sealing { worker: sealer, store: once.2.take_if(|_| index == sealer) },
                outcome: outcome.clone(),
            }
        };
        let sealed = worker.dataflow::<Height, _, _>(|scope| stellar(scope, run).probe().0);
        while !sealed.done() {
            worker.step_or_park(Some(PAUSE));
            // What failed beside the committer ends the reading, and with it the run.
            if let Some(stop) = stop.as_ref().filter(|_| outcome.halt().is_some()) {
                stop.now();
            }
        }
    })
    .map_err(DriveError::Start)?;
    guards.join().into_iter().collect::<Result<Vec<()>, _>>().map_err(DriveError::Worker)?;
    Ok(())
}

impl Workers {
    fn communication(&self) -> Communication {
        match &self.cluster {
            Some(Cluster { process, hosts }) => Communication::Cluster {
                threads: self.threads,
                process: *process,
                addresses: hosts.clone(),
                report: false,
                zerocopy: false,
            },
            None if self.threads == 1 => Communication::Thread,
            None => Communication::Process(self.threads),
        }
    }
}

/// Whether every host of the cluster is an address at all: timely would wait for ever for one that
/// is not.
pub fn check_hosts(hosts: &[String]) -> Result<(), DriveError> {
    hosts.iter().try_for_each(|host| match host.to_socket_addrs() {
        Ok(_) => Ok(()),
        Err(error) => Err(DriveError::Start(format!("host {host}: {error}"))),
    })
}

/// Makes a panic anywhere end the process: a worker that dies alone leaves the others waiting for
/// ever for its progress.
pub fn end_on_panic() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // The threads that talk to other processes know no other way to say that one went away.
        let thread = std::thread::current();
        let name = thread.name().unwrap_or_default();
        if name.starts_with("timely:send") || name.starts_with("timely:recv") {
            eprintln!(
                "another process of the cluster went away: start all of them again, they go on \
                 from the durable height"
            );
            end_with(1);
        }
        report(panic);
        eprintln!("ledgerflow: a panic is a bug; the database is whole up to its durable height");
        std::process::abort();
    }));
}

#[expect(clippy::disallowed_methods, reason = "there is no `main` to return to: its thread waits")]
fn end_with(code: i32) -> ! {
    std::process::exit(code)
}

/// Stops the reading at the first SIGINT or SIGTERM, and the process at the second.
pub fn stop_on_signal(stop: &Stop) -> std::io::Result<()> {
    let stop = stop.clone();
    let mut signals = signal_hook::iterator::Signals::new([
        signal_hook::consts::SIGINT,
        signal_hook::consts::SIGTERM,
    ])?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if stop.asked() {
                std::process::abort();
            }
            tracing::info!("stopping: committing what is complete; a second signal aborts");
            stop.now();
        }
    });
    Ok(())
}
