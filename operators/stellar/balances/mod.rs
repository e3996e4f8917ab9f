//! What holds at a ledger's end: rows of current state, one file a table (stellar-model D).
//!
//! A ledger's meta tells what entries became, in the order in which it happened: the fees of all
//! transactions, each transaction's own changes, what is given back of fees, upgrades, evictions.
//! Of every entry the last word counts (D9, D10), so the meta is read from its end.
//!
//! What an entry's end does to its row: removed, the row is gone. Evicted (CAP-62, protocol 23), it
//! leaves the live state for the archive, and so does its row; restored (CAP-66), it is there again
//! as it was. Expired and not evicted (CAP-46-12), it still belongs to its holder, and stays.

pub mod allowances;
mod baselines;
pub mod checkpoint;
pub mod held;
mod holders;
pub mod moves;
mod native;
mod pools;
mod sac;
pub mod sep41;
mod shares;
mod tokens;
mod top_holders;
mod trustline_counts;
mod trustlines;
pub mod views;

#[cfg(test)]
mod account_rules;
#[cfg(test)]
mod contract_rules;
#[cfg(test)]
mod made;
#[cfg(test)]
mod move_rules;
#[cfg(test)]
mod order_rules;

use foldhash::fast::FixedState;
use hashbrown::HashSet;
use ledgerflow_records::{Current, Hash, Height, Rejected, State};
use ledgerflow_views::{
    AccountId, ContractDataDurability, Element, LedgerCloseMeta, LedgerCloseMetaCase, LedgerEntry,
    LedgerEntryChange, LedgerEntryChangeCase, LedgerEntryDataCase, LedgerKey, LedgerKeyCase, List,
    ScAddress, ScVal, ScpHistoryEntry, TrustLineAsset, UpgradeEntryMeta, View,
};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::vec::Map;

use super::decode::{Decoded, Ledgers};
use super::spans::Span;

/// What every ledger adds to the current state: nothing, unless it counts.
pub fn balances(ledgers: Ledgers<'_>) -> StreamVec<'_, Height, Result<State, Rejected>> {
    ledgers.map(move |ledger| Ok(if ledger.frame.counts { of(&ledger) } else { State::default() }))
}

/// What one ledger adds to the current state.
pub fn of(ledger: &Decoded) -> State {
    let mut last = Last::of(ledger);
    last.evictions();
    let (bytes, spans) = (ledger.frame.bytes.as_slice(), &ledger.spans);
    let after = spans.processed.unwrap_or_default() as usize;
    last.changes(Span::new(after, bytes.len()));
    let backwards = || spans.processing.iter().rev();
    backwards().filter_map(|tried| tried.post_fee_changes).for_each(|part| last.changes(part));
    backwards().for_each(|tried| last.changes(tried.meta));
    backwards().for_each(|tried| last.changes(tried.fee_changes));
    last.rows.extend(baselines::of(ledger));
    State(last.rows)
}

/// The row that an entry makes, if it makes one.
pub fn row(entry: LedgerEntry<'_>, network: Hash) -> Option<Current> {
    match entry.data().case() {
        LedgerEntryDataCase::Account(entry) => Some(native::of(entry)),
        LedgerEntryDataCase::Trustline(entry) => Some(trustlines::of(entry)),
        LedgerEntryDataCase::LiquidityPool(entry) => pools::of(entry),
        LedgerEntryDataCase::ContractData(entry) => {
            tokens::of(entry, network).or_else(|| sac::of(entry))
        }
        _ => None,
    }
}

/// What the entry of a key takes with it when it goes.
fn gone(key: LedgerKey<'_>) -> Option<Current> {
    match key.case() {
        LedgerKeyCase::Account(key) => Some(native::gone(key.account_id())),
        LedgerKeyCase::Trustline(key) => Some(trustlines::gone(key.account_id(), key.asset())),
        LedgerKeyCase::LiquidityPool(key) => Some(Current::Pool(*key.liquidity_pool_id(), None)),
        LedgerKeyCase::ContractData(key) => sac::gone(key.contract(), key.key(), key.durability()),
        _ => None,
    }
}

/// The last words of a ledger, gathered from its end.
struct Last<'a> {
    ledger: &'a Decoded,
    /// Entries of which the last word is known: type, and what tells them apart.
    seen: HashSet<(i32, &'a [u8]), FixedState>,
    rows: Vec<Current>,
}

impl<'a> Last<'a> {
    fn of(ledger: &'a Decoded) -> Self {
        let changes = ledger.spans.balances.len();
        let seen = HashSet::with_capacity_and_hasher(changes / 2, FixedState::default());
        Self { ledger, seen, rows: Vec::with_capacity(changes / 2) }
    }

    /// Entries that left the live state at the ledger's close.
    fn evictions(&mut self) {
        for key in evicted(self.ledger) {
            self.removed(key);
        }
    }

    /// The changes in one part of the meta, from its end.
    fn changes(&mut self, part: Span) {
        let bytes = self.ledger.frame.bytes.as_slice();
        for &start in self.ledger.spans.balances_in(part).iter().rev() {
            let change = bytes.get(start as usize..).unwrap_or_default();
            match LedgerEntryChange::trusted(change).case() {
                LedgerEntryChangeCase::Created(entry)
                | LedgerEntryChangeCase::Updated(entry)
                | LedgerEntryChangeCase::Restored(entry) => self.is(entry),
                LedgerEntryChangeCase::Removed(key) => self.removed(key),
                LedgerEntryChangeCase::State(_) => {}
            }
        }
    }

    fn is(&mut self, entry: LedgerEntry<'a>) {
        let data = entry.data();
        let key = match data.case() {
            LedgerEntryDataCase::Account(entry) => of_account(entry.account_id()),
            LedgerEntryDataCase::Trustline(entry) => {
                of_trustline(entry.account_id(), entry.asset())
            }
            LedgerEntryDataCase::LiquidityPool(entry) => entry.liquidity_pool_id().as_slice(),
            LedgerEntryDataCase::ContractData(entry) if kept(entry.key(), entry.durability()) => {
                of_datum(entry.contract(), entry.key())
            }
            _ => return,
        };
        if self.seen.insert((data.discriminant(), key)) {
            let network = self.ledger.network;
            // What has the key of a balance and not its value is none, whatever was there before.
            self.rows.extend(row(entry, network).or_else(|| sac::no_longer(data)));
        }
    }

    fn removed(&mut self, key: LedgerKey<'a>) {
        let of = match key.case() {
            LedgerKeyCase::Account(key) => of_account(key.account_id()),
            LedgerKeyCase::Trustline(key) => of_trustline(key.account_id(), key.asset()),
            LedgerKeyCase::LiquidityPool(key) => key.liquidity_pool_id().as_slice(),
            LedgerKeyCase::ContractData(key) if kept(key.key(), key.durability()) => {
                of_datum(key.contract(), key.key())
            }
            _ => return,
        };
        if self.seen.insert((key.discriminant(), of)) {
            self.rows.extend(gone(key));
        }
    }
}

/// Whether a contract's datum may be a balance or an instance.
fn kept(key: ScVal<'_>, durability: ContractDataDurability) -> bool {
    durability == ContractDataDurability::Persistent
        && (sac::holder(key).is_some() || tokens::is(key))
}

fn of_account(id: AccountId<'_>) -> &[u8] {
    id.xdr()
}

fn of_trustline<'a>(id: AccountId<'a>, asset: TrustLineAsset<'a>) -> &'a [u8] {
    joint(id.tail(), id.xdr().len() + asset.xdr().len())
}

fn of_datum<'a>(contract: ScAddress<'a>, key: ScVal<'a>) -> &'a [u8] {
    joint(contract.tail(), contract.xdr().len() + key.xdr().len())
}

/// Fields that follow each other, in entries as in keys.
fn joint(tail: &[u8], length: usize) -> &[u8] {
    tail.get(..length).unwrap_or(tail)
}

/// The keys that a ledger evicts: in its meta behind the transactions, upgrades and consensus.
fn evicted(ledger: &Decoded) -> List<'_, LedgerKey<'_>> {
    let bytes = ledger.frame.bytes.as_slice();
    let meta = LedgerCloseMeta::trusted(bytes);
    let (with_evictions, all) = match meta.case() {
        LedgerCloseMetaCase::V0(_) => (false, List::at(&[])),
        LedgerCloseMetaCase::V1(meta) if ledger.spans.processed.is_none() => {
            (true, meta.evicted_keys())
        }
        LedgerCloseMetaCase::V2(meta) if ledger.spans.processed.is_none() => {
            (true, meta.evicted_keys())
        }
        LedgerCloseMetaCase::V1(_) | LedgerCloseMetaCase::V2(_) => (true, List::at(&[])),
    };
    match ledger.spans.processed {
        // To get there field by field is to walk over all transactions.
        Some(after) if with_evictions => {
            let tail = past::<List<'_, UpgradeEntryMeta<'_>>>(tail(bytes, after as usize));
            let tail = past::<u64>(past::<List<'_, ScpHistoryEntry<'_>>>(tail));
            List::at(tail)
        }
        _ => all,
    }
}

fn past<'a, T: Element<'a>>(bytes: &'a [u8]) -> &'a [u8] {
    tail(bytes, T::width(bytes))
}

fn tail(bytes: &[u8], from: usize) -> &[u8] {
    bytes.get(from..).unwrap_or_default()
}
