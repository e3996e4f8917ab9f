//! Indexes and history against a model that looks at every transaction.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use ledgerflow_records::{Coverage, Hash, Height, toid};
use proptest::prelude::*;

use super::model::{Filled, Model, address};
use super::*;
use crate::block::{self, Links};
use crate::history::Show;
use crate::memory::{Memory, MemoryRun};
use crate::meta::Sealed;
use crate::rocksdb::{Access, RocksDb};
use crate::store::{Batch, Entry, Order};

/// Heights of two groups, many of them at the edges of buckets.
fn height() -> impl Strategy<Value = u32> {
    prop_oneof![
        (0u32..128, 0u32..6).prop_map(|(bucket, near)| (bucket * BUCKET + near).saturating_sub(3)),
        0u32..2 * GROUP * BUCKET,
    ]
}

prop_compose! {
    fn model()(
        txs in prop::collection::vec(
            (height(), prop::collection::btree_map(0u8..5, any::<bool>(), 0..4), 0u8..3, any::<bool>()),
            0..60,
        ),
    ) -> Model {
        let mut model = Model::default();
        for (number, (height, addresses, prefix, bump)) in (0u8..).zip(txs) {
            // Few prefixes, so that keys collide; the last byte tells hashes apart.
            let hash = |kind| {
                let mut hash = [prefix; 32];
                (hash[30], hash[31]) = (number, kind);
                Hash(hash)
            };
            let addresses = addresses.into_iter().map(|(number, own)| (address(number), own));
            let tx = (hash(1), bump.then(|| hash(2)), addresses.collect());
            model.0.entry(height).or_default().push(tx);
        }
        model
    }
}

#[derive(Clone, Debug)]
enum Step {
    Cover(u32, u32),
    SealSome(usize),
    Fill(u32),
    Merge(u32),
    Refresh,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (height(), 0u32..40).prop_map(|(from, more)| Step::Cover(from, from + more)),
        3 => any::<usize>().prop_map(Step::SealSome),
        1 => (0u32..2).prop_map(Step::Fill),
        1 => (0u32..2).prop_map(Step::Merge),
        1 => Just(Step::Refresh),
    ]
}

fn history_agrees(store: impl Store, model: Model, steps: Vec<Step>, limit: usize) {
    let mut filled = Filled::new(store, model);
    for step in steps {
        match step {
            Step::Cover(from, to) => filled.cover(from, to.min(2 * GROUP * BUCKET - 1), true),
            Step::SealSome(which) => {
                let open = unsealed(&filled.store).unwrap();
                if !open.is_empty() {
                    filled.seal(open[which % open.len()]);
                    assert_eq!(unsealed(&filled.store).unwrap().len(), open.len() - 1);
                }
            }
            Step::Fill(group) => filled.fill(group),
            Step::Merge(group) => {
                let able = mergeable(&filled.store).unwrap().contains(&group);
                assert_eq!(merge(&filled.store, group).unwrap(), able);
                filled.check(limit, Show::All);
                continue;
            }
            Step::Refresh => {}
        }
        filled.history.refresh().unwrap();
        filled.check(limit, Show::All);
    }
    for group in [1, 0] {
        filled.fill(group);
        filled.history.refresh().unwrap();
        merge(&filled.store, group).unwrap();
        filled.check(limit, Show::All);
    }
    filled.check(limit, Show::Changes);
    assert_eq!(Sealed::groups(&filled.store).unwrap().len(), 2);
    let left = [BUCKETS, GROUPS].map(|level| [level, 0, 0, 0, 0]);
    for family in [Family::Accounts, Family::Hashes] {
        let (from, to) = (left[0], left[1]);
        assert_eq!(filled.store.scan(family, &from, Some(&to), Order::Ascending).count(), 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn history_agrees_with_looking_at_every_transaction(
        model in model(), steps in prop::collection::vec(step(), 0..8), limit in 1usize..9,
    ) {
        history_agrees(Memory::default(), model, steps, limit);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3))]

    #[test]
    fn history_agrees_on_disk(
        model in model(), steps in prop::collection::vec(step(), 4..8), limit in 1usize..9,
    ) {
        let dir = tempfile::tempdir().unwrap();
        history_agrees(RocksDb::open(dir.path(), Access::Write).unwrap(), model, steps, limit);
    }
}

/// Two transactions at the end of bucket 0, one at the start of bucket 1; keys are shared.
fn small() -> Model {
    let hash = |last| Hash(std::array::from_fn(|at| if at == 31 { last } else { 7 }));
    let both = BTreeMap::from([(address(0), true), (address(2), false)]);
    let one = BTreeMap::from([(address(0), false)]);
    Model(BTreeMap::from([
        (1023, vec![(hash(1), None, both), (hash(2), Some(hash(3)), one.clone())]),
        (1024, vec![(hash(4), None, one)]),
    ]))
}

fn entries(store: &impl Store, family: Family) -> Vec<Entry> {
    store.scan(family, &[], None, Order::Ascending).map(Result::unwrap).collect()
}

#[test]
fn the_bytes_of_indexes_are_these() {
    let mut filled = Filled::new(Memory::default(), small());
    filled.fill(0);
    let accounts = entries(&filled.store, Family::Accounts);
    let (contract, account) = (([2u8; 32], 2 << 3), ([0u8; 32], 6 << 3));
    let key = |level, bucket, (key, kind): ([u8; 32], u8)| {
        [[level, 0, 0, 0, bucket, kind].as_slice(), &key].concat()
    };
    assert_eq!(
        accounts,
        [
            (key(0, 0, contract), vec![1, 0xff, 0x0f, 0]),
            (key(0, 0, account), vec![1, 0xfe, 0x0f, 0, 1, 0]),
            (key(0, 1, account), vec![1, 1, 0]),
        ]
    );
    let hash_key = |level, bucket| [[level, 0, 0, 0, bucket].as_slice(), &[7; 8]].concat();
    let first = [3, 0xff, 0, 0, 0, 3, 0xff, 0, 0, 1, 3, 0xff, 0, 0, 1];
    let hashes = entries(&filled.store, Family::Hashes);
    let deduplicated = [[1].as_slice(), &first[..10]].concat();
    assert_eq!(hashes, [(hash_key(0, 0), deduplicated), (hash_key(0, 1), vec![1, 4, 0, 0, 0, 0])]);

    assert!(merge(&filled.store, 0).unwrap());
    assert_eq!(
        entries(&filled.store, Family::Accounts),
        [
            (key(1, 0, contract), vec![1, 0, 0, 3, 0xff, 0x0f, 0]),
            (key(1, 0, account), vec![1, 0, 1, 2, 1, 0, 0, 5, 0xfe, 0x0f, 0, 1, 0]),
        ]
    );
    let places = [[1].as_slice(), &first[..10], &[4, 0, 0, 0, 0]].concat();
    assert_eq!(entries(&filled.store, Family::Hashes), [(hash_key(1, 0), places)]);
}

#[test]
fn little_memory_gives_the_same_index() {
    let model = small();
    let coverage = Coverage::from_ranges([(Height(1020), Height(1023))]);
    let stores = [1, usize::MAX].map(|memory_bytes| {
        let store = Memory::default();
        let links = |height| Ok(model.links(height));
        seal::seal_within(&store, 0, &coverage, links, memory_bytes).unwrap();
        [Family::Accounts, Family::Hashes].map(|family| entries(&store, family))
    });
    assert_eq!(stores[0], stores[1]);
    assert_eq!(stores[0][0].len(), 2);
}

#[test]
fn a_busy_account_is_cut_into_chunks() {
    let busy = |height: Height| Links {
        addresses: vec![address(0)],
        transactions: (0..100).map(|ordinal| (0, ordinal, height.0.is_multiple_of(2))).collect(),
        hashes: Vec::new(),
    };
    let mut filled = Filled::new(Memory::default(), Model::default());
    filled.cover(0, GROUP * BUCKET - 1, false);
    for bucket in buckets(0) {
        seal_with(&filled.store, bucket, &filled.coverage, |height| Ok(busy(height))).unwrap();
    }
    assert!(merge(&filled.store, 0).unwrap());
    let chunks = entries(&filled.store, Family::Accounts);
    assert_eq!((chunks.len(), usize::from(chunks[0].1[1])), (64, 63));
    filled.history.refresh().unwrap();
    for (before, first) in [(None, 65_534), (Some(toid(Height(2001), 1, 0)), 2000)] {
        let page = filled.history.account(&address(0), before, 250, Show::Changes).unwrap();
        let wanted = (0..250).map(|at| (Height(first - at / 100 * 2), 99 - at % 100));
        assert_eq!(page, wanted.collect::<Vec<_>>());
    }
}

/// Fails every change after so many.
#[derive(Clone)]
struct Stopping(Memory, Arc<AtomicUsize>);

impl Stopping {
    fn step(&self) -> Result<(), StoreError> {
        let left = self.1.load(Ordering::Relaxed).checked_sub(1);
        let stopped = StoreError::Io { path: "here".into(), text: "killed".into() };
        left.map(|left| self.1.store(left, Ordering::Relaxed)).ok_or(stopped)
    }
}

impl Store for Stopping {
    type Run = MemoryRun;
    fn get(&self, family: Family, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        self.0.get(family, key)
    }
    fn scan<'a>(
        &'a self,
        family: Family,
        from: &[u8],
        to: Option<&[u8]>,
        order: Order,
    ) -> impl Iterator<Item = Result<Entry, StoreError>> + use<'a> {
        self.0.scan(family, from, to, order)
    }
    fn write(&self, batch: Batch, sync: bool) -> Result<(), StoreError> {
        self.step().and_then(|()| self.0.write(batch, sync))
    }
    fn run(&self, family: Family) -> Result<MemoryRun, StoreError> {
        self.0.run(family)
    }
    fn ingest(&self, runs: Vec<MemoryRun>) -> Result<(), StoreError> {
        runs.into_iter().try_for_each(|run| self.step().and_then(|()| self.0.ingest(vec![run])))
    }
    fn bytes(&self, family: Family) -> Result<u64, StoreError> {
        self.0.bytes(family)
    }
}

#[test]
fn being_killed_between_any_two_steps_costs_nothing() {
    for steps in 0..3 {
        let left = Arc::new(AtomicUsize::new(usize::MAX));
        let mut filled = Filled::new(Stopping(Memory::default(), left.clone()), small());
        filled.cover(1000, 1030, true);
        for (bucket, killed) in [(0, true), (0, false), (1, false)] {
            left.store(if killed { steps } else { usize::MAX }, Ordering::Relaxed);
            let links = |height| Ok(filled.model.links(height));
            let sealed = seal_with(&filled.store, bucket, &filled.coverage, links);
            assert_eq!(sealed.is_err(), killed);
            filled.history.refresh().unwrap();
            filled.check(2, Show::All);
        }
        filled.fill(0);
        filled.history.refresh().unwrap();
        for killed in [true, false] {
            left.store(if killed { steps } else { usize::MAX }, Ordering::Relaxed);
            assert_eq!(merge(&filled.store, 0).is_err(), killed);
            filled.check(2, Show::Changes);
        }
        assert!(!merge(&filled.store, 0).unwrap());
    }
}

#[test]
fn what_cannot_be_read_is_an_error_that_says_where() {
    let mut filled = Filled::new(Memory::default(), small());
    filled.cover(1020, 1024, true);
    filled.seal(1);
    filled.history.refresh().unwrap();
    let fails = |broken: &dyn Fn(&mut Batch), text: &str| {
        let mut batch = Batch::default();
        broken(&mut batch);
        filled.store.write(batch, false).unwrap();
        let account = filled.history.account(&address(0), None, 9, Show::All).map(drop);
        let hash = filled.history.transaction_by_hash(&Hash([7; 32])).map(drop);
        let errors = [account, hash].map(|found| found.err().map(|error| error.to_string()));
        let said = errors.iter().flatten().filter(|error| error.contains(text)).count();
        assert!(said > 0, "{errors:?}");
    };
    let (accounts, hashes) =
        (entries(&filled.store, Family::Accounts), entries(&filled.store, Family::Hashes));
    fails(
        &|batch| batch.delete(Family::Blocks, block::key(Height(1021), 0)),
        "blocks key 000003fd0000: ledger 1021, part 0: missing",
    );
    fails(
        &|batch| batch.put(Family::Accounts, accounts[0].0.clone(), [1, 0x80]),
        "accounts key 0000000001300000",
    );
    fails(
        &|batch| batch.put(Family::Hashes, hashes[0].0.clone(), [1, 2]),
        "hashes key 00000000010707",
    );
}

#[test]
fn only_blocks_that_are_not_sealed_are_read() {
    let mut filled = Filled::new(Memory::default(), small());
    filled.cover(1020, 1024, true);
    let read = Cell::new(0);
    for bucket in [0, 0, 1] {
        let links = |height| {
            read.set(read.get() + 1);
            links(&filled.store, height)
        };
        seal_with(&filled.store, bucket, &filled.coverage, links).unwrap();
    }
    assert_eq!(read.get(), 5);
    assert_eq!(unsealed(&filled.store).unwrap(), Vec::<u32>::new());
}
