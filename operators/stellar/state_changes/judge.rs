//! Who answers which contracts are tokens, in order of heights.

use std::collections::HashMap;

use foldhash::fast::FixedState;
use ledgerflow_records::{Bound, Code, Moment, StateChanges, Uploaded};

use super::tokens::{Known, Question, Tokens, Unjudged, Verdict};

/// What was heard in this run, on top of what is known from others.
pub struct Judge {
    which: Tokens,
    known: Box<dyn Known>,
    /// The code that each contract ran last, and since when.
    bound: HashMap<[u8; 32], (Moment, [u8; 32]), FixedState>,
    /// Which code is a token's.
    uploaded: HashMap<[u8; 32], bool, FixedState>,
}

impl Judge {
    /// One who has heard nothing yet.
    pub fn new(which: Tokens, known: Box<dyn Known>) -> Self {
        Self { which, known, bound: HashMap::default(), uploaded: HashMap::default() }
    }

    /// One who takes every contract for a token.
    pub fn of_all() -> Self {
        Self::new(Tokens::All, Box::new(()))
    }

    /// Hears a ledger, which must not be below the one before, and decides what it asks.
    ///
    /// # Errors
    /// As [`Known`] has them.
    pub fn judged(&mut self, unjudged: Unjudged) -> Result<StateChanges, String> {
        let verdicts = self.answers(unjudged.code(), unjudged.questions())?;
        Ok(unjudged.judged(&verdicts))
    }

    /// Hears a ledger, which must not be below the one before, and answers it.
    pub(super) fn answers(
        &mut self,
        code: &Code,
        questions: &[Question],
    ) -> Result<Vec<Verdict>, String> {
        let (mut bound, mut uploaded) = (code.bound.iter(), code.uploaded.iter());
        let mut verdicts = Vec::with_capacity(questions.len());
        for question in questions {
            let until = |at: &Moment| *at <= question.at;
            let now = bound.as_slice().partition_point(|bound| until(&bound.at));
            bound.by_ref().take(now).for_each(|bound| self.bind(bound));
            let now = uploaded.as_slice().partition_point(|uploaded| until(&uploaded.at));
            uploaded.by_ref().take(now).for_each(|uploaded| self.upload(uploaded));
            verdicts.push(self.verdict(question)?);
        }
        bound.for_each(|bound| self.bind(bound));
        uploaded.for_each(|uploaded| self.upload(uploaded));
        Ok(verdicts)
    }

    fn bind(&mut self, bound: &Bound) {
        self.bound.insert(bound.contract, (bound.at, bound.wasm));
    }

    fn upload(&mut self, uploaded: &Uploaded) {
        self.uploaded.insert(uploaded.wasm, uploaded.sep41);
    }

    fn verdict(&self, question: &Question) -> Result<Verdict, String> {
        let Question { contract, at } = question;
        match &self.which {
            Tokens::All => return Ok(Verdict::Taken),
            Tokens::Classified(named) if named.contains(contract) => return Ok(Verdict::Token),
            Tokens::Classified(_) => {}
        }
        let known = self.known.bound(contract, *at)?;
        let Some((_, wasm)) = known.max(self.bound.get(contract).copied()) else {
            return Ok(Verdict::Unknown);
        };
        let is_token = match self.uploaded.get(&wasm) {
            Some(known) => Some(*known),
            None => self.known.uploaded(&wasm, *at)?,
        };
        Ok(match is_token {
            Some(true) => Verdict::Token,
            Some(false) => Verdict::Other,
            None => Verdict::Unknown,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ledgerflow_records::state_change::{Change, Reason, base};
    use ledgerflow_records::{Address, Height, StateChange};

    use super::*;
    use crate::stellar::state_changes::tokens::Claim;

    const TOKEN: [u8; 32] = [1; 32];
    const OTHER: [u8; 32] = [2; 32];

    fn at(height: u32, operation: u32) -> Moment {
        Moment { height: Height(height), transaction: 0, operation }
    }

    fn uploaded(at: Moment, wasm: u8, sep41: bool) -> Code {
        let uploaded = vec![Uploaded { at, wasm: [wasm; 32], sep41 }];
        Code { uploaded, ..Code::default() }
    }

    fn bound(at: Moment, contract: [u8; 32], wasm: u8) -> Code {
        let bound = vec![Bound { at, contract, wasm: [wasm; 32] }];
        Code { bound, ..Code::default() }
    }

    fn auto() -> Judge {
        Judge::new(Tokens::Classified(BTreeSet::new()), Box::new(()))
    }

    fn asked(judge: &mut Judge, code: &Code, moments: &[Moment]) -> Vec<Verdict> {
        let question = |&at| Question { contract: TOKEN, at };
        let questions: Vec<_> = moments.iter().map(question).collect();
        judge.answers(code, &questions).unwrap()
    }

    #[test]
    fn code_uploaded_at_one_height_makes_a_token_of_a_contract_at_the_next() {
        let mut judge = auto();
        let nothing = Code::default();
        assert_eq!(asked(&mut judge, &nothing, &[at(1, 0)]), [Verdict::Unknown]);
        asked(&mut judge, &uploaded(at(2, 0), 7, true), &[]);
        let deployed = bound(at(3, 1), TOKEN, 7);
        let moments = [at(3, 0), at(3, 1), at(3, 2)];
        let verdicts = [Verdict::Unknown, Verdict::Token, Verdict::Token];
        assert_eq!(asked(&mut judge, &deployed, &moments), verdicts);
        assert_eq!(asked(&mut judge, &nothing, &[at(4, 0)]), [Verdict::Token]);
    }

    #[test]
    fn other_code_counts_from_the_operation_that_brings_it() {
        let mut judge = auto();
        asked(&mut judge, &uploaded(at(1, 0), 7, true), &[]);
        asked(&mut judge, &uploaded(at(2, 0), 8, false), &[]);
        asked(&mut judge, &bound(at(3, 0), TOKEN, 7), &[]);
        let moments = [at(4, 0), at(4, 1), at(4, 2)];
        let verdicts = [Verdict::Token, Verdict::Other, Verdict::Other];
        assert_eq!(asked(&mut judge, &bound(at(4, 1), TOKEN, 8), &moments), verdicts);
        let unseen = bound(at(5, 0), TOKEN, 9);
        assert_eq!(asked(&mut judge, &unseen, &[at(5, 0)]), [Verdict::Unknown]);
    }

    #[test]
    fn a_named_contract_is_a_token_and_all_are_taken_for_one() {
        let named = Tokens::Classified(BTreeSet::from([TOKEN]));
        let mut judge = Judge::new(named, Box::new(()));
        let nothing = Code::default();
        assert_eq!(asked(&mut judge, &nothing, &[at(1, 0)]), [Verdict::Token]);
        assert_eq!(asked(&mut Judge::of_all(), &nothing, &[at(1, 0)]), [Verdict::Taken]);
    }

    /// What another run left: `TOKEN` ran 7 from height 1 on and 8 from height 5 on.
    struct Left;

    impl Known for Left {
        fn bound(
            &self,
            contract: &[u8; 32],
            until: Moment,
        ) -> Result<Option<(Moment, [u8; 32])>, String> {
            let known = [(at(1, 0), [7; 32]), (at(5, 0), [8; 32])];
            let mut known = known.into_iter().filter(|_| *contract == TOKEN);
            Ok(known.rfind(|(since, _)| *since <= until))
        }

        fn uploaded(&self, wasm: &[u8; 32], _: Moment) -> Result<Option<bool>, String> {
            match wasm[0] {
                9 => Err("the disk is gone".into()),
                wasm => Ok(Some(wasm == 7)),
            }
        }
    }

    #[test]
    fn what_other_runs_left_counts_up_to_the_question() {
        let mut judge = Judge::new(Tokens::Classified(BTreeSet::new()), Box::new(Left));
        let nothing = Code::default();
        assert_eq!(asked(&mut judge, &nothing, &[at(2, 0)]), [Verdict::Token]);
        // Of what this run heard and what is known, the later counts.
        asked(&mut judge, &bound(at(3, 0), TOKEN, 7), &[]);
        assert_eq!(asked(&mut judge, &nothing, &[at(6, 0)]), [Verdict::Other]);
        assert_eq!(asked(&mut judge, &bound(at(7, 0), TOKEN, 7), &[at(7, 0)]), [Verdict::Token]);
        let questions = [Question { contract: TOKEN, at: at(8, 0) }];
        let error = judge.answers(&bound(at(8, 0), TOKEN, 9), &questions).unwrap_err();
        assert_eq!(error, "the disk is gone");
    }

    /// A fee, and three events in one operation: of `TOKEN`, malformed of `OTHER`, of `OTHER`.
    fn unjudged() -> Unjudged {
        let row = |operation, id, token| StateChange {
            transaction: 0,
            operation,
            id,
            account: Address::Account([5; 32]),
            reason: Reason::Burn,
            what: Change::Balance { token, amount: 1, to_muxed_id: None },
        };
        let tokens = [OTHER, OTHER, TOKEN];
        let rows = (1..).zip(tokens).map(|(id, token)| row(Some(0), base::SEP41 + id, token));
        Unjudged {
            rows: std::iter::once(row(None, 1, TOKEN)).chain(rows).collect(),
            claims: [(0, 2), (0, 0), (1, 1)]
                .map(|(question, rows)| Claim { question, rows })
                .to_vec(),
            questions: [OTHER, TOKEN].map(|contract| Question { contract, at: at(1, 0) }).to_vec(),
            ..Unjudged::default()
        }
    }

    #[test]
    fn rows_of_what_is_no_token_go_and_the_others_close_up() {
        let of = |verdicts: [Verdict; 2]| {
            let judged = unjudged().judged(&verdicts);
            let ids: Vec<_> = judged.rows.iter().map(|row| row.id & 0xff).collect();
            (ids, judged.noted.malformed, judged.noted.undecided)
        };
        use Verdict::{Other, Taken, Token, Unknown};
        assert_eq!(of([Token, Token]), (vec![1, 1, 2, 3], 1, 0));
        assert_eq!(of([Taken, Taken]), (vec![1, 1, 2, 3], 0, 0), "malformed, but of what?");
        assert_eq!(of([Other, Token]), (vec![1, 1], 0, 0));
        assert_eq!(of([Unknown, Token]), (vec![1, 1], 0, 1));
        assert_eq!(of([Token, Unknown]), (vec![1, 1, 2], 1, 1));
        assert_eq!(of([Other, Other]), (vec![1], 0, 0));
        let kept = unjudged().judged(&[Other, Token]).rows.pop().unwrap();
        assert_eq!(kept.what, Change::Balance { token: TOKEN, amount: 1, to_muxed_id: None });
    }
}
