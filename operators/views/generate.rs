//! This writes the views, walks and oracle comparisons of every reachable type of the schema
//! that ships with stellar-xdr: `cargo run -p ledgerflow-views --example generate`.

#[path = "generate/names.rs"]
mod names;
#[path = "generate/oracle.rs"]
mod oracle;
#[path = "generate/schema.rs"]
mod schema;
#[path = "generate/views.rs"]
mod views;
#[path = "generate/walks.rs"]
mod walks;

use std::path::{Path, PathBuf};
use std::process::Command;

use schema::Schema;

/// The types whose parts are generated.
const ROOTS: [&str; 9] = [
    "LedgerCloseMeta",
    "LedgerCloseMetaBatch",
    "BucketEntry",
    "TransactionHistoryEntry",
    "TransactionHistoryResultEntry",
    "HashIDPreimage",
    "TransactionSignaturePayload",
    "SCSpecEntry",
    "SCEnvMetaEntry",
];

/// Generated files, relative to the crate, with their text.
pub(crate) fn files() -> [(&'static str, String); 2] {
    let text = std::fs::read_to_string(definitions()).expect("the schema is readable");
    let schema = Schema::of(&text, &ROOTS);
    let views = format!("{}{}{}", views::HEAD, views::text(&schema), walks::text(&schema));
    [("generated.rs", views), ("tests/oracle/generated.rs", oracle::text(&schema))]
}

/// The schema inside the stellar-xdr crate that cargo resolved.
fn definitions() -> PathBuf {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        // Without it, cargo wants the packages of every platform.
        .args(["--filter-platform", "host-tuple", "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
        .output()
        .expect("cargo runs");
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    let package = metadata["packages"]
        .as_array()
        .and_then(|all| all.iter().find(|package| package["name"] == "stellar-xdr"))
        .expect("stellar-xdr is a dependency");
    let manifest = package["manifest_path"].as_str().expect("a package has a manifest");
    Path::new(manifest).with_file_name("xdr-definitions-json").join("xdr.json")
}

#[cfg_attr(test, expect(dead_code, reason = "the test compares instead of writing"))]
fn main() {
    for (path, text) in files() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        std::fs::write(path, text).expect("the crate is writable");
    }
}
