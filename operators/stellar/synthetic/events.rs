//! This writes the events of assets and fees in the unified form of CAP-67.

use stellar_xdr::{
    Asset, ContractEvent, ContractId, ContractIdPreimage, Hash, HashIdPreimage,
    HashIdPreimageContractId, Memo, MuxedAccount, ScAddress, ScVal, TransactionEvent,
    TransactionEventStage,
};

use super::accounts::{Accounts, ISSUER};
use super::values::{address, bytes, fields, number, said, string, symbol};
use super::xdr::{asset, hash_of};

/// What can be paid: lumens and the issuer's assets, in the order of [`Tokens`].
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) asset: Asset,
    pub(super) contract: ContractId,
    pub(super) name: String,
}

/// Lumens, then the issuer's two assets.
#[derive(Clone, Debug)]
pub(super) struct Tokens {
    pub(super) all: [Token; 3],
    pub(super) issuer: ScAddress,
}

/// A payment as its event tells it.
pub(super) struct Transfer<'a> {
    pub(super) token: usize,
    pub(super) from: [u8; 32],
    pub(super) to: &'a MuxedAccount,
    pub(super) amount: i64,
    pub(super) memo: &'a Memo,
}

impl Tokens {
    pub(super) fn new(accounts: &Accounts) -> Self {
        let assets = [Asset::Native, asset(accounts, 0), asset(accounts, 1)];
        let all = assets.map(|asset| Token {
            contract: contract_of(accounts.network, ContractIdPreimage::Asset(asset.clone())),
            name: name_of(&asset),
            asset,
        });
        Self { all, issuer: address(accounts.key(ISSUER)) }
    }

    /// What the fee of `payer` leaves behind; core writes it before anything is applied.
    pub(super) fn fee(&self, payer: [u8; 32], charged: i64) -> TransactionEvent {
        self.charged(payer, charged, TransactionEventStage::BeforeAllTxs)
    }

    /// What is given back of a fee; since protocol 23 after everything is applied.
    pub(super) fn refund(&self, payer: [u8; 32], refund: i64) -> TransactionEvent {
        self.charged(payer, -refund, TransactionEventStage::AfterAllTxs)
    }

    fn charged(
        &self,
        payer: [u8; 32],
        amount: i64,
        stage: TransactionEventStage,
    ) -> TransactionEvent {
        let topics = vec![symbol("fee"), ScVal::Address(address(payer))];
        TransactionEvent { stage, event: said(&self.all[0].contract, topics, number(amount)) }
    }

    /// A payment to an account, or to a customer of it.
    pub(super) fn transfer(&self, transfer: &Transfer<'_>) -> ContractEvent {
        let ends = (address(transfer.from), address(key_of(transfer.to)));
        self.moved(transfer.token, ends, transfer.amount, customer(transfer))
    }

    /// A transfer, or what it is when the issuer alone gives or takes: a mint or a burn.
    pub(super) fn moved(
        &self,
        token: usize,
        (from, to): (ScAddress, ScAddress),
        amount: i64,
        customer: Option<ScVal>,
    ) -> ContractEvent {
        let issued = token != 0;
        let (gives, takes) = (issued && from == self.issuer, issued && to == self.issuer);
        let Token { contract, name, .. } = &self.all[token];
        let (name, amount) = (string(name.as_bytes()), number(amount));
        let (from, to) = (ScVal::Address(from), ScVal::Address(to));
        let paid = |amount| match customer {
            Some(id) => fields([("amount", amount), ("to_muxed_id", id)]),
            None => amount,
        };
        match (gives, takes) {
            (true, false) => said(contract, vec![symbol("mint"), to, name], paid(amount)),
            (false, true) => said(contract, vec![symbol("burn"), from, name], amount),
            _ => said(contract, vec![symbol("transfer"), from, to, name], paid(amount)),
        }
    }
}

pub(super) fn key_of(muxed: &MuxedAccount) -> [u8; 32] {
    match muxed {
        MuxedAccount::Ed25519(key) => key.0,
        MuxedAccount::MuxedEd25519(muxed) => muxed.ed25519.0,
    }
}

/// Whom a payment is for: the destination's id, or else the memo's.
fn customer(transfer: &Transfer<'_>) -> Option<ScVal> {
    match (transfer.to, transfer.memo) {
        (MuxedAccount::MuxedEd25519(muxed), _) => Some(ScVal::U64(muxed.id)),
        (_, Memo::None) => None,
        (_, Memo::Id(id)) => Some(ScVal::U64(*id)),
        (_, Memo::Text(text)) => Some(string(text.as_slice())),
        (_, Memo::Hash(hash) | Memo::Return(hash)) => Some(bytes(&hash.0)),
    }
}

/// The address that a contract has, deployed or not.
pub(super) fn contract_of(
    network: [u8; 32],
    contract_id_preimage: ContractIdPreimage,
) -> ContractId {
    let preimage = HashIdPreimageContractId { network_id: Hash(network), contract_id_preimage };
    ContractId(hash_of(&HashIdPreimage::ContractId(preimage)))
}

/// The asset in the text form of SEP-11.
fn name_of(asset: &Asset) -> String {
    match asset {
        Asset::Native => "native".into(),
        Asset::CreditAlphanum4(asset) => format!("{}:{}", asset.asset_code, asset.issuer),
        Asset::CreditAlphanum12(asset) => format!("{}:{}", asset.asset_code, asset.issuer),
    }
}
