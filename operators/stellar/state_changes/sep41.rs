//! Contract tokens: the rows of their events (state-changes 11.5).

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Reason};
use ledgerflow_views::{ContractEventBodyCase, ContractEventType, OperationBodyCase};

use super::token_events::{Event, Moved};
use super::{Context, Draft};
use crate::stellar::asked::Asked;

/// The rows of one operation of a successful transaction as if every contract were a token; which
/// are, is decided by its claims, malformed events included.
pub(crate) fn of(
    transaction: &Context<'_>,
    index: usize,
    asked: &Asked<'_>,
    into: &mut Vec<Draft>,
) -> Result<(), String> {
    let OperationBodyCase::InvokeHostFunction(_) = asked.body else { return Ok(()) };
    for event in transaction.events(index).into_iter().flat_map(|events| events.list) {
        let Some(token) = event.contract_id() else { continue };
        if event.type_() != ContractEventType::Contract {
            continue;
        }
        let ContractEventBodyCase::V0(body) = event.body().case();
        let before = into.len();
        match Event::of(body) {
            Ok(None) => continue,
            Ok(Some(event)) => rows(*token, event, into),
            Err(_) => {}
        }
        transaction.claim(index, token, into.len() - before);
    }
    Ok(())
}

fn rows(token: [u8; 32], event: Event, into: &mut Vec<Draft>) {
    let moved = |account: Address, reason, Moved { amount, to_muxed_id }| {
        let what = Change::Balance { token, amount, to_muxed_id };
        Draft { account, reason, what }
    };
    let left = |amount| Moved { amount, to_muxed_id: None };
    match event {
        Event::Transfer { from, to, moved: arrived } => {
            into.push(moved(from, Reason::Debit, left(arrived.amount)));
            into.push(moved(to, Reason::Credit, arrived));
        }
        Event::Mint { to, moved: arrived } => into.push(moved(to, Reason::Mint, arrived)),
        Event::Burn { from, amount } => into.push(moved(from, Reason::Burn, left(amount))),
        Event::Approve { from, spender, amount, live_until } => {
            let what = Change::Allowance { token, spender, amount, live_until };
            into.push(Draft { account: from, reason: Reason::Update, what });
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use ledgerflow_records::StateChange;
    use ledgerflow_records::state_change::base;
    use stellar_xdr as xdr;

    use super::*;
    use crate::stellar::state_changes::build::{self, Made, id, key};
    use crate::stellar::state_changes::effects::tests::{rows_of, step};

    pub(crate) fn symbol(text: &str) -> xdr::ScVal {
        xdr::ScVal::Symbol(xdr::ScSymbol(text.try_into().unwrap()))
    }

    pub(crate) fn account(letter: char) -> xdr::ScVal {
        xdr::ScVal::Address(xdr::ScAddress::Account(id(letter)))
    }

    pub(crate) fn contract(id: [u8; 32]) -> xdr::ScVal {
        xdr::ScVal::Address(xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash(id))))
    }

    pub(crate) fn event(
        contract: [u8; 32],
        topics: Vec<xdr::ScVal>,
        data: xdr::ScVal,
    ) -> xdr::ContractEvent {
        let topics = build::list(topics);
        xdr::ContractEvent {
            ext: xdr::ExtensionPoint::V0,
            contract_id: Some(xdr::ContractId(xdr::Hash(contract))),
            type_: xdr::ContractEventType::Contract,
            body: xdr::ContractEventBody::V0(xdr::ContractEventV0 { topics, data }),
        }
    }

    /// A call of a contract that changed and said this.
    pub(crate) fn invoked(
        changes: Vec<xdr::LedgerEntryChange>,
        events: Vec<xdr::ContractEvent>,
    ) -> Made {
        let op = xdr::InvokeHostFunctionOp::default();
        let step = step(xdr::OperationBody::InvokeHostFunction(op), changes);
        Made { soroban: true, ..Made::of(vec![build::Step { events, ..step }]) }
    }

    const TOKEN: [u8; 32] = [7; 32];

    fn number(amount: i128) -> xdr::ScVal {
        let hi = i64::try_from(amount >> 64).unwrap();
        let lo = u64::try_from(amount & i128::from(u64::MAX)).unwrap();
        xdr::ScVal::I128(xdr::Int128Parts { hi, lo })
    }

    fn map(fields: Vec<(xdr::ScVal, xdr::ScVal)>) -> xdr::ScVal {
        let fields = fields.into_iter().map(|(key, val)| xdr::ScMapEntry { key, val });
        xdr::ScVal::Map(Some(xdr::ScMap(build::list(fields.collect()))))
    }

    /// The rows of what the token says, each a text, and how many events were skipped.
    fn said(topics: Vec<xdr::ScVal>, data: xdr::ScVal) -> (Vec<String>, u32) {
        of(&invoked(Vec::new(), vec![event(TOKEN, topics, data)]))
    }

    fn of(made: &Made) -> (Vec<String>, u32) {
        let (rows, skipped) = rows_of(made, base::SEP41);
        (rows.iter().map(line).collect(), skipped)
    }

    fn line(row: &StateChange) -> String {
        let letter = char::from(row.account.key()[0]);
        let reason = row.reason.name();
        match row.what {
            Change::Balance { token: TOKEN, amount, to_muxed_id: None } => {
                format!("{reason} {letter} {amount}")
            }
            Change::Balance { token: TOKEN, amount, to_muxed_id: Some(id) } => {
                format!("{reason} {letter} {amount} #{id}")
            }
            Change::Allowance { token: TOKEN, spender, amount, live_until } => {
                let spender = char::from(spender.key()[0]);
                format!("{reason} {letter} {amount} by {spender} until {live_until}")
            }
            ref other => panic!("{other:?}"),
        }
    }

    fn rows<const N: usize>(rows: [&str; N]) -> (Vec<String>, u32) {
        (rows.map(str::to_owned).to_vec(), 0)
    }

    const SKIPPED: (Vec<String>, u32) = (Vec::new(), 1);

    fn topics(name: &str, accounts: &str) -> Vec<xdr::ScVal> {
        std::iter::once(symbol(name)).chain(accounts.chars().map(account)).collect()
    }

    #[test]
    fn transfers_debit_and_credit() {
        assert_eq!(
            said(topics("transfer", "AB"), number(500)),
            rows(["DEBIT A 500", "CREDIT B 500"])
        );
        let least = format!("DEBIT A {}", i128::MIN);
        let credit = format!("CREDIT B {}", i128::MIN);
        let whole = said(topics("transfer", "AB"), number(i128::MIN));
        assert_eq!(whole, rows([&least, &credit]));
    }

    #[test]
    fn mints_and_burns_are_the_holders() {
        assert_eq!(said(topics("mint", "B"), number(100)), rows(["MINT B 100"]));
        assert_eq!(said(topics("mint", "XB"), number(100)), rows(["MINT B 100"]));
        assert_eq!(said(topics("burn", "B"), number(30)), rows(["BURN B 30"]));
        assert_eq!(said(topics("clawback", "B"), number(30)), rows(["BURN B 30"]));
        assert_eq!(said(topics("clawback", "XB"), number(30)), rows(["BURN B 30"]));
    }

    #[test]
    fn a_customer_is_named_where_the_amount_arrives() {
        let id = || (symbol("to_muxed_id"), xdr::ScVal::U64(1_234_567_890));
        let amount = || (symbol("amount"), number(500));
        let named = rows(["DEBIT A 500", "CREDIT B 500 #1234567890"]);
        assert_eq!(said(topics("transfer", "AB"), map(vec![amount(), id()])), named);
        let minted = said(topics("mint", "B"), map(vec![amount(), id()]));
        assert_eq!(minted, rows(["MINT B 500 #1234567890"]));
        let plain = rows(["DEBIT A 500", "CREDIT B 500"]);
        let other = (symbol("to_muxed_id"), symbol("text"));
        let unknown = (xdr::ScVal::U32(1), xdr::ScVal::Void);
        let fields = map(vec![unknown, amount(), id(), other]);
        assert_eq!(said(topics("transfer", "AB"), fields), plain, "the last of equal keys");
        let wrong = (symbol("amount"), xdr::ScVal::U64(500));
        assert_eq!(said(topics("transfer", "AB"), map(vec![wrong.clone()])), SKIPPED);
        assert_eq!(said(topics("transfer", "AB"), map(vec![wrong.clone(), amount()])), plain);
        assert_eq!(said(topics("transfer", "AB"), map(vec![amount(), wrong])), SKIPPED);
        assert_eq!(said(topics("transfer", "AB"), map(vec![id()])), SKIPPED);
        assert_eq!(said(topics("transfer", "AB"), xdr::ScVal::Map(None)), SKIPPED);
        assert_eq!(said(topics("burn", "A"), map(vec![amount()])), SKIPPED);
    }

    #[test]
    fn an_approval_says_how_much_and_until_when() {
        let vec = |parts| xdr::ScVal::Vec(Some(xdr::ScVec(build::list(parts))));
        let until = || xdr::ScVal::U32(1234);
        let approved = |data| said(topics("approve", "AB"), data);
        let row = rows(["UPDATE A 500 by B until 1234"]);
        assert_eq!(approved(vec(vec![number(500), until()])), row);
        let zero = rows(["UPDATE A 0 by B until 1234"]);
        assert_eq!(approved(vec(vec![number(0), until()])), zero);
        assert_eq!(approved(vec(vec![number(500)])), SKIPPED);
        assert_eq!(approved(vec(vec![number(500), until(), until()])), SKIPPED);
        assert_eq!(approved(vec(vec![number(500), xdr::ScVal::U64(1)])), SKIPPED);
        assert_eq!(approved(xdr::ScVal::Vec(None)), SKIPPED);
        assert_eq!(said(topics("approve", "A"), vec(vec![number(5), until()])), SKIPPED);
    }

    #[test]
    fn events_that_are_not_made_as_the_standard_says_are_skipped() {
        for (name, accounts) in [
            ("transfer", "A"),
            ("transfer", "ABC"),
            ("mint", ""),
            ("mint", "ABC"),
            ("burn", "AB"),
            ("burn", ""),
            ("clawback", "ABC"),
        ] {
            assert_eq!(said(topics(name, accounts), number(1)), SKIPPED, "{name} {accounts}");
        }
        let middle = vec![symbol("mint"), symbol("X"), account('B')];
        assert_eq!(said(middle, number(1)), SKIPPED);
        assert_eq!(said(topics("transfer", "AB"), xdr::ScVal::U64(1)), SKIPPED);
    }

    #[test]
    fn other_events_are_none_of_a_tokens() {
        assert_eq!(said(topics("swap", "AB"), number(1)), rows([]));
        assert_eq!(said(vec![account('A'), account('B')], number(1)), rows([]));
        assert_eq!(said(Vec::new(), number(1)), rows([]));
        let mut other = event(TOKEN, topics("burn", "A"), number(1));
        other.type_ = xdr::ContractEventType::System;
        assert_eq!(of(&invoked(Vec::new(), vec![other.clone()])), rows([]));
        other.type_ = xdr::ContractEventType::Contract;
        other.contract_id = None;
        assert_eq!(of(&invoked(Vec::new(), vec![other])), rows([]));
    }

    #[test]
    fn rows_are_in_the_order_of_events_in_metas_of_both_forms() {
        let events = vec![
            event(TOKEN, topics("mint", "B"), number(100)),
            event(TOKEN, topics("burn", "B"), number(30)),
        ];
        let made = invoked(Vec::new(), events);
        let both = rows(["MINT B 100", "BURN B 30"]);
        assert_eq!(of(&Made { version: 3, ..made.clone() }), both);
        assert_eq!(of(&Made { fee_source: Some(build::muxed('F')), ..made.clone() }), both);
        assert_eq!(of(&Made { version: 2, soroban: false, ..made.clone() }), rows([]));
        assert_eq!(of(&Made { failed: true, ..made.clone() }), rows([]));
        let events = made.steps[0].events.clone();
        let other = step(xdr::OperationBody::RestoreFootprint(Default::default()), Vec::new());
        let steps = vec![build::Step { events, ..other }];
        assert_eq!(of(&Made { soroban: true, ..Made::of(steps) }), rows([]));
    }

    #[test]
    fn an_address_that_is_no_account_is_kept_whole() {
        let customer = xdr::MuxedEd25519Account { id: 3, ed25519: xdr::Uint256(key('M')) };
        let pool = xdr::ScAddress::LiquidityPool(xdr::PoolId(xdr::Hash([5; 32])));
        let topics = vec![
            symbol("transfer"),
            xdr::ScVal::Address(xdr::ScAddress::MuxedAccount(customer)),
            xdr::ScVal::Address(pool),
        ];
        let made = invoked(Vec::new(), vec![event(TOKEN, topics, number(1))]);
        let (rows, _) = rows_of(&made, base::SEP41);
        let accounts: Vec<_> = rows.iter().map(|row| row.account).collect();
        assert_eq!(accounts, [Address::Muxed(key('M'), 3), Address::LiquidityPool([5; 32])]);
    }
}
