//! Rows on their way to the store, as bytes.

use ledgerflow_records::{Current, Height};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use super::EXPIRATIONS;
use crate::tables::current::put_current;

/// What one ledger puts and removes: each key once, or the later entry counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Writes {
    /// Keys and values, one after the other.
    bytes: ByteBuf,
    /// Where each key ends, and its value; no value is empty, so an empty one is none.
    ends: Vec<(u32, u32)>,
}

impl Writes {
    /// Adds rows as they are from `modified` on.
    pub fn add<'a>(&mut self, rows: impl IntoIterator<Item = &'a Current>, modified: Height) {
        let (mut key, mut value) = (Vec::with_capacity(96), Vec::with_capacity(96));
        for row in rows {
            key.clear();
            value.clear();
            put_current(row, modified, &mut key, &mut value);
            self.push(&key, &value);
            if let Current::Allowance(_, Some(allowance)) = row {
                let key = expiration(allowance.expiration, key.get(1..).unwrap_or_default());
                self.push(&key, &[super::VERSION]);
            }
        }
    }

    fn push(&mut self, key: &[u8], value: &[u8]) {
        self.bytes.extend_from_slice(key);
        let end = self.length();
        self.bytes.extend_from_slice(value);
        self.ends.push((end, self.length()));
    }

    fn length(&self) -> u32 {
        u32::try_from(self.bytes.len())
            .expect("a ledger is shorter than 4 GiB, and so are its rows")
    }

    /// Keys and their values; an empty value is none.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        let mut start = 0;
        self.ends.iter().map(move |&(key, value)| {
            let (key, value) = (key as usize, value as usize);
            let part = |from: usize, to: usize| self.bytes.get(from..to).unwrap_or_default();
            let entry = (part(start, key), part(key, value));
            start = value;
            entry
        })
    }
}

/// The key under which an allowance waits for its end.
pub(super) fn expiration(at: u32, key: &[u8]) -> Vec<u8> {
    [&[EXPIRATIONS], at.to_be_bytes().as_slice(), key].concat()
}
