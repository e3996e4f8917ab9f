//! Streams in, durable rows out.

pub mod rows;

pub use rows::Rows;
