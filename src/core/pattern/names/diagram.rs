//! The text diagrams of shape names: what must stand where around a move, and how far away the edges are.
//!
//! The marks are those of queries (`X` the mover's stones, `O` the opponent's), and a few more: `1` is the move, `A`
//! and `B` are stones of the mover that belong to different chains, `C` and `D` are two such stones of the opponent.
//! Everything drawn, except `*`, lies on the board.

use super::RuleErrorKind;
use crate::pattern::{Cell, CellSet};

/// Columns and rows from the move, or from the anchor of a shape.
pub(super) type Offset = (i32, i32);

/// The demands of a diagram, seen from the move or, if none is drawn, from its first stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ShapeNameDiagram {
    pub cells: Vec<(Offset, CellSet)>,
    /// Pairs of stones that must not be one chain.
    pub apart: Vec<(Offset, Offset)>,
    /// Steps from the move to the first column beyond the left or right edge, negative to the left.
    pub side_edge: Option<i32>,
    /// Steps from the move to the first row beyond the upper or lower edge, negative upwards.
    pub end_edge: Option<i32>,
    /// Whether a move is marked; a shape as it stands otherwise.
    pub is_move: bool,
}

const MOVE_MARK: char = '1';

/// Stones that must be of different chains: mark, partner, what they are.
const APART_MARKS: [(char, char, Cell); 2] = [('A', 'B', Cell::Black), ('C', 'D', Cell::White)];

impl ShapeNameDiagram {
    /// Reads the rows of a diagram, edge lines included.
    ///
    /// Errors: what is wrong with the rule.
    pub fn read(lines: &[&str]) -> Result<ShapeNameDiagram, RuleErrorKind> {
        let is_edge = |line: &str| line.chars().all(|mark| matches!(mark, '-' | '+' | '|' | ' '));
        let (top, bottom) = (lines.first().is_some_and(|l| is_edge(l)), lines.last().is_some_and(|l| is_edge(l)));
        let rows = &lines[usize::from(top)..lines.len() - usize::from(bottom && lines.len() > 1)];
        let mut grid: Vec<Vec<(char, CellSet)>> = Vec::new();
        let (mut left, mut right) = (false, false);
        for row in rows {
            let row = row.trim();
            left |= row.starts_with('|');
            right |= row.ends_with('|');
            grid.push(read_row(row.trim_matches('|'))?);
        }
        let width = grid.first().map_or(0, Vec::len);
        if width == 0 || grid.iter().any(|row| row.len() != width) {
            return Err(RuleErrorKind::Ragged);
        }
        let marks =
            || grid.iter().zip(0..).flat_map(|(row, y)| row.iter().zip(0..).map(move |(&cell, x)| ((x, y), cell)));
        let place = |wanted: char| marks().find(|&(_, (mark, _))| mark == wanted).map(|(place, _)| place);
        let is_move = place(MOVE_MARK).is_some();
        let first_stone = || marks().find(|&(_, (_, set))| set == CellSet::only(Cell::Black)).map(|(place, _)| place);
        let (ax, ay) = place(MOVE_MARK).or_else(first_stone).ok_or(RuleErrorKind::NoMove)?;
        let edge = |before: bool, after: bool, at: i32, size: usize| match (before, after) {
            (false, false) => Ok(None),
            (true, false) => Ok(Some(-at - 1)),
            (false, true) => Ok(Some(size as i32 - at)),
            (true, true) => Err(RuleErrorKind::OppositeEdges),
        };
        let side_edge = edge(left, right, ax, width)?;
        let end_edge = edge(top, bottom, ay, grid.len())?;
        let cells = marks()
            .filter(|&(_, (mark, set))| mark != MOVE_MARK && set != CellSet::ANYTHING)
            .map(|((x, y), (_, set))| ((x - ax, y - ay), set))
            .collect();
        let mut apart = Vec::new();
        for (one, other, _) in APART_MARKS {
            match (place(one), place(other)) {
                (None, None) => {}
                (Some(a), Some(b)) => apart.push(((a.0 - ax, a.1 - ay), (b.0 - ax, b.1 - ay))),
                _ => return Err(RuleErrorKind::Partner),
            }
        }
        Ok(ShapeNameDiagram { cells, apart, side_edge, end_edge, is_move })
    }

    /// Whether it has stones of one colour or edges, so that it is more than an empty place.
    pub fn has_places(&self) -> bool {
        let is_stone = |set: CellSet| [Cell::Black, Cell::White].into_iter().any(|cell| set == CellSet::only(cell));
        self.side_edge.is_some() || self.end_edge.is_some() || self.cells.iter().any(|&(_, set)| is_stone(set))
    }

    /// The same seen from another of its points, which becomes the move; that point's own cell is left out.
    pub fn with_move_at(&self, (ax, ay): Offset) -> ShapeNameDiagram {
        let shifted = |(x, y): Offset| (x - ax, y - ay);
        let cells = self.cells.iter().filter(|&&(at, _)| at != (ax, ay)).map(|&(at, set)| (shifted(at), set));
        ShapeNameDiagram {
            cells: cells.collect(),
            apart: self.apart.iter().map(|&(a, b)| (shifted(a), shifted(b))).collect(),
            side_edge: self.side_edge.map(|edge| edge - ax),
            end_edge: self.end_edge.map(|edge| edge - ay),
            is_move: true,
        }
    }

    /// Admits less at a point; `None` if nothing is left there.
    pub fn narrow(&mut self, at: Offset, to: CellSet) -> Option<()> {
        match self.cells.iter_mut().find(|(known, _)| *known == at) {
            Some((_, set)) => *set = set.and(to)?,
            None => self.cells.push((at, to)),
        }
        Some(())
    }

    /// The diagram under a symmetry. It acts on offsets, transposing first.
    pub fn turned(&self, turn: OffsetSymmetry) -> ShapeNameDiagram {
        let (side_edge, end_edge) = turn.edges(self.side_edge, self.end_edge);
        ShapeNameDiagram {
            cells: self.cells.iter().map(|&(at, set)| (turn.apply(at), set)).collect(),
            apart: self.apart.iter().map(|&(a, b)| (turn.apply(a), turn.apply(b))).collect(),
            side_edge,
            end_edge,
            is_move: self.is_move,
        }
    }
}

/// A symmetry of the square on offsets, as `pattern::Symmetry` is on boxes.
#[derive(Clone, Copy)]
pub(super) struct OffsetSymmetry(pub u8);

impl OffsetSymmetry {
    pub fn all() -> impl Iterator<Item = OffsetSymmetry> {
        (0..8).map(OffsetSymmetry)
    }

    fn sign(self, bit: u8) -> i32 {
        if self.0 & bit != 0 { -1 } else { 1 }
    }

    pub fn apply(self, (x, y): Offset) -> Offset {
        let (x, y) = if self.0 & 4 != 0 { (y, x) } else { (x, y) };
        (x * self.sign(1), y * self.sign(2))
    }

    fn edges(self, side: Option<i32>, end: Option<i32>) -> (Option<i32>, Option<i32>) {
        let (side, end) = if self.0 & 4 != 0 { (end, side) } else { (side, end) };
        (side.map(|edge| edge * self.sign(1)), end.map(|edge| edge * self.sign(2)))
    }
}

/// The rows of a diagram as a query has them: its stones do not say which of them are chains of their own.
pub(super) fn query_text(rows: &str) -> String {
    let mark = |mark: char| match mark {
        'A' | 'B' => 'X',
        'C' | 'D' => 'O',
        other => other,
    };
    rows.chars().map(mark).collect()
}

fn read_row(row: &str) -> Result<Vec<(char, CellSet)>, RuleErrorKind> {
    let mut cells = Vec::new();
    let mut marks = row.chars().filter(|mark| !mark.is_whitespace());
    while let Some(mark) = marks.next() {
        let apart =
            || APART_MARKS.iter().find(|&&(a, b, _)| mark == a || mark == b).map(|&(.., cell)| CellSet::only(cell));
        let set = match mark {
            MOVE_MARK => Some(CellSet::only(Cell::Empty)),
            '(' => CellSet::from_hex(&marks.by_ref().take_while(|&mark| mark != ')').collect::<String>()),
            _ => apart().or_else(|| CellSet::from_mark(mark)),
        };
        cells.push((mark, set.ok_or(RuleErrorKind::Mark(mark))?));
    }
    Ok(cells)
}
