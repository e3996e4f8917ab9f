//! What people read.

use ledgerflow_records::state_change::Level;

use super::*;

const USD: [u8; 32] = [1; 32];
const OTHER: [u8; 32] = [2; 32];
const XLM: [u8; 32] = [3; 32];

fn who(key: u8) -> Address {
    Address::Account([key; 32])
}

fn names() -> Names {
    let mut names = Names::default();
    names.add(XLM, Asset::Native);
    names.add(USD, Asset::Alphanum4(*b"USDC", [9; 32]));
    names
}

fn row(operation: Option<u32>, account: u8, reason: Reason, what: Change) -> StateChange {
    StateChange { transaction: 0, operation, id: 1, account: who(account), reason, what }
}

fn balance(operation: Option<u32>, account: u8, reason: Reason, token: [u8; 32]) -> StateChange {
    let what = Change::Balance { token, amount: 125_000_000, to_muxed_id: None };
    row(operation, account, reason, what)
}

fn words(rows: &[StateChange]) -> Vec<String> {
    (0..rows.len()).map(|at| told(rows, at, &names())).collect()
}

#[test]
fn a_payment_names_both_ends() {
    use Reason::{Burn, Credit, Debit, Mint};
    let moved = |one, two| words(&[balance(Some(0), 1, one, USD), balance(Some(0), 2, two, USD)]);
    let (one, two) = (who(1), who(2));
    assert_eq!(
        moved(Debit, Credit),
        [format!("sent 12.5 USDC to {two}"), format!("received 12.5 USDC from {one}")]
    );
    assert_eq!(
        moved(Mint, Credit),
        [format!("issued 12.5 USDC to {two}"), format!("received 12.5 USDC from {one}")]
    );
    assert_eq!(
        moved(Burn, Debit),
        [format!("took 12.5 USDC back from {two}"), format!("gave 12.5 USDC back to {one}")]
    );
}

#[test]
fn what_has_no_other_end_names_none() {
    use Reason::{Burn, Credit, Debit, Mint};
    for (reason, text) in [
        (Debit, "sent 12.5 XLM"),
        (Credit, "received 12.5 XLM"),
        (Mint, "minted 12.5 XLM"),
        (Burn, "burned 12.5 XLM"),
    ] {
        assert_eq!(words(&[balance(Some(0), 1, reason, XLM)]), [text]);
    }
    // Another token, another operation: not the other end.
    let others = [balance(Some(0), 1, Debit, USD), balance(Some(0), 2, Credit, XLM)];
    assert_eq!(words(&others), ["sent 12.5 USDC", "received 12.5 XLM"]);
    let others = [balance(Some(0), 1, Debit, XLM), balance(Some(1), 2, Credit, XLM)];
    assert_eq!(words(&others), ["sent 12.5 XLM", "received 12.5 XLM"]);
}

#[test]
fn a_fee_is_a_fee_and_a_customer_is_named() {
    let fee = Change::Balance { token: XLM, amount: 100, to_muxed_id: None };
    assert_eq!(words(&[row(None, 1, Reason::Debit, fee)]), ["fee 0.00001 XLM"]);
    let paid = Change::Balance { token: XLM, amount: 1, to_muxed_id: Some(7) };
    let text = "received 0.0000001 XLM, for customer 7";
    assert_eq!(words(&[row(Some(0), 1, Reason::Credit, paid)]), [text]);
}

#[test]
fn a_token_without_a_name_is_its_contract_and_whole_numbers() {
    let text = format!("sent 125000000 of {}", Address::Contract(OTHER));
    assert_eq!(words(&[balance(Some(0), 1, Reason::Debit, OTHER)]), [text]);
}

#[test]
fn a_code_of_two_issuers_is_told_in_full() {
    let mut names = names();
    let issuer = format!("USDC is issued by {}", who(9));
    assert_eq!(names.legend().collect::<Vec<_>>(), [issuer]);
    names.add(OTHER, Asset::Alphanum4(*b"USDC", [8; 32]));
    assert_eq!(names.legend().count(), 0);
    let text = told(&[balance(Some(0), 1, Reason::Debit, OTHER)], 0, &names);
    assert_eq!(text, format!("sent 12.5 USDC:{}", who(8)));
}

#[test]
fn settings_are_told_in_words() {
    use Reason::{Add, Clear, Remove, Set, Update};
    let to = Trusted::Token(USD);
    let key = [vec![0x30], vec![5; 32]].concat();
    let signer = who(5);
    for (reason, what, text) in [
        (
            Add,
            Change::Trustline { to, old: None, new: Some(i64::MAX) },
            "trusts USDC up to no limit".into(),
        ),
        (
            Update,
            Change::Trustline { to, old: Some(0), new: Some(10_000_000) },
            "trusts USDC up to 1 USDC, before 0 USDC".into(),
        ),
        (Remove, Change::Trustline { to, old: None, new: None }, "no longer trusts USDC".into()),
        (
            Clear,
            Change::Authorization { of: to, flags: Some(65) },
            "clear authorized, authorized to maintain liabilities of USDC".into(),
        ),
        (Set, Change::Flags(flag::AUTH_REQUIRED), "set auth required".into()),
        (
            Update,
            Change::Threshold { level: Level::Low, old: 0, new: 2 },
            "low threshold 0 to 2".into(),
        ),
        (
            Set,
            Change::HomeDomain { old: None, new: Some(b"a.example".to_vec()) },
            "home domain set to \"a.example\"".into(),
        ),
        (
            Remove,
            Change::Entry { name: b"n\xff".to_vec(), old: Some(vec![0xff]), new: None },
            "entry n\\xff \"\\xff\" removed".into(),
        ),
        (
            Update,
            Change::Signer { key, old: Some(1), new: Some(2) },
            format!("signer {signer} weight 1 changed to weight 2"),
        ),
        (Reason::Create, Change::Created(who(2)), format!("created by {}", who(2))),
        (Reason::Merge, Change::Merged(who(2)), format!("merged into {}", who(2))),
        (
            Update,
            Change::Allowance { token: OTHER, spender: who(2), amount: -1, live_until: 9 },
            format!("lets {} spend -1 of {} until ledger 9", who(2), Address::Contract(OTHER)),
        ),
    ] {
        assert_eq!(words(&[row(Some(0), 1, reason, what)]), [text]);
    }
}

#[test]
fn amounts_keep_every_digit() {
    assert_eq!(units(100), "0.00001");
    assert_eq!(units(-12_500_000), "-1.25");
    assert_eq!(units(i128::MIN), "-17014118346046923173168730371588.4105728");
    assert_eq!(units(0), "0");
}

#[test]
fn a_contract_token_has_the_digits_and_the_name_that_it_claims_and_its_contract() {
    let mut names = names();
    let store = ledgerflow_sinks::memory::Memory::default();
    let token = Address::Contract(OTHER);
    assert_eq!(names.amount(1_250, &OTHER), format!("1250 of {token}"));
    for (decimals, text) in [(2, "12.5"), (0, "1250"), (4, "0.125"), (3, "1.25"), (6, "0.00125")] {
        let (name, symbol) = ("Dollar".to_owned(), "US\"D".to_owned());
        let says = Some(ContractToken::Described { name, symbol, decimals });
        names.learn(&store, &OTHER, says).expect("readable");
        assert_eq!(names.amount(1_250, &OTHER), format!("{text} of {token} (\"US\\\"D\")"));
        assert_eq!(names.amount(-1_250, &OTHER), format!("-{text} of {token} (\"US\\\"D\")"));
    }
    names.learn(&store, &OTHER, Some(ContractToken::Asset(Asset::Native))).expect("readable");
    assert_eq!(names.amount(12_500_000, &OTHER), "1.25 XLM");
}
