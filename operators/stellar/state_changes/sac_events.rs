//! Authorizations that asset contracts set (state-changes 10.2).

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Reason, Trusted, flag};
use ledgerflow_views::{
    ContractDataEntry, ContractEvent, ContractEventBodyCase, ContractEventType,
    LedgerEntryDataCase, OperationBodyCase, ScVal, ScValCase,
};

use super::assets::{Asset, Viewed};
use super::trustlines::line;
use super::{Context, Draft};
use crate::stellar::asked::Asked;
use crate::stellar::changes::Pair;
use crate::stellar::convert::{account, address};

/// The rows of one operation of a successful transaction: none where the holder's entry did not
/// change. An event of this name that is not made as an asset contract's is skipped and counted.
///
/// # Errors
/// Changes that do not show what was before them.
pub(crate) fn of(
    transaction: &Context<'_>,
    index: usize,
    asked: &Asked<'_>,
    into: &mut Vec<Draft>,
) -> Result<(), String> {
    let OperationBodyCase::InvokeHostFunction(_) = asked.body else { return Ok(()) };
    let Some(events) = transaction.events(index) else { return Ok(()) };
    // Up to meta V3 the administrator comes before the holder.
    let administrator = events.version == 3;
    let mut changed = None;
    for event in events.list {
        if !is_authorization(event) {
            continue;
        }
        let Some(authorization) = Authorization::of(transaction, event, administrator) else {
            transaction.skip(1);
            continue;
        };
        let pairs = match &mut changed {
            Some(pairs) => pairs,
            None => changed.insert(transaction.pairs(index)?),
        };
        if let Some(before) = authorization.before(pairs) {
            authorization.rows(before, into);
        }
    }
    Ok(())
}

fn is_authorization(event: ContractEvent<'_>) -> bool {
    let ContractEventBodyCase::V0(body) = event.body().case();
    event.type_() == ContractEventType::Contract
        && matches!(
            body.topics().iter().next().map(ScVal::case),
            Some(ScValCase::Symbol(b"set_authorized"))
        )
}

/// What an asset's contract said of a holder.
struct Authorization {
    contract: [u8; 32],
    asset: Asset,
    holder: Address,
    authorized: bool,
}

/// What a holder was allowed before.
#[derive(Clone, Copy)]
struct Allowed {
    authorized: bool,
    /// Only trustlines know it.
    maintain: bool,
}

impl Authorization {
    /// The topics are exactly name, administrator (of old), holder and asset; the asset must be the
    /// contract's own.
    fn of(
        transaction: &Context<'_>,
        event: ContractEvent<'_>,
        administrator: bool,
    ) -> Option<Self> {
        let ContractEventBodyCase::V0(body) = event.body().case();
        let contract = *event.contract_id()?;
        let mut topics = body.topics().iter().skip(1 + usize::from(administrator));
        let (holder, name, more) = (topics.next()?, topics.next()?, topics.next());
        let (
            ScValCase::Address(holder),
            ScValCase::String(names),
            None,
            ScValCase::Bool(authorized),
        ) = (holder.case(), name.case(), more, body.data().case())
        else {
            return None;
        };
        // Of a list, every name must be an asset's, and the first counts.
        let mut named = names.split(|&byte| byte == b',').map(|name| transaction.asset_named(name));
        let asset = named.next()??;
        if named.any(|other| other.is_none()) || transaction.token(&asset) != contract {
            return None;
        }
        Some(Self { contract, asset, holder: address(holder), authorized })
    }

    /// What the holder was allowed before the operation; of a new holder nothing.
    fn before(&self, pairs: &[Pair<'_>]) -> Option<Allowed> {
        match self.holder {
            Address::Account(holder) => self.trusted_before(holder, pairs),
            Address::Contract(_) => self.held_before(pairs),
            _ => None,
        }
    }

    fn trusted_before(&self, holder: [u8; 32], pairs: &[Pair<'_>]) -> Option<Allowed> {
        let own = pairs.iter().find(|pair| {
            pair.either().and_then(line).is_some_and(|line| {
                account(line.account_id()) == holder
                    && Asset::trusted(line.asset()) == Ok(self.asset)
            })
        })?;
        let flags = own.pre.and_then(line).map_or(0, |before| before.flags());
        Some(Allowed { authorized: flags & 1 != 0, maintain: flags & 2 != 0 })
    }

    fn held_before(&self, pairs: &[Pair<'_>]) -> Option<Allowed> {
        let own =
            pairs.iter().find(|pair| pair.contracts_entry().is_some_and(|e| self.is_of(e)))?;
        let authorized = match own.pre {
            None => false,
            Some(_) => authorized(own.contracts_entry()?.val())?,
        };
        Some(Allowed { authorized, maintain: false })
    }

    /// Whether an entry is the holder's balance: `[Balance, holder]` of the contract.
    fn is_of(&self, entry: ContractDataEntry<'_>) -> bool {
        let ScValCase::Vec(Some(key)) = entry.key().case() else { return false };
        let mut parts = key.iter().map(ScVal::case);
        let (Some(ScValCase::Symbol(b"Balance")), Some(ScValCase::Address(holder)), None) =
            (parts.next(), parts.next(), parts.next())
        else {
            return false;
        };
        address(entry.contract()) == Address::Contract(self.contract)
            && address(holder) == self.holder
    }

    /// A row for each bit that changed; a contract's balance has one, and no name for it.
    fn rows(&self, before: Allowed, into: &mut Vec<Draft>) {
        let (reason, other) = match self.authorized {
            true => (Reason::Set, Reason::Clear),
            false => (Reason::Clear, Reason::Set),
        };
        let of = Trusted::Token(self.contract);
        let mut push = |reason, flags| {
            let what = Change::Authorization { of, flags };
            into.push(Draft { account: self.holder, reason, what });
        };
        let trustline = matches!(self.holder, Address::Account(_));
        if before.authorized != self.authorized {
            push(reason, trustline.then_some(flag::AUTHORIZED));
        }
        if trustline && before.maintain == self.authorized {
            push(other, Some(flag::AUTHORIZED_TO_MAINTAIN_LIABILITIES));
        }
    }
}

/// What a contract's balance of three fields says of its authorization.
fn authorized(balance: ScVal<'_>) -> Option<bool> {
    let ScValCase::Map(Some(fields)) = balance.case() else { return None };
    let is = |key: ScVal<'_>| matches!(key.case(), ScValCase::Symbol(b"authorized"));
    let field = fields.iter().find(|field| is(field.key())).filter(|_| fields.len() == 3)?;
    match field.val().case() {
        ScValCase::Bool(authorized) => Some(authorized),
        _ => None,
    }
}

impl<'a> Pair<'a> {
    /// The entry before, else after, if it is a contract's.
    fn contracts_entry(&self) -> Option<ContractDataEntry<'a>> {
        match self.either()?.data().case() {
            LedgerEntryDataCase::ContractData(entry) => Some(entry),
            _ => None,
        }
    }
}
