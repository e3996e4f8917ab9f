//! `ledgerflow generate`: a chain to try things on.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use ledgerflow_operators::stellar::Network;
use ledgerflow_operators::stellar::synthetic::archive::is_checkpoint;
use ledgerflow_operators::stellar::synthetic::{Chain, Mix, Settings};

use super::{Failure, export};

/// Make synthetic, valid, hash-linked ledgers: record-marked LedgerCloseMeta.
#[derive(Clone, Debug, Args)]
pub struct Generate {
    /// The folder to write into, made if it is missing.
    #[arg(long, env = "LEDGERFLOW_OUT", value_name = "DIR")]
    pub out: PathBuf,
    /// How many ledgers.
    #[arg(long, env = "LEDGERFLOW_LEDGERS", value_name = "COUNT", default_value_t = 100)]
    pub ledgers: u32,
    /// Transactions in each ledger.
    #[arg(long, env = "LEDGERFLOW_TRANSACTIONS", value_name = "COUNT", default_value_t = 100)]
    pub transactions: u32,
    /// What they do, by weight: payments, creates, trust, entries, paths, sac, tokens, swaps.
    #[arg(
        long,
        env = "LEDGERFLOW_MIX",
        default_value = "payments=60,creates=10,trust=10,entries=5,paths=5,sac=4,tokens=4,swaps=2"
    )]
    pub mix: Mix,
    /// The most accounts there may be.
    #[arg(long, env = "LEDGERFLOW_ACCOUNTS", value_name = "COUNT", default_value_t = 10_000)]
    pub accounts: u32,
    /// Another seed makes another chain; the same seed the same.
    #[arg(long, env = "LEDGERFLOW_SEED", default_value_t = 0)]
    pub seed: u64,
    /// The sequence of the first ledger, from 2.
    #[arg(long, env = "LEDGERFLOW_FIRST", value_name = "HEIGHT", default_value_t = 2)]
    pub first: u32,
    /// pubnet, testnet, futurenet, standalone, or a passphrase.
    #[arg(long, env = "LEDGERFLOW_NETWORK", default_value = "standalone")]
    pub network: String,
    /// Write a history archive of the chain as well: the state and the headers of each checkpoint.
    ///
    /// Every 64th ledger closes a checkpoint, first 63, then 127; one must be among those made.
    /// The archive has history, ledger and bucket files, but none of transactions and results.
    /// The hashes of ledgers from the first checkpoint on are others than without it.
    #[arg(long, env = "LEDGERFLOW_ARCHIVE", value_name = "DIR")]
    pub archive: Option<PathBuf>,
}

/// Ledgers in one file.
const PER_FILE: u32 = 1_000;

impl Generate {
    /// Writes the files, and prints the folder and the passphrase.
    pub fn run(self) -> Result<(), Failure> {
        let network = Network::of(&self.network)
            .ok_or_else(|| Failure::Usage("a network's passphrase cannot be blank".into()))?;
        let settings = Settings {
            passphrase: network.passphrase().into(),
            transactions: self.transactions,
            accounts: self.accounts,
            seed: self.seed,
            first: self.first.max(2),
            mix: self.mix,
            archive: self.archive.is_some(),
            ..Settings::default()
        };
        let first = settings.first;
        let last = first.saturating_add(self.ledgers.saturating_sub(1));
        let mut made = first..first.saturating_add(self.ledgers);
        let newest = made.rfind(|height| is_checkpoint(*height));
        match (&self.archive, newest) {
            (None, _) => write(&self.out, first, self.ledgers, Chain::new(settings))?,
            (Some(archive), Some(_)) => self.write_archived(archive, Chain::new(settings))?,
            (Some(_), None) => {
                let needed = first | 63;
                let problem = format!("an archive needs a checkpoint, the next is ledger {needed}");
                return Err(Failure::Usage(problem));
            }
        }
        export::line(&format!(
            "{} ledgers, {first} to {last}, of {} transactions in {}",
            self.ledgers,
            self.transactions,
            self.out.display()
        ))?;
        if let (Some(archive), Some(newest)) = (&self.archive, newest) {
            export::line(&format!("archive: {}, checkpoint {newest}", archive.display()))?;
        }
        export::line(&format!("passphrase: {}", network.passphrase()))
    }

    /// Writes the files, and each checkpoint before the ledgers above it.
    fn write_archived(&self, archive: &Path, mut chain: Chain) -> Result<(), Failure> {
        let (first, mut lost) = (self.first.max(2), None);
        let ledgers = std::iter::from_fn(|| {
            let ledger = chain.next()?;
            let written = chain.checkpoint().map_or(Ok(()), |reached| reached.write(archive));
            lost = written.err();
            lost.is_none().then_some(ledger)
        });
        write(&self.out, first, self.ledgers, ledgers)?;
        match lost {
            Some(error) => Err(Failure::Failed(format!("{}: {error}", archive.display()))),
            None => Ok(()),
        }
    }
}

/// Writes `count` ledgers from `first` on into files of `folder`.
pub fn write(
    folder: &Path,
    first: u32,
    count: u32,
    mut ledgers: impl Iterator<Item = Vec<u8>>,
) -> Result<(), Failure> {
    let io = |error| Failure::Failed(format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(io)?;
    for start in (0..count).step_by(PER_FILE as usize) {
        let (low, high) = (first + start, first + count.min(start + PER_FILE) - 1);
        let mut file = BufWriter::new(
            File::create(folder.join(format!("{low:010}-{high:010}.xdr"))).map_err(io)?,
        );
        for ledger in ledgers.by_ref().take((high - low + 1) as usize) {
            frame(&ledger, &mut file).map_err(io)?;
        }
        file.flush().map_err(io)?;
    }
    Ok(())
}

/// Writes a ledger as one record of RFC 5531: its length with the highest bit set, and its bytes.
fn frame(ledger: &[u8], into: &mut impl Write) -> std::io::Result<()> {
    let length = u32::try_from(ledger.len()).map_err(std::io::Error::other)?;
    into.write_all(&(length | 1 << 31).to_be_bytes())?;
    into.write_all(ledger)
}
