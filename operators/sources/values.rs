//! This takes ledgers out of `LedgerCloseMeta` and `LedgerCloseMetaBatch` values, one after another.

use ledgerflow_records::Height;

use super::fault::Fault;
use super::header::{self, Header};
use super::origin::Ledger;
use super::plain::Bytes;
use super::walk::{self, Miss};

/// What a file is read by: most files are read whole, so that one walk finds the end.
const WINDOW_BYTES: usize = 4 << 20;
/// What a stream is read by: less than this means that its writer is waiting.
const PIPE_BYTES: usize = 64 * 1024;
/// From here on a stream must grow by an eighth before the ledger is walked again.
const PATIENT_BYTES: usize = 16 << 20;

/// Which ledgers of a batch are still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Batch {
    first: Height,
    last: Height,
    next: Height,
}

/// The values of an origin.
pub(crate) struct Values {
    /// Read but not given on, from `start`.
    held: Vec<u8>,
    start: usize,
    /// Where `held` begins in the origin.
    base: u64,
    batch: Option<Batch>,
    ended: bool,
    /// What comes after the bytes held.
    fault: Option<Fault>,
    /// Why the end of the last ledger is not known.
    broken: Option<Fault>,
    /// Whether to look at what is there before asking for more, as a stream's writer may wait.
    live: bool,
    limit: u64,
}

impl Values {
    pub(crate) fn new(live: bool, limit: u64) -> Self {
        let (held, batch, fault, broken) = (Vec::new(), None, None, None);
        Self { held, start: 0, base: 0, batch, ended: false, fault, broken, live, limit }
    }

    /// The next ledger; `None` at the end.
    pub(crate) fn next(&mut self, bytes: &mut Bytes) -> Result<Option<Ledger>, Fault> {
        if let Some(fault) = &self.broken {
            return Err(fault.clone());
        }
        if self.batch.is_none() && !self.value(bytes)? {
            return Ok(None);
        }
        let header = self.header(bytes)?;
        self.expect(header.height)?;
        loop {
            match walk::length(self.rest()) {
                Ok(length) if length as u64 > self.limit => return Err(self.too_long(bytes)),
                Ok(length) => return Ok(Some(self.take(header, length))),
                Err(Miss::Short) => {
                    let more = self.more(bytes).map_err(|fault| fault.of(header.height))?;
                    if !more {
                        let reason = format!("ends {} bytes into a ledger", self.rest().len());
                        return Err(Fault::at(self.end(), reason).of(header.height));
                    }
                }
                Err(Miss::Wrong { offset, reason }) => {
                    return Ok(Some(self.give_up(header, offset, reason)));
                }
            }
        }
    }

    /// Comes to the next value; false at the end.
    fn value(&mut self, bytes: &mut Bytes) -> Result<bool, Fault> {
        loop {
            match start(self.rest()) {
                Ok(Start::Ledger(_)) => return Ok(true),
                Ok(Start::Batch { first, last, .. }) => {
                    self.start += BATCH_HEAD;
                    self.batch = Some(Batch { first, last, next: first });
                    return Ok(true);
                }
                Err(header::Miss::Short) if self.more(bytes)? => {}
                Err(_) if self.rest().is_empty() => return Ok(false),
                Err(header::Miss::Short) => {
                    let reason = format!("ends {} bytes into a ledger", self.rest().len());
                    return Err(Fault::at(self.end(), reason));
                }
                Err(header::Miss::Not) => return Err(self.not_a_value()),
            }
        }
    }

    fn not_a_value(&self) -> Fault {
        let begins = super::hex(self.rest().get(..16).unwrap_or(self.rest()));
        let reason = format!("neither a LedgerCloseMeta nor a batch begins with {begins}");
        Fault::at(self.position(), reason)
    }

    fn header(&mut self, bytes: &mut Bytes) -> Result<Header, Fault> {
        loop {
            match header::peek(self.rest()) {
                Ok(header) => return Ok(header),
                Err(header::Miss::Short) if self.more(bytes)? => {}
                Err(header::Miss::Short) => {
                    let height = self.batch.map_or(Height(0), |batch| batch.next);
                    let reason = format!("ends {} bytes into a ledger", self.rest().len());
                    return Err(Fault::at(self.end(), reason).of(height));
                }
                Err(header::Miss::Not) => return Err(self.not_a_value()),
            }
        }
    }

    /// Counts the ledger in its batch, if it is in one.
    fn expect(&mut self, height: Height) -> Result<(), Fault> {
        let Some(Batch { first, last, next }) = self.batch else { return Ok(()) };
        if height != next {
            let reason =
                format!("a batch of ledgers {first} to {last} holds {height} where {next} belongs");
            return Err(Fault::at(self.position(), reason).of(height));
        }
        self.batch = (next < last).then(|| Batch { first, last, next: next.next() });
        Ok(())
    }

    fn take(&mut self, header: Header, length: usize) -> Ledger {
        let (offset, end) = (self.position(), self.start + length);
        let bytes = if self.start == 0 && end == self.held.len() {
            self.base += length as u64;
            let mut bytes = std::mem::take(&mut self.held);
            bytes.shrink_to_fit();
            bytes
        } else {
            let bytes = self.held.get(self.start..end).unwrap_or_default().to_vec();
            self.start = end;
            bytes
        };
        Ledger::of(header, bytes, offset)
    }

    /// A ledger that does not say where it ends is given on with all that is held: whoever decodes
    /// it names the transaction and the operation. Behind it nothing can be found.
    fn give_up(&mut self, header: Header, offset: usize, reason: String) -> Ledger {
        let reason = format!("no ledger can be found behind {}: {reason}", header.height);
        self.broken = Some(Fault::at(self.position() + offset as u64, reason));
        self.take(header, self.held.len() - self.start)
    }

    fn rest(&self) -> &[u8] {
        self.held.get(self.start..).unwrap_or_default()
    }

    fn position(&self) -> u64 {
        self.base + self.start as u64
    }

    fn end(&self) -> u64 {
        self.base + self.held.len() as u64
    }

    fn too_long(&self, bytes: &Bytes) -> Fault {
        let (limit, (stored, plain)) = (self.limit, bytes.sizes());
        let reason = format!(
            "a ledger is longer than {limit} bytes ({stored} bytes read as stored, {plain} decompressed)"
        );
        Fault::at(self.position(), reason)
    }

    /// Reads more behind what is held; false at the end.
    fn more(&mut self, bytes: &mut Bytes) -> Result<bool, Fault> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        if self.ended {
            return Ok(false);
        }
        self.held.drain(..self.start);
        self.base += self.start as u64;
        self.start = 0;
        let before = self.held.len();
        if before as u64 > self.limit {
            return Err(self.too_long(bytes));
        }
        let read = if self.live { self.sip(bytes) } else { self.gulp(bytes) };
        match read {
            Ok(ended) => self.ended = ended,
            // Damage casts doubt on what is held; otherwise the whole ledgers held come first.
            Err(fault) if fault.damaged || self.held.len() == before => return Err(fault),
            Err(fault) => self.fault = Some(fault),
        }
        Ok(self.held.len() > before)
    }

    /// Reads a file by a window, then by as much as is held; whether it ended.
    fn gulp(&mut self, bytes: &mut Bytes) -> Result<bool, Fault> {
        let count = self.held.len().max(WINDOW_BYTES);
        let end = self.held.len() + count;
        bytes.append(&mut self.held, count)?;
        Ok(self.held.len() < end)
    }

    /// Reads a stream until its writer waits, or by as much as is held; whether it ended.
    fn sip(&mut self, bytes: &mut Bytes) -> Result<bool, Fault> {
        let before = self.held.len();
        loop {
            let from = self.held.len();
            self.held.resize(from + PIPE_BYTES, 0);
            let space = self.held.get_mut(from..).unwrap_or_default();
            let read = bytes.read(space);
            self.held.truncate(from + *read.as_ref().unwrap_or(&0));
            let (count, grown) = (read?, self.held.len() - before);
            let waiting = count < PIPE_BYTES && (before < PATIENT_BYTES || grown >= before / 8);
            if count == 0 || waiting || grown >= before.max(WINDOW_BYTES) {
                return Ok(count == 0);
            }
        }
    }
}

const BATCH_HEAD: usize = 12;

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    Ledger(Header),
    /// Its heights and the header of its first ledger.
    Batch {
        first: Height,
        last: Height,
        header: Header,
    },
}

impl Start {
    pub(crate) fn header(self) -> Header {
        let (Self::Ledger(header) | Self::Batch { header, .. }) = self;
        header
    }
}

/// The value that `bytes` begin with.
pub(crate) fn start(bytes: &[u8]) -> Result<Start, header::Miss> {
    let ledger = header::peek(bytes).map(Start::Ledger);
    match (ledger, batch(bytes)) {
        (Ok(start), _) | (_, Ok(start)) => Ok(start),
        (Err(header::Miss::Short), _) | (_, Err(header::Miss::Short)) => Err(header::Miss::Short),
        _ => Err(header::Miss::Not),
    }
}

/// A batch is `startSequence`, `endSequence` and a counted list of one ledger for each height.
fn batch(bytes: &[u8]) -> Result<Start, header::Miss> {
    let word = |at: usize| {
        let word = bytes.get(at..).and_then(|rest| rest.first_chunk());
        word.map(|word| u32::from_be_bytes(*word)).ok_or(header::Miss::Short)
    };
    let (first, last, count) = (word(0)?, word(4)?, word(8)?);
    if last.checked_sub(first).and_then(|more| more.checked_add(1)) != Some(count) {
        return Err(header::Miss::Not);
    }
    let header = header::peek(bytes.get(BATCH_HEAD..).unwrap_or_default())?;
    Ok(Start::Batch { first: Height(first), last: Height(last), header })
}
