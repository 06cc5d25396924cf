//! The moves that winning rules recommend, as patterns to look for in games.

use std::collections::BTreeMap;

use super::book::RuleBook;
use super::frame::{RuleFrame, RuleFramePlace};
use super::moves::BlackMove;
use super::rule::RuleKind;
use super::stones::RuleStones;
use katachi_core::find::{Edges, Query};
use katachi_core::mining::contradictions::PatternMove;
use katachi_core::pattern::CellSet;

/// Each pattern and move once, with the number of rules that have it. Rules differ in what they ask of liberties outside
/// the rectangle, which no drawing asks for, so the records count more positions than the rules hold in. Moves that
/// capture from outside have no point.
pub fn recommended_moves(book: &RuleBook) -> Vec<(PatternMove, usize)> {
    let mut moves: BTreeMap<(usize, RuleStones, usize), usize> = BTreeMap::new();
    for (number, set) in book.sets().iter().enumerate() {
        for rule in &set.winning {
            if let RuleKind::Winning { black: BlackMove::Stone(cell) } = rule.kind {
                *moves.entry((number, rule.stones, cell)).or_default() += 1;
            }
        }
    }
    let pattern = |((number, stones, cell), rules): ((usize, RuleStones, usize), usize)| {
        let set = &book.sets()[number];
        let (frame, (x, y)) = (set.frame, set.frame.xy(cell));
        let name = format!("{} {} {}", set.goal, frame.place(), frame.size_text());
        // Rows of a rectangle go up, those of a drawing go down.
        let at = (x, frame.height() - 1 - y);
        (PatternMove { name, query: rule_query(frame, stones), at }, rules)
    };
    moves.into_iter().map(pattern).collect()
}

/// A query for the stones of a rule at its place on the board, in every image and both colours.
pub fn rule_query(frame: RuleFrame, stones: RuleStones) -> Query {
    let rows = (0..frame.height()).rev();
    let cells = rows.flat_map(|y| (0..frame.width()).map(move |x| frame.cell(x, y)));
    let cells = cells.map(|cell| Some(CellSet::only(stones.cell(cell)))).collect();
    let edges = Edges {
        left: frame.place() == RuleFramePlace::Corner,
        bottom: frame.place() != RuleFramePlace::Centre,
        ..Edges::NONE
    };
    Query::new(frame.width(), frame.height(), cells, edges).expect("a rectangle of a rule is a small one, on the board")
}
