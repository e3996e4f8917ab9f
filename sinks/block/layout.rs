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

/// State changes.
pub(super) mod state_change {
    /// Rows of each transaction.
    pub(in crate::block) const COUNT: usize = 0;
    /// 0 if the row has the operation of the one before and its id plus 1; else 1 + stream + 8 · the
    /// distance of its operation from that of the one before, the fee counting as one before the
    /// first. Of a stream that is in [`BASES`] it is the first row; else its id is in `ID`.
    pub(in crate::block) const RUN: usize = 1;
    pub(in crate::block) const ID: usize = 2;
    /// One byte: 16 · kind of change + reason.
    pub(in crate::block) const KIND: usize = 3;
    /// One byte: the place of the account in the links of the transaction.
    pub(in crate::block) const ACCOUNT: usize = 4;
    /// 0 for the part's next token, else the token's number plus 1.
    pub(in crate::block) const TOKEN: usize = 5;
    /// Of each token, the distance of its number in the dictionary from one more than that of the
    /// token before: mostly 0.
    pub(in crate::block) const TOKEN_NUMBER: usize = 6;
    /// One byte: see [`amount`].
    pub(in crate::block) const AMOUNT: usize = 7;
    /// Amounts that are no others again.
    pub(in crate::block) const NEW_AMOUNT: usize = 8;
    /// Ids of customers that are not the transaction's memo.
    pub(in crate::block) const CUSTOMER: usize = 9;
    /// What else each kind has.
    pub(in crate::block) const FACTS: usize = 10;
    /// Last: the escapes of accounts, and of the addresses among the facts.
    pub(in crate::block) const ESCAPED: usize = 11;
    pub(in crate::block) const FACTS_ESCAPED: usize = 12;
    pub(in crate::block) const COLUMNS: usize = 13;

    use ledgerflow_records::state_change::{Level, Reason, base};

    /// Streams by number.
    pub(in crate::block) const BASES: [i64; 5] =
        [base::TRANSFERS, base::EFFECTS, base::DEPLOYS, base::SAC_EVENTS, base::SEP41];
    /// The number of all other streams.
    pub(in crate::block) const OTHER: u64 = 7;

    /// Bytes of `AMOUNT`: 1 to `LAST` for the amount so many amounts before, in the transaction.
    pub(in crate::block) mod amount {
        pub(in crate::block) const NEW: u8 = 0;
        pub(in crate::block) const LAST: u8 = 4;
        /// The transaction's fee.
        pub(in crate::block) const FEE: u8 = 8;
        pub(in crate::block) const WHICH: u8 = 0xf;
        /// The customer is the id in the transaction's memo.
        pub(in crate::block) const MEMO: u8 = 0x40;
        /// The customer is in `CUSTOMER`.
        pub(in crate::block) const CUSTOMER: u8 = 0x80;
    }

    /// Kinds of change.
    pub(in crate::block) mod kind {
        pub(in crate::block) const BALANCE: u8 = 0;
        pub(in crate::block) const CREATED: u8 = 1;
        pub(in crate::block) const MERGED: u8 = 2;
        pub(in crate::block) const SIGNER: u8 = 3;
        pub(in crate::block) const THRESHOLD: u8 = 4;
        pub(in crate::block) const FLAGS: u8 = 5;
        pub(in crate::block) const HOME_DOMAIN: u8 = 6;
        pub(in crate::block) const ENTRY: u8 = 7;
        pub(in crate::block) const TRUSTLINE: u8 = 8;
        pub(in crate::block) const AUTHORIZATION: u8 = 9;
        pub(in crate::block) const ALLOWANCE: u8 = 10;
    }

    /// Reasons by number.
    pub(in crate::block) const REASONS: [Reason; 11] = [
        Reason::Create,
        Reason::Merge,
        Reason::Debit,
        Reason::Credit,
        Reason::Mint,
        Reason::Burn,
        Reason::Add,
        Reason::Remove,
        Reason::Update,
        Reason::Set,
        Reason::Clear,
    ];
    /// Levels by number.
    pub(in crate::block) const LEVELS: [Level; 3] = [Level::Low, Level::Medium, Level::High];

    /// In a byte of what is there: a value before, a value after, and shares of a pool.
    pub(in crate::block) const OLD: u8 = 1;
    pub(in crate::block) const NEW: u8 = 2;
    pub(in crate::block) const POOL: u8 = 4;
}
