//! Counting patterns: two passes over the games, and the columns of the result.
//!
//! 1. [`super::occurrences`]: each thread replays games and notes every occurrence with its class.
//! 2. [`super::classes`]: the notes are sorted by class, game and place; each run is a pattern.
//! 3. [`super::appeared`]: games are replayed again for the canonical form of each class and how often it was offered.
//! 4. Here: the columns in their order.
//!
//! Windows with fewer or more stones than are asked for are discarded in the first pass: they are counted, and take 16 bytes a
//! class instead of 32 an occurrence, no examples and no second look. Measured: 7×7 around the moves of 4,999 games, of which
//! a sixth of the shapes has 25 stones or more: 129 MB at most instead of 384, in 0.6 of the time.
//!
//! [`super::shard`] counts the games of a part alone, so that the parts can be added up.
//!
//! Notes are 32 bytes each and are taken in several rounds, a part of the classes at a time, when there are too many for
//! memory. Sorting decides every order, so the number of threads is not seen in the result.

use rayon::prelude::*;

use super::appeared::{Second, second_pass};
use super::classes::{Classes, Lots};
use super::counts::{Example, Lists, MinedPatterns, MiningParams, PatternSource, PatternStats, ReplyCounts, SeenAs};
use super::occurrences::{ClassFilter, ClassPart, WindowNextMove, collect, placements};
use super::statistics::ClusterNames;
use crate::corpus::{Corpus, GameId};
use crate::go::BoardSize;
use crate::pattern::{CanonicalImages, Canonicalizer, Image, PackedCells, ZobristTable};
use crate::progress::{Cancelled, Phase, Progress};

/// Occurrences noted in one round: 576 MB.
const ROUND: u64 = 18_000_000;

/// Why nothing was mined.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MiningError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error(
        "window {0} has no centre, so it cannot be put around a move: use an odd square or rect, a diamond, or mark one \
         point of a drawn window with +"
    )]
    NoCentre(String),
    #[error("--moves and --after speak of moves: they go with the source `move`, not with `final`")]
    FinalHasNoMoves,
    #[error("there are no games: name a library, or files of records")]
    NoShards,
    #[error("{0} moves are more than can be paired at once (4,294,967,295): read fewer games")]
    TooManyMoves(u64),
}

/// Counts the patterns of a corpus. The same corpus and parameters give the same result on any number of threads.
///
/// Runs on the current rayon pool.
///
/// Errors: stopped by the user; parameters that do not go together.
pub fn mine(corpus: &Corpus, params: &MiningParams, progress: &Progress) -> Result<MinedPatterns, MiningError> {
    check(params)?;
    let table = ZobristTable::new(&params.window);
    let games = corpus.games();
    let rounds = expected_occurrences(corpus, games, params) / ROUND + 1;
    let (mut classes, lots) = (Classes::default(), Lots::for_games(corpus, games));
    progress.begin(Phase::ReadingShapes, "games", games.len() as u64 * rounds);
    for number in 0..rounds {
        let wanted = ClassFilter::Part(ClassPart { number, of: rounds });
        let found = collect(corpus, games, params, &table, wanted, progress)?;
        classes.append(Classes::count(found, corpus, &lots, params.source, params.min_count));
        progress.check()?;
    }
    let second = second_pass(corpus, games, params, &table, &classes.list, progress)?;
    progress.begin(Phase::SortingShapes, "shapes", classes.list.len() as u64);
    Ok(assemble(MinedCorpus::from_corpus(corpus), params, classes, second, progress)?)
}

/// The games that a result is of.
pub(super) struct MinedCorpus {
    pub corpus: String,
    pub games: u64,
}

impl MinedCorpus {
    pub fn from_corpus(corpus: &Corpus) -> MinedCorpus {
        MinedCorpus { corpus: corpus.id().to_string(), games: corpus.games().len() as u64 }
    }
}

/// Errors: parameters that do not go together.
pub(super) fn check(params: &MiningParams) -> Result<(), MiningError> {
    match params.source {
        PatternSource::Move if params.window.centre().is_none() => {
            Err(MiningError::NoCentre(params.window.to_string()))
        }
        PatternSource::Final if params.after || params.moves.is_some() => Err(MiningError::FinalHasNoMoves),
        _ => Ok(()),
    }
}

pub(super) fn expected_occurrences(corpus: &Corpus, games: &[GameId], params: &MiningParams) -> u64 {
    match params.source {
        PatternSource::Move => games.iter().map(|&id| corpus.game(id).moves.len() as u64).sum(),
        PatternSource::Final => {
            let by_side: Vec<u64> = (0..=BoardSize::MAX as u32)
                .map(|side| BoardSize::new(side).map_or(0, |size| placements(params, size).count() as u64))
                .collect();
            games.iter().map(|&id| by_side[corpus.game(id).size.side()]).sum()
        }
    }
}

pub(super) fn assemble(
    whose: MinedCorpus,
    params: &MiningParams,
    classes: Classes,
    second: Second,
    progress: &Progress,
) -> Result<MinedPatterns, Cancelled> {
    let bytes = PackedCells::bytes(params.window.cell_count());
    let canonicalizer = Canonicalizer::new(&params.window, params.source.group());
    let cells_of = |class: usize| &second.packed[class * bytes..(class + 1) * bytes];
    let mut order: Vec<u32> = (0..classes.list.len() as u32).collect();
    order.par_sort_unstable_by(|&a, &b| {
        let occurrences = |class: u32| classes.list[class as usize].stats.occurrences;
        occurrences(b).cmp(&occurrences(a)).then_with(|| cells_of(a as usize).cmp(cells_of(b as usize)))
    });
    progress.check()?;
    let columns: Vec<MinedColumns> =
        order
            .par_chunks(8192)
            .map(|order| {
                let mut columns = MinedColumns::default();
                if progress.is_cancelled() {
                    return columns;
                }
                progress.add(order.len() as u64);
                for &class in order {
                    let class = class as usize;
                    let to_canonical = second.to_canonical[class];
                    columns.cells.extend_from_slice(cells_of(class));
                    let appeared = second.appeared[class];
                    columns.stats.push(PatternStats { appeared, ..classes.list[class].stats });
                    let examples = classes.examples.get(class).iter();
                    columns.examples.push(examples.map(|drawn| Example {
                        image: drawn.example.image.then(to_canonical.first()),
                        ..drawn.example
                    }));
                    columns.seen.push(seen(classes.seen.get(class), to_canonical));
                    columns.replies.push(replies(classes.next.get(class), to_canonical, &canonicalizer));
                }
                columns
            })
            .collect();
    progress.check()?;
    let (occurrences, distinct) = (classes.occurrences, classes.distinct);
    drop((classes, second));
    let mut all = MinedColumns::default();
    all.cells.reserve_exact(columns.iter().map(|columns| columns.cells.len()).sum());
    all.stats.reserve_exact(columns.iter().map(|columns| columns.stats.len()).sum());
    all.examples.reserve_for(columns.iter().map(|columns| &columns.examples));
    all.seen.reserve_for(columns.iter().map(|columns| &columns.seen));
    all.replies.reserve_for(columns.iter().map(|columns| &columns.replies));
    columns.into_iter().for_each(|columns| all.append(columns));
    Ok(MinedPatterns {
        params: params.clone(),
        corpus: whose.corpus,
        games: whose.games,
        occurrences,
        distinct,
        cluster_names: ClusterNames::default(),
        cells: all.cells,
        stats: all.stats,
        examples: all.examples,
        replies: all.replies,
        seen: all.seen,
    })
}

/// The columns of a result, or of some consecutive rows of it.
#[derive(Default)]
struct MinedColumns {
    cells: Vec<u8>,
    stats: Vec<PatternStats>,
    examples: Lists<Example>,
    replies: Lists<ReplyCounts>,
    seen: Lists<SeenAs>,
}

impl MinedColumns {
    fn append(&mut self, other: MinedColumns) {
        self.cells.extend(other.cells);
        self.stats.extend(other.stats);
        self.examples.append(other.examples);
        self.replies.append(other.replies);
        self.seen.append(other.seen);
    }
}

/// Counts by the first image that takes the canonical pattern to what stands on the board.
fn seen(counts: &[(u8, u64)], to_canonical: CanonicalImages) -> Vec<SeenAs> {
    let mut by_image = [0; Image::COUNT];
    for &(image, count) in counts {
        let to_class = Image::from_index(usize::from(image));
        let first = to_canonical.iter().map(|image| to_class.then(image).inverse().index()).min();
        by_image[first.expect("there is always an image")] += count;
    }
    let counted = by_image.into_iter().enumerate().filter(|&(_, occurrences)| occurrences > 0);
    counted.map(|(image, occurrences)| SeenAs { image: Image::from_index(image), occurrences }).collect()
}

/// Replies by cell of the canonical pattern, folded over its own symmetries, most frequent first.
fn replies(
    counts: &[(WindowNextMove, u64)],
    to_canonical: CanonicalImages,
    canonicalizer: &Canonicalizer,
) -> Vec<ReplyCounts> {
    let mut replies: Vec<ReplyCounts> = Vec::new();
    for &(next, count) in counts {
        let cell = to_canonical.iter().map(|image| canonicalizer.cell_to(image, next.cell())).min();
        let cell = cell.expect("there is always an image");
        let at = replies.iter().position(|reply| reply.cell == cell).unwrap_or_else(|| {
            replies.push(ReplyCounts { cell, ..ReplyCounts::default() });
            replies.len() - 1
        });
        let reply = &mut replies[at];
        *match (next.by_mover(), next.later()) {
            (false, false) => &mut reply.by_opponent,
            (false, true) => &mut reply.by_opponent_later,
            (true, false) => &mut reply.by_mover,
            (true, true) => &mut reply.by_mover_later,
        } += count;
    }
    replies.sort_by_key(|reply| (std::cmp::Reverse(reply.total()), reply.cell));
    replies
}

#[cfg(test)]
mod tests {
    use super::*;

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
