//! The ways to read a drawing that has no region of its own.

use serde::{Deserialize, Serialize};

use katachi_core::find::Edges;
use katachi_core::go::Point;
use katachi_core::pattern::{Cell, CellSet};

use super::{BoardSide, Drawing, Extent, MatchOptions, bounds};
use crate::BoardRegion;

/// A region that follows the drawing grows to each edge with at most `NEAR_EDGE_LINES + 1` free lines before it: 4-4
/// points are corner points.
const NEAR_EDGE_LINES: usize = 2;

/// How a drawing without a region of its own is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawingReading {
    /// The drawn stones alone: other points may hold anything.
    Stones,
    /// The box around what is drawn, its other points empty; anywhere on the board.
    Shape,
    /// The box extended to the near edges, only along such edges. Its undrawn points are empty.
    Edge,
    /// As [`DrawingReading::Shape`], and only where it is drawn.
    Here,
}

impl DrawingReading {
    pub const ALL: [DrawingReading; 4] =
        [DrawingReading::Shape, DrawingReading::Stones, DrawingReading::Edge, DrawingReading::Here];
}

impl Drawing {
    /// The cell set of a point of the region; `None` at a hole.
    ///
    /// `reading` and `core` are the drawing's. The caller passes them, so that they are worked out once.
    pub(super) fn asked_of(
        &self,
        point: Point,
        reading: Option<DrawingReading>,
        core: Option<BoardRegion>,
    ) -> Option<CellSet> {
        let (cell, is_undrawn) = (self.cell(point), self.cell(point) == CellSet::only(Cell::Empty));
        match reading.filter(|_| is_undrawn) {
            // The points around a shape may hold anything, so that moves there are counted too.
            Some(DrawingReading::Stones | DrawingReading::Shape | DrawingReading::Here)
                if !core.is_some_and(|core| core.contains(point)) =>
            {
                CellSet::from_bits(15)
            }
            Some(DrawingReading::Stones) if !self.moves.iter().any(|&(other, _)| other == point) => {
                Some(CellSet::ON_BOARD)
            }
            _ => self.contains(point).then_some(cell),
        }
    }

    /// How the drawing is read; `None` if it has a region or a set of points.
    pub fn reading(&self) -> Option<DrawingReading> {
        if self.extent != Extent::Follow {
            return None;
        }
        let is_near_an_edge = || self.core().is_some_and(|core| self.grown_to_edges(core) != core);
        Some(
            self.reading
                .unwrap_or_else(|| if is_near_an_edge() { DrawingReading::Edge } else { DrawingReading::Shape }),
        )
    }

    /// The same drawing, read in another way.
    pub fn read_as(&self, reading: DrawingReading) -> Drawing {
        let options = MatchOptions { fixed: false, ..self.options };
        Drawing { extent: Extent::Follow, reading: Some(reading), open: Edges::NONE, options, ..self.clone() }
    }

    /// The possible readings. [`DrawingReading::Edge`] is possible only near an edge.
    pub fn readings(&self) -> impl Iterator<Item = DrawingReading> + '_ {
        let core = self.core();
        let is_possible = move |reading: &DrawingReading| match reading {
            DrawingReading::Edge => core.is_some_and(|core| self.grown_to_edges(core) != core),
            _ => core.is_some(),
        };
        DrawingReading::ALL.into_iter().filter(is_possible)
    }

    /// The box of what is drawn.
    pub(super) fn core(&self) -> Option<BoardRegion> {
        let moves = self.moves.iter().map(|&(point, _)| point);
        bounds(&mut self.drawn().map(|(point, _)| point).chain(moves))
    }

    /// The box with one more point on every side. If one side has no room, the box stays: a lopsided box has other
    /// symmetries.
    pub(super) fn with_surroundings(&self, core: BoardRegion) -> BoardRegion {
        let last = self.size.side() as u8 - 1;
        let (min, max) = (core.min, core.max);
        match min.x == 0 || min.y == 0 || max.x == last || max.y == last {
            true => core,
            false => BoardRegion::between(Point::new(min.x - 1, min.y - 1), Point::new(max.x + 1, max.y + 1)),
        }
    }

    /// The box extended to the near edges, and by one point on the other sides. Without a near edge the box stays.
    pub(super) fn grown_to_edges(&self, core: BoardRegion) -> BoardRegion {
        let last = self.size.side() - 1;
        let is_low = |at: u8| usize::from(at) <= NEAR_EDGE_LINES + 1;
        let is_high = |at: u8| usize::from(at) + NEAR_EDGE_LINES + 1 >= last;
        let (min, max) = (core.min, core.max);
        if !(is_low(min.x) || is_low(min.y) || is_high(max.x) || is_high(max.y)) {
            return core;
        }
        let low = |at: u8| if is_low(at) { 0 } else { at - 1 };
        let high = |at: u8| if is_high(at) { last as u8 } else { at + 1 };
        BoardRegion::between(Point::new(low(min.x), low(min.y)), Point::new(high(max.x), high(max.y)))
    }

    /// Recognises a reading in a drawing from a query: a reading is written as a region whose outermost points may hold
    /// anything, even lie off the board.
    pub(super) fn with_reading(self) -> Drawing {
        let anything = CellSet::from_bits(15);
        let Extent::Box(region) = self.extent else { return self };
        let is_inner = |point: Point| {
            point.x > region.min.x && point.y > region.min.y && point.x < region.max.x && point.y < region.max.y
        };
        let mut outer = self.size.points().filter(|&point| region.contains(point) && !is_inner(point));
        if self.touched() != Edges::NONE || !outer.all(|point| Some(self.cell(point)) == anything) {
            return self;
        }
        let mut plain = Drawing { extent: Extent::Follow, ..self.clone() };
        for point in self.size.points().filter(|&point| !is_inner(point)) {
            plain.cells[self.index(point)] = CellSet::only(Cell::Empty);
        }
        let mut only_stones = plain.clone();
        for cell in only_stones.cells.iter_mut().filter(|cell| **cell == CellSet::ON_BOARD) {
            *cell = CellSet::only(Cell::Empty);
        }
        let has_only_stones = only_stones != plain;
        let readings = [(only_stones, DrawingReading::Stones), (plain, DrawingReading::Shape)];
        let mut read = readings.into_iter().skip(usize::from(!has_only_stones)).map(|(drawing, reading)| {
            let here = if self.options.fixed { DrawingReading::Here } else { reading };
            drawing.read_as(here)
        });
        let asked = self.query();
        read.find(|drawing| drawing.query() == asked).unwrap_or(self)
    }

    /// Turns the reading into drawn points and a fixed region, so that the question stays the same whatever is drawn
    /// next.
    pub(super) fn spell_out(&mut self, region: BoardRegion) {
        let (reading, core, edges) = (self.reading(), self.core(), self.edges());
        let asked: Vec<(Point, Option<CellSet>)> = self
            .size
            .points()
            .filter(|&point| region.contains(point))
            .map(|point| (point, self.asked_of(point, reading, core)))
            .collect();
        self.options.fixed |= reading == Some(DrawingReading::Here);
        for (point, set) in asked {
            let index = self.index(point);
            self.cells[index] = set.unwrap_or(self.cells[index]);
        }
        (self.extent, self.reading) = (Extent::Box(region), None);
        let touched = self.touched();
        for side in BoardSide::ALL {
            side.set(&mut self.open, side.is_in(touched) && !side.is_in(edges));
        }
    }
}
