//! Files that tests compare with, so that nothing on disk or in an export changes unnoticed.

use std::path::Path;

/// Compares with the file `name` beside this one. With `LEDGERFLOW_ACCEPT=1` in the environment it
/// is written instead: a change to look at before it is committed.
pub(crate) fn compare(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots").join(name);
    if std::env::var_os("LEDGERFLOW_ACCEPT").is_some() {
        std::fs::write(&path, found).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == found, "{} differs; now it would be:\n{found}", path.display());
}
