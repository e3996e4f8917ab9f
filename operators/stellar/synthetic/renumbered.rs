//! This repeats real ledgers for ever as one chain of distinct ones.

use std::collections::BTreeMap;

use stellar_xdr::{
    FeeBumpTransactionInnerTx, GeneralizedTransactionSet, Hash, LedgerCloseMeta, LedgerCloseMetaV2,
    Limits, ReadXdr, SequenceNumber, TransactionEnvelope, TransactionPhase,
    TransactionResultResult, TransactionResultSet, TxSetComponent,
};

use super::xdr::{content_hash, encoded, hash_of, list, sha256};

/// Why a ledger cannot be repeated.
#[derive(Debug, thiserror::Error)]
pub enum NotATemplate {
    /// The bytes are no ledger.
    #[error("template {index} is no ledger")]
    Unreadable {
        /// Its place among the templates, from 0.
        index: usize,
        /// What the bytes lack.
        #[source]
        source: stellar_xdr::Error,
    },
    /// Older metadata.
    #[error("template {index} has metadata older than version 2 (protocol 23)")]
    Older {
        /// Its place among the templates, from 0.
        index: usize,
    },
    /// A transaction without result, or the passphrase of another network.
    #[error("template {index}: an envelope of the set has no result under this passphrase")]
    Unpaired {
        /// Its place among the templates, from 0.
        index: usize,
    },
}

/// A ledger, and for each envelope in set order the place of its result.
#[derive(Clone, Debug)]
struct Template {
    ledger: LedgerCloseMetaV2,
    places: Vec<usize>,
}

/// Real ledgers, over and over, each time with other sequence numbers, hashes and close times.
///
/// Every cycle adds 2^32 to the sequence number of each transaction, which changes its hash, and
/// so the result, the set, the header and the link. Signatures, balances and the order of the set
/// stay: an oracle that replays changes disagrees from the second cycle on. The first cycle is
/// the templates themselves if they are consecutive and `first` is the sequence of the first.
#[derive(Clone, Debug)]
pub struct Renumbered {
    templates: Vec<Template>,
    at: usize,
    next: Option<u32>,
    network: [u8; 32],
    previous: Hash,
    /// Seconds from one cycle to the next.
    span: u64,
    /// What this cycle adds to sequence numbers and close times: nothing in the first.
    lift: (i64, u64),
}

impl Renumbered {
    /// Repeats `templates`, each the XDR of a `LedgerCloseMeta` of version 2, from ledger `first`.
    pub fn new(
        templates: Vec<Vec<u8>>,
        first: u32,
        passphrase: &str,
    ) -> Result<Self, NotATemplate> {
        let network = sha256(&[passphrase.as_bytes()]);
        let read = templates.iter().enumerate();
        let templates: Vec<_> = read
            .map(|(index, bytes)| Template::read(index, bytes, &network))
            .collect::<Result<_, _>>()?;
        let times = || templates.iter().map(|one| header(&one.ledger).scp_value.close_time.0);
        let (start, end) = (times().min().unwrap_or(0), times().max().unwrap_or(0));
        let previous = templates.first().map(|one| &header(&one.ledger).previous_ledger_hash);
        let previous = previous.cloned().unwrap_or_default();
        let (next, span) = (Some(first), end - start + 5);
        Ok(Self { templates, at: 0, next, network, previous, span, lift: (0, 0) })
    }
}

impl Iterator for Renumbered {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        if self.at == self.templates.len() {
            self.at = 0;
            self.lift = (1 << 32, self.span);
        }
        let template = self.templates.get_mut(self.at)?;
        let sequence = self.next?;
        self.next = sequence.checked_add(1);
        self.at += 1;
        template.lift_transactions(self.lift.0, &self.network);
        template.link(sequence, &self.previous, self.lift.1);
        self.previous = template.ledger.ledger_header.hash.clone();
        Some(template.encoded())
    }
}

impl Template {
    fn read(index: usize, bytes: &[u8], network: &[u8; 32]) -> Result<Self, NotATemplate> {
        let ledger = LedgerCloseMeta::from_xdr(bytes, Limits { depth: 500, len: bytes.len() });
        let ledger = ledger.map_err(|source| NotATemplate::Unreadable { index, source })?;
        let LedgerCloseMeta::V2(mut ledger) = ledger else {
            return Err(NotATemplate::Older { index });
        };
        let results = ledger.tx_processing.iter().enumerate();
        let by_hash: BTreeMap<_, _> =
            results.map(|(place, one)| (one.result.transaction_hash.clone(), place)).collect();
        let mut places = Vec::new();
        for_each_envelope(&mut ledger.tx_set, &mut |envelope| {
            places.push(by_hash.get(&content_hash(network, envelope)).copied());
        });
        let places: Option<Vec<_>> = places.into_iter().collect();
        let places = places.filter(|places| places.len() == ledger.tx_processing.len());
        let places = places.ok_or(NotATemplate::Unpaired { index })?;
        Ok(Self { ledger, places })
    }

    /// Moves every transaction's sequence number and gives its result the new hash.
    fn lift_transactions(&mut self, lift: i64, network: &[u8; 32]) {
        let mut results: Vec<_> = self.ledger.tx_processing.iter_mut().collect();
        let mut places = self.places.iter();
        for_each_envelope(&mut self.ledger.tx_set, &mut |envelope| {
            let inner = raise(envelope, lift, network);
            let result = places.next().and_then(|place| results.get_mut(*place));
            let Some(result) = result.map(|one| &mut one.result) else { return };
            result.transaction_hash = content_hash(network, envelope);
            match (&mut result.result.result, inner) {
                (TransactionResultResult::TxFeeBumpInnerSuccess(pair), Some(hash))
                | (TransactionResultResult::TxFeeBumpInnerFailed(pair), Some(hash)) => {
                    pair.transaction_hash = hash;
                }
                _ => {}
            }
        });
    }

    /// Follows `previous` as ledger `sequence`.
    fn link(&mut self, sequence: u32, previous: &Hash, later: u64) {
        let ledger = &mut self.ledger;
        let GeneralizedTransactionSet::V1(set) = &mut ledger.tx_set;
        set.previous_ledger_hash = previous.clone();
        let results = ledger.tx_processing.iter().map(|one| one.result.clone()).collect();
        let results = TransactionResultSet { results: list(results) };
        let header = &mut ledger.ledger_header.header;
        header.ledger_seq = sequence;
        header.previous_ledger_hash = previous.clone();
        header.scp_value.tx_set_hash = hash_of(&ledger.tx_set);
        header.scp_value.close_time.0 = header.scp_value.close_time.0.saturating_add(later);
        header.tx_set_result_hash = hash_of(&results);
        ledger.ledger_header.hash = hash_of(header);
    }

    /// The union around the ledger costs its discriminant, not a copy.
    fn encoded(&self) -> Vec<u8> {
        [&2i32.to_be_bytes()[..], &encoded(&self.ledger)].concat()
    }
}

fn header(ledger: &LedgerCloseMetaV2) -> &stellar_xdr::LedgerHeader {
    &ledger.ledger_header.header
}

/// Adds to the sequence number, of the inner transaction if there is one, whose hash it yields.
fn raise(envelope: &mut TransactionEnvelope, lift: i64, network: &[u8; 32]) -> Option<Hash> {
    let add = |number: &mut SequenceNumber| number.0 = number.0.wrapping_add(lift) & i64::MAX;
    match envelope {
        TransactionEnvelope::TxV0(one) => add(&mut one.tx.seq_num),
        TransactionEnvelope::Tx(one) => add(&mut one.tx.seq_num),
        TransactionEnvelope::TxFeeBump(one) => {
            let FeeBumpTransactionInnerTx::Tx(inner) = &mut one.tx.inner_tx;
            add(&mut inner.tx.seq_num);
            return Some(content_hash(network, &TransactionEnvelope::Tx(inner.clone())));
        }
    }
    None
}

fn for_each_envelope(
    set: &mut GeneralizedTransactionSet,
    visit: &mut impl FnMut(&mut TransactionEnvelope),
) {
    let GeneralizedTransactionSet::V1(set) = set;
    for phase in &mut set.phases {
        match phase {
            TransactionPhase::V0(components) => {
                for TxSetComponent::TxsetCompTxsMaybeDiscountedFee(one) in components {
                    one.txs.iter_mut().for_each(&mut *visit);
                }
            }
            TransactionPhase::V1(parallel) => {
                let stages = parallel.execution_stages.iter_mut();
                for cluster in stages.flat_map(|stage| &mut stage.0) {
                    cluster.0.iter_mut().for_each(&mut *visit);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io::Read;
    use std::path::PathBuf;

    use super::super::tests::{assert_hashes, envelopes, ledger};
    use super::super::{Chain, Settings};
    use super::*;

    const PUBNET: &str = "Public Global Stellar Network ; September 2015";

    fn made() -> (Vec<Vec<u8>>, String) {
        let settings = Settings { transactions: 20, first: 100, ..Settings::default() };
        (Chain::new(settings.clone()).take(3).collect(), settings.passphrase)
    }

    /// Three consecutive ledgers of pubnet, or loudly none.
    fn pubnet() -> Vec<Vec<u8>> {
        let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared");
        let shared = std::env::var_os("LEDGERFLOW_SHARED").map_or_else(beside, PathBuf::from);
        let folder = shared.join("ledgers/stellar/pubnet");
        if !folder.is_dir() {
            eprintln!("SKIPPED: no {}, set LEDGERFLOW_SHARED", folder.display());
            return Vec::new();
        }
        let read = |height: u32| {
            let file = std::fs::File::open(folder.join(format!("ledger-{height}.xdr.gz")));
            let mut bytes = Vec::new();
            flate2::read::GzDecoder::new(file.unwrap()).read_to_end(&mut bytes).unwrap();
            bytes
        };
        (63_092_982..63_092_985).map(read).collect()
    }

    /// Checks two cycles and a half from ledger `first`.
    fn check(templates: &[Vec<u8>], first: u32, passphrase: &str) {
        let (mut seen, mut previous, mut closed) = (BTreeSet::new(), None, 0);
        let again = Renumbered::new(templates.to_vec(), first, passphrase).unwrap();
        for ((bytes, sequence), place) in again.take(7).zip(first..).zip(0..) {
            let ledger = ledger(&bytes);
            let header = header(&ledger);
            assert_eq!(header.ledger_seq, sequence);
            assert!(header.scp_value.close_time.0 > closed);
            assert!(previous.is_none_or(|hash| hash == header.previous_ledger_hash));
            closed = header.scp_value.close_time.0;
            previous = Some(assert_hashes(&ledger, passphrase));
            for one in ledger.tx_processing.iter() {
                assert!(seen.insert(one.result.transaction_hash.clone()), "a hash twice");
            }
            let template = super::super::tests::ledger(&templates[place % templates.len()]);
            assert_eq!(envelopes(&ledger).len(), envelopes(&template).len());
        }
    }

    #[test]
    fn generated_ledgers_repeat_with_other_hashes_that_hold() {
        let (templates, passphrase) = made();
        check(&templates, 100, &passphrase);
    }

    #[test]
    fn pubnet_ledgers_repeat_with_other_hashes_that_hold() {
        let templates = pubnet();
        if !templates.is_empty() {
            check(&templates, 7, PUBNET);
        }
    }

    #[test]
    fn the_first_cycle_in_place_is_the_templates_themselves() {
        let (templates, passphrase) = made();
        let again = Renumbered::new(templates.clone(), 100, &passphrase).unwrap();
        assert!(again.take(3).eq(templates));
        let templates = pubnet();
        let again = Renumbered::new(templates.clone(), 63_092_982, PUBNET).unwrap();
        assert!(again.take(3).eq(templates));
    }

    #[test]
    fn what_cannot_be_repeated_is_refused() {
        let (templates, passphrase) = made();
        let new = |templates: &[Vec<u8>], passphrase: &str| {
            Renumbered::new(templates.to_vec(), 1, passphrase).map(Iterator::count)
        };
        assert!(matches!(new(&[], &passphrase), Ok(0)));
        let unpaired = new(&templates, PUBNET);
        assert!(matches!(unpaired, Err(NotATemplate::Unpaired { index: 0 })));
        let cut = [templates[0].clone(), templates[1][..99].to_vec()];
        let unreadable = new(&cut, &passphrase);
        assert!(matches!(unreadable, Err(NotATemplate::Unreadable { index: 1, .. })));
    }
}
