//! This takes records out of an archive's compressed file (RFC 5531, section 11; one fragment each).

use std::ops::Range;

use ledgerflow_records::Hash;
use sha2::{Digest, Sha256};

use super::error::ArchiveError;
use super::site::Site;
use crate::sources::decompressed::Decompressed;

/// The longest record. Whatever a ledger entry may hold, no network allows a hundredth of it.
const MOST_BYTES: usize = 16 << 20;
/// How much is decompressed at once.
const STEP: usize = 64 << 10;
const LAST: u32 = 1 << 31;

/// The records of a file, one at a time.
pub(super) struct Records {
    file: String,
    from: Decompressed,
    /// Of all decompressed bytes so far.
    sha: Sha256,
    /// A piece of the decompressed file; what follows `end` is spare.
    held: Vec<u8>,
    end: usize,
    /// Where `held` starts in the decompressed file.
    position: u64,
    record: Range<usize>,
    count: u64,
}

impl Records {
    pub(super) fn open(site: &Site, path: &str) -> Result<Self, ArchiveError> {
        Ok(Self {
            file: site.name(path),
            from: Decompressed::from(site.open(path)?),
            sha: Sha256::new(),
            held: Vec::new(),
            end: 0,
            position: 0,
            record: 0..0,
            count: 0,
        })
    }

    /// Goes to the next record; false at the end of the file.
    pub(super) fn next(&mut self) -> Result<bool, ArchiveError> {
        self.record = self.record.end..self.record.end;
        self.count += 1;
        let mark = match self.want(4)? {
            [] => {
                self.count -= 1;
                return Ok(false);
            }
            bytes => bytes.first_chunk().map(|mark| u32::from_be_bytes(*mark)),
        };
        let Some(mark) = mark else {
            return Err(self.wrong("cut short within a record mark"));
        };
        let length = (mark & !LAST) as usize;
        if mark & LAST == 0 || length > MOST_BYTES {
            return Err(self.wrong(format!("its record mark is {mark:08x}")));
        }
        let there = self.want(4 + length)?.len().saturating_sub(4);
        if there < length {
            return Err(self.wrong(format!("cut short after {there} of {length} bytes")));
        }
        let start = self.record.start + 4;
        self.record = start..start + length;
        Ok(true)
    }

    /// The record that [`next`](Self::next) went to.
    pub(super) fn record(&self) -> &[u8] {
        self.held.get(self.record.clone()).unwrap_or_default()
    }

    pub(super) fn file(&self) -> &str {
        &self.file
    }

    /// How many records there were, the current one included.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// SHA-256 of the decompressed file; of all of it once there is no next record.
    pub(super) fn hash(&self) -> Hash {
        Hash(self.sha.clone().finalize().into())
    }

    /// The error of the current record that is not the XDR it should be.
    #[cold]
    pub(super) fn invalid(&self, error: Box<ledgerflow_views::Error>) -> ArchiveError {
        self.wrong(error.to_string())
    }

    /// The error that something is wrong with the current record.
    #[cold]
    pub(super) fn wrong(&self, reason: impl Into<String>) -> ArchiveError {
        self.wrong_at(self.position + self.record.start as u64, reason)
    }

    fn wrong_at(&self, offset: u64, reason: impl Into<String>) -> ArchiveError {
        let (file, entry) = (self.file.clone(), self.count);
        ArchiveError::Entry { file, entry, offset, reason: reason.into() }
    }

    /// The next `count` bytes, after the current record; fewer only at the end of the file.
    fn want(&mut self, count: usize) -> Result<&[u8], ArchiveError> {
        let mut start = self.record.end;
        if self.end - start < count && start > 0 {
            self.held.copy_within(start..self.end, 0);
            self.position += start as u64;
            self.end -= start;
            (start, self.record) = (0, 0..0);
        }
        while self.end - start < count {
            // What is held grows with what is really there, not with what a mark claims.
            let least = self.end + STEP;
            if self.held.len() < least {
                self.held.resize(least.max(self.held.len() * 2), 0);
            }
            let space = self.held.get_mut(self.end..).unwrap_or_default();
            match self.from.read(space) {
                Ok(0) => break,
                Ok(more) => {
                    self.sha.update(space.get(..more).unwrap_or_default());
                    self.end += more;
                }
                Err(fault) => return Err(self.wrong_at(fault.offset, fault.reason)),
            }
        }
        let end = self.end.min(start + count);
        Ok(self.held.get(start..end).unwrap_or_default())
    }
}
