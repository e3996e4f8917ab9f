//! This finds the real ledgers: plain, gzip, zstd or tar; bare, framed or in batches.

use std::io::Read;
use std::path::{Path, PathBuf};

/// One value of a ledger file.
pub(crate) struct Sample {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    /// A `LedgerCloseMetaBatch` rather than a `LedgerCloseMeta`.
    pub(crate) batch: bool,
}

/// Every value in the folders, or loudly nothing.
pub(crate) fn samples(folders: &[&str]) -> Vec<Sample> {
    let shared = std::env::var_os("LEDGERFLOW_SHARED").map_or_else(beside, PathBuf::from);
    let stellar = shared.join("ledgers/stellar");
    if !stellar.is_dir() {
        eprintln!("SKIPPED: no {}, set LEDGERFLOW_SHARED", stellar.display());
        return Vec::new();
    }
    let mut samples = Vec::new();
    for folder in folders {
        for path in files(&stellar.join(folder)) {
            let name = format!("{folder}/{}", path.file_name().unwrap_or_default().display());
            open(&name, plain(std::fs::read(&path).expect("a listed file")), &mut samples);
        }
    }
    assert!(!samples.is_empty(), "{} has no ledgers in {folders:?}", stellar.display());
    samples
}

fn beside() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder of ledgers") {
        let path = entry.expect("a folder entry").path();
        match path.is_dir() {
            true => paths.extend(files(&path)),
            false => paths.push(path),
        }
    }
    paths.sort();
    paths
}

fn plain(bytes: Vec<u8>) -> Vec<u8> {
    let mut out = Vec::new();
    match bytes.as_slice() {
        [0x1f, 0x8b, ..] => flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_end(&mut out),
        [0x28, 0xb5, 0x2f, 0xfd, ..] => {
            zstd::Decoder::new(&bytes[..]).and_then(|mut zstd| zstd.read_to_end(&mut out))
        }
        _ => return bytes,
    }
    .expect("intact compression");
    out
}

fn open(name: &str, bytes: Vec<u8>, samples: &mut Vec<Sample>) {
    if bytes.get(257..262) == Some(b"ustar") {
        for (name, bytes) in members(&bytes) {
            // An index lies beside the captures.
            if name.ends_with(".json") {
                continue;
            }
            open(&name, bytes, samples);
        }
    } else if bytes[0] & 0x80 != 0 {
        for (place, bytes) in frames(&bytes).into_iter().enumerate() {
            samples.push(Sample { name: format!("{name}#{place}"), bytes, batch: false });
        }
    } else {
        // A batch starts with its first ledger's sequence, a ledger with its version.
        let batch = bytes[..4] > [0, 0, 0, 2][..];
        samples.push(Sample { name: name.into(), bytes, batch });
    }
}

/// The regular files of a tar archive.
fn members(tar: &[u8]) -> Vec<(String, Vec<u8>)> {
    let text = |field: &[u8]| String::from_utf8_lossy(field).trim_matches(['\0', ' ']).to_string();
    let (mut at, mut members) = (0, Vec::new());
    while let Some(header) = tar.get(at..at + 512).filter(|header| header[0] != 0) {
        let size = usize::from_str_radix(&text(&header[124..136]), 8).expect("an octal size");
        if matches!(header[156], b'0' | 0) && size > 0 {
            members.push((text(&header[..100]), tar[at + 512..at + 512 + size].to_vec()));
        }
        at += 512 + size.next_multiple_of(512);
    }
    members
}

/// The records of an RFC 5531 stream.
fn frames(stream: &[u8]) -> Vec<Vec<u8>> {
    let (mut left, mut frames) = (stream, Vec::new());
    while let Some((mark, rest)) = left.split_first_chunk() {
        let size = (u32::from_be_bytes(*mark) & 0x7fff_ffff) as usize;
        frames.push(rest[..size].to_vec());
        left = &rest[size..];
    }
    frames
}
