//! Views over everything that is held: collections derived from the rows of current state.
//!
//! ```text
//! rows of entries ─▶ upsert ─┬─▶ trustline_counts
//!                            └─▶ (token, holder, amount) ─┬─▶ asset_holders
//! sums of contract tokens ──────────────────▶─────────────┴─▶ top_holders
//! ```
//!
//! All that accounts and contracts hold is in memory while a view is kept.

use std::collections::HashMap;

use differential_dataflow::operators::arrange::upsert::arrange_from_upsert;
use differential_dataflow::trace::implementations::{ValBuilder, ValSpine};
use differential_dataflow::{AsCollection, VecCollection};
use foldhash::fast::FixedState;
use ledgerflow_records::state_change::Trusted;
use ledgerflow_records::{Address, Asset, Current, Hash, Height, Rejected, State};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::StreamVec;
use timely::dataflow::channels::pact::Pipeline;
use timely::dataflow::operators::vec::Map;
use timely::dataflow::operators::{Concat, Operator};

use super::held::changed;
use super::moves::Moves;
use super::sep41::Sums;
use super::{holders, top_holders, trustline_counts};
use crate::stellar::network::Network;
use crate::stellar::state_changes::assets::token_of;

/// Which views are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Views {
    /// `asset_holders`.
    pub holders: bool,
    /// `top_holders`.
    pub top: bool,
    /// `trustline_counts`.
    pub trustlines: bool,
}

impl Views {
    /// All of them.
    pub fn all() -> Self {
        Self { holders: true, top: true, trustlines: true }
    }

    /// Whether any is.
    pub fn any(self) -> bool {
        self.holders || self.top || self.trustlines
    }
}

/// Whether a row is of a view.
fn is_view(row: &Current) -> bool {
    matches!(row, Current::Holders(..) | Current::Top(..) | Current::Trustlines(..))
}

/// Who holds what, and how much of it.
pub(super) type Amounts<'scope> = VecCollection<'scope, Height, ([u8; 32], (Address, i128))>;

/// What views are made of.
pub struct Sources<'scope, 'a> {
    /// What ledgers add to the current state.
    pub rows: &'a StreamVec<'scope, Height, Result<State, Rejected>>,
    /// Sums of contract tokens.
    pub sums: &'a Sums<'scope>,
    /// Which contracts are assets'.
    pub moves: &'a StreamVec<'scope, Height, Moves>,
    /// What is stored.
    pub held: &'a StreamVec<'scope, Height, Current>,
}

/// The rows of the views that are `kept`, as they differ from those stored.
pub fn views<'scope>(
    kept: Views,
    network: &Network,
    sources: Sources<'scope, '_>,
) -> VecCollection<'scope, Height, Current> {
    let Sources { rows, sums, moves, held } = sources;
    if !kept.any() {
        return held.clone().flat_map(|_| None).as_collection();
    }
    let network = network.id();
    let entries = entries(network, rows.clone(), held.clone());
    let native = token_of(network, &Asset::Native);
    let trustlines = kept.trustlines.then(|| trustline_counts::of(entries.clone(), native));
    let amounts = (kept.holders || kept.top).then(|| {
        let contracts = assets(moves.clone(), held.clone());
        let sums = sums.clone().map(|((holder, token), sum)| (token, (holder, sum.0)));
        of_assets(entries, contracts).concat(sums)
    });
    let holders = amounts.clone().filter(|_| kept.holders).map(holders::of);
    let top = amounts.filter(|_| kept.top).map(top_holders::of);
    let none = held.clone().flat_map(|_| None).as_collection();
    let all = [trustlines, holders, top].into_iter().flatten().fold(none, VecCollection::concat);
    changed(all, held.clone(), is_view)
}

/// Holder, and what is held of: an account or contract, and an asset or a pool.
type Key = (Address, Trusted);

/// What entries say that is held, in trustlines and contracts.
type Entries<'scope> = VecCollection<'scope, Height, (Key, i128)>;

/// The last word on each key, ledger by ledger.
fn entries<'scope>(
    network: Hash,
    rows: StreamVec<'scope, Height, Result<State, Rejected>>,
    held: StreamVec<'scope, Height, Current>,
) -> Entries<'scope> {
    let stored = held.map(|row| Ok(State(vec![row])));
    let words = rows.concat(stored).unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(
        Pipeline,
        "Entries",
        move |_, _| {
            let mut tokens = Tokens { network, known: HashMap::default() };
            move |input, output| {
                input.for_each_stamp(|capability, batches| {
                    let Some(&height) = capability.least() else { return };
                    let rows = batches.flat_map(|batch| batch.drain(..)).flatten();
                    let words = rows.flat_map(|state| state.0).filter_map(|row| tokens.word(&row));
                    let words = words.map(|(key, held)| (key, held, height));
                    output.session(&capability).give_iterator(words);
                });
            }
        },
    );
    arrange_from_upsert::<ValBuilder<_, _, _, _>, ValSpine<_, _, _, _>, _, _>(words, "Entries")
        .as_collection(|key, held| (*key, *held))
}

/// The contracts that assets are known by, as far as they were asked for.
struct Tokens {
    network: Hash,
    known: HashMap<Asset, [u8; 32], FixedState>,
}

/// Contracts remembered at most: then the memory starts anew.
const KNOWN: usize = 1 << 16;

impl Tokens {
    fn of(&mut self, asset: &Asset) -> Trusted {
        if self.known.len() >= KNOWN {
            self.known.clear();
        }
        let network = self.network;
        Trusted::Token(*self.known.entry(*asset).or_insert_with(|| token_of(network, asset)))
    }

    /// What a row says that is held; `None` in place of an amount if nothing is any more.
    fn word(&mut self, row: &Current) -> Option<(Key, Option<i128>)> {
        Some(match row {
            Current::Native(account, row) => {
                let held = row.map(|row| i128::from(row.balance));
                ((Address::Account(*account), self.of(&Asset::Native)), held)
            }
            Current::Trustline((account, asset), row) => {
                let held = row.map(|row| i128::from(row.balance));
                ((Address::Account(*account), self.of(asset)), held)
            }
            Current::Share((account, pool), shares) => {
                let key = (Address::Account(*account), Trusted::Pool(*pool));
                (key, shares.map(i128::from))
            }
            Current::Sac((holder, contract), row) => {
                let key = (Address::Contract(*holder), Trusted::Token(*contract));
                (key, row.map(|row| row.balance))
            }
            _ => return None,
        })
    }
}

/// Contracts that are known to be an asset's own: named by a ledger, or by their instance.
fn assets<'scope>(
    moves: StreamVec<'scope, Height, Moves>,
    held: StreamVec<'scope, Height, Current>,
) -> VecCollection<'scope, Height, [u8; 32]> {
    let named = moves.unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(
        Pipeline,
        "Assets",
        move |_, _| {
            move |input, output| {
                input.for_each_stamp(|capability, batches| {
                    let Some(&height) = capability.least() else { return };
                    let named = batches.flat_map(|batch| batch.drain(..));
                    let named =
                        named.flat_map(|moves| moves.assets).map(|token| (token, height, 1));
                    output.session(&capability).give_iterator(named);
                });
            }
        },
    );
    let stored = held.flat_map(|row| match row {
        Current::Token(contract, Some(ledgerflow_records::current::ContractToken::Asset(_))) => {
            Some((contract, Height(0), 1))
        }
        _ => None,
    });
    named.as_collection().concat(stored.as_collection()).distinct()
}

/// What is held of assets: a contract's balance counts only in an asset's own contract (D13).
fn of_assets<'scope>(
    entries: Entries<'scope>,
    assets: VecCollection<'scope, Height, [u8; 32]>,
) -> Amounts<'scope> {
    let of = |contracts: bool| {
        move |((holder, of), held): ((Address, Trusted), i128)| match (of, holder) {
            (Trusted::Token(token), Address::Contract(_)) => {
                contracts.then_some((token, (holder, held)))
            }
            (Trusted::Token(token), _) => (!contracts).then_some((token, (holder, held))),
            (Trusted::Pool(_), _) => None,
        }
    };
    let in_contracts = entries.clone().flat_map(of(true)).semijoin(assets);
    entries.flat_map(of(false)).concat(in_contracts)
}
