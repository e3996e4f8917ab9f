//! Promises to users, through the public door only.

mod changes;
mod commands;
mod corpus;
mod failures;
mod fixtures;
mod golden;
mod ingest;
mod malformed;
mod oracle;
mod restart;
mod state;
mod store;
mod tokens;
#[path = "../../operators/stellar/state_changes/triples.rs"]
mod triples;
#[path = "../../operators/stellar/state_changes/wrapped.rs"]
mod wrapped;
