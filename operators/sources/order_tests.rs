//! This holds the merge to the order of heights, whatever files are called.

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::{self, JoinHandle};

use super::made::{self, drain, file, framed, heights, ledger, read};
use super::{Files, Given, Limits, OpenError, Source};

fn ledgers(heights: &[u32]) -> Vec<Vec<u8>> {
    heights.iter().map(|&height| ledger(height, 1)).collect()
}

/// A FIFO of this name and the thread that writes `bytes` into it.
fn fifo(folder: &Path, name: &str, bytes: Vec<u8>) -> (PathBuf, JoinHandle<()>) {
    let path = folder.join(name);
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
    let to = path.clone();
    // A reader that stops early breaks the pipe, which is no fault of the writer.
    let writer = thread::spawn(move || drop(File::create(to).unwrap().write_all(&bytes)));
    (path, writer)
}

#[test]
fn a_folder_is_read_by_heights_and_not_by_names() {
    let folder = tempfile::tempdir().unwrap();
    file(folder.path(), "a/000-first", &ledger(30, 1));
    file(folder.path(), "ledger-1.xdr", &made::gzip(&made::batch(&ledgers(&[20, 21]))));
    file(folder.path(), "z/y/x.json", &framed(&ledgers(&[4, 5, 6])));
    file(folder.path(), ".hidden", b"not a ledger");
    file(folder.path(), ".git/config", b"not a ledger");
    let (frames, rejected) = read(&[folder.path()]).unwrap();
    assert_eq!((heights(&frames), rejected), (vec![4, 5, 6, 20, 21, 30], None));
}

#[test]
fn files_that_interleave_are_merged() {
    let folder = tempfile::tempdir().unwrap();
    file(folder.path(), "a", &framed(&ledgers(&[2, 5, 9])));
    file(folder.path(), "b", &framed(&ledgers(&[3, 6, 7, 12])));
    file(folder.path(), "c", &framed(&ledgers(&[4, 8])));
    let (frames, rejected) = read(&[folder.path()]).unwrap();
    assert_eq!((heights(&frames), rejected), (vec![2, 3, 4, 5, 6, 7, 8, 9, 12], None));
}

#[test]
fn thousands_of_files_need_few_descriptors() {
    let folder = tempfile::tempdir().unwrap();
    for height in 1..3000u32 {
        let name = format!("{:08x}", height.wrapping_mul(2_654_435_761));
        file(folder.path(), &name, &ledger(height, 1));
    }
    let path = folder.path().display().to_string();
    let mut files = Files::open(&[path], Limits::default()).unwrap();
    for height in 1..3000 {
        assert_eq!(files.next().unwrap().unwrap().height.0, height);
        let open = fs::read_dir("/proc/self/fd").unwrap();
        let ours = open.filter_map(|entry| fs::read_link(entry.unwrap().path()).ok());
        assert!(ours.filter(|path| path.starts_with(folder.path())).count() <= 1);
    }
    assert!(files.next().is_none());
}

#[test]
fn a_ledger_that_comes_twice_is_dropped_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let one = file(folder.path(), "one", &framed(&ledgers(&[2, 3, 3, 4])));
    let two = file(folder.path(), "two", &made::zstd(&made::batch(&ledgers(&[3, 4, 5]))));
    let paths = [&one, &two, &one].map(|path| path.display().to_string());
    let mut files = Files::open(&paths, Limits::default()).unwrap();
    let (frames, rejected) = drain(&mut files);
    assert_eq!((heights(&frames), rejected), (vec![2, 3, 4, 5], None));
    assert_eq!(files.skipped(), 2 + 2 + 2 + 2 - 1);
}

#[test]
fn a_ledger_that_comes_twice_and_differs_is_rejected_with_both_hashes() {
    let folder = tempfile::tempdir().unwrap();
    let one = file(folder.path(), "one", &framed(&[ledger(2, 1), ledger(3, 0xaa)]));
    let two = file(folder.path(), "two", &framed(&[ledger(3, 0xbb), ledger(4, 1)]));
    let (frames, rejected) = read(&[&one, &two]).unwrap();
    let rejected = rejected.unwrap();
    assert_eq!((heights(&frames), rejected.height.0), (vec![2], 3));
    assert_eq!(
        rejected.to_string(),
        format!(
            "ledger 3: differs from the one in {}: header hash {}, there {} at byte 4 of {}",
            one.display(),
            "bb".repeat(32),
            "aa".repeat(32),
            two.display()
        )
    );
}

#[test]
fn a_file_that_differs_from_itself_is_rejected_at_that_height() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "x", &framed(&[ledger(2, 1), ledger(3, 1), ledger(3, 2)]));
    let (frames, rejected) = read(&[&path]).unwrap();
    assert_eq!((heights(&frames), rejected.unwrap().height.0), (vec![2], 3));
}

#[test]
fn heights_that_descend_within_a_file_are_rejected_with_both() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "x", &framed(&ledgers(&[5, 6, 4])));
    let (frames, rejected) = read(&[&path]).unwrap();
    let rejected = rejected.unwrap();
    assert_eq!((heights(&frames), rejected.height.0), (vec![5, 6], 7));
    assert!(rejected.reason.contains("height 4 does not ascend after ledger 6"), "{rejected}");
}

#[test]
fn a_fault_in_one_file_stands_at_its_place_in_the_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut cut = framed(&ledgers(&[5, 6, 9]));
    cut.truncate(cut.len() - 1);
    let one = file(folder.path(), "one", &cut);
    let two = file(folder.path(), "two", &framed(&ledgers(&[1, 2, 3, 4, 7, 8])));
    let (frames, rejected) = read(&[&one, &two]).unwrap();
    assert_eq!(heights(&frames), [1, 2, 3, 4, 5, 6]);
    assert_eq!(
        rejected.unwrap().to_string(),
        format!(
            "ledger 9: ends within a record of which 411 bytes are there after ledger 6 \
             at byte 1247 of {}",
            one.display()
        )
    );
}

#[test]
fn a_pipe_is_read_in_every_form() {
    let folder = tempfile::tempdir().unwrap();
    for (form, wrap) in made::FORMS {
        for (packed, pack) in made::PACKED {
            let name = format!("{form}, {packed}");
            let (path, writer) = fifo(folder.path(), &name, pack(&wrap(&ledgers(&[2, 3, 4]))));
            let (frames, rejected) = read(&[&path]).unwrap();
            assert_eq!((heights(&frames), rejected), (vec![2, 3, 4], None), "{name}");
            writer.join().unwrap();
        }
    }
}

#[test]
fn a_pipes_ledger_is_given_on_before_the_next_is_written() {
    let folder = tempfile::tempdir().unwrap();
    for (form, wrap) in made::FORMS.iter().filter(|(form, _)| !form.contains("wrapped")) {
        for (packed, pack) in [made::PACKED[0], made::PACKED[1], made::PACKED[2]] {
            let path = folder.path().join(format!("{form}, {packed}"));
            assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
            let mut files = Files::open(&[path.display().to_string()], Limits::default()).unwrap();
            let (asks, asked) = std::sync::mpsc::channel::<u32>();
            let writer = thread::spawn(move || {
                let mut pipe = File::create(path).unwrap();
                for height in asked {
                    pipe.write_all(&pack(&wrap(&[ledger(height, 1)]))).unwrap();
                }
            });
            for height in [2, 3, 5] {
                // Hangs if the reader waits for more than this one.
                asks.send(height).unwrap();
                assert_eq!(files.next().unwrap().unwrap().height.0, height, "{form}, {packed}");
            }
            drop(asks);
            assert!(files.next().is_none());
            writer.join().unwrap();
        }
    }
}

#[test]
fn two_streams_and_a_file_are_merged() {
    let folder = tempfile::tempdir().unwrap();
    let (one, first) = fifo(folder.path(), "one", framed(&ledgers(&[2, 4, 8])));
    let (two, second) = fifo(folder.path(), "two", made::gzip(&framed(&ledgers(&[3, 4, 9]))));
    let three = file(folder.path(), "three", &ledger(5, 1));
    let (frames, rejected) = read(&[&one, &two, &three]).unwrap();
    assert_eq!((heights(&frames), rejected), (vec![2, 3, 4, 5, 8, 9], None));
    first.join().unwrap();
    second.join().unwrap();
}

#[test]
fn a_stream_that_holds_something_else_is_rejected_before_everything() {
    let folder = tempfile::tempdir().unwrap();
    let (path, writer) = fifo(folder.path(), "x", b"{\"a\":1}".to_vec());
    let (frames, rejected) = read(&[&path]).unwrap();
    let rejected = rejected.unwrap();
    assert_eq!((frames.len(), rejected.height.0), (0, 0));
    assert!(rejected.reason.starts_with("is not a ledger: it begins with '{"), "{rejected}");
    writer.join().unwrap();
}

#[test]
fn what_cannot_be_opened_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().display().to_string();
    let error = |path: &str| read(&[Path::new(path)]).unwrap_err();
    assert_eq!(error(&format!("{root}/x")), format!("no such file or folder: {root}/x"));
    assert_eq!(error(&root), format!("no ledgers in folder {root}"));
    file(folder.path(), "e/empty", b"");
    assert_eq!(error(&root), format!("{root}/e/empty is empty: there are no ledgers"));
    file(folder.path(), "e/empty", b"{\"count\": 1}");
    assert_eq!(
        error(&root),
        format!(
            "{root}/e/empty is not a ledger: it begins with '{{\\\"count\\\"' (JSON?); accepted are \
             LedgerCloseMeta, LedgerCloseMetaBatch, record-marked LedgerCloseMeta and base64 of \
             the first two, each plain, gzip or zstd"
        )
    );
    file(folder.path(), "e/empty", &ledger(3, 1));
    symlink("..", folder.path().join("e/up")).unwrap();
    assert_eq!(error(&root), format!("directory loop: {root}/e/up leads back to {root}"));
    fs::remove_file(folder.path().join("e/up")).unwrap();
    symlink("nowhere", folder.path().join("e/up")).unwrap();
    assert_eq!(error(&root), format!("no such file or folder: {root}/e/up"));
    assert!(matches!(Files::open(&[], Limits::default()), Err(OpenError::Nothing)));
    let twice = ["-".into(), "-".into()];
    assert!(matches!(Files::open(&twice, Limits::default()), Err(OpenError::Twice(_))));
}

#[test]
fn given_frames_come_as_they_are() {
    let frame = super::frame(ledger(3, 1), "made").unwrap();
    let (frames, rejected) = drain(&mut Given::from(vec![frame]));
    assert_eq!((heights(&frames), rejected), (vec![3], None));
    let rejected = super::frame(vec![1, 2, 3], "made").unwrap_err();
    assert!(rejected.to_string().contains("too short for a ledger: it begins with 010203"));
}
