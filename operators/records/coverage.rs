//! Which heights are held: a set of closed ranges.

use serde::{Deserialize, Serialize};

use crate::Height;

/// Heights as sorted, disjoint, non-adjacent closed ranges.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coverage(Vec<(Height, Height)>);

impl Coverage {
    /// The coverage of these ranges, in any order, overlapping or not.
    pub fn from_ranges(ranges: impl IntoIterator<Item = (Height, Height)>) -> Self {
        let mut coverage = Self::default();
        ranges.into_iter().for_each(|(from, to)| coverage.insert(from, to));
        coverage
    }

    /// The ranges, ascending.
    pub fn ranges(&self) -> &[(Height, Height)] {
        &self.0
    }

    /// Whether `height` is held.
    pub fn contains(&self, height: Height) -> bool {
        let after = self.0.partition_point(|&(from, _)| from <= height);
        after.checked_sub(1).is_some_and(|at| height <= self.0[at].1)
    }

    /// Adds every height from `from` to `to`, both included.
    pub fn insert(&mut self, from: Height, to: Height) {
        let start = self.0.partition_point(|&(_, end)| end.next() < from);
        let end = self.0.partition_point(|&(begin, _)| begin <= to.next());
        let merged = self.0[start..end]
            .iter()
            .fold((from, to), |(low, high), &(begin, end)| (low.min(begin), high.max(end)));
        self.0.splice(start..end, [merged]);
    }

    /// Takes away every height from `from` to `to`, both included.
    pub fn remove(&mut self, from: Height, to: Height) {
        let kept = std::mem::take(&mut self.0);
        for (begin, end) in kept {
            if begin < from {
                self.0.push((begin, end.min(Height(from.0 - 1))));
            }
            if end > to {
                self.0.push((begin.max(to.next()), end));
            }
        }
    }

    /// The held heights within `from..=to`, as ranges.
    pub fn within(&self, from: Height, to: Height) -> impl Iterator<Item = (Height, Height)> + '_ {
        self.0
            .iter()
            .map(move |&(begin, end)| (begin.max(from), end.min(to)))
            .filter(|(begin, end)| begin <= end)
    }

    /// How many heights are held within `from..=to`.
    pub fn count(&self, from: Height, to: Height) -> u64 {
        self.within(from, to).map(|(begin, end)| u64::from(end.0 - begin.0) + 1).sum()
    }

    /// How many heights are held in all.
    pub fn heights(&self) -> u64 {
        self.count(Height(0), Height(u32::MAX))
    }

    /// The holes between the lowest and the highest held height.
    pub fn gaps(&self) -> Vec<(Height, Height)> {
        self.0.windows(2).map(|pair| (pair[0].1.next(), Height(pair[1].0.0 - 1))).collect()
    }

    /// The highest held height.
    pub fn last(&self) -> Option<Height> {
        self.0.last().map(|&(_, end)| end)
    }

    /// The lowest held height.
    pub fn first(&self) -> Option<Height> {
        self.0.first().map(|&(begin, _)| begin)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn coverage_is_a_set(steps in prop::collection::vec((any::<bool>(), 0u32..60, 0u32..9), 0..40)) {
            let (mut coverage, mut set) = (Coverage::default(), BTreeSet::new());
            for (add, from, more) in steps {
                let range = (Height(from), Height(from + more));
                if add {
                    coverage.insert(range.0, range.1);
                    set.extend(from..=from + more);
                } else {
                    coverage.remove(range.0, range.1);
                    set.retain(|height| !(from..=from + more).contains(height));
                }
            }
            for height in 0..80 {
                prop_assert_eq!(coverage.contains(Height(height)), set.contains(&height));
            }
            prop_assert_eq!(coverage.heights(), set.len() as u64);
            prop_assert_eq!(coverage.count(Height(10), Height(30)), set.range(10..=30).count() as u64);
            prop_assert!(coverage.ranges().windows(2).all(|pair| pair[0].1.next() < pair[1].0));
            prop_assert_eq!(coverage.gaps().len(), coverage.ranges().len().saturating_sub(1));
        }
    }

    #[test]
    fn the_highest_height_is_no_edge() {
        let mut coverage = Coverage::default();
        coverage.insert(Height(u32::MAX), Height(u32::MAX));
        coverage.insert(Height(0), Height(0));
        assert_eq!(coverage.heights(), 2);
        coverage.remove(Height(1), Height(u32::MAX));
        assert_eq!(coverage.ranges(), [(Height(0), Height(0))]);
    }
}
