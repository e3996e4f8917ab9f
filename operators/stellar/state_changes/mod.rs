//! What happened to accounts: the rows of `state_changes` (state-changes spec).
//!
//! Each stream is a module whose `of` drafts the rows of one operation; here they are numbered.

use std::cell::{Cell, RefCell};
use std::ops::Deref;

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::{Address, Height, Moment, Noted, Rejected, StateChange};
use ledgerflow_views::{
    ContractEvent, List, OperationResult, OperationResultCase, OperationResultTrCase,
    TransactionMeta, TransactionMetaCase, View,
};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::vec::Map;

use super::asked::Asked;
use super::changes::{self, Pair};
use super::decode::{Applied, Decoded, Ledgers};
use super::participants;
use super::spans::saturate;

use assets::{Asset, Assets};
use tokens::{Claim, Question, Unjudged};

pub(crate) mod assets;
mod deploys;
mod effects;
pub(crate) mod fees;
pub mod interface;
pub mod judge;
pub(crate) mod movements;
pub mod observed;
mod options;
mod pools;
mod sac_events;
pub(crate) mod sac_transfers;
mod sep41;
mod token_events;
pub mod tokens;
pub(crate) mod transfers;
mod trustlines;

#[cfg(test)]
mod any_events;
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
mod fee_rules;
#[cfg(test)]
mod movement_rules;
#[cfg(test)]
mod odd_values;
#[cfg(test)]
mod order_rules;
#[cfg(test)]
mod sac_event_rules;
#[cfg(test)]
mod setting_rules;
#[cfg(test)]
pub(crate) mod trade_rules;
#[cfg(test)]
pub(crate) mod transfer_rules;
#[cfg(test)]
mod triples;
#[cfg(test)]
mod unknown_values;
#[cfg(test)]
pub(crate) mod values;
#[cfg(test)]
mod vectors;
#[cfg(test)]
mod wrapped;

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
    /// When its operations happened, but for which.
    at: Moment,
    aside: &'a Aside,
}

/// What the streams find in one ledger beside rows.
pub(crate) struct Aside {
    assets: RefCell<Assets>,
    /// How many malformed rows were skipped.
    skipped: Cell<u32>,
    /// What events claim their contracts to be.
    claims: RefCell<(Vec<Claim>, Vec<Question>)>,
}

impl Aside {
    pub(crate) fn of(ledger: &Decoded) -> Self {
        let assets = RefCell::new(Assets::new(ledger.network));
        Self { assets, skipped: Cell::new(0), claims: RefCell::default() }
    }
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
    /// The transaction at `ordinal`.
    pub(crate) fn of(
        ledger: &'a Decoded,
        (ordinal, applied): (usize, &'a Applied),
        aside: &'a Aside,
    ) -> Self {
        let (height, transaction) = (ledger.frame.height, saturate(ordinal));
        let at = Moment { height, transaction, operation: 0 };
        Self { transaction: participants::Context::of(ledger, applied), at, aside }
    }

    /// The contract of an asset; hashed once a ledger.
    pub(crate) fn token(&self, asset: &Asset) -> [u8; 32] {
        self.aside.assets.borrow_mut().token(asset)
    }

    /// The asset that a contract calls `CODE:ISSUER` or `native`; parsed once a ledger.
    pub(crate) fn asset_named(&self, name: &[u8]) -> Option<Asset> {
        self.aside.assets.borrow_mut().named(name)
    }

    /// Counts rows that are skipped because what they would say is malformed.
    pub(crate) fn skip(&self, rows: u32) {
        let skipped = &self.aside.skipped;
        skipped.set(skipped.get().saturating_add(rows));
    }

    /// Says that an event of `contract`, in the operation at `index`, gives so many rows if it is a
    /// token's; none if it is malformed.
    pub(crate) fn claim(&self, index: usize, contract: &[u8; 32], rows: usize) {
        let (claims, questions) = &mut *self.aside.claims.borrow_mut();
        let at = Moment { operation: saturate(index), ..self.at };
        let question = Question { contract: *contract, at };
        let of_operation = questions.iter().rev().take_while(|asked| asked.at == at);
        let known = of_operation.zip(1..).find(|(asked, _)| **asked == question);
        let known = known.map(|(_, back)| questions.len() - back);
        let question = known.unwrap_or_else(|| {
            questions.push(question);
            questions.len() - 1
        });
        claims.push(Claim { question, rows });
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

/// The state changes of every ledger, to be decided by [`tokens`].
pub fn state_changes(ledgers: Ledgers<'_>) -> StreamVec<'_, Height, Result<Unjudged, Rejected>> {
    ledgers.map(|ledger| of(&ledger))
}

/// The state changes of one ledger.
///
/// # Errors
/// Rejected: results and changes that do not fit what was asked (spec 4.11).
pub fn of(ledger: &Decoded) -> Result<Unjudged, Rejected> {
    of_streams(ledger, &STREAMS)
}

fn of_streams(ledger: &Decoded, streams: &[(i64, Stream)]) -> Result<Unjudged, Rejected> {
    let aside = Aside::of(ledger);
    let mut rows = Vec::with_capacity(4 * ledger.transactions.len());
    let mut drafts = Vec::new();
    for (ordinal, applied) in ledger.transactions.iter().enumerate() {
        let transaction = Context::of(ledger, (ordinal, applied), &aside);
        let number = saturate(ordinal);
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
    let Aside { assets, skipped, claims } = aside;
    let noted = Noted {
        code: observed::of(ledger),
        assets: assets.into_inner().into_tokens(),
        malformed: skipped.get(),
        undecided: 0,
    };
    let (claims, questions) = claims.into_inner();
    Ok(Unjudged { rows, noted, claims, questions, counts: ledger.frame.counts })
}

/// The rows of one ledger with every contract taken as a token.
#[cfg(test)]
fn rows(ledger: &Decoded) -> Result<Vec<StateChange>, Rejected> {
    of(ledger).map(|unjudged| unjudged.with_all().rows)
}

/// The same, and how many malformed effects and
/// events gave none.
#[cfg(test)]
fn with_skipped(ledger: &Decoded) -> Result<(Vec<StateChange>, u32), Rejected> {
    let unjudged = of(ledger)?;
    let verdicts = vec![tokens::Verdict::Token; unjudged.questions.len()];
    let judged = unjudged.judged(&verdicts);
    Ok((judged.rows, judged.noted.malformed))
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
