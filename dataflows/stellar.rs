//! The Stellar dataflow: ledgers in, authenticated rows out, and what holds now.
//!
//! ```text
//!  source ─▶ ledgers_from ─▶ decode ─▶ authenticate ─┬▶ ledgers … participants ────────────▶ commit ─┬▶ store
//!                 ▲                                  ├▶ state_changes ─▶ tokens ─▶ moves ────▶ │     └▶ sealed
//!              credits                               └▶ balances ─▶ views ◀─ sums ◀──┴─ held ▶ │
//!                 └────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! Time is the ledger sequence. A rejection anywhere halts the commit before its height.

use ledgerflow_operators::ledgers_from;
use ledgerflow_operators::stellar::{
    Sources, allowances, authenticate, balances, decode, held, ledgers, moves, operations,
    participants, self_check, sep41_balances, state_changes, sum_rows, tokens, transactions, views,
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

    let changes = tokens(state_changes(decoded.clone()), &run.terms.tokens, run.known);
    let (changes, moves) = moves(changes);
    let held = held(scope, run.held);
    let balances = balances(decoded.clone());
    let sums = sep41_balances(moves.clone(), held.clone());
    let of = Sources { rows: &balances, sums: &sums, moves: &moves, held: &held };
    let views = views(run.terms.views, &run.terms.network, of);

    let commit = Commit::new(scope)
        .append(ledgers(decoded.clone()))
        .append(transactions(decoded.clone()))
        .append(operations(decoded.clone()))
        .append(participants(decoded.clone()))
        .append(changes)
        .append(balances)
        .append(allowances(moves))
        .maintain(sum_rows(sums, held))
        .maintain(views)
        .halt_on(malformed)
        .halt_on(forged)
        .halt_on(doubted);
    let credits = (run.terms.more)(decoded, commit).into_store(run.writer, &run.outcome);
    credits.clone().connect_loop(source);
    sealed(credits, run.sealing, &run.outcome)
}
