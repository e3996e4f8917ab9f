//! This counts the lumens of a ledger: what its entries hold against what its header says exists.

use ledgerflow_records::Asset;
use ledgerflow_views::{
    self as views, AssetCase, ContractDataEntry, LedgerEntry, LedgerEntryDataCase, LedgerHeader,
    LiquidityPoolEntryBodyCase, ScAddressCase, ScMapEntry, ScVal, ScValCase,
};

use crate::stellar::Network;
use crate::stellar::convert::joined;
use crate::stellar::state_changes::assets::Assets;

/// Sums of lumens, in stroops.
///
/// Counted are, by the kind of the entry that holds them:
/// - accounts: `balance`, whatever of it is a reserve or a liability;
/// - claimable balances of the native asset: `amount`;
/// - liquidity pools of constant product: the reserve that is native;
/// - contract data of the native asset's contract under the key `[Balance, address]`: `amount`.
///   Accounts have no such entry: their lumens are in their balance.
///
/// Offers hold nothing: what an offer sells stays in the seller's balance until it is taken, as a
/// liability from protocol 10 on. Trustlines are never of lumens, and no other entry holds value.
///
/// The header adds its fee pool, and all that exists, `totalCoins`. They differ by what no entry
/// holds ([`missing`](Self::missing)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lumens {
    /// Of accounts.
    pub accounts_stroops: i128,
    /// Of claimable balances.
    pub claimable_balances_stroops: i128,
    /// Of liquidity pools.
    pub pools_stroops: i128,
    /// Of contracts, as balances of the native asset's contract.
    pub contracts_stroops: i128,
    /// Fees that were charged and belong to nobody.
    pub fee_pool_stroops: i128,
    /// What the header says exists.
    pub total_stroops: i128,
    /// The native asset's contract.
    token: [u8; 32],
}

impl Lumens {
    /// What the header says, before any entry is counted. The network tells the contract of its
    /// native asset.
    pub fn of(header: LedgerHeader<'_>, network: &Network) -> Self {
        Self {
            accounts_stroops: 0,
            claimable_balances_stroops: 0,
            pools_stroops: 0,
            contracts_stroops: 0,
            fee_pool_stroops: header.fee_pool().into(),
            total_stroops: header.total_coins().into(),
            token: Assets::new(network.id()).token(&Asset::Native),
        }
    }

    /// Counts an entry.
    pub fn add(&mut self, entry: LedgerEntry<'_>) {
        match entry.data().case() {
            LedgerEntryDataCase::Account(entry) => {
                self.accounts_stroops += i128::from(entry.balance());
            }
            LedgerEntryDataCase::ClaimableBalance(entry) if native(entry.asset()) => {
                self.claimable_balances_stroops += i128::from(entry.amount());
            }
            LedgerEntryDataCase::LiquidityPool(entry) => {
                let LiquidityPoolEntryBodyCase::LiquidityPoolConstantProduct(pool) =
                    entry.body().case();
                let sides = [
                    (pool.params().asset_a(), pool.reserve_a()),
                    (pool.params().asset_b(), pool.reserve_b()),
                ];
                let lumens = sides.iter().filter(|(asset, _)| native(*asset));
                self.pools_stroops += lumens.map(|(_, reserve)| i128::from(*reserve)).sum::<i128>();
            }
            LedgerEntryDataCase::ContractData(entry) => {
                self.contracts_stroops += balance(entry, &self.token).unwrap_or_default();
            }
            _ => {}
        }
    }

    /// What all entries and the fee pool hold.
    pub fn counted(&self) -> i128 {
        self.accounts_stroops
            + self.claimable_balances_stroops
            + self.pools_stroops
            + self.contracts_stroops
            + self.fee_pool_stroops
    }

    /// What should exist and is nowhere; negative if more is counted than should exist.
    pub fn missing(&self) -> i128 {
        self.total_stroops - self.counted()
    }
}

fn native(asset: views::Asset<'_>) -> bool {
    matches!(asset.case(), AssetCase::Native)
}

/// What an entry of the contract `token` says that an address holds (CAP-46-06).
fn balance(entry: ContractDataEntry<'_>, token: &[u8; 32]) -> Option<i128> {
    let ScAddressCase::Contract(contract) = entry.contract().case() else { return None };
    let ScValCase::Vec(Some(key)) = entry.key().case() else { return None };
    let mut parts = key.iter().map(ScVal::case);
    let (Some(ScValCase::Symbol(b"Balance")), Some(ScValCase::Address(_)), None) =
        (parts.next(), parts.next(), parts.next())
    else {
        return None;
    };
    let ScValCase::Map(Some(fields)) = entry.val().case() else { return None };
    let is = |field: &ScMapEntry<'_>| matches!(field.key().case(), ScValCase::Symbol(b"amount"));
    match fields.iter().find(is)?.val().case() {
        ScValCase::I128(amount) if contract == token => Some(joined(amount)),
        _ => None,
    }
}
