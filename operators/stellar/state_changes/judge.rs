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
