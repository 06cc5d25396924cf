//! The rules of a book, prepared for lookup on boards of one size.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::area::Area;
use super::book::RuleBook;
use super::conditions::Subject;
use super::frame::{RuleFrame, RuleGoal};
use super::moves::BlackMove;
use super::outside::{Dependence, Outside};
use super::placement::{RuleFramePlacement, placements};
use super::rule::{Rule, RuleKind, RuleSet};
use super::stones::{RuleGrid, RuleStones};
use katachi_core::go::{Board, BoardSize, Color, Point};

/// The rules of a book by pattern, with all placements on one size of board.
pub struct Checker<'r> {
    pub(super) size: BoardSize,
    pub(super) sets: Vec<PlacedSet<'r>>,
}

/// The rules of one goal and rectangle, with their placements on the board.
pub(super) struct PlacedSet<'r> {
    pub set: &'r RuleSet,
    pub grid: RuleGrid,
    pub placements: Arc<RulePlacementIndex>,
    pub won: BTreeMap<RuleStones, Vec<&'r Rule>>,
    pub winning: BTreeMap<RuleStones, Vec<&'r Rule>>,
}

/// The placements of a rectangle. For each point of the board, the indices of the placements that contain it.
pub(super) struct RulePlacementIndex {
    all: Vec<RuleFramePlacement>,
    at: Vec<Vec<u32>>,
}

impl RulePlacementIndex {
    fn new(frame: RuleFrame, size: BoardSize) -> RulePlacementIndex {
        let all = placements(frame, size);
        let mut at = vec![Vec::new(); size.area()];
        for (number, placement) in all.iter().enumerate() {
            for point in placement.points() {
                at[usize::from(point.y) * size.side() + usize::from(point.x)].push(number as u32);
            }
        }
        RulePlacementIndex { all, at }
    }

    /// The placements that contain at least one of these points, in order.
    pub fn that_hold(&self, group: &[Point], size: BoardSize) -> impl Iterator<Item = &RuleFramePlacement> {
        let at = |point: &Point| &self.at[usize::from(point.y) * size.side() + usize::from(point.x)];
        let mut numbers: Vec<u32> = group.iter().flat_map(at).copied().collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers.into_iter().map(|number| &self.all[number as usize])
    }
}

impl PlacedSet<'_> {
    /// Whether a won rule keeps stones of the group in this placement, without taking back a ko.
    fn keeps(&self, board: &Board, friend: Color, group: &[Point], placement: &RuleFramePlacement) -> bool {
        let stones = placement.stones(board, friend);
        let Some(rules) = self.won.get(&stones) else { return false };
        let outside = Outside { board, friend, placement, grid: &self.grid, stones };
        let given = outside.conditions();
        let kept = |rule: &Rule, point: &Point| placement.cell(*point).is_some_and(|cell| rule.kept >> cell & 1 == 1);
        rules.iter().any(|rule| {
            !rule.ko
                && rule.conditions.at_most(given)
                && group.iter().any(|point| kept(rule, point))
                && outside.dependence(rule).is_none()
        })
    }
}

/// The empty points outside a rectangle that are at most two lines from it, or liberties of a string that comes so near.
fn empty_around(board: &Board, placement: &RuleFramePlacement) -> BTreeSet<Point> {
    let steps = || (-2..=2_i32).flat_map(|dx| (-2..=2_i32).map(move |dy| (dx, dy)));
    let near = |point: &Point| steps().filter_map(|(dx, dy)| point.offset(dx, dy, board.size())).collect::<Vec<_>>();
    let is_around = |point: &Point| board.is_empty(*point) && placement.cell(*point).is_none();
    let around: BTreeSet<Point> = placement.points().iter().flat_map(near).collect();
    let liberties = around.iter().flat_map(|&point| board.liberties(point));
    liberties.chain(around.iter().copied()).filter(is_around).collect()
}

impl<'r> Checker<'r> {
    pub fn new(book: &'r RuleBook, size: BoardSize) -> Checker<'r> {
        let mut laid: BTreeMap<RuleFrame, Arc<RulePlacementIndex>> = BTreeMap::new();
        let by_pattern = |rules: &'r [Rule]| {
            let mut by_pattern: BTreeMap<RuleStones, Vec<&'r Rule>> = BTreeMap::new();
            rules.iter().for_each(|rule| by_pattern.entry(rule.stones).or_default().push(rule));
            by_pattern
        };
        let mut sets: Vec<PlacedSet<'r>> = book
            .sets()
            .iter()
            .map(|set| PlacedSet {
                set,
                grid: RuleGrid::new(set.frame),
                placements: laid
                    .entry(set.frame)
                    .or_insert_with(|| Arc::new(RulePlacementIndex::new(set.frame, size)))
                    .clone(),
                won: by_pattern(&set.won),
                winning: by_pattern(&set.winning),
            })
            .collect();
        sets.sort_by_key(|set| std::cmp::Reverse(set.set.goal));
        Checker { size, sets }
    }

    /// The size of the boards that the checker is for.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Whether a won rule proves the group with a stone at `marked` alive, without taking back a ko. Gives the same
    /// answer as [`Checker::check`], but looks up nothing else.
    pub fn proves_life(&self, board: &Board, marked: Point) -> bool {
        let Some(color) = board.get(marked).filter(|_| board.size() == self.size) else { return false };
        let group = board.chain(marked);
        self.sets.iter().filter(|set| set.set.goal == RuleGoal::Live && !set.won.is_empty()).any(|set| {
            set.placements.that_hold(&group, self.size).any(|placement| set.keeps(board, color, &group, placement))
        })
    }

    /// The points outside a rectangle where one stone of the group's side meets the conditions that a won rule for life
    /// lacks there, so that the rule proves the group alive. They are candidates of the other side; nothing proves that
    /// it kills there. No points for a group that a rule proves alive already.
    pub fn nearly_met(&self, board: &Board, marked: Point) -> BTreeSet<Point> {
        let mut found = BTreeSet::new();
        let Some(color) = board.get(marked).filter(|_| board.size() == self.size) else { return found };
        if self.proves_life(board, marked) {
            return found;
        }
        let group = board.chain(marked);
        for set in self.sets.iter().filter(|set| set.set.goal == RuleGoal::Live) {
            for placement in set.placements.that_hold(&group, self.size) {
                if !set.won.contains_key(&placement.stones(board, color)) {
                    continue;
                }
                for point in empty_around(board, placement) {
                    if found.contains(&point) || !board.is_legal(color, point) {
                        continue;
                    }
                    let mut after = board.clone();
                    // The opponent may take back a ko.
                    let is_played = after.play(color, point).is_ok() && after.ko().is_none();
                    if is_played && set.keeps(&after, color, &group, placement) {
                        found.insert(point);
                    }
                }
            }
        }
        found
    }

    /// The moves of winning rules for life that match the group with a stone at `marked`, sorted by point. `true` if
    /// all of the rule's conditions hold; otherwise only its stones match. The moves are worth trying, but nothing is
    /// proved.
    pub fn moves_to_live(&self, board: &Board, marked: Point) -> BTreeMap<Point, bool> {
        let mut moves = BTreeMap::new();
        let Some(color) = board.get(marked).filter(|_| board.size() == self.size) else { return moves };
        let group = board.chain(marked);
        for set in self.sets.iter().filter(|set| set.set.goal == RuleGoal::Live) {
            for placement in set.placements.that_hold(&group, self.size) {
                let stones = placement.stones(board, color);
                let Some(rules) = set.winning.get(&stones) else { continue };
                let given = Outside { board, friend: color, placement, grid: &set.grid, stones }.conditions();
                for rule in rules {
                    let RuleKind::Winning { black: BlackMove::Stone(cell) } = rule.kind else { continue };
                    *moves.entry(placement.point(cell)).or_default() |= rule.conditions.at_most(given);
                }
            }
        }
        moves
    }

    /// Whether the rule holds in this placement for the friend's colour. `Some(Some(_))` if it holds, but its
    /// conditions can't be trusted.
    pub fn rule_holds(
        &self,
        board: &Board,
        friend: Color,
        set: &RuleSet,
        rule: &Rule,
        placement: &RuleFramePlacement,
    ) -> Option<Option<Dependence>> {
        let stones = placement.stones(board, friend);
        let placed = self.sets.iter().find(|placed| (placed.set.goal, placed.set.frame) == (set.goal, set.frame))?;
        let outside = Outside { board, friend, placement, grid: &placed.grid, stones };
        let holds = stones == rule.stones && rule.conditions.at_most(outside.conditions());
        holds.then(|| outside.dependence(rule))
    }

    /// Rules of the goal that hold on placements with one of these points, without a ko and with independent conditions;
    /// each with its area.
    pub(super) fn each_holding(
        &self,
        board: &Board,
        friend: Color,
        goal: RuleGoal,
        won: bool,
        near: &[Point],
        mut each: impl FnMut(&Rule, &RuleFramePlacement, Area),
    ) {
        for set in self.sets.iter().filter(|set| set.set.goal == goal && board.size() == self.size) {
            for placement in set.placements.that_hold(near, self.size) {
                let stones = placement.stones(board, friend);
                let Some(rules) = (if won { &set.won } else { &set.winning }).get(&stones) else { continue };
                let outside = Outside { board, friend, placement, grid: &set.grid, stones };
                let given = outside.conditions();
                for rule in rules.iter().filter(|rule| !rule.ko && rule.conditions.at_most(given)) {
                    if outside.dependence(rule).is_none() {
                        let moves = (0..placement.points().len()).filter(|cell| rule.kept >> cell & 1 == 0);
                        let played = moves.map(|cell| placement.point(cell)).collect();
                        let mut area = Area { played, counted: BTreeSet::new() };
                        for met in outside.met(rule) {
                            match met.condition.subject {
                                Subject::Black(_) | Subject::IfBlackPlays(_) => area.counted.extend(met.liberties),
                                Subject::White(_) | Subject::IfWhitePlays(_) => area.played.extend(met.liberties),
                            }
                        }
                        each(rule, placement, area);
                    }
                }
            }
        }
    }
}
