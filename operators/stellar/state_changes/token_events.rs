//! What an event of a token says, read strictly (state-changes 11.4).

use ledgerflow_records::Address;
use ledgerflow_views::{ContractEventV0, ScAddressCase, ScMap, ScVal, ScValCase};

use crate::stellar::convert::{self, joined};

/// What happened to a token's balances or allowances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Transfer {
        from: Address,
        to: Address,
        moved: Moved,
    },
    Mint {
        to: Address,
        moved: Moved,
    },
    /// By the holder or by the administrator, who claws back.
    Burn {
        from: Address,
        amount: i128,
    },
    Approve {
        from: Address,
        spender: Address,
        amount: i128,
        live_until: u32,
    },
}

/// How much arrived, and for which customer of the receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moved {
    pub(crate) amount: i128,
    pub(crate) to_muxed_id: Option<u64>,
}

/// An event under a name of SEP-41 that is not made as SEP-41 says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Malformed;

impl Event {
    /// The event; `None` under any other name.
    pub(crate) fn of(event: ContractEventV0<'_>) -> Result<Option<Self>, Malformed> {
        let mut topics = event.topics().iter();
        let Some(ScValCase::Symbol(name)) = topics.next().map(ScVal::case) else { return Ok(None) };
        let topics = [topics.next(), topics.next(), topics.next()];
        let read = match name {
            b"transfer" => pair(topics).and_then(|(from, to)| {
                Some(Self::Transfer { from, to, moved: moved(event.data())? })
            }),
            b"mint" => {
                holder(topics).and_then(|to| Some(Self::Mint { to, moved: moved(event.data())? }))
            }
            b"burn" => only(topics)
                .and_then(|from| Some(Self::Burn { from, amount: amount(event.data())? })),
            b"clawback" => holder(topics)
                .and_then(|from| Some(Self::Burn { from, amount: amount(event.data())? })),
            b"approve" => pair(topics).and_then(|(from, spender)| {
                let (amount, live_until) = allowance(event.data())?;
                Some(Self::Approve { from, spender, amount, live_until })
            }),
            _ => return Ok(None),
        };
        read.map(Some).ok_or(Malformed)
    }
}

/// The topics after the name, as far as any event needs them.
type Topics<'a> = [Option<ScVal<'a>>; 3];

fn only(topics: Topics<'_>) -> Option<Address> {
    match topics {
        [Some(holder), None, None] => address(holder),
        _ => None,
    }
}

fn pair(topics: Topics<'_>) -> Option<(Address, Address)> {
    match topics {
        [Some(from), Some(to), None] => address(from).zip(address(to)),
        _ => None,
    }
}

/// The last of one topic, or of two when the first is an administrator's address.
fn holder(topics: Topics<'_>) -> Option<Address> {
    only(topics).or_else(|| pair(topics).map(|(_, holder)| holder))
}

fn address(topic: ScVal<'_>) -> Option<Address> {
    match topic.case() {
        // Whoever wrote the event named the customer: unlike a source's, that id is no detail.
        ScValCase::Address(address) => Some(match address.case() {
            ScAddressCase::MuxedAccount(muxed) => Address::Muxed(*muxed.ed25519(), muxed.id()),
            _ => convert::address(address),
        }),
        _ => None,
    }
}

fn amount(value: ScVal<'_>) -> Option<i128> {
    match value.case() {
        ScValCase::I128(parts) => Some(joined(parts)),
        _ => None,
    }
}

/// The bare amount, or a map with it.
fn moved(value: ScVal<'_>) -> Option<Moved> {
    match value.case() {
        ScValCase::I128(parts) => Some(Moved { amount: joined(parts), to_muxed_id: None }),
        ScValCase::Map(map) => named(map?),
        _ => None,
    }
}

/// The amount and the customer's id, unless that is no number; of equal keys the last counts.
fn named(map: ScMap<'_>) -> Option<Moved> {
    let (mut moved, mut customer) = (None, None);
    for entry in map {
        match entry.key().case() {
            ScValCase::Symbol(b"amount") => moved = Some(entry.val()),
            ScValCase::Symbol(b"to_muxed_id") => customer = Some(entry.val()),
            _ => {}
        }
    }
    let to_muxed_id = match customer.map(ScVal::case) {
        Some(ScValCase::U64(id)) => Some(id),
        _ => None,
    };
    Some(Moved { amount: amount(moved?)?, to_muxed_id })
}

/// How much may be spent, and until which ledger.
fn allowance(value: ScVal<'_>) -> Option<(i128, u32)> {
    let ScValCase::Vec(Some(parts)) = value.case() else { return None };
    let mut values = parts.iter();
    match (values.next(), values.next().map(ScVal::case), values.next()) {
        (Some(limit), Some(ScValCase::U32(live_until)), None) => Some((amount(limit)?, live_until)),
        _ => None,
    }
}
