//! This holds the reader to real files and to every form.

use std::fs;
use std::io::Read;
use std::path::Path;

use stellar_xdr::{LedgerCloseMeta, LedgerCloseMetaBatch, Limits, ReadXdr, WriteXdr};

use super::made::{self, FORMS, PACKED, file, heights, ledger, read};

fn unpacked(path: &Path) -> Vec<u8> {
    let stored = fs::read(path).unwrap();
    let mut bytes = Vec::new();
    match stored[..2] {
        [0x1f, 0x8b] => {
            flate2::read::MultiGzDecoder::new(&stored[..]).read_to_end(&mut bytes).unwrap();
        }
        [0x28, 0xb5] => bytes = zstd::decode_all(&stored[..]).unwrap(),
        _ => bytes = stored,
    }
    bytes
}

/// The ledgers of a file as the schema's own crate reads it.
fn expected(path: &Path) -> Vec<LedgerCloseMeta> {
    let bytes = unpacked(path);
    if let Ok(batch) = LedgerCloseMetaBatch::from_xdr(&bytes, Limits::none()) {
        return batch.ledger_close_metas.to_vec();
    }
    if let Ok(ledger) = LedgerCloseMeta::from_xdr(&bytes, Limits::none()) {
        return vec![ledger];
    }
    let (mut rest, mut ledgers) = (&bytes[..], Vec::new());
    while let Some((mark, tail)) = rest.split_first_chunk() {
        let (record, tail) = tail.split_at((u32::from_be_bytes(*mark) & 0x7fff_ffff) as usize);
        ledgers.push(LedgerCloseMeta::from_xdr(record, Limits::none()).unwrap());
        rest = tail;
    }
    ledgers
}

fn height(ledger: &LedgerCloseMeta) -> u32 {
    match ledger {
        LedgerCloseMeta::V0(v0) => v0.ledger_header.header.ledger_seq,
        LedgerCloseMeta::V1(v1) => v1.ledger_header.header.ledger_seq,
        LedgerCloseMeta::V2(v2) => v2.ledger_header.header.ledger_seq,
    }
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.is_file()).collect()
}

#[test]
fn every_real_file_gives_what_the_schemas_crate_reads() {
    for folder in ["pubnet", "testnet", "every-protocol", "protocol-8-to-12", "load-test"] {
        let Some(folder) = made::shared(folder) else { return };
        for path in files(&folder) {
            let (frames, rejected) = read(&[&path]).unwrap();
            assert_eq!(rejected, None, "{}", path.display());
            let ledgers = expected(&path);
            let known: Vec<u32> = ledgers.iter().map(height).collect();
            assert_eq!(heights(&frames), known, "{}", path.display());
            for (frame, ledger) in frames.iter().zip(ledgers) {
                assert_eq!(*frame.bytes, ledger.to_xdr(Limits::none()).unwrap());
                assert_eq!(&*frame.origin, path.display().to_string());
            }
        }
    }
}

#[test]
fn a_real_folder_is_read_in_the_order_of_its_heights() {
    let Some(folder) = made::shared("testnet") else { return };
    let (frames, rejected) = read(&[&folder]).unwrap();
    assert_eq!(rejected, None);
    assert_eq!(heights(&frames), [997, 998, 999, 4478, 4873, 848_581, 848_582, 1_283_415]);
    let Some(folder) = made::shared("pubnet") else { return };
    let (frames, rejected) = read(&[&folder]).unwrap();
    assert_eq!((frames.len(), rejected), (21, None));
}

#[test]
fn every_form_and_compression_gives_the_same_bytes_whatever_its_name() {
    let mut all = vec![vec![ledger(7, 1)], (2..40).map(|height| ledger(height, 3)).collect()];
    if let Some(folder) = made::shared("testnet") {
        all.push(vec![fs::read(folder.join("ledger-848582.xdr")).unwrap()]);
        let pair = ["ledger-848581.xdr", "ledger-848582.xdr"];
        all.push(pair.map(|name| fs::read(folder.join(name)).unwrap()).to_vec());
    }
    let folder = tempfile::tempdir().unwrap();
    for ledgers in &all {
        for (form, wrap) in FORMS {
            for (packed, pack) in PACKED {
                for name in ["a.gz", "b.json", "c.zst", "d"] {
                    let path = file(folder.path(), name, &pack(&wrap(ledgers)));
                    let (frames, rejected) = read(&[&path]).unwrap();
                    assert_eq!(rejected, None, "{form}, {packed}");
                    let bytes: Vec<_> = frames.iter().map(|frame| (*frame.bytes).clone()).collect();
                    assert_eq!(&bytes, ledgers, "{form}, {packed}");
                }
            }
        }
    }
}

#[test]
fn an_offset_says_where_the_ledger_is_in_the_decompressed_file() {
    let ledgers: Vec<_> = (5..9).map(|height| ledger(height, 1)).collect();
    let folder = tempfile::tempdir().unwrap();
    for (form, wrap) in &FORMS[..4] {
        for (_, pack) in PACKED {
            let plain = wrap(&ledgers);
            let (frames, _) = read(&[&file(folder.path(), "x", &pack(&plain))]).unwrap();
            for frame in frames {
                let at = usize::try_from(frame.offset).unwrap();
                assert_eq!(plain[at..at + frame.bytes.len()], frame.bytes[..], "{form}");
            }
        }
    }
}

#[test]
fn a_ledger_longer_than_a_window_is_read_from_every_form() {
    // An upgrade's meta may hold any number of changes: 9 MiB of removals of one account.
    let mut long = ledger(9, 2);
    let removal = [[0, 0, 0, 2], [0; 4], [0; 4]].concat();
    let removal = [removal, vec![7; 32]].concat();
    let count = 9 * 1024 * 1024 / removal.len();
    let changes = u32::try_from(count).unwrap().to_be_bytes();
    let upgrade = [&[0, 0, 0, 1][..], &[0, 0, 0, 1, 0, 0, 0, 9], &changes, &removal.repeat(count)];
    long.splice(404..408, upgrade.concat());
    let ledgers = [ledger(8, 1), long, ledger(10, 1)];
    let folder = tempfile::tempdir().unwrap();
    for (form, wrap) in FORMS.iter().filter(|(form, _)| *form != "crumbs") {
        let path = file(folder.path(), "x", &made::zstd(&wrap(&ledgers)));
        let (frames, rejected) = read(&[&path]).unwrap();
        assert_eq!(rejected, None, "{form}");
        assert!(frames.iter().zip(&ledgers).all(|(frame, ledger)| *frame.bytes == *ledger));
        assert_eq!(frames.len(), 3, "{form}");
    }
}
