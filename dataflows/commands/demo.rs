//! `ledgerflow` without a command: what it does, shown on a small chain of its own.

use ledgerflow_operators::stellar::synthetic::{Chain, Settings};

use super::ingest::Ingest;
use super::show::Show;
use super::status::Status;
use super::{Arguments, Command, Database, Failure, export, generate};
use clap::Parser;

/// Ledgers of the demonstration.
const LEDGERS: u32 = 64;

/// Makes a chain in a temporary folder, ingests it with two workers, shows what is stored.
pub fn run() -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let (ledgers, path) = (folder.path().join("ledgers"), folder.path().join("database"));
    let settings = Settings { transactions: 50, accounts: 500, ..Settings::default() };
    let first = settings.first;
    generate::write(&ledgers, first, LEDGERS, Chain::new(settings))?;

    export::line(&format!("a chain of {LEDGERS} ledgers is made, and ingested with 2 workers:"))?;
    let (from, to) = (ledgers.display().to_string(), path.display().to_string());
    let words = ["ledgerflow", "ingest", &from, "--db", &to];
    let words = words.into_iter().chain(["--network", "standalone", "--workers", "2"]);
    ingest(words.chain(["--progress", "none"]))?.run()?;

    let database = Database { path };
    export::line("\nwhat is stored:")?;
    Status { database: database.clone(), json: false }.run()?;
    let history = database.read()?;
    let last = first + LEDGERS - 1;
    let rows = history.rows(ledgerflow_records::Height(last))?;
    if let Some(busy) = rows.and_then(|rows| rows.transactions.last().map(|last| last.source)) {
        let address = ledgerflow_records::Address::Account(busy);
        export::line(&format!("\nthe history of {address}:"))?;
        let (before, changes, at, json) = (None, false, None, false);
        Show::Account { address, limit: 5, before, changes, at, json, database }.run()?;
    }
    export::line(
        "\ntry next:\n  \
         ledgerflow generate --out chain --ledgers 1000\n  \
         ledgerflow ingest chain --db database --network standalone\n  \
         ledgerflow export transactions --db database --from 2 --to 3",
    )
}

fn ingest<'a>(words: impl Iterator<Item = &'a str>) -> Result<Ingest, Failure> {
    match Arguments::try_parse_from(words).map(|arguments| arguments.command) {
        Ok(Some(Command::Ingest(ingest))) => Ok(ingest),
        Ok(_) => Err(Failure::Usage("not the command of the demonstration".into())),
        Err(error) => Err(Failure::Usage(error.to_string())),
    }
}
