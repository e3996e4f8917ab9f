//! `trustline_balances`: what accounts hold of assets (D.2).

use ledgerflow_records::current::TrustlineBalance;
use ledgerflow_records::{Asset, Current};
use ledgerflow_views::{AccountId, TrustLineAsset, TrustLineEntry, TrustLineEntryExtCase};

use super::shares;
use crate::stellar::convert::account;
use crate::stellar::state_changes::assets::Viewed;

/// The row of a trustline; one to a pool's shares is a row of those.
pub(super) fn of(entry: TrustLineEntry<'_>) -> Current {
    let holder = account(entry.account_id());
    let asset = match Asset::trusted(entry.asset()) {
        Ok(asset) => asset,
        Err(pool) => return shares::of(holder, pool, entry.balance()),
    };
    let mut row = TrustlineBalance {
        balance: entry.balance(),
        limit: entry.limit(),
        buying_liabilities: 0,
        selling_liabilities: 0,
        flags: entry.flags(),
    };
    if let TrustLineEntryExtCase::V1(extension) = entry.ext().case() {
        row.buying_liabilities = extension.liabilities().buying();
        row.selling_liabilities = extension.liabilities().selling();
    }
    Current::Trustline((holder, asset), Some(row))
}

/// No row: the trustline was given up.
pub(super) fn gone(id: AccountId<'_>, asset: TrustLineAsset<'_>) -> Current {
    match Asset::trusted(asset) {
        Ok(asset) => Current::Trustline((account(id), asset), None),
        Err(pool) => shares::gone(account(id), pool),
    }
}
