//! Killed at any moment, a database is a fresh run up to exactly its durable height.
//!
//! `LEDGERFLOW_KILLS` sets how often each setting is killed (default 10).

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::malformed::Draw;
use crate::store::contents;
use ledgerflow_records::{Coverage, Height};
use ledgerflow_sinks::block;
use ledgerflow_sinks::meta::{Count, Progress};
use ledgerflow_sinks::rocksdb::{Access, RocksDb};
use ledgerflow_sinks::store::{Entry, Family, Order, Store};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ledgerflow");
const LEDGERS: u32 = 400;

fn ledgerflow(words: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(words).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn ingest(chain: &str, database: &Path, setting: &[&str]) -> Command {
    let database = database.to_str().expect("a readable path");
    let mut command = ledgerflow(&["ingest", chain, "--db", database, "--network", "standalone"]);
    command.args(["--progress", "none", "--views", "all"]).args(setting);
    command
}

/// The entries of every height.
type Blocks = BTreeMap<u32, Vec<Entry>>;

/// Blocks by height, from a run that nothing disturbed.
fn blocks(store: &RocksDb) -> Blocks {
    let mut blocks = Blocks::new();
    for entry in store.scan(Family::Blocks, &[], None, Order::Ascending) {
        let (key, value) = entry.expect("an entry");
        let height = u32::from_be_bytes(key[..4].try_into().expect("four bytes"));
        blocks.entry(height).or_default().push((key, value));
    }
    blocks
}

/// The store says it holds a prefix of the whole, counts it right, and does hold it.
fn is_a_prefix(store: &RocksDb, whole: &Blocks) -> usize {
    let Progress { coverage, durable, counts, .. } = Progress::read(store).expect("progress");
    let Some(durable) = durable else {
        assert_eq!(coverage, Coverage::default());
        return 0;
    };
    assert_eq!(coverage.ranges(), [(Height(2), durable)], "one range, up to what is durable");
    let held = blocks(store);
    let mut summed: Vec<Count> = Vec::new();
    for height in 2..=durable.0 {
        assert_eq!(held[&height], whole[&height], "ledger {height}");
        let header = block::header(&held[&height][0].1).expect("a header");
        for (at, table) in ledgerflow_sinks::tables::HISTORY.iter().enumerate() {
            let (rows, bytes) = (header.counts.rows[at], header.counts.bytes[at]);
            match summed.get_mut(at) {
                Some(sum) => {
                    sum.rows += rows;
                    sum.bytes += bytes;
                }
                None => summed.push(Count { table: table.name().into(), rows, bytes }),
            }
        }
    }
    assert_eq!(counts, summed);
    durable.0 as usize - 1
}

#[test]
fn a_kill_at_any_moment_leaves_a_prefix_and_resuming_completes_it() {
    let kills: u32 =
        std::env::var("LEDGERFLOW_KILLS").map_or(10, |text| text.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let chain = folder.path().join("chain").display().to_string();
    let ledgers = LEDGERS.to_string();
    let generate = ["generate", "--out", &chain, "--ledgers", &ledgers, "--transactions", "25"];
    assert!(ledgerflow(&generate).status().expect("runs").success());

    let whole = folder.path().join("whole");
    let begun = Instant::now();
    assert!(ingest(&chain, &whole, &["--workers", "2"]).status().expect("runs").success());
    let full = begun.elapsed();
    let whole = RocksDb::open(&whole, Access::Read).expect("a database");
    let (blocks, whole) = (blocks(&whole), contents(&whole));
    let settings: [&[&str]; 4] = [
        &["--workers", "1", "--sync", "commit", "--window", "4"],
        &["--workers", "2", "--sync", "commit", "--window", "64"],
        &["--workers", "2", "--sync", "batch", "--window", "32"],
        &["--workers", "3", "--sync", "never", "--window", "128"],
    ];
    let mut draw = Draw(0x9e37_79b9_7f4a_7c15);
    for (number, setting) in settings.iter().enumerate() {
        let (mut midway, mut slow) = (0, full);
        for kill in 0..kills {
            let database = folder.path().join(format!("{number}-{kill}"));
            // Some databases are killed again on the way up.
            for _ in 0..=draw.below(2) {
                let begun = Instant::now();
                let mut run = ingest(&chain, &database, setting).spawn().expect("runs");
                sleep(Duration::from_micros(draw.below(slow.as_micros() as usize + 1) as u64));
                run.kill().expect("killed");
                if run.wait().expect("ends").success() {
                    slow = slow.min(begun.elapsed());
                } else {
                    slow = slow.max(begun.elapsed() + full / 10);
                }
                if database.exists() {
                    let store = RocksDb::open(&database, Access::Write).expect("a database");
                    let held = is_a_prefix(&store, &blocks);
                    midway += usize::from(held > 0 && held < LEDGERS as usize);
                }
            }
            assert!(ingest(&chain, &database, setting).status().expect("runs").success());
            let store = RocksDb::open(&database, Access::Write).expect("a database");
            assert_eq!(is_a_prefix(&store, &blocks), LEDGERS as usize);
            assert_eq!(contents(&store), whole, "{setting:?}, kill {kill}");
            drop(store);
            std::fs::remove_dir_all(&database).expect("removed");
        }
        println!("{setting:?}: {kills} databases killed, {midway} kills left part of the chain");
    }
}
