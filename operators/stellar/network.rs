//! Which Stellar network a ledger belongs to.

use std::fmt;

use ledgerflow_records::Hash;
use sha2::{Digest, Sha256};

/// A network, told from others by its passphrase, whose hash every signature covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    passphrase: String,
    id: Hash,
}

/// The names that stand for a passphrase.
const NAMED: [(&str, &str); 4] = [
    ("pubnet", "Public Global Stellar Network ; September 2015"),
    ("testnet", "Test SDF Network ; September 2015"),
    ("futurenet", "Test SDF Future Network ; October 2022"),
    ("standalone", "Standalone Network ; February 2017"),
];

impl Network {
    /// The network of that name, or else of that passphrase; `None` if the text is blank.
    pub fn of(text: &str) -> Option<Self> {
        let known = NAMED.iter().find(|(name, _)| *name == text);
        let passphrase = known.map_or(text, |&(_, passphrase)| passphrase).to_owned();
        let id = Hash(Sha256::digest(passphrase.as_bytes()).into());
        (!passphrase.trim().is_empty()).then_some(Self { passphrase, id })
    }

    /// What signers agreed on.
    pub fn passphrase(&self) -> &str {
        &self.passphrase
    }

    /// SHA-256 of the passphrase.
    pub fn id(&self) -> Hash {
        self.id
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = NAMED.iter().find(|(_, passphrase)| *passphrase == self.passphrase);
        known.map_or(self.passphrase.as_str(), |(name, _)| name).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_the_published_ones() {
        for (name, id) in [
            ("pubnet", "7ac33997544e3175d266bd022439b22cdb16508c01163f26e5cb2a3e1045a979"),
            ("testnet", "cee0302d59844d32bdca915c8203dd44b33fbb7edc19051ea37abedf28ecd472"),
        ] {
            let network = Network::of(name).unwrap();
            assert_eq!(network.id().to_string(), id);
            assert_eq!(network.to_string(), name);
            assert_eq!(Network::of(network.passphrase()), Some(network));
        }
        assert_eq!(Network::of(" "), None);
        assert_eq!(Network::of("private one").unwrap().to_string(), "private one");
    }
}
