//! What the contracts of classic assets say that they moved (7.7, 8.2).
//!
//! Any contract can say anything: an event counts only if the contract that wrote it is the one
//! that the asset it names is known by.

use ledgerflow_records::Address;
use ledgerflow_views::{ContractEvent, ContractEventBodyCase, ContractEventType, ScVal, ScValCase};

use super::Context;
use super::movements::{Movement, Told, Way};
use crate::stellar::convert::{address, joined};

/// Tells the movements of assets among the contract events of an operation.
pub(crate) fn of(told: &mut Told<'_>, index: usize) {
    let Some(events) = told.transaction.events(index) else { return };
    for event in events.list.iter() {
        if let Some(movement) = movement(told.transaction, events.version, event) {
            told.tell(movement);
        }
    }
}

fn movement(transaction: &Context<'_>, version: i32, event: ContractEvent<'_>) -> Option<Movement> {
    if event.type_() != ContractEventType::Contract {
        return None;
    }
    let contract = event.contract_id()?;
    let ContractEventBodyCase::V0(body) = event.body().case();
    let mut topics = body.topics().iter();
    let count = topics.len();
    let ScValCase::Symbol(name) = topics.next()?.case() else { return None };
    let expected = match name {
        b"transfer" => 4,
        // Until meta V4 an administrator came before the holder.
        b"mint" | b"clawback" if version == 3 => 4,
        b"mint" | b"clawback" | b"burn" => 3,
        _ => return None,
    };
    if count != expected {
        return None;
    }
    let first = party(topics.next()?)?;
    let last = if expected == 4 { party(topics.next()?)? } else { first };
    let ScValCase::String(asset) = topics.next()?.case() else { return None };
    let asset = transaction.asset_named(asset)?;
    if transaction.token(&asset) != *contract {
        return None;
    }
    let (amount, customer) = paid(version, body.data())?;
    let movement = match name {
        // Until meta V4 a transfer from or to the issuer was not called a mint or burn.
        b"transfer" if version == 3 => Movement::between((first, last), asset, amount),
        b"transfer" => Movement::new(Way::Transfer(first, last), asset, amount),
        b"mint" => Movement::new(Way::Mint(last), asset, amount),
        b"clawback" => Movement::new(Way::Clawback(last), asset, amount),
        _ => Movement::new(Way::Burn(last), asset, amount),
    };
    Some(movement.to_customer(customer))
}

pub(crate) fn party(topic: ScVal<'_>) -> Option<Address> {
    match topic.case() {
        ScValCase::Address(party) => Some(address(party)),
        _ => None,
    }
}

/// The amount, and the customer at the receiving end where that is a number.
pub(crate) fn paid(version: i32, value: ScVal<'_>) -> Option<(i128, Option<u64>)> {
    match value.case() {
        ScValCase::I128(parts) => Some((joined(parts), None)),
        ScValCase::Map(Some(map)) if version == 4 => {
            let (mut amount, mut customer) = (None, None);
            for entry in map.iter() {
                let ScValCase::Symbol(key) = entry.key().case() else { return None };
                match (key, entry.val().case()) {
                    (b"amount", ScValCase::I128(parts)) => amount = Some(joined(parts)),
                    (b"to_muxed_id", ScValCase::U64(id)) => customer = Some(id),
                    (b"to_muxed_id", ScValCase::Bytes(_) | ScValCase::String(_)) => {}
                    (b"to_muxed_id", ScValCase::Void) => {}
                    (b"amount" | b"to_muxed_id", _) => return None,
                    _ => {}
                }
            }
            Some((amount?, customer))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use stellar_xdr as xdr;
    use xdr::{OperationBody, OperationResultTr, ScVal, VecM};

    use crate::stellar::Network;
    use crate::stellar::state_changes::assets::{Asset, Assets};
    use crate::stellar::state_changes::build::{Made, Step, id, key, list};

    fn party(letter: char) -> ScVal {
        ScVal::Address(xdr::ScAddress::Account(id(letter)))
    }

    fn usd() -> Asset {
        Asset::Alphanum4(*b"USD\0", key('I'))
    }

    fn named(text: String) -> ScVal {
        ScVal::String(xdr::ScString(text.try_into().unwrap()))
    }

    fn name() -> ScVal {
        named(format!("USD:{}", ledgerflow_records::Address::Account(key('I'))))
    }

    fn contract() -> [u8; 32] {
        Assets::new(Network::of("standalone").unwrap().id()).token(&usd())
    }

    fn symbol(text: &str) -> ScVal {
        ScVal::Symbol(xdr::ScSymbol(text.try_into().unwrap()))
    }

    fn i128(amount: i128) -> ScVal {
        ScVal::I128(xdr::Int128Parts {
            hi: i64::try_from(amount >> 64).unwrap(),
            lo: u64::try_from(amount & i128::from(u64::MAX)).unwrap(),
        })
    }

    fn map(entries: &[(&str, ScVal)]) -> ScVal {
        let entries =
            entries.iter().map(|(key, val)| xdr::ScMapEntry { key: symbol(key), val: val.clone() });
        ScVal::Map(Some(xdr::ScMap(list(entries.collect()))))
    }

    fn event(topics: Vec<ScVal>, value: ScVal) -> xdr::ContractEvent {
        xdr::ContractEvent {
            ext: xdr::ExtensionPoint::V0,
            contract_id: Some(xdr::ContractId(xdr::Hash(contract()))),
            type_: xdr::ContractEventType::Contract,
            body: xdr::ContractEventBody::V0(xdr::ContractEventV0 {
                topics: list(topics),
                data: value,
            }),
        }
    }

    fn told(version: u32, event: xdr::ContractEvent) -> Vec<String> {
        let result = xdr::InvokeHostFunctionResult::Success(xdr::Hash::default());
        let op = xdr::InvokeHostFunctionOp {
            host_function: xdr::HostFunction::UploadContractWasm(Default::default()),
            auth: VecM::default(),
        };
        let step = Step {
            source: None,
            body: OperationBody::InvokeHostFunction(op),
            result: OperationResultTr::InvokeHostFunction(result),
            changes: Vec::new(),
            events: vec![event],
        };
        Made { version, soroban: version > 2, ..Made::of(vec![step]) }.lines()
    }

    fn moved(version: u32, kind: &str, parties: &str, value: ScVal) -> Vec<String> {
        let topics = [symbol(kind)].into_iter().chain(parties.chars().map(party));
        told(version, event(topics.chain([name()]).collect(), value))
    }

    #[test]
    fn a_transfer_is_a_debit_and_a_credit() {
        let rows = ["0 DEBIT B 100 USD:I", "0 CREDIT C 100 USD:I"];
        assert_eq!(moved(3, "transfer", "BC", i128(100)), rows);
        assert_eq!(moved(4, "transfer", "BC", i128(100)), rows);
    }

    #[test]
    fn until_meta_v4_an_administrator_comes_before_the_holder() {
        let minted = ["0 MINT I 5 USD:I", "0 CREDIT B 5 USD:I"];
        let burnt = ["0 BURN I 5 USD:I", "0 DEBIT B 5 USD:I"];
        for (version, kind, parties, rows) in [
            (3, "mint", "IB", &minted[..]),
            (3, "clawback", "IB", &burnt),
            (3, "burn", "B", &burnt),
            (3, "mint", "B", &[]),
            (3, "clawback", "B", &[]),
            (4, "mint", "B", &minted),
            (4, "clawback", "B", &burnt),
            (4, "burn", "B", &burnt),
            (4, "mint", "IB", &[]),
            (4, "clawback", "IB", &[]),
            (4, "burn", "IB", &[]),
            (2, "mint", "B", &["fee DEBIT A 100 XLM"]),
        ] {
            assert_eq!(moved(version, kind, parties, i128(5)), rows, "V{version} {kind} {parties}");
        }
    }

    #[test]
    fn until_meta_v4_a_transfer_by_the_issuer_is_a_mint() {
        let minted = ["0 MINT I 5 USD:I", "0 CREDIT B 5 USD:I"];
        assert_eq!(moved(3, "transfer", "IB", i128(5)), minted);
        let burnt = ["0 BURN I 5 USD:I", "0 DEBIT B 5 USD:I"];
        assert_eq!(moved(3, "transfer", "BI", i128(5)), burnt);
        let as_told = ["0 DEBIT I 5 USD:I", "0 CREDIT B 5 USD:I"];
        assert_eq!(moved(4, "transfer", "IB", i128(5)), as_told);
    }

    #[test]
    fn an_asset_speaks_only_through_its_own_contract() {
        let transfer = |last: ScVal| vec![symbol("transfer"), party('B'), party('C'), last];
        let issuer = ledgerflow_records::Address::Account(key('I'));
        for last in [
            named(format!("U_D:{issuer}")),
            named(format!("EUR:{issuer}")),
            named(format!("USD:{issuer},USD:{issuer}")),
            named(String::new()),
            named("native".into()),
            symbol("USD"),
        ] {
            assert!(told(4, event(transfer(last.clone()), i128(1))).is_empty(), "{last:?}");
        }
        let short = vec![symbol("transfer"), party('B'), name()];
        assert!(told(4, event(short, i128(1))).is_empty());
    }

    #[test]
    fn what_is_no_movement_is_passed_over() {
        let topics = || vec![symbol("transfer"), party('B'), party('C'), name()];
        let system = xdr::ContractEventType::System;
        let whole = event(topics(), i128(1));
        assert!(told(4, xdr::ContractEvent { type_: system, ..whole.clone() }).is_empty());
        assert!(told(4, xdr::ContractEvent { contract_id: None, ..whole }).is_empty());
        assert!(told(4, event(vec![symbol("transfer")], i128(1))).is_empty());
        assert!(told(4, event(topics(), ScVal::U64(1))).is_empty());
        assert!(moved(4, "approve", "BC", i128(1)).is_empty());
        let no_symbol = vec![name(), party('B'), party('C'), name()];
        assert!(told(4, event(no_symbol, i128(1))).is_empty());
        let no_party = vec![symbol("transfer"), party('B'), symbol("C"), name()];
        assert!(told(4, event(no_party, i128(1))).is_empty());
    }

    #[test]
    fn a_map_carries_the_amount_and_the_customer() {
        let transfer =
            |version, entries: &[(&str, ScVal)]| moved(version, "transfer", "BC", map(entries));
        let (amount, other) = (("amount", i128(9)), ("memo", ScVal::Void));
        let rows = ["0 DEBIT B 9 USD:I", "0 CREDIT C 9 USD:I #77"];
        assert_eq!(transfer(4, &[amount.clone(), ("to_muxed_id", ScVal::U64(77))]), rows);
        let rows = ["0 DEBIT B 9 USD:I", "0 CREDIT C 9 USD:I"];
        let text = ScVal::String(xdr::ScString("x".try_into().unwrap()));
        assert_eq!(transfer(4, &[amount.clone(), ("to_muxed_id", text)]), rows);
        assert_eq!(transfer(4, &[amount.clone(), other.clone()]), rows);
        assert!(transfer(4, &[other]).is_empty(), "no amount");
        assert!(transfer(4, &[amount.clone(), ("to_muxed_id", ScVal::I32(7))]).is_empty());
        assert!(transfer(3, &[amount]).is_empty());
    }

    #[test]
    fn amounts_have_128_bits() {
        let rows = moved(4, "burn", "B", i128(i128::MAX));
        assert_eq!(rows[0], format!("0 BURN I {} USD:I", i128::MAX));
    }
}
