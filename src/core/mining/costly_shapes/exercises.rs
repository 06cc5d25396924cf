//! Mistakes to be practised: positions in which a costly shape was played, and the engine knew better.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::{CostlyShape, CostlyShapeExample, CostlyShapes};
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
    /// Counted in the unit of [`CostlyShapes`]; above zero.
    pub loss: f64,
}

impl CostlyShapes {
    /// Makes exercises from the examples of the costly shapes. If these give none, uses the examples of all shapes with
    /// a price, and if these give none either, of all shapes. Returns at most `most`, the largest losses first, each
    /// position once.
    ///
    /// Positions are left out if the record does not name a better move, or names an illegal one.
    pub fn exercises(&self, corpus: &Corpus, most: usize) -> Vec<Exercise> {
        let levels: [fn(&CostlyShape) -> bool; 3] = [CostlyShape::is_costly, |row| row.price.is_some(), |_| true];
        let of_level = |is_meant: fn(&CostlyShape) -> bool| {
            let mut seen = BTreeSet::new();
            let examples = self.rows.iter().filter(|row| is_meant(row)).flat_map(|row| &row.examples);
            let fresh = examples.filter(|example| seen.insert((example.game, example.moves_before)));
            let exercises: Vec<Exercise> = fresh.filter_map(|example| exercise(corpus, example)).collect();
            Some(exercises).filter(|exercises| !exercises.is_empty())
        };
        let mut exercises = levels.into_iter().find_map(of_level).unwrap_or_default();
        // The sort is stable: exercises with equal losses keep the order of their shapes.
        exercises.sort_by_key(|exercise| Reverse((exercise.loss * 100.0).round() as i64));
        exercises.truncate(most);
        exercises
    }
}

fn exercise(corpus: &Corpus, example: &CostlyShapeExample) -> Option<Exercise> {
    let (better, loss) = (example.better?, example.loss.filter(|&loss| loss > 0.0)?);
    let mut replay = corpus.game(example.game).replay();
    while replay.played() < example.moves_before as usize {
        replay.advance()?;
    }
    let CostlyShapeExample { game, moves_before, at: played, color, .. } = *example;
    let is_legal = replay.board().is_legal(color, better);
    is_legal.then_some(Exercise { game, moves_before, color, played, better, loss })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;
    use crate::mining::costly_shapes::LossUnit;
    use crate::pattern::{Cell, Pattern, Window};

    #[test]
    fn an_example_of_a_shape_without_a_price_becomes_an_exercise() {
        let corpus = load_bytes("a.sgf", b"(;SZ[9];B[aa];W[bb];B[cc])").corpus;
        let example = CostlyShapeExample {
            game: GameId(0),
            moves_before: 2,
            at: Point::new(2, 2),
            color: Color::Black,
            loss: Some(12.2),
            better: Some(Point::new(4, 4)),
        };
        // Too few games for a price.
        let row = CostlyShape {
            pattern: Pattern::new(Window::square(3).unwrap(), vec![Cell::Empty; 9]),
            played: 1,
            games: 1,
            game_list: Vec::new(),
            expected: None,
            ratio_q_value: None,
            evaluated: 1,
            price: None,
            q_value: None,
            by_color: Default::default(),
            by_stage: Default::default(),
            by_period: Vec::new(),
            examples: vec![example],
        };
        let costly_shapes = |rows| CostlyShapes {
            unit: LossUnit::Points,
            games: 1,
            evaluated_games: 1,
            moves: 1,
            evaluated_moves: 1,
            mean_loss: Some(12.2),
            periods: Vec::new(),
            rows,
        };
        let asked = costly_shapes(vec![row.clone()]).exercises(&corpus, 5);
        assert_eq!(asked.iter().map(|exercise| exercise.better).collect::<Vec<_>>(), [Point::new(4, 4)]);
        assert!(costly_shapes(vec![CostlyShape { examples: Vec::new(), ..row }]).exercises(&corpus, 5).is_empty());
    }
}
