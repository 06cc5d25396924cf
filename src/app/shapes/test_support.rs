//! A small corpus of random games on 9×9 boards and what is mined from it, for the tests of this workspace.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::corpus::{Corpus, CorpusBuilder, GameHeader, GameId, GameSource};
use crate::go::{BoardSize, Color, GameView, Move, Winner};
use crate::mining::{Example, MinedPatterns, MiningParams, PatternStats, Reply, SeenAs, Source};
use crate::pattern::{Cell, Image, PackedCells, Pattern, Window};

pub fn corpus() -> Arc<Corpus> {
    static CORPUS: OnceLock<Arc<Corpus>> = OnceLock::new();
    Arc::clone(CORPUS.get_or_init(|| {
        let size = BoardSize::new(9).unwrap();
        let points: Vec<_> = size.points().collect();
        let mut builder = CorpusBuilder::new();
        let mut random = 12345_u64;
        for game in 0..30_u32 {
            let mut board = crate::go::Board::new(size);
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
    Arc::clone(MINED.get_or_init(|| Arc::new(mine_slowly(&corpus(), "square:3"))))
}

pub fn mine_slowly(corpus: &Corpus, window: &str) -> MinedPatterns {
    let params = MiningParams::new(window.parse::<Window>().unwrap(), Source::Move);
    let group = params.source.group();
    let mut found: BTreeMap<Vec<Cell>, Vec<(Example, Color)>> = BTreeMap::new();
    for &game in corpus.games() {
        let mut replay = corpus.game(game).replay();
        while let Some(next) = replay.next_move() {
            let at = next.point().unwrap();
            let pattern = Pattern::on_board(&params.window, replay.board(), at, next.color());
            let (canonical, image) = pattern.canonical(group);
            let image = Image { swapped: next.color() == Color::White, ..image };
            let example = Example { game, moves_before: replay.played() as u32, at, image };
            found.entry(canonical.cells().to_vec()).or_default().push((example, next.color()));
            replay.advance();
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by_key(|(cells, places)| (std::cmp::Reverse(places.len()), cells.clone()));
    let occurrences = found.iter().map(|(_, places)| places.len() as u64).sum();
    let mut mined = MinedPatterns {
        corpus: corpus.id().to_string(),
        games: corpus.games().len() as u64,
        occurrences,
        distinct: found.len() as u64,
        cells: Vec::new(),
        stats: Vec::new(),
        examples: Default::default(),
        replies: Default::default(),
        seen: Default::default(),
        params,
    };
    for (cells, places) in found {
        PackedCells::pack(&cells, &mut mined.cells);
        let games: std::collections::BTreeSet<GameId> = places.iter().map(|(example, _)| example.game).collect();
        let years = games.iter().filter_map(|&id| corpus.header(id).year);
        let decided = places
            .iter()
            .filter_map(|(example, mover)| corpus.header(example.game).winner.color().map(|winner| winner == *mover));
        let (decided, wins) = decided.fold((0, 0), |(all, won), win| (all + 1, won + u32::from(win)));
        let count = places.len() as u32;
        mined.stats.push(PatternStats {
            occurrences: count,
            games: games.len() as u32,
            appeared: count * 5 + cells.len() as u32,
            decided,
            mover_wins: wins,
            years: years.clone().min().zip(years.max()),
        });
        mined.examples.push(places.iter().take(32).map(|(example, _)| *example));
        let replies = [(0_u16, 5), (1, 3), (2, 1)].into_iter().filter(|&(_, part)| count >= part);
        mined.replies.push(replies.map(|(cell, part)| Reply {
            cell,
            by_opponent: count * part / 16,
            by_opponent_later: count / 16,
            by_mover: count / 20,
            by_mover_later: count / 32,
        }));
        let mut seen: BTreeMap<usize, u32> = BTreeMap::new();
        for (example, _) in &places {
            *seen.entry(example.image.inverse().index()).or_default() += 1;
        }
        mined.seen.push(seen.into_iter().map(|(image, n)| SeenAs { image: Image::from_index(image), occurrences: n }));
    }
    mined
}
