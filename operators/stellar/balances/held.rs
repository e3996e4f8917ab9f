//! Rows that are stored already, on their way back into a dataflow.
//!
//! Collections start empty with every run: what they were made of is added at the height below all
//! ledgers, and what is stored of their outcome is taken off, so that only differences are written.

use differential_dataflow::{AsCollection, VecCollection};
use ledgerflow_records::{Current, Height};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::operators::generic::source;
use timely::dataflow::operators::vec::{Filter, Map};
use timely::dataflow::{Scope, StreamVec};

/// Stored rows, page by page, for one worker alone.
pub type Pages = Box<dyn Iterator<Item = Vec<Current>>>;

/// The stored rows, at the height below all ledgers.
pub fn held<'scope>(
    scope: Scope<'scope, Height>,
    pages: Option<Pages>,
) -> StreamVec<'scope, Height, Current> {
    source::<_, CapacityContainerBuilder<Vec<_>>, _, _>(scope, "Held", move |capability, info| {
        let again = scope.activator_for(info.address);
        let mut open = pages.map(|pages| (pages, capability));
        move |output| {
            let Some((pages, capability)) = &mut open else { return };
            match pages.next() {
                Some(page) => {
                    output.session(capability).give_iterator(page.into_iter());
                    again.activate();
                }
                None => open = None,
            }
        }
    })
}

/// How `rows` differ from those of `held` that are of their tables.
pub(super) fn changed<'scope>(
    rows: VecCollection<'scope, Height, Current>,
    held: StreamVec<'scope, Height, Current>,
    of: fn(&Current) -> bool,
) -> VecCollection<'scope, Height, Current> {
    let stored = held.filter(of).map(|row| (row, Height(0), -1)).as_collection();
    rows.concat(stored).consolidate()
}
