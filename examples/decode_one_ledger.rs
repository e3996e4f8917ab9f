//! Reads one ledger with the pure functions behind the operators: no dataflow, no database.
//!
//! `decode_one_ledger [NETWORK FILE]`

use std::io::Write;

use ledgerflow::derive;
use ledgerflow_operators::sources::{Files, Limits, Source};
use ledgerflow_operators::stellar::{Judge, Network};

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/testnet-4873.xdr");
    let (network, path) = match words.as_slice() {
        [network, path] => (network.as_str(), path.as_str()),
        _ => ("testnet", fixture),
    };
    let network = Network::of(network).ok_or_else(|| anyhow::anyhow!("a blank network"))?;
    let mut files = Files::open(&[path.into()], Limits::default())?;
    let mut out = std::io::stdout().lock();
    while let Some(read) = files.next() {
        let rows = read.and_then(|frame| derive::rows(frame, &network, true, &mut Judge::of_all()));
        let rows = rows.map_err(|rejected| anyhow::anyhow!("{rejected}"))?;
        writeln!(out, "ledger {} of protocol {}", rows.ledger.height, rows.ledger.protocol)?;
        for row in &rows.transactions {
            writeln!(out, "  transaction {}", row.hash)?;
        }
        for row in &rows.operations.rows {
            writeln!(out, "  operation {:?}: {:?}", row.kind_name(), row.result_code())?;
        }
        for (_, address) in &rows.participants.operations {
            writeln!(out, "  participant {address}")?;
        }
    }
    Ok(())
}
