//! `trustline_counts`: how many trustlines accounts have.

use differential_dataflow::VecCollection;
use differential_dataflow::operators::CountTotal;
use ledgerflow_records::state_change::Trusted;
use ledgerflow_records::{Address, Current, Height};

/// Of each account that trusts an asset or a pool, to how many.
pub(super) fn of<'scope>(
    entries: VecCollection<'scope, Height, ((Address, Trusted), i128)>,
    native: [u8; 32],
) -> VecCollection<'scope, Height, Current> {
    let accounts = entries.flat_map(move |((holder, of), _)| match holder {
        Address::Account(account) if of != Trusted::Token(native) => Some(account),
        _ => None,
    });
    accounts.count_total().map(|(account, count)| {
        Current::Trustlines(account, Some(u64::try_from(count).unwrap_or_default()))
    })
}
