//! What a store knows of code, for the operator that tells tokens.

use ledgerflow_operators::stellar::Known;
use ledgerflow_records::Moment;
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
