//! Raw ledgers to ledgers: valid XDR, every result paired with its envelope.

use std::rc::Rc;

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use ledgerflow_records::{Frame, Hash, Height, Place, Rejected};
use ledgerflow_views::{LedgerHeader, TransactionResultPair, View};
use sha2::{Digest, Sha256};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::StreamVec;
use timely::dataflow::channels::pact::Exchange;
use timely::dataflow::operators::Operator;
use timely::dataflow::operators::core::OkErr;

use super::network::Network;
use super::spans::{Envelope, Processing, Spans};
use crate::Read;

/// A ledger whose bytes are valid XDR and whose transactions are paired by hash.
#[derive(Debug)]
pub struct Decoded {
    /// The bytes and whence they came.
    pub frame: Frame,
    /// Where the parts lie in them.
    pub spans: Spans,
    /// In application order.
    pub transactions: Vec<Applied>,
    /// The network under which the transactions hash to their results.
    pub network: Hash,
    /// Whether [`super::authenticate()`] checked the hashes.
    pub authenticated: bool,
}

/// A transaction: what was asked and what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Applied {
    /// The hash in its result, which is its envelope's.
    pub hash: Hash,
    /// Whether an earlier result has the same hash, as only edited ledgers have it.
    pub repeated: bool,
    /// What was asked.
    pub envelope: Envelope,
    /// What became of it.
    pub processing: Processing,
}

/// What flows from `decode` on: one ledger, shared by the operators of one worker.
pub type Ledgers<'scope> = StreamVec<'scope, Height, Rc<Decoded>>;

/// Decodes each ledger on the worker that its height falls to.
pub fn decode<'scope>(
    frames: StreamVec<'scope, Height, Read>,
    network: &Network,
) -> (Ledgers<'scope>, StreamVec<'scope, Height, Rejected>) {
    let network = network.clone();
    let by_height = Exchange::new(|read: &Read| {
        u64::from(read.as_ref().map_or_else(|rejected| rejected.height, |frame| frame.height).0)
    });
    frames
        .unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(by_height, "Decode", move |_, _| {
            move |input, output| {
                input.for_each_stamp(|capability, batches| {
                    let reads = batches.flat_map(|batch| batch.drain(..));
                    let decoded = reads.map(|read| read.and_then(|frame| of(frame, &network)));
                    output.session(&capability).give_iterator(decoded);
                });
            }
        })
        .ok_err(|decoded| decoded.map(Rc::new))
}

/// The ledger in `frame`.
///
/// # Errors
/// Rejected: invalid XDR; a height other than the frame's; a result without an envelope of its hash
/// (stellar-model A.3), as under a wrong network; metas that do not tell fees from effects (D24).
pub fn of(frame: Frame, network: &Network) -> Result<Decoded, Rejected> {
    let bytes = frame.bytes.as_slice();
    let spans = Spans::find(bytes).map_err(|error| {
        let offset = frame.offset + error.offset as u64;
        let place = Place { offset: Some(offset), ..place(&frame) };
        Rejected {
            height: frame.height,
            place,
            reason: format!("{} ({})", error.reason, error.path),
        }
    })?;
    let header = LedgerHeader::trusted(spans.header.of(bytes));
    let protocol = header.ledger_version();
    fits(&frame, &spans, header.ledger_seq()).map_err(|reason| Rejected {
        height: frame.height,
        place: place(&frame),
        reason,
    })?;
    let transactions = pair(&frame, &spans, network)?;
    let decoded =
        Decoded { network: network.id(), authenticated: false, frame, spans, transactions };
    decoded.transactions.iter().enumerate().try_for_each(|(ordinal, applied)| {
        told_apart(&decoded, applied, protocol)
            .map_err(|reason| decoded.rejected(Some(ordinal), None, reason))
    })?;
    Ok(decoded)
}

/// The last sequence that a signed 64-bit id can hold.
const LAST: u32 = u32::MAX >> 1;

/// Whether the ledger is the one that its frame claims, and ids can hold what is in it: 31 bits of
/// sequence, 20 of transactions, 12 of operations (SEP-35).
fn fits(frame: &Frame, spans: &Spans, sequence: u32) -> Result<(), String> {
    let transactions = spans.processing.len();
    let most = spans.envelopes.iter().map(|envelope| envelope.operations.count()).max();
    if sequence != frame.height.0 {
        Err(format!("the header says it is ledger {sequence}"))
    } else if sequence > LAST {
        Err(format!("ledger sequences end at {LAST}"))
    } else if transactions >= 1 << 20 {
        Err(format!("{transactions} transactions are more than ids can tell apart"))
    } else if most.is_some_and(|count| count >= 1 << 12) {
        Err("a transaction of more operations than ids can tell apart".into())
    } else {
        Ok(())
    }
}

/// Pairs each result with the envelope that hashes to its hash; of equal envelopes the last.
fn pair(frame: &Frame, spans: &Spans, network: &Network) -> Result<Vec<Applied>, Rejected> {
    let bytes = frame.bytes.as_slice();
    let mut by_hash =
        HashMap::with_capacity_and_hasher(spans.envelopes.len(), FixedState::default());
    let mut first = None;
    for envelope in &spans.envelopes {
        let hash = hash(bytes, envelope, network.id());
        first.get_or_insert(hash);
        by_hash.insert(hash, (*envelope, false));
    }
    let mut transactions = Vec::with_capacity(spans.processing.len());
    for (ordinal, processing) in spans.processing.iter().enumerate() {
        let hash =
            Hash(*TransactionResultPair::trusted(processing.pair.of(bytes)).transaction_hash());
        let Some((envelope, answered)) = by_hash.get_mut(&hash) else {
            let reason = match first {
                Some(first) if ordinal == 0 => format!(
                    "no envelope has this hash under network {network}: the first one's is {first}"
                ),
                _ => "no envelope has this hash".into(),
            };
            let transaction = u32::try_from(ordinal + 1).ok();
            let place = Place { transaction, hash: Some(hash), ..place(frame) };
            return Err(Rejected { height: frame.height, place, reason });
        };
        let repeated = std::mem::replace(answered, true);
        transactions.push(Applied { hash, repeated, envelope: *envelope, processing: *processing });
    }
    Ok(transactions)
}

/// The hash that signatures cover: SHA-256 of network id ‖ envelope type ‖ transaction.
///
/// An old envelope (`TransactionV0`) hashes as the `Transaction` that it stands for, whose source is
/// the same key behind the tag `KEY_TYPE_ED25519`; the rest of its bytes are the same.
fn hash(bytes: &[u8], envelope: &Envelope, network: Hash) -> Hash {
    match envelope.fee_bump {
        Some(fee_bump) => signed(network, &[TX_FEE_BUMP], fee_bump.of(bytes)),
        None if is_v0(bytes, envelope) => {
            signed(network, &[TX, [0; 4]], envelope.transaction.of(bytes))
        }
        None => signed(network, &[TX], envelope.transaction.of(bytes)),
    }
}

/// The hash of the transaction inside a fee bump, which is always a `Transaction`.
pub(crate) fn inner_hash(decoded: &Decoded, envelope: &Envelope) -> Hash {
    signed(decoded.network, &[TX], envelope.transaction.of(&decoded.frame.bytes))
}

fn signed(network: Hash, tags: &[[u8; 4]], transaction: &[u8]) -> Hash {
    let mut sha = Sha256::new();
    sha.update(network.0);
    tags.iter().for_each(|tag| sha.update(tag));
    sha.update(transaction);
    Hash(sha.finalize().into())
}

/// `ENVELOPE_TYPE_TX`.
const TX: [u8; 4] = [0, 0, 0, 2];
/// `ENVELOPE_TYPE_TX_FEE_BUMP`.
const TX_FEE_BUMP: [u8; 4] = [0, 0, 0, 5];

/// Whether the envelope is of type `ENVELOPE_TYPE_TX_V0`.
pub(crate) fn is_v0(bytes: &[u8], envelope: &Envelope) -> bool {
    envelope.whole.of(bytes).starts_with(&[0; 4])
}

/// Whether the meta tells fees from effects (D24).
fn told_apart(decoded: &Decoded, applied: &Applied, protocol: u32) -> Result<(), String> {
    let bytes = decoded.frame.bytes.as_slice();
    let version = applied.processing.meta.of(bytes).get(3).copied().unwrap_or_default();
    let no_fees = applied.processing.fee_changes.of(bytes) == [0; 4];
    match version {
        0 => Err("transaction meta V0 does not tell its operations' changes apart".into()),
        1 if protocol < 10 && !no_fees => Err(format!(
            "meta V2 required: meta V1 below protocol 10 (here {protocol}) mixes fees and effects"
        )),
        _ => Ok(()),
    }
}

/// Where a frame lies.
fn place(frame: &Frame) -> Place {
    Place { ledger: Some(frame.height), origin: Some(frame.origin.clone()), ..Place::default() }
}

impl Decoded {
    /// The header.
    pub fn header(&self) -> LedgerHeader<'_> {
        LedgerHeader::trusted(self.spans.header.of(&self.frame.bytes))
    }

    /// A rejection of this ledger, with the coordinates of a transaction and an operation in it,
    /// both counted from 0.
    pub fn rejected(
        &self,
        transaction: Option<usize>,
        operation: Option<usize>,
        reason: impl Into<String>,
    ) -> Rejected {
        let from_one = |ordinal: usize| u32::try_from(ordinal + 1).unwrap_or(u32::MAX);
        let hash = transaction.and_then(|at| self.transactions.get(at)).map(|applied| applied.hash);
        Rejected {
            height: self.frame.height,
            place: Place {
                transaction: transaction.map(from_one),
                operation: operation.map(from_one),
                hash,
                ..place(&self.frame)
            },
            reason: reason.into(),
        }
    }
}
