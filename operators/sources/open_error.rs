//! This is why a source cannot be read at all.

use std::io;

/// Why no ledger was read; nothing is committed.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// No source was named.
    #[error("no file or folder is named")]
    Nothing,
    /// The path does not exist, or is a link to nowhere.
    #[error("no such file or folder: {0}")]
    Missing(String),
    /// The path may not be read.
    #[error("permission denied: {0}")]
    Denied(String),
    /// The folder holds no files, or only hidden ones.
    #[error("no ledgers in folder {0}")]
    EmptyFolder(String),
    /// A link within a folder leads back to a folder around it.
    #[error("directory loop: {link} leads back to {folder}")]
    Loop {
        /// The link.
        link: String,
        /// The folder that it is in.
        folder: String,
    },
    /// A socket or a device within a folder.
    #[error("{0} is neither a file nor a folder nor a pipe")]
    Special(String),
    /// The same stream twice would give each half of its bytes.
    #[error("{0} is a stream and named twice")]
    Twice(String),
    /// The file is empty, not a ledger, or ends within its first header.
    #[error("{path} {reason}")]
    NotALedger {
        /// The file, as the user named it.
        path: String,
        /// What it is instead.
        reason: String,
    },
    /// The system refuses in another way.
    #[error("{path} cannot be read: {}", super::lower(source))]
    Unreadable {
        /// The file or folder.
        path: String,
        /// What the system says.
        source: io::Error,
    },
}

impl OpenError {
    pub(crate) fn from(path: impl Into<String>, source: io::Error) -> Self {
        let path = path.into();
        match source.kind() {
            io::ErrorKind::NotFound => Self::Missing(path),
            io::ErrorKind::PermissionDenied => Self::Denied(path),
            _ => Self::Unreadable { path, source },
        }
    }
}
