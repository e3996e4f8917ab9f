//! This writes values one after another, as history archives keep them.

use std::io::{self, Write};

use sha2::{Digest, Sha256};
use stellar_xdr::{Hash, WriteXdr};

use super::xdr::encoded;

/// Records of RFC 5531, and the hash of all that was written.
pub(super) struct Records<W> {
    into: W,
    hash: Sha256,
}

impl<W: Write> Records<W> {
    pub(super) fn new(into: W) -> Self {
        Self { into, hash: Sha256::new() }
    }

    pub(super) fn put(&mut self, value: &impl WriteXdr) -> io::Result<()> {
        let bytes = encoded(value);
        let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
        let mark = (length | 1 << 31).to_be_bytes();
        self.hash.update(mark);
        self.hash.update(&bytes);
        self.into.write_all(&mark)?;
        self.into.write_all(&bytes)
    }

    pub(super) fn finish(self) -> (W, Hash) {
        (self.into, Hash(self.hash.finalize().into()))
    }
}
