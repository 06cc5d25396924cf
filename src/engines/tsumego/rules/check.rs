//! The rules' verdict on a group of a board.
//!
//! A string is *alive* in three cases: a won rule for life holds, with conditions that are independent of each other,
//! and keeps the string's own stones; or the string is in a group that [`Checker::groups`] finds alive by two eyes; or
//! reading keeps it alive. It is *alive if first* if a rule's move makes it alive. Everything else is unknown, never
//! dead.

use super::book::RuleBook;
use super::checker::Checker;
use super::frame::RuleGoal;
use super::groups::{CaptureStatus, ConnectedGroup};
use super::moves::BlackMove;
use super::outside::{Dependence, Met, Outside};
use super::placement::RuleFramePlacement;
use super::reading::ReadingParams;
use super::rule::{Rule, RuleKind, RuleSet};
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::progress::{Cancelled, Progress};

/// The status of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupStatus {
    /// Alive, even if the other side moves first.
    Alive,
    /// Alive with this move.
    AliveIfFirst(Point),
    Unknown,
}

/// A rule that matches at the group, and whether it can be trusted.
#[derive(Clone, Debug)]
pub struct RuleMatch<'r> {
    pub set: &'r RuleSet,
    pub rule: &'r Rule,
    pub placement: RuleFramePlacement,
    pub met: Vec<Met>,
    /// The reason why the conditions can't be trusted, if there is one. The rule then proves nothing, but gives a move
    /// to try.
    pub dependence: Option<Dependence>,
    /// Whether the rule keeps stones of the group.
    pub keeps_group: bool,
}

impl RuleMatch<'_> {
    /// The winning rule's move on the board; `None` for a won rule.
    pub fn play(&self) -> Option<BlackMove> {
        match self.rule.kind {
            RuleKind::Won { .. } | RuleKind::Threat { .. } => None,
            RuleKind::Winning { black } => Some(black),
        }
    }

    fn proves_life(&self) -> bool {
        let won = matches!(self.rule.kind, RuleKind::Won { .. });
        won && self.set.goal == RuleGoal::Live && self.keeps_group && self.dependence.is_none()
    }
}

/// Whether a won rule proves life: `Some(false)` without a ko, `Some(true)` only by taking back a ko.
fn proof(matches: &[RuleMatch<'_>]) -> Option<bool> {
    matches.iter().filter(|found| found.proves_life()).map(|found| found.rule.ko).min()
}

/// The outcome of [`check()`].
#[derive(Clone, Debug)]
pub struct RuleVerdict<'r> {
    pub color: Color,
    pub group: Vec<Point>,
    /// Stones of other strings that won rules connect with it.
    pub connected: Vec<Point>,
    /// How a rule takes the string at `marked`, if one does.
    pub taken: Option<CaptureStatus>,
    pub status: GroupStatus,
    /// It is alive by two eyes of its group, and no rule for life says so.
    pub by_eyes: bool,
    /// It is alive by reading: no rule says so.
    pub by_reading: bool,
    /// Whether the status needs a ko to be taken back.
    pub up_to_ko: bool,
    /// Life first, won rules first, then as the book has them.
    pub matches: Vec<RuleMatch<'r>>,
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

/// A stone of each string, the first in reading order.
pub fn strings(board: &Board) -> Vec<Point> {
    let (mut heads, mut seen) = (Vec::new(), Vec::new());
    for (point, _) in board.stones() {
        if !seen.contains(&point) {
            seen.extend(board.chain(point));
            heads.push(point);
        }
    }
    heads
}

/// Looks up the rules that hold for the group with a stone at `marked`, and its status. For several questions on one
/// board size, a [`Checker`] is faster.
///
/// Errors: no stone at the marked point, or a board of another size than the checker's.
pub fn check<'r>(board: &Board, marked: Point, book: &'r RuleBook) -> Result<RuleVerdict<'r>, CheckError> {
    Checker::new(book, board.size()).check(board, marked)
}

impl<'r> Checker<'r> {
    /// Looks up the rules that hold for the group with a stone at `marked`, and its status.
    ///
    /// Errors: no stone at the marked point, or a board of another size than the checker's.
    pub fn check(&self, board: &Board, marked: Point) -> Result<RuleVerdict<'r>, CheckError> {
        if board.size() != self.size {
            return Err(CheckError::OtherSize { laid: self.size, given: board.size() });
        }
        if !board.size().contains(marked) {
            return Err(CheckError::OffBoard);
        }
        let color = board.get(marked).ok_or(CheckError::NoStone)?;
        let mut groups = self.groups(board, color);
        // This can't be cancelled: nobody else has the progress.
        let _ = self.read_groups(board, &mut groups, ReadingParams::default(), &Progress::new());
        self.check_within(board, marked, &groups)
    }

    /// The groups of both colours, with what reading keeps alive.
    ///
    /// Errors: stopped by the user.
    pub fn all_groups(
        &self,
        board: &Board,
        params: ReadingParams,
        progress: &Progress,
    ) -> Result<Vec<ConnectedGroup>, Cancelled> {
        let mut groups = Color::BOTH.map(|color| self.groups(board, color)).concat();
        self.read_groups(board, &mut groups, params, progress)?;
        Ok(groups)
    }

    /// Like [`Checker::check`], with groups that were found before, for the string's colour or for both. They may have
    /// been read.
    ///
    /// Errors: as of [`Checker::check`].
    pub fn check_within(
        &self,
        board: &Board,
        marked: Point,
        groups: &[ConnectedGroup],
    ) -> Result<RuleVerdict<'r>, CheckError> {
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
            _ if by_eyes || by_reading => (GroupStatus::Alive, false),
            Some(ko) => (GroupStatus::Alive, ko),
            None => self.first_move(board, marked, color, &matches),
        };
        let mut group = board.chain(marked);
        group.sort_unstable();
        let mut connected = whole.map_or_else(Vec::new, |whole| whole.stones.clone());
        connected.retain(|stone| group.binary_search(stone).is_err());
        let taken = self.taken(board, marked);
        Ok(RuleVerdict { color, group, connected, taken, status, by_eyes, by_reading, up_to_ko, matches })
    }

    fn matches(&self, board: &Board, marked: Point, color: Color) -> Vec<RuleMatch<'r>> {
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
                        matches.push(RuleMatch {
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

    /// A rule's move that makes the group alive, preferably without a ko. Also returns whether it needs a ko.
    fn first_move(&self, board: &Board, marked: Point, color: Color, matches: &[RuleMatch<'_>]) -> (GroupStatus, bool) {
        let mut tried: Vec<Point> = Vec::new();
        let mut up_to_ko = None;
        for found in matches.iter().filter(|found| found.set.goal == RuleGoal::Live && found.keeps_group) {
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
            // The opponent may take back a ko that this move captured.
            let retaken = after.ko().is_some();
            match proof(&self.matches(&after, marked, color)) {
                Some(ko) if !ko && !retaken => return (GroupStatus::AliveIfFirst(play), false),
                Some(_) if up_to_ko.is_none() => up_to_ko = Some(play),
                _ => {}
            }
        }
        match up_to_ko {
            Some(play) => (GroupStatus::AliveIfFirst(play), true),
            None => (GroupStatus::Unknown, false),
        }
    }
}
