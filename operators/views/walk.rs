//! This checks the parts XDR values are made of; the generated walks are sequences of these.
//!
//! Every function takes the bytes and the offset `at` where its part starts, never beyond the
//! end, and returns where the part ends, so the offset stays in a register.

use crate::{Error, Reason};

/// Where a checked part ends, or what is wrong with it.
pub(crate) type Step = Result<usize, Box<Error>>;

/// Adds a segment to the path of an error on its way up.
pub(crate) trait Under: Sized {
    fn field(self, name: &'static str) -> Self;
    fn item(self, index: u32) -> Self;
}

impl<T> Under for Result<T, Box<Error>> {
    #[inline(always)]
    fn field(self, name: &'static str) -> Self {
        self.map_err(|error| error.field(name))
    }

    #[inline(always)]
    fn item(self, index: u32) -> Self {
        self.map_err(|error| error.item(index))
    }
}

/// An enum of the schema.
pub(crate) trait Code {
    const NAME: &'static str;
    fn known(value: i32) -> bool;
}

/// Size with the padding to a multiple of four.
#[inline(always)]
pub(crate) const fn padded(size: usize) -> usize {
    size.saturating_add(3) & !3
}

#[inline(always)]
pub(crate) fn word(bytes: &[u8], at: usize) -> Result<i32, Box<Error>> {
    match bytes.get(at..).and_then(|tail| tail.first_chunk()) {
        Some(chunk) => Ok(i32::from_be_bytes(*chunk)),
        None => Err(Error::new(at, Reason::Truncated)),
    }
}

/// A run of fields of which every bit pattern is valid: one comparison.
#[inline(always)]
pub(crate) fn run(
    bytes: &[u8],
    at: usize,
    size: usize,
    fields: &'static [(&'static str, usize)],
) -> Step {
    if bytes.len() - at < size {
        return Err(short(bytes.len(), at, fields));
    }
    Ok(at + size)
}

/// Names the field of a run in which the bytes end.
#[cold]
fn short(end: usize, mut at: usize, fields: &'static [(&'static str, usize)]) -> Box<Error> {
    for (name, size) in fields {
        if end - at < *size {
            return Error::new(at, Reason::Truncated).field(name);
        }
        at += size;
    }
    Error::new(at, Reason::Truncated)
}

#[inline(always)]
pub(crate) fn flag(bytes: &[u8], at: usize) -> Step {
    match word(bytes, at)? {
        0 | 1 => Ok(at + 4),
        value => Err(Error::new(at, Reason::NotBoolean(value.cast_unsigned()))),
    }
}

#[inline(always)]
pub(crate) fn code<T: Code>(bytes: &[u8], at: usize) -> Step {
    let value = word(bytes, at)?;
    if T::known(value) { Ok(at + 4) } else { Err(unknown(T::NAME, value, at)) }
}

#[cold]
pub(crate) fn unknown(of: &'static str, value: i32, at: usize) -> Box<Error> {
    Error::new(at, Reason::Unknown { of, value })
}

#[inline(always)]
pub(crate) fn depth(depth: u32, at: usize) -> Result<(), Box<Error>> {
    if depth > crate::MAX_DEPTH {
        return Err(Error::new(at, Reason::TooDeep));
    }
    Ok(())
}

/// Opaque bytes of a known size and their padding.
#[inline(always)]
fn opaque(bytes: &[u8], at: usize, size: usize) -> Step {
    let Some(value) = bytes.get(at..).and_then(|tail| tail.get(..padded(size))) else {
        return Err(Error::new(at, Reason::Truncated));
    };
    match value.get(size..) {
        Some([]) | Some([0]) | Some([0, 0]) | Some([0, 0, 0]) => Ok(at + value.len()),
        _ => Err(Error::new(at + size, Reason::Padding)),
    }
}

/// Opaque bytes or a string behind their length.
#[inline(always)]
pub(crate) fn sized(bytes: &[u8], at: usize, limit: u32) -> Step {
    let size = count(bytes, at, limit)?;
    opaque(bytes, at + 4, size as usize)
}

#[inline(always)]
pub(crate) fn count(bytes: &[u8], at: usize, limit: u32) -> Result<u32, Box<Error>> {
    let claimed = word(bytes, at)?.cast_unsigned();
    if claimed > limit {
        return Err(Error::new(at, Reason::TooLong { claimed, limit }));
    }
    Ok(claimed)
}

#[inline(always)]
pub(crate) fn list(
    bytes: &[u8],
    at: usize,
    limit: u32,
    mut element: impl FnMut(usize) -> Step,
) -> Step {
    let count = count(bytes, at, limit)?;
    let mut at = at + 4;
    for index in 0..count {
        at = element(at).item(index)?;
    }
    Ok(at)
}

/// A list of elements of which every bit pattern is valid: one comparison for all.
#[inline(always)]
pub(crate) fn plain_list(bytes: &[u8], at: usize, limit: u32, size: usize) -> Step {
    let count = count(bytes, at, limit)?;
    let (at, left) = (at + 4, bytes.len() - at - 4);
    match size.checked_mul(count as usize) {
        Some(total) if total <= left => Ok(at + total),
        _ => {
            let whole = left / size;
            // Fewer than `count` fit, so the index is a `u32`.
            let index = u32::try_from(whole).unwrap_or(u32::MAX);
            Err(Error::new(at + whole * size, Reason::Truncated).item(index))
        }
    }
}

#[inline(always)]
pub(crate) fn option(bytes: &[u8], at: usize, element: impl FnOnce(usize) -> Step) -> Step {
    match word(bytes, at)? {
        0 => Ok(at + 4),
        1 => element(at + 4),
        value => Err(Error::new(at, Reason::NotBoolean(value.cast_unsigned()))),
    }
}
