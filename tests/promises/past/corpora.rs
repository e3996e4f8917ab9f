//! Balances of the past are those that the entries of the metas say, on every corpus.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use ledgerflow_operators::sources::Given;
use ledgerflow_operators::stellar::synthetic::{Chain, Settings};
use ledgerflow_records::current::ContractToken;
use ledgerflow_records::{Address, Frame, Height};
use ledgerflow_sinks::memory::Memory;
use ledgerflow_sinks::past::{Past, PastError, Slot, TOLD};
use ledgerflow_sinks::state::Door;
use ledgerflow_sinks::{History, code};

use super::fold::{By, Fold, Value};
use crate::store::{WHOLE, frames_of, ingest_as};
use crate::{corpus, golden};

/// Heights of a run that are compared at most: its ends and evenly between.
const HEIGHTS: u32 = 4096;
/// Addresses of a run that are asked for one by one at most.
const ADDRESSES: usize = 24;

#[derive(Default)]
struct Tally {
    runs: usize,
    ledgers: usize,
    refused: usize,
    heights: usize,
    /// Balances of entries, each at a height.
    compared: usize,
    /// Of these, not there or zero.
    none: usize,
    archived: usize,
    /// Not there yet, and told as zero: a call of a contract made them.
    made_by_calls: usize,
    /// Not there yet, and told as there: an upgrade made them.
    made_by_upgrades: usize,
    unknown: u64,
    /// Balances asked for by their holder.
    by_holder: usize,
    /// Rows of databases that end at the height.
    of_prefixes: usize,
    /// Where the run that is compared comes from.
    place: String,
    faults: Vec<String>,
    /// Of which balances there are faults.
    at_fault: BTreeSet<(String, Slot)>,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { runs, ledgers, refused, heights, compared, .. } = self;
        let Self { none, archived, unknown, by_holder, of_prefixes, .. } = self;
        let Self { made_by_calls, made_by_upgrades, .. } = self;
        write!(
            f,
            "{runs} runs of {ledgers} ledgers, {refused} refused; at {heights} heights {compared} \
             balances (none {none}, in the archive {archived}, made later by calls \
             {made_by_calls}, by upgrades {made_by_upgrades}); not known {unknown}; {by_holder} by \
             holder, {of_prefixes} rows of databases that end there"
        )
    }
}

impl Tally {
    fn fault(&mut self, text: String) {
        if self.faults.len() < 40 {
            self.faults.push(format!("{}: {text}", self.place));
        }
    }

    /// The same of one balance, of which one fault a run says enough.
    fn unequal(&mut self, slot: &Slot, at: Height, text: &str) {
        if self.at_fault.insert((self.place.clone(), *slot)) {
            self.fault(format!("{at}: {slot}: {text}"));
        }
    }

    /// Compares ledgers, run by run of those that follow each other.
    fn all(&mut self, network: &str, frames: &[Frame], checked: bool) {
        let runs = frames.chunk_by(|one, two| two.height == one.height.next());
        runs.for_each(|run| self.run(network, run, checked));
    }

    fn run(&mut self, network: &str, frames: &[Frame], checked: bool) {
        self.place = format!("{} from {}", frames[0].origin, frames[0].height);
        let store = Memory::default();
        let outcome = ingest_as(Given::from(frames.to_vec()), (network, checked), WHOLE, &store);
        if let Some(halt) = outcome.halt() {
            self.refused += 1;
            // D24: metas that do not tell fees and operations apart.
            let text = format!("{halt:?}");
            if !text.contains("meta V") {
                self.fault(text);
            }
            return;
        }
        self.runs += 1;
        self.ledgers += frames.len();
        let history = History::open(store.clone()).expect("a history");
        let state = Door::open(store.clone()).expect("readable").expect("a state");
        let fold = Fold::of(frames);
        let first = Height(frames[0].height.0.saturating_sub(1));
        let last = state.head().height;
        let step = ((last.0 - first.0) / HEIGHTS).max(1) as usize;
        let mut heights: BTreeSet<_> = (first.0..=last.0).step_by(step).map(Height).collect();
        heights.insert(last);
        for at in heights {
            self.heights += 1;
            match self.height(&history, &state, &fold, at) {
                Ok(found) if at.0 == first.0 + (last.0 - first.0) / 2 && at > first => {
                    self.prefix(network, frames, checked, (at, &found));
                }
                Ok(_) => {}
                Err(error) => self.fault(error.to_string()),
            }
        }
    }

    fn height(
        &mut self,
        history: &History<Memory>,
        state: &Door<Memory>,
        fold: &Fold,
        at: Height,
    ) -> Result<BTreeMap<Slot, i128>, PastError> {
        let past = Past::open(history, state, at)?;
        let since = past.since()?;
        let mut found = BTreeMap::new();
        for table in TOLD {
            let mut rows = Vec::new();
            let unknown = past.rows::<PastError>(table, &since, |slot, balance| {
                rows.push((*slot, balance));
                Ok(())
            })?;
            assert!(rows.iter().all(|(slot, _)| slot.table().tag() == table.tag()));
            self.unknown += unknown;
            found.extend(rows);
        }
        for slot in fold.slots().filter(|slot| is_an_assets(state, slot)) {
            let (found, said) = (found.get(slot).copied(), fold.at(slot, at));
            self.one((slot, at), (found, said), fold.made_above(slot, at));
        }
        let known: BTreeSet<_> = fold.slots().copied().collect();
        let of_entries = |slot: &&Slot| !matches!(slot, Slot::Sep41(..));
        for slot in found.keys().filter(of_entries).filter(|slot| !known.contains(slot)) {
            self.unequal(slot, at, "no entry says so");
        }
        let holders: BTreeSet<_> = known.iter().map(Slot::holder).collect();
        let step = (holders.len() / ADDRESSES).max(1);
        for holder in holders.iter().step_by(step) {
            self.holder(&past, holder, &found)?;
        }
        Ok(found)
    }

    fn one(
        &mut self,
        (slot, at): (&Slot, Height),
        (found, said): (Option<i128>, Value),
        made: Option<By>,
    ) {
        self.compared += 1;
        let of_contract = matches!(slot, Slot::Sac(..));
        match (found, said) {
            (None, Value::None) => self.none += 1,
            (None, Value::Held(0)) if of_contract => self.none += 1,
            (Some(found), Value::Held(said)) if found == said => {}
            (Some(found), Value::Archived(said)) if found == said => self.archived += 1,
            (None, Value::Archived(_)) => self.archived += 1,
            (Some(0), Value::None) if made == Some(By::Call) => self.made_by_calls += 1,
            (Some(_), Value::None) if made == Some(By::Upgrade) => self.made_by_upgrades += 1,
            _ => self.unequal(slot, at, &format!("{found:?}, entries {said:?}")),
        }
    }

    /// What one holder held is what the tables say of it.
    fn holder(
        &mut self,
        past: &Past<'_, Memory>,
        holder: &Address,
        found: &BTreeMap<Slot, i128>,
    ) -> Result<(), PastError> {
        let own: BTreeMap<_, _> = past
            .account(holder)?
            .balances
            .into_iter()
            .filter_map(|(slot, balance)| Some((slot, balance?)))
            .collect();
        let of_tables: BTreeMap<_, _> = found
            .iter()
            .filter(|(slot, _)| slot.holder() == *holder)
            .map(|(slot, balance)| (*slot, *balance))
            .collect();
        self.by_holder += own.len();
        if own != of_tables {
            self.fault(format!("{holder}: {own:?}, of the tables {of_tables:?}"));
        }
        Ok(())
    }

    /// What was held at a height is what a database says that ends there, as far as it knows.
    fn prefix(
        &mut self,
        network: &str,
        frames: &[Frame],
        checked: bool,
        (at, found): (Height, &BTreeMap<Slot, i128>),
    ) {
        let store = Memory::default();
        let upto: Vec<_> = frames.iter().filter(|frame| frame.height <= at).cloned().collect();
        ingest_as(Given::from(upto), (network, checked), WHOLE, &store);
        let state = Door::open(store).expect("readable").expect("a state");
        let mut sums = BTreeMap::new();
        for table in TOLD {
            for row in state.rows(table) {
                let Some((slot, held)) = Slot::of(&row.expect("a row").0) else { continue };
                self.of_prefixes += 1;
                let zero = held == 0 && matches!(slot, Slot::Sac(..));
                if !zero && found.get(&slot) != Some(&held) {
                    let found = found.get(&slot);
                    self.unequal(&slot, at, &format!("{found:?}, a database says {held}"));
                }
                if matches!(slot, Slot::Sep41(..)) {
                    sums.insert(slot, held);
                }
            }
        }
        for (slot, found) in found.iter().filter(|(slot, _)| matches!(slot, Slot::Sep41(..))) {
            if !sums.contains_key(slot) {
                self.unequal(slot, at, &format!("{found}, a database says nothing"));
            }
        }
    }

    fn finish(self, corpus: &str, least: usize) {
        eprintln!("{corpus}: {self}");
        assert!(self.faults.is_empty(), "{corpus}:\n{}", self.faults.join("\n"));
        assert!(self.compared >= least, "{corpus}: only {} were compared", self.compared);
    }
}

/// Whether a balance in a contract is one of an asset, and no look-alike.
fn is_an_assets(state: &Door<Memory>, slot: &Slot) -> bool {
    let Slot::Sac(_, token) = slot else { return true };
    matches!(state.token(token), Ok(Some(ContractToken::Asset(_))))
        || code::asset(state.store(), token).expect("readable").is_some()
}

/// Compares every file of a corpus; the files of which `checked` says no are not authenticated.
fn compare_all(name: &str, least: usize, checked: impl Fn(&str) -> bool) {
    let Some(shared) = corpus::shared(name) else { return };
    let mut tally = Tally::default();
    let folder = shared.join("golden/stellar").join(name);
    for path in corpus::files(&folder) {
        let inner = path.strip_prefix(shared.join("golden")).expect("inside");
        let inner = inner.to_str().expect("a readable path").trim_end_matches(".jsonl.zst");
        let frames = corpus::frames(&shared.join("ledgers").join(inner));
        tally.all(&golden::passphrases(&path)[&None], &frames, checked(inner));
    }
    tally.finish(name, least);
}

#[test]
fn past_balances_of_a_synthetic_chain_are_what_its_entries_say() {
    let mut tally = Tally::default();
    let mix = "payments=20,creates=10,trust=10,entries=2,paths=10,sac=20,tokens=20,swaps=20";
    for (seed, accounts) in [(1, 30), (2, 200)] {
        let settings = Settings {
            transactions: 12,
            accounts,
            seed,
            mix: mix.parse().expect("a mix"),
            ..Settings::default()
        };
        let first = settings.first;
        let frames = frames_of(first, Chain::new(settings).take(48));
        tally.all("standalone", &frames, true);
    }
    tally.finish("synthetic", 10_000);
}

#[test]
fn past_balances_of_consecutive_pubnet_ledgers_are_what_their_entries_say() {
    let Some(shared) = corpus::shared("pubnet, the past") else { return };
    let mut tally = Tally::default();
    tally.all("pubnet", &corpus::pubnet(&shared), true);
    tally.finish("pubnet, consecutive", 10_000);
}

#[test]
fn past_balances_of_lone_ledgers_are_what_their_entries_say() {
    compare_all("testnet", 100, |_| true);
    compare_all("every-protocol", 100, |_| true);
}

#[test]
fn past_balances_of_protocols_8_to_12_are_what_their_entries_say() {
    compare_all("protocol-8-to-12", 1_000, |_| true);
}

#[test]
fn past_balances_of_load_tests_are_what_their_entries_say() {
    compare_all("load-test", 1_000, |path| path.contains("rpc-load-test-ledgers-v25"));
}

#[test]
fn past_balances_of_core_captures_are_what_their_entries_say() {
    let Some(shared) = corpus::shared("core-captures, the past") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    unpack(&shared, folder.path());
    let golden = shared.join("golden/stellar/core-captures/test-lcm.tar.zst.jsonl.zst");
    let mut tally = Tally::default();
    for (member, network) in golden::passphrases(&golden) {
        let member = member.expect("a member");
        // The one whose transaction set was captured beside another ledger's.
        let checked = !member.ends_with("HerderTests/370dd5e0af5cfa8d.xdr");
        tally.all(&network, &corpus::frames(&folder.path().join(&member)), checked);
    }
    tally.finish("core-captures", 30_000);
}

fn unpack(shared: &Path, to: &Path) {
    let archive = shared.join("ledgers/stellar/core-captures/test-lcm.tar.zst");
    let bytes = std::fs::read(archive).expect("the archive");
    let tar = zstd::decode_all(bytes.as_slice()).expect("zstd");
    tar::Archive::new(tar.as_slice()).unpack(to).expect("a tar");
}
