//! The names of openings, from `assets/fuseki-names.ron`: stone sets, whatever the order of moves.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::go::{BoardSize, Color, Point};
use crate::pattern::Symmetry;

/// A name that fits a position, and the colour whose stones it describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FusekiName {
    /// The name in English, or the Japanese name that English speakers use.
    pub name: &'static str,
    /// As it is written in Japanese.
    pub original: &'static str,
    /// `None` for names of the whole position.
    pub of: Option<Color>,
}

impl std::fmt::Display for FusekiName {
    /// Writes the name in English. Only White's get the colour: it is Black who chooses the opening.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)?;
        if self.of == Some(Color::White) { f.write_str(" (White)") } else { Ok(()) }
    }
}

/// All names that fit a 19×19 position, in the order of the table, Black's first; none on other boards.
pub fn fuseki_names(size: BoardSize, stones: &[(Point, Color)]) -> Vec<FusekiName> {
    if size != BoardSize::NINETEEN {
        return Vec::new();
    }
    let mut board = [None; BoardSize::MAX * BoardSize::MAX];
    stones.iter().for_each(|&(point, color)| board[index(point)] = Some(color));
    let fits = |entry: &FusekiNameEntry, of: Color| entry.views.iter().any(|view| view.fits(&board, of));
    FUSEKI_NAMES
        .iter()
        .flat_map(|entry| {
            let found = Color::BOTH.into_iter().filter(|&of| fits(entry, of));
            let name = |of| FusekiName { name: &entry.name, original: &entry.original, of };
            let names: Vec<FusekiName> = match entry.both {
                true => found.take(1).map(|_| name(None)).collect(),
                false => found.map(|of| name(Some(of))).collect(),
            };
            names
        })
        .collect()
}

/// All openings that have a name, in the order of the table.
pub fn all_fuseki_names() -> impl Iterator<Item = FusekiName> {
    FUSEKI_NAMES.iter().map(|entry| FusekiName { name: &entry.name, original: &entry.original, of: None })
}

/// Number of a point on the largest board.
fn index(point: Point) -> usize {
    usize::from(point.y) * BoardSize::MAX + usize::from(point.x)
}

static FUSEKI_NAMES: LazyLock<Vec<FusekiNameEntry>> = LazyLock::new(|| {
    let file: FusekiNamesFile =
        ron::from_str(include_str!("../../../../assets/fuseki-names.ron")).expect("a test reads the table");
    assert_eq!(file.format, 1, "the table is of this format");
    file.names.into_iter().map(FusekiNameEntry::new).collect()
});

#[derive(Deserialize)]
struct FusekiNamesFile {
    format: u32,
    names: Vec<FusekiNameRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FusekiNameRow {
    name: String,
    original: String,
    #[serde(default)]
    both: bool,
    own: Vec<String>,
    #[serde(default)]
    opponent: Vec<String>,
    #[serde(default)]
    without: String,
}

struct FusekiNameEntry {
    name: String,
    original: String,
    both: bool,
    /// The sets under each of the eight symmetries.
    views: Vec<FusekiPointSets>,
}

/// The table's sets of points under one symmetry, as point numbers.
struct FusekiPointSets {
    own: Vec<Vec<usize>>,
    opponent: Vec<Vec<usize>>,
    without: Vec<usize>,
}

impl FusekiNameEntry {
    fn new(row: FusekiNameRow) -> FusekiNameEntry {
        const SIDE: usize = BoardSize::MAX;
        let points = |text: &str, symmetry: Symmetry| -> Vec<usize> {
            let turned = |label: &str| {
                let point = Point::from_label(label, BoardSize::NINETEEN).expect("a test reads the table");
                let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (SIDE, SIDE));
                y * SIDE + x
            };
            text.split_whitespace().map(turned).collect()
        };
        let sets = |texts: &[String], symmetry| texts.iter().map(|text| points(text, symmetry)).collect();
        let view = |symmetry| FusekiPointSets {
            own: sets(&row.own, symmetry),
            opponent: sets(&row.opponent, symmetry),
            without: points(&row.without, symmetry),
        };
        let views = Symmetry::ALL.into_iter().map(view).collect();
        FusekiNameEntry { name: row.name, original: row.original, both: row.both, views }
    }
}

impl FusekiPointSets {
    fn fits(&self, board: &[Option<Color>], of: Color) -> bool {
        let has = |at: &usize, color: Color| board[*at] == Some(color);
        let holds = |at: &usize, color: Color| {
            has(at, color) && !corner_points(*at).iter().any(|other| has(other, color.opponent()))
        };
        self.own.iter().all(|set| set.iter().any(|at| holds(at, of)))
            && self.opponent.iter().all(|set| set.iter().any(|at| holds(at, of.opponent())))
            && !self.without.iter().any(|at| has(at, of))
    }
}

/// The hoshi and the two komoku of a corner if the point is one of them, else none. A player who takes one of them
/// beside an opponent's stone on another is fighting in that corner, not founding an opening.
fn corner_points(at: usize) -> &'static [usize] {
    static CORNER_POINTS: LazyLock<Vec<[usize; 3]>> = LazyLock::new(|| {
        let trio = |x: u8, y: u8| {
            let toward_edge = |at: u8| if at < 9 { at - 1 } else { at + 1 };
            [(x, y), (toward_edge(x), y), (x, toward_edge(y))].map(|(x, y)| index(Point::new(x, y)))
        };
        vec![trio(3, 3), trio(15, 3), trio(3, 15), trio(15, 15)]
    });
    CORNER_POINTS.iter().find(|corner| corner.contains(&at)).map_or(&[], |corner| corner.as_slice())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names of a position given as Black's and White's points, the same from every side.
    #[track_caller]
    fn names(black: &str, white: &str) -> Vec<String> {
        let points = |text: &str| -> Vec<Point> {
            text.split_whitespace().map(|label| Point::from_label(label, BoardSize::NINETEEN).unwrap()).collect()
        };
        let (black, white) = (points(black), points(white));
        let named = |symmetry: Symmetry| -> Vec<String> {
            let turned = |point: &Point| {
                let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (19, 19));
                Point::new(x as u8, y as u8)
            };
            let stones: Vec<(Point, Color)> = black
                .iter()
                .map(|point| (turned(point), Color::Black))
                .chain(white.iter().map(|point| (turned(point), Color::White)))
                .collect();
            fuseki_names(BoardSize::NINETEEN, &stones).iter().map(ToString::to_string).collect()
        };
        let found = named(Symmetry::IDENTITY);
        Symmetry::ALL.into_iter().for_each(|symmetry| assert_eq!(named(symmetry), found));
        found
    }

    #[test]
    fn every_name_has_its_board() {
        assert_eq!(names("Q16 Q4", "D4 D17"), ["Nirensei", "Parallel"]);
        assert_eq!(names("Q16 Q4 Q10", "D4 D17"), ["Sanrensei", "Parallel"]);
        assert_eq!(names("Q16 Q3 R9", "D4 D16"), ["Nirensei (White)", "Low Chinese", "Parallel"]);
        assert_eq!(names("Q16 Q3 Q9", "D4 C16"), ["High Chinese", "Parallel"]);
        assert_eq!(names("R16 R4 F3 L3", "D4 D17 C6"), ["Mini-Chinese", "Facing komoku", "Parallel"]);
        assert_eq!(names("Q16 R4 F3 M3", "D4 D17 C6"), ["Mini-Chinese", "Parallel"]);
        assert_eq!(names("R16 Q3 F3 K4", "D4 D17 C6"), ["Kobayashi", "Parallel"]);
        assert_eq!(names("Q16 R4 P3", "D4 D17"), ["Orthodox", "Parallel"]);
        assert_eq!(names("R16 Q3 C4", "D17 P17"), ["Shusaku"]);
        assert_eq!(names("R16 R4", "D4 C16"), ["Facing komoku", "Parallel"]);
        assert_eq!(names("K10", "Q16"), ["Tengen"]);
        assert_eq!(names("Q16 D4", "D16 Q4"), ["Diagonal hoshi", "Diagonal hoshi (White)", "Diagonal"]);
        assert_eq!(names("R16 D3", "D16 R4"), ["Diagonal"]);
        assert!(names("Q16", "D4").is_empty());
    }

    #[test]
    fn a_stone_beside_the_point_has_no_name() {
        assert_eq!(names("Q16 Q3 R8", "D4 C16"), ["Parallel"]);
        assert!(names("Q4 D16", "D4 D17").is_empty(), "a fight in a corner is no diagonal");
        assert_eq!(names("Q16 Q5 Q10", ""), Vec::<String>::new());
        assert_eq!(fuseki_names(BoardSize::new(13).unwrap(), &[(Point::new(6, 6), Color::Black)]), []);
    }
}
