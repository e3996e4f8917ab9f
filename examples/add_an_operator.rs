//! A stream of one's own: what is minted, of whatever contract, as rows of `state_changes`. It is
//! a base of ids, a function of a ledger, and one line for the page.

use std::collections::BTreeSet;
use std::io::Write;

use ledgerflow::drive::{self, Ends, More, Terms, Workers};
use ledgerflow_operators::Reading;
use ledgerflow_operators::sources::{Given, frame};
use ledgerflow_operators::stellar::synthetic::{Chain, Settings};
use ledgerflow_operators::stellar::{Decoded, Network, Tokens, Views};
use ledgerflow_records::state_change::{Change, Reason};
use ledgerflow_records::{Address, Height, StateChange, StateChanges};
use ledgerflow_sinks::{History, Mode, Outcome, Writer, memory::Memory};
use ledgerflow_views::{ContractEventBodyCase, TransactionMeta, TransactionMetaCase, View};
use timely::dataflow::operators::vec::Map;

const BASE: i64 = 4 << 28;
const MINT: &[u8] = b"\0\0\0\x0f\0\0\0\x04mint"; // ScVal::Symbol
const PAGE: More = |ledgers, commit| commit.append(ledgers.map(|ledger| Ok(minted(&ledger))));

fn minted(ledger: &Decoded) -> StateChanges {
    let mut changes = StateChanges::default();
    for (transaction, applied) in (0..).zip(&ledger.transactions) {
        let meta = TransactionMeta::trusted(applied.processing.meta.of(&ledger.frame.bytes));
        let TransactionMetaCase::V4(meta) = meta.case() else { continue };
        for (operation, meta) in (0..).zip(meta.operations()) {
            let minted = meta.events().iter().filter_map(|event| {
                let ContractEventBodyCase::V0(body) = event.body().case();
                let minted = body.topics().iter().next()?.xdr() == MINT;
                minted.then_some((Address::Contract(*event.contract_id()?), body.data().xdr()))
            });
            changes.rows.extend((BASE + 1..).zip(minted).map(|(id, (account, amount))| {
                let (operation, reason) = (Some(operation), Reason::Add);
                let what =
                    Change::Entry { name: "mint".into(), old: None, new: Some(amount.into()) };
                StateChange { transaction, operation, id, account, reason, what }
            }));
        }
    }
    changes
}

fn main() -> anyhow::Result<()> {
    let network = Network::of("standalone").ok_or_else(|| anyhow::anyhow!("a blank network"))?;
    let tokens = Tokens::Classified(BTreeSet::new());
    let (authenticate, self_check, views) = (true, true, Views::default());
    let terms = Terms { network, authenticate, self_check, tokens, views, more: PAGE };
    let chain = Chain::new(Settings::default()).take(9).flat_map(|bytes| frame(bytes, "made"));
    let store = Memory::default();
    let writer = Writer::open(store.clone(), Mode::Live { sync: false })?;
    let reading = Reading::of(Given::from(chain.collect()));
    let ends = Ends { reading, writer, store: store.clone() };
    drive::run(&Workers { threads: 2, cluster: None }, &terms, Some(ends), &Outcome::default())?;
    let rows = History::open(store)?.rows(Height(9))?.unwrap_or_default();
    let mut mine = rows.changes.rows.iter().filter(|row| row.id > BASE);
    mine.try_for_each(|row| Ok(writeln!(std::io::stdout(), "{} {:?}", row.account, row.what)?))
}
