//! State changes in words that a person reads.

use std::collections::{BTreeMap, BTreeSet};

use ledgerflow_records::current::ContractToken;
use ledgerflow_records::state_change::{Change, Reason, Trusted, flag};
use ledgerflow_records::{Address, Asset, StateChange, strkey};
use ledgerflow_sinks::store::StoreError;
use ledgerflow_sinks::{Store, code};

#[cfg(test)]
mod tests;

/// What the tokens of a text are called.
#[derive(Default)]
pub struct Names {
    assets: BTreeMap<[u8; 32], Asset>,
    /// What contract tokens call themselves, which need not be true, and their decimals.
    described: BTreeMap<[u8; 32], (String, u32)>,
    /// All that are spoken of.
    issued: BTreeSet<Asset>,
    /// Codes that more than one of these assets has.
    shared: BTreeSet<Vec<u8>>,
}

impl Names {
    /// The names of the tokens that `rows` speak of, as far as `store` knows them.
    pub fn of<'a, S: Store>(
        store: &S,
        rows: impl Iterator<Item = &'a StateChange>,
    ) -> Result<Self, StoreError> {
        let mut names = Self::default();
        let tokens: BTreeSet<_> = rows.filter_map(token).collect();
        for token in tokens {
            if let Some(asset) = code::asset(store, token)? {
                names.add(*token, asset);
            }
        }
        Ok(names)
    }

    /// Learns what a token is called, from the store and from what its contract says of itself.
    pub fn learn<S: Store>(
        &mut self,
        store: &S,
        token: &[u8; 32],
        says: Option<ContractToken>,
    ) -> Result<(), StoreError> {
        match (code::asset(store, token)?, says) {
            (Some(asset), _) | (None, Some(ContractToken::Asset(asset))) => self.add(*token, asset),
            (None, Some(ContractToken::Described { symbol, decimals, .. })) => {
                self.described.insert(*token, (symbol, decimals));
            }
            (None, None) => {}
        }
        Ok(())
    }

    fn add(&mut self, token: [u8; 32], asset: Asset) {
        self.issued(asset);
        self.assets.insert(token, asset);
    }

    /// Takes in an asset that is spoken of.
    pub fn issued(&mut self, asset: Asset) {
        let others = self.issued.iter().filter(|other| **other != asset);
        if others.into_iter().any(|other| other.code() == asset.code()) {
            self.shared.insert(asset.code().to_vec());
        }
        self.issued.insert(asset);
    }

    /// A line for every code in use that says whose it is: anyone can issue any code.
    pub fn legend(&self) -> impl Iterator<Item = String> + '_ {
        let unshared = self.issued.iter().filter(|asset| !self.shared.contains(asset.code()));
        let issued = unshared.filter_map(|asset| Some((asset, asset.issuer()?)));
        issued.map(|(asset, issuer)| {
            format!("{} is issued by {}", asset.code().escape_ascii(), Address::Account(issuer))
        })
    }

    /// Lumens and assets in units with all digits, other tokens in their smallest unit if nothing
    /// says how many digits they have.
    pub fn amount(&self, amount: i128, token: &[u8; 32]) -> String {
        match (self.assets.get(token), self.described.get(token)) {
            (Some(_), _) => format!("{} {}", units(amount), self.name(token)),
            (None, Some((symbol, decimals))) => {
                format!("{} of {} ({symbol:?})", with_digits(amount, *decimals), self.name(token))
            }
            (None, None) => format!("{amount} of {}", self.name(token)),
        }
    }

    fn name(&self, token: &[u8; 32]) -> String {
        let asset = self.assets.get(token).map(|asset| self.asset(asset));
        asset.unwrap_or_else(|| Address::Contract(*token).to_string())
    }

    /// An asset by its code, if no other has it.
    pub fn asset(&self, asset: &Asset) -> String {
        match asset {
            Asset::Native => "XLM".into(),
            asset if self.shared.contains(asset.code()) => asset.to_string(),
            asset => asset.code().escape_ascii().to_string(),
        }
    }

    fn trusted(&self, trusted: &Trusted) -> String {
        match trusted {
            Trusted::Token(token) => self.name(token),
            Trusted::Pool(pool) => format!("shares of {}", Address::LiquidityPool(*pool)),
        }
    }

    fn limit(&self, limit: Option<i64>, to: &Trusted) -> String {
        match (limit, to) {
            (None, _) => "none".into(),
            (Some(i64::MAX), _) => "no limit".into(),
            (Some(limit), Trusted::Token(token)) => self.amount(limit.into(), token),
            (Some(limit), Trusted::Pool(_)) => units(limit.into()),
        }
    }
}

/// The token that a row speaks of.
fn token(row: &StateChange) -> Option<&[u8; 32]> {
    match &row.what {
        Change::Balance { token, .. } | Change::Allowance { token, .. } => Some(token),
        Change::Trustline { to: of, .. } | Change::Authorization { of, .. } => match of {
            Trusted::Token(token) => Some(token),
            Trusted::Pool(_) => None,
        },
        _ => None,
    }
}

/// The row at `index` of a transaction's `rows`, without its account.
pub fn told(rows: &[StateChange], index: usize, names: &Names) -> String {
    let Some(row) = rows.get(index) else { return String::new() };
    match &row.what {
        Change::Balance { token, amount, to_muxed_id } => {
            let what = names.amount(*amount, token);
            let customer = to_muxed_id.map(|id| format!(", for customer {id}")).unwrap_or_default();
            format!("{}{customer}", moved(rows, index, &what))
        }
        Change::Created(by) => format!("created by {by}"),
        Change::Merged(into) => format!("merged into {into}"),
        Change::Signer { key, old, new } => {
            let key = key.split_first().map(|(kind, rest)| strkey::encode(*kind, rest));
            format!("signer {} {}", key.unwrap_or_default(), from_to(number(*old), number(*new)))
        }
        Change::Threshold { level, old, new } => {
            format!("{} threshold {old} to {new}", level.name().to_lowercase())
        }
        Change::Flags(flags) => format!("{} {}", verb(row.reason), flag_names(*flags)),
        Change::HomeDomain { old, new } => {
            format!("home domain {}", from_to(text(old.as_deref()), text(new.as_deref())))
        }
        Change::Entry { name, old, new } => {
            let value = from_to(text(old.as_deref()), text(new.as_deref()));
            format!("entry {} {value}", name.escape_ascii())
        }
        Change::Trustline { to, old, new } => match row.reason {
            Reason::Remove => format!("no longer trusts {}", names.trusted(to)),
            Reason::Add => {
                format!("trusts {} up to {}", names.trusted(to), names.limit(*new, to))
            }
            _ => {
                let (old, new) = (names.limit(*old, to), names.limit(*new, to));
                format!("trusts {} up to {new}, before {old}", names.trusted(to))
            }
        },
        Change::Authorization { of, flags } => {
            let flags = flags.map(flag_names).unwrap_or_else(|| "authorization".into());
            format!("{} {flags} of {}", verb(row.reason), names.trusted(of))
        }
        Change::Allowance { token, spender, amount, live_until } => {
            format!(
                "lets {spender} spend {} until ledger {live_until}",
                names.amount(*amount, token)
            )
        }
    }
}

/// What moved, and the other end if the row beside it is that.
fn moved(rows: &[StateChange], index: usize, what: &str) -> String {
    let row = &rows[index];
    if row.operation.is_none() {
        return match row.reason {
            Reason::Debit => format!("fee {what}"),
            _ => format!("fee {what} given back"),
        };
    }
    let beside = |at: Option<usize>, reasons: &[Reason]| {
        let other = rows.get(at?)?;
        (same_movement(row, other) && reasons.contains(&other.reason)).then_some(other.account)
    };
    let (before, after) = (index.checked_sub(1), index.checked_add(1));
    match row.reason {
        Reason::Credit => match beside(before, &[Reason::Debit, Reason::Mint]) {
            Some(from) => format!("received {what} from {from}"),
            None => format!("received {what}"),
        },
        Reason::Debit => {
            match (beside(after, &[Reason::Credit]), beside(before, &[Reason::Burn])) {
                (Some(to), _) => format!("sent {what} to {to}"),
                (None, Some(issuer)) => format!("gave {what} back to {issuer}"),
                (None, None) => format!("sent {what}"),
            }
        }
        Reason::Mint => match beside(after, &[Reason::Credit]) {
            Some(to) => format!("issued {what} to {to}"),
            None => format!("minted {what}"),
        },
        Reason::Burn => match beside(after, &[Reason::Debit]) {
            Some(from) => format!("took {what} back from {from}"),
            None => format!("burned {what}"),
        },
        other => format!("{} {what}", verb(other)),
    }
}

/// Whether both rows tell of one movement: the customer is named at one end only.
fn same_movement(one: &StateChange, other: &StateChange) -> bool {
    let movement = |row: &StateChange| match &row.what {
        Change::Balance { token, amount, .. } => Some((row.operation, *token, *amount)),
        _ => None,
    };
    movement(one).is_some() && movement(one) == movement(other)
}

fn verb(reason: Reason) -> String {
    reason.name().to_lowercase()
}

fn number(weight: Option<u8>) -> Option<String> {
    weight.map(|weight| format!("weight {weight}"))
}

fn text(bytes: Option<&[u8]>) -> Option<String> {
    bytes.map(|bytes| match std::str::from_utf8(bytes) {
        Ok(text) => format!("{text:?}"),
        Err(_) => format!("\"{}\"", bytes.escape_ascii()),
    })
}

fn from_to(old: Option<String>, new: Option<String>) -> String {
    match (old, new) {
        (None, None) => "changed".into(),
        (None, Some(new)) => format!("set to {new}"),
        (Some(old), None) => format!("{old} removed"),
        (Some(old), Some(new)) => format!("{old} changed to {new}"),
    }
}

fn flag_names(flags: u8) -> String {
    let names = [
        (flag::AUTHORIZED, "authorized"),
        (flag::AUTH_REQUIRED, "auth required"),
        (flag::AUTH_REVOCABLE, "auth revocable"),
        (flag::AUTH_IMMUTABLE, "auth immutable"),
        (flag::AUTH_CLAWBACK_ENABLED, "auth clawback enabled"),
        (flag::CLAWBACK_ENABLED, "clawback enabled"),
        (flag::AUTHORIZED_TO_MAINTAIN_LIABILITIES, "authorized to maintain liabilities"),
    ];
    let set: Vec<_> =
        names.iter().filter(|(bit, _)| flags & bit != 0).map(|(_, name)| *name).collect();
    set.join(", ")
}

/// The smallest unit, 10⁻⁷, as units: all digits kept.
pub fn units(amount: i128) -> String {
    with_digits(amount, 7)
}

/// The same of a token with so many digits behind the point.
fn with_digits(amount: i128, decimals: u32) -> String {
    let sign = if amount < 0 { "-" } else { "" };
    let Ok(behind) = usize::try_from(decimals) else { return amount.to_string() };
    let digits = format!("{:0>1$}", amount.unsigned_abs(), behind.saturating_add(1));
    let (whole, rest) = digits.split_at(digits.len() - behind);
    match rest.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        rest => format!("{sign}{whole}.{rest}"),
    }
}
