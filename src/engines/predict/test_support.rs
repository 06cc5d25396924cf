//! Random games for tests.

use katachi_core::go::{Board, BoardSize, Color, Move, Point};

pub(crate) struct RandomGame {
    pub size: BoardSize,
    pub moves: Vec<Move>,
}

/// Crowded games on several sizes, with captures, passes, and now and then the same colour twice.
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
