//! Goals with marked strings and cells: connections and captures.
//!
//! Black wants to join two marked things in one black string, or to capture a marked white string:
//! - *connect*: two black strings. Reached when they are one.
//! - *connect-empty*: a black string and an empty cell. Reached when a black stone stands on the cell and is of the string.
//! - *join-empties*: two empty cells. Reached when black stones stand on both and are of one string.
//! - *capture*: a white string. Reached when it is taken.
//!
//! If White takes a marked black stone, the goal is lost for good. White may play on a marked empty cell; Black then
//! has to take that stone first. The connected string may be in atari, like the wall of an eye: its liberties do not
//! count. Kos are as with eyes and life: a rule in which Black retakes a ko at once is flagged (`Rule::ko`).
//!
//! Source: section 5.4 of the paper, which only names the four goals. It is our choice when they are reached, and
//! what happens to marked stones that are taken. A string is marked at its lowest cell.

use super::frame::RuleGoal;
use super::stones::{RuleGrid, RuleStones, cells_of};

/// All sets of marks that a rectangle may have; `[0]` for goals without marks.
pub fn all_marks(grid: &RuleGrid, goal: RuleGoal) -> Vec<u16> {
    let cells = || cells_of(grid.frame.all()).map(|cell| 1_u16 << cell);
    match goal {
        RuleGoal::Eye | RuleGoal::Live => vec![0],
        RuleGoal::Capture => cells().collect(),
        RuleGoal::Connect | RuleGoal::ConnectEmpty | RuleGoal::JoinEmpties => {
            cells().flat_map(|one| cells().filter(move |&other| other > one).map(move |other| one | other)).collect()
        }
    }
}

/// Whether the marks fit the goal in this pattern: for *connect* two black strings, each at its lowest cell, and so on.
pub fn is_marked(grid: &RuleGrid, stones: RuleStones, goal: RuleGoal, marks: u16) -> bool {
    let lowest =
        |own: u16| cells_of(marks & own).all(|cell| grid.connected(1 << cell, own).trailing_zeros() as usize == cell);
    let [black, white] = [stones.black, stones.white].map(|own| (marks & own).count_ones());
    let empty = (marks & grid.empty(stones)).count_ones();
    let wanted = match goal {
        RuleGoal::Eye | RuleGoal::Live => (0, 0, 0),
        RuleGoal::Connect => (2, 0, 0),
        RuleGoal::ConnectEmpty => (1, 0, 1),
        RuleGoal::JoinEmpties => (0, 0, 2),
        RuleGoal::Capture => (0, 1, 0),
    };
    (black, white, empty) == wanted && marks & !grid.frame.all() == 0 && lowest(stones.black) && lowest(stones.white)
}

/// The black stones that reach the goal, whatever White does; `None` if it is not reached.
pub fn reached(grid: &RuleGrid, stones: RuleStones, goal: RuleGoal, marks: u16) -> Option<u16> {
    match goal {
        RuleGoal::Eye | RuleGoal::Live => Some(grid.reached(stones, goal)).filter(|&kept| kept != 0),
        RuleGoal::Connect | RuleGoal::ConnectEmpty | RuleGoal::JoinEmpties => {
            let string = grid.connected(marks & marks.wrapping_neg(), stones.black);
            (marks & !string == 0).then_some(string)
        }
        RuleGoal::Capture => (marks & stones.white == 0).then_some(0),
    }
}

#[cfg(test)]
mod tests {
    use super::super::frame::{RuleFrame, RuleFramePlace};
    use super::*;

    #[test]
    fn strings_are_marked_at_their_lowest_cell_alone() {
        let grid = RuleGrid::new(RuleFrame::new(RuleFramePlace::Centre, 3, 2).unwrap());
        let stones = RuleStones { black: 0b011_100, white: 0b100_000 };
        assert!(is_marked(&grid, stones, RuleGoal::Connect, 0b001_100));
        assert!(!is_marked(&grid, stones, RuleGoal::Connect, 0b010_100), "not the lowest");
        assert!(!is_marked(&grid, stones, RuleGoal::Connect, 0b011_000), "one string");
        assert!(is_marked(&grid, stones, RuleGoal::ConnectEmpty, 0b001_001));
        assert!(is_marked(&grid, stones, RuleGoal::JoinEmpties, 0b000_011));
        assert!(is_marked(&grid, stones, RuleGoal::Capture, 0b100_000));
        assert!(!is_marked(&grid, stones, RuleGoal::Live, 0b100_000) && is_marked(&grid, stones, RuleGoal::Live, 0));
        assert_eq!(
            [RuleGoal::Eye, RuleGoal::Capture, RuleGoal::Connect].map(|goal| all_marks(&grid, goal).len()),
            [1, 6, 15]
        );
    }

    #[test]
    fn a_connection_is_one_string_and_a_capture_an_empty_cell() {
        let grid = RuleGrid::new(RuleFrame::new(RuleFramePlace::Centre, 3, 2).unwrap());
        let joined = RuleStones { black: 0b111_101, white: 0 };
        assert_eq!(reached(&grid, joined, RuleGoal::Connect, 0b101), Some(0b111_101));
        assert_eq!(reached(&grid, RuleStones { black: 0b101_101, white: 0 }, RuleGoal::Connect, 0b101), None);
        assert_eq!(reached(&grid, RuleStones::default(), RuleGoal::Capture, 0b1), Some(0));
        assert_eq!(reached(&grid, RuleStones { black: 0, white: 1 }, RuleGoal::Capture, 0b1), None);
    }
}
