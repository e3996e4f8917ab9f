//! Why a command did not do it, as an exit code and one line.

use std::fmt;
use std::io;
use std::process::ExitCode;

use ledgerflow_operators::sources::OpenError;
use ledgerflow_records::Rejected;
use ledgerflow_sinks::{Halt, StoreError};

use crate::drive::DriveError;

/// What keeps a command from being done; the kinds are exit codes.
#[derive(Debug)]
pub enum Failure {
    /// 1: input, output or database.
    Failed(String),
    /// 2: words that make no sense.
    Usage(String),
    /// 3: a ledger that was not believed; everything below it is committed.
    Rejected(String),
    /// 4: a database that is locked, of another network, or of a newer format.
    Refused(String),
    /// The reader of the output went away, which is its right.
    Unread,
}

impl Failure {
    /// The exit code.
    pub fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Unread => 0,
            Self::Failed(_) => 1,
            Self::Usage(_) => 2,
            Self::Rejected(_) => 3,
            Self::Refused(_) => 4,
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread => Ok(()),
            Self::Failed(text) | Self::Usage(text) | Self::Rejected(text) | Self::Refused(text) => {
                f.write_str(text)
            }
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        if error.refused() {
            Self::Refused(error.to_string())
        } else {
            Self::Failed(error.to_string())
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::Failed(error.to_string()),
        }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::NotALedger { .. } => Self::Rejected(error.to_string()),
            error => Self::Failed(error.to_string()),
        }
    }
}

impl From<DriveError> for Failure {
    fn from(error: DriveError) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<&Halt> for Failure {
    fn from(halt: &Halt) -> Self {
        match halt {
            Halt::Rejected(rejected) => Self::Rejected(rejected.to_string()),
            Halt::Failed(error) if error.refused() => Self::Refused(error.to_string()),
            Halt::Failed(error) => Self::Failed(error.to_string()),
        }
    }
}

impl From<Rejected> for Failure {
    fn from(rejected: Rejected) -> Self {
        Self::Rejected(rejected.to_string())
    }
}
