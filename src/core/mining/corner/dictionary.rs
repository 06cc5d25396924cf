//! Compares a joseki dictionary with the graph: which of its lines were played, and which played lines it lacks.

use std::collections::HashSet;

use super::{Corner, CornerGraph};
use crate::go::{Board, Color, GameTree, NodeId, Point};
use crate::mining::graph::PositionId;

/// The common part of a dictionary and the graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Coverage {
    /// Complete lines of the dictionary, and the number of these that the graph has to their end.
    pub lines: u64,
    pub held: u64,
    pub by_depth: Vec<DepthCoverage>,
    /// Moves of the graph that leave the dictionary, most frequent first.
    pub lacking: Vec<LackingLine>,
}

/// Beginnings of lines with `moves` moves; a beginning is held when the position it leads to is in the graph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DepthCoverage {
    pub moves: usize,
    pub beginnings: u64,
    pub held: u64,
}

/// A move that the dictionary does not have at a position that it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LackingLine {
    /// The position at which the line begins: mostly the empty corner.
    pub start: PositionId,
    /// A usual line to the known position and then the move itself, as edges of the graph.
    pub line: Vec<usize>,
    pub count: u32,
}

/// Looks up every node of a dictionary on a 19×19 (or equally large) board, each line in the corner of its first move.
///
/// Lists at most `top` lines that the dictionary lacks. Moves elsewhere are not listed.
pub fn coverage(corner: &CornerGraph, dictionary: &GameTree, top: usize) -> Coverage {
    let graph = &corner.graph;
    let mut found = Coverage { lines: 0, held: 0, by_depth: Vec::new(), lacking: Vec::new() };
    let mut known: HashSet<PositionId> = graph.empty_position().into_iter().collect();
    let start = DictionaryLine { board: Board::new(dictionary.size), corner: None, moves: 0, mover: None };
    let mut stack = vec![(NodeId::ROOT, start)];
    while let Some((id, mut line)) = stack.pop() {
        let node = dictionary.node(id);
        if !node.setup.is_empty() {
            line.board.apply_setup(&node.setup);
        }
        if let Some(play) = node.play {
            line.play(play.color(), play.point());
        }
        let position = line.position(corner);
        known.extend(position);
        if node.play.is_some() {
            while found.by_depth.len() < line.moves {
                found.by_depth.push(DepthCoverage { moves: found.by_depth.len() + 1, ..DepthCoverage::default() });
            }
            let depth = &mut found.by_depth[line.moves - 1];
            depth.beginnings += 1;
            depth.held += u64::from(position.is_some());
        }
        let children: Vec<NodeId> = dictionary.children(id).collect();
        if children.is_empty() && line.moves > 0 {
            found.lines += 1;
            found.held += u64::from(position.is_some());
        }
        stack.extend(children.into_iter().rev().map(|child| (child, line.clone())));
    }
    found.lacking = lacking(corner, &known, top);
    found
}

/// A line of the dictionary, up to the node that is being read.
#[derive(Clone)]
struct DictionaryLine {
    board: Board,
    corner: Option<Corner>,
    moves: usize,
    mover: Option<Color>,
}

impl DictionaryLine {
    fn play(&mut self, by: Color, point: Option<Point>) {
        match point {
            Some(point) => {
                let distance = |corner: &Corner| {
                    let own = corner.mirror(point, self.board.size());
                    u32::from(own.x) + u32::from(own.y)
                };
                self.corner = self.corner.or_else(|| Corner::ALL.into_iter().min_by_key(distance));
                // A move that the board refuses is passed over, as in the viewer.
                let _ = self.board.play(by, point);
            }
            None => self.board.pass(),
        }
        self.moves += 1;
        self.mover = Some(by.opponent());
    }

    fn position(&self, corner: &CornerGraph) -> Option<PositionId> {
        let at = self.corner?;
        corner.find(&self.board, at, self.mover?).map(|(position, _)| position)
    }
}

fn lacking(corner: &CornerGraph, known: &HashSet<PositionId>, top: usize) -> Vec<LackingLine> {
    let graph = &corner.graph;
    let mut leaving: Vec<(u32, PositionId, usize)> = Vec::new();
    for position in graph.positions().filter(|position| known.contains(position)) {
        let moves = graph.continuations(position).into_iter();
        let new = moves.filter(|found| found.point.is_some() && !known.contains(&found.to));
        leaving.extend(new.map(|found| (found.count, position, found.edge)));
    }
    leaving.sort_by_key(|&(count, position, edge)| (std::cmp::Reverse(count), position, edge));
    leaving.truncate(top);
    let line = |(count, position, edge)| {
        let (start, mut line) = graph.line_to(position);
        line.push(edge);
        LackingLine { start, line, count }
    };
    leaving.into_iter().map(line).collect()
}
