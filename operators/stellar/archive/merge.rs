//! This merges the buckets of a checkpoint: of each key the newest entry counts.
//!
//! Every bucket ascends strictly in one order, so the least of their current keys is the least that
//! is left. A bucket that breaks the order is an error, so whatever the order is, no key is met twice.

use ledgerflow_records::Hash;
use ledgerflow_views::LedgerEntry;

use super::bucket::Bucket;
use super::error::ArchiveError;
use super::site::Site;

/// The entries of a ledger.
pub struct Entries {
    /// Newest first; ended ones are taken out.
    buckets: Vec<Bucket>,
    /// The bucket whose entry was given last.
    given: Option<usize>,
}

impl Entries {
    pub(super) fn of(
        site: &Site,
        buckets: impl Iterator<Item = Hash>,
    ) -> Result<Self, ArchiveError> {
        let buckets = buckets.map(|name| Bucket::open(site, name)).collect::<Result<_, _>>()?;
        Ok(Self { buckets, given: None })
    }

    /// The next entry that exists, in the order of keys; `None` only after every bucket was read to
    /// its end and hashed to its name.
    ///
    /// # Errors
    /// A bucket is damaged, out of order or another one. What was given before is in doubt, too.
    #[expect(clippy::should_implement_trait, reason = "it lends")]
    pub fn next(&mut self) -> Result<Option<LedgerEntry<'_>>, ArchiveError> {
        let given = loop {
            if let Some(bucket) = self.given.take().and_then(|at| self.buckets.get_mut(at)) {
                bucket.advance()?;
            }
            let Some(at) = self.least()? else { return Ok(None) };
            self.given = Some(at);
            if self.buckets.get(at).is_some_and(|bucket| bucket.live().is_some()) {
                break at;
            }
        };
        Ok(self.buckets.get(given).and_then(Bucket::live))
    }

    /// The newest of the buckets that are at the least key; older entries of a key are passed over.
    fn least(&mut self) -> Result<Option<usize>, ArchiveError> {
        self.buckets.retain(|bucket| bucket.key().is_some());
        let mut least = 0;
        for at in 1..self.buckets.len() {
            let (newer, older) = self.buckets.split_at_mut(at);
            let (Some(best), Some(bucket)) = (newer.get(least), older.first_mut()) else { break };
            if bucket.key() == best.key() {
                bucket.advance()?;
            } else if bucket.key() < best.key() {
                least = at;
            }
        }
        Ok((!self.buckets.is_empty()).then_some(least))
    }
}
