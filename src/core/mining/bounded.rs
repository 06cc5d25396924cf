//! Mining within a bound of memory: the shapes come in batches that are written away.
//!
//! Each round takes the occurrences of a part of the classes, as in [`mine`](super::mine()); a class is in one round alone,
//! so whatever is counted of it is complete. What the rounds keep is gathered until it takes half of the bound; then the
//! second pass is made over it, and the finished rows are handed over. Rows of a batch are in their order; who takes them
//! has to merge the batches. No row depends on the bound.

use katachi_language::text;

use super::appeared::second_pass;
use super::classes::{Classes, Drawn, Lots};
use super::mine::{Whose, assemble, check, expected_occurrences};
use super::occurrences::{Occurrence, Part, Wanted, collect};
use super::{MinedPatterns, MiningError, MiningParams};
use crate::corpus::Corpus;
use crate::pattern::{PackedCells, ZobristTable};
use crate::progress::{Cancelled, Progress};

/// What all batches come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MinedTotals {
    pub occurrences: u64,
    /// Different shapes, those included that are left out.
    pub distinct: u64,
    /// Shapes that were handed over.
    pub kept: u64,
}

/// Why a bounded mining ended: mining itself, or whoever took the batches.
#[derive(Debug)]
pub enum BoundedError<E> {
    Mining(MiningError),
    Taker(E),
}

impl<E> From<Cancelled> for BoundedError<E> {
    fn from(cancelled: Cancelled) -> Self {
        BoundedError::Mining(cancelled.into())
    }
}

/// What tables and threads need in any case: no bound should be less.
pub const LEAST_MEMORY: u64 = 32 << 20;

/// Mines within about `memory` bytes beside the games themselves and what threads need, and hands over one batch of shapes
/// after the other, each with its own totals. All batches together are what [`mine`](super::mine()) gives.
///
/// Runs on the current rayon pool.
///
/// Errors: as [`mine`](super::mine()), and those of `take`.
pub fn mine_within<E>(
    corpus: &Corpus,
    params: &MiningParams,
    memory: u64,
    progress: &Progress,
    mut take: impl FnMut(MinedPatterns) -> Result<(), E>,
) -> Result<MinedTotals, BoundedError<E>> {
    check(params).map_err(BoundedError::Mining)?;
    // Vectors grow by doubling, and a bucket is copied to be sorted.
    let in_round = memory / 4 / size_of::<Occurrence>() as u64;
    let games = corpus.games();
    let rounds = expected_occurrences(corpus, games, params) / in_round.max(1) + 1;
    let (table, lots) = (ZobristTable::new(&params.window), Lots::of(corpus, games));
    let (mut totals, mut classes) = (MinedTotals::default(), Classes::default());
    progress.begin(text!("mining-step-reading-shapes"), "games", games.len() as u64 * rounds);
    for number in 0..rounds {
        let wanted = Wanted::Part(Part { number, of: rounds });
        let found = collect(corpus, games, params, &table, wanted, progress)?;
        classes.append(Classes::count(found, corpus, &lots, params.source, params.min_count));
        progress.check()?;
        let is_last = number + 1 == rounds;
        if !is_last && bytes(&classes, params) < memory / 2 {
            continue;
        }
        let own = std::mem::take(&mut classes);
        let second = second_pass(corpus, games, params, &table, &own.list, progress)?;
        let mined = assemble(Whose::of(corpus), params, own, second, progress)?;
        totals.occurrences += mined.occurrences;
        totals.distinct += mined.distinct;
        totals.kept += mined.len() as u64;
        take(mined).map_err(BoundedError::Taker)?;
        if !is_last {
            progress.begin(text!("mining-step-reading-shapes"), "games", games.len() as u64 * (rounds - number - 1));
        }
    }
    Ok(totals)
}

/// What the classes take, and will take when they are rows.
fn bytes(classes: &Classes, params: &MiningParams) -> u64 {
    /// A class with its counts, its place in the tables of the second pass, and its row.
    const A_CLASS: usize = 400;
    let cells = 2 * PackedCells::bytes(params.window.cell_count());
    let lists = classes.examples.items.len() * 2 * size_of::<Drawn>()
        + (classes.seen.items.len() + classes.next.items.len()) * 56;
    (classes.list.len() * (A_CLASS + cells) + lists) as u64
}
