//! What two accounts of one operation do not have in common, in words.

use std::cmp::Ordering;

use super::events::Moved;

/// How many movements are named of each kind; the rest are counted.
const NAMED: usize = 3;

/// The differences of two sorted lists.
pub(super) fn of(ours: &[Moved], cores: &[Moved]) -> String {
    let (missing, extra) = (without(cores, ours), without(ours, cores));
    let said =
        [("core tells, we do not derive", missing), ("we derive, core does not tell", extra)];
    let said = said.iter().filter(|(_, moved)| !moved.is_empty());
    said.map(|(who, moved)| format!("{who}: {}", list(moved))).collect::<Vec<_>>().join("; ")
}

/// What is in the first sorted list beyond the second.
fn without(these: &[Moved], those: &[Moved]) -> Vec<Moved> {
    let mut those = those.iter().peekable();
    let mut left = Vec::new();
    for this in these {
        while those.next_if(|that| *that < this).is_some() {}
        match those.peek().map(|that| this.cmp(that)) {
            Some(Ordering::Equal) => drop(those.next()),
            _ => left.push(*this),
        }
    }
    left
}

fn list(moved: &[Moved]) -> String {
    let named = moved.iter().take(NAMED).map(Moved::to_string);
    let named = named.collect::<Vec<_>>().join(", ");
    match moved.len().saturating_sub(NAMED) {
        0 => named,
        more => format!("{named} and {more} more"),
    }
}
