//! The eight symmetries of the square, and their sixteen images with the colours swapped.

use serde::{Deserialize, Serialize};

use crate::go::Point;

/// A symmetry of the square: first perhaps a transposition (mirror in the main diagonal), then perhaps mirrors.
///
/// Bit 0 mirrors left and right, bit 1 top and bottom, bit 2 transposes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Symmetry(u8);

/// The number names no symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a symmetry has a number below 8")]
pub struct NotASymmetry;

impl TryFrom<u8> for Symmetry {
    type Error = NotASymmetry;

    fn try_from(index: u8) -> Result<Symmetry, NotASymmetry> {
        Symmetry::ALL.get(usize::from(index)).copied().ok_or(NotASymmetry)
    }
}

impl From<Symmetry> for u8 {
    fn from(symmetry: Symmetry) -> u8 {
        symmetry.0
    }
}

impl Symmetry {
    pub const IDENTITY: Symmetry = Symmetry(0);
    pub const ALL: [Symmetry; 8] =
        [Symmetry(0), Symmetry(1), Symmetry(2), Symmetry(3), Symmetry(4), Symmetry(5), Symmetry(6), Symmetry(7)];

    /// Panics unless `index` is below 8.
    pub fn from_index(index: usize) -> Symmetry {
        Symmetry::ALL[index]
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn transposes(self) -> bool {
        self.0 & 4 != 0
    }

    /// Width and height of a box after the symmetry.
    pub fn box_size(self, (width, height): (usize, usize)) -> (usize, usize) {
        if self.transposes() { (height, width) } else { (width, height) }
    }

    /// The place to which a point of a `width`×`height` box goes.
    ///
    /// ```
    /// use katachi_core::pattern::Symmetry;
    /// let quarter_turn = Symmetry::from_index(5); // transpose, then mirror left and right: clockwise
    /// assert_eq!(quarter_turn.apply((0, 0), (3, 2)), (1, 0));
    /// ```
    pub fn apply(self, (x, y): (usize, usize), size: (usize, usize)) -> (usize, usize) {
        let (width, height) = self.box_size(size);
        let (x, y) = if self.transposes() { (y, x) } else { (x, y) };
        let x = if self.0 & 1 != 0 { width - 1 - x } else { x };
        let y = if self.0 & 2 != 0 { height - 1 - y } else { y };
        (x, y)
    }

    /// The point to which a point of a square goes.
    pub fn point(self, point: Point, side: usize) -> Point {
        let (x, y) = self.apply((usize::from(point.x), usize::from(point.y)), (side, side));
        Point::new(x as u8, y as u8)
    }

    /// The step between two points after they are turned.
    pub fn apply_step(self, (dx, dy): (i32, i32)) -> (i32, i32) {
        let (dx, dy) = if self.transposes() { (dy, dx) } else { (dx, dy) };
        (if self.0 & 1 != 0 { -dx } else { dx }, if self.0 & 2 != 0 { -dy } else { dy })
    }

    pub fn inverse(self) -> Symmetry {
        // Quarter turns are each other's inverse; all others are their own.
        match self.0 {
            5 => Symmetry(6),
            6 => Symmetry(5),
            other => Symmetry(other),
        }
    }

    /// `self` first, then `next`.
    pub fn then(self, next: Symmetry) -> Symmetry {
        let mirrors = if next.transposes() { (self.0 & 1) << 1 | (self.0 & 2) >> 1 } else { self.0 & 3 };
        Symmetry((self.0 ^ next.0) & 4 | mirrors ^ next.0 & 3)
    }

    /// The name in a player's words, in English, as files have it.
    pub fn name(self) -> &'static str {
        [
            "as it is",
            "mirrored left–right",
            "mirrored top–bottom",
            "half turn",
            "mirrored in the \\ diagonal",
            "quarter turn right",
            "quarter turn left",
            "mirrored in the / diagonal",
        ][self.index()]
    }
}

/// One of the sixteen images: a symmetry, then perhaps the colours swapped. Index = symmetry + 8 if swapped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Image {
    pub symmetry: Symmetry,
    pub swapped: bool,
}

impl Image {
    pub const COUNT: usize = 16;

    pub fn all() -> impl Iterator<Item = Image> {
        (0..Image::COUNT).map(Image::from_index)
    }

    /// Panics unless `index` is below 16.
    pub fn from_index(index: usize) -> Image {
        assert!(index < Image::COUNT, "there are 16 images, not {index}");
        Image { symmetry: Symmetry::from_index(index & 7), swapped: index >= 8 }
    }

    pub fn index(self) -> usize {
        self.symmetry.index() + if self.swapped { 8 } else { 0 }
    }

    pub fn inverse(self) -> Image {
        Image { symmetry: self.symmetry.inverse(), swapped: self.swapped }
    }

    /// `self` first, then `next`.
    pub fn then(self, next: Image) -> Image {
        Image { symmetry: self.symmetry.then(next.symmetry), swapped: self.swapped != next.swapped }
    }
}

/// Which images count as the same shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SymmetryGroup {
    /// The 8 symmetries of the square: colours mean mover and opponent.
    Board,
    /// All 16: colours are exchangeable.
    BoardAndColors,
}

impl SymmetryGroup {
    pub fn order(self) -> usize {
        match self {
            SymmetryGroup::Board => 8,
            SymmetryGroup::BoardAndColors => 16,
        }
    }

    pub fn images(self) -> impl Iterator<Item = Image> {
        Image::all().take(self.order())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: (usize, usize) = (4, 3);

    fn points() -> impl Iterator<Item = (usize, usize)> {
        (0..SIZE.1).flat_map(|y| (0..SIZE.0).map(move |x| (x, y)))
    }

    #[test]
    fn inverses_undo() {
        for symmetry in Symmetry::ALL {
            for point in points() {
                let there = symmetry.apply(point, SIZE);
                assert_eq!(symmetry.inverse().apply(there, symmetry.box_size(SIZE)), point);
            }
            assert_eq!(symmetry.then(symmetry.inverse()), Symmetry::IDENTITY);
        }
    }

    #[test]
    fn steps_turn_as_their_points_do() {
        for symmetry in Symmetry::ALL {
            for from in points() {
                for to in points() {
                    let step = |from: (usize, usize), to: (usize, usize)| {
                        (to.0 as i32 - from.0 as i32, to.1 as i32 - from.1 as i32)
                    };
                    let turned = step(symmetry.apply(from, SIZE), symmetry.apply(to, SIZE));
                    assert_eq!(symmetry.apply_step(step(from, to)), turned);
                }
            }
        }
    }

    #[test]
    fn composing_is_doing_one_after_the_other() {
        for a in Symmetry::ALL {
            for b in Symmetry::ALL {
                for point in points() {
                    let one_by_one = b.apply(a.apply(point, SIZE), a.box_size(SIZE));
                    assert_eq!(a.then(b).apply(point, SIZE), one_by_one);
                }
            }
        }
    }

    #[test]
    fn the_eight_differ_and_the_sixteen_index_themselves() {
        let images: std::collections::BTreeSet<Vec<_>> =
            Symmetry::ALL.iter().map(|s| points().map(|p| s.apply(p, SIZE)).collect()).collect();
        assert_eq!(images.len(), 8);
        for (index, image) in Image::all().enumerate() {
            assert_eq!(image.index(), index);
            assert_eq!(image.then(image.inverse()), Image::default());
        }
    }
}
