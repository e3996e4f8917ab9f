//! This draws operations that fit the running state and applies them to it.

use stellar_xdr::{
    ChangeTrustAsset, ChangeTrustOp, ChangeTrustResult, ContractEvent, CreateAccountOp,
    CreateAccountResult, DataValue, LedgerEntryChange, LedgerKey, ManageDataOp, ManageDataResult,
    Memo, MuxedAccount, MuxedAccountMed25519, Operation, OperationBody, OperationResult,
    OperationResultTr, PaymentOp, PaymentResult, ScVal, SimplePaymentResult, Uint256,
};

use super::accounts::{Accounts, ISSUER, Moment, ROOT, Trust, entry_name};
use super::asset_calls::AssetContracts;
use super::contract_tokens::ContractTokens;
use super::draw::Draws;
use super::events::{Tokens, Transfer, key_of};
use super::market::Market;
use super::mix::Kind;
use super::trades::{Route, strict_receive, strict_send};
use super::xdr::{account, asset, unmuxed};

/// The state that a ledger's transactions act on.
pub(super) struct State<'a> {
    pub(super) accounts: &'a mut Accounts,
    pub(super) draws: &'a mut Draws,
    pub(super) tokens: &'a Tokens,
    pub(super) market: &'a mut Market,
    pub(super) assets: &'a mut AssetContracts,
    pub(super) contracts: &'a mut ContractTokens,
    /// How many accounts there may be.
    pub(super) bound: usize,
    pub(super) at: Moment,
}

/// One operation and what it did.
pub(super) struct Applied {
    /// Whose signature it needs.
    pub(super) source: usize,
    pub(super) body: OperationBody,
    pub(super) result: OperationResult,
    pub(super) changes: Vec<LedgerEntryChange>,
    pub(super) events: Vec<ContractEvent>,
    /// What running contracts read and may not change.
    pub(super) read: Vec<LedgerKey>,
    /// What a contract returned.
    pub(super) returned: Option<ScVal>,
}

/// A payment to be made.
pub(super) struct Payment {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) token: usize,
    pub(super) amount: i64,
}

impl Applied {
    pub(super) fn new(source: usize, body: OperationBody, result: OperationResultTr) -> Self {
        let (changes, events, read, returned) = Default::default();
        let result = OperationResult::OpInner(result);
        Self { source, body, result, changes, events, read, returned }
    }

    /// The operation, which names its source only if it is not `sender` or `always`.
    pub(super) fn operation(&self, accounts: &Accounts, sender: usize, always: bool) -> Operation {
        let named = always || self.source != sender;
        let source_account = named.then(|| unmuxed(accounts.key(self.source)));
        Operation { source_account, body: self.body.clone() }
    }
}

impl State<'_> {
    /// Draws and applies operation number `place` of a transaction of this kind.
    pub(super) fn apply(&mut self, kind: Kind, source: usize, place: u32, memo: &Memo) -> Applied {
        let full = self.accounts.all.len() >= self.bound;
        let affords = self.accounts.all[source].affords_entry();
        match kind {
            Kind::Creates if !full => self.create(),
            Kind::Trust if place == 0 && affords => self.trust(source),
            Kind::Trust if place > 0 => self.mint(source, memo),
            Kind::Entries if affords => self.entry(source),
            Kind::Paths => self.payment(source, memo, true),
            Kind::Swaps => self.swap(source, memo),
            _ => self.payment(source, memo, false),
        }
    }

    /// An account other than `from`, a busy one more often.
    pub(super) fn other(&mut self, from: usize) -> usize {
        let count = self.accounts.all.len();
        let drawn = ISSUER + 1 + self.draws.skewed(count.saturating_sub(ISSUER + 1));
        match drawn {
            _ if drawn != from => drawn,
            _ if drawn + 1 < count => drawn + 1,
            _ => ROOT,
        }
    }

    fn create(&mut self) -> Applied {
        let starting_balance = 1_000_000_000 + self.draws.amount(9_000_000_000);
        let opened = self.accounts.all.len();
        let destination = account(self.accounts.key(opened));
        let body = OperationBody::CreateAccount(CreateAccountOp { destination, starting_balance });
        let result = OperationResultTr::CreateAccount(CreateAccountResult::Success);
        let mut applied = Applied::new(ROOT, body, result);
        self.accounts.open(starting_balance, self.at, &mut applied.changes);
        self.accounts.add(ROOT, -starting_balance, self.at, &mut applied.changes);
        let to = unmuxed(self.accounts.key(opened));
        let payment = Payment { from: ROOT, to: opened, token: 0, amount: starting_balance };
        applied.events = self.told(&payment, &to, &Memo::None);
        applied
    }

    /// Opens a trust line without limit, or narrows the limit of one that is there.
    fn trust(&mut self, source: usize) -> Applied {
        let which = self.draws.index(2);
        let (asset, at) = (asset(self.accounts, which), self.at);
        let open = self.accounts.all[source].trusts[which].is_none();
        let limit =
            if open { i64::MAX } else { i64::MAX / 2 + self.draws.amount(1_000_000_000_000) };
        let line = match asset.clone() {
            stellar_xdr::Asset::Native => ChangeTrustAsset::Native,
            stellar_xdr::Asset::CreditAlphanum4(asset) => ChangeTrustAsset::CreditAlphanum4(asset),
            stellar_xdr::Asset::CreditAlphanum12(asset) => {
                ChangeTrustAsset::CreditAlphanum12(asset)
            }
        };
        let body = OperationBody::ChangeTrust(ChangeTrustOp { line, limit });
        let result = OperationResultTr::ChangeTrust(ChangeTrustResult::Success);
        let mut applied = Applied::new(source, body, result);
        let changes = &mut applied.changes;
        if open {
            let trust = Trust { balance: 0, limit, modified: at.ledger, owed: None };
            self.accounts.edit(source, at, changes, |owner| owner.trusts[which] = Some(trust));
            let image = self.accounts.all[source].trust_image(asset, &trust);
            changes.push(LedgerEntryChange::Created(image));
        } else {
            self.accounts.edit_trust((source, which), at, changes, |trust| trust.limit = limit);
        }
        applied
    }

    /// The issuer pays whom trusts it.
    fn mint(&mut self, to: usize, memo: &Memo) -> Applied {
        let first = self.draws.index(2);
        let trusts = &self.accounts.all[to].trusts;
        let which = [first, 1 - first].into_iter().find(|which| trusts[*which].is_some());
        let Some(which) = which else { return self.payment(to, memo, false) };
        let amount = self.draws.amount(10_000_000_000);
        self.pay(Payment { from: ISSUER, to, token: which + 1, amount }, memo, false)
    }

    /// Sets a named value, or removes it.
    fn entry(&mut self, source: usize) -> Applied {
        let (slot, value) = (self.draws.index(3), self.draws.bytes());
        let before = self.accounts.all[source].entries[slot];
        let remove = before.is_some() && self.draws.one_in(3);
        let after = (!remove).then_some((value, self.at.ledger));
        let data_value =
            after.map(|(value, _)| DataValue(value.to_vec().try_into().expect("32 of 64 bytes")));
        let operation = ManageDataOp { data_name: entry_name(slot), data_value };
        let result = OperationResultTr::ManageData(ManageDataResult::Success);
        let mut applied = Applied::new(source, OperationBody::ManageData(operation), result);
        let changes = &mut applied.changes;
        if let Some(before) = &before {
            let image = self.accounts.all[source].entry_image(slot, before);
            changes.push(LedgerEntryChange::State(image));
        }
        let owner = &self.accounts.all[source];
        changes.push(match (&before, &after) {
            (None, Some(after)) => LedgerEntryChange::Created(owner.entry_image(slot, after)),
            (_, Some(after)) => LedgerEntryChange::Updated(owner.entry_image(slot, after)),
            (_, None) => LedgerEntryChange::Removed(owner.entry_key(slot)),
        });
        if before.is_some() && after.is_some() {
            self.accounts.all[source].entries[slot] = after;
        } else {
            self.accounts.edit(source, self.at, changes, |owner| owner.entries[slot] = after);
        }
        applied
    }

    /// Pays an asset the source holds, or lumens; by the root if the source has too few.
    pub(super) fn payment(&mut self, source: usize, memo: &Memo, path: bool) -> Applied {
        let which = self.draws.index(2);
        let held = self.accounts.all[source].trusts[which].map_or(0, |trust| trust.spendable());
        if held > 0 && self.draws.one_in(2) {
            let to = self.taker(source, which + 1);
            let amount = self.draws.amount(held / 4);
            return self.pay(Payment { from: source, to, token: which + 1, amount }, memo, path);
        }
        let from = if self.accounts.all[source].spendable() < 16 { ROOT } else { source };
        let most = self.accounts.all[from].spendable().min(100_000_000_000) / 16;
        let (to, amount) = (self.other(from), self.draws.amount(most));
        self.pay(Payment { from, to, token: 0, amount }, memo, path)
    }

    /// Someone other than `from` who takes the asset.
    pub(super) fn trusting(&mut self, from: usize, which: usize) -> Option<usize> {
        let drawn: [_; 8] = std::array::from_fn(|_| self.other(from));
        drawn.into_iter().find(|other| self.accounts.all[*other].trusts[which].is_some())
    }

    fn pay(&mut self, payment: Payment, memo: &Memo, path: bool) -> Applied {
        let to = self.destination(payment.to);
        let mut applied = self.promised(&payment, &to, path);
        let (changes, at) = (&mut applied.changes, self.at);
        let Payment { from, to: paid, token, amount } = payment;
        if let Some(which) = token.checked_sub(1) {
            let accounts = &mut *self.accounts;
            accounts.edit_trust((from, which), at, changes, |trust| trust.balance -= amount);
            accounts.edit_trust((paid, which), at, changes, |trust| trust.balance += amount);
        } else {
            self.accounts.add(from, -amount, at, changes);
            self.accounts.add(paid, amount, at, changes);
        }
        applied.events = self.told(&payment, &to, memo);
        applied
    }

    /// The address of account `index`, which now and then is muxed.
    pub(super) fn destination(&mut self, index: usize) -> MuxedAccount {
        let key = self.accounts.key(index);
        if !self.draws.one_in(12) {
            return unmuxed(key);
        }
        let id = self.draws.next();
        MuxedAccount::MuxedEd25519(MuxedAccountMed25519 { id, ed25519: Uint256(key) })
    }

    pub(super) fn told(
        &self,
        payment: &Payment,
        to: &MuxedAccount,
        memo: &Memo,
    ) -> Vec<ContractEvent> {
        let from = self.accounts.key(payment.from);
        let Payment { token, amount, .. } = *payment;
        vec![self.tokens.transfer(&Transfer { token, from, to, amount, memo })]
    }

    /// A payment and its success, before anything moves.
    fn promised(&mut self, payment: &Payment, to: &MuxedAccount, path: bool) -> Applied {
        let (asset, amount) = (self.tokens.all[payment.token].asset.clone(), payment.amount);
        let destination = to.clone();
        if !path {
            let body = OperationBody::Payment(PaymentOp { destination, asset, amount });
            let result = OperationResultTr::Payment(PaymentResult::Success);
            return Applied::new(payment.from, body, result);
        }
        let last =
            SimplePaymentResult { destination: account(key_of(to)), asset: asset.clone(), amount };
        // One asset needs no exchange: all of what is sent arrives.
        let route = Route { sent: (asset, amount), path: Vec::new(), offers: Vec::new() };
        let (body, result) = match self.draws.one_in(2) {
            true => strict_send(route, destination, last),
            false => strict_receive(route, destination, last),
        };
        Applied::new(payment.from, body, result)
    }

    /// Operations of a transaction that fails at the last one, so that none has an effect.
    pub(super) fn failing(&mut self, source: usize, count: u32) -> Vec<Applied> {
        let mut all = Vec::new();
        for _ in 1..count {
            let short = self.accounts.all[source].spendable() < i64::from(count);
            let from = if short { ROOT } else { source };
            let payment = Payment { from, to: self.other(from), token: 0, amount: 1 };
            let to = self.destination(payment.to);
            all.push(self.promised(&payment, &to, false));
        }
        all.push(self.refused(source));
        all
    }

    /// A payment that cannot be made, with the reason core finds first.
    fn refused(&mut self, source: usize) -> Applied {
        let token = self.draws.index(3);
        let to = self.other(source);
        let trusts =
            |index: usize| token == 0 || self.accounts.all[index].trusts[token - 1].is_some();
        let (paid, pays) = (trusts(to), trusts(source));
        let held = match token.checked_sub(1) {
            Some(which) => self.accounts.all[source].trusts[which].map_or(0, |held| held.balance),
            None => self.accounts.all[source].balance,
        };
        let nowhere = self.draws.one_in(4);
        let key = if nowhere { self.draws.bytes() } else { self.accounts.key(to) };
        let reason = match (nowhere, paid, pays) {
            (true, ..) => PaymentResult::NoDestination,
            (_, false, _) => PaymentResult::NoTrust,
            (_, _, false) => PaymentResult::SrcNoTrust,
            _ => PaymentResult::Underfunded,
        };
        let asset = self.tokens.all[token].asset.clone();
        let payment = PaymentOp { destination: unmuxed(key), asset, amount: held + 1 };
        let result = OperationResultTr::Payment(reason);
        Applied::new(source, OperationBody::Payment(payment), result)
    }
}
