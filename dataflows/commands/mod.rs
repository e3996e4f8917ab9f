//! What people type: one file a command.

pub mod current;
pub mod demo;
pub mod export;
pub mod failure;
pub mod generate;
pub mod ingest;
pub mod past;
pub mod progress;
pub mod show;
pub mod status;
pub mod tables;
pub mod verify;
mod verify_state;
pub mod words;

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};
use ledgerflow_sinks::History;
use ledgerflow_sinks::meta::Identity;
use ledgerflow_sinks::rocksdb::{Access, RocksDb};

pub use failure::Failure;

/// Reads a blockchain's ledgers into tables: authenticated, in order, atomically.
///
/// Without a command: a demonstration on a small chain of its own.
#[derive(Debug, Parser)]
#[command(name = "ledgerflow", version, max_term_width = 100)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How log lines on standard error look.
    #[arg(long, global = true, env = "LEDGERFLOW_LOG_FORMAT", value_enum, default_value = "text")]
    pub log_format: LogFormat,
}

/// How log lines look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Ingest ledgers, in order, until the sources end.
    Ingest(ingest::Ingest),
    /// Write rows as JSON lines.
    Export(export::Export),
    /// Show a ledger, a transaction or an account's history.
    #[command(subcommand)]
    Show(show::Show),
    /// Say what a database holds.
    Status(status::Status),
    /// Check what is stored, against itself or against the ledgers it came from.
    Verify(verify::Verify),
    /// Make synthetic, valid, hash-linked ledgers.
    Generate(generate::Generate),
    /// Print the reference of all tables.
    Tables,
}

impl Command {
    /// Does it.
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Ingest(ingest) => ingest.run(),
            Self::Export(export) => export.run(),
            Self::Show(show) => show.run(),
            Self::Status(status) => status.run(),
            Self::Verify(verify) => verify.run(),
            Self::Generate(generate) => generate.run(),
            Self::Tables => tables::run(),
        }
    }
}

/// The database that a command reads.
#[derive(Clone, Debug, Args)]
pub struct Database {
    /// The database's folder.
    #[arg(long = "db", env = "LEDGERFLOW_DB", value_name = "DIR")]
    pub path: PathBuf,
}

impl Database {
    /// Opens it for reading, also while another process writes it.
    pub fn read(&self) -> Result<History<RocksDb>, Failure> {
        let store = open(&self.path, Access::Read)?;
        Identity::read(&store)?; // refuses a newer format before anything of it is read
        Ok(History::open(store)?)
    }
}

/// Opens the database in `path`.
pub fn open(path: &Path, access: Access) -> Result<RocksDb, Failure> {
    Ok(RocksDb::open(path, access)?)
}
