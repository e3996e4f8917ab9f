//! Makes a long chain of distinct, valid ledgers out of a few real ones, to measure with.
//!
//! `renumber_ledgers OUT COUNT PASSPHRASE LEDGER…` writes record-marked, zstd-compressed files of
//! 1,000 ledgers. Without arguments it shows the first three on one ledger of its own.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use ledgerflow_operators::sources::{Files, Limits, Source};
use ledgerflow_operators::stellar::synthetic::{Chain, Renumbered, Settings};

const PER_FILE: usize = 1_000;

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [out, count, passphrase, paths @ ..] = words.as_slice() else { return show() };
    let mut files = Files::open(paths, Limits::default())?;
    let mut templates = Vec::new();
    let mut first = 0;
    while let Some(read) = files.next() {
        let frame = read.map_err(|rejected| anyhow::anyhow!("{rejected}"))?;
        first = if templates.is_empty() { frame.height.0 } else { first };
        templates.push(frame.bytes.to_vec());
    }
    let mut ledgers = Renumbered::new(templates, first, passphrase)?;
    std::fs::create_dir_all(out)?;
    for start in (0..count.parse()?).step_by(PER_FILE) {
        let path = Path::new(out).join(format!("{start:08}.zst"));
        let mut file = zstd::Encoder::new(File::create(path)?, 1)?;
        for ledger in ledgers.by_ref().take(PER_FILE) {
            file.write_all(&(u32::try_from(ledger.len())? | 1 << 31).to_be_bytes())?;
            file.write_all(&ledger)?;
        }
        file.finish()?;
    }
    Ok(())
}

fn show() -> anyhow::Result<()> {
    let settings = Settings::default();
    let (first, passphrase) = (settings.first, settings.passphrase.clone());
    let template = Chain::new(settings).take(1).collect();
    for (height, ledger) in (first..).zip(Renumbered::new(template, first, &passphrase)?.take(3)) {
        writeln!(std::io::stdout(), "ledger {height}: {} bytes", ledger.len())?;
    }
    Ok(())
}
