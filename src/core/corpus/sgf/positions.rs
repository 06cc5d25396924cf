//! Problems in a row: nodes that clear the board and set up the next position.

use std::rc::Rc;

use crate::go::{Board, BoardSize, Color, Point};

use super::nodes::{NodeContents, TreeNodes};
use super::points::{SetupProperties, clean_move, read_point};
use super::scan::SgfScanner;
use super::warning::Warnings;

/// Maximum number of open branches whose boards are kept; no book of problems branches as deeply.
const MAX_OPEN_BRANCHES: usize = 2000;

/// Maximum number of set-up stones in all nodes.
const MAX_SETUP_STONES: usize = super::tree::MAX_MARKS;

/// The nodes that begin another position, and the stones that they leave standing, as SGF.
///
/// The position before must be one: stones of both colours that were set up before any move. A node begins another one
/// if it names nearly every stone of the board before it (AE, or another stone there) and there are stones of both
/// colours afterwards; but not if that is the same position again. A tree whose nodes more often take some stones off a
/// board than begin another position is a lesson, which is read as one record.
pub(super) fn next_positions(nodes: &TreeNodes<'_>, size: BoardSize) -> Vec<(u32, String)> {
    let mut walk = PositionWalk { scanner: nodes.scanner(), nodes, size, setup_stones: 0, edits: 0 };
    let mut found = Vec::new();
    let mut open: Vec<(u32, PositionPlace)> = Vec::new();
    let mut last = PositionPlace { board: Board::new(size), position: None, is_played: false };
    for id in 0..nodes.len() as u32 {
        // A node that does not follow its parent in the text is not its first child.
        if let Some(parent) = nodes.parent(id).filter(|&parent| parent + 1 != id) {
            while open.last().is_some_and(|(at, _)| *at != parent) {
                open.pop();
            }
            let Some((_, place)) = open.last() else { continue };
            last = place.clone();
        }
        if let Some(kept) = walk.enter(id, &mut last) {
            found.push((id, kept));
        }
        if nodes.children(id).nth(1).is_some() {
            open.push((id, last.clone()));
        }
        if open.len() > MAX_OPEN_BRANCHES || walk.setup_stones > MAX_SETUP_STONES {
            return Vec::new();
        }
    }
    if walk.edits > found.len() { Vec::new() } else { found }
}

/// The board after a node, and the position that its record began with.
#[derive(Clone)]
struct PositionPlace {
    board: Board,
    /// `None` before any stone is set up.
    position: Option<Rc<Board>>,
    /// There was a move since.
    is_played: bool,
}

struct PositionWalk<'n, 't> {
    nodes: &'n TreeNodes<'t>,
    scanner: SgfScanner<'t>,
    size: BoardSize,
    setup_stones: usize,
    /// Nodes that take stones off the board, leave others, and begin no other position.
    edits: usize,
}

impl PositionWalk<'_, '_> {
    /// Goes to a node from its parent. Returns the stones that it leaves standing if it begins another position.
    fn enter(&mut self, id: u32, place: &mut PositionPlace) -> Option<String> {
        const BUSY: [NodeContents; 3] = [NodeContents::STONES, NodeContents::EMPTIED, NodeContents::MOVE];
        let contents = self.nodes.node(id).contents;
        if !BUSY.iter().any(|&any| contents.has(any)) {
            return None;
        }
        let NodeSteps { setup, moves } = self.read(id);
        self.setup_stones += setup.len();
        let before = place.board.clone();
        place.board.set_up(setup.iter().copied());
        let mut kept = None;
        if contents.has(NodeContents::STONES) {
            let named = NamedPoints::new(self.size, &setup);
            if let Some(position) = &place.position
                && is_another(&before, &place.board, position, &named)
            {
                kept = Some(kept_stones(&before, &named));
                (place.position, place.is_played) = (None, false);
            }
            // A position may take several nodes: AB in one, AW in the next.
            if !place.is_played {
                place.position = Some(Rc::new(place.board.clone()));
            }
        }
        for (color, point) in moves {
            place.is_played = true;
            match point.filter(|&point| self.size.contains(point)) {
                Some(point) => _ = place.board.play(color, point),
                None => place.board.pass(),
            }
        }
        let is_edit = kept.is_none() && contents.has(NodeContents::EMPTIED) && place.board.stones().next().is_some();
        self.edits += usize::from(is_edit);
        kept
    }

    fn read(&mut self, id: u32) -> NodeSteps {
        let (mut sets, mut moves, mut warnings) = (SetupProperties::default(), Vec::new(), Warnings::default());
        self.nodes.properties(id, &mut self.scanner, |ident, scanner| {
            let mut values = scanner.values();
            match ident.name() {
                b"AB" => sets.add(0, values, &mut warnings),
                b"AW" => sets.add(1, values, &mut warnings),
                b"AE" => sets.add(2, values, &mut warnings),
                b"B\0" | b"W\0" => {
                    let color = if ident.name()[0] == b'B' { Color::Black } else { Color::White };
                    moves.extend(values.next().map(|value| (color, read_point(&clean_move(value)))));
                }
                _ => {}
            }
        });
        let sets = sets.take().unwrap_or_default();
        let cells = SetupProperties::CELLS.into_iter().zip(&sets);
        let setup = cells.flat_map(|(cell, set)| set.iter().map(move |point| (point, cell)));
        NodeSteps { setup: setup.filter(|&(point, _)| self.size.contains(point)).collect(), moves }
    }
}

/// Changes that a node makes to the board.
struct NodeSteps {
    setup: Vec<(Point, Option<Color>)>,
    moves: Vec<(Color, Option<Point>)>,
}

/// The points that a node's set-up names.
struct NamedPoints {
    size: BoardSize,
    points: Vec<bool>,
}

impl NamedPoints {
    fn new(size: BoardSize, setup: &[(Point, Option<Color>)]) -> NamedPoints {
        let mut named = NamedPoints { size, points: vec![false; size.area()] };
        for &(point, _) in setup {
            let at = named.place(point);
            named.points[at] = true;
        }
        named
    }

    fn place(&self, point: Point) -> usize {
        usize::from(point.y) * self.size.side() + usize::from(point.x)
    }

    fn has(&self, point: Point) -> bool {
        self.points[self.place(point)]
    }
}

fn has_both_colors(board: &Board) -> bool {
    Color::BOTH.iter().all(|&color| board.stones().any(|(_, own)| own == color))
}

/// Whether `after` is another position than the one that the record began with.
fn is_another(before: &Board, after: &Board, position: &Board, named: &NamedPoints) -> bool {
    let stones = before.stones().count();
    let kept = before.stones().filter(|&(point, _)| !named.has(point)).count();
    let same = position.stones().filter(|&(point, color)| after.get(point) == Some(color)).count();
    let (old, new) = (position.stones().count(), after.stones().count());
    // A node that leaves some stones may only change the position.
    let differs = if kept == 0 { same < old.max(new) } else { same * 2 <= old.min(new) };
    stones != 1 && kept * 4 <= stones && differs && has_both_colors(after) && has_both_colors(position)
}

/// The stones that stay, as SGF.
fn kept_stones(before: &Board, named: &NamedPoints) -> String {
    let mut text = String::new();
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        let points = before.stones().filter(|&(point, own)| own == color && !named.has(point));
        let values: String = points.map(|(point, _)| format!("[{}]", point.to_sgf())).collect();
        if !values.is_empty() {
            text += &format!("{name}{values}");
        }
    }
    text
}
