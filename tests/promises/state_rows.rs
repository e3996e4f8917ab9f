//! Rows of current state, ours and the goldens', in one form: by table and key, columns without the
//! ledger in which they changed.

use std::collections::BTreeMap;

use ledgerflow_records::{Address, Current, Hash, Height};
use ledgerflow_sinks::Rows;
use ledgerflow_sinks::state::Head;
use ledgerflow_sinks::tables::current::table_of;
use serde_json::{Value, json};

use crate::changes::Row;
use crate::folds::Kind;
use crate::told::{Family, Place};

/// Of each key what holds; `None` if nothing does.
pub(crate) type Ours = BTreeMap<Place, Option<Row>>;

/// Our rows of entries, each key once.
pub(crate) fn ours(rows: &Rows, base_reserve: u32) -> Ours {
    let height = rows.ledger.height;
    let head = Head { height, base_reserve, ..Head::default() };
    let mut ours = Ours::new();
    for row in &rows.state.0 {
        let Some(place) = place(row) else { continue };
        let text = (*row != row.gone()).then(|| line(row, &head));
        let columns = text.map(|mut row| {
            let modified = row.remove("last_modified_ledger");
            assert_eq!(modified, Some(json!(height.0)));
            row
        });
        assert!(ours.insert(place, columns).is_none(), "a key twice: {row:?}");
    }
    ours
}

pub(crate) fn line(row: &Current, head: &Head) -> Row {
    let mut text = String::new();
    table_of(row).line(row, Height(head.height.0), head, &mut text);
    serde_json::from_str(&text).expect("JSON")
}

fn place(row: &Current) -> Option<Place> {
    let account = |key: &[u8; 32]| Address::Account(*key);
    let contract = |key: &[u8; 32]| Address::Contract(*key);
    Some(match row {
        Current::Native(key, _) => (Family::Native, account(key).to_string()),
        Current::Trustline((key, asset), _) => {
            (Family::Trustline, format!("{} {asset}", account(key)))
        }
        Current::Sac((holder, token), _) => {
            (Family::Sac, format!("{} {}", contract(holder), contract(token)))
        }
        Current::Pool(pool, _) => (Family::Pool, Hash(*pool).to_string()),
        Current::Share((key, pool), _) => {
            (Family::Share, format!("{} {}", account(key), Hash(*pool)))
        }
        _ => return None,
    })
}

/// The golden's changes of entries.
pub(crate) fn theirs(golden: &BTreeMap<String, Vec<Row>>) -> BTreeMap<Place, (Kind, Row)> {
    let mut theirs = BTreeMap::new();
    for (table, family, key) in [
        ("native_balance_changes", Family::Native, &["account_id"][..]),
        ("trustline_changes", Family::Trustline, &["account_id", "asset"]),
        ("sac_balance_changes", Family::Sac, &["account_id", "contract_id"]),
        ("liquidity_pool_changes", Family::Pool, &["pool_id"]),
        ("liquidity_pool_share_changes", Family::Share, &["account_id", "pool_id"]),
    ] {
        for row in golden.get(table).into_iter().flatten() {
            let mut row = plain(row);
            let kind = match row.remove("operation").as_ref().and_then(Value::as_str) {
                Some("CREATE" | "ADD") => Kind::Creation,
                Some("UPDATE") => Kind::Update,
                Some("REMOVE") => Kind::Removal,
                other => panic!("a change of kind {other:?}"),
            };
            if family == Family::Sac && kind != Kind::Removal {
                // With seven digits behind a point.
                let digits = row["balance"].as_str().expect("text").replace('.', "");
                let units = digits.parse::<i128>().expect("an amount").to_string();
                row.insert("balance".into(), units.into());
            }
            theirs.insert((family, text(&row, key)), (kind, row));
        }
    }
    theirs
}

pub(crate) fn keyed(rows: impl Iterator<Item = Row>, key: &[&str]) -> BTreeMap<String, Row> {
    rows.map(|row| (text(&row, key), row)).collect()
}

fn text(row: &Row, columns: &[&str]) -> String {
    let parts: Vec<_> = columns.iter().map(|column| row[*column].as_str().expect("text")).collect();
    parts.join(" ")
}

/// A golden's row without the ledger's number.
pub(crate) fn plain(row: &Row) -> Row {
    let mut row = row.clone();
    row.remove("ledger");
    row
}

pub(crate) fn object(value: Value) -> Row {
    let Value::Object(row) = value else { panic!("no object: {value}") };
    row
}
