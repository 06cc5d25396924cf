//! The pattern database: the identities of its words, exhaustively, and lookups against a slow reading of the games.

use crate::support::random::random_corpus;
use crate::support::sweep::share;
use katachi::corpus::GameId;
use katachi::go::{BoardSize, Color, Move, Point};
use katachi::library::sample;
use katachi::predict::Situation;
use katachi::predict::rings::word::{
    CORE, IMAGES, Kind, core_cells, image, inverted, mirrored, ring_cells, stones, turned, words_of_ring,
};
use katachi::predict::rings::{RING_STOP, Rings, Who};
use katachi::progress::Progress;

type Cells = [Option<(i32, i32)>; 16];

/// The words of a core and of its rings by where their cells lie.
fn layouts() -> Vec<(Cells, Kind)> {
    let rings = (1..=18).flat_map(|ring| (0..words_of_ring(ring)).map(move |word| ring_cells(ring, word)));
    std::iter::once((core_cells().map(Some), Kind::Core)).chain(rings).collect()
}

fn cell(word: u32, number: usize) -> u32 {
    word >> (30 - 2 * number) & 3
}

/// The slow way: every cell is carried to where its place goes.
fn carried(word: u32, cells: &Cells, to: impl Fn((i32, i32)) -> (i32, i32)) -> u32 {
    (0..16).filter_map(|number| cells[number].map(|place| (number, to(place)))).fold(0, |carried, (number, place)| {
        let there = cells.iter().position(|&cell| cell == Some(place)).expect("a word's places are carried to its own");
        carried | cell(word, number) << (30 - 2 * there)
    })
}

#[test]
fn every_cell_of_every_word_turns_mirrors_and_changes_colour_as_the_board_does() {
    let last = CORE - 1;
    for (cells, kind) in layouts() {
        for number in (0..16).filter(|&number| cells[number].is_some()) {
            for code in 0..4_u32 {
                // The maps act on each cell by itself (the next test), so this is all there is.
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
    let kinds = [Kind::Core, Kind::Side, Kind::Closing];
    for half in 0..1_u32 << 16 {
        for shift in [0, 16] {
            let (word, other) = (half << shift, u32::from((half as u16).reverse_bits()) << (16 - shift));
            for kind in kinds {
                for number in 0..IMAGES {
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

/// All 2³² words, half a minute of a release build; or some stretches of them.
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
        for kind in [Kind::Core, Kind::Side] {
            assert_eq!(mirrored(mirrored(word, kind), kind), word);
            // A mirror turns a turn round.
            assert_eq!(turned(mirrored(turned(word), kind)), mirrored(word, kind));
            assert_eq!(mirrored(inverted(word), kind), inverted(mirrored(word, kind)));
        }
        let closing = word & !0x0303_0303;
        assert_eq!(mirrored(mirrored(closing, Kind::Closing), Kind::Closing), closing);
        assert_eq!(turned(mirrored(turned(closing), Kind::Closing)), mirrored(closing, Kind::Closing));
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
        let side = -rings..CORE + rings;
        let square: Vec<(i32, i32)> = side.clone().flat_map(|x| side.clone().map(move |y| (x, y))).collect();
        assert_eq!(places, square);
    }
}

#[test]
fn the_sixteen_images_are_the_sixteen_of_the_board() {
    let word = 0b01_10_00_01_00_10_01_11_00_00_01_10_10_00_01_00;
    let mut images: Vec<u32> = (0..IMAGES).map(|number| image(word, Kind::Core, number)).collect();
    for number in 0..IMAGES {
        for further in 0..IMAGES {
            assert!(images.contains(&image(images[number], Kind::Core, further)), "{number} {further}");
        }
    }
    images.sort_unstable();
    images.dedup();
    assert_eq!(images.len(), 16);
}

#[test]
fn what_was_played_is_found_again_in_every_image_of_the_position() {
    let corpus = random_corpus(24);
    let rings = Rings::build(&corpus, &Progress::new()).unwrap();
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
            assert!(answer.played >= 1 && answer.seen >= answer.played && answer.rings >= 1);
            assert!(matches!(answer.who, Who::Mover | Who::Both));
            assert!(rings.rank(&situation).contains(&(point, answer)));
            // A quarter turn with the colours exchanged.
            let side = game.size.side() as u8;
            let image = |point: Point| Point::new(side - 1 - point.y, point.x);
            let mut turned = katachi::go::Board::new(game.size);
            turned.set_up(board.stones().map(|(point, color)| (image(point), Some(color.opponent()))));
            let turned = Situation::of_board(&turned, next.color().opponent());
            assert_eq!(rings.answer(&turned, image(point)), Some(answer));
        }
    }
    assert!(plays > 200, "{plays}");
    assert!(rings.patterns() > 1000 && rings.cores() <= rings.patterns() && rings.moves() >= rings.patterns());
}

#[test]
fn the_two_bits_say_who_has_played() {
    let size = BoardSize::new(9).unwrap();
    let corpus = {
        use katachi::corpus::{CorpusBuilder, GameHeader, GameSource};
        use katachi::go::GameView;
        let mut builder = CorpusBuilder::new();
        for (index, second) in [Point::new(2, 6), Point::new(6, 2), Point::new(4, 4)].into_iter().enumerate() {
            let moves = [Move::play(Color::Black, Point::new(2, 2)), Move::play(Color::White, second)];
            let source = GameSource { file: 0, member: "", index: index as u32 };
            let game = GameView { size, setup: &[], moves: &moves };
            builder.push(game, GameHeader::default(), source, 2, 0).unwrap();
        }
        builder.finish()
    };
    let rings = Rings::of_games(&corpus, corpus.games(), &Progress::new()).unwrap();
    assert_eq!((rings.games(), RING_STOP), (3, 4));
    let mut situation = Situation::new(size);
    // The 3-3 points are one point, played by the first player, who may be either colour.
    for corner in [Point::new(2, 2), Point::new(6, 2), Point::new(2, 6), Point::new(6, 6)] {
        for color in Color::BOTH {
            situation.set_to_play(color);
            let answer = rings.answer(&situation, corner).unwrap();
            assert_eq!((answer.played, answer.who), (3, Who::Both), "{corner:?} {color:?}");
        }
    }
    situation.set_to_play(Color::Black);
    assert_eq!(rings.rank(&situation).len(), 4);
    situation.play(Move::play(Color::Black, Point::new(2, 2)));
    let answer = rings.answer(&situation, Point::new(6, 2)).unwrap();
    assert_eq!((answer.played, answer.who), (2, Who::Mover));
    // Black has never played a second move there.
    situation.set_to_play(Color::Black);
    let other = rings.answer(&situation, Point::new(6, 2)).unwrap();
    assert_eq!((other.played, other.who), (0, Who::Opponent));
}

#[test]
fn the_same_games_give_the_same_bytes_on_one_thread_and_on_two() {
    let sample = sample().corpus;
    let corpus = sample.only(sample.games()[..12].to_vec());
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
