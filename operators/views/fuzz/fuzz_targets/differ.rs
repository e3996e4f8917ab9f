//! Do views and stellar-xdr accept, refuse and read the same? Two bytes choose the type, zeros
//! `LedgerCloseMeta`, the rest starts with a value. From `operators/views`, real ledgers as seeds:
//!
//! ```text
//! mkdir -p fuzz/corpus/differ
//! for ledger in "$LEDGERFLOW_SHARED"/ledgers/stellar/{testnet,every-protocol}/*.xdr; do
//!     (printf '\0\0'; cat "$ledger") > "fuzz/corpus/differ/$(basename "$ledger")"
//! done
//! cargo +nightly fuzz run differ -- -max_len=20000 -max_total_time=600
//! ```

#![no_main]

#[path = "../../tests/differ.rs"]
#[expect(dead_code, reason = "the roots are among all views")]
mod differ;
#[path = "../../tests/oracle/mod.rs"]
#[expect(dead_code, reason = "enums are compared in a test")]
mod oracle;

use libfuzzer_sys::fuzz_target;
use oracle::generated::VIEWS;

fuzz_target!(|bytes: &[u8]| {
    if let Some((view, value)) = bytes.split_first_chunk() {
        let (_, prefixed) = VIEWS[usize::from(u16::from_le_bytes(*view)) % VIEWS.len()];
        prefixed(value);
    }
});
