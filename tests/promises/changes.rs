//! Rows of `state_changes`, compared after exactly the normalisation that the deviations allow:
//! limits in stroops (D2), no limit on authorizations (D3), deploys of the golden that made nothing
//! (D4), ids of customers that it does not tell (D6).

use std::collections::BTreeMap;
use std::fmt;

use ledgerflow_records::state_change::base;
use serde_json::{Map, Value, json};

pub(crate) type Row = Map<String, Value>;

/// What comparing came to.
#[derive(Default)]
pub(crate) struct Changes {
    equal: usize,
    nothing_made: usize,
    customers: usize,
}

impl fmt::Display for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { equal, nothing_made, customers } = self;
        write!(f, "{equal} (D4 {nothing_made}, D6 {customers})")
    }
}

impl Changes {
    /// Compares the rows of one ledger.
    pub(crate) fn compare(
        &mut self,
        place: &str,
        ours: &[Row],
        theirs: &[Row],
        faults: &mut Vec<String>,
    ) {
        let mut fault = |text: String| {
            if faults.len() < 20 {
                faults.push(text);
            }
        };
        let mut ours = keyed(ours.to_vec());
        for (key, theirs) in keyed(theirs.iter().cloned().map(normalised).collect()) {
            match ours.remove(&key) {
                Some(ours) if self.same(&ours, &theirs) => self.equal += 1,
                None if key.contains("deploy") => self.nothing_made += 1,
                ours => {
                    let (ours, theirs) = (json!(ours), json!(theirs));
                    fault(format!("{place}: {key}:\n  golden {theirs}\n  ours   {ours}"));
                }
            }
        }
        for (key, row) in ours {
            fault(format!("{place}: {key}: not in the golden: {}", json!(row)));
        }
    }

    /// Whether the rows are equal, but for a customer of whom the golden's transfers say nothing.
    fn same(&mut self, ours: &Row, theirs: &Row) -> bool {
        if ours == theirs {
            return true;
        }
        let mut ours = ours.clone();
        let transfer = ours.contains_key("state_change_id") && id(&ours) < base::EFFECTS;
        let unsaid = transfer && !theirs.contains_key("to_muxed_id");
        self.customers += usize::from(unsaid && ours.remove("to_muxed_id").is_some());
        ours == *theirs
    }
}

/// A row's `state_change_id`.
pub(crate) fn id(row: &Row) -> i64 {
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
