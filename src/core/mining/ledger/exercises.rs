//! Mistakes to be practised: positions in which a costly shape was played, and the engine knew better.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::{Ledger, LedgerExample, LedgerRow};
use crate::corpus::{Corpus, GameId};
use crate::go::{Color, Point};

/// A position of a game, what was played there, and what the engine would have played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exercise {
    pub game: GameId,
    /// The move itself is number `moves_before` + 1.
    pub moves_before: u32,
    pub color: Color,
    pub played: Point,
    pub better: Point,
    /// Counted in the ledger's unit; above zero.
    pub loss: f64,
}

impl Ledger {
    /// Makes exercises from the examples of the costly shapes, or of all shapes with a price if none is costly. The
    /// largest losses come first. Each position comes once. There are at most `most`.
    ///
    /// Positions are left out if the record does not name a better move, or names an illegal one.
    pub fn exercises(&self, corpus: &Corpus, most: usize) -> Vec<Exercise> {
        let has_costly = self.rows.iter().any(LedgerRow::is_costly);
        let is_meant = |row: &&LedgerRow| if has_costly { row.is_costly() } else { row.price.is_some() };
        let mut seen = BTreeSet::new();
        let examples = self.rows.iter().filter(is_meant).flat_map(|row| &row.examples);
        let fresh = examples.filter(|example| seen.insert((example.game, example.moves_before)));
        let mut exercises: Vec<Exercise> = fresh.filter_map(|example| exercise(corpus, example)).collect();
        // Stable.
        exercises.sort_by_key(|exercise| Reverse((exercise.loss * 100.0).round() as i64));
        exercises.truncate(most);
        exercises
    }
}

fn exercise(corpus: &Corpus, example: &LedgerExample) -> Option<Exercise> {
    let (better, loss) = (example.better?, example.loss.filter(|&loss| loss > 0.0)?);
    let mut replay = corpus.game(example.game).replay();
    while replay.played() < example.moves_before as usize {
        replay.advance()?;
    }
    let LedgerExample { game, moves_before, at: played, color, .. } = *example;
    let is_legal = replay.board().is_legal(color, better);
    is_legal.then_some(Exercise { game, moves_before, color, played, better, loss })
}
