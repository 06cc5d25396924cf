//! Occurrences and classes that wait: in memory if they fit, else in a [`Spill`], a file as a rule.

use std::ops::Range;

use super::appeared::Second;
use super::classes::{Classes, KnownClasses};
use super::input::MiningInput;
use super::occurrences::{
    BUCKET_COUNT, ClassFilter, ClassPart, ClassPlace, Occurrence, OccurrenceBuckets, collect, key_from_bytes,
    key_to_bytes,
};
use super::{MiningError, MiningParams};
use crate::corpus::GameId;
use crate::machine;
use crate::pattern::PackedCells;
use crate::progress::{Cancelled, Phase};

/// Why a bounded mining ended: mining itself, or whoever spills and takes the batches.
#[derive(Debug)]
pub enum BoundedError<E> {
    Mining(MiningError),
    Outside(E),
}

impl<E> From<MiningError> for BoundedError<E> {
    fn from(error: MiningError) -> Self {
        BoundedError::Mining(error)
    }
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
pub const MIN_MEMORY: u64 = 32 << 20;

/// The bound where nobody gave one: a quarter of the machine's memory. Less would only take longer, and what fits into
/// less takes no more.
pub fn usual_memory() -> u64 {
    const UNKNOWN_MACHINE_BYTES: u64 = 8 << 30;
    (machine::memory_bytes().unwrap_or(UNKNOWN_MACHINE_BYTES) / 4).max(MIN_MEMORY)
}

/// How much of what there is room for.
pub(super) struct MiningCapacity {
    /// Occurrences that are collected at once, to be spilled.
    collected: u64,
    /// Occurrences that need not be spilled.
    unspilled: u64,
    /// Spilled occurrences that are counted at once, beside the kept classes.
    pub counted: u64,
    /// Classes whose second pass is made at once.
    pub kept: u64,
}

impl MiningCapacity {
    pub fn for_memory(memory: u64, params: &MiningParams) -> MiningCapacity {
        const OCCURRENCE_BYTES: u64 = size_of::<Occurrence>() as u64;
        const PLACE_BYTES: u64 = size_of::<ClassPlace>() as u64;
        /// A class beside its places: its key, profile, first place and end.
        const CLASS_BYTES: u64 = 44;
        /// A class in the second pass: in the table of keys, its first place as it is sorted, its offers as two threads
        /// count them, its form as it is read and as it is kept.
        const SECOND_BYTES: u64 = 160;
        let cells = 2 * PackedCells::bytes(params.window.cell_count()) as u64;
        let of_class = |bytes: u64| bytes / u64::from(params.min_count.max(1));
        // Classes are put together from those of all buckets, so they are there twice for a while.
        let sorted = 2 * (PLACE_BYTES + of_class(CLASS_BYTES));
        MiningCapacity {
            collected: (memory / (5 * OCCURRENCE_BYTES / 2)).max(1),
            unspilled: memory / sorted.max(OCCURRENCE_BYTES * 9 / 8),
            counted: (memory / 2 / (2 * OCCURRENCE_BYTES + sorted)).max(1),
            kept: (memory / 2 / (CLASS_BYTES + SECOND_BYTES + cells)).max(1),
        }
    }
}

/// Occurrences noted in one round: 576 MB.
const ROUND_OCCURRENCES: u64 = 18_000_000;

/// All occurrences, to be counted a share of the classes at a time.
pub(super) struct WaitingOccurrences {
    /// The spilled occurrences; no bucket where they fit into memory, and the games are read for each share.
    buckets: Vec<SpilledBucket>,
    /// The most occurrences that the games can have.
    expected: u64,
    /// Spilled occurrences that were not counted yet.
    pub left: u64,
    /// Spilled ones with fewer or more stones than are asked for, of which only the classes wait.
    pub discarded: u64,
}

#[derive(Default)]
struct SpilledBucket {
    occurrences: u64,
    pieces: Vec<usize>,
    /// Pieces of the keys of classes with fewer or more stones than are asked for.
    discarded: Vec<usize>,
}

/// Some buckets whole, or a part of the classes of them.
pub(super) struct BucketShare {
    buckets: Range<usize>,
    part: ClassPart,
}

impl WaitingOccurrences {
    /// Reads the games and spills what is found, unless there is room for all.
    pub fn from_games<S: Spill>(
        input: &MiningInput<'_>,
        room: &MiningCapacity,
        spill: &mut S,
    ) -> Result<WaitingOccurrences, BoundedError<S::Error>> {
        let expected = input.expected_occurrences(input.games);
        let mut waiting = WaitingOccurrences { buckets: Vec::new(), expected, left: 0, discarded: 0 };
        if expected > room.unspilled {
            waiting.buckets.resize_with(BUCKET_COUNT, SpilledBucket::default);
            waiting.spill(input, room, spill)?;
            waiting.left = waiting.buckets.iter().map(|bucket| bucket.occurrences).sum();
        }
        Ok(waiting)
    }

    fn spill<S: Spill>(
        &mut self,
        input: &MiningInput<'_>,
        room: &MiningCapacity,
        spill: &mut S,
    ) -> Result<(), BoundedError<S::Error>> {
        let mut games = input.games;
        input.progress.begin(Phase::ReadingShapes, "games", games.len() as u64);
        while !games.is_empty() {
            let (now, later) = games.split_at(fitting(input, games, room.collected));
            games = later;
            let found = collect(input, now, ClassFilter::Part(ClassPart::ALL))?;
            self.discarded += found.iter().map(|found| found.discarded).sum::<u64>();
            let mut put = |bytes: Vec<u8>, pieces: &mut Vec<usize>| {
                if !bytes.is_empty() {
                    pieces.push(spill.put(&bytes).map_err(BoundedError::Outside)?);
                }
                input.progress.check().map_err(BoundedError::from)
            };
            for (number, bucket) in self.buckets.iter_mut().enumerate() {
                bucket.occurrences += found.iter().map(|found| found.bucket(number).len() as u64).sum::<u64>();
                let occurrences = found.iter().flat_map(|found| found.bucket(number));
                put(occurrences.flat_map(|own| own.to_bytes()).collect(), &mut bucket.pieces)?;
                let discarded = found.iter().flat_map(|found| found.discarded_of(number));
                put(discarded.flat_map(key_to_bytes).collect(), &mut bucket.discarded)?;
            }
        }
        Ok(())
    }

    pub fn is_spilled(&self) -> bool {
        !self.buckets.is_empty()
    }

    /// Shares of about `most` occurrences; more, if a class alone has more.
    pub fn shares(&self, input: &MiningInput<'_>, most: u64) -> Vec<BucketShare> {
        let share = |buckets: Range<usize>, of| {
            (0..of).map(move |number| BucketShare { buckets: buckets.clone(), part: ClassPart { number, of } })
        };
        if !self.is_spilled() {
            let rounds = self.expected / ROUND_OCCURRENCES + 1;
            input.progress.begin(Phase::ReadingShapes, "games", input.games.len() as u64 * rounds);
            return share(0..BUCKET_COUNT, rounds).collect();
        }
        input.progress.begin(Phase::SortingShapes, "shapes", self.left);
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
                    shares.extend(share(number..number + 1, parts));
                    room = if parts == 1 { most - bucket.occurrences } else { 0 };
                }
            }
        }
        shares
    }

    /// The occurrences of a share, by thread.
    pub fn read<S: Spill>(
        &mut self,
        share: &BucketShare,
        input: &MiningInput<'_>,
        spill: &mut S,
    ) -> Result<Vec<OccurrenceBuckets>, BoundedError<S::Error>> {
        if !self.is_spilled() {
            return Ok(collect(input, input.games, ClassFilter::Part(share.part))?);
        }
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
        self.left -= found.len();
        input.progress.add(found.len());
        Ok(vec![found])
    }
}

/// Number of the next games that have about `most` occurrences together: one at least.
fn fitting(input: &MiningInput<'_>, games: &[GameId], most: u64) -> usize {
    /// Games whose occurrences are summed at once.
    const RUN_GAMES: usize = 64;
    let mut occurrences = 0;
    let runs = games.chunks(RUN_GAMES).take_while(|run| {
        occurrences += input.expected_occurrences(run);
        occurrences <= most
    });
    (runs.count() * RUN_GAMES).clamp(1, games.len())
}

/// Classes that are kept; their places are spilled if the occurrences are.
#[derive(Default)]
pub(super) struct KeptClasses {
    classes: Classes,
    /// For each share: the number of classes, and the piece of their places.
    pieces: Vec<(usize, usize)>,
}

impl KeptClasses {
    pub fn len(&self) -> u64 {
        self.classes.len() as u64
    }

    pub fn push(&mut self, classes: Classes) {
        self.classes.append(classes);
    }

    pub fn push_spilled<S: Spill>(
        &mut self,
        mut classes: Classes,
        spill: &mut S,
    ) -> Result<(), BoundedError<S::Error>> {
        let places = std::mem::take(&mut classes.places);
        let bytes: Vec<u8> = places.into_iter().flat_map(ClassPlace::to_bytes).collect();
        let piece = spill.put(&bytes).map_err(BoundedError::Outside)?;
        self.pieces.push((classes.len(), piece));
        self.classes.append(classes);
        Ok(())
    }

    /// Takes the first classes away: at most `most`, or all if their places are spilled.
    pub fn take(&mut self, most: u64) -> KeptClasses {
        match self.pieces.is_empty() {
            true => KeptClasses {
                classes: self.classes.take(usize::try_from(most).unwrap_or(usize::MAX)),
                pieces: Vec::new(),
            },
            false => std::mem::take(self),
        }
    }

    /// Hands over what the second pass needs.
    pub fn take_known(&mut self) -> KnownClasses {
        std::mem::take(&mut self.classes.known)
    }

    /// Hands over the classes of each share that was spilled, or all at once, with their part of the second pass.
    pub fn batches<S: Spill>(
        mut self,
        second: Second,
        spill: &mut S,
        mut take: impl FnMut(Classes, Second) -> Result<(), BoundedError<S::Error>>,
    ) -> Result<(), BoundedError<S::Error>> {
        if self.pieces.is_empty() {
            return take(self.classes, second);
        }
        let counts: Vec<usize> = self.pieces.iter().map(|&(count, _)| count).collect();
        for ((count, piece), second) in self.pieces.into_iter().zip(second.parts(&counts)) {
            let bytes = spill.back(piece).map_err(BoundedError::Outside)?;
            take(self.classes.take_spilled(count, &bytes), second)?;
        }
        Ok(())
    }
}
