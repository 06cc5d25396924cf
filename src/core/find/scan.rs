//! The slow, obvious search: replays every game and looks at every placement after every move.
//!
//! It is the oracle that the index must agree with, and it searches the games that are too long for the index.

use std::time::Instant;

use super::image::{QueryImage, folds_colors, images};
use super::result::{HitTally, Scanned, WayBack};
use super::{FindError, FindResult, GameSet, Hit, NextStone, Query, SearchOptions, SequenceMove};
use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, GameView, Point};
use crate::pattern::{Cell, CellSet, Image};
use crate::progress::{Phase, Progress};

/// Searches for a query, with or without moves, without an index. Single-threaded; minutes for a few thousand games.
///
/// Errors: stopped by the user; an index, or a set of games, of another corpus.
pub fn scan(
    corpus: &Corpus,
    query: &Query,
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<FindResult, FindError> {
    let scanner = GameScanner::new(query).among(corpus, options);
    each_game(corpus, query, options, progress, |_, id| scanner.game(id, corpus.game(id)))
}

/// Counts the hits of one game after the other. `find` gets a game's place in [`Corpus::searched`] and its number.
pub fn each_game(
    corpus: &Corpus,
    query: &Query,
    options: &SearchOptions<'_>,
    progress: &Progress,
    mut find: impl FnMut(usize, GameId) -> Vec<Scanned>,
) -> Result<FindResult, FindError> {
    let started = Instant::now();
    let games = corpus.searched();
    options.check(corpus)?;
    progress.begin(Phase::Searching, "games", games.len() as u64);
    let mut tally = HitTally::new(query.cells().len(), 1);
    let (mut kept, mut words, mut searched) = (Vec::new(), vec![0; games.len().div_ceil(64)], 0);
    for (place, &id) in games.iter().enumerate() {
        progress.check()?;
        progress.add(1);
        if options.games.is_some_and(|games| !games.contains(place)) {
            continue;
        }
        searched += 1;
        let mut hits = find(place, id);
        hits.sort_by_key(|(hit, _)| hit.order());
        for (hit, next) in hits {
            tally.hit(0, &hit, next);
            words[place / 64] |= 1 << (place % 64);
            if kept.len() < options.keep {
                kept.push(hit);
            }
        }
        tally.end_block(|_| corpus.winner(id));
    }
    let found = GameSet::from_words(words, games.len());
    Ok(tally.into_result(corpus, query.width(), found, kept, searched, started))
}

/// A query ready to be looked for in one game after the other.
pub struct GameScanner<'a> {
    query: &'a Query,
    pub images: Vec<QueryImage>,
    pub back: WayBack,
    /// [`SearchOptions::by_colors`], by place in [`Corpus::searched`].
    by_colors: Option<(&'a [GameId], &'a [GameSet; 2])>,
    /// Whether exchanged colours can be the drawing itself: then its hits are of either kind.
    folds_colors: bool,
}

impl<'a> GameScanner<'a> {
    pub fn new(query: &'a Query) -> GameScanner<'a> {
        let images = images(query);
        let back = WayBack::new(query, &images);
        GameScanner { query, images, back, by_colors: None, folds_colors: false }
    }

    /// Looks for each colour only in its games, if the options have them.
    pub fn among(self, corpus: &'a Corpus, options: &SearchOptions<'a>) -> GameScanner<'a> {
        let by_colors = options.by_colors.map(|games| (corpus.searched(), games));
        let folds_colors = by_colors.is_some() && folds_colors(self.query);
        GameScanner { by_colors, folds_colors, ..self }
    }

    /// Whether a match must pass [`GameScanner::suits`].
    pub(super) fn is_choosy(&self) -> bool {
        self.query.moves.is_some() || self.query.to_play.is_some() || self.by_colors.is_some()
    }

    /// All hits of a game, image by image.
    pub fn game(&self, id: GameId, game: GameView<'_>) -> Vec<Scanned> {
        let positions = positions(game);
        let mut hits = Vec::new();
        for (number, turned) in self.images.iter().enumerate() {
            for place in turned.placements(self.query, game.size) {
                let region = region(turned, place, game.size);
                let stands = |moves: usize| region.iter().all(|&(at, _, set)| set.contains(positions[moves][at]));
                let mut matches = (0..positions.len()).filter(|&moves| stands(moves));
                let goes_on = |moves| Some((moves, end_of_sequence(&turned.moves, &region, game, &positions, moves)?));
                let Some((moves, end)) = matches.find_map(goes_on) else { continue };
                if self.suits(turned, id, game, moves as u32) {
                    let next = next_in_region(&region, game, &positions, end);
                    let counted =
                        next.map(|(cell, next)| (self.back.counted_cell(number, cell, next.color), next.later));
                    let hit = Hit::new(id, moves as u32, turned.image, place, next.map(|(_, next)| next));
                    hits.push((hit, counted));
                }
            }
        }
        hits
    }

    /// Whether a match has a move number and a side to move as asked, and its game the players.
    pub(super) fn suits(&self, turned: &QueryImage, id: GameId, game: GameView<'_>, moves: u32) -> bool {
        if !self.is_in_games(turned.image, id) {
            return false;
        }
        let in_time = self.query.moves.is_none_or(|(first, last)| (first..=last).contains(&moves));
        let to_move = || game.moves.get(moves as usize).map(|next| next.color());
        in_time && turned.to_play.is_none_or(|color| to_move() == Some(color))
    }
}

impl GameScanner<'_> {
    /// Whether an image is looked for in a game.
    pub fn is_in_games(&self, image: Image, id: GameId) -> bool {
        let Some((searched, by_colors)) = self.by_colors else { return true };
        let Ok(place) = searched.binary_search(&id) else { return false };
        by_colors[usize::from(image.swapped)].contains(place)
            || self.folds_colors && by_colors[usize::from(!image.swapped)].contains(place)
    }
}

/// The cells of all points, row by row.
type Position = Vec<Cell>;

/// The positions of a game: before the first move, and after each.
fn positions(game: GameView<'_>) -> Vec<Position> {
    let mut replay = game.replay();
    let cells = |board: &Board| game.size.points().map(|point| board.get(point).into()).collect();
    let mut positions = vec![cells(replay.board())];
    while replay.advance().is_some() {
        positions.push(cells(replay.board()));
    }
    positions
}

/// The points of the region on the board: number in a [`Position`], cell of the image, and the set that the cell
/// admits. [`QueryImage::placements`] has checked the cells off the board.
pub(super) fn region(turned: &QueryImage, (x, y): (i32, i32), size: BoardSize) -> Vec<(usize, usize, CellSet)> {
    let side = size.side() as i32;
    let cells = turned.cells.iter().enumerate().filter_map(|(cell, set)| Some((cell, (*set)?)));
    let on_board = cells.filter_map(|(cell, set)| {
        let (x, y) = (x + (cell % turned.width) as i32, y + (cell / turned.width) as i32);
        let inside = (0..side).contains(&x) && (0..side).contains(&y);
        inside.then_some(((y * side + x) as usize, cell, set))
    });
    on_board.collect()
}

/// Number of moves played at the end of the sequence that begins after `moves` moves; `None` if the region sees
/// another.
fn end_of_sequence(
    sequence: &[SequenceMove],
    region: &[(usize, usize, CellSet)],
    game: GameView<'_>,
    positions: &[Position],
    moves: usize,
) -> Option<usize> {
    let mut end = moves;
    for expected in sequence {
        let (cell, next) = next_in_region(region, game, positions, end)?;
        let wait = game.moves[end..].iter().position(|play| play.point() == Some(next.point))?;
        let set_up_inside = game.setup.iter().any(|stone| {
            (end + 1..=end + wait + 1).contains(&(stone.before_move as usize))
                && region.iter().any(|&(at, ..)| at == number_of(stone.point, game.size))
        });
        if cell != usize::from(expected.cell) || next.color != expected.color || set_up_inside {
            return None;
        }
        end += wait + 1;
    }
    Some(end)
}

/// The next stone in the region after `moves` moves and its cell, unless the region changes in another way first.
fn next_in_region(
    region: &[(usize, usize, CellSet)],
    game: GameView<'_>,
    positions: &[Position],
    moves: usize,
) -> Option<(usize, NextStone)> {
    for played in moves..game.moves.len() {
        let play = game.moves[played];
        if let Some(point) = play.point() {
            let at = number_of(point, game.size);
            if let Some(&(_, cell, _)) = region.iter().find(|&&(own, ..)| own == at) {
                return Some((cell, NextStone { point, color: play.color(), later: played - moves >= 2 }));
            }
        }
        if region.iter().any(|&(at, ..)| positions[played][at] != positions[played + 1][at]) {
            return None;
        }
    }
    None
}

/// The number of a point in a [`Position`].
pub(super) fn number_of(point: Point, size: BoardSize) -> usize {
    usize::from(point.y) * size.side() + usize::from(point.x)
}
