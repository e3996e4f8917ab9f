//! Contracts that an address deployed (state-changes 10.1).

use ledgerflow_records::Address;
use ledgerflow_records::state_change::{Change, Reason};
use ledgerflow_views::{
    ContractIdPreimage, ContractIdPreimageCase, LedgerEntryChangeCase, LedgerEntryChanges,
    LedgerEntryDataCase, OperationBodyCase, ScAddressCase, ScValCase,
};

use super::{Context, Draft};
use crate::stellar::asked::Asked;
use crate::stellar::contracts::{contract_id, each_preimage};
use crate::stellar::convert::address;

/// The rows of one operation of a successful transaction: what it asks to deploy, in the order in
/// which it asks, as far as it created that contract (D4). An asset's contract has no deployer.
pub(crate) fn of(
    transaction: &Context<'_>,
    index: usize,
    asked: &Asked<'_>,
    into: &mut Vec<Draft>,
) -> Result<(), String> {
    let OperationBodyCase::InvokeHostFunction(op) = asked.body else { return Ok(()) };
    let mut created = transaction.changes(index).map(created).unwrap_or_default();
    if !created.is_empty() {
        each_preimage(op, &mut |preimage| {
            let deployed = deployed(transaction, preimage, &mut created);
            into.extend(deployed);
            !created.is_empty()
        });
    }
    Ok(())
}

/// The contracts whose instance came to be: restored ones were deployed before.
fn created(changes: LedgerEntryChanges<'_>) -> Vec<Address> {
    let created = changes.iter().filter_map(|change| {
        if let LedgerEntryChangeCase::Created(entry) = change.case()
            && let LedgerEntryDataCase::ContractData(entry) = entry.data().case()
            && let ScAddressCase::Contract(id) = entry.contract().case()
            && let ScValCase::LedgerKeyContractInstance = entry.key().case()
        {
            return Some(Address::Contract(*id));
        }
        None
    });
    created.collect()
}

/// The row of a contract, which leaves `created`, so that it has one however often it is asked for.
fn deployed(
    transaction: &Context<'_>,
    preimage: ContractIdPreimage<'_>,
    created: &mut Vec<Address>,
) -> Option<Draft> {
    let ContractIdPreimageCase::Address(deployer) = preimage.case() else { return None };
    let contract = contract_id(transaction.ledger.network.0, preimage);
    let at = created.iter().position(|created| *created == contract)?;
    let account = created.swap_remove(at);
    let what = Change::Created(address(deployer.address()));
    Some(Draft { account, reason: Reason::Create, what })
}

#[cfg(test)]
pub(crate) mod tests {
    use ledgerflow_records::state_change::base;
    use ledgerflow_views::{self as views, View};
    use stellar_xdr::{self as xdr, WriteXdr};

    use super::*;
    use crate::stellar::Network;
    use crate::stellar::state_changes::build::{self, Made, Step, credit, id};
    use crate::stellar::state_changes::effects::tests::{rows_of, step};

    pub(crate) fn preimage(salt: u8) -> xdr::ContractIdPreimage {
        let address = xdr::ScAddress::Account(id('D'));
        let salt = xdr::Uint256([salt; 32]);
        let preimage = xdr::ContractIdPreimageFromAddress { address, salt };
        xdr::ContractIdPreimage::Address(preimage)
    }

    pub(crate) fn contract(preimage: &xdr::ContractIdPreimage) -> [u8; 32] {
        let bytes = preimage.to_xdr(xdr::Limits::none()).unwrap();
        let preimage = views::ContractIdPreimage::read(&bytes).unwrap();
        *contract_id(Network::of("standalone").unwrap().id().0, preimage).key()
    }

    /// Asks to create the contract of that salt, in either version of the function.
    pub(crate) fn creates(salt: u8, version: u8) -> xdr::HostFunction {
        let contract_id_preimage = preimage(salt);
        let executable = xdr::ContractExecutable::Wasm(xdr::Hash([1; 32]));
        match version {
            1 => xdr::HostFunction::CreateContract(xdr::CreateContractArgs {
                contract_id_preimage,
                executable,
            }),
            _ => xdr::HostFunction::CreateContractV2(xdr::CreateContractArgsV2 {
                contract_id_preimage,
                executable,
                constructor_args: Default::default(),
            }),
        }
    }

    fn calls() -> xdr::HostFunction {
        xdr::HostFunction::InvokeContract(Default::default())
    }

    fn authorized(
        function: xdr::HostFunction,
        sub_invocations: Vec<xdr::SorobanAuthorizedInvocation>,
    ) -> xdr::SorobanAuthorizedInvocation {
        use xdr::SorobanAuthorizedFunction as Authorized;
        let function = match function {
            xdr::HostFunction::InvokeContract(call) => Authorized::ContractFn(call),
            xdr::HostFunction::CreateContract(made) => Authorized::CreateContractHostFn(made),
            xdr::HostFunction::CreateContractV2(made) => Authorized::CreateContractV2HostFn(made),
            xdr::HostFunction::UploadContractWasm(_) => panic!("needs no authorization"),
        };
        let sub_invocations = build::list(sub_invocations);
        xdr::SorobanAuthorizedInvocation { function, sub_invocations }
    }

    pub(crate) fn instance(contract: [u8; 32]) -> xdr::LedgerEntry {
        build::entry(xdr::LedgerEntryData::ContractData(xdr::ContractDataEntry {
            ext: xdr::ExtensionPoint::V0,
            contract: xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash(contract))),
            key: xdr::ScVal::LedgerKeyContractInstance,
            durability: xdr::ContractDataDurability::Persistent,
            val: xdr::ScVal::ContractInstance(xdr::ScContractInstance {
                executable: xdr::ContractExecutable::Wasm(xdr::Hash([1; 32])),
                storage: None,
            }),
        }))
    }

    fn invoked(
        host_function: xdr::HostFunction,
        roots: Vec<xdr::SorobanAuthorizedInvocation>,
        changes: Vec<xdr::LedgerEntryChange>,
    ) -> Step {
        let auth = roots.into_iter().map(|root_invocation| xdr::SorobanAuthorizationEntry {
            credentials: xdr::SorobanCredentials::SourceAccount,
            root_invocation,
        });
        let auth = build::list(auth.collect());
        let op = xdr::InvokeHostFunctionOp { host_function, auth };
        step(xdr::OperationBody::InvokeHostFunction(op), changes)
    }

    fn created(salts: &[u8]) -> Vec<xdr::LedgerEntryChange> {
        let instances = salts.iter().map(|&salt| instance(contract(&preimage(salt))));
        instances.map(xdr::LedgerEntryChange::Created).collect()
    }

    /// The salts of the contracts that have a row, by D.
    fn deployed(made: &Made) -> Vec<u8> {
        let (rows, _) = rows_of(made, base::DEPLOYS);
        let salt = |row: &ledgerflow_records::StateChange| {
            assert_eq!(row.reason, Reason::Create);
            assert_eq!(row.what, Change::Created(Address::Account([b'D'; 32])));
            (0..9).find(|&salt| row.account == Address::Contract(contract(&preimage(salt))))
        };
        rows.iter().map(|row| salt(row).unwrap()).collect()
    }

    fn soroban(step: Step) -> Made {
        Made { soroban: true, ..Made::of(vec![step]) }
    }

    #[test]
    fn the_host_function_deploys_in_both_versions_and_under_a_fee_bump() {
        for version in [1, 2] {
            let made = soroban(invoked(creates(1, version), Vec::new(), created(&[1])));
            assert_eq!(deployed(&made), [1]);
            let bumped = Made { fee_source: Some(build::muxed('F')), ..made };
            assert_eq!(deployed(&bumped), [1]);
        }
    }

    #[test]
    fn authorizations_deploy_depth_first_and_each_contract_once() {
        let inner = authorized(creates(2, 2), vec![authorized(creates(3, 1), Vec::new())]);
        let again = authorized(creates(2, 1), vec![authorized(creates(4, 1), Vec::new())]);
        let root = || authorized(calls(), vec![inner.clone(), again.clone()]);
        let changes = created(&[4, 3, 2, 1, 5]);
        let last = authorized(creates(5, 1), Vec::new());
        let made = invoked(creates(1, 1), vec![root(), root(), last], changes.clone());
        assert_eq!(deployed(&soroban(made)), [1, 2, 3, 4, 5]);
        let made = invoked(calls(), vec![root()], changes);
        assert_eq!(deployed(&soroban(made)), [2, 3, 4]);
    }

    #[test]
    fn only_what_the_operation_created_was_deployed() {
        let asked = |changes| soroban(invoked(creates(1, 1), Vec::new(), changes));
        assert!(deployed(&asked(Vec::new())).is_empty());
        assert!(deployed(&asked(created(&[2]))).is_empty());
        let there = instance(contract(&preimage(1)));
        let restored = xdr::LedgerEntryChange::Restored(there.clone());
        assert!(deployed(&asked(vec![restored])).is_empty());
        assert!(deployed(&asked(build::updated(there.clone(), there))).is_empty());
        let failed = Made { failed: true, ..asked(created(&[1])) };
        assert!(deployed(&failed).is_empty());
    }

    #[test]
    fn assets_and_other_operations_deploy_nothing() {
        let asset = xdr::ContractIdPreimage::Asset(credit("USD", 'I'));
        let made = vec![xdr::LedgerEntryChange::Created(instance(contract(&asset)))];
        let function = xdr::HostFunction::CreateContract(xdr::CreateContractArgs {
            contract_id_preimage: asset,
            executable: xdr::ContractExecutable::StellarAsset,
        });
        let nested = authorized(function.clone(), vec![authorized(creates(1, 1), Vec::new())]);
        assert!(deployed(&soroban(invoked(function, Vec::new(), made))).is_empty());
        assert_eq!(deployed(&soroban(invoked(calls(), vec![nested], created(&[1])))), [1]);
        let upload = xdr::HostFunction::UploadContractWasm(Default::default());
        assert!(deployed(&soroban(invoked(upload, Vec::new(), created(&[1])))).is_empty());
        let other = step(xdr::OperationBody::RestoreFootprint(Default::default()), created(&[1]));
        assert!(deployed(&soroban(other)).is_empty());
    }

    #[test]
    fn a_contract_may_deploy_and_an_operations_source_does_not_matter() {
        let factory = xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash([4; 32])));
        let preimage = xdr::ContractIdPreimage::Address(xdr::ContractIdPreimageFromAddress {
            address: factory,
            salt: xdr::Uint256([1; 32]),
        });
        let made = vec![xdr::LedgerEntryChange::Created(instance(contract(&preimage)))];
        let function = xdr::HostFunction::CreateContract(xdr::CreateContractArgs {
            contract_id_preimage: preimage,
            executable: xdr::ContractExecutable::Wasm(xdr::Hash([1; 32])),
        });
        let nested = authorized(calls(), vec![authorized(function, Vec::new())]);
        let step = invoked(calls(), vec![nested], made);
        let (rows, _) =
            rows_of(&soroban(Step { source: Some(build::muxed('Z')), ..step }), base::DEPLOYS);
        assert_eq!(rows.len(), 1);
        assert_eq!(rows[0].what, Change::Created(Address::Contract([4; 32])));
    }

    #[test]
    fn only_an_instance_of_its_own_was_deployed() {
        let mut data = instance(contract(&preimage(1)));
        if let xdr::LedgerEntryData::ContractData(entry) = &mut data.data {
            entry.key = xdr::ScVal::LedgerKeyNonce(Default::default());
        }
        let made = invoked(creates(1, 1), Vec::new(), vec![xdr::LedgerEntryChange::Created(data)]);
        assert!(deployed(&soroban(made)).is_empty());
    }

    #[test]
    fn a_failed_deploy_has_no_row_but_its_contract_is_linked() {
        use crate::stellar::state_changes::build::{Header, decoded, ledger};
        use crate::stellar::{Network, participants};
        let made = soroban(invoked(creates(1, 1), Vec::new(), Vec::new()));
        let failed = Made { failed: true, ..made };
        assert!(deployed(&failed).is_empty());
        let header = Header { protocol: failed.protocol, sequence: 7, close_time: 0 };
        let bytes = ledger(header, vec![failed.applied()]);
        let ledger = decoded(bytes, 7, &Network::of("standalone").unwrap());
        let linked = participants::of(&ledger).unwrap();
        let contracts = |links: &[(u32, Address)]| {
            links.iter().filter(|(_, who)| matches!(who, Address::Contract(_))).count()
        };
        assert_eq!((contracts(&linked.transactions), contracts(&linked.operations)), (1, 1));
    }
}
