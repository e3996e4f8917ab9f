//! Sums and allowances of contract tokens (stellar-model D.10, G.10; D22).

use std::collections::BTreeMap;

use ledgerflow_records::current::{Allowance, Sep41Balance};
use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::{Address, Current, Height, StateChange, StateChanges};
use timely::dataflow::operators::capture::Extract;
use timely::dataflow::operators::core::Capture;
use timely::dataflow::operators::vec::ToStream;

use super::moves::{self, Moves};
use super::sep41::{sep41_balances, sum_rows};
use super::{allowances, held};

const TOKEN: [u8; 32] = [7; 32];

fn account(letter: u8) -> Address {
    Address::Account([letter; 32])
}

fn told(id: i64, letter: u8, reason: Reason, what: Change) -> StateChange {
    StateChange { transaction: 0, operation: Some(0), id, account: account(letter), reason, what }
}

fn moved(letter: u8, reason: Reason, amount: i128) -> StateChange {
    told(
        base::SEP41 + 1,
        letter,
        reason,
        Change::Balance { token: TOKEN, amount, to_muxed_id: None },
    )
}

fn approved(letter: u8, spender: u8, amount: i128, live_until: u32) -> StateChange {
    let what = Change::Allowance { token: TOKEN, spender: account(spender), amount, live_until };
    told(base::SEP41 + 1, letter, Reason::Update, what)
}

fn counted(rows: Vec<StateChange>) -> StateChanges {
    StateChanges { rows, counts: true, ..StateChanges::default() }
}

fn sums(moves: &Moves) -> BTreeMap<Address, i128> {
    let mut sums = BTreeMap::<_, i128>::new();
    for ((holder, token), added) in &moves.amounts {
        assert_eq!(*token, TOKEN);
        let sum = sums.entry(*holder).or_default();
        *sum = sum.wrapping_add(*added);
    }
    sums
}

#[test]
fn a_transfer_takes_and_gives_a_mint_gives_a_burn_takes() {
    let transfer = counted(vec![moved(1, Reason::Debit, 500), moved(2, Reason::Credit, 500)]);
    assert_eq!(sums(&moves::of(&transfer)), [(account(1), -500), (account(2), 500)].into());
    let minted = counted(vec![moved(2, Reason::Mint, 100), moved(2, Reason::Burn, 30)]);
    assert_eq!(sums(&moves::of(&minted)), [(account(2), 70)].into());
    // To oneself: nothing, but told.
    let own = counted(vec![moved(1, Reason::Debit, 5), moved(1, Reason::Credit, 5)]);
    assert_eq!(sums(&moves::of(&own)), [(account(1), 0)].into());
    let negative = counted(vec![moved(1, Reason::Debit, -4), moved(2, Reason::Credit, -4)]);
    assert_eq!(sums(&moves::of(&negative)), [(account(1), 4), (account(2), -4)].into());
}

#[test]
fn amounts_of_all_bits_are_taken_and_given() {
    for amount in [i128::MIN, i128::MAX] {
        let rows = vec![moved(1, Reason::Debit, amount), moved(2, Reason::Credit, amount)];
        let expected = [(account(1), amount.wrapping_neg()), (account(2), amount)];
        assert_eq!(sums(&moves::of(&counted(rows))), expected.into());
    }
}

#[test]
fn only_contract_tokens_of_ledgers_that_count_move() {
    let asset = StateChange { id: base::EFFECTS - 1, ..moved(1, Reason::Credit, 5) };
    assert_eq!(moves::of(&counted(vec![asset])), Moves::default());
    let rows = vec![moved(1, Reason::Credit, 5), approved(1, 2, 5, 9)];
    let mut changes = StateChanges { rows, ..StateChanges::default() };
    changes.noted.assets.push((TOKEN, ledgerflow_records::Asset::Native));
    assert_eq!(moves::of(&changes), Moves { assets: vec![TOKEN], ..Moves::default() });
}

#[test]
fn the_last_approval_in_ledger_order_holds() {
    let rows = vec![approved(1, 2, 500, 90), approved(1, 3, 4, 5), approved(1, 2, 7, 80)];
    let state = allowances::of(&moves::of(&counted(rows))).0;
    let key = |spender| (account(1), account(spender), TOKEN);
    let row = |spender, amount, expiration| {
        Current::Allowance(key(spender), Some(Allowance { amount, expiration }))
    };
    let last =
        |spender| state.iter().rfind(|it| it.gone() == Current::Allowance(key(spender), None));
    assert_eq!(last(2), Some(&row(2, 7, 80)));
    assert_eq!(last(3), Some(&row(3, 4, 5)));
}

#[test]
fn an_approval_of_nothing_revokes() {
    let key = (account(1), account(2), TOKEN);
    let revoked = counted(vec![approved(1, 2, 500, 90), approved(1, 2, 0, 90)]);
    let state = allowances::of(&moves::of(&revoked)).0;
    assert_eq!(state.last(), Some(&Current::Allowance(key, None)));
    let negative = counted(vec![approved(1, 2, -1, 90)]);
    let row = Some(Allowance { amount: -1, expiration: 90 });
    assert_eq!(allowances::of(&moves::of(&negative)).0, [Current::Allowance(key, row)]);
}

/// How the rows of sums differ from those `stored`, after these amounts in one ledger.
fn differing(stored: Vec<(u8, i128)>, added: Vec<(u8, i128)>) -> Vec<(u8, i128, isize)> {
    let row = |(letter, balance): (u8, i128)| {
        Current::Sep41((account(letter), TOKEN), Some(Sep41Balance { balance, since: None }))
    };
    let stored: Vec<_> = stored.into_iter().map(row).collect();
    let amounts = added.into_iter().map(|(letter, added)| ((account(letter), TOKEN), added));
    let moves = Moves { amounts: amounts.collect(), ..Moves::default() };
    let captured = timely::execute_directly(move |worker| {
        worker.dataflow::<Height, _, _>(|scope| {
            let held = held::held(scope, Some(Box::new([stored].into_iter())));
            let sums = sep41_balances(vec![moves].to_stream(scope), held.clone());
            sum_rows(sums, held).inner.capture()
        })
    });
    let mut rows = BTreeMap::<_, isize>::new();
    for (row, _, change) in captured.extract().into_iter().flat_map(|(_, rows)| rows) {
        let Current::Sep41((holder, _), Some(row)) = row else { panic!("{row:?}") };
        *rows.entry((holder.key()[0], row.balance)).or_default() += change;
    }
    rows.retain(|_, change| *change != 0);
    rows.into_iter().map(|((letter, balance), change)| (letter, balance, change)).collect()
}

#[test]
fn sums_are_of_what_is_stored_and_wrap_whatever_the_order() {
    assert_eq!(
        differing(vec![(1, 10)], vec![(1, 5), (2, 3)]),
        [(1, 10, -1), (1, 15, 1), (2, 3, 1)]
    );
    assert_eq!(differing(vec![(1, 10)], vec![(1, -10)]), [(1, 10, -1)]);
    assert_eq!(differing(vec![(1, 10)], vec![]), []);
    assert_eq!(differing(vec![(1, 10)], vec![(1, 4), (1, -4)]), []);
    assert_eq!(differing(vec![], vec![(1, -7)]), [(1, -7, 1)]);
    for added in
        [vec![(1, i128::MAX), (1, i128::MAX)], vec![(1, i128::MIN), (1, i128::MIN), (1, -2)]]
    {
        assert_eq!(differing(vec![], added), [(1, -2, 1)]);
    }
}
