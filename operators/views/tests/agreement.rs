//! Real ledgers: every value is what stellar-xdr decodes, and encodes to the bytes it came from.

use ledgerflow_views::{LedgerCloseMeta, LedgerCloseMetaBatch, View};
use stellar_xdr::{self as owned, Limits, ReadXdr};

use crate::ledgers::samples;
use crate::oracle::{Encode, Same};

fn agree<'a, V: View<'a> + Same<O> + Encode, O: ReadXdr>(name: &str, bytes: &'a [u8]) {
    let view = V::read(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    let owned = O::from_xdr(bytes, Limits::none()).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(view.same(&owned), "{name}: values differ");
    let mut out = Vec::with_capacity(bytes.len());
    view.encode(0, &mut out);
    assert!(out == bytes, "{name}: bytes differ");
    assert_eq!(view.xdr().len(), bytes.len(), "{name}");
}

fn agree_in(folders: &[&str]) {
    let samples = samples(folders);
    for sample in &samples {
        match sample.batch {
            true => agree::<LedgerCloseMetaBatch<'_>, owned::LedgerCloseMetaBatch>(
                &sample.name,
                &sample.bytes,
            ),
            false => {
                agree::<LedgerCloseMeta<'_>, owned::LedgerCloseMeta>(&sample.name, &sample.bytes)
            }
        }
    }
    eprintln!("{} values of {folders:?} agree", samples.len());
}

#[test]
fn pubnet_and_testnet_ledgers_agree_with_stellar_xdr() {
    agree_in(&["pubnet", "testnet"]);
}

#[test]
fn ledgers_of_every_protocol_agree_with_stellar_xdr() {
    agree_in(&["every-protocol", "protocol-8-to-12", "core-captures"]);
}

#[test]
fn load_test_ledgers_agree_with_stellar_xdr() {
    agree_in(&["load-test"]);
}
