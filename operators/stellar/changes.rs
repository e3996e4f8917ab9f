//! Lists of ledger-entry changes, read as the ledger means them (stellar-model A.4.1).

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use ledgerflow_views::{
    LedgerEntry, LedgerEntryChangeCase, LedgerEntryChanges, LedgerEntryDataCase, LedgerKey, View,
};

/// What an operation did to one ledger entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair<'a> {
    pub(crate) kind: Kind,
    /// Its value before; none of one created or restored.
    pub(crate) pre: Option<LedgerEntry<'a>>,
    /// Its value after; none of one removed.
    pub(crate) post: Option<LedgerEntry<'a>>,
}

/// In which way an entry changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Created,
    Updated,
    Removed,
    Restored,
}

impl<'a> Pair<'a> {
    /// The value before, else the one after: of either the key is the same.
    pub(crate) fn either(&self) -> Option<LedgerEntry<'a>> {
        self.pre.or(self.post)
    }
}

/// The entries that `changes` changed, in the order of their keys' XDR; of one key as listed.
///
/// # Errors
/// The changes do not show the value before of an entry that they update or remove.
pub(crate) fn pairs(changes: LedgerEntryChanges<'_>) -> Result<Vec<Pair<'_>>, String> {
    let mut pairs = Vec::with_capacity(changes.len().div_ceil(2));
    let mut before = Before::default();
    for (at, change) in changes.iter().enumerate() {
        let case = change.case();
        let unseen = || format!("change {at} is of an entry that the changes do not show before");
        match case {
            LedgerEntryChangeCase::State(_) => {}
            LedgerEntryChangeCase::Created(entry) => {
                pairs.push(Pair { kind: Kind::Created, pre: None, post: Some(entry) });
            }
            LedgerEntryChangeCase::Restored(entry) => {
                pairs.push(Pair { kind: Kind::Restored, pre: None, post: Some(entry) });
            }
            LedgerEntryChangeCase::Updated(entry) => {
                let pre = Some(before.of(|| key(entry)).ok_or_else(unseen)?);
                pairs.push(Pair { kind: Kind::Updated, pre, post: Some(entry) });
            }
            LedgerEntryChangeCase::Removed(gone) => {
                let pre = Some(before.of(|| gone.xdr().to_vec()).ok_or_else(unseen)?);
                pairs.push(Pair { kind: Kind::Removed, pre, post: None });
            }
        }
        before.note(case);
    }
    if pairs.len() > 1 {
        pairs.sort_by_cached_key(|pair| pair.either().map(key));
    }
    Ok(pairs)
}

/// What a list has shown so far: one pass over it, however odd it is.
#[derive(Default)]
struct Before<'a> {
    /// The STATE or RESTORED that comes just before.
    just: Option<LedgerEntry<'a>>,
    /// Values that are not yet in `latest`, which hardly any list needs.
    shown: Vec<LedgerEntry<'a>>,
    latest: HashMap<Vec<u8>, LedgerEntry<'a>, FixedState>,
}

impl<'a> Before<'a> {
    /// The value before an entry that is updated or removed next: the STATE or RESTORED just before
    /// it, else the last value of its key (protocol 10 updates what it just created, D23).
    fn of(&mut self, key_of: impl FnOnce() -> Vec<u8>) -> Option<LedgerEntry<'a>> {
        if self.just.is_some() {
            return self.just;
        }
        self.latest.extend(self.shown.drain(..).map(|entry| (key(entry), entry)));
        self.latest.get(&key_of()).copied()
    }

    fn note(&mut self, case: LedgerEntryChangeCase<'a>) {
        let (just, shown) = match case {
            LedgerEntryChangeCase::State(entry) | LedgerEntryChangeCase::Restored(entry) => {
                (Some(entry), Some(entry))
            }
            LedgerEntryChangeCase::Created(entry) | LedgerEntryChangeCase::Updated(entry) => {
                (None, Some(entry))
            }
            LedgerEntryChangeCase::Removed(_) => (None, None),
        };
        self.just = just;
        self.shown.extend(shown);
    }
}

/// The XDR of an entry's `LedgerKey`.
pub(crate) fn key(entry: LedgerEntry<'_>) -> Vec<u8> {
    let data = entry.data();
    let mut key = data.discriminant().to_be_bytes().to_vec();
    match data.case() {
        LedgerEntryDataCase::Account(entry) => key.extend(entry.account_id().xdr()),
        LedgerEntryDataCase::Trustline(entry) => {
            key.extend(entry.account_id().xdr());
            key.extend(entry.asset().xdr());
        }
        LedgerEntryDataCase::Offer(entry) => {
            key.extend(entry.seller_id().xdr());
            key.extend(entry.offer_id().to_be_bytes());
        }
        LedgerEntryDataCase::Data(entry) => {
            key.extend(entry.account_id().xdr());
            string(entry.data_name(), &mut key);
        }
        LedgerEntryDataCase::ClaimableBalance(entry) => key.extend(entry.balance_id().xdr()),
        LedgerEntryDataCase::LiquidityPool(entry) => key.extend(entry.liquidity_pool_id()),
        LedgerEntryDataCase::ContractData(entry) => {
            key.extend(entry.contract().xdr());
            key.extend(entry.key().xdr());
            key.extend((entry.durability() as i32).to_be_bytes());
        }
        LedgerEntryDataCase::ContractCode(entry) => key.extend(entry.hash()),
        LedgerEntryDataCase::ConfigSetting(entry) => key.extend(entry.discriminant().to_be_bytes()),
        LedgerEntryDataCase::Ttl(entry) => key.extend(entry.key_hash()),
    }
    debug_assert!(LedgerKey::read(&key).is_ok(), "{key:?}");
    key
}

/// A string as XDR writes it: length, bytes, zeroes up to a multiple of four.
fn string(text: &[u8], into: &mut Vec<u8>) {
    into.extend(u32::try_from(text.len()).unwrap_or(u32::MAX).to_be_bytes());
    into.extend(text);
    into.resize(into.len().next_multiple_of(4), 0);
}

#[cfg(test)]
mod tests {
    use ledgerflow_views::Element;
    use stellar_xdr as xdr;
    use xdr::{LedgerEntryChange, WriteXdr};

    use super::*;
    use crate::stellar::state_changes::build::{account, id};

    fn removed(letter: char) -> LedgerEntryChange {
        let key = xdr::LedgerKeyAccount { account_id: id(letter) };
        LedgerEntryChange::Removed(xdr::LedgerKey::Account(key))
    }

    /// Kind, owner, and balances before and after.
    type Seen = (Kind, char, Option<i64>, Option<i64>);

    fn seen(changes: Vec<LedgerEntryChange>) -> Result<Vec<Seen>, String> {
        let bytes = crate::stellar::state_changes::build::changes(changes);
        let bytes = bytes.to_xdr(xdr::Limits::none()).unwrap();
        let held = |entry: LedgerEntry<'_>| match entry.data().case() {
            LedgerEntryDataCase::Account(held) => {
                let key = crate::stellar::convert::account(held.account_id());
                (char::from(key[0]), held.balance())
            }
            other => panic!("{other:?}"),
        };
        let pairs = pairs(LedgerEntryChanges::at(&bytes))?;
        let seen = pairs.iter().map(|pair| {
            let (pre, post) = (pair.pre.map(held), pair.post.map(held));
            let owner = pre.or(post).map_or('?', |(owner, _)| owner);
            (pair.kind, owner, pre.map(|(_, held)| held), post.map(|(_, held)| held))
        });
        Ok(seen.collect())
    }

    #[test]
    fn a_value_before_is_the_one_just_before() {
        use LedgerEntryChange::{Created, Restored, State, Updated};
        let at = |balance| account('A', balance);
        assert_eq!(seen(vec![State(at(1))]).unwrap(), []);
        assert_eq!(seen(vec![Created(at(1))]).unwrap(), [(Kind::Created, 'A', None, Some(1))]);
        assert_eq!(seen(vec![Restored(at(1))]).unwrap(), [(Kind::Restored, 'A', None, Some(1))]);
        let updated = vec![State(at(1)), Updated(at(2))];
        assert_eq!(seen(updated).unwrap(), [(Kind::Updated, 'A', Some(1), Some(2))]);
        let gone = vec![State(at(1)), removed('A')];
        assert_eq!(seen(gone).unwrap(), [(Kind::Removed, 'A', Some(1), None)]);
        let restored = (Kind::Restored, 'A', None, Some(1));
        let then = seen(vec![Restored(at(1)), Updated(at(2))]).unwrap();
        assert_eq!(then, [restored, (Kind::Updated, 'A', Some(1), Some(2))]);
        let then = seen(vec![Restored(at(1)), removed('A')]).unwrap();
        assert_eq!(then, [restored, (Kind::Removed, 'A', Some(1), None)]);
    }

    #[test]
    fn an_update_of_what_was_created_starts_from_its_latest_value() {
        use LedgerEntryChange::{Created, Updated};
        let changes = vec![
            Created(account('A', 1)),
            Created(account('B', 9)),
            Updated(account('A', 2)),
            Updated(account('A', 3)),
        ];
        let expected = [
            (Kind::Created, 'A', None, Some(1)),
            (Kind::Updated, 'A', Some(1), Some(2)),
            (Kind::Updated, 'A', Some(2), Some(3)),
            (Kind::Created, 'B', None, Some(9)),
        ];
        assert_eq!(seen(changes).unwrap(), expected);
    }

    #[test]
    fn a_change_of_what_was_never_shown_is_an_error() {
        let unseen = vec![LedgerEntryChange::Updated(account('A', 2))];
        assert!(seen(unseen).unwrap_err().contains("do not show"));
        let other = vec![LedgerEntryChange::Created(account('B', 2)), removed('A')];
        assert!(seen(other).is_err());
    }
}
