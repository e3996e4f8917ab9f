//! What is stored does not depend on how the work was cut up.

use std::collections::BTreeSet;
use std::net::TcpListener;
use std::process::{Child, Command};

use crate::corpus;
use crate::store::{Cut, WHOLE, chain, contents, ingest, ingest_under, terms};
use ledgerflow_operators::sources::Given;
use ledgerflow_operators::stellar::Tokens;
use ledgerflow_records::Frame;
use ledgerflow_sinks::Mode;
use ledgerflow_sinks::memory::Memory;
use ledgerflow_sinks::rocksdb::{Access, RocksDb};

/// The corpora to cut up: always a synthetic chain, and pubnet where it is there, all of it without
/// the current state, and the ledgers that follow each other with it.
fn corpora() -> Vec<(&'static str, Vec<Frame>, bool)> {
    let mut corpora = vec![("standalone", chain(40, 12), true)];
    if let Some(shared) = corpus::shared("pubnet, cut up") {
        let frames = corpus::pubnet(&shared);
        let follows = |pair: &[Frame]| pair[1].height == pair[0].height.next();
        let broken = frames.windows(2).rposition(|pair| !follows(pair));
        let in_a_row = frames[broken.map_or(0, |at| at + 1)..].to_vec();
        assert!(in_a_row.len() > 9, "{}", in_a_row.len());
        corpora.push(("pubnet", in_a_row, true));
        corpora.push(("pubnet", frames, false));
    }
    corpora
}

#[test]
fn workers_windows_and_modes_do_not_show() {
    for (network, frames, state) in corpora() {
        let whole = Memory::default();
        let cut = Cut { state, ..WHOLE };
        let outcome = ingest(Given::from(frames.clone()), network, cut, &whole);
        assert!(outcome.halt().is_none(), "{:?}", outcome.halt());
        assert_eq!(outcome.written().heights, frames.len() as u64);
        let whole = contents(&whole);
        for workers in 1..=3 {
            for window in [1, 2, 16] {
                let heights = (window / 2).max(1);
                for mode in [Mode::Live { sync: false }, Mode::Bulk { heights, sync: false }] {
                    let cut = Cut { workers, window, mode, state };
                    let store = Memory::default();
                    let outcome = ingest(Given::from(frames.clone()), network, cut, &store);
                    assert!(outcome.halt().is_none(), "{cut:?}: {:?}", outcome.halt());
                    assert_eq!(contents(&store), whole, "{network}, {cut:?}");
                }
            }
        }
    }
}

#[test]
fn two_half_runs_in_any_order_are_one_whole_run() {
    let auto = Tokens::Classified(BTreeSet::new());
    for (network, frames, state) in corpora() {
        let (lower, upper) = frames.split_at(frames.len() / 2);
        let halves = |order: [&[Frame]; 2], tokens: &Tokens, state: bool| {
            let store = Memory::default();
            for half in order {
                let (terms, cut) = (terms(network, true, tokens.clone()), Cut { state, ..WHOLE });
                let outcome = ingest_under(Given::from(half.to_vec()), terms, cut, &store);
                assert!(outcome.halt().is_none(), "{:?}", outcome.halt());
            }
            contents(&store)
        };
        assert_eq!(
            halves([lower, upper], &auto, state),
            halves([&frames, &[]], &auto, state),
            "{network}"
        );
        // The current state only moves up: what comes later and lies below is history.
        let halves = |order: [&[Frame]; 2], tokens: &Tokens| halves(order, tokens, false);
        let whole = |tokens: &Tokens| halves([&frames, &[]], tokens);
        assert_eq!(halves([upper, lower], &Tokens::All), whole(&Tokens::All), "{network}");
        // Code that lies below is not known yet when the upper half comes first, and that is said.
        let (late, whole) = (halves([upper, lower], &auto), whole(&auto));
        for table in ["ledgers", "transactions", "operations", "code"] {
            assert_eq!(late[table], whole[table], "{network}: {table}");
        }
        let undecided = late["undecided"] > whole["undecided"];
        assert_eq!(undecided, late["state_changes"] != whole["state_changes"], "{network}");
    }
}

#[test]
fn memory_and_rocksdb_hold_the_same_and_a_second_run_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let rocksdb = RocksDb::open(folder.path(), Access::Write).expect("a database");
    let (memory, frames) = (Memory::default(), chain(30, 10));
    ingest(Given::from(frames.clone()), "standalone", WHOLE, &memory);
    for (known, mode) in [(0, WHOLE.mode), (30, Mode::Live { sync: true })] {
        let cut = Cut { workers: 2, window: 8, mode, ..WHOLE };
        let outcome = ingest(Given::from(frames.clone()), "standalone", cut, &rocksdb);
        assert!(outcome.halt().is_none(), "{:?}", outcome.halt());
        assert_eq!(outcome.written().known, known);
        assert_eq!(contents(&rocksdb), contents(&memory));
    }
}

/// A free port of this machine, for a moment.
fn port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

#[test]
fn two_processes_store_what_one_stores() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let program = env!("CARGO_BIN_EXE_ledgerflow");
    let generate = ["generate", "--out", &path("chain"), "--ledgers", "60", "--transactions", "9"];
    assert!(Command::new(program).args(generate).output().expect("runs").status.success());
    let hosts = format!("127.0.0.1:{}\n127.0.0.1:{}\n", port(), port());
    std::fs::write(folder.path().join("hosts"), hosts).expect("written");
    let ingest = |database: &str, more: &[&str]| -> Child {
        let (chain, database) = (path("chain"), path(database));
        let words = ["ingest", &chain, "--db", &database, "--network", "standalone"];
        let words = words.into_iter().chain(["--progress", "none", "--workers", "2"]);
        Command::new(program).args(words).args(more).spawn().expect("runs")
    };
    let hosts = path("hosts");
    let cluster = |process| ["--process", process, "--processes", "2", "--hosts", &hosts];
    let runs = [ingest("two", &cluster("0")), ingest("none", &cluster("1")), ingest("one", &[])];
    for mut run in runs {
        assert!(run.wait().expect("ends").success());
    }
    let open = |name: &str| RocksDb::open(path(name), Access::Read).expect("a database");
    let one = contents(&open("one"));
    assert_eq!(contents(&open("two")), one);
    assert!(!folder.path().join("none").exists(), "only the first process has a database");
}

#[test]
fn files_are_read_in_the_order_of_their_heights_whatever_they_are_called() {
    let folder = tempfile::tempdir().expect("a folder");
    let frames = chain(12, 6);
    for (number, frame) in frames.iter().enumerate() {
        let name = format!("{}-{}.json", number * 7 % 12, frame.height);
        std::fs::write(folder.path().join(name), frame.bytes.as_slice()).expect("written");
    }
    let path = folder.path().display().to_string();
    let limits = ledgerflow_operators::sources::Limits::default();
    let files = ledgerflow_operators::sources::Files::open(&[path], limits).expect("files");
    let (shuffled, whole) = (Memory::default(), Memory::default());
    ingest(files, "standalone", WHOLE, &shuffled);
    ingest(Given::from(frames), "standalone", WHOLE, &whole);
    assert_eq!(contents(&shuffled), contents(&whole));
}
