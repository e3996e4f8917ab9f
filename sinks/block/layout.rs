//! The columns of each section, in their order on disk, and what their numbers mean.

/// In a column of places: the address is not in the list, its number is in the next escape.
pub(super) const ESCAPE: u8 = u8::MAX;

/// Links of transactions.
pub(super) mod transaction_link {
    /// Links of each transaction.
    pub(in crate::block) const COUNT: usize = 0;
    /// 0 for the dictionary's next address, else the address's number plus 1.
    pub(in crate::block) const NUMBER: usize = 1;
    pub(in crate::block) const COLUMNS: usize = 2;
}

/// Links of operations.
pub(super) mod operation_link {
    /// Links of each operation.
    pub(in crate::block) const COUNT: usize = 0;
    /// One byte: the place in the links of the operation's transaction.
    pub(in crate::block) const PLACE: usize = 1;
    /// Last: the escapes of the places.
    pub(in crate::block) const COLUMNS: usize = 3;
}

/// Facts of transactions.
pub(super) mod transaction {
    pub(in crate::block) const FLAGS: usize = 0;
    pub(in crate::block) const RESULT: usize = 1;
    pub(in crate::block) const FEE: usize = 2;
    pub(in crate::block) const MAX_FEE: usize = 3;
    /// Operations of the envelope.
    pub(in crate::block) const OPERATIONS: usize = 4;
    /// Rows of `operations`, where they are not as many as the envelope has.
    pub(in crate::block) const ROWS: usize = 5;
    /// Upper half of the sequence number: the height at which the account was made.
    pub(in crate::block) const SEQUENCE_HIGH: usize = 6;
    pub(in crate::block) const SEQUENCE_LOW: usize = 7;
    /// The source's id behind a muxed address, then the fee source's.
    pub(in crate::block) const MUXED: usize = 8;
    /// The memos one after another, text with its length in front.
    pub(in crate::block) const MEMO: usize = 9;
    /// Last: the places in the transaction's links of its source, then of its fee source, one byte
    /// each; and the escapes of these.
    pub(in crate::block) const COLUMNS: usize = 12;

    /// Bits of `FLAGS`; bits 4 to 6 are the kind of memo.
    pub(in crate::block) mod flag {
        pub(in crate::block) const FEE_BUMP: u8 = 1;
        pub(in crate::block) const MUXED: u8 = 2;
        pub(in crate::block) const FEE_SOURCE: u8 = 4;
        pub(in crate::block) const FEE_MUXED: u8 = 8;
        pub(in crate::block) const MEMO: u8 = 0x70;
        pub(in crate::block) const MEMO_SHIFT: u32 = 4;
        pub(in crate::block) const ROWS: u8 = 0x80;
    }
}

/// Facts of operations.
pub(super) mod operation {
    pub(in crate::block) const KIND: usize = 0;
    /// 0 for unknown, else 1 + 2 · zigzag code, and 1 more if the code is the operation's own.
    pub(in crate::block) const OUTCOME: usize = 1;
    pub(in crate::block) const XDR_BYTES: usize = 2;
    /// Last: one byte for the source, 0 if it is the transaction's, else 1 + the place in the
    /// transaction's links; and the escapes of these.
    pub(in crate::block) const COLUMNS: usize = 5;
}
