//! Where the parts of a ledger lie in its bytes, found while they are validated.

use ledgerflow_views::{
    Element, Error, LedgerCloseMeta, LedgerEntryChangeType, LedgerEntryType, View, Visit,
};

/// A part of a ledger's bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    start: u32,
    end: u32,
}

impl Span {
    /// The bytes from `start` to before `end`. A ledger is shorter than 4 GiB.
    pub fn new(start: usize, end: usize) -> Self {
        Self { start: saturate(start), end: saturate(end) }
    }

    /// The part of `bytes`; empty if they are not the bytes it was found in.
    pub fn of(self, bytes: &[u8]) -> &[u8] {
        bytes.get(self.range()).unwrap_or_default()
    }

    /// The part as a range of offsets.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A count of things in a ledger, which is shorter than 4 GiB.
pub(crate) fn saturate(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// An index range of one of the lists in [`Spans`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Run {
    from: u32,
    to: u32,
}

impl Run {
    /// Those elements of the list.
    pub fn of<T>(self, list: &[T]) -> &[T] {
        list.get(self.from as usize..self.to as usize).unwrap_or_default()
    }

    /// How many there are.
    pub fn count(self) -> u32 {
        self.to - self.from
    }
}

/// An envelope of the transaction set.
#[derive(Clone, Copy, Debug)]
pub struct Envelope {
    /// The whole of it, with signatures.
    pub whole: Span,
    /// The (inner) transaction, `Transaction` or `TransactionV0`.
    pub transaction: Span,
    /// The `FeeBumpTransaction` around it.
    pub fee_bump: Option<Span>,
    /// Its operations, in [`Spans::operations`].
    pub operations: Run,
}

/// A transaction as it was applied.
#[derive(Clone, Copy, Debug)]
pub struct Processing {
    /// `TransactionResultPair`.
    pub pair: Span,
    /// Its operations' results, in [`Spans::results`]; none unless it was tried.
    pub results: Run,
    /// `LedgerEntryChanges` of the fee phase.
    pub fee_changes: Span,
    /// `TransactionMeta`.
    pub meta: Span,
    /// Its operations' changes, in [`Spans::changes`].
    pub changes: Run,
    /// `LedgerEntryChanges` after all transactions (protocol 23).
    pub post_fee_changes: Option<Span>,
}

/// The parts of one `LedgerCloseMeta`.
#[derive(Clone, Debug, Default)]
pub struct Spans {
    /// `LedgerHeaderHistoryEntry`.
    pub entry: Span,
    /// `LedgerHeader`.
    pub header: Span,
    /// `TransactionSet` (ledgers of meta V0) or `GeneralizedTransactionSet`.
    pub set: Span,
    /// Whether the set is a generalized one.
    pub generalized: bool,
    /// In set order.
    pub envelopes: Vec<Envelope>,
    /// `Operation`s, envelope by envelope.
    pub operations: Vec<Span>,
    /// In application order.
    pub processing: Vec<Processing>,
    /// `OperationResult`s, transaction by transaction.
    pub results: Vec<Span>,
    /// `LedgerEntryChanges` of operations, transaction by transaction.
    pub changes: Vec<Span>,
    /// Where each `LedgerEntryChange` that creates or restores an entry starts, ascending.
    pub creations: Vec<u32>,
    /// Where each `LedgerEntryChange` of an account, a trustline, a pool or a contract's datum
    /// starts, ascending; but for those that only show a value before.
    pub balances: Vec<u32>,
    /// Where the last transaction's processing ends, and what follows all of them starts.
    pub processed: Option<u32>,
}

/// The types of entries that current state is kept of.
const HELD: [i32; 4] = [
    LedgerEntryType::Account as i32,
    LedgerEntryType::Trustline as i32,
    LedgerEntryType::LiquidityPool as i32,
    LedgerEntryType::ContractData as i32,
];

/// What finds the parts while the bytes are walked.
struct Finder<'a> {
    bytes: &'a [u8],
    spans: Spans,
    /// Parts of a value that is not yet complete.
    open: Open,
}

#[derive(Clone, Debug, Default)]
struct Open {
    transaction: Span,
    fee_bump: Option<Span>,
    operations: u32,
    pair: Span,
    results: u32,
    fee_changes: Option<Span>,
    last_changes: Span,
    changes: u32,
    meta: Span,
}

impl Spans {
    /// Validates `bytes` as one `LedgerCloseMeta` and finds its parts.
    pub fn find(bytes: &[u8]) -> Result<Self, Box<Error>> {
        let mut finder = Finder { bytes, spans: Self::default(), open: Open::default() };
        if LedgerCloseMeta::walk(bytes, &mut finder)? < bytes.len() {
            LedgerCloseMeta::read(bytes)?; // says how many bytes follow
        }
        Ok(finder.spans)
    }

    /// The starts in [`balances`](Self::balances) that lie in a part.
    pub fn balances_in(&self, part: Span) -> &[u32] {
        let from = self.balances.partition_point(|&start| start < part.start);
        let to = self.balances.partition_point(|&start| start < part.end);
        self.balances.get(from..to).unwrap_or_default()
    }

    /// Whether a list of changes creates or restores an entry.
    pub fn creates(&self, list: Span) -> bool {
        let next = self.creations.partition_point(|&start| start < list.start);
        self.creations.get(next).is_some_and(|&start| start < list.end)
    }
}

impl Finder<'_> {
    fn processed(&mut self, end: usize) {
        let results = Run { from: self.open.results, to: saturate(self.spans.results.len()) };
        let changes = Run { from: self.open.changes, to: saturate(self.spans.changes.len()) };
        (self.open.results, self.open.changes) = (results.to, changes.to);
        let last = self.open.last_changes;
        self.spans.processed = Some(saturate(end));
        self.spans.processing.push(Processing {
            pair: self.open.pair,
            results,
            fee_changes: self.open.fee_changes.take().unwrap_or_default(),
            meta: self.open.meta,
            changes,
            post_fee_changes: (last.range().end == end && last.start >= self.open.meta.end)
                .then_some(last),
        });
    }
}

impl Visit for Finder<'_> {
    fn ledger_header(&mut self, start: usize, end: usize) {
        self.spans.header = Span::new(start, end);
    }

    fn ledger_header_history_entry(&mut self, start: usize, end: usize) {
        self.spans.entry = Span::new(start, end);
    }

    fn transaction_set(&mut self, start: usize, end: usize) {
        self.spans.set = Span::new(start, end);
    }

    fn generalized_transaction_set(&mut self, start: usize, end: usize) {
        (self.spans.set, self.spans.generalized) = (Span::new(start, end), true);
    }

    fn operation(&mut self, start: usize, end: usize) {
        self.spans.operations.push(Span::new(start, end));
    }

    fn transaction(&mut self, start: usize, end: usize) {
        self.open.transaction = Span::new(start, end);
    }

    fn transaction_v0(&mut self, start: usize, end: usize) {
        self.open.transaction = Span::new(start, end);
    }

    fn fee_bump_transaction(&mut self, start: usize, end: usize) {
        self.open.fee_bump = Some(Span::new(start, end));
    }

    fn transaction_envelope(&mut self, start: usize, end: usize) {
        let operations =
            Run { from: self.open.operations, to: saturate(self.spans.operations.len()) };
        self.open.operations = operations.to;
        self.spans.envelopes.push(Envelope {
            whole: Span::new(start, end),
            transaction: self.open.transaction,
            fee_bump: self.open.fee_bump.take(),
            operations,
        });
    }

    fn operation_result(&mut self, start: usize, end: usize) {
        self.spans.results.push(Span::new(start, end));
    }

    fn transaction_result_pair(&mut self, start: usize, end: usize) {
        self.open.pair = Span::new(start, end);
    }

    fn ledger_entry_changes(&mut self, start: usize, end: usize) {
        let span = Span::new(start, end);
        self.open.fee_changes.get_or_insert(span);
        self.open.last_changes = span;
    }

    fn ledger_entry_change(&mut self, start: usize, _: usize) {
        const CREATED: i32 = LedgerEntryChangeType::Created as i32;
        const RESTORED: i32 = LedgerEntryChangeType::Restored as i32;
        const REMOVED: i32 = LedgerEntryChangeType::Removed as i32;
        const STATE: i32 = LedgerEntryChangeType::State as i32;
        // Read now, while the bytes are at hand: later it is a walk through cold memory.
        let word = |at: usize| self.bytes.get(at..).map_or(-1, i32::at);
        let kind = word(start);
        if matches!(kind, CREATED | RESTORED) {
            self.spans.creations.push(saturate(start));
        }
        let of = match kind {
            STATE => return,
            REMOVED => word(start + 4), // a key
            _ => word(start + 8),       // the sequence of the last change, then the entry
        };
        if HELD.contains(&of) {
            self.spans.balances.push(saturate(start));
        }
    }

    fn operation_meta(&mut self, _: usize, _: usize) {
        self.spans.changes.push(self.open.last_changes);
    }

    fn operation_meta_v2(&mut self, _: usize, _: usize) {
        self.spans.changes.push(self.open.last_changes);
    }

    fn transaction_meta(&mut self, start: usize, end: usize) {
        self.open.meta = Span::new(start, end);
    }

    fn transaction_result_meta(&mut self, _: usize, end: usize) {
        self.processed(end);
    }

    fn transaction_result_meta_v1(&mut self, _: usize, end: usize) {
        self.processed(end);
    }
}
