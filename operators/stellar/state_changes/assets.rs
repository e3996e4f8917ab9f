//! Assets, and the contracts that their tokens are known by (6.1).

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use ledgerflow_records as records;
pub(crate) use ledgerflow_records::Asset;
use ledgerflow_views as views;
use ledgerflow_views::{AlphaNum4, AlphaNum12, AssetCase, AssetCodeCase, TrustLineAssetCase};
use sha2::{Digest, Sha256};

use crate::stellar::convert::account;

/// What the schema's assets are as records, and what both hash to.
pub(crate) trait Viewed: Sized {
    fn of(asset: views::Asset<'_>) -> Self;

    /// The asset with this code by this issuer.
    fn coded(code: views::AssetCode<'_>, issuer: [u8; 32]) -> Self;

    /// The asset, or the pool whose shares the trustline holds.
    fn trusted(asset: views::TrustLineAsset<'_>) -> Result<Self, [u8; 32]>;

    /// Feeds its XDR to a hash.
    fn hash_into(&self, sha: &mut Sha256);
}

impl Viewed for Asset {
    fn of(asset: views::Asset<'_>) -> Self {
        match asset.case() {
            AssetCase::Native => Self::Native,
            AssetCase::CreditAlphanum4(credit) => alphanum4(credit),
            AssetCase::CreditAlphanum12(credit) => alphanum12(credit),
        }
    }

    fn coded(code: views::AssetCode<'_>, issuer: [u8; 32]) -> Self {
        match code.case() {
            AssetCodeCase::CreditAlphanum4(code) => Self::Alphanum4(*code, issuer),
            AssetCodeCase::CreditAlphanum12(code) => Self::Alphanum12(*code, issuer),
        }
    }

    fn trusted(asset: views::TrustLineAsset<'_>) -> Result<Self, [u8; 32]> {
        match asset.case() {
            TrustLineAssetCase::Native => Ok(Self::Native),
            TrustLineAssetCase::CreditAlphanum4(credit) => Ok(alphanum4(credit)),
            TrustLineAssetCase::CreditAlphanum12(credit) => Ok(alphanum12(credit)),
            TrustLineAssetCase::PoolShare(pool) => Err(*pool),
        }
    }

    fn hash_into(&self, sha: &mut Sha256) {
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

fn alphanum4(credit: AlphaNum4<'_>) -> Asset {
    Asset::Alphanum4(*credit.asset_code(), account(credit.issuer()))
}

fn alphanum12(credit: AlphaNum12<'_>) -> Asset {
    Asset::Alphanum12(*credit.asset_code(), account(credit.issuer()))
}

/// SHA-256 of the `HashIDPreimage` of the asset's contract (CAP-46-06).
pub(crate) fn token_of(network: records::Hash, asset: &Asset) -> [u8; 32] {
    let mut sha = Sha256::new();
    sha.update([0, 0, 0, 8]);
    sha.update(network.0);
    sha.update([0, 0, 0, 1]);
    asset.hash_into(&mut sha);
    sha.finalize().into()
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
    /// The contracts that were asked for, ascending.
    pub(crate) fn into_tokens(self) -> Vec<([u8; 32], Asset)> {
        let mut tokens: Vec<_> =
            self.tokens.into_iter().map(|(asset, token)| (token, asset)).collect();
        tokens.sort_unstable();
        tokens
    }

    pub(crate) fn new(network: records::Hash) -> Self {
        Self { network, tokens: HashMap::default(), names: HashMap::default() }
    }

    /// The contract of an asset.
    pub(crate) fn token(&mut self, asset: &Asset) -> [u8; 32] {
        let network = self.network;
        *self.tokens.entry(*asset).or_insert_with(|| token_of(network, asset))
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
    use ledgerflow_records::Address;

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
