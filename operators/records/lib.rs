//! The words of the house: what flows on every edge. No I/O, no operators.

pub mod address;
pub mod asset;
pub mod code;
pub mod coverage;
pub mod credit;
pub mod current;
pub mod frame;
pub mod hash;
pub mod height;
pub mod ledger;
pub mod operation;
pub mod participant;
pub mod rejected;
pub mod state_change;
pub mod strkey;
pub mod transaction;

pub use address::Address;
pub use asset::Asset;
pub use code::{Bound, Code, Moment, Uploaded};
pub use coverage::Coverage;
pub use credit::Credit;
pub use current::{Current, State};
pub use frame::Frame;
pub use hash::Hash;
pub use height::Height;
pub use ledger::Ledger;
pub use operation::{Operation, Operations};
pub use participant::Participants;
pub use rejected::{Place, Rejected};
pub use state_change::{Noted, StateChange, StateChanges};
pub use transaction::{Memo, Transaction, toid};
