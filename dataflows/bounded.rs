//! Sources made of sources: some heights of one, or one that goes on when it ends.

use std::collections::HashSet;
use std::time::Duration;

use ledgerflow_operators::Stop;
use ledgerflow_operators::ledgers_from::Stored;
use ledgerflow_operators::sources::{Files, Limits, OpenError, Source};
use ledgerflow_records::{Frame, Height, Place, Rejected};

/// The ledgers of a source from one height to another, both included.
pub struct Bounded<S> {
    source: S,
    from: Height,
    to: Height,
}

impl<S: Source> Bounded<S> {
    /// Those of `source` in `from..=to`.
    pub fn new(source: S, from: Height, to: Height) -> Self {
        Self { source, from, to }
    }
}

impl<S: Source> Source for Bounded<S> {
    fn next(&mut self) -> Option<Result<Frame, Rejected>> {
        loop {
            match self.source.next()? {
                Ok(frame) if frame.height < self.from => {}
                Ok(frame) if frame.height > self.to => return None,
                // What is wrong above the last height that is wanted is nobody's concern.
                Err(rejected) if rejected.height > self.to => return None,
                read => return Some(read),
            }
        }
    }
}

/// Files, and the files that appear beside them later.
pub struct Followed {
    files: Files,
    paths: Vec<String>,
    seen: HashSet<String>,
    last: Option<Height>,
    stop: Stop,
    stored: Stored,
}

/// How often folders are looked at again.
const PAUSE: Duration = Duration::from_secs(1);

impl Followed {
    /// `files`, which were opened by the names `found` in `paths`, and then what appears there,
    /// until `stop`; ledgers that come again are passed over if they are `stored`.
    pub fn new(
        (files, found): (Files, Vec<String>),
        paths: &[String],
        stop: &Stop,
        stored: Stored,
    ) -> Self {
        let seen = found.into_iter().collect();
        Self { files, paths: paths.to_vec(), seen, last: None, stop: stop.clone(), stored }
    }

    /// The files that are new since the last look.
    fn look(&mut self) -> Result<Option<Files>, Rejected> {
        let all = match Files::find(&self.paths) {
            Ok(all) => all,
            // A folder that was emptied, or a file that went while it was looked at.
            Err(OpenError::EmptyFolder(_) | OpenError::Missing(_)) => return Ok(None),
            Err(error) => return Err(self.rejected(error.to_string())),
        };
        let new: Vec<String> = all.into_iter().filter(|path| !self.seen.contains(path)).collect();
        if new.is_empty() {
            return Ok(None);
        }
        let files = Files::open(&new, Limits::default());
        let files = files.map_err(|error| self.rejected(error.to_string()))?;
        self.seen.extend(new);
        Ok(Some(files))
    }

    fn rejected(&self, reason: String) -> Rejected {
        let height = self.last.map_or(Height(0), Height::next);
        Rejected { height, place: Place::default(), reason }
    }
}

impl Source for Followed {
    fn next(&mut self) -> Option<Result<Frame, Rejected>> {
        loop {
            if let Some(read) = self.files.next() {
                let Ok(frame) = &read else { return Some(read) };
                if self.last.is_some_and(|last| frame.height <= last) {
                    if (self.stored)(frame) {
                        continue;
                    }
                    let reason = format!(
                        "ledger {} appeared in {} after ledger {} was read: ingest it in another run",
                        frame.height,
                        frame.origin,
                        self.last.unwrap_or_default()
                    );
                    return Some(Err(self.rejected(reason)));
                }
                self.last = Some(frame.height);
                return Some(read);
            }
            if self.stop.asked() {
                return None;
            }
            std::thread::sleep(PAUSE);
            match self.look() {
                Ok(Some(files)) => self.files = files,
                Ok(None) => {}
                Err(rejected) => return Some(Err(rejected)),
            }
        }
    }
}
