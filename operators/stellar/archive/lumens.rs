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
/// The header adds its fee pool, and all that exists, `totalCoins`: what is [`missing`](Self::missing)
/// is nowhere in the live state.
///
/// Below protocol 8 the two sides do not meet: an inflation raised `totalCoins` by what it paid out,
/// although it paid the fee pool's fees as well, and did not count what it put into the pool. From
/// protocol 23 on, balances of contracts that were evicted lie in the hot archive, which is not read:
/// they are missing.
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

    /// What should exist and was not counted; negative if more is counted than should exist.
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

#[cfg(test)]
mod tests {
    use ledgerflow_views::View;
    use stellar_xdr as xdr;
    use xdr::{LedgerEntryData, Limits, ScVal, WriteXdr};

    use super::*;

    fn add(lumens: &mut Lumens, data: LedgerEntryData) {
        let entry = xdr::LedgerEntry { data, ..Default::default() };
        let bytes = entry.to_xdr(Limits::none()).unwrap();
        lumens.add(LedgerEntry::read(&bytes).unwrap());
    }

    fn symbol(text: &str) -> ScVal {
        ScVal::Symbol(text.try_into().unwrap())
    }

    fn usd() -> xdr::Asset {
        xdr::Asset::CreditAlphanum4(xdr::AlphaNum4::default())
    }

    fn held(contract: [u8; 32], key: Vec<ScVal>, amount: i64) -> LedgerEntryData {
        let parts = xdr::Int128Parts { hi: amount, lo: 5 };
        let field = |key, val| xdr::ScMapEntry { key: symbol(key), val };
        let fields = vec![field("amount", ScVal::I128(parts)), field("clawback", ScVal::Void)];
        LedgerEntryData::ContractData(xdr::ContractDataEntry {
            contract: xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash(contract))),
            key: ScVal::Vec(Some(xdr::ScVec(key.try_into().unwrap()))),
            val: ScVal::Map(Some(xdr::ScMap(fields.try_into().unwrap()))),
            ..Default::default()
        })
    }

    #[test]
    fn only_what_holds_lumens_is_counted() {
        let header = xdr::LedgerHeader { total_coins: 100, fee_pool: 7, ..Default::default() };
        let header = header.to_xdr(Limits::none()).unwrap();
        let network = Network::of("testnet").unwrap();
        let mut lumens = Lumens::of(LedgerHeader::read(&header).unwrap(), &network);
        assert_eq!(lumens.missing(), 93);

        let account = xdr::AccountEntry { balance: 11, ..Default::default() };
        add(&mut lumens, LedgerEntryData::Account(account));
        let offer = xdr::OfferEntry { amount: 1000, ..Default::default() };
        add(&mut lumens, LedgerEntryData::Offer(offer));
        for (asset, amount) in [(xdr::Asset::Native, 13), (usd(), 1000)] {
            let claimable = xdr::ClaimableBalanceEntry { asset, amount, ..Default::default() };
            add(&mut lumens, LedgerEntryData::ClaimableBalance(claimable));
        }
        for (asset_a, reserve_a) in [(xdr::Asset::Native, 17), (usd(), 1000)] {
            let params =
                xdr::LiquidityPoolConstantProductParameters { asset_a, asset_b: usd(), fee: 30 };
            let body = xdr::LiquidityPoolEntryConstantProduct {
                params,
                reserve_a,
                reserve_b: 1000,
                ..Default::default()
            };
            add(
                &mut lumens,
                LedgerEntryData::LiquidityPool(xdr::LiquidityPoolEntry {
                    body: xdr::LiquidityPoolEntryBody::LiquidityPoolConstantProduct(body),
                    ..Default::default()
                }),
            );
        }
        let (token, holder) = (lumens.token, ScVal::Address(xdr::ScAddress::default()));
        let key = vec![symbol("Balance"), holder.clone()];
        add(&mut lumens, held(token, key.clone(), 0));
        add(&mut lumens, held([1; 32], key.clone(), 0));
        add(&mut lumens, held(token, vec![symbol("Allowance"), holder.clone()], 0));
        add(&mut lumens, held(token, vec![symbol("Balance"), holder.clone(), holder], 0));
        assert_eq!((lumens.accounts_stroops, lumens.claimable_balances_stroops), (11, 13));
        assert_eq!((lumens.pools_stroops, lumens.contracts_stroops), (17, 5));
        assert_eq!((lumens.counted(), lumens.missing()), (53, 47));
        add(&mut lumens, held(token, key, 1));
        assert_eq!(lumens.contracts_stroops, 10 + (1 << 64));
    }
}
