//! XDR's words to the records' words.

use ledgerflow_records::Address;
use ledgerflow_views::{
    AccountId, ClaimableBalanceIdCase, Int128Parts, MuxedAccount, MuxedAccountCase, PublicKeyCase,
    ScAddress, ScAddressCase,
};

/// An account's ed25519 key.
pub(crate) fn account(id: AccountId<'_>) -> [u8; 32] {
    let PublicKeyCase::PublicKeyTypeEd25519(key) = id.case();
    *key
}

/// A possibly muxed account's ed25519 key, and the customer's id.
pub(crate) fn muxed(account: MuxedAccount<'_>) -> ([u8; 32], Option<u64>) {
    match account.case() {
        MuxedAccountCase::Ed25519(key) => (*key, None),
        MuxedAccountCase::MuxedEd25519(muxed) => (*muxed.ed25519(), Some(muxed.id())),
    }
}

/// An address of a smart contract's world; customers' ids are dropped, as everywhere (D7).
pub(crate) fn address(address: ScAddress<'_>) -> Address {
    match address.case() {
        ScAddressCase::Account(id) => Address::Account(account(id)),
        ScAddressCase::Contract(id) => Address::Contract(*id),
        ScAddressCase::MuxedAccount(muxed) => Address::Account(*muxed.ed25519()),
        ScAddressCase::MuxedContract(muxed) => Address::Contract(*muxed.contract_id()),
        ScAddressCase::ClaimableBalance(id) => {
            let ClaimableBalanceIdCase::ClaimableBalanceIdTypeV0(hash) = id.case();
            Address::ClaimableBalance(*hash)
        }
        ScAddressCase::LiquidityPool(id) => Address::LiquidityPool(*id),
    }
}

/// A number of 128 bits.
pub(crate) fn joined(parts: Int128Parts<'_>) -> i128 {
    (i128::from(parts.hi()) << 64) | i128::from(parts.lo())
}
