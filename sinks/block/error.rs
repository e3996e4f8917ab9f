//! What can be wrong with the bytes of a block.

use super::section::Section;

/// Why stored bytes are not a block. Offsets count from the start of the raw section, those of the
/// header from the start of the part.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// Written by a later program, in a way that this one cannot read.
    #[error("block format {major}.{minor} is newer than this program, which reads {known}.x")]
    Newer {
        /// Major version found.
        major: u8,
        /// Minor version found.
        minor: u8,
        /// Major version that is read.
        known: u8,
    },
    /// The bytes do not have the shape of this section.
    #[error("{section}, byte {offset}: {what}")]
    Malformed {
        /// Where.
        section: Section,
        /// Byte within it.
        offset: usize,
        /// What is wrong there.
        what: &'static str,
    },
    /// The bytes are not those that were written.
    #[error("{section}: checksum differs")]
    Checksum {
        /// Where.
        section: Section,
    },
    /// No zstd frame of the stated length.
    #[error("{section}: not one zstd frame of the stated length")]
    Compression {
        /// Where.
        section: Section,
    },
    /// The parts of a height do not belong together.
    #[error("part {part}: {what}")]
    Part {
        /// From 0.
        part: u16,
        /// What is wrong with it.
        what: &'static str,
    },
    /// The ledger has no such transaction.
    #[error("the ledger has no transaction {ordinal} (counted from 0)")]
    NoTransaction {
        /// From 0, in application order.
        ordinal: u32,
    },
}
