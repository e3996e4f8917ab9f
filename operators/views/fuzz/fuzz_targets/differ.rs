//! Do views and stellar-xdr accept, refuse and read the same? The first byte chooses the type, in
//! the order of `ROOTS`, the rest is the value. From `operators/views`, with real ledgers as seeds:
//!
//! ```text
//! mkdir -p fuzz/corpus/differ
//! for ledger in "$LEDGERFLOW_SHARED"/ledgers/stellar/{testnet,every-protocol}/*.xdr; do
//!     (printf '\0'; cat "$ledger") > "fuzz/corpus/differ/$(basename "$ledger")"
//! done
//! cargo +nightly fuzz run differ -- -max_len=20000 -max_total_time=600
//! ```

#![no_main]

#[path = "../../tests/differ.rs"]
mod differ;
#[path = "../../tests/oracle/mod.rs"]
mod oracle;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Some((root, value)) = bytes.split_first() {
        let (_, differ) = differ::ROOTS[usize::from(*root) % differ::ROOTS.len()];
        differ(value);
    }
});
