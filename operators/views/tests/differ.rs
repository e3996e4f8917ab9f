//! This decides whether views and stellar-xdr disagree about some bytes.

use ledgerflow_views::{self as views, DEPTH_SLACK, MAX_DEPTH, Reason, View};
use stellar_xdr::{self as owned, Limited, Limits, ReadXdr, WriteXdr};

use crate::oracle::{Encode, Same};

/// A comparison of the views and the owned values of one type.
pub(crate) type Differ = fn(&[u8]);

macro_rules! roots {
    ($($name:ident),* $(,)?) => {
        /// The types whose bytes are compared, by name.
        pub(crate) const ROOTS: &[(&str, Differ)] = &[$(
            (stringify!($name), |bytes| differ::<views::$name<'_>, owned::$name>(bytes)),
        )*];

        /// The smallest value of each.
        pub(crate) fn smallest() -> Vec<(Differ, Vec<u8>)> {
            let xdr = [$(owned::$name::default().to_xdr(Limits::none())),*];
            let xdr = xdr.into_iter().map(|xdr| xdr.expect("no limits"));
            ROOTS.iter().map(|(_, differ)| *differ).zip(xdr).collect()
        }
    };
}

roots!(
    LedgerCloseMeta,
    LedgerCloseMetaBatch,
    BucketEntry,
    TransactionHistoryEntry,
    TransactionHistoryResultEntry,
    HashIdPreimage,
    TransactionSignaturePayload,
    ScSpecEntry,
    ScEnvMetaEntry,
    TransactionEnvelope,
    TransactionResultPair,
    TransactionMeta,
    ScpQuorumSet,
    ScVal,
    ScSpecTypeDef,
    ClaimPredicate,
    SorobanAuthorizedInvocation,
    LedgerEntry,
    LedgerKey,
    OperationResult,
);

/// The comparison for a type of [`ROOTS`].
pub(crate) fn root(name: &str) -> Differ {
    ROOTS.iter().find(|(root, _)| *root == name).expect("a root").1
}

/// The same of the value that the bytes start with.
pub(crate) fn prefixed<'a, V, O>(bytes: &'a [u8])
where
    V: View<'a> + Same<O> + Encode,
    O: ReadXdr + WriteXdr,
{
    match V::read_prefix(bytes) {
        Ok((_, length)) => differ::<V, O>(&bytes[..length]),
        Err(error) => {
            let limits = Limits { depth: MAX_DEPTH, len: bytes.len() };
            let owned = O::read_xdr(&mut Limited::new(bytes, limits));
            assert!(owned.is_err() || matches!(error.reason, Reason::NotBoolean(_)), "{error}");
        }
    }
}

/// Panics if the view and the owned value of the same bytes differ, accepted or refused.
fn differ<'a, V, O>(bytes: &'a [u8])
where
    V: View<'a> + Same<O> + Encode,
    O: ReadXdr + WriteXdr,
{
    let decode = |depth| O::from_xdr(bytes, Limits { depth, len: bytes.len() });
    let mut out = Vec::new();
    match V::read(bytes) {
        Ok(view) => {
            let owned = decode(MAX_DEPTH + DEPTH_SLACK);
            let owned = owned.unwrap_or_else(|error| panic!("only stellar-xdr refuses: {error}"));
            assert!(view.same(&owned), "values differ");
            view.encode(0, &mut out);
            assert!(out == bytes, "bytes differ");
            assert_eq!(view.xdr().len(), bytes.len());
        }
        Err(error) => {
            assert!(error.offset <= bytes.len() && !error.path.is_empty(), "{error}");
            if let Ok(owned) = decode(MAX_DEPTH) {
                assert!(
                    matches!(error.reason, Reason::NotBoolean(_)),
                    "only views refuse: {error}"
                );
                let again = owned.to_xdr(Limits::none()).expect("no limits");
                assert!(again != bytes, "a boolean was refused for nothing: {error}");
            }
            // The accessors of what was refused mean nothing, but do not panic.
            let view = V::trusted(bytes);
            view.encode(0, &mut out);
            assert!(view.xdr().len() <= bytes.len());
        }
    }
}
