//! This is where raw ledgers come from.
//!
//! [`Files`] reads files, folders, FIFOs and standard input, recognised by content:
//! `LedgerCloseMeta`, `LedgerCloseMetaBatch`, record-marked `LedgerCloseMeta` (RFC 5531) and base64
//! of the first two; each plain, gzip or zstd. [`Given`] holds frames made elsewhere.
//!
//! Nothing is allocated on the word of the input: buffers grow with the bytes really read, and no
//! ledger may be longer than [`Limits::ledger_bytes`].

use std::fmt;
use std::sync::Arc;
use std::vec;

use ledgerflow_records::{Frame, Height, Rejected};

pub(crate) mod decompressed;
pub(crate) mod fault;
mod files;
mod folder;
mod form;
mod framed;
mod header;
mod open_error;
mod origin;
mod plain;
mod text;
mod values;
mod walk;

#[cfg(test)]
mod fault_tests;
#[cfg(test)]
mod made;
#[cfg(test)]
mod order_tests;
#[cfg(test)]
mod tests;

pub use files::Files;
pub use open_error::OpenError;

use fault::Fault;
use header::Miss;

/// Where ledgers come from, in order.
pub trait Source: Send + 'static {
    /// The next ledger, above all before it; `None` at the end. May block.
    ///
    /// An error stands above every height given before, and after it comes only `None`.
    fn next(&mut self) -> Option<Result<Frame, Rejected>>;
}

/// What a source may ask of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest ledger, decompressed, in bytes; the longest on pubnet are a fiftieth of the default.
    pub ledger_bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { ledger_bytes: 128 << 20 }
    }
}

/// Frames that are there already, as they are and in the order given.
#[derive(Debug)]
pub struct Given(vec::IntoIter<Frame>);

impl Given {
    /// A source of these frames; their heights should ascend.
    pub fn from(frames: Vec<Frame>) -> Self {
        Self(frames.into_iter())
    }
}

impl Source for Given {
    fn next(&mut self) -> Option<Result<Frame, Rejected>> {
        self.0.next().map(Ok)
    }
}

/// The frame of one `LedgerCloseMeta`, of which only the header is looked at.
///
/// Fails, at height 0, if no ledger begins like this.
pub fn frame(bytes: Vec<u8>, origin: impl Into<Arc<str>>) -> Result<Frame, Rejected> {
    let origin = origin.into();
    match header::peek(&bytes) {
        Ok(header) => Ok(Frame {
            height: header.height,
            bytes: Arc::new(bytes),
            origin,
            offset: 0,
            counts: true,
        }),
        Err(miss) => {
            let what = if miss == Miss::Short { "too short for" } else { "not" };
            let begins = hex(bytes.get(..16).unwrap_or(&bytes));
            let fault = Fault::at(0, format!("{what} a ledger: it begins with {begins}"));
            Err(fault.reject(&origin, Height(0), None))
        }
    }
}

/// Copies what fits of `from` into `to`; how much that was.
fn give(from: &[u8], to: &mut [u8]) -> usize {
    let count = from.len().min(to.len());
    if let (Some(from), Some(to)) = (from.get(..count), to.get_mut(..count)) {
        to.copy_from_slice(from);
    }
    count
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// An error of another crate in the form of this one's: a lower-case first letter.
pub(crate) fn lower(error: &impl fmt::Display) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
