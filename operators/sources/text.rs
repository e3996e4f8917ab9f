//! This reads base64 text as the bytes it stands for.
//!
//! Every value ends on a group of four letters, so values on lines of their own, a value wrapped
//! over many lines and values without a break all read as one run of groups.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::fault::Fault;
use super::plain::Plain;

const CHUNK_BYTES: usize = 64 * 1024;
/// More white space in a row than this is no text that someone wrote.
const LONGEST_BLANK: u64 = 16 << 20;

/// The bytes that base64 text stands for.
pub(crate) struct Text {
    from: Plain,
    chunk: Vec<u8>,
    /// Letters of the last, unfinished group.
    letters: Vec<u8>,
    decoded: Vec<u8>,
    given: usize,
    line: u64,
    blank: u64,
    fault: Option<Fault>,
}

impl Text {
    pub(crate) fn from(from: Plain) -> Self {
        let (letters, decoded) = (Vec::new(), Vec::new());
        let chunk = vec![0; CHUNK_BYTES];
        Self { from, chunk, letters, decoded, given: 0, line: 1, blank: 0, fault: None }
    }

    pub(crate) fn sizes(&self) -> (u64, u64) {
        self.from.sizes()
    }

    /// Fills a part of `to`, which is not empty; 0 only at the end. `at` goes into faults.
    pub(crate) fn read(&mut self, to: &mut [u8], at: u64) -> Result<usize, Fault> {
        while self.given == self.decoded.len() {
            if let Some(fault) = &self.fault {
                return Err(fault.clone());
            }
            self.given = 0;
            self.decoded.clear();
            match self.decode() {
                Ok(true) => {}
                Ok(false) => return Ok(0),
                // What was decoded before the fault is still good.
                Err(fault) => {
                    let offset = at + self.decoded.len() as u64;
                    self.fault = Some(Fault { offset, ..fault });
                }
            }
        }
        let count = super::give(self.decoded.get(self.given..).unwrap_or_default(), to);
        self.given += count;
        Ok(count)
    }

    /// Decodes one more chunk; false at the end.
    fn decode(&mut self) -> Result<bool, Fault> {
        let count = self.from.read(&mut self.chunk)?;
        if count == 0 {
            let cut = format!("base64 ends within a group of four letters in line {}", self.line);
            return if self.letters.is_empty() { Ok(false) } else { Err(Fault::at(0, cut)) };
        }
        let chunk = std::mem::take(&mut self.chunk);
        let text = chunk.get(..count).unwrap_or_default();
        let decoded = text.split_inclusive(|&letter| letter == b'\n').try_for_each(|part| {
            self.part(part)?;
            self.line += u64::from(part.ends_with(b"\n"));
            Ok(())
        });
        self.chunk = chunk;
        decoded.map(|()| true)
    }

    /// Decodes the whole groups up to the end of `part` of a line.
    fn part(&mut self, part: &[u8]) -> Result<(), Fault> {
        self.letters.extend(part.iter().filter(|letter| !letter.is_ascii_whitespace()));
        if self.letters.is_empty() {
            self.blank += part.len() as u64;
            let reason = format!("{} bytes of white space in a row", self.blank);
            return if self.blank > LONGEST_BLANK { Err(Fault::at(0, reason)) } else { Ok(()) };
        }
        self.blank = 0;
        let whole = self.letters.len() / 4 * 4;
        let mut left = self.letters.get(..whole).unwrap_or_default();
        while !left.is_empty() {
            let (groups, rest) = left.split_at(value_end(left));
            let before = self.decoded.len();
            if STANDARD.decode_vec(groups, &mut self.decoded).is_err() {
                self.decoded.truncate(before);
                return Err(Fault::at(0, format!("not base64 in line {}", self.line)));
            }
            left = rest;
        }
        self.letters.drain(..whole);
        Ok(())
    }
}

/// Where the groups up to the first padded one end, or all of them.
fn value_end(letters: &[u8]) -> usize {
    let padding = letters.iter().position(|&letter| letter == b'=');
    padding.map_or(letters.len(), |at| (at / 4 + 1) * 4)
}

/// The bytes that the start of a text stands for, and whether more may follow; `None` if it is not
/// base64.
pub(crate) fn start(text: &[u8]) -> Option<(Vec<u8>, bool)> {
    let known = |letter: &u8| letter.is_ascii_alphanumeric() || b"+/=".contains(letter);
    let base64 = |letter: &u8| letter.is_ascii_whitespace() || known(letter);
    let whole = text.iter().all(base64);
    let letters = text.iter().copied().take_while(base64);
    let mut letters: Vec<u8> = letters.filter(known).collect();
    if letters.is_empty() {
        return None;
    }
    letters.truncate(letters.len() / 4 * 4);
    letters.truncate(value_end(&letters));
    STANDARD.decode(&letters).ok().map(|bytes| (bytes, whole))
}
