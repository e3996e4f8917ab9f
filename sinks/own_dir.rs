//! A place for what a reader's database writes about itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// A directory of one's own, removed with all in it when dropped.
pub(crate) struct OwnDir(PathBuf);

impl OwnDir {
    pub(crate) fn create() -> std::io::Result<Self> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let name = format!("ledgerflow-read-{}-{number}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match fs::create_dir(&path) {
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                created => return created.map(|()| Self(path)),
            }
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for OwnDir {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}
