//! Current state, ledger by ledger: our rows are the last words of the ledger's meta, and the
//! goldens' but where the deviations say why not (D9 to D12).
//!
//! Nothing is taken on trust: where a row differs, the golden's must be what its program makes of
//! the ledger, and ours the last word. How often, and why, is asserted for each corpus. One reason is
//! of no deviation: its program passes over an account of which it judges that only signers changed;
//! our row is then the one that was there before, written again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use ledgerflow_operators::stellar::Network;
use ledgerflow_operators::stellar::balances::moves;
use ledgerflow_records::current::ContractToken;
use ledgerflow_records::{Address, Current, Hash};
use ledgerflow_sinks::Rows;
use ledgerflow_sinks::state::Head;
use serde_json::json;
use sha2::{Digest, Sha256};
use stellar_xdr as xdr;
use stellar_xdr::ReadXdr;

use crate::changes::Row;
use crate::folds::{Buffer, Kind, Last, RESERVE, last};
use crate::state_rows::{Ours, keyed, line, object, ours, plain, theirs};
use crate::told::{Family, Phase, Place, told};

/// How often rows were equal in each corpus, and why others were not.
const COUNTS: [(&str, &str); 8] = [
    (
        "tx-triples",
        "D10 after operations 24, D10 before operations 17, D12 lumens of a contract 7, \
         D9 came and went 1, accounts 49, assets' contracts 2, contracts' balances 17, \
         last words 148, pools 6, shares 7, signers alone 1, tokens and code 30, \
         trustlines 19",
    ),
    (
        "rpc-corpus",
        "D10 before operations 31, accounts 28, last words 260, pools 11, \
         signers alone 1, trustlines 189",
    ),
    (
        "pubnet",
        "D10 after operations 2, D10 before operations 583, D12 lumens of a contract 23, \
         D13 key of a balance alone 1, accounts 4876, contracts' balances 40, last words \
         11554, pools 555, tokens and code 33, trustlines 5474",
    ),
    (
        "testnet",
        "D10 after operations 1, D10 before operations 3, accounts 59, last words 76, \
         tokens and code 1, trustlines 13",
    ),
    (
        "every-protocol",
        "D10 after operations 30, D10 before operations 34, D11 base reserve of the \
         header 250, last words 374, tokens and code 4, trustlines 60",
    ),
    (
        "protocol-8-to-12",
        "D11 base reserve of the header 613, accounts 4, last words 1048, trustlines 378",
    ),
    (
        "load-test",
        "D10 after operations 600, D10 upgrades 800, D11 base reserve of the header \
         11405, D12 lumens of a contract 10000, last words 22805",
    ),
    (
        "core-captures",
        "D10 after operations 36, D10 before operations 28, D11 base reserve of the \
         header 34195, D12 contract of lumens 32, D12 lumens of a contract 16, accounts \
         134, assets' contracts 41, contracts' balances 32, last words 38832, pools 16, \
         shares 16, tokens and code 19546, trustlines 4349",
    ),
];

/// What comparing came to: how often rows were equal, and why others were not.
#[derive(Default)]
pub(crate) struct State(BTreeMap<&'static str, usize>);

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts: Vec<_> = self.0.iter().map(|(what, count)| format!("{what} {count}")).collect();
        f.write_str(&counts.join(", "))
    }
}

/// A ledger in both readings.
pub(crate) struct Ledger<'a> {
    pub(crate) place: &'a str,
    pub(crate) network: &'a Network,
    pub(crate) bytes: &'a [u8],
    pub(crate) rows: &'a Rows,
    /// By table; `None` if the golden has no rows of this ledger.
    pub(crate) golden: Option<&'a BTreeMap<String, Vec<Row>>>,
}

type Faults<'a> = &'a mut dyn FnMut(String);

impl State {
    fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    /// Compares what one ledger adds to the current state.
    pub(crate) fn compare(&mut self, ledger: &Ledger<'_>, faults: &mut Vec<String>) {
        let place = ledger.place;
        let mut fault = |text: String| {
            if faults.len() < 20 {
                faults.push(format!("{place}: {text}"));
            }
        };
        let meta = xdr::LedgerCloseMeta::from_xdr(ledger.bytes, xdr::Limits::none());
        let meta = meta.expect("a ledger");
        let (header, told) = told(&meta);
        let ours = ours(ledger.rows, header.base_reserve);
        let last = last(&told, header.base_reserve);
        self.last_words(&ours, &last, &mut fault);
        let Some(golden) = ledger.golden else { return };
        let native = contract_of_lumens(ledger.network);
        let buffer = Buffer::of(&told, &native);
        let theirs = theirs(golden);
        for place in theirs.keys().chain(buffer.live.keys()).collect::<BTreeSet<_>>() {
            let folded = buffer.live.get(place).map(|(_, kind, row)| (*kind, row.clone()));
            if theirs.get(place) != folded.as_ref() {
                let theirs = theirs.get(place);
                fault(format!("{place:?}: golden {theirs:?}, but its changes come to {folded:?}"));
            }
        }
        for place in theirs.keys().chain(ours.keys()).collect::<BTreeSet<_>>() {
            let their =
                theirs.get(place).map(|(kind, row)| (*kind != Kind::Removal).then_some(row));
            let our = ours.get(place).map(Option::as_ref);
            let why = if their == our {
                Some(equal(place.0))
            } else {
                let why = Why { buffer: &buffer, native: &native, reserve: header.base_reserve };
                last.get(place).and_then(|last| why.differs(place, last, their, our))
            };
            match why {
                Some(why) => self.count(why),
                None => fault(format!("{place:?}: golden {their:?}, ours {our:?}: no reason")),
            }
        }
        self.tokens(ledger, golden, &native, &mut fault);
        self.moves(ledger, golden, &mut fault);
        self.code(ledger, golden, &mut fault);
    }

    /// D10: every row of ours is the last word on its key, and no other is missing.
    fn last_words(&mut self, ours: &Ours, last: &BTreeMap<Place, Last>, fault: Faults<'_>) {
        for (place, Last { row, .. }) in last {
            match ours.get(place) {
                Some(our) if our == row => self.count("last words"),
                our => fault(format!("{place:?}: the last word is {row:?}, ours {our:?}")),
            }
        }
        for place in ours.keys().filter(|place| !last.contains_key(*place)) {
            fault(format!("{place:?}: nothing was said of it"));
        }
    }

    /// Contracts of assets.
    fn tokens(
        &mut self,
        ledger: &Ledger<'_>,
        golden: &BTreeMap<String, Vec<Row>>,
        native: &str,
        fault: Faults<'_>,
    ) {
        let is = |row: &&Current| matches!(row, Current::Token(_, Some(ContractToken::Asset(_))));
        let ours = ledger.rows.state.0.iter().filter(is).map(|row| line(row, &Head::default()));
        let mut ours: BTreeMap<_, _> = keyed(ours, &["contract_id"]);
        let theirs = golden.get("sac_contracts").into_iter().flatten().map(plain);
        for (contract, theirs) in keyed(theirs, &["contract_id"]) {
            match ours.remove(&contract) {
                Some(ours) if ours == theirs => self.count("assets' contracts"),
                ours => fault(format!("{contract}: golden {theirs:?}, ours {ours:?}")),
            }
        }
        for contract in ours.keys() {
            match contract == native {
                true => self.count("D12 contract of lumens"),
                false => fault(format!("{contract}: a contract that the golden has not")),
            }
        }
    }

    /// Sums and allowances of contract tokens.
    fn moves(
        &mut self,
        ledger: &Ledger<'_>,
        golden: &BTreeMap<String, Vec<Row>>,
        fault: Faults<'_>,
    ) {
        let mut sums = BTreeMap::<_, i128>::new();
        for ((holder, token), added) in moves::of(&ledger.rows.changes).amounts {
            *sums.entry((holder, token)).or_default() += added;
        }
        let contract = |token: [u8; 32]| Address::Contract(token).to_string();
        let sums = sums.into_iter().map(|((holder, token), sum)| {
            let (holder, sum) = (holder.to_string(), sum.to_string());
            object(json!({ "account_id": holder, "contract_id": contract(token), "delta": sum }))
        });
        self.same(sums.collect(), golden.get("sep41_balance_changes"), fault);
        let allowances = ledger.rows.state.0.iter().filter_map(|row| match row {
            Current::Allowance((owner, spender, token), allowance) => {
                let mut row = object(json!({
                    "owner_id": owner.to_string(),
                    "spender_id": spender.to_string(),
                    "contract_id": contract(*token),
                    "operation": if allowance.is_some() { "UPSERT" } else { "DELETE" },
                }));
                if let Some(allowance) = allowance {
                    row.insert("amount".into(), allowance.amount.to_string().into());
                    row.insert("expiration_ledger".into(), allowance.expiration.into());
                }
                Some(row)
            }
            _ => None,
        });
        self.same(allowances.collect(), golden.get("sep41_allowance_changes"), fault);
    }

    /// Code, and the contracts that run it.
    fn code(
        &mut self,
        ledger: &Ledger<'_>,
        golden: &BTreeMap<String, Vec<Row>>,
        fault: Faults<'_>,
    ) {
        let code = &ledger.rows.changes.noted.code;
        let hex = |hash: [u8; 32]| Hash(hash).to_string();
        let verdicts = code
            .uploaded
            .iter()
            .map(|it| object(json!({ "wasm_hash": hex(it.wasm), "sep41": it.sep41 })));
        self.same(verdicts.collect(), golden.get("wasm_verdicts"), fault);
        let wasms = code.uploaded.iter().map(|it| object(json!({ "wasm_hash": hex(it.wasm) })));
        self.same(wasms.collect(), golden.get("protocol_wasms"), fault);
        let bound: BTreeMap<_, _> =
            code.bound.iter().map(|it| (Address::Contract(it.contract), it.wasm)).collect();
        let bound = bound.into_iter().map(|(contract, wasm)| {
            object(json!({ "contract_id": contract.to_string(), "wasm_hash": hex(wasm) }))
        });
        self.same(bound.collect(), golden.get("protocol_contracts"), fault);
    }

    /// Rows that must be the golden's, in any order.
    fn same(&mut self, ours: Vec<Row>, theirs: Option<&Vec<Row>>, fault: Faults<'_>) {
        let sorted = |rows: Vec<Row>| {
            let mut rows: Vec<_> = rows.into_iter().map(|row| json!(row).to_string()).collect();
            rows.sort_unstable();
            rows
        };
        let ours = sorted(ours);
        let theirs = sorted(theirs.into_iter().flatten().map(plain).collect());
        match ours == theirs {
            true => theirs.iter().for_each(|_| self.count("tokens and code")),
            false => fault(format!("golden {theirs:?}, ours {ours:?}")),
        }
    }

    /// Panics unless this is what comparing a corpus must come to.
    pub(crate) fn assert(&self, corpus: &str) {
        let counts = COUNTS.iter().find(|(name, _)| *name == corpus).expect("a known corpus").1;
        assert_eq!(self.to_string(), counts, "{corpus}: current state");
    }
}

/// Why a row of ours may differ.
struct Why<'a> {
    buffer: &'a Buffer,
    native: &'a str,
    reserve: u32,
}

impl Why<'_> {
    /// `None` of a row: nothing was said; `Some(None)`: it is gone.
    fn differs(
        &self,
        place: &Place,
        last: &Last,
        theirs: Option<Option<&Row>>,
        ours: Option<Option<&Row>>,
    ) -> Option<&'static str> {
        // A word that the golden's program does not listen to.
        let unheard = match last.phase {
            Phase::Before => Some("D10 before operations"),
            Phase::Broken => Some("D10 operations that broke"),
            Phase::After => Some("D10 after operations"),
            Phase::Upgrade => Some("D10 upgrades"),
            Phase::Eviction => Some("D10 evictions"),
            Phase::Fee | Phase::Operation | Phase::PostFee => None,
        };
        let ours = ours?;
        match (theirs, ours) {
            _ if place.0 == Family::Sac && place.1.ends_with(self.native) => {
                theirs.is_none().then_some("D12 lumens of a contract")
            }
            (Some(Some(theirs)), Some(ours)) if self.of_reserve(theirs, ours) => {
                Some("D11 base reserve of the header")
            }
            _ if unheard.is_some() => unheard,
            (None, None) if last.odd => Some("D13 key of a balance alone"),
            (None, None) if self.buffer.tombs.contains_key(place) => Some("D9 came and went"),
            (None, Some(_)) if self.buffer.signers.contains(place) => Some("signers alone"),
            _ => None,
        }
    }

    /// Whether nothing differs but what an entry's reserve makes of the minimum.
    fn of_reserve(&self, theirs: &Row, ours: &Row) -> bool {
        let minimum = |row: &Row, reserve: u32| {
            let minimum = row.get("minimum_balance")?.as_str()?.parse::<i64>().ok()?;
            (minimum % i64::from(reserve) == 0).then_some(minimum / i64::from(reserve))
        };
        let but = |row: &Row| {
            let mut row = row.clone();
            row.remove("minimum_balance");
            row
        };
        let reserves = minimum(theirs, RESERVE);
        reserves.is_some() && reserves == minimum(ours, self.reserve) && but(theirs) == but(ours)
    }
}

fn equal(family: Family) -> &'static str {
    match family {
        Family::Native => "accounts",
        Family::Trustline => "trustlines",
        Family::Sac => "contracts' balances",
        Family::Pool => "pools",
        Family::Share => "shares",
    }
}

/// CAP-46-06: the hash of what the id of an asset's contract is made from.
fn contract_of_lumens(network: &Network) -> String {
    let hash = Sha256::new().chain_update([0, 0, 0, 8]).chain_update(network.id().0);
    let hash = hash.chain_update([0, 0, 0, 1, 0, 0, 0, 0]);
    Address::Contract(hash.finalize().into()).to_string()
}
