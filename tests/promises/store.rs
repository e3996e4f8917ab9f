//! Runs the page in this process and says what is stored afterwards.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use ledgerflow::drive::{self, Ends, Terms, Workers};
use ledgerflow_operators::sources::Source;
use ledgerflow_operators::stellar::synthetic::{Chain, Settings};
use ledgerflow_operators::stellar::{Network, Tokens, Views};
use ledgerflow_operators::{Bounds, Reading, Stop};
use ledgerflow_records::{Frame, Height};
use ledgerflow_sinks::state::{Standing, view};
use ledgerflow_sinks::store::{Family, Order, Store};
use ledgerflow_sinks::{History, Mode, Outcome, Writer, tables};
use twox_hash::XxHash3_64;

/// How a run is cut up; none of it may show in what is stored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut {
    pub(crate) workers: usize,
    pub(crate) window: usize,
    pub(crate) mode: Mode,
    /// Whether the current state is moved on as well.
    pub(crate) state: bool,
}

/// One worker, everything at once.
pub(crate) const WHOLE: Cut =
    Cut { workers: 1, window: 2048, mode: Mode::Bulk { heights: 1024, sync: false }, state: true };

/// Runs the page over `source` into `store`.
pub(crate) fn ingest<S: Store>(source: impl Source, network: &str, cut: Cut, store: &S) -> Outcome {
    ingest_as(source, (network, true), cut, store)
}

/// The same; `checked` says whether ledgers are authenticated.
pub(crate) fn ingest_as<S: Store>(
    source: impl Source,
    (network, checked): (&str, bool),
    cut: Cut,
    store: &S,
) -> Outcome {
    let tokens = Tokens::Classified(BTreeSet::new());
    ingest_under(source, terms(network, checked, tokens), cut, store)
}

/// What a run is under that compares all it can.
pub(crate) fn terms(network: &str, authenticate: bool, tokens: Tokens) -> Terms {
    let network = Network::of(network).expect("a network");
    let (views, more) = (Views::all(), drive::nothing_more as drive::More);
    Terms { network, authenticate, self_check: true, tokens, views, more }
}

/// Runs the page under these terms.
pub(crate) fn ingest_under<S: Store>(
    source: impl Source,
    terms: Terms,
    cut: Cut,
    store: &S,
) -> Outcome {
    let outcome = Outcome::default();
    let reading = Reading {
        source: Box::new(source),
        bounds: Bounds { ledgers: cut.window, bytes: 64 << 20 },
        stop: Stop::default(),
        stored: Box::new(|_| false),
        above: cut.state.then(|| height_of(store)),
    };
    let mut writer = Writer::open(store.clone(), cut.mode).expect("a writer");
    if cut.state {
        writer = writer.with_state(view::ALL).expect("a state");
    }
    let ends = Ends { reading, writer, store: store.clone() };
    let workers = Workers { threads: cut.workers, cluster: None };
    drive::run(&workers, &terms, Some(ends), &outcome).expect("workers that live");
    outcome
}

/// The height that the current state is of, else 0.
fn height_of<S: Store>(store: &S) -> Height {
    let standing = Standing::read(store).expect("a standing");
    standing.head().map_or(Height(0), |head| head.height)
}

/// Every row of every table of history as JSON lines, every entry of the store's blocks, of what it
/// knows of code and of the current state, and what was counted.
pub(crate) fn contents<S: Store>(store: &S) -> BTreeMap<String, u64> {
    let history = History::open(store.clone()).expect("a history");
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for &(from, to) in history.progress().coverage.ranges() {
        for height in from.0..=to.0 {
            let rows = history.rows(Height(height)).expect("readable").expect("covered");
            for table in tables::HISTORY {
                table.lines(&rows, texts.entry(table.name().into()).or_default());
            }
        }
    }
    let mut digests: BTreeMap<String, u64> =
        texts.iter().map(|(name, text)| (name.clone(), digest(text.as_bytes()))).collect();
    for family in [Family::Blocks, Family::Code, Family::State] {
        let mut bytes = Vec::new();
        for entry in store.scan(family, &[], None, Order::Ascending) {
            let (key, value) = entry.expect("an entry");
            bytes.extend(key);
            bytes.extend(value);
        }
        digests.insert(family.name().into(), digest(&bytes));
    }
    let progress = history.progress();
    digests.insert("malformed".into(), progress.malformed);
    digests.insert("undecided".into(), progress.undecided);
    digests
}

fn digest(bytes: &[u8]) -> u64 {
    XxHash3_64::oneshot(bytes)
}

/// A small synthetic chain.
pub(crate) fn chain(ledgers: usize, transactions: u32) -> Vec<Frame> {
    let settings = Settings { transactions, accounts: 300, ..Settings::default() };
    frames_of(settings.first, Chain::new(settings).take(ledgers))
}

/// Ledgers as frames.
pub(crate) fn frames_of(first: u32, ledgers: impl Iterator<Item = Vec<u8>>) -> Vec<Frame> {
    (first..)
        .zip(ledgers)
        .map(|(height, bytes)| Frame {
            height: Height(height),
            bytes: Arc::new(bytes),
            origin: "synthetic".into(),
            offset: 0,
            counts: true,
        })
        .collect()
}
