//! What a run shows while it runs, and what it used in the end.

use std::io::IsTerminal;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use ledgerflow_sinks::{Outcome, Written};

/// How progress is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Shown {
    /// A bar on a terminal, else a line every ten seconds.
    Auto,
    /// A line every ten seconds.
    Plain,
    /// Nothing.
    None,
}

/// Shows progress until it is dropped.
pub struct Watch(Option<(Sender<()>, JoinHandle<()>)>);

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some((end, thread)) = self.0.take() {
            drop(end);
            // A bar that panicked is no reason to fail a run that is done.
            let _ = thread.join();
        }
    }
}

/// Shows what `outcome` comes to.
pub fn watch(shown: Shown, outcome: &Outcome) -> Watch {
    let bar = shown == Shown::Auto && std::io::stderr().is_terminal();
    if shown == Shown::None {
        return Watch(None);
    }
    let outcome = outcome.clone();
    let (end, ended) = channel::<()>();
    let thread = thread::spawn(move || {
        let begun = Instant::now();
        let (every, bar) = match bar {
            true => (Duration::from_millis(200), Some(spinner())),
            false => (Duration::from_secs(10), None),
        };
        while ended.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
            let text = line(&outcome.written(), begun.elapsed());
            match &bar {
                Some(bar) => bar.set_message(text),
                None => tracing::info!("{text}"),
            }
        }
        bar.iter().for_each(ProgressBar::finish_and_clear);
    });
    Watch(Some((end, thread)))
}

fn spinner() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed_precise} {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

#[expect(clippy::cast_precision_loss, reason = "rates for people")]
fn line(written: &Written, elapsed: Duration) -> String {
    let Written { heights, known, transactions, raw_bytes, durable, .. } = *written;
    let seconds = elapsed.as_secs_f64().max(0.001);
    let height = durable.map_or("none".to_owned(), |height| height.to_string());
    let passed = if known > 0 { format!(" (+{known} known)") } else { String::new() };
    format!(
        "{heights} ledgers{passed} · {:.0} ledgers/s · {:.0} tx/s · {:.1} MB/s · durable {height}",
        heights as f64 / seconds,
        transactions as f64 / seconds,
        raw_bytes as f64 / seconds / 1e6,
    )
}

/// What this process used so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    /// User and system time of all threads.
    pub cpu_seconds: f64,
    /// The most memory it held at once.
    pub peak_bytes: u64,
}

/// Reads it from where Linux tells it; zeroes elsewhere.
pub fn used() -> Used {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let peak = peak.and_then(|text| text.split_whitespace().next()?.parse::<u64>().ok());
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name, which may hold anything, fields 14 and 15 are user and system ticks of 10 ms.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u32 = fields.skip(11).take(2).filter_map(|text| text.parse::<u32>().ok()).sum();
    Used { cpu_seconds: f64::from(ticks) / 100.0, peak_bytes: peak.unwrap_or(0) * 1024 }
}
