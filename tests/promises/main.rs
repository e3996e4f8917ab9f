//! Promises to users, through the public door only.

mod changes;
mod commands;
mod corpus;
mod failures;
mod fixtures;
mod folds;
mod golden;
mod golden_state;
mod ingest;
mod malformed;
mod oracle;
mod past;
mod restart;
mod state;
mod state_rows;
mod store;
mod tokens;
mod told;
#[path = "../../operators/stellar/state_changes/triples.rs"]
mod triples;
#[path = "../../operators/stellar/state_changes/wrapped.rs"]
mod wrapped;
