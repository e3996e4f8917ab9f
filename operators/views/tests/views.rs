//! These tests hold the views to what stellar-xdr decodes.

mod agreement;
mod ledgers;
mod oracle;
