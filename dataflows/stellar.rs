//! The Stellar dataflow: ledgers in, authenticated rows out.
//!
//! ```text
//!  source ─▶ ledgers_from ─▶ decode ─▶ authenticate ─┬▶ ledgers ────────────────┐
//!                 ▲                                  ├▶ transactions ───────────┤
//!                 │                                  ├▶ operations ─────────────┼▶ commit ─┬▶ blocks
//!              credits                               ├▶ participants ───────────┤    │     └▶ sealed ─▶ indexes
//!                 │                                  └▶ state_changes ─▶ tokens ┘    │
//!                 └──────────────────────────────────────────────────────────────────┘
//! ```
//!
//! Time is the ledger sequence. A rejection anywhere halts the commit before its height.

use ledgerflow_operators::ledgers_from;
use ledgerflow_operators::stellar::{
    authenticate, decode, ledgers, operations, participants, self_check, state_changes, tokens,
    transactions,
};
use ledgerflow_records::Height;
use ledgerflow_sinks::{Commit, Store, sealed};
use timely::dataflow::operators::{ConnectLoop, Feedback};
use timely::dataflow::{Scope, StreamVec};

use crate::drive::Run;

/// Declares the dataflow; the frontier of the result says which heights' indexes are sealed.
/// The terms may append streams of the user's own.
pub fn stellar<'scope, S: Store>(
    scope: Scope<'scope, Height>,
    run: Run<S>,
) -> StreamVec<'scope, Height, Height> {
    let (source, credits) = scope.feedback(1);
    let frames = ledgers_from(scope, run.reading, credits);
    let (decoded, malformed) = decode(frames, &run.terms.network);
    let (decoded, forged) = authenticate(decoded, run.terms.authenticate);
    let (decoded, doubted) = self_check(decoded, run.terms.self_check);

    let ledgers = ledgers(decoded.clone());
    let transactions = transactions(decoded.clone());
    let operations = operations(decoded.clone());
    let participants = participants(decoded.clone());
    let changes = tokens(state_changes(decoded.clone()), &run.terms.tokens, run.known);

    let commit = Commit::new(scope)
        .append(ledgers)
        .append(transactions)
        .append(operations)
        .append(participants)
        .append(changes)
        .halt_on(malformed)
        .halt_on(forged)
        .halt_on(doubted);
    let credits = (run.terms.more)(decoded, commit).into_store(run.writer, &run.outcome);

    credits.clone().connect_loop(source);
    sealed(credits, run.sealing, &run.outcome)
}
