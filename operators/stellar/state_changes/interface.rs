//! Which code is a token's: the one whose published interface is SEP-41's (state-changes 11.2).

use ledgerflow_views::{ScSpecEntry, ScSpecEntryCase, ScSpecFunctionV0, ScSpecType, View};

/// The custom section in which a module publishes its interface, as `ScSpecEntry` after another.
const SECTION: &[u8] = b"contractspecv0";
/// A module of more bytes is not read.
const MODULE_BYTES: usize = 2 << 20;
/// An interface of more entries is not read.
const ENTRIES: usize = 10_000;
/// The last section id that a module can have; custom ones have 0.
const LAST_SECTION: u8 = 12;

type Parameter = (&'static [u8], ScSpecType);

const FROM: Parameter = (b"from", ScSpecType::Address);
const TO: Parameter = (b"to", ScSpecType::Address);
const TO_MUXED: Parameter = (b"to_muxed", ScSpecType::MuxedAddress);
const SPENDER: Parameter = (b"spender", ScSpecType::Address);
const AMOUNT: Parameter = (b"amount", ScSpecType::I128);
const EXPIRATION: Parameter = (b"expiration_ledger", ScSpecType::U32);

/// Name, parameters and result.
type Function = (&'static [u8], &'static [Parameter], Option<ScSpecType>);

/// SEP-41's functions; one of those that share a name suffices.
const FUNCTIONS: [Function; 11] = [
    (b"balance", &[(b"id", ScSpecType::Address)], Some(ScSpecType::I128)),
    (b"allowance", &[FROM, SPENDER], Some(ScSpecType::I128)),
    (b"decimals", &[], Some(ScSpecType::U32)),
    (b"name", &[], Some(ScSpecType::String)),
    (b"symbol", &[], Some(ScSpecType::String)),
    (b"approve", &[FROM, SPENDER, AMOUNT, EXPIRATION], None),
    (b"transfer", &[FROM, TO, AMOUNT], None),
    (b"transfer", &[FROM, TO_MUXED, AMOUNT], None),
    (b"transfer_from", &[SPENDER, FROM, TO, AMOUNT], None),
    (b"burn", &[FROM, AMOUNT], None),
    (b"burn_from", &[SPENDER, FROM, AMOUNT], None),
];

/// Whether `wasm` publishes each function of SEP-41 with its very parameters and results, besides
/// whatever else. No if its interface cannot be read to the end.
///
/// Instructions are not looked at: what a ledger holds was compiled by the network.
pub fn is_sep41(wasm: &[u8]) -> bool {
    interface(wasm).and_then(published).is_some_and(|found| {
        let found = || FUNCTIONS.iter().zip(found).filter(|(_, found)| *found);
        FUNCTIONS.iter().all(|asked| found().any(|((name, ..), _)| *name == asked.0))
    })
}

/// Which of [`FUNCTIONS`] an interface has.
fn published(interface: &[u8]) -> Option<[bool; FUNCTIONS.len()]> {
    let mut found = [false; FUNCTIONS.len()];
    let mut left = interface;
    let mut entries = 0;
    while !left.is_empty() {
        entries += 1;
        let (entry, length) = ScSpecEntry::read_prefix(left).ok().filter(|_| entries <= ENTRIES)?;
        if let ScSpecEntryCase::FunctionV0(function) = entry.case() {
            let places = FUNCTIONS.iter().zip(&mut found);
            places.for_each(|(asked, found)| *found |= is(function, asked));
        }
        left = left.get(length..)?;
    }
    Some(found)
}

fn is(function: ScSpecFunctionV0<'_>, (name, parameters, result): &Function) -> bool {
    if function.name() != *name {
        return false;
    }
    let (inputs, outputs) = (function.inputs(), function.outputs());
    inputs.len() == parameters.len()
        && inputs.iter().zip(*parameters).all(|(input, &(name, kind))| {
            input.name() == name && input.type_().discriminant() == kind as i32
        })
        && outputs.len() == usize::from(result.is_some())
        && outputs.iter().zip(result).all(|(output, &kind)| output.discriminant() == kind as i32)
}

/// The first section of that name, of a module whose sections fill it exactly.
fn interface(module: &[u8]) -> Option<&[u8]> {
    let bounded = Some(module).filter(|module| module.len() <= MODULE_BYTES)?;
    let mut left = bounded.strip_prefix(b"\0asm\x01\0\0\0")?;
    let mut first = None;
    while let Some((&id, section)) = left.split_first() {
        let (section, after) = counted(section).filter(|_| id <= LAST_SECTION)?;
        if id == 0 {
            let (name, content) = counted(section)?;
            first = first.or((name == SECTION).then_some(content));
        }
        left = after;
    }
    first
}

/// Bytes that follow their count, and what follows them.
fn counted(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (count, after) = leb128(bytes)?;
    after.split_at_checked(count as usize)
}

/// An integer of 32 bits in groups of seven, the lowest first, and what follows it.
fn leb128(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let mut value = 0;
    for (place, &byte) in bytes.iter().take(5).enumerate() {
        value |= u64::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Some((u32::try_from(value).ok()?, bytes.get(place + 1..)?));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use stellar_xdr::{self as owned, Limits, WriteXdr};

    use super::*;

    const ADDRESS: owned::ScSpecTypeDef = owned::ScSpecTypeDef::Address;

    /// An owned function of the interface, as [`FUNCTIONS`] has it.
    fn owned(&(name, parameters, result): &Function) -> owned::ScSpecFunctionV0 {
        let kind = |kind| match kind {
            ScSpecType::Address => ADDRESS,
            ScSpecType::MuxedAddress => owned::ScSpecTypeDef::MuxedAddress,
            ScSpecType::I128 => owned::ScSpecTypeDef::I128,
            ScSpecType::U32 => owned::ScSpecTypeDef::U32,
            ScSpecType::String => owned::ScSpecTypeDef::String,
            other => panic!("{other:?} is not in SEP-41"),
        };
        let inputs = parameters.iter().map(|&(name, of)| owned::ScSpecFunctionInputV0 {
            doc: Default::default(),
            name: name.try_into().unwrap(),
            type_: kind(of),
        });
        owned::ScSpecFunctionV0 {
            doc: b"what it does".try_into().unwrap(),
            name: owned::ScSymbol(name.try_into().unwrap()),
            inputs: inputs.collect::<Vec<_>>().try_into().unwrap(),
            outputs: result.map(kind).into_iter().collect::<Vec<_>>().try_into().unwrap(),
        }
    }

    /// The whole interface; of the two transfers the one to an address.
    fn functions() -> Vec<owned::ScSpecFunctionV0> {
        FUNCTIONS.iter().filter(|(_, inputs, _)| !inputs.contains(&TO_MUXED)).map(owned).collect()
    }

    fn spec(functions: Vec<owned::ScSpecFunctionV0>) -> Vec<u8> {
        let entries = functions.into_iter().map(owned::ScSpecEntry::FunctionV0);
        entries.flat_map(|entry| entry.to_xdr(Limits::none()).unwrap()).collect()
    }

    fn count(mut count: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        while count >= 128 {
            bytes.push(u8::try_from(count % 128).unwrap() | 128);
            count /= 128;
        }
        bytes.push(u8::try_from(count).unwrap());
        bytes
    }

    fn section(id: u8, content: &[u8]) -> Vec<u8> {
        [vec![id], count(content.len()), content.to_vec()].concat()
    }

    fn named(name: &[u8], content: &[u8]) -> Vec<u8> {
        section(0, &[&count(name.len()), name, content].concat())
    }

    fn module(sections: &[Vec<u8>]) -> Vec<u8> {
        [b"\0asm\x01\0\0\0".to_vec(), sections.concat()].concat()
    }

    fn publishing(functions: Vec<owned::ScSpecFunctionV0>) -> Vec<u8> {
        module(&[section(1, &[0]), named(SECTION, &spec(functions)), named(b"name", b"")])
    }

    /// The whole interface, of which `edit` changes the function of this name.
    fn edited(name: &str, edit: impl Fn(&mut owned::ScSpecFunctionV0)) -> bool {
        let mut functions = functions();
        functions.iter_mut().filter(|f| f.name.to_string() == name).for_each(edit);
        is_sep41(&publishing(functions))
    }

    fn reversed<T: Clone, const N: u32>(list: &owned::VecM<T, N>) -> owned::VecM<T, N> {
        list.iter().rev().cloned().collect::<Vec<_>>().try_into().unwrap()
    }

    #[test]
    fn the_whole_interface_is_a_tokens_with_either_transfer() {
        assert!(is_sep41(&publishing(functions())));
        let muxed = FUNCTIONS.iter().filter(|(_, inputs, _)| *inputs != [FROM, TO, AMOUNT]);
        assert!(is_sep41(&publishing(muxed.map(owned).collect())));
        assert!(is_sep41(&publishing(FUNCTIONS.iter().map(owned).collect())));
    }

    #[test]
    fn without_one_of_its_functions_it_is_none() {
        for (name, ..) in FUNCTIONS {
            let mut functions = functions();
            functions.retain(|function| function.name.0.as_slice() != name);
            assert!(!is_sep41(&publishing(functions)), "{name:?}");
        }
    }

    #[test]
    fn names_kinds_order_and_results_are_exact() {
        assert!(edited("approve", |f| f.doc = Default::default()));
        assert!(!edited("approve", |f| f.inputs = reversed(&f.inputs)));
        assert!(!edited("allowance", |f| f.outputs = Default::default()));
        assert!(!edited("burn", |f| f.outputs = vec![ADDRESS].try_into().unwrap()));
        assert!(!edited("name", |f| f.outputs = vec![ADDRESS].try_into().unwrap()));
        assert!(!edited("decimals", |f| f.inputs = functions()[0].inputs.clone()));
        for (place, name) in [(0, "id"), (1, "expiry"), (3, "until")] {
            let renamed = |function: &mut owned::ScSpecFunctionV0| {
                let mut inputs = function.inputs.to_vec();
                inputs[place].name = name.try_into().unwrap();
                function.inputs = inputs.try_into().unwrap();
            };
            assert!(!edited("approve", renamed), "{name}");
            let retyped = |function: &mut owned::ScSpecFunctionV0| {
                let mut inputs = function.inputs.to_vec();
                inputs[place].type_ = owned::ScSpecTypeDef::Bytes;
                function.inputs = inputs.try_into().unwrap();
            };
            assert!(!edited("approve", retyped), "{place}");
        }
    }

    #[test]
    fn whatever_else_is_published_does_not_matter() {
        let mut more = functions();
        more.insert(0, owned(&(b"transfer", &[FROM], None)));
        more.push(owned(&(b"clawback", &[FROM, AMOUNT], Some(ScSpecType::U32))));
        assert!(is_sep41(&publishing(more)));
        let event = owned::ScSpecEntry::EventV0(Default::default()).to_xdr(Limits::none()).unwrap();
        assert!(is_sep41(&module(&[named(SECTION, &[spec(functions()), event].concat())])));
    }

    #[test]
    fn only_the_first_section_of_that_name_is_read() {
        let whole = spec(functions());
        let (full, empty) = (named(SECTION, &whole), named(SECTION, b""));
        assert!(is_sep41(&module(&[named(b"other", b"x"), full.clone(), empty.clone()])));
        assert!(!is_sep41(&module(&[empty.clone(), full])));
        assert!(!is_sep41(&module(&[empty])));
        assert!(!is_sep41(&module(&[])));
        assert!(!is_sep41(&module(&[section(1, &whole)])));
    }

    #[test]
    fn what_cannot_be_read_to_the_end_is_none() {
        let good = publishing(functions());
        assert!(!is_sep41(&[]));
        assert!(!is_sep41(&good[1..]));
        assert!(!is_sep41(&good[..good.len() - 1]));
        assert!(!is_sep41(&[good.clone(), vec![0]].concat()));
        assert!(!is_sep41(&[good.clone(), section(13, b"")].concat()));
        assert!(!is_sep41(&[good, vec![0, 0xff, 0xff, 0xff, 0xff, 0xff, 0]].concat()));
        let unknown = [spec(functions()), vec![0, 0, 0, 9]].concat();
        assert!(!is_sep41(&module(&[named(SECTION, &unknown)])));
    }

    #[test]
    fn an_interface_of_too_many_entries_is_not_read() {
        let whole = functions().len();
        let padded = |entries| {
            let mut functions = functions();
            functions.resize(entries, owned(&(b"f", &[], None)));
            is_sep41(&publishing(functions))
        };
        assert!(padded(whole + 1));
        assert!(padded(ENTRIES));
        assert!(!padded(ENTRIES + 1));
        let vast = named(b"other", &vec![0; MODULE_BYTES]);
        assert!(!is_sep41(&module(&[named(SECTION, &spec(functions())), vast])));
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_panic(
            noise: Vec<u8>,
            at: proptest::sample::Index,
            cut: proptest::sample::Index,
            byte: u8,
        ) {
            let mut bytes = publishing(functions());
            is_sep41(&[&bytes[..8], &noise].concat());
            is_sep41(&module(&[named(SECTION, &noise)]));
            let place = at.index(bytes.len());
            bytes[place] = byte;
            is_sep41(&bytes);
            is_sep41(&bytes[..cut.index(bytes.len())]);
        }
    }
}
