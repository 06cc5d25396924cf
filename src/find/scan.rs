//! The slow, obvious search: replays every game and looks at every placement after every move.
//!
//! It is the oracle that the index must agree with, and it takes whatever the index does not (games too long for it).

use std::time::Instant;

use super::image::{Turned, images};
use super::result::{Counted, Tally, WayBack};
use super::{FindError, FindResult, GameSet, Hit, Next, Query, SearchOptions};
use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, GameView, Point};
use crate::pattern::Cell;
use crate::progress::Progress;

/// Searches without an index. Single-threaded; hours on a large corpus.
pub fn scan(
    corpus: &Corpus,
    query: &Query,
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<FindResult, FindError> {
    let started = Instant::now();
    let games = corpus.games();
    let found = options.games.map_or(games.len(), GameSet::universe);
    if found != games.len() {
        return Err(FindError::OtherGames { found, expected: games.len() });
    }
    progress.begin("Searching", "games", games.len() as u64);
    let scanner = Scanner::new(query);
    let mut tally = Tally::new(query.cells().len(), 1);
    let (mut kept, mut words, mut searched) = (Vec::new(), vec![0; games.len().div_ceil(64)], 0);
    for (place, &id) in games.iter().enumerate() {
        progress.check()?;
        progress.add(1);
        if options.games.is_some_and(|games| !games.contains(place)) {
            continue;
        }
        searched += 1;
        let mut hits = scanner.game(id, corpus.game(id));
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
    Ok(FindResult {
        corpus: corpus.id(),
        hits: tally.hits,
        games: found.count(),
        same_colour: tally.hits - tally.swapped,
        swapped: tally.swapped,
        searched_games: searched,
        continuations: tally.continuations(query.width()),
        no_continuation: tally.no_continuation,
        found,
        kept,
        elapsed: started.elapsed(),
    })
}

/// A query ready to be looked for in one game after the other.
pub(super) struct Scanner<'a> {
    query: &'a Query,
    images: Vec<Turned>,
    back: WayBack,
}

/// A hit, and where its continuation is counted.
pub(super) type Scanned = (Hit, Option<(Counted, bool)>);

impl<'a> Scanner<'a> {
    pub fn new(query: &'a Query) -> Scanner<'a> {
        Scanner { query, images: images(query), back: WayBack::new(query) }
    }

    /// All hits of a game, image by image.
    pub fn game(&self, id: GameId, game: GameView<'_>) -> Vec<Scanned> {
        let boards = boards(game);
        let mut hits = Vec::new();
        for (number, turned) in self.images.iter().enumerate() {
            for place in turned.placements(self.query, game.size) {
                let Some(moves) = boards.iter().position(|board| matches(turned, board, place)) else { continue };
                let to_move = game.moves.get(moves).map(|next| next.color());
                let in_time = self.query.moves.is_none_or(|(first, last)| (first..=last).contains(&(moves as u32)));
                let in_turn = turned.to_play.is_none_or(|color| to_move == Some(color));
                if in_time && in_turn {
                    let next = next_in_region(turned, game, &boards, moves, place);
                    let counted = next.map(|(cell, next)| (self.back.of(number, cell, next.color), next.later));
                    let hit = Hit::new(id, moves as u32, turned.image, place, next.map(|(_, next)| next));
                    hits.push((hit, counted));
                }
            }
        }
        hits
    }
}

/// The positions of a game: before the first move, and after each.
fn boards(game: GameView<'_>) -> Vec<Board> {
    let mut replay = game.replay();
    let mut boards = vec![replay.board().clone()];
    while replay.advance().is_some() {
        boards.push(replay.board().clone());
    }
    boards
}

/// The point of the board under a cell of the image; `None` off the board.
fn point_of(turned: &Turned, cell: usize, (x, y): (i32, i32), size: BoardSize) -> Option<Point> {
    let (dx, dy) = (cell % turned.width, cell / turned.width);
    let (x, y) = (x + dx as i32, y + dy as i32);
    let side = size.side() as i32;
    ((0..side).contains(&x) && (0..side).contains(&y)).then(|| Point::new(x as u8, y as u8))
}

fn matches(turned: &Turned, board: &Board, place: (i32, i32)) -> bool {
    turned.cells.iter().enumerate().all(|(at, cell)| {
        let found = point_of(turned, at, place, board.size()).map_or(Cell::OffBoard, |point| board.get(point).into());
        cell.is_none_or(|set| set.contains(found))
    })
}

/// The next stone in the region after `moves` moves and its cell, unless the region changes in another way first.
fn next_in_region(
    turned: &Turned,
    game: GameView<'_>,
    boards: &[Board],
    moves: usize,
    place: (i32, i32),
) -> Option<(usize, Next)> {
    let cells = || (0..turned.cells.len()).filter(|&cell| turned.cells[cell].is_some());
    for played in moves..game.moves.len() {
        let play = game.moves[played];
        if let Some(point) = play.point()
            && let Some(cell) = cells().find(|&cell| point_of(turned, cell, place, game.size) == Some(point))
        {
            return Some((cell, Next { point, color: play.color(), later: played - moves >= 2 }));
        }
        let changed = |cell| {
            point_of(turned, cell, place, game.size)
                .is_some_and(|point| boards[played].get(point) != boards[played + 1].get(point))
        };
        if cells().any(changed) {
            return None;
        }
    }
    None
}
