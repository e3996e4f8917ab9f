//! This reads Stellar XDR where it lies: one pass validates the bytes, then views show fields
//! without copying.
//!
//! ```
//! use ledgerflow_views::{Asset, AssetCase, View};
//!
//! let native = Asset::read(&[0; 4])?;
//! assert!(matches!(native.case(), AssetCase::Native));
//! let error = Asset::read(&[0, 0, 0, 9]).expect_err("there are four kinds");
//! assert_eq!(error.to_string(), "unknown AssetType 9 at byte 0 (Asset.type)");
//! # Ok::<(), Box<ledgerflow_views::Error>>(())
//! ```
//!
//! [`View::read`] and [`View::walk`] check everything stellar-xdr checks on decoding, and that a
//! `bool` is 0 or 1, which stellar-xdr does not: a value is accepted exactly if stellar-xdr
//! accepts it and encodes it to the same bytes again. Like there, strings are any bytes.
//!
//! Depth is counted as stellar-xdr counts `Limits::depth`, but only values of types that can
//! contain themselves are held to [`MAX_DEPTH`]; the parts of them that cannot, at most
//! [`DEPTH_SLACK`] levels, are not. So `Limits::depth(MAX_DEPTH)` accepts nothing that is refused
//! here as too deep, and `Limits::depth(MAX_DEPTH + DEPTH_SLACK)` accepts all that is not.

#![forbid(unsafe_code)]

mod element;
mod error;
#[macro_use]
mod macros;
#[rustfmt::skip]
mod generated;
mod walk;

pub use element::{Element, Items, List, View};
pub use error::{Error, Path, Reason};
pub use generated::*;

/// The deepest level at which a value of a recursive type may be. stellar-core stops at 1,000 of
/// its own levels, which are fewer: it does not count typedefs, ints and byte strings.
pub const MAX_DEPTH: u32 = 1500;

/// A visitor that looks away: plain validation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Null;

impl Visit for Null {}
