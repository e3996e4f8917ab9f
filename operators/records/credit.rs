//! What the committer tells the source.

use serde::{Deserialize, Serialize};

use crate::Height;

/// A message on the edge from the committer back to the source.
///
/// The frontier of that edge says what is durable; these say what a frontier cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Credit {
    /// The raw bytes of this height are no longer held: its rows are packed.
    Packed(Height),
    /// Nothing more will be committed: stop reading.
    Halted,
}
