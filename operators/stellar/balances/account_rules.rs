//! Rows of accounts, trustlines and pools (stellar-model G.3 30 to 35, G.4 45 to 51).

use ledgerflow_records::current::{LiquidityPool, NativeBalance, TrustlineBalance};
use ledgerflow_records::{Asset, Current};
use stellar_xdr as xdr;
use xdr::LedgerEntryChange::{Created, Removed, State};

use super::made::{Ledger, Tx, rows, tx};
use crate::stellar::state_changes::build::{account, credit, entry, id, key, updated};
use crate::stellar::state_changes::values::USD;

const RESERVE: u32 = 5_000_000;

fn lumens(balance: i64) -> NativeBalance {
    NativeBalance {
        balance,
        buying_liabilities: 0,
        selling_liabilities: 0,
        subentries: 0,
        sponsoring: 0,
        sponsored: 0,
    }
}

fn liabilities(buying: i64, selling: i64) -> xdr::Liabilities {
    xdr::Liabilities { buying, selling }
}

/// An account of `A` with all that counts towards its reserve.
fn reserved(subentries: u32, sponsoring: u32, sponsored: u32) -> xdr::LedgerEntry {
    let sponsors = xdr::AccountEntryExtensionV2 {
        num_sponsored: sponsored,
        num_sponsoring: sponsoring,
        ..Default::default()
    };
    let extension = xdr::AccountEntryExtensionV1 {
        liabilities: liabilities(100, 200),
        ext: xdr::AccountEntryExtensionV1Ext::V2(sponsors),
    };
    entry(xdr::LedgerEntryData::Account(xdr::AccountEntry {
        account_id: id('A'),
        balance: 9,
        num_sub_entries: subentries,
        ext: xdr::AccountEntryExt::V1(extension),
        ..Default::default()
    }))
}

fn trustline(letter: char, asset: xdr::TrustLineAsset) -> xdr::LedgerEntry {
    let extension = xdr::TrustLineEntryV1 {
        liabilities: liabilities(100, 200),
        ext: xdr::TrustLineEntryV1Ext::V0,
    };
    entry(xdr::LedgerEntryData::Trustline(xdr::TrustLineEntry {
        account_id: id(letter),
        asset,
        balance: 5_000,
        limit: 10_000_000,
        flags: 1,
        ext: xdr::TrustLineEntryExt::V1(extension),
    }))
}

/// A trustline asset of this code by I.
fn trusted(code: &str) -> xdr::TrustLineAsset {
    match credit(code, 'I') {
        xdr::Asset::CreditAlphanum4(asset) => xdr::TrustLineAsset::CreditAlphanum4(asset),
        other => panic!("{other:?}"),
    }
}

fn shares() -> xdr::TrustLineAsset {
    xdr::TrustLineAsset::PoolShare(xdr::PoolId(xdr::Hash([9; 32])))
}

fn pool(asset_a: xdr::Asset, reserve_a: i64, reserve_b: i64) -> xdr::LedgerEntry {
    let asset_b = credit("USD", 'I');
    let pool = xdr::LiquidityPoolEntryConstantProduct {
        params: xdr::LiquidityPoolConstantProductParameters { asset_a, asset_b, fee: 30 },
        reserve_a,
        reserve_b,
        total_pool_shares: 7,
        pool_shares_trust_line_count: 1,
    };
    entry(xdr::LedgerEntryData::LiquidityPool(xdr::LiquidityPoolEntry {
        liquidity_pool_id: xdr::PoolId(xdr::Hash([9; 32])),
        body: xdr::LiquidityPoolEntryBody::LiquidityPoolConstantProduct(pool),
    }))
}

#[test]
fn an_account_is_what_its_entry_says_after_the_change() {
    let created = rows(vec![Created(account('A', 10_000_000))]);
    assert_eq!(created, [Current::Native(key('A'), Some(lumens(10_000_000)))]);
    assert_eq!(lumens(10_000_000).minimum(RESERVE), 10_000_000);
    let changed = rows(updated(account('A', 5_000_000), account('A', 10_000_000)));
    assert_eq!(changed, [Current::Native(key('A'), Some(lumens(10_000_000)))]);
    let merged = rows(vec![State(account('A', 5)), Removed(account('A', 5).to_key())]);
    assert_eq!(merged, [Current::Native(key('A'), None)]);
}

#[test]
fn liabilities_subentries_and_sponsorships_are_the_extensions() {
    let row = NativeBalance {
        buying_liabilities: 100,
        selling_liabilities: 200,
        subentries: 3,
        sponsoring: 5,
        sponsored: 2,
        ..lumens(9)
    };
    let found = rows(vec![Created(reserved(3, 5, 2))]);
    assert_eq!(found, [Current::Native(key('A'), Some(row))]);
    // An extension that says nothing of sponsors.
    let mut plain = reserved(3, 0, 0);
    let xdr::LedgerEntryData::Account(account) = &mut plain.data else { panic!() };
    let xdr::AccountEntryExt::V1(extension) = &mut account.ext else { panic!() };
    extension.ext = xdr::AccountEntryExtensionV1Ext::V0;
    let found = rows(vec![Created(plain)]);
    let row = NativeBalance { sponsoring: 0, sponsored: 0, ..row };
    assert_eq!(found, [Current::Native(key('A'), Some(row))]);
}

#[test]
fn the_minimum_is_of_reserves_alone() {
    for (subentries, sponsoring, sponsored, base_reserve, minimum) in [
        (0, 0, 0, RESERVE, 10_000_000),
        (3, 0, 0, RESERVE, 25_000_000),
        // The header's own reserve, not today's (D11).
        (3, 0, 0, 100_000_000, 500_000_000),
        (3, 2, 0, RESERVE, 35_000_000),
        (3, 0, 4, RESERVE, 5_000_000),
        // Sponsored whole: nothing must stay.
        (0, 0, 2, RESERVE, 0),
        (u32::MAX, 0, 0, 1, (1 << 32) + 1),
        (u32::MAX, u32::MAX, 0, u32::MAX, i64::MAX),
        (0, 0, u32::MAX, u32::MAX, i64::MIN),
    ] {
        let row = rows(vec![Created(reserved(subentries, sponsoring, sponsored))]);
        let [Current::Native(_, Some(row))] = row.as_slice() else { panic!("{row:?}") };
        assert_eq!(row.minimum(base_reserve), minimum, "{row:?} {base_reserve}");
    }
}

#[test]
fn signers_alone_leave_the_row_as_it_was() {
    let signers = |weight| {
        let key = xdr::SignerKey::Ed25519(xdr::Uint256([1; 32]));
        let mut entry = account('A', 6);
        let xdr::LedgerEntryData::Account(account) = &mut entry.data else { panic!() };
        account.signers = vec![xdr::Signer { key, weight }].try_into().unwrap();
        entry
    };
    let row = [Current::Native(key('A'), Some(lumens(6)))];
    assert_eq!(rows(updated(signers(1), signers(2))), row);
    let fee = Tx { fee: updated(signers(1), signers(2)), ..Tx::default() };
    assert_eq!(Ledger::of(vec![fee]).rows(), row);
}

#[test]
fn a_trustline_is_a_row_until_it_is_given_up() {
    let row = TrustlineBalance {
        balance: 5_000,
        limit: 10_000_000,
        buying_liabilities: 100,
        selling_liabilities: 200,
        flags: 1,
    };
    let line = || trustline('A', trusted("USD"));
    let there = [Current::Trustline((key('A'), USD), Some(row))];
    assert_eq!(rows(vec![Created(line())]), there);
    assert_eq!(rows(updated(trustline('A', trusted("USD")), line())), there);
    let given_up = vec![State(line()), Removed(line().to_key())];
    assert_eq!(rows(given_up), [Current::Trustline((key('A'), USD), None)]);
    let mut plain = line();
    let xdr::LedgerEntryData::Trustline(entry) = &mut plain.data else { panic!() };
    (entry.ext, entry.flags) = (xdr::TrustLineEntryExt::V0, u32::MAX);
    let row =
        TrustlineBalance { buying_liabilities: 0, selling_liabilities: 0, flags: u32::MAX, ..row };
    assert_eq!(rows(vec![Created(plain)]), [Current::Trustline((key('A'), USD), Some(row))]);
}

#[test]
fn trustlines_of_one_asset_and_of_one_account_are_kept_apart() {
    let told = [('A', "USD"), ('B', "USD"), ('A', "USDC"), ('A', "US")];
    let told = told.map(|(letter, code)| Created(trustline(letter, trusted(code))));
    let keys: Vec<_> = rows(told.into()).iter().map(Current::gone).collect();
    let asset = |code| Asset::Alphanum4(code, key('I'));
    assert_eq!(
        keys,
        [
            Current::Trustline((key('A'), asset(*b"US\0\0")), None),
            Current::Trustline((key('A'), asset(*b"USD\0")), None),
            Current::Trustline((key('A'), asset(*b"USDC")), None),
            Current::Trustline((key('B'), asset(*b"USD\0")), None),
        ]
    );
}

#[test]
fn a_code_of_twelve_is_another_asset_than_one_of_four() {
    let long = xdr::AlphaNum12 {
        asset_code: xdr::AssetCode12(*b"USD\0\0\0\0\0\0\0\0\0"),
        issuer: id('I'),
    };
    let told = vec![
        Created(trustline('A', trusted("USD"))),
        Created(trustline('A', xdr::TrustLineAsset::CreditAlphanum12(long))),
    ];
    let keys: Vec<_> = rows(told).iter().map(Current::gone).collect();
    let long = Asset::Alphanum12(*b"USD\0\0\0\0\0\0\0\0\0", key('I'));
    assert_eq!(keys, [USD, long].map(|asset| Current::Trustline((key('A'), asset), None)));
}

#[test]
fn of_twelve_trustlines_the_one_that_is_given_up_again_is_no_row() {
    let code = |n: u8| format!("A{}", char::from(b'A' + n));
    let mut operations: Vec<_> =
        (0..11).map(|n| vec![Created(trustline('A', trusted(&code(n))))]).collect();
    let first = trustline('A', trusted(&code(0)));
    operations.push(vec![State(first.clone()), Removed(first.to_key())]);
    let told = Tx { operations, ..Tx::default() };
    let rows = Ledger::of(vec![told]).rows();
    let there = rows.iter().filter(|row| **row != row.gone());
    assert_eq!((rows.len(), there.count()), (11, 10));
}

#[test]
fn a_trustline_to_a_pool_is_a_row_of_shares() {
    let line = || trustline('A', shares());
    let there = [Current::Share((key('A'), [9; 32]), Some(5_000))];
    assert_eq!(rows(vec![Created(line())]), there);
    let gone = vec![State(line()), Removed(line().to_key())];
    assert_eq!(rows(gone), [Current::Share((key('A'), [9; 32]), None)]);
}

#[test]
fn a_pool_is_a_row_until_its_last_share_goes() {
    let native = Asset::Native;
    let row = |asset, amounts| Some(LiquidityPool { assets: [asset, USD], amounts });
    let eur = Asset::Alphanum4(*b"EUR\0", key('I'));
    let first = pool(credit("EUR", 'I'), 100, 200);
    assert_eq!(rows(vec![Created(first.clone())]), [Current::Pool([9; 32], row(eur, [100, 200]))]);
    let second = pool(xdr::Asset::Native, 500, 900);
    let changed = rows(updated(first.clone(), second));
    assert_eq!(changed, [Current::Pool([9; 32], row(native, [500, 900]))]);
    let ends = vec![State(first.clone()), Removed(first.to_key())];
    let line = trustline('A', shares());
    let given_up = vec![State(line.clone()), Removed(line.to_key())];
    let came_and_went = Ledger::of(vec![
        tx([vec![Created(line)], vec![Created(first)]]),
        tx([ends]),
        tx([given_up]),
    ]);
    let gone = [Current::Pool([9; 32], None), Current::Share((key('A'), [9; 32]), None)];
    assert_eq!(came_and_went.rows(), gone);
}

#[test]
fn entries_of_other_types_are_no_rows() {
    let data = xdr::DataEntry { account_id: id('A'), ..Default::default() };
    let others = [
        xdr::LedgerEntryData::Data(data),
        xdr::LedgerEntryData::Offer(Default::default()),
        xdr::LedgerEntryData::ClaimableBalance(Default::default()),
        xdr::LedgerEntryData::ContractCode(Default::default()),
        xdr::LedgerEntryData::Ttl(Default::default()),
        xdr::LedgerEntryData::ConfigSetting(xdr::ConfigSettingEntry::ContractMaxSizeBytes(1)),
    ];
    for other in others.map(entry) {
        let gone = Removed(other.to_key());
        assert_eq!(rows(vec![Created(other.clone()), State(other), gone]), []);
    }
}
