//! Hand-made ledgers: minimal transactions whose results, changes and events a test chooses.

use std::sync::Arc;

use ledgerflow_records::state_change::Change;
use ledgerflow_records::{Address, Frame, Height, Rejected, StateChange};
use stellar_xdr as xdr;

use super::assets::{Asset, Assets};
pub(crate) use super::wrapped::{Applied, Header, changes, ledger, list};
use crate::stellar::decode::{self, Decoded};
use crate::stellar::network::Network;

/// Decodes a hand-made ledger.
pub(crate) fn decoded(bytes: Vec<u8>, sequence: u32, network: &Network) -> Decoded {
    let height = Height(sequence);
    let frame =
        Frame { height, bytes: Arc::new(bytes), origin: "made".into(), offset: 0, counts: true };
    decode::of(frame, network).unwrap_or_else(|rejected| panic!("{rejected}"))
}

/// An operation, and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) source: Option<xdr::MuxedAccount>,
    pub(crate) body: xdr::OperationBody,
    pub(crate) result: xdr::OperationResultTr,
    pub(crate) changes: Vec<xdr::LedgerEntryChange>,
    pub(crate) events: Vec<xdr::ContractEvent>,
}

/// A transaction in the making: by `A`, successful, for a fee of 100.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) protocol: u32,
    /// Of its meta: 2, 3 or 4.
    pub(crate) version: u32,
    pub(crate) source: xdr::MuxedAccount,
    pub(crate) fee_source: Option<xdr::MuxedAccount>,
    pub(crate) fee: i64,
    pub(crate) memo: xdr::Memo,
    pub(crate) failed: bool,
    /// Whether it carries Soroban resources.
    pub(crate) soroban: bool,
    pub(crate) steps: Vec<Step>,
    pub(crate) fee_changes: Vec<xdr::LedgerEntryChange>,
    pub(crate) changes_after: Vec<xdr::LedgerEntryChange>,
    pub(crate) post_fee_changes: Vec<xdr::LedgerEntryChange>,
    /// Of the transaction itself, not of its operations; in a meta of version 4.
    pub(crate) events: Vec<xdr::TransactionEvent>,
}

impl Made {
    pub(crate) fn of(steps: Vec<Step>) -> Self {
        Self {
            protocol: 25,
            version: 4,
            source: muxed('A'),
            fee_source: None,
            fee: 100,
            memo: xdr::Memo::None,
            failed: false,
            soroban: false,
            steps,
            fee_changes: Vec::new(),
            changes_after: Vec::new(),
            post_fee_changes: Vec::new(),
            events: Vec::new(),
        }
    }

    /// The rows of a ledger of this transaction alone, on the standalone network.
    pub(crate) fn rows(&self) -> Result<Vec<StateChange>, Rejected> {
        let header = Header { protocol: self.protocol, sequence: 7, close_time: 0 };
        let bytes = ledger(header, vec![self.applied()]);
        let ledger = decoded(bytes, 7, &Network::of("standalone").unwrap());
        super::rows(&ledger)
    }

    /// Those rows of the transfers' stream, one [`line`] each.
    pub(crate) fn lines(&self) -> Vec<String> {
        let rows = self.rows().unwrap_or_else(|rejected| panic!("{rejected}"));
        rows.iter().filter(|row| row.id < 1 << 28).map(line).collect()
    }

    pub(crate) fn applied(&self) -> Applied {
        let network = Network::of("standalone").unwrap().id().0;
        let envelope = self.envelope();
        let results =
            self.steps.iter().map(|step| xdr::OperationResult::OpInner(step.result.clone()));
        let results = list(results.collect());
        let result = match (self.failed, &envelope) {
            (false, xdr::TransactionEnvelope::TxFeeBump(_)) => {
                let mut pair = xdr::InnerTransactionResultPair::default();
                pair.result.result = xdr::InnerTransactionResultResult::TxSuccess(results);
                xdr::TransactionResultResult::TxFeeBumpInnerSuccess(pair)
            }
            (true, xdr::TransactionEnvelope::TxFeeBump(_)) => {
                let mut pair = xdr::InnerTransactionResultPair::default();
                pair.result.result = xdr::InnerTransactionResultResult::TxFailed(results);
                xdr::TransactionResultResult::TxFeeBumpInnerFailed(pair)
            }
            (false, _) => xdr::TransactionResultResult::TxSuccess(results),
            (true, _) => xdr::TransactionResultResult::TxFailed(results),
        };
        Applied {
            pair: xdr::TransactionResultPair {
                transaction_hash: xdr::Hash(envelope.hash(network).unwrap()),
                result: xdr::TransactionResult {
                    fee_charged: self.fee,
                    result,
                    ext: xdr::TransactionResultExt::V0,
                },
            },
            envelope,
            fee_changes: self.fee_changes.clone(),
            meta: self.meta(),
            post_fee_changes: self.post_fee_changes.clone(),
        }
    }

    fn envelope(&self) -> xdr::TransactionEnvelope {
        let operations = self.steps.iter().map(|step| xdr::Operation {
            source_account: step.source.clone(),
            body: step.body.clone(),
        });
        let transaction = xdr::Transaction {
            source_account: self.source.clone(),
            fee: 100,
            seq_num: xdr::SequenceNumber(5),
            memo: self.memo.clone(),
            operations: list(operations.collect()),
            ext: match self.soroban {
                true => xdr::TransactionExt::V1(xdr::SorobanTransactionData::default()),
                false => xdr::TransactionExt::V0,
            },
            ..Default::default()
        };
        let envelope =
            xdr::TransactionV1Envelope { tx: transaction, signatures: xdr::VecM::default() };
        let Some(fee_source) = self.fee_source.clone() else {
            return xdr::TransactionEnvelope::Tx(envelope);
        };
        let inner_tx = xdr::FeeBumpTransactionInnerTx::Tx(envelope);
        let ext = xdr::FeeBumpTransactionExt::V0;
        let tx = xdr::FeeBumpTransaction { fee_source, fee: 200, inner_tx, ext };
        let signatures = xdr::VecM::default();
        xdr::TransactionEnvelope::TxFeeBump(xdr::FeeBumpTransactionEnvelope { tx, signatures })
    }

    fn meta(&self) -> xdr::TransactionMeta {
        let steps: &[Step] = if self.failed { &[] } else { &self.steps };
        let plain = |step: &Step| xdr::OperationMeta { changes: changes(step.changes.clone()) };
        let tx_changes_after = changes(self.changes_after.clone());
        match self.version {
            2 => xdr::TransactionMeta::V2(xdr::TransactionMetaV2 {
                operations: list(steps.iter().map(plain).collect()),
                tx_changes_after,
                ..Default::default()
            }),
            3 => xdr::TransactionMeta::V3(xdr::TransactionMetaV3 {
                operations: list(steps.iter().map(plain).collect()),
                tx_changes_after,
                soroban_meta: self.soroban.then(|| xdr::SorobanTransactionMeta {
                    events: list(steps.iter().flat_map(|step| step.events.clone()).collect()),
                    ..Default::default()
                }),
                ..Default::default()
            }),
            _ => xdr::TransactionMeta::V4(xdr::TransactionMetaV4 {
                operations: list(steps.iter().map(with_events).collect()),
                tx_changes_after,
                events: list(self.events.clone()),
                ..Default::default()
            }),
        }
    }
}

fn with_events(step: &Step) -> xdr::OperationMetaV2 {
    xdr::OperationMetaV2 {
        ext: xdr::ExtensionPoint::V0,
        changes: changes(step.changes.clone()),
        events: list(step.events.clone()),
    }
}

/// The key of the account of that letter.
pub(crate) fn key(letter: char) -> [u8; 32] {
    [u8::try_from(letter).unwrap(); 32]
}

pub(crate) fn id(letter: char) -> xdr::AccountId {
    xdr::AccountId(xdr::PublicKey::PublicKeyTypeEd25519(xdr::Uint256(key(letter))))
}

pub(crate) fn muxed(letter: char) -> xdr::MuxedAccount {
    xdr::MuxedAccount::Ed25519(xdr::Uint256(key(letter)))
}

/// The asset of a code of up to four letters.
pub(crate) fn credit(code: &str, issuer: char) -> xdr::Asset {
    let mut asset_code = [0; 4];
    asset_code.iter_mut().zip(code.bytes()).for_each(|(into, letter)| *into = letter);
    let asset_code = xdr::AssetCode4(asset_code);
    xdr::Asset::CreditAlphanum4(xdr::AlphaNum4 { asset_code, issuer: id(issuer) })
}

/// An entry around this.
pub(crate) fn entry(data: xdr::LedgerEntryData) -> xdr::LedgerEntry {
    xdr::LedgerEntry { last_modified_ledger_seq: 7, data, ext: xdr::LedgerEntryExt::V0 }
}

pub(crate) fn account(letter: char, balance: i64) -> xdr::LedgerEntry {
    let account_id = id(letter);
    let account = xdr::AccountEntry { account_id, balance, ..Default::default() };
    entry(xdr::LedgerEntryData::Account(account))
}

/// STATE and UPDATED.
pub(crate) fn updated(
    before: xdr::LedgerEntry,
    after: xdr::LedgerEntry,
) -> Vec<xdr::LedgerEntryChange> {
    vec![xdr::LedgerEntryChange::State(before), xdr::LedgerEntryChange::Updated(after)]
}

/// A balance row as `operation REASON account amount token #customer`, an account row with whom it
/// names; accounts by letter, tokens by code and issuer's letter.
pub(crate) fn line(row: &StateChange) -> String {
    let place = row.operation.map_or_else(|| "fee".into(), |index| index.to_string());
    let reason = row.reason.name();
    let account = letter(&row.account);
    match &row.what {
        Change::Balance { token, amount, to_muxed_id } => {
            let customer = to_muxed_id.map(|id| format!(" #{id}")).unwrap_or_default();
            format!("{place} {reason} {account} {amount} {}{customer}", code(token))
        }
        Change::Created(other) | Change::Merged(other) => {
            format!("{place} {reason} {account} {}", letter(other))
        }
        other => format!("{place} {reason} {account} {other:?}"),
    }
}

fn letter(address: &Address) -> String {
    let letter = char::from(address.key()[0]);
    if let Address::Account(_) = address { letter.into() } else { format!("{address:?}") }
}

fn code(token: &[u8; 32]) -> String {
    let mut assets = Assets::new(Network::of("standalone").unwrap().id());
    let credits = ["USD", "BTC", "ETH"].into_iter().flat_map(|code| {
        ('A'..='Z').map(move |issuer| {
            let mut padded = [0; 4];
            padded[..3].copy_from_slice(code.as_bytes());
            (format!("{code}:{issuer}"), Asset::Alphanum4(padded, key(issuer)))
        })
    });
    let mut known = std::iter::once(("XLM".to_owned(), Asset::Native)).chain(credits);
    let found = known.find(|(_, asset)| assets.token(asset) == *token);
    found.map_or_else(|| format!("{token:?}"), |(name, _)| name)
}
