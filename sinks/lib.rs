//! Streams in, durable rows out.

pub mod block;
pub mod rows;
#[cfg(test)]
mod snapshots;
pub mod tables;

pub use rows::Rows;
