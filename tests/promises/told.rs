//! What a ledger's meta tells of entries, read with owned types: nothing here is ours but the test.

use ledgerflow_records::Hash;
use serde_json::{Value, json};
use stellar_xdr as xdr;

use crate::changes::Row;

/// When in a ledger something was told, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    Fee,
    Before,
    Operation,
    /// Operations of a transaction that broke inside, below protocol 13.
    Broken,
    After,
    PostFee,
    Upgrade,
    Eviction,
}

/// One change of an entry.
pub(crate) struct Told<'a> {
    pub(crate) phase: Phase,
    /// From 1 in application order; 0 if it is of none.
    pub(crate) transaction: u64,
    /// From 0.
    pub(crate) operation: u64,
    /// What stands right before the change, if that is what was there.
    pub(crate) before: Option<&'a xdr::LedgerEntry>,
    pub(crate) what: What<'a>,
}

pub(crate) enum What<'a> {
    /// Created or restored.
    Created(&'a xdr::LedgerEntry),
    Updated(&'a xdr::LedgerEntry),
    Removed(&'a xdr::LedgerKey),
}

/// One transaction: whether it broke inside, the fee's changes, the meta, changes after all.
type Tried<'a> = (bool, &'a Changes, &'a xdr::TransactionMeta, Option<&'a Changes>);
type Changes = xdr::LedgerEntryChanges;

/// A header, transactions, upgrades and evictions.
struct Parts<'a> {
    header: &'a xdr::LedgerHeader,
    tried: Vec<Tried<'a>>,
    upgrades: &'a [xdr::UpgradeEntryMeta],
    evicted: &'a [xdr::LedgerKey],
}

/// The header of a ledger, and everything that it tells, in order.
pub(crate) fn told(meta: &xdr::LedgerCloseMeta) -> (&xdr::LedgerHeader, Vec<Told<'_>>) {
    let Parts { header, tried, upgrades, evicted } = parts(meta);
    let mut told = Vec::new();
    for (transaction, (_, fee, ..)) in (1..).zip(&tried) {
        list(Phase::Fee, (transaction, 0), fee, &mut told);
    }
    for (transaction, (broken, _, meta, _)) in (1..).zip(&tried) {
        let lost = *broken && header.ledger_version <= 12;
        of_transaction(meta, transaction, lost, &mut told);
    }
    for (transaction, (.., after)) in (1..).zip(&tried) {
        after.iter().for_each(|after| list(Phase::PostFee, (transaction, 0), after, &mut told));
    }
    for upgrade in upgrades {
        list(Phase::Upgrade, (0, 0), &upgrade.changes, &mut told);
    }
    let gone = |key| (Phase::Eviction, What::Removed(key));
    told.extend(evicted.iter().map(gone).map(|(phase, what)| Told {
        phase,
        transaction: 0,
        operation: 0,
        before: None,
        what,
    }));
    (header, told)
}

fn parts(meta: &xdr::LedgerCloseMeta) -> Parts<'_> {
    let broken = |pair: &xdr::TransactionResultPair| {
        pair.result.result == xdr::TransactionResultResult::TxInternalError
    };
    let plain = |tried: &'_ xdr::TransactionResultMeta| broken(&tried.result);
    match meta {
        xdr::LedgerCloseMeta::V0(meta) => Parts {
            header: &meta.ledger_header.header,
            tried: (meta.tx_processing.iter())
                .map(|it| (plain(it), &it.fee_processing, &it.tx_apply_processing, None))
                .collect(),
            upgrades: &meta.upgrades_processing,
            evicted: &[],
        },
        xdr::LedgerCloseMeta::V1(meta) => Parts {
            header: &meta.ledger_header.header,
            tried: (meta.tx_processing.iter())
                .map(|it| (plain(it), &it.fee_processing, &it.tx_apply_processing, None))
                .collect(),
            upgrades: &meta.upgrades_processing,
            evicted: &meta.evicted_keys,
        },
        xdr::LedgerCloseMeta::V2(meta) => Parts {
            header: &meta.ledger_header.header,
            tried: (meta.tx_processing.iter())
                .map(|it| {
                    let post = Some(&it.post_tx_apply_fee_processing);
                    (broken(&it.result), &it.fee_processing, &it.tx_apply_processing, post)
                })
                .collect(),
            upgrades: &meta.upgrades_processing,
            evicted: &meta.evicted_keys,
        },
    }
}

fn of_transaction<'a>(
    meta: &'a xdr::TransactionMeta,
    transaction: u64,
    lost: bool,
    told: &mut Vec<Told<'a>>,
) {
    let plain = |it: &'a xdr::OperationMeta| &it.changes;
    let none = (None, None);
    let ((before, after), operations): (_, Vec<&Changes>) = match meta {
        xdr::TransactionMeta::V0(operations) => (none, operations.iter().map(plain).collect()),
        xdr::TransactionMeta::V1(meta) => {
            ((Some(&meta.tx_changes), None), meta.operations.iter().map(plain).collect())
        }
        xdr::TransactionMeta::V2(meta) => (
            (Some(&meta.tx_changes_before), Some(&meta.tx_changes_after)),
            meta.operations.iter().map(plain).collect(),
        ),
        xdr::TransactionMeta::V3(meta) => (
            (Some(&meta.tx_changes_before), Some(&meta.tx_changes_after)),
            meta.operations.iter().map(plain).collect(),
        ),
        xdr::TransactionMeta::V4(meta) => (
            (Some(&meta.tx_changes_before), Some(&meta.tx_changes_after)),
            meta.operations.iter().map(|it| &it.changes).collect(),
        ),
    };
    let phase = if lost { Phase::Broken } else { Phase::Operation };
    before.iter().for_each(|it| list(Phase::Before, (transaction, 0), it, told));
    for (operation, changes) in (0..).zip(operations) {
        list(phase, (transaction, operation), changes, told);
    }
    after.iter().for_each(|it| list(Phase::After, (transaction, 0), it, told));
}

fn list<'a>(
    phase: Phase,
    (transaction, operation): (u64, u64),
    changes: &'a Changes,
    told: &mut Vec<Told<'a>>,
) {
    let mut last = None;
    for change in changes.0.iter() {
        let before = last.take();
        let what = match change {
            xdr::LedgerEntryChange::State(entry) => {
                last = Some(entry);
                continue;
            }
            xdr::LedgerEntryChange::Restored(entry) => {
                last = Some(entry);
                What::Created(entry)
            }
            xdr::LedgerEntryChange::Created(entry) => What::Created(entry),
            xdr::LedgerEntryChange::Updated(entry) => What::Updated(entry),
            xdr::LedgerEntryChange::Removed(key) => What::Removed(key),
        };
        told.push(Told { phase, transaction, operation, before, what });
    }
}

/// The tables of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Family {
    Native,
    Trustline,
    Sac,
    Pool,
    Share,
}

/// A table, and the key of a row as text.
pub(crate) type Place = (Family, String);

impl Told<'_> {
    /// The row that it is about.
    pub(crate) fn place(&self) -> Option<Place> {
        match self.what {
            What::Created(entry) | What::Updated(entry) => place(&entry.to_key()),
            What::Removed(key) => place(key),
        }
    }
}

fn place(key: &xdr::LedgerKey) -> Option<Place> {
    match key {
        xdr::LedgerKey::Account(key) => Some((Family::Native, key.account_id.to_string())),
        xdr::LedgerKey::Trustline(key) => Some(match trusted(&key.asset) {
            Ok(asset) => (Family::Trustline, format!("{} {asset}", key.account_id)),
            Err(pool) => (Family::Share, format!("{} {pool}", key.account_id)),
        }),
        xdr::LedgerKey::LiquidityPool(key) => {
            Some((Family::Pool, Hash(key.liquidity_pool_id.0.0).to_string()))
        }
        xdr::LedgerKey::ContractData(key)
            if key.durability == xdr::ContractDataDurability::Persistent =>
        {
            let (holder, token) = (holder(&key.key)?, &key.contract);
            let contracts = [&holder, token].map(|it| matches!(it, xdr::ScAddress::Contract(_)));
            (contracts == [true; 2]).then(|| (Family::Sac, format!("{holder} {token}")))
        }
        _ => None,
    }
}

fn holder(key: &xdr::ScVal) -> Option<xdr::ScAddress> {
    let xdr::ScVal::Vec(Some(parts)) = key else { return None };
    match parts.as_slice() {
        [xdr::ScVal::Symbol(name), xdr::ScVal::Address(holder)]
            if name.as_slice() == b"Balance" =>
        {
            Some(holder.clone())
        }
        _ => None,
    }
}

/// The columns of the entry's row, but for when it changed, where an entry's reserve is `reserve`.
pub(crate) fn columns(entry: &xdr::LedgerEntry, reserve: u32) -> Option<Row> {
    let row = match &entry.data {
        xdr::LedgerEntryData::Account(entry) => lumens(entry, reserve),
        xdr::LedgerEntryData::Trustline(entry) => trustline(entry),
        xdr::LedgerEntryData::LiquidityPool(entry) => pool(entry),
        xdr::LedgerEntryData::ContractData(entry) => contracts(entry)?,
        _ => return None,
    };
    let Value::Object(row) = row else { panic!("no row: {row}") };
    Some(row)
}

fn lumens(entry: &xdr::AccountEntry, reserve: u32) -> Value {
    let (mut buying, mut selling, mut sponsored, mut sponsoring) = (0, 0, 0, 0);
    if let xdr::AccountEntryExt::V1(extension) = &entry.ext {
        (buying, selling) = (extension.liabilities.buying, extension.liabilities.selling);
        if let xdr::AccountEntryExtensionV1Ext::V2(extension) = &extension.ext {
            (sponsored, sponsoring) = (extension.num_sponsored, extension.num_sponsoring);
        }
    }
    let reserves = 2 + i64::from(entry.num_sub_entries) + i64::from(sponsoring);
    let minimum = (reserves - i64::from(sponsored)) * i64::from(reserve);
    json!({
        "account_id": entry.account_id.to_string(),
        "balance": entry.balance.to_string(),
        "minimum_balance": minimum.to_string(),
        "buying_liabilities": buying.to_string(),
        "selling_liabilities": selling.to_string(),
        "num_subentries": entry.num_sub_entries,
    })
}

fn trustline(entry: &xdr::TrustLineEntry) -> Value {
    let (account, balance) = (entry.account_id.to_string(), entry.balance.to_string());
    let asset = match trusted(&entry.asset) {
        Ok(asset) => asset,
        Err(pool) => return json!({ "account_id": account, "pool_id": pool, "shares": balance }),
    };
    let (mut buying, mut selling) = (0, 0);
    if let xdr::TrustLineEntryExt::V1(extension) = &entry.ext {
        (buying, selling) = (extension.liabilities.buying, extension.liabilities.selling);
    }
    json!({
        "account_id": account,
        "asset": asset,
        "balance": balance,
        "limit": entry.limit.to_string(),
        "buying_liabilities": buying.to_string(),
        "selling_liabilities": selling.to_string(),
        "flags": entry.flags,
    })
}

fn pool(entry: &xdr::LiquidityPoolEntry) -> Value {
    let xdr::LiquidityPoolEntryBody::LiquidityPoolConstantProduct(pool) = &entry.body;
    json!({
        "pool_id": Hash(entry.liquidity_pool_id.0.0).to_string(),
        "asset_a": asset(&pool.params.asset_a),
        "asset_b": asset(&pool.params.asset_b),
        "amount_a": pool.reserve_a.to_string(),
        "amount_b": pool.reserve_b.to_string(),
    })
}

fn contracts(entry: &xdr::ContractDataEntry) -> Option<Value> {
    let xdr::ScVal::Map(Some(map)) = &entry.val else { return None };
    let name = |field: &xdr::ScMapEntry| match &field.key {
        xdr::ScVal::Symbol(name) => name.to_string(),
        _ => String::new(),
    };
    if !map.iter().map(name).eq(["amount", "authorized", "clawback"]) {
        return None;
    }
    match [&map[0].val, &map[1].val, &map[2].val] {
        [xdr::ScVal::I128(amount), xdr::ScVal::Bool(authorized), xdr::ScVal::Bool(clawback)]
            if amount.hi >= 0 =>
        {
            Some(json!({
                "account_id": holder(&entry.key)?.to_string(),
                "contract_id": entry.contract.to_string(),
                "balance": amount.to_string(),
                "is_authorized": authorized,
                "is_clawback_enabled": clawback,
            }))
        }
        _ => None,
    }
}

/// `CODE:ISSUER`, or a pool's id.
fn trusted(of: &xdr::TrustLineAsset) -> Result<String, String> {
    Ok(match of {
        xdr::TrustLineAsset::Native => asset(&xdr::Asset::Native),
        xdr::TrustLineAsset::CreditAlphanum4(it) => asset(&xdr::Asset::CreditAlphanum4(it.clone())),
        xdr::TrustLineAsset::CreditAlphanum12(it) => {
            asset(&xdr::Asset::CreditAlphanum12(it.clone()))
        }
        xdr::TrustLineAsset::PoolShare(pool) => return Err(Hash(pool.0.0).to_string()),
    })
}

fn asset(asset: &xdr::Asset) -> String {
    let (code, issuer) = match asset {
        xdr::Asset::Native => return "native".into(),
        xdr::Asset::CreditAlphanum4(it) => (it.asset_code.0.as_slice(), &it.issuer),
        xdr::Asset::CreditAlphanum12(it) => (it.asset_code.0.as_slice(), &it.issuer),
    };
    let code = std::str::from_utf8(code).expect("a code is text");
    format!("{}:{issuer}", code.trim_end_matches('\0'))
}
