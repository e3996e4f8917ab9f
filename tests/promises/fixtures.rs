//! The ledgers that ship with the tests say what an independent program read in them.

use ledgerflow::derive;
use ledgerflow_operators::stellar::{Judge, Network};
use ledgerflow_records::toid;

use crate::corpus::{fixtures, frames};

#[test]
fn a_fee_bump_that_creates_a_contract_has_its_published_rows() {
    let frame = frames(&fixtures().join("testnet-4873.xdr")).remove(0);
    let network = Network::of("testnet").expect("a network");
    let rows = derive::rows(frame, &network, true, &mut Judge::of_all()).expect("authentic");
    assert_eq!(rows.ledger.close_time, 1_750_291_396);
    let row = &rows.transactions[0];
    assert_eq!(
        row.hash.to_string(),
        "64eb94acc50eefc323cea80387fdceefc31466cc3a69eb8d2b312e0b5c3c62f0"
    );
    assert_eq!(
        row.inner_hash.expect("a fee bump").to_string(),
        "afaef8a1b657ad5d2360cc001eb31b763bfd3430cba20273d49ff44be2a2152e"
    );
    assert_eq!((row.fee_charged, row.result_code), (4_595_918, 1));
    assert_eq!(toid(rows.ledger.height, 1, 1), 20_929_375_637_505);
    assert_eq!(rows.operations.rows[0].result_code().expect("named"), "op_success");
    let who: Vec<String> =
        rows.participants.operations.iter().map(|(_, address)| address.to_string()).collect();
    assert_eq!(
        who,
        [
            "GBWAH7AOBZYAYLT76Z7MQDDRRJCCERRVRSCJ4GAEGV2S5W474ZLEOH4U",
            "CANZKJUEZM22DO2XLJP4ARZAJFG7GJVBIEXJ7T4F2GAIAV4D4RMXMDVD"
        ]
    );
}

#[test]
fn a_ledger_without_transactions_has_a_row_all_the_same() {
    let frame = frames(&fixtures().join("pubnet-6154623.xdr")).remove(0);
    let rows =
        derive::rows(frame, &Network::of("pubnet").expect("a network"), true, &mut Judge::of_all());
    let rows = rows.expect("authentic");
    assert_eq!((rows.ledger.height.0, rows.ledger.transactions), (6_154_623, 0));
    assert!(rows.transactions.is_empty() && rows.participants.transactions.is_empty());
}

#[test]
fn an_early_ledger_is_authentic_and_one_of_another_network_is_not() {
    let frame = || frames(&fixtures().join("pubnet-16154623.xdr")).remove(0);
    let rows = derive::rows(
        frame(),
        &Network::of("pubnet").expect("a network"),
        true,
        &mut Judge::of_all(),
    );
    assert!(rows.expect("authentic").ledger.transactions > 0);
    let rejected = derive::rows(
        frame(),
        &Network::of("testnet").expect("a network"),
        true,
        &mut Judge::of_all(),
    );
    let text = rejected.expect_err("of pubnet").to_string();
    assert!(text.contains("under network testnet"), "{text}");
}
