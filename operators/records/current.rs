//! What holds now: rows of the current-state tables, by key.

use serde::{Deserialize, Serialize};

use crate::{Address, Asset, Height};

/// A row of a current-state table as it is from a height on; `None` if it is gone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Current {
    /// Of `native_balances`: an account's key, and its lumens.
    Native([u8; 32], Option<NativeBalance>),
    /// Of `trustline_balances`: an account's key and an asset.
    Trustline(([u8; 32], Asset), Option<TrustlineBalance>),
    /// Of `sac_balances`: a contract that holds, and the asset's contract.
    Sac(([u8; 32], [u8; 32]), Option<SacBalance>),
    /// Of `liquidity_pools`, by id.
    Pool([u8; 32], Option<LiquidityPool>),
    /// Of `liquidity_pool_balances`: an account's key and a pool's id; shares.
    Share(([u8; 32], [u8; 32]), Option<i64>),
    /// Of `contract_tokens`: a contract and what it says of itself.
    Token([u8; 32], Option<ContractToken>),
    /// Of `sep41_balances`: a holder and the token's contract.
    Sep41((Address, [u8; 32]), Option<Sep41Balance>),
    /// Of `sep41_allowances`: owner, spender, and the token's contract.
    Allowance((Address, Address, [u8; 32]), Option<Allowance>),
    /// Of `asset_holders`: a token's contract.
    Holders([u8; 32], Option<Holders>),
    /// Of `top_holders`: a token's contract and a place from 1.
    Top(([u8; 32], u32), Option<TopHolder>),
    /// Of `trustline_counts`: an account's key, and how many trustlines it has.
    Trustlines([u8; 32], Option<u64>),
    /// Of `token_baselines`: a contract from whose beginning, or from a checkpoint, events are summed.
    Baseline([u8; 32], Option<()>),
}

impl Current {
    /// The same key, and no row.
    pub fn gone(&self) -> Self {
        match self {
            Self::Native(key, _) => Self::Native(*key, None),
            Self::Trustline(key, _) => Self::Trustline(*key, None),
            Self::Sac(key, _) => Self::Sac(*key, None),
            Self::Pool(key, _) => Self::Pool(*key, None),
            Self::Share(key, _) => Self::Share(*key, None),
            Self::Token(key, _) => Self::Token(*key, None),
            Self::Sep41(key, _) => Self::Sep41(*key, None),
            Self::Allowance(key, _) => Self::Allowance(*key, None),
            Self::Holders(key, _) => Self::Holders(*key, None),
            Self::Top(key, _) => Self::Top(*key, None),
            Self::Trustlines(key, _) => Self::Trustlines(*key, None),
            Self::Baseline(key, _) => Self::Baseline(*key, None),
        }
    }
}

/// Lumens of an account, in stroops, and what counts towards its reserve (CAP-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct NativeBalance {
    /// What it holds.
    pub balance: i64,
    /// What its offers may bring.
    pub buying_liabilities: i64,
    /// What its offers may take.
    pub selling_liabilities: i64,
    /// Trustlines, offers, signers and named values; a pool share counts twice.
    pub subentries: u32,
    /// Reserves that it pays for others.
    pub sponsoring: u32,
    /// Reserves that others pay for it.
    pub sponsored: u32,
}

impl NativeBalance {
    /// What must stay, in stroops, where an entry's reserve is `base_reserve`: (2 + subentries +
    /// sponsoring − sponsored) of them; liabilities come on top.
    pub fn minimum(&self, base_reserve: u32) -> i64 {
        let reserves =
            2 + i64::from(self.subentries) + i64::from(self.sponsoring) - i64::from(self.sponsored);
        reserves.saturating_mul(i64::from(base_reserve))
    }
}

/// An account's balance of an asset, in its smallest unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TrustlineBalance {
    /// What it holds.
    pub balance: i64,
    /// What it may hold at most.
    pub limit: i64,
    /// What its offers may bring.
    pub buying_liabilities: i64,
    /// What its offers may take.
    pub selling_liabilities: i64,
    /// The trustline's flag bits, as in XDR.
    pub flags: u32,
}

/// A contract's balance of an asset, in its smallest unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SacBalance {
    /// What it holds; never negative.
    pub balance: i128,
    /// Whether the issuer lets it move.
    pub authorized: bool,
    /// Whether the issuer can take it.
    pub clawback: bool,
}

/// A constant-product pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LiquidityPool {
    /// Its two assets.
    pub assets: [Asset; 2],
    /// What it holds of each, in the smallest unit.
    pub amounts: [i64; 2],
}

/// A contract's instance that says which token it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ContractToken {
    /// An asset's own contract, which no other can pass for.
    Asset(Asset),
    /// What the instance of other code keeps under `METADATA`.
    Described {
        /// UTF-8 without zero, at most 128 bytes.
        name: String,
        /// UTF-8 without zero, at most 32 bytes.
        symbol: String,
        /// At most 70.
        decimals: u32,
    },
}

/// A holder's balance of a contract token, as its events sum up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Sep41Balance {
    /// In the token's smallest unit.
    pub balance: i128,
    /// The ledger from which events are summed, where what was held before is not known; told by
    /// who reads, and not stored.
    pub since: Option<Height>,
}

/// What a spender may take of an owner's tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Allowance {
    /// As last approved, in the token's smallest unit.
    pub amount: i128,
    /// The last ledger in which it holds.
    pub expiration: u32,
}

/// Who holds a token, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Holders {
    /// Accounts and contracts whose balance is above zero.
    pub holders: u64,
    /// The sum of all balances, in the token's smallest unit.
    pub supply: i128,
}

/// One of a token's largest holders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TopHolder {
    /// Who.
    pub account: Address,
    /// How much, in the token's smallest unit.
    pub balance: i128,
}

/// What one ledger adds to the current state: each key once, with what holds at the ledger's end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State(pub Vec<Current>);
