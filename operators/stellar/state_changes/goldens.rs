//! Our rows are those of an independent program, on every corpus, row by row.
//!
//! Rows are compared after exactly the normalisation that the deviations allow: limits in stroops
//! (D2), no limit on authorizations (D3), deploys of the golden that made nothing (D4), ids of
//! customers that it does not tell (D6), and ledgers that it could not read (D21, D23, D24).

use std::collections::BTreeMap;
use std::ops::Range;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ledgerflow_records::state_change::{Change, Level, Trusted, base};
use ledgerflow_records::{Address, Frame, Height, StateChange, strkey};
use serde_json::{Value, json};

use super::corpora;
pub(crate) use super::corpora::{Golden, Row};
use crate::stellar::decode;
use crate::stellar::network::Network;

const CORPORA: [&str; 8] = [
    "pubnet",
    "testnet",
    "every-protocol",
    "protocol-8-to-12",
    "load-test",
    "tx-triples",
    "rpc-corpus",
    "core-captures",
];

/// Compares the rows whose ids are in the range, on every corpus; says how many the goldens have.
pub(crate) fn compare(ids: Range<i64>) -> Option<usize> {
    let (mut rows, mut faults) = (0, Vec::new());
    for corpus in CORPORA {
        let tally = compared(corpus, &ids)?;
        eprintln!("{corpus}: {tally}");
        assert!(tally.ledgers > 0, "{corpus}: no ledgers");
        rows += tally.golden;
        faults.extend(tally.faults);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Some(rows)
}

/// What comparing one corpus found; nothing without the shared folder.
fn compared(corpus: &str, ids: &Range<i64>) -> Option<Tally> {
    let mut tally = Tally { ids: ids.clone(), ..Tally::default() };
    corpora::each(corpus, |frame, golden| tally.ledger(frame, golden))?;
    Some(tally)
}

#[derive(Default)]
struct Tally {
    ids: Range<i64>,
    ledgers: usize,
    golden: usize,
    ours: usize,
    equal: usize,
    missing: usize,
    extra: usize,
    /// Deploys of the golden that made nothing.
    nothing_made: usize,
    customers: usize,
    refused_by_both: usize,
    only_ours: usize,
    faults: Vec<String>,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { ledgers, golden, ours, equal, missing, extra, .. } = self;
        write!(
            f,
            "{ledgers} ledgers; golden {golden}, ours {ours}, equal {equal}, missing {missing}, \
             extra {extra}; D4 {}, D6 {}, refused by both {}, only by the golden {}",
            self.nothing_made, self.customers, self.refused_by_both, self.only_ours
        )
    }
}

impl Tally {
    fn fault(&mut self, text: String) {
        if self.faults.len() < 20 {
            self.faults.push(text);
        }
    }

    fn ledger(&mut self, frame: Frame, golden: &Golden) {
        self.ledgers += 1;
        let (height, origin) = (frame.height, frame.origin.clone());
        let passphrase = golden.ledger["passphrase"].as_str().expect("text");
        let network = Network::of(passphrase).expect("a network");
        let derived = decode::of(frame, &network).and_then(|ledger| super::of(&ledger));
        let derived = derived.map(|unjudged| unjudged.with_all().rows);
        let rows = match (derived, golden.error.as_deref()) {
            // D21, D23: the reference stops where the ledger is sound.
            (Ok(_), Some(error)) if error.contains("panic") || error.contains(": unknown ") => {
                self.only_ours += 1;
                return;
            }
            (Ok(rows), None) => rows,
            // D24: its reader refuses it for the same reason.
            (Err(rejected), Some(_)) if rejected.reason.contains("meta V") => {
                self.refused_by_both += 1;
                return;
            }
            (Ok(_), error) => {
                return self.fault(format!("{origin}: {height}: accepted, golden: {error:?}"));
            }
            (Err(rejected), _) => return self.fault(rejected.to_string()),
        };
        let ours = rows.iter().filter(|row| self.ids.contains(&row.id));
        let ours: Vec<Row> = ours.map(|row| shown(row, height)).collect();
        let theirs = golden.changes.iter().filter(|row| self.ids.contains(&id(row)));
        let theirs: Vec<Row> = theirs.cloned().map(normalised).collect();
        self.rows(&format!("{origin}: {height}"), ours, theirs);
    }

    fn rows(&mut self, place: &str, ours: Vec<Row>, theirs: Vec<Row>) {
        self.golden += theirs.len();
        self.ours += ours.len();
        let mut ours = keyed(ours);
        for (key, theirs) in keyed(theirs) {
            let deploy = key.contains("deploy");
            match ours.remove(&key) {
                Some(ours) if self.same(&ours, &theirs) => self.equal += 1,
                None if deploy => self.nothing_made += 1,
                ours => {
                    self.missing += 1;
                    self.extra += usize::from(ours.is_some());
                    let (ours, theirs) = (json!(ours), json!(theirs));
                    self.fault(format!("{place}: {key}:\n  golden {theirs}\n  ours   {ours}"));
                }
            }
        }
        for (key, row) in ours {
            self.extra += 1;
            self.fault(format!("{place}: {key}: not in the golden: {}", json!(row)));
        }
    }

    /// Whether the rows are equal, but for a customer of whom the golden's transfers say nothing.
    fn same(&mut self, ours: &Row, theirs: &Row) -> bool {
        if ours == theirs {
            return true;
        }
        let mut ours = ours.clone();
        let unsaid = id(theirs) < base::EFFECTS && !theirs.contains_key("to_muxed_id");
        let customer = unsaid && ours.remove("to_muxed_id").is_some();
        self.customers += usize::from(customer);
        ours == *theirs
    }
}

fn id(row: &Row) -> i64 {
    row["state_change_id"].as_str().and_then(|text| text.parse().ok()).expect("an id")
}

/// By primary key; deploys by all but their number, which D4 shifts.
fn keyed(rows: Vec<Row>) -> BTreeMap<String, Row> {
    let mut keyed = BTreeMap::new();
    for mut row in rows {
        let place = format!("{} {}", row["to_id"], row["operation_id"]);
        let key = match id(&row) {
            base::DEPLOYS..base::SAC_EVENTS => {
                row.remove("state_change_id");
                let mut key = format!("{place} deploy {}", json!(row));
                while keyed.contains_key(&key) {
                    key.push('+');
                }
                key
            }
            id => format!("{place} {id}"),
        };
        assert!(keyed.insert(key.clone(), row).is_none(), "two rows {key}");
    }
    keyed
}

/// D2, D3.
fn normalised(mut row: Row) -> Row {
    if row["category"] == "BALANCE_AUTHORIZATION" {
        row.remove("trustline_limit_new");
    }
    for limit in ["trustline_limit_old", "trustline_limit_new"] {
        let Some(text) = row.get(limit).and_then(Value::as_str) else { continue };
        let Some((whole, fraction)) = text.split_once('.') else { continue };
        let stroops: i128 = format!("{whole}{fraction}").parse().expect("a number");
        assert_eq!(fraction.len(), 7);
        row.insert(limit.into(), json!(stroops.to_string()));
    }
    row
}

/// A row as the golden shows it.
fn shown(row: &StateChange, height: Height) -> Row {
    let mut shown = json!({
        "ledger": height.0,
        "to_id": row.to_id(height).to_string(),
        "operation_id": row.operation_id(height).to_string(),
        "state_change_id": row.id.to_string(),
        "category": row.category(),
        "reason": row.reason.name(),
        "account_id": row.account.to_string(),
    });
    let columns = shown.as_object_mut().expect("an object");
    columns.extend(columns_of(&row.what).into_iter().filter(|(_, value)| !value.is_null()));
    columns.clone()
}

fn columns_of(what: &Change) -> Row {
    let contract = |id: &[u8; 32]| Address::Contract(*id).to_string();
    let trusted = |trusted: &Trusted| match trusted {
        Trusted::Token(id) => ("token_id", json!(contract(id))),
        Trusted::Pool(id) => {
            let hex: String = id.iter().map(|byte| format!("{byte:02x}")).collect();
            ("liquidity_pool_id", json!(hex))
        }
    };
    let text = |bytes: &Vec<u8>| String::from_utf8(bytes.clone()).expect("text");
    let number = |number: &Option<i64>| number.map(|number| number.to_string());
    let columns = match what {
        Change::Balance { token, amount, to_muxed_id } => json!({
            "token_id": contract(token),
            "amount": amount.to_string(),
            "to_muxed_id": to_muxed_id.map(|id| id.to_string()),
        }),
        Change::Created(by) => json!({ "creator_account_id": by.to_string() }),
        Change::Merged(into) => json!({ "destination_account_id": into.to_string() }),
        Change::Signer { key, old, new } => json!({
            "signer_account_id": strkey::encode(key[0], &key[1..]),
            "signer_weight_old": old,
            "signer_weight_new": new,
        }),
        Change::Threshold { level, old, new } => json!({
            "threshold": match level {
                Level::Low => "LOW",
                Level::Medium => "MEDIUM",
                Level::High => "HIGH",
            },
            "threshold_old": old,
            "threshold_new": new,
        }),
        Change::Flags(flags) => json!({ "flags": flags }),
        Change::HomeDomain { old, new } => json!({ "key_value": values(old, new, text) }),
        Change::Entry { name, old, new } => json!({
            "data_entry_name": text(name),
            "key_value": values(old, new, |value| STANDARD.encode(value)),
        }),
        Change::Trustline { to, old, new } => {
            let (column, to) = trusted(to);
            json!({
                column: to,
                "trustline_limit_old": number(old),
                "trustline_limit_new": number(new),
            })
        }
        Change::Authorization { of, flags } => {
            let (column, of) = trusted(of);
            json!({ column: of, "flags": flags })
        }
        Change::Allowance { token, spender, amount, live_until } => json!({
            "token_id": contract(token),
            "spender_account_id": spender.to_string(),
            "amount": amount.to_string(),
            "key_value": { "live_until_ledger": live_until },
        }),
    };
    columns.as_object().expect("an object").clone()
}

fn values(
    old: &Option<Vec<u8>>,
    new: &Option<Vec<u8>>,
    text: impl Fn(&Vec<u8>) -> String,
) -> Value {
    let values = [("new", new), ("old", old)];
    values.iter().filter_map(|(name, value)| Some((*name, value.as_ref().map(&text)?))).collect()
}

#[test]
fn transfers_are_the_goldens() {
    let rows = compare(base::TRANSFERS..base::EFFECTS);
    assert!(rows.is_none_or(|rows| rows > 100_000), "{rows:?}");
}
