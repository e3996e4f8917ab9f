//! `ledgerflow tables`: the reference of what is stored, from the code that stores it.

use ledgerflow_sinks::tables;

use super::{Failure, export};

/// Prints every table: name, key ↦ value, what changes it, columns.
pub fn run() -> Result<(), Failure> {
    export::line(tables::reference().trim_end())
}
