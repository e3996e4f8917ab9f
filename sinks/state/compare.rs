//! Two current states, row by row.

use std::cmp::Ordering;

use ledgerflow_records::Current;

use crate::store::{Family, Order, Store, StoreError};
use crate::tables::Maintained;

/// How two states differ in one row; when it changed last is not compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Only the first has it.
    First(Current),
    /// Only the second has it.
    Second(Current),
    /// Both have it, with these values.
    Both(Current, Current),
}

/// Shows `each` how the rows of a table differ, in order of keys, those that readers are not shown
/// among them; memory is a row of each.
///
/// # Errors
/// As the stores have them, and what `each` says.
pub fn compare<E: From<StoreError>>(
    (first, second): (&impl Store, &impl Store),
    table: &dyn Maintained,
    mut each: impl FnMut(Difference) -> Result<(), E>,
) -> Result<(), E> {
    let (mut firsts, mut seconds) = (entries(first, table), entries(second, table));
    let (mut one, mut other) = (firsts.next().transpose()?, seconds.next().transpose()?);
    loop {
        let order = match (&one, &other) {
            (None, None) => return Ok(()),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (Some((one, _)), Some((other, _))) => one.cmp(other),
        };
        let first = if order.is_le() { one.take() } else { None };
        let second = if order.is_ge() { other.take() } else { None };
        match (first, second) {
            (Some((_, first)), Some((_, second))) if first != second => {
                each(Difference::Both(first, second))?;
            }
            (Some((_, first)), None) => each(Difference::First(first))?,
            (None, Some((_, second))) => each(Difference::Second(second))?,
            _ => {}
        }
        if order.is_le() {
            one = firsts.next().transpose()?;
        }
        if order.is_ge() {
            other = seconds.next().transpose()?;
        }
    }
}

/// Keys and rows of a table.
fn entries<'a>(
    store: &'a impl Store,
    table: &'a dyn Maintained,
) -> impl Iterator<Item = Result<(Vec<u8>, Current), StoreError>> + 'a {
    let (from, to) = ([table.tag()], [table.tag() + 1]);
    store.scan(Family::State, &from, Some(&to), Order::Ascending).map(|entry| {
        let (key, value) = entry?;
        let row = key.get(1..).and_then(|key| table.read(key, &value));
        let corrupt = || StoreError::corrupt(Family::State, &key, "no row of its table");
        let (row, _) = row.ok_or_else(corrupt)?;
        Ok((key, row))
    })
}
