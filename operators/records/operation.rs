//! One operation's own facts, from its envelope and its result.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// A row of `operations`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Its transaction, counted from 0 in application order.
    pub transaction: u32,
    /// Its place in the transaction, from 0.
    pub index: u32,
    /// `OperationType`.
    pub kind: i32,
    /// The ed25519 key of the effective source: its own, else the transaction's.
    pub source: [u8; 32],
    /// What the ledger says became of it; `None` if it says nothing.
    pub outcome: Option<Outcome>,
    /// Where its XDR (`Operation`) lies in [`Operations::bytes`].
    pub xdr: Range<usize>,
}

/// `OperationResultCode` and, for `opINNER`, the code of the operation's own result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A code other than `opINNER`.
    Outer(i32),
    /// The code of the operation's own result, 0 for success.
    Inner(i32),
}

/// The operations of one ledger, in order of transaction and index.
#[derive(Clone, Debug, Default)]
pub struct Operations {
    /// What the rows' `xdr` ranges cut from, shared with the ledger.
    pub bytes: Arc<Vec<u8>>,
    /// The rows.
    pub rows: Vec<Operation>,
}

impl Operations {
    /// The XDR of one of these rows.
    pub fn xdr(&self, row: &Operation) -> &[u8] {
        self.bytes.get(row.xdr.clone()).unwrap_or_default()
    }
}

impl Operation {
    /// Whether the operation itself succeeded, whatever became of its transaction.
    pub fn successful(&self) -> bool {
        self.outcome == Some(Outcome::Inner(0))
    }

    /// The name of its type, e.g. `PAYMENT`; `None` for a number without one.
    pub fn kind_name(&self) -> Option<&'static str> {
        KINDS.get(usize::try_from(self.kind).ok()?).map(|&(name, _)| name)
    }

    /// Whether its result has a name.
    pub fn known(&self) -> bool {
        self.result_name().is_some()
    }

    fn result_name(&self) -> Option<&'static str> {
        match self.outcome {
            None => Some("unknown"),
            Some(Outcome::Outer(code)) => by_code(OUTER, code),
            Some(Outcome::Inner(0)) => Some("success"),
            Some(Outcome::Inner(code)) => {
                by_code(KINDS.get(usize::try_from(self.kind).ok()?)?.1, code)
            }
        }
    }

    /// Its result as stored text; `None` for a code without a name.
    pub fn result_code(&self) -> Option<Cow<'static, str>> {
        let name = self.result_name()?;
        // Smart-contract results carry no prefix in the tables that wallets already read.
        let bare = matches!(self.kind, 24..=26)
            && matches!(self.outcome, Some(Outcome::Inner(code)) if code < -1);
        Some(if bare { name.into() } else { format!("op_{name}").into() })
    }
}

/// The name at −1, −2, …; an empty name is no code.
fn by_code(names: &'static [&'static str], code: i32) -> Option<&'static str> {
    let at = usize::try_from(code.checked_neg()?.checked_sub(1)?).ok()?;
    names.get(at).copied().filter(|name| !name.is_empty())
}

const OUTER: &[&str] = &[
    "bad_auth",
    "no_source_account",
    "not_supported",
    "too_many_subentries",
    "exceeded_work_limit",
    "too_many_sponsoring",
];

const PAYMENT: [&str; 9] = [
    "malformed",
    "underfunded",
    "src_no_trust",
    "src_not_authorized",
    "no_destination",
    "no_trust",
    "not_authorized",
    "line_full",
    "no_issuer",
];

const OFFER: &[&str] = &[
    "malformed",
    "sell_no_trust",
    "buy_no_trust",
    "sell_not_authorized",
    "buy_not_authorized",
    "line_full",
    "underfunded",
    "cross_self",
    "sell_no_issuer",
    "buy_no_issuer",
    "offer_not_found",
    "low_reserve",
];

/// `OperationType` by number: its name, and the names of its result codes from −1 down.
const KINDS: [(&str, &[&str]); 27] = [
    ("CREATE_ACCOUNT", &["malformed", "underfunded", "low_reserve", "already_exists"]),
    ("PAYMENT", &PAYMENT),
    (
        "PATH_PAYMENT_STRICT_RECEIVE",
        &path(["too_few_offers", "offer_cross_self", "over_source_max"]),
    ),
    ("MANAGE_SELL_OFFER", OFFER),
    ("CREATE_PASSIVE_SELL_OFFER", OFFER),
    (
        "SET_OPTIONS",
        &[
            "low_reserve",
            "too_many_signers",
            "bad_flags",
            "invalid_inflation",
            "cant_change",
            "unknown_flag",
            "threshold_out_of_range",
            "bad_signer",
            "invalid_home_domain",
            "auth_revocable_required",
        ],
    ),
    (
        "CHANGE_TRUST",
        &[
            "malformed",
            "no_issuer",
            "invalid_limit",
            "low_reserve",
            "self_not_allowed",
            "trust_line_missing",
            "cannot_delete",
            "not_auth_maintain_liabilities",
        ],
    ),
    (
        "ALLOW_TRUST",
        &[
            "malformed",
            "no_trust",
            "not_required",
            "cant_revoke",
            "self_not_allowed",
            "low_reserve",
        ],
    ),
    (
        "ACCOUNT_MERGE",
        &[
            "malformed",
            "no_account",
            "immutable_set",
            "has_sub_entries",
            "seq_num_too_far",
            "dest_full",
            "is_sponsor",
        ],
    ),
    ("INFLATION", &["not_time"]),
    (
        "MANAGE_DATA",
        &["not_supported_yet", "data_name_not_found", "low_reserve", "data_invalid_name"],
    ),
    ("BUMP_SEQUENCE", &["bad_seq"]),
    ("MANAGE_BUY_OFFER", OFFER),
    ("PATH_PAYMENT_STRICT_SEND", &path(["too_few_offers", "offer_cross_self", "under_dest_min"])),
    (
        "CREATE_CLAIMABLE_BALANCE",
        &["malformed", "low_reserve", "no_trust", "not_authorized", "underfunded"],
    ),
    (
        "CLAIM_CLAIMABLE_BALANCE",
        &[
            "does_not_exist",
            "cannot_claim",
            "line_full",
            "no_trust",
            "not_authorized",
            "trustline_frozen",
        ],
    ),
    ("BEGIN_SPONSORING_FUTURE_RESERVES", &["malformed", "already_sponsored", "recursive"]),
    ("END_SPONSORING_FUTURE_RESERVES", &["not_sponsored"]),
    (
        "REVOKE_SPONSORSHIP",
        &["does_not_exist", "not_sponsor", "low_reserve", "only_transferable", "malformed"],
    ),
    ("CLAWBACK", &["malformed", "not_clawback_enabled", "no_trust", "underfunded"]),
    // The peer calls NOT_ISSUER so, and its name is the one that wallets read.
    ("CLAWBACK_CLAIMABLE_BALANCE", &["does_not_exist", "no_issuer", "not_clawback_enabled"]),
    (
        "SET_TRUST_LINE_FLAGS",
        &["malformed", "no_trust", "cant_revoke", "invalid_state", "low_reserve"],
    ),
    (
        "LIQUIDITY_POOL_DEPOSIT",
        &[
            "malformed",
            "no_trust",
            "not_authorized",
            "underfunded",
            "line_full",
            "bad_price",
            "pool_full",
            "trustline_frozen",
        ],
    ),
    (
        "LIQUIDITY_POOL_WITHDRAW",
        &["malformed", "no_trust", "underfunded", "line_full", "under_minimum", "trustline_frozen"],
    ),
    (
        "INVOKE_HOST_FUNCTION",
        &[
            "malformed",
            "function_trapped",
            "resource_limit_exceeded",
            "entry_archived",
            "insufficient_refundable_fee",
        ],
    ),
    (
        "EXTEND_FOOTPRINT_TTL",
        &["malformed", "resource_limit_exceeded", "insufficient_refundable_fee"],
    ),
    ("RESTORE_FOOTPRINT", &["malformed", "resource_limit_exceeded", "insufficient_refundable_fee"]),
];

/// A path payment fails as a payment does, and in three more ways.
const fn path(more: [&'static str; 3]) -> [&'static str; 12] {
    let [a, b, c, d, e, f, g, h, i] = PAYMENT;
    let [j, k, l] = more;
    [a, b, c, d, e, f, g, h, i, j, k, l]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(kind: i32, outcome: Option<Outcome>) -> Option<String> {
        let operation =
            Operation { transaction: 0, index: 0, kind, source: [0; 32], outcome, xdr: 0..0 };
        operation.result_code().map(Cow::into_owned)
    }

    #[test]
    fn results_have_the_names_that_wallets_read() {
        for (kind, outcome, name) in [
            (1, None, Some("op_unknown")),
            (1, Some(Outcome::Inner(0)), Some("op_success")),
            (24, Some(Outcome::Inner(0)), Some("op_success")),
            (1, Some(Outcome::Outer(-2)), Some("op_no_source_account")),
            (24, Some(Outcome::Outer(-1)), Some("op_bad_auth")),
            (24, Some(Outcome::Inner(-1)), Some("op_malformed")),
            (24, Some(Outcome::Inner(-2)), Some("function_trapped")),
            (25, Some(Outcome::Inner(-3)), Some("insufficient_refundable_fee")),
            (20, Some(Outcome::Inner(-2)), Some("op_no_issuer")),
            (22, Some(Outcome::Inner(-8)), Some("op_trustline_frozen")),
            (13, Some(Outcome::Inner(-12)), Some("op_under_dest_min")),
            (2, Some(Outcome::Inner(-12)), Some("op_over_source_max")),
            (1, Some(Outcome::Inner(-10)), None),
            (1, Some(Outcome::Inner(1)), None),
            (1, Some(Outcome::Outer(0)), None),
            (27, Some(Outcome::Inner(-1)), None),
            (-1, Some(Outcome::Inner(-1)), None),
            (1, Some(Outcome::Inner(i32::MIN)), None),
        ] {
            assert_eq!(named(kind, outcome).as_deref(), name, "{kind} {outcome:?}");
        }
    }
}
