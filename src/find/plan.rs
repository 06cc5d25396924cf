//! A query made ready for boards of one size: every placement of every image as numbers of points and bit columns.

use std::collections::HashMap;

use super::Query;
use super::image::Turned;
use crate::go::{BoardSize, Color};
use crate::index::{Bits, Block, GameHistory, History, NEVER, POINTS};
use crate::pattern::CellSet;

/// The first position of a game at which a placement matches is at most this.
const END: u32 = u32::MAX;

/// All that may match on boards of one size.
pub(super) struct SizePlan {
    pub shapes: Vec<Shape>,
    pub placements: Vec<Placement>,
}

/// A shape whose box has its top left at a point.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    pub shape: usize,
    pub place: (i32, i32),
    /// Row · 19 + column of the top left; below 0 where it begins off the board.
    base: i32,
}

/// What an image asks of the points of the board; one of its clippings where cells may lie off the board.
///
/// Points are relative to the placement's: row · 19 + column.
pub(super) struct Shape {
    /// Among the distinct images.
    pub image: usize,
    /// Stones of one colour.
    stones: Vec<(i32, Color)>,
    /// Stones of either colour.
    either: Vec<i32>,
    /// Points that are empty; nearest to the stones first, for there the next stones fall.
    empty: Vec<i32>,
    /// Points that do not hold this colour.
    without: Vec<(i32, Color)>,
    /// All that ask something, with the set that they ask for.
    asked: Vec<(i32, CellSet)>,
    /// The region on the board, with the image's cell.
    region: Vec<(i32, u16)>,
}

/// What follows a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Follow {
    pub cell: u16,
    /// Row · 19 + column.
    pub point: usize,
    pub color: Color,
    /// Moves played with it.
    pub position: u32,
}

impl SizePlan {
    pub fn new(query: &Query, images: &[Turned], size: BoardSize) -> SizePlan {
        let mut plan = SizePlan { shapes: Vec::new(), placements: Vec::new() };
        for (number, turned) in images.iter().enumerate() {
            // A shape for every way in which the box reaches over the edges; nearly always there is one.
            let mut known: HashMap<[i32; 4], usize> = HashMap::new();
            for place in turned.placements(query, size) {
                let clip = clip(turned, size, place);
                let shape = *known.entry(clip).or_insert_with(|| {
                    plan.shapes.push(Shape::new(number, turned, clip));
                    plan.shapes.len() - 1
                });
                let base = place.1 * BoardSize::MAX as i32 + place.0;
                plan.placements.push(Placement { shape, place, base });
            }
        }
        plan
    }
}

/// First column and row on the board, and those after the last.
fn clip(turned: &Turned, size: BoardSize, (x, y): (i32, i32)) -> [i32; 4] {
    let side = size.side() as i32;
    let (width, height) = (turned.width as i32, turned.height as i32);
    [(-x).max(0), (-y).max(0), width.min(side - x), height.min(side - y)]
}

impl Shape {
    fn new(image: usize, turned: &Turned, [left, top, right, bottom]: [i32; 4]) -> Shape {
        let mut shape = Shape {
            image,
            stones: Vec::new(),
            either: Vec::new(),
            empty: Vec::new(),
            without: Vec::new(),
            asked: Vec::new(),
            region: Vec::new(),
        };
        let mut stones_at: Vec<(i32, i32)> = Vec::new();
        let mut empty_at: Vec<(i32, i32)> = Vec::new();
        for (cell, set) in turned.cells.iter().enumerate() {
            let (x, y) = ((cell % turned.width) as i32, (cell / turned.width) as i32);
            let Some(set) = set else { continue };
            if !((left..right).contains(&x) && (top..bottom).contains(&y)) {
                continue;
            }
            let point = point_of((x, y));
            shape.region.push((point, cell as u16));
            match set.bits() & CellSet::ON_BOARD.bits() {
                1 => empty_at.push((x, y)),
                2 => shape.stones.push((point, Color::Black)),
                3 => shape.without.push((point, Color::White)),
                4 => shape.stones.push((point, Color::White)),
                5 => shape.without.push((point, Color::Black)),
                6 => shape.either.push(point),
                _ => continue,
            }
            shape.asked.push((point, *set));
            if set.bits() & 1 == 0 {
                stones_at.push((x, y));
            }
        }
        let distance =
            |&(x, y): &(i32, i32)| stones_at.iter().map(|stone| (x - stone.0).abs() + (y - stone.1).abs()).min();
        empty_at.sort_by_key(distance);
        shape.empty = empty_at.into_iter().map(point_of).collect();
        shape
    }
}

fn point_of((x, y): (i32, i32)) -> i32 {
    y * BoardSize::MAX as i32 + x
}

impl Placement {
    #[inline]
    fn at(self, point: i32) -> usize {
        (self.base + point) as usize
    }

    /// Of these games, those in which every stone of the shape is on the board at some time; false when there are none.
    #[inline]
    pub fn candidates(self, shape: &Shape, block: &Block, games: &mut Bits) -> bool {
        for &(point, color) in &shape.stones {
            let column = block.column(color as usize * POINTS + self.at(point));
            let mut left = 0;
            for (games, column) in games.iter_mut().zip(column) {
                *games &= column;
                left |= *games;
            }
            if left == 0 {
                return false;
            }
        }
        for &point in &shape.either {
            let (black, white) = (block.column(self.at(point)), block.column(POINTS + self.at(point)));
            games.iter_mut().zip(black.iter().zip(white)).for_each(|(games, (black, white))| *games &= black | white);
        }
        games.iter().any(|&games| games != 0)
    }

    /// The first position of a candidate game at which the shape stands here.
    #[inline]
    pub fn first_match(self, shape: &Shape, game: GameHistory<'_>) -> Option<u32> {
        // Plain points leave one stretch of positions; the others are asked when it is not empty.
        let (mut from, mut to, mut plain) = (0, END, true);
        for &(point, _) in &shape.stones {
            let history = game.at(self.at(point));
            plain &= history.is_plain();
            from = from.max(if history.is_plain() { history.position() } else { 0 });
        }
        for &point in &shape.either {
            let history = game.at(self.at(point));
            plain &= history.is_plain();
            from = from.max(if history.is_plain() { history.position() } else { 0 });
        }
        for &point in &shape.empty {
            // The number of a first event reads as a position after all others.
            let history = game.at(self.at(point));
            plain &= history.is_plain();
            to = to.min(history.position());
            if to <= from {
                return None;
            }
        }
        for &(point, color) in &shape.without {
            let history = game.at(self.at(point));
            plain &= history.is_plain();
            if history.is_plain() && history != NEVER && history.color() == color {
                to = to.min(history.position());
            }
        }
        if to <= from {
            None
        } else if plain {
            Some(from)
        } else {
            self.first_match_with_events(shape, game, from, to)
        }
    }

    /// The first position from `from`, before `to`, that suits every point with events.
    #[cold]
    fn first_match_with_events(self, shape: &Shape, game: GameHistory<'_>, from: u32, to: u32) -> Option<u32> {
        let mut position = from;
        loop {
            let start = position;
            for &(point, set) in &shape.asked {
                let history = game.at(self.at(point));
                if !history.is_plain() {
                    position = next_admitted(game, history, set, position)?;
                }
            }
            if position >= to {
                return None;
            }
            if position == start {
                return Some(position);
            }
        }
    }

    /// The first stone in the region after a position, unless the region changes in another way first.
    #[inline]
    pub fn follow(self, shape: &Shape, game: GameHistory<'_>, position: u32) -> Option<Follow> {
        // Twice the position, plus one where no stone was played: of one position's events the play counts.
        let mut first = u32::MAX;
        let mut found = None;
        for &(point, cell) in &shape.region {
            let point = self.at(point);
            let history = game.at(point);
            if history.is_plain() {
                let when = history.position();
                if when > position && history != NEVER && when * 2 < first {
                    first = when * 2;
                    found = Some(Follow { cell, point, color: history.color(), position: when });
                }
            } else if let Some(event) = game.events(history).find(|event| event.position() > position) {
                let when = event.position();
                let order = when * 2 + u32::from(event.played().is_none());
                if order < first {
                    first = order;
                    found = event.played().map(|color| Follow { cell, point, color, position: when });
                }
            }
        }
        found
    }
}

/// The first position from `from` on at which a point with events holds what the set admits.
fn next_admitted(game: GameHistory<'_>, history: History, set: CellSet, from: u32) -> Option<u32> {
    let mut events = game.events(history).peekable();
    while let Some(event) = events.next() {
        let end = events.peek().map_or(END, |next| next.position());
        if end > from && set.contains(event.state()) {
            return Some(from.max(event.position()));
        }
    }
    None
}
