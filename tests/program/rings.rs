//! The pattern database: the identities of its words, tested exhaustively, and lookups compared with a slow reading of
//! the games.

use std::fs;
use std::path::Path;

use crate::support::program::{json, run, text};
use crate::support::random::random_corpus;
use crate::support::root::root;
use crate::support::sweep::{rounds, share};
use katachi::corpus::load::load_bytes;
use katachi::corpus::{Corpus, CorpusBuilder, GameHeader, GameId, GameSource};
use katachi::go::{Board, BoardSize, Color, GameView, Move, Point, SetupStone};
use katachi::library::{LEARNED_FILE, self_play};
use katachi::pattern::Symmetry;
use katachi::play::{Game, PatternPlayer, PlayerKnowledge, PlayerParams, PlayerReply};
use katachi::predict::Situation;
use katachi::predict::rings::word::{
    CORE_SIDE, IMAGE_COUNT, RingShape, RingWordLayout, core_cells, image, inverted, mirrored, ring_cells, stones,
    turned, words_of_ring,
};
use katachi::predict::rings::{PlayedBy, RING_STOP, RingMoveCells as Marked, RingParams, Rings, game_signature};
use katachi::progress::Progress;

type Cells = [Option<(i32, i32)>; 16];

/// The words of a core and of its rings, with the places of their cells.
fn layouts() -> Vec<(Cells, RingWordLayout)> {
    let rings = (1..=18).flat_map(|ring| (0..words_of_ring(ring)).map(move |word| ring_cells(ring, word)));
    let corners = RingShape::CrossAndCorners.cells(4, 0);
    [(core_cells().map(Some), RingWordLayout::Core), corners].into_iter().chain(rings).collect()
}

fn cell(word: u32, number: usize) -> u32 {
    word >> (30 - 2 * number) & 3
}

/// The slow method: every cell is moved to the image of its place.
fn carried(word: u32, cells: &Cells, to: impl Fn((i32, i32)) -> (i32, i32)) -> u32 {
    (0..16).filter_map(|number| cells[number].map(|place| (number, to(place)))).fold(0, |carried, (number, place)| {
        let there = cells.iter().position(|&cell| cell == Some(place)).expect("a word's places are carried to its own");
        carried | cell(word, number) << (30 - 2 * there)
    })
}

#[test]
fn every_cell_of_every_word_turns_mirrors_and_changes_colour_as_the_board_does() {
    let last = CORE_SIDE - 1;
    for (cells, kind) in layouts() {
        for number in (0..16).filter(|&number| cells[number].is_some()) {
            for code in 0..4_u32 {
                // The maps act on each cell separately (see the next test), so this covers everything.
                let word = code << (30 - 2 * number);
                assert_eq!(turned(word), carried(word, &cells, |(x, y)| (last - y, x)));
                assert_eq!(mirrored(word, kind), carried(word, &cells, |(x, y)| (last - x, y)));
                let exchanged = [0, 2, 1, 3][code as usize];
                assert_eq!(inverted(word), exchanged << (30 - 2 * number));
            }
        }
    }
}

#[test]
fn the_maps_act_on_each_half_of_a_word_by_itself() {
    let kinds = [RingWordLayout::Core, RingWordLayout::Side, RingWordLayout::Closing];
    for half in 0..1_u32 << 16 {
        for shift in [0, 16] {
            let (word, other) = (half << shift, u32::from((half as u16).reverse_bits()) << (16 - shift));
            for kind in kinds {
                for number in 0..IMAGE_COUNT {
                    assert_eq!(
                        image(word | other, kind, number),
                        image(word, kind, number) | image(other, kind, number)
                    );
                }
                // And on each cell of the half.
                let cells = (0..16).map(|cell| mirrored(word & 3 << (2 * cell), kind)).fold(0, |sum, cell| sum | cell);
                assert_eq!(mirrored(word, kind), cells);
            }
            assert_eq!(inverted(word), (0..16).fold(0, |sum, cell| sum | inverted(word & 3 << (2 * cell))));
            assert_eq!(stones(word), (0..16).filter(|&at| matches!(cell(word, at), 1 | 2)).count() as u32);
        }
    }
}

/// All 2³² words, which take half a minute in a release build; or some ranges of them.
#[test]
fn the_laws_hold_for_all_words() {
    use rayon::prelude::*;
    const PARTS: u32 = 1 << 14;
    let parts: Vec<u32> = share(PARTS as usize, PARTS as usize / 4).map(|part| part as u32).collect();
    let words = parts.into_par_iter().flat_map_iter(|part| (0..=u32::MAX / PARTS).map(move |word| part << 18 | word));
    words.for_each(|word| {
        let four = turned(turned(turned(turned(word))));
        assert!(four == word && inverted(inverted(word)) == word);
        assert_eq!(inverted(turned(word)), turned(inverted(word)));
        assert_eq!(stones(inverted(turned(word))), stones(word));
        for kind in [RingWordLayout::Core, RingWordLayout::Side] {
            assert_eq!(mirrored(mirrored(word, kind), kind), word);
            // A mirror reverses the direction of a turn.
            assert_eq!(turned(mirrored(turned(word), kind)), mirrored(word, kind));
            assert_eq!(mirrored(inverted(word), kind), inverted(mirrored(word, kind)));
        }
        let closing = word & !0x0303_0303;
        assert_eq!(mirrored(mirrored(closing, RingWordLayout::Closing), RingWordLayout::Closing), closing);
        assert_eq!(
            turned(mirrored(turned(closing), RingWordLayout::Closing)),
            mirrored(closing, RingWordLayout::Closing)
        );
    });
}

#[test]
fn core_and_rings_cover_the_square_once() {
    for rings in 1..=18_i32 {
        let mut places: Vec<(i32, i32)> = core_cells().to_vec();
        for ring in 1..=rings as usize {
            for word in 0..words_of_ring(ring) {
                places.extend(ring_cells(ring, word).0.into_iter().flatten());
            }
        }
        places.sort_unstable();
        let side = -rings..CORE_SIDE + rings;
        let square: Vec<(i32, i32)> = side.clone().flat_map(|x| side.clone().map(move |y| (x, y))).collect();
        assert_eq!(places, square);
    }
}

#[test]
fn the_sixteen_images_are_the_sixteen_of_the_board() {
    let word = 0b01_10_00_01_00_10_01_11_00_00_01_10_10_00_01_00;
    let mut images: Vec<u32> = (0..IMAGE_COUNT).map(|number| image(word, RingWordLayout::Core, number)).collect();
    for number in 0..IMAGE_COUNT {
        for further in 0..IMAGE_COUNT {
            assert!(images.contains(&image(images[number], RingWordLayout::Core, further)), "{number} {further}");
        }
    }
    images.sort_unstable();
    images.dedup();
    assert_eq!(images.len(), 16);
}

#[test]
fn what_was_played_is_found_again_in_every_image_of_the_position() {
    let cross = |shape| RingParams { shape, ..RingParams::default() };
    let params = [
        MIDDLE_PARAMS,
        RingParams { stop: 3, ..RingParams::default() },
        cross(RingShape::Cross),
        cross(RingShape::CrossAndCorners),
    ];
    for number in share(params.len(), 2) {
        assert_found_again(params[number]);
    }
}

/// The parameters of the first databases.
const MIDDLE_PARAMS: RingParams =
    RingParams { cells: Marked::Middle, stop: RING_STOP, back_off: false, shape: RingShape::Square };

fn assert_found_again(params: RingParams) {
    let corpus = random_corpus(12);
    let rings = Rings::with_params(&corpus, corpus.games(), params, &Progress::new()).unwrap();
    let mut plays = 0;
    for &id in corpus.games() {
        let game = corpus.game(id);
        for number in (0..game.moves.len()).step_by(7) {
            let next = game.moves[number];
            let Some(point) = next.point() else { continue };
            let board = game.board_before(number);
            if !board.is_legal(next.color(), point) {
                continue;
            }
            plays += 1;
            let situation = Situation::of_board(&board, next.color());
            let answer = rings.answer(&situation, point).unwrap();
            assert!(answer.played >= 1 && answer.seen >= answer.played && answer.rings >= 1 && answer.whole);
            assert!(matches!(answer.who, PlayedBy::Mover | PlayedBy::Both));
            assert!(rings.rank(&situation).contains(&(point, answer)));
            // A quarter turn with swapped colours.
            let side = game.size.side() as u8;
            let image = |point: Point| Point::new(side - 1 - point.y, point.x);
            let mut turned = katachi::go::Board::new(game.size);
            turned.set_up(board.stones().map(|(point, color)| (image(point), Some(color.opponent()))));
            let turned = Situation::of_board(&turned, next.color().opponent());
            assert_eq!(rings.answer(&turned, image(point)), Some(answer));
        }
    }
    assert!(plays > 100, "{plays}");
    assert!(rings.patterns() > 500 && rings.cores() <= rings.patterns() && rings.moves() >= rings.patterns());
}

#[test]
fn the_two_bits_say_who_has_played() {
    let size = BoardSize::new(9).unwrap();
    let corpus = {
        let mut builder = CorpusBuilder::new();
        for (index, second) in [Point::new(2, 6), Point::new(6, 2), Point::new(4, 4)].into_iter().enumerate() {
            let moves = [Move::play(Color::Black, Point::new(2, 2)), Move::play(Color::White, second)];
            let source = GameSource { file: 0, member: "", index: index as u32 };
            let game = GameView { size, setup: &[], moves: &moves };
            builder.push(game, GameHeader::default(), source, 2, 0).unwrap();
        }
        builder.finish()
    };
    let rings = Rings::with_params(&corpus, corpus.games(), MIDDLE_PARAMS, &Progress::new()).unwrap();
    assert_eq!((rings.games(), RING_STOP, RingParams::default().stop), (3, 4, 4));
    let mut situation = Situation::new(size);
    // The 3-3 points count as one point, played by the first player, who may have either colour.
    for corner in [Point::new(2, 2), Point::new(6, 2), Point::new(2, 6), Point::new(6, 6)] {
        for color in Color::BOTH {
            situation.set_to_play(color);
            let answer = rings.answer(&situation, corner).unwrap();
            assert_eq!((answer.played, answer.who), (3, PlayedBy::Both), "{corner:?} {color:?}");
        }
    }
    situation.set_to_play(Color::Black);
    assert_eq!(rings.rank(&situation).len(), 4);
    situation.play(Move::play(Color::Black, Point::new(2, 2)));
    let answer = rings.answer(&situation, Point::new(6, 2)).unwrap();
    assert_eq!((answer.played, answer.who), (2, PlayedBy::Mover));
    // Black has never played a second move there.
    situation.set_to_play(Color::Black);
    let other = rings.answer(&situation, Point::new(6, 2)).unwrap();
    assert_eq!((other.played, other.who), (0, PlayedBy::Opponent));
}

#[test]
fn the_same_games_give_the_same_bytes_on_one_thread_and_on_two() {
    let sample = self_play().corpus;
    let corpus = sample.only(sample.games()[..5].to_vec());
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| Rings::build(&corpus, &Progress::new()).unwrap().to_bytes())
    };
    let bytes = on(1);
    assert!(bytes == on(2));
    let again = Rings::from_bytes(&bytes, corpus.id()).unwrap();
    assert!(again.to_bytes() == bytes);
    for cut in [0, 7, 39, 40, bytes.len() / 2, bytes.len() - 1] {
        assert!(Rings::from_bytes(&bytes[..cut], corpus.id()).is_err());
    }
    let cancelled = Progress::new();
    cancelled.cancel();
    assert!(Rings::build(&corpus, &cancelled).is_err());
    let fewer: Vec<GameId> = corpus.games()[..3].to_vec();
    assert!(Rings::of_games(&corpus, &fewer, &Progress::new()).unwrap().patterns() < again.patterns());
}

fn corpus_of(size: BoardSize, setup: &[SetupStone], moves: &[Move]) -> Corpus {
    let mut builder = CorpusBuilder::new();
    let source = GameSource { file: 0, member: "", index: 0 };
    builder.push(GameView { size, setup, moves }, GameHeader::default(), source, moves.len() as u32, 0).unwrap();
    builder.finish()
}

fn stones_at(stones: &[(u8, u8, Color)]) -> Vec<SetupStone> {
    let set =
        |&(x, y, color): &(u8, u8, Color)| SetupStone { before_move: 0, point: Point::new(x, y), cell: Some(color) };
    stones.iter().map(set).collect()
}

#[test]
fn the_sources_own_example_is_kept_and_found_in_all_sixteen_images() {
    // Black is on the 4-4 point and far along the side. White approaches from the corner of the core, which begins two
    // lines from both edges. Two edges at ring 3 and a stone in ring 5 are the three items that end the pattern.
    let setup = stones_at(&[(3, 3, Color::Black), (10, 5, Color::Black)]);
    let approach = Point::new(5, 2);
    let corpus = corpus_of(BoardSize::NINETEEN, &setup, &[Move::play(Color::White, approach)]);
    let params = RingParams { cells: Marked::Any, stop: 3, back_off: false, shape: RingShape::Square };
    let rings = Rings::with_params(&corpus, corpus.games(), params, &Progress::new()).unwrap();
    assert_eq!((rings.cores(), rings.patterns(), rings.moves()), (1, 1, 1));
    for symmetry in Symmetry::ALL {
        for swapped in [false, true] {
            let image = |point: Point| {
                let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (19, 19));
                Point::new(x as u8, y as u8)
            };
            let color = |color: Color| if swapped { color.opponent() } else { color };
            let mut board = Board::new(BoardSize::NINETEEN);
            board.set_up(setup.iter().map(|stone| (image(stone.point), stone.cell.map(color))));
            // Points beyond the last ring make no difference.
            board.set_up([(image(Point::new(15, 16)), Some(Color::White))]);
            let situation = Situation::of_board(&board, color(Color::White));
            let ranked = rings.rank(&situation);
            assert_eq!(ranked.len(), 1, "{symmetry:?} {ranked:?}");
            let (point, answer) = ranked[0];
            assert_eq!((point, answer.played, answer.rings, answer.whole), (image(approach), 1, 5, true));
            assert_eq!(answer.who, PlayedBy::Mover);
        }
    }
}

/// The source prints the words of its example; the core begins two lines from both edges.
#[test]
fn a_ring_of_four_cells_a_side_has_the_words_that_the_source_prints() {
    let mut board = Board::new(BoardSize::NINETEEN);
    board.set_up([(Point::new(3, 3), Some(Color::Black)), (Point::new(2, 10), Some(Color::Black))]);
    let read = |cells: Cells| {
        (0..16).fold(0, |word, number| {
            let (dx, dy) = cells[number].expect("all sixteen cells are used");
            let place = Point::new(2, 2).offset(dx, dy, BoardSize::NINETEEN);
            let cell = place.map_or(3, |point| board.get(point).map_or(0, |color| 1 + color as u32));
            word | cell << (30 - 2 * number)
        })
    };
    assert_eq!(read(core_cells().map(Some)), 0b0000_0001_0000_0000_0000_0000_0000_0000);
    let edges = 0b1111_1111_0000_0000_0000_0000_1111_1111;
    let printed = [0, 0, edges, edges, edges | 0b0001_0000_0000_0000];
    for (ring, printed) in (1..).zip(printed) {
        let (cells, kind) = RingShape::Cross.cells(ring, 0);
        assert_eq!(
            (read(cells), kind, RingShape::Cross.words(ring)),
            (printed, RingWordLayout::Side, 1),
            "ring {ring}"
        );
    }
}

/// The source's second proposal for level 4: "setup of the bit pairs could be as in the main pattern", and level 5
/// continues as before.
#[test]
fn the_second_level_4_is_arranged_as_the_main_pattern() {
    let shape = RingShape::CrossAndCorners;
    let (corners, kind) = shape.cells(4, 0);
    assert_eq!(kind, RingWordLayout::Core);
    let quarter = |cells: Cells, sector: usize| -> Vec<(i32, i32)> {
        cells[4 * sector..4 * sector + 4].iter().copied().map(Option::unwrap).collect()
    };
    // Each quarter is that of the main pattern, moved away from the middle by the same steps.
    for (sector, (dx, dy)) in [(-2, -2), (2, -2), (2, 2), (-2, 2)].into_iter().enumerate() {
        let moved: Vec<(i32, i32)> =
            quarter(core_cells().map(Some), sector).into_iter().map(|(x, y)| (x + dx, y + dy)).collect();
        assert_eq!(quarter(corners, sector), moved);
    }
    for ring in [1, 2, 3, 5, 6] {
        assert_eq!(shape.cells(ring, 0), RingShape::Cross.cells(ring, 0), "ring {ring}");
    }
    for shape in RingShape::ALL {
        for rings in 0..=6 {
            let words = (1..=rings).flat_map(|ring| (0..shape.words(ring)).map(move |word| shape.cells(ring, word).0));
            let mut cells: Vec<(i32, i32)> =
                std::iter::once(core_cells().map(Some)).chain(words).flatten().flatten().collect();
            cells.sort_unstable();
            let square = (-8..12).flat_map(|x| (-8..12).map(move |y| (x, y)));
            assert_eq!(cells, square.filter(|&cell| shape.has(cell, rings)).collect::<Vec<_>>(), "{shape:?} {rings}");
        }
    }
}

/// A stone diagonally next to the core makes another pattern in the second level 4 alone; one four points straight out
/// of it makes another in the first alone.
#[test]
fn each_level_4_tells_other_positions_apart() {
    let core = stones_at(&[(8, 8, Color::Black), (11, 11, Color::Black), (11, 8, Color::White), (8, 11, Color::White)]);
    let play = Point::new(10, 9);
    let corpus = corpus_of(BoardSize::NINETEEN, &core, &[Move::play(Color::White, play)]);
    let known = |shape: RingShape, more: Point| {
        let params = RingParams { cells: Marked::Middle, stop: 4, back_off: false, shape };
        let rings = Rings::with_params(&corpus, corpus.games(), params, &Progress::new()).unwrap();
        let mut board = Board::new(BoardSize::NINETEEN);
        let stone = SetupStone { before_move: 0, point: more, cell: Some(Color::Black) };
        board.set_up(core.iter().chain([&stone]).map(|stone| (stone.point, stone.cell)));
        rings.answer(&Situation::of_board(&board, Color::White), play).is_some()
    };
    // The core with most stones begins at (8, 8).
    let (diagonal, straight) = (Point::new(6, 6), Point::new(8, 4));
    assert!(known(RingShape::Cross, diagonal) && !known(RingShape::CrossAndCorners, diagonal));
    assert!(!known(RingShape::Cross, straight) && known(RingShape::CrossAndCorners, straight));
}

#[test]
fn databases_of_the_first_format_are_read_and_are_what_would_be_built_now() {
    let path = |name: &str| root().join("tests/golden").join(name);
    let corpus = load_bytes("rings_v1.sgf", &fs::read(path("rings_v1.sgf")).unwrap()).corpus;
    let old = Rings::from_bytes(&fs::read(path("rings_v1.bin")).unwrap(), corpus.id()).unwrap();
    assert_eq!((old.params(), old.learned()), (MIDDLE_PARAMS, &[][..]));
    let new = Rings::with_params(&corpus, corpus.games(), MIDDLE_PARAMS, &Progress::new()).unwrap();
    assert!(old.patterns() > 300 && old.to_bytes() == new.to_bytes());
}

#[test]
fn where_a_pattern_is_unknown_its_inner_rings_speak() {
    let sample = self_play().corpus;
    let (games, asked) = sample.games().split_at(60);
    let built = |params| Rings::with_params(&sample, games, params, &Progress::new()).unwrap();
    let (whole, backing) =
        (built(RingParams { back_off: false, ..RingParams::default() }), built(RingParams::default()));
    let (mut of_whole, mut of_inner) = (0, 0);
    for &id in &asked[..rounds(2, 20)] {
        let game = sample.game(id);
        for number in (2..game.moves.len()).step_by(29) {
            let situation = Situation::of_game(game, number);
            for point in situation.size().points().filter(|&point| situation.is_legal(point)) {
                let (one, other) = (whole.answer(&situation, point), backing.answer(&situation, point));
                match one {
                    Some(answer) if answer.played > 0 => {
                        let same = other.unwrap();
                        assert_eq!(
                            (same.played, same.seen, same.rings, same.whole),
                            (answer.played, answer.seen, answer.rings, true)
                        );
                        of_whole += 1;
                    }
                    _ => of_inner += usize::from(other.is_some_and(|answer| answer.played > 0 && !answer.whole)),
                }
            }
        }
    }
    assert!(of_inner > of_whole && of_whole > 5, "{of_whole} {of_inner}");
}

#[test]
fn a_database_that_knows_only_settled_points_does_not_pass_on_an_open_board() {
    let size = BoardSize::new(9).unwrap();
    // Two thirds of the board are open; the line along the edge belongs to Black.
    let mut stones: Vec<(u8, u8, Color)> = (0..9).flat_map(|y| [(1, y, Color::Black), (2, y, Color::Black)]).collect();
    stones.extend([(7, 2, Color::White), (7, 6, Color::White), (6, 4, Color::White)]);
    let setup = stones_at(&stones);
    let inside = Point::new(0, 4);
    let corpus = corpus_of(size, &setup, &[Move::play(Color::Black, inside)]);
    let rings = Rings::with_params(&corpus, corpus.games(), MIDDLE_PARAMS, &Progress::new()).unwrap();
    let mut game = Game::new(size);
    for stone in &setup {
        game.play(Move::play(stone.cell.unwrap(), stone.point)).unwrap();
    }
    game.set_to_play(Color::Black);
    let ranked = rings.rank(game.situation());
    assert!(ranked.iter().any(|(point, _)| *point == inside), "{ranked:?}");
    assert!(ranked.iter().all(|(point, _)| point.x == 0), "only the settled edge is known: {ranked:?}");
    let mut player = PatternPlayer::with_guide(PlayerKnowledge::Rings(rings.into()), PlayerParams::default());
    let reply = player.reply(&game, &Progress::new()).unwrap();
    assert!(matches!(reply, PlayerReply::Play(point) if point.x > 2), "{reply:?}");
}

/// A library with games, and other games beside it.
fn library_and_games(dir: &Path) -> (std::path::PathBuf, std::path::PathBuf, String) {
    let records = fs::read_to_string(root().join("tests/golden/rings_v1.sgf")).unwrap();
    let mut records = records.split("\n\n");
    let (first, others) = (records.next().unwrap().to_owned(), records.collect::<Vec<_>>().join("\n"));
    let (own, beside, library) = (dir.join("own.sgf"), dir.join("beside.sgf"), dir.join("games.katachi"));
    fs::write(&own, first).unwrap();
    fs::write(&beside, &others).unwrap();
    json(&["import", text(&own), "--library", text(&library)]);
    (library, beside, others)
}

#[test]
fn games_are_learned_once_survive_a_new_building_and_are_forgotten_when_taken_out() {
    let dir = tempfile::tempdir().unwrap();
    let (library, beside, others) = library_and_games(dir.path());
    let rings = |more: &[&str]| json(&[&["predict", "rings", "--library", text(&library)], more].concat());
    let plain = rings(&[]);
    assert_eq!((&plain["games"], &plain["learned"], &plain["stop"]), (&1.into(), &0.into(), &4.into()), "{plain}");
    let before = fs::read(library.join("rings.bin")).unwrap();
    let learned = rings(&["--learn", text(&beside)]);
    let of_run = |value: &serde_json::Value| {
        ["learned_now", "known_already", "learned"].map(|name| value[name].as_u64().unwrap())
    };
    assert_eq!(of_run(&learned), [2, 0, 2]);
    assert!(learned["moves"].as_u64() > plain["moves"].as_u64());
    let after = fs::read(library.join("rings.bin")).unwrap();
    // The same games again, turned games, and the library's own game are not new.
    let corpus = load_bytes("beside", others.as_bytes()).corpus;
    let game = corpus.game(corpus.games()[0]);
    let turned: Vec<Move> = game
        .moves
        .iter()
        .map(|play| play.point().map_or(*play, |at| Move::play(play.color(), Point::new(at.y, 18 - at.x))))
        .collect();
    let turned = GameView { moves: &turned, ..game };
    assert_eq!(game_signature(turned), game_signature(game));
    let file = dir.path().join("turned.sgf");
    let mut tree = Game::new(game.size);
    turned.moves.iter().for_each(|&play| tree.play(play).unwrap());
    fs::write(&file, tree.to_sgf()).unwrap();
    let own = dir.path().join("own.sgf");
    let again = rings(&["--learn", text(&beside), text(&file), text(&own)]);
    assert_eq!(of_run(&again)[0], 0, "{again}");
    assert_eq!(again["learned"], 2);
    assert!(fs::read(library.join("rings.bin")).unwrap() == after);
    // A lost database is rebuilt with them.
    fs::remove_file(library.join("rings.bin")).unwrap();
    assert_eq!(rings(&[])["learned"], 2);
    // Another stop number is kept afterwards.
    let other = rings(&["--stop", "3", "--cells", "middle", "--back-off", "off"]);
    assert_eq!((&other["stop"], &other["cells"], &other["learned"]), (&3.into(), &"middle".into(), &2.into()));
    assert_eq!(rings(&[])["stop"], 3);
    assert_eq!(rings(&["--rings", "corners"])["rings"], "corners");
    assert_eq!((&rings(&[])["rings"], &rings(&[])["stop"]), (&"corners".into(), &3.into()));
    rings(&["--stop", "4", "--cells", "any", "--back-off", "on", "--rings", "square"]);
    // The learned games are removed, and so forgotten.
    fs::remove_file(library.join(LEARNED_FILE)).unwrap();
    assert_eq!(rings(&[])["learned"], 0);
    assert!(fs::read(library.join("rings.bin")).unwrap() == before);
    let nothing = dir.path().join("nothing.sgf");
    fs::write(&nothing, "").unwrap();
    let failed = run(&["predict", "rings", "--library", text(&library), "--learn", text(&nothing)]);
    assert_eq!(failed.status, Some(1));
    assert!(failed.stderr.contains("nothing.sgf"), "{}", failed.stderr);
}

#[test]
fn a_stone_beyond_the_rings_that_breaks_a_ladder_is_named_beside_the_move() {
    let dir = tempfile::tempdir().unwrap();
    let (games, library) = (dir.path().join("games.sgf"), dir.path().join("l.katachi"));
    let record = |points: &[String]| {
        let moves: String =
            ["B", "W"].iter().cycle().zip(points).map(|(color, at)| format!(";{color}[{at}]")).collect();
        format!("(;SZ[19]{moves})\n")
    };
    let points = |points: &str| -> Vec<String> { points.split(' ').map(str::to_owned).collect() };
    // Black begins a ladder at E16 in each game; the other moves are far from it.
    let game = |number: u8| {
        let rest = (0..13).map(|column| Point::new(6 + column, 17 - (column + number) % 3).to_sgf());
        record(&points("dc dd cd dq ce qd ed").into_iter().chain(rest).collect::<Vec<String>>())
    };
    fs::write(&games, (0..6).map(game).collect::<String>()).unwrap();
    json(&["import", text(&games), "--library", text(&library), "--keep-duplicates"]);
    let suggested = |record_name: &str, moves: &str| {
        let asked = dir.path().join(record_name);
        fs::write(&asked, record(&points(moves))).unwrap();
        let asked = ["suggest", "--library", text(&library), text(&asked), "--move", "6", "--engine", "rings"];
        (json(&asked)["moves"][0].clone(), run(&asked).stdout)
    };
    let (free, _) = suggested("free.sgf", "dc dd cd dq ce qd");
    assert_eq!((&free["point"], &free["played"]), (&"E16".into(), &6.into()));
    assert!(free["pattern"]["ladder_breakers"].is_null(), "{free}");
    let (broken, said) = suggested("broken.sgf", "dc dd cd mm ce qd");
    assert_eq!((&broken["point"], &broken["played"]), (&"E16".into(), &6.into()));
    assert_eq!(broken["pattern"]["ladder_breakers"], serde_json::json!(["N7"]));
    assert!(said.contains("a ladder depends on N7"), "{said}");
}
