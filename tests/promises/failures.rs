//! What goes wrong around the program, and what it makes of it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use ledgerflow_operators::sources::Given;
use ledgerflow_operators::stellar::{Network, Tokens, Views};
use ledgerflow_operators::{Bounds, Reading, Stop};
use ledgerflow_sinks::memory::Memory;
use ledgerflow_sinks::{Outcome, Writer};

use crate::commands::{PROGRAM, answer, folder};
use crate::store::{WHOLE, chain};

#[test]
fn a_file_that_is_missing_is_an_error_and_never_an_older_answer() {
    let folder = folder();
    let at = folder.path();
    // Two buckets, so that one is sealed: heights 2 to 21, and some above 1,024.
    let words = "generate --out more --ledgers 3 --transactions 3 --first 2000";
    assert_eq!(answer(at, words).0, 0);
    let words = "ingest chain more --db db --network standalone --window 8 --history-only";
    assert_eq!(answer(at, words).0, 0);
    let (_, rows, _) = answer(at, "export transactions --db db --from 7 --to 7");
    let row: serde_json::Value =
        serde_json::from_str(rows.lines().next().expect("a row")).expect("JSON");
    let hash = row["hash"].as_str().expect("text").to_owned();
    let account = row["source_account"].as_str().expect("text").to_owned();
    let questions = [
        format!("show tx {hash} --db hurt"),
        format!("show account {account} --db hurt --limit 500"),
        "export ledgers --db hurt".into(),
        "status --db hurt --json".into(),
    ];
    let whole: Vec<_> =
        questions.iter().map(|words| answer(at, &words.replace("hurt", "db"))).collect();
    assert!(whole.iter().all(|(code, out, _)| *code == 0 && !out.is_empty()));
    let files = std::fs::read_dir(at.join("db")).expect("a database");
    let tables: Vec<_> = files
        .map(|file| file.expect("a file").file_name())
        .filter(|name| name.to_string_lossy().ends_with(".sst"))
        .collect();
    assert!(tables.len() > 4, "{tables:?}");
    for table in tables {
        let copied = Command::new("cp").args(["-r", "db", "hurt"]).current_dir(at).status();
        assert!(copied.expect("runs").success());
        std::fs::remove_file(at.join("hurt").join(&table)).expect("removed");
        for (words, whole) in questions.iter().zip(&whole) {
            let found = answer(at, words);
            assert!(found.0 == 1 || found.1 == whole.1, "{table:?} gone: {words}: {found:?}");
        }
        std::fs::remove_dir_all(at.join("hurt")).expect("removed");
    }
}

#[test]
fn a_full_disk_is_told_and_what_is_durable_stays() {
    let folder = folder();
    let disk = folder.path().join("disk");
    std::fs::create_dir(&disk).expect("made");
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=600k", "tmpfs"])
        .arg(&disk)
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if !mounted {
        return eprintln!("SKIPPED: a full disk: no right to mount a small one");
    }
    let wide = folder.path().join("wide");
    std::fs::create_dir(&wide).expect("made");
    for frame in chain(200, 40) {
        std::fs::write(wide.join(frame.height.to_string()), frame.bytes.as_slice())
            .expect("written");
    }
    let words = "ingest wide --db disk/db --network standalone --window 8";
    let (code, _, last) = answer(folder.path(), words);
    let status = answer(folder.path(), "status --db disk/db --json");
    let unmounted = Command::new("umount").arg("-l").arg(&disk).status();
    assert!(unmounted.is_ok_and(|status| status.success()));
    assert_eq!(code, 1, "{last}");
    assert!(last.contains("no space") || last.contains("full"), "{last}");
    println!("a full disk says: {last}; status then: {} {}", status.0, status.1.trim_end());
}

#[test]
fn a_signal_commits_what_is_complete_and_a_pipe_is_followed_as_it_comes() {
    let folder = tempfile::tempdir().expect("a folder");
    let frames = chain(6, 3);
    let mut run = Command::new(PROGRAM)
        .current_dir(folder.path())
        .args(["ingest", "-", "--db", "db", "--network", "standalone"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("runs");
    let mut pipe = run.stdin.take().expect("a pipe");
    for frame in &frames {
        let length = u32::try_from(frame.bytes.len()).expect("short") | 1 << 31;
        pipe.write_all(&length.to_be_bytes()).expect("written");
        pipe.write_all(&frame.bytes).expect("written");
    }
    pipe.flush().expect("written");
    // The pipe stays open: what came must be durable all the same.
    let last = frames.last().expect("one").height;
    let wanted = format!("\"durable_height\":{last}");
    let begun = Instant::now();
    while !answer(folder.path(), "status --db db --json").1.contains(&wanted) {
        assert!(begun.elapsed() < Duration::from_secs(60), "never durable");
        std::thread::yield_now();
    }
    let id = run.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("runs").success());
    let mut line = String::new();
    BufReader::new(run.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    assert_eq!(run.wait().expect("ends").code(), Some(0));
    assert!(line.starts_with("6 ledgers, ") && line.contains("durable height 7"), "{line}");
    drop(pipe);
}

/// Not a test: what [`a_panic_in_an_operator_ends_the_process`] runs in a process of its own.
#[test]
#[ignore = "ends its process on purpose"]
fn panics_in_an_operator() {
    ledgerflow::drive::end_on_panic();
    let store = Memory::default();
    let reading = Reading {
        source: Box::new(Given::from(chain(9, 1))),
        bounds: Bounds { ledgers: 4, bytes: 1 << 20 },
        stop: Stop::default(),
        stored: Box::new(|frame| if frame.height.0 > 5 { panic!("by order") } else { false }),
        above: None,
    };
    let writer = Writer::open(store.clone(), WHOLE.mode).expect("a writer");
    let ends = ledgerflow::drive::Ends { reading, writer, store };
    let terms = ledgerflow::drive::Terms {
        network: Network::of("standalone").expect("a network"),
        authenticate: true,
        self_check: true,
        tokens: Tokens::All,
        views: Views::default(),
        more: ledgerflow::drive::nothing_more,
    };
    let workers = ledgerflow::drive::Workers { threads: 3, cluster: None };
    let _ = ledgerflow::drive::run(&workers, &terms, Some(ends), &Outcome::default());
}

#[test]
fn a_panic_in_an_operator_ends_the_process() {
    let program = std::env::current_exe().expect("this program");
    let mut run = Command::new(program)
        .args(["--exact", "failures::panics_in_an_operator", "--ignored", "--nocapture"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("runs");
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = run.try_wait().expect("waits") {
            break status;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it hangs");
        std::thread::yield_now();
    };
    assert!(!status.success());
    let text = std::io::read_to_string(run.stderr.take().expect("a pipe")).expect("text");
    assert!(text.contains("by order") && text.contains("the database is whole"), "{text}");
}
