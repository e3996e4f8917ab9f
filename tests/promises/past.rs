//! What was held at a past ledger.

mod corpora;
mod edited;
mod fold;

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Map, Value};
use tempfile::TempDir;

use ledgerflow_operators::stellar::synthetic::{Chain, Settings};
use ledgerflow_records::Frame;

use crate::commands::{INGEST, answer};
use crate::store::frames_of;

const TABLES: [&str; 4] =
    ["native_balances", "trustline_balances", "sac_balances", "sep41_balances"];

/// A chain from ledger 2 of all that moves balances.
fn chain(ledgers: usize) -> Vec<Frame> {
    let mix = "payments=20,creates=5,trust=10,entries=2,paths=10,sac=30,tokens=30,swaps=10";
    let mix = mix.parse().expect("a mix");
    let settings = Settings { transactions: 12, accounts: 40, mix, ..Settings::default() };
    frames_of(settings.first, Chain::new(settings).take(ledgers))
}

/// A folder with a chain of 20 ledgers, 2 to 21, and these databases of it: name and more words.
fn ingested(databases: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("chain")).expect("made");
    for frame in chain(20) {
        let path = folder.path().join("chain").join(frame.height.to_string());
        std::fs::write(path, frame.bytes.as_slice()).expect("written");
    }
    for (name, more) in databases {
        let words = format!("{} {more}", INGEST.replace("--db db", &format!("--db {name}")));
        let (code, _, last) = answer(folder.path(), &words);
        assert_eq!(code, 0, "{words}: {last}");
    }
    folder
}

/// The rows that a command prints.
fn rows(folder: &Path, words: &str) -> Vec<Map<String, Value>> {
    let (code, out, last) = answer(folder, words);
    assert_eq!(code, 0, "{words}: {last}");
    out.lines().map(|line| serde_json::from_str(line).expect("a JSON object")).collect()
}

/// The key of each row with its balance.
fn balances(rows: &[Map<String, Value>]) -> BTreeMap<String, String> {
    let key = |row: &Map<String, Value>| {
        let parts = ["account_id", "asset", "contract_id"].map(|name| row.get(name));
        parts.into_iter().flatten().map(Value::to_string).collect::<String>()
    };
    rows.iter().map(|row| (key(row), row["balance"].to_string())).collect()
}

fn text<'a>(row: &'a Map<String, Value>, member: &str) -> &'a str {
    row[member].as_str().expect("text")
}

#[test]
fn a_table_at_a_ledger_is_that_of_a_database_which_ends_there() {
    let folder = ingested(&[("db", ""), ("low", "--to 9")]);
    for table in TABLES {
        let low = rows(folder.path(), &format!("export {table} --db low"));
        let past = rows(folder.path(), &format!("export {table} --db db --at 9"));
        let not_zero = |rows: &[Map<String, Value>]| {
            let mut balances = balances(rows);
            balances.retain(|_, balance| table != "sac_balances" || balance != "\"0\"");
            balances
        };
        assert!(!low.is_empty(), "{table}");
        if table == "native_balances" {
            // What a database knows that ends here: the accounts that it saw touched.
            let all = balances(&past);
            let known = balances(&low);
            assert!(known.iter().all(|(key, held)| all.get(key) == Some(held)), "{table}");
        } else {
            assert_eq!(not_zero(&past), not_zero(&low), "{table}");
        }
        assert!(past.iter().all(|row| row["ledger"] == 9), "{table}");
        let now = rows(folder.path(), &format!("export {table} --db db"));
        let same = rows(folder.path(), &format!("export {table} --db db --at 21"));
        assert_eq!(not_zero(&same), not_zero(&now), "{table}");
    }
}

#[test]
fn rows_of_the_past_have_the_members_that_history_tells() {
    let folder = ingested(&[("db", "")]);
    for (table, members) in [
        ("native_balances", &["account_id", "balance", "ledger"][..]),
        ("trustline_balances", &["account_id", "asset", "balance", "ledger"]),
        ("sac_balances", &["account_id", "contract_id", "balance", "ledger"]),
        ("sep41_balances", &["account_id", "contract_id", "balance", "ledger"]),
    ] {
        let (code, out, last) = answer(folder.path(), &format!("export {table} --db db --at 12"));
        assert_eq!(code, 0, "{last}");
        let line = out.lines().next().expect("a row");
        let places = members.iter().map(|name| line.find(&format!("\"{name}\":")).expect("there"));
        assert!(places.collect::<Vec<_>>().is_sorted(), "{line}");
        let row: Map<String, Value> = serde_json::from_str(line).expect("JSON");
        assert_eq!(row.len(), members.len(), "{line}");
        let words = format!("export {table} --db db --at 12 --out past");
        assert_eq!(answer(folder.path(), &words), (0, String::new(), String::new()));
        let file = folder.path().join(format!("past/{table}.jsonl"));
        assert_eq!(std::fs::read_to_string(file).expect("written"), out);
    }
}

#[test]
fn what_one_held_is_what_the_tables_say_of_it() {
    let folder = ingested(&[("db", "")]);
    let at = folder.path();
    let of_all: Vec<_> = TABLES
        .iter()
        .flat_map(|table| rows(at, &format!("export {table} --db db --at 12")))
        .collect();
    let mut seen = BTreeMap::<&str, Vec<_>>::new();
    for row in &of_all {
        seen.entry(text(row, "account_id")).or_default().push(row.clone());
    }
    let most = seen.iter().max_by_key(|(_, rows)| rows.len()).expect("one");
    let contract = seen.iter().find(|(holder, _)| holder.starts_with('C')).expect("one");
    for (holder, wanted) in [most, contract] {
        let words = format!("show account {holder} --db db --at 12");
        assert_eq!(rows(at, &format!("{words} --json")), *wanted);
        let (code, out, last) = answer(at, &words);
        assert_eq!(code, 0, "{last}");
        assert!(out.starts_with(&format!("{holder} at the end of ledger 12\n  ")), "{out}");
        let lines = out.lines().filter(|line| line.starts_with("  ")).count();
        assert_eq!(lines, wanted.len(), "{out}");
    }
    let (_, out, _) = answer(at, &format!("show account {} --db db --at 12", most.0));
    let lumens = most.1.iter().find(|row| row.len() == 3).expect("lumens");
    let stroops: i128 = text(lumens, "balance").parse().expect("a number");
    let units = format!("{}.{:07}", stroops / 10_000_000, stroops % 10_000_000);
    let units = units.trim_end_matches('0').trim_end_matches('.');
    assert!(out.contains(&format!("  {units} XLM\n")), "{out}");
}

#[test]
fn what_is_held_now_stands_above_the_history_of_an_account() {
    let folder = ingested(&[("db", "")]);
    let lines = rows(folder.path(), "export trustline_balances --db db");
    let holder = text(&lines[0], "account_id");
    let (code, out, last) = answer(folder.path(), &format!("show account {holder} --db db"));
    assert_eq!(code, 0, "{last}");
    assert!(out.starts_with(&format!("{holder} at the end of ledger 21\n  ")), "{out}");
    assert!(out.lines().nth(1).expect("a line").ends_with(" XLM"), "{out}");
    let (code, issuer) = text(&lines[0], "asset").split_once(':').expect("an asset");
    assert!(out.contains(&format!(" {code}\n")), "{out}");
    assert!(out.contains(&format!("{code} is issued by {issuer}\n")), "{out}");
}

#[test]
fn a_ledger_that_nothing_tells_of_gets_a_line_that_says_why() {
    let folder = ingested(&[
        ("db", ""),
        ("upper", "--from 7"),
        ("holes", "--from 7"),
        ("holes", "--to 3"),
        ("holes", "--from 5 --to 5"),
        ("history", "--history-only"),
    ]);
    let account =
        text(&rows(folder.path(), "export native_balances --db db")[0], "account_id").to_owned();
    let since = "and the balance at";
    for (words, code, said) in [
        (
            "--db db --at 22",
            1,
            "the current state is of ledger 21: what is held at ledger 22 is not known yet",
        ),
        (
            "--db upper --at 5",
            1,
            &format!("ledger 6 is not stored, {since} 5 is told from what happened since"),
        ),
        (
            "--db upper --at 2",
            1,
            &format!("ledgers 3–6 are not stored, {since} 2 is told from what happened since"),
        ),
        ("--db holes --at 2", 1, &format!("ledgers 4, 6 are not stored, {since} 2 is told")),
        ("--db history --at 9", 1, "there is no current state, only history"),
        ("--db db --at 0", 2, ""),
        ("--db db --at nine", 2, ""),
    ] {
        for what in [format!("show account {account}"), "export native_balances".into()] {
            let (found, out, last) = answer(folder.path(), &format!("{what} {words}"));
            assert_eq!((found, out.as_str()), (code, ""), "{what} {words}: {last}");
            assert!(last.contains(said), "{what} {words}: {last}");
        }
    }
    for (table, code) in [("liquidity_pool_balances", 1), ("ledgers", 1), ("nothing", 2)] {
        let words = format!("export {table} --db db --at 9");
        let (found, out, last) = answer(folder.path(), &words);
        assert_eq!((found, out.as_str()), (code, ""), "{words}: {last}");
        let all = format!(
            "history does not tell what {table} was at a past ledger: --at works for \
             native_balances, trustline_balances, sac_balances, sep41_balances"
        );
        assert!(code == 2 || last == all, "{last}");
    }
    assert_eq!(answer(folder.path(), "export ledgers --db db --at 9 --from 3").0, 2);
}

#[test]
fn what_was_not_touched_since_a_state_began_is_not_known_and_never_zero() {
    let folder = ingested(&[("db", ""), ("upper", "--from 15"), ("upper", "--to 14")]);
    let at = folder.path();
    let modified = |row: &&Map<String, Value>| row["last_modified_ledger"].as_u64() < Some(15);
    let all = rows(at, "export native_balances --db db");
    let (quiet, busy): (Vec<_>, Vec<_>) = all.iter().partition(modified);
    let quiet = text(quiet.first().expect("one"), "account_id");
    let busy = text(busy.first().expect("one"), "account_id");
    for words in ["--at 16", "--at 14", "--at 9", "--at 9 --json"] {
        let words = format!("show account {quiet} --db upper {words}");
        let (code, out, last) = answer(at, &words);
        assert_eq!((code, out.as_str()), (1, ""), "{words}");
        let why = "not known: the current state begins with ledger 15";
        assert!(last.contains(quiet) && last.ends_with(why), "{words}: {last}");
    }
    for height in [9, 14, 16] {
        let words = |db| format!("show account {busy} --db {db} --at {height}");
        let (_, whole, _) = answer(at, &words("db"));
        let (code, out, last) = answer(at, &words("upper"));
        assert_eq!(code, 0, "{last}");
        let lumens = whole.lines().find(|line| line.ends_with(" XLM")).expect("lumens");
        assert!(out.contains(lumens), "{out}{whole}");
        let more = "there may be more: what was not touched since ledger 15 is not known";
        assert!(out.trim_end().ends_with(more), "{out}");
    }
    let (known, told) = (
        balances(&rows(at, "export native_balances --db db --at 9")),
        balances(&rows(at, "export native_balances --db upper --at 9")),
    );
    assert!(!told.is_empty() && told.len() < known.len());
    assert!(told.iter().all(|(key, held)| known.get(key) == Some(held)));
}
