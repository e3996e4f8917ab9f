//! What holds now, and as of which ledger.
//!
//! | key in `Family::State` | value, after a version byte |
//! |---|---|
//! | 0 | 0: a checkpoint is being loaded; or 1 and the head: from u32, height u32, 1 if complete, hash (32 zeros if unchecked), base reserve u32, views u8 |
//! | tag ‖ key | a row: see [`crate::tables::current`] |
//! | 128 ‖ expiration u32 ‖ key of an allowance | nothing |
//!
//! Integers of keys and of the head are big-endian. The head lies in the family of the rows, and
//! rows are moved in with it in one run: rows are always those of the head's height, whatever
//! history the database has by then, so a kill leaves nothing half-done and nothing is added twice.

mod compare;
mod door;
mod load;
mod moving;
mod pages;
mod pending;
#[cfg(test)]
mod steps;
mod writes;

use ledgerflow_records::{Hash, Height};

pub use self::compare::{Difference, compare};
pub use self::door::{Door, Entry};
pub use self::load::Load;
pub(crate) use self::moving::Moving;
pub use self::pages::Pages;
use self::pending::Pending;
pub use self::writes::Writes;
use crate::meta::take;
use crate::store::{Family, Store, StoreError};

const VERSION: u8 = 1;
/// A state that begins up to here misses nothing: genesis, ledger 1, has no metadata, and its only
/// account shows with its first change.
pub(crate) const GENESIS: Height = Height(2);
/// The key of the head.
pub(crate) const HEAD: &[u8] = &[0];
/// What the keys of the order of expiration start with.
pub(crate) const EXPIRATIONS: u8 = 128;

/// As of which ledger the rows are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The first ledger that counted, or the checkpoint's.
    pub from: Height,
    /// The last ledger that counted.
    pub height: Height,
    /// Whether nothing was there before `from` that is not in the rows.
    pub complete: bool,
    /// The hash of the last ledger; `None` if it was not checked.
    pub hash: Option<Hash>,
    /// Stroops that an entry keeps its account from spending, by the last ledger's header.
    pub base_reserve: u32,
    /// Bits of the views that are kept: see [`view`].
    pub views: u8,
}

/// Bits of views.
pub mod view {
    /// `asset_holders`.
    pub const HOLDERS: u8 = 1;
    /// `top_holders`.
    pub const TOP: u8 = 2;
    /// `trustline_counts`.
    pub const TRUSTLINES: u8 = 4;
    /// All of them.
    pub const ALL: u8 = HOLDERS | TOP | TRUSTLINES;
}

/// Whether there is a current state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// No ledger has counted yet.
    #[default]
    Empty,
    /// The load of a checkpoint began and did not end.
    Loading,
    /// There is one.
    At(Head),
}

impl Standing {
    /// That of `store`.
    ///
    /// # Errors
    /// As the store has them, and a head that no program of this format wrote.
    pub fn read<S: Store>(store: &S) -> Result<Self, StoreError> {
        match store.get(Family::State, HEAD)? {
            None => Ok(Self::Empty),
            Some(bytes) => Self::decode(&bytes)
                .ok_or_else(|| StoreError::corrupt(Family::State, HEAD, "no head of the state")),
        }
    }

    /// The head, if there is a state.
    pub fn head(&self) -> Option<&Head> {
        match self {
            Self::At(head) => Some(head),
            Self::Empty | Self::Loading => None,
        }
    }

    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        if let Self::At(head) = self {
            bytes.push(1);
            bytes.extend(head.from.0.to_be_bytes());
            bytes.extend(head.height.0.to_be_bytes());
            bytes.push(u8::from(head.complete));
            bytes.extend(head.hash.unwrap_or_default().0);
            bytes.extend(head.base_reserve.to_be_bytes());
            bytes.push(head.views);
        } else {
            bytes.push(0);
        }
        bytes
    }

    fn decode(mut bytes: &[u8]) -> Option<Self> {
        let rest = &mut bytes;
        if take(rest)? != [VERSION] {
            return None;
        }
        let standing = match take(rest)? {
            [0] => Self::Loading,
            [1] => Self::At(Head {
                from: Height(u32::from_be_bytes(take(rest)?)),
                height: Height(u32::from_be_bytes(take(rest)?)),
                complete: match take(rest)? {
                    [0] => false,
                    [1] => true,
                    _ => return None,
                },
                hash: Some(Hash(take(rest)?)).filter(|hash| *hash != Hash::default()),
                base_reserve: u32::from_be_bytes(take(rest)?),
                views: take::<1>(rest)?[0],
            }),
            _ => return None,
        };
        rest.is_empty().then_some(standing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_comes_back_and_its_bytes_are_the_formats() {
        let head = Head {
            from: Height(3),
            height: Height(259),
            complete: true,
            hash: Some(Hash([7; 32])),
            base_reserve: 5_000_000,
            views: view::ALL,
        };
        for standing in [
            Standing::At(head),
            Standing::At(Head { hash: None, complete: false, ..head }),
            Standing::Loading,
        ] {
            assert_eq!(Standing::decode(&standing.encode()), Some(standing));
        }
        let bytes = Standing::At(Head { hash: None, ..head }).encode();
        assert_eq!(bytes[..11], [1, 1, 0, 0, 0, 3, 0, 0, 1, 3, 1]);
        assert_eq!(bytes[43..], [0, 0x4c, 0x4b, 0x40, 7]);
        for wrong in [&[][..], &[2, 0], &[1], &[1, 2], &[1, 0, 0], &bytes[..47]] {
            assert_eq!(Standing::decode(wrong), None, "{wrong:?}");
        }
    }
}
