//! Archives that are not what they should be, made by hand.

use std::fs;

use ledgerflow_records::{Hash, Height};
use stellar_xdr::{BucketEntry, BucketListType, BucketMetadataExt};

use super::Archive;
use super::made::{HEIGHT, Made, dead, framed, gzip, live, meta, new, sha, true_to_itself};

fn made() -> Made {
    Made::of(
        22,
        vec![
            vec![meta(22), live('B', 2), dead('C'), new('E', 5)],
            vec![],
            vec![meta(11), live('B', 1), live('C', 1), dead('D')],
            vec![live('A', 1), live('C', 9), live('D', 9), live('F', 6)],
        ],
    )
}

#[test]
fn the_newest_entry_of_a_key_counts() {
    let all = made();
    assert_eq!(all.read().unwrap(), [('A', 1), ('B', 2), ('E', 5), ('F', 6)]);
    let checkpoint = all.archive().checkpoint(Height(HEIGHT)).unwrap();
    assert_eq!(checkpoint.height(), Height(HEIGHT));
    assert_eq!(checkpoint.passphrase(), Some("Standalone Network ; February 2017"));
    assert_eq!(checkpoint.hash().0, all.headers().last().unwrap().hash.0);
    assert_eq!(Made::of(22, Vec::new()).read().unwrap(), []);
}

#[test]
fn the_hot_archive_is_part_of_what_the_header_commits_to() {
    let mut all = made();
    let mut hot = [[Hash::default(); 2]; 11];
    hot[3][1] = Hash([7; 32]);
    (all.protocol, all.hot_archive) = (23, Some(hot));
    all.describe();
    assert_eq!(all.read().unwrap().len(), 4);
    // An older header does not commit to it.
    all.protocol = 22;
    all.describe();
    assert!(all.error().contains("its buckets hash to"), "{}", all.error());
}

#[test]
fn another_list_of_buckets_is_named_with_both_hashes() {
    let mut all = made();
    let said = Hash(all.headers().last().unwrap().header.bucket_list_hash.0);
    all.live[5][0] = Hash([1; 32]);
    let listed = Hash(all.headers().last().unwrap().header.bucket_list_hash.0);
    all.write(".well-known/stellar-history.json", all.state().as_bytes());
    let tail = format!("its buckets hash to {listed}, the header of ledger 127 says {said}");
    assert!(all.error().ends_with(&tail), "{}", all.error());
}

#[test]
fn a_flipped_byte_in_a_bucket_is_an_error() {
    let all = made();
    let path = all.file(&all.path(all.live[1][1]));
    let (whole, good) = (fs::read(&path).unwrap(), all.read().unwrap());
    let bytes = framed(&[live('A', 1), live('C', 9), live('D', 9), live('F', 6)]);
    for at in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1;
        fs::write(&path, gzip(&flipped)).unwrap();
        assert!(all.read().is_err(), "byte {at}");
    }
    // What is well-formed and in order is told by its hash.
    fs::write(&path, gzip(&framed(&[live('A', 2)]))).unwrap();
    let found = sha(&[&framed(&[live('A', 2)])]);
    assert!(all.error().ends_with(&format!("its 1 entries hash to {found}")), "{}", all.error());
    for at in 10..whole.len() {
        let mut flipped = whole.clone();
        flipped[at] ^= 16;
        fs::write(&path, flipped).unwrap();
        // Some bits of a compressed file say nothing about its content.
        assert!(all.read().map_or(true, |it| it == good), "compressed byte {at}");
    }
}

#[test]
fn a_truncated_bucket_is_an_error() {
    let all = made();
    let path = all.file(&all.path(all.live[0][0]));
    let (whole, bytes) = (fs::read(&path).unwrap(), framed(&[live('B', 2), live('C', 2)]));
    for length in 0..whole.len() {
        fs::write(&path, &whole[..length]).unwrap();
        assert!(all.read().is_err(), "{length} compressed bytes");
    }
    for length in 0..bytes.len() {
        fs::write(&path, gzip(&bytes[..length])).unwrap();
        let error = all.error();
        let there = length % (bytes.len() / 2);
        let expected = match there {
            0 => "entries hash to".into(),
            1..4 => "cut short within a record mark".into(),
            _ => format!("cut short after {} of {} bytes", there - 4, bytes.len() / 2 - 4),
        };
        assert!(error.contains(&expected), "{length} bytes: {error}");
    }
}

/// What is said of a bucket of these entries beside a good one.
fn said_of(bucket: Vec<BucketEntry>) -> String {
    let all = Made::of(22, vec![vec![live('A', 1)], bucket]);
    let path = all.file(&all.path(all.live[0][1])).display().to_string();
    let error = all.error();
    error.strip_prefix(&path).unwrap_or_else(|| panic!("{error}")).to_owned()
}

#[test]
fn an_unsorted_bucket_is_an_error() {
    let unsorted = said_of(vec![meta(11), live('B', 1), live('D', 1), live('C', 1)]);
    assert_eq!(unsorted, ": entry 4 at byte 220: its key is not above the one before");
    let twice = said_of(vec![live('B', 1), dead('B')]);
    assert_eq!(twice, ": entry 2 at byte 104: its key is not above the one before");
}

#[test]
fn entries_that_a_bucket_may_not_hold_are_errors() {
    let of_hot_archive = |protocol| {
        let BucketEntry::Metaentry(mut meta) = meta(protocol) else { panic!("no meta") };
        meta.ext = BucketMetadataExt::V1(BucketListType::HotArchive);
        BucketEntry::Metaentry(meta)
    };
    for (bucket, expected) in [
        (vec![new('B', 1)], "entry 1 at byte 4: INITENTRY in a bucket of protocol 0"),
        (vec![meta(10), new('B', 1)], "entry 2 at byte 20: INITENTRY in a bucket of protocol 10"),
        (vec![live('B', 1), meta(11)], "entry 2 at byte 104: METAENTRY that is not the first"),
        (vec![meta(11), meta(11)], "entry 2 at byte 20: METAENTRY that is not the first"),
        (vec![of_hot_archive(23)], "entry 1 at byte 4: METAENTRY of the hot archive"),
    ] {
        assert_eq!(said_of(bucket), format!(": {expected}"));
    }
}

#[test]
fn records_that_are_no_entries_are_errors() {
    for (bytes, expected) in [
        (vec![0x80, 0, 0, 4, 0, 0, 0, 9], "unknown BucketEntryType 9 at byte 0"),
        (vec![0, 0, 0, 4, 0, 0, 0, 0], "its record mark is 00000004"),
        (vec![0xff; 8], "its record mark is ffffffff"),
        ([framed(&[dead('B')]), vec![0; 4]].concat(), "entry 2 at byte 48: its record mark"),
    ] {
        let mut all = Made::of(22, Vec::new());
        all.live[4][0] = all.bucket(&bytes);
        all.describe();
        assert!(all.error().contains(expected), "{}", all.error());
    }
}

#[test]
fn a_missing_file_is_named() {
    for path in [
        ".well-known/stellar-history.json",
        "ledger/00/00/00/ledger-0000007f.xdr.gz",
        &made().path(made().live[1][1]),
    ] {
        let all = made();
        fs::remove_file(all.file(path)).unwrap();
        assert_eq!(all.error(), format!("{}: not there", all.file(path).display()));
    }
    assert_eq!(Archive::at("no/such").expect_err("missing").to_string(), "no/such: not there");
    let error = |height| made().archive().checkpoint(Height(height)).expect_err("none").to_string();
    assert!(error(63).ends_with("history-0000003f.json: not there"), "{}", error(63));
    assert!(error(126).starts_with("ledger 126 is no checkpoint"), "{}", error(126));
}

#[test]
fn a_description_that_is_malformed_is_an_error() {
    let good = made().state();
    let level = good.split("[{").nth(1).unwrap().split("},{").nth(2).unwrap().to_owned();
    for (state, expected) in [
        (String::new(), "EOF while parsing"),
        ("{}".into(), "missing field `version`"),
        (good.replace("\"version\":1", "\"version\":2"), "version 2 without hotArchiveBuckets"),
        (good.replace("\"version\":1", "\"version\":3"), "version 3 without hotArchiveBuckets"),
        (good.replacen("\"curr\":\"", "\"curr\":\"+", 1), "is not a bucket's hash"),
        (good.replacen(&format!("{{{level}}},"), "", 1), "invalid length 10"),
        (good.replacen(&level, &format!("{level}}},{{{level}"), 1), "trailing characters"),
        (good.replace(":127", ":128"), "ledger 128 is no checkpoint"),
        (good.replace(":127", ":-1"), "invalid value"),
        (format!("{good}{}", " ".repeat(1 << 20)), "longer than 1048576 bytes"),
    ] {
        let all = made();
        all.write(".well-known/stellar-history.json", state.as_bytes());
        assert!(all.error().contains(expected), "{expected}: {}", all.error());
    }
    let all = made();
    all.write("history/00/00/00/history-000000bf.json", good.as_bytes());
    let error = all.archive().checkpoint(Height(191)).expect_err("another").to_string();
    assert!(error.ends_with("history-000000bf.json: currentLedger is 127"), "{error}");
}

#[test]
fn headers_that_are_no_chain_are_errors() {
    let all = made();
    let write = |headers: &[_]| {
        all.write("ledger/00/00/00/ledger-0000007f.xdr.gz", &gzip(&framed(headers)));
        all.error()
    };
    let good = all.headers();
    let mut forged = good.clone();
    forged[2].header.total_coins = 1;
    assert!(write(&forged).contains("header 3: ledger 126 hashes to"), "{}", write(&forged));
    forged[2] = true_to_itself(forged[2].clone());
    assert!(write(&forged).contains("header 4: ledger 127 follows"), "{}", write(&forged));
    let gap = [&good[..1], &good[2..]].concat();
    assert!(write(&gap).contains("header 2: ledger 126 comes after 124"), "{}", write(&gap));
    let short = write(&good[..3]);
    assert!(short.ends_with("header 4: not there, before the one of ledger 127"), "{short}");
    assert!(write(&[]).contains("header 1: not there"), "{}", write(&[]));
    let mut above = good[3].clone();
    above.header.ledger_seq = 128;
    let above = write(&[true_to_itself(above)]);
    assert!(above.contains("header 1: ledger 128 is above 127"), "{above}");
}
