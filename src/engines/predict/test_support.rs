//! Games for tests. `katachi-lab` uses this file too.

use super::Situation;
use katachi_core::corpus::{Corpus, CorpusBuilder, GameHeader, GameSource};
use katachi_core::go::{Board, BoardSize, Color, GameView, Move, Point};

pub(crate) struct RandomGame {
    pub size: BoardSize,
    pub moves: Vec<Move>,
}

/// Crowded games on boards of several sizes, with captures and passes. Sometimes a colour plays twice in a row.
pub(crate) fn random_games(count: usize) -> Vec<RandomGame> {
    let mut seed = 7_u64;
    let mut below = move |limit: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) as usize) % limit
    };
    (0..count)
        .map(|number| {
            let size = BoardSize::new([9, 19, 13, 5][number % 4]).expect("boards of these sizes are read");
            let mut board = Board::new(size);
            let mut color = Color::Black;
            let mut moves = Vec::new();
            for _ in 0..size.area() * 3 / 2 {
                let point = Point::new(below(size.side()) as u8, below(size.side()) as u8);
                if below(80) == 0 {
                    board.pass();
                    moves.push(Move::pass(color));
                } else if board.play(color, point).is_ok() {
                    moves.push(Move::play(color, point));
                } else {
                    continue;
                }
                if below(20) > 0 {
                    color = color.opponent();
                }
            }
            RandomGame { size, moves }
        })
        .collect()
}

/// Games in which players answer each other by a rule that can be learned: next to the last move, if they can.
pub(crate) fn corpus(games: usize) -> Corpus {
    let mut builder = CorpusBuilder::new();
    let mut seed = 3_u64;
    let mut below = move |limit: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) as usize) % limit
    };
    for number in 0..games {
        let size = BoardSize::NINETEEN;
        let mut situation = Situation::new(size);
        let mut moves: Vec<Move> = Vec::new();
        while moves.len() < 60 {
            let near = situation.last_move().filter(|_| below(4) > 0).and_then(|last| {
                let steps = [(2, 1), (1, 2), (0, 1), (-1, 0), (1, 1)];
                steps
                    .into_iter()
                    .find_map(|(dx, dy)| last.offset(dx, dy, size).filter(|&point| situation.is_legal(point)))
            });
            let point = near.unwrap_or_else(|| Point::new(below(19) as u8, below(19) as u8));
            if situation.is_legal(point) {
                let play = Move::play(situation.to_play(), point);
                situation.play(play);
                moves.push(play);
            }
        }
        let header = GameHeader { year: Some(1990 + (number % 10) as i16), ..GameHeader::default() };
        let source = GameSource { file: 0, member: "", index: number as u32 };
        builder.push(GameView { size, setup: &[], moves: &moves }, header, source, 60, 0).unwrap();
    }
    builder.finish()
}
