//! Reports on one game, move by move: how likely each move was, and when the game left the known positions.

use std::sync::Arc;

use super::file::Model;
use super::predictor::Predictor;
use super::situation::Situation;
use super::stages::STAGES;
use katachi_core::go::{Color, GameView, Point};
use katachi_core::mining::corner::{Corner, CornerGraph};
use katachi_core::mining::fuseki::OpeningGraph;
use katachi_core::pattern::names::{ShapeName, ShapeNames};
use katachi_core::progress::{Cancelled, Phase, Progress};

/// One move of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportedMove {
    /// Counted from 1.
    pub number: usize,
    pub color: Color,
    /// `None` for a pass.
    pub point: Option<Point>,
    /// The name of the move.
    pub name: Option<&'static ShapeName>,
    /// Its rank among all legal moves, from 1. `None` for a pass or an illegal move.
    pub rank: Option<usize>,
    /// The model's probability.
    pub probability: f32,
    /// The model's first choice and its probability.
    pub first: Option<(Point, f32)>,
}

impl ReportedMove {
    /// The move's index in [`STAGES`].
    pub fn stage(&self) -> usize {
        STAGES.iter().position(|&(_, _, end)| self.number <= end).unwrap_or(STAGES.len() - 1)
    }
}

/// The part of the board on which a game left the known positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The whole board.
    Opening,
    Corner(Corner),
}

/// The first move that leads to an unknown position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    pub what: Left,
    /// Number of the move, from 1.
    pub number: usize,
    /// How often the position before the move was played.
    pub times_before: u32,
}

/// The report of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameReport {
    pub moves: Vec<ReportedMove>,
    /// Sorted by move. Empty for board sizes without data.
    pub departures: Vec<Departure>,
}

/// How often a player chose what the model expected.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Agreement {
    /// Moves that were ranked.
    pub moves: u64,
    pub first: u64,
    pub among_five: u64,
    /// The model's probabilities of the moves together.
    pub probability: f64,
}

impl GameReport {
    /// Ranks every move by the model and looks the positions up in the opening and corner graphs.
    ///
    /// Errors: stopped by the user.
    pub fn compute(
        game: GameView<'_>,
        model: Arc<Model>,
        openings: &OpeningGraph,
        corners: &CornerGraph,
        progress: &Progress,
    ) -> Result<GameReport, Cancelled> {
        let mut predictor = Predictor::new(model);
        progress.begin(Phase::Ranking, "moves", game.moves.len() as u64);
        let mut report = GameReport::default();
        for (before, &play) in game.moves.iter().enumerate() {
            progress.check()?;
            let mut situation = Situation::of_game(game, before);
            situation.set_to_play(play.color());
            let policy = predictor.policy(&situation);
            let rank = play.point().and_then(|point| policy.iter().position(|&(other, _)| other == point));
            let names = play.point().map(|point| {
                let board = game.board_before(before);
                ShapeNames::shipped().position(&board).names(play.color(), point)
            });
            report.moves.push(ReportedMove {
                number: before + 1,
                color: play.color(),
                point: play.point(),
                name: names.and_then(|names| ShapeNames::shipped().of_set(names).next()),
                rank: rank.map(|rank| rank + 1),
                probability: rank.map_or(0.0, |rank| policy[rank].1),
                first: policy.first().copied(),
            });
            progress.add(1);
        }
        report.departures = departures(game, openings, corners);
        Ok(report)
    }

    /// The agreement of one player's moves with the model, in one stage or, with `None`, in all.
    pub fn agreement(&self, color: Color, stage: Option<usize>) -> Agreement {
        let mut agreement = Agreement::default();
        let is_his = |found: &&ReportedMove| found.color == color && stage.is_none_or(|stage| found.stage() == stage);
        for found in self.moves.iter().filter(is_his) {
            let Some(rank) = found.rank else { continue };
            agreement.moves += 1;
            agreement.first += u64::from(rank == 1);
            agreement.among_five += u64::from(rank <= 5);
            agreement.probability += f64::from(found.probability);
        }
        agreement
    }
}

/// Finds where the whole board and each corner left the known positions. Stops for each of them at its first departure.
fn departures(game: GameView<'_>, openings: &OpeningGraph, corners: &CornerGraph) -> Vec<Departure> {
    let mut found = Vec::new();
    let mut is_opening = openings.params.size == game.size;
    let mut known_corners: Vec<Corner> = Corner::ALL.to_vec();
    let mut times: Vec<(Left, u32)> = Vec::new();
    let mut replay = game.replay();
    while let Some(play) = replay.advance() {
        let (number, board) = (replay.played(), replay.board());
        let next = play.color().opponent();
        if number > openings.params.moves as usize {
            is_opening = false;
        }
        let before = |times: &[(Left, u32)], what: Left| {
            times.iter().find(|(known, _)| *known == what).map_or(0, |&(_, times)| times)
        };
        let note = |times: &mut Vec<(Left, u32)>, what: Left, count: u32| {
            times.retain(|(known, _)| *known != what);
            times.push((what, count));
        };
        if is_opening {
            match openings.find(board, next) {
                Some((id, _)) => note(&mut times, Left::Opening, openings.graph.visits(id).count),
                None => {
                    let times_before = before(&times, Left::Opening);
                    found.push(Departure { what: Left::Opening, number, times_before });
                    is_opening = false;
                }
            }
        }
        let Some(point) = play.point() else { continue };
        let size = corners.params.size;
        let here = known_corners.iter().copied().find(|corner| corner.inside(point, game.size, size).is_some());
        let Some(corner) = here else { continue };
        let what = Left::Corner(corner);
        match corners.find(board, corner, next) {
            Some((id, _)) => note(&mut times, what, corners.graph.visits(id).count),
            None => {
                // If not even the corner's first position is known, the game didn't leave anything.
                let times_before = before(&times, what);
                if times_before > 0 {
                    found.push(Departure { what, number, times_before });
                }
                known_corners.retain(|known| *known != corner);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predict::shipped_model;
    use katachi_core::corpus::load::load_bytes;
    use katachi_core::library::professional;

    /// A komoku with its usual approach, then a move that nobody plays in answer to it.
    const GAME: &str = "(;GM[1]SZ[19];B[qd];W[dd];B[pq];W[oc];B[sa];W[ss];B[])";

    #[test]
    fn each_move_has_its_rank_and_a_strange_one_leaves_what_is_known() {
        let loaded = load_bytes("game", GAME.as_bytes());
        let game = loaded.corpus.game(loaded.corpus.games()[0]);
        let (openings, corners) = (professional::openings(), professional::corners());
        let progress = Progress::new();
        let report = GameReport::compute(game, shipped_model(), &openings, &corners, &progress).unwrap();
        assert_eq!(report.moves.len(), 7);
        let mut predictor = Predictor::shipped();
        for found in &report.moves {
            let mut situation = Situation::of_game(game, found.number - 1);
            situation.set_to_play(found.color);
            let policy = predictor.policy(&situation);
            assert_eq!(found.first, policy.first().copied());
            let rank = found.point.map(|point| policy.iter().position(|(other, _)| *other == point).unwrap());
            assert_eq!(found.rank, rank.map(|rank| rank + 1));
        }
        assert!(report.moves[0].rank.unwrap() < 20 && report.moves[4].rank.unwrap() > 50, "{:?}", report.moves);
        assert_eq!((report.moves[6].rank, report.moves[6].probability), (None, 0.0), "a pass");
        let black = report.agreement(Color::Black, None);
        assert_eq!(black.moves, 3);
        let by_stage: u64 = (0..STAGES.len()).map(|stage| report.agreement(Color::Black, Some(stage)).moves).sum();
        assert_eq!(by_stage, black.moves);
        // The corner of the approach is left with T19, and so is the opening.
        let opening = report.departures.iter().find(|departure| departure.what == Left::Opening).unwrap();
        assert!(opening.number <= 5);
        let corner = report.departures.iter().find(|departure| departure.what == Left::Corner(Corner::TopRight));
        assert_eq!(corner.map(|corner| corner.number), Some(5));
        assert!(corner.unwrap().times_before > 100);
        progress.cancel();
        assert!(GameReport::compute(game, shipped_model(), &openings, &corners, &progress).is_err());
    }
}
