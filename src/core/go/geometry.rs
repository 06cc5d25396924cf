//! Colours, points and board sizes.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The colour of a stone, or of the player who owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Color {
    Black,
    White,
}

impl Color {
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    pub fn opponent(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// `"B"` or `"W"`, as SGF and the command line write it.
    pub fn letter(self) -> &'static str {
        match self {
            Color::Black => "B",
            Color::White => "W",
        }
    }
}

/// The side of a square board that Katachi plays on: 2 to 19.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct BoardSize(u8);

/// A board that is not square, or not 2×2 to 19×19.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("board size {width}x{height}: only square boards from 2x2 to 19x19 are read")]
pub struct BoardSizeError {
    pub width: u32,
    pub height: u32,
}

impl BoardSize {
    pub const MAX: usize = 19;
    pub const NINETEEN: BoardSize = BoardSize(19);

    /// Errors: no board has this size.
    pub fn new(side: u32) -> Result<BoardSize, BoardSizeError> {
        BoardSize::from_rect(side, side)
    }

    /// Errors: no board has this size.
    pub fn from_rect(width: u32, height: u32) -> Result<BoardSize, BoardSizeError> {
        if width == height && (2..=Self::MAX as u32).contains(&width) {
            Ok(BoardSize(width as u8))
        } else {
            Err(BoardSizeError { width, height })
        }
    }

    pub fn side(self) -> usize {
        usize::from(self.0)
    }

    /// Number of points, 4 to 361.
    pub fn area(self) -> usize {
        self.side() * self.side()
    }

    pub fn contains(self, point: Point) -> bool {
        point.x < self.0 && point.y < self.0
    }

    /// All points, row by row from the top left.
    pub fn points(self) -> impl Iterator<Item = Point> + Clone {
        let side = self.0;
        (0..side).flat_map(move |y| (0..side).map(move |x| Point::new(x, y)))
    }

    /// The star points (hoshi) that are drawn on a board of this size.
    pub fn hoshi(self) -> Vec<Point> {
        let side = self.0;
        let edge = match side {
            0..7 => return if side % 2 == 1 && side >= 5 { vec![Point::new(side / 2, side / 2)] } else { Vec::new() },
            7..13 => 2,
            _ => 3,
        };
        let (near, far, mid) = (edge, side - 1 - edge, side / 2);
        let mut points: Vec<Point> =
            [(near, near), (far, near), (near, far), (far, far)].map(|(x, y)| Point::new(x, y)).to_vec();
        if side % 2 == 1 && side >= 9 {
            points.push(Point::new(mid, mid));
        }
        if side % 2 == 1 && side >= 15 {
            points.extend([(near, mid), (far, mid), (mid, near), (mid, far)].map(|(x, y)| Point::new(x, y)));
        }
        points
    }
}

impl TryFrom<u8> for BoardSize {
    type Error = BoardSizeError;

    fn try_from(side: u8) -> Result<Self, Self::Error> {
        BoardSize::new(u32::from(side))
    }
}

impl From<BoardSize> for u8 {
    fn from(size: BoardSize) -> u8 {
        size.0
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}×{0}", self.0)
    }
}

/// An intersection. `(0, 0)` is the top left, x grows to the right, y downwards, as in SGF.
///
/// ```
/// use katachi_core::go::{BoardSize, Point};
/// let point = Point::from_sgf("pd").unwrap();
/// assert_eq!((point.x, point.y), (15, 3));
/// assert_eq!(point.label(BoardSize::NINETEEN), "Q16");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Point {
    pub x: u8,
    pub y: u8,
}

impl Point {
    pub const fn new(x: u8, y: u8) -> Point {
        Point { x, y }
    }

    /// Reads the two letters of SGF, `aa` to `ZZ`. Does not check that the point lies on a board.
    pub fn from_sgf(text: &str) -> Option<Point> {
        let coordinate = |byte: u8| match byte {
            b'a'..=b'z' => Some(byte - b'a'),
            b'A'..=b'Z' => Some(byte - b'A' + 26),
            _ => None,
        };
        match text.as_bytes() {
            &[x, y] => Some(Point::new(coordinate(x)?, coordinate(y)?)),
            _ => None,
        }
    }

    /// The two letters of SGF. Only for points on boards up to 26×26.
    pub fn to_sgf(self) -> String {
        [self.x, self.y].map(|c| char::from(b'a' + c)).iter().collect()
    }

    /// The name players use: column A–T without I, rows counted from the bottom.
    pub fn label(self, size: BoardSize) -> String {
        format!("{}{}", column_letter(self.x), size.side() - usize::from(self.y))
    }

    /// Reads `Q16`; the inverse of [`Point::label`].
    pub fn from_label(text: &str, size: BoardSize) -> Option<Point> {
        let mut chars = text.chars();
        let column = chars.next()?.to_ascii_uppercase();
        if !column.is_ascii_uppercase() || column == 'I' {
            return None;
        }
        let x = column as u8 - b'A' - u8::from(column > 'I');
        let row: usize = chars.as_str().parse().ok()?;
        let y = size.side().checked_sub(row)?;
        let point = Point::new(x, u8::try_from(y).ok()?);
        (row >= 1 && size.contains(point)).then_some(point)
    }

    pub fn offset(self, dx: i32, dy: i32, size: BoardSize) -> Option<Point> {
        let (x, y) = (i32::from(self.x) + dx, i32::from(self.y) + dy);
        let side = size.side() as i32;
        ((0..side).contains(&x) && (0..side).contains(&y)).then(|| Point::new(x as u8, y as u8))
    }
}

/// The letter over a column: A to T, no I.
fn column_letter(x: u8) -> char {
    char::from(b'A' + x + u8::from(x >= 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_and_sgf_letters_round_trip_on_every_size() {
        for side in 2..=19 {
            let size = BoardSize::new(side).unwrap();
            for point in size.points() {
                assert_eq!(Point::from_label(&point.label(size), size), Some(point));
                assert_eq!(Point::from_sgf(&point.to_sgf()), Some(point));
            }
        }
        assert_eq!(Point::from_label("I5", BoardSize::NINETEEN), None);
        assert_eq!(Point::from_label("A20", BoardSize::NINETEEN), None);
        assert_eq!(Point::from_label("A0", BoardSize::NINETEEN), None);
    }

    #[test]
    fn nineteen_has_nine_hoshi_and_nine_has_five() {
        assert_eq!(BoardSize::NINETEEN.hoshi().len(), 9);
        assert_eq!(BoardSize::new(13).unwrap().hoshi().len(), 5);
        assert_eq!(BoardSize::new(9).unwrap().hoshi().len(), 5);
        assert!(BoardSize::new(2).unwrap().hoshi().is_empty());
    }

    #[test]
    fn a_board_too_large_or_oblong_is_refused_with_its_size() {
        assert_eq!(BoardSize::new(20), Err(BoardSizeError { width: 20, height: 20 }));
        let error = BoardSize::from_rect(19, 13).unwrap_err();
        assert!(error.to_string().contains("19x13"));
    }
}
