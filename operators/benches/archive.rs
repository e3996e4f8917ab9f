//! What the state of a ledger costs to read from a history archive, on one core.

use std::path::Path;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ledgerflow_operators::stellar::archive::{Archive, ArchiveError, Checkpoint};

/// The entries of a checkpoint.
fn count(checkpoint: &Checkpoint) -> Result<u64, ArchiveError> {
    let (mut entries, mut count) = (checkpoint.entries()?, 0);
    while entries.next()?.is_some() {
        count += 1;
    }
    Ok(count)
}

fn checkpoints(criterion: &mut Criterion) {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    let shared = std::env::var_os("LEDGERFLOW_SHARED").map_or(beside, Into::into);
    for (question, archive) in [
        ("read_a_pubnet_checkpoint_of_accounts_and_trustlines", "pubnet-archive-old-txset"),
        ("read_a_testnet_checkpoint_with_contracts", "testnet-archive-small"),
    ] {
        let folder = shared.join("ledgers/stellar/archive").join(archive);
        let Ok(archive) = Archive::at(&folder.to_string_lossy()) else {
            eprintln!("SKIPPED: no archive in {}; set LEDGERFLOW_SHARED", folder.display());
            return;
        };
        let checkpoint = archive.newest().expect("a checkpoint");
        let mut group = criterion.benchmark_group("archive");
        group.throughput(Throughput::Elements(count(&checkpoint).expect("whole buckets")));
        group.sample_size(20).bench_function(question, |bencher| {
            bencher.iter(|| count(&checkpoint).expect("whole buckets"));
        });
        group.finish();
    }
}

criterion_group!(benches, checkpoints);
criterion_main!(benches);
