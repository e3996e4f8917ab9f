//! What goes in comes out, and nothing else does.

use ledgerflow_records::Operation;
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, proptest};
use twox_hash::XxHash3_64;

use super::arbitrary::{Shape, rows};
use super::part::{Part, content, counts};
use super::section::{self, Section};
use super::{
    CodecError, Links, PART_TRANSACTIONS, check, header, key, links, one_transaction,
    one_transaction_without_xdr, pack, unpack,
};
use crate::Rows;

fn shapes(most: usize) -> impl Strategy<Value = Shape> {
    (any::<u64>(), 0..=most, 0usize..6, 0usize..9, 0usize..60).prop_map(
        |(seed, transactions, operations, links, addresses)| Shape {
            seed,
            transactions,
            operations,
            links,
            addresses,
        },
    )
}

/// Everything but where the XDR lies.
fn facts(rows: &Rows) -> impl PartialEq + std::fmt::Debug + use<> {
    let operations = rows.operations.rows.iter().map(|row| {
        let mut bare = row.clone();
        bare.xdr = 0..0;
        (bare, rows.operations.xdr(row).to_vec())
    });
    let operations: Vec<_> = operations.collect();
    let changes = rows.changes.rows.clone();
    (rows.ledger, rows.transactions.clone(), operations, rows.participants.clone(), changes)
}

/// The rows of one transaction, the slow way.
fn only(rows: &Rows, ordinal: u32) -> Rows {
    let mut only = rows.clone();
    let of = |operation: u32| rows.operations.rows[operation as usize].transaction;
    only.transactions = vec![rows.transactions[ordinal as usize].clone()];
    only.operations.rows.retain(|row| row.transaction == ordinal);
    only.participants.transactions.retain(|&(of, _)| of == ordinal);
    only.participants.operations.retain(|&(operation, _)| of(operation) == ordinal);
    only.changes.rows.retain(|row| row.transaction == ordinal);
    only
}

/// What [`links`] must say of `rows`, in an order of its own.
fn sorted(links: &Links) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut transactions: Vec<_> = links
        .transactions
        .iter()
        .map(|&(address, ordinal, changes)| (ordinal, links.addresses[address as usize], changes))
        .collect();
    let mut hashes = links.hashes.clone();
    transactions.sort_unstable();
    hashes.sort_unstable();
    (transactions, hashes)
}

fn links_of(rows: &Rows) -> Links {
    let mut links = Links::default();
    for (ordinal, row) in (0..).zip(&rows.transactions) {
        links
            .hashes
            .extend([row.hash].into_iter().chain(row.inner_hash).map(|hash| (hash, ordinal)));
    }
    for (at, &(ordinal, address)) in (0..).zip(&rows.participants.transactions) {
        let changes = rows.changes.rows.iter();
        let mut changes = changes.filter(|row| row.transaction == ordinal);
        let changed = changes.any(|row| row.account == address);
        links.addresses.push(address);
        links.transactions.push((at, ordinal, changed));
    }
    links
}

proptest! {
    #[test]
    fn all_rows_come_back(shape in shapes(40)) {
        let rows = rows(shape);
        let packed = pack(&rows);
        prop_assert_eq!(facts(&unpack(&packed.parts).unwrap()), facts(&rows));
        prop_assert_eq!(check(&packed.parts), Ok(()));
        let header = header(&packed.parts[0]).unwrap();
        prop_assert_eq!(header.ledger, rows.ledger);
        prop_assert_eq!(header.counts, packed.counts);
        prop_assert_eq!(header.content, packed.content);
        prop_assert_eq!(usize::from(header.parts), packed.parts.len());
        let stored: usize = packed.parts.iter().map(|part| part.len()).sum();
        prop_assert_eq!(packed.counts.bytes.iter().sum::<u64>(), stored as u64);
        prop_assert_eq!(sorted(&links(&packed.parts).unwrap()), sorted(&links_of(&rows)));
    }

    #[test]
    fn one_transaction_is_what_all_rows_say_of_it(shape in shapes(12)) {
        let rows = rows(shape);
        let packed = pack(&rows);
        let part = |number: u16| packed.parts.get(usize::from(number));
        for ordinal in 0..u32::try_from(rows.transactions.len()).unwrap() {
            let one = one_transaction(part, ordinal).unwrap();
            let brief = one_transaction_without_xdr(part, ordinal).unwrap();
            let bare = |row: &Operation| Operation { xdr: 0..0, ..row.clone() };
            assert_eq!(brief.transactions, one.transactions);
            assert_eq!(brief.participants, one.participants);
            assert_eq!(brief.changes, one.changes);
            let wanted: Vec<_> = one.operations.rows.iter().map(bare).collect();
            assert_eq!(brief.operations.rows, wanted);
            prop_assert_eq!(facts(&one), facts(&only(&rows, ordinal)));
        }
        let ordinal = u32::try_from(rows.transactions.len()).unwrap();
        let none = one_transaction(part, ordinal).unwrap_err();
        prop_assert_eq!(none, CodecError::NoTransaction { ordinal });
    }

    #[test]
    fn keys_sort_by_height_then_part(one in any::<(u32, u16)>(), other in any::<(u32, u16)>()) {
        let key = |(height, part)| key(ledgerflow_records::Height(height), part);
        prop_assert_eq!(key(one).cmp(&key(other)), one.cmp(&other));
    }

    #[test]
    fn every_change_is_found(shape in shapes(10), at: usize, bit in 0u8..8) {
        let rows = rows(shape);
        let mut parts = pack(&rows).parts;
        let at = at % parts[0].len();
        parts[0][at] ^= 1 << bit;
        // A zstd frame has bits that mean nothing; what may not pass is another row.
        if check(&parts).is_ok() {
            prop_assert_eq!(facts(&unpack(&parts).unwrap()), facts(&rows));
            prop_assert!(Part::open(&parts[0]).unwrap().front_bytes <= at);
        }
    }

    #[test]
    fn a_cut_or_longer_part_is_an_error(shape in shapes(6), at: usize, more in any::<u8>()) {
        let mut parts = pack(&rows(shape)).parts;
        parts[0].push(more);
        prop_assert!(check(&parts).is_err());
        let length = parts[0].len() - 1;
        parts[0].truncate(at % length);
        prop_assert!(check(&parts).is_err());
        prop_assert!(header(&parts[0]).is_err() || at % length > 100);
        prop_assert!(links(&parts).is_err());
    }

    #[test]
    fn hostile_sections_under_true_checksums_are_no_panic(
        shape in shapes(6),
        edits in proptest::collection::vec((any::<usize>(), any::<usize>(), any::<u8>(), 0u8..4), 1..4),
        span in proptest::option::of((0usize..7, any::<u32>())),
    ) {
        let parts = [forged(&pack(&rows(shape)).parts[0], &edits, span)];
        prop_assert!(header(&parts[0]).is_ok());
        let _ = (check(&parts), links(&parts));
        for ordinal in 0..4 {
            let _ = one_transaction(|number| parts.get(usize::from(number)), ordinal);
        }
        if let Ok(rows) = unpack(&parts) {
            prop_assert_eq!(links(&parts).is_ok(), true);
            prop_assert!(rows.operations.rows.iter().all(|row| row.xdr.end <= rows.operations.bytes.len()));
        }
    }

    #[test]
    fn any_bytes_are_no_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(check(&[[&[2, 0], bytes.as_slice()].concat()]).is_err());
        prop_assert!(check(&[bytes]).is_err());
    }
}

/// A part whose sections were changed by someone who can compute checksums.
fn forged(part: &[u8], edits: &[(usize, usize, u8, u8)], span: Option<(usize, u32)>) -> Vec<u8> {
    let opened = Part::open(part).unwrap();
    let mut front = opened.front.clone();
    let mut sections: Vec<_> = front
        .entries
        .iter()
        .map(|entry| (entry.section, opened.section(entry.section).unwrap().into_owned()))
        .collect();
    for &(section, at, byte, how) in edits {
        let count = sections.len();
        let Some((_, raw)) = sections.get_mut(section % count.max(1)) else { continue };
        let at = at % (raw.len() + 1);
        match how {
            0 => raw.truncate(at),
            1 => raw.insert(at, byte),
            _ if at < raw.len() => raw[at] = byte,
            _ => raw.push(byte),
        }
    }
    let mut body = Vec::new();
    front.entries = sections.iter().map(|(id, raw)| section::store(*id, raw, &mut body)).collect();
    if let Some((field, value)) = span {
        let span = &mut front.span;
        *[
            &mut span.transactions,
            &mut span.operations,
            &mut span.transaction_links,
            &mut span.operation_links,
            &mut span.first_transaction,
            &mut span.first_operation,
            &mut span.state_changes,
        ][field] = value >> (value % 32);
    }
    let (ledger, _) = front.whole.unwrap();
    front.content = content(&ledger, [front.entries.as_slice()].into_iter());
    front.whole = Some((ledger, counts([(&front, front.encode().len())].into_iter())));
    [front.encode(), body].concat()
}

#[test]
fn a_large_ledger_is_split_and_comes_back() {
    let shape = Shape { seed: 9, transactions: 1_500, operations: 3, links: 3, addresses: 700 };
    let rows = rows(shape);
    let packed = pack(&rows);
    assert_eq!(packed.parts.len(), 3);
    assert_eq!(facts(&unpack(&packed.parts).unwrap()), facts(&rows));
    assert_eq!(check(&packed.parts), Ok(()));
    let found = links(&packed.parts).unwrap();
    assert_eq!(sorted(&found), sorted(&links_of(&rows)));
    let distinct: std::collections::BTreeSet<_> = found.addresses.iter().collect();
    assert_eq!(distinct.len(), found.addresses.len());
    for ordinal in [0, 1, 511, 512, 1_023, 1_024, 1_499] {
        let one = one_transaction(|at| packed.parts.get(usize::from(at)), ordinal).unwrap();
        assert_eq!(facts(&one), facts(&only(&rows, ordinal)));
    }
    let swapped = [&packed.parts[0], &packed.parts[2], &packed.parts[1]];
    assert_eq!(check(&swapped), Err(CodecError::Part { part: 1, what: "out of place" }));
    assert!(check(&packed.parts[..2]).is_err());
    let other = pack(&super::arbitrary::rows(Shape { seed: 10, ..shape }));
    assert!(check(&[&packed.parts[0], &other.parts[1], &packed.parts[2]]).is_err());
}

#[test]
fn odd_ledgers_come_back() {
    let most = Shape { seed: 3, transactions: 3, operations: 2, links: 5, addresses: 9 };
    for shape in [
        Shape { transactions: 0, ..most },
        Shape { operations: 0, ..most },
        Shape { links: 0, ..most },
        // More links than a byte can number.
        Shape { operations: 90, links: 9, addresses: 1_000, ..most },
        Shape { transactions: PART_TRANSACTIONS, ..most },
    ] {
        let rows = rows(shape);
        let packed = pack(&rows);
        assert_eq!(packed.parts.len(), 1);
        assert_eq!(facts(&unpack(&packed.parts).unwrap()), facts(&rows), "{shape:?}");
    }
    let empty = pack(&Rows::default());
    assert_eq!(facts(&unpack(&empty.parts).unwrap()), facts(&Rows::default()));
}

#[test]
fn content_is_of_the_rows_alone() {
    let mut rows = rows(Shape { seed: 5, transactions: 4, operations: 2, links: 3, addresses: 9 });
    let content = pack(&rows).content;
    rows.ledger.digest ^= 1;
    rows.ledger.authenticated ^= true;
    assert_eq!(pack(&rows).content, content);
    rows.transactions[3].fee_charged ^= 1;
    assert_ne!(pack(&rows).content, content);
}

#[test]
fn a_later_minor_version_is_read_and_a_later_major_one_refused() {
    let rows = rows(Shape { seed: 7, transactions: 4, operations: 2, links: 3, addresses: 9 });
    let part = pack(&rows).parts.remove(0);
    let opened = Part::open(&part).unwrap();
    let (mut front, mut body) = (opened.front.clone(), part[opened.front_bytes..].to_vec());
    front.entries.push(section::store(Section(9), b"rows, one day", &mut body));
    let (ledger, _) = front.whole.unwrap();
    front.content = content(&ledger, [front.entries.as_slice()].into_iter());
    front.whole = Some((ledger, counts([(&front, front.encode().len())].into_iter())));
    let unknown = [front.encode(), body.clone()].concat();
    assert!(header(&unknown).is_err());
    let mut encoded = front.encode();
    encoded.truncate(encoded.len() - 8);
    let later_minor = encoded[1] + 1;
    encoded[1] = later_minor;
    let later =
        |encoded: &[u8]| [encoded, &XxHash3_64::oneshot(encoded).to_be_bytes(), &body].concat();
    let parts = [later(&encoded)];
    assert_eq!(facts(&unpack(&parts).unwrap()), facts(&rows));
    assert_eq!(check(&parts), Ok(()));
    encoded[0] = 3;
    let newer = Err(CodecError::Newer { major: 3, minor: later_minor, known: 2 });
    assert_eq!(unpack(&[later(&encoded)]).map(drop), newer);
}

#[test]
fn the_bytes_on_disk_do_not_change_unnoticed() {
    let rows = rows(Shape { seed: 1, transactions: 3, operations: 2, links: 3, addresses: 5 });
    crate::snapshots::compare("block.hex", &hex(&pack(&rows).parts[0]));
}

fn hex(bytes: &[u8]) -> String {
    let lines = bytes.chunks(32).map(|line| {
        let digits: String = line.iter().map(|byte| format!("{byte:02x}")).collect();
        digits + "\n"
    });
    lines.collect()
}
