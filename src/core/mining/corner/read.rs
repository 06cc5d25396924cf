//! The corners of each game, followed while it is replayed.

use super::{CORNER_WORDS, Corner, CornerParams, SYMMETRIES};
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Color, Point};
use crate::mining::graph::{GraphMove, GraphReader, GraphSink, GraphTurn, SquareSequence};
use crate::pattern::Symmetry;
use crate::progress::Phase;

/// Reads the four corners of each game.
pub(super) struct CornerReader<'a> {
    pub corpus: &'a Corpus,
    pub params: CornerParams,
}

impl GraphReader<CORNER_WORDS> for CornerReader<'_> {
    const PHASE: Phase = Phase::ReadingCorners;

    fn corpus(&self) -> &Corpus {
        self.corpus
    }

    fn frame(&self) -> (usize, &'static [Symmetry]) {
        (usize::from(self.params.size), SYMMETRIES)
    }

    fn squares(&self) -> usize {
        Corner::ALL.len()
    }

    fn moves(&self, game: GameId) -> usize {
        self.corpus.game(game).moves.len()
    }

    fn read<S: GraphSink<CORNER_WORDS>>(
        &self,
        id: GameId,
        squares: &mut [SquareSequence<CORNER_WORDS, S::Place>],
        sink: &mut S,
    ) {
        let CornerReader { corpus, params } = *self;
        let game = corpus.game(id);
        let winner = corpus.winner(id).color();
        let size = params.size;
        let place = |corner: Corner, point: Point, board: BoardSize| {
            corner.inside(point, board, size).map(|own| usize::from(own.y) * usize::from(size) + usize::from(own.x))
        };
        let start = game.opening_start();
        let mut board = game.board_before(start);
        for (corner, sequence) in Corner::ALL.into_iter().zip(&mut *squares) {
            sequence.reset();
            for (point, color) in board.stones() {
                if let Some(at) = place(corner, point, game.size) {
                    sequence.toggle(at, color);
                }
            }
        }
        // Later set-up stones end all sequences.
        let until = game.set_up_after(start);
        for (number, play) in game.moves.iter().enumerate().take(until).skip(start) {
            let by = play.color();
            let Some(point) = play.point() else {
                board.pass();
                continue;
            };
            let Ok(what) = board.play(by, point) else { continue };
            let whose: Color = if what.suicide { by } else { by.opponent() };
            let mover_won = winner.map(|winner| winner == by);
            let turn = GraphTurn { by, played: GraphMove { game: id, number: number as u32, later: false, mover_won } };
            for (corner, sequence) in Corner::ALL.into_iter().zip(&mut *squares) {
                let gone = board.last_removed().filter_map(|gone| Some((place(corner, gone, game.size)?, whose)));
                match place(corner, point, game.size) {
                    Some(at) => sequence.play(Some(at), gone, turn, params.stop, sink),
                    None => {
                        let captured = gone.inspect(|&(at, color)| sequence.toggle(at, color)).count() > 0;
                        if captured {
                            sequence.end(sink);
                        }
                    }
                }
            }
            if squares.iter().all(SquareSequence::is_over) {
                break;
            }
        }
        squares.iter_mut().for_each(|sequence| sequence.end(sink));
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CornerGraph, corner_graph};
    use super::*;
    use crate::library;
    use crate::mining::graph::{GraphBounds, count, count_within};
    use crate::progress::Progress;

    #[test]
    fn a_graph_within_a_bound_is_that_of_a_higher_minimum() {
        let sample = library::sample().corpus;
        let reader = CornerReader { corpus: &sample, params: CornerParams::default() };
        let (games, progress) = (sample.games(), Progress::new());
        let all = count(&reader, games, 1, &progress).unwrap();
        for positions in [u64::MAX, 3000, 100] {
            let bounds = GraphBounds { moves: 0, positions, fresh: 1000 };
            let found = count_within(bounds, &reader, games, 1, &progress).unwrap();
            assert!(found == count(&reader, games, found.least_count(), &progress).unwrap());
            assert!(found.positions().all(|id| found.visits(id).count >= found.least_count()));
            assert!(found.len() as u64 <= positions, "{} of {positions}", found.len());
            assert_eq!((found == all, found.least_count() == 1), (positions == u64::MAX, positions == u64::MAX));
        }
    }

    #[test]
    fn files_say_which_positions_the_bound_left_out() {
        let sample = library::sample().corpus;
        let (params, progress) = (CornerParams::default(), Progress::new());
        let bounds = GraphBounds { moves: 0, positions: 1000, fresh: 1000 };
        let reader = CornerReader { corpus: &sample, params };
        let graph = count_within(bounds, &reader, sample.games(), 1, &progress).unwrap();
        assert!(graph.least_count() > 1);
        let bounded = CornerGraph { params, corpus: sample.id().to_string(), games: 504, too_small: 0, graph };
        let whole = corner_graph(&sample, CornerParams { min_count: 3, ..params }, &progress).unwrap();
        let dir = tempfile::tempdir().unwrap();
        for found in [bounded, whole] {
            let (saved, kept) = (dir.path().join("corners.ron"), dir.path().join("corners.bin"));
            library::save_corners(&found, &saved).unwrap();
            library::keep_corners(&found, &kept).unwrap();
            assert!(library::open_corners(&saved).unwrap() == found);
            assert!(library::open_kept_corners(&kept).unwrap() == found);
        }
    }

    #[test]
    fn equal_moves_are_put_together_without_a_trace() {
        let sample = library::sample().corpus;
        let reader = CornerReader { corpus: &sample, params: CornerParams::default() };
        let all = count(&reader, sample.games(), 1, &Progress::new()).unwrap();
        for fresh in [1, 100, 5000] {
            let bounds = GraphBounds { moves: u64::MAX, positions: 1, fresh };
            assert!(count_within(bounds, &reader, sample.games(), 1, &Progress::new()).unwrap() == all);
        }
    }
}
