//! This writes the events of classic operations and fees in the unified form of CAP-67.

use stellar_xdr::{
    Asset, ContractEvent, ContractEventBody, ContractEventType, ContractEventV0, ContractId,
    ContractIdPreimage, ExtensionPoint, Hash, HashIdPreimage, HashIdPreimageContractId,
    Int128Parts, Memo, MuxedAccount, ScAddress, ScBytes, ScMap, ScMapEntry, ScString, ScSymbol,
    ScVal, TransactionEvent, TransactionEventStage,
};

use super::accounts::{Accounts, ISSUER};
use super::xdr::{account, asset, hash_of, list};

/// What can be paid: lumens and the issuer's assets, in the order of [`Tokens`].
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) asset: Asset,
    contract: ContractId,
    name: ScString,
}

/// Lumens, then the issuer's two assets.
#[derive(Clone, Debug)]
pub(super) struct Tokens {
    pub(super) all: [Token; 3],
    issuer: [u8; 32],
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
            contract: contract_of(accounts.network, asset.clone()),
            name: string(name_of(&asset).into_bytes()),
            asset,
        });
        Self { all, issuer: accounts.key(ISSUER) }
    }

    /// What the fee of `payer` leaves behind; core writes it before anything is applied.
    pub(super) fn fee(&self, payer: [u8; 32], charged: i64) -> TransactionEvent {
        let topics = vec![symbol("fee"), address(payer)];
        let event = event(&self.all[0], topics, number(charged));
        TransactionEvent { stage: TransactionEventStage::BeforeAllTxs, event }
    }

    /// A transfer, or what it is when the issuer pays or is paid: a mint or a burn.
    pub(super) fn transfer(&self, transfer: &Transfer<'_>) -> ContractEvent {
        let token = &self.all[transfer.token];
        let to = key_of(transfer.to);
        let issued = transfer.token != 0;
        let name = ScVal::String(token.name.clone());
        let (from, paid) = (address(transfer.from), with_muxed_id(transfer));
        if issued && transfer.from == self.issuer {
            event(token, vec![symbol("mint"), address(to), name], paid)
        } else if issued && to == self.issuer {
            event(token, vec![symbol("burn"), from, name], number(transfer.amount))
        } else {
            event(token, vec![symbol("transfer"), from, address(to), name], paid)
        }
    }
}

pub(super) fn key_of(muxed: &MuxedAccount) -> [u8; 32] {
    match muxed {
        MuxedAccount::Ed25519(key) => key.0,
        MuxedAccount::MuxedEd25519(muxed) => muxed.ed25519.0,
    }
}

/// The amount; with the destination's id, or else the memo's, it becomes a map.
fn with_muxed_id(transfer: &Transfer<'_>) -> ScVal {
    let amount = number(transfer.amount);
    let id = match (transfer.to, transfer.memo) {
        (MuxedAccount::MuxedEd25519(muxed), _) => ScVal::U64(muxed.id),
        (_, Memo::None) => return amount,
        (_, Memo::Id(id)) => ScVal::U64(*id),
        (_, Memo::Text(text)) => ScVal::String(string(text.to_vec())),
        (_, Memo::Hash(hash) | Memo::Return(hash)) => {
            ScVal::Bytes(ScBytes(hash.0.to_vec().try_into().expect("32 bytes")))
        }
    };
    let entry = |key, val| ScMapEntry { key: symbol(key), val };
    ScVal::Map(Some(ScMap(list(vec![entry("amount", amount), entry("to_muxed_id", id)]))))
}

/// The address of the asset's contract, whether it is deployed or not.
fn contract_of(network: [u8; 32], asset: Asset) -> ContractId {
    let contract_id_preimage = ContractIdPreimage::Asset(asset);
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

fn string(bytes: Vec<u8>) -> ScString {
    ScString(bytes.try_into().expect("shorter than the schema allows"))
}

fn event(token: &Token, topics: Vec<ScVal>, data: ScVal) -> ContractEvent {
    ContractEvent {
        ext: ExtensionPoint::V0,
        contract_id: Some(token.contract.clone()),
        type_: ContractEventType::Contract,
        body: ContractEventBody::V0(ContractEventV0 { topics: list(topics), data }),
    }
}

fn symbol(name: &str) -> ScVal {
    ScVal::Symbol(ScSymbol(name.try_into().expect("at most 32 bytes")))
}

fn address(key: [u8; 32]) -> ScVal {
    ScVal::Address(ScAddress::Account(account(key)))
}

fn number(amount: i64) -> ScVal {
    ScVal::I128(Int128Parts { hi: 0, lo: amount.unsigned_abs() })
}
