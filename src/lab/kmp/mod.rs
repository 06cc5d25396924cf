//! Search by rows: the retrieval system from the literature, for comparison with
//! [`search`](katachi_core::find::search).
//!
//! An inverted file of feature patterns selects the candidate games ([`FeatureFile`]). These are replayed. After each
//! move, the Knuth–Morris–Pratt algorithm searches for the best row of every image in the rows of the board that the
//! move may have changed, and the other rows of a place are checked by bit masks.
//!
//! Source: the game-record retrieval system, sections 2.1 to 2.3. Ours differs where the text would lose hits or does
//! not specify: the feature patterns are mined, not made by hand; in a row with unfixed points, the longest fixed run
//! is searched for instead of every filling of the row; and the inverted file lists games instead of board situations.

mod features;
mod replay;
mod row;

pub use features::{DrawnFeature, FeatureFile};

use self::replay::walk;
use self::row::RowPattern;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::parts::{GameScanner, QueryImage, Scanned, each_game};
use katachi_core::find::{FindError, FindResult, Hit, NextStone, Query, SearchOptions};
use katachi_core::go::{BoardSize, GameView};
use katachi_core::progress::Progress;

/// Searches by rows, on one thread. The result is that of [`scan`](katachi_core::find::scan).
///
/// Errors: [`FindError::StaleIndex`] for the features of another corpus, [`FindError::Query`] for a query that has
/// moves, else as [`search`](katachi_core::find::search).
pub fn kmp(
    corpus: &Corpus,
    features: &FeatureFile,
    query: &Query,
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<FindResult, FindError> {
    if features.corpus() != corpus.id() {
        return Err(FindError::StaleIndex { found: features.corpus(), expected: corpus.id() });
    }
    query.shape_alone()?;
    let candidates = features.games_with(&features.drawn(query));
    let mut rows = RowSearch::new(query);
    rows.scanner = GameScanner::new(query).among(corpus, options);
    each_game(corpus, query, options, progress, |place, id| {
        let worth_a_look = candidates.as_ref().is_none_or(|games| games.contains(place));
        if worth_a_look { rows.game(id, corpus.game(id)) } else { Vec::new() }
    })
}

/// A query prepared for the search by rows.
struct RowSearch<'a> {
    query: &'a Query,
    scanner: GameScanner<'a>,
    patterns: Vec<RowPattern>,
    /// The possible places, by board size and image.
    places: Vec<Option<Vec<ImagePlaces>>>,
}

/// The places of an image on boards of one size.
struct ImagePlaces {
    all: Vec<(i32, i32)>,
    /// The rows of the places, ascending.
    tops: Vec<i32>,
    /// Whether the image can be at a place, and whether it was found there in this game; by row and column, each
    /// counted from [`ImagePlaces::FIRST`].
    open: Vec<bool>,
    taken: Vec<bool>,
}

impl ImagePlaces {
    const FIRST: i32 = 1 - Query::MAX_SIDE as i32;
    const SIDE: i32 = BoardSize::MAX as i32 - Self::FIRST;

    fn new(turned: &QueryImage, query: &Query, size: BoardSize) -> ImagePlaces {
        let all = turned.placements(query, size);
        let grid = vec![false; (Self::SIDE * Self::SIDE) as usize];
        let mut tops: Vec<i32> = all.iter().map(|&(_, y)| y).collect();
        tops.dedup();
        let mut places = ImagePlaces { all, tops, open: grid.clone(), taken: grid };
        for &(x, y) in &places.all {
            places.open[Self::at(x, y)] = true;
        }
        places
    }

    fn at(x: i32, y: i32) -> usize {
        ((y - Self::FIRST) * Self::SIDE + x - Self::FIRST) as usize
    }
}

/// A match whose continuation is not known yet.
struct PendingHit {
    image: usize,
    moves: usize,
    place: (i32, i32),
}

impl<'a> RowSearch<'a> {
    fn new(query: &'a Query) -> RowSearch<'a> {
        let scanner = GameScanner::new(query);
        let patterns = scanner.images.iter().map(RowPattern::new).collect();
        RowSearch { query, scanner, patterns, places: (0..=BoardSize::MAX).map(|_| None).collect() }
    }

    /// Finds all hits in a game.
    fn game(&mut self, id: GameId, game: GameView<'_>) -> Vec<Scanned> {
        let RowSearch { query, scanner, patterns, places } = self;
        let places = places[game.size.side()].get_or_insert_with(|| {
            scanner.images.iter().map(|turned| ImagePlaces::new(turned, query, game.size)).collect()
        });
        places.iter_mut().for_each(|places| places.taken.fill(false));
        let (mut hits, mut waiting) = (Vec::new(), Vec::<PendingHit>::new());
        walk(game, |position| {
            waiting.retain(|hit| {
                let Some(played) = patterns[hit.image].next(hit.place, game, position) else { return true };
                let later = position.moves - hit.moves > 2;
                let next = played.map(|play| NextStone { point: play.0, color: play.1, later });
                hits.push(scanned(scanner, id, hit, next));
                false
            });
            let to_move = game.moves.get(position.moves).map(|next| next.color());
            let in_time = query.moves.is_none_or(|(first, last)| (first..=last).contains(&(position.moves as u32)));
            for (image, (pattern, places)) in patterns.iter().zip(places.iter_mut()).enumerate() {
                let to_play = scanner.images[image].to_play;
                let is_asked = scanner.is_in_games(scanner.images[image].image, id);
                let suits = in_time && to_play.is_none_or(|color| to_move == Some(color));
                let ImagePlaces { all, tops, open, taken } = places;
                pattern.occurrences(position, tops, all, |place @ (x, y)| {
                    let at = ImagePlaces::at(x, y);
                    if open[at] && !taken[at] && is_asked && pattern.stands(position.board, place) {
                        taken[at] = true;
                        waiting.extend(suits.then_some(PendingHit { image, moves: position.moves, place }));
                    }
                });
            }
        });
        hits.extend(waiting.iter().map(|hit| scanned(scanner, id, hit, None)));
        hits
    }
}

fn scanned(scanner: &GameScanner<'_>, id: GameId, hit: &PendingHit, next: Option<NextStone>) -> Scanned {
    let (turned, (x, y)) = (&scanner.images[hit.image], hit.place);
    let counted = next.map(|next| {
        let (column, row) = (i32::from(next.point.x) - x, i32::from(next.point.y) - y);
        let cell = row as usize * turned.width + column as usize;
        (scanner.back.counted_cell(hit.image, cell, next.color), next.later)
    });
    (Hit::new(id, hit.moves as u32, turned.image, hit.place, next), counted)
}
