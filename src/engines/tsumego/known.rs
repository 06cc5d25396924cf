//! The results that are known about one field of a problem.

use super::earlier::Earlier;
use super::field::{Field, ProblemSide};
use super::field_query::{FieldAnswer, NOTHING_RUNG, goals_hardest_first};
use super::goal::{DefenderGoal, salt};

/// The results that are known about one field. A rung is an index in [`goals_hardest_first`].
#[derive(Clone, Copy, Default)]
pub(super) struct FieldKnowledge {
    /// The hardest rung that may be reached.
    pub open: usize,
    /// The hardest that is reached for sure, if any.
    pub won: Option<usize>,
    /// The first that was asked here.
    pub first: Option<usize>,
    /// The answer found here.
    pub answer: Option<FieldAnswer>,
}

impl FieldKnowledge {
    pub fn is_settled(&self) -> bool {
        self.open >= self.won.unwrap_or(NOTHING_RUNG)
    }

    /// Notes whether a rung is reached.
    pub fn note(&mut self, rung: usize, is_reached: bool) {
        match is_reached {
            true => self.won = Some(self.won.map_or(rung, |won| won.min(rung))),
            false => self.open = self.open.max(rung + 1),
        }
    }

    /// The earlier question whose results a question may use: the one about the rung above, on the same field. Results
    /// of a narrower field save no positions on a wider one.
    pub fn earlier(&self, field: &Field, rung: usize, side: ProblemSide) -> Option<Earlier> {
        self.first.filter(|&first| first < rung)?;
        let threats = goals_hardest_first(side)[rung - 1].1;
        Some(Earlier { salt: salt(field, threats, DefenderGoal::Survive), threats, holds_for: side })
    }
}
