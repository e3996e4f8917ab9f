//! This makes ledgers and wraps them in every accepted form, for tests.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ledgerflow_records::{Frame, Rejected};

use super::{Files, Limits, Source};

/// A form by name and what it makes of ledgers.
pub(crate) type Form = (&'static str, fn(&[Vec<u8>]) -> Vec<u8>);

/// A valid ledger of version 0 without transactions, its hash full of `mark`.
pub(crate) fn ledger(height: u32, mark: u8) -> Vec<u8> {
    let mut bytes = vec![0; 412];
    bytes[4..36].fill(mark);
    bytes[184..188].copy_from_slice(&height.to_be_bytes());
    bytes
}

pub(crate) fn batch(ledgers: &[Vec<u8>]) -> Vec<u8> {
    let height = |ledger: &Vec<u8>| super::frame(ledger.clone(), "made").unwrap().height.0;
    let first = ledgers.first().map_or(1, height);
    let count = u32::try_from(ledgers.len()).unwrap();
    let head = [first, first + count - 1, count].map(u32::to_be_bytes);
    [head.as_flattened(), &ledgers.concat()].concat()
}

pub(crate) fn fragments(ledger: &[u8], size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let count = ledger.len().div_ceil(size);
    for (index, fragment) in ledger.chunks(size).enumerate() {
        let last = if index + 1 == count { 1 << 31 } else { 0 };
        bytes.extend((u32::try_from(fragment.len()).unwrap() | last).to_be_bytes());
        bytes.extend(fragment);
    }
    bytes
}

pub(crate) fn framed(ledgers: &[Vec<u8>]) -> Vec<u8> {
    ledgers.iter().flat_map(|ledger| fragments(ledger, usize::MAX)).collect()
}

fn lines(ledgers: &[Vec<u8>]) -> Vec<u8> {
    ledgers.iter().map(|ledger| STANDARD.encode(ledger) + "\r\n").collect::<String>().into_bytes()
}

fn wrapped(ledgers: &[Vec<u8>]) -> Vec<u8> {
    let letters = STANDARD.encode(batch(ledgers)).into_bytes();
    let lines: Vec<&[u8]> = letters.chunks(75).collect();
    [b"\n  ", lines.join(&b"\n\t"[..]).as_slice()].concat()
}

pub(crate) const FORMS: [Form; 8] = [
    ("bare", <[Vec<u8>]>::concat),
    ("batch", batch),
    ("batches", |all| all.iter().flat_map(|one| batch(std::slice::from_ref(one))).collect()),
    ("framed", framed),
    ("fragments", |all| all.iter().flat_map(|one| fragments(one, 100)).collect()),
    ("crumbs", |all| all.iter().flat_map(|one| fragments(one, 1)).collect()),
    ("base64 lines", lines),
    ("base64 wrapped", wrapped),
];

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut to = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    to.write_all(bytes).unwrap();
    to.finish().unwrap()
}

pub(crate) fn zstd(bytes: &[u8]) -> Vec<u8> {
    let mut to = zstd::stream::write::Encoder::new(Vec::new(), 1).unwrap();
    to.include_checksum(true).unwrap();
    to.write_all(bytes).unwrap();
    to.finish().unwrap()
}

fn members(bytes: &[u8], member: fn(&[u8]) -> Vec<u8>) -> Vec<u8> {
    bytes.chunks(bytes.len().div_ceil(3)).flat_map(member).collect()
}

fn skippable(bytes: &[u8]) -> Vec<u8> {
    let skip = [0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3];
    [&skip[..], &members(bytes, zstd), &skip, &gzip(b""), &skip].concat()
}

/// A compression by name and what it makes of bytes.
pub(crate) type Packed = (&'static str, fn(&[u8]) -> Vec<u8>);

pub(crate) const PACKED: [Packed; 6] = [
    ("plain", <[u8]>::to_vec),
    ("gzip", gzip),
    ("zstd", zstd),
    ("gzip members", |bytes| members(bytes, gzip)),
    ("zstd frames", |bytes| members(bytes, zstd)),
    ("skippable frames", skippable),
];

/// What a source gives: its frames and the error they end with.
pub(crate) fn drain(source: &mut impl Source) -> (Vec<Frame>, Option<Rejected>) {
    let mut frames = Vec::new();
    while let Some(step) = source.next() {
        match step {
            Ok(frame) => frames.push(frame),
            Err(rejected) => {
                assert!(frames.last().is_none_or(|last: &Frame| last.height < rejected.height));
                assert!(source.next().is_none(), "nothing comes after an error");
                return (frames, Some(rejected));
            }
        }
    }
    assert!(frames.windows(2).all(|pair| pair[0].height < pair[1].height));
    (frames, None)
}

/// What the paths hold, or the words of why they cannot be opened.
pub(crate) fn read(paths: &[&Path]) -> Result<(Vec<Frame>, Option<Rejected>), String> {
    let paths: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    let opened = Files::open(&paths, Limits { ledger_bytes: 64 << 20 });
    opened.map(|mut files| drain(&mut files)).map_err(|error| error.to_string())
}

pub(crate) fn heights(frames: &[Frame]) -> Vec<u32> {
    frames.iter().map(|frame| frame.height.0).collect()
}

/// A file of this name in the folder.
pub(crate) fn file(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, bytes).unwrap();
    path
}

/// A folder of the real ledgers, if they are there.
pub(crate) fn shared(folder: &str) -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    let root = std::env::var_os("LEDGERFLOW_SHARED").map_or(beside, PathBuf::from);
    let path = root.join("ledgers/stellar").join(folder);
    if !path.is_dir() {
        eprintln!("SKIPPED: no real ledgers in {}", path.display());
        return None;
    }
    Some(path)
}
