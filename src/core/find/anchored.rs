//! Whole boards and corners, looked up by hash.
//!
//! A query can be looked up if each of its placements covers the whole board, or the 7×7 points of a corner, with points
//! that admit only one state. The index knows the games with such a position, and the image that stands there: see
//! `index/anchors.rs`. All placements share few keys, mostly one, so one lookup is enough for a block of games.
//!
//! The hits are verified, because other positions may have the same hash. The key of a whole board holds the number of
//! stones, so the position matches if all stones of the query stand there. The next stone is the record's next move,
//! unless stones are set up later in the game. The histories of a corner are asked as after a sweep, because the region
//! may reach beyond the 7×7 points.
//!
//! A whole board is always looked up. A corner is looked up only if that is less work than the sweep, which takes 16
//! games at a time: the sweep is quicker if one game in eight has the corner. The engine is chosen for each block.

use super::Query;
use super::image::QueryImage;
use crate::go::{BoardSize, Color, Point};
use crate::index::{
    Anchor, AnchorKey, AnchorSums, Bits, CORNER_SIDE, GameHistory, Index, IndexBlock, is_member, place_in_corner,
};
use crate::pattern::{CellSet, Image};

/// Maximum number of placements that are looked up.
const MAX_TARGETS: usize = u64::BITS as usize;
/// Number of bytes that are read from memory at once.
const CACHE_LINE_BYTES: usize = 64;
/// Number of games that the sweep checks in the time in which one note of a corner is verified. An estimate.
const GAMES_PER_NOTE: usize = 8;

/// How a query is looked up on boards of one size.
pub(super) struct Anchored {
    /// Whether the placements cover the whole board. Otherwise each covers a corner.
    pub is_board: bool,
    /// Every placement, in the order of `SizePlan::placements`.
    pub targets: Vec<Target>,
    /// The keys to look up. Each has, for every lie, the numbers of the placements that it stands for.
    keys: Vec<(AnchorKey, [Vec<u8>; Image::COUNT])>,
}

/// An image at a placement.
pub(super) struct Target {
    /// Its number among the distinct images.
    pub image: usize,
    pub place: (i32, i32),
    /// The points, as row · 19 + column, with their stones.
    pub stones: Vec<(usize, Color)>,
}

/// A placement that a note of the index names, not yet verified.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PlacementCandidate {
    pub game: usize,
    /// Number of the position that is the whole board; not used for corners.
    pub position: u32,
    pub target: u8,
}

impl Anchored {
    /// `None` if the query cannot be looked up.
    pub fn new(query: &Query, images: &[QueryImage], size: BoardSize) -> Option<Anchored> {
        let single = query.cells().iter().flatten().filter(|set| state(**set).is_some()).count();
        if single < (CORNER_SIDE * CORNER_SIDE).min(size.area()) {
            return None;
        }
        let mut anchored = Anchored { is_board: true, targets: Vec::new(), keys: Vec::new() };
        for (image, turned) in images.iter().enumerate() {
            for place in turned.placements(query, size) {
                let number = anchored.targets.len();
                if number == MAX_TARGETS {
                    return None;
                }
                let (target, anchor) = Target::new(image, turned, place, size)?;
                anchored.targets.push(target);
                let keys = &mut anchored.keys;
                let at = keys.iter().position(|(key, _)| *key == anchor.key).unwrap_or_else(|| {
                    keys.push((anchor.key, std::array::from_fn(|_| Vec::new())));
                    keys.len() - 1
                });
                keys[at].1[usize::from(anchor.lie)].push(number as u8);
            }
        }
        let of_board = |key: &AnchorKey| matches!(key, AnchorKey::Board(_));
        let boards = anchored.keys.iter().filter(|(key, _)| of_board(key)).count();
        anchored.is_board = boards == anchored.keys.len();
        // Hits of boards and of corners are verified in different ways, so one query may not have both.
        (anchored.is_board || boards == 0).then_some(anchored)
    }

    /// One entry for each side of a board: `None` if the query is not looked up on such boards.
    pub fn by_side(index: &Index, query: &Query, images: &[QueryImage]) -> Vec<Option<Anchored>> {
        let mut anchored: Vec<Option<Anchored>> = (0..=BoardSize::MAX).map(|_| None).collect();
        for side in index.sides().into_iter().filter(|_| index.has_anchors()) {
            let size = BoardSize::new(u32::from(side)).ok();
            anchored[usize::from(side)] = size.and_then(|size| Anchored::new(query, images, size));
        }
        anchored
    }

    /// Number of notes to verify in all games; `None` if some games are not looked up.
    pub fn notes_of_all(by_side: &[Option<Anchored>], index: &Index) -> Option<usize> {
        let sides = index.sides().into_iter().map(|side| by_side[usize::from(side)].as_ref());
        let anchored: Vec<&Anchored> = sides.collect::<Option<_>>()?;
        let of_block = |block| anchored.iter().map(|anchored| anchored.notes(block)).sum::<usize>();
        Some(index.blocks().iter().map(of_block).sum())
    }

    /// Number of bytes that a lookup in a block reads from memory: the notes, and some cache lines to verify each of them.
    /// A whole board takes one line for each stone and one for the record, a corner one for each row.
    pub fn bytes_asked(&self, block: &IndexBlock) -> usize {
        let note = if self.is_board { size_of::<u64>() } else { size_of::<u32>() };
        let stones = self.targets.first().map_or(0, |target| target.stones.len());
        let lines = if self.is_board { stones + 1 } else { CORNER_SIDE };
        self.notes(block) * (note + lines * CACHE_LINE_BYTES)
    }

    /// Number of notes to verify in a block.
    fn notes(&self, block: &IndexBlock) -> usize {
        self.keys.iter().map(|&(key, _)| block.anchored(key).len()).sum()
    }

    /// Whether a lookup is less work than a sweep of the block.
    pub fn is_quicker(&self, block: &IndexBlock) -> bool {
        // The wanted games do not matter: the first hits must come from the engine that counted all of them.
        self.is_board || self.notes(block) * GAMES_PER_NOTE <= block.len()
    }

    /// The games of a block that may have the shape. No other game on a board of this size has it.
    pub fn games(&self, block: &IndexBlock) -> Bits {
        let mut games = Bits::default();
        for (key, lies) in &self.keys {
            let notes = block.anchored(*key).filter(|note| !lies[usize::from(note.lie)].is_empty());
            notes.for_each(|note| games[note.game / 64] |= 1 << (note.game % 64));
        }
        games
    }

    /// Replaces `candidates` by the placements that may stand in the wanted games, by game, then by position.
    pub fn candidates(&self, block: &IndexBlock, wanted: &Bits, candidates: &mut Vec<PlacementCandidate>) {
        candidates.clear();
        for (key, lies) in &self.keys {
            for note in block.anchored(*key).filter(|note| is_member(wanted, note.game)) {
                let of_target = |&target: &u8| PlacementCandidate { game: note.game, position: note.position, target };
                candidates.extend(lies[usize::from(note.lie)].iter().map(of_target));
            }
        }
        if self.keys.len() > 1 {
            candidates.sort_unstable();
        }
    }
}

impl Target {
    /// Returns the target of a placement and the anchor to look up for it; `None` if the placement has no anchor.
    fn new(image: usize, turned: &QueryImage, place: (i32, i32), size: BoardSize) -> Option<(Target, Anchor)> {
        let side = size.side() as i32;
        // The points on the board that admit only one state.
        let rows = turned.cells.chunks(turned.width).zip(place.1..);
        let points = rows.flat_map(|(row, y)| {
            row.iter().zip(place.0..).filter_map(move |(set, x)| {
                let state = set.and_then(state)?;
                let inside = (0..side).contains(&x) && (0..side).contains(&y);
                inside.then(|| (Point::new(x as u8, y as u8), state))
            })
        });
        let (mut sums, mut stones, mut known) = (AnchorSums::new(size), Vec::new(), 0);
        for (point, state) in points.clone() {
            known += 1;
            if let Some(color) = state {
                sums.turn(point, color, true);
                stones.push((usize::from(point.y) * BoardSize::MAX + usize::from(point.x), color));
            }
        }
        let board = if known == size.area() { sums.board() } else { None };
        let anchor = board.or_else(|| {
            let is_known = |&corner: &usize| {
                let inside = points.clone().filter(|&(point, _)| place_in_corner(corner, point, size).is_some());
                inside.count() == CORNER_SIDE * CORNER_SIDE
            };
            // Take the corner with the most stones: fewer games have it.
            let corners = (0..4).filter(|&corner| sums.corner(corner).is_some()).filter(is_known);
            sums.corner(corners.max_by_key(|&corner| sums.stones_in_corner(corner))?)
        })?;
        Some((Target { image, place, stones }, anchor))
    }

    /// Whether the stones stand at a position.
    pub fn stands(&self, game: GameHistory<'_>, position: u32) -> bool {
        self.stones.iter().all(|&(point, color)| game.holds(point, color, position))
    }
}

/// The only state that a set admits, empty (`Some(None)`) or a stone; `None` if it admits several.
fn state(set: CellSet) -> Option<Option<Color>> {
    match set.bits() & CellSet::ON_BOARD.bits() {
        1 => Some(None),
        2 => Some(Some(Color::Black)),
        4 => Some(Some(Color::White)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::image::images;
    use super::*;

    fn anchored(query: &str, side: u32) -> Option<Anchored> {
        let query: Query = query.parse().unwrap();
        Anchored::new(&query, &images(&query), BoardSize::new(side).unwrap())
    }

    fn corner(rows: [&str; 7]) -> String {
        format!("+-------\n{}", rows.map(|row| format!("|{row}\n")).concat())
    }

    #[test]
    fn boards_and_corners_of_single_cells_are_looked_up_by_one_key() {
        let empty = ".......";
        let two = corner([empty, "..X....", "...O.X.", empty, empty, empty, empty]);
        let found = anchored(&two, 19).unwrap();
        assert_eq!((found.is_board, found.targets.len(), found.keys.len()), (false, 16, 1));
        assert!(found.keys[0].1.iter().all(|of_lie| of_lie.len() == 1));
        // On a board of 7×7 it is the whole board.
        assert!(anchored(&two, 7).is_some_and(|found| found.is_board && found.keys.len() == 1));
        for (what, rows) in [
            ("too few stones", [empty, "..X....", empty, empty, empty, empty, empty]),
            ("a cell that may be two things", [empty, "..X....", "...O.X.", empty, "..x....", empty, empty]),
            ("a cell that is not drawn", [empty, "..X....", "...O.X.", empty, "....._.", empty, empty]),
        ] {
            assert!(anchored(&corner(rows), 19).is_none(), "{what}");
        }
        assert!(anchored(&two.replace('+', "-").replace('|', ""), 19).is_none(), "along an edge");
        assert!(anchored("X.\nO.\n", 19).is_none());
    }
}
