//! Streams of small numbers: how columns are written, and read from bytes that may be anything.

use super::CodecError;
use super::section::Section;

/// Appends `value` as a LEB128 number: seven bits a byte, lowest first.
#[inline]
pub(crate) fn put(to: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        to.push(value.to_le_bytes()[0] | 0x80);
        value >>= 7;
    }
    to.push(value.to_le_bytes()[0]);
}

/// Appends a number that may be negative; those near zero are short.
#[inline]
pub(crate) fn put_signed(to: &mut Vec<u8>, value: i64) {
    put(to, zigzag(value));
}

/// 0, −1, 1, −2, … as 0, 1, 2, 3, …
#[inline]
pub(super) fn zigzag(value: i64) -> u64 {
    ((value << 1) ^ (value >> 63)).cast_unsigned()
}

/// The number that [`zigzag`] made this of.
#[inline]
pub(super) fn unzigzag(value: u64) -> i64 {
    (value >> 1).cast_signed() ^ -(value & 1).cast_signed()
}

/// Appends a wide number in the same form.
#[inline]
pub(crate) fn put_wide(to: &mut Vec<u8>, value: i128) {
    let mut value = ((value << 1) ^ (value >> 127)).cast_unsigned();
    while value >= 0x80 {
        to.push(value.to_le_bytes()[0] | 0x80);
        value >>= 7;
    }
    to.push(value.to_le_bytes()[0]);
}

/// Appends bytes with their length in front.
pub(crate) fn put_bytes(to: &mut Vec<u8>, bytes: &[u8]) {
    put(to, bytes.len() as u64);
    to.extend_from_slice(bytes);
}

/// Appends the columns of a section: their lengths, then their bytes. Nothing at all if all are
/// empty.
pub(super) fn put_columns<const N: usize>(to: &mut Vec<u8>, columns: &[Vec<u8>; N]) {
    if columns.iter().all(Vec::is_empty) {
        return;
    }
    columns.iter().for_each(|column| put(to, column.len() as u64));
    columns.iter().for_each(|column| to.extend_from_slice(column));
}

/// Reads bytes from the front and knows where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    left: &'a [u8],
    /// Offset of the end of `left` in its section.
    end: usize,
    section: Section,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(section: Section, bytes: &'a [u8]) -> Self {
        Self { left: bytes, end: bytes.len(), section }
    }

    /// The error `what` at the place reached.
    pub(super) fn fault(&self, what: &'static str) -> CodecError {
        CodecError::Malformed { section: self.section, offset: self.offset(), what }
    }

    pub(super) fn offset(&self) -> usize {
        self.end - self.left.len()
    }

    pub(super) fn left(&self) -> usize {
        self.left.len()
    }

    #[inline]
    pub(crate) fn take(&mut self, length: usize) -> Result<&'a [u8], CodecError> {
        let (taken, left) = self.left.split_at_checked(length).ok_or_else(|| self.fault(SHORT))?;
        self.left = left;
        Ok(taken)
    }

    #[inline]
    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], CodecError> {
        let (taken, left) = self.left.split_first_chunk().ok_or_else(|| self.fault(SHORT))?;
        self.left = left;
        Ok(*taken)
    }

    #[inline]
    pub(crate) fn byte(&mut self) -> Result<u8, CodecError> {
        let (&byte, left) = self.left.split_first().ok_or_else(|| self.fault(SHORT))?;
        self.left = left;
        Ok(byte)
    }

    #[inline]
    pub(crate) fn u64(&mut self) -> Result<u64, CodecError> {
        let first = self.byte()?;
        if first < 0x80 {
            return Ok(u64::from(first));
        }
        let (mut value, mut shift) = (u64::from(first & 0x7f), 7);
        loop {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            // A number has one form only, so that equal rows are equal bytes.
            if shift > 63 || bits << shift >> shift != bits || byte == 0 {
                return Err(self.fault("not a number"));
            }
            value |= bits << shift;
            if byte < 0x80 {
                return Ok(value);
            }
            shift += 7;
        }
    }

    #[inline]
    pub(crate) fn u32(&mut self) -> Result<u32, CodecError> {
        u32::try_from(self.u64()?).map_err(|_| self.fault("number above 32 bits"))
    }

    #[inline]
    pub(crate) fn i64(&mut self) -> Result<i64, CodecError> {
        self.u64().map(unzigzag)
    }

    #[inline]
    pub(super) fn i32(&mut self) -> Result<i32, CodecError> {
        i32::try_from(self.i64()?).map_err(|_| self.fault("number above 32 bits"))
    }

    #[inline]
    pub(crate) fn wide(&mut self) -> Result<i128, CodecError> {
        let (mut value, mut shift) = (0u128, 0);
        loop {
            let byte = self.byte()?;
            let bits = u128::from(byte & 0x7f);
            if shift > 127 || bits << shift >> shift != bits || (byte == 0 && shift > 0) {
                return Err(self.fault("not a number"));
            }
            value |= bits << shift;
            if byte < 0x80 {
                return Ok((value >> 1).cast_signed() ^ -(value & 1).cast_signed());
            }
            shift += 7;
        }
    }

    /// Bytes behind their length.
    pub(crate) fn bytes(&mut self) -> Result<&'a [u8], CodecError> {
        let length = self.u32()? as usize;
        self.take(length)
    }

    /// The columns that make up all that is left.
    pub(super) fn columns<const N: usize>(mut self) -> Result<[Self; N], CodecError> {
        let mut columns = [Self { left: &[], ..self }; N];
        if self.left.is_empty() {
            return Ok(columns);
        }
        let mut lengths = [0; N];
        for length in &mut lengths {
            *length = self.u32()? as usize;
        }
        for (column, length) in columns.iter_mut().zip(lengths) {
            let left = self.take(length)?;
            *column = Self { left, end: self.offset(), section: self.section };
        }
        self.finish()?;
        Ok(columns)
    }

    /// Refuses bytes that nothing asked for.
    pub(crate) fn finish(self) -> Result<(), CodecError> {
        if self.left.is_empty() { Ok(()) } else { Err(self.fault("bytes left over")) }
    }
}

const SHORT: &str = "cut short";

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

    use super::*;

    proptest! {
        #[test]
        fn every_number_comes_back(number in any::<u64>(), shift in 0u32..64, signed in any::<i64>()) {
            let (number, mut bytes) = (number >> shift, Vec::new());
            put(&mut bytes, number);
            put_signed(&mut bytes, signed >> shift);
            put_wide(&mut bytes, i128::from(signed) << shift);
            put_wide(&mut bytes, i128::MIN + i128::from(number));
            let mut cursor = Cursor::new(Section::HEADER, &bytes);
            prop_assert_eq!(cursor.u64().unwrap(), number);
            prop_assert_eq!(cursor.i64().unwrap(), signed >> shift);
            prop_assert_eq!(cursor.wide().unwrap(), i128::from(signed) << shift);
            prop_assert_eq!(cursor.wide().unwrap(), i128::MIN + i128::from(number));
            prop_assert!(cursor.finish().is_ok());
        }

        #[test]
        fn what_reads_as_a_number_is_its_only_form(bytes in any::<[u8; 12]>()) {
            let mut cursor = Cursor::new(Section::HEADER, &bytes);
            if let Ok(number) = cursor.u64() {
                let mut again = Vec::new();
                put(&mut again, number);
                prop_assert_eq!(&bytes[..cursor.offset()], again);
            }
            let wide = [bytes.as_slice(), bytes.as_slice()].concat();
            let mut cursor = Cursor::new(Section::HEADER, &wide);
            if let Ok(number) = cursor.wide() {
                let mut again = Vec::new();
                put_wide(&mut again, number);
                prop_assert_eq!(&wide[..cursor.offset()], again);
            }
        }
    }

    #[test]
    fn a_number_ends_where_64_bits_end() {
        for (end, fits) in [(&[][..], false), (&[1], true), (&[2], false), (&[0x81, 0], false)] {
            let bytes = [&[0xff; 9], end].concat();
            assert_eq!(Cursor::new(Section::HEADER, &bytes).u64().is_ok(), fits, "{bytes:?}");
        }
    }
}
