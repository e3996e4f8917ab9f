//! What indexes must find, by looking at every transaction.

use std::collections::BTreeMap;

use ledgerflow_records::{Address, Coverage, Hash, Height, Ledger, Memo, Transaction, toid};

use super::{buckets, heights, seal_with};
use crate::Rows;
use crate::block::{self, Links};
use crate::history::{History, Show};
use crate::meta::Progress;
use crate::store::{Batch, Family, Store};

/// Hash, inner hash, and who took part, each with or without changes of its own.
pub(super) type Tx = (Hash, Option<Hash>, BTreeMap<Address, bool>);

/// What there is to be found, by height; every other ledger is empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Model(pub(super) BTreeMap<u32, Vec<Tx>>);

impl Model {
    pub(super) fn links(&self, height: Height) -> Links {
        let mut links = Links::default();
        for (ordinal, (hash, inner, addresses)) in
            (0u32..).zip(self.0.get(&height.0).into_iter().flatten())
        {
            links
                .hashes
                .extend([(*hash, ordinal)].into_iter().chain(inner.map(|inner| (inner, ordinal))));
            for (address, changes) in addresses {
                let known = links.addresses.iter().position(|known| known == address);
                let index = known.unwrap_or(links.addresses.len());
                if known.is_none() {
                    links.addresses.push(*address);
                }
                links.transactions.push((u32::try_from(index).unwrap(), ordinal, *changes));
            }
        }
        links
    }

    pub(super) fn rows(&self, height: Height) -> Rows {
        let mut rows = Rows { ledger: Ledger { height, ..Ledger::default() }, ..Rows::default() };
        for (ordinal, (hash, inner, addresses)) in
            (0u32..).zip(self.0.get(&height.0).into_iter().flatten())
        {
            rows.transactions.push(transaction(*hash, *inner));
            rows.participants
                .transactions
                .extend(addresses.keys().map(|address| (ordinal, *address)));
        }
        rows
    }

    pub(super) fn account(
        &self,
        coverage: &Coverage,
        address: &Address,
        show: Show,
    ) -> Vec<(Height, u32)> {
        let mut found = Vec::new();
        for (&height, txs) in self.0.iter().rev() {
            for (ordinal, (.., addresses)) in
                (0u32..).zip(txs).collect::<Vec<_>>().into_iter().rev()
            {
                let changes = addresses.get(address);
                if coverage.contains(Height(height))
                    && changes.is_some_and(|&changes| changes || show == Show::All)
                {
                    found.push((Height(height), ordinal));
                }
            }
        }
        found
    }
}

fn transaction(hash: Hash, inner_hash: Option<Hash>) -> Transaction {
    Transaction {
        hash,
        inner_hash,
        fee_charged: 100,
        result_code: 0,
        fee_bump: inner_hash.is_some(),
        source: [1; 32],
        source_muxed_id: None,
        fee_source: inner_hash.map(|_| [2; 32]),
        fee_source_muxed_id: None,
        sequence: 7,
        memo: Memo::None,
        max_fee: 100,
        operation_count: 0,
    }
}

/// A store that is filled from a model, and its history.
pub(super) struct Filled<S: Store> {
    pub(super) store: S,
    pub(super) model: Model,
    pub(super) coverage: Coverage,
    pub(super) history: History<S>,
}

impl<S: Store> Filled<S> {
    pub(super) fn new(store: S, model: Model) -> Self {
        let history = History::open(store.clone()).unwrap();
        Self { store, model, coverage: Coverage::default(), history }
    }

    /// Stores the blocks of these heights, or of those among them that are not empty.
    pub(super) fn cover(&mut self, from: u32, to: u32, empty_too: bool) {
        let mut batch = Batch::default();
        for height in from..=to {
            if empty_too || self.model.0.contains_key(&height) {
                let packed = block::pack(&self.model.rows(Height(height)));
                batch.put(Family::Blocks, block::key(Height(height), 0), packed.parts[0].to_vec());
            }
        }
        self.coverage.insert(Height(from), Height(to));
        Progress { coverage: self.coverage.clone(), ..Progress::default() }.put(&mut batch);
        self.store.write(batch, false).unwrap();
    }

    pub(super) fn seal(&self, bucket: u32) {
        seal_with(&self.store, bucket, &self.coverage, |height| Ok(self.model.links(height)))
            .unwrap();
    }

    pub(super) fn fill(&mut self, group: u32) {
        let buckets = buckets(group);
        self.cover(heights(buckets.start).0.0, heights(buckets.end - 1).1.0, false);
        buckets.rev().for_each(|bucket| self.seal(bucket));
    }

    pub(super) fn check(&self, limit: usize, show: Show) {
        for address in (0..5).map(address) {
            let wanted = self.model.account(&self.coverage, &address, show);
            let (mut found, mut before) = (Vec::new(), None);
            loop {
                let page = self.history.account(&address, before, limit, show).unwrap();
                let Some(&(height, ordinal)) = page.last() else { break };
                before = Some(toid(height, ordinal + 1, 0));
                found.extend(page);
            }
            assert_eq!(found, wanted, "{address}");
        }
        for (&height, txs) in &self.model.0 {
            for (ordinal, (hash, inner, _)) in (0u32..).zip(txs) {
                let held =
                    self.coverage.contains(Height(height)).then_some((Height(height), ordinal));
                for hash in [Some(hash), inner.as_ref()].into_iter().flatten() {
                    assert_eq!(self.history.transaction_by_hash(hash).unwrap(), held);
                    let mut other = *hash;
                    other.0[31] ^= 0x80;
                    assert_eq!(self.history.transaction_by_hash(&other).unwrap(), None);
                }
            }
        }
    }
}

pub(super) fn address(number: u8) -> Address {
    let key = [number; 32];
    match number {
        0 | 1 => Address::Account(key),
        2 => Address::Contract(key),
        3 => Address::Muxed([1; 32], 3),
        _ => Address::ClaimableBalance(key),
    }
}
