//! SGF games as problems: the position, who plays, and the moves that the file accepts.
//!
//! Beside what [`read_records`](super::read_records) reads of a game, reads PL, the moves of every variation, and what
//! the file says of them: BM, TE, GB, GW, WV, and the words of comments and names. If some first moves are marked as
//! right, only those are accepted; otherwise all that are not marked.

use std::collections::HashMap;

use crate::go::{Board, Color, Point};

use super::header::simple_text;
use super::marks::{Verdict, side_to_play, verdict};
use super::points::{clean_move, read_point};
use super::record::MainLine;
use super::scan::{Ident, SgfEvent, SgfScanner};
use super::split::{SplitScout, TreeSplit};
use super::{Record, SkipReason, encoding, why_no_game};

/// A game of a problem file.
#[derive(Clone, Debug)]
pub struct ProblemRecord {
    /// Number of the record in the file, from 0.
    pub index: u32,
    /// GN, or empty.
    pub name: String,
    /// The set-up stones.
    pub board: Board,
    /// By PL; else by the first move; else by the words of the problem; else Black.
    pub to_move: Color,
    /// First moves of the lines that the file accepts, each once, in the file's order. Empty if it accepts none.
    pub accepted: Vec<Point>,
    /// The moves of the accepted lines of both sides, each once, each after the move before it.
    pub solution: Vec<SolutionMove>,
}

/// A move that the file accepts, in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SolutionMove {
    pub color: Color,
    /// `None` for a pass.
    pub point: Option<Point>,
    /// The number of the move before it in the list; `None` for a first move.
    pub before: Option<usize>,
}

/// A node with a move, and what the file says of it.
struct MarkedMove {
    color: Color,
    point: Option<Point>,
    /// The move before it; `None` for a first move.
    before: Option<usize>,
    /// The colour of the first move of the line.
    player: Color,
    verdict: Option<Verdict>,
}

#[derive(Default)]
struct ProblemReader {
    name: String,
    player: Option<Color>,
    /// The side that the texts before the first moves name.
    side: Option<Color>,
    /// Moves in the order of the text, so that each comes after the move before it.
    moves: Vec<MarkedMove>,
    /// For each open subtree, the value of `at` before it.
    outer: Vec<Option<usize>>,
    at: Option<usize>,
    node: NodeMarks,
}

/// Marks of the node that is being read.
#[derive(Default)]
struct NodeMarks {
    moves: Vec<(Color, Option<Point>)>,
    said: [Option<Verdict>; 2],
    /// TE, BM: of the move's own side.
    good_move: bool,
    bad_move: bool,
    good_for: [bool; 2],
    wrong_line: bool,
}

impl ProblemReader {
    fn event(&mut self, event: SgfEvent, scanner: &SgfScanner<'_>) {
        match event {
            SgfEvent::Open => {
                self.end_node();
                self.outer.push(self.at);
            }
            SgfEvent::Close => {
                self.end_node();
                self.at = self.outer.pop().flatten();
            }
            SgfEvent::Property(ident) => self.property(ident, scanner),
            SgfEvent::Node | SgfEvent::GameEnd { .. } => self.end_node(),
            SgfEvent::GameStart => {}
        }
    }

    fn property(&mut self, ident: Ident, scanner: &SgfScanner<'_>) {
        let Some(value) = scanner.values().next() else { return };
        match ident.name() {
            b"GN" if self.name.is_empty() => self.name = simple_text(value),
            b"PL" => {
                self.player = match value.trim().bytes().next() {
                    Some(b'B' | b'b' | b'1') => Some(Color::Black),
                    Some(b'W' | b'w' | b'2') => Some(Color::White),
                    _ => self.player,
                }
            }
            b"B\0" | b"W\0" => {
                let color = if ident.name()[0] == b'B' { Color::Black } else { Color::White };
                self.node.moves.push((color, read_point(&clean_move(value))));
            }
            b"TE" => self.node.good_move = true,
            b"BM" => self.node.bad_move = true,
            b"GB" => self.node.good_for[Color::Black as usize] = true,
            b"GW" => self.node.good_for[Color::White as usize] = true,
            b"WV" => self.node.wrong_line = true,
            _ => {}
        }
        if matches!(ident.name(), b"C\0" | b"N\0" | b"GN") {
            let said = simple_text(value);
            for player in Color::BOTH {
                let told = &mut self.node.said[player as usize];
                *told = told.or_else(|| verdict(&said, player));
            }
            if self.at.is_none() && self.node.moves.is_empty() && self.side.is_none() {
                self.side = side_to_play(&said);
            }
        }
    }

    fn end_node(&mut self) {
        let node = std::mem::take(&mut self.node);
        for &(color, point) in &node.moves {
            let player = self.at.map_or(color, |at| self.moves[at].player);
            self.moves.push(MarkedMove { color, point, before: self.at, player, verdict: None });
            self.at = Some(self.moves.len() - 1);
        }
        // A node without a move goes on with the move before it.
        if let Some(at) = self.at {
            let marked = &mut self.moves[at];
            marked.verdict = marked.verdict.or(node.verdict(marked.color, marked.player));
        }
    }

    /// The file's verdict about each move. A move without a mark is judged by the moves after it: a reply that refutes
    /// it, a right answer to a reply.
    fn judged(&self) -> Vec<Option<Verdict>> {
        #[derive(Clone, Copy, Default)]
        struct JudgedReplies {
            all: u32,
            right: u32,
            wrong: u32,
        }
        let mut children = vec![JudgedReplies::default(); self.moves.len()];
        let mut judged = vec![None; self.moves.len()];
        for (at, marked) in self.moves.iter().enumerate().rev() {
            let after: JudgedReplies = children[at];
            let told = match marked.verdict {
                Some(Verdict::Aside) | None if after.right > 0 => Some(Verdict::Right),
                None if after.wrong > 0 && (marked.color == marked.player || after.wrong == after.all) => {
                    Some(Verdict::Wrong)
                }
                own => own,
            };
            judged[at] = told;
            if let Some(before) = marked.before {
                children[before].all += 1;
                children[before].right += u32::from(told == Some(Verdict::Right));
                children[before].wrong += u32::from(told == Some(Verdict::Wrong));
            }
        }
        judged
    }

    fn problem(self, index: u32, record: &Record) -> ProblemRecord {
        let mut board = Board::new(record.size);
        board.set_up(record.setup.iter().filter(|stone| stone.before_move == 0).map(|stone| (stone.point, stone.cell)));
        let judged = self.judged();
        // The moves after each move that has a right one: only those are accepted there.
        let mut has_right = vec![false; self.moves.len()];
        let mut some_right = false;
        for (marked, _) in self.moves.iter().zip(&judged).filter(|(_, told)| **told == Some(Verdict::Right)) {
            match marked.before {
                None => some_right = true,
                Some(before) if marked.color == marked.player => has_right[before] = true,
                Some(_) => {}
            }
        }
        let is_taken = |at: usize| match self.moves[at] {
            MarkedMove { before: None, .. } if some_right => judged[at] == Some(Verdict::Right),
            MarkedMove { before: None, .. } => judged[at].is_none(),
            MarkedMove { before: Some(before), color, player, .. } if has_right[before] && color == player => {
                judged[at] == Some(Verdict::Right)
            }
            _ => !matches!(judged[at], Some(Verdict::Wrong | Verdict::Aside)),
        };
        let mut firsts = (0..self.moves.len()).filter(|&at| self.moves[at].before.is_none());
        let first = firsts.clone().find(|&at| is_taken(at)).or(firsts.next()).map(|at| self.moves[at].color);
        let to_move = self.player.or(first).or(self.side).unwrap_or(Color::Black);
        let mut accepted: Vec<Point> = Vec::new();
        let mut solution: Vec<SolutionMove> = Vec::new();
        let mut numbers = vec![None; self.moves.len()];
        let mut known = HashMap::new();
        for (at, marked) in self.moves.iter().enumerate().filter(|&(at, _)| is_taken(at)) {
            let point = marked.point.filter(|&point| record.size.contains(point));
            let before = marked.before.map(|before| numbers[before]);
            if before == Some(None) || before.is_none() && (point.is_none() || marked.color != to_move) {
                continue;
            }
            let next = SolutionMove { color: marked.color, point, before: before.flatten() };
            let number = *known.entry(next).or_insert_with(|| {
                solution.push(next);
                solution.len() - 1
            });
            numbers[at] = Some(number);
            accepted.extend(point.filter(|point| before.is_none() && !accepted.contains(point)));
        }
        ProblemRecord { index, name: self.name, board, to_move, accepted, solution }
    }
}

impl NodeMarks {
    /// The node's verdict about its line, whose first move is `player`'s. `color` is the side of the move.
    fn verdict(&self, color: Color, player: Color) -> Option<Verdict> {
        let own = color == player;
        let told = |is_told: bool, verdict| is_told.then_some(verdict);
        let said = self.said[player as usize];
        told(self.wrong_line || self.bad_move && own, Verdict::Wrong)
            .or(said.filter(|&said| said != Verdict::Aside))
            .or(told(self.good_move && own, Verdict::Right))
            .or(told(self.good_for[player as usize], Verdict::Right))
            .or(told(self.good_for[player.opponent() as usize], Verdict::Wrong))
            .or(said)
    }
}

/// Reads every record of a file as a problem and hands it, or the reason why it is none, to `sink` in the file's order.
pub fn read_problems(bytes: &[u8], sink: &mut dyn FnMut(Option<u32>, Result<ProblemRecord, SkipReason>)) {
    let decoded = encoding::decode(bytes);
    let mut scanner = SgfScanner::new(&decoded.text);
    let mut scout = SplitScout::default();
    let mut line = MainLine::new();
    let mut reader = ProblemReader::default();
    let mut games = 0;
    let mut give = |record: Result<Record, SkipReason>, read: ProblemReader| {
        sink(Some(games), record.map(|record| read.problem(games, &record)));
        games += 1;
    };
    while let Some(event) = scanner.next_event() {
        line.event(event, &scanner);
        reader.event(event, &scanner);
        scout.event(event, &scanner);
        let SgfEvent::GameEnd { ghost } = event else { continue };
        let record = line.finish(scanner.warnings.take());
        let read = std::mem::take(&mut reader);
        if ghost {
            continue;
        }
        let TreeSplit::Several(tree) = scout.split() else {
            give(record, read);
            continue;
        };
        let mut line = MainLine::new();
        for record in 0..tree.len() {
            let mut reader = ProblemReader::default();
            tree.replay(record, &mut |event, scanner| {
                line.event(event, scanner);
                reader.event(event, scanner);
            });
            give(line.finish(Vec::new()), reader);
        }
    }
    if games == 0 {
        sink(None, Err(why_no_game(bytes, &decoded.text)));
    }
}
