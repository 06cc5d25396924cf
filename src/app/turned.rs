//! A board as one of its sixteen images.

use super::BoardRegion;
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::pattern::Image;

/// The transform from the record's board to the one on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardTransform {
    pub image: Image,
    pub size: BoardSize,
}

impl BoardTransform {
    pub fn back(self) -> BoardTransform {
        BoardTransform { image: self.image.inverse(), ..self }
    }

    pub fn point(self, point: Point) -> Point {
        let side = self.size.side();
        let (x, y) = self.image.symmetry.apply((usize::from(point.x), usize::from(point.y)), (side, side));
        Point::new(x as u8, y as u8)
    }

    pub fn color(self, color: Color) -> Color {
        if self.image.swapped { color.opponent() } else { color }
    }

    pub fn region(self, region: BoardRegion) -> BoardRegion {
        BoardRegion::between(self.point(region.min), self.point(region.max))
    }

    pub fn board(self, board: &Board) -> Board {
        let mut turned = Board::new(self.size);
        turned.set_up(board.stones().map(|(point, color)| (self.point(point), Some(self.color(color)))));
        turned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_image_is_turned_back() {
        let size = BoardSize::new(5).unwrap();
        let mut board = Board::new(size);
        board.set_up([(Point::new(0, 1), Some(Color::Black)), (Point::new(3, 4), Some(Color::White))]);
        for image in Image::all() {
            let turned = BoardTransform { image, size };
            let back = turned.back().board(&turned.board(&board));
            assert!(back.stones().eq(board.stones()));
            assert!(size.points().all(|point| turned.back().point(turned.point(point)) == point));
        }
    }
}
