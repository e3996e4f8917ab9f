//! What does packed history cost for a ledger like pubnet's: 267 transactions, 692 operations?

use std::collections::BTreeSet;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use criterion::{Criterion, criterion_group, criterion_main};
use ledgerflow_records::operation::Outcome;
use ledgerflow_records::{
    Address, Hash, Height, Memo, Operation, Operations, Participants, Transaction,
};
use ledgerflow_sinks::Rows;
use ledgerflow_sinks::block::{links, one_transaction, pack, unpack};

const TRANSACTIONS: u32 = 267;
const OPERATIONS: usize = 692;
/// Addresses that turn up again and again; all others are seen once or twice.
const HOT: usize = 130;

/// A fixed stream of numbers (SplitMix64).
struct Dice(u64);

impl Dice {
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.number() % end as u64).unwrap_or_default()
    }

    fn key(&mut self) -> [u8; 32] {
        std::array::from_fn(|_| self.number().to_le_bytes()[0])
    }
}

/// XDR of real operations if the shared goldens are there, else bytes of the same length.
fn xdr() -> Vec<Vec<u8>> {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../shared/golden/stellar/pubnet/ledger-63092990.xdr.gz.jsonl.zst");
    let lines = std::fs::read(golden).ok().and_then(|file| zstd::decode_all(&*file).ok());
    let lines = lines.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
    let found = lines.lines().filter_map(|line| {
        let (_, rest) = line.split_once("\"operation_xdr\":\"")?;
        STANDARD.decode(rest.split_once('"')?.0).ok()
    });
    let found: Vec<_> = found.collect();
    let mut dice = Dice(2);
    let made = |_| [[0; 12].as_slice(), &dice.key(), &[0; 83], &dice.key()].concat();
    if found.is_empty() { (0..OPERATIONS).map(made).collect() } else { found }
}

fn rows() -> Rows {
    let (mut dice, xdr) = (Dice(1), xdr());
    let hot: Vec<_> = (0..HOT).map(|_| dice.key()).collect();
    let mut rows = Rows::default();
    rows.ledger.height = Height(63_092_990);
    let (mut bytes, mut of_transactions, mut of_operations) =
        (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for ordinal in 0..TRANSACTIONS {
        let source = if dice.below(2) == 0 { hot[dice.below(HOT)] } else { dice.key() };
        let own = OPERATIONS * (ordinal as usize + 1) / TRANSACTIONS as usize;
        of_transactions.insert((ordinal, Address::Account(source)));
        let other = if dice.below(3) == 0 { dice.key() } else { hot[dice.below(HOT)] };
        let first = rows.operations.rows.len();
        for (index, at) in (0..).zip(first..own) {
            let (start, address) = (bytes.len(), Address::Contract(other));
            bytes.extend_from_slice(&xdr[at % xdr.len()]);
            let number = u32::try_from(at).unwrap_or_default();
            of_operations.extend([(number, address), (number, Address::Account(source))]);
            of_transactions.insert((ordinal, address));
            let (xdr, outcome) = (start..bytes.len(), Some(Outcome::Inner(0)));
            let row = Operation { transaction: ordinal, index, kind: 24, source, outcome, xdr };
            rows.operations.rows.push(row);
        }
        let operation_count = u32::try_from(own - first).unwrap_or_default();
        rows.transactions.push(transaction(&mut dice, source, operation_count));
    }
    rows.operations = Operations { bytes: Arc::new(bytes), rows: rows.operations.rows };
    rows.participants = Participants {
        transactions: of_transactions.into_iter().collect(),
        operations: of_operations.into_iter().collect(),
    };
    rows
}

fn transaction(dice: &mut Dice, source: [u8; 32], operation_count: u32) -> Transaction {
    Transaction {
        hash: Hash(dice.key()),
        inner_hash: (dice.below(10) == 0).then(|| Hash(dice.key())),
        fee_charged: 100 * i64::from(operation_count),
        result_code: if dice.below(4) == 0 { -1 } else { 0 },
        fee_bump: false,
        source,
        source_muxed_id: None,
        fee_source: None,
        fee_source_muxed_id: None,
        sequence: (dice.number() >> 6).cast_signed(),
        memo: if dice.below(5) == 0 { Memo::Id(dice.number() >> 32) } else { Memo::None },
        max_fee: 1_000 * i64::from(operation_count),
        operation_count,
    }
}

fn packed_history(criterion: &mut Criterion) {
    let rows = rows();
    let parts = pack(&rows).parts;
    criterion.bench_function("pack_a_pubnet_sized_ledger", |bencher| {
        bencher.iter(|| pack(black_box(&rows)));
    });
    criterion.bench_function("unpack_a_pubnet_sized_ledger", |bencher| {
        bencher.iter(|| unpack(black_box(&parts)));
    });
    criterion.bench_function("links_of_a_pubnet_sized_ledger", |bencher| {
        bencher.iter(|| links(black_box(&parts)));
    });
    criterion.bench_function("one_transaction_of_a_pubnet_sized_ledger", |bencher| {
        bencher.iter(|| one_transaction(|part| parts.get(usize::from(part)), black_box(100)));
    });
}

criterion_group!(benches, packed_history);
criterion_main!(benches);
