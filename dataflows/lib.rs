//! What runs.
