//! The flags of `ingest` that concern the current state.

use std::time::Instant;

use clap::Args;
use clap::builder::FalseyValueParser;
use ledgerflow_operators::stellar::archive::Archive;
use ledgerflow_operators::stellar::{Network, Views};
use ledgerflow_records::Height;
use ledgerflow_sinks::state::{Standing, view};
use ledgerflow_sinks::{Store, Writer};

use super::Failure;
use crate::checkpoint::{self, LoadError, Loaded};

/// What becomes of the current state.
#[derive(Clone, Debug, Args)]
pub struct Current {
    /// Load the current state of a checkpoint first, in place of the one that is stored: from a
    /// history archive, a folder or http(s)://…; ledgers are then ingested from the next one on.
    #[arg(long, env = "LEDGERFLOW_CHECKPOINT", value_name = "ARCHIVE")]
    pub checkpoint: Option<String>,
    /// Which checkpoint [default: the archive's newest].
    #[arg(
        long,
        env = "LEDGERFLOW_CHECKPOINT_LEDGER",
        value_name = "HEIGHT",
        requires = "checkpoint"
    )]
    pub checkpoint_ledger: Option<u32>,
    /// Take history alone and leave the current state as it is: for ledgers that do not follow the
    /// one that the state is of.
    #[arg(
        long,
        env = "LEDGERFLOW_HISTORY_ONLY",
        value_parser = FalseyValueParser::new(),
        conflicts_with = "checkpoint"
    )]
    pub history_only: bool,
    /// Views kept with every ledger, which hold all balances in memory: none, all, or some of
    /// holders, top, trustlines.
    #[arg(
        long,
        env = "LEDGERFLOW_VIEWS",
        value_name = "none|all|VIEW,VIEW",
        default_value = "none"
    )]
    pub views: String,
}

impl Current {
    /// The views that were meant.
    pub fn views(&self) -> Result<Views, Failure> {
        let mut views = Views::default();
        for word in self.views.split(',') {
            match word {
                "none" => {}
                "all" => views = Views::all(),
                "holders" => views.holders = true,
                "top" => views.top = true,
                "trustlines" => views.trustlines = true,
                _ => {
                    let known = "none, all, holders, top, trustlines";
                    return Err(Failure::Usage(format!("--views {word}: not one of {known}")));
                }
            }
        }
        Ok(views)
    }

    /// Loads the checkpoint, unless the state is of that ledger or a later one already; yields its
    /// height.
    pub fn load<S: Store>(&self, network: &Network, store: &S) -> Result<Option<Height>, Failure> {
        let Some(place) = &self.checkpoint else { return Ok(None) };
        let begun = Instant::now();
        let archive = Archive::at(place).map_err(LoadError::from)?;
        let checkpoint = match self.checkpoint_ledger {
            Some(height) => archive.checkpoint(Height(height)),
            None => archive.newest(),
        };
        let checkpoint = checkpoint.map_err(LoadError::from)?;
        let height = checkpoint.height();
        let standing = Standing::read(store)?;
        if let Some(head) = standing.head().filter(|head| head.height >= height) {
            let text = format!("the current state is of ledger {} already", head.height);
            super::export::line(&format!("checkpoint {height} is passed over: {text}"))?;
            return Ok(Some(height));
        }
        let loaded = checkpoint::load(&checkpoint, network, store)?;
        super::export::line(&said(&loaded, begun))?;
        Ok(Some(height))
    }

    /// The writer as it is to treat the state, and above which height ledgers count for it.
    pub fn counted<S: Store>(
        &self,
        writer: Writer<S>,
        store: &S,
    ) -> Result<(Writer<S>, Option<Height>), Failure> {
        if self.history_only {
            return Ok((writer, None));
        }
        let above = Standing::read(store)?.head().map_or(Height(0), |head| head.height);
        Ok((writer.with_state(bits(self.views()?))?, Some(above)))
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Store(error) => error.into(),
            LoadError::Archive(_) => Self::Rejected(error.to_string()),
            LoadError::OtherNetwork { .. } => Self::Refused(error.to_string()),
        }
    }
}

/// The views as a database names them.
fn bits(views: Views) -> u8 {
    let bit = |kept: bool, bit| if kept { bit } else { 0 };
    bit(views.holders, view::HOLDERS)
        | bit(views.top, view::TOP)
        | bit(views.trustlines, view::TRUSTLINES)
}

fn said(loaded: &Loaded, begun: Instant) -> String {
    let Loaded { height, entries, rows, lumens } = loaded;
    let seconds = begun.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
    let rate = *entries as f64 / seconds;
    let lumens = match lumens.missing() {
        0 => "every stroop accounted for".to_owned(),
        missing => format!("{missing} stroops of the header's total held by no entry"),
    };
    format!(
        "checkpoint {height}: {entries} entries, {rows} rows in {seconds:.2} s: {rate:.0} \
         entries/s; {lumens}"
    )
}
