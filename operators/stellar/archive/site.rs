//! This is where an archive's files are.

use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::Arc;

use super::error::ArchiveError;
use super::web::{Body, Web};

/// A folder of files, here or behind a server.
#[derive(Clone, Debug)]
pub(super) enum Site {
    Folder(PathBuf),
    Web(Arc<Web>),
}

impl Site {
    pub(super) fn at(place: &str) -> Result<Self, ArchiveError> {
        if place.starts_with("http://") || place.starts_with("https://") {
            return Ok(Self::Web(Arc::new(Web::at(place))));
        }
        let folder = PathBuf::from(place);
        match folder.is_dir() {
            true => Ok(Self::Folder(folder)),
            false => Err(ArchiveError::Missing { file: place.to_owned() }),
        }
    }

    /// How messages name a file.
    pub(super) fn name(&self, path: &str) -> String {
        match self {
            Self::Folder(folder) => folder.join(path).display().to_string(),
            Self::Web(web) => web.address(path),
        }
    }

    /// The bytes of a file, as they are stored.
    pub(super) fn open(&self, path: &str) -> Result<Box<dyn Read + Send>, ArchiveError> {
        match self {
            Self::Web(web) => Ok(Box::new(Body::open(web, path)?)),
            Self::Folder(folder) => match File::open(folder.join(path)) {
                Ok(file) => Ok(Box::new(file)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    Err(ArchiveError::Missing { file: self.name(path) })
                }
                Err(source) => Err(ArchiveError::Unreadable { file: self.name(path), source }),
            },
        }
    }
}
