//! Who pays the reserve of what an operation created (stellar-model C.2, "Sponsor").

use ledgerflow_views::{
    AccountEntry, AccountEntryExtCase, AccountEntryExtensionV1ExtCase, LedgerEntry,
    LedgerEntryChangeCase, LedgerEntryChanges, LedgerEntryDataCase, LedgerEntryExtCase,
    OperationBodyCase, SignerKey, View,
};

use super::asked::Asked;
use super::changes::{key, previous};
use super::convert::account;

/// The first sponsor among an operation's changes in the order of their ledger keys: of the signer
/// that it set, or of an entry that it created (or restored, which looks the same).
///
/// # Errors
/// An account is updated that the list did not show before.
pub(crate) fn of(
    changes: LedgerEntryChanges<'_>,
    asked: &Asked<'_>,
) -> Result<Option<[u8; 32]>, String> {
    let signer = match asked.body {
        OperationBodyCase::SetOptions(op) => op.signer().map(|signer| signer.key()),
        _ => None,
    };
    let mut first: Option<(Vec<u8>, [u8; 32])> = None;
    for (at, change) in changes.iter().enumerate() {
        let (entry, created) = match change.case() {
            LedgerEntryChangeCase::Created(entry) | LedgerEntryChangeCase::Restored(entry) => {
                (entry, true)
            }
            LedgerEntryChangeCase::Updated(entry) if signer.is_some() => (entry, false),
            _ => continue,
        };
        let of_signer = match (signer, entry.data().case()) {
            (Some(signer), LedgerEntryDataCase::Account(now)) => {
                let before = if created { None } else { Some(previous(changes, at)?) };
                new_sponsor(signer, before, now)
            }
            _ => None,
        };
        let Some(sponsor) = of_signer.or_else(|| created.then(|| of_entry(entry)).flatten()) else {
            continue;
        };
        // Rarely is there more than one: only then do keys cost anything.
        let key = key(entry);
        if first.as_ref().is_none_or(|(least, _)| key < *least) {
            first = Some((key, sponsor));
        }
    }
    Ok(first.map(|(_, sponsor)| sponsor))
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
