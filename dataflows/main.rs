//! The `ledgerflow` binary.
fn main() {}
