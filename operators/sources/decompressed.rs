//! This reads an origin plain, whatever it is compressed with.
//!
//! Members are told apart by their first bytes, so gzip members and zstd frames (also skippable
//! ones) follow one another freely, and what follows them is one more member or an error.

use std::io::{self, Read};

use flate2::{Decompress, FlushDecompress};
use zstd::stream::raw::{DParameter, Decoder, Operation};

use super::fault::Fault;

/// The largest zstd window accepted, as with `zstd --long=27`.
pub(crate) const WINDOW_LOG: u32 = 27;

const WINDOW_BYTES: u64 = 1 << WINDOW_LOG;
const INPUT_BYTES: usize = 256 * 1024;

/// The bytes of an origin as stored, read ahead far enough to see what follows.
struct Input {
    from: Box<dyn Read + Send>,
    held: Box<[u8]>,
    start: usize,
    end: usize,
    /// Bytes given on.
    taken: u64,
}

impl Input {
    fn bytes(&self) -> &[u8] {
        self.held.get(self.start..self.end).unwrap_or_default()
    }

    /// At least `count` bytes, fewer only at the end.
    fn want(&mut self, count: usize) -> io::Result<&[u8]> {
        if self.held.len() - self.start < count {
            self.held.copy_within(self.start..self.end, 0);
            (self.start, self.end) = (0, self.end - self.start);
        }
        while self.end - self.start < count {
            let Some(space) = self.held.get_mut(self.end..) else { break };
            match read(&mut self.from, space)? {
                0 => break,
                more => self.end += more,
            }
        }
        Ok(self.bytes())
    }

    fn consume(&mut self, count: usize) {
        self.start += count;
        self.taken += count as u64;
        if self.start == self.end {
            (self.start, self.end) = (0, 0);
        }
    }
}

fn read(from: &mut impl Read, to: &mut [u8]) -> io::Result<usize> {
    loop {
        match from.read(to) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => return other,
        }
    }
}

enum Member {
    /// Between members; whether one came before.
    Between(bool),
    Plain,
    Gzip(Box<Decompress>),
    Zstd(Box<Decoder<'static>>),
}

/// What one step of a decompressor did.
struct Step {
    read: usize,
    written: usize,
    ended: bool,
}

/// The decompressed bytes of an origin.
pub(crate) struct Decompressed {
    input: Input,
    member: Member,
    written: u64,
    /// Whether the decompressor may hold more output than it was asked for.
    full: bool,
    fault: Option<Fault>,
}

impl Decompressed {
    pub(crate) fn from(from: Box<dyn Read + Send>) -> Self {
        let held = vec![0; INPUT_BYTES].into();
        let input = Input { from, held, start: 0, end: 0, taken: 0 };
        Self { input, member: Member::Between(false), written: 0, full: false, fault: None }
    }

    /// Bytes read so far as stored, and decompressed.
    pub(crate) fn sizes(&self) -> (u64, u64) {
        (self.input.taken, self.written)
    }

    /// Fills a part of `to`, which is not empty; 0 only at the end. A fault comes again and again.
    pub(crate) fn read(&mut self, to: &mut [u8]) -> Result<usize, Fault> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        match self.step(to) {
            Ok(count) => {
                self.written += count as u64;
                Ok(count)
            }
            Err(fault) => Err(self.fault.insert(fault).clone()),
        }
    }

    fn step(&mut self, to: &mut [u8]) -> Result<usize, Fault> {
        loop {
            match &mut self.member {
                Member::Between(after) => {
                    let after = *after;
                    if !self.begin(after)? {
                        return Ok(0);
                    }
                }
                Member::Plain => return self.plain(to).map_err(|error| self.unreadable(&error)),
                Member::Gzip(_) | Member::Zstd(_) => match self.inflate(to)? {
                    0 => {}
                    count => return Ok(count),
                },
            }
        }
    }

    /// Recognises the next member; false at the end.
    fn begin(&mut self, after: bool) -> Result<bool, Fault> {
        let written = self.written;
        let look = self.input.want(4).map_err(|error| unreadable(written, &error))?;
        self.member = match look {
            [] => return Ok(false),
            [0x1f, 0x8b, ..] => Member::Gzip(Box::new(Decompress::new_gzip(15))),
            [0x28, 0xb5, 0x2f, 0xfd, ..] => {
                self.check_window()?;
                Member::Zstd(self.zstd()?)
            }
            [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Member::Zstd(self.zstd()?),
            _ if after => {
                let reason = format!(
                    "bytes {} follow the compressed ones and are neither gzip nor zstd",
                    super::hex(look)
                );
                return Err(Fault::at(written, reason));
            }
            _ => Member::Plain,
        };
        self.full = false;
        Ok(true)
    }

    fn zstd(&self) -> Result<Box<Decoder<'static>>, Fault> {
        let decoder = Decoder::new().and_then(|mut decoder| {
            decoder.set_parameter(DParameter::WindowLogMax(WINDOW_LOG))?;
            Ok(Box::new(decoder))
        });
        decoder.map_err(|error| self.unreadable(&error))
    }

    /// Refuses a frame that asks for too large a window.
    fn check_window(&mut self) -> Result<(), Fault> {
        let written = self.written;
        let Some(window) = self.window().map_err(|error| unreadable(written, &error))? else {
            return Ok(());
        };
        if window > WINDOW_BYTES {
            let reason =
                format!("zstd window of {window} bytes is over the limit of {WINDOW_BYTES}");
            return Err(Fault::at(written, reason));
        }
        Ok(())
    }

    /// The window that the frame's header (RFC 8878, 3.1.1.1) asks for, if it is all there.
    fn window(&mut self) -> io::Result<Option<u64>> {
        let Some(&descriptor) = self.input.want(5)?.get(4) else { return Ok(None) };
        if descriptor & 0x20 == 0 {
            return Ok(self.input.want(6)?.get(5).map(|&window| {
                let base = 1u64 << (10 + (window >> 3));
                base + base / 8 * u64::from(window & 7)
            }));
        }
        // A single segment: the content's size is the window's. Two bytes count from 256.
        let skip = 5 + [0, 1, 2, 4].get(usize::from(descriptor & 3)).unwrap_or(&0);
        let size = 1 << (descriptor >> 6);
        let content = self.input.want(skip + size)?.get(skip..skip + size);
        let more = if size == 2 { 256 } else { 0 };
        let size = |bytes: &[u8]| bytes.iter().rev().fold(0, |sum, &b| sum << 8 | u64::from(b));
        Ok(content.map(|content| size(content) + more))
    }

    fn plain(&mut self, to: &mut [u8]) -> io::Result<usize> {
        if self.input.bytes().is_empty() {
            // Nothing is held, so large reads need no copy.
            let count = read(&mut self.input.from, to)?;
            self.input.taken += count as u64;
            return Ok(count);
        }
        let count = super::give(self.input.bytes(), to);
        self.input.consume(count);
        Ok(count)
    }

    /// One step of the member's decompressor; 0 if it has nothing to give yet.
    fn inflate(&mut self, to: &mut [u8]) -> Result<usize, Fault> {
        let written = self.written;
        // What is left of a full output is asked for before waiting for more input.
        let wanted = usize::from(!self.full);
        let look = self.input.want(wanted).map_err(|error| unreadable(written, &error))?;
        let (end, space) = (wanted > 0 && look.is_empty(), to.len());
        let (kind, step) = match &mut self.member {
            Member::Gzip(gzip) => ("gzip", gunzip(gzip, look, to)),
            Member::Zstd(zstd) => ("zstd", unzstd(zstd, look, to)),
            Member::Between(_) | Member::Plain => return Ok(0),
        };
        let step = step.map_err(|error| {
            Fault::at(written, format!("{kind} is damaged ({error})")).damaged()
        })?;
        self.input.consume(step.read);
        self.full = step.written == space;
        if step.ended {
            self.member = Member::Between(true);
        } else if end && step.written == 0 {
            return Err(Fault::at(written, format!("{kind} is cut short")));
        }
        Ok(step.written)
    }

    fn unreadable(&self, error: &io::Error) -> Fault {
        unreadable(self.written, error)
    }
}

fn unreadable(at: u64, error: &io::Error) -> Fault {
    Fault::at(at, format!("cannot be read ({})", super::lower(error)))
}

fn gunzip(gzip: &mut Decompress, look: &[u8], to: &mut [u8]) -> io::Result<Step> {
    let (read, written) = (gzip.total_in(), gzip.total_out());
    let status = gzip.decompress(look, to, FlushDecompress::None)?;
    let moved = |now: u64, before: u64| usize::try_from(now - before).unwrap_or(usize::MAX);
    Ok(Step {
        read: moved(gzip.total_in(), read),
        written: moved(gzip.total_out(), written),
        ended: status == flate2::Status::StreamEnd,
    })
}

fn unzstd(zstd: &mut Decoder<'static>, look: &[u8], to: &mut [u8]) -> io::Result<Step> {
    let status = zstd.run_on_buffers(look, to)?;
    Ok(Step {
        read: status.bytes_read,
        written: status.bytes_written,
        ended: status.remaining == 0,
    })
}
