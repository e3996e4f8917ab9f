//! Hand-made ledgers whose changes a test chooses, phase by phase.

use ledgerflow_records::{Current, Height};
use stellar_xdr as xdr;
use xdr::{LedgerEntryChange as Told, ReadXdr, WriteXdr};

use crate::stellar::Network;
use crate::stellar::state_changes::build::{self, Applied, Header, Made, Step, changes, list};

/// What one transaction tells.
#[derive(Clone, Default)]
pub(super) struct Tx {
    pub(super) fee: Vec<Told>,
    pub(super) before: Vec<Told>,
    pub(super) operations: Vec<Vec<Told>>,
    pub(super) after: Vec<Told>,
    pub(super) post_fee: Vec<Told>,
    pub(super) failed: bool,
}

/// One that has operations alone.
pub(super) fn tx<const N: usize>(operations: [Vec<Told>; N]) -> Tx {
    Tx { operations: operations.into(), ..Tx::default() }
}

/// What one ledger tells.
pub(super) struct Ledger {
    pub(super) protocol: u32,
    pub(super) transactions: Vec<Tx>,
    pub(super) upgrade: Vec<Told>,
    pub(super) evicted: Vec<xdr::LedgerKey>,
}

impl Ledger {
    pub(super) fn of(transactions: Vec<Tx>) -> Self {
        Self { protocol: 25, transactions, upgrade: Vec::new(), evicted: Vec::new() }
    }

    /// Its rows, sorted; each key once.
    pub(super) fn rows(self) -> Vec<Current> {
        let header = Header { protocol: self.protocol, sequence: 7, close_time: 0 };
        let applied = (0..).zip(self.transactions).map(|(id, tx)| applied(id, self.protocol, tx));
        let bytes = build::ledger(header, applied.collect());
        let mut meta = xdr::LedgerCloseMeta::from_xdr(bytes, xdr::Limits::none()).unwrap();
        let upgrade = xdr::UpgradeEntryMeta {
            upgrade: xdr::LedgerUpgrade::BaseFee(100),
            changes: changes(self.upgrade),
        };
        // Behind upgrades lies what else a ledger may hold: evictions must be found past it.
        let scp = || list(vec![xdr::ScpHistoryEntry::default(); 2]);
        match &mut meta {
            xdr::LedgerCloseMeta::V0(meta) => meta.upgrades_processing = list(vec![upgrade]),
            xdr::LedgerCloseMeta::V1(meta) => {
                (meta.upgrades_processing, meta.scp_info) = (list(vec![upgrade]), scp());
                meta.evicted_keys = list(self.evicted);
            }
            xdr::LedgerCloseMeta::V2(meta) => {
                (meta.upgrades_processing, meta.scp_info) = (list(vec![upgrade]), scp());
                meta.evicted_keys = list(self.evicted);
            }
        }
        let bytes = meta.to_xdr(xdr::Limits::none()).unwrap();
        let ledger = build::decoded(bytes, 7, &Network::of("standalone").unwrap());
        assert_eq!(ledger.frame.height, Height(7));
        let mut rows = super::of(&ledger).0;
        rows.sort_unstable();
        let keys: Vec<_> = rows.iter().map(Current::gone).collect();
        assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "a key twice: {rows:?}");
        rows
    }
}

/// The rows of a ledger of one operation, but for contracts that came to be.
pub(super) fn rows(told: Vec<Told>) -> Vec<Current> {
    let mut rows = Ledger::of(vec![tx([told])]).rows();
    rows.retain(|row| !matches!(row, Current::Baseline(..)));
    rows
}

/// The contracts that come to be in a ledger of one operation.
pub(super) fn baselines(told: Vec<Told>) -> Vec<Current> {
    let mut rows = Ledger::of(vec![tx([told])]).rows();
    rows.retain(|row| matches!(row, Current::Baseline(..)));
    rows
}

fn applied(id: u64, protocol: u32, tx: Tx) -> Applied {
    let steps = tx.operations.into_iter().map(|changes| Step {
        source: None,
        body: xdr::OperationBody::Inflation,
        result: xdr::OperationResultTr::Inflation(xdr::InflationResult::NotTime),
        changes,
        events: Vec::new(),
    });
    let version = match protocol {
        0..20 => 2,
        20..23 => 3,
        _ => 4,
    };
    let made = Made {
        protocol,
        version,
        memo: xdr::Memo::Id(id),
        failed: tx.failed,
        fee_changes: tx.fee,
        changes_after: tx.after,
        post_fee_changes: tx.post_fee,
        ..Made::of(steps.collect())
    };
    let mut applied = made.applied();
    match &mut applied.meta {
        xdr::TransactionMeta::V2(meta) => meta.tx_changes_before = changes(tx.before),
        xdr::TransactionMeta::V3(meta) => meta.tx_changes_before = changes(tx.before),
        xdr::TransactionMeta::V4(meta) => meta.tx_changes_before = changes(tx.before),
        other => panic!("{other:?}"),
    }
    applied
}
