//! This uploads the code of contract tokens, deploys them, upgrades one, and has them speak.

use stellar_xdr::{
    ContractCodeEntry, ContractCodeEntryExt, ContractEvent, ContractEventType, ContractExecutable,
    ContractId, ContractIdPreimage, ContractIdPreimageFromAddress, CreateContractArgs,
    CreateContractArgsV2, Hash, HostFunction, LedgerEntry, LedgerEntryData, LedgerKey,
    LedgerKeyContractCode, ScAddress, ScVal, SorobanAuthorizedFunction, Uint256, VecM,
};

use super::accounts::entry_of;
use super::asset_calls::vault_address;
use super::code::wasm;
use super::events::contract_of;
use super::operations::{Applied, State};
use super::soroban::instance;
use super::values::{address, bytes, fields, map, number, row, said, string, symbol};
use super::xdr::sha256;

/// One transaction of the beginning.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Uploads this code.
    Upload(usize),
    /// Deploys the next contract, of this code.
    Deploy(usize),
    /// Has the first contract run this code from now on.
    Upgrade(usize),
    /// Has the first contract speak.
    Speak,
}

/// A token's code, another's that lacks a function, and a token's once more.
const CODES: [(&str, &str); 3] = [("one", ""), ("other", "burn_from"), ("two", "")];

/// What a ledger does at first, each stage another one.
const STAGES: [&[Step]; 8] = [
    &[Step::Upload(0)],
    &[Step::Deploy(0)],
    &[Step::Upload(1)],
    &[Step::Deploy(1)],
    &[Step::Deploy(0)],
    &[Step::Upload(2), Step::Deploy(2)],
    &[Step::Speak, Step::Upgrade(1), Step::Speak],
    &[Step::Speak, Step::Upgrade(0), Step::Speak],
];

#[derive(Clone, Debug)]
struct Code {
    wasm: Vec<u8>,
    hash: Hash,
}

/// A contract, what it runs and since when.
#[derive(Clone, Debug)]
struct Contract {
    id: ContractId,
    code: usize,
    modified: u32,
}

/// The contracts that say what tokens say.
#[derive(Clone, Debug)]
pub(super) struct ContractTokens {
    codes: [Code; 3],
    deployed: Vec<Contract>,
    stage: usize,
}

impl ContractTokens {
    pub(super) fn new() -> Self {
        let codes = CODES.map(|(edition, but)| {
            let wasm = wasm(edition, but);
            Code { hash: Hash(sha256(&[&wasm])), wasm }
        });
        Self { codes, deployed: Vec::new(), stage: 0 }
    }

    /// What the next ledger must do, if it has room for it.
    pub(super) fn script(&mut self, room: usize) -> &'static [Step] {
        match STAGES.get(self.stage) {
            Some(steps) if steps.len() <= room => {
                self.stage += 1;
                steps
            }
            _ => &[],
        }
    }
}

impl State<'_> {
    pub(super) fn step(&mut self, source: usize, step: Step) -> Applied {
        match step {
            Step::Upload(code) => self.upload(source, code),
            Step::Deploy(code) => self.deploy(source, code),
            Step::Upgrade(code) => self.upgrade(source, code),
            Step::Speak => self.speak(source, 0),
        }
    }

    /// Calls one of the contracts; before there is any, an asset's.
    pub(super) fn token_call(&mut self, source: usize) -> Applied {
        match self.contracts.deployed.len() {
            0 => self.asset_call(source),
            count => {
                let which = self.draws.index(count);
                self.speak(source, which)
            }
        }
    }

    fn upload(&mut self, source: usize, code: usize) -> Applied {
        let Code { wasm, hash } = &self.contracts.codes[code];
        let wasm: stellar_xdr::BytesM = wasm.try_into().expect("small");
        let function = HostFunction::UploadContractWasm(wasm.clone());
        let mut applied = Applied::hosted(source, function, None);
        let (ext, hash) = (ContractCodeEntryExt::V0, hash.clone());
        let returned = bytes(&hash.0);
        let entry = ContractCodeEntry { ext, hash, code: wasm };
        applied.create(LedgerEntryData::ContractCode(entry), self.at);
        applied.returns(returned)
    }

    /// Deploys a contract, every other with the newer host function.
    fn deploy(&mut self, source: usize, code: usize) -> Applied {
        let place = self.contracts.deployed.len();
        let deployer = address(self.accounts.key(source));
        let salt = Uint256(self.draws.bytes());
        let preimage = ContractIdPreimageFromAddress { address: deployer, salt };
        let contract_id_preimage = ContractIdPreimage::Address(preimage);
        let id = contract_of(self.accounts.network, contract_id_preimage.clone());
        let executable = ContractExecutable::Wasm(self.contracts.codes[code].hash.clone());
        let (function, authorized) = if place.is_multiple_of(2) {
            let create = CreateContractArgs { contract_id_preimage, executable };
            let authorized = SorobanAuthorizedFunction::CreateContractHostFn(create.clone());
            (HostFunction::CreateContract(create), authorized)
        } else {
            let constructor_args = VecM::default();
            let create =
                CreateContractArgsV2 { contract_id_preimage, executable, constructor_args };
            let authorized = SorobanAuthorizedFunction::CreateContractV2HostFn(create.clone());
            (HostFunction::CreateContractV2(create), authorized)
        };
        let mut applied = Applied::hosted(source, function, Some(authorized));
        applied.read.push(self.code_key(code));
        self.contracts.deployed.push(Contract { id: id.clone(), code, modified: self.at.ledger });
        applied.create(self.image(place).data, self.at);
        applied.returns(ScVal::Address(ScAddress::Contract(id)))
    }

    /// Has the first contract run other code, of which only the system's event tells.
    fn upgrade(&mut self, source: usize, code: usize) -> Applied {
        let before = self.image(0);
        let contract = &mut self.contracts.deployed[0];
        let old = std::mem::replace(&mut contract.code, code);
        contract.modified = self.at.ledger;
        let id = contract.id.clone();
        let hash = |code: usize| bytes(&self.contracts.codes[code].hash.0);
        let (old, new) = (hash(old), hash(code));
        let mut applied = Applied::called(source, &id, "upgrade", vec![new.clone()]);
        applied.read = vec![self.code_key(code)];
        applied.update(before, self.image(0));
        let runs = |hash| row(vec![symbol("Wasm"), hash]);
        let topics = vec![symbol("executable_update"), runs(old), runs(new)];
        let event = said(&id, topics, row(Vec::new()));
        applied.events = vec![ContractEvent { type_: ContractEventType::System, ..event }];
        applied.returns(ScVal::Void)
    }

    /// The instance of a contract, with its metadata.
    fn image(&self, place: usize) -> LedgerEntry {
        let Contract { id, code, modified } = &self.contracts.deployed[place];
        let executable = ContractExecutable::Wasm(self.contracts.codes[*code].hash.clone());
        let metadata = fields([
            ("decimal", ScVal::U32(7)),
            ("name", string(format!("Token {place}").as_bytes())),
            ("symbol", string(format!("TOK{place}").as_bytes())),
        ]);
        let storage = map(vec![(symbol("METADATA"), metadata)]);
        entry_of(*modified, instance(id, executable, storage))
    }

    fn code_key(&self, code: usize) -> LedgerKey {
        let hash = self.contracts.codes[code].hash.clone();
        LedgerKey::ContractCode(LedgerKeyContractCode { hash })
    }

    /// Has a contract say what tokens say, once or a few times.
    fn speak(&mut self, source: usize, place: usize) -> Applied {
        let Contract { id, code, .. } = &self.contracts.deployed[place];
        let (id, code) = (id.clone(), *code);
        let (function, args, event) = self.saying(source, &id);
        let mut applied = Applied::called(source, &id, function, args);
        applied.read.push(self.code_key(code));
        applied.events.push(event);
        while self.draws.one_in(3) {
            applied.events.push(self.saying(source, &id).2);
        }
        applied.returns(ScVal::Void)
    }

    /// A function, its arguments, and the event it leaves: of SEP-41, or now and then malformed.
    fn saying(
        &mut self,
        source: usize,
        id: &ContractId,
    ) -> (&'static str, Vec<ScVal>, ContractEvent) {
        let function = match self.draws.below(8) {
            0 => "mint",
            1 => "burn",
            2 => "approve",
            3 => "clawback",
            _ => "transfer",
        };
        let amount = self.extreme();
        let (from, to) = (self.party(source), self.other(source));
        let to = self.party(to);
        let pair = matches!(function, "transfer" | "approve");
        // An administrator may come first, as in older tokens.
        let two = pair || (function != "burn" && self.draws.one_in(4));
        let parties = if two { vec![from, to] } else { vec![to] };
        let customer = matches!(function, "transfer" | "mint") && self.draws.one_in(4);
        let until = ScVal::U32(self.at.ledger.saturating_add(1_000));
        let content = match function {
            "approve" => row(vec![amount.clone(), until]),
            _ if customer => {
                let id = ScVal::U64(self.draws.next());
                fields([("amount", amount.clone()), ("to_muxed_id", id)])
            }
            _ => amount.clone(),
        };
        let mut topics = [vec![symbol(function)], parties.clone()].concat();
        if self.draws.one_in(12) {
            match pair {
                true => topics.truncate(2),
                false => topics.push(symbol("odd")),
            }
        }
        let args = [parties, vec![amount]].concat();
        (function, args, said(id, topics, content))
    }

    /// An account, or now and then a contract.
    fn party(&mut self, index: usize) -> ScVal {
        ScVal::Address(match self.draws.below(8) {
            0 => vault_address(0),
            _ => address(self.accounts.key(index)),
        })
    }

    /// An amount, now and then one that hardly fits.
    fn extreme(&mut self) -> ScVal {
        let extremes = [i128::MAX, i128::MIN, 0, i128::from(u64::MAX) + 1];
        match self.draws.one_in(20) {
            true => number(extremes[self.draws.index(extremes.len())]),
            false => number(self.draws.amount(1_000_000_000_000)),
        }
    }
}
