//! `ledgerflow export`: rows as JSON lines.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use ledgerflow_records::Height;
use ledgerflow_sinks::History;
use ledgerflow_sinks::rocksdb::RocksDb;
use ledgerflow_sinks::state::Door;
use ledgerflow_sinks::tables::{self, Appended, Kind, Maintained, noted_lines};

use super::{Database, Failure, past};

/// Write rows as JSON lines, in the order of their primary keys.
#[derive(Clone, Debug, Args)]
pub struct Export {
    /// The table; `ledgerflow tables` lists them.
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    pub table: Option<String>,
    /// The database.
    #[command(flatten)]
    pub database: Database,
    /// Every table, each into its own file.
    #[arg(long, requires = "out")]
    pub all: bool,
    /// Where the files go: OUTDIR/TABLE.jsonl.
    #[arg(long, env = "LEDGERFLOW_OUT", value_name = "OUTDIR")]
    pub out: Option<PathBuf>,
    /// The lowest height.
    #[arg(long, env = "LEDGERFLOW_FROM", value_name = "HEIGHT", default_value_t = 0)]
    pub from: u32,
    /// The highest height.
    #[arg(long, env = "LEDGERFLOW_TO", value_name = "HEIGHT", default_value_t = u32::MAX)]
    pub to: u32,
    /// Of a table of balances: the rows at the end of this ledger, told from what is held now and
    /// all that moved since, which must be stored. Limits, liabilities and flags are left out.
    #[arg(
        long, env = "LEDGERFLOW_AT", value_name = "HEIGHT",
        value_parser = clap::value_parser!(u32).range(1..),
        conflicts_with_all = ["all", "from", "to"],
    )]
    pub at: Option<u32>,
}

impl Export {
    /// Writes the rows.
    pub fn run(self) -> Result<(), Failure> {
        if let (Some(at), Some(name)) = (self.at, &self.table) {
            return self.past(name, Height(at));
        }
        let heights = (Height(self.from), Height(self.to));
        let chosen: Vec<Kind> = match &self.table {
            Some(name) => vec![named(name)?],
            None => tables::all().collect(),
        };
        let history = self.database.read()?;
        let state = Door::open(history.store().clone())?;
        let from = From { history: &history, state: state.as_ref() };
        match &self.out {
            None => {
                let mut out = BufWriter::new(io::stdout().lock());
                from.write(&chosen, heights, &mut [&mut out])?;
                Ok(out.flush()?)
            }
            Some(folder) => {
                let mut files = Vec::new();
                for kind in &chosen {
                    files.push(file(folder, kind.table().name())?);
                }
                let mut outs: Vec<&mut dyn Write> =
                    files.iter_mut().map(|file| file as &mut dyn Write).collect();
                from.write(&chosen, heights, &mut outs)?;
                files.iter_mut().try_for_each(|file| Ok(file.flush()?))
            }
        }
    }

    fn past(&self, name: &str, at: Height) -> Result<(), Failure> {
        named(name)?;
        let history = self.database.read()?;
        match &self.out {
            None => {
                let mut out = BufWriter::new(io::stdout().lock());
                past::table(&history, name, at, &mut out)?;
                Ok(out.flush()?)
            }
            Some(folder) => {
                let mut file = file(folder, name)?;
                past::table(&history, name, at, &mut file)?;
                Ok(file.flush()?)
            }
        }
    }
}

fn named(name: &str) -> Result<Kind, Failure> {
    tables::named(name).ok_or_else(|| {
        let known: Vec<_> = tables::all().map(|kind| kind.table().name()).collect();
        Failure::Usage(format!("no table is called {name}; there are {}", known.join(", ")))
    })
}

fn file(folder: &Path, name: &str) -> Result<BufWriter<File>, Failure> {
    let path = folder.join(format!("{name}.jsonl"));
    let failed = |error| Failure::Failed(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(failed)?;
    Ok(BufWriter::with_capacity(1 << 18, File::create(&path).map_err(failed)?))
}

/// What is exported from.
struct From<'a> {
    history: &'a History<RocksDb>,
    state: Option<&'a Door<RocksDb>>,
}

impl From<'_> {
    /// Writes the rows of each table to its own output, unpacking every height once.
    fn write(
        &self,
        chosen: &[Kind],
        heights: (Height, Height),
        outs: &mut [&mut dyn Write],
    ) -> Result<(), Failure> {
        let mut appended = Vec::new();
        for (kind, out) in chosen.iter().zip(outs) {
            match *kind {
                Kind::Appended(table) => appended.push((table, out)),
                Kind::Maintained(table) => self.current(table, out, chosen.len() == 1)?,
                Kind::Noted(table) => {
                    noted_lines::<_, Failure>(self.history.store(), table, |line| {
                        Ok(out.write_all(line.as_bytes())?)
                    })?
                }
            }
        }
        match appended.is_empty() {
            true => Ok(()),
            false => self.rows(appended, heights),
        }
    }

    fn rows(
        &self,
        mut tables: Vec<(&dyn Appended, &mut &mut dyn Write)>,
        (from, to): (Height, Height),
    ) -> Result<(), Failure> {
        let mut text = String::new();
        for (low, high) in self.history.progress().coverage.within(from, to) {
            for height in low.0..=high.0 {
                let rows = self.history.rows(Height(height))?.ok_or_else(|| {
                    Failure::Failed(format!("ledger {height} is covered and has no rows"))
                })?;
                for (table, out) in &mut tables {
                    text.clear();
                    table.lines(&rows, &mut text);
                    out.write_all(text.as_bytes())?;
                }
            }
        }
        Ok(())
    }

    /// Writes the rows that hold now; of a view that is not kept there are none, which is told if
    /// it was asked for.
    fn current(
        &self,
        table: &'static dyn Maintained,
        out: &mut dyn Write,
        asked: bool,
    ) -> Result<(), Failure> {
        let name = table.name();
        let Some(state) = self.state else {
            return match asked {
                true => Err(Failure::Failed("there is no current state, only history".into())),
                false => Ok(()),
            };
        };
        if !state.keeps(table) {
            return match asked {
                true => Err(Failure::Failed(format!("{name} is not kept: ingest with --views"))),
                false => Ok(()),
            };
        }
        let mut text = String::new();
        for row in state.rows(table) {
            let (row, modified) = row?;
            text.clear();
            table.line(&row, modified, state.head(), &mut text);
            out.write_all(text.as_bytes())?;
        }
        Ok(())
    }
}

/// Prints a line to standard output.
pub fn line(text: &str) -> Result<(), Failure> {
    Ok(writeln!(io::stdout().lock(), "{text}")?)
}
