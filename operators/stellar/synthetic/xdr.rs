//! This names a few XDR values shortly and hashes them.

use sha2::{Digest, Sha256};
use stellar_xdr::{
    AccountId, AlphaNum4, AlphaNum12, Asset, AssetCode4, AssetCode12, DecoratedSignature, Hash,
    LedgerEntryChange, LedgerEntryChanges, Limited, Limits, MuxedAccount, PublicKey, Signature,
    SignatureHint, TransactionEnvelope, Uint256, VecM, WriteXdr,
};

use super::accounts::{Accounts, ISSUER};

pub(super) fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into()
}

pub(super) fn encoded(value: &impl WriteXdr) -> Vec<u8> {
    // Most values are smaller; growing step by step would copy them many times.
    let mut bytes = Limited::new(Vec::with_capacity(2048), Limits::none());
    value.write_xdr(&mut bytes).expect("memory takes every byte and nothing limits depth");
    bytes.inner
}

pub(super) fn hash_of(value: &impl WriteXdr) -> Hash {
    Hash(sha256(&[&encoded(value)]))
}

/// A list that is never longer than the schema allows.
pub(super) fn list<T, const MAX: u32>(items: Vec<T>) -> VecM<T, MAX> {
    items.try_into().expect("shorter than the schema allows")
}

pub(super) fn changes(changes: Vec<LedgerEntryChange>) -> LedgerEntryChanges {
    LedgerEntryChanges(list(changes))
}

pub(super) fn account(key: [u8; 32]) -> AccountId {
    AccountId(PublicKey::PublicKeyTypeEd25519(Uint256(key)))
}

pub(super) fn unmuxed(key: [u8; 32]) -> MuxedAccount {
    MuxedAccount::Ed25519(Uint256(key))
}

/// The issuer's assets: one with a short code, one with a long one.
pub(super) fn asset(accounts: &Accounts, which: usize) -> Asset {
    let issuer = account(accounts.key(ISSUER));
    if which == 0 {
        Asset::CreditAlphanum4(AlphaNum4 { asset_code: AssetCode4(*b"USD\0"), issuer })
    } else {
        let asset_code = AssetCode12(*b"LEDGERFLOW\0\0");
        Asset::CreditAlphanum12(AlphaNum12 { asset_code, issuer })
    }
}

/// The hash that signatures sign and results name, per `TransactionSignaturePayload`.
pub(super) fn content_hash(network: &[u8; 32], envelope: &TransactionEnvelope) -> Hash {
    let (tag, content) = match envelope {
        TransactionEnvelope::Tx(envelope) => (2u32, encoded(&envelope.tx)),
        TransactionEnvelope::TxFeeBump(envelope) => (5, encoded(&envelope.tx)),
        // Without its discriminant the old key is a new transaction's source.
        TransactionEnvelope::TxV0(envelope) => {
            (2, encoded(&stellar_xdr::Transaction::from(envelope.tx.clone())))
        }
    };
    Hash(sha256(&[network, &tag.to_be_bytes(), &content]))
}

/// One signature per key: the right hint and 64 bytes that no key has made.
pub(super) fn signed(hash: &Hash, keys: &[[u8; 32]]) -> VecM<DecoratedSignature, 20> {
    let sign = |key: &[u8; 32]| {
        let half = sha256(&[b"signature", &hash.0, key]);
        let bytes = [half, sha256(&[&half])].concat();
        let hint = SignatureHint([key[28], key[29], key[30], key[31]]);
        DecoratedSignature { hint, signature: Signature(bytes.try_into().expect("64 bytes")) }
    };
    list(keys.iter().map(sign).collect())
}
