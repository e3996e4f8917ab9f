//! The slow, obvious version of each collection that a dataflow keeps: all rows at once.

use std::collections::{BTreeMap, BTreeSet};

use ledgerflow_records::current::{Holders, Sep41Balance, TopHolder};
use ledgerflow_records::{Address, Asset, Current};

/// Token and holder ↦ balance, of every row that says so; `token` names an asset's contract.
pub(crate) fn amounts(
    rows: &[Current],
    token: impl Fn(&Asset) -> [u8; 32],
) -> BTreeMap<([u8; 32], Address), i128> {
    let amount = |row: &Current| match row {
        Current::Native(account, Some(row)) => {
            let native = token(&Asset::Native);
            Some(((native, Address::Account(*account)), i128::from(row.balance)))
        }
        Current::Trustline((account, asset), Some(row)) => {
            Some(((token(asset), Address::Account(*account)), i128::from(row.balance)))
        }
        Current::Sac((holder, token), Some(row)) => {
            Some(((*token, Address::Contract(*holder)), row.balance))
        }
        Current::Sep41((holder, token), Some(row)) => Some(((*token, *holder), row.balance)),
        _ => None,
    };
    rows.iter().filter_map(amount).collect()
}

/// `asset_holders`.
pub(crate) fn holders(amounts: &BTreeMap<([u8; 32], Address), i128>) -> BTreeSet<Current> {
    let mut tokens = BTreeMap::<[u8; 32], (u64, i128)>::new();
    for ((token, _), amount) in amounts {
        let (holders, supply) = tokens.entry(*token).or_default();
        *holders += u64::from(*amount > 0);
        *supply = supply.wrapping_add(*amount);
    }
    let row =
        |(token, (holders, supply))| Current::Holders(token, Some(Holders { holders, supply }));
    let held = |(_, sums): &([u8; 32], (u64, i128))| *sums != (0, 0);
    tokens.into_iter().filter(held).map(row).collect()
}

/// `top_holders`.
pub(crate) fn top(amounts: &BTreeMap<([u8; 32], Address), i128>) -> BTreeSet<Current> {
    let mut tokens = BTreeMap::<[u8; 32], Vec<(std::cmp::Reverse<i128>, Address)>>::new();
    for ((token, holder), amount) in amounts.iter().filter(|(_, amount)| **amount > 0) {
        tokens.entry(*token).or_default().push((std::cmp::Reverse(*amount), *holder));
    }
    let placed = tokens.into_iter().flat_map(|(token, mut held)| {
        held.sort_unstable();
        (1u32..101).zip(held).map(move |(place, (balance, account))| {
            Current::Top((token, place), Some(TopHolder { account, balance: balance.0 }))
        })
    });
    placed.collect()
}

/// `trustline_counts`.
pub(crate) fn trustlines(rows: &[Current]) -> BTreeSet<Current> {
    let mut counts = BTreeMap::<[u8; 32], u64>::new();
    for row in rows {
        if let Current::Trustline((account, _), _) | Current::Share((account, _), _) = row {
            *counts.entry(*account).or_default() += 1;
        }
    }
    counts.into_iter().map(|(account, count)| Current::Trustlines(account, Some(count))).collect()
}

/// `sep41_balances`, of all amounts that ledgers moved.
pub(crate) fn sums(moved: impl Iterator<Item = ((Address, [u8; 32]), i128)>) -> BTreeSet<Current> {
    let mut sums = BTreeMap::<(Address, [u8; 32]), i128>::new();
    for (key, added) in moved {
        let sum = sums.entry(key).or_default();
        *sum = sum.wrapping_add(added);
    }
    let sums = sums.into_iter().filter(|(_, balance)| *balance != 0);
    sums.map(|(key, balance)| Current::Sep41(key, Some(Sep41Balance { balance, since: None })))
        .collect()
}
