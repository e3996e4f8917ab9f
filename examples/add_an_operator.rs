//! A stream of one's own beside the five: every mint that a ledger's events tell, as rows of
//! `state_changes`. A base, a function over a ledger, and one line on the page.

use std::collections::BTreeSet;
use std::io::Write;

use ledgerflow::drive::{self, Ends, Terms, Workers};
use ledgerflow_operators::sources::{Given, frame};
use ledgerflow_operators::stellar::synthetic::{Chain, Settings};
use ledgerflow_operators::stellar::{Decoded, Network, Tokens};
use ledgerflow_operators::{Bounds, Reading, Stop};
use ledgerflow_records::state_change::{Change, Reason};
use ledgerflow_records::{Address, Height, StateChange, StateChanges};
use ledgerflow_sinks::tables::{self, Table};
use ledgerflow_sinks::{History, Mode, Outcome, Writer, memory::Memory};
use ledgerflow_views::{
    ContractEventBodyCase, ScValCase, TransactionMeta, TransactionMetaCase, View,
};
use timely::dataflow::operators::vec::Map;

const BASE: i64 = 4 << 28;

fn mints(ledger: &Decoded) -> StateChanges {
    let mut changes = StateChanges::default();
    for (transaction, applied) in (0..).zip(&ledger.transactions) {
        let meta = TransactionMeta::trusted(applied.processing.meta.of(&ledger.frame.bytes));
        let TransactionMetaCase::V4(meta) = meta.case() else { continue };
        for (operation, meta) in (0..).zip(meta.operations()) {
            let told = meta.events().iter().filter_map(|event| {
                let ContractEventBodyCase::V0(body) = event.body().case();
                let name = body.topics().iter().next()?.case();
                let minted =
                    matches!(name, ScValCase::Symbol(b"mint")).then(|| body.data().xdr())?;
                Some((Address::Contract(*event.contract_id()?), minted.to_vec()))
            });
            changes.rows.extend((BASE + 1..).zip(told).map(|(id, (account, minted))| {
                let what = Change::Entry { name: b"mint".into(), old: None, new: Some(minted) };
                let (operation, reason) = (Some(operation), Reason::Add);
                StateChange { transaction, operation, id, account, reason, what }
            }));
        }
    }
    changes
}

fn main() -> anyhow::Result<()> {
    let network = Network::of("standalone").ok_or_else(|| anyhow::anyhow!("a blank network"))?;
    let tokens = Tokens::Classified(BTreeSet::new());
    let more: drive::More =
        |ledgers, commit| commit.append(ledgers.map(|ledger| Ok(mints(&ledger))));
    let terms = Terms { network, authenticate: true, self_check: true, tokens, more };
    let ledgers = Chain::new(Settings::default()).take(9).map(|bytes| frame(bytes));
    let (source, bounds) =
        (Box::new(Given::from_iter(ledgers)), Bounds { ledgers: 9, bytes: 1 << 26 });
    let reading = Reading { source, bounds, stop: Stop::default(), stored: Box::new(|_| false) };
    let (store, outcome) = (Memory::default(), Outcome::default());
    let writer = Writer::open(store.clone(), Mode::Live { sync: false })?;
    let ends = Ends { reading, writer, store: store.clone() };
    drive::run(&Workers { threads: 2, cluster: None }, &terms, Some(ends), &outcome)?;
    let mut rows = History::open(store)?.rows(Height(9))?.unwrap_or_default();
    rows.changes.rows.retain(|row| row.id > BASE);
    let mut text = String::new();
    tables::StateChanges.lines(&rows, &mut text);
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}
