//! What an operation set on an account or a trustline (state-changes 9).

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Reason};
use ledgerflow_views::{
    AccountEntry, CreateAccountOp, DataEntry, LedgerEntry, LedgerEntryDataCase, ManageDataOp,
    OperationBodyCase,
};

use super::{Context, Draft, options, trustlines};
use crate::stellar::asked::Asked;
use crate::stellar::changes::Pair;
use crate::stellar::convert::account;

/// The rows of one operation of a successful transaction. A row whose precondition fails is skipped
/// and counted.
///
/// # Errors
/// Changes that do not show what was before them.
pub(crate) fn of(
    transaction: &Context<'_>,
    index: usize,
    asked: &Asked<'_>,
    into: &mut Vec<Draft>,
) -> Result<(), String> {
    let pairs = || transaction.pairs(index);
    let skipped = match asked.body {
        OperationBodyCase::CreateAccount(op) => created(op, into),
        OperationBodyCase::SetOptions(op) => options::of(op, asked.source, &pairs()?, into),
        OperationBodyCase::ChangeTrust(op) => {
            let tokens = |asset: &_| transaction.token(asset);
            trustlines::Changed { op, source: asked.source, pairs: &pairs()? }.rows(tokens, into)
        }
        OperationBodyCase::AllowTrust(op) => {
            trustlines::allowed(transaction, op, asked.source, into)
        }
        OperationBodyCase::SetTrustLineFlags(op) => trustlines::flagged(transaction, op, into),
        OperationBodyCase::ManageData(op) => entry(op, asked.source, &pairs()?, into),
        _ => 0,
    };
    transaction.skip(skipped);
    Ok(())
}

/// A new account signs for itself.
fn created(op: CreateAccountOp<'_>, into: &mut Vec<Draft>) -> u32 {
    let address = Address::Account(account(op.destination()));
    let what = Change::Signer { key: address.bytes(), old: None, new: Some(1) };
    into.push(Draft { account: address, reason: Reason::Add, what });
    0
}

/// The first data entry that changed decides; values before come from the entry of that name.
fn entry(op: ManageDataOp<'_>, source: [u8; 32], pairs: &[Pair<'_>], into: &mut Vec<Draft>) -> u32 {
    let name = op.data_name();
    let is = |pair: &&Pair<'_>| pair.either().and_then(named_value).is_some();
    let Some(pair) = pairs.iter().find(is) else { return 0 };
    let before = || {
        let mut before = pairs.iter().filter_map(|pair| pair.pre.and_then(named_value));
        let own = before.find(|e| account(e.account_id()) == source && e.data_name() == name);
        own.map(|entry| entry.data_value().to_vec())
    };
    let new = pair.post.and_then(named_value).map(|entry| entry.data_value().to_vec());
    let (reason, old) = match (pair.pre.is_some(), new.is_some()) {
        (false, _) => (Reason::Add, None),
        (true, true) => (Reason::Update, before()),
        (true, false) => (Reason::Remove, before()),
    };
    if reason != Reason::Add && old.is_none() {
        return 1;
    }
    let what = Change::Entry { name: name.to_vec(), old, new };
    into.push(Draft { account: Address::Account(source), reason, what });
    0
}

/// The entry, if it is a named value.
fn named_value(entry: LedgerEntry<'_>) -> Option<DataEntry<'_>> {
    match entry.data().case() {
        LedgerEntryDataCase::Data(entry) => Some(entry),
        _ => None,
    }
}

/// The entry, if it is an account.
pub(crate) fn held(entry: LedgerEntry<'_>) -> Option<AccountEntry<'_>> {
    match entry.data().case() {
        LedgerEntryDataCase::Account(entry) => Some(entry),
        _ => None,
    }
}

/// Bits of XDR flags, each with the tables' bit of the same meaning.
pub(crate) type Bits = [(u32, u8)];

/// The tables' bits of XDR's; unknown ones have none.
pub(crate) fn bits(flags: u32, known: &Bits) -> u8 {
    known.iter().filter(|(xdr, _)| flags & xdr != 0).fold(0, |bits, (_, bit)| bits | bit)
}

/// What flags to set and to clear amount to, the set ones first: of one named in both, clear wins.
pub(crate) fn switched(set: u32, clear: u32, known: &Bits) -> impl Iterator<Item = (Reason, u8)> {
    let switched = [(Reason::Set, bits(set & !clear, known)), (Reason::Clear, bits(clear, known))];
    switched.into_iter().filter(|&(_, bits)| bits != 0)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::Arc;

    use ledgerflow_records::state_change::base;
    use ledgerflow_records::{Frame, Height, StateChange};
    use stellar_xdr as xdr;

    use super::*;
    use crate::stellar::decode;
    use crate::stellar::network::Network;
    use crate::stellar::state_changes;
    use crate::stellar::state_changes::build::{self, Header, Made, Step, id, key};
    use crate::stellar::state_changes::sep41::tests::{account as address, event, invoked, symbol};

    /// An operation of the transaction's source that changed this.
    pub(crate) fn step(body: xdr::OperationBody, changes: Vec<xdr::LedgerEntryChange>) -> Step {
        Step { source: None, body, result: Default::default(), changes, events: Vec::new() }
    }

    /// The rows of one stream, and how many were skipped in all.
    pub(crate) fn rows_of(made: &Made, base: i64) -> (Vec<StateChange>, u32) {
        let header = Header { protocol: made.protocol, sequence: 7, close_time: 0 };
        let bytes = build::ledger(header, vec![made.applied()]);
        let ledger = build::decoded(bytes, 7, &Network::of("standalone").unwrap());
        let (mut rows, skipped) = state_changes::with_skipped(&ledger).unwrap();
        rows.retain(|row| row.id > base && row.id < base + (1 << 28));
        rows.iter().zip(base + 1..).for_each(|(row, id)| assert_eq!(row.id, id));
        (rows, skipped)
    }

    /// Whose, how and what, of the operation's effects.
    pub(crate) fn effects(step: Step) -> Vec<(char, Reason, Change)> {
        skipping(0, step)
    }

    /// The same, when so many rows are skipped.
    pub(crate) fn skipping(skipped: u32, step: Step) -> Vec<(char, Reason, Change)> {
        let (rows, count) = rows_of(&Made::of(vec![step]), base::EFFECTS);
        assert_eq!(count, skipped);
        let row = |row: StateChange| (char::from(row.account.key()[0]), row.reason, row.what);
        rows.into_iter().map(row).collect()
    }

    fn value_entry(owner: char, name: &[u8], value: &[u8]) -> xdr::LedgerEntry {
        build::entry(xdr::LedgerEntryData::Data(xdr::DataEntry {
            account_id: id(owner),
            data_name: xdr::String64(name.try_into().unwrap()),
            data_value: xdr::DataValue(value.try_into().unwrap()),
            ext: xdr::DataEntryExt::V0,
        }))
    }

    fn manage(name: &[u8], changes: Vec<xdr::LedgerEntryChange>) -> Step {
        let op = xdr::ManageDataOp {
            data_name: xdr::String64(name.try_into().unwrap()),
            data_value: None,
        };
        step(xdr::OperationBody::ManageData(op), changes)
    }

    fn removed(entry: xdr::LedgerEntry) -> Vec<xdr::LedgerEntryChange> {
        let key = entry.to_key();
        vec![xdr::LedgerEntryChange::State(entry), xdr::LedgerEntryChange::Removed(key)]
    }

    fn named(name: &[u8], old: Option<&[u8]>, new: Option<&[u8]>) -> Change {
        let owned = |value: Option<&[u8]>| value.map(<[u8]>::to_vec);
        Change::Entry { name: name.to_vec(), old: owned(old), new: owned(new) }
    }

    #[test]
    fn a_new_account_signs_for_itself_with_weight_1() {
        let op = xdr::CreateAccountOp { destination: id('B'), starting_balance: 5 };
        let rows = effects(step(xdr::OperationBody::CreateAccount(op), Vec::new()));
        let key = Address::Account(key('B')).bytes();
        let signer = Change::Signer { key, old: None, new: Some(1) };
        assert_eq!(rows, [('B', Reason::Add, signer)]);
    }

    #[test]
    fn named_values_are_added_updated_and_removed() {
        let entry = |value| value_entry('A', b"name2", value);
        let added = manage(b"name2", vec![xdr::LedgerEntryChange::Created(entry(b"5678"))]);
        let add = ('A', Reason::Add, named(b"name2", None, Some(b"5678")));
        assert_eq!(effects(added), [add]);
        // An unchanged value is still an update.
        for new in [&b"1578521204_293290278"[..], b"1578520858_252393176"] {
            let old = &b"1578520858_252393176"[..];
            let updated = manage(b"name2", build::updated(entry(old), entry(new)));
            let update = ('A', Reason::Update, named(b"name2", Some(old), Some(new)));
            assert_eq!(effects(updated), [update]);
        }
        let remove = ('A', Reason::Remove, named(b"name2", Some(b""), None));
        assert_eq!(effects(manage(b"name2", removed(entry(b"")))), [remove]);
        assert_eq!(effects(manage(b"name2", Vec::new())), []);
    }

    #[test]
    fn names_and_values_that_are_no_text_are_kept_as_bytes() {
        let name = b"\xff\0\xfe";
        let entry = value_entry('A', name, b"\xc0\0");
        let rows = effects(manage(name, vec![xdr::LedgerEntryChange::Created(entry)]));
        assert_eq!(rows, [('A', Reason::Add, named(name, None, Some(b"\xc0\0")))]);
    }

    #[test]
    fn a_value_before_is_never_anothers() {
        for (owner, name) in [('B', b"mine"), ('A', b"more")] {
            let other = |value| value_entry(owner, name, value);
            skipping(1, manage(b"mine", build::updated(other(b"1"), other(b"2"))));
            skipping(1, manage(b"mine", removed(other(b"1"))));
        }
        let other = |value| value_entry('A', b"a", value);
        let own = |value| value_entry('A', b"mine", value);
        let both = [build::updated(own(b"3"), own(b"4")), build::updated(other(b"1"), other(b"2"))];
        // The first change of a data entry, by key, gives the value after, as the reference does.
        let rows = effects(manage(b"mine", both.concat()));
        assert_eq!(rows, [('A', Reason::Update, named(b"mine", Some(b"3"), Some(b"2")))]);
    }

    #[test]
    fn an_operations_own_muxed_source_counts_by_its_key() {
        let own = xdr::MuxedAccountMed25519 { id: 9, ed25519: xdr::Uint256(key('C')) };
        let created = xdr::LedgerEntryChange::Created(value_entry('C', b"n", b"v"));
        let step = Step {
            source: Some(xdr::MuxedAccount::MuxedEd25519(own)),
            ..manage(b"n", vec![created])
        };
        assert_eq!(effects(step), [('C', Reason::Add, named(b"n", None, Some(b"v")))]);
    }

    #[test]
    fn a_failed_transaction_sets_nothing() {
        let op = xdr::CreateAccountOp { destination: id('B'), starting_balance: 5 };
        let step = step(xdr::OperationBody::CreateAccount(op), Vec::new());
        let made = Made { failed: true, ..Made::of(vec![step]) };
        assert_eq!(rows_of(&made, base::EFFECTS), (Vec::new(), 0));
    }

    #[test]
    fn no_byte_of_a_ledger_panics() {
        let account = |weight| {
            let thresholds = xdr::Thresholds([weight; 4]);
            let entry = xdr::AccountEntry { account_id: id('A'), thresholds, ..Default::default() };
            build::entry(xdr::LedgerEntryData::Account(entry))
        };
        let op = xdr::SetOptionsOp { low_threshold: Some(3), ..Default::default() };
        let set = xdr::OperationBody::SetOptions(op);
        let options = step(set, build::updated(account(1), account(2)));
        let entry = |value| value_entry('A', b"n", value);
        let value = manage(b"n", build::updated(entry(b"1"), entry(b"2")));
        let topics = vec![symbol("transfer"), address('A'), address('B')];
        let event = event([7; 32], topics, xdr::ScVal::U32(1));
        let call = invoked(build::updated(entry(b"1"), entry(b"2")), vec![event]).steps;
        let made = Made { soroban: true, ..Made::of([vec![options, value], call].concat()) };
        let header = Header { protocol: made.protocol, sequence: 7, close_time: 0 };
        let bytes = build::ledger(header, vec![made.applied()]);
        let network = Network::of("standalone").unwrap();
        let mut read = 0;
        for (place, byte) in
            (0..bytes.len()).flat_map(|place| [0, 1, 2, 0x7f, 0xff].map(|b| (place, b)))
        {
            let mut bytes = bytes.clone();
            bytes[place] = byte;
            let (height, origin) = (Height(7), "made".into());
            let frame = Frame { height, bytes: Arc::new(bytes), origin, offset: 0, counts: true };
            if let Ok(ledger) = decode::of(frame, &network) {
                let _ = state_changes::of(&ledger);
                read += 1;
            }
        }
        assert!(read > bytes.len(), "{read}");
    }
}
