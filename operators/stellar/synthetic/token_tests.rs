//! These hold the rows of contract tokens against what contracts run at each moment.

use std::collections::{BTreeMap, BTreeSet};

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::{Address, StateChange};
use stellar_xdr::{
    ContractEvent, ContractEventType, ContractExecutable, LedgerEntryChange, LedgerEntryData,
    OperationMetaV2, ScVal,
};

use super::Settings;
use super::derivation_tests::{address, busy, derived, operations, paid, topics};
use super::tests::{sha256, small};
use crate::stellar::state_changes::interface::is_sep41;

/// What runs on the ledger so far.
#[derive(Default)]
struct Running {
    tokens: BTreeSet<[u8; 32]>,
    code: BTreeMap<[u8; 32], [u8; 32]>,
    /// When each came to be.
    since: BTreeMap<[u8; 32], u32>,
}

impl Running {
    fn apply(&mut self, operation: &OperationMetaV2, at: u32) {
        for change in operation.changes.0.iter() {
            let (LedgerEntryChange::Created(entry) | LedgerEntryChange::Updated(entry)) = change
            else {
                continue;
            };
            match &entry.data {
                LedgerEntryData::ContractCode(code) => {
                    assert_eq!(code.hash, sha256(&code.code));
                    self.since.insert(code.hash.0, at);
                    if is_sep41(&code.code) {
                        self.tokens.insert(code.hash.0);
                    }
                }
                LedgerEntryData::ContractData(entry) => {
                    let ScVal::ContractInstance(instance) = &entry.val else { continue };
                    let ContractExecutable::Wasm(hash) = &instance.executable else { continue };
                    let contract = *address(&entry.contract).key();
                    self.since.entry(contract).or_insert(at);
                    self.code.insert(contract, hash.0);
                }
                _ => {}
            }
        }
    }

    /// Whether a contract runs a token's code, if it runs any.
    fn is_token(&self, event: &ContractEvent) -> Option<bool> {
        let code = self.code.get(&event.contract_id.clone()?.0.0)?;
        Some(self.tokens.contains(code))
    }
}

/// The rows of a token's event; none if it is malformed.
fn spoken(event: &ContractEvent) -> Option<Vec<(Address, Reason, Change)>> {
    let token = event.contract_id.clone().unwrap().0.0;
    let (name, parties, data, count) = topics(event);
    let of = |holder, reason, customer: bool| {
        let (amount, to_muxed_id) = paid(data);
        let to_muxed_id = to_muxed_id.filter(|_| customer);
        (holder, reason, Change::Balance { token, amount, to_muxed_id })
    };
    let last = *parties.last()?;
    match (name.as_str(), parties.len(), count) {
        ("transfer", 2, 3) => {
            Some(vec![of(parties[0], Reason::Debit, false), of(last, Reason::Credit, true)])
        }
        ("mint", 1, 2) | ("mint", 2, 3) => Some(vec![of(last, Reason::Mint, true)]),
        ("burn", 1, 2) | ("clawback", 1, 2) | ("clawback", 2, 3) => {
            Some(vec![of(last, Reason::Burn, false)])
        }
        ("approve", 2, 3) => {
            let ScVal::Vec(Some(limit)) = data else { panic!("a limit") };
            let amount = limit.0[0].clone().try_into().unwrap();
            let live_until = limit.0[1].clone().try_into().unwrap();
            let what = Change::Allowance { token, spender: last, amount, live_until };
            Some(vec![(parties[0], Reason::Update, what)])
        }
        _ => None,
    }
}

/// How often contracts that run some code spoke: as tokens, malformed, and as something else.
#[derive(Default)]
struct Heard {
    rows: usize,
    malformed: u32,
    others: usize,
    /// By contract and ledger, whether each event was a token's.
    verdicts: BTreeMap<([u8; 32], u32), Vec<bool>>,
    extremes: usize,
}

impl Heard {
    /// The rows of a contract token's event, as long as it is one.
    fn hear(
        &mut self,
        event: &ContractEvent,
        (running, at): (&Running, u32),
    ) -> Vec<(Address, Reason, Change)> {
        let Some(is_token) = running.is_token(event) else { return Vec::new() };
        if event.type_ != ContractEventType::Contract {
            return Vec::new();
        }
        let contract = event.contract_id.clone().unwrap().0.0;
        self.verdicts.entry((contract, at)).or_default().push(is_token);
        let rows = spoken(event);
        if !is_token {
            self.others += rows.into_iter().count();
            return Vec::new();
        }
        self.malformed += u32::from(rows.is_none());
        let rows = rows.unwrap_or_default();
        let extreme = |(_, _, what): &(_, _, Change)| {
            matches!(what, Change::Balance { amount: i128::MIN | i128::MAX, .. })
        };
        self.extremes += rows.iter().filter(|row| extreme(row)).count();
        self.rows += rows.len();
        rows
    }
}

fn check_tokens(settings: &Settings, count: usize) -> (Heard, Running) {
    let (mut running, mut heard) = (Running::default(), Heard::default());
    for (ledger, changes) in derived(settings, count) {
        let at = ledger.ledger_header.header.ledger_seq;
        let (malformed, mut expected) = (heard.malformed, Vec::new());
        for (transaction, number) in ledger.tx_processing.iter().zip(0..) {
            for operation in operations(transaction) {
                running.apply(operation, at);
                let events = operation.events.iter();
                let rows = events.flat_map(|event| heard.hear(event, (&running, at)));
                expected.extend(rows.map(|(holder, reason, what)| (number, holder, reason, what)));
            }
        }
        let rows = changes.rows.into_iter().filter(|row| row.id > base::SEP41);
        let found = rows.map(|StateChange { transaction, account, reason, what, .. }| {
            (transaction, account, reason, what)
        });
        assert_eq!(found.collect::<Vec<_>>(), expected, "ledger {at}");
        assert_eq!(changes.noted.malformed, heard.malformed - malformed, "ledger {at}");
        assert_eq!(changes.noted.undecided, 0, "ledger {at}");
    }
    (heard, running)
}

#[test]
fn only_contracts_that_run_a_tokens_code_have_its_rows() {
    for settings in [small(), busy(), Settings::default()] {
        let (heard, running) = check_tokens(&settings, 100);
        assert!(heard.rows > 50, "{} rows", heard.rows);
        assert!(heard.malformed > 1 && heard.others > 10 && heard.extremes > 0);
        let (tokens, others): (BTreeSet<_>, BTreeSet<_>) =
            running.code.iter().partition(|(_, code)| running.tokens.contains(*code));
        assert_eq!((tokens.len(), others.len(), running.tokens.len()), (3, 1, 2));
        // One contract came with its code, the others later.
        let with_code =
            running.code.iter().filter(|(id, code)| running.since[*id] == running.since[*code]);
        assert_eq!(with_code.count(), 1);
        // One spoke before and after it became another, and before and after it became a token.
        let turned = |one: bool| {
            let turned = heard
                .verdicts
                .values()
                .filter(move |all| all.first() == Some(&one) && all.last() == Some(&!one));
            turned.count()
        };
        assert_eq!((turned(true), turned(false)), (1, 1));
    }
}
