//! `native_balances`: what accounts hold of the network's own coin (D.3).

use ledgerflow_records::Current;
use ledgerflow_records::current::NativeBalance;
use ledgerflow_views::{
    AccountEntry, AccountEntryExtCase, AccountEntryExtensionV1ExtCase, AccountId,
};

use crate::stellar::convert::account;

/// The row of an account.
pub(super) fn of(entry: AccountEntry<'_>) -> Current {
    let mut row = NativeBalance {
        balance: entry.balance(),
        buying_liabilities: 0,
        selling_liabilities: 0,
        subentries: entry.num_sub_entries(),
        sponsoring: 0,
        sponsored: 0,
    };
    if let AccountEntryExtCase::V1(extension) = entry.ext().case() {
        row.buying_liabilities = extension.liabilities().buying();
        row.selling_liabilities = extension.liabilities().selling();
        if let AccountEntryExtensionV1ExtCase::V2(extension) = extension.ext().case() {
            row.sponsoring = extension.num_sponsoring();
            row.sponsored = extension.num_sponsored();
        }
    }
    Current::Native(account(entry.account_id()), Some(row))
}

/// No row: the account was merged into another.
pub(super) fn gone(id: AccountId<'_>) -> Current {
    Current::Native(account(id), None)
}
