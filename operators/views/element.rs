//! This reads what a value is made of without checking it: on bytes that were validated the
//! values are exact, on others they are meaningless, but nothing panics.

use std::fmt;
use std::marker::PhantomData;

use crate::walk::padded;
use crate::{Error, Null, Reason, Visit};

/// Anything an XDR field can hold: ints, byte strings, enums, views, lists and options of them.
pub trait Element<'a>: Copy {
    /// The number of bytes every value of the type takes, if it is one number.
    const WIDTH: Option<usize>;

    /// The value that starts at `tail`, which may run past its end.
    fn at(tail: &'a [u8]) -> Self;

    /// The number of bytes that value takes, at most the length of `tail`.
    fn width(tail: &'a [u8]) -> usize;
}

/// A struct or union of the schema: a place in borrowed bytes where such a value starts.
pub trait View<'a>: Element<'a> {
    /// The schema's name of the type.
    const NAME: &'static str;

    /// Bytes from the start of the value, running past its end.
    fn tail(self) -> &'a [u8];

    /// [`walk`](Self::walk) whose error path does not start with [`NAME`](Self::NAME).
    fn steps<V: Visit>(bytes: &[u8], visit: &mut V) -> Result<usize, Box<Error>>;

    /// Validates the value that `bytes` start with, shows its parts to `visit` as each ends,
    /// and returns its length.
    fn walk<V: Visit>(bytes: &[u8], visit: &mut V) -> Result<usize, Box<Error>> {
        Self::steps(bytes, visit).map_err(|error| error.field(Self::NAME))
    }

    /// Validates the whole slice as one value.
    fn read(bytes: &'a [u8]) -> Result<Self, Box<Error>> {
        let (value, length) = Self::read_prefix(bytes)?;
        match bytes.len() - length {
            0 => Ok(value),
            rest => Err(Error::new(length, Reason::Trailing(rest)).field(Self::NAME)),
        }
    }

    /// Validates the value that `bytes` start with, and returns it with its length.
    fn read_prefix(bytes: &'a [u8]) -> Result<(Self, usize), Box<Error>> {
        let length = Self::walk(bytes, &mut Null)?;
        Ok((Self::at(bytes), length))
    }

    /// The value at the start of bytes that were validated before, unchecked. On other bytes
    /// what it shows is meaningless, but nothing panics.
    fn trusted(bytes: &'a [u8]) -> Self {
        Self::at(bytes)
    }

    /// Exactly the bytes of the value.
    fn xdr(self) -> &'a [u8] {
        head(self.tail(), Self::width(self.tail()))
    }
}

/// What follows the first `size` bytes.
#[inline(always)]
pub(crate) fn cut(tail: &[u8], size: usize) -> &[u8] {
    tail.get(size..).unwrap_or_default()
}

fn head(tail: &[u8], size: usize) -> &[u8] {
    tail.get(..size).unwrap_or(tail)
}

/// What follows the value that `tail` starts with.
#[inline]
pub(crate) fn skip<'a, T: Element<'a>>(tail: &'a [u8]) -> &'a [u8] {
    cut(tail, T::width(tail))
}

macro_rules! int {
    ($($int:ty),*) => {$(
        impl<'a> Element<'a> for $int {
            const WIDTH: Option<usize> = Some(size_of::<$int>());

            #[inline]
            fn at(tail: &'a [u8]) -> Self {
                tail.first_chunk().map_or(0, |chunk| <$int>::from_be_bytes(*chunk))
            }

            #[inline]
            fn width(tail: &'a [u8]) -> usize {
                tail.len().min(size_of::<$int>())
            }
        }
    )*};
}

int!(i32, u32, i64, u64);

impl<'a> Element<'a> for bool {
    const WIDTH: Option<usize> = Some(4);

    #[inline]
    fn at(tail: &'a [u8]) -> Self {
        u32::at(tail) == 1
    }

    #[inline]
    fn width(tail: &'a [u8]) -> usize {
        tail.len().min(4)
    }
}

impl<'a, const N: usize> Element<'a> for &'a [u8; N] {
    const WIDTH: Option<usize> = Some(padded(N));

    #[inline]
    fn at(tail: &'a [u8]) -> Self {
        tail.first_chunk().unwrap_or(const { &[0; N] })
    }

    #[inline]
    fn width(tail: &'a [u8]) -> usize {
        tail.len().min(padded(N))
    }
}

impl<'a, T: Element<'a>, const N: usize> Element<'a> for [T; N] {
    const WIDTH: Option<usize> = match T::WIDTH {
        Some(width) => Some(width * N),
        None => None,
    };

    fn at(tail: &'a [u8]) -> Self {
        let mut tail = tail;
        std::array::from_fn(|_| {
            let value = T::at(tail);
            tail = skip::<T>(tail);
            value
        })
    }

    fn width(tail: &'a [u8]) -> usize {
        tail.len() - (0..N).fold(tail, |tail, _| skip::<T>(tail)).len()
    }
}

impl<'a> Element<'a> for &'a [u8] {
    const WIDTH: Option<usize> = None;

    #[inline]
    fn at(tail: &'a [u8]) -> Self {
        cut(tail, 4).get(..u32::at(tail) as usize).unwrap_or_default()
    }

    #[inline]
    fn width(tail: &'a [u8]) -> usize {
        tail.len().min(padded(u32::at(tail) as usize).saturating_add(4))
    }
}

impl<'a, T: Element<'a>> Element<'a> for Option<T> {
    const WIDTH: Option<usize> = None;

    #[inline]
    fn at(tail: &'a [u8]) -> Self {
        bool::at(tail).then(|| T::at(cut(tail, 4)))
    }

    #[inline]
    fn width(tail: &'a [u8]) -> usize {
        match bool::at(tail) {
            true => 4 + T::width(cut(tail, 4)),
            false => bool::width(tail),
        }
    }
}

/// A variable-length array: a place in borrowed bytes where one starts.
pub struct List<'a, T> {
    tail: &'a [u8],
    element: PhantomData<fn() -> T>,
}

impl<T> Clone for List<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<'_, T> {}

impl<'a, T: Element<'a> + fmt::Debug> fmt::Debug for List<'a, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T: Element<'a>> List<'a, T> {
    /// The number of elements.
    #[inline]
    pub fn len(self) -> usize {
        // No element takes less than four bytes, so a length that was not validated is bounded.
        (u32::at(self.tail) as usize).min(cut(self.tail, 4).len() / 4)
    }

    /// Whether there are no elements.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The elements in order.
    #[inline]
    pub fn iter(self) -> Items<'a, T> {
        Items { left: self.len(), tail: cut(self.tail, 4), element: PhantomData }
    }

    /// Exactly the bytes of the list, its count included.
    pub fn xdr(self) -> &'a [u8] {
        head(self.tail, Self::width(self.tail))
    }
}

impl<'a, T: Element<'a>> Element<'a> for List<'a, T> {
    const WIDTH: Option<usize> = None;

    #[inline]
    fn at(tail: &'a [u8]) -> Self {
        Self { tail, element: PhantomData }
    }

    fn width(tail: &'a [u8]) -> usize {
        let list = Self::at(tail);
        let elements = match T::WIDTH {
            Some(width) => cut(tail, width.saturating_mul(list.len()).saturating_add(4)),
            None => (0..list.len()).fold(cut(tail, 4), |tail, _| skip::<T>(tail)),
        };
        tail.len() - elements.len()
    }
}

impl<'a, T: Element<'a>> IntoIterator for List<'a, T> {
    type Item = T;
    type IntoIter = Items<'a, T>;

    fn into_iter(self) -> Items<'a, T> {
        self.iter()
    }
}

/// The elements of a [`List`]; each step skips one.
#[derive(Clone)]
pub struct Items<'a, T> {
    left: usize,
    tail: &'a [u8],
    element: PhantomData<fn() -> T>,
}

impl<'a, T: Element<'a>> Iterator for Items<'a, T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.left = self.left.checked_sub(1)?;
        let value = T::at(self.tail);
        // The last element is not skipped: nothing follows it.
        if self.left > 0 {
            self.tail = skip::<T>(self.tail);
        }
        Some(value)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<'a, T: Element<'a>> ExactSizeIterator for Items<'a, T> {}
