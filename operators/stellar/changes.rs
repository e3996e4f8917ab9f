//! Lists of ledger-entry changes, read as the ledger means them (stellar-model A.4.1).

use ledgerflow_views::{
    LedgerEntry, LedgerEntryChangeCase, LedgerEntryChanges, LedgerEntryDataCase, LedgerKey, View,
};

/// The value that the entry updated at `at`, from 0, had before: the STATE or RESTORED just before
/// it, else the last value of its key in the list (protocol 10 updates what it just created, D23).
///
/// # Errors
/// The list shows no value of that key before.
pub(crate) fn previous<'a>(
    changes: LedgerEntryChanges<'a>,
    at: usize,
) -> Result<LedgerEntry<'a>, String> {
    let updated = match changes.iter().nth(at).map(|change| change.case()) {
        Some(LedgerEntryChangeCase::Updated(entry)) => key(entry),
        Some(LedgerEntryChangeCase::Removed(key)) => key.xdr().to_vec(),
        _ => return Err(format!("change {at} is no update")),
    };
    let mut last = None;
    for (place, change) in changes.iter().enumerate().take(at) {
        match change.case() {
            LedgerEntryChangeCase::State(entry) | LedgerEntryChangeCase::Restored(entry)
                if place + 1 == at =>
            {
                return Ok(entry);
            }
            LedgerEntryChangeCase::Removed(_) => {}
            LedgerEntryChangeCase::State(entry)
            | LedgerEntryChangeCase::Created(entry)
            | LedgerEntryChangeCase::Updated(entry)
            | LedgerEntryChangeCase::Restored(entry) => {
                if key(entry) == updated {
                    last = Some(entry);
                }
            }
        }
    }
    last.ok_or_else(|| format!("change {at} updates an entry that the changes do not show before"))
}

/// The XDR of an entry's `LedgerKey`.
pub(crate) fn key(entry: LedgerEntry<'_>) -> Vec<u8> {
    let data = entry.data();
    let mut key = data.discriminant().to_be_bytes().to_vec();
    match data.case() {
        LedgerEntryDataCase::Account(entry) => key.extend(entry.account_id().xdr()),
        LedgerEntryDataCase::Trustline(entry) => {
            key.extend(entry.account_id().xdr());
            key.extend(entry.asset().xdr());
        }
        LedgerEntryDataCase::Offer(entry) => {
            key.extend(entry.seller_id().xdr());
            key.extend(entry.offer_id().to_be_bytes());
        }
        LedgerEntryDataCase::Data(entry) => {
            key.extend(entry.account_id().xdr());
            string(entry.data_name(), &mut key);
        }
        LedgerEntryDataCase::ClaimableBalance(entry) => key.extend(entry.balance_id().xdr()),
        LedgerEntryDataCase::LiquidityPool(entry) => key.extend(entry.liquidity_pool_id()),
        LedgerEntryDataCase::ContractData(entry) => {
            key.extend(entry.contract().xdr());
            key.extend(entry.key().xdr());
            key.extend((entry.durability() as i32).to_be_bytes());
        }
        LedgerEntryDataCase::ContractCode(entry) => key.extend(entry.hash()),
        LedgerEntryDataCase::ConfigSetting(entry) => key.extend(entry.discriminant().to_be_bytes()),
        LedgerEntryDataCase::Ttl(entry) => key.extend(entry.key_hash()),
    }
    debug_assert!(LedgerKey::read(&key).is_ok(), "{key:?}");
    key
}

/// A string as XDR writes it: length, bytes, zeroes up to a multiple of four.
fn string(text: &[u8], into: &mut Vec<u8>) {
    into.extend(u32::try_from(text.len()).unwrap_or(u32::MAX).to_be_bytes());
    into.extend(text);
    into.resize(into.len().next_multiple_of(4), 0);
}
