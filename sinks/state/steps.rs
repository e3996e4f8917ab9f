//! The current state as it is moved on, kept and shown.

use ledgerflow_records::current::{Allowance, ContractToken, NativeBalance, SacBalance};
use ledgerflow_records::{Address, Asset, Bound, Code, Current, Hash, Height, Moment, Uploaded};
use proptest::prelude::{any, prop_assert_eq, proptest};

use super::{Door, Head, Moving, Pages, Pending, Standing, Writes, view};
use crate::block::arbitrary::Dice;
use crate::block::{Counts, Packed};
use crate::code;
use crate::memory::Memory;
use crate::store::{Batch, Family, Order, Store, StoreError};
use crate::tables::current::{self, Maintained};

const TOKEN: [u8; 32] = [7; 32];

fn lumens(letter: u8, balance: i64) -> Current {
    let row = NativeBalance {
        balance,
        buying_liabilities: 0,
        selling_liabilities: 0,
        subentries: 0,
        sponsoring: 0,
        sponsored: 0,
    };
    Current::Native([letter; 32], Some(row))
}

fn allowed(owner: u8, expiration: u32) -> Current {
    let key = (Address::Account([owner; 32]), Address::Contract([9; 32]), TOKEN);
    Current::Allowance(key, Some(Allowance { amount: 5, expiration }))
}

fn owned(holder: u8, contract: [u8; 32]) -> Current {
    let row = SacBalance { balance: 4, authorized: true, clawback: false };
    Current::Sac(([holder; 32], contract), Some(row))
}

fn head(height: u32) -> Head {
    Head { from: Height(1), height: Height(height), ..Head::default() }
}

/// Writes a step of these ledgers, as a batch or as a run.
fn step(store: &Memory, ledgers: &[(u32, Vec<Current>)], as_run: bool) {
    let mut pending = Pending::default();
    for (height, rows) in ledgers {
        let mut writes = Writes::default();
        writes.add(rows, Height(*height));
        pending.add(&writes);
    }
    let head = head(ledgers.last().unwrap().0);
    if as_run {
        store.ingest(vec![pending.run(store, head).unwrap()]).unwrap();
    } else {
        let mut batch = Batch::default();
        pending.put(store, head, &mut batch).unwrap();
        store.write(batch, false).unwrap();
    }
}

fn entries(store: &Memory) -> Vec<(Vec<u8>, Vec<u8>)> {
    let all = store.scan(Family::State, &[], None, Order::Ascending);
    all.map(Result::unwrap).collect()
}

/// A store whose state is of this height, with these rows.
fn holding(height: u32, rows: Vec<Current>) -> Memory {
    let store = Memory::default();
    step(&store, &[(height, rows)], false);
    store
}

fn kept(store: &Memory) -> Vec<Current> {
    Pages::new(store.clone()).flat_map(Result::unwrap).collect()
}

fn shown(store: &Memory, table: &'static dyn Maintained) -> Vec<Current> {
    let door = Door::open(store.clone()).unwrap().unwrap();
    door.rows(table).map(|entry| entry.unwrap().0).collect()
}

proptest! {
    #[test]
    fn how_ledgers_are_cut_into_steps_does_not_show(seed in any::<u64>()) {
        let mut dice = Dice(seed);
        let mut ledger = |height: u32| {
            let rows = (0..dice.below(4)).map(|_| {
                let owner = u8::try_from(dice.below(3)).unwrap();
                match dice.below(5) {
                    0 => allowed(owner, 0).gone(),
                    1 => lumens(owner, i64::from(height)),
                    2 => lumens(owner, 0).gone(),
                    // Some are over before they begin.
                    _ => allowed(owner, (height + u32::try_from(dice.below(9)).unwrap()) - 2),
                }
            });
            (height, rows.collect())
        };
        let ledgers: Vec<_> = (2..40).map(&mut ledger).collect();
        let one_by_one = Memory::default();
        ledgers.iter().for_each(|ledger| step(&one_by_one, std::slice::from_ref(ledger), false));
        let (cut, mut rest) = (Memory::default(), ledgers.as_slice());
        while !rest.is_empty() {
            let (now, later) = rest.split_at(1 + dice.below(rest.len()));
            step(&cut, now, dice.below(2) == 0);
            rest = later;
        }
        prop_assert_eq!(entries(&cut), entries(&one_by_one));
    }
}

#[test]
fn an_allowance_ends_with_its_last_ledger_and_not_before() {
    let store = holding(5, vec![allowed(1, 6), allowed(2, 7), lumens(1, 6)]);
    let heights = |store: &Memory| kept(store).len();
    step(&store, &[(6, Vec::new())], false);
    assert_eq!(heights(&store), 3);
    step(&store, &[(7, Vec::new())], false);
    assert_eq!(kept(&store), [lumens(1, 6), allowed(2, 7)]);
    step(&store, &[(8, Vec::new())], false);
    assert_eq!(kept(&store), [lumens(1, 6)]);
    // Head and one row: nothing waits any more.
    assert_eq!(entries(&store).len(), 2);
}

#[test]
fn an_allowance_that_was_approved_anew_outlives_its_first_end() {
    let store = holding(5, vec![allowed(1, 6)]);
    step(&store, &[(6, vec![allowed(1, 9)]), (7, Vec::new())], true);
    assert_eq!(kept(&store), [allowed(1, 9)]);
    // For a shorter time than before: the later word counts.
    step(&store, &[(8, vec![allowed(1, 8)]), (9, Vec::new())], false);
    assert_eq!(kept(&store), []);
    step(&store, &[(10, Vec::new())], false);
    assert_eq!(entries(&store).len(), 1);
    // Ended and approved again later.
    step(&store, &[(11, vec![allowed(1, 11)]), (12, Vec::new()), (13, vec![allowed(1, 99)])], true);
    assert_eq!(kept(&store), [allowed(1, 99)]);
}

#[test]
fn an_empty_ledger_moves_the_head_and_nothing_else() {
    let store = holding(5, vec![lumens(1, 5)]);
    step(&store, &[(6, Vec::new())], true);
    assert_eq!(Standing::read(&store).unwrap(), Standing::At(head(6)));
    assert!(Pending::default().is_empty());
    let (row, modified) = {
        let door = Door::open(store).unwrap().unwrap();
        door.rows(&current::NativeBalances).next().unwrap().unwrap()
    };
    assert_eq!((row, modified), (lumens(1, 5), Height(5)));
}

/// A ledger of this height, whose hash is its height.
fn block(height: u32, rows: &[Current]) -> Packed {
    let mut state = Writes::default();
    state.add(rows, Height(height));
    let hash = |height: u32| Hash([u8::try_from(height).unwrap(); 32]);
    Packed {
        height: Height(height),
        hash: hash(height),
        previous_hash: hash(height - 1),
        digest: 0,
        content: 0,
        authenticated: true,
        raw_bytes: 0,
        counts: Counts::default(),
        parts: Vec::new(),
        noted: Default::default(),
        state,
        base_reserve: 5,
    }
}

#[test]
fn only_the_next_ledger_moves_the_state_on() {
    let store = Memory::default();
    let mut moving = Moving::open(&store, 0).unwrap();
    assert_eq!(moving.due(&block(7, &[])), Ok(true));
    moving.take(&block(7, &[lumens(1, 7)]), &[]);
    // Below it, and itself: history that is known already.
    assert_eq!(moving.due(&block(6, &[])), Ok(false));
    assert_eq!(moving.due(&block(7, &[])), Ok(false));
    assert_eq!(moving.due(&block(8, &[])), Ok(true));
    let gap = moving.due(&block(10, &[])).unwrap_err();
    assert!(gap.contains("of ledger 7 and 2 ledgers in between are missing"), "{gap}");
    let other = Packed { previous_hash: Hash([99; 32]), ..block(8, &[]) };
    let fork = moving.due(&other).unwrap_err();
    assert!(fork.contains("of ledger 7 with hash 0707"), "{fork}");
    assert_eq!(moving.due(&Packed { authenticated: false, ..other.clone() }), Ok(true));
    // It is the same for the next run, once it is stored.
    let mut batch = Batch::default();
    moving.put(&store, &mut batch).unwrap();
    store.write(batch, false).unwrap();
    let again = Moving::open(&store, 0).unwrap();
    assert_eq!(again.due(&block(10, &[])).unwrap_err(), gap);
    assert_eq!(again.due(&other).unwrap_err(), fork);
    // What was not checked links to anything.
    let unchecked = Packed { authenticated: false, ..block(8, &[]) };
    let mut moving = again;
    moving.take(&unchecked, &[]);
    assert_eq!(moving.due(&Packed { previous_hash: Hash([99; 32]), ..block(9, &[]) }), Ok(true));
}

#[test]
fn the_state_is_complete_only_from_the_first_ledger_after_genesis() {
    for (first, complete) in [(1, true), (2, true), (3, false), (200, false)] {
        let store = Memory::default();
        let mut moving = Moving::open(&store, view::TOP).unwrap();
        for height in [first, first + 1] {
            moving.take(&block(height, &[]), &[]);
        }
        let run = moving.run(&store).unwrap().unwrap();
        store.ingest(vec![run]).unwrap();
        let stored = Standing::read(&store).unwrap();
        let (from, height) = (Height(first), Height(first + 1));
        let hash = Some(block(first + 1, &[]).hash);
        let head = Head { from, height, complete, hash, base_reserve: 5, views: view::TOP };
        assert_eq!(stored, Standing::At(head));
        // Nothing was taken since: nothing is written.
        assert!(moving.run(&store).unwrap().is_none());
    }
}

#[test]
fn rows_of_views_are_corrected_at_the_height_of_the_state() {
    let store = holding(5, vec![lumens(1, 5)]);
    let mut moving = Moving::open(&store, view::ALL).unwrap();
    moving.correct(&[Current::Trustlines([1; 32], Some(2))]);
    let mut batch = Batch::default();
    moving.put(&store, &mut batch).unwrap();
    store.write(batch, false).unwrap();
    let door = Door::open(store.clone()).unwrap().unwrap();
    assert_eq!(door.head().views, view::ALL);
    let rows: Vec<_> = door.rows(&current::TrustlineCounts).map(Result::unwrap).collect();
    assert_eq!(rows, [(Current::Trustlines([1; 32], Some(2)), Height(5))]);
    let mut none = Moving::open(&Memory::default(), view::ALL).unwrap();
    none.correct(&[Current::Trustlines([1; 32], Some(2))]);
    assert_eq!(none.bytes(), 0);
}

#[test]
fn what_is_half_loaded_is_neither_moved_on_nor_shown() {
    let store = Memory::default();
    assert!(Door::open(store.clone()).unwrap().is_none());
    let mut batch = Batch::default();
    batch.put(Family::State, super::HEAD, Standing::Loading.encode());
    store.write(batch, false).unwrap();
    assert!(matches!(Moving::open(&store, 0), Err(StoreError::HalfLoaded)));
    assert!(matches!(Door::open(store), Err(StoreError::HalfLoaded)));
}

/// Says of code what makes these contracts' tokens, and which are assets'.
fn noted(store: &Memory, tokens: &[([u8; 32], bool)], assets: &[[u8; 32]]) {
    let mut batch = Batch::default();
    let at = Moment { height: Height(3), transaction: 0, operation: 0 };
    let uploaded =
        [false, true].map(|sep41| Uploaded { at, wasm: [u8::from(sep41); 32], sep41 }).into();
    let bound =
        tokens.iter().map(|&(contract, sep41)| Bound { at, contract, wasm: [u8::from(sep41); 32] });
    code::put(&mut batch, Height(3), &Code { uploaded, bound: bound.collect() });
    for asset in assets {
        code::put_asset(&mut batch, asset, &Asset::Native);
    }
    store.write(batch, false).unwrap();
}

#[test]
fn look_alikes_of_assets_are_kept_and_not_shown() {
    let by_instance = Current::Token([1; 32], Some(ContractToken::Asset(Asset::Native)));
    let described = ContractToken::Described { name: "A".into(), symbol: "B".into(), decimals: 1 };
    let pretends = Current::Token([4; 32], Some(described));
    let owned = [[1; 32], [2; 32], [3; 32], [4; 32]].map(|contract| owned(8, contract));
    let rows = [vec![by_instance, pretends], owned.to_vec()].concat();
    let store = holding(5, rows);
    noted(&store, &[], &[[2; 32]]);
    assert_eq!(shown(&store, &current::SacBalances), owned[..2]);
    let door = Door::open(store.clone()).unwrap().unwrap();
    assert_eq!(door.look_alikes().unwrap(), 2);
    assert_eq!(door.count(&current::SacBalances).unwrap().0, 2);
    assert_eq!(door.balances(&Address::Contract([8; 32])).unwrap().len(), 2);
    assert_eq!(kept(&store).iter().filter(|row| matches!(row, Current::Sac(..))).count(), 4);
}

#[test]
fn what_contracts_say_of_themselves_is_shown_where_their_code_is_a_tokens() {
    let described = ContractToken::Described { name: "A".into(), symbol: "B".into(), decimals: 1 };
    let token = |contract| Current::Token([contract; 32], Some(described.clone()));
    let store = holding(5, vec![token(1), token(2), token(3)]);
    noted(&store, &[([1; 32], true), ([2; 32], false)], &[]);
    assert_eq!(shown(&store, &current::ContractTokens), [token(1)]);
    let door = Door::open(store).unwrap().unwrap();
    assert_eq!(door.token(&[1; 32]).unwrap(), Some(described));
    assert_eq!(door.token(&[2; 32]).unwrap(), None);
    assert_eq!(door.token(&[9; 32]).unwrap(), None);
}

#[test]
fn an_allowance_is_shown_as_long_as_it_holds() {
    let store = holding(5, vec![allowed(1, 5), allowed(2, 6)]);
    assert_eq!(shown(&store, &current::Sep41Allowances), [allowed(1, 5), allowed(2, 6)]);
    // A head that moved on without a sweep.
    let mut batch = Batch::default();
    batch.put(Family::State, super::HEAD, Standing::At(head(6)).encode());
    store.write(batch, false).unwrap();
    assert_eq!(shown(&store, &current::Sep41Allowances), [allowed(2, 6)]);
    let door = Door::open(store).unwrap().unwrap();
    assert_eq!(door.count(&current::Sep41Allowances).unwrap().0, 1);
}

#[test]
fn all_that_an_address_holds_and_nothing_of_its_neighbours() {
    let tokens = |address| {
        Current::Sep41(
            (address, TOKEN),
            Some(ledgerflow_records::current::Sep41Balance { balance: 1, since: None }),
        )
    };
    let share = |letter: u8| Current::Share(([letter; 32], [6; 32]), Some(3));
    // The last key there is has nothing behind it.
    for letter in [8, u8::MAX] {
        let (account, contract) = (Address::Account([letter; 32]), Address::Contract([letter; 32]));
        let own = vec![lumens(letter, 1), share(letter), tokens(account)];
        let others =
            [lumens(letter - 1, 1), share(letter - 1), tokens(contract), owned(letter, TOKEN)];
        let store = holding(5, [own.clone(), others.to_vec()].concat());
        noted(&store, &[], &[TOKEN]);
        let door = Door::open(store).unwrap().unwrap();
        let of = |address| door.balances(address).unwrap().into_iter().map(|entry| entry.0);
        assert_eq!(of(&account).collect::<Vec<_>>(), own);
        assert_eq!(of(&contract).collect::<Vec<_>>(), [owned(letter, TOKEN), tokens(contract)]);
        assert_eq!(of(&Address::LiquidityPool([letter; 32])).count(), 0);
    }
}

#[test]
fn a_table_is_kept_if_its_view_is() {
    for (views, kept) in [
        (0, [false; 3]),
        (view::HOLDERS, [true, false, false]),
        (view::TOP, [false, true, false]),
        (view::TRUSTLINES, [false, false, true]),
        (view::ALL, [true; 3]),
    ] {
        let store = Memory::default();
        let mut batch = Batch::default();
        let head = Head { views, ..head(5) };
        batch.put(Family::State, super::HEAD, Standing::At(head).encode());
        store.write(batch, false).unwrap();
        let door = Door::open(store).unwrap().unwrap();
        let tables: [&dyn Maintained; 3] =
            [&current::AssetHolders, &current::TopHolders, &current::TrustlineCounts];
        assert_eq!(tables.map(|table| door.keeps(table)), kept);
        assert!(door.keeps(&current::NativeBalances));
    }
}

#[test]
fn pages_hold_every_row_once_and_assets_behind_them() {
    for count in [0_u64, 1, 4095, 4096, 4097, 9000] {
        let mut dice = Dice(count);
        let rows: Vec<_> = (0..count).map(|n| Current::Trustlines(dice.bytes(), Some(n))).collect();
        let store = holding(5, [rows.clone(), vec![allowed(1, 99)]].concat());
        noted(&store, &[], &[[2; 32], [1; 32]]);
        let mut expected = [rows, vec![allowed(1, 99)]].concat();
        expected.sort_by_key(|row| (matches!(row, Current::Trustlines(..)), row.gone()));
        let native = Some(ContractToken::Asset(Asset::Native));
        expected.extend([1, 2].map(|asset| Current::Token([asset; 32], native.clone())));
        let pages: Vec<_> = Pages::new(store.clone()).map(Result::unwrap).collect();
        assert!(pages.iter().all(|page| page.len() <= 4096));
        assert!(pages.concat() == expected, "{count}");
    }
    let store = holding(5, vec![lumens(1, 1)]);
    let mut batch = Batch::default();
    batch.put(Family::State, [1, 2, 3], [1]);
    store.write(batch, false).unwrap();
    assert!(Pages::new(store).next().unwrap().is_err());
}
