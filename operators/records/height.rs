//! The dataflow's time: a position in the chain.

use std::fmt;

use differential_dataflow::lattice::Lattice;
use serde::{Deserialize, Serialize};
use timely::order::{PartialOrder, TotalOrder};
use timely::progress::Timestamp;
use timely::progress::timestamp::{PathSummary, Refines};

/// A ledger sequence (Stellar), block height (Zcash) or slot (beacon chain).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Height(pub u32);

impl Height {
    /// The height above; the highest one is its own successor.
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Height {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialOrder for Height {
    fn less_equal(&self, other: &Self) -> bool {
        self <= other
    }
}

impl TotalOrder for Height {}

impl Timestamp for Height {
    type Summary = u32;
    fn minimum() -> Self {
        Self(0)
    }
}

impl PathSummary<Height> for u32 {
    fn results_in(&self, height: &Height) -> Option<Height> {
        height.0.checked_add(*self).map(Height)
    }
    fn followed_by(&self, other: &u32) -> Option<u32> {
        self.checked_add(*other)
    }
}

impl Refines<()> for Height {
    fn to_inner((): ()) -> Self {
        Self::default()
    }
    fn to_outer(self) {}
    fn summarize(_: u32) {}
}

impl Lattice for Height {
    fn join(&self, other: &Self) -> Self {
        *self.max(other)
    }
    fn meet(&self, other: &Self) -> Self {
        *self.min(other)
    }
}
