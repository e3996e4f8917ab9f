//! The rules of what a contract call costs, beyond those of every transaction (5.4, 8.1, 14.2).

use stellar_xdr as xdr;
use xdr::LedgerEntryChange::{Created, Removed, State, Updated};

use super::build::{Made, account, muxed, updated};
use super::transfer_rules::{customer, extend};

/// A contract call whose fee phase changed this.
fn charged(fee_changes: Vec<xdr::LedgerEntryChange>) -> Made {
    Made { soroban: true, fee_changes, ..Made::of(vec![extend()]) }
}

/// A contract call that cost A 10.
fn ten() -> Made {
    charged(updated(account('A', 50), account('A', 40)))
}

#[test]
fn a_fee_is_told_by_the_last_balances_shown() {
    let twice =
        [updated(account('A', 50), account('A', 40)), updated(account('A', 40), account('A', 33))];
    assert_eq!(charged(twice.concat()).lines(), ["fee DEBIT A 7 XLM"]);
    let again =
        [updated(account('A', 40), account('A', 41)), updated(account('A', 41), account('A', 44))];
    let refunded = Made { changes_after: again.concat(), ..ten() };
    assert_eq!(refunded.lines(), ["fee DEBIT A 7 XLM"]);
    let over = Made {
        changes_after: updated(account('A', 40), account('A', 42)),
        post_fee_changes: updated(account('A', 42), account('A', 45)),
        ..ten()
    };
    assert_eq!(over.lines(), ["fee DEBIT A 7 XLM"], "after the transaction, then after all");
}

#[test]
fn what_was_created_or_removed_tells_nothing_of_a_fee() {
    let mut changes = updated(account('A', 50), account('A', 40));
    changes.extend([Created(account('A', 99)), Removed(account('A', 99).to_key())]);
    assert_eq!(charged(changes).lines(), ["fee DEBIT A 10 XLM"]);
    let alone = vec![State(account('A', 5)), Created(account('A', 1))];
    assert_eq!(charged(alone).lines(), ["fee DEBIT A 5 XLM"], "a balance not shown is 0");
    let unseen = vec![State(account('B', 5)), Updated(account('B', 1))];
    assert!(charged(unseen).lines().is_empty(), "nothing was charged");
}

#[test]
fn a_refund_beyond_the_fee_is_a_credit_with_its_sign() {
    let made = Made { post_fee_changes: updated(account('A', 40), account('A', 52)), ..ten() };
    assert_eq!(made.lines(), ["fee CREDIT A -2 XLM"]);
}

#[test]
fn a_fee_that_was_refunded_whole_has_no_row() {
    let made = Made { post_fee_changes: updated(account('A', 40), account('A', 50)), ..ten() };
    assert!(made.lines().is_empty());
}

#[test]
fn before_protocol_23_a_refund_is_among_the_transactions_own_changes() {
    let after = updated(account('A', 40), account('A', 43));
    let made = Made { protocol: 21, version: 3, changes_after: after, ..ten() };
    assert_eq!(made.lines(), ["fee DEBIT A 7 XLM"]);
}

#[test]
fn a_bumped_call_is_paid_and_refunded_to_who_bumped_it() {
    let both =
        [updated(account('F', 50), account('F', 40)), updated(account('A', 9), account('A', 1))];
    let bumped = charged(both.concat());
    let back =
        [updated(account('F', 40), account('F', 43)), updated(account('A', 1), account('A', 9))];
    let bumped = Made { post_fee_changes: back.concat(), ..bumped };
    for payer in [muxed('F'), customer('F', 6)] {
        let made = Made { fee_source: Some(payer), ..bumped.clone() };
        assert_eq!(made.lines(), ["fee DEBIT F 7 XLM"]);
    }
}

#[test]
fn a_classic_fee_is_the_results_whatever_balances_did() {
    let classic = Made { soroban: false, fee: 3, ..ten() };
    assert_eq!(classic.lines(), ["fee DEBIT A 3 XLM"]);
    let muxed = Made { source: customer('A', 5), ..classic };
    assert_eq!(muxed.lines(), ["fee DEBIT A 3 XLM"], "a customer's fee is its account's");
}
