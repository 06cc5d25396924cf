//! Notes of a joseki dictionary on a corner position: its comments, looked up by the stones.
//!
//! A dictionary is any record with variations that begins on an empty board. Each line belongs to the corner of its
//! first move. A position is found whatever its order of moves, its side of the diagonal and its colours.

use std::collections::HashMap;

use super::names::Stones;
use super::names::canonical;
use super::{Corner, CornerParams};
use crate::go::{Board, Color, GameTree, MarkKind, NodeId, Point};
use crate::progress::{Cancelled, Progress};

/// The positions and comments of a dictionary.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct JosekiNotes {
    positions: HashMap<Stones, Vec<StoredJosekiNote>>,
    comments: usize,
}

/// A stored comment. Its points are in the canonical view, as its key.
#[derive(Clone, Debug, PartialEq)]
struct StoredJosekiNote {
    text: String,
    labels: Vec<(String, Point)>,
    is_swapped: bool,
}

/// A comment on a position, with the points that its letters name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JosekiNote<'a> {
    pub text: &'a str,
    /// Letters of the dictionary and their points, counted from the corner in the view of the queried stones.
    pub labels: Vec<(String, Point)>,
    /// Whether the dictionary has the position with swapped colours.
    pub is_swapped: bool,
}

impl JosekiNotes {
    /// Reads a dictionary. Stones outside the largest corner count as tenuki and are ignored.
    ///
    /// Errors: stopped by the user.
    pub fn from_dictionary(dictionary: &GameTree, progress: &Progress) -> Result<JosekiNotes, Cancelled> {
        let mut notes = JosekiNotes::default();
        let mut open = vec![(NodeId::ROOT, Board::new(dictionary.size), None::<Corner>)];
        while let Some((id, mut board, mut corner)) = open.pop() {
            if id.index().is_multiple_of(1024) {
                progress.check()?;
            }
            let node = dictionary.node(id);
            if !node.setup.is_empty() {
                board.apply_setup(&node.setup);
            }
            match node.play.map(|play| (play.color(), play.point())) {
                Some((color, Some(point))) => {
                    corner = corner.or_else(|| {
                        Corner::ALL.into_iter().min_by_key(|corner| {
                            let own = corner.mirror(point, board.size());
                            u32::from(own.x) + u32::from(own.y)
                        })
                    });
                    // An illegal move is skipped, as in the viewer.
                    let _ = board.play(color, point);
                }
                Some((_, None)) => board.pass(),
                None => {}
            }
            if let Some(corner) = corner {
                notes.add(dictionary, id, &board, corner);
            }
            // Comments in the order of the file.
            let children: Vec<NodeId> = dictionary.children(id).collect();
            open.extend(children.into_iter().rev().map(|child| (child, board.clone(), corner)));
        }
        Ok(notes)
    }

    fn add(&mut self, dictionary: &GameTree, id: NodeId, board: &Board, corner: Corner) {
        let inside = |point: Point| {
            let own = corner.mirror(point, board.size());
            (own.x < CornerParams::MAX_SIZE && own.y < CornerParams::MAX_SIZE).then_some(own)
        };
        // Stones elsewhere on the board are tenuki.
        let stones: Vec<(Point, Color)> =
            board.stones().filter_map(|(point, color)| Some((inside(point)?, color))).collect();
        let view = canonical(&stones);
        let node = dictionary.node(id);
        let comments = self.positions.entry(view.stones.clone()).or_default();
        let text = node.comment.trim();
        if text.is_empty() || comments.iter().any(|known| known.text == text) {
            return;
        }
        let label = |mark: &crate::go::Mark| match &mark.kind {
            MarkKind::Label(text) => Some((text.clone(), view.point(inside(mark.point)?))),
            _ => None,
        };
        let mut labels: Vec<(String, Point)> = node.marks.iter().filter_map(label).collect();
        labels.sort();
        comments.push(StoredJosekiNote { text: text.to_owned(), labels, is_swapped: view.is_swapped });
        self.comments += 1;
    }

    /// Number of different positions, and of comments.
    pub fn counts(&self) -> (usize, usize) {
        (self.positions.len(), self.comments)
    }

    /// Whether the dictionary has the position of these stones: all of a corner, counted from the corner point.
    pub fn has(&self, stones: &[(Point, Color)]) -> bool {
        self.positions.contains_key(&canonical(stones).stones)
    }

    /// The notes on the position.
    pub fn of_position(&self, stones: &[(Point, Color)]) -> Vec<JosekiNote<'_>> {
        let view = canonical(stones);
        let labels = |written: &StoredJosekiNote| -> Vec<(String, Point)> {
            written.labels.iter().map(|(text, point)| (text.clone(), view.point(*point))).collect()
        };
        let mut notes = Vec::new();
        for written in self.positions.get(&view.stones).into_iter().flatten() {
            let is_swapped = written.is_swapped != view.is_swapped;
            notes.push(JosekiNote { text: &written.text, labels: labels(written), is_swapped });
        }
        notes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::sgf::read_tree;

    const DICTIONARY: &str = "(;GM[1]SZ[19](;B[qd]C[komoku];W[oc]C[Low approach. \\'a\\' is Shusaku's move.]LB[pe:a][nc:b]\
                              (;B[pe]C[kosumi])(;B[nc];W[]C[tenuki]))(;B[pc](;W[qe]C[From the other side])))";

    fn stones(points: &[(u8, u8, Color)]) -> Vec<(Point, Color)> {
        points.iter().map(|&(x, y, color)| (Point::new(x, y), color)).collect()
    }

    #[test]
    fn comments_are_found_by_the_stones_however_they_lie() {
        let notes =
            JosekiNotes::from_dictionary(&read_tree(DICTIONARY.as_bytes(), 0).unwrap(), &Progress::new()).unwrap();
        use Color::{Black, White};
        // 3-4 and the low approach, as in the dictionary.
        let found = notes.of_position(&stones(&[(2, 3, Black), (4, 2, White)]));
        assert_eq!(found.len(), 2, "and the same corner from the other side");
        assert_eq!((found[0].text, found[0].is_swapped), ("Low approach. 'a' is Shusaku's move.", false));
        let labels = |found: &JosekiNote<'_>| found.labels.clone();
        assert_eq!(labels(&found[0]), [("a".to_owned(), Point::new(3, 4)), ("b".to_owned(), Point::new(5, 2))]);
        // The same on the other side of the diagonal, the colours exchanged.
        let found = notes.of_position(&stones(&[(3, 2, White), (2, 4, Black)]));
        assert!(found[0].is_swapped);
        assert_eq!(labels(&found[0])[0], ("a".to_owned(), Point::new(4, 3)));
        let other = notes.of_position(&stones(&[(3, 2, Black), (2, 4, White)]));
        assert_eq!((other.len(), other[0].is_swapped), (2, false));
        assert!(notes.has(&stones(&[(2, 3, Black)])) && !notes.has(&stones(&[(5, 5, Black)])));
        assert_eq!(notes.of_position(&stones(&[(2, 3, Black), (4, 2, White), (5, 2, Black)]))[0].text, "tenuki");
        assert_eq!(notes.counts(), (4, 5));
    }
}
