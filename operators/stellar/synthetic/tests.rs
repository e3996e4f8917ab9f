//! These recompute, from the bytes alone, everything a generated ledger claims.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};
use stellar_xdr::{
    ContractEventBody, GeneralizedTransactionSet, Hash, LedgerCloseMeta, LedgerCloseMetaV2,
    LedgerEntryChange, LedgerEntryChanges, LedgerEntryData, LedgerKey, Limits, ReadXdr,
    Transaction, TransactionEnvelope, TransactionEventStage, TransactionMeta, TransactionMetaV4,
    TransactionPhase, TransactionResultMetaV1, TransactionResultResult, TransactionResultSet,
    TransactionSignaturePayload, TransactionSignaturePayloadTaggedTransaction, TrustLineAsset,
    TxSetComponent, WriteXdr,
};

use super::lumens::{lumens_contract, lumens_of};
use super::{Chain, Settings, TOTAL_COINS};

pub(super) fn small() -> Settings {
    Settings { transactions: 20, accounts: 60, seed: 7, ..Settings::default() }
}

pub(super) fn ledgers(settings: &Settings, count: usize) -> Vec<LedgerCloseMetaV2> {
    Chain::new(settings.clone()).take(count).map(|bytes| ledger(&bytes)).collect()
}

pub(super) fn ledger(bytes: &[u8]) -> LedgerCloseMetaV2 {
    match LedgerCloseMeta::from_xdr(bytes, Limits::none()).unwrap() {
        LedgerCloseMeta::V2(ledger) => ledger,
        _ => panic!("another version"),
    }
}

pub(super) fn sha256(bytes: &[u8]) -> Hash {
    Hash(Sha256::digest(bytes).into())
}

pub(super) fn hash_of(value: &impl WriteXdr) -> Hash {
    sha256(&value.to_xdr(Limits::none()).unwrap())
}

pub(super) fn envelopes(ledger: &LedgerCloseMetaV2) -> Vec<&TransactionEnvelope> {
    let GeneralizedTransactionSet::V1(set) = &ledger.tx_set;
    let mut all = Vec::new();
    for phase in set.phases.iter() {
        match phase {
            TransactionPhase::V0(components) => {
                for TxSetComponent::TxsetCompTxsMaybeDiscountedFee(one) in components.iter() {
                    all.extend(one.txs.iter());
                }
            }
            TransactionPhase::V1(parallel) => {
                let stages = parallel.execution_stages.iter();
                all.extend(stages.flat_map(|stage| stage.0.iter()).flat_map(|one| one.0.iter()));
            }
        }
    }
    all
}

fn signed_hash(network: &Hash, tagged: TransactionSignaturePayloadTaggedTransaction) -> Hash {
    let network_id = network.clone();
    hash_of(&TransactionSignaturePayload { network_id, tagged_transaction: tagged })
}

/// Outer hash, and inner hash of a fee bump.
fn hashes(network: &Hash, envelope: &TransactionEnvelope) -> (Hash, Option<Hash>) {
    use TransactionSignaturePayloadTaggedTransaction::{Tx, TxFeeBump};
    match envelope {
        TransactionEnvelope::Tx(one) => (signed_hash(network, Tx(one.tx.clone())), None),
        TransactionEnvelope::TxFeeBump(one) => {
            let stellar_xdr::FeeBumpTransactionInnerTx::Tx(inner) = &one.tx.inner_tx;
            let inner = signed_hash(network, Tx(inner.tx.clone()));
            (signed_hash(network, TxFeeBump(one.tx.clone())), Some(inner))
        }
        TransactionEnvelope::TxV0(one) => {
            (signed_hash(network, Tx(Transaction::from(one.tx.clone()))), None)
        }
    }
}

/// Checks header, set, results and the pairing of envelopes; yields the header's hash.
pub(super) fn assert_hashes(ledger: &LedgerCloseMetaV2, passphrase: &str) -> Hash {
    let (history, network) = (&ledger.ledger_header, sha256(passphrase.as_bytes()));
    assert_eq!(history.hash, hash_of(&history.header));
    assert_eq!(history.header.scp_value.tx_set_hash, hash_of(&ledger.tx_set));
    let GeneralizedTransactionSet::V1(set) = &ledger.tx_set;
    assert_eq!(set.previous_ledger_hash, history.header.previous_ledger_hash);
    let results: Vec<_> = ledger.tx_processing.iter().map(|one| one.result.clone()).collect();
    let results = TransactionResultSet { results: results.try_into().unwrap() };
    assert_eq!(history.header.tx_set_result_hash, hash_of(&results));
    let of_envelopes: BTreeMap<_, _> =
        envelopes(ledger).into_iter().map(|one| hashes(&network, one)).collect();
    let of_results = results.results.iter().map(|pair| {
        let inner = match &pair.result.result {
            TransactionResultResult::TxFeeBumpInnerSuccess(inner)
            | TransactionResultResult::TxFeeBumpInnerFailed(inner) => {
                Some(inner.transaction_hash.clone())
            }
            _ => None,
        };
        (pair.transaction_hash.clone(), inner)
    });
    assert_eq!(of_envelopes.len(), ledger.tx_processing.len());
    assert_eq!(of_envelopes, of_results.collect());
    history.hash.clone()
}

pub(super) fn meta(transaction: &TransactionResultMetaV1) -> &TransactionMetaV4 {
    match &transaction.tx_apply_processing {
        TransactionMeta::V4(meta) => meta,
        _ => panic!("another version"),
    }
}

/// The last image of every entry, as replaying all changes leaves it.
#[derive(Default)]
pub(super) struct Replay(pub(super) BTreeMap<LedgerKey, stellar_xdr::LedgerEntry>);

impl Replay {
    pub(super) fn ledger(&mut self, ledger: &LedgerCloseMetaV2) {
        let sequence = ledger.ledger_header.header.ledger_seq;
        let all = &ledger.tx_processing;
        all.iter().for_each(|one| self.changes(&one.fee_processing, sequence));
        for meta in all.iter().map(meta) {
            self.changes(&meta.tx_changes_before, sequence);
            meta.operations.iter().for_each(|one| self.changes(&one.changes, sequence));
            self.changes(&meta.tx_changes_after, sequence);
        }
        all.iter().for_each(|one| self.changes(&one.post_tx_apply_fee_processing, sequence));
    }

    fn changes(&mut self, changes: &LedgerEntryChanges, sequence: u32) {
        let mut stated = None;
        for change in changes.0.iter() {
            let before = stated.take();
            match change {
                LedgerEntryChange::State(entry) => {
                    // Only the root is older than the chain.
                    let known = self.0.entry(entry.to_key()).or_insert_with(|| entry.clone());
                    assert_eq!(known, entry);
                    stated = Some(entry.to_key());
                }
                LedgerEntryChange::Created(entry) => {
                    assert_eq!(entry.last_modified_ledger_seq, sequence);
                    assert_eq!(self.0.insert(entry.to_key(), entry.clone()), None);
                }
                LedgerEntryChange::Updated(entry) => {
                    assert_eq!(entry.last_modified_ledger_seq, sequence);
                    assert_eq!(before, Some(entry.to_key()));
                    self.0.insert(entry.to_key(), entry.clone());
                }
                LedgerEntryChange::Removed(key) => {
                    assert_eq!(before.as_ref(), Some(key));
                    assert!(self.0.remove(key).is_some());
                }
                LedgerEntryChange::Restored(_) => panic!("nothing is archived"),
            }
        }
    }

    /// All lumens but those of the fee pool.
    pub(super) fn lumens(&self, passphrase: &str) -> i64 {
        let contract = lumens_contract(sha256(passphrase.as_bytes()).0);
        self.0.values().map(|entry| lumens_of(entry, &contract)).sum()
    }
}

#[test]
fn every_ledger_decodes_and_encodes_to_the_same_bytes() {
    for bytes in Chain::new(small()).take(40) {
        let ledger = LedgerCloseMeta::from_xdr(&bytes, Limits::none()).unwrap();
        assert_eq!(ledger.to_xdr(Limits::none()).unwrap(), bytes);
    }
}

#[test]
fn all_links_and_hashes_hold() {
    let settings = Settings { first: 1000, ..small() };
    let mut previous = None;
    for (ledger, sequence) in ledgers(&settings, 60).iter().zip(1000..) {
        let header = &ledger.ledger_header.header;
        assert_eq!(header.ledger_seq, sequence);
        assert_eq!(header.scp_value.close_time.0, 1_700_000_000 + 5 * u64::from(sequence));
        assert!(previous.is_none_or(|hash| hash == header.previous_ledger_hash));
        previous = Some(assert_hashes(ledger, &settings.passphrase));
    }
}

#[test]
fn application_order_is_not_the_order_of_the_set() {
    let network = sha256(small().passphrase.as_bytes());
    let mut clustered = 0;
    for ledger in ledgers(&small(), 40) {
        let set: Vec<_> = envelopes(&ledger).iter().map(|one| hashes(&network, one).0).collect();
        let applied = ledger.tx_processing.iter().map(|one| one.result.transaction_hash.clone());
        assert_ne!(set, applied.collect::<Vec<_>>());
        let GeneralizedTransactionSet::V1(set) = &ledger.tx_set;
        let [TransactionPhase::V0(classic), TransactionPhase::V1(parallel)] = &set.phases[..]
        else {
            panic!("other phases");
        };
        let classic = classic.iter().flat_map(|component| {
            let TxSetComponent::TxsetCompTxsMaybeDiscountedFee(component) = component;
            component.txs.iter()
        });
        assert!(classic.is_sorted_by_key(hash_of));
        let clusters = || parallel.execution_stages.iter().flat_map(|stage| stage.0.iter());
        assert!(clusters().is_sorted_by_key(|cluster| hash_of(&cluster.0[0])));
        assert!(clusters().all(|cluster| cluster.0.iter().is_sorted_by_key(hash_of)));
        clustered += usize::from(clusters().count() > 1);
    }
    assert!(clustered > 5, "{clustered}");
}

#[test]
fn replaying_the_changes_finds_every_before_image_and_every_lumen() {
    let mut replay = Replay::default();
    for ledger in ledgers(&small(), 200) {
        replay.ledger(&ledger);
        let header = &ledger.ledger_header.header;
        assert_eq!(header.total_coins, TOTAL_COINS);
        assert_eq!(replay.lumens(&small().passphrase) + header.fee_pool, TOTAL_COINS);
    }
    let kinds: BTreeSet<_> = replay.0.keys().map(|key| key.name()).collect();
    let classic = ["Account", "Data", "LiquidityPool", "Offer", "Trustline"];
    let soroban = ["ContractCode", "ContractData", "Ttl"];
    assert_eq!(kinds, classic.into_iter().chain(soroban).collect());
}

#[test]
fn no_account_owns_less_than_its_reserve_and_subentries_are_counted() {
    let mut replay = Replay::default();
    ledgers(&small(), 200).iter().for_each(|ledger| replay.ledger(ledger));
    let mut owned = BTreeMap::new();
    for entry in replay.0.values() {
        match &entry.data {
            LedgerEntryData::Trustline(line) => {
                let shares = matches!(line.asset, TrustLineAsset::PoolShare(_));
                *owned.entry(&line.account_id).or_default() += if shares { 2 } else { 1 };
            }
            LedgerEntryData::Offer(offer) => *owned.entry(&offer.seller_id).or_default() += 1,
            LedgerEntryData::Data(entry) => *owned.entry(&entry.account_id).or_default() += 1,
            _ => {}
        }
    }
    for entry in replay.0.values() {
        if let LedgerEntryData::Account(account) = &entry.data {
            let owned = owned.get(&account.account_id).copied().unwrap_or(0u32);
            assert_eq!(account.num_sub_entries, owned);
            assert!(account.balance >= i64::from(2 + owned) * 5_000_000);
        }
    }
}

#[test]
fn sequence_numbers_rise_by_one_in_application_order() {
    let network = sha256(small().passphrase.as_bytes());
    let mut last = BTreeMap::new();
    for ledger in ledgers(&small(), 60) {
        let by_hash: BTreeMap<_, _> =
            envelopes(&ledger).into_iter().map(|one| (hashes(&network, one).0, one)).collect();
        for one in ledger.tx_processing.iter() {
            let tx = match by_hash[&one.result.transaction_hash] {
                TransactionEnvelope::Tx(one) => &one.tx,
                TransactionEnvelope::TxFeeBump(one) => match &one.tx.inner_tx {
                    stellar_xdr::FeeBumpTransactionInnerTx::Tx(inner) => &inner.tx,
                },
                TransactionEnvelope::TxV0(_) => panic!("obsolete"),
            };
            let source = tx.source_account.clone().account_id();
            let sequence = tx.seq_num.0;
            if let Some(last) = last.insert(source, sequence) {
                assert_eq!(sequence, last + 1);
            }
        }
    }
}

#[test]
fn the_fee_of_a_result_is_what_its_payer_lost() {
    let mut refunded = 0;
    for ledger in ledgers(&small(), 60) {
        for one in ledger.tx_processing.iter() {
            let balance = |change: &LedgerEntryChange| match change {
                LedgerEntryChange::State(entry) | LedgerEntryChange::Updated(entry) => {
                    match &entry.data {
                        LedgerEntryData::Account(account) => account.balance,
                        _ => panic!("a fee changes accounts"),
                    }
                }
                _ => panic!("a fee updates"),
            };
            let lost = |changes: &LedgerEntryChanges| match &changes.0[..] {
                [before, after] => balance(before) - balance(after),
                _ => panic!("one account"),
            };
            let (charged, refunds) = (lost(&one.fee_processing), &one.post_tx_apply_fee_processing);
            let refund = if refunds.0.is_empty() { 0 } else { -lost(refunds) };
            assert_eq!(charged - refund, one.result.result.fee_charged);
            let told = meta(one).events.iter().map(|event| {
                let ContractEventBody::V0(body) = &event.event.body;
                (event.stage, i128::try_from(body.data.clone()).unwrap())
            });
            let before = (TransactionEventStage::BeforeAllTxs, i128::from(charged));
            let after = (TransactionEventStage::AfterAllTxs, -i128::from(refund));
            let expected = [before, after].into_iter().filter(|(_, amount)| *amount != 0);
            assert!(told.eq(expected));
            refunded += usize::from(refund > 0);
        }
    }
    assert!(refunded > 50, "{refunded}");
}

#[test]
fn a_failing_transaction_has_results_and_a_fee_but_no_operations() {
    let mut failed = 0;
    for ledger in ledgers(&small(), 100) {
        for one in ledger.tx_processing.iter() {
            let (fails, count) = match &one.result.result.result {
                TransactionResultResult::TxSuccess(results) => (false, results.len()),
                TransactionResultResult::TxFailed(results) => (true, results.len()),
                TransactionResultResult::TxFeeBumpInnerSuccess(_) => (false, 1),
                TransactionResultResult::TxFeeBumpInnerFailed(_) => (true, 1),
                other => panic!("{}", other.name()),
            };
            assert!(count > 0);
            assert_eq!(meta(one).operations.is_empty(), fails);
            failed += usize::from(fails);
        }
    }
    assert!((50..200).contains(&failed), "{failed} of 2000 failed");
}

#[test]
fn the_same_settings_make_the_same_bytes() {
    let mut digest = Sha256::new();
    Chain::new(small()).take(20).for_each(|bytes| digest.update(bytes));
    let digest = Hash(digest.finalize().into()).to_string();
    assert_eq!(digest, "0868f731ae738580033e43931550abc7e7f952f40e1924165b4ffc5446b9e6ee");
    let other = Settings { seed: 8, ..small() };
    assert_ne!(Chain::new(other).next(), Chain::new(small()).next());
}

#[test]
fn the_mix_decides_what_occurs() {
    let settings = Settings { mix: "entries=1,trust=3".parse().unwrap(), ..small() };
    let mut counts = BTreeMap::new();
    for ledger in &ledgers(&settings, 100)[10..] {
        for envelope in envelopes(ledger) {
            if let TransactionEnvelope::Tx(one) = envelope {
                *counts.entry(one.tx.operations[0].body.name()).or_insert(0) += 1;
            }
        }
    }
    let (entries, trust) = (counts["ManageData"], counts["ChangeTrust"]);
    assert!(trust > 2 * entries && trust < 4 * entries, "{counts:?}");
    assert!(!counts.contains_key("CreateAccount") && !counts.contains_key("PathPaymentStrictSend"));
}

#[test]
fn settings_out_of_range_are_brought_into_it() {
    let settings =
        Settings { transactions: 0, accounts: 0, first: 0, protocol: 0, ..Settings::default() };
    let ledger = &ledgers(&settings, 1)[0];
    assert_eq!(ledger.ledger_header.header.ledger_seq, 2);
    assert_eq!(ledger.ledger_header.header.ledger_version, 23);
    assert_hashes(ledger, &settings.passphrase);
    let last = Settings { first: u32::MAX, transactions: 1, ..settings };
    assert_eq!(Chain::new(last).count(), 1);
}

#[test]
fn the_root_is_the_key_that_core_derives_from_the_network() {
    let ledger = &ledgers(&Settings { transactions: 1, ..Settings::default() }, 1)[0];
    let root = match &ledger.tx_processing[0].fee_processing.0[0] {
        LedgerEntryChange::State(entry) => entry.data.clone(),
        _ => panic!("a fee states its payer first"),
    };
    let LedgerEntryData::Account(root) = root else { panic!("an account pays") };
    let address = "GBZXN7PIRZGNMHGA7MUUUF4GWPY5AYPV6LY4UV2GL6VJGIQRXFDNMADI";
    assert_eq!(root.account_id.to_string(), address);
}
