//! State changes that no ledger ever had.

use ledgerflow_records::state_change::{Change, Level, Reason, Trusted, base};
use ledgerflow_records::{Address, StateChange};

use super::arbitrary::Dice;
use super::layout::state_change::REASONS;

/// The rows of one transaction of so many operations, in order.
pub(super) fn rows(
    dice: &mut Dice,
    (transaction, operations): (u32, usize),
    pool: &[Address],
    tokens: &[[u8; 32]],
) -> Vec<StateChange> {
    let mut rows = Vec::new();
    let groups = std::iter::once(None).chain((0..).take(operations).map(Some));
    for operation in groups {
        let streams =
            [base::TRANSFERS, base::EFFECTS, base::DEPLOYS, 4 << 28, base::SEP41, base::SEP41 << 1];
        for base in streams {
            let first = if dice.below(9) == 0 { dice.edge_i64() >> 1 } else { base + 1 };
            let count = if dice.below(2) == 0 { dice.below(4) } else { 0 };
            for id in (first..).take(count) {
                let account = pool[dice.below(pool.len())];
                let (reason, what) =
                    (REASONS[dice.below(REASONS.len())], change(dice, pool, tokens));
                rows.push(StateChange { transaction, operation, id, account, reason, what });
            }
        }
    }
    rows.sort_by_key(|row: &StateChange| (row.operation, row.id));
    rows.dedup_by_key(|row| (row.operation, row.id));
    rows
}

fn change(dice: &mut Dice, pool: &[Address], tokens: &[[u8; 32]]) -> Change {
    let token = tokens[dice.below(tokens.len())];
    let address = |dice: &mut Dice| pool[dice.below(pool.len())];
    let text = |dice: &mut Dice| dice.bytes::<64>()[..dice.below(65)].to_vec();
    match dice.below(20) {
        0 => Change::Created(address(dice)),
        1 => Change::Merged(dice.address()),
        2 => Change::Signer {
            key: text(dice),
            old: dice.maybe(|dice| dice.bytes::<1>()[0]),
            new: dice.maybe(|dice| dice.bytes::<1>()[0]),
        },
        3 => {
            let [old, new] = dice.bytes();
            Change::Threshold {
                level: [Level::Low, Level::Medium, Level::High][dice.below(3)],
                old,
                new,
            }
        }
        4 => Change::Flags(dice.bytes::<1>()[0]),
        5 => Change::HomeDomain { old: dice.maybe(text), new: dice.maybe(text) },
        6 => Change::Entry { name: text(dice), old: dice.maybe(text), new: dice.maybe(text) },
        7 | 8 => Change::Trustline {
            to: trusted(dice, token),
            old: dice.maybe(Dice::edge_i64),
            new: dice.maybe(Dice::edge_i64),
        },
        9 | 10 => Change::Authorization {
            of: trusted(dice, token),
            flags: dice.maybe(|dice| dice.bytes::<1>()[0]),
        },
        11 => Change::Allowance {
            token,
            spender: address(dice),
            amount: amount(dice),
            live_until: dice.edge_u32(),
        },
        _ => Change::Balance { token, amount: amount(dice), to_muxed_id: dice.maybe(Dice::edge) },
    }
}

fn trusted(dice: &mut Dice, token: [u8; 32]) -> Trusted {
    if dice.below(2) == 0 { Trusted::Token(token) } else { Trusted::Pool(dice.bytes()) }
}

/// Few enough for some to be equal.
fn amount(dice: &mut Dice) -> i128 {
    match dice.below(7) {
        0 => i128::MIN,
        1 => i128::MAX,
        2 => i128::from(dice.edge_i64()) << 64,
        3 => i128::from(dice.edge_i64()),
        few => few as i128,
    }
}

/// Every kind of change and every reason, so that a snapshot shows them all.
pub(crate) fn one_of_each() -> Vec<(Reason, Change)> {
    let (account, key) = (Address::Account([7; 32]), [5; 32]);
    let changes = [
        Change::Balance { token: key, amount: -12, to_muxed_id: Some(u64::MAX) },
        Change::Created(account),
        Change::Merged(Address::Contract(key)),
        Change::Signer { key: [vec![0x30], vec![9; 32]].concat(), old: Some(0), new: Some(255) },
        Change::Threshold { level: Level::Medium, old: 0, new: 255 },
        Change::Flags(18),
        Change::HomeDomain { old: Some(b"a.example".to_vec()), new: Some(vec![0xff]) },
        Change::Entry { name: b"name".to_vec(), old: Some(vec![1, 2]), new: Some(Vec::new()) },
        Change::Trustline { to: Trusted::Pool(key), old: Some(0), new: Some(i64::MAX) },
        Change::Authorization { of: Trusted::Token(key), flags: None },
        Change::Allowance { token: key, spender: account, amount: i128::MAX, live_until: 9 },
    ];
    REASONS.into_iter().zip(changes).collect()
}
