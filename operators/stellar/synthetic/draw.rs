//! This draws numbers: splitmix64, the same on every machine.

/// A stream of numbers that its seed decides.
#[derive(Clone, Debug)]
pub(super) struct Draws(u64);

impl Draws {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; zero if there is none. The bias is that of a 64-bit remainder.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.next().checked_rem(bound).unwrap_or(0)
    }

    /// An index below `length`; zero if there is none.
    pub(super) fn index(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).unwrap_or(0)
    }

    /// An index below `length` that favours the low ones, as real traffic favours a few accounts.
    pub(super) fn skewed(&mut self, length: usize) -> usize {
        let bound = self.index(length) + 1;
        self.index(bound)
    }

    /// True once in `count` draws.
    pub(super) fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    /// An amount from 1 up to `most`, or 1 if that is less.
    pub(super) fn amount(&mut self, most: i64) -> i64 {
        let most = u64::try_from(most).unwrap_or(0);
        i64::try_from(self.below(most)).unwrap_or(0) + 1
    }

    pub(super) fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        bytes.chunks_mut(8).for_each(|chunk| chunk.copy_from_slice(&self.next().to_be_bytes()));
        bytes
    }
}
