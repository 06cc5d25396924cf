//! Windows: the sets of points that patterns cover.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Symmetry;
use crate::go::BoardSize;

/// A set of points in a box, and perhaps a centre.
///
/// Written `square:5`, `rect:5x3`, `diamond:2`, or `points:.#./#+#/.#.` (rows from the top; `#` a point of the window,
/// `+` the point that is its centre, `.` no point).
///
/// ```
/// use katachi_core::pattern::Window;
/// let diamond: Window = "diamond:2".parse().unwrap();
/// assert_eq!(diamond.cell_count(), 13);
/// assert_eq!("points:..#../.###./##+##/.###./..#..".parse::<Window>().unwrap().cell_count(), 13);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Window {
    shape: WindowShape,
    width: usize,
    height: usize,
    /// Column and row inside the box, row by row.
    cells: Vec<(u8, u8)>,
    centre: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum WindowShape {
    Square,
    Rect,
    Diamond,
    Drawn,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WindowError {
    #[error("window `{0}`: write square:N, rect:WxH, diamond:K, or points:ROW/ROW/… with `#`, `+` and `.`")]
    Unknown(String),
    #[error("window `{given}`: its sides must be 1 to 19 points, and it needs at least 2 points")]
    Size { given: String },
    #[error("window `{0}`: rows differ in length, or there is more than one centre `+`")]
    Ragged(String),
}

impl Window {
    /// An N×N window, N from 2 to 19.
    ///
    /// Errors: no window has this size.
    pub fn square(side: usize) -> Result<Window, WindowError> {
        let given = || format!("square:{side}");
        if side < 2 {
            Err(WindowError::Size { given: given() })
        } else {
            Window::boxed(WindowShape::Square, side, side, given)
        }
    }

    /// A window of `width` × `height` points.
    ///
    /// Errors: no window has this size.
    pub fn rect(width: usize, height: usize) -> Result<Window, WindowError> {
        Window::boxed(WindowShape::Rect, width, height, || format!("rect:{width}x{height}"))
    }

    /// All points with |dx| + |dy| ≤ K, the radius: 2K² + 2K + 1 points. K is 1 to 9.
    ///
    /// Errors: no window has this size.
    pub fn diamond(radius: usize) -> Result<Window, WindowError> {
        let side = 2 * radius + 1;
        if radius < 1 || side > BoardSize::MAX {
            return Err(WindowError::Size { given: format!("diamond:{radius}") });
        }
        let inside = |x: usize, y: usize| x.abs_diff(radius) + y.abs_diff(radius) <= radius;
        Ok(Window::from_box(WindowShape::Diamond, side, side, inside, Some((radius, radius))))
    }

    fn boxed(
        shape: WindowShape,
        width: usize,
        height: usize,
        given: impl Fn() -> String,
    ) -> Result<Window, WindowError> {
        let fits = |side| (1..=BoardSize::MAX).contains(&side);
        if !fits(width) || !fits(height) || width * height < 2 {
            return Err(WindowError::Size { given: given() });
        }
        let odd = width % 2 == 1 && height % 2 == 1;
        Ok(Window::from_box(shape, width, height, |_, _| true, odd.then_some((width / 2, height / 2))))
    }

    fn from_box(
        shape: WindowShape,
        width: usize,
        height: usize,
        inside: impl Fn(usize, usize) -> bool,
        centre: Option<(usize, usize)>,
    ) -> Window {
        let cells: Vec<(u8, u8)> = (0..height)
            .flat_map(|y| (0..width).map(move |x| (x, y)))
            .filter(|&(x, y)| inside(x, y))
            .map(|(x, y)| (x as u8, y as u8))
            .collect();
        let centre = centre.and_then(|(x, y)| cells.iter().position(|&cell| cell == (x as u8, y as u8)));
        Window { shape, width, height, cells, centre }
    }

    /// A drawn set of points, as after `points:`.
    fn drawn(text: &str) -> Result<Window, WindowError> {
        let given = || format!("points:{text}");
        let rows: Vec<&[u8]> = text.split('/').map(str::as_bytes).collect();
        let mut points: Vec<(usize, usize)> = Vec::new();
        let mut centre = None;
        for (y, row) in rows.iter().enumerate() {
            if row.len() != rows[0].len() {
                return Err(WindowError::Ragged(given()));
            }
            for (x, &mark) in row.iter().enumerate() {
                match mark {
                    b'.' => continue,
                    b'#' => {}
                    b'+' if centre.is_none() => centre = Some((x, y)),
                    b'+' => return Err(WindowError::Ragged(given())),
                    _ => return Err(WindowError::Unknown(given())),
                }
                points.push((x, y));
            }
        }
        // The box is cut to the points, so that one set of points has one name.
        let side = |values: &mut dyn Iterator<Item = usize>| {
            values.fold(None, |range: Option<(usize, usize)>, value| {
                Some(range.map_or((value, value), |(low, high)| (low.min(value), high.max(value))))
            })
        };
        let (Some((left, right)), Some((top, bottom))) =
            (side(&mut points.iter().map(|p| p.0)), side(&mut points.iter().map(|p| p.1)))
        else {
            return Err(WindowError::Size { given: given() });
        };
        let (width, height) = (right - left + 1, bottom - top + 1);
        if width > BoardSize::MAX || height > BoardSize::MAX || points.len() < 2 {
            return Err(WindowError::Size { given: given() });
        }
        let middle = (width % 2 == 1 && height % 2 == 1).then_some((width / 2, height / 2));
        let centre = centre.map(|(x, y)| (x - left, y - top)).or(middle);
        Ok(Window::from_box(WindowShape::Drawn, width, height, |x, y| points.contains(&(x + left, y + top)), centre))
    }

    pub fn width(&self) -> usize {
        self.width
    }

    pub fn height(&self) -> usize {
        self.height
    }

    pub fn cell_count(&self) -> usize {
        self.cells.len()
    }

    /// Column and row of each cell inside the box, row by row: the order of all cell lists.
    pub fn cells(&self) -> &[(u8, u8)] {
        &self.cells
    }

    /// The number of the cell at a place in the box; `None` where the window has none.
    pub fn cell_at(&self, x: usize, y: usize) -> Option<usize> {
        self.cells.iter().position(|&(cx, cy)| (usize::from(cx), usize::from(cy)) == (x, y))
    }

    /// The number of the centre cell; `None` for windows that cannot be centred on a move.
    pub fn centre(&self) -> Option<usize> {
        self.centre
    }

    /// The offset of a cell from the centre, or from the box's top left where there is no centre.
    pub fn offset(&self, cell: usize) -> (i32, i32) {
        let (x, y) = self.cells[cell];
        let (cx, cy) = self.centre.map_or((0, 0), |centre| self.cells[centre]);
        (i32::from(x) - i32::from(cx), i32::from(y) - i32::from(cy))
    }

    /// The cell to which the symmetry takes each cell; `None` if it takes the window (or its centre) elsewhere.
    pub fn permutation(&self, symmetry: Symmetry) -> Option<Vec<u16>> {
        let size = (self.width, self.height);
        if symmetry.box_size(size) != size {
            return None;
        }
        let permutation: Option<Vec<u16>> = self
            .cells
            .iter()
            .map(|&(x, y)| {
                let (x, y) = symmetry.apply((usize::from(x), usize::from(y)), size);
                self.cell_at(x, y).map(|cell| cell as u16)
            })
            .collect();
        permutation.filter(|to| self.centre.is_none_or(|centre| usize::from(to[centre]) == centre))
    }

    /// The symmetries that take the window into itself, the identity first. 8 for squares and diamonds.
    pub fn symmetries(&self) -> Vec<Symmetry> {
        Symmetry::ALL.into_iter().filter(|&symmetry| self.permutation(symmetry).is_some()).collect()
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shape {
            WindowShape::Square => write!(f, "square:{}", self.width),
            WindowShape::Rect => write!(f, "rect:{}x{}", self.width, self.height),
            WindowShape::Diamond => write!(f, "diamond:{}", self.width / 2),
            WindowShape::Drawn => {
                let mark = |x, y| match self.cell_at(x, y) {
                    None => '.',
                    Some(cell) if self.centre == Some(cell) => '+',
                    Some(_) => '#',
                };
                let rows: Vec<String> =
                    (0..self.height).map(|y| (0..self.width).map(|x| mark(x, y)).collect()).collect();
                write!(f, "points:{}", rows.join("/"))
            }
        }
    }
}

impl fmt::Debug for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Window {
    type Err = WindowError;

    fn from_str(text: &str) -> Result<Window, WindowError> {
        let unknown = || WindowError::Unknown(text.to_owned());
        let number = |digits: &str| {
            let plain = !digits.is_empty() && digits.len() <= 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| digits.parse::<usize>().ok()).flatten().ok_or_else(unknown)
        };
        match text.split_once(':').ok_or_else(unknown)? {
            ("square", side) => Window::square(number(side)?),
            ("diamond", radius) => Window::diamond(number(radius)?),
            ("rect", sides) => {
                let (width, height) = sides.split_once('x').ok_or_else(unknown)?;
                Window::rect(number(width)?, number(height)?)
            }
            ("points", rows) => Window::drawn(rows),
            _ => Err(unknown()),
        }
    }
}

impl TryFrom<String> for Window {
    type Error = WindowError;

    fn try_from(text: String) -> Result<Window, WindowError> {
        text.parse()
    }
}

impl From<Window> for String {
    fn from(window: Window) -> String {
        window.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(text: &str) -> Window {
        text.parse().unwrap()
    }

    #[test]
    fn windows_have_their_points_and_read_back_what_they_write() {
        for (text, cells, symmetries, has_centre) in [
            ("square:3", 9, 8, true),
            ("square:4", 16, 8, false),
            ("rect:5x3", 15, 4, true),
            ("rect:2x3", 6, 4, false),
            ("diamond:1", 5, 8, true),
            ("diamond:2", 13, 8, true),
            ("diamond:3", 25, 8, true),
            ("points:#../+##", 4, 1, true),
            ("points:.#./#+#/.#.", 5, 8, true),
            ("points:##/##", 4, 8, false),
        ] {
            let window = window(text);
            assert_eq!(window.to_string(), text);
            assert_eq!(window.cell_count(), cells, "{text}");
            assert_eq!(window.symmetries().len(), symmetries, "{text}");
            assert_eq!(window.centre().is_some(), has_centre, "{text}");
        }
        assert_eq!(window("points:..../.##.").to_string(), "points:##");
    }

    #[test]
    fn nonsense_is_refused_with_the_text_that_was_given() {
        for text in ["square:1", "square:20", "square:", "square:-3", "diamond:0", "diamond:10", "rect:3", "rect:1x1"] {
            let error = text.parse::<Window>().unwrap_err().to_string();
            assert!(error.contains(text), "{error}");
        }
        for text in ["", "cube:3", "points:", "points:#", "points:#x", "points:##/#", "points:++"] {
            assert!(text.parse::<Window>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_centred_window_measures_from_its_centre() {
        let square = window("square:3");
        assert_eq!(square.offset(0), (-1, -1));
        assert_eq!(square.offset(square.centre().unwrap()), (0, 0));
        assert_eq!(window("rect:2x2").offset(3), (1, 1));
    }
}
