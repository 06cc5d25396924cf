//! Whole positions of the evaluated games, to look one up by its board.

use rayon::prelude::*;

use super::MoveOfGame;
use crate::corpus::{Corpus, GameId};
use crate::go::{Board, Color, Point};
use crate::pattern::{NumberedReplay, Symmetry, position_number};
use crate::progress::{Cancelled, Phase, Progress};

/// Positions by a number that is the same for turned, mirrored and recoloured ones, with the move that was made there.
/// Sorted; 16 bytes each.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Positions(Vec<(u64, MoveOfGame)>);

impl Positions {
    /// Reads the positions of the moves of these games, passes left out.
    ///
    /// Errors: stopped by the user.
    pub fn new(corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<Positions, Cancelled> {
        progress.begin(Phase::ReadingEvaluatedGames, "games", games.len() as u64);
        let of_game = |&id: &GameId| {
            let mut own = Vec::new();
            let game = corpus.game(id);
            let mut replay = NumberedReplay::new(game);
            for (index, play) in game.moves.iter().enumerate() {
                if play.point().is_some() && progress.check().is_ok() {
                    own.push((replay.number(play.color()), (id, index as u32)));
                }
                replay.advance();
            }
            progress.add(1);
            own
        };
        let mut all: Vec<(u64, MoveOfGame)> = games.par_iter().flat_map_iter(of_game).collect();
        progress.check()?;
        all.par_sort_unstable();
        Ok(Positions(all))
    }

    /// The moves that the side to move made in this position, each with its points on this board. It has more than one
    /// point if the position is symmetric.
    pub fn moves_at(&self, corpus: &Corpus, board: &Board, mover: Color) -> Vec<(Vec<Point>, MoveOfGame)> {
        let wanted = position_number(board, mover);
        let first = self.0.partition_point(|&(number, _)| number < wanted);
        let alike = self.0[first..].iter().take_while(|&&(number, _)| number == wanted);
        alike.filter_map(|&(_, played)| Some((places(corpus, played, board, mover)?, played))).collect()
    }
}

/// The points of a move on this board. `None` if the numbers agree but the positions differ.
fn places(corpus: &Corpus, (id, index): MoveOfGame, board: &Board, mover: Color) -> Option<Vec<Point>> {
    let game = corpus.game(id);
    let mut replay = game.replay();
    while replay.played() < index as usize {
        replay.advance()?;
    }
    let play = game.moves.get(index as usize)?;
    let (there, side, at) = (replay.board(), board.size().side(), play.point()?);
    if there.size() != board.size() || there.stones().count() != board.stones().count() {
        return None;
    }
    let swaps = play.color() != mover;
    let stands = |symmetry: &Symmetry| {
        there.stones().all(|(point, color)| {
            let color = if swaps { color.opponent() } else { color };
            board.get(symmetry.point(point, side)) == Some(color)
        })
    };
    let mut places: Vec<Point> =
        Symmetry::ALL.into_iter().filter(stands).map(|symmetry| symmetry.point(at, side)).collect();
    places.sort_unstable_by_key(|place| (place.y, place.x));
    places.dedup();
    (!places.is_empty()).then_some(places)
}
