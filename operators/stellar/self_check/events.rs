//! What core's own events say (CAP-67).

use std::fmt;

use ledgerflow_records::Address;
use ledgerflow_views::{ContractEvent, ContractEventBodyCase, ContractEventType, ScVal, ScValCase};

use crate::stellar::state_changes::movements::Way;
use crate::stellar::state_changes::sac_transfers::{paid, party};

/// An event of core, which speaks in the name of an asset's contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// What a transaction cost; a refund is a negative amount.
    Fee {
        from: Address,
        token: [u8; 32],
        amount: i128,
    },
    Moved(Moved),
    /// Whether a holder may hold an asset was set: nothing moved.
    Authorized,
}

/// A movement, in the order of which two accounts of one operation are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Moved {
    pub(super) way: Way,
    pub(super) token: [u8; 32],
    pub(super) amount: i128,
}

impl Event {
    /// The event; `None` if core makes none of this form.
    pub(super) fn of(event: ContractEvent<'_>) -> Option<Self> {
        if event.type_() != ContractEventType::Contract {
            return None;
        }
        let token = *event.contract_id()?;
        let ContractEventBodyCase::V0(body) = event.body().case();
        let mut topics = body.topics().iter();
        let ScValCase::Symbol(name) = topics.next()?.case() else { return None };
        let topics = [topics.next(), topics.next(), topics.next(), topics.next()];
        if name == b"set_authorized" {
            return holder(topics).map(|_| Self::Authorized);
        }
        let (amount, _) = paid(4, body.data())?;
        let way = match name {
            b"fee" => {
                let [Some(from), None, ..] = topics else { return None };
                return Some(Self::Fee { from: party(from)?, token, amount });
            }
            b"transfer" => {
                let [Some(from), Some(to), Some(asset), None] = topics else { return None };
                is_name(asset).then_some(Way::Transfer(party(from)?, party(to)?))?
            }
            b"mint" => Way::Mint(holder(topics)?),
            b"burn" => Way::Burn(holder(topics)?),
            b"clawback" => Way::Clawback(holder(topics)?),
            _ => return None,
        };
        Some(Self::Moved(Moved { way, token, amount }))
    }
}

/// The one party before the asset's name.
fn holder(topics: [Option<ScVal<'_>>; 4]) -> Option<Address> {
    let [Some(holder), Some(asset), None, None] = topics else { return None };
    party(holder).filter(|_| is_name(asset))
}

/// Whether it is a text; which asset it names is its contract's id.
fn is_name(topic: ScVal<'_>) -> bool {
    matches!(topic.case(), ScValCase::String(_))
}

impl fmt::Display for Moved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { way, token, amount } = self;
        let token = Address::Contract(*token);
        match way {
            Way::Transfer(from, to) => {
                write!(f, "transfer of {amount} {token} from {from} to {to}")
            }
            Way::Mint(to) => write!(f, "mint of {amount} {token} to {to}"),
            Way::Burn(from) => write!(f, "burn of {amount} {token} from {from}"),
            Way::Clawback(from) => write!(f, "clawback of {amount} {token} from {from}"),
        }
    }
}
