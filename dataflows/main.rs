//! The `ledgerflow` binary: parse, dispatch, exit code.

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::Parser;
use ledgerflow::commands::{Arguments, LogFormat, demo};
use ledgerflow::drive;
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    drive::end_on_panic();
    let arguments = Arguments::parse();
    let filter = EnvFilter::try_from_env("LEDGERFLOW_LOG").unwrap_or_else(|_| "info".into());
    let colours = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(colours)
        .with_env_filter(filter);
    match arguments.log_format {
        LogFormat::Text => log.with_target(false).compact().init(),
        LogFormat::Json => log.json().init(),
    }
    let done = match arguments.command {
        Some(command) => command.run(),
        None => demo::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let text = failure.to_string();
            if !text.is_empty() {
                eprintln!("{text}");
            }
            failure.code()
        }
    }
}
