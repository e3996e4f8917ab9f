//! What a pubnet ledger costs on its way from bytes to rows, on one core.

use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use ledgerflow_operators::sources::{Files, Limits, Source};
use ledgerflow_operators::stellar::{
    Decoded, Network, authenticate, decode, ledgers, operations, participants, self_check,
    state_changes, transactions,
};
use ledgerflow_records::Frame;

/// The fourteen consecutive pubnet ledgers of about 1.03 MB.
fn frames() -> Vec<Frame> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    let shared = std::env::var_os("LEDGERFLOW_SHARED").map_or(beside, Into::into);
    let path = |height| shared.join(format!("ledgers/stellar/pubnet/ledger-{height}.xdr.gz"));
    let paths: Vec<String> = (63_092_982..=63_092_995)
        .map(path)
        .filter(|path| path.exists())
        .filter_map(|path| path.to_str().map(str::to_owned))
        .collect();
    let Ok(mut files) = Files::open(&paths, Limits::default()) else {
        eprintln!("SKIPPED: pubnet ledgers: none beside the checkout; set LEDGERFLOW_SHARED");
        return Vec::new();
    };
    std::iter::from_fn(|| files.next()?.ok()).collect()
}

fn steps(criterion: &mut Criterion) {
    let frames = frames();
    if frames.is_empty() {
        return;
    }
    let network = Network::of("pubnet").expect("a network");
    let decoded: Vec<Decoded> = frames
        .iter()
        .map(|frame| decode::of(frame.clone(), &network).expect("a valid ledger"))
        .collect();
    let mut next = (0..frames.len()).cycle();
    let mut turn = move || next.next().unwrap_or(0);
    criterion.bench_function("decode_a_pubnet_ledger", |bencher| {
        bencher.iter(|| black_box(decode::of(frames[turn()].clone(), &network).is_ok()));
    });
    let mut next = (0..decoded.len()).cycle();
    let mut turn = move || next.next().unwrap_or(0);
    criterion.bench_function("authenticate_a_pubnet_ledger", |bencher| {
        bencher.iter(|| authenticate::of(black_box(&decoded[turn()])).expect("authentic"));
    });
    let mut next = (0..decoded.len()).cycle();
    let mut turn = move || next.next().unwrap_or(0);
    criterion.bench_function("derive_the_rows_of_a_pubnet_ledger", |bencher| {
        bencher.iter(|| {
            let ledger = black_box(&decoded[turn()]);
            let rows = (transactions::of(ledger), operations::of(ledger), participants::of(ledger));
            black_box((ledgers::of(ledger), rows.0.is_ok(), rows.1.is_ok(), rows.2.is_ok()))
        });
    });
    let mut next = (0..decoded.len()).cycle();
    let mut turn = move || next.next().unwrap_or(0);
    criterion.bench_function("derive_the_state_changes_of_a_pubnet_ledger", |bencher| {
        bencher.iter(|| {
            let unjudged = state_changes::of(black_box(&decoded[turn()])).expect("sound");
            black_box(unjudged.with_all().rows.len())
        });
    });
    let mut next = (0..decoded.len()).cycle();
    let mut turn = move || next.next().unwrap_or(0);
    criterion.bench_function("self_check_a_pubnet_ledger", |bencher| {
        bencher.iter(|| self_check::of(black_box(&decoded[turn()])).expect("agrees"));
    });
}

criterion_group!(benches, steps);
criterion_main!(benches);
