//! Damaged ledgers and small values: views and stellar-xdr accept and refuse the same.

use std::sync::LazyLock;

use ledgerflow_views::{LedgerCloseMeta, View, Visit};
use proptest::prelude::{ProptestConfig, any, prop, proptest};

use crate::differ::{Differ, ROOTS, root, smallest};
use crate::ledgers::samples;
use crate::oracle::generated::{VIEWS, enums};

/// Ints that decide something somewhere: flags, counts, discriminants, signs.
const WORDS: [u32; 17] =
    [0, 1, 2, 3, 4, 5, 6, 7, 16, 26, 33, 101, 256, 1000, i32::MAX as u32, 1 << 31, u32::MAX];

/// Parts of real ledgers that stand alone as values.
#[derive(Default)]
struct Parts(Vec<(&'static str, usize, usize)>);

impl Visit for Parts {
    fn transaction_envelope(&mut self, start: usize, end: usize) {
        self.0.push(("TransactionEnvelope", start, end));
    }

    fn transaction_result_pair(&mut self, start: usize, end: usize) {
        self.0.push(("TransactionResultPair", start, end));
    }

    fn transaction_meta(&mut self, start: usize, end: usize) {
        self.0.push(("TransactionMeta", start, end));
    }

    fn operation_result(&mut self, start: usize, end: usize) {
        self.0.push(("OperationResult", start, end));
    }
}

/// Ledgers of at most so many bytes.
const SMALL: usize = 40_000;

static VALUES: LazyLock<Vec<(Differ, Vec<u8>)>> = LazyLock::new(|| {
    let mut values = smallest();
    for sample in samples(&["every-protocol", "testnet", "pubnet"]) {
        if sample.batch {
            continue;
        }
        let mut parts = Parts::default();
        LedgerCloseMeta::walk(&sample.bytes, &mut parts).expect("a real ledger");
        let spread = parts.0.len() / 40 + 1;
        for (name, start, end) in parts.0.into_iter().step_by(spread) {
            values.push((root(name), sample.bytes[start..end].to_vec()));
        }
        if sample.bytes.len() < SMALL {
            values.push((root("LedgerCloseMeta"), sample.bytes));
        }
    }
    values
});

/// Damages bytes at a place: `(kind, place, value)`.
fn damage(bytes: &mut Vec<u8>, (kind, place, value): (u8, usize, u32)) {
    let place = place % (bytes.len() + 1);
    let aligned = place / 4 * 4;
    let word = WORDS[value as usize % WORDS.len()].to_be_bytes();
    match kind {
        0 if place < bytes.len() => bytes[place] ^= 1 << (value % 8),
        1 | 2 if aligned + 4 <= bytes.len() => bytes[aligned..aligned + 4].copy_from_slice(&word),
        3 => bytes.truncate(place),
        4 => _ = bytes.splice(aligned..aligned, word),
        5 if aligned + 4 <= bytes.len() => _ = bytes.drain(aligned..aligned + 4),
        _ => bytes.push(word[3]),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4000) })]

    #[test]
    fn damaged_values_are_accepted_or_refused_as_by_stellar_xdr(
        value in any::<usize>(),
        damages in prop::collection::vec((0u8..7, any::<usize>(), any::<u32>()), 0..4),
    ) {
        let (differ, bytes) = &VALUES[value % VALUES.len()];
        let mut bytes = bytes.clone();
        damages.into_iter().for_each(|it| damage(&mut bytes, it));
        differ(&bytes);
    }

    #[test]
    fn noise_is_accepted_or_refused_as_by_stellar_xdr(
        root in any::<usize>(),
        words in prop::collection::vec((any::<bool>(), any::<u32>()), 0..60),
    ) {
        let known = |value: u32| WORDS[value as usize % WORDS.len()];
        let words = words.into_iter().map(|(raw, value)| if raw { value } else { known(value) });
        let bytes: Vec<u8> = words.flat_map(u32::to_be_bytes).collect();
        ROOTS[root % ROOTS.len()].1(&bytes);
    }
}

#[test]
fn every_word_of_small_values_may_be_anything() {
    let mut seen = Vec::new();
    for (differ, bytes) in VALUES.iter().filter(|(_, bytes)| bytes.len() < 400) {
        // Two values of every size are enough: most are alike.
        if seen.iter().filter(|size| **size == bytes.len()).count() >= 2 {
            continue;
        }
        seen.push(bytes.len());
        for at in (0..bytes.len()).step_by(4) {
            for word in WORDS {
                let mut bytes = bytes.clone();
                bytes[at..at + 4].copy_from_slice(&word.to_be_bytes());
                differ(&bytes);
            }
        }
    }
}

#[test]
fn every_enum_has_the_members_of_stellar_xdr() {
    enums();
}

#[test]
fn every_case_of_every_view_is_accepted_or_refused_as_by_stellar_xdr() {
    assert!(VIEWS.len() > 200, "only {}", VIEWS.len());
    for (_, prefixed) in VIEWS {
        for first in (-130..130).chain([256, 257, 258]).chain(1000..1010).chain(2000..2003) {
            for rest in [0u32, 1, 2] {
                let rest = rest.to_be_bytes().repeat(60);
                prefixed(&[i32::to_be_bytes(first).as_slice(), &rest].concat());
            }
        }
    }
}
