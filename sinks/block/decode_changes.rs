//! The section of state changes ↦ rows.

use ledgerflow_records::state_change::{Change, Trusted};
use ledgerflow_records::{Address, Memo, StateChange, Transaction};

use super::CodecError;
use super::column::Cursor;
use super::decode::{NO_ADDRESS, finish, skip};
use super::encode_changes::Before;
use super::layout::ESCAPE;
use super::layout::state_change::{
    self as layout, ACCOUNT, AMOUNT, BASES, COUNT, CUSTOMER, ESCAPED, FACTS, FACTS_ESCAPED, KIND,
    LEVELS, NEW, NEW_AMOUNT, OLD, POOL, REASONS, TOKEN, TOKEN_NUMBER, amount, kind,
};
use super::part::Part;
use super::section::Section;

/// A transaction of which rows are read.
pub(super) struct Wanted<'a> {
    pub(super) transaction: &'a Transaction,
    pub(super) links: &'a [(u32, Address)],
}

/// Calls `push` with every row of the transactions that `wanted` tells, by ordinal; nothing is read
/// from transaction `end` on, and then the section's end is not checked.
pub(super) fn rows<'a>(
    part: &Part<'_>,
    dictionary: &[Address],
    end: u32,
    wanted: impl Fn(u32) -> Option<Wanted<'a>>,
    mut push: impl FnMut(StateChange),
) -> Result<(), CodecError> {
    let raw = part.section(Section::STATE_CHANGES)?;
    if raw.is_empty() && part.front.span.state_changes == 0 {
        return Ok(());
    }
    let columns = Cursor::new(Section::STATE_CHANGES, &raw).columns()?;
    let mut reader = Reader { columns, dictionary, tokens: Vec::new(), named: 0 };
    reader.all_tokens()?;
    let mut rows = 0u64;
    for ordinal in part.ordinals() {
        if ordinal >= end {
            return Ok(());
        }
        let count = reader.columns[COUNT].u64()?;
        let mut before = Before::default();
        match wanted(ordinal) {
            Some(wanted) => {
                for _ in 0..count {
                    push(reader.row(ordinal, &wanted, &mut before)?);
                }
            }
            None => (0..count).try_for_each(|_| reader.pass(&mut before))?,
        }
        rows += count;
    }
    if rows != u64::from(part.front.span.state_changes) {
        return Err(reader.columns[COUNT].fault("not the header's number of state changes"));
    }
    finish(reader.columns)
}

/// Calls `mark` with the transaction's ordinal and the account of every row: the place in the
/// transaction's links, or its number in the dictionary.
pub(super) fn accounts(
    part: &Part<'_>,
    mut mark: impl FnMut(u32, Account) -> Option<()>,
) -> Result<(), CodecError> {
    let raw = part.section(Section::STATE_CHANGES)?;
    let mut columns: [_; layout::COLUMNS] = Cursor::new(Section::STATE_CHANGES, &raw).columns()?;
    if raw.is_empty() {
        return Ok(());
    }
    for ordinal in part.ordinals() {
        let count = columns[COUNT].u32()?;
        for &place in columns[ACCOUNT].take(count as usize)? {
            let account = match place {
                ESCAPE => Account::Number(columns[ESCAPED].u32()?),
                place => Account::Place(place),
            };
            mark(ordinal, account).ok_or_else(|| columns[ACCOUNT].fault(NO_ADDRESS))?;
        }
    }
    Ok(())
}

/// How a row names its account.
pub(super) enum Account {
    /// Among the links of the transaction.
    Place(u8),
    /// In the dictionary.
    Number(u32),
}

struct Reader<'a> {
    columns: [Cursor<'a>; layout::COLUMNS],
    dictionary: &'a [Address],
    /// By number.
    tokens: Vec<[u8; 32]>,
    /// Tokens named so far.
    named: usize,
}

/// Addresses are those of a transaction that is wanted, or any.
type Of<'a> = Option<&'a Wanted<'a>>;

impl Reader<'_> {
    fn all_tokens(&mut self) -> Result<(), CodecError> {
        let mut next = 0i64;
        while self.columns[TOKEN_NUMBER].left() > 0 {
            let numbers = &mut self.columns[TOKEN_NUMBER];
            let number = numbers.i64()?.checked_add(next).and_then(|at| usize::try_from(at).ok());
            match number.and_then(|at| Some((at, self.dictionary.get(at)?))) {
                Some((at, Address::Contract(token))) => {
                    self.tokens.push(*token);
                    next = i64::try_from(at).unwrap_or(i64::MAX - 1) + 1;
                }
                _ => return Err(numbers.fault("a token that is no contract")),
            }
        }
        Ok(())
    }

    /// Passes over a row of a transaction that is not wanted.
    fn pass(&mut self, before: &mut Before) -> Result<(), CodecError> {
        let [_, runs, ids, kinds, accounts, ..] = &mut self.columns; // COUNT, RUN, ID, KIND, ACCOUNT
        if runs.u64()?.checked_sub(1).is_some_and(|run| run & 7 == layout::OTHER) {
            ids.u64()?;
        }
        let (kind, place) = (kinds.byte()? >> 4, accounts.byte()?);
        skip(place, &mut self.columns[ESCAPED])?;
        if kind != kind::BALANCE {
            return self.change(kind, None, before).map(drop);
        }
        self.named += usize::from(self.columns[TOKEN].u64()? == 0);
        let how = self.columns[AMOUNT].byte()?;
        before.push(0); // no amount of it is asked for, but there is one
        if how & amount::WHICH == amount::NEW {
            self.columns[NEW_AMOUNT].wide()?;
        }
        if how & amount::CUSTOMER != 0 {
            self.columns[CUSTOMER].u64()?;
        }
        Ok(())
    }

    fn row(
        &mut self,
        transaction: u32,
        of: &Wanted<'_>,
        before: &mut Before,
    ) -> Result<StateChange, CodecError> {
        let of = Some(of);
        let (operation, id) = self.run(before)?;
        let place = self.columns[ACCOUNT].byte()?;
        let account = self.address(of, place, ESCAPED)?;
        let byte = self.columns[KIND].byte()?;
        let unknown = self.columns[KIND].fault("unknown kind or reason");
        let reason = REASONS.get(usize::from(byte & 0xf)).copied().ok_or(unknown)?;
        let what = self.change(byte >> 4, of, before)?;
        Ok(StateChange { transaction, operation, id, account, reason, what })
    }

    fn run(&mut self, before: &mut Before) -> Result<(Option<u32>, i64), CodecError> {
        let [_, runs, ids, ..] = &mut self.columns; // COUNT, RUN, ID
        let beyond = |at: &Cursor<'_>| at.fault("an operation or id beyond all");
        let id = match runs.u64()?.checked_sub(1) {
            None => before.id.and_then(|id| id.checked_add(1)).ok_or_else(|| beyond(runs))?,
            Some(run) => {
                let operation = before.operation.checked_add(run >> 3);
                before.operation = operation.ok_or_else(|| beyond(runs))?;
                match BASES.get(usize::try_from(run & 7).unwrap_or_default()) {
                    Some(base) => base + 1,
                    None if run & 7 == layout::OTHER => ids.i64()?,
                    None => return Err(runs.fault("unknown stream")),
                }
            }
        };
        before.id = Some(id);
        let operation = before.operation.checked_sub(1).map(u32::try_from).transpose();
        Ok((operation.map_err(|_| beyond(runs))?, id))
    }

    fn address(&mut self, of: Of<'_>, place: u8, escaped: usize) -> Result<Address, CodecError> {
        let column = &mut self.columns[escaped];
        let Some(of) = of else {
            skip(place, column)?;
            return Ok(Address::Account([0; 32]));
        };
        let found = match place {
            ESCAPE => self.dictionary.get(column.u32()? as usize).copied(),
            place => of.links.get(usize::from(place)).map(|(_, address)| *address),
        };
        found.ok_or_else(|| column.fault(NO_ADDRESS))
    }

    fn change(&mut self, kind: u8, of: Of<'_>, before: &mut Before) -> Result<Change, CodecError> {
        Ok(match kind {
            kind::BALANCE => {
                let token = self.token()?;
                let (amount, to_muxed_id) = self.amount(of, before)?;
                Change::Balance { token, amount, to_muxed_id }
            }
            kind::CREATED => Change::Created(self.other(of)?),
            kind::MERGED => Change::Merged(self.other(of)?),
            kind::TRUSTLINE => {
                let (to, there) = self.trusted()?;
                let [old, new] = both(&mut self.columns[FACTS], there, Cursor::i64)?;
                Change::Trustline { to, old, new }
            }
            kind::AUTHORIZATION => {
                let (of, there) = self.trusted()?;
                let [_, flags] = both(&mut self.columns[FACTS], there, Cursor::byte)?;
                Change::Authorization { of, flags }
            }
            kind::ALLOWANCE => {
                let token = self.token()?;
                let (amount, _) = self.amount(of, before)?;
                let spender = self.other(of)?;
                let live_until = self.columns[FACTS].u32()?;
                Change::Allowance { token, spender, amount, live_until }
            }
            kind => setting(kind, &mut self.columns[FACTS])?,
        })
    }

    /// The next address among the facts.
    fn other(&mut self, of: Of<'_>) -> Result<Address, CodecError> {
        let place = self.columns[FACTS].byte()?;
        self.address(of, place, FACTS_ESCAPED)
    }

    fn token(&mut self) -> Result<[u8; 32], CodecError> {
        let column = &mut self.columns[TOKEN];
        let number = match column.u32()? {
            0 => {
                self.named += 1;
                self.named - 1
            }
            known => Some(known as usize - 1).filter(|&at| at < self.named).unwrap_or(usize::MAX),
        };
        self.tokens.get(number).copied().ok_or_else(|| column.fault("no such token"))
    }

    fn amount(
        &mut self,
        of: Of<'_>,
        before: &mut Before,
    ) -> Result<(i128, Option<u64>), CodecError> {
        let column = &mut self.columns[AMOUNT];
        let how = column.byte()?;
        let nothing = column.fault("no such amount or customer");
        let fee = || of.map_or(0, |of| i128::from(of.transaction.fee_charged));
        let amount = match how & amount::WHICH {
            amount::NEW => self.columns[NEW_AMOUNT].wide()?,
            amount::FEE => fee(),
            back => match before.amounts().get(usize::from(back) - 1) {
                Some(amount) => *amount,
                None => return Err(nothing),
            },
        };
        before.push(amount);
        let customer = match (how & !amount::WHICH, of.map(|of| &of.transaction.memo)) {
            (0, _) => None,
            (amount::CUSTOMER, _) => Some(self.columns[CUSTOMER].u64()?),
            (amount::MEMO, Some(Memo::Id(id))) => Some(*id),
            (amount::MEMO, None) => None,
            _ => return Err(nothing),
        };
        Ok((amount, customer))
    }

    fn trusted(&mut self) -> Result<(Trusted, u8), CodecError> {
        let there = self.columns[FACTS].byte()?;
        if there & POOL == 0 {
            return Ok((Trusted::Token(self.token()?), there));
        }
        let facts = &mut self.columns[FACTS];
        match self.dictionary.get(facts.u32()? as usize) {
            Some(Address::LiquidityPool(pool)) => Ok((Trusted::Pool(*pool), there)),
            _ => Err(facts.fault("a pool that is none")),
        }
    }
}

/// What is there of a value before and a value after.
fn both<'a, T>(
    facts: &mut Cursor<'a>,
    there: u8,
    read: impl Fn(&mut Cursor<'a>) -> Result<T, CodecError>,
) -> Result<[Option<T>; 2], CodecError> {
    if there & !(OLD | NEW | POOL) != 0 {
        return Err(facts.fault("neither before nor after"));
    }
    let mut one = |bit| (there & bit != 0).then(|| read(facts)).transpose();
    Ok([one(OLD)?, one(NEW)?])
}

fn setting(kind: u8, facts: &mut Cursor<'_>) -> Result<Change, CodecError> {
    let text = |facts: &mut Cursor<'_>| facts.bytes().map(<[u8]>::to_vec);
    Ok(match kind {
        kind::SIGNER => {
            let there = facts.byte()?;
            let key = text(facts)?;
            let [old, new] = both(facts, there, Cursor::byte)?;
            Change::Signer { key, old, new }
        }
        kind::THRESHOLD => {
            let level = LEVELS.get(usize::from(facts.byte()?)).copied();
            let level = level.ok_or_else(|| facts.fault("unknown threshold"))?;
            Change::Threshold { level, old: facts.byte()?, new: facts.byte()? }
        }
        kind::FLAGS => Change::Flags(facts.byte()?),
        kind::HOME_DOMAIN => {
            let there = facts.byte()?;
            let [old, new] = both(facts, there, text)?;
            Change::HomeDomain { old, new }
        }
        kind::ENTRY => {
            let there = facts.byte()?;
            let name = text(facts)?;
            let [old, new] = both(facts, there, text)?;
            Change::Entry { name, old, new }
        }
        _ => return Err(facts.fault("unknown kind of change")),
    })
}
