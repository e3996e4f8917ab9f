//! Whether the movements that rows tell are those that core's own events tell (CAP-67).
//!
//! Transaction meta V4 carries a second account of every movement, which core made while it
//! applied the ledger and which no row of a classic operation is made from. The two are compared
//! per transaction (the fee, refund deducted) and per classic operation of a transaction that
//! succeeded (what moved, as a multiset: core tells the legs of a trade in the other order).

use std::rc::Rc;

use ledgerflow_records::{Address, Asset, Height, Rejected};
use ledgerflow_views::{
    ContractEvent, List, OperationBodyCase, OperationMetaV2, TransactionEvent, TransactionMeta,
    TransactionMetaCase, TransactionMetaV4, View,
};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::core::OkErr;

use super::asked::Asked;
use super::decode::{Applied, Decoded, Ledgers};
use super::participants;
use super::state_changes::movements::Movement;
use super::state_changes::{Aside, Context, fees, transfers};

use events::{Event, Moved};

mod differences;
mod events;

#[cfg(test)]
mod corpora;
#[cfg(test)]
mod rules;

/// How much of a ledger was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Transactions whose fee was compared.
    pub transactions: usize,
    /// Classic operations whose movements were compared, those that move nothing too.
    pub operations: usize,
    /// Events of core that were found to be ours: fees, refunds and movements.
    pub events: usize,
    /// Transactions of meta V4 with nothing to compare to, as core was told to emit no events.
    pub without_events: usize,
}

/// Compares every ledger, or none.
pub fn self_check(
    ledgers: Ledgers<'_>,
    on: bool,
) -> (Ledgers<'_>, StreamVec<'_, Height, Rejected>) {
    ledgers.ok_err(move |ledger: Rc<Decoded>| -> Result<_, Rejected> {
        if on {
            of(&ledger)?;
        }
        Ok(ledger)
    })
}

/// Compares one ledger's fees and movements, in stroops, with core's events. Transactions of older
/// metas are passed over.
///
/// Whether core emits these events is a setting of the node, which holds for whole ledgers: if no
/// transaction has an event of its own and no classic operation has any, there is nothing to
/// compare to; if a single one has, all are compared.
///
/// # Errors
/// Rejected: what core tells and we do not, and the reverse; and what
/// [`state_changes`](super::state_changes::of) rejects of fees and transfers.
pub fn of(ledger: &Decoded) -> Result<Compared, Rejected> {
    let mut compared = Compared::default();
    if !told(ledger) {
        compared.without_events = metas(ledger).count();
        return Ok(compared);
    }
    let aside = Aside::of(ledger);
    let mut sides = Sides::default();
    for (ordinal, applied, meta) in metas(ledger) {
        let transaction = Context::of(ledger, (ordinal, applied), &aside);
        compared.events += fee(&transaction, meta.events())
            .map_err(|reason| ledger.rejected(Some(ordinal), None, reason))?;
        compared.transactions += 1;
        let tried = if transaction.successful { applied.envelope.operations.count() } else { 0 };
        let mut operations = meta.operations().iter();
        for index in 0..tried as usize {
            let events = operations.next().map(OperationMetaV2::events);
            let asked = Asked::of(&transaction, index);
            if is_soroban(&asked.body) {
                continue;
            }
            compared.events += sides
                .compare(&transaction, (index, &asked), events)
                .map_err(|reason| ledger.rejected(Some(ordinal), Some(index), reason))?;
            compared.operations += 1;
        }
    }
    Ok(compared)
}

/// The transactions of meta V4, each with its ordinal from 0.
fn metas(ledger: &Decoded) -> impl Iterator<Item = (usize, &Applied, TransactionMetaV4<'_>)> {
    let bytes = ledger.frame.bytes.as_slice();
    let transactions = ledger.transactions.iter().enumerate();
    transactions.filter_map(move |(ordinal, applied)| {
        match TransactionMeta::trusted(applied.processing.meta.of(bytes)).case() {
            TransactionMetaCase::V4(meta) => Some((ordinal, applied, meta)),
            _ => None,
        }
    })
}

/// Whether core told of fees or of classic operations in this ledger.
fn told(ledger: &Decoded) -> bool {
    metas(ledger).any(|(_, applied, meta)| {
        let transaction = participants::Context::of(ledger, applied);
        let mut operations = (0..).zip(meta.operations().iter());
        !meta.events().is_empty()
            || operations.any(|(index, meta)| {
                !meta.events().is_empty() && !is_soroban(&Asked::of(&transaction, index).body)
            })
    })
}

/// Whether the operation's events are those of contracts: what they move is read from the events.
fn is_soroban(body: &OperationBodyCase<'_>) -> bool {
    matches!(
        body,
        OperationBodyCase::InvokeHostFunction(_)
            | OperationBodyCase::ExtendFootprintTtl(_)
            | OperationBodyCase::RestoreFootprint(_)
    )
}

/// Checks that core's fees, less its refunds, are what our row tells; how many events those are.
fn fee(transaction: &Context<'_>, events: List<'_, TransactionEvent<'_>>) -> Result<usize, String> {
    let (payer, net) = fees::net(transaction)?;
    let payer = Address::Account(payer);
    let native = transaction.token(&Asset::Native);
    let mut sum = 0_i128;
    for (place, event) in (1..).zip(events.iter()) {
        let Some(Event::Fee { from, token, amount }) = Event::of(event.event()) else {
            return Err(format!("core's event {place} of the transaction tells no fee"));
        };
        if (from, token) != (payer, native) {
            return Err(format!(
                "core tells that {from} paid a fee of {amount} {}, we derive {net} {} by {payer}",
                Address::Contract(token),
                Address::Contract(native)
            ));
        }
        sum = sum.checked_add(amount).ok_or("core's fees are more than there can be")?;
    }
    match sum == net {
        true => Ok(events.len()),
        false => Err(format!("core tells that {payer} paid a fee of {sum}, we derive {net}")),
    }
}

/// Both accounts of one operation; kept for the next one's.
#[derive(Default)]
struct Sides {
    movements: Vec<Movement>,
    ours: Vec<Moved>,
    cores: Vec<Moved>,
}

impl Sides {
    /// Checks that what we derive is what core tells; how many movements that is.
    fn compare(
        &mut self,
        transaction: &Context<'_>,
        (index, asked): (usize, &Asked<'_>),
        events: Option<List<'_, ContractEvent<'_>>>,
    ) -> Result<usize, String> {
        let Self { movements, ours, cores } = self;
        movements.clear();
        ours.clear();
        cores.clear();
        transfers::movements(transaction, index, asked, movements)?;
        ours.extend(movements.iter().map(|movement| Moved {
            way: movement.way,
            token: transaction.token(&movement.asset),
            amount: movement.amount,
        }));
        for (place, event) in (1..).zip(events.into_iter().flat_map(List::iter)) {
            match Event::of(event) {
                Some(Event::Moved(moved)) => cores.push(moved),
                Some(Event::Authorized) => {}
                Some(Event::Fee { .. }) | None => {
                    return Err(format!("core's event {place} of the operation tells no movement"));
                }
            }
        }
        ours.sort_unstable();
        cores.sort_unstable();
        match ours == cores {
            true => Ok(cores.len()),
            false => Err(differences::of(ours, cores)),
        }
    }
}
