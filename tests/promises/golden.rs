//! Our rows are those of an independent program, on every corpus, row by row.
//!
//! Every contract is taken for a token, as the goldens do. What may differ, and is counted, is what
//! the deviations allow.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use ledgerflow::derive;
use ledgerflow_operators::stellar::{Judge, Network};
use ledgerflow_records::Frame;
use ledgerflow_records::state_change::base;
use ledgerflow_sinks::tables::{self, Appended};
use serde_json::Value;

use crate::changes::{self, Changes, Row};
use crate::golden_state::{self, State};
use crate::{corpus, triples};

/// Rows of one golden ledger by table, and what it says instead of rows.
#[derive(Default)]
struct Golden {
    rows: BTreeMap<String, Vec<Row>>,
    error: Option<String>,
}

/// The goldens of a file: for each member of an archive, or for the one file, by ledger.
fn goldens(path: &Path) -> Vec<(Option<String>, BTreeMap<u64, Golden>)> {
    let bytes = std::fs::read(path).expect("a golden");
    let text = zstd::decode_all(bytes.as_slice()).expect("zstd");
    let mut members = vec![(None, BTreeMap::<u64, Golden>::new())];
    for line in text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        let mut row: Row = serde_json::from_slice(line).expect("a JSON object");
        let table = match row.remove("table") {
            Some(Value::String(table)) => table,
            other => panic!("a row of table {other:?}"),
        };
        if table == "member" {
            members.push((row["path"].as_str().map(str::to_owned), BTreeMap::new()));
            continue;
        }
        let ledger = row["ledger"].as_u64().expect("a ledger");
        let golden = members.last_mut().expect("one").1.entry(ledger).or_default();
        match table.as_str() {
            "error" => golden.error = row["error"].as_str().map(str::to_owned),
            _ => golden.rows.entry(table).or_default().push(row),
        }
    }
    members.retain(|(_, ledgers)| !ledgers.is_empty());
    members
}

/// The network of each member of an archive, or of the one file.
pub(crate) fn passphrases(path: &Path) -> BTreeMap<Option<String>, String> {
    let of = |ledgers: BTreeMap<u64, Golden>| {
        let golden = ledgers.into_values().next().expect("a ledger");
        golden.rows["ledger"][0]["passphrase"].as_str().expect("text").to_owned()
    };
    goldens(path).into_iter().map(|(member, ledgers)| (member, of(ledgers))).collect()
}

#[derive(Default)]
struct Tally {
    ledgers: usize,
    rows: usize,
    by_token: usize,
    changes: Changes,
    state: State,
    muxed: usize,
    refused_by_both: usize,
    only_ours: usize,
    faults: Vec<String>,
}

impl Tally {
    fn fault(&mut self, text: String) {
        if self.faults.len() < 20 {
            self.faults.push(text);
        }
    }

    /// Compares one ledger.
    fn compare(&mut self, frame: Frame, golden: &Golden, authentic: bool) {
        let (height, origin, bytes) = (frame.height, frame.origin.clone(), frame.bytes.clone());
        let ledger = &golden.rows["ledger"][0];
        let network = Network::of(ledger["passphrase"].as_str().expect("text")).expect("a network");
        self.ledgers += 1;
        let rows = match derive::rows(frame, &network, authentic, &mut Judge::of_all()) {
            Ok(rows) => rows,
            // D24: the reference's reader refuses it for the same reason.
            Err(rejected) if golden.error.is_some() && rejected.reason.contains("meta V") => {
                self.refused_by_both += 1;
                return;
            }
            Err(rejected) => return self.fault(rejected.to_string()),
        };
        let place = format!("{origin}: {height}");
        let (rows, network) = (&rows, &network);
        let told = golden.error.is_none().then_some(&golden.rows);
        let held =
            golden_state::Ledger { place: &place, network, bytes: &bytes, rows, golden: told };
        self.state.compare(&held, &mut self.faults);
        match golden.error.as_deref() {
            // D21, D23: the reference stops where the ledger is sound.
            Some(error) if error.contains("panic") || error.contains("result code: -") => {
                self.only_ours += 1;
                return;
            }
            Some(error) => {
                return self.fault(format!("{origin}: {height}: accepted, golden: {error}"));
            }
            None => {}
        }
        let ours = |table: &dyn Appended| {
            let mut text = String::new();
            table.lines(rows, &mut text);
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect::<Vec<Row>>()
        };
        let empty = Vec::new();
        let theirs = |table: &str| golden.rows.get(table).unwrap_or(&empty);
        self.equal(&place, &ours(&tables::Ledgers), theirs("ledger"), &["ledger"]);
        self.equal(&place, &ours(&tables::Transactions), theirs("transactions"), &["to_id"]);
        self.equal(&place, &ours(&tables::Operations), theirs("operations"), &["id"]);
        let changes = ours(&tables::StateChanges);
        let golden_changes =
            [theirs("state_changes").as_slice(), theirs("sep41_state_changes")].concat();
        self.rows += golden_changes.len();
        self.changes.compare(&place, &changes, &golden_changes, &mut self.faults);
        let of = ours(&tables::TransactionsAccounts);
        self.links(&place, &of, theirs("transactions_accounts"), ("to_id", &changes));
        let of = ours(&tables::OperationsAccounts);
        self.links(&place, &of, theirs("operations_accounts"), ("operation_id", &changes));
    }

    /// Every golden row is ours in all of its columns, and we have no other row.
    fn equal(&mut self, place: &str, ours: &[Row], theirs: &[Row], key: &[&str]) {
        let by_key = |rows: &[Row]| -> BTreeMap<String, Row> {
            let named = |row: &Row| key.iter().map(|column| row[*column].to_string()).collect();
            rows.iter().map(|row| (named(row), row.clone())).collect()
        };
        let (ours, theirs) = (by_key(ours), by_key(theirs));
        self.rows += theirs.len();
        for key in ours.keys().filter(|key| !theirs.contains_key(*key)) {
            self.fault(format!("{place}: {key}: a row that the golden has not"));
        }
        for (key, theirs) in &theirs {
            let Some(ours) = ours.get(key) else {
                self.fault(format!("{place}: {key}: a row of the golden is missing"));
                continue;
            };
            for (column, value) in theirs.iter().filter(|(column, _)| *column != "passphrase") {
                if ours.get(column) != Some(value) {
                    let ours = ours.get(column);
                    self.fault(format!("{place}: {key}: {column}: golden {value}, ours {ours:?}"));
                }
            }
        }
    }

    /// Our links are the golden's, less those to muxed addresses (D7), and more by those through contract tokens (D8).
    fn links(&mut self, place: &str, ours: &[Row], theirs: &[Row], (of, changes): (&str, &[Row])) {
        let pair = |row: &Row| (row[of].to_string(), row["account_id"].to_string());
        let ours: BTreeSet<_> = ours.iter().map(pair).collect();
        let theirs: BTreeSet<_> = theirs.iter().map(pair).collect();
        let of_tokens = |row: &&Row| changes::id(row) > base::SEP41;
        let tokens: BTreeSet<_> = changes.iter().filter(of_tokens).map(pair).collect();
        self.rows += theirs.len();
        for link in ours.difference(&theirs) {
            match tokens.contains(link) {
                true => self.by_token += 1,
                false => self.fault(format!("{place}: {link:?}: a link that the golden has not")),
            }
        }
        for link in theirs.difference(&ours) {
            match link.1.starts_with("\"M") {
                true => self.muxed += 1,
                false => self.fault(format!("{place}: {link:?}: a link of the golden is missing")),
            }
        }
    }

    fn finish(self, corpus: &str, least_rows: usize) {
        let Self { ledgers, rows, by_token, changes, muxed, .. } = &self;
        let Self { refused_by_both, only_ours, faults, .. } = &self;
        eprintln!(
            "{corpus}: {ledgers} ledgers, {rows} golden rows; state changes {changes}; links by \
             contract tokens {by_token}, muxed {muxed}; ledgers \
             refused by both {refused_by_both}, only by the golden {only_ours}; current state: {}",
            self.state
        );
        assert!(faults.is_empty(), "{corpus}:\n{}", faults.join("\n"));
        assert!(*rows >= least_rows, "{corpus}: only {rows} rows were compared");
        self.state.assert(corpus);
    }
}

/// Compares every file of a corpus; the files of which `authentic` says no are not authenticated.
fn compare_all(name: &str, least_rows: usize, authentic: impl Fn(&str) -> bool) {
    let Some(shared) = corpus::shared(name) else { return };
    let folder = shared.join("golden/stellar").join(name);
    let mut tally = Tally::default();
    for golden in corpus::files(&folder) {
        let inner = golden.strip_prefix(shared.join("golden")).expect("inside");
        let inner = inner.to_str().expect("a readable path").trim_end_matches(".jsonl.zst");
        let input: PathBuf = shared.join("ledgers").join(inner);
        let members = goldens(&golden);
        let [(None, ledgers)] = members.as_slice() else { panic!("{inner}: members") };
        let frames = match inner.ends_with(".json") {
            true => ledgers.values().map(|golden| recorded(&input, golden)).collect(),
            false => corpus::frames(&input),
        };
        assert_eq!(frames.len(), ledgers.len(), "{inner}");
        for frame in frames {
            let golden = &ledgers[&u64::from(frame.height.0)];
            tally.compare(frame, golden, authentic(inner));
        }
    }
    tally.finish(name, least_rows);
}

/// The ledger of transactions that were recorded alone.
fn recorded(path: &Path, golden: &Golden) -> Frame {
    let hash = |row: &Row| row["hash"].as_str().expect("text").to_owned();
    let hashes: Vec<_> = golden.rows["transactions"].iter().map(hash).collect();
    triples::frame(path, &golden.rows["ledger"][0], &hashes)
}

#[test]
fn rows_of_lone_transactions_are_the_goldens() {
    compare_all("tx-triples", 600, |_| false);
    compare_all("rpc-corpus", 600, |_| false);
}

#[test]
fn pubnet_rows_are_the_goldens() {
    compare_all("pubnet", 44_000, |_| true);
}

#[test]
fn testnet_rows_are_the_goldens() {
    compare_all("testnet", 60, |_| true);
}

#[test]
fn rows_of_every_protocol_are_the_goldens() {
    compare_all("every-protocol", 300, |_| true);
}

#[test]
fn rows_of_protocols_8_to_12_are_the_goldens() {
    compare_all("protocol-8-to-12", 1_000, |_| true);
}

#[test]
fn load_test_rows_are_the_goldens() {
    // Their maker merged and renumbered all but one of them: sets and results do not hash.
    compare_all("load-test", 10_000, |path| path.contains("rpc-load-test-ledgers-v25"));
}

#[test]
fn rows_of_core_captures_are_the_goldens() {
    let Some(shared) = corpus::shared("core-captures") else { return };
    let archive = shared.join("ledgers/stellar/core-captures/test-lcm.tar.zst");
    let folder = tempfile::tempdir().expect("a folder");
    let bytes = std::fs::read(archive).expect("the archive");
    let tar = zstd::decode_all(bytes.as_slice()).expect("zstd");
    tar::Archive::new(tar.as_slice()).unpack(folder.path()).expect("a tar");
    let golden = shared.join("golden/stellar/core-captures/test-lcm.tar.zst.jsonl.zst");
    let mut tally = Tally::default();
    for (member, ledgers) in goldens(&golden) {
        let member = member.expect("a member");
        for frame in corpus::frames(&folder.path().join(&member)) {
            // The one whose transaction set was captured beside another ledger's.
            let authentic = !member.ends_with("HerderTests/370dd5e0af5cfa8d.xdr");
            let golden = &ledgers[&u64::from(frame.height.0)];
            tally.compare(frame, golden, authentic);
        }
    }
    tally.finish("core-captures", 30_000);
}
