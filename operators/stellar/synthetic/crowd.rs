//! This makes entries without a chain, as many as wanted and in the order of a bucket.

use stellar_xdr::{AlphaNum4, Asset, AssetCode4, LedgerEntry};

use super::accounts::{Account, Trust};
use super::xdr::{account, sha256};

/// A million accounts of a thousand lumens each are well below all there are.
const BALANCE: i64 = 10_000_000_000;

/// Accounts that have lumens and trust `lines` assets each, of one issuer that is none of them.
pub fn crowd(accounts: u32, lines: u16) -> impl Iterator<Item = LedgerEntry> {
    let owners = move || (0..accounts).map(move |index| owner(index, accounts));
    let issuer = account(sha256(&[b"issuer of a crowd"]));
    let asset = move |line: u16| {
        let [high, low] = line.to_be_bytes();
        let digit = |half: u8| b'A' + half;
        let asset_code = AssetCode4([high >> 4, high & 15, low >> 4, low & 15].map(digit));
        Asset::CreditAlphanum4(AlphaNum4 { asset_code, issuer: issuer.clone() })
    };
    let trusts = owners().flat_map(move |owner| {
        let asset = asset.clone();
        let trust = move |line| {
            let (balance, limit) = (BALANCE + i64::from(line), i64::MAX);
            owner.trust_image(asset(line), &Trust { balance, limit, modified: 1, owed: None })
        };
        (0..lines).map(trust)
    });
    let own = move |mut owner: Account| {
        owner.more = u32::from(lines);
        owner.image()
    };
    owners().map(own).chain(trusts)
}

/// An account whose key lies where the place of `index` among all keys is.
fn owner(index: u32, all: u32) -> Account {
    let mut key = sha256(&[b"one of a crowd", &index.to_be_bytes()]);
    let step = u64::MAX / u64::from(all.max(1));
    key[..8].copy_from_slice(&(step * u64::from(index)).to_be_bytes());
    Account::new(key, BALANCE, 0, 1)
}
