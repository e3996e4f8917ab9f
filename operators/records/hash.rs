//! A SHA-256 digest, as every chain here names its blocks and transactions.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// 32 bytes, shown as lower-case hex.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hash(pub [u8; 32]);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hash {
    type Err = NotAHash;
    fn from_str(text: &str) -> Result<Self, NotAHash> {
        let digits = text.as_bytes();
        // `from_str_radix` would take a sign for a digit.
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(NotAHash);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| NotAHash)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| NotAHash)?;
        }
        Ok(Self(bytes))
    }
}

/// The text is not 64 hex digits.
#[derive(Debug, thiserror::Error)]
#[error("a hash is 64 hex digits")]
pub struct NotAHash;
