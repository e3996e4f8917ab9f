//! This closes one ledger: its transactions, their set, their results, and the header over both.

use stellar_xdr::{
    GeneralizedTransactionSet, Hash, LedgerCloseMeta, LedgerCloseMetaExt, LedgerCloseMetaExtV1,
    LedgerCloseMetaV2, LedgerCloseValueSignature, LedgerHeader, LedgerHeaderExt,
    LedgerHeaderHistoryEntry, LedgerHeaderHistoryEntryExt, NodeId, PublicKey, Signature,
    StellarValue, StellarValueExt, TimePoint, TransactionEnvelope, TransactionPhase,
    TransactionResultMetaV1, TransactionResultSet, TransactionSetV1, TxSetComponent,
    TxSetComponentTxsMaybeDiscountedFee, Uint256,
};

use super::accounts::Moment;
use super::contract_tokens::Step;
use super::events::Tokens;
use super::mix::{Kind, Mix};
use super::operations::State;
use super::soroban::{footprint, phase};
use super::xdr::{encoded, hash_of, list, sha256};
use super::{BASE_FEE, BASE_RESERVE, Chain, TOTAL_COINS};

impl Chain {
    /// The next ledger. Fees of all transactions are charged before the first is applied.
    pub(super) fn close(&mut self, sequence: u32) -> Vec<u8> {
        let at = moment(sequence);
        let tokens = Tokens::new(&self.accounts);
        let mut state = State {
            accounts: &mut self.accounts,
            draws: &mut self.draws,
            tokens: &tokens,
            market: &mut self.market,
            assets: &mut self.assets,
            contracts: &mut self.contracts,
            bound: usize::try_from(self.settings.accounts).unwrap_or(usize::MAX),
            at,
        };
        let kinds = kinds(&mut state, &self.settings.mix, self.settings.transactions);
        let mut plans: Vec<_> =
            kinds.into_iter().map(|(kind, step)| state.plan(kind, step)).collect();
        let (envelopes, mut metas): (Vec<_>, Vec<_>) =
            plans.iter_mut().map(|plan| state.carry_out(plan)).unzip();
        let given_back = plans.iter().zip(&mut metas);
        given_back.for_each(|(plan, meta)| state.give_back(plan, meta));
        self.fee_pool += plans.iter().map(|plan| plan.fee()).sum::<i64>();
        let tx_set = set_of(self.previous.clone(), envelopes);
        let results = metas.iter().map(|meta| meta.result.clone()).collect();
        let results = TransactionResultSet { results: list(results) };
        let protocol = self.settings.protocol;
        let archive = self.archive.as_mut();
        let sealed = archive.and_then(|archive| archive.apply(sequence, protocol, &metas));
        let header = self.header(at, hash_of(&tx_set), hash_of(&results), sealed);
        self.previous = hash_of(&header);
        encoded(&LedgerCloseMeta::V2(self.meta(header, tx_set, metas)))
    }

    fn meta(
        &mut self,
        header: LedgerHeader,
        tx_set: GeneralizedTransactionSet,
        metas: Vec<TransactionResultMetaV1>,
    ) -> LedgerCloseMetaV2 {
        let hash = self.previous.clone();
        let ext = LedgerHeaderHistoryEntryExt::V0;
        let ledger_header = LedgerHeaderHistoryEntry { hash, header, ext };
        if let Some(archive) = &mut self.archive {
            archive.close(&ledger_header);
        }
        let ext = LedgerCloseMetaExtV1 { soroban_fee_write1_kb: 1000, ..Default::default() };
        LedgerCloseMetaV2 {
            ext: LedgerCloseMetaExt::V1(ext),
            ledger_header,
            tx_set,
            tx_processing: list(metas),
            ..Default::default()
        }
    }

    /// Only a checkpoint that is archived says what its buckets hash to; others make it up.
    pub(super) fn header(
        &mut self,
        at: Moment,
        tx_set_hash: Hash,
        results: Hash,
        sealed: Option<Hash>,
    ) -> LedgerHeader {
        self.bucket_list = Hash(sha256(&[&self.bucket_list.0, &tx_set_hash.0, &results.0]));
        // Core keeps one hash in 50 here; how it ages them is left out.
        if at.ledger.is_multiple_of(50) {
            self.skip_list[0] = self.bucket_list.clone();
        }
        LedgerHeader {
            ledger_version: self.settings.protocol,
            previous_ledger_hash: self.previous.clone(),
            scp_value: value_of(tx_set_hash, at.close_time),
            tx_set_result_hash: results,
            bucket_list_hash: sealed.unwrap_or_else(|| self.bucket_list.clone()),
            ledger_seq: at.ledger,
            total_coins: TOTAL_COINS,
            fee_pool: self.fee_pool,
            inflation_seq: 0,
            id_pool: self.market.id_pool,
            base_fee: BASE_FEE,
            base_reserve: BASE_RESERVE,
            max_tx_set_size: self.settings.transactions.saturating_mul(3).max(1000),
            skip_list: self.skip_list.clone(),
            ext: LedgerHeaderExt::V0,
        }
    }
}

/// What the transactions do, in the order in which they are applied: contracts run last.
fn kinds(state: &mut State<'_>, mix: &Mix, count: u32) -> Vec<(Kind, Option<Step>)> {
    if state.opening() {
        return (0..count).map(|_| (Kind::Creates, None)).collect();
    }
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    let script = if mix.has(Kind::Tokens) { state.contracts.script(count) } else { &[] };
    let steps = script.iter().map(|step| (Kind::Tokens, Some(*step)));
    let mut kinds: Vec<_> = steps.collect();
    kinds.extend((script.len()..count).map(|_| (mix.draw(state.draws), None)));
    kinds.sort_by_key(|(kind, _)| kind.is_soroban());
    kinds
}

/// Five seconds a ledger, from a fixed start.
pub(super) fn moment(ledger: u32) -> Moment {
    Moment { ledger, close_time: 1_700_000_000 + 5 * u64::from(ledger) }
}

/// What the network agreed on, with a validator's signature that nobody has made.
fn value_of(tx_set_hash: Hash, close_time: u64) -> StellarValue {
    let half = sha256(&[b"validator", &tx_set_hash.0]);
    let signature = LedgerCloseValueSignature {
        node_id: NodeId(PublicKey::PublicKeyTypeEd25519(Uint256(sha256(&[b"validator"])))),
        signature: Signature([half, half].concat().try_into().expect("64 bytes")),
    };
    StellarValue {
        tx_set_hash,
        close_time: TimePoint(close_time),
        upgrades: Default::default(),
        ext: StellarValueExt::Signed(signature),
    }
}

/// The classic phase in one component, sorted as core sorts it: by the hash of whole envelopes.
/// What runs contracts is in the other.
fn set_of(
    previous_ledger_hash: Hash,
    envelopes: Vec<TransactionEnvelope>,
) -> GeneralizedTransactionSet {
    let (soroban, mut txs): (Vec<_>, Vec<_>) =
        envelopes.into_iter().partition(|envelope| footprint(envelope).is_some());
    txs.sort_by_cached_key(hash_of);
    let component =
        TxSetComponentTxsMaybeDiscountedFee { base_fee: Some(i64::from(BASE_FEE)), txs: list(txs) };
    let component = TxSetComponent::TxsetCompTxsMaybeDiscountedFee(component);
    let classic = if component_is_empty(&component) { Vec::new() } else { vec![component] };
    let phases = list(vec![TransactionPhase::V0(list(classic)), phase(soroban)]);
    GeneralizedTransactionSet::V1(TransactionSetV1 { previous_ledger_hash, phases })
}

fn component_is_empty(component: &TxSetComponent) -> bool {
    let TxSetComponent::TxsetCompTxsMaybeDiscountedFee(component) = component;
    component.txs.is_empty()
}
