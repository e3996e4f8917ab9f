//! This finds the files and streams behind the paths that the user names.
//!
//! Folders are read recursively. Within them names with a leading dot are passed over, as they
//! hold what tools keep for themselves or have not finished writing. Everything else must be a
//! ledger: passing over what is not one could leave a gap that nobody sees.

use std::fs::{self, Metadata};
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::Path;

use super::open_error::OpenError;

/// What a path leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// A regular file: can be opened again.
    File(String),
    /// A FIFO, a terminal, standard input as `-`: can be read once.
    Stream(String),
}

/// A file's identity: device and inode.
type Identity = (u64, u64);

/// Everything behind `paths`, in their order.
pub(crate) fn find(paths: &[String]) -> Result<Vec<Found>, OpenError> {
    if paths.is_empty() {
        return Err(OpenError::Nothing);
    }
    let mut search = Search::default();
    for path in paths {
        search.named(path)?;
    }
    Ok(search.found)
}

#[derive(Default)]
struct Search {
    found: Vec<Found>,
    streams: Vec<Identity>,
    /// The folders around the present one, outermost first.
    around: Vec<(Identity, String)>,
}

impl Search {
    fn named(&mut self, path: &str) -> Result<(), OpenError> {
        if path == "-" {
            // `-` and /dev/stdin are one stream.
            let identity = fs::metadata("/dev/stdin").map_or((0, 0), |held| identity(&held));
            return self.stream(path, identity);
        }
        let kind = fs::metadata(path).map_err(|error| OpenError::from(path, error))?;
        if !kind.is_dir() && !kind.is_file() {
            return self.stream(path, identity(&kind));
        }
        let before = self.found.len();
        self.entry(path, &kind)?;
        if self.found.len() == before {
            return Err(OpenError::EmptyFolder(path.into()));
        }
        Ok(())
    }

    fn stream(&mut self, path: &str, identity: Identity) -> Result<(), OpenError> {
        if self.streams.contains(&identity) {
            return Err(OpenError::Twice(path.into()));
        }
        self.streams.push(identity);
        self.found.push(Found::Stream(path.into()));
        Ok(())
    }

    fn entry(&mut self, path: &str, kind: &Metadata) -> Result<(), OpenError> {
        if kind.is_file() {
            self.found.push(Found::File(path.into()));
            return Ok(());
        }
        if kind.file_type().is_fifo() {
            return self.stream(path, identity(kind));
        }
        if !kind.is_dir() {
            return Err(OpenError::Special(path.into()));
        }
        let own = identity(kind);
        if let Some((_, folder)) = self.around.iter().find(|(around, _)| *around == own) {
            return Err(OpenError::Loop { link: path.into(), folder: folder.clone() });
        }
        self.around.push((own, path.into()));
        self.folder(path)?;
        self.around.pop();
        Ok(())
    }

    fn folder(&mut self, folder: &str) -> Result<(), OpenError> {
        let unreadable = |error| OpenError::from(folder, error);
        let mut entries = Vec::new();
        for entry in fs::read_dir(folder).map_err(unreadable)? {
            let name = entry.map_err(unreadable)?.file_name();
            let Some(text) = name.to_str() else {
                let path = Path::new(folder).join(&name).display().to_string();
                let reason = "has a name that is not UTF-8".into();
                return Err(OpenError::NotALedger { path, reason });
            };
            if !text.starts_with('.') {
                entries.push(format!("{}/{text}", folder.trim_end_matches('/')));
            }
        }
        // The system's order differs from one machine to the next; messages should not.
        entries.sort_unstable();
        for path in entries {
            let kind = fs::metadata(&path).map_err(|error| OpenError::from(&path, error))?;
            self.entry(&path, &kind)?;
        }
        Ok(())
    }
}

fn identity(kind: &Metadata) -> Identity {
    (kind.dev(), kind.ino())
}
