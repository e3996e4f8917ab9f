//! Streams in, durable rows out.
//!
//! - [`tables`]: what is stored, as people see it; [`block`]: as bytes.
//! - [`store`]: the door to ordered bytes; [`rocksdb`] and [`memory`] behind it.
//! - [`commit`]: whole heights, in order, atomically, through the only [`writer`].
//! - [`state`]: what holds now, and as of which ledger.
//! - [`past`]: what was held at a past ledger.
//! - [`code`]: who ran which code, and which assets tokens are.
//! - [`seal`] and [`index`]: from addresses and hashes to transactions.

pub mod block;
pub mod code;
pub mod commit;
pub mod history;
pub mod index;
pub mod memory;
pub mod meta;
mod own_dir;
mod pack;
pub mod past;
mod presence;
pub mod rocksdb;
pub mod rows;
pub mod seal;
#[cfg(test)]
mod snapshots;
pub mod state;
pub mod store;
pub mod tables;
pub mod writer;

pub use commit::{Commit, Halt, Outcome};
pub use history::History;
pub use pack::Part;
pub use rows::Rows;
pub use seal::{Sealing, sealed};
pub use store::{Store, StoreError};
pub use writer::{Mode, Writer, Written};
