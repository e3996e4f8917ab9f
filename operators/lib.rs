//! Streams in, streams out.
