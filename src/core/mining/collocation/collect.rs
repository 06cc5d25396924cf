//! Turns notes into pairs: numbers the classes, sorts the moves by pair, tests the tables.
//!
//! Most pairs of large windows occur once: of 54,000 games, 98 in 100. A move whose shape comes once, or whose P leads
//! on once, needs no sorting, and a pair below the minimum no cells. Pairs with equal tables have equal tests, so each
//! table is tested once.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::columns::{CollocationColumns, sorted_by_cells};
use super::notes::{MAX_COUNTED_MOVES, MoveNote, counted_games, read};
use super::place::{PlaceKey, RawPlace};
use super::{
    CollocationCounts, CollocationParams, Collocations, LEAST_SIGNIFICANT, Pair, PairPlace, PatternId, Totals,
};
use crate::corpus::{Corpus, GameId};
use crate::mining::MiningError;
use crate::mining::forms::FormReader;
use crate::mining::statistics::{Association, chi_squared_survival, q_values_of_groups};
use crate::pattern::{CanonicalImages, Canonicalizer, Image, PackedCells, SymmetryGroup};
use crate::progress::{Cancelled, Phase, Progress};

/// Counts the pairs of a corpus, or of a part of its games if they have too many moves: see [`Collocations::games`]. The same corpus and parameters give the same result on any number of threads.
///
/// Runs on the current rayon pool.
///
/// Errors: stopped by the user; parameters that do not go together.
///
/// ```
/// use katachi_core::corpus::load::load_bytes;
/// use katachi_core::mining::collocation::{CollocationParams, collocate};
/// use katachi_core::progress::Progress;
/// let games = load_bytes("a game", b"(;SZ[19];B[pd];W[qf];B[qe])").corpus;
/// let pairs = collocate(&games, &CollocationParams::default(), &Progress::new())?;
/// // The first move follows nothing, and each later one the move before it.
/// assert_eq!((pairs.moves, pairs.empty_leads, pairs.distinct_pairs), (3, 1, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn collocate(
    corpus: &Corpus,
    params: &CollocationParams,
    progress: &Progress,
) -> Result<Collocations, MiningError> {
    if params.window.centre().is_none() {
        return Err(MiningError::NoCentre(params.window.to_string()));
    }
    let games = counted_games(corpus, MAX_COUNTED_MOVES);
    let notes = read(corpus, &games, params, progress)?;
    let moves = notes.len() as u32;
    progress.begin(Phase::SortingShapes, "moves", u64::from(moves));
    let classes = NumberedClasses::new(&notes, progress)?;
    let mut tables = Tables::default();
    let mut occurrences = classes.occurrences(&notes, params.min_count, &mut tables);
    progress.check()?;
    let is_used = classes.keep_frequent(&mut occurrences, params.min_count, &mut tables);
    progress.add(u64::from(moves));
    progress.begin(Phase::TestingPairs, "pairs", tables.values().sum());
    let tests = PairTests::new(&tables, moves, params.p);
    drop(tables);
    progress.check()?;
    let forms = ClassForms::read(corpus, params, &notes, &classes, &is_used, progress)?;
    drop((notes, is_used));
    let totals = Totals {
        corpus: corpus.id().to_string(),
        games: games.len() as u64,
        moves,
        distinct_patterns: classes.counts.len() as u64,
        distinct_pairs: tests.pairs,
        significant: tests.significant,
        empty_leads: classes.empty_leads,
    };
    let mut columns = forms.into_columns(classes, &mut occurrences, progress)?;
    columns.add_pairs(corpus, &occurrences, &totals, &tests, progress)?;
    progress.add(tests.pairs);
    drop(occurrences);
    Ok(Collocations::new(params.clone(), totals, columns.done))
}

/// The classes of all moves, numbered by their hashes.
struct NumberedClasses {
    /// The class of each note.
    of_notes: Vec<u32>,
    counts: Vec<CollocationCounts>,
    /// The first note of each class.
    firsts: Vec<u32>,
    empty_leads: u32,
}

/// The counts of a fourfold table. All moves are the same for every pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct PairTable {
    both: u32,
    leads: u32,
    occurrences: u32,
}

/// The number of pairs that have each table.
type Tables = FxHashMap<PairTable, u64>;

/// One move as a pair, 20 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PairOccurrence {
    first: PatternId,
    second: PatternId,
    game: GameId,
    /// Number of moves before Q's move.
    place: u32,
    beside: RawPlace,
}

impl PairOccurrence {
    fn is_same_pair(&self, other: &PairOccurrence) -> bool {
        (self.first, self.second) == (other.first, other.second)
    }
}

impl NumberedClasses {
    fn new(notes: &[MoveNote], progress: &Progress) -> Result<NumberedClasses, Cancelled> {
        let mut keyed: Vec<(u64, u32)> =
            notes.par_iter().enumerate().map(|(at, note)| (note.class, at as u32)).collect();
        keyed.par_sort_unstable();
        progress.check()?;
        let distinct = keyed.chunk_by(|a, b| a.0 == b.0).count();
        let mut of_notes = vec![0; notes.len()];
        let (mut counts, mut firsts) = (Vec::with_capacity(distinct), Vec::with_capacity(distinct));
        for same in keyed.chunk_by(|a, b| a.0 == b.0) {
            same.iter().for_each(|&(_, at)| of_notes[at as usize] = counts.len() as u32);
            counts.push(CollocationCounts { occurrences: same.len() as u32, leads: 0 });
            firsts.push(same[0].1);
        }
        drop(keyed);
        let mut empty_leads = 0;
        for note in notes {
            let leads = match note.follows.checked_sub(1) {
                Some(first) => &mut counts[of_notes[first as usize] as usize].leads,
                None => &mut empty_leads,
            };
            *leads += 1;
        }
        progress.check()?;
        Ok(NumberedClasses { of_notes, counts, firsts, empty_leads })
    }

    fn table(&self, both: u32, first: PatternId, second: PatternId) -> PairTable {
        let leads = first.row().map_or(self.empty_leads, |class| self.counts[class].leads);
        PairTable { both, leads, occurrences: self.counts[second.0 as usize].occurrences }
    }

    /// The moves whose pair may have the minimum count. The pairs of all other moves come once, and go to the tables.
    fn occurrences(&self, notes: &[MoveNote], min_count: u32, tables: &mut Tables) -> Vec<PairOccurrence> {
        const NOTES_PER_TASK: usize = 1 << 16;
        let least = min_count.min(2);
        let parts: Vec<(Vec<PairOccurrence>, Tables)> = notes
            .par_chunks(NOTES_PER_TASK)
            .enumerate()
            .map(|(part, own)| {
                let mut single = Tables::default();
                let mut occurrences = Vec::new();
                for (at, note) in own.iter().enumerate() {
                    let second = PatternId(self.of_notes[part * NOTES_PER_TASK + at]);
                    let before =
                        note.follows.checked_sub(1).map(|at| (&notes[at as usize], self.of_notes[at as usize]));
                    let first = before.map_or(PatternId::EMPTY, |(_, class)| PatternId(class));
                    let table = self.table(1, first, second);
                    if table.leads.min(table.occurrences) < least {
                        *single.entry(table).or_default() += 1;
                    } else {
                        let beside = RawPlace::new(before.map(|(first, _)| first), note);
                        occurrences.push(PairOccurrence { first, second, game: note.game, place: note.place, beside });
                    }
                }
                (occurrences, single)
            })
            .collect();
        let mut all = Vec::with_capacity(parts.iter().map(|(occurrences, _)| occurrences.len()).sum());
        for (occurrences, single) in parts {
            all.extend(occurrences);
            single.into_iter().for_each(|(table, pairs)| *tables.entry(table).or_default() += pairs);
        }
        all
    }

    /// Sorts the moves by pair, adds the pairs' tables, and leaves out pairs below the minimum. Returns the classes of
    /// the pairs that stay.
    fn keep_frequent(&self, occurrences: &mut Vec<PairOccurrence>, min_count: u32, tables: &mut Tables) -> Vec<bool> {
        occurrences.par_sort_unstable();
        let mut is_used = vec![false; self.counts.len()];
        let (mut start, mut kept) = (0, 0);
        while let Some(pair) = occurrences.get(start).copied() {
            let count = occurrences[start..].iter().take_while(|other| pair.is_same_pair(other)).count();
            *tables.entry(self.table(count as u32, pair.first, pair.second)).or_default() += 1;
            if count >= min_count as usize {
                [pair.first, pair.second].iter().filter_map(|id| id.row()).for_each(|class| is_used[class] = true);
                occurrences.copy_within(start..start + count, kept);
                kept += count;
            }
            start += count;
        }
        occurrences.truncate(kept);
        occurrences.shrink_to_fit();
        is_used
    }
}

/// The tests of all pairs.
struct PairTests {
    /// −2 log λ and the q-value.
    by_table: FxHashMap<PairTable, (f64, f64)>,
    pairs: u64,
    significant: u64,
}

impl PairTests {
    fn new(tables: &Tables, moves: u32, p: f64) -> PairTests {
        let mut tables: Vec<(PairTable, u64)> = tables.iter().map(|(&table, &pairs)| (table, pairs)).collect();
        tables.par_sort_unstable();
        let ratios: Vec<f64> = tables
            .par_iter()
            .map(|&(PairTable { both, leads, occurrences }, _)| {
                let table = Association::new(both, leads, occurrences, moves);
                table.expect("margins are sums of counts").log_likelihood_ratio()
            })
            .collect();
        let p_values: Vec<(f64, u64)> = ratios
            .par_iter()
            .zip(&tables)
            .map(|(&ratio, &(_, pairs))| (chi_squared_survival(ratio, 1), pairs))
            .collect();
        let is_significant = |table: &PairTable, p_value: f64| table.both >= LEAST_SIGNIFICANT && p_value < p;
        let q_values = q_values_of_groups(&p_values);
        let tested = tables.iter().zip(ratios.iter().zip(&q_values));
        PairTests {
            by_table: tested.map(|(&(table, _), (&ratio, &q_value))| (table, (ratio, q_value))).collect(),
            pairs: tables.iter().map(|&(_, pairs)| pairs).sum(),
            significant: tables
                .iter()
                .zip(&p_values)
                .filter(|((table, _), (p_value, _))| is_significant(table, *p_value))
                .map(|((_, pairs), _)| pairs)
                .sum(),
        }
    }
}

/// The canonical forms of the classes that stay.
struct ClassForms {
    /// The classes, in the order of their first notes.
    classes: Vec<u32>,
    cells: Vec<u8>,
    /// Take the orientation of the class to the canonical one.
    images: Vec<CanonicalImages>,
    bytes: usize,
}

impl ClassForms {
    /// Replays the games again.
    ///
    /// Errors: stopped by the user.
    fn read(
        corpus: &Corpus,
        params: &CollocationParams,
        notes: &[MoveNote],
        classes: &NumberedClasses,
        is_used: &[bool],
        progress: &Progress,
    ) -> Result<ClassForms, Cancelled> {
        const FORMS_PER_TASK: usize = 4096;
        let bytes = PackedCells::bytes(params.window.cell_count());
        let used = classes.firsts.iter().zip(is_used).filter(|(_, is_used)| **is_used);
        let mut firsts: Vec<u32> = used.map(|(&first, _)| first).collect();
        firsts.par_sort_unstable();
        let canonicalizer = Canonicalizer::new(&params.window, SymmetryGroup::Board);
        let mut cells = vec![0; firsts.len() * bytes];
        let mut images = vec![CanonicalImages::default(); firsts.len()];
        let tasks = firsts.par_chunks(FORMS_PER_TASK).zip(images.par_chunks_mut(FORMS_PER_TASK));
        tasks.zip(cells.par_chunks_mut(FORMS_PER_TASK * bytes)).try_for_each(|((firsts, images), cells)| {
            let mut reader = FormReader::new(&params.window, &canonicalizer);
            let mut packed = Vec::with_capacity(cells.len());
            let wanted: Vec<&MoveNote> = firsts.iter().map(|&first| &notes[first as usize]).collect();
            let mut images = images.iter_mut();
            for of_game in wanted.chunk_by(|a, b| a.game == b.game) {
                progress.check()?;
                let mut replay = corpus.game(of_game[0].game).replay();
                for (note, images) in of_game.iter().zip(&mut images) {
                    while replay.played() < note.place as usize && replay.advance().is_some() {}
                    let image = Image::from_index(usize::from(note.image));
                    *images = reader.read(replay.board(), note.at, note.mover, image, &mut packed);
                }
            }
            cells.copy_from_slice(&packed);
            Ok(())
        })?;
        let classes = firsts.iter().map(|&first| classes.of_notes[first as usize]).collect();
        Ok(ClassForms { classes, cells, images, bytes })
    }

    /// Numbers the patterns that stay, the most frequent first, ties by their cells, and sorts the moves anew.
    ///
    /// Errors: stopped by the user.
    fn into_columns(
        self,
        classes: NumberedClasses,
        occurrences: &mut [PairOccurrence],
        progress: &Progress,
    ) -> Result<PairColumns, Cancelled> {
        let counts_of = |at: u32| classes.counts[self.classes[at as usize] as usize];
        let order = sorted_by_cells(&self.cells, self.bytes, |at| u32::MAX - counts_of(at).occurrences);
        progress.check()?;
        let mut ids = vec![u32::MAX; classes.counts.len()];
        order.iter().enumerate().for_each(|(id, &at)| ids[self.classes[at as usize] as usize] = id as u32);
        let anew = |id: PatternId| id.row().map_or(id, |class| PatternId(ids[class]));
        occurrences.par_iter_mut().for_each(|own| (own.first, own.second) = (anew(own.first), anew(own.second)));
        drop(ids);
        let mut done = CollocationColumns::default();
        done.set_rows(order.iter().map(|&at| counts_of(at)));
        done.cells.reserve_exact(self.cells.len());
        let cells_of = |at: u32| &self.cells[at as usize * self.bytes..][..self.bytes];
        order.iter().for_each(|&at| done.cells.extend_from_slice(cells_of(at)));
        let images: Vec<CanonicalImages> = order.iter().map(|&at| self.images[at as usize]).collect();
        drop((self, classes, order));
        occurrences.par_sort_unstable();
        progress.check()?;
        Ok(PairColumns { done, images })
    }
}

/// The result as it grows.
struct PairColumns {
    done: CollocationColumns,
    /// By pattern: what takes the orientation of its class to the canonical one.
    images: Vec<CanonicalImages>,
}

impl PairColumns {
    fn table(&self, group: &[PairOccurrence], totals: &Totals) -> PairTable {
        let leads = group[0].first.row().map_or(totals.empty_leads, |row| self.done.row(row).leads);
        let occurrences = self.done.row(group[0].second.0 as usize).occurrences;
        PairTable { both: group.len() as u32, leads, occurrences }
    }

    /// Errors: stopped by the user.
    fn add_pairs(
        &mut self,
        corpus: &Corpus,
        occurrences: &[PairOccurrence],
        totals: &Totals,
        tests: &PairTests,
        progress: &Progress,
    ) -> Result<(), Cancelled> {
        let pairs = occurrences.chunk_by(PairOccurrence::is_same_pair).count();
        self.done.reserve(pairs);
        let mut keys = Vec::new();
        for (number, same_first) in occurrences.chunk_by(|a, b| a.first == b.first).enumerate() {
            if number % 4096 == 0 {
                progress.check()?;
            }
            let mut groups: Vec<(f64, f64, &[PairOccurrence])> = same_first
                .chunk_by(PairOccurrence::is_same_pair)
                .map(|group| {
                    let &(ratio, q_value) = tests.by_table.get(&self.table(group, totals)).expect("all are tested");
                    (ratio, q_value, group)
                })
                .collect();
            groups.sort_by(|a, b| b.0.total_cmp(&a.0));
            for (ratio, q_value, group) in groups {
                let places = self.places(group, &mut keys);
                self.done.push(&pair(corpus, group, ratio, q_value), &places);
            }
        }
        Ok(())
    }

    /// The places of a pair, most frequent first, ties by place.
    fn places(&self, group: &[PairOccurrence], keys: &mut Vec<PlaceKey>) -> Vec<PairPlace> {
        let Some(first) = group[0].first.row().map(|row| self.images[row]) else { return Vec::new() };
        let second = self.images[group[0].second.0 as usize];
        keys.clear();
        keys.extend(group.iter().map(|own| own.beside.between(first, second)));
        keys.sort_unstable();
        let mut places: Vec<PairPlace> =
            keys.chunk_by(|a, b| a == b).map(|same| same[0].place(same.len() as u32)).collect();
        places.sort_by_key(|place| std::cmp::Reverse(place.count));
        places
    }
}

fn pair(corpus: &Corpus, group: &[PairOccurrence], log_likelihood_ratio: f64, q_value: f64) -> Pair {
    let mut pair = Pair {
        first: group[0].first,
        second: group[0].second,
        count: group.len() as u32,
        log_likelihood_ratio,
        q_value,
        decided: 0,
        mover_wins: 0,
        years: None,
        example: (group[0].game, group[0].place),
    };
    for own in group {
        if let Some(winner) = corpus.winner(own.game).color() {
            pair.decided += 1;
            pair.mover_wins += u32::from(winner == own.beside.mover());
        }
        if let Some(year) = corpus.year(own.game) {
            let (first, last) = pair.years.unwrap_or((year, year));
            pair.years = Some((first.min(year), last.max(year)));
        }
    }
    pair
}
