//! Reads ledgers from a source, a bounded way ahead of what is durable.
//!
//! ```text
//!  reader thread ─▶ [bounded channel] ─▶ LedgersFrom ─▶ frames, one message per height
//!                                            ▲
//!                                  credits ──┘ (an input that is disconnected from the output)
//! ```
//!
//! **Frontier.** The output's is the next height that may still be read. The credits' is one above
//! the lowest height that is not yet durable.
//!
//! **Invariants.**
//! 1. Heights on the output ascend; one message per height.
//! 2. At most [`Bounds::ledgers`] heights are read and not durable.
//! 3. At most [`Bounds::bytes`] and one ledger are sent and not yet packed into rows; beside them
//!    wait the few ledgers that the reader thread has ready.
//! 4. After a rejection, [`Credit::Halted`] or [`Stop::now`] nothing is read, and the output ends.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use ledgerflow_records::{Credit, Frame, Height, Rejected};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::channels::pact::Pipeline;
use timely::dataflow::operators::Capability;
use timely::dataflow::operators::generic::OutputBuilder;
use timely::dataflow::operators::generic::builder_rc::OperatorBuilder;
use timely::dataflow::{Scope, StreamVec};
use timely::progress::Antichain;
use timely::scheduling::SyncActivator;

use crate::sources::Source;

/// What a source yields: a ledger, or why there is none.
pub type Read = Result<Frame, Rejected>;

/// How far reading may run ahead.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Heights that are read and not durable.
    pub ledgers: usize,
    /// Bytes that are read and not packed.
    pub bytes: u64,
}

/// Ledgers that the reader hands over before the operator asks for them.
const READ_AHEAD: usize = 4;

/// Ledgers that are sent before other operators get their turn.
const BURST: usize = 8;

/// A source, how far it may run ahead, and what makes it stop.
pub struct Reading {
    /// Where ledgers come from.
    pub source: Box<dyn Source>,
    /// How far reading may run ahead.
    pub bounds: Bounds,
    /// Ends the reading early.
    pub stop: Stop,
    /// Whether the store holds this very ledger, so that it need not be derived again.
    pub stored: Stored,
    /// Above which height ledgers count for the current state; `None` if none does.
    pub above: Option<Height>,
}

impl Reading {
    /// All that `source` has, within 2,048 ledgers and 64 MiB.
    pub fn of(source: impl Source + 'static) -> Self {
        let bounds = Bounds { ledgers: 2_048, bytes: 64 << 20 };
        let (source, stop, stored) = (Box::new(source), Stop::default(), Box::new(|_: &_| false));
        Self { source, bounds, stop, stored, above: Some(Height(0)) }
    }
}

/// Whether the store holds this very ledger.
pub type Stored = Box<dyn Fn(&Frame) -> bool + Send>;

/// Asks a running source to end; clones share the request.
#[derive(Clone, Default)]
pub struct Stop(Arc<AtomicBool>, Arc<Mutex<Vec<SyncActivator>>>);

impl Stop {
    /// Ends the reading. What was read is still committed.
    pub fn now(&self) {
        self.0.store(true, Ordering::Release);
        for activator in self.1.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            // It fails only when the dataflow is gone, and with it the need.
            let _ = activator.activate();
        }
    }

    /// Whether the end was asked for.
    pub fn asked(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// The ledgers of `reading`, which exactly one worker is given.
pub fn ledgers_from<'scope>(
    scope: Scope<'scope, Height>,
    reading: Option<Reading>,
    credits: StreamVec<'scope, Height, Credit>,
) -> StreamVec<'scope, Height, Read> {
    let mut builder = OperatorBuilder::new("LedgersFrom".into(), scope);
    let path = builder.operator_info().address;
    let again = scope.activator_for(path.clone());
    let mut credits = builder.new_input(credits, Pipeline);
    let (output, frames) = builder.new_output_connection::<Vec<Read>, _>([(0, Antichain::new())]);
    let mut output = OutputBuilder::<_, CapacityContainerBuilder<Vec<Read>>>::from(output);
    builder.build(move |mut capabilities| {
        let wake = scope.worker().sync_activator_for(path.to_vec());
        let mut reader =
            reading.and_then(|reading| Some(Reader::new(reading, capabilities.pop()?, wake)));
        drop(capabilities);
        move |frontiers| {
            let mut halted = false;
            credits.for_each(|_, batch| {
                for credit in batch.drain(..) {
                    match (credit, &mut reader) {
                        (Credit::Packed(height), Some(reader)) => reader.flight.packed(height),
                        (Credit::Packed(_), None) => {}
                        (Credit::Halted, _) => halted = true,
                    }
                }
            });
            let Some(active) = reader.as_mut() else { return };
            active.flight.durable(frontiers[0].frontier().first().copied());
            let mut output = output.activate();
            let mut sent = 0;
            let turn = loop {
                if halted || active.stop.asked() {
                    break Turn::Over;
                }
                if sent == BURST {
                    break Turn::Again;
                }
                match active.next() {
                    Ok(read) => {
                        let over = read.is_err();
                        output.session(&active.capability).give(read);
                        active.advance();
                        if over {
                            break Turn::Over;
                        }
                    }
                    Err(turn) => break turn,
                }
                sent += 1;
            };
            match turn {
                Turn::Over => reader = None,
                Turn::Again => again.activate(),
                Turn::Wait => {}
            }
        }
    });
    frames
}

/// What a schedule of the operator ends with.
enum Turn {
    /// A credit or the reader thread will activate it.
    Wait,
    /// There may be more to send.
    Again,
    /// Nothing more will be sent.
    Over,
}

struct Reader {
    ledgers: Receiver<Read>,
    capability: Capability<Height>,
    flight: Flight,
    stop: Stop,
    stored: Stored,
    above: Option<Height>,
}

impl Reader {
    fn new(reading: Reading, capability: Capability<Height>, wake: SyncActivator) -> Self {
        let Reading { mut source, bounds, stop, stored, above } = reading;
        stop.1.lock().unwrap_or_else(PoisonError::into_inner).push(wake.clone());
        let (sender, ledgers) = sync_channel(READ_AHEAD);
        // A read can block for ever (a FIFO, a socket), and a worker never may.
        let reader = thread::Builder::new().name("reader".into());
        let started = reader.spawn(move || {
            while let Some(read) = source.next() {
                if sender.send(read).is_err() {
                    break;
                }
                let _ = wake.activate();
            }
            drop(sender);
            let _ = wake.activate();
        });
        started.expect("the system has threads, or no worker would run");
        Self { ledgers, capability, flight: Flight::new(bounds), stop, stored, above }
    }

    /// The next ledger to send, with the capability moved to its height.
    fn next(&mut self) -> Result<Read, Turn> {
        for _ in 0..BURST {
            if !self.flight.room() {
                return Err(Turn::Wait);
            }
            let mut read = match self.ledgers.try_recv() {
                Ok(read) => read,
                Err(TryRecvError::Empty) => return Err(Turn::Wait),
                Err(TryRecvError::Disconnected) => return Err(Turn::Over),
            };
            let height =
                read.as_ref().map_or_else(|rejected| rejected.height, |frame| frame.height);
            // A source that steps back is a source to stop at: an assertion would stop everything.
            self.capability.downgrade(&height.max(*self.capability.time()));
            match &mut read {
                Ok(frame) if (self.stored)(frame) => self.advance(),
                Ok(frame) => {
                    frame.counts = self.above.is_some_and(|above| height > above);
                    self.flight.sent(height, frame.bytes.len() as u64);
                    return Ok(read);
                }
                Err(_) => return Ok(read),
            }
        }
        Err(Turn::Again) // ledgers that are passed over are work too
    }

    /// Nothing more will be sent at the height last sent.
    fn advance(&mut self) {
        self.capability.downgrade(&self.capability.time().next());
    }
}

/// What is read and not yet durable, lowest height first.
struct Flight {
    bounds: Bounds,
    ledgers: VecDeque<(Height, u64)>,
    bytes: u64,
}

impl Flight {
    fn new(bounds: Bounds) -> Self {
        Self { bounds, ledgers: VecDeque::new(), bytes: 0 }
    }

    fn room(&self) -> bool {
        self.ledgers.len() < self.bounds.ledgers.max(1)
            && (self.bytes < self.bounds.bytes || self.bytes == 0)
    }

    fn sent(&mut self, height: Height, bytes: u64) {
        self.ledgers.push_back((height, bytes));
        self.bytes += bytes;
    }

    fn packed(&mut self, height: Height) {
        let at = self.ledgers.partition_point(|&(sent, _)| sent < height);
        if let Some((_, bytes)) = self.ledgers.get_mut(at).filter(|(sent, _)| *sent == height) {
            self.bytes -= std::mem::take(bytes);
        }
    }

    /// Forgets the heights below the credits' `frontier`, which feedback moved up by one.
    fn durable(&mut self, frontier: Option<Height>) {
        let durable = |height: Height| frontier.is_none_or(|lowest| height.next() < lowest);
        while let Some(&(_, bytes)) = self.ledgers.front().filter(|(height, _)| durable(*height)) {
            self.bytes -= bytes;
            self.ledgers.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_ends_at_the_ledger_bound_and_returns_with_durability() {
        let mut flight = Flight::new(Bounds { ledgers: 2, bytes: 100 });
        flight.sent(Height(7), 10);
        assert!(flight.room());
        flight.sent(Height(9), 10);
        assert!(!flight.room());
        flight.durable(Some(Height(8))); // 7 is the lowest that is not durable
        assert!(!flight.room());
        flight.durable(Some(Height(10)));
        assert_eq!((flight.ledgers.len(), flight.bytes), (1, 10));
        assert!(flight.room());
        flight.durable(None);
        assert_eq!((flight.ledgers.len(), flight.bytes), (0, 0));
    }

    #[test]
    fn room_ends_at_the_byte_bound_and_returns_with_packing() {
        let mut flight = Flight::new(Bounds { ledgers: 100, bytes: 100 });
        flight.sent(Height(7), 1_000); // a ledger over the bound passes, alone
        assert!(!flight.room());
        flight.packed(Height(8)); // not ours
        assert!(!flight.room());
        flight.packed(Height(7));
        flight.packed(Height(7)); // twice is once
        assert!(flight.room());
        flight.durable(None);
        assert_eq!(flight.bytes, 0);
    }
}
