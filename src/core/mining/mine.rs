//! Mining: one pipeline within a memory bound. In the simple case everything fits, and nothing is spilled.
//!
//! 1. [`super::occurrences`]: each thread replays games and notes every occurrence with its class.
//! 2. [`super::classes`]: the notes are sorted by class, game and place; each run is a pattern. Notes that do not fit
//!    into memory are spilled ([`super::spill`]), or taken in rounds over the games. They are then counted one share of
//!    the classes at a time. Each class is in one share, so its counts are complete.
//! 3. [`super::appeared`]: games are replayed again to find the canonical form of each class, and how often it was
//!    offered. This is done once for all kept classes, or whenever these take half of the bound.
//! 4. [`super::rows`]: the rows in their order, made as they are asked for. The caller merges the batches, if there are
//!    several.
//!
//! Between the passes a class takes 44 bytes, and 12 for each of its places. The places are evaluated when the row of
//! the class is made.
//!
//! [`super::shard`] makes the same steps over some games, so that parts can be added up.
//!
//! Windows with fewer or more stones than are asked for are discarded in the first pass. They are counted, and take 16
//! bytes a class instead of 32 an occurrence, without examples and without a second pass. Measured: 7×7 around the
//! moves of 4,999 games, where a sixth of the shapes has 25 stones or more: 129 MB at most instead of 384, in 0.6 of
//! the time.
//!
//! Sorting decides every order, so neither the number of threads nor the bound is seen in the result.

use std::convert::Infallible;
use std::sync::Arc;

use super::appeared::second_pass;
use super::classes::{Classes, PlaceReader};
use super::input::MiningInput;
use super::rows::MinedBatch;
use super::spill::{BoundedError, KeptClasses, MiningCapacity, Spill, WaitingOccurrences};
use super::{MinedPatterns, MiningError, MiningParams};
use crate::corpus::Corpus;
use crate::progress::{Phase, Progress};

/// The totals of all batches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MinedTotals {
    pub occurrences: u64,
    /// Number of different shapes, including those that are left out.
    pub distinct: u64,
    /// Shapes that were handed over.
    pub kept: u64,
}

/// Counts the patterns of a corpus. The same corpus and parameters give the same result on any number of threads.
///
/// Runs on the current rayon pool.
///
/// Errors: stopped by the user; parameters that do not go together.
///
/// ```
/// use katachi_core::corpus::load::load_bytes;
/// use katachi_core::mining::{MiningParams, PatternSource, mine};
/// use katachi_core::pattern::Window;
/// use katachi_core::progress::Progress;
/// let games = load_bytes("two games", b"(;SZ[9];B[ee];W[ed])(;SZ[9];B[cc];W[dc])").corpus;
/// let params = MiningParams::new(Window::square(3)?, PatternSource::Move);
/// let shapes = mine(&games, &params, &Progress::new())?;
/// // Two moves on an empty 3×3, and two contacts that are one shape under the 16 symmetries.
/// assert_eq!((shapes.len(), shapes.occurrences), (2, 4));
/// assert_eq!(shapes.stats(0).occurrences, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn mine(corpus: &Corpus, params: &MiningParams, progress: &Progress) -> Result<MinedPatterns, MiningError> {
    Ok(mine_batch(corpus, params, progress)?.into_patterns(progress)?)
}

/// Like [`mine`], but makes the rows only as they are asked for.
///
/// Runs on the current rayon pool.
///
/// Errors: as [`mine`].
pub fn mine_batch<'a>(
    corpus: &'a Corpus,
    params: &MiningParams,
    progress: &Progress,
) -> Result<MinedBatch<'a>, MiningError> {
    let mut whole = None;
    let take = |batch| {
        whole = Some(batch);
        Ok(())
    };
    match mine_within(corpus, params, u64::MAX, &mut NoSpill, progress, take) {
        Ok(_) => Ok(whole.expect("what is not spilled comes as one batch")),
        Err(BoundedError::Mining(error)) => Err(error),
        Err(BoundedError::Outside(never)) => match never {},
    }
}

/// A spill that is never used: nothing exceeds an endless bound.
struct NoSpill;

impl Spill for NoSpill {
    type Error = Infallible;

    fn put(&mut self, _: &[u8]) -> Result<usize, Infallible> {
        unreachable!("everything fits into memory")
    }

    fn back(&mut self, _: usize) -> Result<Vec<u8>, Infallible> {
        unreachable!("nothing was spilled")
    }
}

/// Mines within about `memory` bytes, besides the games themselves and the needs of the threads. Hands over the shapes
/// in batches, each with its own totals. All batches together are the result of [`mine`], which has no bound. If the
/// occurrences do not fit, about 25 bytes for each are spilled, and half as much again for the places of classes.
///
/// Runs on the current rayon pool.
///
/// Errors: as [`mine`], and those of `spill` and `take`.
pub fn mine_within<'a, S: Spill>(
    corpus: &'a Corpus,
    params: &MiningParams,
    memory: u64,
    spill: &mut S,
    progress: &Progress,
    mut take: impl FnMut(MinedBatch<'a>) -> Result<(), S::Error>,
) -> Result<MinedTotals, BoundedError<S::Error>> {
    let input = MiningInput::new(corpus, corpus.games(), params, progress)?;
    let room = MiningCapacity::for_memory(memory, params);
    let places = Arc::new(PlaceReader::new(corpus, input.games, params.source));
    let mut waiting = WaitingOccurrences::from_games(&input, &room, spill)?;
    let shares = waiting.shares(&input, room.counted);
    let mut totals = MinedTotals { occurrences: waiting.discarded, ..MinedTotals::default() };
    let (mut kept, mut is_first) = (KeptClasses::default(), true);
    for (number, share) in (1..).zip(&shares) {
        let counted = Classes::count(waiting.read(share, &input, spill)?, &input, params.min_count);
        totals.occurrences += counted.occurrences;
        totals.distinct += counted.distinct;
        totals.kept += counted.len() as u64;
        match waiting.is_spilled() {
            true => kept.push_spilled(counted, spill)?,
            false => kept.push(counted),
        }
        progress.check()?;
        let is_last = number == shares.len();
        while kept.len() >= room.kept || is_last && (kept.len() > 0 || is_first) {
            let mut part = kept.take(room.kept);
            let is_whole = is_first && is_last && kept.len() == 0 && !waiting.is_spilled();
            is_first = false;
            let second = second_pass(&input, part.take_known())?;
            progress.begin(Phase::SortingShapes, "shapes", waiting.left + part.len());
            part.batches(second, spill, |classes, second| {
                let corpus = corpus.id().to_string();
                let mut head = MinedPatterns::without_rows(params.clone(), corpus, input.games.len() as u64);
                (head.occurrences, head.distinct) = (classes.occurrences, classes.distinct);
                let batch = MinedBatch::new(head, is_whole, classes, second, &places, progress)?;
                take(batch).map_err(BoundedError::Outside)
            })?;
        }
    }
    Ok(totals)
}

#[cfg(test)]
mod tests {
    use super::super::PatternSource;
    use super::*;
    use crate::progress::Cancelled;

    #[test]
    fn an_empty_corpus_gives_an_empty_result_and_a_window_without_centre_an_error() {
        let corpus = Corpus::default();
        let progress = Progress::new();
        let params = |window: &str, source| MiningParams::new(window.parse().unwrap(), source);
        assert!(mine(&corpus, &params("square:3", PatternSource::Move), &progress).unwrap().is_empty());
        assert!(mine(&corpus, &params("square:4", PatternSource::Final), &progress).unwrap().is_empty());
        let error = mine(&corpus, &params("square:4", PatternSource::Move), &progress).unwrap_err();
        assert!(error.to_string().contains("square:4"));
        progress.cancel();
        let cancelled = mine(&corpus, &params("square:3", PatternSource::Move), &progress).unwrap_err();
        assert_eq!(cancelled, MiningError::Cancelled(Cancelled));
    }
}
