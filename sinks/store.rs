//! The door to durable bytes: ordered keys in families, atomic batches, sorted runs moved in whole.
//!
//! Keys are big-endian and sort as readers scan. A batch is all or nothing over every family. A run
//! is built outside the store and moved in, which costs a tenth of putting its keys one by one; runs
//! of several families are *not* atomic together, so what points at them is written afterwards.

use std::fmt;
use std::path::PathBuf;

/// A space of keys of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// What the database says of itself: see [`crate::meta`].
    Meta,
    /// `height u32 ‖ part u16` ↦ a packed part of one ledger.
    Blocks,
    /// `level u8 ‖ bucket u32 ‖ address` ↦ postings: see [`crate::index`].
    Accounts,
    /// `level u8 ‖ bucket u32 ‖ 8 bytes of a hash` ↦ places: see [`crate::index`].
    Hashes,
    /// Code, the contracts that run it, the assets behind tokens: see [`crate::code`].
    Code,
    /// What holds now: see [`crate::state`].
    State,
}

impl Family {
    /// Every family, in the order of their discriminants.
    pub const ALL: [Self; 6] =
        [Self::Meta, Self::Blocks, Self::Accounts, Self::Hashes, Self::Code, Self::State];

    /// The name on disk, which never changes.
    pub fn name(self) -> &'static str {
        match self {
            Self::Meta => "meta",
            Self::Blocks => "blocks",
            Self::Accounts => "accounts",
            Self::Hashes => "hashes",
            Self::Code => "code",
            Self::State => "state",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which end a scan starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// From the lowest key up.
    Ascending,
    /// From the highest key down.
    Descending,
}

/// One change of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The key holds the value from now on.
    Put(Family, Vec<u8>, Vec<u8>),
    /// The key is gone.
    Delete(Family, Vec<u8>),
    /// Every key from the first to before the second is gone.
    DeleteRange(Family, Vec<u8>, Vec<u8>),
}

/// Changes that become visible and durable together, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch(pub Vec<Change>);

impl Batch {
    /// Puts `value` under `key`.
    pub fn put(&mut self, family: Family, key: impl Into<Vec<u8>>, value: impl Into<Vec<u8>>) {
        self.0.push(Change::Put(family, key.into(), value.into()));
    }

    /// Deletes `key`.
    pub fn delete(&mut self, family: Family, key: impl Into<Vec<u8>>) {
        self.0.push(Change::Delete(family, key.into()));
    }

    /// Deletes every key from `from` to before `to`.
    pub fn delete_range(
        &mut self,
        family: Family,
        from: impl Into<Vec<u8>>,
        to: impl Into<Vec<u8>>,
    ) {
        self.0.push(Change::DeleteRange(family, from.into(), to.into()));
    }
}

/// A key and its value.
pub type Entry = (Vec<u8>, Vec<u8>);

/// Ordered bytes, durable or not. Clones are handles to the same store.
pub trait Store: Clone + Send + Sync + 'static {
    /// A sorted run under construction, outside the store.
    type Run: Run;

    /// The value under `key`.
    fn get(&self, family: Family, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError>;

    /// The entries from `from` to before `to`, or to the end; after an error it yields no more.
    /// Sees the store as it was when the scan began.
    fn scan<'a>(
        &'a self,
        family: Family,
        from: &[u8],
        to: Option<&[u8]>,
        order: Order,
    ) -> impl Iterator<Item = Result<Entry, StoreError>> + use<'a, Self>;

    /// Applies `batch`, atomically; with `sync`, returns once it and all before it survive power
    /// loss.
    fn write(&self, batch: Batch, sync: bool) -> Result<(), StoreError>;

    /// Starts a run of `family`.
    fn run(&self, family: Family) -> Result<Self::Run, StoreError>;

    /// Moves runs in, in order; what they hold replaces what is there. Durable on return. Each run
    /// appears whole, but not all of them at once.
    fn ingest(&self, runs: Vec<Self::Run>) -> Result<(), StoreError>;

    /// Bytes that `family` takes, on disk and not yet on disk.
    fn bytes(&self, family: Family) -> Result<u64, StoreError>;

    /// Catches up with what another process wrote, where that is not seen at once.
    fn refresh(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

/// Sorted entries on their way into a store; dropped without [`Store::ingest`], they are gone.
pub trait Run: Send {
    /// Appends an entry; its key must be greater than the one before.
    fn put(&mut self, key: &[u8], value: &[u8]) -> Result<(), StoreError>;

    /// Appends that a key is gone; it must be greater than the one before.
    fn delete(&mut self, key: &[u8]) -> Result<(), StoreError>;

    /// Bytes of keys and values put so far.
    fn bytes(&self) -> u64;

    /// Whether nothing was put.
    fn is_empty(&self) -> bool;
}

/// What a store refuses or cannot do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The disk or the file system said no.
    #[error("database {}: {text}", path.display())]
    Io {
        /// The database's directory.
        path: PathBuf,
        /// In the words of the store.
        text: String,
    },
    /// There is no room left.
    #[error("database {}: no space left on the disk ({text})", path.display())]
    DiskFull {
        /// The database's directory.
        path: PathBuf,
        /// In the words of the store.
        text: String,
    },
    /// Another process writes to it.
    #[error("database {} is in use by another process", .0.display())]
    Locked(PathBuf),
    /// There is none to read.
    #[error("no database in {}", .0.display())]
    Missing(PathBuf),
    /// Opened for reading only.
    #[error("database {} is open for reading only", .0.display())]
    ReadOnly(PathBuf),
    /// It holds the ledgers of another chain or network.
    #[error("the database holds {found}, not {wanted}")]
    OtherNetwork {
        /// What the database says.
        found: crate::meta::Network,
        /// What was asked for.
        wanted: crate::meta::Network,
    },
    /// A later program wrote it.
    #[error("the database has format {found}, this program knows formats up to {known}")]
    NewerFormat {
        /// Of the database.
        found: crate::meta::Format,
        /// The newest this program knows.
        known: crate::meta::Format,
    },
    /// An earlier program wrote it, which left out what this one needs.
    #[error("the database has format {found}, this program needs {known}: ingest its ledgers anew")]
    OlderFormat {
        /// Of the database.
        found: crate::meta::Format,
        /// What this program writes.
        known: crate::meta::Format,
    },
    /// The load of a checkpoint began and did not end.
    #[error("the state is half loaded: ingest --checkpoint again, or ingest with --history-only")]
    HalfLoaded,
    /// Bytes that no program of this format wrote.
    #[error("corrupt database: {family} key {key}: {reason}")]
    Corrupt {
        /// Where.
        family: Family,
        /// The key, as hex.
        key: String,
        /// What is wrong with the key or its value.
        reason: String,
    },
    /// The keys of a run must ascend.
    #[error("a run of {family} got key {key} out of order")]
    Unsorted {
        /// Of the run.
        family: Family,
        /// The key that does not follow, as hex.
        key: String,
    },
}

impl StoreError {
    /// Names what is wrong with the entry under `key`.
    pub fn corrupt(family: Family, key: &[u8], reason: impl Into<String>) -> Self {
        Self::Corrupt { family, key: hex(key), reason: reason.into() }
    }

    /// Names a key that does not follow the one before.
    pub fn unsorted(family: Family, key: &[u8]) -> Self {
        Self::Unsorted { family, key: hex(key) }
    }

    /// Whether the database itself was refused, as opposed to an operation on it.
    pub fn refused(&self) -> bool {
        matches!(
            self,
            Self::Locked(_)
                | Self::OtherNetwork { .. }
                | Self::NewerFormat { .. }
                | Self::OlderFormat { .. }
        )
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
