//! Groups of several strings that won rules connect, whether they have two eyes, and which strings can be taken.
//!
//! A won connect rule makes two strings one group if it needs no ko to be taken back and its conditions are
//! independent. The [`Area`]s of all rules used together don't overlap. Each White move therefore touches at most one
//! of them, and is answered there.
//!
//! A group lives by Benson's condition, applied to groups in place of strings: it needs two enclosed regions in which
//! all empty points are its liberties and no rule plays. A won eye rule that keeps stones of the group counts as such a
//! region. Rules may count liberties in the regions, since no White move there needs an answer. Before the group is
//! connected, none of its strings can be taken alone: that would break the rule that connects it.
//!
//! Source: Cazenave, section 5.5: connections and captures are looked at first, to build the groups. Benson's condition for
//! groups is ours.

use std::collections::BTreeSet;

use super::area::Area;
use super::checker::Checker;
use super::frame::RuleGoal;
use super::moves::BlackMove;
use super::placement::RuleFramePlacement;
use super::reading::{ReadingParams, kept};
use super::rule::{Rule, RuleKind};
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::progress::{Cancelled, Progress};

/// Two strings that a won rule connects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    /// A stone of each.
    pub strings: [Point; 2],
    pub area: Area,
}

/// How a string can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureStatus {
    /// Though its side moves first.
    Always,
    /// If the other side plays here first.
    IfFirst(Point),
}

/// Strings of one colour that are one group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConnectedGroup {
    pub color: Color,
    /// All stones, sorted.
    pub stones: Vec<Point>,
    /// The rules that connect the group.
    pub joined: Vec<Joined>,
    /// Whether the group has two eyes that the opponent can't take.
    pub lives: bool,
    /// Stones that reading keeps alive, sorted, if the rules don't know the group's status; see
    /// [`Checker::read_groups`].
    pub read: Vec<Point>,
}

/// A part of the board without stones of the group's colour.
struct RegionOf {
    empty: Vec<Point>,
    /// Groups, by number, with stones next to it.
    borders: BTreeSet<usize>,
}

impl Checker<'_> {
    /// The groups of a colour, in the order of their first stones.
    pub fn groups(&self, board: &Board, color: Color) -> Vec<ConnectedGroup> {
        let mut groups: Vec<ConnectedGroup> = Vec::new();
        for (point, stone) in board.stones() {
            if stone == color && !groups.iter().any(|group| group.stones.contains(&point)) {
                groups.push(ConnectedGroup {
                    color,
                    stones: board.chain(point),
                    joined: Vec::new(),
                    lives: false,
                    read: Vec::new(),
                });
            }
        }
        let mut used = Area::default();
        for joined in self.connections(board, color) {
            let [one, other] =
                joined.strings.map(|stone| groups.iter().position(|group| group.stones.contains(&stone)));
            let (Some(one), Some(other)) = (one.min(other), one.max(other)) else { continue };
            if one != other && !used.meets(&joined.area) {
                used.add(&joined.area);
                let more = groups.remove(other);
                groups[one].stones.extend(more.stones);
                groups[one].joined.extend(more.joined);
                groups[one].joined.push(joined);
            }
        }
        self.find_living(board, color, &mut groups, used);
        groups.iter_mut().for_each(|group| group.stones.sort_unstable());
        groups
    }

    /// Reads which strings are kept alive, in groups that don't live by rules.
    ///
    /// Errors: stopped by the user.
    pub fn read_groups(
        &self,
        board: &Board,
        groups: &mut [ConnectedGroup],
        params: ReadingParams,
        progress: &Progress,
    ) -> Result<(), Cancelled> {
        for color in Color::BOTH {
            let is_open = |group: &&mut ConnectedGroup| group.color == color && !group.lives;
            if !groups.iter_mut().any(|group| is_open(&group)) {
                continue;
            }
            for kept in kept(board, color, None, params, progress)? {
                for group in groups.iter_mut().filter(is_open) {
                    let of_group = |stone: &&Point| kept.stones.binary_search(stone).is_ok();
                    group.read.extend(group.stones.iter().filter(of_group));
                    group.read.sort_unstable();
                    group.read.dedup();
                }
            }
        }
        Ok(())
    }

    /// Connections by won rules, those with the smallest areas first.
    pub fn connections(&self, board: &Board, color: Color) -> Vec<Joined> {
        let mut all: Vec<Joined> = Vec::new();
        self.each_won(board, color, RuleGoal::Connect, |rule, placement, area| {
            let mut marks = (0..placement.points().len()).filter(|cell| rule.marks >> cell & 1 == 1);
            if let (Some(one), Some(other)) = (marks.next(), marks.next()) {
                all.push(Joined { strings: [placement.point(one), placement.point(other)], area });
            }
        });
        all.sort_by(|a, b| (a.area.len(), a.strings, &a.area).cmp(&(b.area.len(), b.strings, &b.area)));
        all
    }

    /// Whether rules take the string with a stone at `marked`: always, or if the other side plays first.
    pub fn taken(&self, board: &Board, marked: Point) -> Option<CaptureStatus> {
        let color = board.get(marked)?;
        let string = board.chain(marked);
        let takes = |rule: &Rule, placement: &RuleFramePlacement| {
            (0..placement.points().len())
                .any(|cell| rule.marks >> cell & 1 == 1 && string.contains(&placement.point(cell)))
        };
        let mut always = false;
        let enemy = color.opponent();
        self.each_won(board, enemy, RuleGoal::Capture, |rule, placement, _| always |= takes(rule, placement));
        if always {
            return Some(CaptureStatus::Always);
        }
        let mut first = None;
        self.each_holding(board, enemy, RuleGoal::Capture, false, &string, |rule, placement, _| {
            let RuleKind::Winning { black } = rule.kind else { return };
            if first.is_some() || !takes(rule, placement) {
                return;
            }
            first = match black {
                BlackMove::Stone(cell) => Some(placement.point(cell)),
                BlackMove::Capture(cell) => match board.liberties(placement.point(cell)).as_slice() {
                    &[last] => Some(last),
                    _ => None,
                },
            };
            // The rule doesn't see a ko on the board, which may forbid the move.
            first = first.filter(|&play| board.is_legal(enemy, play));
        });
        first.map(CaptureStatus::IfFirst)
    }

    /// Won rules of the goal that prove something: without a ko, with independent conditions; each with its area.
    fn each_won(
        &self,
        board: &Board,
        color: Color,
        goal: RuleGoal,
        each: impl FnMut(&Rule, &RuleFramePlacement, Area),
    ) {
        let stones: Vec<Point> = board.stones().map(|(point, _)| point).collect();
        self.each_holding(board, color, goal, true, &stones, each);
    }

    fn find_living(&self, board: &Board, color: Color, groups: &mut [ConnectedGroup], used: Area) {
        let regions = free_regions(board, color, groups, &used);
        // By group: which regions are vital to it.
        let is_liberty = |empty: Point, group: &ConnectedGroup| {
            neighbours(empty, board.size()).any(|next| board.get(next) == Some(color) && group.stones.contains(&next))
        };
        let vital: Vec<Vec<bool>> = groups
            .iter()
            .map(|group| regions.iter().map(|region| region.empty.iter().all(|&at| is_liberty(at, group))).collect())
            .collect();
        let is_vital = |region: usize| vital.iter().any(|vital| vital[region]);
        let vital_regions = regions.iter().enumerate().filter(|&(at, _)| is_vital(at));
        let vital_points = vital_regions.flat_map(|(_, region)| region.empty.iter().copied()).collect();
        let eyes = self.count_eyes(board, color, groups, used, &vital_points);
        let mut alive: BTreeSet<usize> = (0..groups.len()).collect();
        let mut whole: BTreeSet<usize> = (0..regions.len()).collect();
        loop {
            let before = (alive.len(), whole.len());
            alive.retain(|&group| eyes[group] + whole.iter().filter(|&&region| vital[group][region]).count() >= 2);
            whole.retain(|&region| regions[region].borders.is_subset(&alive));
            if (alive.len(), whole.len()) == before {
                break;
            }
        }
        for group in alive {
            groups[group].lives = true;
        }
    }

    /// By group: eyes that rules prove outside the vital regions, no two of which share a point.
    fn count_eyes(
        &self,
        board: &Board,
        color: Color,
        groups: &[ConnectedGroup],
        mut used: Area,
        vital_points: &BTreeSet<Point>,
    ) -> Vec<usize> {
        let mut found: Vec<(usize, Area)> = Vec::new();
        self.each_won(board, color, RuleGoal::Eye, |rule, placement, area| {
            let kept = (0..placement.points().len()).find(|cell| rule.kept >> cell & 1 == 1);
            if let Some(group) = kept.and_then(|cell| group_at(groups, placement.point(cell))) {
                found.push((group, area));
            }
        });
        found.sort_by(|a, b| (a.1.len(), a).cmp(&(b.1.len(), b)));
        let mut eyes = vec![0; groups.len()];
        for (group, area) in found {
            if !used.meets(&area) && vital_points.is_disjoint(&area.played) {
                used.add(&area);
                eyes[group] += 1;
            }
        }
        eyes
    }
}

fn group_at(groups: &[ConnectedGroup], point: Point) -> Option<usize> {
    groups.iter().position(|group| group.stones.contains(&point))
}

/// The regions without stones of a colour that have an empty point and no point that is used.
fn free_regions(board: &Board, color: Color, groups: &[ConnectedGroup], used: &Area) -> Vec<RegionOf> {
    let size = board.size();
    let mut regions: Vec<RegionOf> = Vec::new();
    let mut seen: BTreeSet<Point> = BTreeSet::new();
    for start in size.points() {
        if board.get(start) == Some(color) || !seen.insert(start) {
            continue;
        }
        let mut region = RegionOf { empty: Vec::new(), borders: BTreeSet::new() };
        let (mut is_free, mut rest) = (true, vec![start]);
        while let Some(point) = rest.pop() {
            is_free &= !used.played.contains(&point);
            if board.is_empty(point) {
                region.empty.push(point);
            }
            for next in neighbours(point, size) {
                if board.get(next) == Some(color) {
                    region.borders.extend(group_at(groups, next));
                } else if seen.insert(next) {
                    rest.push(next);
                }
            }
        }
        if is_free && !region.empty.is_empty() {
            regions.push(region);
        }
    }
    regions
}

fn neighbours(point: Point, size: BoardSize) -> impl Iterator<Item = Point> {
    [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter().filter_map(move |(dx, dy)| point.offset(dx, dy, size))
}
