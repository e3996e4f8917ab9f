//! Who or what holds value: an account, a contract, a pool.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::strkey::{self, version};

/// An address as stored: its kind and its whole payload.
///
/// Ordered by kind, then payload, which is the order of dictionaries on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Address {
    /// `G…`: an ed25519 key.
    Account([u8; 32]),
    /// `C…`: a contract id.
    Contract([u8; 32]),
    /// `L…`: a liquidity pool id.
    LiquidityPool([u8; 32]),
    /// `B…`: a claimable balance id of version 0.
    ClaimableBalance([u8; 32]),
    /// `M…`: an ed25519 key and the id of a customer behind it.
    Muxed([u8; 32], u64),
}

impl Address {
    /// The 32 bytes that tell it from others of its kind; a muxed address shares its account's.
    pub fn key(&self) -> &[u8; 32] {
        match self {
            Self::Account(key)
            | Self::Contract(key)
            | Self::LiquidityPool(key)
            | Self::ClaimableBalance(key)
            | Self::Muxed(key, _) => key,
        }
    }

    /// Strkey version byte ‖ payload: the form in keys on disk.
    pub fn bytes(&self) -> Vec<u8> {
        let (version, head, tail) = match self {
            Self::Account(_) => (version::ACCOUNT, None, None),
            Self::Contract(_) => (version::CONTRACT, None, None),
            Self::LiquidityPool(_) => (version::LIQUIDITY_POOL, None, None),
            // The payload repeats the XDR union's version, which has only the arm 0.
            Self::ClaimableBalance(_) => (version::CLAIMABLE_BALANCE, Some(0), None),
            Self::Muxed(_, id) => (version::MUXED, None, Some(id.to_be_bytes())),
        };
        let mut bytes = vec![version];
        bytes.extend(head);
        bytes.extend_from_slice(self.key());
        bytes.extend(tail.into_iter().flatten());
        bytes
    }

    /// How many [`bytes`](Self::bytes) follow a version byte.
    pub fn payload_bytes(version: u8) -> Option<usize> {
        match version {
            version::ACCOUNT | version::CONTRACT | version::LIQUIDITY_POOL => Some(32),
            version::CLAIMABLE_BALANCE => Some(33),
            version::MUXED => Some(40),
            _ => None,
        }
    }

    /// The address whose [`bytes`](Self::bytes) these are.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (&kind, payload) = bytes.split_first()?;
        Some(match kind {
            version::ACCOUNT => Self::Account(payload.try_into().ok()?),
            version::CONTRACT => Self::Contract(payload.try_into().ok()?),
            version::LIQUIDITY_POOL => Self::LiquidityPool(payload.try_into().ok()?),
            version::CLAIMABLE_BALANCE => {
                Self::ClaimableBalance(payload.strip_prefix(&[0])?.try_into().ok()?)
            }
            version::MUXED => {
                let (key, id) = payload.split_first_chunk::<32>()?;
                Self::Muxed(*key, u64::from_be_bytes(id.try_into().ok()?))
            }
            _ => return None,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.bytes();
        f.write_str(&strkey::encode(bytes[0], &bytes[1..]))
    }
}

impl FromStr for Address {
    type Err = NotAnAddress;
    fn from_str(text: &str) -> Result<Self, NotAnAddress> {
        let (version, payload) = strkey::decode(text).ok_or(NotAnAddress)?;
        Self::from_bytes(&[&[version], payload.as_slice()].concat()).ok_or(NotAnAddress)
    }
}

/// The text is no strkey of a kind that ledgers hold.
#[derive(Debug, thiserror::Error)]
#[error("not an address: G…, C…, L…, B… or M…")]
pub struct NotAnAddress;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_survives_text_and_bytes() {
        let key = [9; 32];
        for (letter, address) in [
            ('G', Address::Account(key)),
            ('C', Address::Contract(key)),
            ('L', Address::LiquidityPool(key)),
            ('B', Address::ClaimableBalance(key)),
            ('M', Address::Muxed(key, u64::MAX - 1)),
        ] {
            let text = address.to_string();
            assert!(text.starts_with(letter), "{text}");
            assert_eq!(text.parse::<Address>().unwrap(), address);
            assert_eq!(Address::from_bytes(&address.bytes()), Some(address));
        }
    }

    #[test]
    fn other_strkeys_are_no_addresses() {
        assert!(strkey::encode(0x90, &[1; 32]).parse::<Address>().is_err());
        assert!(strkey::encode(version::ACCOUNT, &[1; 31]).parse::<Address>().is_err());
        assert!(strkey::encode(version::CLAIMABLE_BALANCE, &[1; 33]).parse::<Address>().is_err());
    }
}
