//! Occurrences sorted into classes, with each class's counts.

use rayon::prelude::*;
use rustc_hash::FxHashSet;

use super::counts::{Example, Lists};
use super::input::MiningInput;
use super::occurrences::{BUCKET_COUNT, Occurrence, OccurrenceBuckets, WindowNextMove};
use super::{PatternSource, PatternStats};
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, GameView, Point};
use crate::pattern::{ClassKey, Image, random_value};

/// The most examples that are kept of a pattern.
pub(super) const MAX_EXAMPLES: usize = 32;

/// A class before its canonical form is known: lists are in the orientation of its key.
pub(super) struct Class {
    pub key: ClassKey,
    /// The same for all its images; 0 for [`PatternSource::Final`], which needs none.
    pub profile: u32,
    pub stats: PatternStats,
    /// The earliest occurrence, from which the cells can be read. `None` if the shape is offered in these games but
    /// never played.
    pub first: Option<Occurrence>,
}

/// An example and its random rank. The examples with the smallest ranks are kept, whatever other games are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DrawnExample {
    pub rank: u64,
    /// Its image takes the board to the orientation of the class.
    pub example: Example,
}

/// The classes of a part.
#[derive(Default)]
pub(super) struct Classes {
    pub list: Vec<Class>,
    pub examples: Lists<DrawnExample>,
    /// Image index and count.
    pub seen: Lists<(u8, u64)>,
    pub next: Lists<(WindowNextMove, u64)>,
    /// All classes and their occurrences, those below the minimum included.
    pub distinct: u64,
    pub occurrences: u64,
}

impl Classes {
    pub fn append(&mut self, other: Classes) {
        self.list.extend(other.list);
        self.examples.append(other.examples);
        self.seen.append(other.seen);
        self.next.append(other.next);
        self.distinct += other.distinct;
        self.occurrences += other.occurrences;
    }

    /// The lists of all classes as bytes, for [`Classes::from_lists`].
    pub fn lists_to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for class in 0..self.list.len() {
            let (examples, seen, next) = (self.examples.get(class), self.seen.get(class), self.next.get(class));
            for length in [examples.len(), seen.len(), next.len()] {
                bytes.extend((length as u32).to_le_bytes());
            }
            for DrawnExample { rank, example: Example { game, moves_before, at, image } } in examples {
                bytes.extend(rank.to_le_bytes());
                bytes.extend(game.0.to_le_bytes());
                bytes.extend(moves_before.to_le_bytes());
                bytes.extend([at.x, at.y, image.index() as u8]);
            }
            for &(image, count) in seen {
                bytes.push(image);
                bytes.extend(count.to_le_bytes());
            }
            for &(next, count) in next {
                bytes.extend(next.to_bits().to_le_bytes());
                bytes.extend(count.to_le_bytes());
            }
        }
        bytes
    }

    /// Puts classes together from their list and the bytes of [`lists_to_bytes`](Classes::lists_to_bytes).
    pub fn from_lists(list: Vec<Class>, mut bytes: &[u8]) -> Classes {
        fn next<const N: usize>(bytes: &mut &[u8]) -> [u8; N] {
            let (own, rest) = bytes.split_first_chunk().expect("what was written is there");
            *bytes = rest;
            *own
        }
        let bytes = &mut bytes;
        let mut classes = Classes::default();
        for _ in &list {
            let [examples, seen, replies] = std::array::from_fn(|_| u32::from_le_bytes(next(bytes)));
            classes.examples.push((0..examples).map(|_| {
                let rank = u64::from_le_bytes(next(bytes));
                let [game, moves_before] = std::array::from_fn(|_| u32::from_le_bytes(next(bytes)));
                let [x, y, image] = next(bytes);
                let (game, image) = (GameId(game), Image::from_index(usize::from(image)));
                DrawnExample { rank, example: Example { game, moves_before, at: Point::new(x, y), image } }
            }));
            classes.seen.push((0..seen).map(|_| {
                let [image] = next(bytes);
                (image, u64::from_le_bytes(next(bytes)))
            }));
            classes.next.push((0..replies).map(|_| {
                let reply = WindowNextMove::from_bits(u16::from_le_bytes(next(bytes)));
                (reply, u64::from_le_bytes(next(bytes)))
            }));
        }
        (classes.distinct, classes.list) = (list.len() as u64, list);
        classes.occurrences = classes.list.iter().map(|class| class.stats.occurrences).sum();
        classes
    }

    /// Sorts the occurrences and counts those of each class that has at least `min_count`.
    pub fn count(found: Vec<OccurrenceBuckets>, input: &MiningInput<'_>, lots: &Lots, min_count: u32) -> Classes {
        let (corpus, source) = (input.corpus, input.params.source);
        let counted: Vec<Classes> = (0..BUCKET_COUNT)
            .into_par_iter()
            .map_init(Vec::new, |run: &mut Vec<Occurrence>, bucket| {
                // The caller asks again and drops the rest.
                if input.progress.check().is_err() {
                    return Classes::default();
                }
                run.clear();
                found.iter().for_each(|found| run.extend_from_slice(found.bucket(bucket)));
                run.sort_unstable_by_key(Occurrence::order);
                count_run(run, corpus, lots, source, min_count)
            })
            .collect();
        // Classes whose number of stones is outside the asked range only add to the totals.
        let discarded: FxHashSet<ClassKey> = found.iter().flat_map(|found| &found.discarded_classes).copied().collect();
        let mut all = Classes {
            distinct: discarded.len() as u64,
            occurrences: found.iter().map(|found| found.discarded).sum(),
            ..Classes::default()
        };
        all.list.reserve_exact(counted.iter().map(|classes| classes.list.len()).sum());
        all.examples.reserve_for(counted.iter().map(|classes| &classes.examples));
        all.seen.reserve_for(counted.iter().map(|classes| &classes.seen));
        all.next.reserve_for(counted.iter().map(|classes| &classes.next));
        counted.into_iter().take_while(|_| input.progress.check().is_ok()).for_each(|classes| all.append(classes));
        all
    }
}

/// Seeds for drawing examples: a hash of each game's contents. The draw thus does not depend on the library, or the
/// part of it, in which a game stands.
pub(super) struct Lots(Vec<u64>);

impl Lots {
    pub fn for_games(corpus: &Corpus, games: &[GameId]) -> Lots {
        let mut lots = vec![0; corpus.record_count()];
        let hashes: Vec<u64> = games.par_iter().map(|&id| contents(corpus.game(id))).collect();
        games.iter().zip(hashes).for_each(|(id, hash)| lots[id.index()] = hash);
        Lots(lots)
    }

    fn rank(&self, occurrence: &Occurrence) -> u64 {
        random_value(self.0[occurrence.game.index()] ^ random_value(u64::from(occurrence.place)))
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

fn count_run(run: &[Occurrence], corpus: &Corpus, lots: &Lots, source: PatternSource, min_count: u32) -> Classes {
    let mut classes = Classes::default();
    // Nearly every occurrence of a large window is a class of its own: reserve for all. Unused memory costs nothing.
    classes.list.reserve(run.len());
    classes.examples.items.reserve(run.len());
    let mut next: Vec<WindowNextMove> = Vec::new();
    let mut ranked: Vec<(u64, u32)> = Vec::new();
    for group in run.chunk_by(|a, b| a.key == b.key) {
        classes.distinct += 1;
        classes.occurrences += group.len() as u64;
        if group.len() < min_count as usize {
            continue;
        }
        let mut stats = PatternStats { occurrences: group.len() as u64, ..PatternStats::default() };
        let mut seen = [0_u64; Image::COUNT];
        next.clear();
        for in_game in group.chunk_by(|a, b| a.game == b.game) {
            stats.games += 1;
            if let Some(year) = corpus.year(in_game[0].game) {
                let (first, last) = stats.years.unwrap_or((year, year));
                stats.years = Some((first.min(year), last.max(year)));
            }
            let winner = corpus.winner(in_game[0].game).color();
            for occurrence in in_game {
                seen[usize::from(occurrence.image)] += 1;
                if occurrence.next != WindowNextMove::NONE {
                    next.push(occurrence.next);
                }
                if source == PatternSource::Move && winner.is_some() {
                    stats.decided += 1;
                    stats.mover_wins += u64::from(winner == Some(occurrence.mover));
                }
            }
        }
        next.sort_unstable();
        classes.next.push(next.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u64)));
        let counted = seen.iter().enumerate().filter(|&(_, &count)| count > 0);
        classes.seen.push(counted.map(|(image, &count)| (image as u8, count)));
        ranked.clear();
        ranked.extend(group.iter().enumerate().map(|(at, occurrence)| (lots.rank(occurrence), at as u32)));
        if ranked.len() > MAX_EXAMPLES {
            ranked.select_nth_unstable(MAX_EXAMPLES - 1);
            ranked.truncate(MAX_EXAMPLES);
        }
        // Sorted by game and place, as the group is.
        ranked.sort_unstable_by_key(|&(_, at)| at);
        let drawn =
            |&(rank, at): &(u64, u32)| DrawnExample { rank, example: example(corpus, source, &group[at as usize]) };
        classes.examples.push(ranked.iter().map(drawn));
        let Occurrence { key, profile, .. } = group[0];
        classes.list.push(Class { key, profile, stats, first: Some(group[0]) });
    }
    classes
}

fn example(corpus: &Corpus, source: PatternSource, occurrence: &Occurrence) -> Example {
    let side = BoardSize::MAX as u32;
    let moves = corpus.game(occurrence.game).moves;
    let (moves_before, at) = match source {
        PatternSource::Final => {
            (moves.len() as u32, Point::new((occurrence.place % side) as u8, (occurrence.place / side) as u8))
        }
        PatternSource::Move => {
            let point = moves[occurrence.place as usize].point().expect("passes have no window");
            (occurrence.place, point)
        }
    };
    Example { game: occurrence.game, moves_before, at, image: Image::from_index(usize::from(occurrence.image)) }
}
