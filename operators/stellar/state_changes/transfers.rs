//! Token transfers: what moved between accounts, pools and claimable balances (7.4 to 7.8, 8).

use ledgerflow_records::Address;
use ledgerflow_views::{
    AccountMergeResultCase, ClaimAtom, ClaimAtomCase, ClaimableBalanceEntry, ClaimableBalanceId,
    ClaimableBalanceIdCase, CreateClaimableBalanceResultCase, InflationResultCase,
    LedgerEntryDataCase, List, ManageBuyOfferResultCase, ManageSellOfferResultCase, MemoCase,
    Operation, OperationBodyCase as Body, OperationResultTrCase as Outcome,
    PathPaymentStrictReceiveResultCase, PathPaymentStrictSendResultCase, Transaction,
    TransactionV0, View,
};

use super::assets::{Asset, Viewed};
use super::movements::{Kept, Movement, Told, Way};
use super::{Context, Draft, pools, sac_transfers};
use crate::stellar::asked::Asked;
use crate::stellar::changes::Kind;
use crate::stellar::convert::{account, muxed};
use crate::stellar::decode::is_v0;

/// From this protocol on a transfer's result and changes tell all that it moved.
const EXACT: u32 = 8;

/// The rows of the movements of one operation.
///
/// # Errors
/// A result of another kind than what was asked, and changes that it cannot have made.
pub(crate) fn of(
    transaction: &Context<'_>,
    index: usize,
    asked: &Asked<'_>,
    into: &mut Vec<Draft>,
) -> Result<(), String> {
    told(transaction, index, asked, Kept::Rows(into))
}

/// The movements of one operation themselves, in no order.
///
/// # Errors
/// As [`of`].
pub(crate) fn movements(
    transaction: &Context<'_>,
    index: usize,
    asked: &Asked<'_>,
    into: &mut Vec<Movement>,
) -> Result<(), String> {
    told(transaction, index, asked, Kept::Movements(into))
}

fn told(
    transaction: &Context<'_>,
    index: usize,
    asked: &Asked<'_>,
    into: Kept<'_>,
) -> Result<(), String> {
    let source = Address::Account(asked.source);
    let mut told = Told { transaction, body: asked.body, source, native: 0, into };
    let moves = tell(&mut told, index)?;
    if moves && transaction.ledger.header().ledger_version() < EXACT {
        reconcile(&mut told, index)?;
    }
    Ok(())
}

/// Tells the movements of one operation; false if none of its type moves anything.
fn tell(told: &mut Told<'_>, index: usize) -> Result<bool, String> {
    match told.body {
        Body::CreateAccount(op) => {
            let to = (account(op.destination()), None);
            pay(told, to, Asset::Native, op.starting_balance());
        }
        Body::Payment(op) => {
            pay(told, muxed(op.destination()), Asset::of(op.asset()), op.amount());
        }
        Body::AccountMerge(to) => {
            let Some(Outcome::AccountMerge(merged)) = told.transaction.result(index) else {
                return Err(unfit());
            };
            if let AccountMergeResultCase::Success(balance) = merged.case() {
                pay(told, muxed(to), Asset::Native, balance);
            }
        }
        Body::PathPaymentStrictSend(_)
        | Body::PathPaymentStrictReceive(_)
        | Body::ManageSellOffer(_)
        | Body::CreatePassiveSellOffer(_)
        | Body::ManageBuyOffer(_) => trades(told, index)?,
        Body::CreateClaimableBalance(_)
        | Body::ClaimClaimableBalance(_)
        | Body::ClawbackClaimableBalance(_) => claimable(told, index)?,
        Body::Clawback(op) => {
            let from = Address::Account(muxed(op.from()).0);
            told.tell(Movement::new(Way::Clawback(from), Asset::of(op.asset()), op.amount()));
        }
        Body::Inflation => inflation(told, index)?,
        Body::AllowTrust(_) | Body::SetTrustLineFlags(_) => pools::revoked(told, index)?,
        Body::LiquidityPoolDeposit(_) => pools::deposited(told, index)?,
        Body::LiquidityPoolWithdraw(_) => pools::withdrawn(told, index)?,
        Body::InvokeHostFunction(_) => sac_transfers::of(told, index),
        _ => return Ok(false),
    }
    Ok(true)
}

pub(crate) fn unfit() -> String {
    "the operation succeeded, but its result is not one of its success".into()
}

/// A payment by the source to an account, or to a customer of it.
fn pay(told: &mut Told<'_>, (to, customer): ([u8; 32], Option<u64>), asset: Asset, amount: i64) {
    let ends = (told.source, Address::Account(to));
    let customer = customer_of(told.transaction, customer);
    told.tell(Movement::between(ends, asset, amount).to_customer(customer));
}

/// The customer whom a payment is for: named by the address, else by the memo (CAP-67).
fn customer_of(transaction: &Context<'_>, muxed_id: Option<u64>) -> Option<u64> {
    muxed_id.or_else(|| match sequence_and_memo(transaction).1 {
        MemoCase::Id(id) => Some(id),
        _ => None,
    })
}

/// The customer whom a payment to the source of the operation at `index` is for.
pub(crate) fn customer_of_source(transaction: &Context<'_>, index: usize) -> Option<u64> {
    let bytes = transaction.bytes();
    let envelope = &transaction.applied.envelope;
    let operations = envelope.operations.of(&transaction.ledger.spans.operations);
    let operation = Operation::trusted(operations.get(index)?.of(bytes));
    let muxed_id = match operation.source_account() {
        Some(own) => muxed(own).1,
        None if old(transaction) => None,
        None => muxed(Transaction::trusted(envelope.transaction.of(bytes)).source_account()).1,
    };
    customer_of(transaction, muxed_id)
}

/// Whether it is a `TransactionV0`, which only a fee bump can never carry.
fn old(transaction: &Context<'_>) -> bool {
    let envelope = &transaction.applied.envelope;
    envelope.fee_bump.is_none() && is_v0(transaction.bytes(), envelope)
}

/// The (inner) transaction's.
pub(crate) fn sequence_and_memo<'a>(transaction: &Context<'a>) -> (i64, MemoCase<'a>) {
    let body = transaction.applied.envelope.transaction.of(transaction.bytes());
    if old(transaction) {
        let transaction = TransactionV0::trusted(body);
        return (transaction.seq_num(), transaction.memo().case());
    }
    let transaction = Transaction::trusted(body);
    (transaction.seq_num(), transaction.memo().case())
}

/// What offers and pools gave and took, and what a path payment paid in the end.
fn trades(told: &mut Told<'_>, index: usize) -> Result<(), String> {
    let result = told.transaction.result(index).ok_or_else(unfit)?;
    let (atoms, paid) = match (told.body, result) {
        (Body::PathPaymentStrictSend(op), Outcome::PathPaymentStrictSend(result)) => {
            let PathPaymentStrictSendResultCase::Success(result) = result.case() else {
                return Err(unfit());
            };
            (result.offers(), Some((op.destination(), op.dest_asset(), result.last().amount())))
        }
        (Body::PathPaymentStrictReceive(op), Outcome::PathPaymentStrictReceive(result)) => {
            let PathPaymentStrictReceiveResultCase::Success(result) = result.case() else {
                return Err(unfit());
            };
            (result.offers(), Some((op.destination(), op.dest_asset(), op.dest_amount())))
        }
        (_, result) => (claimed_offers(result).ok_or_else(unfit)?, None),
    };
    atoms.iter().for_each(|atom| trade(told, atom));
    if let Some((to, asset, amount)) = paid {
        pay(told, muxed(to), Asset::of(asset), amount);
    }
    Ok(())
}

/// What an offer met; core wrote the result of a passive one as that of another, too.
fn claimed_offers(result: Outcome<'_>) -> Option<List<'_, ClaimAtom<'_>>> {
    match result {
        Outcome::ManageSellOffer(result) | Outcome::CreatePassiveSellOffer(result) => {
            match result.case() {
                ManageSellOfferResultCase::Success(result) => Some(result.offers_claimed()),
                _ => None,
            }
        }
        Outcome::ManageBuyOffer(result) => match result.case() {
            ManageBuyOfferResultCase::Success(result) => Some(result.offers_claimed()),
            _ => None,
        },
        _ => None,
    }
}

/// The two legs of a trade: what the other side sold, then what it bought (7.5).
fn trade(told: &mut Told<'_>, atom: ClaimAtom<'_>) {
    let (seller, sold, bought) = match atom.case() {
        ClaimAtomCase::V0(atom) => (
            Address::Account(*atom.seller_ed25519()),
            (atom.asset_sold(), atom.amount_sold()),
            (atom.asset_bought(), atom.amount_bought()),
        ),
        ClaimAtomCase::OrderBook(atom) => (
            Address::Account(account(atom.seller_id())),
            (atom.asset_sold(), atom.amount_sold()),
            (atom.asset_bought(), atom.amount_bought()),
        ),
        ClaimAtomCase::LiquidityPool(atom) => (
            Address::LiquidityPool(*atom.liquidity_pool_id()),
            (atom.asset_sold(), atom.amount_sold()),
            (atom.asset_bought(), atom.amount_bought()),
        ),
    };
    told.tell(Movement::between((seller, told.source), Asset::of(sold.0), sold.1));
    told.tell(Movement::between((told.source, seller), Asset::of(bought.0), bought.1));
}

/// What went into a claimable balance, or came out of it.
fn claimable(told: &mut Told<'_>, index: usize) -> Result<(), String> {
    match told.body {
        Body::CreateClaimableBalance(op) => {
            let Some(Outcome::CreateClaimableBalance(created)) = told.transaction.result(index)
            else {
                return Err(unfit());
            };
            let CreateClaimableBalanceResultCase::Success(id) = created.case() else {
                return Err(unfit());
            };
            let ends = (told.source, balance_of(id));
            told.tell(Movement::between(ends, Asset::of(op.asset()), op.amount()));
        }
        Body::ClaimClaimableBalance(op) => {
            let held = removed(told, index)?;
            let ends = (balance_of(op.balance_id()), told.source);
            let customer = customer_of_source(told.transaction, index);
            let movement = Movement::between(ends, Asset::of(held.asset()), held.amount());
            told.tell(movement.to_customer(customer));
        }
        Body::ClawbackClaimableBalance(op) => {
            let held = removed(told, index)?;
            let way = Way::Clawback(balance_of(op.balance_id()));
            told.tell(Movement::new(way, Asset::of(held.asset()), held.amount()));
        }
        _ => {}
    }
    Ok(())
}

pub(crate) fn balance_of(id: ClaimableBalanceId<'_>) -> Address {
    let ClaimableBalanceIdCase::ClaimableBalanceIdTypeV0(hash) = id.case();
    Address::ClaimableBalance(*hash)
}

/// The one claimable balance that the operation removed.
fn removed<'a>(told: &Told<'a>, index: usize) -> Result<ClaimableBalanceEntry<'a>, String> {
    let pairs = told.transaction.pairs(index)?;
    let mut balances = pairs.iter().filter(|pair| pair.kind == Kind::Removed).filter_map(|pair| {
        match pair.pre?.data().case() {
            LedgerEntryDataCase::ClaimableBalance(entry) => Some(entry),
            _ => None,
        }
    });
    match (balances.next(), balances.next()) {
        (Some(one), None) => Ok(one),
        _ => Err("an operation on one claimable balance removed none or several".into()),
    }
}

fn inflation(told: &mut Told<'_>, index: usize) -> Result<(), String> {
    let Some(Outcome::Inflation(result)) = told.transaction.result(index) else {
        return Err(unfit());
    };
    let InflationResultCase::Success(payouts) = result.case() else { return Err(unfit()) };
    for payout in payouts.iter() {
        let to = Address::Account(account(payout.destination()));
        told.tell(Movement::new(Way::Mint(to), Asset::Native, payout.amount()));
    }
    Ok(())
}

/// Before protocol 8 a source's balance could change by more or less than its movements say: what
/// is missing came first, what is too much went last (7.8).
fn reconcile(told: &mut Told<'_>, index: usize) -> Result<(), String> {
    let mut changed = 0;
    for pair in told.transaction.pairs(index)? {
        let balance = |entry: ledgerflow_views::LedgerEntry<'_>| match entry.data().case() {
            LedgerEntryDataCase::Account(held) => (Address::Account(account(held.account_id()))
                == told.source)
                .then(|| i128::from(held.balance())),
            _ => None,
        };
        changed += pair.post.and_then(balance).unwrap_or(0);
        changed -= pair.pre.and_then(balance).unwrap_or(0);
    }
    match i128::saturating_sub(changed, told.native) {
        0 => {}
        more if more > 0 => {
            told.tell_first(Movement::new(Way::Mint(told.source), Asset::Native, more));
        }
        less => {
            let less = less.saturating_neg();
            told.tell(Movement::new(Way::Burn(told.source), Asset::Native, less));
        }
    }
    Ok(())
}
