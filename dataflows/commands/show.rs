//! `ledgerflow show`: what a person wants to see.

use std::fmt::Write;
use std::time::{Duration, UNIX_EPOCH};

use clap::Subcommand;
use ledgerflow_records::transaction::result_code_name;
use ledgerflow_records::{Address, Hash, Height, Ledger, Memo, Operation, Transaction, toid};
use ledgerflow_sinks::rocksdb::RocksDb;
use ledgerflow_sinks::tables::{self, Appended};
use ledgerflow_sinks::{History, Rows, history};

use super::words::{Names, told, units};
use super::{Database, Failure, export, past};

/// Show a ledger, a transaction or an account's history.
#[derive(Clone, Debug, Subcommand)]
pub enum Show {
    /// A ledger and its transactions.
    Ledger {
        /// Its sequence.
        height: u32,
        /// For programs.
        #[arg(long)]
        json: bool,
        /// The database.
        #[command(flatten)]
        database: Database,
    },
    /// A transaction and its operations.
    Tx {
        /// Its hash; for a fee bump, the outer or the inner one.
        hash: Hash,
        /// For programs.
        #[arg(long)]
        json: bool,
        /// The database.
        #[command(flatten)]
        database: Database,
    },
    /// What an account holds, and its transactions, newest first.
    ///
    /// With --at: what it held at the end of that ledger, told from what it holds now and all that
    /// moved since, which must be stored. Limits, liabilities and flags of then are not told. What
    /// a contract had in the archive counts as held, and zeros of contracts are left out.
    Account {
        /// G…, C…, L… or B…
        address: Address,
        /// At most so many.
        #[arg(long, env = "LEDGERFLOW_LIMIT", default_value_t = 20)]
        limit: usize,
        /// Only what is older than this `to_id`, which the last line of a page names.
        #[arg(long, env = "LEDGERFLOW_BEFORE", value_name = "CURSOR")]
        before: Option<i64>,
        /// Only transactions that changed it.
        #[arg(long)]
        changes: bool,
        /// Only what it held at the end of this ledger.
        #[arg(
            long, env = "LEDGERFLOW_AT", value_name = "HEIGHT",
            value_parser = clap::value_parser!(u32).range(1..),
            conflicts_with_all = ["before", "changes"],
        )]
        at: Option<u32>,
        /// For programs.
        #[arg(long)]
        json: bool,
        /// The database.
        #[command(flatten)]
        database: Database,
    },
}

impl Show {
    /// Prints it.
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Ledger { height, json, database } => ledger(&database.read()?, height, json),
            Self::Tx { hash, json, database } => transaction(&database.read()?, hash, json),
            Self::Account { address, at: Some(at), json, database, .. } => {
                past::account(&database.read()?, address, Height(at), json)
            }
            Self::Account { address, limit, before, changes, json, database, at: None } => {
                let show = if changes { history::Show::Changes } else { history::Show::All };
                account(&database.read()?, address, (before, limit, show), json)
            }
        }
    }
}

fn ledger(history: &History<RocksDb>, height: u32, json: bool) -> Result<(), Failure> {
    let rows = history.rows(Height(height))?;
    let rows = rows.ok_or_else(|| Failure::Failed(format!("ledger {height} is not stored")))?;
    if json {
        return as_json(&rows, &[&tables::Ledgers, &tables::Transactions]);
    }
    let Ledger { hash, previous_hash, close_time, protocol, .. } = rows.ledger;
    let mut text = format!("ledger {height}\nhash {hash}\nafter {previous_hash}\n");
    let checked = if rows.ledger.authenticated { "authenticated" } else { "not authenticated" };
    let _ = writeln!(text, "closed {}, protocol {protocol}, {checked}", moment(close_time));
    let _ = writeln!(
        text,
        "{} transactions ({} successful), {} operations",
        rows.ledger.transactions, rows.ledger.successful_transactions, rows.ledger.operations
    );
    for (ordinal, row) in (0..).zip(&rows.transactions) {
        let _ = writeln!(text, "{}", brief(&rows, ordinal, row));
    }
    export::line(text.trim_end())
}

fn transaction(history: &History<RocksDb>, hash: Hash, json: bool) -> Result<(), Failure> {
    let found = history.transaction_by_hash(&hash)?;
    let (height, ordinal) =
        found.ok_or_else(|| Failure::Failed(format!("transaction {hash} is not stored")))?;
    if json {
        return lines_of(history, height, ordinal, None);
    }
    let rows = one(history, height, ordinal)?;
    let row = &rows.transactions[0];
    let mut text = format!("transaction {}\n", row.hash);
    if let Some(inner) = row.inner_hash {
        let _ = writeln!(text, "fee bump of {inner}");
    }
    let _ = writeln!(
        text,
        "ledger {height}, number {}, id {}, closed {}",
        ordinal + 1,
        toid(height, ordinal + 1, 0),
        moment(rows.ledger.close_time)
    );
    let _ = writeln!(text, "source {}, sequence {}", key(row.source), row.sequence);
    if let Some(payer) = row.fee_source {
        let _ = writeln!(text, "fee paid by {}", key(payer));
    }
    let _ = writeln!(
        text,
        "{}, fee {} of at most {} XLM",
        result(row),
        units(row.fee_charged.into()),
        units(row.max_fee.into())
    );
    if let Some(memo) = memo(&row.memo) {
        let _ = writeln!(text, "memo {memo}");
    }
    let changes = &rows.changes.rows;
    let names = Names::of(history.store(), changes.iter())?;
    let of = |operation| (0..changes.len()).filter(move |&at| changes[at].operation == operation);
    of(None).for_each(|at| {
        let _ = writeln!(text, "  {}: {}", changes[at].account, told(changes, at, &names));
    });
    for operation in &rows.operations.rows {
        let _ = writeln!(text, "  {}", step(operation));
        of(Some(operation.index)).for_each(|at| {
            let _ = writeln!(text, "     {}: {}", changes[at].account, told(changes, at, &names));
        });
    }
    names.legend().for_each(|line| {
        let _ = writeln!(text, "{line}");
    });
    let who = rows.participants.transactions.iter().map(|(_, address)| address.to_string());
    let _ = writeln!(text, "participants {}", who.collect::<Vec<_>>().join(" "));
    export::line(text.trim_end())
}

fn account(
    history: &History<RocksDb>,
    address: Address,
    (before, limit, show): (Option<i64>, usize, history::Show),
    json: bool,
) -> Result<(), Failure> {
    let page = history.account(&address, before, limit, show)?;
    if json {
        return page
            .iter()
            .try_for_each(|&(height, ordinal)| lines_of(history, height, ordinal, Some(address)));
    }
    if before.is_none() {
        past::now(history, &address)?;
    }
    story(history, address, &page)?;
    match page.last() {
        None => export::line("nothing stored"),
        Some(&(height, ordinal)) if page.len() == limit => {
            export::line(&format!("older: --before {}", toid(height, ordinal + 1, 0)))
        }
        Some(_) => Ok(()),
    }
}

/// Prints what became of an account in each of these transactions.
fn story(
    history: &History<RocksDb>,
    address: Address,
    page: &[(Height, u32)],
) -> Result<(), Failure> {
    let page = page.iter().map(|&(height, ordinal)| {
        Ok((ordinal, single(history.brief(height, ordinal)?, height, ordinal)?))
    });
    let page = page.collect::<Result<Vec<_>, Failure>>()?;
    let own = page.iter().flat_map(|(_, rows)| &rows.changes.rows);
    let names = Names::of(history.store(), own.filter(|row| row.account == address))?;
    for (ordinal, rows) in &page {
        export::line(&brief(rows, *ordinal, &rows.transactions[0]))?;
        let changes = &rows.changes.rows;
        for at in (0..changes.len()).filter(|&at| changes[at].account == address) {
            export::line(&format!("  {}", told(changes, at, &names)))?;
        }
    }
    names.legend().try_for_each(|line| export::line(&line))
}

fn one(history: &History<RocksDb>, height: Height, ordinal: u32) -> Result<Rows, Failure> {
    single(history.transaction(height, ordinal)?, height, ordinal)
}

fn single(rows: Option<Rows>, height: Height, ordinal: u32) -> Result<Rows, Failure> {
    rows.filter(|rows| rows.transactions.len() == 1).ok_or_else(|| {
        Failure::Failed(format!("ledger {height}: transaction {}: no row", ordinal + 1))
    })
}

/// Prints a transaction's row, its operations' rows and its state changes; or, of an account, the
/// transaction's row and the account's own state changes. Ids are implied by position, so the whole
/// ledger is unpacked.
fn lines_of(
    history: &History<RocksDb>,
    height: Height,
    ordinal: u32,
    account: Option<Address>,
) -> Result<(), Failure> {
    let mut rows = history.rows(height)?.unwrap_or_default();
    let mut text = String::new();
    tables::Transactions.lines(&rows, &mut text);
    if let Some(line) = text.lines().nth(ordinal as usize) {
        export::line(line)?;
    }
    if account.is_none() {
        text.clear();
        tables::Operations.lines(&rows, &mut text);
        let own = rows.operations.rows.iter().zip(text.lines());
        own.filter(|(row, _)| row.transaction == ordinal)
            .try_for_each(|(_, line)| export::line(line))?;
    }
    let own = |whose: Address| account.is_none_or(|account| account == whose);
    rows.changes.rows.retain(|row| row.transaction == ordinal && own(row.account));
    as_json(&rows, &[&tables::StateChanges])
}

fn as_json(rows: &Rows, tables: &[&dyn Appended]) -> Result<(), Failure> {
    let mut text = String::new();
    tables.iter().for_each(|table| table.lines(rows, &mut text));
    match text.is_empty() {
        true => Ok(()),
        false => export::line(text.trim_end()),
    }
}

/// A transaction on one line.
fn brief(rows: &Rows, ordinal: u32, row: &Transaction) -> String {
    let own = rows.operations.rows.iter().filter(|operation| operation.transaction == ordinal);
    let mut kinds: Vec<String> = Vec::new();
    for operation in own {
        kinds.push(operation.kind_name().unwrap_or("?").to_lowercase().replace('_', " "));
    }
    kinds.dedup();
    format!(
        "{} {}-{} {} {}: {}, fee {} XLM",
        moment(rows.ledger.close_time),
        rows.ledger.height,
        ordinal + 1,
        row.hash,
        kinds.join(", "),
        result(row),
        units(row.fee_charged.into())
    )
}

fn step(operation: &Operation) -> String {
    let kind = operation.kind_name().unwrap_or("?").to_lowercase().replace('_', " ");
    let result = operation.result_code().unwrap_or_default();
    format!("{}. {kind} by {}: {result}", operation.index + 1, key(operation.source))
}

fn result(row: &Transaction) -> String {
    let name =
        result_code_name(row.result_code).map(|name| &name["TransactionResultCodeTx".len()..]);
    match row.successful() {
        true => "success".into(),
        false => format!("failed ({})", name.unwrap_or("?")),
    }
}

fn memo(memo: &Memo) -> Option<String> {
    Some(match memo {
        Memo::None => return None,
        Memo::Text(length, bytes) => {
            format!("text {:?}", String::from_utf8_lossy(&bytes[..usize::from(*length)]))
        }
        Memo::Id(id) => format!("id {id}"),
        Memo::Hash(hash) => format!("hash {}", Hash(*hash)),
        Memo::Return(hash) => format!("return {}", Hash(*hash)),
    })
}

fn key(key: [u8; 32]) -> Address {
    Address::Account(key)
}

/// Unix seconds as `2026-01-31T23:59:59Z`.
fn moment(seconds: u64) -> String {
    UNIX_EPOCH
        .checked_add(Duration::from_secs(seconds))
        .filter(|_| seconds < END_OF_CALENDAR)
        .map_or_else(|| format!("{seconds} s"), |at| humantime::format_rfc3339(at).to_string())
}

/// The year 10000, which RFC 3339 does not have. A header may claim any time.
const END_OF_CALENDAR: u64 = 253_402_300_800;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_time_has_a_text() {
        assert_eq!(moment(0), "1970-01-01T00:00:00Z");
        assert_eq!(moment(1_750_291_396), "2025-06-19T00:03:16Z");
        assert_eq!(moment(END_OF_CALENDAR - 1), "9999-12-31T23:59:59Z");
        assert_eq!(moment(u64::MAX), format!("{} s", u64::MAX));
    }
}
