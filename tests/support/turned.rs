//! Whole games turned, mirrored and with swapped colours.

use katachi::corpus::{Corpus, CorpusBuilder, GameHeader};
use katachi::go::{BoardSize, Color, GameView, Move, Point, SetupStone, Winner};
use katachi::pattern::Image;

pub fn turned_point(image: Image, point: Point, size: BoardSize) -> Point {
    let (x, y) = image.symmetry.apply((usize::from(point.x), usize::from(point.y)), (size.side(), size.side()));
    Point::new(x as u8, y as u8)
}

pub fn turned_color(image: Image, color: Color) -> Color {
    if image.swapped { color.opponent() } else { color }
}

/// The same games, each transformed by the image that `image_of` gives for it.
pub fn turned(corpus: &Corpus, image_of: impl Fn(usize) -> Image) -> Corpus {
    let mut builder = CorpusBuilder::new();
    for (number, id) in corpus.records().enumerate() {
        let (game, image) = (corpus.game(id), image_of(number));
        let point = |point| turned_point(image, point, game.size);
        let color = |color| turned_color(image, color);
        let turn = |play: &Move| {
            play.point().map_or(Move::pass(color(play.color())), |at| Move::play(color(play.color()), point(at)))
        };
        let moves: Vec<Move> = game.moves.iter().map(turn).collect();
        let stone =
            |stone: &SetupStone| SetupStone { point: point(stone.point), cell: stone.cell.map(color), ..*stone };
        let setup: Vec<SetupStone> = game.setup.iter().map(stone).collect();
        let header = corpus.header(id);
        let winner = match header.winner.color().map(color) {
            Some(Color::Black) => Winner::Black,
            Some(Color::White) => Winner::White,
            None => header.winner,
        };
        let header = GameHeader { winner, ..header };
        let game = GameView { size: game.size, setup: &setup, moves: &moves };
        builder.push(game, header, corpus.source(id), corpus.recorded_moves(id), corpus.variations(id)).unwrap();
    }
    builder.finish()
}

/// The games that have no handicap, in their colours or exchanged: exchanging the colours of a handicap gives none.
pub fn even_games(corpus: &Corpus) -> Corpus {
    let swapped = turned(corpus, |_| Image { swapped: true, ..Image::default() });
    let is_even = |of: &Corpus, id| of.game(id).handicap(0) == 0 && of.game(id).opening_start() == 0;
    let mut builder = CorpusBuilder::new();
    corpus
        .records()
        .filter(|&id| is_even(corpus, id) && is_even(&swapped, id))
        .for_each(|id| _ = builder.push_from(corpus, id, 0));
    builder.finish()
}

/// A different image for each game.
pub fn turned_each(corpus: &Corpus) -> Corpus {
    turned(corpus, |number| Image::from_index((number * 7 + 3) % Image::COUNT))
}

/// Runs `work` in a pool of `threads` threads.
pub fn with_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(work)
}
