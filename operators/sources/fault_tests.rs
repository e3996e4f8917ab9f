//! This holds the reader to saying what is wrong, and to never panicking, hanging or swelling.

use std::io::Write;
use std::path::Path;

use ledgerflow_records::{Frame, Rejected};
use proptest::prelude::*;

use super::made::{self, FORMS, PACKED, drain, file, framed, heights, ledger, read};
use super::origin::Origin;
use super::{Files, Limits};

/// What a file of these bytes holds, or the words of why it cannot be opened.
fn bytes_of(folder: &Path, bytes: &[u8]) -> Result<(Vec<Frame>, Option<Rejected>), String> {
    read(&[&file(folder, "x", bytes)])
}

#[test]
fn a_file_cut_anywhere_is_an_error_or_ends_where_a_ledger_does() {
    let folder = tempfile::tempdir().unwrap();
    let ledgers = [ledger(7, 1), ledger(8, 2)];
    for (form, wrap) in FORMS {
        for (packed, pack) in PACKED {
            let whole = pack(&wrap(&ledgers));
            // Between ledgers only a batch or a compressed member would know that one is missing.
            let one = pack(&wrap(&ledgers[..1]));
            let step = if whole.len() > 3000 || packed.contains(' ') { 7 } else { 1 };
            for cut in (0..whole.len()).step_by(step) {
                let Ok((frames, rejected)) = bytes_of(folder.path(), &whole[..cut]) else {
                    continue;
                };
                let same = frames.iter().zip(&ledgers).all(|(frame, whole)| *frame.bytes == *whole);
                assert!(same, "{form}, {packed}, cut at {cut}");
                let complete = match packed {
                    "skippable frames" => frames.len() == 2,
                    // Or only the last line's end is missing.
                    "plain" => cut <= one.len() || frames.len() == 2 && form.contains("base64"),
                    _ => false,
                };
                assert!(rejected.is_some() || complete, "{form}, {packed}, cut at {cut}");
            }
        }
    }
}

#[test]
fn what_is_before_a_cut_is_given_on() {
    let folder = tempfile::tempdir().unwrap();
    let whole = framed(&[ledger(7, 1), ledger(8, 2)]);
    for (pack, says) in [(made::gzip as fn(&[u8]) -> _, "gzip"), (made::zstd, "zstd")] {
        // The second member loses its checksum.
        let mut bytes = [pack(&whole[..500]), pack(&whole[500..])].concat();
        bytes.truncate(bytes.len() - 2);
        let (frames, rejected) = bytes_of(folder.path(), &bytes).unwrap();
        let rejected = rejected.unwrap();
        assert!(heights(&frames).starts_with(&[7]));
        assert!(rejected.reason.starts_with(&format!("{says} is cut short after ledger")));
    }
}

#[test]
fn a_failed_checksum_casts_doubt_on_the_ledger_before_it() {
    let folder = tempfile::tempdir().unwrap();
    for pack in [made::gzip as fn(&[u8]) -> Vec<u8>, made::zstd] {
        for (form, wrap) in FORMS {
            let mut bytes = pack(&wrap(&[ledger(7, 1)]));
            // gzip ends with CRC32 and length, zstd with a checksum.
            let at = bytes.len() - if bytes[0] == 0x1f { 8 } else { 4 };
            bytes[at] ^= 1;
            // The first look may find it, before any height is known.
            let reason = match bytes_of(folder.path(), &bytes) {
                Err(reason) => reason,
                Ok((frames, rejected)) => {
                    let rejected = rejected.unwrap();
                    assert_eq!((frames.len(), rejected.height.0), (0, 7), "{form}");
                    rejected.reason
                }
            };
            assert!(reason.contains("is damaged"), "{form}: {reason}");
        }
    }
}

#[test]
fn garbage_behind_ledgers_is_rejected_above_them() {
    let folder = tempfile::tempdir().unwrap();
    let ledgers = [ledger(7, 1), ledger(8, 2)];
    for (form, wrap) in FORMS {
        for (packed, pack) in PACKED {
            for garbage in [&b"\0\0"[..], b"!", b"garbage, at length", &[0; 4096]] {
                let bytes = [&pack(&wrap(&ledgers)), garbage].concat();
                let read = bytes_of(folder.path(), &bytes);
                let Ok((_, Some(rejected))) = read else { panic!("{form}, {packed}: {read:?}") };
                assert!(rejected.height.0 >= 8, "{rejected}");
            }
        }
    }
}

#[test]
fn a_bomb_is_an_error_with_both_sizes() {
    let folder = tempfile::tempdir().unwrap();
    // A ledger with one upgrade whose changes never end: a removed account again and again.
    let mut start = ledger(9, 1);
    start.splice(404..412, [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0xff, 0xff, 0xff, 0xff]);
    let removal = [&[0, 0, 0, 2][..], &[0; 8], &[7; 32]].concat().repeat(1000);
    let (mut gzip, mut zstd) = (
        flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best()),
        zstd::stream::write::Encoder::new(Vec::new(), 3).unwrap(),
    );
    for to in [&mut gzip as &mut dyn Write, &mut zstd] {
        to.write_all(&start).unwrap();
        (0..900).for_each(|_| to.write_all(&removal).unwrap());
    }
    for bomb in [gzip.finish().unwrap(), zstd.finish().unwrap()] {
        let path = file(folder.path(), "bomb", &bomb).display().to_string();
        let limits = Limits { ledger_bytes: 8 << 20 };
        let (frames, rejected) = drain(&mut Files::open(&[path], limits).unwrap());
        let rejected = rejected.unwrap();
        assert_eq!((frames.len(), rejected.height.0), (0, 9));
        assert!(rejected.reason.starts_with("a ledger is longer than 8388608 bytes"), "{rejected}");
        assert!(rejected.reason.contains("as stored, "), "{rejected}");
    }
    let zeros = made::zstd(&vec![0; 64 << 20]);
    assert!(bytes_of(folder.path(), &zeros).unwrap_err().contains("is not a ledger"));
}

#[test]
fn a_record_that_claims_too_much_is_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let claim = |mark: u32| [&framed(&[ledger(7, 1)])[..], &mark.to_be_bytes(), &[1; 100]].concat();
    let (frames, rejected) = bytes_of(folder.path(), &claim(u32::MAX)).unwrap();
    assert_eq!(heights(&frames), [7]);
    let rejected = rejected.unwrap();
    assert!(rejected.reason.starts_with("record mark ffffffff claims 2147483647 bytes"));
    // Even if so much were allowed, only what is there is held.
    let path = file(folder.path(), "x", &claim(u32::MAX)).display().to_string();
    let limits = Limits { ledger_bytes: u64::MAX };
    let (_, rejected) = drain(&mut Files::open(&[path], limits).unwrap());
    assert!(rejected.unwrap().reason.contains("of which 100 bytes are there"));
    for mark in [0, 1 << 31] {
        let (frames, rejected) = bytes_of(folder.path(), &claim(mark)).unwrap();
        assert_eq!((heights(&frames), rejected.is_some()), (vec![7], true));
    }
}

#[test]
fn a_zstd_window_over_the_limit_is_refused_with_both_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let frame = |log: u32| {
        let mut to = zstd::stream::write::Encoder::new(Vec::new(), 1).unwrap();
        to.window_log(log).unwrap();
        to.write_all(&ledger(7, 1)).unwrap();
        to.finish().unwrap()
    };
    let (frames, rejected) = bytes_of(folder.path(), &frame(27)).unwrap();
    assert_eq!((heights(&frames), rejected), (vec![7], None));
    let error = bytes_of(folder.path(), &frame(28)).unwrap_err();
    assert!(
        error.ends_with("zstd window of 268435456 bytes is over the limit of 134217728"),
        "{error}"
    );
}

#[test]
fn bad_base64_is_rejected_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let lines = FORMS.iter().find(|(form, _)| *form == "base64 lines").unwrap().1;
    let mut text = lines(&(1..200).map(|height| ledger(height, 1)).collect::<Vec<_>>());
    let at = text.len() - 300;
    text[at] = b'-';
    let (frames, rejected) = bytes_of(folder.path(), &text).unwrap();
    let rejected = rejected.unwrap();
    assert!(rejected.reason.starts_with("not base64 in line 199 after"), "{rejected}");
    assert_eq!(frames.len(), 198);
}

#[test]
fn a_batch_that_does_not_hold_what_it_says_is_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let mut bytes = made::batch(&[ledger(7, 1), ledger(8, 1), ledger(9, 1)]);
    bytes[12 + 412 + 187] = 6;
    let (frames, rejected) = bytes_of(folder.path(), &bytes).unwrap();
    let rejected = rejected.unwrap();
    assert_eq!((heights(&frames), rejected.height.0), (vec![7], 8));
    assert!(rejected.reason.starts_with("a batch of ledgers 7 to 9 holds 6 where 8 belongs"));
}

#[test]
fn a_ledger_that_cannot_be_walked_is_given_on_for_its_decoder_to_refuse() {
    let folder = tempfile::tempdir().unwrap();
    let mut bytes = ledger(7, 1);
    // An unknown kind of change in an upgrade.
    bytes.splice(404..408, [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0, 99]);
    let (frames, rejected) = bytes_of(folder.path(), &bytes).unwrap();
    let rejected = rejected.unwrap();
    assert_eq!((heights(&frames), rejected.height.0), (vec![7], 8));
    assert!(rejected.reason.contains("behind 7: unknown LedgerEntryChangeType 99"), "{rejected}");
}

/// Reads bytes as a file and as a stream to the end.
fn survives(bytes: &[u8]) {
    for live in [false, true] {
        let from = Box::new(std::io::Cursor::new(bytes.to_vec()));
        let limits = Limits { ledger_bytes: 1 << 20 };
        if let Ok(mut origin) = Origin::open("x".into(), from, limits, live) {
            while let Some(Ok(ledger)) = origin.next() {
                assert!(ledger.bytes.len() <= 8 << 20);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes_are_read_to_an_end(bytes: Vec<u8>) {
        survives(&bytes);
        survives(&made::zstd(&bytes));
    }

    #[test]
    fn any_damage_is_read_to_an_end(
        form in 0..FORMS.len(),
        packed in 0..PACKED.len(),
        (within, without) in (any::<[(u16, u8); 2]>(), any::<[(u16, u8); 2]>()),
    ) {
        let flip = |bytes: &mut Vec<u8>, flips: [(u16, u8); 2]| {
            for (at, with) in flips {
                let at = usize::from(at) % bytes.len();
                bytes[at] ^= with;
            }
        };
        let mut bytes = FORMS[form].1(&[ledger(7, 1), ledger(8, 1), ledger(9, 1)]);
        flip(&mut bytes, within);
        survives(&PACKED[packed].1(&bytes));
        let mut bytes = PACKED[packed].1(&bytes);
        flip(&mut bytes, without);
        survives(&bytes);
    }
}
