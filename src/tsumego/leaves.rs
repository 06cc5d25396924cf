//! Won rules as leaves of the search: a group that they prove alive needs none.
//!
//! The checker sees the whole board, so the stones of a position are set among those outside its field. Only rules whose
//! conditions do not depend on each other prove something, and none that takes back a ko.

use crate::go::Point;

use super::field::{Bits, Position, each};
use super::problem::Problem;
use super::rules::Checker;

#[derive(Clone, Copy)]
pub(super) struct ProvedByRules<'a> {
    pub checker: &'a Checker<'a>,
    pub problem: &'a Problem,
}

impl ProvedByRules<'_> {
    /// Whether a chain with stones of the target is alive though the attacker moves first.
    pub fn proves_life(&self, position: &Position, target: Bits) -> bool {
        let problem = self.problem;
        let field = &problem.field;
        let [attackers, defenders] = position.stones;
        let mut board = problem.board().clone();
        board.set_up(each(field.points).map(|at| {
            let color = match (attackers >> at & 1, defenders >> at & 1) {
                (1, _) => Some(problem.defender().opponent()),
                (_, 1) => Some(problem.defender()),
                _ => None,
            };
            (field.point_of(at), color)
        }));
        let mut left = target & defenders;
        while left != 0 {
            let chain = field.flood(left & left.wrapping_neg(), defenders);
            left &= !chain;
            let stone: Option<Point> = each(chain).next().map(|at| field.point_of(at));
            if stone.is_some_and(|stone| self.checker.proves_life(&board, stone)) {
                return true;
            }
        }
        false
    }
}
