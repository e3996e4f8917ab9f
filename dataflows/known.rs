//! What a store knows of code, for the operator that tells tokens, and what it holds of collections.

use ledgerflow_operators::stellar::Known;
use ledgerflow_records::{Current, Moment};
use ledgerflow_sinks::state::Pages;
use ledgerflow_sinks::store::StoreError;
use ledgerflow_sinks::{Outcome, Store, code};

/// What `store` knows; what goes wrong with it ends the run.
pub struct InStore<S> {
    store: S,
    outcome: Outcome,
}

impl<S: Store> InStore<S> {
    /// What `store` knows, for the run of this outcome.
    pub fn new(store: S, outcome: &Outcome) -> Self {
        Self { store, outcome: outcome.clone() }
    }

    fn told<T>(&self, answer: Result<T, StoreError>) -> Result<T, String> {
        answer.map_err(|error| {
            let text = error.to_string();
            self.outcome.fail(error.into());
            text
        })
    }
}

impl<S: Store> Known for InStore<S> {
    fn bound(
        &self,
        contract: &[u8; 32],
        until: Moment,
    ) -> Result<Option<(Moment, [u8; 32])>, String> {
        self.told(code::bound(&self.store, contract, until))
    }

    fn uploaded(&self, wasm: &[u8; 32], until: Moment) -> Result<Option<bool>, String> {
        self.told(code::uploaded(&self.store, wasm, until))
    }
}

/// The rows that collections go on from; what goes wrong ends the run.
pub struct Stored<S> {
    pages: Pages<S>,
    outcome: Outcome,
}

impl<S: Store> Stored<S> {
    /// All rows of `store`, for the run of this outcome.
    pub fn new(store: S, outcome: &Outcome) -> Self {
        Self { pages: Pages::new(store), outcome: outcome.clone() }
    }
}

impl<S: Store> Iterator for Stored<S> {
    type Item = Vec<Current>;

    fn next(&mut self) -> Option<Vec<Current>> {
        match self.pages.next()? {
            Ok(page) => Some(page),
            Err(error) => {
                self.outcome.fail(error.into());
                None
            }
        }
    }
}
