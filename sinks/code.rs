//! What ledgers said of code, and which assets tokens are.
//!
//! | key in `Family::Code` | value, after a version byte |
//! |---|---|
//! | 0 ‖ hash of code 32 ‖ height u32 | transaction u32, operation u32, 1 if it is a token's, else 0 |
//! | 1 ‖ contract 32 ‖ height u32 | transaction u32, operation u32, hash of its code 32; … |
//! | 2 ‖ contract of an asset 32 | 0; or 1 or 2, the code of 4 or 12 bytes, the issuer 32 |
//!
//! All integers are big-endian. Nothing is replaced: what a later ledger says stands beside what an
//! earlier one said, so that the order in which heights are ingested leaves no trace.

use std::collections::{BTreeMap, HashSet};

use foldhash::fast::FixedState;
use ledgerflow_records::{Asset, Code, Height, Moment, Noted};

use crate::meta::take;
use crate::store::{Batch, Change, Family, Order, Store, StoreError};

const VERSION: u8 = 1;
const UPLOADED: u8 = 0;
const BOUND: u8 = 1;
const ASSET: u8 = 2;

fn key(kind: u8, of: &[u8; 32], height: Option<Height>) -> Vec<u8> {
    let mut key = Vec::with_capacity(37);
    key.push(kind);
    key.extend(of);
    key.extend(height.iter().flat_map(|height| height.0.to_be_bytes()));
    key
}

/// Adds what the ledger at `height` said of code.
pub(crate) fn put(batch: &mut Batch, height: Height, code: &Code) {
    for uploaded in &code.uploaded {
        let Moment { transaction, operation, .. } = uploaded.at;
        let mut value = vec![VERSION];
        value.extend(transaction.to_be_bytes());
        value.extend(operation.to_be_bytes());
        value.push(u8::from(uploaded.sep41));
        batch.put(Family::Code, key(UPLOADED, &uploaded.wasm, Some(height)), value);
    }
    let mut contracts = BTreeMap::<&[u8; 32], Vec<u8>>::new();
    for bound in &code.bound {
        let Moment { transaction, operation, .. } = bound.at;
        let value = contracts.entry(&bound.contract).or_insert_with(|| vec![VERSION]);
        value.extend(transaction.to_be_bytes());
        value.extend(operation.to_be_bytes());
        value.extend(bound.wasm);
    }
    for (contract, value) in contracts {
        batch.put(Family::Code, key(BOUND, contract, Some(height)), value);
    }
}

/// Adds what is known of code at the end of the ledger at `height`, where that ledger itself has not
/// said it.
pub(crate) fn put_new<S: Store>(
    store: &S,
    batch: &mut Batch,
    height: Height,
    code: &Code,
) -> Result<(), StoreError> {
    let mut all = Batch::default();
    put(&mut all, height, code);
    for change in all.0 {
        if let Change::Put(family, key, _) = &change
            && store.get(*family, key)?.is_none()
        {
            batch.0.push(change);
        }
    }
    Ok(())
}

/// Adds an asset and its contract.
pub(crate) fn put_asset(batch: &mut Batch, token: &[u8; 32], asset: &Asset) {
    let mut value = vec![VERSION];
    match asset {
        Asset::Native => value.push(0),
        Asset::Alphanum4(code, issuer) => {
            value.push(1);
            value.extend(code);
            value.extend(issuer);
        }
        Asset::Alphanum12(code, issuer) => {
            value.push(2);
            value.extend(code);
            value.extend(issuer);
        }
    }
    batch.put(Family::Code, key(ASSET, token, None), value);
}

/// The asset of which `token` is the contract, if a stored ledger named it.
///
/// # Errors
/// As the store has them, and a value that is none of these.
pub fn asset<S: Store>(store: &S, token: &[u8; 32]) -> Result<Option<Asset>, StoreError> {
    let key = key(ASSET, token, None);
    let Some(value) = store.get(Family::Code, &key)? else { return Ok(None) };
    read_asset(&key, &value).map(Some)
}

fn read_asset(key: &[u8], value: &[u8]) -> Result<Asset, StoreError> {
    let asset = match value {
        [VERSION, 0] => Some(Asset::Native),
        [VERSION, 1, rest @ ..] => coded(rest).map(|(code, issuer)| Asset::Alphanum4(code, issuer)),
        [VERSION, 2, rest @ ..] => {
            coded(rest).map(|(code, issuer)| Asset::Alphanum12(code, issuer))
        }
        _ => None,
    };
    asset.ok_or_else(|| StoreError::corrupt(Family::Code, key, "no asset"))
}

/// At most so many assets and their contracts, in order of these, above the contract `after`.
///
/// # Errors
/// As the store has them, and a value that is none of these.
pub fn assets<S: Store>(
    store: &S,
    after: Option<&[u8; 32]>,
    most: usize,
) -> Result<Vec<([u8; 32], Asset)>, StoreError> {
    let mut from = vec![ASSET];
    // No contract is followed by a byte, so the least key above one has a zero behind it.
    from.extend(after.iter().flat_map(|contract| contract.iter().chain(&[0])));
    let entries = store.scan(Family::Code, &from, Some(&[ASSET + 1]), Order::Ascending);
    let read = entries.take(most).map(|entry| {
        let (key, value) = entry?;
        let contract = key.get(1..).and_then(|key| key.try_into().ok());
        let corrupt = || StoreError::corrupt(Family::Code, &key, "no contract");
        Ok((contract.ok_or_else(corrupt)?, read_asset(&key, &value)?))
    });
    read.collect()
}

fn coded<const N: usize>(bytes: &[u8]) -> Option<([u8; N], [u8; 32])> {
    let (code, issuer) = bytes.split_first_chunk()?;
    Some((*code, issuer.try_into().ok()?))
}

/// The code that `contract` ran last, up to `until`, and since when.
///
/// # Errors
/// As the store has them, and a value that is none of these.
pub fn bound<S: Store>(
    store: &S,
    contract: &[u8; 32],
    until: Moment,
) -> Result<Option<(Moment, [u8; 32])>, StoreError> {
    let from = key(BOUND, contract, Some(Height(0)));
    let mut to = key(BOUND, contract, Some(until.height));
    to.push(0);
    for entry in store.scan(Family::Code, &from, Some(&to), Order::Descending) {
        let (key, value) = entry?;
        let bound = all_bound(&key, &value)
            .ok_or_else(|| StoreError::corrupt(Family::Code, &key, "no contract's code"))?;
        if let Some(last) = bound.into_iter().rfind(|(at, _)| *at <= until) {
            return Ok(Some(last));
        }
    }
    Ok(None)
}

fn all_bound(key: &[u8], value: &[u8]) -> Option<Vec<(Moment, [u8; 32])>> {
    let height = height_of(key)?;
    let (entries, rest) = value.strip_prefix(&[VERSION])?.as_chunks::<40>();
    let entries = entries.iter().map(|entry| {
        let mut entry = entry.as_slice();
        let transaction = u32::from_be_bytes(take(&mut entry)?);
        let operation = u32::from_be_bytes(take(&mut entry)?);
        Some((Moment { height, transaction, operation }, take(&mut entry)?))
    });
    entries.collect::<Option<_>>().filter(|_| rest.is_empty())
}

fn height_of(key: &[u8]) -> Option<Height> {
    key.last_chunk().map(|height| Height(u32::from_be_bytes(*height)))
}

/// Whether the code of this hash is a token's, if it was on a ledger up to `until`.
///
/// # Errors
/// As the store has them, and a value that is none of these.
pub fn uploaded<S: Store>(
    store: &S,
    wasm: &[u8; 32],
    until: Moment,
) -> Result<Option<bool>, StoreError> {
    let from = key(UPLOADED, wasm, Some(Height(0)));
    let mut to = key(UPLOADED, wasm, Some(until.height));
    to.push(0);
    let Some(entry) = store.scan(Family::Code, &from, Some(&to), Order::Ascending).next() else {
        return Ok(None);
    };
    let (key, value) = entry?;
    let corrupt = || StoreError::corrupt(Family::Code, &key, "no code");
    let (at, sep41) = first_upload(&key, &value).ok_or_else(corrupt)?;
    Ok((at <= until).then_some(sep41))
}

fn first_upload(key: &[u8], value: &[u8]) -> Option<(Moment, bool)> {
    let mut rest = value.strip_prefix(&[VERSION])?;
    let transaction = u32::from_be_bytes(take(&mut rest)?);
    let operation = u32::from_be_bytes(take(&mut rest)?);
    let sep41 = match rest {
        [0] => false,
        [1] => true,
        _ => return None,
    };
    Some((Moment { height: height_of(key)?, transaction, operation }, sep41))
}

/// Shows `each` all code and whether it is a token's, in order of hashes.
///
/// # Errors
/// As the store has them, a value that is none of these, and what `each` says.
pub fn each_uploaded<S: Store, E: From<StoreError>>(
    store: &S,
    mut each: impl FnMut(&[u8; 32], bool) -> Result<(), E>,
) -> Result<(), E> {
    let mut last = None;
    for entry in store.scan(Family::Code, &[UPLOADED], Some(&[BOUND]), Order::Ascending) {
        let (key, value) = entry?;
        let read = key.get(1..).and_then(|key| key.first_chunk()).zip(first_upload(&key, &value));
        let corrupt = || StoreError::corrupt(Family::Code, &key, "no code");
        let (wasm, (_, sep41)) = read.ok_or_else(corrupt)?;
        if last.replace(*wasm) != Some(*wasm) {
            each(wasm, sep41)?;
        }
    }
    Ok(())
}

/// Code, and since when it runs.
type Running = (Moment, [u8; 32]);

/// Shows `each` all contracts with the code that they ran last and since when, in order of ids.
///
/// # Errors
/// As the store has them, a value that is none of these, and what `each` says.
pub fn each_bound<S: Store, E: From<StoreError>>(
    store: &S,
    mut each: impl FnMut(&[u8; 32], &Running) -> Result<(), E>,
) -> Result<(), E> {
    let mut held: Option<([u8; 32], Running)> = None;
    for entry in store.scan(Family::Code, &[BOUND], Some(&[ASSET]), Order::Ascending) {
        let (key, value) = entry?;
        let last = all_bound(&key, &value).and_then(|bound| bound.last().copied());
        let read = key.get(1..).and_then(|key| key.first_chunk()).zip(last);
        let corrupt = || StoreError::corrupt(Family::Code, &key, "no contract's code");
        let (contract, last) = read.ok_or_else(corrupt)?;
        if let Some((before, bound)) = held.replace((*contract, last))
            && before != *contract
        {
            each(&before, &bound)?;
        }
    }
    held.map_or(Ok(()), |(contract, bound)| each(&contract, &bound))
}

/// What is noted beside blocks, with a memory of which assets are stored already.
#[derive(Default)]
pub(crate) struct Notes {
    assets: HashSet<[u8; 32], FixedState>,
}

/// Assets remembered at most: then the memory starts anew, and some are put again.
const ASSETS: usize = 1 << 17;

impl Notes {
    /// Adds what was noted of the ledger at `height` to `batch`.
    pub(crate) fn put(&mut self, batch: &mut Batch, height: Height, noted: &Noted) {
        put(batch, height, &noted.code);
        for (token, asset) in &noted.assets {
            if self.assets.len() >= ASSETS {
                self.assets.clear();
            }
            if self.assets.insert(*token) {
                put_asset(batch, token, asset);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ledgerflow_records::{Bound, Uploaded};

    use super::*;
    use crate::memory::Memory;

    fn at(height: u32, transaction: u32, operation: u32) -> Moment {
        Moment { height: Height(height), transaction, operation }
    }

    fn store(heights: &[(u32, Code)]) -> Memory {
        let (store, mut batch) = (Memory::default(), Batch::default());
        heights.iter().for_each(|(height, code)| put(&mut batch, Height(*height), code));
        store.write(batch, false).unwrap();
        store
    }

    fn runs(at: Moment, wasm: u8) -> Bound {
        Bound { at, contract: [1; 32], wasm: [wasm; 32] }
    }

    #[test]
    fn a_contract_runs_what_it_ran_last_at_any_moment() {
        let of = |bound| Code { bound, ..Code::default() };
        let two = of(vec![runs(at(300, 1, 0), 7), runs(at(300, 1, 2), 8)]);
        let other = Bound { contract: [2; 32], ..runs(at(200, 0, 0), 5) };
        let store = store(&[
            (300, two),
            (70_000, of(vec![runs(at(70_000, 0, 0), 9)])),
            (200, of(vec![other])),
        ]);
        let found = |until| bound(&store, &[1; 32], until).unwrap().map(|(at, wasm)| (at, wasm[0]));
        assert_eq!(found(at(300, 1, 0)), Some((at(300, 1, 0), 7)));
        assert_eq!(found(at(300, 1, 1)), Some((at(300, 1, 0), 7)));
        assert_eq!(found(at(69_999, 0, 0)), Some((at(300, 1, 2), 8)));
        assert_eq!(found(at(u32::MAX, u32::MAX, 0)), Some((at(70_000, 0, 0), 9)));
        assert_eq!(found(at(300, 0, 9)), None);
        assert_eq!(bound(&store, &[3; 32], at(400, 0, 0)).unwrap(), None);
    }

    #[test]
    fn code_is_known_from_where_it_was_first_seen() {
        let of = |at| Uploaded { at, wasm: [7; 32], sep41: true };
        let code = |at| Code { uploaded: vec![of(at)], ..Code::default() };
        let store = store(&[(9, code(at(9, 0, 0))), (5, code(at(5, 2, 1)))]);
        let found = |until| uploaded(&store, &[7; 32], until).unwrap();
        assert_eq!(found(at(5, 2, 0)), None);
        assert_eq!(found(at(5, 2, 1)), Some(true));
        assert_eq!(found(at(u32::MAX, 0, 0)), Some(true));
        assert_eq!(uploaded(&store, &[8; 32], at(9, 9, 9)).unwrap(), None);
    }

    #[test]
    fn assets_come_back_and_are_put_once() {
        let (store, mut notes) = (Memory::default(), Notes::default());
        let assets = [
            ([0; 32], Asset::Native),
            ([1; 32], Asset::Alphanum4(*b"USDC", [5; 32])),
            ([2; 32], Asset::Alphanum12(*b"LONGERCODE\0\0", [6; 32])),
        ];
        let noted = Noted { assets: assets.to_vec(), ..Noted::default() };
        let mut batch = Batch::default();
        notes.put(&mut batch, Height(1), &noted);
        notes.put(&mut batch, Height(2), &noted);
        assert_eq!(batch.0.len(), 3);
        store.write(batch, false).unwrap();
        for (token, wanted) in assets {
            assert_eq!(asset(&store, &token).unwrap(), Some(wanted));
        }
        assert_eq!(asset(&store, &[3; 32]).unwrap(), None);
    }

    #[test]
    fn what_no_program_wrote_is_corrupt() {
        let (store, mut batch) = (Memory::default(), Batch::default());
        batch.put(Family::Code, key(BOUND, &[1; 32], Some(Height(7))), [VERSION, 0]);
        batch.put(Family::Code, key(UPLOADED, &[1; 32], Some(Height(7))), [VERSION; 11].as_slice());
        batch.put(Family::Code, key(ASSET, &[1; 32], None), [VERSION, 1, 0]);
        store.write(batch, false).unwrap();
        let texts = [
            bound(&store, &[1; 32], at(9, 0, 0)).unwrap_err().to_string(),
            uploaded(&store, &[1; 32], at(9, 0, 0)).unwrap_err().to_string(),
            asset(&store, &[1; 32]).unwrap_err().to_string(),
        ];
        assert!(
            texts.iter().all(|text| text.starts_with("corrupt database: code key")),
            "{texts:?}"
        );
        assert_eq!(uploaded(&store, &[1; 32], at(6, 0, 0)).unwrap(), None);
    }
}
