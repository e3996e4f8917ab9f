//! What is committed is what the generator makes of the schema.

use std::path::Path;

use crate::generate::files;

#[test]
fn committed_files_are_what_the_generator_writes() {
    for (path, text) in files() {
        let committed = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
        let same = committed.expect("a committed file") == text;
        assert!(same, "{path}: run `cargo run -p ledgerflow-views --example generate`");
    }
}
