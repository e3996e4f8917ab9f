//! Rows of current state come back from disk as they were, in the order of exports; what is no row is
//! refused.

use std::fmt::Write as _;

use ledgerflow_records::current::{
    Allowance, ContractToken, Holders, LiquidityPool, NativeBalance, SacBalance, Sep41Balance,
    TopHolder, TrustlineBalance,
};
use ledgerflow_records::{Address, Asset, Current, Height};
use proptest::collection::vec;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

use super::{CURRENT, put_current, table_of};
use crate::block::arbitrary::Dice;
use crate::snapshots::compare;
use crate::state::Head;

fn asset(dice: &mut Dice) -> Asset {
    match dice.below(3) {
        0 => Asset::Native,
        1 => Asset::Alphanum4(dice.bytes(), dice.bytes()),
        _ => Asset::Alphanum12(dice.bytes(), dice.bytes()),
    }
}

fn wide(dice: &mut Dice) -> i128 {
    match dice.below(4) {
        0 => i128::MIN,
        1 => i128::MAX,
        _ => i128::from(dice.edge_i64()) << dice.below(64),
    }
}

fn native(dice: &mut Dice) -> NativeBalance {
    NativeBalance {
        balance: dice.edge_i64(),
        buying_liabilities: dice.edge_i64(),
        selling_liabilities: dice.edge_i64(),
        subentries: dice.edge_u32(),
        sponsoring: dice.edge_u32(),
        sponsored: dice.edge_u32(),
    }
}

fn trustline(dice: &mut Dice) -> TrustlineBalance {
    TrustlineBalance {
        balance: dice.edge_i64(),
        limit: dice.edge_i64(),
        buying_liabilities: dice.edge_i64(),
        selling_liabilities: dice.edge_i64(),
        flags: dice.edge_u32(),
    }
}

fn token(dice: &mut Dice) -> ContractToken {
    if dice.below(2) == 0 {
        return ContractToken::Asset(asset(dice));
    }
    let texts = ["", "USD", "a\"b\\\n", "🜁", &"n".repeat(128)];
    let [name, symbol] = [0; 2].map(|_| texts[dice.below(texts.len())].to_owned());
    ContractToken::Described { name, symbol, decimals: dice.edge_u32() }
}

/// A row of the table of this place.
fn row(table: usize, dice: &mut Dice) -> Current {
    let (one, other) = (dice.bytes(), dice.bytes());
    match table {
        0 => Current::Native(one, Some(native(dice))),
        1 => Current::Trustline((one, asset(dice)), Some(trustline(dice))),
        2 => {
            let [authorized, clawback] = [0; 2].map(|_| dice.below(2) == 0);
            let row = SacBalance { balance: wide(dice), authorized, clawback };
            Current::Sac((one, other), Some(row))
        }
        3 => {
            let assets = [asset(dice), asset(dice)];
            let amounts = [dice.edge_i64(), dice.edge_i64()];
            Current::Pool(one, Some(LiquidityPool { assets, amounts }))
        }
        4 => Current::Share((one, other), Some(dice.edge_i64())),
        5 => Current::Token(one, Some(token(dice))),
        6 => {
            let row = Sep41Balance { balance: wide(dice), since: None };
            Current::Sep41((dice.address(), one), Some(row))
        }
        7 => {
            let row = Allowance { amount: wide(dice), expiration: dice.edge_u32() };
            Current::Allowance((dice.address(), dice.address(), one), Some(row))
        }
        8 => {
            let row = Holders { holders: dice.edge(), supply: wide(dice) };
            Current::Holders(one, Some(row))
        }
        9 => {
            let row = TopHolder { account: dice.address(), balance: wide(dice) };
            Current::Top((one, dice.edge_u32()), Some(row))
        }
        10 => Current::Trustlines(one, Some(dice.edge())),
        _ => Current::Baseline(one, Some(())),
    }
}

fn put(row: &Current, modified: Height) -> (Vec<u8>, Vec<u8>) {
    let (mut key, mut value) = (Vec::new(), Vec::new());
    put_current(row, modified, &mut key, &mut value);
    (key, value)
}

/// The parts of a key in the order in which an export sorts by them.
fn parts(row: &Current) -> Vec<Vec<u8>> {
    let of_asset = |asset: &Asset| match asset {
        Asset::Native => vec![vec![0]],
        Asset::Alphanum4(code, issuer) => vec![vec![1], code.to_vec(), issuer.to_vec()],
        Asset::Alphanum12(code, issuer) => vec![vec![2], code.to_vec(), issuer.to_vec()],
    };
    match row {
        Current::Native(key, _)
        | Current::Pool(key, _)
        | Current::Token(key, _)
        | Current::Holders(key, _)
        | Current::Trustlines(key, _)
        | Current::Baseline(key, _) => vec![key.to_vec()],
        Current::Trustline((key, asset), _) => [vec![key.to_vec()], of_asset(asset)].concat(),
        Current::Sac((one, other), _) | Current::Share((one, other), _) => {
            vec![one.to_vec(), other.to_vec()]
        }
        Current::Sep41((holder, token), _) => vec![holder.bytes(), token.to_vec()],
        Current::Allowance((owner, spender, token), _) => {
            vec![owner.bytes(), spender.bytes(), token.to_vec()]
        }
        Current::Top((token, place), _) => vec![token.to_vec(), place.to_be_bytes().to_vec()],
    }
}

proptest! {
    #[test]
    fn every_row_comes_back_with_its_height(seed in any::<u64>(), modified in any::<u32>()) {
        let (mut dice, modified) = (Dice(seed), Height(modified));
        for (place, table) in CURRENT.iter().enumerate() {
            let row = row(place, &mut dice);
            prop_assert_eq!(table_of(&row).name(), table.name());
            let (key, value) = put(&row, modified);
            prop_assert_eq!(key[0], table.tag());
            prop_assert_eq!(table.read(&key[1..], &value), Some((row.clone(), modified)));
            // Gone: the same key, and nothing.
            prop_assert_eq!(put(&row.gone(), modified), (key, Vec::new()));
        }
    }

    #[test]
    fn keys_sort_as_exports_do(seed in any::<u64>()) {
        let mut dice = Dice(seed);
        for place in 0..CURRENT.len() {
            let (one, mut other) = (row(place, &mut dice), row(place, &mut dice));
            let order = parts(&one).cmp(&parts(&other));
            prop_assert_eq!(put(&one, Height(1)).0.cmp(&put(&other, Height(1)).0), order);
            if let (Current::Top((token, _), _), Current::Top((like, _), _)) = (&one, &mut other) {
                *like = *token;
            }
            let order = parts(&one).cmp(&parts(&other));
            prop_assert_eq!(put(&one, Height(1)).0.cmp(&put(&other, Height(1)).0), order);
        }
    }

    #[test]
    fn what_reads_as_a_row_is_its_only_form(
        seed in any::<u64>(), noise in vec(any::<u8>(), 0..200), at in any::<usize>(), bit in 0..8,
    ) {
        let mut dice = Dice(seed);
        for (place, table) in CURRENT.iter().enumerate() {
            let (key, value) = put(&row(place, &mut dice), Height(7));
            let key = &key[1..];
            let mut flipped = (key.to_vec(), value.clone());
            let length = key.len() + value.len();
            let at = at % length;
            let (first, second) = (&mut flipped.0, &mut flipped.1);
            let byte = if at < key.len() { &mut first[at] } else { &mut second[at - key.len()] };
            *byte ^= 1_u8 << bit;
            let noisy = [(noise.clone(), value), (key.to_vec(), noise.clone()), flipped];
            for (key, value) in noisy {
                if let Some((row, modified)) = table.read(&key, &value) {
                    let tagged = [&[table.tag()], key.as_slice()].concat();
                    prop_assert_eq!(put(&row, modified), (tagged, value));
                }
            }
        }
    }

    #[test]
    fn a_row_cut_short_or_too_long_is_none(seed in any::<u64>()) {
        let mut dice = Dice(seed);
        for (place, table) in CURRENT.iter().enumerate() {
            let (key, value) = put(&row(place, &mut dice), Height(7));
            let key = &key[1..];
            for length in 0..key.len() {
                prop_assert_eq!(table.read(&key[..length], &value), None);
            }
            for length in 0..value.len() {
                prop_assert_eq!(table.read(key, &value[..length]), None);
            }
            prop_assert_eq!(table.read(&[key, &[0]].concat(), &value), None);
            prop_assert_eq!(table.read(key, &[&value[..], &[0]].concat()), None);
            prop_assert_eq!(table.read(key, &[&[2], &value[1..]].concat()), None);
        }
    }

    #[test]
    fn every_row_is_one_object_of_its_tables_columns(seed in any::<u64>()) {
        let (mut dice, head) = (Dice(seed), Head { base_reserve: u32::MAX, ..Head::default() });
        for (place, table) in CURRENT.iter().enumerate() {
            let row = row(place, &mut dice);
            let mut text = String::new();
            table.line(&row, Height(7), &head, &mut text);
            prop_assert!(text.ends_with("}\n") && text.lines().count() == 1, "{text}");
            let object: serde_json::Value = serde_json::from_str(&text).unwrap();
            let columns = table.columns().iter().map(|column| column.name);
            let present: Vec<_> = columns.filter(|name| object.get(name).is_some()).collect();
            prop_assert_eq!(object.as_object().unwrap().len(), present.len());
            let place = |name: &&str| text.find(&format!("\"{name}\":"));
            prop_assert!(present.iter().map(place).is_sorted(), "{text}");
            // What a contract calls itself, and a sum that is whole, have columns that do not apply.
            let whole = present.len() == table.columns().len();
            let optional = matches!(row, Current::Token(..) | Current::Sep41(..));
            prop_assert!(whole || optional, "{text}");
            // Rows of other tables, and none, are no lines.
            let length = text.len();
            table.line(&row.gone(), Height(7), &head, &mut text);
            for other in CURRENT.iter().filter(|other| other.name() != table.name()) {
                other.line(&row, Height(7), &head, &mut text);
            }
            prop_assert_eq!(text.len(), length);
        }
    }
}

#[test]
fn tags_are_the_places_of_tables_and_none_means_something_else() {
    let tags: Vec<_> = CURRENT.iter().map(|table| table.tag()).collect();
    assert_eq!(tags, (1..=12).collect::<Vec<u8>>());
}

const USD: Asset = Asset::Alphanum4(*b"USD\0", [3; 32]);

/// One row of each table, and tokens of each kind.
fn one_of_each() -> Vec<Current> {
    let (account, contract) = (Address::Account([1; 32]), Address::Contract([2; 32]));
    let big = i128::MAX;
    let described =
        ContractToken::Described { name: "Dollar \"A\"".into(), symbol: "USD".into(), decimals: 7 };
    let lumens = NativeBalance {
        balance: i64::MAX,
        buying_liabilities: 100,
        selling_liabilities: 200,
        subentries: 3,
        sponsoring: 2,
        sponsored: 1,
    };
    let line = TrustlineBalance {
        balance: 5,
        limit: i64::MAX,
        buying_liabilities: 1,
        selling_liabilities: 2,
        flags: 5,
    };
    let sac = SacBalance { balance: big, authorized: true, clawback: false };
    let pool = LiquidityPool { assets: [Asset::Native, USD], amounts: [7, i64::MAX] };
    let long = Asset::Alphanum12(*b"LONGER\0\0\0\0\0\0", [3; 32]);
    let allowance = Allowance { amount: big, expiration: 300 };
    let sum = Sep41Balance { balance: i128::MIN, since: None };
    let placed = TopHolder { account: contract, balance: big };
    vec![
        Current::Native([1; 32], Some(lumens)),
        Current::Trustline(([1; 32], USD), Some(line)),
        Current::Sac(([2; 32], [4; 32]), Some(sac)),
        Current::Pool([5; 32], Some(pool)),
        Current::Share(([1; 32], [5; 32]), Some(i64::MAX)),
        Current::Token([4; 32], Some(ContractToken::Asset(USD))),
        Current::Token([4; 32], Some(ContractToken::Asset(Asset::Native))),
        Current::Token([4; 32], Some(ContractToken::Asset(long))),
        Current::Token([6; 32], Some(described)),
        Current::Sep41((account, [6; 32]), Some(sum)),
        Current::Sep41((account, [7; 32]), Some(Sep41Balance { since: Some(Height(99)), ..sum })),
        Current::Allowance((account, contract, [6; 32]), Some(allowance)),
        Current::Holders([4; 32], Some(Holders { holders: 2, supply: big })),
        Current::Top(([4; 32], 1), Some(placed)),
        Current::Trustlines([1; 32], Some(1000)),
        Current::Baseline([6; 32], Some(())),
    ]
}

#[test]
fn rows_on_disk_keep_their_bytes() {
    let mut text = String::new();
    for row in one_of_each() {
        let (key, value) = put(&row, Height(259));
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        writeln!(text, "{} {} {}", table_of(&row).name(), hex(&key), hex(&value)).unwrap();
    }
    compare("current.hex", &text);
}

#[test]
fn every_table_writes_what_scripts_read() {
    let head = Head { base_reserve: 5_000_000, ..Head::default() };
    let mut text = String::new();
    for row in one_of_each() {
        table_of(&row).line(&row, Height(259), &head, &mut text);
    }
    compare("current.jsonl", &text);
}
