//! One ledger as it came from a source, before anything is believed of it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Height;

/// The bytes of one ledger and where they were found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// The height that the bytes claim.
    pub height: Height,
    /// The ledger's own bytes (Stellar: one `LedgerCloseMeta`), shared, never copied.
    #[serde(with = "shared_bytes")]
    pub bytes: Arc<Vec<u8>>,
    /// The file or stream, as the user named it.
    pub origin: Arc<str>,
    /// Where `bytes` begin in the origin, after decompression.
    pub offset: u64,
    /// Whether it counts for the current state, as those above the state's own height do.
    pub counts: bool,
}

mod shared_bytes {
    use std::sync::Arc;

    use serde::{Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(bytes: &Arc<Vec<u8>>, to: S) -> Result<S::Ok, S::Error> {
        serde_bytes::serialize(bytes.as_slice(), to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Arc<Vec<u8>>, D::Error> {
        serde_bytes::deserialize::<Vec<u8>, D>(from).map(Arc::new)
    }
}
