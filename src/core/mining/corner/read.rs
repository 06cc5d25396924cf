//! The corners of each game, followed while it is replayed.

use super::{CORNER_WORDS, Corner, CornerParams, SYMMETRIES};
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Color, Point};
use crate::mining::graph::{GraphMove, GraphRecorder, GraphTurn, SquareSequence};
use crate::mining::occurrences::GameQueue;
use crate::progress::{Cancelled, Phase, Progress};

/// Reads the corner sequences of all games. Returns a recorder for each thread.
pub(super) fn read(
    corpus: &Corpus,
    games: &[GameId],
    params: CornerParams,
    progress: &Progress,
) -> Result<Vec<GraphRecorder<CORNER_WORDS>>, Cancelled> {
    progress.begin(Phase::ReadingCorners, "games", games.len() as u64);
    let queue = GameQueue::new(games, progress);
    let recorders = rayon::broadcast(|_| {
        let mut reader = CornerReader::new(params);
        while let Some(run) = queue.next_run() {
            run.iter().for_each(|&id| reader.read(corpus, id));
        }
        reader.recorder
    });
    progress.check()?;
    Ok(recorders)
}

struct CornerReader {
    params: CornerParams,
    recorder: GraphRecorder<CORNER_WORDS>,
    corners: [(Corner, SquareSequence<CORNER_WORDS>); 4],
}

impl CornerReader {
    fn new(params: CornerParams) -> CornerReader {
        let sequence = |corner| (corner, SquareSequence::new(usize::from(params.size), SYMMETRIES));
        CornerReader { params, recorder: GraphRecorder::new(), corners: Corner::ALL.map(sequence) }
    }

    fn read(&mut self, corpus: &Corpus, id: GameId) {
        let game = corpus.game(id);
        let winner = corpus.winner(id).color();
        let size = self.params.size;
        let place = |corner: Corner, point: Point, board: BoardSize| {
            corner.inside(point, board, size).map(|own| usize::from(own.y) * usize::from(size) + usize::from(own.x))
        };
        let start = game.opening_start();
        let mut board = game.board_before(start);
        for (corner, sequence) in &mut self.corners {
            sequence.reset();
            for (point, color) in board.stones() {
                if let Some(at) = place(*corner, point, game.size) {
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
            for (corner, sequence) in &mut self.corners {
                let gone = board.last_removed().filter_map(|gone| Some((place(*corner, gone, game.size)?, whose)));
                match place(*corner, point, game.size) {
                    Some(at) => sequence.play(Some(at), gone, turn, self.params.stop, &mut self.recorder),
                    None => {
                        let captured = gone.inspect(|&(at, color)| sequence.toggle(at, color)).count() > 0;
                        if captured {
                            sequence.end(&mut self.recorder);
                        }
                    }
                }
            }
            if self.corners.iter().all(|(_, sequence)| sequence.is_over()) {
                break;
            }
        }
        self.corners.iter_mut().for_each(|(_, sequence)| sequence.end(&mut self.recorder));
    }
}
