//! What every balance was after every ledger, told a second time: by the entries of a run's metas,
//! read with the schema's own types and folded in the order in which they came.

use std::collections::BTreeMap;

use ledgerflow_records::{Asset, Frame, Height};
use ledgerflow_sinks::past::Slot;
use stellar_xdr as xdr;
use xdr::{LedgerEntryChange as Change, LedgerEntryData, LedgerKey, ReadXdr, ScAddress, ScVal};

/// What an entry says of a balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    None,
    Held(i128),
    /// As it was when it went there.
    Archived(i128),
}

/// What a balance was before the run, and what it became at which ledgers.
#[derive(Debug)]
struct Story {
    before: Value,
    then: Vec<(Height, Value)>,
}

/// The stories of all balances that a run of ledgers touched.
#[derive(Default)]
pub(crate) struct Fold {
    stories: BTreeMap<Slot, Story>,
    /// What was made other than by an operation that makes such things, and last at which height.
    made: BTreeMap<Slot, (By, Height)>,
}

/// What makes accounts and trustlines of which no state change tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// A contract (CAP-73).
    Call,
    /// An upgrade: no network does that, but makers of load tests do.
    Upgrade,
}

impl Fold {
    /// Of consecutive ledgers.
    pub(crate) fn of(frames: &[Frame]) -> Self {
        let mut fold = Self::default();
        frames.iter().for_each(|frame| fold.ledger(frame));
        fold
    }

    /// All balances that it tells of.
    pub(crate) fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.stories.keys()
    }

    /// What a balance was at the end of a ledger.
    pub(crate) fn at(&self, slot: &Slot, height: Height) -> Value {
        let Some(story) = self.stories.get(slot) else { return Value::None };
        let last = story.then.iter().rev().find(|(at, _)| *at <= height);
        last.map_or(story.before, |(_, value)| *value)
    }

    /// The ledgers that touched a balance.
    pub(crate) fn touched(&self, slot: &Slot) -> Vec<Height> {
        let story = self.stories.get(slot);
        story.map_or_else(Vec::new, |story| story.then.iter().map(|(at, _)| *at).collect())
    }

    /// What made a balance above a height of which no state change tells.
    pub(crate) fn made_above(&self, slot: &Slot, height: Height) -> Option<By> {
        self.made.get(slot).filter(|(_, at)| *at > height).map(|(by, _)| *by)
    }

    fn ledger(&mut self, frame: &Frame) {
        let meta = xdr::LedgerCloseMeta::from_xdr(frame.bytes.as_slice(), xdr::Limits::none());
        let at = frame.height;
        let mut all = |changes: &xdr::LedgerEntryChanges, by: Option<By>| {
            changes.iter().for_each(|change| self.change((at, by), change));
        };
        let (upgrades, evicted) = match &meta.expect("a ledger") {
            xdr::LedgerCloseMeta::V0(meta) => {
                meta.tx_processing.iter().for_each(|it| all(&it.fee_processing, None));
                meta.tx_processing.iter().for_each(|it| applied(&it.tx_apply_processing, &mut all));
                (meta.upgrades_processing.to_vec(), Vec::new())
            }
            xdr::LedgerCloseMeta::V1(meta) => {
                meta.tx_processing.iter().for_each(|it| all(&it.fee_processing, None));
                meta.tx_processing.iter().for_each(|it| applied(&it.tx_apply_processing, &mut all));
                (meta.upgrades_processing.to_vec(), meta.evicted_keys.to_vec())
            }
            xdr::LedgerCloseMeta::V2(meta) => {
                meta.tx_processing.iter().for_each(|it| all(&it.fee_processing, None));
                meta.tx_processing.iter().for_each(|it| applied(&it.tx_apply_processing, &mut all));
                meta.tx_processing
                    .iter()
                    .for_each(|it| all(&it.post_tx_apply_fee_processing, None));
                (meta.upgrades_processing.to_vec(), meta.evicted_keys.to_vec())
            }
        };
        upgrades.iter().for_each(|upgrade| all(&upgrade.changes, Some(By::Upgrade)));
        evicted.iter().filter_map(of_key).for_each(|slot| match self.at(&slot, at) {
            Value::Held(held) => self.set(slot, at, Value::Archived(held)),
            Value::None | Value::Archived(_) => {}
        });
    }

    fn change(&mut self, (at, by): (Height, Option<By>), change: &Change) {
        let (before, now) = match change {
            Change::State(entry) => {
                if let Some((slot, held)) = of_entry(entry) {
                    let (before, then) = (Value::Held(held), Vec::new());
                    self.stories.entry(slot).or_insert(Story { before, then });
                }
                return;
            }
            Change::Created(entry) | Change::Updated(entry) => (Value::None, of_entry(entry)),
            Change::Restored(entry) => {
                let now = of_entry(entry);
                (now.map_or(Value::None, |(_, held)| Value::Archived(held)), now)
            }
            Change::Removed(key) => {
                if let Some(slot) = of_key(key) {
                    self.set(slot, at, Value::None);
                }
                return;
            }
        };
        if let Some((slot, held)) = now {
            if let (Change::Created(_), Some(by)) = (change, by) {
                self.made.insert(slot, (by, at));
            }
            self.stories.entry(slot).or_insert(Story { before, then: Vec::new() });
            self.set(slot, at, Value::Held(held));
        }
    }

    fn set(&mut self, slot: Slot, at: Height, value: Value) {
        let story = self.stories.entry(slot);
        let story = story.or_insert(Story { before: Value::None, then: Vec::new() });
        story.then.retain(|(other, _)| *other < at);
        story.then.push((at, value));
    }
}

fn applied(
    meta: &xdr::TransactionMeta,
    all: &mut impl FnMut(&xdr::LedgerEntryChanges, Option<By>),
) {
    let (before, operations, after) = match meta {
        xdr::TransactionMeta::V0(operations) => (None, changes(operations), None),
        xdr::TransactionMeta::V1(meta) => (Some(&meta.tx_changes), changes(&meta.operations), None),
        xdr::TransactionMeta::V2(meta) => {
            let (before, after) = (&meta.tx_changes_before, &meta.tx_changes_after);
            (Some(before), changes(&meta.operations), Some(after))
        }
        xdr::TransactionMeta::V3(meta) => {
            let (before, after) = (&meta.tx_changes_before, &meta.tx_changes_after);
            (Some(before), changes(&meta.operations), Some(after))
        }
        xdr::TransactionMeta::V4(meta) => {
            let (before, after) = (&meta.tx_changes_before, &meta.tx_changes_after);
            (Some(before), meta.operations.iter().map(|it| &it.changes).collect(), Some(after))
        }
    };
    let call = match meta {
        xdr::TransactionMeta::V3(meta) => meta.soroban_meta.is_some(),
        xdr::TransactionMeta::V4(meta) => meta.soroban_meta.is_some(),
        _ => false,
    };
    before.into_iter().for_each(|changes| all(changes, None));
    operations.iter().for_each(|changes| all(changes, call.then_some(By::Call)));
    after.into_iter().for_each(|changes| all(changes, None));
}

fn changes(operations: &[xdr::OperationMeta]) -> Vec<&xdr::LedgerEntryChanges> {
    operations.iter().map(|operation| &operation.changes).collect()
}

fn of_entry(entry: &xdr::LedgerEntry) -> Option<(Slot, i128)> {
    match &entry.data {
        LedgerEntryData::Account(it) => {
            Some((Slot::Native(key(&it.account_id)), it.balance.into()))
        }
        LedgerEntryData::Trustline(it) => {
            Some((Slot::Trustline(key(&it.account_id), asset(&it.asset)?), it.balance.into()))
        }
        LedgerEntryData::ContractData(it) => {
            Some((of_datum(&it.contract, &it.key, it.durability)?, amount(&it.val)?))
        }
        _ => None,
    }
}

fn of_key(of: &LedgerKey) -> Option<Slot> {
    match of {
        LedgerKey::Account(it) => Some(Slot::Native(key(&it.account_id))),
        LedgerKey::Trustline(it) => Some(Slot::Trustline(key(&it.account_id), asset(&it.asset)?)),
        LedgerKey::ContractData(it) => of_datum(&it.contract, &it.key, it.durability),
        _ => None,
    }
}

fn key(id: &xdr::AccountId) -> [u8; 32] {
    let xdr::PublicKey::PublicKeyTypeEd25519(key) = &id.0;
    key.0
}

fn asset(asset: &xdr::TrustLineAsset) -> Option<Asset> {
    match asset {
        xdr::TrustLineAsset::Native => Some(Asset::Native),
        xdr::TrustLineAsset::CreditAlphanum4(it) => {
            Some(Asset::Alphanum4(it.asset_code.0, key(&it.issuer)))
        }
        xdr::TrustLineAsset::CreditAlphanum12(it) => {
            Some(Asset::Alphanum12(it.asset_code.0, key(&it.issuer)))
        }
        xdr::TrustLineAsset::PoolShare(_) => None,
    }
}

/// A contract's balance of what may be an asset.
fn of_datum(
    contract: &ScAddress,
    key: &ScVal,
    durability: xdr::ContractDataDurability,
) -> Option<Slot> {
    let (ScAddress::Contract(token), ScVal::Vec(Some(parts))) = (contract, key) else {
        return None;
    };
    let [ScVal::Symbol(name), ScVal::Address(ScAddress::Contract(holder))] = parts.as_slice()
    else {
        return None;
    };
    let kept = durability == xdr::ContractDataDurability::Persistent;
    let balance = kept && name.0.as_slice() == b"Balance";
    balance.then_some(Slot::Sac(holder.0.0, token.0.0))
}

fn amount(value: &ScVal) -> Option<i128> {
    let ScVal::Map(Some(map)) = value else { return None };
    let names: Vec<_> = map.iter().map(|field| &field.key).collect();
    let symbol = |text: &str| ScVal::Symbol(xdr::ScSymbol(text.try_into().expect("short")));
    match (names.as_slice(), map.first().map(|field| &field.val)) {
        ([one, two, three], Some(ScVal::I128(amount)))
            if **one == symbol("amount")
                && **two == symbol("authorized")
                && **three == symbol("clawback") =>
        {
            Some(i128::from(amount.hi) << 64 | i128::from(amount.lo))
        }
        _ => None,
    }
}
