//! `ledgerflow export`: rows as JSON lines.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use ledgerflow_records::Height;
use ledgerflow_sinks::History;
use ledgerflow_sinks::rocksdb::RocksDb;
use ledgerflow_sinks::tables::{self, Table};

use super::{Database, Failure};

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
}

impl Export {
    /// Writes the rows.
    pub fn run(self) -> Result<(), Failure> {
        let heights = (Height(self.from), Height(self.to));
        let chosen: Vec<&dyn Table> = match &self.table {
            Some(name) => vec![table(name)?],
            None => tables::ALL.to_vec(),
        };
        let history = self.database.read()?;
        match &self.out {
            None => {
                let mut out = BufWriter::new(io::stdout().lock());
                rows(&history, &chosen, heights, &mut [&mut out])?;
                Ok(out.flush()?)
            }
            Some(folder) => {
                let mut files = Vec::new();
                for table in &chosen {
                    files.push(file(folder, table.name())?);
                }
                let mut outs: Vec<&mut dyn Write> =
                    files.iter_mut().map(|file| file as &mut dyn Write).collect();
                rows(&history, &chosen, heights, &mut outs)?;
                files.iter_mut().try_for_each(|file| Ok(file.flush()?))
            }
        }
    }
}

fn table(name: &str) -> Result<&'static dyn Table, Failure> {
    tables::ALL.iter().copied().find(|table| table.name() == name).ok_or_else(|| {
        let known: Vec<_> = tables::ALL.iter().map(|table| table.name()).collect();
        Failure::Usage(format!("no table is called {name}; there are {}", known.join(", ")))
    })
}

fn file(folder: &Path, name: &str) -> Result<BufWriter<File>, Failure> {
    let path = folder.join(format!("{name}.jsonl"));
    let failed = |error| Failure::Failed(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(failed)?;
    Ok(BufWriter::with_capacity(1 << 18, File::create(&path).map_err(failed)?))
}

/// Writes the rows of each table to its own output, unpacking every height once.
fn rows(
    history: &History<RocksDb>,
    tables: &[&dyn Table],
    (from, to): (Height, Height),
    outs: &mut [&mut dyn Write],
) -> Result<(), Failure> {
    let mut text = String::new();
    for (low, high) in history.progress().coverage.within(from, to) {
        for height in low.0..=high.0 {
            let rows = history.rows(Height(height))?.ok_or_else(|| {
                Failure::Failed(format!("ledger {height} is covered and has no rows"))
            })?;
            for (table, out) in tables.iter().zip(outs.iter_mut()) {
                text.clear();
                table.lines(&rows, &mut text);
                out.write_all(text.as_bytes())?;
            }
        }
    }
    Ok(())
}

/// Prints a line to standard output.
pub fn line(text: &str) -> Result<(), Failure> {
    Ok(writeln!(io::stdout().lock(), "{text}")?)
}
