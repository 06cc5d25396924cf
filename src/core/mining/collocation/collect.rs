//! Turns notes into pairs: numbers the patterns, sorts the events, tests the tables.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::notes::{MoveNote, MoveNotes, read};
use super::place::{PlaceKey, PlacedPattern};
use super::{
    CollocationColumns, CollocationCounts, CollocationParams, Collocations, LEAST_SIGNIFICANT, Pair, PairPlace,
    PatternId, Totals,
};
use crate::corpus::{Corpus, GameId};
use crate::mining::statistics::{Association, chi_squared_survival, q_values};
use crate::mining::{Lists, MiningError};
use crate::pattern::{CanonicalImages, Image};
use crate::progress::{Cancelled, Phase, Progress};

/// Counts the pairs of a corpus. The same corpus and parameters give the same result on any number of threads.
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
    let notes = read(corpus, params, progress)?;
    let moves = notes.iter().map(|notes| notes.notes.len() as u64).sum();
    progress.begin(Phase::SortingShapes, "moves", moves);
    let numbered = Numbered::new(&notes, params, progress)?;
    let events = events(&notes, &numbered, progress)?;
    drop(notes);
    let moves = u32::try_from(events.len()).map_err(|_| MiningError::TooManyMoves(events.len() as u64))?;
    Ok(assemble(corpus, params, numbered, events, moves, progress)?)
}

/// The patterns of all threads, most frequent first.
struct Numbered {
    /// The id of each pattern, by thread and by the thread's own number.
    ids: Vec<Vec<u32>>,
    cells: Vec<u8>,
    occurrences: Vec<u32>,
}

impl Numbered {
    fn new(notes: &[MoveNotes], params: &CollocationParams, progress: &Progress) -> Result<Numbered, Cancelled> {
        let counts: Vec<Vec<u32>> = notes
            .par_iter()
            .map(|notes| {
                let mut counts = vec![0; notes.classes.len()];
                notes.notes.iter().for_each(|note| counts[note.pattern as usize] += 1);
                counts
            })
            .collect();
        // Each class once: its first thread, its number there, and its occurrences in all threads.
        let mut firsts: FxHashMap<u64, u32> = FxHashMap::default();
        let mut merged: Vec<(u32, u32, u32)> = Vec::new();
        let mut to_merged: Vec<Vec<u32>> = Vec::with_capacity(notes.len());
        for (thread, notes) in notes.iter().enumerate() {
            let mut ids = Vec::with_capacity(notes.classes.len());
            for (number, &(class, _)) in notes.classes.iter().enumerate() {
                let id = *firsts.entry(class).or_insert_with(|| {
                    merged.push((thread as u32, number as u32, 0));
                    merged.len() as u32 - 1
                });
                merged[id as usize].2 += counts[thread][number];
                ids.push(id);
            }
            progress.check()?;
            to_merged.push(ids);
        }
        drop(firsts);
        let packed =
            |&(thread, number, _): &(u32, u32, u32)| notes[thread as usize].packed(number as usize, &params.window);
        let mut order: Vec<u32> = (0..merged.len() as u32).collect();
        order.par_sort_unstable_by(|&a, &b| {
            let (a, b) = (&merged[a as usize], &merged[b as usize]);
            b.2.cmp(&a.2).then_with(|| packed(a).cmp(packed(b)))
        });
        progress.check()?;
        let mut rank = vec![0; order.len()];
        order.iter().enumerate().for_each(|(id, &at)| rank[at as usize] = id as u32);
        to_merged.par_iter_mut().flatten().for_each(|id| *id = rank[*id as usize]);
        Ok(Numbered {
            ids: to_merged,
            cells: order.iter().flat_map(|&at| packed(&merged[at as usize])).copied().collect(),
            occurrences: order.iter().map(|&at| merged[at as usize].2).collect(),
        })
    }
}

/// One move as a pair, 24 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PairOccurrence {
    first: PatternId,
    second: PatternId,
    game: GameId,
    /// Number of moves before Q's move.
    place: u32,
    beside: PlaceKey,
    mover: crate::go::Color,
}

/// All moves, sorted by pair, game and place.
fn events(notes: &[MoveNotes], numbered: &Numbered, progress: &Progress) -> Result<Vec<PairOccurrence>, Cancelled> {
    let mut events: Vec<PairOccurrence> = Vec::with_capacity(notes.iter().map(|notes| notes.notes.len()).sum());
    for (notes, ids) in notes.iter().zip(&numbered.ids) {
        let stabilisers: Vec<CanonicalImages> =
            notes.classes.par_iter().map(|(_, images)| images.stabiliser()).collect();
        let placed = |note: &MoveNote| PlacedPattern {
            at: note.at,
            to_canonical: Image::from_index(usize::from(note.image))
                .then(notes.classes[note.pattern as usize].1.first()),
            stabiliser: stabilisers[note.pattern as usize],
        };
        events.par_extend(notes.notes.par_iter().map(|note| {
            let follows = note.follows.checked_sub(1).map(|at| &notes.notes[at as usize]);
            PairOccurrence {
                first: follows.map_or(PatternId::EMPTY, |first| PatternId(ids[first.pattern as usize])),
                second: PatternId(ids[note.pattern as usize]),
                game: note.game,
                place: note.place,
                beside: follows.map_or(PlaceKey::NONE, |first| PlaceKey::between(placed(first), placed(note))),
                mover: note.mover,
            }
        }));
        progress.add(notes.notes.len() as u64);
        progress.check()?;
    }
    events.par_sort_unstable();
    progress.check()?;
    Ok(events)
}

fn assemble(
    corpus: &Corpus,
    params: &CollocationParams,
    numbered: Numbered,
    events: Vec<PairOccurrence>,
    moves: u32,
    progress: &Progress,
) -> Result<Collocations, Cancelled> {
    let same_pair = |a: &PairOccurrence, b: &PairOccurrence| (a.first, a.second) == (b.first, b.second);
    let groups: Vec<&[PairOccurrence]> = events.chunk_by(same_pair).collect();
    let mut rows: Vec<CollocationCounts> =
        numbered.occurrences.iter().map(|&occurrences| CollocationCounts { occurrences, leads: 0 }).collect();
    let mut empty_leads = 0;
    for group in &groups {
        let leads = group[0].first.row().map_or(&mut empty_leads, |row| &mut rows[row].leads);
        *leads += group.len() as u32;
    }
    progress.begin(Phase::TestingPairs, "pairs", groups.len() as u64);
    let ratios: Vec<f64> = groups
        .par_iter()
        .map(|group| {
            let leads = group[0].first.row().map_or(empty_leads, |row| rows[row].leads);
            let second = rows[group[0].second.0 as usize].occurrences;
            let table = Association::new(group.len() as u32, leads, second, moves);
            table.expect("margins are sums of counts").log_likelihood_ratio()
        })
        .collect();
    progress.check()?;
    let p_values: Vec<f64> = ratios.par_iter().map(|&ratio| chi_squared_survival(ratio, 1)).collect();
    progress.check()?;
    let q_values = q_values(&p_values);
    progress.check()?;
    let totals = Totals {
        corpus: corpus.id().to_string(),
        games: corpus.games().len() as u64,
        moves,
        distinct_patterns: rows.len() as u64,
        distinct_pairs: groups.len() as u64,
        significant: groups
            .iter()
            .zip(&p_values)
            .filter(|(group, p)| group.len() >= LEAST_SIGNIFICANT as usize && **p < params.p)
            .count() as u64,
        empty_leads,
    };
    let mut kept: Vec<usize> = (0..groups.len()).filter(|&at| groups[at].len() >= params.min_count as usize).collect();
    kept.par_sort_unstable_by(|&a, &b| {
        groups[a][0].first.cmp(&groups[b][0].first).then(ratios[b].total_cmp(&ratios[a])).then(a.cmp(&b))
    });
    progress.check()?;
    let pair = |&at: &usize| pair(corpus, groups[at], ratios[at], q_values[at]);
    let pairs: Vec<Pair> = kept.par_iter().map(pair).collect();
    progress.check()?;
    let mut places = Lists::default();
    let mut keys = Vec::new();
    kept.iter().for_each(|&at| places.push(places_of(groups[at], &mut keys)));
    progress.check()?;
    drop(events);
    let mut columns = CollocationColumns { cells: numbered.cells, rows, pairs, places };
    if params.min_count > 1 {
        columns.keep_used(&params.window);
    }
    Ok(Collocations::new(params.clone(), totals, columns))
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
    for event in group {
        if let Some(winner) = corpus.winner(event.game).color() {
            pair.decided += 1;
            pair.mover_wins += u32::from(winner == event.mover);
        }
        if let Some(year) = corpus.year(event.game) {
            let (first, last) = pair.years.unwrap_or((year, year));
            pair.years = Some((first.min(year), last.max(year)));
        }
    }
    pair
}

/// The places of a pair, most frequent first, ties by place.
fn places_of(group: &[PairOccurrence], keys: &mut Vec<PlaceKey>) -> Vec<PairPlace> {
    keys.clear();
    keys.extend(group.iter().map(|event| event.beside));
    keys.sort_unstable();
    let mut places: Vec<PairPlace> =
        keys.chunk_by(|a, b| a == b).filter_map(|same| same[0].place(same.len() as u32)).collect();
    places.sort_by_key(|place| std::cmp::Reverse(place.count));
    places
}

impl CollocationColumns {
    /// Leaves out patterns that are in no pair, and numbers the others anew.
    fn keep_used(&mut self, window: &crate::pattern::Window) {
        let bytes = crate::pattern::PackedCells::bytes(window.cell_count());
        let mut used = vec![false; self.rows.len()];
        for pair in &self.pairs {
            [pair.first, pair.second].iter().filter_map(|id| id.row()).for_each(|row| used[row] = true);
        }
        let mut numbers = vec![0; used.len()];
        let (mut rows, mut cells) = (Vec::new(), Vec::new());
        for row in (0..used.len()).filter(|&row| used[row]) {
            numbers[row] = rows.len() as u32;
            rows.push(self.rows[row]);
            cells.extend_from_slice(&self.cells[row * bytes..(row + 1) * bytes]);
        }
        let anew = |id: &mut PatternId| *id = id.row().map_or(PatternId::EMPTY, |row| PatternId(numbers[row]));
        for pair in &mut self.pairs {
            anew(&mut pair.first);
            anew(&mut pair.second);
        }
        (self.rows, self.cells) = (rows, cells);
    }
}
