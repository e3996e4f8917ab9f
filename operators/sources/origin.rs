//! This reads one file or stream from its first ledger to its last.

use std::io::Read;
use std::sync::Arc;

use ledgerflow_records::{Frame, Height, Rejected};

use super::Limits;
use super::decompressed::Decompressed;
use super::fault::Fault;
use super::form::{self, Form};
use super::framed;
use super::header::Header;
use super::plain::{Bytes, Plain};
use super::values::Values;

/// One ledger of an origin.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    pub(crate) height: Height,
    /// As the header claims it.
    pub(crate) hash: [u8; 32],
    pub(crate) bytes: Arc<Vec<u8>>,
    pub(crate) offset: u64,
}

impl Ledger {
    pub(crate) fn of(header: Header, bytes: Vec<u8>, offset: u64) -> Self {
        Self { height: header.height, hash: header.hash, bytes: Arc::new(bytes), offset }
    }

    pub(crate) fn frame(self, origin: &Arc<str>) -> Frame {
        let Self { height, bytes, offset, .. } = self;
        Frame { height, bytes, origin: Arc::clone(origin), offset, counts: true }
    }
}

enum Kind {
    Framed,
    Values(Values),
}

type Step = Option<Result<Ledger, Fault>>;

/// A file or stream being read.
pub(crate) struct Origin {
    pub(crate) name: Arc<str>,
    /// The height of its first ledger.
    pub(crate) first: Height,
    /// Repetitions of a ledger that were dropped.
    pub(crate) skipped: u64,
    bytes: Bytes,
    kind: Kind,
    limit: u64,
    /// The last ledger read.
    last: Option<Ledger>,
    /// The height last given on.
    given: Option<Height>,
    /// A file is read one ledger ahead, so that a failing checksum behind its last ledger is
    /// noticed before that ledger is given on. A stream is not: its writer may be waiting.
    ahead: Option<Step>,
    live: bool,
    ended: bool,
}

impl Origin {
    /// Recognises what `from` holds by its first bytes.
    pub(crate) fn open(
        name: Arc<str>,
        from: Box<dyn Read + Send>,
        limits: Limits,
        live: bool,
    ) -> Result<Self, Fault> {
        let mut plain = Plain::from(Decompressed::from(from));
        let limit = limits.ledger_bytes;
        let (form, header) = form::of(&mut plain, limit)?;
        let (bytes, kind) = match form {
            Form::Values => (Bytes::from_plain(plain), Kind::Values(Values::new(live, limit))),
            Form::Text => (Bytes::from_text(plain), Kind::Values(Values::new(live, limit))),
            Form::Framed => (Bytes::from_plain(plain), Kind::Framed),
        };
        let (first, skipped, last, given) = (header.height, 0, None, None);
        let (ahead, ended) = (None, false);
        Ok(Self { name, first, skipped, bytes, kind, limit, last, given, ahead, live, ended })
    }

    /// Whether it is known that nothing follows.
    pub(crate) fn ended(&self) -> bool {
        self.ended || matches!(self.ahead, Some(None))
    }

    /// The next ledger, above the one before; after an error only `None`.
    pub(crate) fn next(&mut self) -> Option<Result<Ledger, Rejected>> {
        if self.ended {
            return None;
        }
        let step = self.ahead.take().unwrap_or_else(|| self.pull());
        let Some(Ok(ledger)) = step else {
            self.ended = true;
            let height = self.given.map_or(self.first, Height::next);
            let fault = step.and_then(Result::err);
            return fault.map(|fault| Err(fault.reject(&self.name, height, self.given)));
        };
        if !self.live {
            self.ahead = Some(match self.pull() {
                Some(Err(fault)) if fault.damaged => {
                    self.ended = true;
                    return Some(Err(fault.reject(&self.name, ledger.height, self.given)));
                }
                step => step,
            });
        }
        self.given = Some(ledger.height);
        Some(Ok(ledger))
    }

    fn pull(&mut self) -> Step {
        loop {
            let next = match &mut self.kind {
                Kind::Framed => framed::next(&mut self.bytes, self.limit),
                Kind::Values(values) => values.next(&mut self.bytes),
            };
            let ledger = match next.transpose()? {
                Ok(ledger) => ledger,
                Err(fault) => return Some(Err(fault)),
            };
            match self.repeats(&ledger) {
                Ok(true) => self.skipped += 1,
                Ok(false) => {
                    self.last = Some(ledger.clone());
                    return Some(Ok(ledger));
                }
                Err(fault) => return Some(Err(fault.of(ledger.height))),
            }
        }
    }

    /// Whether `ledger` is the last one once more; an error if it does not ascend otherwise.
    fn repeats(&self, ledger: &Ledger) -> Result<bool, Fault> {
        let Some(last) = self.last.as_ref().filter(|last| last.height >= ledger.height) else {
            return Ok(false);
        };
        if last.height > ledger.height {
            let reason = format!("height {} does not ascend", ledger.height);
            return Err(Fault::at(ledger.offset, reason));
        }
        if last.bytes == ledger.bytes {
            return Ok(true);
        }
        let (one, two) = (super::hex(&last.hash), super::hex(&ledger.hash));
        let reason = format!("comes twice and differs: header hash {one}, then {two}");
        Err(Fault::at(ledger.offset, reason).damaged())
    }
}
