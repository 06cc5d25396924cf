//! SGF games as problems: the position, who plays, and the first moves that the file accepts.
//!
//! Beside what [`read_records`](super::read_records) reads of a game, reads PL and the first move of every variation.
//! If some variations are commented as correct, only those are accepted; otherwise all that are not called wrong.

use crate::go::{Board, Color, Point};

use super::header::simple_text;
use super::points::{clean_move, read_point};
use super::record::MainLine;
use super::scan::{Ident, SgfEvent, SgfScanner};
use super::{SkipReason, encoding, why_no_game};

/// A game of a problem file.
#[derive(Clone, Debug)]
pub struct ProblemRecord {
    /// Number of the game in the file, from 0.
    pub index: u32,
    /// GN, or empty.
    pub name: String,
    /// The set-up stones.
    pub board: Board,
    /// By PL; else by the first move; else Black.
    pub to_move: Color,
    /// First moves of the lines that the file accepts, each once, in the file's order. Empty if it accepts none.
    pub accepted: Vec<Point>,
}

/// One variation's first move and what is said of its line.
#[derive(Clone, Copy)]
struct ProblemFirstMove {
    color: Color,
    point: Option<Point>,
    correct: bool,
    wrong: bool,
}

#[derive(Default)]
struct ProblemReader {
    name: String,
    player: Option<Color>,
    firsts: Vec<ProblemFirstMove>,
    /// For each open subtree, the value of `line` before it.
    outer: Vec<Option<usize>>,
    line: Option<usize>,
}

impl ProblemReader {
    fn event(&mut self, event: SgfEvent, scanner: &SgfScanner<'_>) {
        match event {
            SgfEvent::Open => self.outer.push(self.line),
            SgfEvent::Close => self.line = self.outer.pop().flatten(),
            SgfEvent::Property(ident) => self.property(ident, scanner),
            SgfEvent::GameStart | SgfEvent::Node | SgfEvent::GameEnd { .. } => {}
        }
    }

    fn property(&mut self, ident: Ident, scanner: &SgfScanner<'_>) {
        let Some(value) = scanner.values().next() else { return };
        match ident.name() {
            b"GN" if self.name.is_empty() => self.name = simple_text(value),
            b"PL" => {
                self.player = match value.trim().bytes().next() {
                    Some(b'B' | b'b') => Some(Color::Black),
                    Some(b'W' | b'w') => Some(Color::White),
                    _ => self.player,
                }
            }
            b"B\0" | b"W\0" if self.line.is_none() => {
                let color = if ident.name()[0] == b'B' { Color::Black } else { Color::White };
                self.line = Some(self.firsts.len());
                let point = read_point(&clean_move(value));
                self.firsts.push(ProblemFirstMove { color, point, correct: false, wrong: false });
            }
            b"C\0" => {
                let Some(line) = self.line else { return };
                let words = value.to_ascii_lowercase();
                let wrong = ["incorrect", "wrong", "fail"].iter().any(|word| words.contains(word));
                self.firsts[line].wrong |= wrong;
                self.firsts[line].correct |= !wrong && (words.contains("correct") || words.trim().starts_with("right"));
            }
            _ => {}
        }
    }
}

/// Reads every game of a file as a problem and hands it, or the reason why it is none, to `sink` in the file's order.
pub fn read_problems(bytes: &[u8], sink: &mut dyn FnMut(Option<u32>, Result<ProblemRecord, SkipReason>)) {
    let decoded = encoding::decode(bytes);
    let mut scanner = SgfScanner::new(&decoded.text);
    let mut line = MainLine::new();
    let mut reader = ProblemReader::default();
    let mut games = 0;
    while let Some(event) = scanner.next_event() {
        line.event(event, &scanner);
        reader.event(event, &scanner);
        let SgfEvent::GameEnd { ghost } = event else { continue };
        let record = line.finish(scanner.warnings.take());
        let read = std::mem::take(&mut reader);
        if ghost {
            continue;
        }
        let problem = record.map(|record| {
            let mut board = Board::new(record.size);
            board.set_up(
                record.setup.iter().filter(|stone| stone.before_move == 0).map(|stone| (stone.point, stone.cell)),
            );
            let first = read.firsts.iter().find(|first| !first.wrong).map(|first| first.color);
            let to_move = read.player.or(first).unwrap_or(Color::Black);
            let some_correct = read.firsts.iter().any(|first| first.correct);
            let mut accepted: Vec<Point> = Vec::new();
            for first in &read.firsts {
                let taken = if some_correct { first.correct } else { !first.wrong };
                let Some(point) = first.point.filter(|&point| record.size.contains(point)) else { continue };
                if taken && first.color == to_move && !accepted.contains(&point) {
                    accepted.push(point);
                }
            }
            ProblemRecord { index: games, name: read.name, board, to_move, accepted }
        });
        sink(Some(games), problem);
        games += 1;
    }
    if games == 0 {
        sink(None, Err(why_no_game(bytes, &decoded.text)));
    }
}
