## make run     build ledgerflow and run it: the demo, or ARGS='ingest …'
## make test    everything that must hold before a change lands: what CI runs
## make fmt     format the code
## make bench   the kernels: decoding, packing, committing
## make fuzz    the decoders on hostile bytes, FUZZ_SECONDS=60 for each target
##
## `run` and `test` need nothing but a Rust toolchain: they install and build what they use.
## The first build compiles RocksDB, once: about 14 minutes on 2 free cores. It is kept in
## LEDGERFLOW_CACHE (~/.cache/ledgerflow). Plain cargo links it after: eval "$(.ci/rocksdb)"

SHELL := bash
.ONESHELL:
.SHELLFLAGS := -euo pipefail -c
.SILENT:
.DEFAULT_GOAL := help

# What is slow to build lies outside the checkout: a fresh clone finds it.
LEDGERFLOW_CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/ledgerflow
CARGO_TARGET_DIR ?= $(LEDGERFLOW_CACHE)/target
export LEDGERFLOW_CACHE CARGO_TARGET_DIR

# Makes cargo link the RocksDB that is built once and kept.
with_rocksdb = environment=$$(.ci/rocksdb); eval "$$environment"

ARGS ?=
FUZZ_SECONDS ?= 60

.PHONY: help run test fmt bench fuzz

help:
	sed -n 's/^## \?//p' Makefile

run:
	$(with_rocksdb)
	cargo run --release --locked -- $(ARGS)

test:
	.ci/check

fmt:
	cargo fmt --all

bench:
	$(with_rocksdb)
	cargo bench --locked -p ledgerflow-operators -p ledgerflow-views -p ledgerflow-sinks

fuzz:
	command -v cargo-fuzz >/dev/null || cargo install --locked cargo-fuzz
	targets=$$(cargo fuzz list --fuzz-dir operators/views/fuzz)
	for target in $$targets; do
	  echo "== $$target"
	  cargo fuzz run --fuzz-dir operators/views/fuzz --sanitizer none "$$target" -- \
	    -max_total_time=$(FUZZ_SECONDS)
	done
