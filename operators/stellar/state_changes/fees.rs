//! What a transaction cost its payer, refund deducted (5.4, 7.1, 8.1).

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Reason};
use ledgerflow_views::{
    Element, LedgerEntryChange, LedgerEntryChangeCase, LedgerEntryChanges, LedgerEntryDataCase,
    TransactionMeta, TransactionMetaCase, View,
};

use super::assets::Asset;
use super::{Context, Draft};
use crate::stellar::convert::account;
use crate::stellar::operations::fee_source;
use crate::stellar::transactions::is_soroban;

/// The fee of a transaction, whether or not it succeeded; no row if it was nothing.
///
/// # Errors
/// A Soroban transaction whose balances do not tell its fee or its refund.
pub(crate) fn of(transaction: &Context<'_>, into: &mut Vec<Draft>) -> Result<(), String> {
    let (payer, net) = net(transaction)?;
    if net != 0 {
        into.push(Draft {
            account: Address::Account(payer),
            reason: if net > 0 { Reason::Debit } else { Reason::Credit },
            what: Change::Balance {
                token: transaction.token(&Asset::Native),
                amount: net,
                to_muxed_id: None,
            },
        });
    }
    Ok(())
}

/// Who pays the fee of a transaction, and how much, refund deducted.
///
/// # Errors
/// As [`of`].
pub(crate) fn net(transaction: &Context<'_>) -> Result<([u8; 32], i128), String> {
    let bytes = transaction.bytes();
    let payer = fee_source(bytes, transaction.applied).unwrap_or(transaction.source);
    let net = match is_soroban(transaction.ledger, transaction.applied) {
        true => charged(transaction, payer)? - refunded(transaction, payer)?,
        false => i128::from(transaction.applied.pair(bytes).result().fee_charged()),
    };
    Ok((payer, net))
}

/// What the payer's balance fell by in the fee phase.
fn charged(transaction: &Context<'_>, payer: [u8; 32]) -> Result<i128, String> {
    let changes = transaction.applied.processing.fee_changes.of(transaction.bytes());
    let (before, now) = balances(LedgerEntryChanges::at(changes).iter(), payer)?;
    match before - now {
        fee if fee < 0 => Err(format!("a fee raised a balance from {before} to {now}")),
        fee => Ok(fee),
    }
}

/// What the payer's balance grew by after the transaction was applied, or after all were.
fn refunded(transaction: &Context<'_>, payer: [u8; 32]) -> Result<i128, String> {
    let bytes = transaction.bytes();
    let processing = &transaction.applied.processing;
    let after = match TransactionMeta::trusted(processing.meta.of(bytes)).case() {
        TransactionMetaCase::V3(meta) => meta.tx_changes_after(),
        TransactionMetaCase::V4(meta) => meta.tx_changes_after(),
        _ => return Err("a Soroban transaction needs meta V3 or V4 to tell its refund".into()),
    };
    let post = processing.post_fee_changes.map(|span| LedgerEntryChanges::at(span.of(bytes)));
    let post = post.into_iter().flat_map(LedgerEntryChanges::iter);
    let (before, now) = balances(after.iter().chain(post), payer)?;
    match now - before {
        refund if refund < 0 => Err(format!("a refund cut a balance from {before} to {now}")),
        refund => Ok(refund),
    }
}

/// The payer's balance in the last STATE and in the last UPDATED; 0 where there is none.
fn balances<'a>(
    changes: impl Iterator<Item = LedgerEntryChange<'a>>,
    payer: [u8; 32],
) -> Result<(i128, i128), String> {
    let (mut before, mut now) = (0, 0);
    for change in changes {
        let (entry, balance) = match change.case() {
            LedgerEntryChangeCase::State(entry) => (entry, &mut before),
            LedgerEntryChangeCase::Updated(entry) => (entry, &mut now),
            LedgerEntryChangeCase::Created(_) | LedgerEntryChangeCase::Removed(_) => continue,
            LedgerEntryChangeCase::Restored(_) => {
                return Err("an entry restored among the changes of a fee".into());
            }
        };
        if let LedgerEntryDataCase::Account(held) = entry.data().case()
            && account(held.account_id()) == payer
        {
            *balance = i128::from(held.balance());
        }
    }
    Ok((before, now))
}
