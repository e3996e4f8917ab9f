//! Rows that no ledger ever had, from a seed.

use std::collections::BTreeSet;
use std::sync::Arc;

use ledgerflow_records::operation::Outcome;
use ledgerflow_records::{
    Address, Hash, Height, Ledger, Memo, Operation, Operations, Participants, Transaction,
};

use super::arbitrary_changes;
use crate::Rows;

/// A seed as a stream of numbers (SplitMix64).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.number() % end as u64).unwrap()
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.number().to_le_bytes()[0])
    }

    /// As often an edge as anything else.
    pub(crate) fn edge(&mut self) -> u64 {
        match self.below(6) {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << 63,
            3 => (1 << 63) - 1,
            _ => self.number() >> self.below(64),
        }
    }

    pub(crate) fn edge_u32(&mut self) -> u32 {
        u32::try_from(self.edge() >> 32).unwrap()
    }

    fn edge_i32(&mut self) -> i32 {
        self.edge_u32().cast_signed()
    }

    pub(crate) fn edge_i64(&mut self) -> i64 {
        self.edge().cast_signed()
    }

    pub(super) fn maybe<T>(&mut self, value: impl FnOnce(&mut Self) -> T) -> Option<T> {
        (self.below(3) == 0).then(|| value(self))
    }

    pub(crate) fn address(&mut self) -> Address {
        let key = self.bytes();
        match self.below(8) {
            0 => Address::Contract(key),
            1 => Address::LiquidityPool(key),
            2 => Address::ClaimableBalance(key),
            3 => Address::Muxed(key, self.edge()),
            _ => Address::Account(key),
        }
    }

    fn memo(&mut self) -> Memo {
        match self.below(6) {
            0 => Memo::Id(self.edge()),
            1 => Memo::Hash(self.bytes()),
            2 => Memo::Return(self.bytes()),
            3 => Memo::text(&b"a memo \"of\" twenty-eight byt"[..self.below(29)]).unwrap(),
            4 => Memo::text(&self.bytes::<28>()[..self.below(29)]).unwrap(),
            _ => Memo::None,
        }
    }
}

/// What rows are to look like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) seed: u64,
    pub(crate) transactions: usize,
    /// At most so many operations a transaction.
    pub(crate) operations: usize,
    /// At most so many links of an operation.
    pub(crate) links: usize,
    pub(crate) addresses: usize,
}

/// The rows of this shape.
pub(crate) fn rows(shape: Shape) -> Rows {
    let mut dice = Dice(shape.seed);
    let pool: Vec<_> = (0..shape.addresses.max(1)).map(|_| dice.address()).collect();
    let tokens: Vec<_> = (0..1 + shape.addresses / 3).map(|_| dice.bytes()).collect();
    let mut rows = Rows { ledger: ledger(&mut dice), ..Rows::default() };
    let mut xdr = vec![0xee; dice.below(4)];
    let (mut links, mut operation_links) = (BTreeSet::new(), BTreeSet::new());
    for ordinal in 0..u32::try_from(shape.transactions).unwrap() {
        let own = dice.below(shape.operations + 1);
        let row = transaction(&mut dice, &pool, own);
        for index in 0..u32::try_from(own).unwrap() {
            let at = u32::try_from(rows.operations.rows.len()).unwrap();
            let source =
                if dice.below(2) == 0 { row.source } else { *pool[dice.below(pool.len())].key() };
            let place = (ordinal, index);
            rows.operations.rows.push(operation(&mut dice, place, source, &mut xdr));
            for _ in 0..dice.below(shape.links + 1) {
                let address = pool[dice.below(pool.len())];
                operation_links.insert((at, address));
                // A link that the transaction lacks breaks a promise, and must still come back.
                if dice.below(20) > 0 {
                    links.insert((ordinal, address));
                }
            }
        }
        rows.transactions.push(row);
        let changes = arbitrary_changes::rows(&mut dice, (ordinal, own), &pool, &tokens);
        rows.changes.rows.extend(changes);
    }
    rows.operations = Operations { bytes: Arc::new(xdr), rows: rows.operations.rows };
    rows.participants = Participants {
        transactions: links.into_iter().collect(),
        operations: operation_links.into_iter().collect(),
    };
    rows.linked().unwrap()
}

fn ledger(dice: &mut Dice) -> Ledger {
    Ledger {
        height: Height(dice.edge_u32()),
        hash: Hash(dice.bytes()),
        previous_hash: Hash(dice.bytes()),
        close_time: dice.edge(),
        protocol: dice.edge_u32(),
        transactions: dice.edge_u32(),
        operations: dice.edge_u32(),
        successful_transactions: dice.edge_u32(),
        total_coins: dice.edge_i64(),
        fee_pool: dice.edge_i64(),
        base_fee: dice.edge_u32(),
        base_reserve: dice.edge_u32(),
        size_bytes: dice.edge_u32(),
        digest: dice.edge(),
        authenticated: dice.below(2) == 0,
    }
}

fn transaction(dice: &mut Dice, pool: &[Address], operations: usize) -> Transaction {
    let account = |dice: &mut Dice| *pool[dice.below(pool.len())].key();
    Transaction {
        hash: Hash(dice.bytes()),
        inner_hash: dice.maybe(|dice| Hash(dice.bytes())),
        fee_charged: dice.edge_i64(),
        result_code: dice.edge_i32(),
        fee_bump: dice.below(2) == 0,
        source: account(dice),
        source_muxed_id: dice.maybe(Dice::edge),
        fee_source: dice.maybe(account),
        fee_source_muxed_id: dice.maybe(Dice::edge),
        sequence: dice.edge_i64(),
        memo: dice.memo(),
        max_fee: dice.edge_i64(),
        operation_count: match dice.below(3) {
            0 => dice.edge_u32(),
            _ => u32::try_from(operations).unwrap(),
        },
    }
}

fn operation(
    dice: &mut Dice,
    (transaction, index): (u32, u32),
    source: [u8; 32],
    xdr: &mut Vec<u8>,
) -> Operation {
    let kind = if dice.below(8) == 0 { dice.edge_i32() } else { 1 };
    let outcome = match dice.below(4) {
        0 => None,
        1 => Some(Outcome::Outer(dice.edge_i32())),
        2 => Some(Outcome::Inner(dice.edge_i32())),
        _ => Some(Outcome::Inner(0)),
    };
    let start = xdr.len();
    xdr.extend_from_slice(&[1; 40][..dice.below(41)]);
    Operation { transaction, index, kind, source, outcome, xdr: start..xdr.len() }
}
