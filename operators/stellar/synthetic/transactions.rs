//! This turns planned transactions into envelopes, results and metadata.

use stellar_xdr::{
    ExtensionPoint, FeeBumpTransaction, FeeBumpTransactionEnvelope, FeeBumpTransactionExt,
    FeeBumpTransactionInnerTx, Hash, InnerTransactionResult, InnerTransactionResultExt,
    InnerTransactionResultPair, InnerTransactionResultResult, LedgerEntryChange, Memo,
    OperationMetaV2, OperationResult, Preconditions, SequenceNumber, TimeBounds, TimePoint,
    Transaction, TransactionEnvelope, TransactionExt, TransactionMeta, TransactionMetaV4,
    TransactionResult, TransactionResultExt, TransactionResultMetaV1, TransactionResultPair,
    TransactionResultResult, TransactionV1Envelope, VecM,
};

use super::accounts::{ISSUER, ROOT};
use super::contract_tokens::Step;
use super::mix::Kind;
use super::operations::{Applied, State};
use super::soroban::Resources;
use super::xdr::{changes, content_hash, list, signed, unmuxed};
use super::{BASE_FEE, ENOUGH};

/// A transaction whose fee is charged and whose operations are still to be drawn.
pub(super) struct Plan {
    kind: Kind,
    source: usize,
    /// Who pays the fee; another than the source makes it a fee bump.
    payer: usize,
    count: u32,
    fails: bool,
    /// What it pays for running contracts, if it does.
    resources: Option<Resources>,
    /// What it must do, if it is one of the beginning.
    step: Option<Step>,
    fee_changes: Vec<LedgerEntryChange>,
}

impl Plan {
    fn bumps(&self) -> bool {
        self.payer != self.source
    }

    /// A fee bump pays as for one operation more (CAP-15).
    fn charged(&self) -> i64 {
        let included = BASE_FEE * (self.count + u32::from(self.bumps()));
        i64::from(included) + self.resource_fee()
    }

    fn resource_fee(&self) -> i64 {
        self.resources.map_or(0, |resources| resources.fee())
    }

    fn refund(&self) -> i64 {
        self.resources.map_or(0, |resources| resources.refund(self.fails))
    }

    /// What it costs in the end.
    pub(super) fn fee(&self) -> i64 {
        self.charged() - self.refund()
    }
}

impl State<'_> {
    /// Whether accounts are still too few for anything but opening more.
    pub(super) fn opening(&self) -> bool {
        self.accounts.all.len() < self.bound.min(ENOUGH)
    }

    /// Draws who does what, and charges the fee as core does before anything is applied.
    pub(super) fn plan(&mut self, kind: Kind, step: Option<Step>) -> Plan {
        let source = match kind {
            Kind::Creates => ROOT,
            _ => self.solvent(ISSUER),
        };
        let bumps = !self.opening() && self.draws.one_in(10);
        let payer = if bumps { self.solvent(source) } else { source };
        let fails = kind != Kind::Creates && step.is_none() && self.draws.one_in(20);
        let count = match kind {
            Kind::Trust if !fails => 2,
            Kind::Sac | Kind::Tokens => 1,
            _ => [1, 1, 1, 2, 3][self.draws.index(5)],
        };
        let resources = kind.is_soroban().then(|| Resources::drawn(self.draws));
        let fee_changes = Vec::new();
        let mut plan = Plan { kind, source, payer, count, fails, resources, step, fee_changes };
        let fee = plan.charged();
        self.accounts.add(payer, -fee, self.at, &mut plan.fee_changes);
        plan
    }

    /// An account other than `from` that can pay many fees.
    fn solvent(&mut self, from: usize) -> usize {
        let drawn = self.other(from);
        if self.accounts.all[drawn].spendable() < 100_000 { ROOT } else { drawn }
    }

    /// Applies a planned transaction and writes it down, but for what is given back at last.
    pub(super) fn carry_out(
        &mut self,
        plan: &mut Plan,
    ) -> (TransactionEnvelope, TransactionResultMetaV1) {
        let mut before = Vec::new();
        if plan.bumps() {
            self.accounts.edit(plan.payer, self.at, &mut before, |_| ());
        }
        self.accounts.bump(plan.source, self.at, &mut before);
        let memo = self.memo(plan.kind);
        let applied = self.tried(plan, &memo);
        let envelope = self.inner(plan, memo, &applied);
        let (envelope, result) = self.outer(plan, envelope, &applied);
        let resources = plan.resources.as_ref().zip(applied.first());
        let soroban_meta = resources.map(|(paid, one)| paid.meta(plan.fails, one));
        let operations = if plan.fails { Vec::new() } else { applied };
        let payer = self.accounts.key(plan.payer);
        let mut events = vec![self.tokens.fee(payer, plan.charged())];
        if plan.refund() > 0 {
            events.push(self.tokens.refund(payer, plan.refund()));
        }
        let meta = TransactionMetaV4 {
            tx_changes_before: changes(before),
            operations: list(operations.into_iter().map(meta_of).collect()),
            soroban_meta,
            events: list(events),
            ..Default::default()
        };
        let meta = TransactionResultMetaV1 {
            ext: ExtensionPoint::V0,
            result,
            fee_processing: changes(std::mem::take(&mut plan.fee_changes)),
            tx_apply_processing: TransactionMeta::V4(meta),
            post_tx_apply_fee_processing: Default::default(),
        };
        (envelope, meta)
    }

    /// The operations and what they did, had they not been for a failure.
    fn tried(&mut self, plan: &Plan, memo: &Memo) -> Vec<Applied> {
        let (kind, source) = (plan.kind, plan.source);
        match (plan.step, kind) {
            _ if plan.fails && kind.is_soroban() => vec![self.trapped(source)],
            _ if plan.fails => self.failing(source, plan.count),
            (Some(step), _) => vec![self.step(source, step)],
            (_, Kind::Sac) => vec![self.asset_call(source)],
            (_, Kind::Tokens) => vec![self.token_call(source)],
            _ => (0..plan.count).map(|place| self.apply(kind, source, place, memo)).collect(),
        }
    }

    /// Gives back what of a fee was not used, once everything is applied (CAP-62).
    pub(super) fn give_back(&mut self, plan: &Plan, meta: &mut TransactionResultMetaV1) {
        let mut refunded = Vec::new();
        if plan.refund() > 0 {
            self.accounts.add(plan.payer, plan.refund(), self.at, &mut refunded);
        }
        meta.post_tx_apply_fee_processing = changes(refunded);
    }

    fn memo(&mut self, kind: Kind) -> Memo {
        let pays = matches!(kind, Kind::Payments | Kind::Trust | Kind::Paths | Kind::Swaps);
        if !pays || !self.draws.one_in(4) {
            return Memo::None;
        }
        match self.draws.below(4) {
            0 => Memo::Id(self.draws.next()),
            1 => Memo::Hash(Hash(self.draws.bytes())),
            2 => Memo::Return(Hash(self.draws.bytes())),
            _ => {
                let text = format!("invoice {}", self.draws.below(1_000_000));
                Memo::Text(text.as_str().try_into().expect("14 of 28 bytes"))
            }
        }
    }

    /// The transaction of the source, signed by everyone whose operation it carries.
    fn inner(&mut self, plan: &Plan, memo: Memo, applied: &[Applied]) -> TransactionV1Envelope {
        let named = self.draws.one_in(4);
        let operations =
            applied.iter().map(|one| one.operation(self.accounts, plan.source, named)).collect();
        let bid = u32::try_from(self.draws.amount(5)).unwrap_or(1);
        let mut signers = vec![plan.source];
        signers.extend(applied.iter().map(|one| one.source));
        signers.sort_unstable();
        signers.dedup();
        let resource_fee = u32::try_from(plan.resource_fee()).unwrap_or(u32::MAX);
        let ext = match (&plan.resources, applied.first()) {
            (Some(resources), Some(one)) => resources.ext(one),
            _ => TransactionExt::V0,
        };
        let tx = Transaction {
            source_account: unmuxed(self.accounts.key(plan.source)),
            fee: BASE_FEE * plan.count * bid + resource_fee,
            seq_num: SequenceNumber(self.accounts.all[plan.source].sequence),
            cond: self.preconditions(),
            memo,
            operations: list(operations),
            ext,
        };
        let envelope = TransactionV1Envelope { tx, signatures: VecM::default() };
        let unsigned = TransactionEnvelope::Tx(envelope.clone());
        let hash = content_hash(&self.accounts.network, &unsigned);
        let keys: Vec<_> = signers.into_iter().map(|signer| self.accounts.key(signer)).collect();
        TransactionV1Envelope { signatures: signed(&hash, &keys), ..envelope }
    }

    fn preconditions(&mut self) -> Preconditions {
        if self.draws.one_in(2) {
            return Preconditions::None;
        }
        let max_time = TimePoint(self.at.close_time + 30 + self.draws.below(300));
        Preconditions::Time(TimeBounds { min_time: TimePoint(0), max_time })
    }

    /// The envelope as the set has it, wrapped if it is a fee bump, and its result.
    fn outer(
        &mut self,
        plan: &Plan,
        inner: TransactionV1Envelope,
        applied: &[Applied],
    ) -> (TransactionEnvelope, TransactionResultPair) {
        let results = list(applied.iter().map(|one| one.result.clone()).collect());
        let network = self.accounts.network;
        let envelope = TransactionEnvelope::Tx(inner.clone());
        let transaction_hash = content_hash(&network, &envelope);
        if !plan.bumps() {
            let result = match plan.fails {
                true => TransactionResultResult::TxFailed(results),
                false => TransactionResultResult::TxSuccess(results),
            };
            return (envelope, pair(transaction_hash, plan, result));
        }
        let payer = self.accounts.key(plan.payer);
        // Core takes no bump whose bid for an operation is below the inner one.
        let included = i64::from(inner.tx.fee) - plan.resource_fee();
        let bid = included / i64::from(BASE_FEE * plan.count) + self.draws.amount(5);
        let included = i64::from(BASE_FEE * (plan.count + 1)) * bid;
        let tx = FeeBumpTransaction {
            fee_source: unmuxed(payer),
            fee: included + plan.resource_fee(),
            inner_tx: FeeBumpTransactionInnerTx::Tx(inner),
            ext: FeeBumpTransactionExt::V0,
        };
        let envelope = FeeBumpTransactionEnvelope { tx, signatures: VecM::default() };
        let hash = content_hash(&network, &TransactionEnvelope::TxFeeBump(envelope.clone()));
        let envelope =
            FeeBumpTransactionEnvelope { signatures: signed(&hash, &[payer]), ..envelope };
        let result = bumped(transaction_hash, plan, results);
        (TransactionEnvelope::TxFeeBump(envelope), pair(hash, plan, result))
    }
}

fn pair(
    transaction_hash: Hash,
    plan: &Plan,
    result: TransactionResultResult,
) -> TransactionResultPair {
    let fee_charged = plan.fee();
    let result = TransactionResult { fee_charged, result, ext: TransactionResultExt::V0 };
    TransactionResultPair { transaction_hash, result }
}

/// Core reports that the inner transaction was charged nothing.
fn bumped(
    transaction_hash: Hash,
    plan: &Plan,
    results: VecM<OperationResult>,
) -> TransactionResultResult {
    let result = match plan.fails {
        true => InnerTransactionResultResult::TxFailed(results),
        false => InnerTransactionResultResult::TxSuccess(results),
    };
    let ext = InnerTransactionResultExt::V0;
    let result = InnerTransactionResult { fee_charged: 0, result, ext };
    let inner = InnerTransactionResultPair { transaction_hash, result };
    match plan.fails {
        true => TransactionResultResult::TxFeeBumpInnerFailed(inner),
        false => TransactionResultResult::TxFeeBumpInnerSuccess(inner),
    }
}

fn meta_of(applied: Applied) -> OperationMetaV2 {
    OperationMetaV2 {
        ext: ExtensionPoint::V0,
        changes: changes(applied.changes),
        events: list(applied.events),
    }
}
