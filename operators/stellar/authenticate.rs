//! Whether a ledger is what its hash says: a source is not believed (D20).

use std::rc::Rc;

use ledgerflow_records::{Hash, Height, Rejected};
use ledgerflow_views::{
    GeneralizedTransactionSet, GeneralizedTransactionSetCase, LedgerHeaderHistoryEntry,
    TransactionSet, View,
};
use sha2::{Digest, Sha256};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::core::OkErr;

use super::decode::{Decoded, Ledgers, inner_hash};
use super::spans::saturate;

/// Checks every ledger, or none: those that pass unchecked say so in their rows.
pub fn authenticate(
    ledgers: Ledgers<'_>,
    checked: bool,
) -> (Ledgers<'_>, StreamVec<'_, Height, Rejected>) {
    ledgers.ok_err(move |mut ledger: Rc<Decoded>| -> Result<_, Rejected> {
        if checked {
            of(&ledger)?;
            // `decode` just made it: nobody else holds it yet.
            if let Some(ledger) = Rc::get_mut(&mut ledger) {
                ledger.authenticated = true;
            }
        }
        Ok(ledger)
    })
}

/// Checks the header's hash, and the header's hashes of the transaction set and of the results; and
/// that set and results speak of the same transactions. Links are for the committer, which sees
/// ledgers in order.
///
/// # Errors
/// Rejected, with both hashes.
pub fn of(ledger: &Decoded) -> Result<(), Rejected> {
    let bytes = ledger.frame.bytes.as_slice();
    let header = ledger.header();
    let claimed = *LedgerHeaderHistoryEntry::trusted(ledger.spans.entry.of(bytes)).hash();
    same(ledger, "the header hashes to", sha(&[ledger.spans.header.of(bytes)]), claimed)?;

    // Genesis commits to no transactions with zeroes.
    let set_hash = *header.scp_value().tx_set_hash();
    let results_hash = *header.tx_set_result_hash();
    let genesis = ledger.frame.height == Height(1) && ledger.spans.envelopes.is_empty();
    if genesis && (set_hash, results_hash) == ([0; 32], [0; 32]) {
        return Ok(());
    }
    let (set, previous) = set(ledger);
    same(ledger, "the transaction set hashes to", set, set_hash)?;
    same(ledger, "the transaction set follows ledger", previous, *header.previous_ledger_hash())?;
    same(ledger, "the results hash to", results(ledger), results_hash)?;

    let (envelopes, applied) = (ledger.spans.envelopes.len(), ledger.transactions.len());
    if envelopes != applied {
        let reason = format!("{envelopes} envelopes in the set and {applied} results");
        return Err(ledger.rejected(None, None, reason));
    }
    one_to_one(ledger)
}

/// Checks that no two results answer to one envelope, and that a fee bump's result speaks of the
/// transaction inside its envelope.
fn one_to_one(ledger: &Decoded) -> Result<(), Rejected> {
    for (ordinal, applied) in ledger.transactions.iter().enumerate() {
        if applied.repeated {
            let reason = "an earlier result has the same hash";
            return Err(ledger.rejected(Some(ordinal), None, reason));
        }
        if let Some(said) = applied.inner_hash(&ledger.frame.bytes) {
            let found = inner_hash(ledger, &applied.envelope);
            if found != said {
                let reason =
                    format!("the inner transaction hashes to {found}, its result says {said}");
                return Err(ledger.rejected(Some(ordinal), None, reason));
            }
        }
    }
    Ok(())
}

/// SHA-256 of the transaction set, and the ledger that the set says it follows.
///
/// A plain set hashes as the previous ledger's hash ‖ envelopes, without their count.
fn set(ledger: &Decoded) -> ([u8; 32], [u8; 32]) {
    let set = ledger.spans.set.of(&ledger.frame.bytes);
    if ledger.spans.generalized {
        let GeneralizedTransactionSetCase::V1(phases) =
            GeneralizedTransactionSet::trusted(set).case();
        return (sha(&[set]), *phases.previous_ledger_hash());
    }
    let (previous, envelopes) = (set.get(..32), set.get(36..));
    let hash = sha(&[previous.unwrap_or_default(), envelopes.unwrap_or_default()]);
    (hash, *TransactionSet::trusted(set).previous_ledger_hash())
}

/// SHA-256 of the `TransactionResultSet` that the results would make.
fn results(ledger: &Decoded) -> [u8; 32] {
    let mut sha = Sha256::new();
    let count = saturate(ledger.transactions.len());
    sha.update(count.to_be_bytes());
    for applied in &ledger.transactions {
        sha.update(applied.processing.pair.of(&ledger.frame.bytes));
    }
    sha.finalize().into()
}

fn sha(parts: &[&[u8]]) -> [u8; 32] {
    let mut sha = Sha256::new();
    parts.iter().for_each(|part| sha.update(part));
    sha.finalize().into()
}

fn same(ledger: &Decoded, what: &str, found: [u8; 32], said: [u8; 32]) -> Result<(), Rejected> {
    if found == said {
        return Ok(());
    }
    let reason = format!("{what} {}, its header says {}", Hash(found), Hash(said));
    Err(ledger.rejected(None, None, reason))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use ledgerflow_records::Frame;
    use stellar_xdr::{LedgerCloseMeta, Limits, ReadXdr, TransactionResultSet, WriteXdr};

    use super::*;
    use crate::stellar::decode;
    use crate::stellar::network::Network;
    use crate::stellar::synthetic::{Chain, Settings};

    /// The first ledger of a chain after `edit`, with a header that is true to it again.
    fn edited(edit: impl FnOnce(&mut stellar_xdr::LedgerCloseMetaV2)) -> Result<(), Rejected> {
        let settings = Settings { transactions: 5, accounts: 90, ..Settings::default() };
        let (height, passphrase) = (settings.first, settings.passphrase.clone());
        let bytes = Chain::new(settings).next().expect("endless");
        let Ok(LedgerCloseMeta::V2(mut ledger)) = LedgerCloseMeta::from_xdr(bytes, Limits::none())
        else {
            panic!("a ledger of another form");
        };
        edit(&mut ledger);
        let results = ledger.tx_processing.iter().map(|processing| processing.result.clone());
        let results = results.collect::<Vec<_>>().try_into().expect("few");
        let results = TransactionResultSet { results }.to_xdr(Limits::none()).expect("encodes");
        let header = &mut ledger.ledger_header;
        header.header.tx_set_result_hash = stellar_xdr::Hash(sha(&[&results]));
        header.hash.0 = sha(&[&header.header.to_xdr(Limits::none()).expect("encodes")]);
        let bytes = LedgerCloseMeta::V2(ledger).to_xdr(Limits::none()).expect("encodes");
        let frame = Frame {
            height: Height(height),
            bytes: Arc::new(bytes),
            origin: "edited".into(),
            offset: 0,
            counts: true,
        };
        of(&decode::of(frame, &Network::of(&passphrase).expect("a network"))?)
    }

    #[test]
    fn a_header_that_is_true_to_its_ledger_is_authentic() {
        edited(|_| ()).expect("authentic");
    }

    #[test]
    fn two_results_that_answer_to_one_envelope_are_refused() {
        let repeated = edited(|ledger| {
            let mut processing = ledger.tx_processing.to_vec();
            processing[1] = processing[0].clone();
            ledger.tx_processing = processing.try_into().expect("as many");
        });
        let text = repeated.expect_err("refused").to_string();
        assert!(
            text.contains("transaction 2 (hash ") && text.contains("an earlier result"),
            "{text}"
        );
    }

    #[test]
    fn an_envelope_without_a_result_is_refused() {
        let missing = edited(|ledger| {
            let mut processing = ledger.tx_processing.to_vec();
            processing.pop();
            ledger.tx_processing = processing.try_into().expect("fewer");
        });
        let text = missing.expect_err("refused").to_string();
        assert!(text.contains("5 envelopes in the set and 4 results"), "{text}");
    }
}
