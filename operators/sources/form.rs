//! This recognises what an origin holds by its content.

use super::fault::Fault;
use super::header::{self, Header, Miss};
use super::plain::Plain;
use super::{framed, text, values};

/// What is accepted, for messages.
pub(crate) const ACCEPTED: &str = "LedgerCloseMeta, LedgerCloseMetaBatch, record-marked \
    LedgerCloseMeta and base64 of the first two, each plain, gzip or zstd";

/// Enough for the first header even in base64 or in small fragments.
const SEEN_BYTES: usize = 8 * header::LONGEST;

/// How ledgers follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// `LedgerCloseMeta` or `LedgerCloseMetaBatch` values, one after another.
    Values,
    /// One `LedgerCloseMeta` in each record.
    Framed,
    /// Base64 of values.
    Text,
}

/// The form of what `plain` begins with and its first header; reads no more than it must.
pub(crate) fn of(plain: &mut Plain, limit: u64) -> Result<(Form, Header), Fault> {
    loop {
        let seen = plain.seen().len();
        match recognise(plain.seen(), limit) {
            Ok(found) => return Ok(found),
            Err(Miss::Short) if seen < SEEN_BYTES && plain.look(SEEN_BYTES)? => {}
            Err(_) if seen == 0 => return Err(Fault::at(0, "is empty: there are no ledgers")),
            Err(Miss::Short) if seen < SEEN_BYTES && !prose(plain.seen()) => {
                let reason = format!("ends within its first ledger, after {seen} bytes");
                return Err(Fault::at(seen as u64, reason));
            }
            Err(_) => return Err(Fault::at(0, foreign(plain.seen()))),
        }
    }
}

fn recognise(seen: &[u8], limit: u64) -> Result<(Form, Header), Miss> {
    let bare = values::start(seen).map(|start| (Form::Values, start.header()));
    let framed = || {
        let record = framed::start(seen, limit)?;
        header::peek(&record).map(|header| (Form::Framed, header))
    };
    let text = || {
        let (decoded, whole) = text::start(seen).ok_or(Miss::Not)?;
        match values::start(&decoded) {
            // No letters can follow that would tell.
            Err(Miss::Short) if !whole => Err(Miss::Not),
            start => start.map(|start| (Form::Text, start.header())),
        }
    };
    let either = |one: Result<_, Miss>, two: Result<_, Miss>| match (one, two) {
        (Ok(found), _) | (_, Ok(found)) => Ok(found),
        (Err(Miss::Short), _) | (_, Err(Miss::Short)) => Err(Miss::Short),
        _ => Err(Miss::Not),
    };
    either(bare, either(framed(), text()))
}

/// Whether this is text but not base64, so that it is not the start of a ledger however short.
fn prose(seen: &[u8]) -> bool {
    let printed = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    seen.iter().all(printed) && !text::start(seen).is_some_and(|(_, whole)| whole)
}

/// What to say of content that no ledger begins with.
fn foreign(seen: &[u8]) -> String {
    let head = seen.get(..16).unwrap_or(seen);
    let printed = std::str::from_utf8(head.get(..8).unwrap_or(head)).ok();
    let begins = match printed.filter(|text| !text.chars().any(|c| c.is_control() && c != '\n')) {
        Some(text) => format!("'{}'", text.escape_debug()),
        None => super::hex(head),
    };
    let guess = guess(seen).map(|name| format!(" ({name}?)")).unwrap_or_default();
    format!("is not a ledger: it begins with {begins}{guess}; accepted are {ACCEPTED}")
}

fn guess(seen: &[u8]) -> Option<&'static str> {
    let first = seen.iter().find(|byte| !byte.is_ascii_whitespace())?;
    match seen {
        _ if matches!(first, b'{' | b'[') => Some("JSON"),
        _ if seen.get(257..262) == Some(b"ustar") => Some("a tar archive"),
        [0x50, 0x4b, ..] => Some("a zip archive"),
        [0x42, 0x5a, 0x68, ..] => Some("bzip2"),
        [0xfd, b'7', b'z', b'X', ..] => Some("xz"),
        [0x1f, 0x8b, ..] | [0x28, 0xb5, 0x2f, 0xfd, ..] => Some("compressed twice"),
        // A history archive's buckets and headers are records too, but of other types.
        [0x80..=0xff, _, _, _, ..] => Some("records of something else"),
        _ => None,
    }
}
