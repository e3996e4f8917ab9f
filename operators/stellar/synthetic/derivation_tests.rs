//! These hold the rows that are derived from a chain against what the chain says by itself.

use std::collections::{BTreeMap, BTreeSet};

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::{Address, StateChanges};
use stellar_xdr::{
    AccountEntryExt, Asset, ClaimAtom, ContractEvent, ContractEventBody, ContractExecutable,
    ContractIdPreimage, InnerTransactionResultResult, LedgerCloseMetaV2, LedgerEntryChange,
    LedgerEntryData, Liabilities, OperationMetaV2, OperationResult, OperationResultTr, PublicKey,
    ScAddress, ScVal, TransactionResultMetaV1, TransactionResultResult, TrustLineAsset,
    TrustLineEntryExt,
};

use super::events::contract_of;
use super::lumens::held;
use super::tests::{Replay, ledger, meta, sha256, small};
use super::{Chain, Settings, TOTAL_COINS};
use crate::stellar::state_changes::build::decoded;
use crate::stellar::{Judge, Network, Tokens, authenticate, self_check, state_changes};

/// Ledgers, each with its rows as classified in order.
pub(super) fn derived(settings: &Settings, count: usize) -> Vec<(LedgerCloseMetaV2, StateChanges)> {
    let network = Network::of(&settings.passphrase).unwrap();
    let mut judge = Judge::new(Tokens::Classified(BTreeSet::new()), Box::new(()));
    let ledgers = Chain::new(settings.clone()).take(count).zip(settings.first..);
    let derive = |(bytes, height): (Vec<u8>, u32)| {
        let made = ledger(&bytes);
        let decoded = decoded(bytes, height, &network);
        authenticate::of(&decoded).unwrap();
        self_check::of(&decoded).unwrap();
        (made, judge.judged(state_changes::of(&decoded).unwrap()).unwrap())
    };
    ledgers.map(derive).collect()
}

/// Ledgers in which much is traded and called.
pub(super) fn busy() -> Settings {
    let mix = "payments=3,creates=1,trust=2,sac=3,tokens=3,swaps=4".parse().unwrap();
    Settings { mix, ..small() }
}

pub(super) fn address(of: &ScAddress) -> Address {
    match of {
        ScAddress::Account(account) => {
            let PublicKey::PublicKeyTypeEd25519(key) = &account.0;
            Address::Account(key.0)
        }
        ScAddress::Contract(contract) => Address::Contract(contract.0.0),
        ScAddress::LiquidityPool(pool) => Address::LiquidityPool(pool.0.0),
        other => panic!("{other:?}"),
    }
}

/// The contracts of lumens and of assets that are on a ledger.
struct Assets(BTreeMap<[u8; 32], Asset>);

impl Assets {
    fn new(settings: &Settings, replay: &Replay) -> Self {
        let mut assets = BTreeSet::from([Asset::Native]);
        assets.extend(replay.0.values().filter_map(|entry| match &entry.data {
            LedgerEntryData::Trustline(line) => credit(&line.asset),
            _ => None,
        }));
        let network = sha256(settings.passphrase.as_bytes()).0;
        let contract =
            |asset: &Asset| contract_of(network, ContractIdPreimage::Asset(asset.clone()));
        Self(assets.into_iter().map(|asset| (contract(&asset).0.0, asset)).collect())
    }

    fn contract(&self, asset: &Asset) -> [u8; 32] {
        *self.0.iter().find(|(_, known)| *known == asset).unwrap().0
    }
}

fn credit(asset: &TrustLineAsset) -> Option<Asset> {
    match asset {
        TrustLineAsset::CreditAlphanum4(asset) => Some(Asset::CreditAlphanum4(asset.clone())),
        TrustLineAsset::CreditAlphanum12(asset) => Some(Asset::CreditAlphanum12(asset.clone())),
        _ => None,
    }
}

/// Every balance that an image says, by holder and token, but for nothing.
fn balances(replay: &Replay, assets: &Assets) -> BTreeMap<(Address, [u8; 32]), i128> {
    let of = |entry: &stellar_xdr::LedgerEntry| match &entry.data {
        LedgerEntryData::Account(account) => {
            let holder = address(&ScAddress::Account(account.account_id.clone()));
            Some(((holder, assets.contract(&Asset::Native)), i128::from(account.balance)))
        }
        LedgerEntryData::Trustline(line) => {
            let holder = address(&ScAddress::Account(line.account_id.clone()));
            let token = assets.contract(&credit(&line.asset)?);
            Some(((holder, token), i128::from(line.balance)))
        }
        LedgerEntryData::ContractData(entry) => {
            let ScVal::Vec(Some(key)) = &entry.key else { return None };
            let ScVal::Address(holder) = &key.0[1] else { panic!("a balance") };
            let token = *address(&entry.contract).key();
            Some(((address(holder), token), i128::from(held(&entry.val)?)))
        }
        _ => None,
    };
    replay.0.values().filter_map(of).filter(|(_, balance)| *balance != 0).collect()
}

#[test]
fn the_balances_that_rows_add_up_to_are_those_of_the_images() {
    for settings in [small(), busy()] {
        let (mut replay, mut sums) = (Replay::default(), BTreeMap::new());
        let ledgers = derived(&settings, 150);
        ledgers.iter().for_each(|(ledger, _)| replay.ledger(ledger));
        let assets = Assets::new(&settings, &replay);
        let lumens = assets.contract(&Asset::Native);
        let first = &ledgers[0].0.tx_processing[0].fee_processing.0[0];
        let LedgerEntryChange::State(root) = first else { panic!("a fee states its payer") };
        let LedgerEntryData::Account(root) = &root.data else { panic!("an account pays") };
        let root = address(&ScAddress::Account(root.account_id.clone()));
        sums.insert((root, lumens), i128::from(TOTAL_COINS));
        for row in ledgers.iter().flat_map(|(_, changes)| &changes.rows) {
            match (row.reason, &row.what) {
                _ if row.id > base::SEP41 => {}
                (Reason::Credit, Change::Balance { token, amount, .. }) => {
                    *sums.entry((row.account, *token)).or_default() += amount;
                }
                (Reason::Debit, Change::Balance { token, amount, .. }) => {
                    *sums.entry((row.account, *token)).or_default() -= amount;
                }
                _ => {}
            }
        }
        sums.retain(|_, balance| *balance != 0);
        assert_eq!(sums, balances(&replay, &assets));
        let vaults = sums.keys().filter(|(holder, _)| matches!(holder, Address::Contract(_)));
        assert!(vaults.count() > 1);
    }
}

/// A movement, as rows have it: whose, which way, how much, for which customer.
type Moved = (Address, Reason, [u8; 32], i128, Option<u64>);

/// The amount, and the customer if that is a number.
pub(super) fn paid(data: &ScVal) -> (i128, Option<u64>) {
    let ScVal::Map(Some(fields)) = data else { return (data.clone().try_into().unwrap(), None) };
    let customer = match fields.0[1].val {
        ScVal::U64(id) => Some(id),
        _ => None,
    };
    (fields.0[0].val.clone().try_into().unwrap(), customer)
}

/// The name, the parties, and whatever comes behind them.
pub(super) fn topics(event: &ContractEvent) -> (String, Vec<Address>, &ScVal, usize) {
    let ContractEventBody::V0(body) = &event.body;
    let ScVal::Symbol(name) = &body.topics[0] else { panic!("a name") };
    let parties = body.topics.iter().filter_map(|topic| match topic {
        ScVal::Address(party) => Some(address(party)),
        _ => None,
    });
    (name.to_string(), parties.collect(), &body.data, body.topics.len())
}

/// The rows of an event of an asset's contract.
fn moved(event: &ContractEvent, assets: &Assets) -> Vec<Moved> {
    let token = event.contract_id.clone().unwrap().0.0;
    let Some(asset) = assets.0.get(&token) else { return Vec::new() };
    let issuer = match asset {
        Asset::Native => None,
        Asset::CreditAlphanum4(asset) => Some(asset.issuer.clone()),
        Asset::CreditAlphanum12(asset) => Some(asset.issuer.clone()),
    };
    let issuer = issuer.map(|issuer| address(&ScAddress::Account(issuer)));
    let (name, parties, data, _) = topics(event);
    let (amount, customer) = paid(data);
    let (from, to) = match name.as_str() {
        "transfer" => ((parties[0], Reason::Debit), (parties[1], Reason::Credit)),
        "mint" => ((issuer.unwrap(), Reason::Mint), (parties[0], Reason::Credit)),
        "burn" => ((issuer.unwrap(), Reason::Burn), (parties[0], Reason::Debit)),
        other => panic!("{other}"),
    };
    let rows = [from, to].map(|(holder, reason)| {
        let arrives = matches!(reason, Reason::Credit | Reason::Mint);
        (holder, reason, token, amount, customer.filter(|_| arrives))
    });
    let of_pool = |row: &Moved| matches!(row.0, Address::LiquidityPool(_));
    rows.into_iter().filter(|row| !of_pool(row)).collect()
}

pub(super) fn operations(transaction: &TransactionResultMetaV1) -> &[OperationMetaV2] {
    &meta(transaction).operations
}

#[test]
fn movements_are_those_of_cores_events() {
    let (settings, mut replay) = (busy(), Replay::default());
    let ledgers = derived(&settings, 150);
    ledgers.iter().for_each(|(ledger, _)| replay.ledger(ledger));
    let assets = Assets::new(&settings, &replay);
    for (ledger, changes) in &ledgers {
        let mut expected = Vec::new();
        for (transaction, number) in ledger.tx_processing.iter().zip(0..) {
            for (operation, index) in operations(transaction).iter().zip(0..) {
                let rows = operation.events.iter().flat_map(|event| moved(event, &assets));
                expected.extend(rows.map(|row| (number, index, row)));
            }
        }
        let rows = changes.rows.iter().filter(|row| row.id < base::EFFECTS);
        let found = rows.filter_map(|row| match row.what {
            Change::Balance { token, amount, to_muxed_id } => {
                let moved = (row.account, row.reason, token, amount, to_muxed_id);
                Some((row.transaction, row.operation?, moved))
            }
            _ => None,
        });
        let mut found: Vec<_> = found.collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "ledger {}", ledger.ledger_header.header.ledger_seq);
    }
}

/// The atoms of an operation that succeeded.
fn claimed(result: &OperationResult) -> Vec<ClaimAtom> {
    use stellar_xdr::{
        ManageSellOfferResult as Sell, PathPaymentStrictReceiveResult as Receive,
        PathPaymentStrictSendResult as Send,
    };
    let OperationResult::OpInner(result) = result else { return Vec::new() };
    match result {
        OperationResultTr::ManageSellOffer(Sell::Success(one)) => one.offers_claimed.to_vec(),
        OperationResultTr::PathPaymentStrictSend(Send::Success(one)) => one.offers.to_vec(),
        OperationResultTr::PathPaymentStrictReceive(Receive::Success(one)) => one.offers.to_vec(),
        _ => Vec::new(),
    }
}

/// What the other side of a trade got, and what it gave.
fn legs(atom: &ClaimAtom) -> [i128; 2] {
    match atom {
        ClaimAtom::OrderBook(atom) => [atom.amount_bought, atom.amount_sold].map(i128::from),
        ClaimAtom::LiquidityPool(atom) => [atom.amount_bought, atom.amount_sold].map(i128::from),
        ClaimAtom::V0(_) => panic!("obsolete"),
    }
}

#[test]
fn trades_meet_offers_and_pools_of_which_none_loses() {
    let (mut claims, mut products) = (BTreeMap::new(), BTreeMap::new());
    for (ledger, _) in derived(&busy(), 100) {
        for one in ledger.tx_processing.iter() {
            let results = match &one.result.result.result {
                TransactionResultResult::TxSuccess(results) => results.to_vec(),
                TransactionResultResult::TxFeeBumpInnerSuccess(inner) => match &inner.result.result
                {
                    InnerTransactionResultResult::TxSuccess(results) => results.to_vec(),
                    other => panic!("{}", other.name()),
                },
                _ => continue,
            };
            for (result, operation) in results.iter().zip(operations(one)) {
                let atoms = claimed(result);
                let Some(first) = atoms.first() else { continue };
                *claims.entry((first.name(), atoms.len())).or_insert(0) += 1;
                // Core tells first what the other side got.
                let told = operation.events.iter().map(|event| paid(topics(event).2).0);
                assert!(told.take(2).eq(legs(first)));
            }
            let changes = operations(one).iter().flat_map(|operation| operation.changes.0.iter());
            for change in changes {
                let LedgerEntryChange::Updated(entry) = change else { continue };
                let LedgerEntryData::LiquidityPool(pool) = &entry.data else { continue };
                let stellar_xdr::LiquidityPoolEntryBody::LiquidityPoolConstantProduct(product) =
                    &pool.body;
                let product = i128::from(product.reserve_a) * i128::from(product.reserve_b);
                let before = products.insert(pool.liquidity_pool_id.clone(), product);
                assert!(before.is_none_or(|before| before <= product));
            }
        }
    }
    assert_eq!(products.len(), 2);
    let kinds: Vec<_> = claims.keys().copied().collect();
    assert_eq!(kinds, [("LiquidityPool", 1), ("LiquidityPool", 2), ("OrderBook", 1)]);
    assert!(claims.values().all(|count| *count > 20), "{claims:?}");
}

#[test]
fn deployed_contracts_have_rows_but_for_those_of_assets() {
    let (mut rows, mut instances) = (Vec::new(), BTreeSet::new());
    for (ledger, changes) in derived(&small(), 60) {
        rows.extend(changes.rows.into_iter().filter_map(|row| match row.what {
            Change::Created(_) if row.id > base::DEPLOYS => Some(*row.account.key()),
            _ => None,
        }));
        let operations = ledger.tx_processing.iter().flat_map(operations);
        for change in operations.flat_map(|operation| operation.changes.0.iter()) {
            let LedgerEntryChange::Created(entry) = change else { continue };
            let LedgerEntryData::ContractData(entry) = &entry.data else { continue };
            if let ScVal::ContractInstance(instance) = &entry.val {
                let asset = instance.executable == ContractExecutable::StellarAsset;
                instances.insert((asset, *address(&entry.contract).key()));
            }
        }
    }
    assert_eq!(instances.iter().filter(|(asset, _)| *asset).count(), 3);
    let others = instances.into_iter().filter(|(asset, _)| !asset).map(|(_, id)| id);
    assert_eq!(rows.len(), 4);
    assert_eq!(rows.into_iter().collect::<BTreeSet<_>>(), others.collect());
}

#[test]
fn the_smallest_chains_hold_as_well() {
    for (accounts, transactions) in [(4, 1), (5, 2), (12, 3), (64, 4)] {
        let settings = Settings { accounts, transactions, ..busy() };
        let mut replay = Replay::default();
        derived(&settings, 120).iter().for_each(|(ledger, _)| replay.ledger(ledger));
    }
}

#[test]
fn what_accounts_owe_is_what_their_offers_say() {
    let mut replay = Replay::default();
    derived(&busy(), 100).iter().for_each(|(ledger, _)| replay.ledger(ledger));
    let assets = Assets::new(&busy(), &replay);
    let (mut offered, mut owed) = (BTreeMap::new(), BTreeMap::new());
    let mut owes = |holder, asset: &Asset, liabilities: &Liabilities| {
        let both = (liabilities.buying, liabilities.selling);
        owed.insert((address(&ScAddress::Account(holder)), assets.contract(asset)), both);
    };
    for entry in replay.0.values() {
        match &entry.data {
            LedgerEntryData::Account(account) => {
                let AccountEntryExt::V1(more) = &account.ext else { continue };
                owes(account.account_id.clone(), &Asset::Native, &more.liabilities);
            }
            LedgerEntryData::Trustline(line) => {
                let TrustLineEntryExt::V1(more) = &line.ext else { continue };
                owes(line.account_id.clone(), &credit(&line.asset).unwrap(), &more.liabilities);
            }
            LedgerEntryData::Offer(offer) => {
                let seller = address(&ScAddress::Account(offer.seller_id.clone()));
                let bought = (offer.amount * i64::from(offer.price.n), 0);
                for (asset, more) in [(&offer.selling, (0, offer.amount)), (&offer.buying, bought)]
                {
                    let sum = offered.entry((seller, assets.contract(asset))).or_insert((0, 0));
                    *sum = (sum.0 + more.0, sum.1 + more.1);
                }
            }
            _ => {}
        }
    }
    // An issuer owes its own asset, but nothing says how much.
    let known = |key: &(Address, [u8; 32])| owed.contains_key(key);
    let issuers = offered.keys().filter(|key| !known(key)).map(|(holder, _)| *holder);
    assert!(issuers.collect::<BTreeSet<_>>().len() <= 1);
    offered.retain(|key, _| known(key));
    owed.retain(|_, both| *both != (0, 0));
    assert!(offered.len() > 5);
    assert_eq!(offered, owed);
}
