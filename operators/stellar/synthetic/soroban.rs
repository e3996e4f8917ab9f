//! This gives a transaction what it needs to run contracts: footprint, resources, fees, phase.

use std::collections::BTreeSet;

use stellar_xdr::{
    ContractDataDurability, ContractDataEntry, ContractExecutable, ContractId, DependentTxCluster,
    ExtensionPoint, FeeBumpTransactionInnerTx, Hash, HostFunction, InvokeContractArgs,
    InvokeHostFunctionOp, InvokeHostFunctionResult, InvokeHostFunctionSuccessPreImage, LedgerEntry,
    LedgerEntryChange, LedgerEntryData, LedgerFootprint, LedgerKey, LedgerKeyContractData,
    OperationBody, OperationResult, OperationResultTr, ParallelTxExecutionStage,
    ParallelTxsComponent, ScAddress, ScContractInstance, ScMap, ScVal, SorobanAuthorizationEntry,
    SorobanAuthorizedFunction, SorobanAuthorizedInvocation, SorobanCredentials, SorobanResources,
    SorobanTransactionData, SorobanTransactionDataExt, SorobanTransactionMetaExt,
    SorobanTransactionMetaExtV1, SorobanTransactionMetaV2, Transaction, TransactionEnvelope,
    TransactionExt, TransactionPhase, TtlEntry, VecM,
};

use super::BASE_FEE;
use super::accounts::{Moment, entry_of};
use super::draw::Draws;
use super::operations::Applied;
use super::values::name;
use super::xdr::{hash_of, list};

/// For how many ledgers a new entry is paid.
const LIFE: u32 = 2_073_600;

/// What a transaction pays for resources.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resources {
    kept: i64,
    refundable: i64,
    /// What of the refundable part a success uses up.
    used: i64,
}

impl Resources {
    pub(super) fn drawn(draws: &mut Draws) -> Self {
        let (kept, refundable) = (10_000 + draws.amount(20_000), 10_000 + draws.amount(30_000));
        Self { kept, refundable, used: draws.amount(refundable) }
    }

    /// What is charged at first.
    pub(super) fn fee(&self) -> i64 {
        self.kept + self.refundable
    }

    fn used(&self, fails: bool) -> i64 {
        if fails { 0 } else { self.used }
    }

    /// What is given back at last.
    pub(super) fn refund(&self, fails: bool) -> i64 {
        self.refundable - self.used(fails)
    }

    /// The footprint is what the call read and what it changed, and each entry once.
    pub(super) fn ext(&self, applied: &Applied) -> TransactionExt {
        let written: BTreeSet<_> = applied.changes.iter().filter_map(written).collect();
        let read = applied.read.iter().filter(|key| !written.contains(key)).cloned();
        let footprint = LedgerFootprint {
            read_only: list(read.collect()),
            read_write: list(written.iter().cloned().collect()),
        };
        let resources = SorobanResources {
            footprint,
            instructions: 2_000_000,
            disk_read_bytes: 1_000,
            write_bytes: 1_000,
        };
        let (ext, resource_fee) = (SorobanTransactionDataExt::V0, self.fee());
        TransactionExt::V1(SorobanTransactionData { ext, resources, resource_fee })
    }

    pub(super) fn meta(&self, fails: bool, applied: &Applied) -> SorobanTransactionMetaV2 {
        let ext = SorobanTransactionMetaExtV1 {
            ext: ExtensionPoint::V0,
            total_non_refundable_resource_fee_charged: self.kept,
            total_refundable_resource_fee_charged: self.used(fails),
            rent_fee_charged: self.used(fails) / 2,
        };
        let ext = SorobanTransactionMetaExt::V1(ext);
        SorobanTransactionMetaV2 { ext, return_value: applied.returned.clone() }
    }
}

/// The key that a change writes; how long an entry lives is in no footprint.
fn written(change: &LedgerEntryChange) -> Option<LedgerKey> {
    let key = match change {
        LedgerEntryChange::Created(entry)
        | LedgerEntryChange::Updated(entry)
        | LedgerEntryChange::State(entry)
        | LedgerEntryChange::Restored(entry) => entry.to_key(),
        LedgerEntryChange::Removed(key) => key.clone(),
    };
    (!matches!(key, LedgerKey::Ttl(_))).then_some(key)
}

impl Applied {
    /// A host function that has not done anything yet, and fails if it never does.
    pub(super) fn hosted(
        source: usize,
        host_function: HostFunction,
        authorized: Option<SorobanAuthorizedFunction>,
    ) -> Self {
        let entry = |function| {
            let sub_invocations = VecM::default();
            SorobanAuthorizationEntry {
                credentials: SorobanCredentials::SourceAccount,
                root_invocation: SorobanAuthorizedInvocation { function, sub_invocations },
            }
        };
        let auth = list(authorized.into_iter().map(entry).collect());
        let body = InvokeHostFunctionOp { host_function, auth };
        let result = OperationResultTr::InvokeHostFunction(InvokeHostFunctionResult::Trapped);
        Self::new(source, OperationBody::InvokeHostFunction(body), result)
    }

    /// A call of a contract, which its source authorizes.
    pub(super) fn called(
        source: usize,
        contract: &ContractId,
        function: &str,
        args: Vec<ScVal>,
    ) -> Self {
        let call = InvokeContractArgs {
            contract_address: ScAddress::Contract(contract.clone()),
            function_name: name(function),
            args: list(args),
        };
        let authorized = SorobanAuthorizedFunction::ContractFn(call.clone());
        let host_function = HostFunction::InvokeContract(call);
        let mut called = Self::hosted(source, host_function, Some(authorized));
        called.read.push(instance_key(contract));
        called
    }

    /// Makes a success of it: its result commits to what it returned and said.
    pub(super) fn returns(mut self, return_value: ScVal) -> Self {
        self.returned = Some(return_value.clone());
        let events = list(self.events.clone());
        let hash = hash_of(&InvokeHostFunctionSuccessPreImage { return_value, events });
        let result = InvokeHostFunctionResult::Success(hash);
        self.result = OperationResult::OpInner(OperationResultTr::InvokeHostFunction(result));
        self
    }

    /// Creates an entry and how long it lives.
    pub(super) fn create(&mut self, data: LedgerEntryData, at: Moment) {
        let entry = entry_of(at.ledger, data);
        let key_hash = hash_of(&entry.to_key());
        let ttl = TtlEntry { key_hash, live_until_ledger_seq: at.ledger.saturating_add(LIFE - 1) };
        self.changes.push(LedgerEntryChange::Created(entry));
        let ttl = entry_of(at.ledger, LedgerEntryData::Ttl(ttl));
        self.changes.push(LedgerEntryChange::Created(ttl));
    }

    pub(super) fn update(&mut self, before: LedgerEntry, after: LedgerEntry) {
        self.changes.push(LedgerEntryChange::State(before));
        self.changes.push(LedgerEntryChange::Updated(after));
    }
}

/// What a contract keeps under a key.
pub(super) fn kept(contract: &ContractId, key: ScVal, val: ScVal) -> LedgerEntryData {
    LedgerEntryData::ContractData(ContractDataEntry {
        ext: ExtensionPoint::V0,
        contract: ScAddress::Contract(contract.clone()),
        key,
        durability: ContractDataDurability::Persistent,
        val,
    })
}

pub(super) fn instance(
    contract: &ContractId,
    executable: ContractExecutable,
    storage: ScMap,
) -> LedgerEntryData {
    let instance = ScContractInstance { executable, storage: Some(storage) };
    kept(contract, ScVal::LedgerKeyContractInstance, ScVal::ContractInstance(instance))
}

pub(super) fn instance_key(contract: &ContractId) -> LedgerKey {
    LedgerKey::ContractData(LedgerKeyContractData {
        contract: ScAddress::Contract(contract.clone()),
        key: ScVal::LedgerKeyContractInstance,
        durability: ContractDataDurability::Persistent,
    })
}

/// What a transaction may touch, if it runs contracts.
pub(super) fn footprint(envelope: &TransactionEnvelope) -> Option<&LedgerFootprint> {
    match &transaction(envelope)?.ext {
        TransactionExt::V1(soroban) => Some(&soroban.resources.footprint),
        TransactionExt::V0 => None,
    }
}

fn transaction(envelope: &TransactionEnvelope) -> Option<&Transaction> {
    match envelope {
        TransactionEnvelope::Tx(one) => Some(&one.tx),
        TransactionEnvelope::TxFeeBump(one) => {
            let FeeBumpTransactionInnerTx::Tx(inner) = &one.tx.inner_tx;
            Some(&inner.tx)
        }
        TransactionEnvelope::TxV0(_) => None,
    }
}

/// Transactions that must follow each other, and what they touch.
#[derive(Default)]
struct Cluster {
    reads: BTreeSet<LedgerKey>,
    writes: BTreeSet<LedgerKey>,
    transactions: Vec<(Hash, TransactionEnvelope)>,
}

impl Cluster {
    fn of(envelope: TransactionEnvelope) -> Self {
        let (mut reads, mut writes) = <(BTreeSet<_>, BTreeSet<_>)>::default();
        if let Some(footprint) = footprint(&envelope) {
            reads.extend(footprint.read_only.iter().cloned());
            writes.extend(footprint.read_write.iter().cloned());
        }
        let source = transaction(&envelope).map(|tx| tx.source_account.clone().account_id());
        let account = |account_id| stellar_xdr::LedgerKeyAccount { account_id };
        writes.extend(source.map(account).map(LedgerKey::Account));
        Self { reads, writes, transactions: vec![(hash_of(&envelope), envelope)] }
    }

    fn depends(&self, other: &Self) -> bool {
        !self.writes.is_disjoint(&other.writes)
            || !self.writes.is_disjoint(&other.reads)
            || !self.reads.is_disjoint(&other.writes)
    }

    fn join(mut self, other: Self) -> Self {
        self.reads.extend(other.reads);
        self.writes.extend(other.writes);
        self.transactions.extend(other.transactions);
        self
    }
}

/// The parallel phase: one stage of clusters that share nothing, all in the order of hashes.
pub(super) fn phase(envelopes: Vec<TransactionEnvelope>) -> TransactionPhase {
    let mut clusters = Vec::<Cluster>::new();
    for envelope in envelopes {
        let one = Cluster::of(envelope);
        let (joined, apart): (Vec<_>, Vec<_>) =
            clusters.into_iter().partition(|cluster| cluster.depends(&one));
        clusters = apart;
        clusters.push(joined.into_iter().fold(one, Cluster::join));
    }
    let sorted = clusters.into_iter().map(|cluster| {
        let mut transactions = cluster.transactions;
        transactions.sort_by(|(one, _), (other, _)| one.cmp(other));
        transactions
    });
    let mut clusters: Vec<_> = sorted.collect();
    clusters.sort_by(|one, other| one.first().map(|it| &it.0).cmp(&other.first().map(|it| &it.0)));
    let envelopes = |cluster: Vec<(Hash, TransactionEnvelope)>| {
        DependentTxCluster(list(cluster.into_iter().map(|(_, envelope)| envelope).collect()))
    };
    let clusters: Vec<_> = clusters.into_iter().map(envelopes).collect();
    if clusters.is_empty() {
        return TransactionPhase::V1(ParallelTxsComponent::default());
    }
    let execution_stages = list(vec![ParallelTxExecutionStage(list(clusters))]);
    let base_fee = Some(i64::from(BASE_FEE));
    TransactionPhase::V1(ParallelTxsComponent { base_fee, execution_stages })
}
