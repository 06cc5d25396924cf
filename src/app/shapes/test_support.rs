//! A small corpus of random games on 9×9 boards and what is mined from it, for the tests of this workspace.

use std::sync::{Arc, OnceLock};

use katachi_core::corpus::{Corpus, CorpusBuilder, GameHeader, GameSource};
use katachi_core::go::{BoardSize, Color, GameView, Move, Winner};
use katachi_core::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;

pub fn corpus() -> Arc<Corpus> {
    static CORPUS: OnceLock<Arc<Corpus>> = OnceLock::new();
    Arc::clone(CORPUS.get_or_init(|| {
        let size = BoardSize::new(9).unwrap();
        let points: Vec<_> = size.points().collect();
        let mut builder = CorpusBuilder::new();
        let mut random = 12345_u64;
        for game in 0..30_u32 {
            let mut board = katachi_core::go::Board::new(size);
            let mut moves = Vec::new();
            let mut color = Color::Black;
            while moves.len() < 40 {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let point = points[(random >> 33) as usize % points.len()];
                if board.play(color, point).is_ok() {
                    moves.push(Move::play(color, point));
                    color = color.opponent();
                }
            }
            let (black, white) = (["Shusaku", "吳清源", "Dosaku"][game as usize % 3], "Gennan");
            let header = GameHeader {
                black,
                white,
                black_rank: "7d",
                white_rank: "8d",
                result: "B+2",
                winner: [Winner::Black, Winner::White, Winner::Unknown][game as usize % 3],
                date: "1846-09-11",
                year: Some(1840 + game as i16),
                event: "Castle game",
                round: "",
                place: "Edo",
                komi: None,
                handicap: 0,
            };
            let view = GameView { size, setup: &[], moves: &moves };
            builder.push(view, header, GameSource { file: 0, member: "", index: game }, 40, 0).unwrap();
        }
        Arc::new(builder.finish())
    }))
}

pub fn mined() -> Arc<MinedPatterns> {
    static MINED: OnceLock<Arc<MinedPatterns>> = OnceLock::new();
    let params = MiningParams::new(Window::square(3).unwrap(), PatternSource::Move);
    Arc::clone(MINED.get_or_init(|| Arc::new(mine(&corpus(), &params, &Progress::new()).unwrap())))
}
