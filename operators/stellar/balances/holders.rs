//! `asset_holders`: how many hold a token, and how much there is.

use std::num::Wrapping;

use differential_dataflow::operators::CountTotal;
use differential_dataflow::{AsCollection, VecCollection};
use ledgerflow_records::current::Holders;
use ledgerflow_records::{Current, Height};
use timely::dataflow::operators::vec::Map;

use super::views::Amounts;

/// Of each token that somebody holds, the holders above zero and the sum of all balances.
pub(super) fn of(amounts: Amounts<'_>) -> VecCollection<'_, Height, Current> {
    let weighed = amounts.inner.map(|((token, (_, amount)), height, change)| {
        let holders = if amount > 0 { change } else { 0 };
        let amount = Wrapping(amount) * Wrapping(change as i128);
        (token, height, (holders, amount))
    });
    weighed.as_collection().count_total().map(|(token, (holders, Wrapping(supply)))| {
        let holders = u64::try_from(holders).unwrap_or_default();
        Current::Holders(token, Some(Holders { holders, supply }))
    })
}
