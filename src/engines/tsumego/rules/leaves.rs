//! Rules in an [`Arena`], for reading: won rules of connection and eyes, which can end the reading, and moves to try.
//!
//! Rules are looked up on a board on which everything outside the arena is the enemy's, so that they count no liberties
//! there. An enemy string that reaches out of the arena has more liberties than this board shows. Therefore a rule that
//! limits the liberties of an enemy string is used only if all enemy stones next to its rectangle are in the arena and
//! stay there.

use std::collections::BTreeMap;

use katachi_core::go::{Board, Color, Point};

use super::area::Area;
use super::arena::{Arena, ArenaStones, Nodes, each, neighbours};
use super::checker::Checker;
use super::conditions::{ConditionSlot, Demand};
use super::frame::RuleGoal;
use super::moves::BlackMove;
use super::placement::RuleFramePlacement;
use super::rule::{Rule, RuleKind};

/// A won rule, in nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Won {
    /// The two strings that it connects, or one that it keeps around an eye.
    pub ends: Nodes,
    /// The points where it plays.
    pub played: Nodes,
    /// Friend's liberties that it counts.
    pub counted: Nodes,
}

/// Won rules that hold in an arena, those with the smallest areas first.
#[derive(Clone, Debug, Default)]
pub(super) struct Leaves {
    pub joins: Vec<Won>,
    pub eyes: Vec<Won>,
}

impl Leaves {
    pub fn is_empty(&self) -> bool {
        self.joins.is_empty() && self.eyes.is_empty()
    }
}

/// Rules for the positions of one arena.
pub(super) struct ArenaRules<'a> {
    checker: &'a Checker<'a>,
    arena: &'a Arena,
    friend: Color,
    /// The whole board, with everything outside the arena filled by the enemy.
    board: Board,
    nodes: BTreeMap<Point, usize>,
    /// The points that are nodes.
    near: Vec<Point>,
}

impl<'a> ArenaRules<'a> {
    pub fn new(checker: &'a Checker<'a>, arena: &'a Arena, board: &Board, friend: Color) -> ArenaRules<'a> {
        let nodes: BTreeMap<Point, usize> =
            arena.places.iter().enumerate().flat_map(|(node, all)| all.iter().map(move |&at| (at, node))).collect();
        let mut filled = Board::new(board.size());
        filled.set_up(board.size().points().map(|point| (point, Some(friend.opponent()))));
        let single = arena.places.iter().filter(|all| all.len() == 1).map(|all| all[0]);
        ArenaRules { checker, arena, friend, board: filled, near: single.collect(), nodes }
    }

    pub fn leaves(&self, stones: ArenaStones) -> Leaves {
        let board = self.board(stones);
        let mut leaves = Leaves::default();
        for (goal, found) in [(RuleGoal::Connect, &mut leaves.joins), (RuleGoal::Eye, &mut leaves.eyes)] {
            self.checker.each_holding(&board, self.friend, goal, true, &self.near, |rule, placement, area| {
                if self.is_sure(stones, &board, rule, placement) {
                    found.extend(self.won(goal, rule, placement, &area));
                }
            });
            found.sort_unstable_by_key(|won| ((won.played | won.counted).count_ones(), *won));
            found.dedup();
        }
        leaves
    }

    /// The points where winning rules of connection, eyes and captures play.
    pub fn moves(&self, stones: ArenaStones) -> Nodes {
        let board = self.board(stones);
        let mut moves = 0;
        for goal in [RuleGoal::Connect, RuleGoal::Eye, RuleGoal::Capture] {
            self.checker.each_holding(&board, self.friend, goal, false, &self.near, |rule, placement, _| {
                if let RuleKind::Winning { black: BlackMove::Stone(cell) } = rule.kind {
                    moves |= self.nodes.get(&placement.point(cell)).map_or(0, |&node| 1 << node);
                }
            });
        }
        moves & self.arena.empty(stones)
    }

    fn board(&self, stones: ArenaStones) -> Board {
        let mut board = self.board.clone();
        let color = |node: usize| match (stones.friend >> node & 1, stones.enemy >> node & 1) {
            (1, _) => Some(self.friend),
            (_, 1) => Some(self.friend.opponent()),
            _ => None,
        };
        board.set_up(self.nodes.iter().map(|(&point, &node)| (point, color(node))));
        board
    }

    /// Whether the rule is inside the arena, and its conditions on enemy strings hold for the whole board.
    fn is_sure(&self, stones: ArenaStones, board: &Board, rule: &Rule, placement: &RuleFramePlacement) -> bool {
        let is_in = |point: &Point| self.nodes.get(point).is_some_and(|&node| !self.arena.has_left(stones, node));
        if !placement.points().iter().all(is_in) {
            return false;
        }
        let cells = placement.points().len();
        let of_white = (0..cells).any(|cell| {
            let slots = [ConditionSlot::if_white(cell, placement.frame), ConditionSlot::at(cell)];
            let asked = slots.map(|slot| rule.conditions.get(slot) != Demand::Nothing);
            asked[0] || asked[1] && rule.stones.white >> cell & 1 == 1
        });
        !of_white
            || placement.points().iter().all(|&point| {
                neighbours(point, board.size()).chain([point]).all(|next| {
                    is_in(&next)
                        && (board.get(next) != Some(self.friend.opponent()) || board.chain(next).iter().all(is_in))
                })
            })
    }

    fn won(&self, goal: RuleGoal, rule: &Rule, placement: &RuleFramePlacement, area: &Area) -> Option<Won> {
        let mask = |points: Vec<Point>| {
            points.into_iter().try_fold(0, |mask: Nodes, point| Some(mask | 1 << self.nodes.get(&point)?))
        };
        let ends = match goal {
            RuleGoal::Connect => rule.marks,
            _ => rule.kept & rule.kept.wrapping_neg(),
        };
        let marked = (0..placement.points().len()).filter(|cell| ends >> cell & 1 == 1);
        let ends = mask(marked.map(|cell| placement.point(cell)).collect())?;
        let played = mask(area.played.iter().copied().collect())?;
        let counted = mask(area.counted.iter().copied().collect())?;
        (each(ends).count() == if goal == RuleGoal::Connect { 2 } else { 1 }).then_some(Won { ends, played, counted })
    }
}
