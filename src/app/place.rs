//! A place in a game of the library: every workspace resolves a click to one, and `Command::OpenPlace` opens it.

use super::BoardRegion;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{NodeId, Point};
use katachi_core::pattern::{Image, Window};

/// Moves after which a game is shown if nobody asked for a move of it.
const PREVIEW_MOVES: usize = 60;

/// A place in a game, and how it is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GamePlace {
    pub game: GameId,
    pub moves: usize,
    /// Its node in the tree, if it is not in the main line.
    pub node: Option<NodeId>,
    /// The region that is lit.
    pub region: Option<BoardRegion>,
    pub shown_as: Image,
}

impl GamePlace {
    /// A move number of the main line: nothing is lit or turned.
    pub fn new(game: GameId, moves: usize) -> GamePlace {
        GamePlace { game, moves, node: None, region: None, shown_as: Image::default() }
    }

    /// The place at which a game is shown if nobody asked for a move: some way on, since an empty board says little. A
    /// problem, or another game that begins with a position, is shown at its start, before its answer.
    pub(super) fn preview(game: GameId, corpus: &Corpus) -> GamePlace {
        let record = corpus.game(game);
        let moves = if record.begins_with_position() { 0 } else { record.moves.len().min(PREVIEW_MOVES) };
        GamePlace::new(game, moves)
    }

    /// Lights the window around a point. `None` if the corpus does not have the game.
    pub(super) fn lit(mut self, window: &Window, at: Option<Point>, corpus: &Corpus) -> Option<GamePlace> {
        if self.game.index() >= corpus.record_count() {
            return None;
        }
        let size = corpus.game(self.game).size;
        self.region = at.and_then(|at| BoardRegion::of_window(window, at, size));
        Some(self)
    }
}
