//! What happened to balances, taken back.

use std::collections::HashMap;

use foldhash::fast::FixedState;
use ledgerflow_records::{Address, StateChange};

use super::slot::{Assets, Slot, Step};
use crate::store::{Store, StoreError};

/// What happened to each balance since a height.
pub(super) type Undone = HashMap<Slot, Undo, FixedState>;

/// What happened to one balance, taken back from its end.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Undo {
    /// What came less what went, of all that was taken back.
    added: i128,
    /// The same since there was none, as far as that is known.
    since_none: i128,
    /// Whether there was one, where a row tells.
    existed: Option<bool>,
}

/// What a balance was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Before {
    /// There was one, of so much.
    Held(i128),
    /// There was none.
    None,
    /// Nothing tells.
    Unknown,
    /// It is not known whether there was one: all that came went at once, as what is paid along a
    /// path does, which asks for no trustline.
    Untouched,
    /// More went than can have been there.
    Unfit(i128),
}

/// What of a balance is known to hold afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Now {
    Held(i128),
    None,
    Unknown,
}

impl Undo {
    fn undo(&mut self, step: Step) {
        match step {
            Step::Moved(amount) => {
                self.added = self.added.wrapping_add(amount);
                self.since_none = self.since_none.wrapping_sub(amount);
            }
            Step::Made => (self.existed, self.since_none) = (Some(false), 0),
            Step::Gone => self.existed = Some(true),
        }
    }

    /// What was before all that was taken back, if `now` holds after it.
    pub(super) fn before(&self, slot: &Slot, now: Now) -> Before {
        let held = match now {
            Now::Held(held) => held.wrapping_sub(self.added),
            Now::None => self.added.wrapping_neg(),
            Now::Unknown => self.since_none,
        };
        match (slot, now, self.existed) {
            // Sums: there is a row of any that is not zero.
            (Slot::Sep41(..), Now::Unknown, _) => Before::Unknown,
            (Slot::Sep41(..), ..) if held == 0 => Before::None,
            (Slot::Sep41(..), ..) => Before::Held(held),
            // Once made, these end in the archive only, and no row tells of that.
            (Slot::Sac(..), Now::Held(_), _) if held > 0 => Before::Held(held),
            (Slot::Sac(..), Now::Held(_), _) if held == 0 => Before::None,
            (Slot::Sac(..), Now::Held(_), _) => Before::Unfit(held),
            (Slot::Sac(..), ..) => Before::Unknown,
            (Slot::Trustline(..), Now::Unknown, None) if self.added == 0 => Before::Untouched,
            (_, Now::Unknown, None) => Before::Unknown,
            (_, Now::Held(_), None) | (.., Some(true)) if held >= 0 => Before::Held(held),
            (_, Now::None, None) | (.., Some(false)) if held == 0 => Before::None,
            _ => Before::Unfit(held),
        }
    }
}

/// Takes back one ledger, of which `rows` are in order: its operations, then its fees, which were
/// taken before all of them.
pub(super) fn ledger<S: Store>(
    undone: &mut Undone,
    rows: &[StateChange],
    of: Option<&Address>,
    assets: &mut Assets<'_, S>,
) -> Result<(), StoreError> {
    let fees = rows.iter().rev().filter(|row| row.operation.is_none());
    let backwards = rows.iter().rev().filter(|row| row.operation.is_some()).chain(fees);
    for row in backwards.filter(|row| of.is_none_or(|of| row.account == *of)) {
        if let Some((slot, step)) = assets.step(row)? {
            undone.entry(slot).or_default().undo(step);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use ledgerflow_records::Asset;

    use super::*;

    const XLM: Slot = Slot::Native([1; 32]);
    const OF_CONTRACT: Slot = Slot::Sac([2; 32], [3; 32]);
    const TOKEN: Slot = Slot::Sep41(Address::Contract([2; 32]), [4; 32]);

    /// What was before these steps, the last first.
    fn before(slot: Slot, now: Now, steps: &[Step]) -> Before {
        let mut undo = Undo::default();
        steps.iter().for_each(|step| undo.undo(*step));
        undo.before(&slot, now)
    }

    #[test]
    fn what_came_is_taken_off_and_what_went_comes_back() {
        let steps = [Step::Moved(5), Step::Moved(-7)];
        for slot in [XLM, OF_CONTRACT, TOKEN] {
            assert_eq!(before(slot, Now::Held(100), &steps), Before::Held(102));
            assert_eq!(before(slot, Now::Held(9), &[]), Before::Held(9));
        }
        assert_eq!(before(XLM, Now::Held(2), &[Step::Moved(5)]), Before::Unfit(-3));
        assert_eq!(before(OF_CONTRACT, Now::Held(2), &[Step::Moved(5)]), Before::Unfit(-3));
        assert_eq!(before(TOKEN, Now::Held(2), &[Step::Moved(5)]), Before::Held(-3));
    }

    #[test]
    fn what_was_made_was_not_and_what_is_gone_was() {
        let made = [Step::Moved(-1), Step::Moved(5), Step::Made];
        assert_eq!(before(XLM, Now::Held(4), &made), Before::None);
        assert_eq!(before(XLM, Now::Held(5), &made), Before::Unfit(1));
        let merged = [Step::Moved(-8), Step::Gone, Step::Moved(3)];
        assert_eq!(before(XLM, Now::None, &merged), Before::Held(5));
        assert_eq!(before(XLM, Now::None, &[Step::Gone]), Before::Held(0));
        assert_eq!(before(XLM, Now::None, &[]), Before::None);
        assert_eq!(before(XLM, Now::None, &[Step::Moved(2)]), Before::Unfit(-2));
        let anew = [&made[..], &merged[..]].concat();
        assert_eq!(before(XLM, Now::Held(4), &anew), Before::Held(5));
    }

    #[test]
    fn a_row_that_makes_or_ends_a_balance_tells_what_nothing_else_does() {
        let steps = [Step::Moved(7), Step::Made, Step::Moved(-8), Step::Gone, Step::Moved(3)];
        assert_eq!(before(XLM, Now::Unknown, &steps[..1]), Before::Unknown);
        assert_eq!(before(XLM, Now::Unknown, &steps[..2]), Before::None);
        assert_eq!(before(XLM, Now::Unknown, &steps), Before::Held(5));
        let path = [Step::Moved(-3), Step::Moved(3)];
        let usd = Slot::Trustline([1; 32], Asset::Alphanum4(*b"USD\0", [5; 32]));
        assert_eq!(before(usd, Now::Unknown, &path), Before::Untouched);
        assert_eq!(before(usd, Now::None, &path), Before::None);
        assert_eq!(before(usd, Now::Unknown, &path[1..]), Before::Unknown);
    }

    #[test]
    fn of_contracts_nothing_is_told_that_is_zero_or_was_archived() {
        assert_eq!(before(OF_CONTRACT, Now::Held(5), &[Step::Moved(5)]), Before::None);
        assert_eq!(before(OF_CONTRACT, Now::None, &[Step::Moved(5)]), Before::Unknown);
        assert_eq!(before(TOKEN, Now::None, &[Step::Moved(-5)]), Before::Held(5));
        assert_eq!(before(TOKEN, Now::Held(5), &[Step::Moved(5)]), Before::None);
        assert_eq!(before(TOKEN, Now::Unknown, &[Step::Moved(-5)]), Before::Unknown);
    }
}
