//! The tables, one file each, and what their rows look like as JSON lines.

pub mod current;
mod json;
mod ledgers;
mod noted;
mod operations;
mod operations_accounts;
mod state_changes;
#[cfg(test)]
mod tests;
mod transactions;
mod transactions_accounts;

use std::fmt::Write as _;

use ledgerflow_records::Address;

pub use self::current::{CURRENT, Maintained};
pub use self::ledgers::Ledgers;
pub use self::noted::{NOTED, noted_lines};
pub use self::operations::Operations;
pub use self::operations_accounts::OperationsAccounts;
pub use self::state_changes::StateChanges;
pub use self::transactions::Transactions;
pub use self::transactions_accounts::TransactionsAccounts;
use crate::Rows;
use crate::past::TOLD;

/// The format of everything on disk: major, minor.
///
/// Major: a program of the older version would misread or lose something, so that it refuses the
/// database. The form of a key, of a header or of a section that exists; transactions per part;
/// heights per bucket; what `content` is a digest of.
/// Minor: it reads on and passes over what it does not know. A section or a table more, at the end,
/// if it can be empty for what an older version wrote. 2: state changes, which every height has. 2.1:
/// current state.
pub const FORMAT: (u16, u16) = (2, 1);

/// The tables that grow by rows with every height, in the order of all counts. On disk they are
/// one packed block per height.
pub const HISTORY: [&dyn Appended; 6] = [
    &Ledgers,
    &Transactions,
    &TransactionsAccounts,
    &Operations,
    &OperationsAccounts,
    &StateChanges,
];

/// All tables. Names are on disk and in exports: never reuse or rename one.
pub fn all() -> impl Iterator<Item = Kind> {
    let history = HISTORY.into_iter().map(Kind::Appended);
    history.chain(CURRENT.into_iter().map(Kind::Maintained)).chain(NOTED.map(Kind::Noted))
}

/// The table of this name.
pub fn named(name: &str) -> Option<Kind> {
    all().find(|kind| kind.table().name() == name)
}

/// A table, by how its rows come to be.
#[derive(Clone, Copy)]
pub enum Kind {
    /// Of what happened.
    Appended(&'static dyn Appended),
    /// Of what holds now.
    Maintained(&'static dyn Maintained),
    /// Of what was noted beside.
    Noted(&'static dyn Table),
}

impl Kind {
    /// The table, whatever its kind.
    pub fn table(&self) -> &'static dyn Table {
        match *self {
            Self::Appended(table) => table,
            Self::Maintained(table) => table,
            Self::Noted(table) => table,
        }
    }
}

/// A table as people see it.
pub trait Table: Sync {
    /// Its name in commands, exports and messages.
    fn name(&self) -> &'static str;
    /// Key ↦ value, in words.
    fn holds(&self) -> &'static str;
    /// What adds, changes or removes its rows.
    fn changes(&self) -> &'static str;
    /// The members of its JSON objects, in order.
    fn columns(&self) -> &'static [Column];
}

/// A table of what happened, whose rows are never changed.
pub trait Appended: Table {
    /// Appends the rows of one whole height in order of the primary key, a JSON object a line.
    ///
    /// Heights come first in every order, so that an export needs one pass over the blocks; links
    /// are ordered by height, address (as stored: version byte, payload), id.
    fn lines(&self, rows: &Rows, to: &mut String);
}

/// A member of a table's JSON objects.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// The member's name.
    pub name: &'static str,
    /// What its JSON holds, with the unit.
    pub unit: &'static str,
    /// What it says, in one line.
    pub meaning: &'static str,
}

const fn column(name: &'static str, unit: &'static str, meaning: &'static str) -> Column {
    Column { name, unit, meaning }
}

/// The height, with which every row begins.
const LEDGER: Column = column("ledger", "number", "ledger sequence");

/// The reference of all tables as Markdown.
pub fn reference() -> String {
    let mut text = String::from("| table | key ↦ value | what changes it |\n|---|---|---|\n");
    for table in all().map(|kind| kind.table()) {
        let (name, holds, changes) = (table.name(), table.holds(), table.changes());
        let _ = writeln!(text, "| `{name}` | {holds} | {changes} |");
    }
    for table in all().map(|kind| kind.table()) {
        let _ =
            writeln!(text, "\n## {}\n\n| column | JSON | meaning |\n|---|---|---|", table.name());
        for Column { name, unit, meaning } in table.columns() {
            let _ = writeln!(text, "| `{name}` | {unit} | {meaning} |");
        }
    }
    let told = TOLD.map(|table| format!("`{}`", table.name())).join(", ");
    let _ = writeln!(text, "\nAt a past ledger (`export TABLE --at HEIGHT`) rows of {told} have");
    let _ = writeln!(text, "their key, the balance, and `ledger`: history tells no more of them.");
    text
}

/// Links in order of address, then ordinal; each address with its text.
fn by_address(links: &[(u32, Address)]) -> Vec<(u32, &Address)> {
    let mut sorted: Vec<_> = links.iter().map(|(ordinal, address)| (*ordinal, address)).collect();
    sorted.sort_by_cached_key(|(ordinal, address)| (address.bytes(), *ordinal));
    sorted
}
