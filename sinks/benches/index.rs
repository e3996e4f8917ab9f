//! What sealing costs, and what a page or a lookup takes, over ledgers of the size of pubnet's.

#![expect(clippy::unwrap_used, reason = "a benchmark that cannot go on has failed")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use ledgerflow_records::operation::Outcome;
use ledgerflow_records::{Address, Coverage, Hash, Height, Ledger, Memo, Operation, Transaction};
use ledgerflow_sinks::history::{History, Show};
use ledgerflow_sinks::meta::Progress;
use ledgerflow_sinks::rocksdb::{Access, RocksDb};
use ledgerflow_sinks::store::{Batch, Family, Run, Store};
use ledgerflow_sinks::{Rows, block, index};

const LEDGERS: u32 = 4096;
/// Transactions and operations of a ledger, and accounts beyond the hot ones.
const SIZE: (u32, u32, usize) = (267, 692, 316);
/// Accounts that are in almost every ledger.
const HOT: usize = 105;
/// Accounts that may come again: the last so many to appear.
const RECENT: usize = 30_000;

/// Pseudo-random numbers, the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 ^ self.0 >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.roll() % end as u64).expect("less than a usize")
    }

    fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        bytes.chunks_mut(8).for_each(|eight| eight.copy_from_slice(&self.roll().to_be_bytes()));
        bytes
    }
}

/// Makes ledgers whose accounts recur as measured: 115,000 distinct ones in 1,024 ledgers.
struct Ledgers {
    dice: Dice,
    known: Vec<Address>,
}

impl Ledgers {
    fn new() -> Self {
        let mut dice = Dice(1);
        let known = (0..HOT).map(|_| Address::Account(dice.bytes())).collect();
        Self { dice, known }
    }

    fn rows(&mut self, height: Height) -> Rows {
        let (transactions, _, others) = SIZE;
        let mut accounts = self.known[..HOT].to_vec();
        for _ in 0..others {
            if self.dice.below(100) < 28 {
                self.known.push(Address::Account(self.dice.bytes()));
                accounts.extend(self.known.last());
            } else {
                let back = self.dice.below(self.known.len().min(RECENT)) + 1;
                accounts.push(self.known[self.known.len() - back]);
            }
        }
        let mut rows = Rows { ledger: Ledger { height, ..Ledger::default() }, ..Rows::default() };
        rows.transactions = (0..transactions).map(|_| self.transaction()).collect();
        rows.participants.transactions = self.links(&accounts);
        self.operations(&mut rows);
        rows
    }

    fn links(&mut self, accounts: &[Address]) -> Vec<(u32, Address)> {
        let per_ledger = accounts.len().max(593);
        let mut links: Vec<_> = (0..per_ledger)
            .map(|number| {
                let account = accounts.get(number).copied();
                let account = account.unwrap_or_else(|| accounts[self.dice.below(HOT)]);
                (u32::try_from(self.dice.below(SIZE.0 as usize)).expect("few"), account)
            })
            .collect();
        links.sort_unstable();
        links.dedup();
        links
    }

    fn operations(&mut self, rows: &mut Rows) {
        let (transactions, operations, _) = SIZE;
        let mut xdr = Vec::new();
        for number in 0..operations {
            let (transaction, start) = (number * transactions / operations, xdr.len());
            let index =
                rows.operations.rows.iter().rev().take_while(|row| row.transaction == transaction);
            let index = u32::try_from(index.count()).expect("few");
            xdr.extend([self.dice.bytes().as_slice(), &[0; 128]].concat());
            rows.operations.rows.push(Operation {
                transaction,
                index,
                kind: 1,
                source: [1; 32],
                outcome: Some(Outcome::Inner(0)),
                xdr: start..xdr.len(),
            });
        }
        rows.operations.bytes = Arc::new(xdr);
    }

    fn transaction(&mut self) -> Transaction {
        Transaction {
            hash: Hash(self.dice.bytes()),
            inner_hash: None,
            fee_charged: 100,
            result_code: 0,
            fee_bump: false,
            source: [1; 32],
            source_muxed_id: None,
            fee_source: None,
            fee_source_muxed_id: None,
            sequence: 7,
            memo: Memo::None,
            max_fee: 100,
            operation_count: 3,
        }
    }
}

/// A database of ledgers, nothing sealed, and one of its hashes and the rarest of its accounts.
fn filled(store: &RocksDb) -> (Ledgers, Hash, Address) {
    let (mut ledgers, mut hash) = (Ledgers::new(), Hash::default());
    for bucket in 0..LEDGERS / index::BUCKET {
        let mut run = store.run(Family::Blocks).unwrap();
        let (first, last) = index::heights(bucket);
        for height in (first.0..=last.0).map(Height) {
            let rows = ledgers.rows(height);
            hash = if height.0 == 700 { rows.transactions[9].hash } else { hash };
            run.put(&block::key(height, 0), &block::pack(&rows).parts[0]).unwrap();
        }
        store.ingest(vec![run]).unwrap();
    }
    let mut batch = Batch::default();
    let coverage = Coverage::from_ranges([(Height(0), Height(LEDGERS - 1))]);
    Progress { coverage, ..Progress::default() }.put(&mut batch);
    store.write(batch, true).unwrap();
    let rare = ledgers.known[ledgers.known.len() / 2];
    (ledgers, hash, rare)
}

fn unsealed(store: &RocksDb) {
    let mut batch = Batch::default();
    batch.delete_range(Family::Meta, *b"sealed", *b"sealee");
    store.write(batch, true).unwrap();
}

fn index_benches(criterion: &mut Criterion) {
    let dir = tempfile::tempdir().unwrap();
    let store = RocksDb::open(dir.path(), Access::Write).unwrap();
    let (ledgers, hash, rare) = filled(&store);
    let mut bucket = 0;
    let mut group = criterion.benchmark_group("index");
    group.sample_size(10);
    group.bench_function("seal_a_bucket_of_pubnet_sized_ledgers", |bencher| {
        bencher.iter_batched(
            || unsealed(&store),
            |()| {
                bucket = (bucket + 1) % 4;
                index::seal(&store, bucket).unwrap();
            },
            BatchSize::PerIteration,
        );
    });
    for (name, open) in [("sealed", false), ("open", true)] {
        unsealed(&store);
        (0..if open { 3 } else { 4 }).for_each(|bucket| index::seal(&store, bucket).unwrap());
        let history = History::open(store.clone()).unwrap();
        for (account, address) in [("busy", ledgers.known[0]), ("rare", rare)] {
            let name = format!("account_page_of_50_over_4096_ledgers/{account}/{name}");
            group.bench_function(name, |bencher| {
                bencher.iter(|| history.account(black_box(&address), None, 50, Show::All).unwrap());
            });
        }
        group.bench_function(format!("transaction_by_hash/{name}"), |bencher| {
            bencher.iter(|| history.transaction_by_hash(black_box(&hash)).unwrap().unwrap());
        });
        group.bench_function(format!("transaction_by_hash/absent/{name}"), |bencher| {
            bencher.iter(|| history.transaction_by_hash(black_box(&Hash([9; 32]))).unwrap());
        });
    }
    group.finish();
}

criterion_group!(benches, index_benches);
criterion_main!(benches);
