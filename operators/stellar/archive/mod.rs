//! This reads the state of the ledger from a history archive, at a checkpoint.
//!
//! ```no_run
//! use ledgerflow_operators::stellar::Network;
//! use ledgerflow_operators::stellar::archive::{Archive, Lumens};
//!
//! let archive = Archive::at("https://history.stellar.org/prd/core-live/core_live_001")?;
//! let checkpoint = archive.newest()?;
//! let network = Network::of("pubnet").expect("not blank");
//! let mut lumens = Lumens::of(checkpoint.header(), &network);
//! let mut entries = checkpoint.entries()?;
//! while let Some(entry) = entries.next()? {
//!     lumens.add(entry);
//! }
//! println!("{} stroops are missing at ledger {}", lumens.missing(), checkpoint.height());
//! # Ok::<(), ledgerflow_operators::stellar::archive::ArchiveError>(())
//! ```
//!
//! Nothing is believed but the header's own hash, which the caller may compare with a ledger it
//! knows ([`Checkpoint::hash`]): the chain of headers leads to the header, the header commits to the
//! list of buckets, and the list names each bucket by its hash. What is not there, is not what its
//! name says, or is not in order is an error. A bucket's hash is known when the bucket ends: entries
//! are final only after [`Entries::next`] gave `None`.
//!
//! Memory is one entry and two buffers a bucket, at most 22 buckets.

use ledgerflow_records::{Hash, Height};
use ledgerflow_views::{LedgerHeader, LedgerHeaderHistoryEntry, View};

mod bucket;
mod error;
mod headers;
mod lumens;
mod merge;
mod order;
mod records;
mod site;
mod state;
mod web;

#[cfg(test)]
mod corpus_tests;
#[cfg(test)]
mod fault_tests;
#[cfg(test)]
mod made;
#[cfg(test)]
mod order_tests;
#[cfg(test)]
mod web_tests;

pub use error::ArchiveError;
pub use lumens::Lumens;
pub use merge::Entries;

use site::Site;
use state::State;

/// A history archive: a local folder, or a folder behind http or https.
#[derive(Clone, Debug)]
pub struct Archive {
    site: Site,
}

/// The ledger's state at one height, as far as the archive's list of buckets and the header agree.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    site: Site,
    state: State,
    /// A `LedgerHeaderHistoryEntry`, validated.
    header: Vec<u8>,
}

impl Archive {
    /// The archive in a local folder, or at an address that starts with `http://` or `https://`,
    /// which is not asked yet.
    ///
    /// # Errors
    /// No such folder.
    pub fn at(place: &str) -> Result<Self, ArchiveError> {
        Ok(Self { site: Site::at(place)? })
    }

    /// The newest checkpoint.
    ///
    /// # Errors
    /// As of [`checkpoint`](Self::checkpoint).
    pub fn newest(&self) -> Result<Checkpoint, ArchiveError> {
        self.read(State::newest(&self.site)?)
    }

    /// The checkpoint of ledger `height`.
    ///
    /// # Errors
    /// No checkpoint ends with that ledger; a file of it is missing, unreadable or malformed; the
    /// headers are no chain; or the last header speaks of another list of buckets.
    pub fn checkpoint(&self, height: Height) -> Result<Checkpoint, ArchiveError> {
        self.read(State::of(&self.site, height)?)
    }

    fn read(&self, state: State) -> Result<Checkpoint, ArchiveError> {
        let header = headers::last(&self.site, state.height)?;
        let checkpoint = Checkpoint { site: self.site.clone(), state, header };
        let header = checkpoint.header();
        let listed = checkpoint.state.bucket_list_hash(header.ledger_version());
        let said = Hash(*header.bucket_list_hash());
        if listed == said {
            return Ok(checkpoint);
        }
        let State { height: ledger, file, .. } = checkpoint.state;
        Err(ArchiveError::BucketList { file, ledger, listed, said })
    }
}

impl Checkpoint {
    /// The ledger after which the state is this.
    pub fn height(&self) -> Height {
        self.state.height
    }

    /// The hash of that ledger's header.
    pub fn hash(&self) -> Hash {
        Hash(*LedgerHeaderHistoryEntry::trusted(&self.header).hash())
    }

    /// That ledger's header.
    pub fn header(&self) -> LedgerHeader<'_> {
        LedgerHeaderHistoryEntry::trusted(&self.header).header()
    }

    /// The network's passphrase, if the archive tells it: nothing in the chain commits to it.
    pub fn passphrase(&self) -> Option<&str> {
        self.state.passphrase.as_deref()
    }

    /// The entries of the ledger, in the order of their keys; opens all buckets.
    ///
    /// # Errors
    /// A bucket is missing, or damaged where it begins.
    pub fn entries(&self) -> Result<Entries, ArchiveError> {
        Entries::of(&self.site, self.state.buckets())
    }
}

/// Where the archive keeps what it has of a checkpoint: `history`, `ledger`, …
fn path(kind: &str, height: Height, ending: &str) -> String {
    let [a, b, c, _] = height.0.to_be_bytes();
    format!("{kind}/{a:02x}/{b:02x}/{c:02x}/{kind}-{:08x}.{ending}", height.0)
}
