//! Movements of tokens, and the rows that each is told by (7.2, 8.3 to 8.6).

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Reason};
use ledgerflow_views::OperationBodyCase;

use super::assets::Asset;
use super::{Context, Draft};

/// An amount of an asset that changed hands, came to be or went away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Movement {
    pub(crate) way: Way,
    pub(crate) asset: Asset,
    pub(crate) amount: i128,
    /// The customer at the receiving end.
    pub(crate) to_muxed_id: Option<u64>,
}

/// Between whom a token moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    Transfer(Address, Address),
    Mint(Address),
    Burn(Address),
    Clawback(Address),
}

impl Movement {
    /// A transfer; what an issuer gives is minted, and what it takes back is burnt (7.2).
    pub(crate) fn between(
        (from, to): (Address, Address),
        asset: Asset,
        amount: impl Into<i128>,
    ) -> Self {
        let issuer = asset.issuer().map(Address::Account);
        let way = match (issuer == Some(from), issuer == Some(to)) {
            (true, false) => Way::Mint(to),
            (false, true) => Way::Burn(from),
            _ => Way::Transfer(from, to),
        };
        Self::new(way, asset, amount)
    }

    pub(crate) fn new(way: Way, asset: Asset, amount: impl Into<i128>) -> Self {
        Self { way, asset, amount: amount.into(), to_muxed_id: None }
    }

    /// The same, to a customer of the receiver.
    pub(crate) fn to_customer(self, to_muxed_id: Option<u64>) -> Self {
        Self { to_muxed_id, ..self }
    }
}

/// Where the movements of one operation are told.
pub(crate) struct Told<'a> {
    pub(crate) transaction: &'a Context<'a>,
    pub(crate) body: OperationBodyCase<'a>,
    /// The operation's.
    pub(crate) source: Address,
    /// By how much the movements told so far changed the source's balance of native, as far as a
    /// number can hold it: contracts may say any amount.
    pub(crate) native: i128,
    pub(crate) into: Kept<'a>,
}

/// What is kept of movements.
pub(crate) enum Kept<'a> {
    Rows(&'a mut Vec<Draft>),
    /// Themselves, those that no row tells too.
    Movements(&'a mut Vec<Movement>),
}

impl Told<'_> {
    /// Drafts the rows of a movement, or keeps it as it is.
    pub(crate) fn tell(&mut self, movement: Movement) {
        if movement.asset == Asset::Native {
            self.native = self.native.saturating_add(self.gained(&movement));
        }
        if let Kept::Movements(movements) = &mut self.into {
            return movements.push(movement);
        }
        match movement.way {
            Way::Transfer(from, to) => self.transfer(from, to, &movement),
            Way::Mint(to) => {
                if let Some(issuer) = movement.asset.issuer() {
                    self.balance(Address::Account(issuer), Reason::Mint, &movement);
                }
                if !is_pot(to) {
                    self.balance(to, Reason::Credit, &movement);
                }
            }
            Way::Burn(from) => match self.body {
                OperationBodyCase::ClaimClaimableBalance(_)
                | OperationBodyCase::LiquidityPoolWithdraw(_) => {
                    self.balance(self.source, Reason::Burn, &movement);
                }
                _ => self.burn(from, &movement),
            },
            Way::Clawback(from) => match self.body {
                OperationBodyCase::ClawbackClaimableBalance(_) => {
                    self.balance(self.source, Reason::Burn, &movement);
                }
                _ => self.burn(from, &movement),
            },
        }
    }

    /// The same, before the rows of all that was told so far; it makes one row.
    pub(crate) fn tell_first(&mut self, movement: Movement) {
        self.tell(movement);
        if let Kept::Rows(rows) = &mut self.into {
            rows.rotate_right(1);
        }
    }

    fn gained(&self, movement: &Movement) -> i128 {
        let amount = movement.amount;
        let sent = |from: Address| if from == self.source { amount.saturating_neg() } else { 0 };
        let received = |to: Address| if to == self.source { amount } else { 0 };
        match movement.way {
            Way::Transfer(from, to) => sent(from).saturating_add(received(to)),
            Way::Mint(to) => received(to),
            Way::Burn(from) | Way::Clawback(from) => sent(from),
        }
    }

    fn transfer(&mut self, from: Address, to: Address, movement: &Movement) {
        use Address::{ClaimableBalance, LiquidityPool};
        let (debit, credit) = match (self.body, from, to) {
            (OperationBodyCase::CreateClaimableBalance(_), ..)
            | (OperationBodyCase::LiquidityPoolDeposit(_), ..) => (true, false),
            (OperationBodyCase::ClaimClaimableBalance(_), ..)
            | (OperationBodyCase::LiquidityPoolWithdraw(_), ..) => (false, true),
            (OperationBodyCase::SetTrustLineFlags(_), ..)
            | (OperationBodyCase::AllowTrust(_), ..)
            | (_, ClaimableBalance(_), _)
            | (_, _, ClaimableBalance(_)) => (false, false),
            (_, LiquidityPool(_), _) => (false, true),
            (_, _, LiquidityPool(_)) => (true, false),
            _ => (true, true),
        };
        match self.body {
            OperationBodyCase::CreateAccount(_) => {
                self.draft(to, Reason::Create, Change::Created(from));
            }
            OperationBodyCase::AccountMerge(_) => {
                self.draft(from, Reason::Merge, Change::Merged(to));
            }
            _ => {}
        }
        if debit {
            self.balance(from, Reason::Debit, movement);
        }
        if credit {
            self.balance(to, Reason::Credit, movement);
        }
    }

    fn burn(&mut self, from: Address, movement: &Movement) {
        if let Some(issuer) = movement.asset.issuer() {
            self.balance(Address::Account(issuer), Reason::Burn, movement);
        }
        if !is_pot(from) {
            self.balance(from, Reason::Debit, movement);
        }
    }

    fn balance(&mut self, account: Address, reason: Reason, movement: &Movement) {
        let received = matches!(reason, Reason::Credit | Reason::Mint);
        let to_muxed_id = movement.to_muxed_id.filter(|_| received);
        let token = self.transaction.token(&movement.asset);
        let what = Change::Balance { token, amount: movement.amount, to_muxed_id };
        self.draft(account, reason, what);
    }

    fn draft(&mut self, account: Address, reason: Reason, what: Change) {
        if let Kept::Rows(rows) = &mut self.into {
            rows.push(Draft { account, reason, what });
        }
    }
}

/// Whether the address holds what belongs to others.
fn is_pot(address: Address) -> bool {
    matches!(address, Address::LiquidityPool(_) | Address::ClaimableBalance(_))
}
