//! Assets, and the contracts that their tokens are known by (6.1).

use std::hash::{Hash, Hasher};
use std::str;

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use ledgerflow_records::{self as records, Address};
use ledgerflow_views as views;
use ledgerflow_views::{AlphaNum4, AlphaNum12, AssetCase, AssetCodeCase, TrustLineAssetCase};
use sha2::{Digest, Sha256};

use crate::stellar::convert::account;

/// An asset of the classic ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asset {
    Native,
    /// A code of up to 4 letters.
    Alphanum4([u8; 4], [u8; 32]),
    /// A code of up to 12 letters.
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
    pub(crate) fn of(asset: views::Asset<'_>) -> Self {
        match asset.case() {
            AssetCase::Native => Self::Native,
            AssetCase::CreditAlphanum4(credit) => Self::alphanum4(credit),
            AssetCase::CreditAlphanum12(credit) => Self::alphanum12(credit),
        }
    }

    /// The asset with this code by this issuer.
    pub(crate) fn coded(code: views::AssetCode<'_>, issuer: [u8; 32]) -> Self {
        match code.case() {
            AssetCodeCase::CreditAlphanum4(code) => Self::Alphanum4(*code, issuer),
            AssetCodeCase::CreditAlphanum12(code) => Self::Alphanum12(*code, issuer),
        }
    }

    /// The asset, or the pool whose shares the trustline holds.
    pub(crate) fn trusted(asset: views::TrustLineAsset<'_>) -> Result<Self, [u8; 32]> {
        match asset.case() {
            TrustLineAssetCase::Native => Ok(Self::Native),
            TrustLineAssetCase::CreditAlphanum4(credit) => Ok(Self::alphanum4(credit)),
            TrustLineAssetCase::CreditAlphanum12(credit) => Ok(Self::alphanum12(credit)),
            TrustLineAssetCase::PoolShare(pool) => Err(*pool),
        }
    }

    fn alphanum4(credit: AlphaNum4<'_>) -> Self {
        Self::Alphanum4(*credit.asset_code(), account(credit.issuer()))
    }

    fn alphanum12(credit: AlphaNum12<'_>) -> Self {
        Self::Alphanum12(*credit.asset_code(), account(credit.issuer()))
    }

    /// `native` or `CODE:ISSUER` (SEP-11, 6.6); exactly one of them.
    pub(crate) fn named(name: &[u8]) -> Option<Self> {
        if name.eq_ignore_ascii_case(b"native") {
            return Some(Self::Native);
        }
        let (code, issuer) = str::from_utf8(name).ok()?.split_once(':')?;
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
    pub(crate) fn issuer(&self) -> Option<[u8; 32]> {
        match self {
            Self::Native => None,
            Self::Alphanum4(_, issuer) | Self::Alphanum12(_, issuer) => Some(*issuer),
        }
    }

    /// Feeds its XDR to a hash.
    pub(crate) fn hash_into(&self, sha: &mut Sha256) {
        match self {
            Self::Native => sha.update([0; 4]),
            Self::Alphanum4(code, issuer) => {
                sha.update([0, 0, 0, 1]);
                sha.update(code);
                sha.update([0; 4]);
                sha.update(issuer);
            }
            Self::Alphanum12(code, issuer) => {
                sha.update([0, 0, 0, 2]);
                sha.update(code);
                sha.update([0; 4]);
                sha.update(issuer);
            }
        }
    }
}

fn padded<const N: usize>(code: &[u8]) -> [u8; N] {
    let mut whole = [0; N];
    whole.iter_mut().zip(code).for_each(|(into, letter)| *into = *letter);
    whole
}

/// What one ledger's rows asked about assets before.
pub(crate) struct Assets {
    network: records::Hash,
    tokens: HashMap<Asset, [u8; 32], FixedState>,
    names: HashMap<Box<[u8]>, Option<Asset>, FixedState>,
}

/// A code of 12, a colon and a strkey.
const LONGEST_NAME: usize = 12 + 1 + 56;

impl Assets {
    pub(crate) fn new(network: records::Hash) -> Self {
        Self { network, tokens: HashMap::default(), names: HashMap::default() }
    }

    /// SHA-256 of the `HashIDPreimage` of the asset's contract (CAP-46-06).
    pub(crate) fn token(&mut self, asset: &Asset) -> [u8; 32] {
        if let Some(token) = self.tokens.get(asset) {
            return *token;
        }
        let mut sha = Sha256::new();
        sha.update([0, 0, 0, 8]);
        sha.update(self.network.0);
        sha.update([0, 0, 0, 1]);
        asset.hash_into(&mut sha);
        let token = sha.finalize().into();
        self.tokens.insert(*asset, token);
        token
    }

    pub(crate) fn named(&mut self, name: &[u8]) -> Option<Asset> {
        if name.len() > LONGEST_NAME {
            return None;
        }
        if let Some(asset) = self.names.get(name) {
            return *asset;
        }
        let asset = Asset::named(name);
        self.names.insert(name.into(), asset);
        asset
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stellar::Network;

    fn token(network: &str, asset: &str) -> String {
        let network = Network::of(network).unwrap();
        let asset = Asset::named(asset.as_bytes()).unwrap();
        Address::Contract(Assets::new(network.id()).token(&asset)).to_string()
    }

    #[test]
    fn contracts_of_assets_are_the_golden_vectors() {
        for (network, asset, contract) in [
            (PUBLIC, "native", "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA"),
            (TESTNET, "Native", "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"),
            (PUBLIC, USDC, "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75"),
        ] {
            assert_eq!(token(network, asset), contract, "{asset}");
        }
    }

    #[test]
    fn a_name_is_exactly_one_asset() {
        let issuer = USDC.split_once(':').unwrap().1;
        let named = |name: &str| Asset::named(name.as_bytes());
        assert!(matches!(
            named(&format!("A:{issuer}")),
            Some(Asset::Alphanum4([b'A', 0, 0, 0], _))
        ));
        assert!(matches!(named(&format!("ABCDE:{issuer}")), Some(Asset::Alphanum12(..))));
        for name in [
            "",
            "USDC",
            &format!(":{issuer}"),
            &format!("A_B:{issuer}"),
            &format!("ABCDEFGHIJKLM:{issuer}"),
            &format!("USDC:{issuer}:{issuer}"),
            &format!("{USDC},{USDC}"),
            &format!("USDC:{}", issuer.to_lowercase()),
        ] {
            assert_eq!(named(name), None, "{name}");
        }
    }

    const PUBLIC: &str = "Public Global Stellar Network ; September 2015";
    const TESTNET: &str = "Test SDF Network ; September 2015";
    const USDC: &str = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
}
