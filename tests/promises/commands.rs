//! What a new user types, and what the program answers: exit codes and texts are a contract.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use ledgerflow_sinks::rocksdb::{Access, RocksDb};
use ledgerflow_sinks::store::{Batch, Family, Store};
use tempfile::TempDir;

use crate::store::chain;

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_ledgerflow");

/// A folder with a chain of 20 ledgers, one a file.
pub(crate) fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("chain")).expect("made");
    for frame in chain(20, 4) {
        let path = folder.path().join("chain").join(frame.height.to_string());
        std::fs::write(path, frame.bytes.as_slice()).expect("written");
    }
    folder
}

/// Runs the program in `folder` with these words.
fn run(folder: &Path, words: &str) -> Output {
    let mut command = Command::new(PROGRAM);
    command.current_dir(folder).args(words.split_whitespace()).stdin(Stdio::null());
    command.output().expect("runs")
}

/// Exit code, standard output and the last line of standard error.
pub(crate) fn answer(folder: &Path, words: &str) -> (i32, String, String) {
    let output = run(folder, words);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(output.stdout), text(output.stderr));
    let last = err.lines().last().unwrap_or_default().to_owned();
    (output.status.code().expect("an exit code"), out, last)
}

/// Where a synthetic ledger's header begins with its hash: behind version and extension.
pub(crate) const HEADER: usize = 20;

pub(crate) const INGEST: &str = "ingest chain --db db --network standalone";

#[test]
fn bad_input_gets_its_exit_code_and_one_line_with_coordinates() {
    let folder = folder();
    let at = folder.path();
    std::fs::create_dir(at.join("empty")).expect("made");
    std::fs::write(at.join("notes.json"), "{\"ledger\": 1}").expect("written");
    std::fs::write(at.join("cut.gz"), {
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(&chain(1, 9)[0].bytes).expect("written");
        let bytes = gzip.finish().expect("gzip");
        bytes[..bytes.len() / 2].to_vec()
    })
    .expect("written");
    for (words, code, text) in [
        ("ingest nowhere --db db", 1, "no such file or folder: nowhere"),
        ("ingest empty --db db", 1, "no ledgers in folder empty"),
        ("ingest notes.json --db db", 3, "notes.json is not a ledger: it begins with '{\\\"ledg"),
        ("ingest cut.gz --db db --network standalone", 3, "gzip is cut short"),
        ("ingest chain --db db", 3, "ledger 2: transaction 1 (hash "),
        ("ingest chain --db db --from 9 --to 3", 2, "--from 9 lies above --to 3"),
        ("ingest chain --db db --network \t", 2, ""),
        ("ingest chain", 2, ""),
        ("generate --out few --ledgers 61 --archive kept", 2, "the next is ledger 63"),
        ("export nothing --db db", 2, "no table is called nothing"),
        ("status --db nowhere", 1, "nowhere"),
        ("frobnicate", 2, ""),
    ] {
        let (found, _, last) = answer(at, words);
        assert_eq!(found, code, "{words}: {last}");
        assert!(last.contains(text), "{words}: {last}");
    }
    // Another network is told at the first hash, with both hashes.
    let (_, _, last) = answer(at, "ingest chain --db db");
    assert!(
        last.contains("no envelope has this hash under network pubnet: the first one's is "),
        "{last}"
    );
}

#[test]
fn an_archived_chain_holds_and_its_archive_names_the_newest_checkpoint() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = "generate --out chain --ledgers 130 --transactions 3 --archive kept";
    let (code, out, last) = answer(folder.path(), words);
    assert_eq!(code, 0, "{last}");
    assert_eq!(out.lines().nth(1), Some("archive: kept, checkpoint 127"));
    let state = std::fs::read(folder.path().join("kept/.well-known/stellar-history.json"));
    let state: serde_json::Value = serde_json::from_slice(&state.expect("written")).expect("JSON");
    assert_eq!(state["currentLedger"], 127);
    assert!(folder.path().join("kept/ledger/00/00/00/ledger-0000003f.xdr.gz").exists());
    let (code, _, last) = answer(folder.path(), INGEST);
    assert_eq!(code, 0, "{last}");
}

#[test]
fn ingesting_twice_changes_nothing_and_says_so() {
    let folder = folder();
    let (code, out, last) = answer(folder.path(), INGEST);
    assert_eq!(code, 0, "{last}");
    assert!(out.starts_with("20 ledgers, 80 transactions, "), "{out}");
    assert!(out.trim_end().ends_with("durable height 21"), "{out}");
    let before = answer(folder.path(), "export --all --out one --db db");
    let (code, out, _) = answer(folder.path(), INGEST);
    assert_eq!(
        (code, out.as_str()),
        (0, "nothing new: 20 ledgers were stored already; durable height 21\n")
    );
    assert_eq!(before.0, 0);
    assert_eq!(answer(folder.path(), "export --all --out two --db db").0, 0);
    for file in std::fs::read_dir(folder.path().join("one")).expect("exported") {
        let name = file.expect("a file").file_name();
        let read = |folder_name: &str| std::fs::read(folder.path().join(folder_name).join(&name));
        assert_eq!(read("one").expect("read"), read("two").expect("read"));
    }
    assert_eq!(answer(folder.path(), "verify --db db").1, "20 ledgers verified: no difference\n");
    let (code, out, last) = answer(folder.path(), "verify --db db --against chain");
    assert_eq!((code, out.as_str()), (0, "20 ledgers verified: no difference\n"), "{last}");
}

#[test]
fn a_stored_ledger_that_comes_again_changed_is_refused_with_both_hashes() {
    let folder = folder();
    assert_eq!(answer(folder.path(), INGEST).0, 0);
    let path = folder.path().join("chain/9");
    let mut bytes = std::fs::read(&path).expect("read");
    // Operation metas are under no hash: only the rows can tell.
    let at = bytes.len() - 200;
    bytes[at] ^= 1;
    std::fs::write(&path, &bytes).expect("written");
    let (code, _, last) = answer(folder.path(), INGEST);
    assert!(code == 3 || code == 0, "{last}");
    if code == 3 {
        assert!(last.starts_with("ledger 9: "), "{last}");
    }
    bytes[HEADER + 32 + 4] ^= 1; // the hash of the ledger below, within the header
    std::fs::write(&path, &bytes).expect("written");
    let (code, _, last) = answer(folder.path(), INGEST);
    assert_eq!(code, 3, "{last}");
    assert!(last.starts_with("ledger 9: "), "{last}");
    assert!(last.contains("hashes to") && last.contains("its header says"), "{last}");
}

#[test]
fn a_hole_in_the_heights_is_shown_and_filled_later() {
    let folder = folder();
    std::fs::rename(folder.path().join("chain/9"), folder.path().join("nine")).expect("moved");
    let (code, _, last) = answer(folder.path(), INGEST);
    assert_eq!(code, 3, "{last}");
    assert!(last.contains("ledger 10: the current state is of ledger 8 and 1 ledger"), "{last}");
    let words = format!("{INGEST} --history-only");
    assert_eq!(answer(folder.path(), &words).0, 0);
    let (_, out, _) = answer(folder.path(), "status --db db --json");
    assert!(out.contains(r#""coverage":[[2,8],[10,21]]"#), "{out}");
    let state = r#""state":{"complete_from":2,"from":2,"height":8,"#;
    assert!(out.contains(state), "{out}");
    assert!(out.contains(r#""gaps":[[9,9]]"#), "{out}");
    assert!(out.contains(r#""durable_height":21"#), "{out}");
    assert_eq!(answer(folder.path(), "ingest nine --db db --network standalone").0, 0);
    let (_, out, _) = answer(folder.path(), "status --db db --json");
    assert!(out.contains(r#""coverage":[[2,21]]"#), "{out}");
    assert!(out.contains(r#""gaps":[]"#), "{out}");
    // The state goes on where it stopped: what is stored above is derived once more.
    assert!(out.contains(&state.replace("8,", "9,")), "{out}");
    assert_eq!(answer(folder.path(), INGEST).0, 0);
    let (_, out, _) = answer(folder.path(), "status --db db --json");
    assert!(out.contains(&state.replace("8,", "21,")), "{out}");
    assert_eq!(answer(folder.path(), "verify --db db").0, 0);
}

#[test]
fn databases_of_others_are_refused() {
    let folder = folder();
    assert_eq!(answer(folder.path(), INGEST).0, 0);
    let (code, _, last) = answer(folder.path(), "ingest chain --db db --network testnet");
    assert_eq!(code, 4, "{last}");
    assert!(last.contains("Test SDF Network") && last.contains("Standalone Network"), "{last}");
    {
        let open = RocksDb::open(folder.path().join("db"), Access::Write).expect("a database");
        let (code, _, last) = answer(folder.path(), INGEST);
        assert_eq!(code, 4, "{last}");
        assert!(last.contains("in use by another process"), "{last}");
        assert_eq!(answer(folder.path(), "status --db db").0, 0, "read while it is written");

        let mut identity = open.get(Family::Meta, b"identity").expect("read").expect("there");
        identity[2] = 9; // the major format
        let mut batch = Batch::default();
        batch.put(Family::Meta, *b"identity", identity);
        open.write(batch, true).expect("written");
    }
    for words in [INGEST, "status --db db", "export ledgers --db db"] {
        let (code, _, last) = answer(folder.path(), words);
        assert_eq!(code, 4, "{words}: {last}");
        assert!(last.contains("9.1") && last.contains("2.1"), "{words}: {last}");
    }
}

#[test]
fn what_was_edited_is_taken_only_unauthenticated_and_status_says_so() {
    let folder = folder();
    let path = folder.path().join("chain/5");
    let mut bytes = std::fs::read(&path).expect("read");
    bytes[HEADER] ^= 1; // its hash
    std::fs::write(&path, bytes).expect("written");
    let (code, _, last) = answer(folder.path(), INGEST);
    assert_eq!(code, 3, "{last}");
    assert!(last.starts_with("ledger 5: the header hashes to "), "{last}");
    let (_, out, _) = answer(folder.path(), "status --db db --json");
    assert!(out.contains(r#""coverage":[[2,4]]"#), "{out}");
    let (code, _, last) = answer(folder.path(), &format!("{INGEST} --no-authenticate"));
    assert_eq!(code, 0, "{last}");
    let (_, out, _) = answer(folder.path(), "status --db db --json");
    assert!(out.contains(r#""unauthenticated":[[5,21]]"#), "{out}");
}

#[test]
fn what_was_taken_unchecked_is_checked_by_a_later_run() {
    let folder = folder();
    assert_eq!(answer(folder.path(), &format!("{INGEST} --no-authenticate")).0, 0);
    let (_, out, _) = answer(folder.path(), "status --db db --json");
    assert!(out.contains(r#""unauthenticated":[[2,21]]"#), "{out}");
    let before = answer(folder.path(), "export --all --out one --db db");
    assert_eq!((before.0, answer(folder.path(), INGEST).0), (0, 0));
    let (_, out, _) = answer(folder.path(), "status --db db --json");
    assert!(out.contains(r#""unauthenticated":[]"#), "{out}");
    assert_eq!(answer(folder.path(), "verify --db db").0, 0);
}

#[test]
fn a_first_run_under_the_wrong_network_does_not_bind_the_database() {
    let folder = folder();
    assert_eq!(answer(folder.path(), "ingest chain --db db").0, 3);
    assert_eq!(answer(folder.path(), INGEST).0, 0);
}

#[test]
fn the_demonstration_needs_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, out, last) = answer(folder.path(), "");
    assert_eq!(code, 0, "{last}");
    for text in
        ["64 ledgers, 3200 transactions", "transactions_accounts", "the history of G", "try next"]
    {
        assert!(out.contains(text), "{out}");
    }
    let (code, out, _) = answer(folder.path(), "tables");
    assert_eq!(code, 0);
    assert!(out.contains("| `operations_accounts` |"), "{out}");
}

/// A page of what changed an account has exactly the transactions of its state changes.
fn only_changes(folder: &Path, account: &str) {
    let (_, changes, _) = answer(folder, "export state_changes --db db");
    let id = |line: &str| -> i64 {
        let row: serde_json::Value = serde_json::from_str(line).expect("JSON");
        row["to_id"].as_str().expect("text").parse().expect("an id")
    };
    let own = format!("\"account_id\":\"{account}\"");
    let mut changed: Vec<i64> =
        changes.lines().filter(|line| line.contains(&own)).map(id).collect();
    changed.sort_unstable_by(|one, two| two.cmp(one));
    changed.dedup();
    let words = format!("show account {account} --db db --limit 999 --json --changes");
    let (_, out, _) = answer(folder, &words);
    let shown: Vec<i64> =
        out.lines().filter(|line| !line.contains("state_change_id")).map(id).collect();
    assert_eq!(shown, changed);
}

#[test]
fn show_finds_ledgers_transactions_and_accounts() {
    let folder = folder();
    assert_eq!(answer(folder.path(), INGEST).0, 0);
    let (_, rows, _) = answer(folder.path(), "export transactions --db db --from 7 --to 7");
    let row: serde_json::Value =
        serde_json::from_str(rows.lines().nth(2).expect("a row")).expect("JSON");
    let text = |column: &str| row[column].as_str().expect("text").to_owned();
    let (code, out, _) = answer(folder.path(), &format!("show tx {} --db db --json", text("hash")));
    assert_eq!((code, out.lines().next()), (0, rows.lines().nth(2)));
    let (code, out, _) = answer(folder.path(), &format!("show tx {} --db db", text("hash")));
    assert!(
        code == 0 && out.contains(&format!("ledger 7, number 3, id {}", text("to_id"))),
        "{out}"
    );
    assert!(out.contains(": fee 0.") && out.contains(" XLM"), "{out}");

    let account = text("source_account");
    let (_, links, _) = answer(folder.path(), "export transactions_accounts --db db");
    let mut ids: Vec<i64> = links
        .lines()
        .filter(|line| line.contains(&account))
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
        .map(|row| row["to_id"].as_str().expect("text").parse().expect("an id"))
        .collect();
    ids.sort_unstable_by(|one, two| two.cmp(one));
    let mut before = String::new();
    for page in ids.chunks(3) {
        let words = format!("show account {account} --db db --limit 3 --json {before}");
        let (code, out, last) = answer(folder.path(), &words);
        assert_eq!(code, 0, "{last}");
        let (changes, transactions): (Vec<_>, Vec<_>) =
            out.lines().partition(|line| line.contains("state_change_id"));
        let own = format!("\"account_id\":\"{account}\"");
        assert!(!changes.is_empty() && changes.iter().all(|line| line.contains(&own)), "{out}");
        let found: Vec<i64> = transactions
            .iter()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
            .map(|row| row["to_id"].as_str().expect("text").parse().expect("an id"))
            .collect();
        assert_eq!(found, page);
        before = format!("--before {}", page.last().expect("one"));
    }
    only_changes(folder.path(), &account);
    assert_eq!(answer(folder.path(), "show ledger 99 --db db").0, 1);
    assert_eq!(answer(folder.path(), "show tx 12 --db db").0, 2);
    let (code, out, _) = answer(folder.path(), "show ledger 7 --db db");
    assert!(code == 0 && out.contains("4 transactions"), "{out}");
}
