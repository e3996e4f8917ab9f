//! Balances: what is held now, and what was held at a past ledger.

use std::io::Write;

use ledgerflow_records::{Address, Current, Height};
use ledgerflow_sinks::History;
use ledgerflow_sinks::past::{Balance, Held, Past, PastError, Slot, TOLD};
use ledgerflow_sinks::rocksdb::RocksDb;
use ledgerflow_sinks::state::{Door, Head};
use ledgerflow_sinks::tables::Maintained;
use ledgerflow_sinks::tables::current::past_line;

use super::words::{Names, units};
use super::{Failure, export};

impl From<PastError> for Failure {
    fn from(error: PastError) -> Self {
        match error {
            PastError::Store(error) => error.into(),
            error => Self::Failed(error.to_string()),
        }
    }
}

/// Prints what `address` held at the end of ledger `at`.
pub fn account(
    history: &History<RocksDb>,
    address: Address,
    at: Height,
    json: bool,
) -> Result<(), Failure> {
    let state = state(history)?;
    let Held { balances, known } = Past::open(history, &state, at)?.account(&address)?;
    let head = state.head();
    if !known && (!head.complete || !balances.is_empty()) {
        let why = match head.complete {
            true => "what it held is in the archive since".into(),
            false => format!("the current state begins with ledger {}", head.from),
        };
        return Err(Failure::Failed(format!(
            "the balances of {address} at ledger {at} are not known: {why}"
        )));
    }
    match json {
        true => as_json(&state, &balances, at),
        false => as_text(&state, &balances, (address, at)),
    }
}

fn as_json(state: &Door<RocksDb>, balances: &[Balance], at: Height) -> Result<(), Failure> {
    let mut text = String::new();
    for (slot, balance) in balances {
        if let Some(balance) = balance {
            past_line(slot, *balance, at, &mut text);
        }
    }
    warn(state, balances.iter().filter(|(_, balance)| balance.is_none()).count() as u64);
    match text.is_empty() {
        true => Ok(()),
        false => export::line(text.trim_end()),
    }
}

fn as_text(
    state: &Door<RocksDb>,
    balances: &[Balance],
    (address, at): (Address, Height),
) -> Result<(), Failure> {
    export::line(&format!("{address} at the end of ledger {at}"))?;
    match (balances.is_empty(), address) {
        (false, _) => {}
        (true, Address::Contract(_)) => {
            export::line("  held nothing, or all of it went into the archive since")?;
        }
        (true, _) => export::line("  held nothing")?,
    }
    let mut names = Names::default();
    balances.iter().try_for_each(|(slot, _)| name(&mut names, state, slot))?;
    for (slot, balance) in balances {
        export::line(&format!("  {}", in_words((*slot, *balance), &names)))?;
    }
    names.legend().try_for_each(|line| export::line(&line))?;
    let Head { complete, from, .. } = state.head();
    match complete {
        true => Ok(()),
        false => export::line(&format!(
            "there may be more: what was not touched since ledger {from} is not known"
        )),
    }
}

/// Says beside the rows of what there are none, though there may have been.
fn warn(state: &Door<RocksDb>, unknown: u64) {
    if unknown > 0 {
        tracing::warn!(balances = unknown, "not known: in the archive, or not touched, since");
    }
    let Head { complete, from, .. } = state.head();
    if !complete {
        tracing::warn!(from = from.0, "what was not touched since is not known");
    }
}

/// Prints what `address` holds, if there is a current state.
pub fn now(history: &History<RocksDb>, address: &Address) -> Result<(), Failure> {
    let Some(state) = Door::open(history.store().clone())? else { return Ok(()) };
    let rows = state.balances(address)?;
    if rows.is_empty() {
        return Ok(());
    }
    export::line(&format!("{address} at the end of ledger {}", state.head().height))?;
    let mut names = Names::default();
    for (slot, _) in rows.iter().filter_map(|(row, _)| Slot::of(row)) {
        name(&mut names, &state, &slot)?;
    }
    for (row, _) in &rows {
        match (row, Slot::of(row)) {
            (_, Some((slot, balance))) => {
                export::line(&format!("  {}", in_words((slot, Some(balance)), &names)))?;
            }
            (Current::Share((_, pool), Some(shares)), None) => {
                let (shares, pool) = (units((*shares).into()), Address::LiquidityPool(*pool));
                export::line(&format!("  {shares} shares of {pool}"))?;
            }
            _ => {}
        }
    }
    names.legend().try_for_each(|line| export::line(&line))
}

/// Writes the rows that a table had at the end of ledger `at`.
pub fn table(
    history: &History<RocksDb>,
    table: &str,
    at: Height,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let table = told(table)?;
    let state = state(history)?;
    let past = Past::open(history, &state, at)?;
    let since = past.since()?;
    let mut text = String::new();
    let unknown = past.rows::<Failure>(table, &since, |slot, balance| {
        text.clear();
        past_line(slot, balance, at, &mut text);
        Ok(out.write_all(text.as_bytes())?)
    })?;
    warn(&state, unknown);
    Ok(())
}

/// The table of this name, if its past is told.
fn told(name: &str) -> Result<&'static dyn Maintained, Failure> {
    TOLD.into_iter().find(|table| table.name() == name).ok_or_else(|| {
        let names: Vec<_> = TOLD.iter().map(|table| table.name()).collect();
        Failure::Failed(format!(
            "history does not tell what {name} was at a past ledger: --at works for {}",
            names.join(", ")
        ))
    })
}

fn state(history: &History<RocksDb>) -> Result<Door<RocksDb>, Failure> {
    Door::open(history.store().clone())?
        .ok_or_else(|| Failure::Failed("there is no current state, only history".into()))
}

/// Learns what the token of a balance is called.
fn name(names: &mut Names, state: &Door<RocksDb>, slot: &Slot) -> Result<(), Failure> {
    match slot {
        Slot::Native(_) => {}
        Slot::Trustline(_, asset) => names.issued(*asset),
        Slot::Sac(_, token) | Slot::Sep41(_, token) => {
            names.learn(state.store(), token, state.token(token)?)?;
        }
    }
    Ok(())
}

fn in_words((slot, balance): Balance, names: &Names) -> String {
    let Some(balance) = balance else { return format!("not known: {slot}") };
    match slot {
        Slot::Native(_) => format!("{} XLM", units(balance)),
        Slot::Trustline(_, asset) => format!("{} {}", units(balance), names.asset(&asset)),
        Slot::Sac(_, token) | Slot::Sep41(_, token) => names.amount(balance, &token),
    }
}
