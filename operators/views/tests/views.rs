//! These tests hold the views to what stellar-xdr decodes.

mod agreement;
mod committed;
mod depth;
mod differ;
mod ledgers;
mod mutations;
mod oracle;
mod places;
mod spans;

#[path = "../generate.rs"]
mod generate;
