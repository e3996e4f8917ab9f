//! What does it cost to believe a pubnet ledger, and to find its parts as well?

#[path = "../tests/ledgers.rs"]
mod ledgers;

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use ledgerflow_views::{LedgerCloseMeta, Null, View, Visit};

/// Collects what an indexer needs: where envelopes, results, metas and changes are.
#[derive(Default)]
struct Spans {
    envelopes: Vec<(usize, usize)>,
    results: Vec<(usize, usize)>,
    changes: Vec<(usize, usize)>,
    events: Vec<(usize, usize)>,
}

impl Visit for Spans {
    fn transaction_envelope(&mut self, start: usize, end: usize) {
        self.envelopes.push((start, end));
    }

    fn transaction_result_meta_v1(&mut self, start: usize, end: usize) {
        self.results.push((start, end));
    }

    fn ledger_entry_change(&mut self, start: usize, end: usize) {
        self.changes.push((start, end));
    }

    fn contract_event(&mut self, start: usize, end: usize) {
        self.events.push((start, end));
    }
}

fn main() {
    let mut samples = ledgers::samples(&["pubnet"]);
    samples.retain(|sample| !sample.batch && sample.name.contains("ledger-630929"));
    if samples.is_empty() {
        return;
    }
    let bytes: usize = samples.iter().map(|sample| sample.bytes.len()).sum();
    eprintln!("{} ledgers of {} bytes on average", samples.len(), bytes / samples.len());
    let mut criterion = Criterion::default().configure_from_args();
    // Every iteration is one ledger, each in its turn, so the time is that of an average one.
    let mut group = criterion.benchmark_group("views");
    group.throughput(Throughput::Bytes((bytes / samples.len()) as u64));
    group.bench_function("validate_pubnet_ledger", |bencher| {
        let mut turn = samples.iter().cycle();
        bencher
            .iter(|| turn.next().map(|it| LedgerCloseMeta::walk(black_box(&it.bytes), &mut Null)));
    });
    group.bench_function("validate_and_collect_spans_pubnet_ledger", |bencher| {
        let mut turn = samples.iter().cycle();
        let mut spans = Spans::default();
        bencher.iter(|| {
            let Spans { envelopes, results, changes, events } = &mut spans;
            [envelopes, results, changes, events].into_iter().for_each(Vec::clear);
            turn.next().map(|it| LedgerCloseMeta::walk(black_box(&it.bytes), &mut spans))
        });
    });
    group.finish();
    criterion.final_summary();
}
