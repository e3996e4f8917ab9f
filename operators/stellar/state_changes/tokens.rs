//! Which contracts are tokens, and the rows of those that are (SEP-41; state-changes 11.3).
//!
//! ```text
//! unjudged ─┬─ those that ask nothing ───────────────────────────┬─▶ state changes
//!           └─ questions ─▶ [exchange to one worker] judge ─▶ answers ┘
//! ```
//!
//! **Frontier.** A height's questions are answered once the frontier of the questions has passed
//! it, lower heights first: only what ledgers up to it said counts, whatever the workers.
//!
//! **Invariant.** A contract is a token where the code that it last ran, up to that operation, was
//! on a ledger up to there and publishes SEP-41's interface.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use ledgerflow_records::state_change::base;
use ledgerflow_records::{Code, Height, Moment, Noted, Place, Rejected, StateChange, StateChanges};
use serde::{Deserialize, Serialize};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::StreamVec;
use timely::dataflow::channels::pact::{Exchange, Pipeline};
use timely::dataflow::operators::core::OkErr;
use timely::dataflow::operators::vec::Map;
use timely::dataflow::operators::{Capability, Operator};

use super::judge::Judge;

/// Which contracts are tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tokens {
    /// All of which an event says what a token's would.
    All,
    /// Those whose code says so, and these.
    Classified(BTreeSet<[u8; 32]>),
}

/// What is known of code and contracts from ledgers that are not of this run.
pub trait Known {
    /// The code that `contract` ran last, up to `until`, and since when.
    ///
    /// # Errors
    /// In words, if it cannot be told.
    fn bound(
        &self,
        contract: &[u8; 32],
        until: Moment,
    ) -> Result<Option<(Moment, [u8; 32])>, String>;

    /// Whether the code of this hash is a token's, if it was on a ledger up to `until`.
    ///
    /// # Errors
    /// As [`bound`](Self::bound).
    fn uploaded(&self, wasm: &[u8; 32], until: Moment) -> Result<Option<bool>, String>;
}

/// Nothing at all.
impl Known for () {
    fn bound(&self, _: &[u8; 32], _: Moment) -> Result<Option<(Moment, [u8; 32])>, String> {
        Ok(None)
    }

    fn uploaded(&self, _: &[u8; 32], _: Moment) -> Result<Option<bool>, String> {
        Ok(None)
    }
}

/// A contract that must be a token for its events in an operation to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The contract.
    pub contract: [u8; 32],
    /// The operation.
    pub at: Moment,
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// It is a token.
    Token,
    /// It is taken for one, whatever it is: events that say something else are none of a token's.
    Taken,
    /// It is something else.
    Other,
    /// Nothing is known of its code.
    Unknown,
}

/// An event that says what a token's would, or tries to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// Which question decides.
    pub(crate) question: usize,
    /// How many rows it gives; none if it is malformed.
    pub(crate) rows: usize,
}

/// The state changes of a ledger before it is known which contracts are tokens.
#[derive(Clone, Debug, Default)]
pub struct Unjudged {
    /// With all rows of a contract's events, as if it were a token.
    pub(crate) rows: Vec<StateChange>,
    pub(crate) noted: Noted,
    /// In the order of the events.
    pub(crate) claims: Vec<Claim>,
    /// Ascending by moment.
    pub(crate) questions: Vec<Question>,
    pub(crate) counts: bool,
}

impl Unjudged {
    /// What must be known of contracts.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// What this ledger says of code.
    pub fn code(&self) -> &Code {
        &self.noted.code
    }

    /// Whether one worker must hear of it.
    fn is_heard(&self) -> bool {
        !(self.code().is_empty() && self.questions.is_empty())
    }

    /// The state changes, once every question has its verdict.
    pub fn judged(self, verdicts: &[Verdict]) -> StateChanges {
        let Self { mut rows, mut noted, claims, counts, .. } = self;
        let verdict = |claim: &Claim| verdicts.get(claim.question).unwrap_or(&Verdict::Unknown);
        for claim in &claims {
            match verdict(claim) {
                Verdict::Token if claim.rows == 0 => noted.malformed += 1,
                Verdict::Unknown if claim.rows > 0 => noted.undecided += 1,
                _ => {}
            }
        }
        let is_token = |claim: &Claim| matches!(verdict(claim), Verdict::Token | Verdict::Taken);
        if !claims.iter().all(is_token) {
            let mut kept =
                claims.iter().flat_map(|claim| std::iter::repeat_n(is_token(claim), claim.rows));
            rows.retain(|row| row.id <= base::SEP41 || kept.next().unwrap_or_default());
            let tokens = |row: &StateChange| row.id > base::SEP41;
            let together = |one: &StateChange, next: &StateChange| {
                tokens(one)
                    && tokens(next)
                    && (one.transaction, one.operation) == (next.transaction, next.operation)
            };
            for rows in rows.chunk_by_mut(together).filter(|rows| tokens(&rows[0])) {
                rows.iter_mut().zip(base::SEP41 + 1..).for_each(|(row, id)| row.id = id);
            }
        }
        StateChanges { rows, noted, counts }
    }

    /// The state changes, with every contract taken as a token.
    pub fn with_all(self) -> StateChanges {
        let verdicts = vec![Verdict::Taken; self.questions.len()];
        self.judged(&verdicts)
    }
}

/// What a ledger says of code, and what it asks.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Ask {
    code: Code,
    questions: Vec<Question>,
}

/// Verdicts in the order of the questions, or why there are none.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Answer {
    height: Height,
    verdicts: Result<Vec<Verdict>, String>,
}

/// The state changes of every ledger, decided where contracts are concerned; `known` is for one
/// worker alone, which answers for all.
pub fn tokens<'scope>(
    unjudged: StreamVec<'scope, Height, Result<Unjudged, Rejected>>,
    which: &Tokens,
    known: Option<Box<dyn Known>>,
) -> StreamVec<'scope, Height, Result<StateChanges, Rejected>> {
    if *which == Tokens::All {
        return unjudged.map(|unjudged| unjudged.map(Unjudged::with_all));
    }
    let (asks, unjudged) = asking(unjudged);
    let answers = answered(asks, known.map(|known| Judge::new(which.clone(), known)));
    decided(unjudged, answers)
}

type Streams<'scope> =
    (StreamVec<'scope, Height, Ask>, StreamVec<'scope, Height, Result<Unjudged, Rejected>>);

/// Sends ahead what one worker must hear of.
fn asking<'scope>(
    unjudged: StreamVec<'scope, Height, Result<Unjudged, Rejected>>,
) -> Streams<'scope> {
    unjudged
        .unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(Pipeline, "Ask", move |_, _| {
            move |input, output| {
                input.for_each_stamp(|capability, batches| {
                    let mut session = output.session(&capability);
                    for unjudged in batches.flat_map(|batch| batch.drain(..)) {
                        if let Ok(heard) = &unjudged
                            && heard.is_heard()
                        {
                            let (code, questions) = (heard.code().clone(), heard.questions.clone());
                            session.give(Ok(Ask { code, questions }));
                        }
                        session.give(Err(unjudged));
                    }
                });
            }
        })
        .ok_err(|given| given)
}

/// Answers, in order of heights, on the one worker that has a judge.
fn answered<'scope>(
    asks: StreamVec<'scope, Height, Ask>,
    mut judge: Option<Judge>,
) -> StreamVec<'scope, Height, Answer> {
    let one_worker = Exchange::new(|_: &Ask| 0);
    asks.unary_frontier::<CapacityContainerBuilder<Vec<_>>, _, _, _>(
        one_worker,
        "Judge",
        move |_, _| {
            let mut open = BTreeMap::<Height, (Capability<Height>, Vec<Ask>)>::new();
            move |(input, frontier), output| {
                input.for_each_stamp(|capability, batches| {
                    let Some(&height) = capability.least() else { return };
                    let held = open.entry(height).or_insert_with(|| {
                        (capability.delayed(&height, output.output_index()), Vec::new())
                    });
                    held.1.extend(batches.flat_map(|batch| batch.drain(..)));
                });
                let Some(judge) = judge.as_mut() else { return };
                while let Some(entry) = open.first_entry() {
                    if frontier.less_equal(entry.key()) {
                        break;
                    }
                    let (height, (capability, asks)) = entry.remove_entry();
                    for ask in asks {
                        let verdicts = judge.answers(&ask.code, &ask.questions);
                        // What only tells of code is not waited for.
                        if !ask.questions.is_empty() {
                            output.session(&capability).give(Answer { height, verdicts });
                        }
                    }
                }
            }
        },
    )
}

/// What of a height waits for the other: its rows or its verdicts.
struct Waiting {
    capability: Capability<Height>,
    unjudged: VecDeque<Unjudged>,
    verdicts: VecDeque<Result<Vec<Verdict>, String>>,
}

impl Waiting {
    fn new(capability: Capability<Height>) -> Self {
        Self { capability, unjudged: VecDeque::new(), verdicts: VecDeque::new() }
    }

    /// The state changes, if both are there.
    fn next(&mut self, height: Height) -> Option<Result<StateChanges, Rejected>> {
        if self.unjudged.is_empty() || self.verdicts.is_empty() {
            return None;
        }
        let unjudged = self.unjudged.pop_front()?;
        Some(match self.verdicts.pop_front()? {
            Ok(verdicts) => Ok(unjudged.judged(&verdicts)),
            Err(reason) => {
                let place = Place { ledger: Some(height), ..Place::default() };
                Err(Rejected { height, place, reason })
            }
        })
    }
}

/// Brings rows and verdicts together, on the worker that decoded the ledger.
fn decided<'scope>(
    unjudged: StreamVec<'scope, Height, Result<Unjudged, Rejected>>,
    answers: StreamVec<'scope, Height, Answer>,
) -> StreamVec<'scope, Height, Result<StateChanges, Rejected>> {
    let by_height = Exchange::new(|answer: &Answer| u64::from(answer.height.0));
    unjudged.binary::<_, CapacityContainerBuilder<Vec<_>>, _, _, _, _>(
        answers,
        Pipeline,
        by_height,
        "Decide",
        move |_, _| {
            let mut open = BTreeMap::<Height, Waiting>::new();
            move |unjudged, answers, output| {
                let port = output.output_index();
                unjudged.for_each_stamp(|capability, batches| {
                    let Some(&height) = capability.least() else { return };
                    for unjudged in batches.flat_map(|batch| batch.drain(..)) {
                        match unjudged {
                            Ok(unjudged) if !unjudged.questions.is_empty() => {
                                open.entry(height)
                                    .or_insert_with(|| {
                                        Waiting::new(capability.delayed(&height, port))
                                    })
                                    .unjudged
                                    .push_back(unjudged);
                            }
                            settled => output
                                .session(&capability)
                                .give(settled.map(|unjudged| unjudged.judged(&[]))),
                        }
                    }
                });
                answers.for_each_stamp(|capability, batches| {
                    let Some(&height) = capability.least() else { return };
                    let held = open
                        .entry(height)
                        .or_insert_with(|| Waiting::new(capability.delayed(&height, port)));
                    let answers = batches.flat_map(|batch| batch.drain(..));
                    held.verdicts.extend(answers.map(|answer| answer.verdicts));
                });
                open.retain(|&height, waiting| {
                    while let Some(decided) = waiting.next(height) {
                        output.session(&waiting.capability).give(decided);
                    }
                    !(waiting.unjudged.is_empty() && waiting.verdicts.is_empty())
                });
            }
        },
    )
}
