//! The names of corner openings, from `assets/joseki-names.ron`: stones of a corner, whatever the order of moves.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::go::{BoardSize, Color, Point};

/// The name that players have for a corner position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JosekiName {
    pub name: String,
    /// As it is written in Japanese.
    pub original: String,
}

/// The name of a corner position. `stones` are all its stones; their coordinates count from the corner point. Positions
/// with the colours swapped, or mirrored in the diagonal, have the same name.
pub fn joseki_name(stones: &[(Point, Color)]) -> Option<&'static JosekiName> {
    JOSEKI_NAMES.get(&canonical(stones).stones)
}

/// A line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JosekiLine {
    /// The names of its positions, first to last; the last is the line's own.
    pub names: Vec<&'static JosekiName>,
    /// Moves from the empty corner, in the upper right of a 19×19 board; `None` is a move elsewhere.
    pub moves: Vec<Option<Point>>,
}

/// All lines of the table, in its order.
pub fn joseki_lines() -> &'static [JosekiLine] {
    static LINES: LazyLock<Vec<JosekiLine>> = LazyLock::new(|| {
        let line = |row: JosekiNameRow| {
            let moves: Vec<&str> = row.line.split_whitespace().collect();
            let position = |moves_made: usize| joseki_name(&stones_of(&moves[..moves_made].join(" ")));
            let mut names: Vec<_> = (1..=moves.len()).filter_map(position).collect();
            names.dedup();
            let moves = moves.iter().map(|label| Point::from_label(label, BoardSize::NINETEEN)).collect();
            JosekiLine { names, moves }
        };
        read_table().names.into_iter().map(line).collect()
    });
    &LINES
}

/// Stones, each with its column, its row, and whether it is black.
pub(super) type Stones = Vec<(u8, u8, bool)>;

/// The stones of a corner in the orientation of the table, and whether they were mirrored or swapped in colour for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct OrientedCorner {
    pub stones: Stones,
    pub is_mirrored: bool,
    pub is_swapped: bool,
}

impl OrientedCorner {
    /// Maps a point of the corner to this orientation, or back: the map is its own inverse.
    pub fn point(&self, point: Point) -> Point {
        if self.is_mirrored { Point::new(point.y, point.x) } else { point }
    }
}

/// The smallest of the four orientations: mirrored or not, with colours swapped or not.
pub(super) fn canonical(stones: &[(Point, Color)]) -> OrientedCorner {
    let view = |is_mirrored: bool, is_swapped: bool| {
        let mut view = OrientedCorner { stones: Vec::new(), is_mirrored, is_swapped };
        let stone = |&(point, color): &(Point, Color)| {
            let point = view.point(point);
            (point.x, point.y, (color == Color::Black) != is_swapped)
        };
        let mut seen: Stones = stones.iter().map(stone).collect();
        seen.sort_unstable();
        view.stones = seen;
        view
    };
    let views = [(false, false), (false, true), (true, false), (true, true)];
    views.into_iter().map(|(is_mirrored, is_swapped)| view(is_mirrored, is_swapped)).min().unwrap_or_default()
}

static JOSEKI_NAMES: LazyLock<HashMap<Stones, JosekiName>> = LazyLock::new(|| {
    let file = read_table();
    assert_eq!(file.format, 1, "the table is of this format");
    let entry = |row: JosekiNameRow| {
        let stones = stones_of(&row.line);
        (canonical(&stones).stones, JosekiName { name: row.name, original: row.original })
    };
    file.names.into_iter().map(entry).collect()
});

fn read_table() -> JosekiNamesFile {
    ron::from_str(include_str!("../../../../assets/joseki-names.ron")).expect("a test reads the table")
}

/// The stones after a line of moves in the upper right, with coordinates from the corner. No line of the table captures
/// a stone.
fn stones_of(line: &str) -> Vec<(Point, Color)> {
    let last = BoardSize::MAX as u8 - 1;
    let moves = line.split_whitespace().zip([Color::Black, Color::White].into_iter().cycle());
    let stone = |(label, color): (&str, Color)| {
        let point = Point::from_label(label, BoardSize::NINETEEN)?;
        Some((Point::new(last - point.x, point.y), color))
    };
    moves.filter_map(stone).collect()
}

#[derive(Deserialize)]
struct JosekiNamesFile {
    format: u32,
    names: Vec<JosekiNameRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JosekiNameRow {
    name: String,
    original: String,
    line: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::professional;
    use crate::mining::corner::Corner;

    fn name(line: &str) -> Option<&'static str> {
        joseki_name(&stones_of(line)).map(|found| found.name.as_str())
    }

    #[test]
    fn names_are_of_the_stones_in_either_colour_and_on_either_side() {
        assert_eq!(name("R16 P17 Q15"), Some("Shusaku's diagonal move"));
        // Mirrored, White first, and in another order.
        assert_eq!(name("- Q17 R15 P16"), Some("Shusaku's diagonal move"));
        assert_eq!(name("Q15 P17 R16"), Some("Shusaku's diagonal move"));
        assert_eq!(name("R16 P17 Q14 R13"), None);
        assert_eq!(name(""), None);
    }

    #[test]
    fn a_line_has_the_names_of_its_positions() {
        let lines = joseki_lines();
        let names = |line: &JosekiLine| line.names.iter().map(|name| name.name.as_str()).collect::<Vec<_>>();
        let avalanche = lines.iter().find(|line| names(line).last() == Some(&"Avalanche (nadare)")).unwrap();
        let on_the_way = ["3-4 point (komoku)", "One-space high approach", "Attach below", "Avalanche (nadare)"];
        assert_eq!(names(avalanche), on_the_way);
        assert_eq!(avalanche.moves[0], Point::from_label("R16", BoardSize::NINETEEN));
        let own = read_table().names;
        assert!(lines.iter().zip(own).all(|(line, row)| line.names.last().is_some_and(|name| name.name == row.name)));
    }

    #[test]
    fn lines_can_be_played_have_one_name_and_nearly_all_occur_in_professional_games() {
        let (found, rows) = (professional::corners(), read_table().names);
        let mut rare = Vec::new();
        assert_eq!(JOSEKI_NAMES.len(), rows.len(), "two lines lead to the same stones");
        for row in rows {
            let labels = row.line.split_whitespace().filter(|label| *label != "-");
            let is_known = |label: &str| Point::from_label(label, BoardSize::NINETEEN).is_some();
            assert!(labels.into_iter().all(is_known), "{}", row.line);
            let mut board = crate::go::Board::new(BoardSize::NINETEEN);
            let mut mover = Color::Black;
            for label in row.line.split_whitespace() {
                match Point::from_label(label, BoardSize::NINETEEN) {
                    Some(point) => assert_eq!(board.play(mover, point).unwrap().captured, 0, "{}", row.line),
                    None => board.pass(),
                }
                mover = mover.opponent();
            }
            if found.find(&board, Corner::TopRight, mover).is_none() {
                rare.push(row.line);
            }
        }
        // Positions that are not found occur in fewer games than the shipped figures require.
        assert!(rare.len() <= 5, "{rare:?}");
    }
}
