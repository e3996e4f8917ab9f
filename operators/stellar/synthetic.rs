//! This makes ledgers as stellar-core would write them: valid, linked by hash, the same every time.
//!
//! Accounts are opened from the network's root, trust the assets of one issuer, pay each other,
//! trade with offers and pools, and call the contracts of assets and of tokens.
//! Every image in the metadata is the running state before or after its change. Keys are hashes
//! and signatures are bytes: nobody can spend here, and nothing that reads ledgers verifies them.
//! What a network's history archive would say of the state can be written as well, by [`archive`].

mod accounts;
pub mod archive;
#[cfg(test)]
mod archive_tests;
mod asset_calls;
mod bucket_list;
mod close;
mod code;
mod contract_tokens;
mod crowd;
#[cfg(test)]
mod derivation_tests;
mod draw;
mod events;
mod lumens;
mod market;
mod mix;
mod operations;
mod records;
mod renumbered;
mod soroban;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod token_tests;
mod trades;
mod transactions;
mod values;
mod xdr;

use stellar_xdr::Hash;

pub use crowd::crowd;
pub use mix::{Mix, NotAMix};
pub use renumbered::{NotATemplate, Renumbered};

use accounts::{Accounts, ROOT};
use archive::Archive;
use asset_calls::AssetContracts;
use contract_tokens::ContractTokens;
use draw::Draws;
use market::Market;

/// What every operation is charged.
const BASE_FEE: u32 = 100;
/// What every entry keeps its account from spending.
const BASE_RESERVE: u32 = 5_000_000;
/// Every stroop there is, as protocol 0 issued them.
const TOTAL_COINS: i64 = 1_000_000_000_000_000_000;
/// The fewest accounts that can pay each other: the root, the issuer and two more.
const FEWEST: u32 = 4;
/// Until so many accounts exist every transaction opens some, whatever the mix.
const ENOUGH: usize = 64;

/// What a chain contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The network whose id every transaction hash commits to.
    pub passphrase: String,
    /// How many transactions each ledger has.
    pub transactions: u32,
    /// How many accounts there may be, the root and the issuer included; at least 4.
    pub accounts: u32,
    /// Another seed makes another chain.
    pub seed: u64,
    /// Sequence of the first ledger; at least 2, since genesis has no metadata.
    pub first: u32,
    /// What the transactions do.
    pub mix: Mix,
    /// The header's protocol; at least 23, which introduced this form of metadata.
    pub protocol: u32,
    /// Whether the state is kept and every [`archive::Checkpoint`] can be had, which costs memory
    /// and time. Headers of checkpoints then name what the state hashes to, so that theirs and
    /// all hashes above them are others; nothing else changes.
    pub archive: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            passphrase: "Standalone Network ; February 2017".into(),
            transactions: 100,
            accounts: 10_000,
            seed: 0,
            first: 2,
            mix: Mix::default(),
            protocol: 25,
            archive: false,
        }
    }
}

/// Ledgers without end, each the XDR of a `LedgerCloseMeta`.
///
/// It ends only where 32 bits of ledger sequence do.
#[derive(Clone, Debug)]
pub struct Chain {
    settings: Settings,
    accounts: Accounts,
    draws: Draws,
    market: Market,
    assets: AssetContracts,
    contracts: ContractTokens,
    next: Option<u32>,
    previous: Hash,
    bucket_list: Hash,
    skip_list: [Hash; 4],
    fee_pool: i64,
    archive: Option<Archive>,
}

impl Chain {
    /// The chain of these settings. What is out of range is brought to the nearest valid value.
    pub fn new(settings: Settings) -> Self {
        let mut settings = settings;
        settings.accounts = settings.accounts.max(FEWEST);
        settings.first = settings.first.max(2);
        settings.protocol = settings.protocol.max(23);
        let network = xdr::sha256(&[settings.passphrase.as_bytes()]);
        let genesis = settings.first - 1;
        let accounts = Accounts::new(network, settings.seed, genesis);
        let root = accounts.all[ROOT].image();
        Self {
            archive: settings.archive.then(|| Archive::new(genesis, root)),
            accounts,
            draws: Draws::new(settings.seed),
            market: Market::new(),
            assets: AssetContracts::default(),
            contracts: ContractTokens::new(),
            next: Some(settings.first),
            previous: Hash(xdr::sha256(&[b"ledger before the first", &network])),
            bucket_list: Hash(xdr::sha256(&[b"bucket list", &network])),
            skip_list: Default::default(),
            fee_pool: 0,
            settings,
        }
    }
}

impl Iterator for Chain {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let sequence = self.next?;
        self.next = sequence.checked_add(1);
        Some(self.close(sequence))
    }
}
