//! The current state of a checkpoint, from a history archive into a store.

use std::collections::{HashMap, HashSet};

use ledgerflow_operators::stellar::Network;
use ledgerflow_operators::stellar::archive::{ArchiveError, Checkpoint, Lumens};
use ledgerflow_operators::stellar::balances::checkpoint::{Told, token, told};
use ledgerflow_records::{Asset, Height};
use ledgerflow_sinks::state::{Head, Load};
use ledgerflow_sinks::{Store, StoreError};

/// What a load came to.
#[derive(Clone, Copy, Debug)]
pub struct Loaded {
    /// The checkpoint's ledger.
    pub height: Height,
    /// Entries of the ledger.
    pub entries: u64,
    /// Rows of current state that they make.
    pub rows: u64,
    /// What they hold of lumens, against what the header says exists.
    pub lumens: Lumens,
}

/// Why a checkpoint is not loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The archive is not what it should be.
    #[error("{0}")]
    Archive(#[from] ArchiveError),
    /// The store said no.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// It is another network's.
    #[error("the archive is of network \"{found}\", not \"{wanted}\"")]
    OtherNetwork {
        /// What the archive says.
        found: String,
        /// What was asked for.
        wanted: String,
    },
}

/// Replaces the current state in `store` by the checkpoint's. Nothing of it counts before all of the
/// archive's hashes are checked.
///
/// # Errors
/// As [`LoadError`] has them. Once the load began, the store stays half loaded.
pub fn load<S: Store>(
    checkpoint: &Checkpoint,
    network: &Network,
    store: &S,
) -> Result<Loaded, LoadError> {
    if let Some(found) = checkpoint.passphrase().filter(|found| *found != network.passphrase()) {
        let (found, wanted) = (found.to_owned(), network.passphrase().to_owned());
        return Err(LoadError::OtherNetwork { found, wanted });
    }
    let mut entries = checkpoint.entries()?;
    let mut lumens = Lumens::of(checkpoint.header(), network);
    let mut into = Into::new(Load::begin(store.clone())?, network);
    let mut count = 0;
    while let Some(entry) = entries.next()? {
        count += 1;
        lumens.add(entry);
        if let (Some(told), modified) = told(entry, network.id()) {
            into.take(told, modified)?;
        }
    }
    let head = Head {
        from: checkpoint.height(),
        height: checkpoint.height(),
        complete: true,
        hash: Some(checkpoint.hash()),
        base_reserve: checkpoint.header().base_reserve(),
        views: 0,
    };
    let rows = into.finish(head)?;
    Ok(Loaded { height: checkpoint.height(), entries: count, rows, lumens })
}

/// Where what entries tell goes.
struct Into<'a, S: Store> {
    load: Load<S>,
    network: &'a Network,
    /// Assets that were named.
    assets: HashSet<Asset>,
    /// Contracts and the code that they run.
    contracts: HashMap<[u8; 32], [u8; 32]>,
    /// Code that is a token's.
    tokens: HashSet<[u8; 32]>,
}

impl<'a, S: Store> Into<'a, S> {
    fn new(load: Load<S>, network: &'a Network) -> Self {
        let (assets, contracts) = (HashSet::new(), HashMap::new());
        Self { load, network, assets, contracts, tokens: HashSet::new() }
    }

    fn take(&mut self, told: Told, modified: Height) -> Result<(), StoreError> {
        match told {
            Told::Row(row, asset) => {
                if let Some(asset) = asset.filter(|asset| self.assets.insert(*asset)) {
                    self.load.asset(&token(self.network.id(), &asset), &asset)?;
                }
                self.load.row(&row, modified)
            }
            Told::Code(uploaded) => {
                if uploaded.sep41 {
                    self.tokens.insert(uploaded.wasm);
                }
                self.load.code(&[uploaded], &[])
            }
            Told::Contract(bound, row) => {
                self.contracts.insert(bound.contract, bound.wasm);
                self.load.code(&[], &[bound])?;
                row.map_or(Ok(()), |row| self.load.row(&row, modified))
            }
            Told::Amount(key, amount) => self.load.amount(key, amount, modified),
        }
    }

    fn finish(self, head: Head) -> Result<u64, StoreError> {
        let Self { load, contracts, tokens, .. } = self;
        load.finish(head, |contract| {
            contracts.get(contract).is_some_and(|wasm| tokens.contains(wasm))
        })
    }
}
