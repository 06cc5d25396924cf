//! A rectangle of points.

use serde::{Deserialize, Serialize};

use katachi_core::go::{BoardSize, Point};
use katachi_core::pattern::Window;

/// A rectangle from the top left to the bottom right point, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BoardRegion {
    pub min: Point,
    pub max: Point,
}

impl BoardRegion {
    /// The smallest region with both points, in whatever order.
    pub fn between(a: Point, b: Point) -> BoardRegion {
        BoardRegion { min: Point::new(a.x.min(b.x), a.y.min(b.y)), max: Point::new(a.x.max(b.x), a.y.max(b.y)) }
    }

    pub fn whole(size: BoardSize) -> BoardRegion {
        let last = size.side() as u8 - 1;
        BoardRegion { min: Point::new(0, 0), max: Point::new(last, last) }
    }

    /// The part of a board that a window covers when its centre is on a point; `None` if all of it is off the board. A
    /// window's symmetries keep its box, so the image does not matter.
    pub fn of_window(window: &Window, at: Point, size: BoardSize) -> Option<BoardRegion> {
        let mut points = (0..window.cell_count()).filter_map(|cell| {
            let (dx, dy) = window.offset(cell);
            at.offset(dx, dy, size)
        });
        let first = points.next()?;
        Some(points.fold(BoardRegion::between(first, first), BoardRegion::with))
    }

    /// The smallest region with this point too.
    pub fn with(self, point: Point) -> BoardRegion {
        let low = Point::new(self.min.x.min(point.x), self.min.y.min(point.y));
        let high = Point::new(self.max.x.max(point.x), self.max.y.max(point.y));
        BoardRegion { min: low, max: high }
    }

    pub fn width(self) -> usize {
        usize::from(self.max.x - self.min.x) + 1
    }

    pub fn height(self) -> usize {
        usize::from(self.max.y - self.min.y) + 1
    }

    pub fn contains(self, point: Point) -> bool {
        (self.min.x..=self.max.x).contains(&point.x) && (self.min.y..=self.max.y).contains(&point.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_grows_to_hold_its_points() {
        let region = BoardRegion::between(Point::new(2, 17), Point::new(0, 18)).with(Point::new(1, 15));
        assert_eq!((region.min, region.max), (Point::new(0, 15), Point::new(2, 18)));
        assert_eq!((region.width(), region.height()), (3, 4));
        assert!(region.contains(Point::new(2, 17)) && !region.contains(Point::new(3, 17)));
    }

    #[test]
    fn a_window_at_the_edge_takes_what_there_is_of_the_board() {
        let region =
            BoardRegion::of_window(&Window::square(5).unwrap(), Point::new(18, 1), BoardSize::NINETEEN).unwrap();
        assert_eq!((region.min, region.max), (Point::new(16, 0), Point::new(18, 3)));
    }
}
