//! Hostile bytes halt before their height: no panic, no hang, nothing partial, coordinates.
//!
//! `LEDGERFLOW_MUTATIONS` sets how many mutated ledgers are ingested (default 4,000).

use std::sync::Arc;

use ledgerflow_operators::sources::{Files, Given, Limits, Source};
use ledgerflow_records::{Frame, Height, Rejected};
use ledgerflow_sinks::memory::Memory;
use ledgerflow_sinks::{Halt, Mode};

use crate::commands::HEADER;
use crate::corpus;
use crate::store::{Cut, WHOLE, chain, contents, ingest, ingest_as};

const LIVE: Cut = Cut { workers: 1, window: 16, mode: Mode::Live { sync: false }, state: true };

/// A little chaos that is the same every time: xorshift.
pub(crate) struct Draw(pub(crate) u64);

impl Draw {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).expect("below a usize")
    }

    /// One to three faults of the kinds that disks, networks and enemies make.
    fn mutate(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len());
            match self.below(7) {
                0 => bytes[at] ^= 1 << self.below(8),
                1 => bytes[at] = u8::try_from(self.below(256)).expect("a byte"),
                2 => {
                    let word = [0, 1, 2, 0xff, 0x7fff_ffff, 0x8000_0000, u32::MAX][self.below(7)];
                    let at = at & !3;
                    bytes
                        .iter_mut()
                        .skip(at)
                        .zip(word.to_be_bytes())
                        .for_each(|(to, from)| *to = from);
                }
                3 => bytes.truncate(at),
                4 => drop(bytes.splice(at..at, vec![0; 4 * self.below(4)])),
                5 => drop(bytes.drain(at..(at + 4 * self.below(4)).min(bytes.len()))),
                _ => {
                    let (from, count) = (self.below(bytes.len()), self.below(64));
                    let piece: Vec<u8> = bytes.iter().copied().skip(from).take(count).collect();
                    bytes.iter_mut().skip(at).zip(piece).for_each(|(to, from)| *to = from);
                }
            }
            if bytes.is_empty() {
                bytes.push(0);
            }
        }
    }
}

/// The rejection that a run ended with.
fn rejection(outcome: &ledgerflow_sinks::Outcome) -> Option<Rejected> {
    match outcome.halt()?.as_ref() {
        Halt::Rejected(rejected) => Some(rejected.clone()),
        Halt::Failed(error) => panic!("the store failed: {error}"),
    }
}

/// Ingests the ledgers below, at and above a damaged one, and holds the result to the promises;
/// yields whether the damage was refused.
fn survives(frames: &[Frame], at: usize, bytes: Vec<u8>) -> bool {
    let mut damaged = frames.to_vec();
    damaged[at].bytes = Arc::new(bytes);
    let store = Memory::default();
    let outcome = ingest(Given::from(damaged), "standalone", LIVE, &store);
    let Some(rejected) = rejection(&outcome) else { return false };
    let height = frames[at].height;
    assert!(rejected.height >= height, "{rejected}");
    assert_eq!(rejected.place.ledger, Some(rejected.height), "{rejected}");
    let below = Memory::default();
    let kept = (rejected.height.0 - frames[0].height.0) as usize;
    ingest(Given::from(frames[..kept].to_vec()), "standalone", LIVE, &below);
    assert_eq!(contents(&store), contents(&below), "{rejected}");
    assert_eq!(outcome.written().durable, kept.checked_sub(1).map(|at| frames[at].height));
    true
}

#[test]
fn a_ledger_cut_at_any_byte_is_refused() {
    let frames = chain(3, 2);
    let whole = frames[1].bytes.to_vec();
    for length in 0..whole.len() {
        assert!(survives(&frames, 1, whole[..length].to_vec()), "cut at {length}");
    }
}

#[test]
fn mutated_ledgers_never_get_further_than_their_height() {
    let count: usize =
        std::env::var("LEDGERFLOW_MUTATIONS").map_or(4_000, |text| text.parse().expect("a number"));
    let mut draw = Draw(0x2545_f491_4f6c_dd1d);
    let corpora = [chain(3, 1), chain(3, 4), chain(3, 12)];
    let mut refused = 0;
    for _ in 0..count {
        let frames = &corpora[draw.below(corpora.len())];
        let mut bytes = frames[1].bytes.to_vec();
        draw.mutate(&mut bytes);
        refused += usize::from(survives(frames, 1, bytes));
    }
    println!("{refused} of {count} mutated ledgers were refused");
    assert!(refused > count / 4);
}

#[test]
fn mutated_ledgers_that_nobody_checks_are_taken_or_refused_but_never_panic() {
    let count: usize =
        std::env::var("LEDGERFLOW_MUTATIONS").map_or(3_000, |text| text.parse().expect("a number"));
    let mut draw = Draw(0x6c62_272e_07bb_0142);
    let frames = chain(3, 6);
    for _ in 0..count {
        let mut bytes = frames[1].bytes.to_vec();
        draw.mutate(&mut bytes);
        let mut damaged = frames.clone();
        damaged[1].bytes = Arc::new(bytes);
        let store = Memory::default();
        let outcome = ingest_as(Given::from(damaged), ("standalone", false), LIVE, &store);
        if let Some(rejected) = rejection(&outcome) {
            assert_eq!(rejected.height, frames[1].height, "{rejected}");
            assert_eq!(outcome.written().heights, 1);
        }
    }
}

#[test]
fn mutated_real_ledgers_never_get_further_than_their_height() {
    let Some(shared) = corpus::shared("mutated pubnet ledgers") else { return };
    let count: usize =
        std::env::var("LEDGERFLOW_MUTATIONS").map_or(40, |text| text.parse().expect("a number"));
    let folder = shared.join("ledgers/stellar");
    let small =
        ["testnet/ledger-848581.xdr", "testnet/ledger-4873.xdr", "pubnet/ledger-16154623.xdr"];
    let mut draw = Draw(0x9e37_79b9_7f4a_7c15);
    let mut refused = 0;
    for number in 0..count {
        // One in forty is a ledger of a megabyte.
        let (path, network) = match (number % 40, small[draw.below(3)]) {
            (0, _) => ("pubnet/ledger-63092990.xdr.gz", "pubnet"),
            (_, path) => (path, &path[..path.find('/').expect("a folder")]),
        };
        let mut frame = corpus::frames(&folder.join(path)).remove(0);
        let mut bytes = frame.bytes.to_vec();
        draw.mutate(&mut bytes);
        frame.bytes = Arc::new(bytes);
        let (store, height) = (Memory::default(), frame.height);
        let outcome = ingest(Given::from(vec![frame]), network, LIVE, &store);
        if let Some(rejected) = rejection(&outcome) {
            assert_eq!(rejected.place.ledger, Some(height), "{rejected}");
            assert_eq!(outcome.written().heights, 0);
            assert!(!contents(&store).contains_key("ledgers"));
            refused += 1;
        }
    }
    println!("{refused} of {count} mutated real ledgers were refused");
}

#[test]
fn mutated_files_are_refused_with_the_good_ledgers_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let frames = chain(5, 3);
    let mut framed = Vec::new();
    for frame in &frames {
        let length = u32::try_from(frame.bytes.len()).expect("short") | 1 << 31;
        framed.extend(length.to_be_bytes());
        framed.extend(frame.bytes.as_slice());
    }
    let zstd = zstd::encode_all(framed.as_slice(), 3).expect("zstd");
    let mut draw = Draw(0xda94_2042_e4dd_58b5);
    for number in 0..600 {
        let mut bytes = if number % 2 == 0 { framed.clone() } else { zstd.clone() };
        draw.mutate(&mut bytes);
        let path = folder.path().join(format!("{number}"));
        std::fs::write(&path, bytes).expect("written");
        let path = path.display().to_string();
        let open = || Files::open(std::slice::from_ref(&path), Limits::default());
        let Ok(files) = open() else { continue };
        let store = Memory::default();
        let outcome = ingest(files, "standalone", LIVE, &store);
        let Some(rejected) = rejection(&outcome) else { continue };
        assert!(rejected.place.origin.is_some(), "{rejected}");
        // What the file says below: a fault that no hash covers may be in there, and is no fault.
        let mut files = open().expect("as before");
        let good = std::iter::from_fn(|| files.next()?.ok());
        let kept: Vec<Frame> = good.take_while(|frame| frame.height < rejected.height).collect();
        assert_eq!(outcome.written().durable, kept.last().map(|frame| frame.height), "{rejected}");
        let wanted = Memory::default();
        ingest(Given::from(kept), "standalone", LIVE, &wanted);
        assert_eq!(contents(&store), contents(&wanted), "{rejected}");
    }
}

#[test]
fn every_hash_of_a_ledger_is_checked_and_told() {
    let frames = chain(3, 4);
    let reason = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut damaged = frames.clone();
        let mut bytes = damaged[1].bytes.to_vec();
        change(&mut bytes);
        damaged[1].bytes = Arc::new(bytes);
        let outcome = ingest(Given::from(damaged), "standalone", LIVE, &Memory::default());
        rejection(&outcome).map(|rejected| rejected.to_string()).unwrap_or_default()
    };
    let text = reason(&|bytes| bytes[HEADER] ^= 1);
    assert!(text.contains("ledger 3: the header hashes to"), "{text}");
    // The previous ledger's hash, behind hash and protocol version.
    let text = reason(&|bytes| bytes[HEADER + 32 + 4] ^= 1);
    assert!(text.contains("ledger 3: the header hashes to"), "{text}");
    let mut unlinked = frames.clone();
    unlinked.remove(1);
    let history = Cut { state: false, ..WHOLE };
    let outcome = ingest(Given::from(unlinked), "standalone", history, &Memory::default());
    assert!(outcome.halt().is_none(), "a hole is no broken link");
}

#[test]
fn a_ledger_of_another_chain_does_not_follow() {
    use ledgerflow_operators::stellar::synthetic::{Chain, Settings};
    let mut frames = chain(4, 3);
    let other = Settings { transactions: 3, accounts: 300, seed: 1, ..Settings::default() };
    let other: Vec<Vec<u8>> = Chain::new(other).take(4).collect();
    frames[2].bytes = Arc::new(other[2].clone());
    let store = Memory::default();
    let outcome = ingest(Given::from(frames.clone()), "standalone", LIVE, &store);
    let text = rejection(&outcome).expect("refused").to_string();
    assert!(text.starts_with("ledger 4: it follows a ledger of hash"), "{text}");
    assert_eq!(outcome.written().durable, Some(Height(3)));

    // Also against what an earlier run stored, below and above.
    let store = Memory::default();
    ingest(Given::from(frames[3..].to_vec()), "standalone", LIVE, &store);
    let outcome = ingest(Given::from(frames[..3].to_vec()), "standalone", LIVE, &store);
    let text = rejection(&outcome).expect("refused").to_string();
    assert!(text.starts_with("ledger 4: it"), "{text}");
}
