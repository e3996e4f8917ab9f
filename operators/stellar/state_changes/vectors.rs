//! The published vectors: ids that others computed (14.11).

use ledgerflow_records::state_change::{Change, Reason, base};
use ledgerflow_records::strkey::{self, version};
use ledgerflow_records::{Address, Height, StateChange, toid};
use ledgerflow_views::{self as views, View};
use stellar_xdr::{self as xdr, WriteXdr};

use crate::stellar::contracts::contract_id;
use crate::stellar::network::Network;

#[test]
fn contracts_that_an_account_deployed_have_the_published_ids() {
    let deployer = "GCQIH6MRLCJREVE76LVTKKEZXRIT6KSX7KU65HPDDBYFKFYHIYSJE57R";
    let deployer: Address = deployer.parse().unwrap();
    let salt = [
        195, 179, 60, 131, 211, 25, 160, 131, 45, 151, 203, 11, 11, 116, 166, 232, 51, 92, 179, 76,
        220, 111, 96, 246, 72, 68, 195, 127, 194, 19, 147, 252,
    ];
    for (salt, contract) in [
        (salt, "CA7UGIYR2H63C2ETN2VE4WDQ6YX5XNEWNWC2DP7A64B2ZR7VJJWF3SBF"),
        ([0; 32], "CAWZAO4VPBCTZP7ZKNGCKUPICDGCKKAPDHSAH6WIUI5ZUZDCTMQ63URH"),
    ] {
        let key = xdr::PublicKey::PublicKeyTypeEd25519(xdr::Uint256(*deployer.key()));
        let preimage = xdr::ContractIdPreimage::Address(xdr::ContractIdPreimageFromAddress {
            address: xdr::ScAddress::Account(xdr::AccountId(key)),
            salt: xdr::Uint256(salt),
        });
        let bytes = preimage.to_xdr(xdr::Limits::none()).unwrap();
        let preimage = views::ContractIdPreimage::read(&bytes).unwrap();
        let network = Network::of("testnet").unwrap();
        assert_eq!(contract_id(network.id().0, preimage).to_string(), contract);
    }
}

#[test]
fn ids_of_operations_are_the_published_ones() {
    assert_eq!(toid(Height(12_345), 1, 1), 53_021_371_273_217);
    assert_eq!(toid(Height(12_345), 0, 0), 53_021_371_269_120);
    let row = |operation| StateChange {
        transaction: 0,
        operation,
        id: base::TRANSFERS + 1,
        account: Address::Account([1; 32]),
        reason: Reason::Set,
        what: Change::Flags(1),
    };
    let (fee, first) = (row(None), row(Some(0)));
    assert_eq!(first.operation_id(Height(12_345)), 53_021_371_273_217);
    assert_eq!(first.to_id(Height(12_345)), 53_021_371_273_216);
    assert_eq!(fee.to_id(Height(12_345)), first.to_id(Height(12_345)));
    assert_eq!(fee.operation_id(Height(12_345)), 0);
}

#[test]
fn the_published_claimable_balance_is_one() {
    let text = "BAAFK3PZYCD4YKOLFNOCJVG2JIHWOBE5NHU5FHY3ESAHMAO3C5RIYGTBDI";
    let Ok(Address::ClaimableBalance(hash)) = text.parse() else { panic!("{text}") };
    assert_eq!(Address::ClaimableBalance(hash).to_string(), text);
    let (kind, payload) = strkey::decode(text).unwrap();
    assert_eq!((kind, payload.len()), (version::CLAIMABLE_BALANCE, 33));
}

#[test]
fn bytes_of_another_length_or_version_are_no_address() {
    let whole = Address::Account([1; 32]).bytes();
    assert_eq!(Address::from_bytes(&whole), Some(Address::Account([1; 32])));
    for odd in [&[][..], &whole[..1], &whole[..32], &[&whole[..], &[0]].concat(), &[0x99; 33]] {
        assert_eq!(Address::from_bytes(odd), None, "{odd:?}");
    }
}
