//! State changes ↦ their section.

use ledgerflow_records::state_change::{Change, Trusted};
use ledgerflow_records::{Address, Memo, StateChange, Transaction};

use super::column::{put, put_bytes, put_signed, put_wide};
use super::encode::Part;
use super::layout::state_change::{
    self as layout, ACCOUNT, AMOUNT, COUNT, CUSTOMER, ESCAPED, FACTS, FACTS_ESCAPED, ID, KIND,
    LEVELS, NEW, NEW_AMOUNT, OLD, POOL, REASONS, RUN, TOKEN, TOKEN_NUMBER, amount, kind,
};

/// The columns of the rows of one part.
///
/// # Panics
/// If they are out of order or belong to no transaction of the part.
pub(super) fn columns(part: &mut Part<'_>, rows: &[StateChange]) -> [Vec<u8>; layout::COLUMNS] {
    let mut columns = [const { Vec::new() }; layout::COLUMNS];
    for column in [RUN, KIND, ACCOUNT, TOKEN, AMOUNT] {
        columns[column].reserve(rows.len());
    }
    columns[NEW_AMOUNT].reserve(3 * rows.len());
    let (transactions, first) = (part.transactions, part.first);
    let mut writer =
        Writer { part, columns, numbers: Vec::new(), tokens: 0, next_number: 0, last: None };
    let mut left = rows;
    for (ordinal, transaction) in (first..).zip(transactions) {
        let own = left.iter().take_while(|row| row.transaction as usize == ordinal).count();
        let (own, rest) = left.split_at(own);
        left = rest;
        put(&mut writer.columns[COUNT], own.len() as u64);
        let at = At { links: writer.part.list(ordinal), transaction };
        let mut before = Before::default();
        for row in own {
            writer.run(row, &mut before);
            writer.row(row, at, &mut before);
        }
    }
    assert!(left.is_empty(), "state changes belong to transactions, in order");
    writer.columns
}

/// What a transaction's rows before say of the next.
#[derive(Default)]
pub(super) struct Before {
    /// The operation, from 1; 0 for the fee.
    pub(super) operation: u64,
    pub(super) id: Option<i64>,
    /// The last amounts, the newest first.
    amounts: [i128; amount::LAST as usize],
    count: usize,
}

impl Before {
    pub(super) fn push(&mut self, amount: i128) {
        self.amounts.rotate_right(1);
        self.amounts[0] = amount;
        self.count += 1;
    }

    /// The last amounts, the newest first.
    pub(super) fn amounts(&self) -> &[i128] {
        &self.amounts[..self.count.min(self.amounts.len())]
    }
}

/// A transaction and its links.
#[derive(Clone, Copy)]
struct At<'a> {
    links: &'a [(u32, Address)],
    transaction: &'a Transaction,
}

struct Writer<'p, 'a> {
    part: &'p mut Part<'a>,
    columns: [Vec<u8>; layout::COLUMNS],
    /// By number in the dictionary, the token's number plus 1; 0 for what is none yet.
    numbers: Vec<u32>,
    tokens: u32,
    /// One more than the number in the dictionary of the token that was new last.
    next_number: i64,
    /// The token named last, and its number.
    last: Option<([u8; 32], u32)>,
}

impl Writer<'_, '_> {
    fn run(&mut self, row: &StateChange, before: &mut Before) {
        let operation = row.operation.map_or(0, |index| u64::from(index) + 1);
        let follows = before.id.and_then(|id| id.checked_add(1)) == Some(row.id);
        if follows && operation == before.operation {
            self.columns[RUN].push(0);
        } else {
            let distance = operation.checked_sub(before.operation).expect("operations ascend");
            let stream = (0..).zip(layout::BASES).find(|(_, base)| row.id == base + 1);
            let stream = stream.map_or(layout::OTHER, |(stream, _)| stream);
            put(&mut self.columns[RUN], 1 + stream + 8 * distance);
            if stream == layout::OTHER {
                put_signed(&mut self.columns[ID], row.id);
            }
        }
        (before.operation, before.id) = (operation, Some(row.id));
    }

    fn row(&mut self, row: &StateChange, at: At<'_>, before: &mut Before) {
        let place = self.part.place(at.links, &row.account, 0, &mut self.columns[ESCAPED]);
        self.columns[ACCOUNT].push(place);
        let kind = self.change(&row.what, at, before);
        let reason = (0..).zip(REASONS).find(|(_, reason)| *reason == row.reason);
        let reason = reason.map(|(number, _)| number).expect("every reason has a number");
        self.columns[KIND].push((kind << 4) | reason);
    }

    /// Puts the change and says its kind.
    fn change(&mut self, change: &Change, at: At<'_>, before: &mut Before) -> u8 {
        match change {
            Change::Balance { token, amount, to_muxed_id } => {
                self.token(token);
                self.amount(*amount, *to_muxed_id, at.transaction, before);
                kind::BALANCE
            }
            Change::Created(other) => {
                self.address(at, other);
                kind::CREATED
            }
            Change::Merged(other) => {
                self.address(at, other);
                kind::MERGED
            }
            Change::Trustline { to, old, new } => {
                self.trusted(to, there(old.is_some(), new.is_some()));
                let facts = &mut self.columns[FACTS];
                [old, new].into_iter().flatten().for_each(|limit| put_signed(facts, *limit));
                kind::TRUSTLINE
            }
            Change::Authorization { of, flags } => {
                self.trusted(of, there(false, flags.is_some()));
                self.columns[FACTS].extend(flags);
                kind::AUTHORIZATION
            }
            Change::Allowance { token, spender, amount, live_until } => {
                self.token(token);
                self.amount(*amount, None, at.transaction, before);
                self.address(at, spender);
                put(&mut self.columns[FACTS], u64::from(*live_until));
                kind::ALLOWANCE
            }
            Change::Signer { .. }
            | Change::Threshold { .. }
            | Change::Flags(_)
            | Change::HomeDomain { .. }
            | Change::Entry { .. } => setting(change, &mut self.columns[FACTS]),
        }
    }

    fn token(&mut self, token: &[u8; 32]) {
        if let Some((_, number)) = self.last.filter(|(last, _)| last == token) {
            return put(&mut self.columns[TOKEN], u64::from(number));
        }
        let (at, _) = self.part.dictionary.number(&Address::Contract(*token));
        let place = at as usize;
        if self.numbers.len() <= place {
            self.numbers.resize(place + 1, 0);
        }
        if self.numbers[place] == 0 {
            self.tokens += 1;
            self.numbers[place] = self.tokens;
            put(&mut self.columns[TOKEN], 0);
            put_signed(&mut self.columns[TOKEN_NUMBER], i64::from(at) - self.next_number);
            self.next_number = i64::from(at) + 1;
        } else {
            put(&mut self.columns[TOKEN], u64::from(self.numbers[place]));
        }
        self.last = Some((*token, self.numbers[place]));
    }

    fn amount(
        &mut self,
        amount: i128,
        customer: Option<u64>,
        of: &Transaction,
        before: &mut Before,
    ) {
        let again = (1..).zip(before.amounts()).find(|(_, other)| **other == amount);
        let mut how = match again {
            Some((back, _)) => back,
            None if amount == i128::from(of.fee_charged) => amount::FEE,
            None => {
                put_wide(&mut self.columns[NEW_AMOUNT], amount);
                amount::NEW
            }
        };
        before.push(amount);
        match customer {
            Some(id) if of.memo == Memo::Id(id) => how |= amount::MEMO,
            Some(id) => {
                how |= amount::CUSTOMER;
                put(&mut self.columns[CUSTOMER], id);
            }
            None => {}
        }
        self.columns[AMOUNT].push(how);
    }

    fn address(&mut self, at: At<'_>, address: &Address) {
        let place = self.part.place(at.links, address, 0, &mut self.columns[FACTS_ESCAPED]);
        self.columns[FACTS].push(place);
    }

    fn trusted(&mut self, trusted: &Trusted, there: u8) {
        match trusted {
            Trusted::Token(token) => {
                self.columns[FACTS].push(there);
                self.token(token);
            }
            Trusted::Pool(pool) => {
                self.columns[FACTS].push(there | POOL);
                let (number, _) = self.part.dictionary.number(&Address::LiquidityPool(*pool));
                put(&mut self.columns[FACTS], u64::from(number));
            }
        }
    }
}

/// Puts a setting of an account and says its kind.
fn setting(change: &Change, facts: &mut Vec<u8>) -> u8 {
    match change {
        Change::Signer { key, old, new } => {
            facts.push(there(old.is_some(), new.is_some()));
            put_bytes(facts, key);
            facts.extend([old, new].into_iter().flatten());
            kind::SIGNER
        }
        Change::Threshold { level, old, new } => {
            let number = (0..).zip(LEVELS).find(|(_, other)| other == level);
            let number: u8 = number.map(|(number, _)| number).expect("every level has a number");
            facts.extend([number, *old, *new]);
            kind::THRESHOLD
        }
        Change::Flags(flags) => {
            facts.push(*flags);
            kind::FLAGS
        }
        Change::HomeDomain { old, new } => {
            facts.push(there(old.is_some(), new.is_some()));
            [old, new].into_iter().flatten().for_each(|domain| put_bytes(facts, domain));
            kind::HOME_DOMAIN
        }
        Change::Entry { name, old, new } => {
            facts.push(there(old.is_some(), new.is_some()));
            put_bytes(facts, name);
            [old, new].into_iter().flatten().for_each(|value| put_bytes(facts, value));
            kind::ENTRY
        }
        _ => unreachable!("told by its own method"),
    }
}

fn there(old: bool, new: bool) -> u8 {
    (u8::from(old) * OLD) | (u8::from(new) * NEW)
}
