//! Of every entry the last word of the ledger counts (D9, D10; stellar-model G.3 36 to 44).

use ledgerflow_records::Current;
use stellar_xdr as xdr;
use xdr::LedgerEntryChange::{self as Told, Created, Removed, Restored, State, Updated};

use super::made::{Ledger, Tx, rows, tx};
use crate::stellar::state_changes::build::{account, key, updated};

fn is(balance: i64) -> Vec<Told> {
    updated(account('A', 1), account('A', balance))
}

fn gone() -> Vec<Told> {
    vec![State(account('A', 1)), Removed(account('A', 1).to_key())]
}

/// What `A` holds by the only row there is.
fn held(rows: &[Current]) -> Option<i64> {
    match rows {
        [Current::Native(id, row)] if *id == key('A') => row.map(|row| row.balance),
        other => panic!("{other:?}"),
    }
}

#[test]
fn phases_follow_each_other_over_all_transactions() {
    type Put = fn(&mut Ledger, Vec<Told>);
    // In order: what comes later wins, whatever was said in the phases and transactions before.
    let phases: [(&str, Put); 13] = [
        ("fee of the first", |ledger, told| ledger.transactions[0].fee = told),
        ("fee of the second", |ledger, told| ledger.transactions[1].fee = told),
        ("before the first", |ledger, told| ledger.transactions[0].before = told),
        ("its operation", |ledger, told| ledger.transactions[0].operations[0] = told),
        ("its other one", |ledger, told| ledger.transactions[0].operations[1] = told),
        ("after it", |ledger, told| ledger.transactions[0].after = told),
        ("before the second", |ledger, told| ledger.transactions[1].before = told),
        ("its operation", |ledger, told| ledger.transactions[1].operations[0] = told),
        ("its other one", |ledger, told| ledger.transactions[1].operations[1] = told),
        ("after it", |ledger, told| ledger.transactions[1].after = told),
        ("refund of the first", |ledger, told| ledger.transactions[0].post_fee = told),
        ("refund of the second", |ledger, told| ledger.transactions[1].post_fee = told),
        ("upgrade", |ledger, told| ledger.upgrade = told),
    ];
    for last in 0..phases.len() {
        let mut ledger = Ledger::of(vec![tx([Vec::new(), Vec::new()]); 2]);
        for (balance, (_, put)) in (100..).zip(&phases[..=last]) {
            put(&mut ledger, is(balance));
        }
        let last_of_all = 100 + i64::try_from(last).unwrap();
        assert_eq!(held(&ledger.rows()), Some(last_of_all), "{}", phases[last].0);
        // Alone it is heard as well.
        let mut ledger = Ledger::of(vec![tx([Vec::new(), Vec::new()]); 2]);
        phases[last].1(&mut ledger, is(7));
        assert_eq!(held(&ledger.rows()), Some(7), "{}", phases[last].0);
    }
}

#[test]
fn every_version_of_meta_is_heard_before_and_after_operations() {
    for protocol in [13, 19, 20, 22, 23, 25] {
        let mut told = Tx { before: is(2), ..Tx::default() };
        let ledger = Ledger { protocol, ..Ledger::of(vec![told.clone()]) };
        assert_eq!(held(&ledger.rows()), Some(2), "{protocol}");
        (told.operations, told.after) = (vec![is(3)], is(4));
        let ledger = Ledger { protocol, ..Ledger::of(vec![told.clone()]) };
        assert_eq!(held(&ledger.rows()), Some(4), "{protocol}");
        let mut ledger = Ledger { protocol, ..Ledger::of(vec![told]) };
        ledger.upgrade = is(5);
        assert_eq!(held(&ledger.rows()), Some(5), "{protocol}");
    }
}

#[test]
fn a_failed_transaction_still_pays() {
    let failed = Tx { fee: is(99_999_900), failed: true, ..Tx::default() };
    assert_eq!(held(&Ledger::of(vec![failed.clone()]).rows()), Some(99_999_900));
    let refunded = Tx { post_fee: is(99_999_950), ..failed };
    assert_eq!(held(&Ledger::of(vec![refunded]).rows()), Some(99_999_950));
}

#[test]
fn an_operation_beats_the_fee_of_a_later_transaction_and_any_refund_beats_both() {
    let mut ninth = vec![tx([is(200)])];
    ninth.extend(vec![Tx::default(); 7]);
    ninth.push(Tx { fee: is(100), ..Tx::default() });
    assert_eq!(held(&Ledger::of(ninth.clone()).rows()), Some(200));
    ninth[0].post_fee = is(300);
    ninth[8].operations = vec![is(400)];
    assert_eq!(held(&Ledger::of(ninth).rows()), Some(300));
}

#[test]
fn what_is_gone_at_the_end_has_no_row_whatever_it_was_before() {
    let created = || vec![Created(account('A', 5))];
    for (told, left) in [
        (vec![created(), gone()], None),
        (vec![is(5), gone()], None),
        (vec![gone()], None),
        // Gone, there again and gone: the row from before must go (A039).
        (vec![gone(), created(), gone()], None),
        // Merged and created anew: the new one's balance (A038).
        (vec![gone(), created()], Some(5)),
        (vec![created(), gone(), vec![Created(account('A', 700))]], Some(700)),
        (vec![vec![Restored(account('A', 8))], is(9)], Some(9)),
        (vec![vec![Restored(account('A', 8))], is(9), gone()], None),
    ] {
        let apart: Vec<_> = told.iter().cloned().map(|told| tx([told])).collect();
        let one = Tx { operations: told.clone(), ..Tx::default() };
        assert_eq!(held(&Ledger::of(apart).rows()), left, "{told:?}");
        assert_eq!(held(&Ledger::of(vec![one]).rows()), left, "{told:?}");
        assert_eq!(held(&rows(told.concat())), left, "{told:?}");
    }
}

#[test]
fn a_value_from_before_is_no_word() {
    assert_eq!(rows(vec![State(account('A', 3))]), []);
    assert_eq!(held(&rows(vec![Updated(account('A', 2)), State(account('A', 3))])), Some(2));
    assert_eq!(rows(Vec::new()), []);
}

#[test]
fn ledgers_know_nothing_of_each_other() {
    let gone = Ledger::of(vec![tx([vec![Created(account('A', 1))], gone()])]);
    assert_eq!(held(&gone.rows()), None);
    let fee = Ledger::of(vec![Tx { fee: is(6), ..Tx::default() }]);
    assert_eq!(held(&fee.rows()), Some(6));
}

#[test]
fn keys_that_begin_alike_are_kept_apart() {
    let both: Vec<_> = ['A', 'B'].map(|letter| Created(account(letter, 5))).into();
    let rows = rows(both);
    let keys = ['A', 'B'].map(|letter| Current::Native(key(letter), None));
    assert_eq!(rows.iter().map(Current::gone).collect::<Vec<_>>(), keys);
}
