//! What the rules say of a group on a board.
//!
//! A string is *alive* only where a won rule for life holds, its conditions are independent of each other, and the
//! string's own stones are among those that the rule keeps; or where it is of a group that [`Checker::groups`] finds
//! living by two eyes, or that reading keeps alive. It is *alive if first* where a rule's move makes it alive. Whatever the rules do not tell is
//! unknown, never dead.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::book::RuleBook;
use super::conditions::Subject;
use super::frame::{Frame, Goal};
use super::groups::{Area, Group, Taken};
use super::moves::BlackMove;
use super::outside::{Dependence, Met, Outside};
use super::placement::{Placement, placements};
use super::reading::ReadingParams;
use super::rule::{Rule, RuleKind, RuleSet};
use super::stones::{Grid, Stones};
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::progress::Progress;

/// What is known of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Though the other side moves first.
    Alive,
    /// With this move.
    AliveIfFirst(Point),
    Unknown,
}

/// A rule that holds for the group.
#[derive(Clone, Debug)]
pub struct Match<'r> {
    pub set: &'r RuleSet,
    pub rule: &'r Rule,
    pub placement: Placement,
    pub met: Vec<Met>,
    /// The clause of the precondition that fails; the rule then gives a move to try, and no status.
    pub dependence: Option<Dependence>,
    /// The group's stones are among those that the rule keeps.
    pub keeps_group: bool,
}

impl Match<'_> {
    /// The winning rule's move on the board; `None` for a won rule.
    pub fn play(&self) -> Option<BlackMove> {
        match self.rule.kind {
            RuleKind::Won { .. } => None,
            RuleKind::Winning { black } => Some(black),
        }
    }

    fn proves_life(&self) -> bool {
        let won = matches!(self.rule.kind, RuleKind::Won { .. });
        won && self.set.goal == Goal::Live && self.keeps_group && self.dependence.is_none()
    }
}

/// Whether a won rule proves life, and if all that do take back a ko.
fn proof(matches: &[Match<'_>]) -> Option<bool> {
    matches.iter().filter(|found| found.proves_life()).map(|found| found.rule.ko).min()
}

/// The outcome of [`check()`].
#[derive(Clone, Debug)]
pub struct Report<'r> {
    pub color: Color,
    pub group: Vec<Point>,
    /// Stones of other strings that won rules connect with it.
    pub connected: Vec<Point>,
    /// A rule takes the string at `marked`.
    pub taken: Option<Taken>,
    pub status: Status,
    /// It is alive by two eyes of its group, and no rule for life says so.
    pub by_eyes: bool,
    /// It is alive by reading: no rule says so.
    pub by_reading: bool,
    /// The status rests on taking back a ko.
    pub up_to_ko: bool,
    /// Life first, won rules first, then as the book has them.
    pub matches: Vec<Match<'r>>,
}

/// Nothing to check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    #[error("there is no stone on the marked point: mark a stone of the group")]
    NoStone,
    #[error("the marked point is not on the board: mark a stone of the group")]
    OffBoard,
    #[error("the rules were laid on a {laid} board, and this one is {given}")]
    OtherSize { laid: BoardSize, given: BoardSize },
}

/// Which rules hold for the group with a stone at `marked`, and what follows. For more than one question on boards of a
/// size, a [`Checker`] is quicker.
///
/// Errors: no stone at the marked point, or another board than the rules were laid on.
pub fn check<'r>(board: &Board, marked: Point, book: &'r RuleBook) -> Result<Report<'r>, CheckError> {
    Checker::new(book, board.size()).check(board, marked)
}

/// The rules of a book by pattern, laid on one size of board.
pub struct Checker<'r> {
    size: BoardSize,
    sets: Vec<PlacedSet<'r>>,
}

struct PlacedSet<'r> {
    set: &'r RuleSet,
    grid: Grid,
    placements: Arc<Laid>,
    won: BTreeMap<Stones, Vec<&'r Rule>>,
    winning: BTreeMap<Stones, Vec<&'r Rule>>,
}

/// Where a rectangle can lie, and by each point of the board which of these hold it.
struct Laid {
    all: Vec<Placement>,
    at: Vec<Vec<u32>>,
}

impl Laid {
    fn new(frame: Frame, size: BoardSize) -> Laid {
        let all = placements(frame, size);
        let mut at = vec![Vec::new(); size.area()];
        for (number, placement) in all.iter().enumerate() {
            for point in placement.points() {
                at[usize::from(point.y) * size.side() + usize::from(point.x)].push(number as u32);
            }
        }
        Laid { all, at }
    }

    /// The placements with one of these points at least, in their order.
    fn that_hold(&self, group: &[Point], size: BoardSize) -> impl Iterator<Item = &Placement> {
        let at = |point: &Point| &self.at[usize::from(point.y) * size.side() + usize::from(point.x)];
        let mut numbers: Vec<u32> = group.iter().flat_map(at).copied().collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers.into_iter().map(|number| &self.all[number as usize])
    }
}

impl<'r> Checker<'r> {
    pub fn new(book: &'r RuleBook, size: BoardSize) -> Checker<'r> {
        let mut laid: BTreeMap<Frame, Arc<Laid>> = BTreeMap::new();
        let by_pattern = |rules: &'r [Rule]| {
            let mut by_pattern: BTreeMap<Stones, Vec<&'r Rule>> = BTreeMap::new();
            rules.iter().for_each(|rule| by_pattern.entry(rule.stones).or_default().push(rule));
            by_pattern
        };
        let mut sets: Vec<PlacedSet<'r>> = book
            .sets()
            .iter()
            .map(|set| PlacedSet {
                set,
                grid: Grid::new(set.frame),
                placements: laid.entry(set.frame).or_insert_with(|| Arc::new(Laid::new(set.frame, size))).clone(),
                won: by_pattern(&set.won),
                winning: by_pattern(&set.winning),
            })
            .collect();
        sets.sort_by_key(|set| std::cmp::Reverse(set.set.goal));
        Checker { size, sets }
    }

    /// Of the boards that the rules are laid on.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Which rules hold for the group with a stone at `marked`, and what follows.
    ///
    /// Errors: no stone at the marked point, or another board than the rules were laid on.
    pub fn check(&self, board: &Board, marked: Point) -> Result<Report<'r>, CheckError> {
        if board.size() != self.size {
            return Err(CheckError::OtherSize { laid: self.size, given: board.size() });
        }
        if !board.size().contains(marked) {
            return Err(CheckError::OffBoard);
        }
        let color = board.get(marked).ok_or(CheckError::NoStone)?;
        let mut groups = self.groups(board, color);
        // Nobody stops it.
        let _ = self.read_groups(board, &mut groups, ReadingParams::default(), &Progress::new());
        self.check_within(board, marked, &groups)
    }

    /// The same, with the groups of the string's side, or of both, looked up before, and read or not.
    ///
    /// Errors: as of [`Checker::check`].
    pub fn check_within(&self, board: &Board, marked: Point, groups: &[Group]) -> Result<Report<'r>, CheckError> {
        if board.size() != self.size {
            return Err(CheckError::OtherSize { laid: self.size, given: board.size() });
        }
        if !board.size().contains(marked) {
            return Err(CheckError::OffBoard);
        }
        let color = board.get(marked).ok_or(CheckError::NoStone)?;
        let matches = self.matches(board, marked, color);
        let whole = groups.iter().find(|group| group.stones.binary_search(&marked).is_ok());
        let proof = proof(&matches);
        let by_eyes = proof != Some(false) && whole.is_some_and(|whole| whole.lives);
        let is_read = whole.is_some_and(|whole| whole.read.binary_search(&marked).is_ok());
        let by_reading = proof != Some(false) && !by_eyes && is_read;
        let (status, up_to_ko) = match proof {
            _ if by_eyes || by_reading => (Status::Alive, false),
            Some(ko) => (Status::Alive, ko),
            None => self.first_move(board, marked, color, &matches),
        };
        let mut group = board.chain(marked);
        group.sort_unstable();
        let mut connected = whole.map_or_else(Vec::new, |whole| whole.stones.clone());
        connected.retain(|stone| group.binary_search(stone).is_err());
        let taken = self.taken(board, marked);
        Ok(Report { color, group, connected, taken, status, by_eyes, by_reading, up_to_ko, matches })
    }

    /// Whether a won rule proves the group with a stone at `marked` alive, without taking back a ko: what
    /// [`Checker::check`] tells, but nothing else is looked up.
    pub fn proves_life(&self, board: &Board, marked: Point) -> bool {
        let Some(color) = board.get(marked).filter(|_| board.size() == self.size) else { return false };
        let group = board.chain(marked);
        self.sets.iter().filter(|set| set.set.goal == Goal::Live && !set.won.is_empty()).any(|set| {
            set.placements.that_hold(&group, self.size).any(|placement| {
                let stones = placement.stones(board, color);
                let Some(rules) = set.won.get(&stones) else { return false };
                let outside = Outside { board, friend: color, placement, grid: &set.grid, stones };
                let given = outside.conditions();
                let kept =
                    |rule: &Rule, point: &Point| placement.cell(*point).is_some_and(|cell| rule.kept >> cell & 1 == 1);
                rules.iter().any(|rule| {
                    !rule.ko
                        && rule.conditions.at_most(given)
                        && group.iter().any(|point| kept(rule, point))
                        && outside.dependence(rule).is_none()
                })
            })
        })
    }

    /// The moves that winning rules for life give for the group with a stone at `marked`, each with whether all of the
    /// rule's conditions hold; where they do not the rule nearly holds, as its stones are there. Sorted by point. Moves to
    /// try: nothing is proved.
    pub fn moves_to_live(&self, board: &Board, marked: Point) -> BTreeMap<Point, bool> {
        let mut moves = BTreeMap::new();
        let Some(color) = board.get(marked).filter(|_| board.size() == self.size) else { return moves };
        let group = board.chain(marked);
        for set in self.sets.iter().filter(|set| set.set.goal == Goal::Live) {
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

    /// Whether the rule holds in this placement for the friend's colour, and why its conditions then cannot be trusted.
    pub fn rule_holds(
        &self,
        board: &Board,
        friend: Color,
        set: &RuleSet,
        rule: &Rule,
        placement: &Placement,
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
        goal: Goal,
        won: bool,
        near: &[Point],
        mut each: impl FnMut(&Rule, &Placement, Area),
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

    fn matches(&self, board: &Board, marked: Point, color: Color) -> Vec<Match<'r>> {
        let group = board.chain(marked);
        let mut matches = Vec::new();
        for set in &self.sets {
            for won in [true, false] {
                let rules = if won { &set.won } else { &set.winning };
                for placement in set.placements.that_hold(&group, self.size) {
                    let stones = placement.stones(board, color);
                    let Some(rules) = rules.get(&stones) else { continue };
                    let outside = Outside { board, friend: color, placement, grid: &set.grid, stones };
                    let given = outside.conditions();
                    for rule in rules.iter().filter(|rule| rule.conditions.at_most(given)) {
                        let kept =
                            |&point: &Point| placement.cell(point).is_some_and(|cell| rule.kept >> cell & 1 == 1);
                        matches.push(Match {
                            set: set.set,
                            rule,
                            placement: placement.clone(),
                            met: outside.met(rule),
                            dependence: outside.dependence(rule),
                            keeps_group: group.iter().any(kept),
                        });
                    }
                }
            }
        }
        matches
    }

    /// A rule's move that makes the group alive, if there is one, one without a ko.
    fn first_move(&self, board: &Board, marked: Point, color: Color, matches: &[Match<'_>]) -> (Status, bool) {
        let mut tried: Vec<Point> = Vec::new();
        let mut up_to_ko = None;
        for found in matches.iter().filter(|found| found.set.goal == Goal::Live && found.keeps_group) {
            let play = match found.play() {
                Some(BlackMove::Stone(cell)) => found.placement.point(cell),
                // The last liberty of the white string, wherever it is.
                Some(BlackMove::Capture(cell)) => match board.liberties(found.placement.point(cell)).as_slice() {
                    &[last] => last,
                    _ => continue,
                },
                None => continue,
            };
            if tried.contains(&play) {
                continue;
            }
            tried.push(play);
            let mut after = board.clone();
            if !after.is_legal(color, play) || after.play(color, play).is_err() {
                continue;
            }
            // Its own capture may be taken back at once.
            let retaken = after.ko().is_some();
            match proof(&self.matches(&after, marked, color)) {
                Some(ko) if !ko && !retaken => return (Status::AliveIfFirst(play), false),
                Some(_) if up_to_ko.is_none() => up_to_ko = Some(play),
                _ => {}
            }
        }
        match up_to_ko {
            Some(play) => (Status::AliveIfFirst(play), true),
            None => (Status::Unknown, false),
        }
    }
}
