//! What happened to an account: one movement or one setting.

use serde::{Deserialize, Serialize};

use crate::{Address, Asset, Code, Height};

/// What one ledger adds to `state_changes`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StateChanges {
    /// Sorted by transaction, operation (the fee first) and id.
    pub rows: Vec<StateChange>,
    /// What came to light beside them.
    pub noted: Noted,
    /// Whether the ledger counts for the current state.
    pub counts: bool,
}

impl StateChanges {
    /// Adds what another stream gives of the same ledger, behind what is there.
    pub fn add(&mut self, other: Self) {
        let Noted { code, assets, malformed, undecided } = other.noted;
        self.rows.extend(other.rows);
        self.counts |= other.counts;
        self.noted.code.uploaded.extend(code.uploaded);
        self.noted.code.bound.extend(code.bound);
        self.noted.assets.extend(assets);
        self.noted.malformed += malformed;
        self.noted.undecided += undecided;
    }
}

/// What is to be remembered of a ledger beside its rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// Code, and the contracts that run it.
    pub code: Code,
    /// The contracts of assets that rows may name as tokens, each once, ascending.
    pub assets: Vec<([u8; 32], Asset)>,
    /// Malformed effects, and malformed events of tokens: they gave no rows.
    pub malformed: u32,
    /// Events of contracts of whose code nothing is known: they gave no rows, and would have if
    /// the contracts were tokens.
    pub undecided: u32,
}

/// A row of `state_changes`. Amounts and limits are in the token's smallest unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateChange {
    /// Its transaction, counted from 0 in application order.
    pub transaction: u32,
    /// Its operation within the transaction, from 0; `None` for the fee.
    pub operation: Option<u32>,
    /// Base of its stream plus its place, from 1, among the stream's rows of the operation.
    pub id: i64,
    /// Whose state changed.
    pub account: Address,
    /// In which way.
    pub reason: Reason,
    /// What changed.
    pub what: Change,
}

/// In which way something changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is its own name")]
pub enum Reason {
    Create,
    Merge,
    Debit,
    Credit,
    Mint,
    Burn,
    Add,
    Remove,
    Update,
    Set,
    Clear,
}

/// What changed; its kind is the row's category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// `BALANCE`: an amount of the token with this contract.
    Balance {
        /// The token's contract; of a classic asset, native included, its derived one.
        token: [u8; 32],
        /// Signed only for a fee that was refunded beyond what was charged.
        amount: i128,
        /// The customer at the receiving account.
        to_muxed_id: Option<u64>,
    },
    /// `ACCOUNT`, created by this funder or deployer.
    Created(Address),
    /// `ACCOUNT`, merged into this one.
    Merged(Address),
    /// `SIGNER`: the signer's strkey version byte and whole payload, and weights 0 to 255.
    Signer {
        /// Version byte ‖ payload.
        key: Vec<u8>,
        /// Weight before.
        old: Option<u8>,
        /// Weight after.
        new: Option<u8>,
    },
    /// `SIGNATURE_THRESHOLD`.
    Threshold {
        /// Which of the three.
        level: Level,
        /// Before.
        old: u8,
        /// After.
        new: u8,
    },
    /// `FLAGS` of an account, in [`flag`] bits.
    Flags(u8),
    /// `HOME_DOMAIN`: bytes before and after.
    HomeDomain {
        /// Before.
        old: Option<Vec<u8>>,
        /// After.
        new: Option<Vec<u8>>,
    },
    /// `DATA_ENTRY`: a named value of an account.
    Entry {
        /// Its name, which need not be UTF-8.
        name: Vec<u8>,
        /// Value before.
        old: Option<Vec<u8>>,
        /// Value after.
        new: Option<Vec<u8>>,
    },
    /// `TRUSTLINE`: limits before and after.
    Trustline {
        /// To what.
        to: Trusted,
        /// Limit before.
        old: Option<i64>,
        /// Limit after.
        new: Option<i64>,
    },
    /// `BALANCE_AUTHORIZATION`: in [`flag`] bits; `None` where no bit applies.
    Authorization {
        /// Of what.
        of: Trusted,
        /// The bits.
        flags: Option<u8>,
    },
    /// `ALLOWANCE` of a contract token.
    Allowance {
        /// The token's contract.
        token: [u8; 32],
        /// Who may spend.
        spender: Address,
        /// How much.
        amount: i128,
        /// Until which ledger.
        live_until: u32,
    },
}

/// What a trustline holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Trusted {
    /// An asset, by its derived contract.
    Token([u8; 32]),
    /// Shares of a liquidity pool.
    Pool([u8; 32]),
}

/// A signature threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is its own name")]
pub enum Level {
    Low,
    Medium,
    High,
}

/// Bits of flags, the tables' own and not XDR's.
pub mod flag {
    /// A balance may be used.
    pub const AUTHORIZED: u8 = 1;
    /// Trustlines to the issuer need its approval.
    pub const AUTH_REQUIRED: u8 = 2;
    /// The issuer can take approval back.
    pub const AUTH_REVOCABLE: u8 = 4;
    /// The issuer's flags are final.
    pub const AUTH_IMMUTABLE: u8 = 8;
    /// New trustlines can be clawed back from.
    pub const AUTH_CLAWBACK_ENABLED: u8 = 16;
    /// This balance can be clawed back.
    pub const CLAWBACK_ENABLED: u8 = 32;
    /// Offers may stay, and nothing more.
    pub const AUTHORIZED_TO_MAINTAIN_LIABILITIES: u8 = 64;
}

/// Bases of `state_change_id` by stream: constants of the tables, never changed once rows exist.
pub mod base {
    /// Token transfers and fees.
    pub const TRANSFERS: i64 = 0;
    /// Settings of accounts and trustlines.
    pub const EFFECTS: i64 = 1 << 28;
    /// Contracts that came to be.
    pub const DEPLOYS: i64 = 2 << 28;
    /// Authorizations by asset contracts.
    pub const SAC_EVENTS: i64 = 3 << 28;
    /// Contract tokens.
    pub const SEP41: i64 = 1 << 40;
}

impl StateChange {
    /// The id of its transaction.
    pub fn to_id(&self, height: Height) -> i64 {
        crate::toid(height, self.transaction + 1, 0)
    }

    /// The id of its operation; 0 for the fee.
    pub fn operation_id(&self, height: Height) -> i64 {
        self.operation.map_or(0, |index| crate::toid(height, self.transaction + 1, index + 1))
    }

    /// The name of its category.
    pub fn category(&self) -> &'static str {
        match self.what {
            Change::Balance { .. } => "BALANCE",
            Change::Created(_) | Change::Merged(_) => "ACCOUNT",
            Change::Signer { .. } => "SIGNER",
            Change::Threshold { .. } => "SIGNATURE_THRESHOLD",
            Change::Flags(_) => "FLAGS",
            Change::HomeDomain { .. } => "HOME_DOMAIN",
            Change::Entry { .. } => "DATA_ENTRY",
            Change::Trustline { .. } => "TRUSTLINE",
            Change::Authorization { .. } => "BALANCE_AUTHORIZATION",
            Change::Allowance { .. } => "ALLOWANCE",
        }
    }
}

impl Level {
    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Self::Low => "LOW",
            Self::Medium => "MEDIUM",
            Self::High => "HIGH",
        }
    }
}

impl Reason {
    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Self::Create => "CREATE",
            Self::Merge => "MERGE",
            Self::Debit => "DEBIT",
            Self::Credit => "CREDIT",
            Self::Mint => "MINT",
            Self::Burn => "BURN",
            Self::Add => "ADD",
            Self::Remove => "REMOVE",
            Self::Update => "UPDATE",
            Self::Set => "SET",
            Self::Clear => "CLEAR",
        }
    }
}
