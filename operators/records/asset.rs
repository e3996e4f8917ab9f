//! Assets of the classic ledger.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::Address;

/// An asset by its code and issuer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Asset {
    /// Lumens.
    Native,
    /// A code of up to 4 letters, zeros behind it, and the issuer's key.
    Alphanum4([u8; 4], [u8; 32]),
    /// A code of up to 12 letters, zeros behind it, and the issuer's key.
    Alphanum12([u8; 12], [u8; 32]),
}

impl Hash for Asset {
    /// The issuer's key is as good as random; codes of one issuer are few.
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Native => state.write_u8(0),
            Self::Alphanum4(code, issuer) => {
                state.write(code);
                state.write(issuer);
            }
            Self::Alphanum12(code, issuer) => {
                state.write(code);
                state.write(issuer);
            }
        }
    }
}

impl Asset {
    /// `native` in any case or `CODE:ISSUER` (SEP-11): exactly one of them.
    pub fn named(name: &[u8]) -> Option<Self> {
        if name.eq_ignore_ascii_case(b"native") {
            return Some(Self::Native);
        }
        let (code, issuer) = std::str::from_utf8(name).ok()?.split_once(':')?;
        let Ok(Address::Account(issuer)) = issuer.parse() else { return None };
        let code = code.as_bytes();
        let letters = code.iter().all(u8::is_ascii_alphanumeric);
        match code.len() {
            1..=4 if letters => Some(Self::Alphanum4(padded(code), issuer)),
            5..=12 if letters => Some(Self::Alphanum12(padded(code), issuer)),
            _ => None,
        }
    }

    /// Who issues it; nobody does native.
    pub fn issuer(&self) -> Option<[u8; 32]> {
        match self {
            Self::Native => None,
            Self::Alphanum4(_, issuer) | Self::Alphanum12(_, issuer) => Some(*issuer),
        }
    }

    /// Its code up to the first zero; none for native.
    pub fn code(&self) -> &[u8] {
        let padded = match self {
            Self::Native => &[],
            Self::Alphanum4(code, _) => code.as_slice(),
            Self::Alphanum12(code, _) => code.as_slice(),
        };
        padded.split(|&letter| letter == 0).next().unwrap_or_default()
    }
}

fn padded<const N: usize>(code: &[u8]) -> [u8; N] {
    let mut whole = [0; N];
    whole.iter_mut().zip(code).for_each(|(into, letter)| *into = *letter);
    whole
}

impl fmt::Display for Asset {
    /// `native` or `CODE:ISSUER`; what is no letter or digit in a code shows as `\xNN`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.issuer() {
            None => f.write_str("native"),
            Some(issuer) => {
                write!(f, "{}:{}", self.code().escape_ascii(), Address::Account(issuer))
            }
        }
    }
}
