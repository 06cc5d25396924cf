//! Mining within a bound of memory: what does not fit waits in a [`Spill`], a file as a rule.
//!
//! 1. The games are read once, some at a time; every occurrence is spilled, apart by class.
//! 2. Each part of the classes comes back alone and is counted, as in [`mine`](super::mine()). A class is in one part, so
//!    whatever is counted of it is complete. Lists of what is kept are spilled again; a class without takes a fifth.
//! 3. When the kept classes take half of the bound, the games are read again for their cells and offers, and finished rows
//!    are handed over. Rows of a batch are in their order; who takes them has to merge the batches.
//!
//! If everything fits, nothing is spilled. No row depends on the bound.

use super::appeared::second_pass;
use super::classes::{Class, Classes, Lots};
use super::mine::{MinedCorpus, assemble, check, expected_occurrences, mine};
use super::occurrences::{
    BUCKETS, ClassFilter, ClassPart, Occurrence, OccurrenceBuckets, collect, key_from_bytes, key_to_bytes,
};
use super::{MinedPatterns, MiningError, MiningParams};
use crate::corpus::{Corpus, GameId};
use crate::pattern::{PackedCells, ZobristTable};
use crate::progress::{Cancelled, Phase, Progress};

/// The totals of all batches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MinedTotals {
    pub occurrences: u64,
    /// Different shapes, those included that are left out.
    pub distinct: u64,
    /// Shapes that were handed over.
    pub kept: u64,
}

/// Why a bounded mining ended: mining itself, or whoever spills and takes the batches.
#[derive(Debug)]
pub enum BoundedError<E> {
    Mining(MiningError),
    Outside(E),
}

impl<E> From<Cancelled> for BoundedError<E> {
    fn from(cancelled: Cancelled) -> Self {
        BoundedError::Mining(cancelled.into())
    }
}

/// A place for pieces that do not fit into memory.
pub trait Spill {
    type Error;

    /// Returns what [`back`](Spill::back) knows the piece by.
    fn put(&mut self, piece: &[u8]) -> Result<usize, Self::Error>;

    /// A piece exactly as it was put.
    fn back(&mut self, piece: usize) -> Result<Vec<u8>, Self::Error>;
}

/// Memory that tables and threads need in any case: no bound should be less.
pub const LEAST_MEMORY: u64 = 32 << 20;

/// Mines within about `memory` bytes beside the games themselves and what threads need, and hands over one batch of shapes
/// after the other, each with its own totals. All batches together are what [`mine`](super::mine()) gives. About 25 bytes
/// an occurrence are spilled, and as much again for lists.
///
/// Runs on the current rayon pool.
///
/// Errors: as [`mine`](super::mine()), and those of `spill` and `take`.
pub fn mine_within<S: Spill>(
    corpus: &Corpus,
    params: &MiningParams,
    memory: u64,
    spill: &mut S,
    progress: &Progress,
    mut take: impl FnMut(MinedPatterns) -> Result<(), S::Error>,
) -> Result<MinedTotals, BoundedError<S::Error>> {
    check(params).map_err(BoundedError::Mining)?;
    let room = MiningCapacity::for_memory(memory, params);
    if expected_occurrences(corpus, corpus.games(), params) <= room.counted {
        let mined = mine(corpus, params, progress).map_err(BoundedError::Mining)?;
        let MinedPatterns { occurrences, distinct, .. } = mined;
        let totals = MinedTotals { occurrences, distinct, kept: mined.len() as u64 };
        take(mined).map_err(BoundedError::Outside)?;
        return Ok(totals);
    }
    let (table, lots) = (ZobristTable::new(&params.window), Lots::for_games(corpus, corpus.games()));
    let spilled = Spilled::from_corpus(corpus, params, &table, &room, spill, progress)?;
    let mut totals = MinedTotals { occurrences: spilled.discarded, ..MinedTotals::default() };
    let mut kept = KeptClasses::default();
    let parts = spilled.parts(room.counted);
    let (mut left, last) = (spilled.occurrences(), parts.len());
    progress.begin(Phase::SortingShapes, "shapes", left);
    for (number, part) in parts.into_iter().enumerate() {
        let found = spilled.back(&part, spill)?;
        let count = found.len();
        let counted = Classes::count(vec![found], corpus, &lots, params.source, params.min_count);
        totals.occurrences += counted.occurrences;
        totals.distinct += counted.distinct;
        totals.kept += counted.list.len() as u64;
        kept.push(counted, spill)?;
        progress.check()?;
        progress.add(count);
        left -= count;
        let is_last = number + 1 == last;
        if is_last || kept.list.len() as u64 >= room.kept {
            let kept = std::mem::take(&mut kept);
            let counts = kept.counts();
            let second = second_pass(corpus, corpus.games(), params, &table, &kept.list, progress)?;
            progress.begin(Phase::SortingShapes, "shapes", left + kept.list.len() as u64);
            for (classes, second) in kept.back(spill).zip(second.parts(&counts)) {
                let mined = assemble(MinedCorpus::from_corpus(corpus), params, classes?, second, progress)?;
                take(mined).map_err(BoundedError::Outside)?;
            }
        }
    }
    Ok(totals)
}

/// How much of what there is room for.
struct MiningCapacity {
    /// Occurrences that are collected at once. Vectors grow by doubling.
    collected: u64,
    /// Occurrences that are counted at once, beside the kept classes.
    counted: u64,
    /// Kept classes without their lists.
    kept: u64,
}

impl MiningCapacity {
    fn for_memory(memory: u64, params: &MiningParams) -> MiningCapacity {
        /// A class, its places in tables, and its counts of offers for two threads.
        const CLASS: u64 = 320;
        /// An occurrence, its copy to be sorted, and its share of lists: first as they are counted, then as rows.
        const OCCURRENCE: u64 = 160;
        /// A class as it is counted and as it is a row, beside its cells.
        const ROW: u64 = 400;
        let cells = 2 * PackedCells::bytes(params.window.cell_count()) as u64;
        let counted = OCCURRENCE + (ROW + cells) / u64::from(params.min_count.max(1));
        MiningCapacity {
            collected: (memory / (5 * size_of::<Occurrence>() as u64 / 2)).max(1),
            counted: (memory / 2 / counted).max(1),
            kept: (memory / 2 / (CLASS + cells)).max(1),
        }
    }
}

/// All occurrences, apart by bucket.
struct Spilled {
    buckets: [SpilledBucket; BUCKETS],
    /// Occurrences with fewer or more stones than are asked for.
    discarded: u64,
}

#[derive(Default)]
struct SpilledBucket {
    occurrences: u64,
    pieces: Vec<usize>,
    /// Pieces of the keys of classes with fewer or more stones than are asked for.
    discarded: Vec<usize>,
}

/// Some buckets whole, or a part of the classes of one.
struct BucketShare {
    buckets: std::ops::Range<usize>,
    part: ClassPart,
}

impl Spilled {
    fn from_corpus<S: Spill>(
        corpus: &Corpus,
        params: &MiningParams,
        table: &ZobristTable,
        room: &MiningCapacity,
        spill: &mut S,
        progress: &Progress,
    ) -> Result<Spilled, BoundedError<S::Error>> {
        let mut spilled = Spilled { buckets: std::array::from_fn(|_| SpilledBucket::default()), discarded: 0 };
        let mut games = corpus.games();
        progress.begin(Phase::ReadingShapes, "games", games.len() as u64);
        while !games.is_empty() {
            let (now, later) = games.split_at(fitting(corpus, games, params, room.collected));
            games = later;
            let found = collect(corpus, now, params, table, ClassFilter::Part(ClassPart::ALL), progress)?;
            spilled.discarded += found.iter().map(|found| found.discarded).sum::<u64>();
            let mut put = |bytes: Vec<u8>, pieces: &mut Vec<usize>| {
                if !bytes.is_empty() {
                    pieces.push(spill.put(&bytes).map_err(BoundedError::Outside)?);
                }
                progress.check().map_err(BoundedError::from)
            };
            for (number, bucket) in spilled.buckets.iter_mut().enumerate() {
                bucket.occurrences += found.iter().map(|found| found.bucket(number).len() as u64).sum::<u64>();
                let occurrences = found.iter().flat_map(|found| found.bucket(number));
                put(occurrences.flat_map(|own| own.to_bytes()).collect(), &mut bucket.pieces)?;
                let discarded = found.iter().flat_map(|found| found.discarded_of(number));
                put(discarded.flat_map(key_to_bytes).collect(), &mut bucket.discarded)?;
            }
        }
        Ok(spilled)
    }

    fn occurrences(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.occurrences).sum()
    }

    /// Shares of about `most` occurrences; more, if a class alone has more.
    fn parts(&self, most: u64) -> Vec<BucketShare> {
        let mut shares: Vec<BucketShare> = Vec::new();
        let mut room = 0;
        for (number, bucket) in self.buckets.iter().enumerate() {
            let parts = bucket.occurrences.div_ceil(most).max(1);
            match shares.last_mut() {
                Some(share) if bucket.occurrences <= room => {
                    share.buckets.end = number + 1;
                    room -= bucket.occurrences;
                }
                _ => {
                    let share =
                        |of| BucketShare { buckets: number..number + 1, part: ClassPart { number: of, of: parts } };
                    shares.extend((0..parts).map(share));
                    room = if parts == 1 { most - bucket.occurrences } else { 0 };
                }
            }
        }
        shares
    }

    fn back<S: Spill>(&self, share: &BucketShare, spill: &mut S) -> Result<OccurrenceBuckets, BoundedError<S::Error>> {
        let mut found = OccurrenceBuckets::new();
        for number in share.buckets.clone() {
            let bucket = &self.buckets[number];
            found.reserve(number, bucket.occurrences.div_ceil(share.part.of) as usize);
            for &piece in &bucket.pieces {
                let bytes = spill.back(piece).map_err(BoundedError::Outside)?;
                let occurrences = bytes.as_chunks().0.iter().map(Occurrence::from_bytes);
                occurrences.filter(|own| share.part.holds(own.key)).for_each(|own| found.put(own));
            }
            for &piece in &bucket.discarded {
                let bytes = spill.back(piece).map_err(BoundedError::Outside)?;
                let keys = bytes.as_chunks().0.iter().map(key_from_bytes);
                found.discarded_classes.extend(keys.filter(|&key| share.part.holds(key)));
            }
        }
        Ok(found)
    }
}

/// Number of the next games that have about `most` occurrences together: one at least.
fn fitting(corpus: &Corpus, games: &[GameId], params: &MiningParams, most: u64) -> usize {
    /// Games whose occurrences are summed at once.
    const RUN: usize = 64;
    let mut occurrences = 0;
    let runs = games.chunks(RUN).take_while(|run| {
        occurrences += expected_occurrences(corpus, run, params);
        occurrences <= most
    });
    (runs.count() * RUN).clamp(1, games.len())
}

/// Classes that are kept, their lists spilled.
#[derive(Default)]
struct KeptClasses {
    list: Vec<Class>,
    /// For each part: the number of classes, and the piece of their lists.
    parts: Vec<(usize, usize)>,
}

impl KeptClasses {
    fn push<S: Spill>(&mut self, classes: Classes, spill: &mut S) -> Result<(), BoundedError<S::Error>> {
        let piece = spill.put(&classes.lists_to_bytes()).map_err(BoundedError::Outside)?;
        self.parts.push((classes.list.len(), piece));
        self.list.extend(classes.list);
        Ok(())
    }

    fn counts(&self) -> Vec<usize> {
        self.parts.iter().map(|&(count, _)| count).collect()
    }

    /// The classes of each part.
    fn back<S: Spill>(self, spill: &mut S) -> impl Iterator<Item = Result<Classes, BoundedError<S::Error>>> {
        let mut list = self.list.into_iter();
        self.parts.into_iter().map(move |(count, piece)| {
            let bytes = spill.back(piece).map_err(BoundedError::Outside)?;
            Ok(Classes::from_lists(list.by_ref().take(count).collect(), &bytes))
        })
    }
}
