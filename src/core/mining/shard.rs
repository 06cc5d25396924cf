//! Mining in parts that add up exactly: games on many machines, or more than one has memory for.
//!
//! A part may offer shapes that only other parts play, so there are two passes over every part:
//!
//! 1. [`count`]: how often each class occurs in a part. The sums over all parts say which classes are kept.
//! 2. [`detail`]: everything else of the kept classes, even of those that a part offers but never plays. Its rows hold
//!    sums, smallest and largest values, and the examples with the smallest numbers: [`ClassDetail::add`] merges them
//!    in any order.
//!
//! [`finish`] makes the rows of the result from merged details. Classes are named by [`ClassKey`], games by their
//! number in all parts.

use rayon::prelude::*;

pub use super::classes::DrawnExample;

use super::appeared::{Second, second_pass};
use super::classes::{ClassSummary, Classes, FirstOccurrence, KnownClasses, MAX_EXAMPLES, PlaceReader};
use super::counts::Example;
use super::input::MiningInput;
use super::lookup::ClassLookup;
use super::occurrences::{BUCKET_COUNT, ClassFilter, ClassPart, Occurrence, WindowNextMove, collect};
use super::rows::assemble;
use super::{MinedPatterns, MiningError, MiningParams, PatternStats};
use crate::corpus::{Corpus, GameId};
use crate::pattern::{CanonicalImages, ClassKey};
use crate::progress::{Cancelled, Phase, Progress};

/// Occurrences noted in one round: 288 MB.
const ROUND_OCCURRENCES: u64 = 9_000_000;

/// How often a class occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClassCount {
    pub key: ClassKey,
    /// The same for all images of the class; 0 for final positions.
    pub profile: u32,
    /// 0 for a class whose number of stones is outside the asked range. Such a class only counts as one more class.
    pub occurrences: u64,
}

impl ClassCount {
    /// Whether it is a row of the result. `self` must be the sum over all parts.
    pub fn is_kept(&self, params: &MiningParams) -> bool {
        self.occurrences >= u64::from(params.min_count.max(1))
    }
}

/// The classes of a part, by key, and the number of occurrences whose number of stones is outside the asked range.
pub struct ShardCounts {
    pub classes: Vec<ClassCount>,
    pub discarded: u64,
}

/// The first pass over some games of a corpus. Runs on the current rayon pool.
///
/// Errors: stopped by the user; parameters that do not go together.
pub fn count(
    corpus: &Corpus,
    games: &[GameId],
    params: &MiningParams,
    progress: &Progress,
) -> Result<ShardCounts, MiningError> {
    Ok(count_input(&MiningInput::new(corpus, games, params, progress)?)?)
}

fn count_input(input: &MiningInput<'_>) -> Result<ShardCounts, Cancelled> {
    let rounds = input.expected_occurrences(input.games) / ROUND_OCCURRENCES + 1;
    let mut counts = ShardCounts { classes: Vec::new(), discarded: 0 };
    input.progress.begin(Phase::ReadingShapes, "games", input.games.len() as u64 * rounds);
    for number in 0..rounds {
        let wanted = ClassFilter::Part(ClassPart { number, of: rounds });
        let found = collect(input, input.games, wanted)?;
        let of_buckets: Vec<Vec<ClassCount>> = (0..BUCKET_COUNT)
            .into_par_iter()
            .map(|bucket| {
                let mut run: Vec<(ClassKey, u32)> = Vec::new();
                let key = |occurrence: &Occurrence| (occurrence.key, occurrence.profile);
                found.iter().for_each(|found| run.extend(found.bucket(bucket).iter().map(key)));
                run.sort_unstable();
                let classes = run.chunk_by(|a, b| a.0 == b.0);
                classes
                    .map(|same| ClassCount { key: same[0].0, profile: same[0].1, occurrences: same.len() as u64 })
                    .collect()
            })
            .collect();
        counts.classes.extend(of_buckets.into_iter().flatten());
        for found in found {
            counts.discarded += found.discarded;
            let of_key = |key| ClassCount { key, profile: 0, occurrences: 0 };
            counts.classes.extend(found.discarded_classes.into_iter().map(of_key));
        }
        input.progress.check()?;
    }
    counts.classes.par_sort_unstable();
    // Two threads may have discarded one class.
    counts.classes.dedup();
    Ok(counts)
}

/// The details of a kept class, as one part knows them, or some parts together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClassDetail {
    pub key: ClassKey,
    pub stats: PatternStats,
    /// The canonical cells, packed, and the images that take the orientation of the key to theirs. `None` if the class
    /// is only offered.
    pub form: Option<(Vec<u8>, CanonicalImages)>,
    /// Image index and count, in the orientation of the key.
    pub seen: Vec<(u8, u64)>,
    /// The moves played there next, by [`WindowNextMove`]'s bits, and how often.
    pub next: Vec<(u16, u64)>,
    /// At most 32, in the order of games and moves.
    pub examples: Vec<DrawnExample>,
}

impl ClassDetail {
    fn is_empty(&self) -> bool {
        self.stats == PatternStats::default()
    }

    /// About its size in memory, in bytes, until it is a row.
    pub fn bytes(&self) -> u64 {
        let cells = self.form.as_ref().map_or(0, |(cells, _)| cells.len());
        let lists = self.seen.len() * 48 + self.next.len() * 72 + self.examples.len() * 72;
        (size_of::<ClassDetail>() + 300 + 3 * cells + lists) as u64
    }

    /// Adds the details of the same class in other games. The order does not matter.
    pub fn add(&mut self, other: ClassDetail) {
        self.stats.add(&other.stats);
        self.form = self.form.take().or(other.form);
        add_up(&mut self.seen, other.seen);
        add_up(&mut self.next, other.next);
        self.examples.extend(other.examples);
        self.examples.sort_unstable();
        self.examples.truncate(MAX_EXAMPLES);
        let place = |Example { game, moves_before, at, .. }| (game, moves_before, at.y, at.x);
        self.examples.sort_unstable_by_key(|drawn| place(drawn.example));
    }
}

/// Adds the counts of `other` by key. The result is sorted by key.
fn add_up<K: Ord + Copy>(into: &mut Vec<(K, u64)>, other: Vec<(K, u64)>) {
    into.extend(other);
    into.sort_unstable_by_key(|&(key, _)| key);
    into.dedup_by(|later, kept| {
        let is_same = later.0 == kept.0;
        if is_same {
            kept.1 += later.1;
        }
        is_same
    });
}

/// The second pass: the details of each kept class in these games, by key. Classes that they neither play nor offer are
/// left out.
///
/// `kept` is by key. Runs on the current rayon pool.
///
/// Errors: stopped by the user; parameters that do not go together.
pub fn detail(
    corpus: &Corpus,
    games: &[GameId],
    params: &MiningParams,
    kept: &[ClassCount],
    progress: &Progress,
) -> Result<Vec<ClassDetail>, MiningError> {
    Ok(detail_input(&MiningInput::new(corpus, games, params, progress)?, kept)?)
}

fn detail_input(input: &MiningInput<'_>, kept: &[ClassCount]) -> Result<Vec<ClassDetail>, Cancelled> {
    let lookup = ClassLookup::new(kept.iter().map(|count| (count.key, count.profile)), input.progress)?;
    input.progress.begin(Phase::ReadingShapes, "games", input.games.len() as u64);
    let found = collect(input, input.games, ClassFilter::Known(&lookup))?;
    let mut classes = Classes::count(found, input, 1);
    input.progress.check()?;
    // The place of each kept class among those that these games have.
    let mut rows: Vec<Option<u32>> = vec![None; kept.len()];
    let KnownClasses { keys, firsts, .. } = std::mem::take(&mut classes.known);
    let in_kept = |first: FirstOccurrence| {
        let number = lookup.get(keys[first.number as usize])?;
        rows[number] = Some(first.number);
        Some(FirstOccurrence { number: number as u32, ..first })
    };
    let firsts = firsts.into_iter().filter_map(in_kept).collect();
    drop(lookup);
    let (keys, profiles) = kept.iter().map(|count| (count.key, count.profile)).unzip();
    let second = second_pass(input, KnownClasses { keys, profiles, firsts })?;
    let (places, mut summary) =
        (PlaceReader::new(input.corpus, input.games, input.params.source), ClassSummary::default());
    let of_class = |number: usize| {
        let mut detail = ClassDetail { key: kept[number].key, ..ClassDetail::default() };
        if let Some(row) = rows[number] {
            places.summarize(classes.places_of(row as usize), &mut summary);
            detail.stats = summary.stats;
            detail.form = Some((second.cells_of(number).to_vec(), second.to_canonical[number]));
            detail.seen = summary.seen.clone();
            detail.next = summary.next.iter().map(|&(next, count)| (next.to_bits(), count)).collect();
            detail.examples = summary.examples.clone();
        }
        detail.stats.appeared = second.appeared[number];
        detail
    };
    Ok((0..kept.len()).map(of_class).filter(|detail| !detail.is_empty()).collect())
}

/// Makes the rows of a result, in their order, from complete details.
///
/// `corpus` and `games` are of all parts. Totals are those of these rows. Panics if a class has no form, because the details
/// of the part that has it are missing.
///
/// Errors: stopped by the user.
pub fn finish(
    params: &MiningParams,
    corpus: &str,
    games: u64,
    details: Vec<ClassDetail>,
    progress: &Progress,
) -> Result<MinedPatterns, Cancelled> {
    let mut head = MinedPatterns::without_rows(params.clone(), corpus.to_owned(), games);
    let mut second = Second { appeared: Vec::new(), packed: Vec::new(), to_canonical: Vec::new() };
    for detail in &details {
        let (packed, to_canonical) = detail.form.as_ref().expect("each class is played in some part");
        head.occurrences += detail.stats.occurrences;
        head.distinct += 1;
        second.appeared.push(detail.stats.appeared);
        second.packed.extend(packed);
        second.to_canonical.push(*to_canonical);
    }
    let read = |class: usize, summary: &mut ClassSummary| {
        let ClassDetail { stats, seen, next, examples, .. } = &details[class];
        summary.stats = *stats;
        summary.seen.clone_from(seen);
        summary.next = next.iter().map(|&(next, count)| (WindowNextMove::from_bits(next), count)).collect();
        summary.examples.clone_from(examples);
    };
    assemble(head, second, |class| details[class].stats.occurrences, read, progress)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::corpus::load::load_bytes;
    use crate::go::{Board, BoardSize, Color, Point};
    use crate::mining::{PatternSource, mine};
    use crate::pattern::{Cell, PackedCells, Window, ZobristTable, random_value};

    /// Moves anywhere on a small board; many capture.
    fn random_corpus(games: u64) -> Corpus {
        let mut text = String::new();
        for game in 0..games {
            text += &format!("(;SZ[9]RE[{}+R]DT[{}]", ["B", "W", "?"][game as usize % 3], 1990 + game % 7);
            let mut board = Board::new(BoardSize::new(9).unwrap());
            for played in 0..70 {
                let color = Color::BOTH[played % 2];
                let free = (0..)
                    .map(|attempt| random_value(game << 32 | (played as u64) << 16 | attempt) % 81)
                    .map(|value| Point::new((value % 9) as u8, (value / 9) as u8))
                    .find(|&point| board.is_empty(point) && board.play(color, point).is_ok());
                text += &format!(";{}[{}]", ["B", "W"][played % 2], free.unwrap().to_sgf());
            }
            text += ")";
        }
        let loaded = load_bytes("random.sgf", text.as_bytes());
        assert_eq!(loaded.corpus.games().len() as u64, games);
        Arc::unwrap_or_clone(loaded.corpus)
    }

    /// `table` makes the table of each part.
    fn in_parts(
        table: impl Fn(&Window) -> ZobristTable,
        corpus: &Corpus,
        params: &MiningParams,
        parts: usize,
    ) -> MinedPatterns {
        let progress = Progress::new();
        let games = corpus.games();
        let cut = |part: usize| {
            let own = &games[part * games.len() / parts..(part + 1) * games.len() / parts];
            let input = MiningInput::new(corpus, own, params, &progress).unwrap();
            MiningInput { table: table(&params.window), ..input }
        };
        let mut counts: Vec<ClassCount> = Vec::new();
        let mut discarded = 0;
        for part in 0..parts {
            let counted = count_input(&cut(part)).unwrap();
            discarded += counted.discarded;
            counts.extend(counted.classes);
        }
        counts.sort_unstable();
        counts.dedup_by(|later, kept| {
            let is_same = later.key == kept.key;
            if is_same {
                kept.occurrences += later.occurrences;
                kept.profile = kept.profile.max(later.profile);
            }
            is_same
        });
        let (distinct, all) = (counts.len() as u64, counts.iter().map(|count| count.occurrences).sum::<u64>());
        counts.retain(|count| count.is_kept(params));
        let mut details: Vec<ClassDetail> = Vec::new();
        // The last part first: order must not matter.
        for part in (0..parts).rev() {
            details.extend(detail_input(&cut(part), &counts).unwrap());
        }
        details.sort_by_key(|detail| detail.key);
        let mut merged: Vec<ClassDetail> = Vec::new();
        for detail in details {
            match merged.last_mut().filter(|last| last.key == detail.key) {
                Some(last) => last.add(detail),
                None => merged.push(detail),
            }
        }
        let corpus = corpus.id().to_string();
        let mut mined = finish(params, &corpus, games.len() as u64, merged, &progress).unwrap();
        (mined.distinct, mined.occurrences) = (distinct, all + discarded);
        mined
    }

    #[test]
    fn parts_add_up_to_the_whole_however_many_there_are() {
        let corpus = random_corpus(21);
        for (window, source, min_count, k) in [
            ("square:3", PatternSource::Move, 1, None),
            ("square:3", PatternSource::Move, 4, Some((2, 5))),
            ("square:3", PatternSource::Final, 3, None),
            ("square:5", PatternSource::Move, 2, None),
        ] {
            let params = MiningParams { min_count, k, ..MiningParams::new(window.parse().unwrap(), source) };
            let whole = mine(&corpus, &params, &Progress::new()).unwrap();
            assert!(whole.len() > 20, "{window} {source}");
            for parts in [1, 2, 7] {
                assert!(
                    in_parts(ZobristTable::new, &corpus, &params, parts) == whole,
                    "{window} {source}: {parts} parts"
                );
            }
        }
    }

    #[test]
    fn shapes_whose_first_halves_clash_stay_apart() {
        let corpus = random_corpus(9);
        for (window, source) in
            [("square:3", PatternSource::Move), ("diamond:2", PatternSource::Move), ("square:3", PatternSource::Final)]
        {
            let params = MiningParams::new(window.parse().unwrap(), source);
            let exact = mine(&corpus, &params, &Progress::new()).unwrap();
            assert!(exact.len() > 100);
            // Four first halves for all shapes.
            let clashing = |window: &Window| ZobristTable::weak(window, 3);
            for parts in [1, 2] {
                assert!(in_parts(clashing, &corpus, &params, parts) == exact, "{window} {source} {parts}");
            }
        }
    }

    #[test]
    fn counts_past_32_bits_add_up() {
        let mut cells = Vec::new();
        PackedCells::pack(&[Cell::Empty; 9], &mut cells);
        let large = |occurrences| ClassDetail {
            key: ClassKey { first: 1, second: 2 },
            stats: PatternStats {
                occurrences,
                games: 1 << 31,
                appeared: occurrences + 5,
                decided: occurrences,
                mover_wins: occurrences - 1,
                years: Some((1900, 2000)),
            },
            form: Some((cells.clone(), CanonicalImages::default())),
            seen: vec![(0, occurrences)],
            next: vec![(4, occurrences)],
            examples: Vec::new(),
        };
        let mut sum = large(3 << 30);
        sum.add(large(3 << 31));
        let params = MiningParams::new("square:3".parse().unwrap(), PatternSource::Move);
        let mined = finish(&params, "0", 1 << 33, vec![sum], &Progress::new()).unwrap();
        let stats = mined.stats(0);
        assert_eq!((stats.occurrences, stats.games, stats.appeared), (9 << 30, 1 << 32, (9 << 30) + 10));
        assert_eq!((stats.decided, stats.mover_wins), (9 << 30, (9 << 30) - 2));
        assert_eq!((mined.seen_as(0)[0].occurrences, mined.replies(0)[0].total()), (9 << 30, 9 << 30));
        let text = crate::library::patterns_to_ron(&mined);
        let read = crate::library::parse_patterns(&text, std::path::Path::new("large.ron")).unwrap();
        assert!(read == mined);
    }
}
