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
use super::mix::{Kind, Mix};
use super::operations::{Applied, State};
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
    fee_changes: Vec<LedgerEntryChange>,
}

impl Plan {
    fn bumps(&self) -> bool {
        self.payer != self.source
    }

    /// A fee bump pays as for one operation more (CAP-15).
    pub(super) fn charged(&self) -> u32 {
        BASE_FEE * (self.count + u32::from(self.bumps()))
    }
}

impl State<'_> {
    /// Draws who does what, and charges the fee as core does before anything is applied.
    pub(super) fn plan(&mut self, mix: &Mix) -> Plan {
        let opening = self.accounts.all.len() < self.bound.min(ENOUGH);
        let kind = if opening { Kind::Creates } else { mix.draw(self.draws) };
        let source = match kind {
            Kind::Creates => ROOT,
            _ => self.solvent(ISSUER),
        };
        let bumps = !opening && self.draws.one_in(10);
        let payer = if bumps { self.solvent(source) } else { source };
        let fails = kind != Kind::Creates && self.draws.one_in(20);
        let count = match kind {
            Kind::Trust if !fails => 2,
            _ => [1, 1, 1, 2, 3][self.draws.index(5)],
        };
        let mut plan = Plan { kind, source, payer, count, fails, fee_changes: Vec::new() };
        let fee = i64::from(plan.charged());
        self.accounts.add(payer, -fee, self.at, &mut plan.fee_changes);
        plan
    }

    /// An account other than `from` that can pay many fees.
    fn solvent(&mut self, from: usize) -> usize {
        let drawn = self.other(from);
        if self.accounts.all[drawn].spendable() < 100_000 { ROOT } else { drawn }
    }

    /// Applies a planned transaction and writes it down.
    pub(super) fn carry_out(
        &mut self,
        plan: Plan,
    ) -> (TransactionEnvelope, TransactionResultMetaV1) {
        let mut before = Vec::new();
        if plan.bumps() {
            self.accounts.edit(plan.payer, self.at, &mut before, |_| ());
        }
        self.accounts.bump(plan.source, self.at, &mut before);
        let memo = self.memo(plan.kind);
        let applied = if plan.fails {
            self.failing(plan.source, plan.count)
        } else {
            let count = 0..plan.count;
            count.map(|place| self.apply(plan.kind, plan.source, place, &memo)).collect()
        };
        let envelope = self.inner(&plan, memo, &applied);
        let (envelope, result) = self.outer(&plan, envelope, &applied);
        let operations = if plan.fails { Vec::new() } else { applied };
        let meta = TransactionMetaV4 {
            tx_changes_before: changes(before),
            operations: list(operations.into_iter().map(meta_of).collect()),
            events: list(vec![
                self.tokens.fee(self.accounts.key(plan.payer), i64::from(plan.charged())),
            ]),
            ..Default::default()
        };
        let meta = TransactionResultMetaV1 {
            ext: ExtensionPoint::V0,
            result,
            fee_processing: changes(plan.fee_changes),
            tx_apply_processing: TransactionMeta::V4(meta),
            post_tx_apply_fee_processing: Default::default(),
        };
        (envelope, meta)
    }

    fn memo(&mut self, kind: Kind) -> Memo {
        let pays = !matches!(kind, Kind::Creates | Kind::Entries);
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
        let tx = Transaction {
            source_account: unmuxed(self.accounts.key(plan.source)),
            fee: BASE_FEE * plan.count * bid,
            seq_num: SequenceNumber(self.accounts.all[plan.source].sequence),
            cond: self.preconditions(),
            memo,
            operations: list(operations),
            ext: TransactionExt::V0,
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
        let bid = i64::from(inner.tx.fee / (BASE_FEE * plan.count)) + self.draws.amount(5);
        let tx = FeeBumpTransaction {
            fee_source: unmuxed(payer),
            fee: i64::from(plan.charged()) * bid,
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
    let fee_charged = i64::from(plan.charged());
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
