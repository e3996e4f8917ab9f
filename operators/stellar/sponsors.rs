//! Who pays the reserve of what an operation created (stellar-model C.2, "Sponsor").

use ledgerflow_views::{
    AccountEntry, AccountEntryExtCase, AccountEntryExtensionV1ExtCase, LedgerEntry,
    LedgerEntryChangeCase, LedgerEntryChanges, LedgerEntryDataCase, LedgerEntryExtCase,
    OperationBodyCase, SignerKey, View,
};

use super::asked::Asked;
use super::changes::{Kind, Pair, key, pairs};
use super::convert::account;

/// The first sponsor among an operation's changes in the order of their ledger keys: of the signer
/// that it set, or of an entry that it created (or restored, which looks the same).
///
/// # Errors
/// The list does not show what an entry was before.
pub(crate) fn of(
    changes: LedgerEntryChanges<'_>,
    asked: &Asked<'_>,
) -> Result<Option<[u8; 32]>, String> {
    let OperationBodyCase::SetOptions(op) = asked.body else { return Ok(of_created(changes)) };
    let Some(signer) = op.signer().map(|signer| signer.key()) else {
        return Ok(of_created(changes));
    };
    for Pair { kind, pre, post } in pairs(changes)? {
        let Some(entry) = post else { continue };
        let of_signer = match entry.data().case() {
            LedgerEntryDataCase::Account(now) => new_sponsor(signer, pre, now),
            _ => None,
        };
        let created = matches!(kind, Kind::Created | Kind::Restored);
        let of_entry = || created.then(|| of_entry(entry)).flatten();
        if let Some(sponsor) = of_signer.or_else(of_entry) {
            return Ok(Some(sponsor));
        }
    }
    Ok(None)
}

/// The sponsor of the created or restored entry with the least key, of those that have one.
///
/// What other entries were before does not matter here, and protocol 10 does not always show it.
fn of_created(changes: LedgerEntryChanges<'_>) -> Option<[u8; 32]> {
    let created = changes.iter().filter_map(|change| match change.case() {
        LedgerEntryChangeCase::Created(entry) | LedgerEntryChangeCase::Restored(entry) => {
            of_entry(entry).map(|sponsor| (entry, sponsor))
        }
        _ => None,
    });
    created.min_by_key(|&(entry, _)| key(entry)).map(|(_, sponsor)| sponsor)
}

/// Who pays for an entry.
fn of_entry(entry: LedgerEntry<'_>) -> Option<[u8; 32]> {
    match entry.ext().case() {
        LedgerEntryExtCase::V0 => None,
        LedgerEntryExtCase::V1(extension) => extension.sponsoring_id().map(account),
    }
}

/// Who pays for a signer now and did not before.
fn new_sponsor(
    signer: SignerKey<'_>,
    before: Option<LedgerEntry<'_>>,
    now: AccountEntry<'_>,
) -> Option<[u8; 32]> {
    let before = before.and_then(|entry| match entry.data().case() {
        LedgerEntryDataCase::Account(account) => of_signer(account, signer),
        _ => None,
    });
    of_signer(now, signer).filter(|sponsor| before != Some(*sponsor))
}

/// Who pays for one of an account's signers.
fn of_signer(held: AccountEntry<'_>, signer: SignerKey<'_>) -> Option<[u8; 32]> {
    let AccountEntryExtCase::V1(extension) = held.ext().case() else { return None };
    let AccountEntryExtensionV1ExtCase::V2(extension) = extension.ext().case() else { return None };
    let at = held.signers().iter().position(|held| held.key().xdr() == signer.xdr())?;
    extension.signer_sponsoring_i_ds().iter().nth(at)?.map(account)
}
