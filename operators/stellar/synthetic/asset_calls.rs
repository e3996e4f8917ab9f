//! This deploys the contracts of assets and calls them.

use stellar_xdr::{
    Asset, ContractExecutable, ContractId, ContractIdPreimage, CreateContractArgs, Hash,
    HostFunction, LedgerEntry, Memo, MuxedAccount, MuxedEd25519Account, ScAddress, ScVal,
    SorobanAuthorizedFunction,
};

use super::accounts::{ISSUER, ROOT, entry_of};
use super::events::{Token, Transfer};
use super::operations::{Applied, State};
use super::soroban::{instance, kept};
use super::values::{address, bytes, fields, map, number, row, string, symbol};
use super::xdr::sha256;

/// How many contracts hold assets.
const VAULTS: usize = 4;

/// What the contracts of lumens and of the issuer's assets keep.
#[derive(Clone, Debug, Default)]
pub(super) struct AssetContracts {
    deployed: [bool; 3],
    /// What other contracts hold, and since when.
    vaults: [[Option<(i64, u32)>; VAULTS]; 3],
}

impl State<'_> {
    /// Deploys the contract of an asset that has none yet, or else moves an asset by its contract.
    pub(super) fn asset_call(&mut self, source: usize) -> Applied {
        let deployed = &mut self.assets.deployed;
        if let Some(token) = deployed.iter().position(|deployed| !deployed) {
            deployed[token] = true;
            return self.deploy_asset(source, token);
        }
        match self.draws.below(8) {
            0 => self.pay_vault(source),
            1 => self.mint_by_contract(source),
            2 => self.burn_by_contract(source),
            _ => self.pay_by_contract(source),
        }
    }

    /// A call that fails, whatever it asks.
    pub(super) fn trapped(&mut self, source: usize) -> Applied {
        let args = vec![self.holder(source), self.holder(ROOT), number(i64::MAX)];
        Applied::called(source, &self.tokens.all[0].contract, "transfer", args)
    }

    fn deploy_asset(&mut self, source: usize, token: usize) -> Applied {
        let Token { asset, contract, name } = &self.tokens.all[token];
        let create = CreateContractArgs {
            contract_id_preimage: ContractIdPreimage::Asset(asset.clone()),
            executable: ContractExecutable::StellarAsset,
        };
        let authorized = SorobanAuthorizedFunction::CreateContractHostFn(create.clone());
        let function = HostFunction::CreateContract(create);
        let mut applied = Applied::hosted(source, function, Some(authorized));
        let code = name.split(':').next().unwrap_or_default();
        let metadata = fields([
            ("decimal", ScVal::U32(7)),
            ("name", string(name.as_bytes())),
            ("symbol", string(code.as_bytes())),
        ]);
        let mut storage = vec![(symbol("METADATA"), metadata)];
        let issuer = ScVal::Address(self.tokens.issuer.clone());
        if *asset != Asset::Native {
            storage.push((row(vec![symbol("Admin")]), issuer));
        }
        storage.push((row(vec![symbol("AssetInfo")]), identity(asset)));
        applied.create(instance(contract, ContractExecutable::StellarAsset, map(storage)), self.at);
        applied.returns(ScVal::Address(ScAddress::Contract(contract.clone())))
    }

    /// Pays an account, or a customer of it.
    fn pay_by_contract(&mut self, source: usize) -> Applied {
        let (from, token, most) = self.affordable(source);
        let (to, amount) = (self.taker(from, token), self.draws.amount(most));
        let muxed = self.destination(to);
        let to_arg = ScVal::Address(match &muxed {
            MuxedAccount::Ed25519(key) => address(key.0),
            MuxedAccount::MuxedEd25519(muxed) => {
                let (id, ed25519) = (muxed.id, muxed.ed25519.clone());
                ScAddress::MuxedAccount(MuxedEd25519Account { id, ed25519 })
            }
        });
        let args = vec![self.holder(from), to_arg, number(amount)];
        let mut applied = self.asset_called(from, token, "transfer", args);
        self.give((from, token), -amount, &mut applied);
        self.give((to, token), amount, &mut applied);
        let (from, memo) = (self.accounts.key(from), &Memo::None);
        let transfer = Transfer { token, from, to: &muxed, amount, memo };
        applied.events.push(self.tokens.transfer(&transfer));
        applied.returns(ScVal::Void)
    }

    /// Pays a contract, whose balance the asset's contract keeps.
    fn pay_vault(&mut self, source: usize) -> Applied {
        let (from, token, most) = self.affordable(source);
        let (vault, amount) = (self.draws.index(VAULTS), self.draws.amount(most));
        let holder = vault_address(vault);
        let ends = (address(self.accounts.key(from)), holder.clone());
        let args = vec![self.holder(from), ScVal::Address(holder.clone()), number(amount)];
        let mut applied = self.asset_called(from, token, "transfer", args);
        self.give((from, token), -amount, &mut applied);
        let contract = &self.tokens.all[token].contract;
        let held = &mut self.assets.vaults[token][vault];
        let after = (held.map_or(0, |(held, _)| held) + amount, self.at.ledger);
        let now = balance(contract, holder, after);
        match held.replace(after) {
            Some(before) => {
                applied.update(balance(contract, vault_address(vault), before), now);
            }
            None => applied.create(now.data, self.at),
        }
        applied.events.push(self.tokens.moved(token, ends, amount, None));
        applied.returns(ScVal::Void)
    }

    /// The issuer mints an asset for whom trusts it.
    fn mint_by_contract(&mut self, source: usize) -> Applied {
        let which = self.draws.index(2);
        let Some(to) = self.trusting(source, which) else { return self.pay_by_contract(source) };
        let (token, amount) = (which + 1, self.draws.amount(10_000_000_000));
        let args = vec![self.holder(to), number(amount)];
        let mut applied = self.asset_called(ISSUER, token, "mint", args);
        self.give((to, token), amount, &mut applied);
        let ends = (self.tokens.issuer.clone(), address(self.accounts.key(to)));
        applied.events.push(self.tokens.moved(token, ends, amount, None));
        applied.returns(ScVal::Void)
    }

    /// A holder burns some of an asset, or what is the same, pays its issuer.
    fn burn_by_contract(&mut self, source: usize) -> Applied {
        let (from, token, most) = self.affordable(source);
        if token == 0 {
            return self.pay_by_contract(source);
        }
        let amount = self.draws.amount(most);
        let issuer = self.tokens.issuer.clone();
        let holder = self.holder(from);
        let mut applied = if self.draws.one_in(2) {
            self.asset_called(from, token, "burn", vec![holder, number(amount)])
        } else {
            let args = vec![holder, ScVal::Address(issuer.clone()), number(amount)];
            self.asset_called(from, token, "transfer", args)
        };
        self.give((from, token), -amount, &mut applied);
        let ends = (address(self.accounts.key(from)), issuer);
        applied.events.push(self.tokens.moved(token, ends, amount, None));
        applied.returns(ScVal::Void)
    }

    fn asset_called(&self, by: usize, token: usize, function: &str, args: Vec<ScVal>) -> Applied {
        Applied::called(by, &self.tokens.all[token].contract, function, args)
    }

    /// Who pays which token, and how much at most: the source an asset of its own, or lumens, or
    /// the root if the source has too few.
    fn affordable(&mut self, source: usize) -> (usize, usize, i64) {
        let which = self.draws.index(2);
        let held = self.spendable(source, which + 1);
        if held > 0 && self.draws.one_in(2) {
            return (source, which + 1, held / 4);
        }
        let from = if self.spendable(source, 0) < 16 { ROOT } else { source };
        (from, 0, self.spendable(from, 0).min(100_000_000_000) / 16)
    }

    /// Adds to what an account has of a token.
    fn give(&mut self, (index, token): (usize, usize), amount: i64, applied: &mut Applied) {
        let (changes, at) = (&mut applied.changes, self.at);
        match token.checked_sub(1) {
            None => self.accounts.add(index, amount, at, changes),
            Some(which) => {
                self.accounts.edit_trust((index, which), at, changes, |trust| {
                    trust.balance += amount;
                });
            }
        }
    }

    fn holder(&self, index: usize) -> ScVal {
        ScVal::Address(address(self.accounts.key(index)))
    }
}

/// A contract that holds assets and does nothing with them.
pub(super) fn vault_address(vault: usize) -> ScAddress {
    ScAddress::Contract(ContractId(Hash(sha256(&[b"vault", &vault.to_be_bytes()]))))
}

fn balance(
    contract: &ContractId,
    holder: ScAddress,
    (amount, modified): (i64, u32),
) -> LedgerEntry {
    let key = row(vec![symbol("Balance"), ScVal::Address(holder)]);
    let fields = fields([
        ("amount", number(amount)),
        ("authorized", ScVal::Bool(true)),
        ("clawback", ScVal::Bool(false)),
    ]);
    entry_of(modified, kept(contract, key, fields))
}

/// Which asset a contract says to be.
fn identity(asset: &Asset) -> ScVal {
    let issued = |kind, code: &[u8], issuer: &stellar_xdr::AccountId| {
        let stellar_xdr::PublicKey::PublicKeyTypeEd25519(key) = &issuer.0;
        let fields = fields([("asset_code", string(code)), ("issuer", bytes(&key.0))]);
        row(vec![symbol(kind), fields])
    };
    match asset {
        Asset::Native => row(vec![symbol("Native")]),
        Asset::CreditAlphanum4(asset) => issued("AlphaNum4", &asset.asset_code.0, &asset.issuer),
        Asset::CreditAlphanum12(asset) => issued("AlphaNum12", &asset.asset_code.0, &asset.issuer),
    }
}
