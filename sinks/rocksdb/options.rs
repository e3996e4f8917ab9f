//! How a database is set up, as measured.

use std::sync::LazyLock;

use ::rocksdb::{
    BlockBasedIndexType, BlockBasedOptions, Cache, DBCompactionStyle, DBCompressionType,
    DBRecoveryMode, LogLevel, Options,
};

use crate::store::Family;

/// Bytes that one family holds before it writes them out; more was measured to be slower.
const MEMTABLE_BYTES: usize = 16 << 20;
/// The same over all families.
const MEMTABLES_BYTES: usize = 48 << 20;
/// Table files kept open.
pub(super) const OPEN_FILES: usize = 256;

pub(super) fn database_options() -> Options {
    let mut options = Options::default();
    options.set_max_open_files(i32::try_from(OPEN_FILES).expect("a small constant"));
    options.set_max_background_jobs(2);
    options.set_db_write_buffer_size(MEMTABLES_BYTES);
    options.set_max_total_wal_size(2 * MEMTABLES_BYTES as u64);
    options.set_log_level(LogLevel::Warn);
    options.set_keep_log_file_num(2);
    options.set_stats_dump_period_sec(0);
    options.set_stats_persist_period_sec(0);
    options.set_skip_stats_update_on_db_open(true);
    // The default drops everything behind a damaged record, and with it what was durable.
    options.set_wal_recovery_mode(DBRecoveryMode::TolerateCorruptedTailRecords);
    options
}

/// The options of runs, which outlive every run.
pub(super) static RUN_OPTIONS: LazyLock<[Options; Family::ALL.len()]> =
    LazyLock::new(|| Family::ALL.map(|family| column_options(family, None)));

pub(super) fn column_options(family: Family, cache: Option<&Cache>) -> Options {
    let mut tables = BlockBasedOptions::default();
    match cache {
        Some(cache) => tables.set_block_cache(cache),
        None => tables.disable_cache(),
    }
    tables.set_cache_index_and_filter_blocks(cache.is_some());
    let mut options = Options::default();
    options.set_write_buffer_size(MEMTABLE_BYTES);
    options.set_compression_type(DBCompressionType::None);
    if family != Family::Meta {
        options.set_level_zero_file_num_compaction_trigger(16);
        options.set_level_zero_slowdown_writes_trigger(200);
        options.set_level_zero_stop_writes_trigger(300);
    }
    if family == Family::State {
        // Whole runs that overlap come again and again: to merge them level by level costs more.
        options.set_compaction_style(DBCompactionStyle::Universal);
        options.set_compression_type(DBCompressionType::Lz4);
        tables.set_bloom_filter(10.0, false);
    }
    if matches!(family, Family::Accounts | Family::Hashes) {
        options.set_compression_type(DBCompressionType::Lz4);
        tables.set_block_size(16 << 10);
        tables.set_bloom_filter(12.0, false);
        tables.set_index_type(BlockBasedIndexType::TwoLevelIndexSearch);
        tables.set_partition_filters(true);
    }
    options.set_block_based_table_factory(&tables);
    options
}
