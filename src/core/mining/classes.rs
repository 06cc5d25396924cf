//! Occurrences sorted into classes, and what the places of a class say of it.

use rayon::prelude::*;
use rustc_hash::FxHashSet;

use super::counts::Example;
use super::input::MiningInput;
use super::occurrences::{BUCKET_COUNT, ClassPlace, Occurrence, OccurrenceBuckets, WindowNextMove};
use super::{PatternSource, PatternStats};
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Color, GameView, Point};
use crate::pattern::{ClassKey, Image, random_value};

/// The most examples that are kept of a pattern.
pub(super) const MAX_EXAMPLES: usize = 32;

/// An example and its random rank. The examples with the smallest ranks are kept, whatever other games are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DrawnExample {
    pub rank: u64,
    /// Its image takes the board to the orientation of the class.
    pub example: Example,
}

/// The earliest occurrence of a class, from which its cells can be read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FirstOccurrence {
    pub game: GameId,
    pub place: u32,
    /// The number of the class.
    pub number: u32,
    pub image: u8,
    pub mover: Color,
}

/// Classes as the second pass looks for them: before their canonical forms are known.
#[derive(Default)]
pub(super) struct KnownClasses {
    pub keys: Vec<ClassKey>,
    /// The same for all images of a class; 0 for [`PatternSource::Final`], which needs none.
    pub profiles: Vec<u32>,
    /// None for a class that is offered in these games but never played.
    pub firsts: Vec<FirstOccurrence>,
}

impl KnownClasses {
    fn append(&mut self, other: KnownClasses) {
        let start = self.keys.len() as u32;
        self.keys.extend(other.keys);
        self.profiles.extend(other.profiles);
        self.firsts
            .extend(other.firsts.into_iter().map(|first| FirstOccurrence { number: start + first.number, ..first }));
    }

    fn split_off(&mut self, count: usize) -> KnownClasses {
        let mut firsts = self.firsts.split_off(self.firsts.partition_point(|first| (first.number as usize) < count));
        firsts.iter_mut().for_each(|first| first.number -= count as u32);
        KnownClasses { keys: self.keys.split_off(count), profiles: self.profiles.split_off(count), firsts }
    }
}

/// The classes of a part, with their places end to end.
#[derive(Default)]
pub(super) struct Classes {
    pub known: KnownClasses,
    ends: Vec<u64>,
    pub places: Vec<ClassPlace>,
    /// All classes and their occurrences, those below the minimum included.
    pub distinct: u64,
    pub occurrences: u64,
}

impl Classes {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// By game and place.
    pub fn places_of(&self, class: usize) -> &[ClassPlace] {
        let start = if class == 0 { 0 } else { self.ends[class - 1] };
        &self.places[start as usize..self.ends[class] as usize]
    }

    pub fn occurrences_of(&self, class: usize) -> u64 {
        self.ends[class] - if class == 0 { 0 } else { self.ends[class - 1] }
    }

    fn push(&mut self, group: &[Occurrence]) {
        let Occurrence { key, profile, at: ClassPlace { game, place, image, mover, .. } } = group[0];
        let number = self.len() as u32;
        self.known.keys.push(key);
        self.known.profiles.push(profile);
        self.known.firsts.push(FirstOccurrence { game, place, number, image, mover });
        self.places.extend(group.iter().map(|occurrence| occurrence.at));
        self.ends.push(self.places.len() as u64);
    }

    pub fn append(&mut self, other: Classes) {
        // The places of these may be spilled.
        let start = self.ends.last().copied().unwrap_or_default();
        self.known.append(other.known);
        self.ends.extend(other.ends.into_iter().map(|end| start + end));
        self.places.extend(other.places);
        self.distinct += other.distinct;
        self.occurrences += other.occurrences;
    }

    fn reserve_for(&mut self, others: &[Classes]) {
        let (classes, places) =
            (others.iter().map(Classes::len).sum(), others.iter().map(|own| own.places.len()).sum());
        self.known.keys.reserve_exact(classes);
        self.known.profiles.reserve_exact(classes);
        self.known.firsts.reserve_exact(classes);
        self.ends.reserve_exact(classes);
        self.places.reserve_exact(places);
    }

    /// Takes the first classes away, at most `count`. The totals go with the last of them.
    pub fn take(&mut self, count: usize) -> Classes {
        if count >= self.len() {
            return std::mem::take(self);
        }
        let start = self.ends[count - 1];
        let rest = Classes {
            known: self.known.split_off(count),
            ends: self.ends.split_off(count).into_iter().map(|end| end - start).collect(),
            places: self.places.split_off(start as usize),
            distinct: std::mem::take(&mut self.distinct),
            occurrences: std::mem::take(&mut self.occurrences),
        };
        let mut taken = std::mem::replace(self, rest);
        taken.places.shrink_to_fit();
        taken
    }

    /// Takes the first `count` classes, whose places were spilled, away. `bytes` are their places.
    pub fn take_spilled(&mut self, count: usize, bytes: &[u8]) -> Classes {
        let places: Vec<ClassPlace> = bytes.as_chunks().0.iter().map(ClassPlace::from_bytes).collect();
        let occurrences = places.len() as u64;
        let rest = self.ends.split_off(count);
        let ends = std::mem::replace(&mut self.ends, rest.into_iter().map(|end| end - occurrences).collect());
        Classes { known: KnownClasses::default(), ends, places, distinct: count as u64, occurrences }
    }

    /// Sorts the occurrences, and keeps the places of each class that has at least `min_count`.
    pub fn count(mut found: Vec<OccurrenceBuckets>, input: &MiningInput<'_>, min_count: u32) -> Classes {
        // Classes whose number of stones is outside the asked range only add to the totals.
        let discarded: FxHashSet<ClassKey> = found.iter().flat_map(|found| &found.discarded_classes).copied().collect();
        let mut all = Classes {
            distinct: discarded.len() as u64,
            occurrences: found.iter().map(|found| found.discarded).sum(),
            ..Classes::default()
        };
        let by_bucket: Vec<Vec<Vec<Occurrence>>> =
            (0..BUCKET_COUNT).map(|bucket| found.iter_mut().map(|found| found.take(bucket)).collect()).collect();
        drop((found, discarded));
        let counted: Vec<Classes> = by_bucket
            .into_par_iter()
            .map_init(Vec::new, |run: &mut Vec<Occurrence>, parts| {
                // The caller asks again and drops the rest.
                if input.progress.check().is_err() {
                    return Classes::default();
                }
                run.clear();
                parts.into_iter().for_each(|part| run.extend(part));
                run.sort_unstable_by_key(Occurrence::order);
                count_run(run, min_count)
            })
            .collect();
        all.reserve_for(&counted);
        counted.into_iter().take_while(|_| input.progress.check().is_ok()).for_each(|classes| all.append(classes));
        all
    }
}

fn count_run(run: &[Occurrence], min_count: u32) -> Classes {
    let mut classes = Classes::default();
    for group in run.chunk_by(|a, b| a.key == b.key) {
        classes.distinct += 1;
        classes.occurrences += group.len() as u64;
        if group.len() >= min_count as usize {
            classes.push(group);
        }
    }
    classes
}

/// Seeds for drawing examples: a hash of each game's contents. The draw thus does not depend on the library, or the
/// part of it, in which a game stands.
struct Lots(Vec<u64>);

impl Lots {
    fn for_games(corpus: &Corpus, games: &[GameId]) -> Lots {
        let mut lots = vec![0; corpus.record_count()];
        let hashes: Vec<u64> = games.par_iter().map(|&id| contents(corpus.game(id))).collect();
        games.iter().zip(hashes).for_each(|(id, hash)| lots[id.index()] = hash);
        Lots(lots)
    }

    fn rank(&self, at: &ClassPlace) -> u64 {
        random_value(self.0[at.game.index()] ^ random_value(u64::from(at.place)))
    }
}

/// A hash of size, set-up and moves.
fn contents(game: GameView<'_>) -> u64 {
    let setup = game.setup.iter().map(|stone| {
        let cell = stone.cell.map_or(0, |color| 1 + color as u64);
        u64::from(stone.before_move) << 32 | u64::from(stone.point.x) << 16 | u64::from(stone.point.y) << 8 | cell
    });
    let moves = game.moves.iter().map(|play| u64::from(play.to_bits()));
    setup.chain(moves).fold(game.size.side() as u64, |hash, value| random_value(hash ^ value))
}

/// Counts and lists read from the places of a class. Lists are in the orientation of its key.
#[derive(Default)]
pub(super) struct ClassSummary {
    pub stats: PatternStats,
    pub examples: Vec<DrawnExample>,
    /// Image index and count.
    pub seen: Vec<(u8, u64)>,
    pub next: Vec<(WindowNextMove, u64)>,
    /// Used again for each class.
    moves: Vec<WindowNextMove>,
    ranked: Vec<(u64, u32)>,
}

/// Reads the places of classes.
pub(super) struct PlaceReader<'a> {
    corpus: &'a Corpus,
    source: PatternSource,
    lots: Lots,
}

impl<'a> PlaceReader<'a> {
    pub fn new(corpus: &'a Corpus, games: &[GameId], source: PatternSource) -> PlaceReader<'a> {
        PlaceReader { corpus, source, lots: Lots::for_games(corpus, games) }
    }

    /// `group` are the places of a class by game and place.
    pub fn summarize(&self, group: &[ClassPlace], summary: &mut ClassSummary) {
        let ClassSummary { stats, examples, seen, next, moves, ranked } = summary;
        *stats = PatternStats { occurrences: group.len() as u64, ..PatternStats::default() };
        let mut by_image = [0_u64; Image::COUNT];
        moves.clear();
        for in_game in group.chunk_by(|a, b| a.game == b.game) {
            stats.games += 1;
            if let Some(year) = self.corpus.year(in_game[0].game) {
                let (first, last) = stats.years.unwrap_or((year, year));
                stats.years = Some((first.min(year), last.max(year)));
            }
            let winner = self.corpus.winner(in_game[0].game).color();
            for at in in_game {
                by_image[usize::from(at.image)] += 1;
                if at.next != WindowNextMove::NONE {
                    moves.push(at.next);
                }
                if self.source == PatternSource::Move && winner.is_some() {
                    stats.decided += 1;
                    stats.mover_wins += u64::from(winner == Some(at.mover));
                }
            }
        }
        moves.sort_unstable();
        next.clear();
        next.extend(moves.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u64)));
        seen.clear();
        let counted = by_image.into_iter().enumerate().filter(|&(_, count)| count > 0);
        seen.extend(counted.map(|(image, count)| (image as u8, count)));
        ranked.clear();
        ranked.extend(group.iter().enumerate().map(|(at, place)| (self.lots.rank(place), at as u32)));
        if ranked.len() > MAX_EXAMPLES {
            ranked.select_nth_unstable(MAX_EXAMPLES - 1);
            ranked.truncate(MAX_EXAMPLES);
        }
        // Sorted by game and place, as the group is.
        ranked.sort_unstable_by_key(|&(_, at)| at);
        examples.clear();
        let drawn = |&(rank, at): &(u64, u32)| DrawnExample { rank, example: self.example(&group[at as usize]) };
        examples.extend(ranked.iter().map(drawn));
    }

    fn example(&self, found: &ClassPlace) -> Example {
        let side = BoardSize::MAX as u32;
        let moves = self.corpus.game(found.game).moves;
        let (moves_before, at) = match self.source {
            PatternSource::Final => {
                (moves.len() as u32, Point::new((found.place % side) as u8, (found.place / side) as u8))
            }
            PatternSource::Move => {
                let point = moves[found.place as usize].point().expect("passes have no window");
                (found.place, point)
            }
        };
        Example { game: found.game, moves_before, at, image: Image::from_index(usize::from(found.image)) }
    }
}
