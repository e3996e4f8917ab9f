//! `top_holders`: the largest holders of each token.

use std::cmp::Reverse;

use differential_dataflow::VecCollection;
use foldhash::fast::FixedState;
use ledgerflow_records::current::TopHolder;
use ledgerflow_records::{Address, Current, Height};
use std::hash::BuildHasher;

use super::views::Amounts;

/// Places of a token.
const PLACES: usize = 100;

/// Bits of a holder's hash that tell apart the groups of each round: a change is weighed against
/// the few of its group, and only who is among the first there goes on to the next round.
const ROUNDS: [u32; 4] = [15, 10, 5, 0];

/// Of each token, the holders of the most, at least of something; of equal ones the lower address.
pub(super) fn of(amounts: Amounts<'_>) -> VecCollection<'_, Height, Current> {
    let mut left = amounts
        .filter(|(_, (_, amount))| *amount > 0)
        .map(|(token, (holder, amount))| (token, (Reverse(amount), holder)));
    for bits in ROUNDS {
        left = left
            .map(move |(token, held)| ((token, group(&held.1, bits)), held))
            .reduce(|_, held, first| {
                first.extend(held.iter().take(PLACES).map(|(held, _)| (**held, 1)))
            })
            .map(|((token, _), held)| (token, held));
    }
    left.reduce(|_, held, places| {
        let placed = (1u32..).zip(held).map(|(place, (held, _))| ((place, **held), 1));
        places.extend(placed);
    })
    .map(|(token, (place, (Reverse(balance), account)))| {
        Current::Top((token, place), Some(TopHolder { account, balance }))
    })
}

/// The highest `bits` of a hash of the holder.
fn group(holder: &Address, bits: u32) -> u64 {
    FixedState::default().hash_one(holder).checked_shr(64 - bits).unwrap_or_default()
}
