//! What every store does, and what RocksDB adds: locks, readers beside a writer, reopening.

#![expect(clippy::unwrap_used, reason = "a check that cannot go on has failed")]

use std::fs;

use ledgerflow_records::{Coverage, Height};
use ledgerflow_sinks::memory::Memory;
use ledgerflow_sinks::meta::{Count, FORMAT, Format, Identity, Network, Progress, Sealed};
use ledgerflow_sinks::rocksdb::{Access, RocksDb};
use ledgerflow_sinks::store::{Batch, Entry, Family, Order, Run, Store, StoreError};
use proptest::prelude::*;

/// Runs each check on a new store of every kind.
macro_rules! on_every_store {
    ($($check:ident),* $(,)?) => {
        mod memory {
            $(#[test] fn $check() { super::$check(&super::Memory::default()); })*
        }
        mod rocksdb {
            $(#[test] fn $check() {
                let dir = tempfile::tempdir().unwrap();
                super::$check(&super::RocksDb::open(dir.path(), super::Access::Write).unwrap());
            })*
        }
    };
}

on_every_store!(
    scans_respect_bounds_and_order,
    a_batch_applies_in_order_over_families,
    runs_appear_when_ingested_and_replace,
    the_keys_of_a_run_ascend,
    an_identity_is_kept_and_others_refused,
    an_unreadable_identity_is_corrupt,
    progress_is_read_back,
    sealed_marks_are_read_back,
);

fn put(store: &impl Store, family: Family, entries: &[(&[u8], &[u8])]) {
    let mut batch = Batch::default();
    entries.iter().for_each(|(key, value)| batch.put(family, *key, *value));
    store.write(batch, false).unwrap();
}

fn keys(
    store: &impl Store,
    family: Family,
    from: &[u8],
    to: Option<&[u8]>,
    order: Order,
) -> String {
    let entries: Result<Vec<Entry>, StoreError> = store.scan(family, from, to, order).collect();
    entries.unwrap().into_iter().map(|(key, _)| String::from_utf8(key).unwrap()).collect()
}

fn scans_respect_bounds_and_order(store: &impl Store) {
    put(store, Family::Blocks, &[(b"a", b"1"), (b"b", b"2"), (b"c", b"3"), (b"d", b"4")]);
    let scan = |from: &str, to: Option<&str>, order| {
        keys(store, Family::Blocks, from.as_bytes(), to.map(str::as_bytes), order)
    };
    assert_eq!(scan("", None, Order::Ascending), "abcd");
    assert_eq!(scan("", None, Order::Descending), "dcba");
    assert_eq!(scan("b", Some("d"), Order::Ascending), "bc");
    assert_eq!(scan("b", Some("d"), Order::Descending), "cb");
    assert_eq!(scan("aa", Some("cc"), Order::Descending), "cb");
    assert_eq!(scan("c", Some("b"), Order::Ascending), "");
    assert_eq!(scan("c", Some("c"), Order::Descending), "");
    assert_eq!(keys(store, Family::Hashes, b"", None, Order::Ascending), "");
    assert_eq!(store.get(Family::Blocks, b"c").unwrap().unwrap(), b"3");
    assert_eq!(store.get(Family::Hashes, b"c").unwrap(), None);
    assert!(store.bytes(Family::Blocks).unwrap() > 0);
}

fn a_batch_applies_in_order_over_families(store: &impl Store) {
    put(store, Family::Accounts, &[(b"a", b""), (b"b", b""), (b"c", b""), (b"d", b"")]);
    let mut batch = Batch::default();
    batch.delete_range(Family::Accounts, *b"b", *b"d");
    batch.put(Family::Accounts, *b"c", *b"again");
    batch.put(Family::Hashes, *b"h", *b"1");
    batch.put(Family::Hashes, *b"i", *b"1");
    batch.delete(Family::Hashes, *b"h");
    store.write(batch, true).unwrap();
    assert_eq!(keys(store, Family::Accounts, b"", None, Order::Ascending), "acd");
    assert_eq!(store.get(Family::Accounts, b"c").unwrap().unwrap(), b"again");
    assert_eq!(keys(store, Family::Hashes, b"", None, Order::Ascending), "i");
}

fn runs_appear_when_ingested_and_replace(store: &impl Store) {
    put(store, Family::Accounts, &[(b"a", b"old"), (b"z", b"old")]);
    for _ in 0..2 {
        let mut first = store.run(Family::Accounts).unwrap();
        let mut second = store.run(Family::Hashes).unwrap();
        let empty = store.run(Family::Hashes).unwrap();
        first.put(b"a", b"new").unwrap();
        first.put(b"b", b"new").unwrap();
        second.put(b"h", b"").unwrap();
        assert_eq!((first.bytes(), empty.is_empty()), (8, true));
        store.ingest(vec![first, second, empty]).unwrap();
    }
    assert_eq!(keys(store, Family::Accounts, b"", None, Order::Ascending), "abz");
    assert_eq!(store.get(Family::Accounts, b"a").unwrap().unwrap(), b"new");
    // A run over a run, and a batch over both, with whole files under a deleted range.
    let mut run = store.run(Family::Accounts).unwrap();
    run.put(b"b", b"newest").unwrap();
    store.ingest(vec![run]).unwrap();
    assert_eq!(store.get(Family::Accounts, b"b").unwrap().unwrap(), b"newest");
    let mut batch = Batch::default();
    batch.delete_range(Family::Accounts, *b"a", *b"z");
    store.write(batch, true).unwrap();
    assert_eq!(keys(store, Family::Accounts, b"", None, Order::Ascending), "z");
    drop(store.run(Family::Accounts).unwrap());
    assert_eq!(keys(store, Family::Accounts, b"", None, Order::Descending), "z");
}

fn the_keys_of_a_run_ascend(store: &impl Store) {
    let mut run = store.run(Family::Blocks).unwrap();
    run.put(b"b", b"").unwrap();
    for key in [b"b", b"a"] {
        let error = run.put(key, b"").unwrap_err();
        assert!(matches!(error, StoreError::Unsorted { family: Family::Blocks, .. }), "{error}");
    }
    run.put(b"c", b"").unwrap();
    store.ingest(vec![run]).unwrap();
    assert_eq!(keys(store, Family::Blocks, b"", None, Order::Ascending), "bc");
}

fn network(network: &str) -> Network {
    Network { chain: "stellar".into(), network: network.into() }
}

fn an_identity_is_kept_and_others_refused(store: &impl Store) {
    assert_eq!(Identity::read(store).unwrap(), None);
    let identity = Identity::open_or_create(store, &network("public")).unwrap();
    assert_eq!(Identity::read(store).unwrap().unwrap(), identity);
    let raw = store.get(Family::Meta, b"identity").unwrap().unwrap();
    assert_eq!(raw, b"\x01\x00\x02\x00\x01\x00\x00\x00\x07stellar\x00\x00\x00\x06public");
    // Until something is durable, a wrong first word can be taken back.
    Identity::open_or_create(store, &network("test")).unwrap();
    Identity::open_or_create(store, &network("public")).unwrap();
    let mut batch = Batch::default();
    Progress { durable: Some(Height(7)), ..Progress::default() }.put(&mut batch);
    store.write(batch, true).unwrap();
    let error = Identity::open_or_create(store, &network("test")).unwrap_err();
    assert_eq!(error.to_string(), r#"the database holds stellar "public", not stellar "test""#);
    assert!(error.refused());
}

fn an_unreadable_identity_is_corrupt(store: &impl Store) {
    Identity::open_or_create(store, &network("public")).unwrap();
    let raw = store.get(Family::Meta, b"identity").unwrap().unwrap();
    for (minor, major) in [(0, 3), (2, 2)] {
        let mut newer = vec![9, 0, major, 0, minor];
        newer.extend(b"whatever follows");
        put(store, Family::Meta, &[(b"identity", &newer)]);
        let error = Identity::open_or_create(store, &network("public")).unwrap_err();
        let text = format!(
            "the database has format {major}.{minor}, this program knows formats up to {FORMAT}"
        );
        assert_eq!((error.to_string(), error.refused()), (text, true));
    }
    put(store, Family::Meta, &[(b"identity", b"\x01\0\x01\0\x07whatever follows")]);
    let error = Identity::read(store).unwrap_err();
    let text = "the database has format 1.7, this program needs 2.1: ingest its ledgers anew";
    assert_eq!((error.to_string(), error.refused()), (text.into(), true));
    for bytes in [&raw[..raw.len() - 1], &raw[..4], &[]] {
        put(store, Family::Meta, &[(b"identity", bytes)]);
        let error = Identity::read(store).unwrap_err();
        assert_eq!(error.to_string(), "corrupt database: meta key 6964656e74697479: no identity");
    }
}

fn progress() -> Progress {
    Progress {
        coverage: ranges(&[(3, 5), (9, 9)]),
        unauthenticated: ranges(&[(4, 4)]),
        durable: Some(Height(9)),
        counts: vec![Count { table: "ledgers".into(), rows: 4, bytes: 258 }],
        malformed: 1,
        undecided: 1 << 40,
    }
}

fn ranges(ranges: &[(u32, u32)]) -> Coverage {
    Coverage::from_ranges(ranges.iter().map(|&(from, to)| (Height(from), Height(to))))
}

fn progress_is_read_back(store: &impl Store) {
    assert_eq!(Progress::read(store).unwrap(), Progress::default());
    let mut batch = Batch::default();
    progress().put(&mut batch);
    store.write(batch, true).unwrap();
    assert_eq!(Progress::read(store).unwrap(), progress());
    put(store, Family::Meta, &[(b"progress", b"\x02")]);
    let error = Progress::read(store).unwrap_err();
    assert_eq!(error.to_string(), "corrupt database: meta key 70726f6772657373: no progress");
}

fn sealed_marks_are_read_back(store: &impl Store) {
    Identity::open_or_create(store, &network("public")).unwrap();
    let mut batch = Batch::default();
    Sealed::put_bucket(&mut batch, 7, &ranges(&[(7168, 7169)]));
    Sealed::put_bucket(&mut batch, 64, &ranges(&[(65536, 65536)]));
    progress().put(&mut batch);
    store.write(batch, true).unwrap();
    assert_eq!(Sealed::bucket(store, 7).unwrap(), Some(ranges(&[(7168, 7169)])));
    let raw = store.get(Family::Meta, b"sealed\x00\x00\x00\x00\x07").unwrap().unwrap();
    assert_eq!(raw, b"\x01\x00\x00\x00\x01\x00\x00\x1c\x00\x00\x00\x1c\x01");
    let mut batch = Batch::default();
    Sealed::put_group(&mut batch, 0, 0..64);
    store.write(batch, true).unwrap();
    assert_eq!(store.get(Family::Meta, b"sealed\x01\x00\x00\x00\x00").unwrap().unwrap(), b"\x01");
    let sealed = Sealed::read(store).unwrap();
    assert_eq!(sealed.buckets.into_iter().collect::<Vec<_>>(), [(64, ranges(&[(65536, 65536)]))]);
    assert_eq!(sealed.groups.into_iter().collect::<Vec<_>>(), [0]);
    assert_eq!((Sealed::bucket(store, 7).unwrap(), Sealed::group(store, 0).unwrap()), (None, true));
}

#[test]
fn the_bytes_of_progress_are_these() {
    let bytes = progress().encode();
    let coverage =
        b"\x00\x00\x00\x02\x00\x00\x00\x03\x00\x00\x00\x05\x00\x00\x00\x09\x00\x00\x00\x09";
    let rest = b"\x00\x00\x00\x01\x00\x00\x00\x04\x00\x00\x00\x04\x01\x00\x00\x00\x09";
    let counts = b"\x00\x00\x00\x01\x00\x00\x00\x07ledgers\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\x01\x02";
    let events = b"\0\0\0\0\0\0\0\x01\0\0\x01\0\0\0\0\0";
    assert_eq!(bytes, [b"\x01".as_slice(), coverage, rest, counts, events].concat());
    assert_eq!(FORMAT, Format { major: 2, minor: 1 });
}

proptest! {
    #[test]
    fn progress_survives_its_bytes(
        held in prop::collection::vec((any::<u32>(), 0u32..9), 0..9),
        durable in prop::option::of(any::<u32>()),
        counts in prop::collection::vec((".{0,9}", any::<u64>(), any::<u64>()), 0..4),
    ) {
        let held = held.into_iter().map(|(from, more)| (Height(from), Height(from.saturating_add(more))));
        let counts = counts.into_iter().map(|(table, rows, bytes)| Count { table, rows, bytes });
        let progress = Progress {
            coverage: Coverage::from_ranges(held),
            unauthenticated: Coverage::default(),
            durable: durable.map(Height),
            counts: counts.collect(),
            malformed: u64::from(durable.unwrap_or(1)),
            undecided: u64::MAX,
        };
        let bytes = progress.encode();
        prop_assert_eq!(Progress::decode(&bytes), Some(progress));
        prop_assert_eq!(Progress::decode(&[&bytes[..], &[0]].concat()), None);
        prop_assert_eq!(Progress::decode(&bytes[..bytes.len() - 1]), None);
    }

    #[test]
    fn hostile_progress_has_one_meaning_or_none(
        at in 0usize..60, byte: u8, noise in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let mut bytes = progress().encode();
        let at = at.min(bytes.len() - 1);
        bytes[at] = byte;
        for bytes in [bytes, [&[1], noise.as_slice()].concat()] {
            if let Some(progress) = Progress::decode(&bytes) {
                prop_assert_eq!(progress.encode(), bytes);
            }
        }
    }
}

#[test]
fn a_second_writer_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let _first = RocksDb::open(dir.path(), Access::Write).unwrap();
    let error = RocksDb::open(dir.path(), Access::Write).err().unwrap();
    assert!(matches!(error, StoreError::Locked(_)) && error.refused(), "{error}");
    assert!(error.to_string().ends_with("is in use by another process"), "{error}");
}

#[test]
fn reading_a_missing_database_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let error = RocksDb::open(dir.path().join("none"), Access::Read).err().unwrap();
    assert!(matches!(error, StoreError::Missing(_)), "{error}");
    assert!(!dir.path().join("none").exists());
}

#[test]
fn reopening_sees_all_that_was_written() {
    let dir = tempfile::tempdir().unwrap();
    let store = RocksDb::open(dir.path(), Access::Write).unwrap();
    runs_appear_when_ingested_and_replace(&store);
    let mut abandoned = store.run(Family::Blocks).unwrap();
    abandoned.put(b"a", b"").unwrap();
    std::mem::forget(abandoned);
    drop(store);
    assert_eq!(fs::read_dir(dir.path().join("pending")).unwrap().count(), 1);
    let store = RocksDb::open(dir.path(), Access::Write).unwrap();
    assert_eq!(keys(&store, Family::Accounts, b"", None, Order::Ascending), "z");
    assert_eq!(keys(&store, Family::Hashes, b"", None, Order::Ascending), "h");
    assert_eq!(keys(&store, Family::Blocks, b"", None, Order::Ascending), "");
    assert_eq!(fs::read_dir(dir.path().join("pending")).unwrap().count(), 0);
}

#[test]
fn a_reader_follows_a_writer() {
    let dir = tempfile::tempdir().unwrap();
    let writer = RocksDb::open(dir.path(), Access::Write).unwrap();
    put(&writer, Family::Blocks, &[(b"a", b"in the log only")]);
    let reader = RocksDb::open(dir.path(), Access::Read).unwrap();
    assert_eq!(keys(&reader, Family::Blocks, b"", None, Order::Ascending), "a");
    put(&writer, Family::Blocks, &[(b"b", b"")]);
    let mut run = writer.run(Family::Blocks).unwrap();
    run.put(b"c", b"").unwrap();
    writer.ingest(vec![run]).unwrap();
    put(&writer, Family::Blocks, &[(b"d", b"")]);
    reader.refresh().unwrap();
    assert_eq!(keys(&reader, Family::Blocks, b"", None, Order::Ascending), "abcd");
    let mut batch = Batch::default();
    batch.delete_range(Family::Blocks, *b"a", *b"d");
    writer.write(batch, true).unwrap();
    // What the reader has seen stays readable, whatever files the writer drops.
    assert_eq!(keys(&reader, Family::Blocks, b"", None, Order::Descending), "dcba");
    reader.refresh().unwrap();
    assert_eq!(keys(&reader, Family::Blocks, b"", None, Order::Ascending), "d");
    let error = reader.write(Batch::default(), true).and(reader.run(Family::Meta).map(drop));
    assert!(matches!(error.unwrap_err(), StoreError::ReadOnly(_)));
    drop(writer);
    assert_eq!(keys(&reader, Family::Blocks, b"", None, Order::Ascending), "d");
}
