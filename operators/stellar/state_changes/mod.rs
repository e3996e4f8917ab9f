//! What happened to accounts: the rows of `state_changes` (state-changes spec).
//!
//! Each stream is a module whose `of` drafts the rows of one operation; here they are numbered.

use std::cell::{Cell, RefCell};
use std::ops::Deref;

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::{Address, Height, Rejected, StateChange};
use ledgerflow_views::{
    ContractEvent, List, OperationResult, OperationResultCase, OperationResultTrCase,
    TransactionMeta, TransactionMetaCase, View,
};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::vec::Map;

use super::asked::Asked;
use super::changes::{self, Pair};
use super::decode::{Decoded, Ledgers};
use super::participants;

use assets::{Asset, Assets};

pub(crate) mod assets;
mod deploys;
mod effects;
pub(crate) mod fees;
pub mod interface;
pub(crate) mod movements;
pub mod observed;
mod options;
mod pools;
mod sac_events;
pub(crate) mod sac_transfers;
mod sep41;
mod token_events;
pub(crate) mod transfers;
mod trustlines;

#[cfg(test)]
mod authorization_rules;
#[cfg(test)]
pub(crate) mod build;
#[cfg(test)]
mod code_goldens;
#[cfg(test)]
pub(crate) mod corpora;
#[cfg(test)]
mod customers;
#[cfg(test)]
mod goldens;
#[cfg(test)]
pub(crate) mod trade_rules;
#[cfg(test)]
pub(crate) mod transfer_rules;
#[cfg(test)]
mod triples;

/// A row that has no number yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    pub(crate) account: Address,
    pub(crate) reason: Reason,
    pub(crate) what: Change,
}

/// What a stream asks of a transaction: what [`participants`] ask, and its ledger's tokens.
pub(crate) struct Context<'a> {
    transaction: participants::Context<'a>,
    assets: &'a RefCell<Assets>,
    /// How many malformed rows were skipped.
    skipped: &'a Cell<u32>,
}

impl<'a> Deref for Context<'a> {
    type Target = participants::Context<'a>;
    fn deref(&self) -> &Self::Target {
        &self.transaction
    }
}

/// The contract events of an operation, and the version of the meta that fixes their form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Events<'a> {
    pub(crate) version: i32,
    pub(crate) list: List<'a, ContractEvent<'a>>,
}

impl<'a> Context<'a> {
    pub(crate) fn of(
        transaction: participants::Context<'a>,
        assets: &'a RefCell<Assets>,
        skipped: &'a Cell<u32>,
    ) -> Self {
        Self { transaction, assets, skipped }
    }

    /// The contract of an asset; hashed once a ledger.
    pub(crate) fn token(&self, asset: &Asset) -> [u8; 32] {
        self.assets.borrow_mut().token(asset)
    }

    /// The asset that a contract calls `CODE:ISSUER` or `native`; parsed once a ledger.
    pub(crate) fn asset_named(&self, name: &[u8]) -> Option<Asset> {
        self.assets.borrow_mut().named(name)
    }

    /// Counts rows that are skipped because what they would say is malformed.
    pub(crate) fn skip(&self, rows: u32) {
        self.skipped.set(self.skipped.get().saturating_add(rows));
    }

    /// The entries that the operation at `index` changed, sorted by key.
    ///
    /// # Errors
    /// An entry is updated or removed whose value before is not shown.
    pub(crate) fn pairs(&self, index: usize) -> Result<Vec<Pair<'a>>, String> {
        self.changes(index).map_or_else(|| Ok(Vec::new()), changes::pairs)
    }

    /// What became of the operation at `index`, if it was tried.
    pub(crate) fn result(&self, index: usize) -> Option<OperationResultTrCase<'a>> {
        let results = self.applied.processing.results.of(&self.ledger.spans.results);
        let span = results.get(index)?;
        match OperationResult::trusted(span.of(self.bytes())).case() {
            OperationResultCase::OpInner(inner) => Some(inner.case()),
            _ => None,
        }
    }

    /// The contract events of the operation at `index`: a Soroban transaction's only one (5.3).
    pub(crate) fn events(&self, index: usize) -> Option<Events<'a>> {
        let meta = self.applied.processing.meta.of(self.bytes());
        match TransactionMeta::trusted(meta).case() {
            TransactionMetaCase::V3(meta) => {
                meta.soroban_meta().map(|meta| Events { version: 3, list: meta.events() })
            }
            TransactionMetaCase::V4(meta) => {
                let operation = meta.operations().iter().nth(index);
                operation.map(|meta| Events { version: 4, list: meta.events() })
            }
            _ => None,
        }
    }
}

/// Drafts the rows of the operation at an index, from 0, of a successful transaction.
type Stream = fn(&Context<'_>, usize, &Asked<'_>, &mut Vec<Draft>) -> Result<(), String>;

/// Every stream with its base, ascending, which is the order of an operation's rows.
const STREAMS: [(i64, Stream); 5] = [
    (base::TRANSFERS, transfers::of),
    (base::EFFECTS, effects::of),
    (base::DEPLOYS, deploys::of),
    (base::SAC_EVENTS, sac_events::of),
    (base::SEP41, sep41::of),
];

/// The state changes of every ledger.
pub fn state_changes(
    ledgers: Ledgers<'_>,
) -> StreamVec<'_, Height, Result<Vec<StateChange>, Rejected>> {
    ledgers.map(|ledger| of(&ledger))
}

/// The state changes of one ledger, sorted by transaction, operation (the fee first) and id.
///
/// # Errors
/// Rejected: results and changes that do not fit what was asked (spec 4.11).
pub fn of(ledger: &Decoded) -> Result<Vec<StateChange>, Rejected> {
    Ok(with_skipped(ledger)?.0)
}

/// The same, and how many malformed effects and events were skipped on the way.
///
/// # Errors
/// As [`of`].
pub fn with_skipped(ledger: &Decoded) -> Result<(Vec<StateChange>, u32), Rejected> {
    of_streams(ledger, &STREAMS)
}

fn of_streams(
    ledger: &Decoded,
    streams: &[(i64, Stream)],
) -> Result<(Vec<StateChange>, u32), Rejected> {
    let assets = RefCell::new(Assets::new(ledger.network));
    let skipped = Cell::new(0);
    let mut rows = Vec::with_capacity(4 * ledger.transactions.len());
    let mut drafts = Vec::new();
    for (ordinal, applied) in ledger.transactions.iter().enumerate() {
        let transaction = participants::Context::of(ledger, applied);
        let transaction = Context::of(transaction, &assets, &skipped);
        let number = u32::try_from(ordinal).unwrap_or(u32::MAX);
        fees::of(&transaction, &mut drafts)
            .map_err(|reason| ledger.rejected(Some(ordinal), None, reason))?;
        numbered((number, None, base::TRANSFERS), &mut drafts, &mut rows);
        let tried = if transaction.successful { applied.envelope.operations.count() } else { 0 };
        for index in 0..tried {
            let at = index as usize;
            let asked = Asked::of(&transaction, at);
            for &(base, stream) in streams {
                stream(&transaction, at, &asked, &mut drafts)
                    .map_err(|reason| ledger.rejected(Some(ordinal), Some(at), reason))?;
                numbered((number, Some(index), base), &mut drafts, &mut rows);
            }
        }
    }
    Ok((rows, skipped.get()))
}

/// Numbers the drafts of one stream and one operation: `base + 1`, and on.
fn numbered(
    (transaction, operation, base): (u32, Option<u32>, i64),
    drafts: &mut Vec<Draft>,
    into: &mut Vec<StateChange>,
) {
    into.extend(drafts.drain(..).zip(base + 1..).map(|(draft, id)| {
        let Draft { account, reason, what } = draft;
        StateChange { transaction, operation, id, account, reason, what }
    }));
}
