//! What an operation's changes say of code and of the contracts that run it (state-changes 11.1).

use ledgerflow_records::{Bound, Code, Moment, Uploaded};
use ledgerflow_views::{
    ContractExecutableCase, LedgerEntry, LedgerEntryChangeCase, LedgerEntryDataCase,
    OperationBodyCase, ScAddressCase, ScValCase,
};

use super::interface::is_sep41;
use crate::stellar::asked::Asked;
use crate::stellar::decode::Decoded;
use crate::stellar::participants::Context;

/// What one ledger says of code.
pub fn of(ledger: &Decoded) -> Code {
    let mut code = Code::default();
    for (transaction, applied) in (0..).zip(&ledger.transactions) {
        let context = Context::of(ledger, applied);
        for operation in 0..applied.envelope.operations.count() {
            // No other operation can touch code or contracts.
            let (OperationBodyCase::InvokeHostFunction(_)
            | OperationBodyCase::ExtendFootprintTtl(_)
            | OperationBodyCase::RestoreFootprint(_)) =
                Asked::of(&context, operation as usize).body
            else {
                continue;
            };
            let at = Moment { height: ledger.frame.height, transaction, operation };
            for change in context.changes(operation as usize).into_iter().flatten() {
                if let LedgerEntryChangeCase::Created(entry)
                | LedgerEntryChangeCase::Updated(entry)
                | LedgerEntryChangeCase::Restored(entry) = change.case()
                {
                    add(entry, at, &mut code);
                }
            }
        }
    }
    code
}

/// Adds what an entry says after a change; an asset's contract has no code.
fn add(after: LedgerEntry<'_>, at: Moment, code: &mut Code) {
    match after.data().case() {
        LedgerEntryDataCase::ContractCode(entry) => {
            let wasm = *entry.hash();
            // To classify is dear, and equal hashes are equal code.
            if code.uploaded.iter().all(|known| known.wasm != wasm) {
                code.uploaded.push(Uploaded { at, wasm, sep41: is_sep41(entry.code()) });
            }
        }
        LedgerEntryDataCase::ContractData(entry) => {
            if let ScValCase::LedgerKeyContractInstance = entry.key().case()
                && let ScAddressCase::Contract(contract) = entry.contract().case()
                && let ScValCase::ContractInstance(instance) = entry.val().case()
                && let ContractExecutableCase::Wasm(wasm) = instance.executable().case()
            {
                code.bound.push(Bound { at, contract: *contract, wasm: *wasm });
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use ledgerflow_records::Height;
    use stellar_xdr as xdr;

    use super::*;
    use crate::stellar::Network;
    use crate::stellar::state_changes::build::{self, Header, Made};
    use crate::stellar::state_changes::effects::tests::step;

    fn instance(contract: u8, executable: xdr::ContractExecutable) -> xdr::LedgerEntry {
        let instance = xdr::ScContractInstance { executable, storage: None };
        entry(
            contract,
            xdr::ScVal::LedgerKeyContractInstance,
            xdr::ScVal::ContractInstance(instance),
        )
    }

    fn entry(contract: u8, key: xdr::ScVal, val: xdr::ScVal) -> xdr::LedgerEntry {
        build::entry(xdr::LedgerEntryData::ContractData(xdr::ContractDataEntry {
            ext: xdr::ExtensionPoint::V0,
            contract: xdr::ScAddress::Contract(xdr::ContractId(xdr::Hash([contract; 32]))),
            key,
            durability: xdr::ContractDataDurability::Persistent,
            val,
        }))
    }

    fn runs(contract: u8, wasm: u8) -> xdr::LedgerEntry {
        instance(contract, xdr::ContractExecutable::Wasm(xdr::Hash([wasm; 32])))
    }

    fn code(hash: u8) -> xdr::LedgerEntry {
        build::entry(xdr::LedgerEntryData::ContractCode(xdr::ContractCodeEntry {
            ext: xdr::ContractCodeEntryExt::V0,
            hash: xdr::Hash([hash; 32]),
            code: b"\0asm\x01\0\0\0".try_into().unwrap(),
        }))
    }

    fn observed(steps: Vec<Vec<xdr::LedgerEntryChange>>) -> Code {
        let invoke = xdr::OperationBody::InvokeHostFunction(Default::default());
        let steps = steps.into_iter().map(|changes| step(invoke.clone(), changes));
        let made = Made::of(steps.collect());
        let header = Header { protocol: made.protocol, sequence: 7, close_time: 0 };
        let bytes = build::ledger(header, vec![made.applied()]);
        of(&build::decoded(bytes, 7, &Network::of("standalone").unwrap()))
    }

    fn bound(operation: u32, contract: u8, wasm: u8) -> Bound {
        Bound { at: at(operation), contract: [contract; 32], wasm: [wasm; 32] }
    }

    fn at(operation: u32) -> Moment {
        Moment { height: Height(7), transaction: 0, operation }
    }

    #[test]
    fn contracts_run_what_they_ran_last() {
        use xdr::LedgerEntryChange::{Created, Restored};
        let upgraded = build::updated(runs(1, 1), runs(1, 2));
        let steps = vec![
            vec![Created(runs(2, 2)), Created(runs(1, 1))],
            upgraded,
            vec![Restored(runs(3, 1))],
        ];
        let observed = observed(steps);
        assert_eq!(
            observed.bound,
            [bound(0, 2, 2), bound(0, 1, 1), bound(1, 1, 2), bound(2, 3, 1)]
        );
        assert_eq!(observed.uploaded, []);
    }

    #[test]
    fn code_is_told_once_whether_created_or_restored() {
        use xdr::LedgerEntryChange::{Created, Restored};
        let observed =
            observed(vec![vec![Created(code(1))], vec![Restored(code(2)), Created(code(1))]]);
        let uploaded =
            |operation, hash| Uploaded { at: at(operation), wasm: [hash; 32], sep41: false };
        assert_eq!(observed.uploaded, [uploaded(0, 1), uploaded(1, 2)]);
    }

    #[test]
    fn what_runs_no_code_or_is_gone_is_not_told() {
        use xdr::LedgerEntryChange::{Created, Removed, State};
        let asset = instance(1, xdr::ContractExecutable::StellarAsset);
        let other = entry(2, xdr::ScVal::U32(1), xdr::ScVal::Void);
        let gone = vec![State(runs(3, 1)), Removed(runs(3, 1).to_key())];
        let odd = entry(4, xdr::ScVal::LedgerKeyContractInstance, xdr::ScVal::Void);
        let steps = vec![vec![Created(asset), Created(other), Created(odd)], gone];
        assert_eq!(observed(steps), Code::default());
    }
}
