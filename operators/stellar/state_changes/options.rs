//! What SetOptions set: home domain, thresholds, flags and signers (state-changes 9.2).

use std::collections::BTreeMap;

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Level, Reason, flag};
use ledgerflow_records::strkey::{self, version};
use ledgerflow_views::{AccountEntry, SetOptionsOp, SignerKey, SignerKeyCase};

use super::Draft;
use super::effects::{Bits, held, switched};
use crate::stellar::changes::Pair;
use crate::stellar::convert::account;

/// The rows of one operation, in that order. How many were skipped is returned.
pub(crate) fn of(
    op: SetOptionsOp<'_>,
    source: [u8; 32],
    pairs: &[Pair<'_>],
    into: &mut Vec<Draft>,
) -> u32 {
    let before = pairs
        .iter()
        .filter_map(|pair| pair.pre.and_then(held))
        .find(|before| account(before.account_id()) == source);
    let address = Address::Account(source);
    let mut push = |reason, what| into.push(Draft { account: address, reason, what });
    let skipped = domain(op, before, &mut push) + thresholds(op, before, &mut push);
    let (set, clear) = (op.set_flags().unwrap_or(0), op.clear_flags().unwrap_or(0));
    switched(set, clear, &FLAGS).for_each(|(reason, bits)| push(reason, Change::Flags(bits)));
    skipped + pairs.iter().map(|pair| signers(pair, before, &mut push)).sum::<u32>()
}

/// `AccountFlags` by number.
const FLAGS: [(u32, u8); 4] = [
    (1, flag::AUTH_REQUIRED),
    (2, flag::AUTH_REVOCABLE),
    (4, flag::AUTH_IMMUTABLE),
    (8, flag::AUTH_CLAWBACK_ENABLED),
];
const _: &Bits = &FLAGS;

/// An empty domain is none.
fn domain(
    op: SetOptionsOp<'_>,
    before: Option<AccountEntry<'_>>,
    push: &mut impl FnMut(Reason, Change),
) -> u32 {
    let Some(new) = op.home_domain() else { return 0 };
    let Some(before) = before else { return 1 };
    let old = before.home_domain();
    let reason = match (old, new) {
        (old, new) if old == new => return 0,
        (b"", _) => Reason::Set,
        (_, b"") => Reason::Clear,
        _ => Reason::Update,
    };
    let some = |domain: &[u8]| (!domain.is_empty()).then(|| domain.to_vec());
    push(reason, Change::HomeDomain { old: some(old), new: some(new) });
    0
}

/// One row for each that is named, changed or not; without the account before, none.
fn thresholds(
    op: SetOptionsOp<'_>,
    before: Option<AccountEntry<'_>>,
    push: &mut impl FnMut(Reason, Change),
) -> u32 {
    let named = [op.low_threshold(), op.med_threshold(), op.high_threshold()];
    if named.iter().all(Option::is_none) {
        return 0;
    }
    let Some(before) = before else { return 1 };
    let [_, low, medium, high] = *before.thresholds();
    let levels = [(Level::Low, low), (Level::Medium, medium), (Level::High, high)];
    let mut skipped = 0;
    for ((level, old), new) in levels.into_iter().zip(named) {
        match new.map(u8::try_from) {
            Some(Ok(new)) => push(Reason::Update, Change::Threshold { level, old, new }),
            Some(Err(_)) => skipped += 1,
            None => {}
        }
    }
    skipped
}

/// Who signs for an account: by strkey, in whose order the rows are, the key as stored and its
/// weight.
type Signers = BTreeMap<String, (Vec<u8>, u32)>;

/// What changed about the signers of one account, whose rows are `source`'s (only its own signers
/// can change). Old weights are those of the first value that the operation shows of the source.
fn signers(
    pair: &Pair<'_>,
    source: Option<AccountEntry<'_>>,
    push: &mut impl FnMut(Reason, Change),
) -> u32 {
    if pair.either().and_then(held).is_none() {
        return 0;
    }
    let both = pair.pre.and_then(held).zip(pair.post.and_then(held));
    let Some((before, after)) = both else { return 1 };
    if weights_equal(before, after) {
        return 0;
    }
    let (before, after) = (summary(before), summary(after));
    let gone = before.iter().filter_map(|(text, (key, weight))| match after.get(text) {
        None => Some((Reason::Remove, text, key, None)),
        Some((_, new)) if new != weight => Some((Reason::Update, text, key, Some(*new))),
        Some(_) => None,
    });
    let added = after.iter().filter(|(text, _)| !before.contains_key(*text));
    let added = added.map(|(text, (key, weight))| (Reason::Add, text, key, Some(*weight)));
    let first = source.map(|source| (master(source).0, summary(source)));
    let mut skipped = 0;
    for (reason, text, key, new) in gone.chain(added) {
        let old = match reason {
            Reason::Add => Some(None),
            _ => first.as_ref().and_then(|first| weight_before(first, text)).map(Some),
        };
        match (old, new.map(u8::try_from).transpose()) {
            (Some(old), Ok(new)) => push(reason, Change::Signer { key: key.clone(), old, new }),
            _ => skipped += 1,
        }
    }
    skipped
}

/// What a key weighed: the master key, where it is not listed, nothing; any other must be listed.
fn weight_before((master, signers): &(String, Signers), key: &String) -> Option<u8> {
    let listed = signers.get(key).map(|(_, weight)| *weight);
    listed.or((master == key).then_some(0)).and_then(|weight| u8::try_from(weight).ok())
}

/// Whether no signer changed, told without naming any: most changes of accounts are of balances.
fn weights_equal(before: AccountEntry<'_>, after: AccountEntry<'_>) -> bool {
    before.thresholds().first() == after.thresholds().first()
        && before.signers().xdr() == after.signers().xdr()
}

/// Every key with a weight; the account's own unless its weight is 0.
fn summary(entry: AccountEntry<'_>) -> Signers {
    let (text, key) = master(entry);
    let [weight, ..] = *entry.thresholds();
    let own = (weight > 0).then(|| (text, (key, u32::from(weight))));
    let listed = entry.signers().iter().map(|signer| {
        let key = stored(signer.key());
        (text_of(&key), (key, signer.weight()))
    });
    own.into_iter().chain(listed).collect()
}

/// The account's own key.
fn master(entry: AccountEntry<'_>) -> (String, Vec<u8>) {
    let key = Address::Account(account(entry.account_id())).bytes();
    (text_of(&key), key)
}

fn text_of(key: &[u8]) -> String {
    key.split_first().map_or_else(String::new, |(version, key)| strkey::encode(*version, key))
}

/// `T…`: the hash of a transaction.
const PRE_AUTH_TX: u8 = 0x98;
/// `X…`: the hash of what is to be shown.
const HASH_X: u8 = 0xb8;
/// `P…`: an account's key, and what it is to sign.
const SIGNED_PAYLOAD: u8 = 0x78;

/// Version byte and payload of a signer's strkey (SEP-23), whole (D1).
fn stored(key: SignerKey<'_>) -> Vec<u8> {
    let (version, key, payload) = match key.case() {
        SignerKeyCase::Ed25519(key) => (version::ACCOUNT, key, None),
        SignerKeyCase::PreAuthTx(hash) => (PRE_AUTH_TX, hash, None),
        SignerKeyCase::HashX(hash) => (HASH_X, hash, None),
        SignerKeyCase::Ed25519SignedPayload(signed) => {
            (SIGNED_PAYLOAD, signed.ed25519(), Some(signed.payload()))
        }
    };
    let mut stored = vec![version];
    stored.extend_from_slice(key);
    if let Some(payload) = payload {
        stored.extend(u32::try_from(payload.len()).unwrap_or(u32::MAX).to_be_bytes());
        stored.extend_from_slice(payload);
        stored.resize(1 + 32 + 4 + payload.len().next_multiple_of(4), 0);
    }
    stored
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use stellar_xdr as xdr;

    use super::*;
    use crate::stellar::state_changes::build::{self, id, key};
    use crate::stellar::state_changes::effects::tests::{effects, skipping, step};

    /// An account's home domain, thresholds and signers.
    fn settings(
        letter: char,
        domain: &[u8],
        thresholds: [u8; 4],
        signers: &[(xdr::SignerKey, u32)],
    ) -> xdr::LedgerEntry {
        let signers = signers.iter().map(|(key, weight)| signer(key, *weight));
        build::entry(xdr::LedgerEntryData::Account(xdr::AccountEntry {
            account_id: id(letter),
            home_domain: xdr::String32(domain.try_into().unwrap()),
            thresholds: xdr::Thresholds(thresholds),
            signers: build::list(signers.collect()),
            ..Default::default()
        }))
    }

    fn signer(key: &xdr::SignerKey, weight: u32) -> xdr::Signer {
        xdr::Signer { key: key.clone(), weight }
    }

    fn ed25519(key: [u8; 32]) -> xdr::SignerKey {
        xdr::SignerKey::Ed25519(xdr::Uint256(key))
    }

    fn set(op: xdr::SetOptionsOp, changes: Vec<xdr::LedgerEntryChange>) -> build::Step {
        step(xdr::OperationBody::SetOptions(op), changes)
    }

    /// The rows when A's signers, with its master weight, go from these to those.
    fn resigned(
        before: (u8, &[(xdr::SignerKey, u32)]),
        after: (u8, &[(xdr::SignerKey, u32)]),
    ) -> Vec<(char, Reason, Change)> {
        let entry = |(weight, signers)| settings('A', b"", [weight, 0, 0, 0], signers);
        effects(set(Default::default(), build::updated(entry(before), entry(after))))
    }

    fn row(reason: Reason, key: [u8; 32], old: Option<u8>, new: Option<u8>) -> Row {
        ('A', reason, Change::Signer { key: Address::Account(key).bytes(), old, new })
    }

    type Row = (char, Reason, Change);

    #[test]
    fn everything_at_once_is_in_order() {
        let domain = b"https://www.home.org/";
        let op = xdr::SetOptionsOp {
            clear_flags: Some(2),
            set_flags: Some(1),
            master_weight: Some(3),
            low_threshold: Some(1),
            med_threshold: Some(2),
            high_threshold: Some(3),
            home_domain: Some(xdr::String32(domain.try_into().unwrap())),
            signer: Some(signer(&ed25519([9; 32]), 2)),
            ..Default::default()
        };
        let before = settings('A', b"old.example.org", [1, 0, 0, 0], &[]);
        let after = settings('A', domain, [3, 1, 2, 3], &[(ed25519([9; 32]), 2)]);
        let (old, new) = (Some(b"old.example.org".to_vec()), Some(domain.to_vec()));
        let level = |level, new| ('A', Reason::Update, Change::Threshold { level, old: 0, new });
        let rows = effects(set(op, build::updated(before, after)));
        assert_eq!(
            rows,
            [
                ('A', Reason::Update, Change::HomeDomain { old, new }),
                level(Level::Low, 1),
                level(Level::Medium, 2),
                level(Level::High, 3),
                ('A', Reason::Set, Change::Flags(flag::AUTH_REQUIRED)),
                ('A', Reason::Clear, Change::Flags(flag::AUTH_REVOCABLE)),
                row(Reason::Update, key('A'), Some(1), Some(3)),
                row(Reason::Add, [9; 32], None, Some(2)),
            ]
        );
    }

    #[test]
    fn thresholds_are_what_was_asked_and_what_was_before() {
        let before = settings('A', b"", [1, 5, 6, 7], &[]);
        let op = |med_threshold| xdr::SetOptionsOp {
            high_threshold: Some(7),
            med_threshold,
            ..Default::default()
        };
        let high = ('A', Reason::Update, Change::Threshold { level: Level::High, old: 7, new: 7 });
        let unchanged = build::updated(before.clone(), before.clone());
        assert_eq!(effects(set(op(None), unchanged.clone())), from_ref(&high));
        // A number that no threshold can be is skipped alone.
        assert_eq!(skipping(1, set(op(Some(256)), unchanged)), [high]);
        let other = settings('B', b"", [1, 5, 6, 7], &[]);
        assert_eq!(skipping(1, set(op(None), build::updated(other.clone(), other))), []);
        assert_eq!(skipping(1, set(op(None), Vec::new())), []);
    }

    #[test]
    fn home_domains_are_set_cleared_and_updated_but_not_kept() {
        let some = |domain: &[u8]| (!domain.is_empty()).then(|| domain.to_vec());
        for (old, new, reason) in [
            (&b""[..], &b"x"[..], Some(Reason::Set)),
            (b"x", b"", Some(Reason::Clear)),
            (b"x", b"\xff\0", Some(Reason::Update)),
            (b"x", b"x", None),
            (b"", b"", None),
        ] {
            let home_domain = Some(xdr::String32(new.try_into().unwrap()));
            let op = xdr::SetOptionsOp { home_domain, ..Default::default() };
            let before = settings('A', old, [1; 4], &[]);
            let rows = effects(set(op.clone(), build::updated(before.clone(), before)));
            let what = Change::HomeDomain { old: some(old), new: some(new) };
            assert_eq!(rows, Vec::from_iter(reason.map(|reason| ('A', reason, what))));
            assert_eq!(skipping(1, set(op, Vec::new())), []);
        }
    }

    #[test]
    fn of_a_flag_both_set_and_cleared_clear_wins() {
        let op = |set_flags, clear_flags| xdr::SetOptionsOp {
            set_flags: Some(set_flags),
            clear_flags: Some(clear_flags),
            ..Default::default()
        };
        let rows = effects(set(op(0b1011, 0b0010), Vec::new()));
        let set_ones = flag::AUTH_REQUIRED | flag::AUTH_CLAWBACK_ENABLED;
        let clear = ('A', Reason::Clear, Change::Flags(flag::AUTH_REVOCABLE));
        assert_eq!(rows, [('A', Reason::Set, Change::Flags(set_ones)), clear]);
        assert_eq!(effects(set(op(0, 0b1_0000), Vec::new())), []);
    }

    #[test]
    fn signers_are_removed_updated_and_then_added_by_their_text() {
        // In text, digits come before letters: of these keys the greater bytes come first.
        let (letter, digit) = ([0; 32], [0x34; 32]);
        let listed = |weight| [(ed25519(letter), weight), (ed25519(digit), 1)];
        let text = |key| Address::Account(key).to_string();
        assert!(text(digit) < text(letter));
        let added =
            [row(Reason::Add, digit, None, Some(1)), row(Reason::Add, letter, None, Some(7))];
        assert_eq!(resigned((1, &[]), (1, &listed(7))), added);
        let gone =
            [row(Reason::Remove, digit, Some(1), None), row(Reason::Remove, letter, Some(7), None)];
        assert_eq!(resigned((1, &listed(7)), (1, &[])), gone);
        let update = row(Reason::Update, letter, Some(7), Some(8));
        assert_eq!(resigned((1, &listed(7)), (1, &listed(8))), [update]);
        assert_eq!(resigned((1, &listed(7)), (1, &listed(7))), []);
    }

    #[test]
    fn a_master_key_without_weight_is_no_signer() {
        let removed = row(Reason::Remove, key('A'), Some(4), None);
        assert_eq!(resigned((4, &[]), (0, &[])), [removed]);
        assert_eq!(resigned((0, &[]), (4, &[])), [row(Reason::Add, key('A'), None, Some(4))]);
    }

    #[test]
    fn signers_that_are_no_accounts_are_stored_whole() {
        let payload = xdr::SignerKeyEd25519SignedPayload {
            ed25519: xdr::Uint256([5; 32]),
            payload: vec![1; 29].try_into().unwrap(),
        };
        let stored = [&[0x78][..], &[5; 32], &[0, 0, 0, 29], &[1; 29], &[0; 3]].concat();
        for (key, stored, letter) in [
            (
                xdr::SignerKey::PreAuthTx(xdr::Uint256([6; 32])),
                [&[0x98][..], &[6; 32]].concat(),
                'T',
            ),
            (xdr::SignerKey::HashX(xdr::Uint256([7; 32])), [&[0xb8][..], &[7; 32]].concat(), 'X'),
            (xdr::SignerKey::Ed25519SignedPayload(payload), stored, 'P'),
        ] {
            assert!(text_of(&stored).starts_with(letter));
            let added = Change::Signer { key: stored, old: None, new: Some(1) };
            assert_eq!(resigned((1, &[]), (1, &[(key, 1)])), [('A', Reason::Add, added)]);
        }
    }

    #[test]
    fn a_weight_before_is_the_sources_own() {
        let entry = |letter, weight| settings(letter, b"", [1; 4], &[(ed25519([9; 32]), weight)]);
        let other = build::updated(entry('B', 1), entry('B', 2));
        assert_eq!(skipping(1, set(Default::default(), other)), []);
        let created = vec![xdr::LedgerEntryChange::Created(entry('A', 1))];
        assert_eq!(skipping(1, set(Default::default(), created)), []);
        let vast = build::updated(entry('A', 1), entry('A', 256));
        assert_eq!(skipping(1, set(Default::default(), vast)), []);
    }
}
