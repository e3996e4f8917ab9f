//! The rules of what sets nothing, and of whose settings change (9.2, 9.3, 9.7, 9.9, 14.6).

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Reason, Trusted, flag};
use stellar_xdr as xdr;
use xdr::{LedgerEntryChange, LedgerEntryData, OperationBody as Body};

use super::build::{self, Step, credit, id, key, muxed, updated};
use super::effects::tests::{effects, skipping, step};
use super::transfer_rules;
use super::values::{USD, contract_of};

type Row = (char, Reason, Change);

/// An account whose signer 9 has this weight.
fn signed(letter: char, weight: u32) -> xdr::LedgerEntry {
    let signer = xdr::SignerKey::Ed25519(xdr::Uint256([9; 32]));
    build::entry(LedgerEntryData::Account(xdr::AccountEntry {
        account_id: id(letter),
        signers: build::list(vec![xdr::Signer { key: signer, weight }]),
        thresholds: xdr::Thresholds([1, 2, 3, u8::try_from(weight).unwrap()]),
        home_domain: xdr::String32(weight.to_string().as_bytes().try_into().unwrap()),
        flags: weight,
        ..Default::default()
    }))
}

fn set(op: xdr::SetOptionsOp, changes: Vec<LedgerEntryChange>) -> Step {
    step(Body::SetOptions(op), changes)
}

fn reweighed(old: Option<u8>, new: Option<u8>, reason: Reason) -> Row {
    ('A', reason, Change::Signer { key: Address::Account([9; 32]).bytes(), old, new })
}

#[test]
fn each_flag_of_an_account_has_its_bit() {
    for (xdr, bit) in [
        (1, flag::AUTH_REQUIRED),
        (2, flag::AUTH_REVOCABLE),
        (4, flag::AUTH_IMMUTABLE),
        (8, flag::AUTH_CLAWBACK_ENABLED),
    ] {
        let set_flags = xdr::SetOptionsOp { set_flags: Some(xdr), ..Default::default() };
        let set_row = ('A', Reason::Set, Change::Flags(bit));
        assert_eq!(effects(set(set_flags, Vec::new())), [set_row]);
        let clear_flags = xdr::SetOptionsOp { clear_flags: Some(xdr), ..Default::default() };
        let clear_row = ('A', Reason::Clear, Change::Flags(bit));
        assert_eq!(effects(set(clear_flags, Vec::new())), [clear_row]);
    }
}

#[test]
fn an_inflation_destination_has_no_row() {
    let op = xdr::SetOptionsOp { inflation_dest: Some(id('B')), ..Default::default() };
    assert_eq!(effects(set(op, updated(signed('A', 1), signed('A', 1)))), []);
}

#[test]
fn old_weights_are_those_before_the_whole_operation() {
    let steps = [updated(signed('A', 1), signed('A', 2)), updated(signed('A', 2), signed('A', 3))];
    let rows = effects(set(Default::default(), steps.concat()));
    let row = |new| reweighed(Some(1), Some(new), Reason::Update);
    assert_eq!(rows, [row(2), row(3)]);
}

#[test]
fn signers_of_another_account_are_told_as_the_sources() {
    let own = updated(signed('A', 7), signed('A', 7));
    let other = updated(signed('B', 1), signed('B', 2));
    let rows = effects(set(Default::default(), [own.clone(), other].concat()));
    assert_eq!(rows, [reweighed(Some(7), Some(2), Reason::Update)]);
    let mut without = signed('B', 1);
    if let LedgerEntryData::Account(account) = &mut without.data {
        account.signers = Default::default();
    }
    let removed =
        effects(set(Default::default(), [own, updated(signed('B', 1), without)].concat()));
    assert_eq!(removed, [reweighed(Some(7), None, Reason::Remove)]);
}

#[test]
fn a_signer_that_the_source_did_not_have_is_skipped_but_its_master_key_weighed_nothing() {
    let own = updated(build::account('A', 7), build::account('A', 7));
    let other = updated(signed('B', 1), signed('B', 2));
    assert_eq!(skipping(1, set(Default::default(), [own, other].concat())), []);
    let master = |weight| {
        let thresholds = xdr::Thresholds([weight, 0, 0, 0]);
        let entry = xdr::AccountEntry { account_id: id('A'), thresholds, ..Default::default() };
        build::entry(LedgerEntryData::Account(entry))
    };
    let steps = [updated(master(0), master(5)), updated(master(5), master(6))];
    let key = || Address::Account(key('A')).bytes();
    let row = |reason, old, new| ('A', reason, Change::Signer { key: key(), old, new });
    let rows = effects(set(Default::default(), steps.concat()));
    assert_eq!(rows, [row(Reason::Add, None, Some(5)), row(Reason::Update, Some(0), Some(6))]);
}

/// Entries of every kind that settings are told of, all changed.
fn everything(letter: char) -> Vec<LedgerEntryChange> {
    let trusted = |limit| {
        let xdr::Asset::CreditAlphanum4(usd) = credit("USD", 'I') else { panic!("three letters") };
        let asset = xdr::TrustLineAsset::CreditAlphanum4(usd);
        let line =
            xdr::TrustLineEntry { account_id: id(letter), asset, limit, ..Default::default() };
        build::entry(LedgerEntryData::Trustline(line))
    };
    let named = |value: &[u8]| {
        let data_value = xdr::DataValue(value.try_into().unwrap());
        let account_id = id(letter);
        build::entry(LedgerEntryData::Data(xdr::DataEntry {
            account_id,
            data_value,
            ..Default::default()
        }))
    };
    let gone = trusted(1);
    let key = gone.to_key();
    [
        updated(signed(letter, 1), signed(letter, 2)),
        updated(trusted(1), trusted(2)),
        vec![LedgerEntryChange::State(gone), LedgerEntryChange::Removed(key)],
        updated(named(b"1"), named(b"2")),
    ]
    .concat()
}

#[test]
fn other_operations_set_nothing_whatever_they_changed() {
    let sponsored = xdr::BeginSponsoringFutureReservesOp { sponsored_id: id('B') };
    let owned = xdr::LedgerKey::Account(xdr::LedgerKeyAccount { account_id: id('A') });
    for body in [
        Body::Payment(Default::default()),
        Body::Clawback(Default::default()),
        Body::BumpSequence(Default::default()),
        Body::BeginSponsoringFutureReserves(sponsored),
        Body::EndSponsoringFutureReserves,
        Body::RevokeSponsorship(xdr::RevokeSponsorshipOp::LedgerEntry(owned)),
        Body::ExtendFootprintTtl(Default::default()),
        Body::RestoreFootprint(Default::default()),
        Body::InvokeHostFunction(Default::default()),
    ] {
        assert_eq!(effects(step(body.clone(), everything('A'))), [], "{body:?}");
    }
    let merged = transfer_rules::merge('B', xdr::AccountMergeResult::Success(1));
    assert_eq!(effects(Step { changes: everything('A'), ..merged }), []);
}

/// The same entry, sponsored.
fn sponsored(entry: xdr::LedgerEntry, by: char) -> xdr::LedgerEntry {
    let sponsoring_id = xdr::SponsorshipDescriptor(Some(id(by)));
    let ext =
        xdr::LedgerEntryExtensionV1 { sponsoring_id, ext: xdr::LedgerEntryExtensionV1Ext::V0 };
    xdr::LedgerEntry { ext: xdr::LedgerEntryExt::V1(ext), ..entry }
}

#[test]
fn who_sponsors_an_entry_has_no_row() {
    let own = signed('A', 1);
    for (before, after) in [
        (own.clone(), sponsored(own.clone(), 'S')),
        (sponsored(own.clone(), 'S'), own.clone()),
        (sponsored(own.clone(), 'S'), sponsored(own.clone(), 'T')),
    ] {
        let owned = xdr::LedgerKey::Account(xdr::LedgerKeyAccount { account_id: id('A') });
        let revoked = Body::RevokeSponsorship(xdr::RevokeSponsorshipOp::LedgerEntry(owned));
        let changes = updated(before, after);
        assert_eq!(effects(step(revoked, changes.clone())), []);
        assert_eq!(effects(set(Default::default(), changes)), []);
    }
}

/// A trustline of A, and the operation that asked for one of 12 letters' width.
fn trusting(asset: xdr::TrustLineAsset, flags: u32) -> LedgerEntryChange {
    let line = xdr::TrustLineEntry { account_id: id('A'), asset, flags, ..Default::default() };
    LedgerEntryChange::Created(build::entry(LedgerEntryData::Trustline(line)))
}

#[test]
fn what_a_trustline_may_is_read_by_the_code_up_to_its_first_zero() {
    let wide =
        |code: &[u8; 12]| xdr::AlphaNum12 { asset_code: xdr::AssetCode12(*code), issuer: id('I') };
    let xdr::Asset::CreditAlphanum4(usd) = credit("USD", 'I') else { panic!("three letters") };
    let line = xdr::ChangeTrustAsset::CreditAlphanum12(wide(b"USD\0\0\0\0\0\0\0\0\0"));
    let op = Body::ChangeTrust(xdr::ChangeTrustOp { line, limit: 5 });
    let narrow = trusting(xdr::TrustLineAsset::CreditAlphanum4(usd), 1);
    let garbled = |flags| {
        let asset = wide(b"USD\0XXXX\0\0\0\0");
        trusting(xdr::TrustLineAsset::CreditAlphanum12(asset), flags)
    };
    let flags = |rows: Vec<Row>| match &rows[..] {
        [
            (_, Reason::Add, Change::Trustline { .. }),
            (_, Reason::Set, Change::Authorization { flags, .. }),
        ] => *flags,
        other => panic!("{other:?}"),
    };
    assert_eq!(flags(effects(step(op.clone(), vec![garbled(2)]))), Some(64));
    // By key the narrow one is first.
    assert_eq!(flags(effects(step(op.clone(), vec![garbled(2), narrow]))), Some(1));
    let longer = wide(b"USDT\0\0\0\0\0\0\0\0");
    let longer = trusting(xdr::TrustLineAsset::CreditAlphanum12(longer), 1);
    assert_eq!(skipping(1, step(op, vec![longer])).len(), 1);
}

#[test]
fn allow_trust_reads_codes_of_both_widths() {
    for (asset, token) in [
        (xdr::AssetCode::CreditAlphanum4(xdr::AssetCode4(*b"USD\0")), USD),
        (
            xdr::AssetCode::CreditAlphanum12(xdr::AssetCode12(*b"USDUSD\0\0\0\0\0\0")),
            super::assets::Asset::Alphanum12(*b"USDUSD\0\0\0\0\0\0", key('I')),
        ),
    ] {
        let op = xdr::AllowTrustOp { trustor: id('B'), asset, authorize: 1 };
        let allow = step(Body::AllowTrust(op), Vec::new());
        let rows = effects(Step { source: Some(muxed('I')), ..allow });
        let of = Trusted::Token(contract_of(&token));
        let what = Change::Authorization { of, flags: Some(flag::AUTHORIZED) };
        assert_eq!(rows, [('B', Reason::Set, what)]);
    }
}
