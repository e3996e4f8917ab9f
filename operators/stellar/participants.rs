//! Who took part in each transaction and in each operation (stellar-model C).

use ledgerflow_records::{Address, Height, Participants, Rejected};
use ledgerflow_views::{
    Element, LedgerEntryChangeCase, LedgerEntryChanges, LedgerEntryDataCase, LedgerKeyCase,
};
use timely::dataflow::StreamVec;
use timely::dataflow::operators::vec::Map;

use super::convert::account;
use super::decode::{Applied, Decoded, Ledgers};
use super::operations::{fee_source, source};
use super::spans::saturate;
use super::{asked, contracts, sponsors};

/// The participants of every ledger.
pub fn participants(ledgers: Ledgers<'_>) -> StreamVec<'_, Height, Result<Participants, Rejected>> {
    ledgers.map(|ledger| of(&ledger))
}

/// The participants of one ledger: those of an operation are its transaction's too.
///
/// # Errors
/// Rejected: changes of the fee phase or of an operation that no ledger can hold.
pub fn of(ledger: &Decoded) -> Result<Participants, Rejected> {
    let mut all = Participants {
        transactions: Vec::with_capacity(3 * ledger.transactions.len()),
        operations: Vec::with_capacity(2 * ledger.spans.operations.len()),
    };
    let mut of_operation = Vec::new();
    let mut of_transaction = Vec::new();
    let mut operations = 0;
    for (ordinal, applied) in ledger.transactions.iter().enumerate() {
        let transaction = Context::of(ledger, applied);
        of_transaction.clear();
        payers(&transaction, &mut of_transaction)
            .map_err(|reason| ledger.rejected(Some(ordinal), None, reason))?;
        for index in 0..applied.envelope.operations.count() {
            of_operation.clear();
            operation(&transaction, index as usize, &mut of_operation)
                .map_err(|reason| ledger.rejected(Some(ordinal), Some(index as usize), reason))?;
            of_transaction.extend_from_slice(&of_operation);
            once(&mut of_operation);
            all.operations.extend(of_operation.iter().map(|&address| (operations, address)));
            operations += 1;
        }
        once(&mut of_transaction);
        let ordinal = saturate(ordinal);
        all.transactions.extend(of_transaction.iter().map(|&address| (ordinal, address)));
    }
    Ok(all)
}

fn once(addresses: &mut Vec<Address>) {
    addresses.sort_unstable();
    addresses.dedup();
}

/// What the rules ask of a transaction.
pub(crate) struct Context<'a> {
    pub(crate) ledger: &'a Decoded,
    pub(crate) applied: &'a Applied,
    /// The key of the (inner) transaction's source.
    pub(crate) source: [u8; 32],
    pub(crate) successful: bool,
    /// Whether its operations' changes are to be read at all: a transaction that failed inside core
    /// left changes that were rolled back, up to protocol 12 (stellar-model A.4.2).
    changed: bool,
}

/// `txINTERNAL_ERROR`.
const INTERNAL_ERROR: i32 = -11;

impl<'a> Context<'a> {
    pub(crate) fn of(ledger: &'a Decoded, applied: &'a Applied) -> Self {
        let bytes = ledger.frame.bytes.as_slice();
        let code = applied.result_code(bytes);
        Self {
            ledger,
            applied,
            source: source(bytes, applied),
            successful: matches!(code, 0 | 1),
            changed: code != INTERNAL_ERROR || ledger.header().ledger_version() > 12,
        }
    }

    pub(crate) fn bytes(&self) -> &'a [u8] {
        self.ledger.frame.bytes.as_slice()
    }

    /// Whether the operation at `index`, from 0, created or restored an entry; much cheaper than
    /// to read what it changed.
    pub(crate) fn created(&self, index: usize) -> bool {
        let spans = self.applied.processing.changes.of(&self.ledger.spans.changes);
        let list = spans.get(index).copied().unwrap_or_default();
        self.ledger.spans.creates(list)
    }

    /// The changes of the operation at `index`, from 0.
    pub(crate) fn changes(&self, index: usize) -> Option<LedgerEntryChanges<'a>> {
        let spans = self.applied.processing.changes.of(&self.ledger.spans.changes);
        let span = spans.get(index).filter(|_| self.changed)?;
        Some(LedgerEntryChanges::at(span.of(self.bytes())))
    }
}

/// Source, fee source, and the accounts that the fee phase touched (C.1).
fn payers(transaction: &Context<'_>, into: &mut Vec<Address>) -> Result<(), String> {
    into.push(Address::Account(transaction.source));
    into.extend(fee_source(transaction.bytes(), transaction.applied).map(Address::Account));
    let changes = transaction.applied.processing.fee_changes.of(transaction.bytes());
    for change in LedgerEntryChanges::at(changes).iter() {
        let key = match change.case() {
            LedgerEntryChangeCase::Removed(key) => match key.case() {
                LedgerKeyCase::Account(key) => Some(key.account_id()),
                _ => None,
            },
            LedgerEntryChangeCase::Restored(_) => {
                return Err("an entry restored in the fee phase".into());
            }
            LedgerEntryChangeCase::Created(entry)
            | LedgerEntryChangeCase::Updated(entry)
            | LedgerEntryChangeCase::State(entry) => match entry.data().case() {
                LedgerEntryDataCase::Account(entry) => Some(entry.account_id()),
                _ => None,
            },
        };
        into.extend(key.map(|key| Address::Account(account(key))));
    }
    Ok(())
}

fn operation(
    transaction: &Context<'_>,
    index: usize,
    into: &mut Vec<Address>,
) -> Result<(), String> {
    let asked = asked::Asked::of(transaction, index);
    into.push(Address::Account(asked.source));
    asked.named(transaction, index, into);
    if transaction.created(index) || asked.sets_signer() {
        let changes = transaction.changes(index).into_iter();
        let sponsors = changes.map(|changes| sponsors::of(changes, &asked));
        into.extend(
            sponsors.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().map(Address::Account),
        );
    }
    contracts::of(transaction, &asked, into);
    Ok(())
}
