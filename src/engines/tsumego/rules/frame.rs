//! The frame of a rule: the place and size of its rectangle, and its open cells.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The goal of Black, who is the friend in every rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleGoal {
    /// An empty cell that is not open, all of whose neighbours are Black and of one string.
    Eye,
    /// A string that is pass-alive (Benson).
    Live,
    /// Two marked black strings are one.
    Connect,
    /// A marked black string gets a stone on a marked empty cell.
    ConnectEmpty,
    /// Two marked empty cells get black stones of one string.
    JoinEmpties,
    /// A marked white string is off the board.
    Capture,
}

impl RuleGoal {
    pub const ALL: [RuleGoal; 6] = [
        RuleGoal::Eye,
        RuleGoal::Live,
        RuleGoal::Connect,
        RuleGoal::ConnectEmpty,
        RuleGoal::JoinEmpties,
        RuleGoal::Capture,
    ];

    /// Whether a rule marks the strings or cells that it is about.
    pub fn has_marks(self) -> bool {
        !matches!(self, RuleGoal::Eye | RuleGoal::Live)
    }
}

/// Which sides of the rectangle are edges of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleFramePlace {
    /// The left side and the bottom.
    Corner,
    /// The bottom; the width runs along it.
    Side,
    Centre,
}

/// The place and size of a rule's rectangle. One rule must have room for the conditions of all its cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "FrameText", into = "FrameText")]
pub struct RuleFrame {
    place: RuleFramePlace,
    width: u8,
    height: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Frame")]
struct FrameText {
    place: RuleFramePlace,
    size: String,
}

/// Numbers or a text that name no rectangle, place or goal of rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    #[error("size {width}x{height}: a rule's rectangle is at least 2x2 and has at most 15 cells")]
    Size { width: usize, height: usize },
    #[error("{0} is no size: write WIDTHxHEIGHT, such as 4x3")]
    NoSize(String),
    #[error("{0} is no goal: eye, live, connect, connect-empty, join-empties or capture")]
    NoGoal(String),
    #[error("{0} is no place: corner, side or centre")]
    NoPlace(String),
}

impl RuleFrame {
    /// Each cell has two conditions of two bits, and all of them must fit in 64 bits.
    pub const MAX_CELLS: usize = 15;

    /// A rectangle of this place and size.
    ///
    /// Errors: a side is too short, or there are too many cells.
    pub fn new(place: RuleFramePlace, width: usize, height: usize) -> Result<RuleFrame, FrameError> {
        let cells = width.saturating_mul(height);
        if width < 2 || height < 2 || cells > RuleFrame::MAX_CELLS {
            return Err(FrameError::Size { width, height });
        }
        Ok(RuleFrame { place, width: width as u8, height: height as u8 })
    }

    pub fn place(self) -> RuleFramePlace {
        self.place
    }

    pub fn width(self) -> usize {
        usize::from(self.width)
    }

    pub fn height(self) -> usize {
        usize::from(self.height)
    }

    pub fn cell_count(self) -> usize {
        self.width() * self.height()
    }

    /// The index of a cell. Cell 0 is at the left end of the bottom row; rows go up.
    pub fn cell(self, x: usize, y: usize) -> usize {
        y * self.width() + x
    }

    /// Column and row, the row counted from the bottom.
    pub fn xy(self, cell: usize) -> (usize, usize) {
        (cell % self.width(), cell / self.width())
    }

    /// The set of all cells, one bit for each.
    pub fn all(self) -> u16 {
        ((1_u32 << self.cell_count()) - 1) as u16
    }

    /// Cells with a neighbour outside the rectangle that is on the board.
    pub fn open_cells(self) -> u16 {
        let (width, height) = (self.width(), self.height());
        (0..self.cell_count()).fold(0, |open, cell| {
            let (x, y) = self.xy(cell);
            let left = x == 0 && self.place != RuleFramePlace::Corner;
            let bottom = y == 0 && self.place == RuleFramePlace::Centre;
            let is_open = left || bottom || x + 1 == width || y + 1 == height;
            open | u16::from(is_open) << cell
        })
    }

    /// Every smaller rectangle of the same place within this one, with its column and row. In the corner and the
    /// centre, upright rectangles are turned, which changes only their name.
    pub fn smaller(self) -> impl Iterator<Item = RuleFrameWindow> {
        let (width, height) = (self.width(), self.height());
        (2..=height)
            .flat_map(move |h| (2..=width).map(move |w| (w, h)))
            .filter(move |&size| size != (width, height))
            .flat_map(move |(w, h)| {
                let columns = if self.place == RuleFramePlace::Corner { 1 } else { width - w + 1 };
                let rows = if self.place == RuleFramePlace::Centre { height - h + 1 } else { 1 };
                let turned = h > w && self.place != RuleFramePlace::Side;
                let (fw, fh) = if turned { (h, w) } else { (w, h) };
                let frame = RuleFrame { place: self.place, width: fw as u8, height: fh as u8 };
                (0..rows).flat_map(move |y| (0..columns).map(move |x| RuleFrameWindow { frame, x, y, turned }))
            })
    }
}

/// A smaller rectangle within a larger one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleFrameWindow {
    pub frame: RuleFrame,
    /// The column of its lower left cell in the larger rectangle; `y` is the row.
    pub x: usize,
    pub y: usize,
    /// Width and height are exchanged.
    pub turned: bool,
}

impl RuleFrameWindow {
    /// The cells of the smaller rectangle, in its order, as cells of the larger one.
    pub fn cells_in(self, larger: RuleFrame) -> Vec<usize> {
        let place = |cell| {
            let (x, y) = self.frame.xy(cell);
            let (x, y) = if self.turned { (y, x) } else { (x, y) };
            larger.cell(self.x + x, self.y + y)
        };
        (0..self.frame.cell_count()).map(place).collect()
    }
}

impl From<RuleFrame> for FrameText {
    fn from(frame: RuleFrame) -> FrameText {
        FrameText { place: frame.place, size: frame.size_text() }
    }
}

impl TryFrom<FrameText> for RuleFrame {
    type Error = FrameError;

    fn try_from(text: FrameText) -> Result<RuleFrame, FrameError> {
        let (width, height) = parse_size(&text.size)?;
        RuleFrame::new(text.place, width, height)
    }
}

/// Reads `4x3`: 4 along, 3 high.
///
/// Errors: [`FrameError::NoSize`].
pub fn parse_size(text: &str) -> Result<(usize, usize), FrameError> {
    let numbers = text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    numbers.ok_or_else(|| FrameError::NoSize(text.to_owned()))
}

impl RuleFrame {
    /// `4x3`.
    pub fn size_text(self) -> String {
        format!("{}x{}", self.width, self.height)
    }
}

/// `corner 4x3`, as the command line and JSON name it.
impl fmt::Display for RuleFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}x{}", self.place, self.width, self.height)
    }
}

/// As the command line and JSON name it.
impl fmt::Display for RuleGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RuleGoal::Eye => "eye",
            RuleGoal::Live => "live",
            RuleGoal::Connect => "connect",
            RuleGoal::ConnectEmpty => "connect-empty",
            RuleGoal::JoinEmpties => "join-empties",
            RuleGoal::Capture => "capture",
        })
    }
}

impl FromStr for RuleGoal {
    type Err = FrameError;

    fn from_str(text: &str) -> Result<RuleGoal, FrameError> {
        let named = RuleGoal::ALL.into_iter().find(|goal| goal.to_string() == text);
        named.ok_or_else(|| FrameError::NoGoal(text.to_owned()))
    }
}

/// As the command line and JSON name it.
impl fmt::Display for RuleFramePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RuleFramePlace::Corner => "corner",
            RuleFramePlace::Side => "side",
            RuleFramePlace::Centre => "centre",
        })
    }
}

impl FromStr for RuleFramePlace {
    type Err = FrameError;

    fn from_str(text: &str) -> Result<RuleFramePlace, FrameError> {
        let named = [RuleFramePlace::Corner, RuleFramePlace::Side, RuleFramePlace::Centre]
            .into_iter()
            .find(|place| place.to_string() == text);
        named.ok_or_else(|| FrameError::NoPlace(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_close_cells_and_other_rims_open_them() {
        let open = |place, width, height| RuleFrame::new(place, width, height).unwrap().open_cells();
        assert_eq!(open(RuleFramePlace::Corner, 3, 3), 0b111_100_100);
        assert_eq!(open(RuleFramePlace::Side, 3, 3), 0b111_101_101);
        assert_eq!(open(RuleFramePlace::Centre, 3, 3), 0b111_101_111);
        assert_eq!(open(RuleFramePlace::Corner, 2, 2), 0b1110);
    }

    #[test]
    fn smaller_windows_keep_to_the_edges_of_their_place() {
        let windows =
            |place, width, height| RuleFrame::new(place, width, height).unwrap().smaller().collect::<Vec<_>>();
        assert!(windows(RuleFramePlace::Corner, 4, 3).iter().all(|window| window.x == 0 && window.y == 0));
        assert!(windows(RuleFramePlace::Side, 4, 3).iter().all(|window| window.y == 0 && !window.turned));
        assert_eq!(windows(RuleFramePlace::Side, 3, 2).len(), 2);
        // A 3x3 fits twice.
        let threes = windows(RuleFramePlace::Centre, 4, 3).into_iter().filter(|window| window.frame.cell_count() == 9);
        assert_eq!(threes.map(|window| window.x).collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn a_rectangle_without_room_for_its_conditions_is_refused() {
        assert!(RuleFrame::new(RuleFramePlace::Side, 4, 4).unwrap_err().to_string().contains("4x4"));
        assert!(RuleFrame::new(RuleFramePlace::Side, 1, 9).is_err());
        assert!(parse_size("3").unwrap_err().to_string().contains("WIDTHxHEIGHT"));
    }
}
