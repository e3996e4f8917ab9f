//! Whether a process writes a database: a lock that readers can look at without taking it.
//!
//! A reader beside a writer must follow it and forgives files that went away. A reader alone is
//! strict: whatever is missing or damaged is an error, and not an older state of the database.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

fn path(dir: &Path) -> PathBuf {
    dir.join("writing")
}

/// Says that this process writes the database in `dir`, for as long as the file is kept.
pub(crate) fn show(dir: &Path) -> io::Result<File> {
    let file = File::create(path(dir))?;
    // A reader that looks holds it for a moment; another writer was refused before.
    file.lock()?;
    Ok(file)
}

/// Whether some process writes the database in `dir` now.
pub(crate) fn shown(dir: &Path) -> bool {
    match File::open(path(dir)).map(|file| file.try_lock_shared()) {
        Ok(Err(TryLockError::WouldBlock)) => true,
        // Not there, or not to be read: then nobody who would say so writes.
        Ok(Ok(()) | Err(TryLockError::Error(_))) | Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_writer_is_seen_while_it_is_there() {
        let dir = tempfile::tempdir().unwrap();
        assert!(!shown(dir.path()));
        let file = show(dir.path()).unwrap();
        assert!(shown(dir.path()) && shown(dir.path()));
        drop(file);
        assert!(!shown(dir.path()));
    }
}
