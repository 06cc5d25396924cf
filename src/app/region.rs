//! A rectangle of points.

use serde::{Deserialize, Serialize};

use crate::go::{BoardSize, Point};

/// From the top left to the bottom right point, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Region {
    pub min: Point,
    pub max: Point,
}

impl Region {
    /// The smallest region with both points, in whatever order.
    pub fn between(a: Point, b: Point) -> Region {
        Region { min: Point::new(a.x.min(b.x), a.y.min(b.y)), max: Point::new(a.x.max(b.x), a.y.max(b.y)) }
    }

    pub fn whole(size: BoardSize) -> Region {
        let last = size.side() as u8 - 1;
        Region { min: Point::new(0, 0), max: Point::new(last, last) }
    }

    /// The part of a `width`×`height` box around `centre` that lies on the board.
    pub fn around(centre: Point, width: usize, height: usize, size: BoardSize) -> Region {
        let last = size.side() as i32 - 1;
        let clamp = |value: i32| value.clamp(0, last) as u8;
        let (x, y) = (i32::from(centre.x), i32::from(centre.y));
        let (before_x, before_y) = ((width as i32 - 1) / 2, (height as i32 - 1) / 2);
        let (after_x, after_y) = (width as i32 - 1 - before_x, height as i32 - 1 - before_y);
        Region {
            min: Point::new(clamp(x - before_x), clamp(y - before_y)),
            max: Point::new(clamp(x + after_x), clamp(y + after_y)),
        }
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
    fn a_box_around_a_corner_keeps_to_the_board() {
        let region = Region::around(Point::new(0, 18), 5, 3, BoardSize::NINETEEN);
        assert_eq!(region, Region::between(Point::new(2, 17), Point::new(0, 18)));
        assert_eq!((region.width(), region.height()), (3, 2));
        assert!(region.contains(Point::new(2, 17)) && !region.contains(Point::new(3, 17)));
    }
}
