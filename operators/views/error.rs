//! This is what is wrong with some bytes, and where: a reason, an offset, a path of field names.

use std::fmt;

/// Why bytes are not the XDR value they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The bytes end inside the value at the offset.
    #[error("truncated value")]
    Truncated,
    /// An enum or union discriminant that the schema does not know.
    #[error("unknown {of} {value}")]
    Unknown {
        /// The schema's name of the enum, or of the union when it is switched by an int.
        of: &'static str,
        /// What was read.
        value: i32,
    },
    /// A boolean or the flag of an optional value that is neither 0 nor 1.
    #[error("not a boolean: {0}")]
    NotBoolean(u32),
    /// A count of bytes or elements above the schema's maximum.
    #[error("length {claimed} over its limit {limit}")]
    TooLong {
        /// What was read.
        claimed: u32,
        /// The schema's maximum.
        limit: u32,
    },
    /// Padding after opaque bytes or a string that is not zero.
    #[error("non-zero padding")]
    Padding,
    /// A value of a recursive type below [`MAX_DEPTH`](crate::MAX_DEPTH).
    #[error("too deep")]
    TooDeep,
    /// This many bytes after the value, in [`View::read`](crate::View::read).
    #[error("{0} trailing bytes")]
    Trailing(usize),
}

/// Bytes that are not the XDR value they should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason} at byte {offset} ({path})")]
pub struct Error {
    /// Where the offending part starts, from the first byte that was read.
    pub offset: usize,
    /// The way from the root type to the offending part.
    pub path: Path,
    /// What is wrong there.
    pub reason: Reason,
}

/// Field names and array indexes, as in `LedgerCloseMeta.v2.txProcessing[17].result`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// Innermost first: the path is collected while the error travels up.
    upward: Vec<Segment>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Segment {
    Name(&'static str),
    Index(u32),
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, segment) in self.upward.iter().rev().enumerate() {
            match segment {
                Segment::Name(name) if place == 0 => write!(f, "{name}")?,
                Segment::Name(name) => write!(f, ".{name}")?,
                Segment::Index(index) => write!(f, "[{index}]")?,
            }
        }
        Ok(())
    }
}

impl Path {
    /// Whether nothing is known about the place.
    pub fn is_empty(&self) -> bool {
        self.upward.is_empty()
    }
}

impl Error {
    #[cold]
    pub(crate) fn new(offset: usize, reason: Reason) -> Box<Self> {
        Box::new(Self { offset, path: Path::default(), reason })
    }

    #[cold]
    pub(crate) fn field(mut self: Box<Self>, name: &'static str) -> Box<Self> {
        self.path.upward.push(Segment::Name(name));
        self
    }

    #[cold]
    pub(crate) fn item(mut self: Box<Self>, index: u32) -> Box<Self> {
        self.path.upward.push(Segment::Index(index));
        self
    }
}
