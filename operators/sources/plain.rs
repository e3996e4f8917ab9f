//! This gives the bytes of an origin from its first one, after some were read to recognise it.

use super::decompressed::Decompressed;
use super::fault::Fault;
use super::text::Text;

/// The decompressed bytes of an origin, of which the first can be looked at.
pub(crate) struct Plain {
    seen: Vec<u8>,
    given: usize,
    from: Decompressed,
}

impl Plain {
    pub(crate) fn from(from: Decompressed) -> Self {
        Self { seen: Vec::new(), given: 0, from }
    }

    /// What was looked at so far.
    pub(crate) fn seen(&self) -> &[u8] {
        &self.seen
    }

    /// Reads once more, so that at most `most` bytes are seen; false if nothing was added.
    pub(crate) fn look(&mut self, most: usize) -> Result<bool, Fault> {
        let before = self.seen.len();
        self.seen.resize(most.max(before), 0);
        let space = self.seen.get_mut(before..).unwrap_or_default();
        let read = if space.is_empty() { Ok(0) } else { self.from.read(space) };
        self.seen.truncate(before + *read.as_ref().unwrap_or(&0));
        read.map(|count| count > 0)
    }

    pub(crate) fn sizes(&self) -> (u64, u64) {
        self.from.sizes()
    }

    /// Fills a part of `to`, which is not empty; 0 only at the end.
    pub(crate) fn read(&mut self, to: &mut [u8]) -> Result<usize, Fault> {
        match self.seen.get(self.given..) {
            None | Some([]) => self.from.read(to),
            Some(left) => {
                let count = super::give(left, to);
                self.given += count;
                Ok(count)
            }
        }
    }
}

enum Kind {
    Plain(Plain),
    Text(Box<Text>),
}

/// The bytes of ledgers: decompressed and, if they were text, decoded.
pub(crate) struct Bytes {
    kind: Kind,
    /// Bytes given on.
    position: u64,
    /// The longest run of bytes that was appended at once.
    largest: usize,
}

impl Bytes {
    pub(crate) fn from_plain(from: Plain) -> Self {
        Self { kind: Kind::Plain(from), position: 0, largest: 0 }
    }

    pub(crate) fn from_text(from: Plain) -> Self {
        Self { kind: Kind::Text(Box::new(Text::from(from))), position: 0, largest: 0 }
    }

    /// Where the next byte is in the decompressed (decoded) origin.
    pub(crate) fn position(&self) -> u64 {
        self.position
    }

    /// Bytes read so far as stored, and decompressed.
    pub(crate) fn sizes(&self) -> (u64, u64) {
        match &self.kind {
            Kind::Plain(plain) => plain.sizes(),
            Kind::Text(text) => text.sizes(),
        }
    }

    /// Fills a part of `to`, which is not empty; 0 only at the end.
    pub(crate) fn read(&mut self, to: &mut [u8]) -> Result<usize, Fault> {
        let count = match &mut self.kind {
            Kind::Plain(plain) => plain.read(to)?,
            Kind::Text(text) => text.read(to, self.position)?,
        };
        self.position += count as u64;
        Ok(count)
    }

    /// Appends up to `count` bytes to `to`, fewer only at the end or before a fault.
    ///
    /// `to` grows with what is really there: by `STEP`, by its own length or by the longest that was
    /// read whole before, whichever is most.
    pub(crate) fn append(&mut self, to: &mut Vec<u8>, count: usize) -> Result<(), Fault> {
        const STEP: usize = 256 * 1024;
        let end = to.len().saturating_add(count);
        while to.len() < end {
            let (from, step) = (to.len(), to.len().max(STEP).max(self.largest));
            to.resize(end.min(from + step), 0);
            let mut filled = from;
            while let Some(space) = to.get_mut(filled..).filter(|space| !space.is_empty()) {
                match self.read(space) {
                    Ok(0) => {
                        self.largest = self.largest.max(filled);
                        to.truncate(filled);
                        return Ok(());
                    }
                    Ok(more) => filled += more,
                    Err(fault) => {
                        to.truncate(filled);
                        return Err(fault);
                    }
                }
            }
        }
        self.largest = self.largest.max(to.len());
        Ok(())
    }
}
