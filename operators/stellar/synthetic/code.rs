//! This writes modules that do nothing but publish an interface.

use stellar_xdr::{
    ScSpecEntry, ScSpecFunctionInputV0, ScSpecFunctionV0, ScSpecTypeDef as Type, VecM,
};

use super::values::name;
use super::xdr::{encoded, list};

/// Name, parameters and result.
type Function = (&'static str, &'static [(&'static str, Type)], Option<Type>);

const FROM: (&str, Type) = ("from", Type::Address);
const SPENDER: (&str, Type) = ("spender", Type::Address);
const AMOUNT: (&str, Type) = ("amount", Type::I128);
const UNTIL: (&str, Type) = ("expiration_ledger", Type::U32);

/// SEP-41.
const FUNCTIONS: [Function; 10] = [
    ("allowance", &[FROM, SPENDER], Some(Type::I128)),
    ("approve", &[FROM, SPENDER, AMOUNT, UNTIL], None),
    ("balance", &[("id", Type::Address)], Some(Type::I128)),
    ("burn", &[FROM, AMOUNT], None),
    ("burn_from", &[SPENDER, FROM, AMOUNT], None),
    ("decimals", &[], Some(Type::U32)),
    ("name", &[], Some(Type::String)),
    ("symbol", &[], Some(Type::String)),
    ("transfer", &[FROM, ("to_muxed", Type::MuxedAddress), AMOUNT], None),
    ("transfer_from", &[SPENDER, FROM, ("to", Type::Address), AMOUNT], None),
];

/// A module that publishes SEP-41, `but` for one function; `edition` tells its bytes from others.
pub(super) fn wasm(edition: &str, but: &str) -> Vec<u8> {
    let published = FUNCTIONS.iter().filter(|(name, ..)| *name != but);
    let entries = published.map(|function| encoded(&entry(edition, function)));
    let section = named(b"contractspecv0", &entries.collect::<Vec<_>>().concat());
    [b"\0asm\x01\0\0\0".to_vec(), vec![0], count(section.len()), section].concat()
}

fn entry(edition: &str, (called, parameters, result): &Function) -> ScSpecEntry {
    let input = |(name, type_): &(&str, Type)| ScSpecFunctionInputV0 {
        doc: Default::default(),
        name: (*name).try_into().expect("at most 30 bytes"),
        type_: type_.clone(),
    };
    ScSpecEntry::FunctionV0(ScSpecFunctionV0 {
        doc: edition.try_into().expect("at most 1024 bytes"),
        name: name(called),
        inputs: list(parameters.iter().map(input).collect()),
        outputs: result.clone().map_or_else(VecM::default, |result| list(vec![result])),
    })
}

/// The content of a custom section of this name.
fn named(name: &[u8], content: &[u8]) -> Vec<u8> {
    [&count(name.len()), name, content].concat()
}

/// A length as WebAssembly writes it: LEB128.
fn count(length: usize) -> Vec<u8> {
    let (mut bytes, mut left) = (Vec::new(), length);
    while left >= 0x80 {
        bytes.push(u8::try_from(left & 0x7f | 0x80).unwrap_or_default());
        left >>= 7;
    }
    bytes.push(u8::try_from(left).unwrap_or_default());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stellar::state_changes::interface::is_sep41;

    #[test]
    fn a_module_is_a_tokens_but_without_a_function() {
        assert!(is_sep41(&wasm("one", "")));
        assert_ne!(wasm("one", ""), wasm("two", ""));
        for (name, ..) in &FUNCTIONS {
            assert!(!is_sep41(&wasm("one", name)), "{name}");
        }
    }
}
