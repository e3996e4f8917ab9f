//! The tables of current state: a key each, and the row that holds under it.
//!
//! On disk a key is the table's tag and its own key; a value is a version byte, the height of the
//! last change, and the row. Numbers of values are LEB128; keys sort as exports do.

mod allowances;
mod baselines;
mod holders;
mod native;
mod past;
mod pools;
mod sac;
mod sep41;
mod shares;
#[cfg(test)]
mod tests;
mod tokens;
mod top;
mod trustline_counts;
mod trustlines;

use ledgerflow_records::current::Current;
use ledgerflow_records::{Address, Asset, Height};

pub use self::allowances::Sep41Allowances;
pub use self::baselines::TokenBaselines;
pub use self::holders::AssetHolders;
pub use self::native::NativeBalances;
pub use self::past::past_line;
pub use self::pools::LiquidityPools;
pub use self::sac::SacBalances;
pub use self::sep41::Sep41Balances;
pub use self::shares::LiquidityPoolBalances;
pub use self::tokens::ContractTokens;
pub use self::top::TopHolders;
pub use self::trustline_counts::TrustlineCounts;
pub use self::trustlines::TrustlineBalances;
use super::json::Line;
use super::{Column, Table, column};
use crate::block::column::{Cursor, put};
use crate::block::section::Section;
use crate::state::Head;

/// The tables of current state, in the order of their tags.
pub const CURRENT: [&dyn Maintained; 12] = [
    &NativeBalances,
    &TrustlineBalances,
    &SacBalances,
    &LiquidityPools,
    &LiquidityPoolBalances,
    &ContractTokens,
    &Sep41Balances,
    &Sep41Allowances,
    &AssetHolders,
    &TopHolders,
    &TrustlineCounts,
    &TokenBaselines,
];

/// The version of values.
const VERSION: u8 = 1;

const MODIFIED: Column =
    column("last_modified_ledger", "number", "ledger of the last change of this row");

/// A table whose rows are replaced and removed.
pub trait Maintained: Table {
    /// The first byte of its keys.
    fn tag(&self) -> u8;
    /// The bit of the view that it is, of [`crate::state::view`]; 0 if it is none.
    fn view(&self) -> u8;
    /// The row of an entry on disk, and when it changed last; the key comes without its tag.
    fn read(&self, key: &[u8], value: &[u8]) -> Option<(Current, Height)>;
    /// Appends a row as a JSON object and a line; nothing if it is of another table.
    fn line(&self, row: &Current, modified: Height, head: &Head, to: &mut String);
}

/// What a table of current state is made of.
pub(super) trait Keyed {
    /// The first byte of its keys. Never reuse one.
    const TAG: u8;
    /// The bit of the view that it is.
    const VIEW: u8 = 0;
    type Key;
    type Row;
    fn put_key(key: &Self::Key, to: &mut Vec<u8>);
    fn put_row(row: &Self::Row, to: &mut Vec<u8>);
    fn take_key(from: &mut Cursor<'_>) -> Option<Self::Key>;
    fn take_row(from: &mut Cursor<'_>) -> Option<Self::Row>;
    fn joined(key: Self::Key, row: Option<Self::Row>) -> Current;
    fn parted(current: &Current) -> Option<(&Self::Key, &Self::Row)>;
    fn members(
        key: &Self::Key,
        row: &Self::Row,
        modified: Height,
        head: &Head,
        line: &mut Line<'_>,
    );
}

impl<T: Keyed + Table> Maintained for T {
    fn tag(&self) -> u8 {
        T::TAG
    }

    fn view(&self) -> u8 {
        T::VIEW
    }

    fn read(&self, key: &[u8], value: &[u8]) -> Option<(Current, Height)> {
        let mut key = Cursor::new(Section::HEADER, key);
        let of = T::take_key(&mut key)?;
        key.finish().ok()?;
        let mut value = Cursor::new(Section::HEADER, value);
        if value.byte().ok()? != VERSION {
            return None;
        }
        let modified = Height(value.u32().ok()?);
        let row = T::take_row(&mut value)?;
        value.finish().ok()?;
        Some((T::joined(of, Some(row)), modified))
    }

    fn line(&self, row: &Current, modified: Height, head: &Head, to: &mut String) {
        if let Some((key, row)) = T::parted(row) {
            let mut line = Line::begin(to);
            T::members(key, row, modified, head, &mut line);
            line.end();
        }
    }
}

/// The table of a row.
pub fn table_of(row: &Current) -> &'static dyn Maintained {
    match row {
        Current::Native(..) => &NativeBalances,
        Current::Trustline(..) => &TrustlineBalances,
        Current::Sac(..) => &SacBalances,
        Current::Pool(..) => &LiquidityPools,
        Current::Share(..) => &LiquidityPoolBalances,
        Current::Token(..) => &ContractTokens,
        Current::Sep41(..) => &Sep41Balances,
        Current::Allowance(..) => &Sep41Allowances,
        Current::Holders(..) => &AssetHolders,
        Current::Top(..) => &TopHolders,
        Current::Trustlines(..) => &TrustlineCounts,
        Current::Baseline(..) => &TokenBaselines,
    }
}

/// Appends the key on disk and, unless the row is gone, the value.
pub(crate) fn put_current(row: &Current, modified: Height, key: &mut Vec<u8>, value: &mut Vec<u8>) {
    match row {
        Current::Native(of, row) => put_one::<NativeBalances>((of, row), modified, key, value),
        Current::Trustline(of, row) => {
            put_one::<TrustlineBalances>((of, row), modified, key, value)
        }
        Current::Sac(of, row) => put_one::<SacBalances>((of, row), modified, key, value),
        Current::Pool(of, row) => put_one::<LiquidityPools>((of, row), modified, key, value),
        Current::Share(of, row) => {
            put_one::<LiquidityPoolBalances>((of, row), modified, key, value)
        }
        Current::Token(of, row) => put_one::<ContractTokens>((of, row), modified, key, value),
        Current::Sep41(of, row) => put_one::<Sep41Balances>((of, row), modified, key, value),
        Current::Allowance(of, row) => put_one::<Sep41Allowances>((of, row), modified, key, value),
        Current::Holders(of, row) => put_one::<AssetHolders>((of, row), modified, key, value),
        Current::Top(of, row) => put_one::<TopHolders>((of, row), modified, key, value),
        Current::Trustlines(of, row) => put_one::<TrustlineCounts>((of, row), modified, key, value),
        Current::Baseline(of, row) => put_one::<TokenBaselines>((of, row), modified, key, value),
    }
}

fn put_one<T: Keyed>(
    (of, row): (&T::Key, &Option<T::Row>),
    modified: Height,
    key: &mut Vec<u8>,
    value: &mut Vec<u8>,
) {
    key.push(T::TAG);
    T::put_key(of, key);
    if let Some(row) = row {
        value.push(VERSION);
        put(value, u64::from(modified.0));
        T::put_row(row, value);
    }
}

/// An account's or contract's own part of a key: 32 bytes each.
fn put_pair((one, other): &([u8; 32], [u8; 32]), to: &mut Vec<u8>) {
    to.extend(one);
    to.extend(other);
}

fn take_pair(from: &mut Cursor<'_>) -> Option<([u8; 32], [u8; 32])> {
    Some((from.array().ok()?, from.array().ok()?))
}

/// Code and issuer behind the kind, which sorts native first and short codes before long ones.
fn put_asset(asset: &Asset, to: &mut Vec<u8>) {
    match asset {
        Asset::Native => to.push(0),
        Asset::Alphanum4(code, issuer) => {
            to.push(1);
            to.extend(code);
            to.extend(issuer);
        }
        Asset::Alphanum12(code, issuer) => {
            to.push(2);
            to.extend(code);
            to.extend(issuer);
        }
    }
}

fn take_asset(from: &mut Cursor<'_>) -> Option<Asset> {
    Some(match from.byte().ok()? {
        0 => Asset::Native,
        1 => Asset::Alphanum4(from.array().ok()?, from.array().ok()?),
        2 => Asset::Alphanum12(from.array().ok()?, from.array().ok()?),
        _ => return None,
    })
}

/// A version byte and a payload whose length it implies.
fn put_address(address: &Address, to: &mut Vec<u8>) {
    to.extend(address.bytes());
}

fn take_address(from: &mut Cursor<'_>) -> Option<Address> {
    let kind = from.byte().ok()?;
    let rest = from.take(Address::payload_bytes(kind)?).ok()?;
    Address::from_bytes(&[&[kind], rest].concat())
}
