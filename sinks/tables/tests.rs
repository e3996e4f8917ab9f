//! What tables promise to scripts.

use std::collections::BTreeSet;

use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

use ledgerflow_records::{Address, StateChange};

use super::{Appended, HISTORY, StateChanges, all, reference};
use crate::block::arbitrary::{Shape, rows};
use crate::block::arbitrary_changes::one_of_each;
use crate::block::pack;
use crate::snapshots::compare;

fn lines(table: &dyn Appended, rows: &crate::Rows) -> String {
    let mut text = String::new();
    table.lines(rows, &mut text);
    text
}

proptest! {
    #[test]
    fn every_row_is_one_object_of_the_tables_columns(seed in any::<u64>()) {
        let rows = rows(Shape { seed, transactions: 9, operations: 3, links: 4, addresses: 12 });
        let counts = pack(&rows).counts;
        for (table, count) in HISTORY.iter().zip(counts.rows) {
            let text = lines(*table, &rows);
            prop_assert_eq!(text.lines().count() as u64, count);
            for line in text.lines() {
                let object: serde_json::Value = serde_json::from_str(line).unwrap();
                let present = table.columns().iter().filter(|column| object.get(column.name).is_some());
                let places: Vec<_> =
                    present.map(|column| line.find(&format!("\"{}\":", column.name)).unwrap()).collect();
                prop_assert!(places.is_sorted(), "{line}");
                prop_assert_eq!(object.as_object().unwrap().len(), places.len());
                prop_assert_eq!(places.first(), Some(&1));
            }
        }
    }
}

#[test]
fn every_table_writes_what_scripts_read() {
    let rows = rows(Shape { seed: 4, transactions: 6, operations: 2, links: 3, addresses: 7 });
    for table in HISTORY {
        compare(&format!("{}.jsonl", table.name()), &lines(table, &rows));
    }
    let mut each = rows;
    let changed = (1..).zip(one_of_each()).map(|(id, (reason, what))| StateChange {
        transaction: 0,
        operation: None,
        id,
        account: Address::Account([1; 32]),
        reason,
        what,
    });
    each.changes.rows = changed.collect();
    compare("state_changes_of_each_kind.jsonl", &lines(&StateChanges, &each));
}

#[test]
fn names_are_unique_and_the_reference_has_them_all() {
    let names: BTreeSet<_> = all().map(|kind| kind.table().name()).collect();
    assert_eq!(names.len(), all().count());
    let text = reference();
    assert!(names.iter().all(|name| text.contains(&format!("## {name}\n"))));
    compare("tables.md", &text);
}
