//! The durable store: RocksDB, one column family per family of keys.
//!
//! Options follow measurements: families that are written by sorted runs wait for many small files
//! before they merge them; blocks are compressed already; index keys are found by get, behind a
//! bloom filter over whole keys, which is cut into partitions so that the cache alone bounds memory.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ::rocksdb::{
    Cache, ColumnFamily, ColumnFamilyDescriptor, DB, Error, IngestExternalFileOptions,
    IteratorMode, Options, ReadOptions, SstFileWriter, WriteBatch, WriteOptions, properties,
};

mod options;

use self::options::{OPEN_FILES, RUN_OPTIONS, column_options, database_options};
use crate::own_dir::OwnDir;
use crate::presence;
use crate::store::{Batch, Change, Entry, Family, Order, Run, Store, StoreError};

/// Bytes of table blocks, filters and their indexes that are kept in memory, if nothing else is
/// asked for.
pub const CACHE_BYTES: usize = 64 << 20;
/// What a database is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Alone: creates it if it is missing.
    Write,
    /// Perhaps beside a process that writes; sees what was there at opening, or, if there is one, at
    /// the last [`refresh`](Store::refresh).
    Read,
}

/// A database in a directory.
#[derive(Clone)]
pub struct RocksDb(Arc<Open>);

struct Open {
    // Dropped before the directory below is removed.
    db: DB,
    dir: PathBuf,
    /// Where a reader's log goes; `None` for the writer.
    own_dir: Option<OwnDir>,
    /// Whether it reads beside a writer, which it follows.
    follows: bool,
    /// Tells readers that there is a writer.
    _presence: Option<File>,
    runs: AtomicU64,
}

impl RocksDb {
    /// Opens the database in `dir` with a cache of [`CACHE_BYTES`].
    pub fn open(dir: impl AsRef<Path>, access: Access) -> Result<Self, StoreError> {
        Self::with_cache_bytes(dir, access, CACHE_BYTES)
    }

    /// Opens the database in `dir` with a cache of so many bytes.
    pub fn with_cache_bytes(
        dir: impl AsRef<Path>,
        access: Access,
        cache_bytes: usize,
    ) -> Result<Self, StoreError> {
        let dir = dir.as_ref();
        let cache = Cache::new_lru_cache(cache_bytes);
        let io = |error| failure(dir, error);
        let follows = access == Access::Read && presence::shown(dir);
        let (db, own_dir, presence) = match access {
            Access::Write => {
                let db = open_to_write(dir, &cache)?;
                (db, None, Some(presence::show(dir).map_err(io)?))
            }
            Access::Read => {
                let own_dir = OwnDir::create().map_err(io)?;
                (open_to_read(dir, own_dir.path(), &cache, follows)?, Some(own_dir), None)
            }
        };
        let (dir, runs) = (dir.to_path_buf(), AtomicU64::new(0));
        let store = Self(Arc::new(Open { db, dir, own_dir, follows, _presence: presence, runs }));
        store.refresh()?;
        Ok(store)
    }

    fn or_failure<T>(&self, done: Result<T, Error>) -> Result<T, StoreError> {
        done.map_err(|error| failure(&self.0.dir, error))
    }

    /// `None` where an older program wrote the database and this one only reads it.
    fn column(&self, family: Family) -> Option<&ColumnFamily> {
        self.0.db.cf_handle(family.name())
    }

    fn column_to_write(&self, family: Family) -> Result<&ColumnFamily, StoreError> {
        let column = self.column(family).filter(|_| self.0.own_dir.is_none());
        column.ok_or_else(|| StoreError::ReadOnly(self.0.dir.clone()))
    }

    /// What went wrong where no caller waited for it.
    fn check_background(&self) -> Result<(), StoreError> {
        let errors = self.0.db.property_int_value(properties::BACKGROUND_ERRORS);
        match self.or_failure(errors)? {
            None | Some(0) => Ok(()),
            Some(_) => Err(failure(&self.0.dir, "a flush or compaction went wrong, see LOG there")),
        }
    }

    fn rocks_batch(&self, batch: &Batch) -> Result<WriteBatch, StoreError> {
        let column = |family: &Family| self.column_to_write(*family);
        let mut written = WriteBatch::default();
        for change in &batch.0 {
            match change {
                Change::Put(family, key, value) => written.put_cf(column(family)?, key, value),
                Change::Delete(family, key) => written.delete_cf(column(family)?, key),
                Change::DeleteRange(family, from, to) => {
                    written.delete_range_cf(column(family)?, from, to);
                }
            }
        }
        Ok(written)
    }

    /// Frees the disk at once where a file holds nothing but what `batch` deleted by range.
    fn drop_files(&self, batch: &Batch) -> Result<(), StoreError> {
        for change in &batch.0 {
            let Change::DeleteRange(family, from, to) = change else { continue };
            let put_again = batch.0.iter().any(|other| {
                matches!(other, Change::Put(of, key, _) if of == family && from <= key && key < to)
            });
            if let (false, Some(last)) = (put_again, before(to)) {
                // Unlike everywhere else, the bound is part of the range here.
                let column = self.column_to_write(*family)?;
                self.or_failure(self.0.db.delete_file_in_range_cf(column, from, &last))?;
            }
        }
        Ok(())
    }
}

impl Store for RocksDb {
    type Run = RocksRun;

    fn get(&self, family: Family, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(column) = self.column(family) else { return Ok(None) };
        let mut options = ReadOptions::default();
        // Blocks are large, and the page cache keeps them too; index blocks must stay.
        options.fill_cache(family != Family::Blocks);
        self.or_failure(self.0.db.get_cf_opt(column, key, &options))
    }

    fn scan<'a>(
        &'a self,
        family: Family,
        from: &[u8],
        to: Option<&[u8]>,
        order: Order,
    ) -> impl Iterator<Item = Result<Entry, StoreError>> + use<'a> {
        let mode = match order {
            Order::Ascending => IteratorMode::Start,
            Order::Descending => IteratorMode::End,
        };
        // RocksDB takes crossed bounds for a mistake of its caller.
        let column = self.column(family).filter(|_| to.is_none_or(|to| from < to));
        let options = column.map(|column| {
            let mut options = ReadOptions::default();
            // What is read once must not push out what is looked up again and again.
            options.fill_cache(false);
            options.set_iterate_lower_bound(from);
            to.into_iter().for_each(|to| options.set_iterate_upper_bound(to));
            (column, options)
        });
        let entries = options
            .into_iter()
            .flat_map(move |(column, options)| self.0.db.iterator_cf_opt(column, options, mode));
        entries.map(|entry| {
            self.or_failure(entry).map(|(key, value)| (key.into_vec(), value.into_vec()))
        })
    }

    fn write(&self, batch: Batch, sync: bool) -> Result<(), StoreError> {
        self.column_to_write(Family::Meta)?;
        let mut options = WriteOptions::default();
        options.set_sync(sync);
        let written = self.rocks_batch(&batch)?;
        self.or_failure(self.0.db.write_opt(written, &options))?;
        self.drop_files(&batch)?;
        self.check_background()
    }

    fn run(&self, family: Family) -> Result<RocksRun, StoreError> {
        self.column_to_write(family)?;
        let number = self.0.runs.fetch_add(1, Ordering::Relaxed);
        let path = pending(&self.0.dir).join(format!("{number}.sst"));
        let writer = SstFileWriter::create(&RUN_OPTIONS[family as usize]);
        self.or_failure(writer.open(&path))?;
        let dir = self.0.dir.clone();
        Ok(RocksRun { writer, family, path, dir, bytes: 0, last: Vec::new() })
    }

    fn ingest(&self, runs: Vec<RocksRun>) -> Result<(), StoreError> {
        let mut options = IngestExternalFileOptions::default();
        options.set_move_files(true);
        for mut run in runs.into_iter().filter(|run| !run.is_empty()) {
            self.or_failure(run.writer.finish())?;
            let (column, paths) = (self.column_to_write(run.family)?, vec![run.path.as_path()]);
            self.or_failure(self.0.db.ingest_external_file_cf_opts(column, &options, paths))?;
        }
        self.check_background()
    }

    fn bytes(&self, family: Family) -> Result<u64, StoreError> {
        let Some(column) = self.column(family) else { return Ok(0) };
        [properties::LIVE_SST_FILES_SIZE, properties::CUR_SIZE_ALL_MEM_TABLES]
            .into_iter()
            .map(|name| self.or_failure(self.0.db.property_int_value_cf(column, name)))
            .map(|bytes| bytes.map(Option::unwrap_or_default))
            .sum()
    }

    fn refresh(&self) -> Result<(), StoreError> {
        match self.0.follows {
            false => Ok(()),
            true => self.or_failure(self.0.db.try_catch_up_with_primary()),
        }
    }
}

/// A table file in `pending/`.
pub struct RocksRun {
    writer: SstFileWriter<'static>,
    family: Family,
    path: PathBuf,
    dir: PathBuf,
    bytes: u64,
    last: Vec<u8>,
}

impl RocksRun {
    /// Whether `key` may come next.
    fn follows(&mut self, key: &[u8]) -> Result<(), StoreError> {
        if !self.is_empty() && key <= self.last.as_slice() {
            return Err(StoreError::unsorted(self.family, key));
        }
        self.bytes += key.len() as u64;
        self.last.clear();
        self.last.extend_from_slice(key);
        Ok(())
    }
}

impl Run for RocksRun {
    fn put(&mut self, key: &[u8], value: &[u8]) -> Result<(), StoreError> {
        self.follows(key)?;
        self.writer.put(key, value).map_err(|error| failure(&self.dir, error))?;
        self.bytes += value.len() as u64;
        Ok(())
    }

    fn delete(&mut self, key: &[u8]) -> Result<(), StoreError> {
        self.follows(key)?;
        self.writer.delete(key).map_err(|error| failure(&self.dir, error))
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }

    fn is_empty(&self) -> bool {
        self.bytes == 0
    }
}

impl Drop for RocksRun {
    fn drop(&mut self) {
        // Gone already if it was moved in; what stays is swept at the next opening.
        fs::remove_file(&self.path).ok();
    }
}

fn pending(dir: &Path) -> PathBuf {
    dir.join("pending")
}

fn open_to_write(dir: &Path, cache: &Cache) -> Result<DB, StoreError> {
    fs::create_dir_all(dir).map_err(|error| failure(dir, error))?;
    let mut options = database_options();
    options.create_if_missing(true);
    options.create_missing_column_families(true);
    let names = if dir.join("CURRENT").exists() { names(dir)? } else { Vec::new() };
    let own = Family::ALL.iter().map(|family| family.name().to_owned());
    // Families of a later format are opened too, for its identity to be read and named.
    let unknown = names.into_iter().filter(|name| named(name).is_none());
    let columns = own.chain(unknown).map(|name| column_of(name, cache));
    let db = DB::open_cf_descriptors(&options, dir, columns).map_err(|e| failure(dir, e))?;
    // Nobody else can be building runs here: the database is locked by now.
    match fs::remove_dir_all(pending(dir)) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(failure(dir, error)),
        _ => fs::create_dir_all(pending(dir)).map_err(|error| failure(dir, error)),
    }?;
    Ok(db)
}

fn open_to_read(
    dir: &Path,
    own_dir: &Path,
    cache: &Cache,
    follows: bool,
) -> Result<DB, StoreError> {
    if !dir.join("CURRENT").exists() {
        return Err(StoreError::Missing(dir.to_path_buf()));
    }
    let files = fs::read_dir(dir).map_err(|error| failure(dir, error))?.count();
    let mut options = database_options();
    if files <= 2 * OPEN_FILES {
        // A file that is held open can be read even after the writer has deleted it.
        options.set_max_open_files(-1);
    }
    let columns = names(dir)?.into_iter().map(|name| column_of(name, cache));
    let opened = if follows {
        DB::open_cf_descriptors_as_secondary(&options, dir, own_dir, columns)
    } else {
        options.set_db_log_dir(own_dir);
        DB::open_cf_descriptors_read_only(&options, dir, columns, false)
    };
    opened.map_err(|error| failure(dir, error))
}

fn names(dir: &Path) -> Result<Vec<String>, StoreError> {
    DB::list_cf(&Options::default(), dir).map_err(|error| failure(dir, error))
}

fn named(name: &str) -> Option<Family> {
    Family::ALL.into_iter().find(|family| family.name() == name)
}

fn column_of(name: String, cache: &Cache) -> ColumnFamilyDescriptor {
    let options = named(&name).map(|family| column_options(family, Some(cache)));
    ColumnFamilyDescriptor::new(name, options.unwrap_or_default())
}

/// The greatest key that is surely less than `to`, and no key in use lies between.
fn before(to: &[u8]) -> Option<Vec<u8>> {
    let (&last, rest) = to.split_last()?;
    let mut key = rest.to_vec();
    if let Some(lower) = last.checked_sub(1) {
        key.push(lower);
        key.extend([u8::MAX; 64]);
    }
    Some(key)
}

fn failure(dir: &Path, error: impl ToString) -> StoreError {
    let (path, text) = (dir.to_path_buf(), error.to_string());
    if text.contains("No space left") {
        StoreError::DiskFull { path, text }
    } else if text.contains("lock file") || text.contains("lock hold by") {
        StoreError::Locked(path)
    } else {
        StoreError::Io { path, text }
    }
}
