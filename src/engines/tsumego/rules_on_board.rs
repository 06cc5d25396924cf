//! How the search uses rules. A won rule that proves a group alive ends the search. Winning rules, and those whose
//! stones match, give first moves to try.
//!
//! The checker sees the whole board: the position's stones in the field, and the problem's stones outside it. Only
//! rules with independent conditions prove something, and only without taking back a ko.

use std::collections::BTreeMap;

use katachi_core::go::{Board, Point};

use super::field::{Bits, FieldPosition, Play, each};
use super::problem::TsumegoProblem;
use super::rules::Checker;
use super::settled::is_enough;

#[derive(Clone, Copy)]
pub(super) struct RulesOnBoard<'a> {
    pub checker: &'a Checker<'a>,
    pub problem: &'a TsumegoProblem,
}

impl RulesOnBoard<'_> {
    /// Whether enough of the target is alive even if the attacker moves first.
    pub fn proves_life(&self, position: &FieldPosition, target: Bits) -> bool {
        let board = self.board(position);
        let alive = self.chains(position, target).filter(|&(stone, _)| self.checker.proves_life(&board, stone));
        is_enough(target, alive.fold(0, |all, (_, chain)| all | chain & target))
    }

    /// The defender's moves that winning rules give for chains with stones of the target. `true` if such a rule holds,
    /// `false` if only its stones match. Nothing is proved.
    pub fn moves_to_live(&self, position: &FieldPosition, target: Bits) -> BTreeMap<Play, bool> {
        let board = self.board(position);
        let mut moves = BTreeMap::new();
        for (stone, _) in self.chains(position, target) {
            for (point, holds) in self.checker.moves_to_live(&board, stone) {
                if let Some(play) = self.problem.field.bit_of(point) {
                    *moves.entry(play).or_default() |= holds;
                }
            }
        }
        moves
    }

    fn board(&self, position: &FieldPosition) -> Board {
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
        board
    }

    /// The defender's chains with stones of the target. Each comes with one of these stones.
    pub fn chains(&self, position: &FieldPosition, target: Bits) -> impl Iterator<Item = (Point, Bits)> {
        let field = &self.problem.field;
        field
            .chains(target, position.stones[1])
            .filter_map(move |chain| Some((field.point_of(each(chain & target).next()?), chain)))
    }
}
