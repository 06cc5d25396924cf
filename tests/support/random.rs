//! Random games, the same in every run.

use katachi::corpus::{Corpus, CorpusBuilder, GameHeader, GameSource};
use katachi::go::{Board, BoardSize, Color, GameView, Move, Point, SetupStone, Winner};

/// A small linear congruential generator: the same games on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// Random games on boards of several sizes, dense enough for captures, with passes, set-up stones before and during
/// games, the same colour twice in a row, and sometimes missing headers.
pub fn random_corpus(games: usize) -> Corpus {
    let mut random = Random(42);
    let mut builder = CorpusBuilder::new();
    for number in 0..games {
        let size = BoardSize::new([9, 7, 13, 19][number % 4]).unwrap();
        let side = size.side();
        let point = |random: &mut Random| Point::new(random.below(side) as u8, random.below(side) as u8);
        let mut board = Board::new(size);
        let (mut setup, mut moves) = (Vec::new(), Vec::new());
        let mut color = Color::Black;
        for _ in 0..side * side {
            let here = point(&mut random);
            match random.below(60) {
                0 => moves.push(Move::pass(color)),
                1 if number % 3 == 0 => {
                    let cell = [None, Some(Color::Black), Some(Color::White)][random.below(3)];
                    setup.push(SetupStone { before_move: moves.len() as u32, point: here, cell });
                    board.apply_setup(&setup[setup.len() - 1..]);
                    if random.below(4) == 0 {
                        // Two nodes set up the same stone.
                        setup.push(setup[setup.len() - 1]);
                    }
                    continue;
                }
                _ if board.play(color, here).is_ok() => moves.push(Move::play(color, here)),
                _ => continue,
            }
            if random.below(20) > 0 {
                color = color.opponent();
            }
        }
        let winner = [Winner::Black, Winner::White, Winner::Unknown, Winner::Nobody][random.below(4)];
        let year = (random.below(3) > 0).then(|| 1900 + random.below(100) as i16);
        let header = GameHeader { black: "Black", white: "White", winner, year, ..GameHeader::default() };
        let source = GameSource { file: 0, member: "", index: number as u32 };
        let game = GameView { size, setup: &setup, moves: &moves };
        builder.push(game, header, source, moves.len() as u32, 0).unwrap();
    }
    builder.finish()
}
