//! What holds now is what the ledgers say, whatever way it came about.

use std::collections::BTreeSet;
use std::path::Path;

use ledgerflow::derive;
use ledgerflow_operators::sources::Given;
use ledgerflow_operators::stellar::balances::checkpoint::token;
use ledgerflow_operators::stellar::balances::moves;
use ledgerflow_operators::stellar::synthetic::{Chain, Settings};
use ledgerflow_operators::stellar::{Judge, Network, Tokens};
use ledgerflow_records::{Asset, Current, Frame, Height};
use ledgerflow_sinks::memory::Memory;
use ledgerflow_sinks::rocksdb::{Access, RocksDb};
use ledgerflow_sinks::state::{Door, Load, Pages, Standing};
use ledgerflow_sinks::store::Store;
use ledgerflow_sinks::tables::CURRENT;

use crate::commands::answer;
use crate::oracle;
use crate::store::{Cut, WHOLE, chain, ingest};

/// The rows of all tables, as readers see them.
fn rows<S: Store>(store: &S) -> Vec<Current> {
    let door = Door::open(store.clone()).expect("readable").expect("a state");
    let rows = CURRENT.into_iter().flat_map(|table| door.rows(table));
    rows.map(|row| row.expect("a row").0).collect()
}

fn of(rows: &[Current], is: fn(&Current) -> bool) -> BTreeSet<Current> {
    rows.iter().filter(|row| is(row)).cloned().collect()
}

/// What one ledger after the other says, without a dataflow: the oracle of all that is kept.
fn are_what_all_rows_say<S: Store>(store: &S, frames: &[Frame], network: &Network) {
    let mut judge = Judge::new(Tokens::Classified(BTreeSet::new()), Box::new(()));
    let mut moved = Vec::new();
    for frame in frames {
        let rows = derive::rows(frame.clone(), network, true, &mut judge).expect("sound");
        moved.extend(moves::of(&rows.changes).amounts);
    }
    let all = rows(store);
    assert_eq!(of(&all, |row| matches!(row, Current::Sep41(..))), oracle::sums(moved.into_iter()));
    let amounts = oracle::amounts(&all, |asset: &Asset| token(network.id(), asset));
    let tokens: BTreeSet<_> = amounts.keys().map(|(token, _)| token).collect();
    assert!(tokens.len() > 3 && amounts.len() > 100, "{} {}", tokens.len(), amounts.len());
    assert_eq!(of(&all, |row| matches!(row, Current::Holders(..))), oracle::holders(&amounts));
    assert_eq!(of(&all, |row| matches!(row, Current::Top(..))), oracle::top(&amounts));
    assert_eq!(of(&all, |row| matches!(row, Current::Trustlines(..))), oracle::trustlines(&all));
}

#[test]
fn views_and_sums_are_what_all_rows_say() {
    let frames = chain(60, 25);
    let network = Network::of("standalone").expect("a network");
    for parts in [1, 3] {
        let store = Memory::default();
        for part in frames.chunks(frames.len() / parts) {
            let cut = Cut { workers: 2, ..WHOLE };
            let outcome = ingest(Given::from(part.to_vec()), "standalone", cut, &store);
            assert!(outcome.halt().is_none(), "{:?}", outcome.halt());
        }
        are_what_all_rows_say(&store, &frames, &network);
    }
}

#[test]
fn of_a_token_that_many_hold_the_largest_hundred_are_kept() {
    let settings = Settings { transactions: 60, accounts: 900, ..Settings::default() };
    let frames: Vec<Frame> = (2u32..)
        .zip(Chain::new(settings).take(30))
        .map(|(height, bytes)| Frame {
            height: Height(height),
            bytes: std::sync::Arc::new(bytes),
            origin: "made".into(),
            offset: 0,
            counts: true,
        })
        .collect();
    let store = Memory::default();
    ingest(Given::from(frames.clone()), "standalone", WHOLE, &store);
    let last = |row: &Current| matches!(row, Current::Top((_, 100), _));
    assert!(!of(&rows(&store), last).is_empty(), "too few hold anything");
    are_what_all_rows_say(&store, &frames, &Network::of("standalone").expect("a network"));
}

/// A chain of 200 ledgers with its archive, whose last checkpoint is 191.
fn archived(at: &Path) {
    let words = "generate --out chain --ledgers 200 --transactions 12 --archive archive";
    let (code, out, last) = answer(at, words);
    assert_eq!(code, 0, "{out} {last}");
    assert!(out.contains("checkpoint 191"), "{out}");
}

/// All tables of current state that entries alone make, as exported.
fn exported(at: &Path, database: &str) -> String {
    let tables = CURRENT.into_iter().map(|table| table.name());
    // Views say when they changed as far as they saw it, so one that begins later says later.
    let of_entries = tables.take_while(|name| *name != "sep41_balances");
    let text = of_entries.map(|name| {
        let (code, out, last) = answer(at, &format!("export {name} --db {database}"));
        assert_eq!(code, 0, "{name}: {last}");
        format!("{name}\n{out}")
    });
    text.collect()
}

#[test]
fn a_checkpoint_and_the_ledgers_after_it_are_all_ledgers() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    archived(at);
    let ingest = "ingest chain --network standalone --progress none --views all";
    let ok = |words: &str| {
        let (code, out, last) = answer(at, words);
        assert_eq!(code, 0, "{words}: {last}");
        out
    };
    ok(&format!("{ingest} --db all"));
    let cold = "--checkpoint archive --checkpoint-ledger 127";
    let out = ok(&format!("{ingest} --db cold {cold}"));
    assert!(out.starts_with("checkpoint 127: "), "{out}");
    assert!(out.contains("every stroop accounted for"), "{out}");
    assert!(exported(at, "cold") == exported(at, "all"), "they differ");
    let out = ok("status --db cold --json");
    assert!(out.contains(r#""coverage":[[128,201]]"#), "{out}");
    assert!(out.contains(r#""complete_from":127,"from":127,"height":201"#), "{out}");
    let out = ok(&format!("{ingest} --db cold {cold}"));
    assert!(out.contains("passed over") && out.contains("nothing new"), "{out}");
    // History below can be filled in, and the state stays what it is.
    ok(&format!("{ingest} --db cold --from 100 --to 127"));
    assert!(exported(at, "cold") == exported(at, "all"), "they differ");

    // Of these tokens the checkpoint shows no balances, so sums from there on are no balances.
    let sums = ok("export sep41_balances --db cold");
    assert!(sums.lines().all(|line| line.contains(r#","since_ledger":127}"#)), "{sums}");
    assert!(!ok("export sep41_balances --db all").contains("since_ledger"));
    assert!(!sums.is_empty());

    // Up to a checkpoint the state is the archive's own; one row changed is told.
    ok(&format!("{ingest} --db up --to 191"));
    assert!(ok("verify --db up --state archive").contains("no difference"));
    let (code, _, last) = answer(at, "verify --db all --state archive");
    assert_eq!(code, 1, "{last}");
    assert!(last.starts_with("the current state is of ledger 201: "), "{last}");
}

/// Changes one row of the state and says what `verify --state` prints of it.
#[test]
fn a_row_that_is_not_the_networks_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    archived(at);
    let words = "ingest --network standalone --checkpoint archive --db db";
    assert_eq!(answer(at, words).0, 0);
    assert_eq!(answer(at, "verify --db db --state archive").0, 0);
    {
        let store = RocksDb::open(at.join("db"), Access::Write).expect("a database");
        let door = Door::open(store.clone()).expect("readable").expect("a state");
        let head = *door.head();
        let pages = Pages::new(store.clone());
        let mut rows: Vec<_> = pages.flat_map(|page| page.expect("a page")).collect();
        let place = rows.iter().position(|row| matches!(row, Current::Native(..)));
        if let Some(Current::Native(_, Some(row))) = place.map(|at| &mut rows[at]) {
            row.balance += 1;
        }
        let gone = rows.iter().position(|row| matches!(row, Current::Trustline(..)));
        rows.remove(gone.expect("a trustline"));
        let mut load = Load::begin(store.clone()).expect("begun");
        assert_eq!(Standing::read(&store).expect("readable"), Standing::Loading);
        for row in &rows {
            load.row(row, Height(3)).expect("taken");
        }
        load.finish(head, |_| false).expect("finished");
    }
    let (code, out, last) = answer(at, "verify --db db --state archive");
    assert_eq!((code, last.as_str()), (1, "3 differences in the current state"), "{out}");
    let lines = |start: &str| out.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!(lines("native_balances: stored {"), 1, "{out}");
    assert_eq!(lines("native_balances: checkpoint {"), 1, "{out}");
    assert_eq!(lines("trustline_balances: checkpoint {"), 1, "{out}");
}

#[test]
fn a_load_that_did_not_end_is_no_state() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    archived(at);
    let words = "ingest --network standalone --checkpoint archive --db db";
    let bucket = std::fs::read_dir(at.join("archive/bucket")).expect("buckets");
    let bucket = bucket.map(|entry| entry.expect("an entry").path()).max().expect("a bucket");
    let file = crate::corpus::files(&bucket).pop().expect("a file");
    let bytes = std::fs::read(&file).expect("read");
    std::fs::write(&file, &bytes[..bytes.len() / 2]).expect("written");
    let (code, _, last) = answer(at, words);
    assert_eq!(code, 3, "{last}");
    assert!(last.contains("bucket-"), "{last}");
    let (code, _, last) = answer(at, "export native_balances --db db");
    assert_eq!(code, 1, "{last}");
    assert!(last.contains("half loaded"), "{last}");
    let (code, _, last) = answer(at, "ingest chain --network standalone --db db");
    assert!(code != 0 && last.contains("half loaded"), "{last}");
    assert!(answer(at, "status --db db --json").1.contains(r#""loading":true"#));
    assert_eq!(answer(at, "ingest chain --network standalone --db db --history-only").0, 0);
    std::fs::write(&file, &bytes).expect("written");
    assert_eq!(answer(at, words).0, 0);
    assert!(answer(at, "status --db db --json").1.contains(r#""complete_from":191"#));
    let other = "ingest --network testnet --checkpoint archive --db other";
    let (code, _, last) = answer(at, other);
    assert_eq!(code, 4, "{last}");
}

#[test]
fn views_come_and_go_and_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    assert_eq!(answer(at, "generate --out chain --ledgers 30 --transactions 9").0, 0);
    let ingest = |to: u32, views: &str| {
        let words = format!("ingest chain --network standalone --db db --to {to} --views {views}");
        let (code, _, last) = answer(at, &words);
        assert_eq!(code, 0, "{last}");
    };
    let kept = |name: &str| answer(at, &format!("export {name} --db db"));
    ingest(9, "none");
    let (code, _, last) = kept("asset_holders");
    assert_eq!((code, last.as_str()), (1, "asset_holders is not kept: ingest with --views"));
    ingest(12, "holders,trustlines");
    assert!(!kept("asset_holders").1.is_empty() && kept("top_holders").0 == 1);
    ingest(15, "top");
    assert!(kept("asset_holders").0 == 1 && !kept("top_holders").1.is_empty());
    ingest(20, "all");
    ingest(31, "all");
    let store = RocksDb::open(at.join("db"), Access::Read).expect("a database");
    let network = Network::of("standalone").expect("a network");
    let path = at.join("chain");
    let frames: Vec<_> =
        crate::corpus::files(&path).iter().flat_map(|file| crate::corpus::frames(file)).collect();
    are_what_all_rows_say(&store, &frames, &network);
}
