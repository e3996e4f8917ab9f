//! Everything that one height adds to history, as operators derive it and readers get it back.

use ledgerflow_records::{
    Address, Ledger, Operations, Participants, Place, Rejected, State, StateChange, StateChanges,
    Transaction,
};

/// The rows of one ledger, each list in the order of its primary key.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// The row of `ledgers`.
    pub ledger: Ledger,
    /// In application order.
    pub transactions: Vec<Transaction>,
    /// In order of transaction and index.
    pub operations: Operations,
    /// Links of transactions and of operations to addresses.
    pub participants: Participants,
    /// In order of transaction, operation and id; of what a block holds nothing is noted.
    pub changes: StateChanges,
    /// What becomes of the current state; of what a block holds nothing.
    pub state: State,
}

impl Rows {
    /// Brings the state changes of several streams in order, and links every account of one to its
    /// transaction and its operation.
    ///
    /// # Errors
    /// Rejected: two rows of one operation with the same id.
    pub fn linked(mut self) -> Result<Self, Rejected> {
        self.in_order()?;
        let Self { operations, participants, changes, .. } = &mut self;
        let (mut of_transactions, mut of_operations) = (Vec::new(), Vec::new());
        let mut transaction = Links::of(&participants.transactions);
        let mut operation = Links::of(&participants.operations);
        let mut first = 0; // the transaction's first operation
        let mut current = 0;
        for row in &changes.rows {
            if row.transaction != current {
                let after = operations.rows[first..].iter();
                first += after.take_while(|own| own.transaction < row.transaction).count();
                current = row.transaction;
            }
            of_transactions.extend(transaction.missing(row.transaction, row.account));
            if let Some(index) = row.operation {
                let ordinal = u32::try_from(first).unwrap_or(u32::MAX).saturating_add(index);
                of_operations.extend(operation.missing(ordinal, row.account));
            }
        }
        add(&mut participants.transactions, of_transactions);
        add(&mut participants.operations, of_operations);
        Ok(self)
    }

    fn in_order(&mut self) -> Result<(), Rejected> {
        let key = |row: &StateChange| (row.transaction, row.operation, row.id);
        let rows = &mut self.changes.rows;
        if rows.is_sorted_by(|one, next| key(one) < key(next)) {
            return Ok(());
        }
        rows.sort_by_key(key);
        let Some([twice, _]) = rows.array_windows().find(|[one, next]| key(one) == key(next))
        else {
            return Ok(());
        };
        let height = self.ledger.height;
        let place = Place {
            ledger: Some(height),
            transaction: Some(twice.transaction.saturating_add(1)),
            operation: twice.operation.map(|index| index.saturating_add(1)),
            ..Place::default()
        };
        let reason = format!("two state changes have the id {}: streams of one base", twice.id);
        Err(Rejected { height, place, reason })
    }
}

/// Links in order, walked along in that order.
struct Links<'a> {
    left: &'a [(u32, Address)],
}

impl<'a> Links<'a> {
    fn of(left: &'a [(u32, Address)]) -> Self {
        Self { left }
    }

    /// The link, if it is not there; ordinals must not descend from call to call.
    fn missing(&mut self, ordinal: u32, address: Address) -> Option<(u32, Address)> {
        let passed = self.left.iter().take_while(|(of, _)| *of < ordinal).count();
        self.left = &self.left[passed..];
        let own = self.left.iter().take_while(|(of, _)| *of == ordinal);
        own.clone().all(|(_, known)| *known != address).then_some((ordinal, address))
    }
}

fn add(links: &mut Vec<(u32, Address)>, missing: Vec<(u32, Address)>) {
    if !missing.is_empty() {
        links.extend(missing);
        links.sort_unstable();
        links.dedup();
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ledgerflow_records::state_change::{Change, Reason};
    use ledgerflow_records::{Height, Operation};
    use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

    use super::*;
    use crate::block::arbitrary::{Shape, rows};

    fn row(transaction: u32, operation: Option<u32>, id: i64, account: u8) -> StateChange {
        let (account, reason) = (Address::Account([account; 32]), Reason::Set);
        StateChange { transaction, operation, id, account, reason, what: Change::Flags(1) }
    }

    /// Two transactions of two operations each, with nobody in them.
    fn bare(changes: Vec<StateChange>) -> Rows {
        let places = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let operations = places.map(|(transaction, index)| Operation {
            transaction,
            index,
            kind: 1,
            source: [0; 32],
            outcome: None,
            xdr: 0..0,
        });
        Rows {
            ledger: Ledger { height: Height(7), ..Ledger::default() },
            operations: Operations { rows: operations.to_vec(), ..Operations::default() },
            changes: StateChanges { rows: changes, ..StateChanges::default() },
            ..Rows::default()
        }
    }

    #[test]
    fn accounts_of_changes_take_part_in_their_transaction_and_operation() {
        let changes = vec![row(0, None, 1, 5), row(1, Some(1), 1, 6), row(1, Some(1), 2, 6)];
        let linked = bare(changes).linked().unwrap().participants;
        let (fee, set) = (Address::Account([5; 32]), Address::Account([6; 32]));
        assert_eq!(linked.transactions, [(0, fee), (1, set)]);
        assert_eq!(linked.operations, [(3, set)]);
    }

    #[test]
    fn streams_are_brought_in_order_and_may_not_share_ids() {
        let mut changes = vec![row(1, Some(0), 9, 1), row(0, Some(1), 1, 1), row(0, None, 3, 1)];
        let ids = |rows: Rows| Vec::from_iter(rows.changes.rows.iter().map(|row| row.id));
        assert_eq!(ids(bare(changes.clone()).linked().unwrap()), [3, 1, 9]);
        changes.push(row(1, Some(0), 9, 2));
        let text = bare(changes).linked().unwrap_err().to_string();
        let wanted = "ledger 7: transaction 2: operation 1: two state changes have the id 9";
        assert!(text.starts_with(wanted), "{text}");
    }

    proptest! {
        #[test]
        fn every_change_is_linked_and_nothing_is_twice(seed in any::<u64>()) {
            let shape = Shape { seed, transactions: 9, operations: 4, links: 3, addresses: 20 };
            let linked = rows(shape);
            let links: BTreeSet<_> = linked.participants.transactions.iter().copied().collect();
            prop_assert_eq!(links.len(), linked.participants.transactions.len());
            prop_assert!(linked.participants.transactions.is_sorted());
            prop_assert!(linked.participants.operations.is_sorted());
            for row in &linked.changes.rows {
                prop_assert!(links.contains(&(row.transaction, row.account)));
            }
        }
    }
}
