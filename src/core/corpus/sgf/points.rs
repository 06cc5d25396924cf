//! Points and lists of points, as records write them.

use crate::go::{BoardSize, Color, Point};

use super::warning::{WarningKind, Warnings};

/// A set of points on the largest board that is read. Points beyond it are never in the set.
#[derive(Clone, Default)]
pub(super) struct PointSet([u32; BoardSize::MAX]);

impl PointSet {
    /// Adds a value of a point list: `dd`, or the corners of a rectangle, `dd:ff`, in any order. Warns about a value
    /// that is neither, and about points beyond 19×19, and leaves them out.
    pub fn add_value(&mut self, value: &str, warnings: &mut Warnings) {
        let (first, last) = value.split_once(':').unwrap_or((value, value));
        let (Some(first), Some(last)) = (read_point(first), read_point(last)) else {
            warnings.add(WarningKind::UnreadablePoint);
            return;
        };
        let side = BoardSize::MAX as u8;
        let (left, right) = (first.x.min(last.x), first.x.max(last.x));
        let (top, bottom) = (first.y.min(last.y), first.y.max(last.y));
        if right >= side || bottom >= side {
            warnings.add(WarningKind::SetupOffBoard);
        }
        if left < side && top < side {
            let columns = (1u32 << (right.min(side - 1) + 1)) - (1 << left);
            for row in top..=bottom.min(side - 1) {
                self.0[usize::from(row)] |= columns;
            }
        }
    }

    /// Adds a point of a board.
    pub fn add(&mut self, point: Point) {
        self.0[usize::from(point.y)] |= 1 << point.x;
    }

    pub fn contains(&self, point: Point) -> bool {
        self.0[usize::from(point.y)] >> point.x & 1 == 1
    }

    pub fn remove_point(&mut self, point: Point) {
        self.0[usize::from(point.y)] &= !(1 << point.x);
    }

    pub fn remove(&mut self, other: &PointSet) {
        for (row, other) in self.0.iter_mut().zip(other.0) {
            *row &= !other;
        }
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Row by row.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        (0u8..)
            .zip(self.0)
            .flat_map(|(y, row)| (0..32).filter(move |x| row >> x & 1 == 1).map(move |x| Point::new(x, y)))
    }
}

/// Two letters; blanks around and between them are overlooked.
pub(super) fn read_point(value: &str) -> Option<Point> {
    Point::from_sgf(value).or_else(|| {
        let mut letters = value.chars().filter(|c| !c.is_whitespace() && *c != '\0');
        let two = [letters.next()?, letters.next()?];
        if letters.next().is_some() { None } else { Point::from_sgf(&String::from_iter(two)) }
    })
}

/// A move as `sgf-parse` read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RawMove {
    Pass,
    /// Maybe off the board.
    Point(Point),
    /// Neither; as written.
    Unreadable(String),
}

impl RawMove {
    /// Has `sgf-parse` read a move's value. Up to 19×19, `tt` is a pass, as older formats wrote it.
    pub fn read(value: &str) -> RawMove {
        let value = clean_move(value);
        match value.parse() {
            Ok(sgf_parse::go::Move::Pass | sgf_parse::go::Move::Move(sgf_parse::go::Point { x: 19, y: 19 })) => {
                RawMove::Pass
            }
            Ok(sgf_parse::go::Move::Move(point)) => RawMove::Point(Point::new(point.x, point.y)),
            Err(_) => RawMove::Unreadable(value.into_owned()),
        }
    }

    /// Whether it is a pass on a board of this size. One point beyond the lower right corner is one, too.
    pub fn is_pass(&self, size: BoardSize) -> bool {
        let is_beyond = |point: &Point| [point.x, point.y].map(usize::from) == [size.side(); 2];
        match self {
            RawMove::Pass => true,
            RawMove::Point(point) => is_beyond(point),
            RawMove::Unreadable(_) => false,
        }
    }
}

/// Maximum length at which a message shows a move that can't be read.
const MAX_SHOWN_CHARS: usize = 24;

/// A move's value without blanks, cut to [`MAX_SHOWN_CHARS`] characters; empty for the word `pass`.
pub(super) fn clean_move(value: &str) -> std::borrow::Cow<'_, str> {
    if let &[x, y] = value.as_bytes()
        && x.is_ascii_alphabetic()
        && y.is_ascii_alphabetic()
    {
        return value.into();
    }
    let letters: String = value.chars().filter(|c| !c.is_whitespace() && *c != '\0').take(MAX_SHOWN_CHARS).collect();
    if letters.eq_ignore_ascii_case("pass") { "".into() } else { letters.into() }
}

/// The points of fixed handicap stones, by the rules of GTP; empty if the rules define none for this board.
pub(super) fn handicap_points(size: BoardSize, stones: u8) -> Vec<Point> {
    let side = size.side() as u8;
    let near = match side {
        9..13 => 2,
        13.. => 3,
        _ => return Vec::new(),
    };
    if side.is_multiple_of(2) || !(2..=9).contains(&stones) {
        return Vec::new();
    }
    let (far, mid) = (side - 1 - near, side / 2);
    let corners = [(near, far), (far, near), (near, near), (far, far)];
    let sides = [(near, mid), (far, mid), (mid, far), (mid, near)];
    let mut points = corners[..usize::from(stones.min(4))].to_vec();
    if stones > 4 {
        points.extend(&sides[..usize::from((stones - 4) / 2 * 2)]);
        if stones % 2 == 1 {
            points.push((mid, mid));
        }
    }
    points.into_iter().map(|(x, y)| Point::new(x, y)).collect()
}

/// The three set-up properties of one node. If a point is named twice, the last property counts.
#[derive(Clone, Default)]
pub(super) struct SetupProperties {
    sets: [PointSet; 3],
    used: bool,
}

impl SetupProperties {
    /// The contents of a point after AB, AW and AE.
    pub const CELLS: [Option<Color>; 3] = [Some(Color::Black), Some(Color::White), None];

    pub fn add<'v>(&mut self, kind: usize, values: impl Iterator<Item = &'v str>, warnings: &mut Warnings) {
        let mut set = PointSet::default();
        for value in values {
            set.add_value(value, warnings);
        }
        for (other, points) in self.sets.iter_mut().enumerate() {
            if other == kind {
                set.0.iter().zip(&mut points.0).for_each(|(new, row)| *row |= new);
            } else {
                points.remove(&set);
            }
        }
        self.used = true;
    }

    pub fn take(&mut self) -> Option<[PointSet; 3]> {
        self.used.then(|| {
            self.used = false;
            std::mem::take(&mut self.sets)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(values: &[&str]) -> (Vec<String>, Vec<WarningKind>) {
        let (mut set, mut warnings) = (PointSet::default(), Warnings::default());
        for value in values {
            set.add_value(value, &mut warnings);
        }
        (set.iter().map(Point::to_sgf).collect(), warnings.take().iter().map(|warning| warning.kind).collect())
    }

    #[test]
    fn rectangles_may_be_written_from_any_corner() {
        let square: Vec<String> = ["aa", "ba", "ab", "bb"].map(String::from).to_vec();
        for value in ["aa:bb", "bb:aa", "ba:ab", "ab:ba", " aa : bb "] {
            assert_eq!(points(&[value]), (square.clone(), vec![]), "{value}");
        }
    }

    #[test]
    fn a_bad_point_loses_only_itself() {
        assert_eq!(
            points(&["dd", "zz9", "pp"]),
            (vec!["dd".to_owned(), "pp".to_owned()], vec![WarningKind::UnreadablePoint])
        );
        assert_eq!(points(&["zz", "ss"]), (vec!["ss".to_owned()], vec![WarningKind::SetupOffBoard]));
        assert_eq!(points(&["ss:ZZ"]), (vec!["ss".to_owned()], vec![WarningKind::SetupOffBoard]));
    }

    #[test]
    fn handicap_stones_stand_on_the_star_points() {
        let names = |side, stones| -> Vec<String> {
            let size = BoardSize::new(side).unwrap();
            handicap_points(size, stones).iter().map(|point| point.label(size)).collect()
        };
        assert_eq!(names(19, 2), ["D4", "Q16"]);
        assert_eq!(names(19, 5), ["D4", "Q16", "D16", "Q4", "K10"]);
        assert_eq!(names(19, 8), ["D4", "Q16", "D16", "Q4", "D10", "Q10", "K4", "K16"]);
        assert_eq!(names(9, 4), ["C3", "G7", "C7", "G3"]);
        assert_eq!(names(13, 9).len(), 9);
        assert!(names(19, 1).is_empty() && names(19, 10).is_empty() && names(8, 4).is_empty());
    }
}
