//! What an operation asks for, and the accounts that it names (stellar-model C.2).

use ledgerflow_records::Address;
use ledgerflow_views::{
    Claimant, ClaimantCase, LedgerKey, LedgerKeyCase, List, Operation, OperationBodyCase,
    RevokeSponsorshipOpCase, View,
};

use super::convert::{account, muxed};
use super::participants::Context;

/// An operation with its effective source.
pub(crate) struct Asked<'a> {
    pub(crate) body: OperationBodyCase<'a>,
    /// The key of its own source, else of the transaction's.
    pub(crate) source: [u8; 32],
}

impl<'a> Asked<'a> {
    /// The operation at `index`, from 0.
    pub(crate) fn of(transaction: &Context<'a>, index: usize) -> Self {
        let spans =
            transaction.applied.envelope.operations.of(&transaction.ledger.spans.operations);
        let span = spans.get(index).copied().unwrap_or_default();
        let operation = Operation::trusted(span.of(transaction.bytes()));
        let source = operation.source_account().map_or(transaction.source, |own| muxed(own).0);
        Self { body: operation.body().case(), source }
    }

    /// Whether it is a SET_OPTIONS that sets or removes a signer.
    pub(crate) fn sets_signer(&self) -> bool {
        matches!(self.body, OperationBodyCase::SetOptions(op) if op.signer().is_some())
    }

    /// The accounts that the operation at `index` names, besides its source.
    pub(crate) fn named(&self, transaction: &Context<'a>, index: usize, into: &mut Vec<Address>) {
        let named = match self.body {
            OperationBodyCase::CreateAccount(op) => Some(account(op.destination())),
            OperationBodyCase::Payment(op) => Some(muxed(op.destination()).0),
            OperationBodyCase::PathPaymentStrictReceive(op) => Some(muxed(op.destination()).0),
            OperationBodyCase::PathPaymentStrictSend(op) => Some(muxed(op.destination()).0),
            OperationBodyCase::AllowTrust(op) => Some(account(op.trustor())),
            OperationBodyCase::AccountMerge(destination) => Some(muxed(destination).0),
            OperationBodyCase::BeginSponsoringFutureReserves(op) => {
                Some(account(op.sponsored_id()))
            }
            OperationBodyCase::EndSponsoringFutureReserves => {
                sponsor(transaction, index, self.source)
            }
            OperationBodyCase::RevokeSponsorship(op) => match op.case() {
                RevokeSponsorshipOpCase::LedgerEntry(key) => owner(key),
                // The signer itself could be any key: naming it would let anyone write into the
                // history of an account that never took part.
                RevokeSponsorshipOpCase::Signer(signer) => Some(account(signer.account_id())),
            },
            OperationBodyCase::Clawback(op) => Some(muxed(op.from()).0),
            OperationBodyCase::SetTrustLineFlags(op) => Some(account(op.trustor())),
            OperationBodyCase::CreateClaimableBalance(op) => {
                claimants(op.claimants(), into);
                None
            }
            _ => None,
        };
        into.extend(named.map(Address::Account));
    }
}

fn claimants(claimants: List<'_, Claimant<'_>>, into: &mut Vec<Address>) {
    into.extend(claimants.iter().map(|claimant| {
        let ClaimantCase::ClaimantTypeV0(claimant) = claimant.case();
        Address::Account(account(claimant.destination()))
    }));
}

/// Whose the entry is whose sponsorship is revoked.
fn owner(key: LedgerKey<'_>) -> Option<[u8; 32]> {
    match key.case() {
        LedgerKeyCase::Account(key) => Some(account(key.account_id())),
        LedgerKeyCase::Trustline(key) => Some(account(key.account_id())),
        LedgerKeyCase::Offer(key) => Some(account(key.seller_id())),
        LedgerKeyCase::Data(key) => Some(account(key.account_id())),
        _ => None,
    }
}

/// Who began the sponsorship that `sponsored` ends at `index`: the source of the last matching
/// BEGIN before it, if the transaction succeeded.
fn sponsor(transaction: &Context<'_>, index: usize, sponsored: [u8; 32]) -> Option<[u8; 32]> {
    (0..index).rev().take_while(|_| transaction.successful).find_map(|before| {
        let begin = Asked::of(transaction, before);
        match begin.body {
            OperationBodyCase::BeginSponsoringFutureReserves(op) => {
                (account(op.sponsored_id()) == sponsored).then_some(begin.source)
            }
            _ => None,
        }
    })
}
