//! Streams in, streams out.
//!
//! - [`sources`]: where raw ledgers come from.
//! - [`ledgers_from()`]: a source as a stream, a bounded way ahead of what is durable.
//! - [`stellar`]: what a Stellar ledger says.

pub mod ledgers_from;
pub mod sources;
pub mod stellar;

pub use ledgers_from::{Bounds, Read, Reading, Stop, ledgers_from};
