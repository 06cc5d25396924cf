//! Pictures of real games that have the selected shape, turned as the shape is.

use crate::board_part::BoardPart;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::Point;
use katachi_core::mining::{Example, MinedPatterns, PatternSource};
use katachi_core::pattern::{Symmetry, Window};

/// Maximum number of pictures of a shape.
pub const MAX_PICTURES: usize = 6;

/// Points that a picture shows in a row.
const SIDE: usize = 9;

/// A part of the board of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePicture {
    /// The number of the example in the list of the shape's examples.
    pub example: usize,
    pub game: GameId,
    /// The number of the move, from 1; `None` for a final position.
    pub number: Option<u32>,
    /// The points around the shape with the move played, in the colours of the game.
    pub part: BoardPart,
}

/// Pictures of the shape in row `row`, one a game, those with few other stones first. `turn` is how the shape is drawn.
pub fn game_pictures(patterns: &MinedPatterns, row: usize, turn: Symmetry, corpus: &Corpus) -> Vec<GamePicture> {
    let source = patterns.params.source;
    let mut pictures: Vec<(usize, GamePicture)> = Vec::new();
    for (number, example) in patterns.examples(row).iter().enumerate() {
        if pictures.iter().any(|(_, known)| known.game == example.game) || example.game.index() >= corpus.record_count()
        {
            continue;
        }
        let middle = match source {
            PatternSource::Move => example.at,
            PatternSource::Final => middle_of(example.at, &patterns.params.window),
        };
        let (part, stones) = part_of(example, source, middle, turn, corpus);
        let of_move = (source == PatternSource::Move).then_some(example.moves_before + 1);
        pictures.push((stones, GamePicture { example: number, game: example.game, number: of_move, part }));
    }
    pictures.sort_by_key(|&(stones, _)| stones);
    pictures.into_iter().map(|(_, picture)| picture).take(MAX_PICTURES).collect()
}

/// The middle of a window at `at`, which is its centre if it has one, else its top left.
fn middle_of(at: Point, window: &Window) -> Point {
    let half = |side: usize| if window.centre().is_some() { 0 } else { (side / 2) as u8 };
    Point::new(at.x + half(window.width()), at.y + half(window.height()))
}

/// The picture, and how many stones it shows.
fn part_of(
    example: &Example,
    source: PatternSource,
    middle: Point,
    turn: Symmetry,
    corpus: &Corpus,
) -> (BoardPart, usize) {
    let mut replay = corpus.game(example.game).replay();
    while replay.played() < example.moves_before as usize && replay.advance().is_some() {}
    let played = if source == PatternSource::Move { replay.advance() } else { None };
    let turn = example.image.symmetry.then(turn);
    let moved = played.and_then(|play| play.point());
    let part = BoardPart::new(replay.board(), middle, SIDE, turn, moved);
    let stones = part.stones();
    (part, stones)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes::test_support::{corpus, mined};
    use katachi_core::go::Color;
    use katachi_core::pattern::{Cell, Image};

    #[test]
    fn a_picture_has_the_shape_as_it_is_drawn_and_each_game_once() {
        let (patterns, corpus) = (mined(), corpus());
        let window = &patterns.params.window;
        let centre = window.centre().unwrap();
        let mut seen = 0;
        for row in 0..patterns.len() {
            let turn = patterns.pattern(row).upright();
            let drawn = patterns.pattern(row).image(Image { symmetry: turn, swapped: false }).unwrap();
            let pictures = game_pictures(&patterns, row, turn, &corpus);
            let mut games: Vec<GameId> = pictures.iter().map(|picture| picture.game).collect();
            games.sort_unstable();
            games.dedup();
            assert!(games.len() == pictures.len() && !pictures.is_empty() && pictures.len() <= MAX_PICTURES);
            for picture in &pictures {
                let (at, part) = (picture.part.moved.unwrap(), &picture.part.cells);
                // A move without liberties takes itself off the board.
                let Some(mover) = part.cells()[at].color() else { continue };
                let (x, y) = part.window().cells()[at];
                for (cell, &expected) in drawn.cells().iter().enumerate().filter(|&(cell, _)| cell != centre) {
                    let (dx, dy) = window.offset(cell);
                    let place = (usize::try_from(i32::from(x) + dx), usize::try_from(i32::from(y) + dy));
                    let (Ok(x), Ok(y)) = place else { continue };
                    let Some(found) = part.window().cell_at(x, y) else { continue };
                    let found = part.cells()[found];
                    // The move may have captured stones of the shape.
                    let own = if mover == Color::Black { found } else { found.swapped() };
                    assert!(own == expected || own == Cell::Empty, "row {row}: {own:?}, not {expected:?}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 100);
    }
}
