//! This reads the start of a ledger: enough to know what it claims to be, without walking it.

use ledgerflow_records::Height;

/// The most bytes that the start of a `LedgerCloseMeta` takes up to the end of its header.
pub(crate) const LONGEST: usize = 2048;

/// What the first bytes of a ledger claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    /// `header.ledgerSeq`.
    pub(crate) height: Height,
    /// `LedgerHeaderHistoryEntry.hash`, as claimed.
    pub(crate) hash: [u8; 32],
}

/// Why there is no header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Miss {
    /// The bytes so far are the start of one; more may follow.
    Short,
    /// No ledger begins like this.
    Not,
}

/// The header of the `LedgerCloseMeta` that `bytes` begin with.
///
/// Every union and every length on the way is checked, so that other content is told apart. The
/// height 0 does not exist on any network, and a run of zeros would be full of such ledgers.
pub(crate) fn peek(bytes: &[u8]) -> Result<Header, Miss> {
    let mut rest = Rest(bytes);
    match rest.word()? {
        0 => {}
        1 | 2 => {
            // LedgerCloseMetaExt: arm 1 holds an ExtensionPoint and an int64.
            if rest.one_of(2)? == 1 {
                rest.one_of(1)?;
                rest.skip(8)?;
            }
        }
        _ => return Err(Miss::Not),
    }
    let hash = *rest.take::<32>()?;
    // ledgerVersion, previousLedgerHash.
    rest.skip(4 + 32)?;
    rest.stellar_value()?;
    // txSetResultHash, bucketListHash.
    rest.skip(32 + 32)?;
    let height = Height(rest.word()?);
    // totalCoins, feePool, inflationSeq, idPool, baseFee, baseReserve, maxTxSetSize, skipList.
    rest.skip(8 + 8 + 4 + 8 + 4 + 4 + 4 + 4 * 32)?;
    // LedgerHeader.ext: arm 1 holds flags and an ExtensionPoint.
    if rest.one_of(2)? == 1 {
        rest.skip(4)?;
        rest.one_of(1)?;
    }
    // LedgerHeaderHistoryEntry.ext.
    rest.one_of(1)?;
    if height.0 == 0 { Err(Miss::Not) } else { Ok(Header { height, hash }) }
}

/// The bytes not yet looked at.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take<const N: usize>(&mut self) -> Result<&'a [u8; N], Miss> {
        let (head, tail) = self.0.split_first_chunk().ok_or(Miss::Short)?;
        self.0 = tail;
        Ok(head)
    }

    fn word(&mut self) -> Result<u32, Miss> {
        self.take().map(|word| u32::from_be_bytes(*word))
    }

    fn skip(&mut self, count: usize) -> Result<(), Miss> {
        self.0 = self.0.get(count..).ok_or(Miss::Short)?;
        Ok(())
    }

    /// A discriminant below `arms`.
    fn one_of(&mut self, arms: u32) -> Result<u32, Miss> {
        let arm = self.word()?;
        if arm < arms { Ok(arm) } else { Err(Miss::Not) }
    }

    /// Opaque bytes of at most `most`, with their padding.
    fn opaque(&mut self, most: u32) -> Result<(), Miss> {
        let length = self.word()?;
        if length > most { Err(Miss::Not) } else { self.skip(length.next_multiple_of(4) as usize) }
    }

    fn stellar_value(&mut self) -> Result<(), Miss> {
        // txSetHash, closeTime, then `UpgradeType upgrades<6>` of `opaque<128>`.
        self.skip(32 + 8)?;
        for _ in 0..self.one_of(7)? {
            self.opaque(128)?;
        }
        // Arm 1 is a LedgerCloseValueSignature: an ed25519 key and a signature.
        if self.one_of(2)? == 1 {
            self.one_of(1)?;
            self.skip(32)?;
            self.opaque(64)?;
        }
        Ok(())
    }
}
