//! This reads files, folders, FIFOs and standard input as one ascending run of ledgers.
//!
//! - A file is opened twice: first for the height of its first ledger, then when that height is
//!   due. So a folder of thousands of files needs few descriptors: one for each file that
//!   overlaps with others.
//! - Before a height is given on, the next ledger of everything open is known. So a ledger that
//!   comes twice is noticed before it is committed, and an error stands at its place in the order.

use std::fs::File;
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::sync::Arc;

use ledgerflow_records::{Frame, Height, Place, Rejected};

use super::fault::Fault;
use super::folder::{self, Found};
use super::open_error::OpenError;
use super::origin::{Ledger, Origin};
use super::{Limits, Source};

/// A file whose first height is not due yet.
struct Waiting {
    first: Height,
    path: String,
}

/// An origin being read and its next ledger, if that was read already.
struct Reading {
    origin: Origin,
    head: Option<Result<Ledger, Rejected>>,
}

/// The ledgers of files, folders and streams, merged by height.
pub struct Files {
    limits: Limits,
    /// By descending height, then by descending place in the user's order.
    waiting: Vec<Waiting>,
    /// Opened with the first ledger asked for, as that may block.
    streams: Vec<String>,
    reading: Vec<Reading>,
    skipped: u64,
    ended: bool,
}

impl Files {
    /// Finds what is behind `paths` (`-` is standard input) and the first height of every file.
    ///
    /// Streams are not read yet. Fails on whatever is not a ledger, also within folders, where
    /// only hidden names (with a leading dot) are passed over.
    pub fn open(paths: &[String], limits: Limits) -> Result<Self, OpenError> {
        let (mut waiting, mut streams) = (Vec::new(), Vec::new());
        for found in folder::find(paths)? {
            match found {
                Found::Stream(path) => streams.push(path),
                Found::File(path) => {
                    let first = first(&path, limits)?;
                    waiting.push(Waiting { first, path });
                }
            }
        }
        // A stable sort of the reversed list: of equal heights the first named is popped first.
        waiting.reverse();
        waiting.sort_by_key(|file| std::cmp::Reverse(file.first));
        let reading = Vec::new();
        Ok(Self { limits, waiting, streams, reading, skipped: 0, ended: false })
    }

    /// The files and streams behind `paths`, each by its own name.
    pub fn find(paths: &[String]) -> Result<Vec<String>, OpenError> {
        let found = folder::find(paths)?.into_iter();
        Ok(found.map(|(Found::Stream(path) | Found::File(path))| path).collect())
    }

    /// How many ledgers were dropped so far because the same bytes had come before.
    pub fn skipped(&self) -> u64 {
        self.skipped
    }

    fn open_streams(&mut self) -> Result<(), Rejected> {
        for path in std::mem::take(&mut self.streams) {
            let name: Arc<str> =
                if path == "-" { "standard input".into() } else { path.as_str().into() };
            let origin = stream(&path)
                .map_err(|error| Fault::at(0, format!("cannot be read ({})", super::lower(&error))))
                .and_then(|from| Origin::open(Arc::clone(&name), from, self.limits, true))
                .map_err(|fault| fault.reject(&name, Height(0), None))?;
            self.reading.push(Reading { origin, head: None });
        }
        Ok(())
    }

    /// Reads what is missing of the next ledgers and closes what has ended.
    fn fill(&mut self) {
        let skipped = &mut self.skipped;
        self.reading.retain_mut(|reading| {
            if reading.head.is_none() {
                reading.head = reading.origin.next();
                *skipped += std::mem::take(&mut reading.origin.skipped);
            }
            reading.head.is_some()
        });
    }

    /// The lowest height that anything stands at.
    fn lowest(&self) -> Option<Height> {
        let heads = self.reading.iter().filter_map(|reading| reading.head.as_ref());
        let heads = heads.map(|head| match head {
            Ok(ledger) => ledger.height,
            Err(rejected) => rejected.height,
        });
        heads.chain(self.waiting.last().map(|file| file.first)).min()
    }

    /// The one ledger of `height` that all origins with that height agree on.
    fn agreed(&mut self, height: Height) -> Result<Option<Frame>, Rejected> {
        let mut agreed = None;
        for reading in &mut self.reading {
            match reading.head.take() {
                Some(Err(rejected)) if rejected.height <= height => return Err(rejected),
                Some(Ok(ledger)) if ledger.height <= height => {
                    let name = Arc::clone(&reading.origin.name);
                    self.skipped += agree(&mut agreed, ledger, name)?;
                }
                head => reading.head = head,
            }
        }
        while let Some(file) = self.waiting.pop_if(|file| file.first <= height) {
            let (mut origin, ledger) = self.reopen(file)?;
            let name = Arc::clone(&origin.name);
            self.skipped += agree(&mut agreed, ledger, name)?;
            self.skipped += std::mem::take(&mut origin.skipped);
            if !origin.ended() {
                self.reading.push(Reading { origin, head: None });
            }
        }
        Ok(agreed.map(|(ledger, name)| ledger.frame(&name)))
    }

    /// Opens a file whose height is due and takes its first ledger.
    fn reopen(&self, file: Waiting) -> Result<(Origin, Ledger), Rejected> {
        let name: Arc<str> = file.path.as_str().into();
        let reject = |fault: Fault| fault.reject(&name, file.first, None);
        let unreadable = |error| Fault::at(0, format!("cannot be read ({})", super::lower(&error)));
        let from = File::open(&file.path).map_err(|error| reject(unreadable(error)))?;
        let opened = Origin::open(Arc::clone(&name), Box::new(from), self.limits, false);
        let mut origin = opened.map_err(reject)?;
        match origin.next() {
            Some(Ok(ledger)) if ledger.height == file.first => Ok((origin, ledger)),
            Some(Err(rejected)) if rejected.height == file.first => Err(rejected),
            _ => Err(reject(Fault::at(0, "was changed while being read"))),
        }
    }

    fn step(&mut self) -> Result<Option<Frame>, Rejected> {
        self.open_streams()?;
        self.fill();
        let Some(height) = self.lowest() else { return Ok(None) };
        self.agreed(height)
    }
}

impl Source for Files {
    fn next(&mut self) -> Option<Result<Frame, Rejected>> {
        if self.ended {
            return None;
        }
        let step = self.step().transpose();
        self.ended = !matches!(step, Some(Ok(_)));
        step
    }
}

/// Takes `ledger` for the agreed one, or counts it if it is the same; an error if it is another.
fn agree(
    agreed: &mut Option<(Ledger, Arc<str>)>,
    ledger: Ledger,
    name: Arc<str>,
) -> Result<u64, Rejected> {
    let Some((other, from)) = agreed else {
        *agreed = Some((ledger, name));
        return Ok(0);
    };
    if other.bytes == ledger.bytes {
        return Ok(1);
    }
    let (one, two) = (super::hex(&other.hash), super::hex(&ledger.hash));
    let reason = format!("differs from the one in {from}: header hash {two}, there {one}");
    let offset = Some(ledger.offset);
    let place =
        Place { ledger: Some(ledger.height), offset, origin: Some(name), ..Place::default() };
    Err(Rejected { height: ledger.height, place, reason })
}

/// The height of the first ledger in the file.
fn first(path: &str, limits: Limits) -> Result<Height, OpenError> {
    let from = File::open(path).map_err(|error| OpenError::from(path, error))?;
    match Origin::open(path.into(), Box::new(from), limits, false) {
        Ok(origin) => Ok(origin.first),
        Err(Fault { reason, offset, .. }) => {
            let at = if offset == 0 { String::new() } else { format!(" at byte {offset}") };
            Err(OpenError::NotALedger { path: path.into(), reason: reason + &at })
        }
    }
}

fn stream(path: &str) -> io::Result<Box<dyn Read + Send>> {
    if path == "-" {
        // A duplicate of the descriptor: `Stdin` would copy everything once more.
        return Ok(Box::new(File::from(io::stdin().as_fd().try_clone_to_owned()?)));
    }
    Ok(Box::new(File::open(path)?))
}
