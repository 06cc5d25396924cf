//! A query: a rectangle of cell sets, the board edges it draws, the moves that follow, and where and when it may match.
//!
//! A cell of the rectangle that is `None` lies outside a drawn set of points: it asks for nothing, and a stone played
//! there is played elsewhere. (A cell `*`, [`CellSet::ANYTHING`], asks for nothing either but belongs to the region.)

use serde::{Deserialize, Serialize};

use crate::go::{BoardSize, Color, Point};
use crate::pattern::CellSet;

/// The board edges that a drawing shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Edges {
    pub left: bool,
    pub right: bool,
    pub top: bool,
    pub bottom: bool,
}

impl Edges {
    pub const ALL: Edges = Edges { left: true, right: true, top: true, bottom: true };
    pub const NONE: Edges = Edges { left: false, right: false, top: false, bottom: false };

    /// The edges that a box touches on a board.
    pub fn touched(at: Point, width: usize, height: usize, size: BoardSize) -> Edges {
        Edges {
            left: at.x == 0,
            right: usize::from(at.x) + width == size.side(),
            top: at.y == 0,
            bottom: usize::from(at.y) + height == size.side(),
        }
    }
}

/// The place on the board where a query is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fixed {
    /// The top left of its box stands here.
    At(Point),
    /// The place that its drawn edges give it; at least one of left and right, and one of top and bottom.
    ByEdges,
}

/// A stone that is played in the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SequenceMove {
    /// Cell of the drawing, row by row.
    pub cell: u16,
    /// As drawn.
    pub color: Color,
}

/// A drawn question: a shape, and the numbered moves that are played in it next.
///
/// The simple case is a shape alone: no moves, no caption, and a match anywhere its edges allow. Numbered moves
/// make it a sequence: the shape is the position before move 1, and a hit has the moves next inside it, in their order.
/// [`Query::moves`] is another thing: the numbers that a hit may have in its game. Several queries are joined by
/// [`Combined`](super::Combined).
///
/// ```
/// use katachi_core::find::Query;
/// let query: Query = "\
/// | . . .
/// | . X ?
/// +------
/// ".parse().unwrap();
/// assert_eq!((query.width(), query.height()), (3, 2));
/// assert!(query.edges().left && query.edges().bottom && !query.edges().top);
///
/// let invasion: Query = "\
/// $$B The 3-3 invasion
/// $$ | . . . . .
/// $$ | . . . X .
/// $$ | . . 2 . .
/// $$ | . . 1 . .
/// ".parse().unwrap();
/// assert_eq!(invasion.sequence().len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "RawQuery", into = "RawQuery")]
pub struct Query {
    width: usize,
    height: usize,
    cells: Vec<Option<CellSet>>,
    edges: Edges,
    sequence: Vec<SequenceMove>,
    /// One line, for the reader alone; empty for none.
    pub caption: String,
    /// Matches are kept to this place: the points that the drawing covers. Images that cover the same points count.
    pub fixed: Option<Fixed>,
    /// Whether a match may touch board edges that the drawing does not show. A cell `#` shows the edge that it
    /// lies beyond as well as a drawn line does.
    pub other_edges: bool,
    /// Whether images with the colours swapped are looked for.
    pub swap: bool,
    /// The side to move at the hit, in drawn colours: the colour of the record's next move. The end of a record is
    /// nobody's turn.
    pub to_play: Option<Color>,
    /// First and last move number that a hit may have.
    pub moves: Option<(u32, u32)>,
}

/// Why cells and moves are no query, or not the one that is asked for. Moves count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QueryError {
    #[error("a query has 1 to {most} columns and rows, not {width}×{height}", most = Query::MAX_SIDE)]
    Size { width: usize, height: usize },
    #[error("{found} cells for a query of {expected}")]
    CellCount { expected: usize, found: usize },
    #[error("no cell of the query can lie on the board")]
    NothingOnBoard,
    #[error("a query that is kept where it was drawn needs an edge at its left or right, and one above or below")]
    NoPlace,
    #[error("move {number} is played outside the drawing")]
    MoveOutside { number: usize },
    #[error("move {number} is played at a point that is off the board")]
    MoveOffBoard { number: usize },
    #[error("a sequence has at most {most} moves, not {given}", most = Query::MAX_MOVES)]
    TooManyMoves { given: usize },
    #[error("the diagram numbers moves, but only a shape is wanted here")]
    MovesOfShape,
}

impl Query {
    /// Maximum width and height: a whole 19×19 board, with a ring of cells off the board around it.
    pub const MAX_SIDE: usize = BoardSize::MAX + 2;
    /// Maximum number of numbered moves.
    pub const MAX_MOVES: usize = 999;

    /// A shape alone that may match anywhere its edges allow, in all images.
    ///
    /// `cells` row by row. A query of 19×19 is the whole board: all its edges are drawn.
    ///
    /// Errors: cells that make no query: see [`QueryError`].
    pub fn new(width: usize, height: usize, cells: Vec<Option<CellSet>>, edges: Edges) -> Result<Query, QueryError> {
        let fits = |side| (1..=Query::MAX_SIDE).contains(&side);
        if !fits(width) || !fits(height) {
            return Err(QueryError::Size { width, height });
        }
        if cells.len() != width * height {
            return Err(QueryError::CellCount { expected: width * height, found: cells.len() });
        }
        if !cells.iter().flatten().any(|set| set.bits() & CellSet::ON_BOARD.bits() != 0) {
            return Err(QueryError::NothingOnBoard);
        }
        let edges = if (width, height) == (BoardSize::MAX, BoardSize::MAX) { Edges::ALL } else { edges };
        Ok(Query {
            width,
            height,
            cells,
            edges,
            sequence: Vec::new(),
            caption: String::new(),
            fixed: None,
            other_edges: true,
            swap: true,
            to_play: None,
            moves: None,
        })
    }

    /// The same query kept where it was drawn.
    ///
    /// Errors: [`QueryError::NoPlace`] if the drawn edges do not give a place.
    pub fn fixed(mut self, place: Fixed) -> Result<Query, QueryError> {
        let Edges { left, right, top, bottom } = self.edges;
        if place == Fixed::ByEdges && !((left || right) && (top || bottom)) {
            return Err(QueryError::NoPlace);
        }
        self.fixed = Some(place);
        Ok(self)
    }

    /// The same shape with these moves in place of its own.
    ///
    /// Does not check that points are free when they are played on: that depends on the game.
    ///
    /// Errors: a move outside the shape or off the board, or too many of them.
    pub fn with_sequence(self, sequence: Vec<SequenceMove>) -> Result<Query, QueryError> {
        if sequence.len() > Query::MAX_MOVES {
            return Err(QueryError::TooManyMoves { given: sequence.len() });
        }
        for (number, play) in (1..).zip(&sequence) {
            match self.cells.get(usize::from(play.cell)) {
                None | Some(None) => return Err(QueryError::MoveOutside { number }),
                Some(Some(set)) if set.bits() & CellSet::ON_BOARD.bits() == 0 => {
                    return Err(QueryError::MoveOffBoard { number });
                }
                Some(Some(_)) => {}
            }
        }
        Ok(Query { sequence, ..self })
    }

    /// The same question without its moves.
    pub fn without_sequence(self) -> Query {
        Query { sequence: Vec::new(), ..self }
    }

    /// The query itself, for searches that follow no moves.
    ///
    /// Errors: [`QueryError::MovesOfShape`] if it has any.
    pub fn shape_alone(&self) -> Result<&Query, QueryError> {
        if self.sequence.is_empty() { Ok(self) } else { Err(QueryError::MovesOfShape) }
    }

    /// The drawing, a line a row, in the marks of diagrams, `*` a move at this column and row.
    pub fn rows_with_move(&self, at: Option<(usize, usize)>) -> Vec<String> {
        let Edges { left, right, top, bottom } = self.edges;
        let row = |(y, cells): (usize, &[Option<CellSet>])| {
            let mark = |(x, cell): (usize, &Option<CellSet>)| match cell {
                _ if at == Some((x, y)) => "*".to_owned(),
                Some(set) => set.mark(),
                None => "_".to_owned(),
            };
            let marks: String = cells.iter().enumerate().map(mark).collect();
            format!("{}{marks}{}", if left { "|" } else { "" }, if right { "|" } else { "" })
        };
        let edge = "-".repeat(self.width + usize::from(left) + usize::from(right));
        let middle = self.cells.chunks(self.width).enumerate().map(row);
        top.then(|| edge.clone()).into_iter().chain(middle).chain(bottom.then_some(edge)).collect()
    }

    pub fn width(&self) -> usize {
        self.width
    }

    pub fn height(&self) -> usize {
        self.height
    }

    /// Row by row; `None` where the drawing has no cell.
    pub fn cells(&self) -> &[Option<CellSet>] {
        &self.cells
    }

    /// The stones that are played inside the shape next, in their order; empty for a shape alone.
    pub fn sequence(&self) -> &[SequenceMove] {
        &self.sequence
    }

    pub fn edges(&self) -> Edges {
        self.edges
    }

    /// The top left of the drawn box on a board of this size, if the query is kept there.
    pub(super) fn fixed_place(&self, size: BoardSize) -> Option<(i32, i32)> {
        let side = size.side() as i32;
        match self.fixed? {
            Fixed::At(point) => Some((i32::from(point.x), i32::from(point.y))),
            Fixed::ByEdges => {
                let x = if self.edges.left { 0 } else { side - self.width as i32 };
                let y = if self.edges.top { 0 } else { side - self.height as i32 };
                Some((x, y))
            }
        }
    }
}

/// A query as it is kept in files.
#[derive(Clone, Serialize, Deserialize)]
struct RawQuery {
    width: usize,
    height: usize,
    /// 0 where the drawing has no cell.
    cells: Vec<u8>,
    edges: Edges,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sequence: Vec<SequenceMove>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    caption: String,
    fixed: Option<Fixed>,
    other_edges: bool,
    swap: bool,
    to_play: Option<Color>,
    moves: Option<(u32, u32)>,
}

impl From<Query> for RawQuery {
    fn from(query: Query) -> RawQuery {
        let Query { width, height, cells, edges, sequence, caption, fixed, other_edges, swap, to_play, moves } = query;
        let cells = cells.into_iter().map(|cell| cell.map_or(0, CellSet::bits)).collect();
        RawQuery { width, height, cells, edges, sequence, caption, fixed, other_edges, swap, to_play, moves }
    }
}

impl TryFrom<RawQuery> for Query {
    type Error = QueryError;

    fn try_from(raw: RawQuery) -> Result<Query, QueryError> {
        let cells = raw.cells.into_iter().map(CellSet::from_bits).collect();
        let mut query = Query::new(raw.width, raw.height, cells, raw.edges)?.with_sequence(raw.sequence)?;
        if let Some(place) = raw.fixed {
            query = query.fixed(place)?;
        }
        let RawQuery { caption, other_edges, swap, to_play, moves, .. } = raw;
        Ok(Query { caption, other_edges, swap, to_play, moves, ..query })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::Cell;

    #[test]
    fn nonsense_is_refused_and_a_whole_board_draws_all_its_edges() {
        let any = Some(CellSet::ON_BOARD);
        let off = Some(CellSet::only(Cell::OffBoard));
        assert_eq!(Query::new(0, 1, vec![], Edges::NONE), Err(QueryError::Size { width: 0, height: 1 }));
        assert!(matches!(Query::new(22, 1, vec![any; 22], Edges::NONE), Err(QueryError::Size { .. })));
        assert!(matches!(Query::new(2, 2, vec![any; 3], Edges::NONE), Err(QueryError::CellCount { .. })));
        assert_eq!(Query::new(2, 1, vec![None, off], Edges::NONE), Err(QueryError::NothingOnBoard));
        assert_eq!(Query::new(19, 19, vec![any; 361], Edges::NONE).unwrap().edges(), Edges::ALL);
        let side = Query::new(2, 1, vec![any; 2], Edges { left: true, ..Edges::NONE }).unwrap();
        assert_eq!(side.fixed(Fixed::ByEdges), Err(QueryError::NoPlace));
    }

    #[test]
    fn a_query_survives_its_serialised_form() {
        let mut query: Query = "|X?_\n|o#@\n".parse().unwrap();
        query.to_play = Some(Color::White);
        query.moves = Some((3, 30));
        query = query.fixed(Fixed::At(Point::new(0, 4))).unwrap();
        let text = ron::to_string(&query).unwrap();
        assert_eq!(ron::from_str::<Query>(&text).unwrap(), query);
        assert!(!text.contains("sequence") && !text.contains("caption"), "a shape alone is kept as ever: {text}");
        let query: Query = "$$W Caption\n$$ | 1 . 2\n".parse().unwrap();
        let text = ron::to_string(&query).unwrap();
        assert_eq!(ron::from_str::<Query>(&text).unwrap(), query);
        assert!(ron::from_str::<Query>(&text.replace("cell:2", "cell:7")).is_err());
    }

    #[test]
    fn moves_outside_the_drawing_or_the_board_are_refused() {
        let shape: Query = ". _ #\n".parse().unwrap();
        let with = |cell, count| shape.clone().with_sequence(vec![SequenceMove { cell, color: Color::Black }; count]);
        assert_eq!(with(0, 1).unwrap().shape_alone(), Err(QueryError::MovesOfShape));
        assert_eq!(with(0, 1).unwrap().without_sequence().shape_alone(), Ok(&shape));
        assert_eq!(with(1, 1), Err(QueryError::MoveOutside { number: 1 }));
        assert_eq!(with(2, 1), Err(QueryError::MoveOffBoard { number: 1 }));
        assert_eq!(with(3, 1), Err(QueryError::MoveOutside { number: 1 }));
        assert_eq!(with(0, 1000), Err(QueryError::TooManyMoves { given: 1000 }));
    }
}
