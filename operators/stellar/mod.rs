//! Stellar: raw ledgers to rows. One operator a module: a pure `of` and a thin stream function.

pub mod archive;
pub mod authenticate;
pub mod balances;
pub mod decode;
pub mod ledgers;
pub mod network;
pub mod operations;
pub mod participants;
pub mod self_check;
pub mod spans;
pub mod state_changes;
pub mod synthetic;
pub mod transactions;

mod asked;
mod changes;
mod contracts;
mod convert;
mod sponsors;

pub use authenticate::authenticate;
pub use balances::allowances::allowances;
pub use balances::balances;
pub use balances::held::held;
pub use balances::moves::moves;
pub use balances::sep41::{sep41_balances, sum_rows};
pub use balances::views::{Sources, Views, views};
pub use decode::{Decoded, Ledgers, decode};
pub use ledgers::ledgers;
pub use network::Network;
pub use operations::operations;
pub use participants::participants;
pub use self_check::self_check;
pub use state_changes::judge::Judge;
pub use state_changes::state_changes;
pub use state_changes::tokens::{Known, Tokens, Unjudged, tokens};
pub use transactions::transactions;
