//! Who takes part in a smart-contract operation (stellar-model C.3, C.4).

use ledgerflow_records::Address;
use ledgerflow_views::{
    ContractIdPreimage, ContractIdPreimageCase, HostFunctionCase, InvokeHostFunctionOp,
    OperationBodyCase, SorobanAuthorizationEntry, SorobanAuthorizedFunctionCase,
    SorobanAuthorizedInvocation, SorobanCredentialsCase, View,
};
use sha2::{Digest, Sha256};

use super::asked::Asked;
use super::convert::address;
use super::participants::Context;
use super::transactions::is_soroban;

/// The contracts and signers of an operation whose transaction succeeded; of one that failed, the
/// contracts that addresses meant to deploy. Its source is not among them (D7); neither are
/// arguments, footprints, events and changes.
pub(crate) fn of(transaction: &Context<'_>, asked: &Asked<'_>, into: &mut Vec<Address>) {
    let OperationBodyCase::InvokeHostFunction(op) = asked.body else { return };
    if !transaction.successful {
        each_preimage(op, &mut |preimage| {
            if let ContractIdPreimageCase::Address(_) = preimage.case() {
                into.push(contract_id(transaction.ledger.network.0, preimage));
            }
            true
        });
    } else if is_soroban(transaction.ledger, transaction.applied) {
        invoked(transaction, op, into);
    }
}

fn invoked(transaction: &Context<'_>, op: InvokeHostFunctionOp<'_>, into: &mut Vec<Address>) {
    match op.host_function().case() {
        HostFunctionCase::UploadContractWasm(_) => return,
        HostFunctionCase::InvokeContract(call) => into.push(address(call.contract_address())),
        HostFunctionCase::CreateContract(_) | HostFunctionCase::CreateContractV2(_) => {}
    }
    if let Some(preimage) = preimage_of_host(op) {
        created(transaction, preimage, into);
    }
    into.extend(op.auth().iter().filter_map(signer));
    each_invocation(op, &mut |invocation| {
        match (invocation.function().case(), preimage_of(invocation)) {
            (SorobanAuthorizedFunctionCase::ContractFn(call), _) => {
                into.push(address(call.contract_address()));
            }
            (_, Some(preimage)) => created(transaction, preimage, into),
            (_, None) => {}
        }
        true
    });
}

fn signer(entry: SorobanAuthorizationEntry<'_>) -> Option<Address> {
    match entry.credentials().case() {
        SorobanCredentialsCase::Address(signer) => Some(address(signer.address())),
        // The two newer forms name a signer as well, whom the goldens do not count.
        SorobanCredentialsCase::SourceAccount
        | SorobanCredentialsCase::AddressV2(_)
        | SorobanCredentialsCase::AddressWithDelegates(_) => None,
    }
}

/// A new contract, and who deployed it; an asset's contract has no deployer.
fn created(transaction: &Context<'_>, preimage: ContractIdPreimage<'_>, into: &mut Vec<Address>) {
    if let ContractIdPreimageCase::Address(deployer) = preimage.case() {
        into.push(address(deployer.address()));
    }
    into.push(contract_id(transaction.ledger.network.0, preimage));
}

/// SHA-256 of the `HashIDPreimage` of type `ENVELOPE_TYPE_CONTRACT_ID` (CAP-46-02).
pub(crate) fn contract_id(network: [u8; 32], preimage: ContractIdPreimage<'_>) -> Address {
    let mut sha = Sha256::new();
    sha.update([0, 0, 0, 8]);
    sha.update(network);
    sha.update(preimage.xdr());
    Address::Contract(sha.finalize().into())
}

/// Visits what to create: by the host function, then by each authorization, a call before the calls
/// that it makes; until `visit` says that it needs no more.
pub(crate) fn each_preimage<'a>(
    op: InvokeHostFunctionOp<'a>,
    visit: &mut impl FnMut(ContractIdPreimage<'a>) -> bool,
) {
    if preimage_of_host(op).is_none_or(&mut *visit) {
        each_invocation(op, &mut |invocation| preimage_of(invocation).is_none_or(&mut *visit));
    }
}

/// Visits what is authorized, a call before the calls that it makes, in order; until `visit` says
/// that it needs no more.
fn each_invocation<'a>(
    op: InvokeHostFunctionOp<'a>,
    visit: &mut impl FnMut(SorobanAuthorizedInvocation<'a>) -> bool,
) {
    // A list of what is left instead of recursion: depth is the sender's choice.
    let mut left = Vec::new();
    for entry in op.auth() {
        left.push(entry.root_invocation());
        while let Some(invocation) = left.pop() {
            if !visit(invocation) {
                return;
            }
            let place = left.len();
            left.extend(invocation.sub_invocations());
            if let Some(added) = left.get_mut(place..) {
                added.reverse();
            }
        }
    }
}

fn preimage_of_host(op: InvokeHostFunctionOp<'_>) -> Option<ContractIdPreimage<'_>> {
    match op.host_function().case() {
        HostFunctionCase::CreateContract(create) => Some(create.contract_id_preimage()),
        HostFunctionCase::CreateContractV2(create) => Some(create.contract_id_preimage()),
        HostFunctionCase::InvokeContract(_) | HostFunctionCase::UploadContractWasm(_) => None,
    }
}

fn preimage_of(invocation: SorobanAuthorizedInvocation<'_>) -> Option<ContractIdPreimage<'_>> {
    match invocation.function().case() {
        SorobanAuthorizedFunctionCase::ContractFn(_) => None,
        SorobanAuthorizedFunctionCase::CreateContractHostFn(create) => {
            Some(create.contract_id_preimage())
        }
        SorobanAuthorizedFunctionCase::CreateContractV2HostFn(create) => {
            Some(create.contract_id_preimage())
        }
    }
}
