//! What history does not tell of: metas edited by hand, to which no hash commits.

use std::sync::Arc;

use ledgerflow_operators::sources::Given;
use ledgerflow_records::{Address, Asset, Frame, Height};
use ledgerflow_sinks::History;
use ledgerflow_sinks::memory::Memory;
use ledgerflow_sinks::past::{Past, PastError, Slot, TOLD};
use ledgerflow_sinks::state::Door;
use stellar_xdr as xdr;
use xdr::{LedgerCloseMeta, LedgerEntryChange, LedgerEntryData, ReadXdr, ScVal, WriteXdr};

use super::chain;
use super::fold::{Fold, Value};
use crate::store::{WHOLE, ingest};

/// The chain with one ledger's meta as `edit` leaves it.
fn edited(
    frames: &[Frame],
    at: Height,
    edit: impl FnOnce(&mut xdr::LedgerCloseMetaV2),
) -> Vec<Frame> {
    let mut frames = frames.to_vec();
    let frame = frames.iter_mut().find(|frame| frame.height == at).expect("there");
    let meta = LedgerCloseMeta::from_xdr(frame.bytes.as_slice(), xdr::Limits::none());
    let mut meta = meta.expect("a ledger");
    let LedgerCloseMeta::V2(inner) = &mut meta else { panic!("the newest form") };
    edit(inner);
    frame.bytes = Arc::new(meta.to_xdr(xdr::Limits::none()).expect("written"));
    frames
}

/// Puts a change behind those of the last contract call of a ledger.
fn called(meta: &mut xdr::LedgerCloseMetaV2, change: LedgerEntryChange) {
    let mut processing = meta.tx_processing.to_vec();
    let call = processing.iter_mut().rev().find_map(|it| match &mut it.tx_apply_processing {
        xdr::TransactionMeta::V4(meta) if meta.soroban_meta.is_some() => {
            (!meta.operations.is_empty()).then_some(meta)
        }
        _ => None,
    });
    let call = call.expect("a successful call");
    let mut operations = call.operations.to_vec();
    let mut changes = operations[0].changes.to_vec();
    changes.push(change);
    operations[0].changes = xdr::LedgerEntryChanges(changes.try_into().expect("few"));
    call.operations = operations.try_into().expect("few");
    meta.tx_processing = processing.try_into().expect("few");
}

fn entry(data: LedgerEntryData) -> xdr::LedgerEntry {
    xdr::LedgerEntry { last_modified_ledger_seq: 1, data, ext: xdr::LedgerEntryExt::V0 }
}

fn id(key: [u8; 32]) -> xdr::AccountId {
    xdr::AccountId(xdr::PublicKey::PublicKeyTypeEd25519(xdr::Uint256(key)))
}

fn contract(key: [u8; 32]) -> xdr::ScAddress {
    xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash(key)))
}

fn symbol(text: &str) -> ScVal {
    ScVal::Symbol(xdr::ScSymbol(text.try_into().expect("short")))
}

fn datum_key(holder: [u8; 32]) -> ScVal {
    let parts = vec![symbol("Balance"), ScVal::Address(contract(holder))];
    ScVal::Vec(Some(xdr::ScVec(parts.try_into().expect("two"))))
}

/// A contract's balance of an asset as an entry.
fn datum((holder, token): ([u8; 32], [u8; 32]), held: i128) -> xdr::LedgerEntry {
    let hi = i64::try_from(held >> 64).expect("64 bits");
    let lo = u64::try_from(held & i128::from(u64::MAX)).expect("64 bits");
    let fields = [
        ("amount", ScVal::I128(xdr::Int128Parts { hi, lo })),
        ("authorized", ScVal::Bool(true)),
        ("clawback", ScVal::Bool(false)),
    ];
    let fields = fields.map(|(name, val)| xdr::ScMapEntry { key: symbol(name), val }).to_vec();
    entry(LedgerEntryData::ContractData(xdr::ContractDataEntry {
        ext: xdr::ExtensionPoint::V0,
        contract: contract(token),
        key: datum_key(holder),
        durability: xdr::ContractDataDurability::Persistent,
        val: ScVal::Map(Some(xdr::ScMap(fields.try_into().expect("three")))),
    }))
}

/// Shows `with` what is stored of a chain.
fn stored(frames: &[Frame], with: impl FnOnce(&History<Memory>, &Door<Memory>)) {
    let store = Memory::default();
    let outcome = ingest(Given::from(frames.to_vec()), "standalone", WHOLE, &store);
    assert!(outcome.halt().is_none(), "{:?}", outcome.halt());
    let history = History::open(store.clone()).expect("a history");
    let state = Door::open(store).expect("readable").expect("a state");
    with(&history, &state);
}

/// What is told of one balance at a ledger: by its holder, and by its table with how many more are
/// not known.
type Told = (Option<Option<i128>>, (Option<i128>, u64));

fn told((history, state): (&History<Memory>, &Door<Memory>), slot: &Slot, at: Height) -> Told {
    let past = Past::open(history, state, at).expect("covered");
    let held = past.account(&slot.holder()).expect("fit").balances;
    let own = held.into_iter().find(|(other, _)| other == slot).map(|(_, balance)| balance);
    let mut of_table = None;
    let table = TOLD.into_iter().find(|table| table.tag() == slot.table().tag()).expect("one");
    let unknown = past.rows::<PastError>(table, &past.since().expect("covered"), |other, held| {
        of_table = of_table.or((other == slot).then_some(held));
        Ok(())
    });
    (own, (of_table, unknown.expect("fit")))
}

/// A contract's balance that was not nothing before a ledger that touched it, that ledger, and the
/// chain up to the third ledger above it, none of which touches it.
fn quiet() -> (Slot, Height, Vec<Frame>) {
    let frames = chain(60);
    let fold = Fold::of(&frames);
    let of_contracts = fold.slots().filter(|slot| matches!(slot, Slot::Sac(..)));
    let found = of_contracts.copied().find_map(|slot| {
        let holds = |at: u32| matches!(fold.at(&slot, Height(at)), Value::Held(held) if held > 0);
        let touched = fold.touched(&slot);
        let rests = |at: u32| !touched.iter().any(|next| (at + 1..=at + 3).contains(&next.0));
        let moved = touched.iter().find(|at| holds(at.0) && holds(at.0 - 1) && rests(at.0))?;
        Some((slot, *moved))
    });
    let (slot, moved) = found.expect("a contract that holds something and rests");
    let upto = frames.into_iter().filter(|frame| frame.height.0 <= moved.0 + 3).collect::<Vec<_>>();
    assert_eq!(upto.last().map(|frame| frame.height.0), Some(moved.0 + 3));
    (slot, moved, upto)
}

#[test]
fn a_balance_that_went_into_the_archive_is_not_known_and_never_zero() {
    let (slot, moved, frames) = quiet();
    let fold = Fold::of(&frames);
    let (Slot::Sac(holder, token), last) = (slot, frames.last().expect("one").height) else {
        panic!("a contract's")
    };
    let gone = moved.next();
    let key = xdr::LedgerKey::ContractData(xdr::LedgerKeyContractData {
        contract: contract(token),
        key: datum_key(holder),
        durability: xdr::ContractDataDurability::Persistent,
    });
    let evicted = edited(&frames, gone, |meta| {
        meta.evicted_keys = vec![key].try_into().expect("one");
    });
    let before = Height(moved.0 - 1);
    stored(&evicted, |history, state| {
        assert_eq!(told((history, state), &slot, before), (Some(None), (None, 1)));
        // Nothing moved since, so nothing tells that there was one.
        assert_eq!(told((history, state), &slot, moved), (None, (None, 0)));
        assert_eq!(told((history, state), &slot, last), (None, (None, 0)));
    });
    let Value::Held(held) = fold.at(&slot, last) else { panic!("it holds something") };
    let back = gone.next();
    let restored = edited(&evicted, back, |meta| {
        called(meta, LedgerEntryChange::Restored(datum((holder, token), held)));
    });
    let again = Fold::of(&restored);
    assert_eq!(again.at(&slot, gone), Value::Archived(held));
    stored(&restored, |history, state| {
        for at in [moved, gone, back, last] {
            let all = (Some(Some(held)), (Some(held), 0));
            assert_eq!(told((history, state), &slot, at), all, "{at}");
        }
        let Value::Held(held) = fold.at(&slot, before) else { panic!("it held something") };
        assert_eq!(told((history, state), &slot, before), (Some(Some(held)), (Some(held), 0)));
    });
}

#[test]
fn what_a_call_of_a_contract_made_shows_as_zero_before_it_was_made() {
    // CAP-73: no state change tells that there is a new account or trustline.
    let (frames, key, issuer) = (chain(20), [7; 32], [8; 32]);
    let at = frames[12].height;
    let trustline = xdr::TrustLineEntry {
        account_id: id(key),
        asset: xdr::TrustLineAsset::CreditAlphanum4(xdr::AlphaNum4 {
            asset_code: xdr::AssetCode4(*b"USD\0"),
            issuer: id(issuer),
        }),
        balance: 0,
        limit: i64::MAX,
        flags: 1,
        ext: xdr::TrustLineEntryExt::V0,
    };
    let made = edited(&frames, at, |meta| {
        called(meta, LedgerEntryChange::Created(entry(LedgerEntryData::Trustline(trustline))));
    });
    let slot = Slot::Trustline(key, Asset::Alphanum4(*b"USD\0", issuer));
    stored(&made, |history, state| {
        for at in [at, Height(at.0 - 1)] {
            assert_eq!(told((history, state), &slot, at), (Some(Some(0)), (Some(0), 0)));
        }
    });
}

#[test]
fn what_an_upgrade_made_shows_before_it_was_made() {
    // No network does that; makers of load tests open their accounts so.
    let (frames, key) = (chain(20), [7; 32]);
    let at = frames[12].height;
    let account = xdr::AccountEntry {
        account_id: id(key),
        balance: 70,
        seq_num: xdr::SequenceNumber(0),
        num_sub_entries: 0,
        inflation_dest: None,
        flags: 0,
        home_domain: xdr::String32::default(),
        thresholds: xdr::Thresholds([1, 0, 0, 0]),
        signers: Default::default(),
        ext: xdr::AccountEntryExt::V0,
    };
    let created = LedgerEntryChange::Created(entry(LedgerEntryData::Account(account)));
    let made = edited(&frames, at, |meta| {
        let upgrade = xdr::UpgradeEntryMeta {
            upgrade: xdr::LedgerUpgrade::MaxTxSetSize(1),
            changes: xdr::LedgerEntryChanges(vec![created].try_into().expect("one")),
        };
        meta.upgrades_processing = vec![upgrade].try_into().expect("one");
    });
    let slot = Slot::Native(key);
    assert_eq!(slot.holder(), Address::Account(key));
    stored(&made, |history, state| {
        for at in [at, Height(at.0 - 1)] {
            assert_eq!(told((history, state), &slot, at), (Some(Some(70)), (Some(70), 0)));
        }
    });
}
