//! This is why a history archive cannot be read, or is not believed.

use std::io;

use ledgerflow_records::{Hash, Height};

use crate::sources::lower;

/// What is wrong with an archive, and where.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The folder, or a file that the archive must have, is not there.
    #[error("{file}: not there")]
    Missing {
        /// Its path or address.
        file: String,
    },
    /// The system or the network refuses.
    #[error("{file} cannot be read: {}", lower(source))]
    Unreadable {
        /// Its path or address.
        file: String,
        /// What the system says.
        source: io::Error,
    },
    /// The server answers neither with the file nor that it is not there.
    #[error("{file} cannot be read: the server answers with status {status}")]
    Status {
        /// Its address.
        file: String,
        /// The status of its last answer.
        status: u16,
    },
    /// The file that describes a checkpoint says something else.
    #[error("{file}: {reason}")]
    State {
        /// Its path or address.
        file: String,
        /// What it says.
        reason: String,
    },
    /// No archive has a checkpoint there.
    #[error("ledger {0} is no checkpoint: one more is a multiple neither of 64 nor of 8")]
    NotACheckpoint(Height),
    /// Headers that are not one chain up to the checkpoint.
    #[error("{file}: header {entry}: {reason}")]
    Header {
        /// Its path or address.
        file: String,
        /// Which header of the file, from 1.
        entry: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The checkpoint's header commits to another list of buckets.
    #[error("{file}: its buckets hash to {listed}, the header of ledger {ledger} says {said}")]
    BucketList {
        /// The file that lists the buckets.
        file: String,
        /// The checkpoint.
        ledger: Height,
        /// What the listed buckets hash to.
        listed: Hash,
        /// What the header says.
        said: Hash,
    },
    /// A record that is cut short, damaged or not what should be there.
    #[error("{file}: entry {entry} at byte {offset}: {reason}")]
    Entry {
        /// The file's path or address; a bucket's ends with its hash.
        file: String,
        /// Which entry of the file, from 1.
        entry: u64,
        /// Where it, or what interrupts it, starts in the decompressed file.
        offset: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// A bucket that is not the one that its name says.
    #[error("{file}: its {entries} entries hash to {found}")]
    Bucket {
        /// Its path or address, which ends with the hash it should have.
        file: String,
        /// How many entries it has.
        entries: u64,
        /// The hash that it has.
        found: Hash,
    },
}
