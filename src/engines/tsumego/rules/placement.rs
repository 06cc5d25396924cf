//! The placements of a rule's rectangle on a board.

use std::collections::BTreeSet;

use super::frame::{RuleFrame, RuleFramePlace};
use super::stones::RuleStones;
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::pattern::Symmetry;

/// A rectangle laid on a board: the point of each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleFramePlacement {
    pub frame: RuleFrame,
    points: Vec<Point>,
}

impl RuleFramePlacement {
    pub fn point(&self, cell: usize) -> Point {
        self.points[cell]
    }

    pub fn points(&self) -> &[Point] {
        &self.points
    }

    pub fn cell(&self, point: Point) -> Option<usize> {
        self.points.iter().position(|&own| own == point)
    }

    /// The stones there, the friend as Black.
    pub fn stones(&self, board: &Board, friend: Color) -> RuleStones {
        let mask = |color| {
            let holds = |&cell: &usize| board.get(self.points[cell]) == Some(color);
            (0..self.points.len()).filter(holds).fold(0, |mask, cell| mask | 1 << cell)
        };
        RuleStones { black: mask(friend), white: mask(friend.opponent()) }
    }
}

/// Every placement of the rectangle on a board, in a fixed order. Placements that are mirror images of each other count
/// once, since a rule's mirror image is a rule too. A rectangle may also touch edges that its place doesn't have: it
/// then has fewer liberties outside.
pub fn placements(frame: RuleFrame, size: BoardSize) -> Vec<RuleFramePlacement> {
    let (width, height, side) = (frame.width(), frame.height(), size.side());
    if width > side || height > side {
        return Vec::new();
    }
    let columns = if frame.place() == RuleFramePlace::Corner { 0 } else { side - width };
    let rows = if frame.place() == RuleFramePlace::Centre { side - height } else { 0 };
    let mut seen = BTreeSet::new();
    let mut placements = Vec::new();
    for symmetry in Symmetry::ALL {
        for (column, row) in (0..=rows).flat_map(|row| (0..=columns).map(move |column| (column, row))) {
            let point = |cell: usize| {
                let (x, y) = frame.xy(cell);
                // Rows count from the bottom.
                let (x, y) = symmetry.apply((column + x, side - 1 - row - y), (side, side));
                Point::new(x as u8, y as u8)
            };
            let points: Vec<Point> = (0..frame.cell_count()).map(point).collect();
            let mut key: Vec<(Point, bool)> =
                points.iter().enumerate().map(|(cell, &point)| (point, frame.open_cells() >> cell & 1 == 1)).collect();
            key.sort_unstable();
            if seen.insert(key) {
                placements.push(RuleFramePlacement { frame, points });
            }
        }
    }
    placements
}
