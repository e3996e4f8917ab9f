//! The sections of a part: what they are called, how they are compressed and checked.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;

use twox_hash::XxHash3_64;
use zstd::bulk::Compressor;
use zstd::stream::raw::{DParameter, Decoder, InBuffer, Operation as _, OutBuffer};

use super::CodecError;

/// A section's id on disk. Never reuse one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Section(pub(super) u8);

impl Section {
    /// What precedes all sections; not in the directory.
    pub(crate) const HEADER: Self = Self(0);
    pub(super) const DICTIONARY: Self = Self(1);
    pub(super) const HASHES: Self = Self(2);
    pub(super) const TRANSACTION_LINKS: Self = Self(3);
    pub(super) const TRANSACTIONS: Self = Self(4);
    pub(super) const OPERATION_LINKS: Self = Self(5);
    pub(super) const OPERATIONS: Self = Self(6);
    pub(super) const OPERATION_XDR: Self = Self(7);
    pub(super) const STATE_CHANGES: Self = Self(8);
    /// The highest id that this version writes.
    pub(super) const LAST: Self = Self::STATE_CHANGES;

    /// Keys and hashes are random bytes: trying to shrink them is time lost.
    pub(super) fn shrinks(self) -> bool {
        self != Self::DICTIONARY && self != Self::HASHES
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "header",
            1 => "dictionary",
            2 => "hashes",
            3 => "transaction links",
            4 => "transactions",
            5 => "operation links",
            6 => "operations",
            7 => "operation xdr",
            8 => "state changes",
            id => return write!(f, "section {id}"),
        })
    }
}

/// One line of the directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) section: Section,
    /// Length on disk. Equal to `raw_bytes` means that the bytes are stored as they are.
    pub(super) stored_bytes: u32,
    pub(super) raw_bytes: u32,
    /// XXH3 of the raw bytes.
    pub(super) checksum: u64,
}

/// zstd's fastest level above 0: higher ones gain under 1 % and cost a third more.
const LEVEL: i32 = 1;

/// Level 1 never uses a window above 2^19; a larger claim is no frame of ours.
const WINDOW_LOG: u32 = 23;

/// How much a claimed length may reserve before any byte of it was seen.
const TRUSTED_BYTES: usize = 1 << 20;

thread_local! {
    static COMPRESSOR: RefCell<(Compressor<'static>, Vec<u8>)> = RefCell::new((
        Compressor::new(LEVEL).expect("level 1 exists"),
        Vec::new(),
    ));
    static DECOMPRESSOR: RefCell<Decoder<'static>> = RefCell::new({
        let mut decoder = Decoder::new().expect("a decoder needs memory only");
        decoder.set_parameter(DParameter::WindowLogMax(WINDOW_LOG)).expect("a legal window");
        decoder
    });
}

/// Appends `raw` as it is stored, compressed if that makes it shorter.
pub(super) fn store(section: Section, raw: &[u8], to: &mut Vec<u8>) -> Entry {
    let length = |bytes: usize| u32::try_from(bytes).expect("a ledger is shorter than 4 GiB");
    let before = to.len();
    if section.shrinks() {
        COMPRESSOR.with_borrow_mut(|(compressor, frame)| {
            frame.clear();
            frame.reserve(zstd::zstd_safe::compress_bound(raw.len()));
            compressor.compress_to_buffer(raw, frame).expect("the frame has its bound of room");
            to.extend_from_slice(if frame.len() < raw.len() { frame } else { raw });
        });
    } else {
        to.extend_from_slice(raw);
    }
    Entry {
        section,
        stored_bytes: length(to.len() - before),
        raw_bytes: length(raw.len()),
        checksum: XxHash3_64::oneshot(raw),
    }
}

/// The raw bytes of a section, checked.
pub(super) fn load<'a>(entry: &Entry, stored: &'a [u8]) -> Result<Cow<'a, [u8]>, CodecError> {
    let section = entry.section;
    let raw_bytes = entry.raw_bytes as usize;
    let raw = if entry.stored_bytes == entry.raw_bytes {
        Cow::Borrowed(stored)
    } else {
        Cow::Owned(decompress(stored, raw_bytes).ok_or(CodecError::Compression { section })?)
    };
    if raw.len() != raw_bytes || XxHash3_64::oneshot(&raw) != entry.checksum {
        return Err(CodecError::Checksum { section });
    }
    Ok(raw)
}

/// The content of exactly one frame, if it is `length` bytes long.
fn decompress(frame: &[u8], length: usize) -> Option<Vec<u8>> {
    DECOMPRESSOR.with_borrow_mut(|decoder| {
        decoder.reinit().ok()?;
        let mut raw = Vec::with_capacity(length.min(TRUSTED_BYTES));
        let mut source = InBuffer::around(frame);
        loop {
            let (read, held) = (source.pos(), raw.len());
            let mut target = OutBuffer::around_pos(&mut raw, held);
            let left = decoder.run(&mut source, &mut target).ok()?;
            if left == 0 {
                return (source.pos() == frame.len() && raw.len() == length).then_some(raw);
            }
            if raw.len() > length || (source.pos() == read && raw.len() == held) {
                return None;
            }
            if raw.len() == raw.capacity() {
                raw.reserve_exact(raw.len().min(length - raw.len()));
            }
        }
    })
}
