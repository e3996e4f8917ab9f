//! Real ledgers move what their events tell, every one of them.

use super::Compared;
use crate::stellar::decode;
use crate::stellar::network::Network;
use crate::stellar::state_changes::corpora;

/// Corpora, and how much of each is to be compared: transactions, operations, events, and the
/// transactions that core told no events of.
///
/// Those of `protocol-8-to-12` and the ones of pubnet before protocol 20 have older metas.
const CORPORA: [(&str, [usize; 4]); 8] = [
    ("pubnet", [4_633, 6_533, 10_560, 0]),
    ("testnet", [4, 1, 5, 0]),
    ("every-protocol", [110, 90, 250, 49]),
    ("protocol-8-to-12", [0; 4]),
    ("load-test", [0, 0, 0, 9_140]),
    ("tx-triples", [0, 0, 0, 14]),
    ("rpc-corpus", [50, 239, 213, 0]),
    ("core-captures", [730, 278, 1_420, 26_671]),
];

/// What comparing a corpus found; nothing without the shared folder.
fn compared(corpus: &str, faults: &mut Vec<String>) -> Option<[usize; 4]> {
    let mut sum = [0; 4];
    corpora::each(corpus, |frame, golden| {
        let passphrase = golden.ledger["passphrase"].as_str().expect("text");
        let network = Network::of(passphrase).expect("a network");
        // D24: metas that nobody reads.
        let Ok(ledger) = decode::of(frame, &network) else { return };
        match super::of(&ledger) {
            Ok(Compared { transactions, operations, events, without_events }) => {
                let counts = [transactions, operations, events, without_events];
                sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
            }
            Err(rejected) => faults.push(rejected.to_string()),
        }
    })?;
    Some(sum)
}

#[test]
fn what_we_derive_is_what_core_tells() {
    let mut faults = Vec::new();
    for (corpus, expected) in CORPORA {
        let Some(counts) = compared(corpus, &mut faults) else { return };
        let [transactions, operations, events, without_events] = counts;
        eprintln!(
            "{corpus}: {transactions} transactions, {operations} operations, {events} events; \
             {without_events} transactions without events"
        );
        assert_eq!(counts, expected, "{corpus}");
    }
    assert!(faults.is_empty(), "{} differences:\n{}", faults.len(), faults.join("\n"));
}
