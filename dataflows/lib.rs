//! What runs: the pages that declare dataflows, what drives them, and the commands.
//!
//! - [`stellar`]: the Stellar page.
//! - [`checkpoint`]: the current state from a history archive.
//! - [`drive`]: workers, signals, panics.
//! - [`commands`]: what people type.
//! - `decisions/`: why it is so.

pub mod bounded;
pub mod checkpoint;
pub mod commands;
pub mod derive;
pub mod drive;
pub mod known;
pub mod stellar;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
