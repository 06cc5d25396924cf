//! The rules' verdict on every group of a board, with reasons in words.
//!
//! All groups of a position are checked together in the background. The board then shows at a glance which groups are
//! known to live, and a click shows the rules at once.

use std::sync::Arc;

use katachi_core::go::{Board, Color, Point};
use katachi_core::jobs::JobError;
use katachi_core::progress::Progress;
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleGoal};
use katachi_engines::tsumego::rules::moves::BlackMove;
use katachi_engines::tsumego::rules::placement::RuleFramePlacement;
use katachi_engines::tsumego::rules::reading::ReadingParams;
use katachi_engines::tsumego::rules::{
    CaptureStatus, Checker, Dependence, GroupStatus, Met, Rule, RuleBook, RuleKind, strings,
};
use katachi_language::text;
use katachi_sentences::Sentence;

/// A rule that holds on the board, as a copy that does not need the book.
#[derive(Clone, Debug)]
pub struct HeldRule {
    pub goal: RuleGoal,
    pub frame: RuleFrame,
    pub rule: Rule,
    pub placement: RuleFramePlacement,
    pub met: Vec<Met>,
    pub dependence: Option<Dependence>,
    pub keeps_group: bool,
}

/// How much a rule that holds proves about the group, strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RuleWeight {
    /// It proves that the group lives.
    Proves,
    /// Its move is worth trying: with it the group may live.
    Move,
    /// It proves an eye.
    Eye,
    /// Its move may make an eye.
    EyeMove,
    /// It proves that two strings are connected, or a string with a point, or two points.
    Connects,
    /// It proves that an enemy string is taken.
    Takes,
    /// Its move may connect.
    ConnectMove,
    /// Its move may take an enemy string.
    TakeMove,
    /// It proves nothing: its conditions depend on each other, or it protects stones outside the group.
    Nothing,
}

impl HeldRule {
    pub fn is_won(&self) -> bool {
        matches!(self.rule.kind, RuleKind::Won { .. })
    }

    pub fn weight(&self) -> RuleWeight {
        // A capture rule counts for the group even if it protects none of its stones.
        let is_of_group = self.keeps_group || self.goal == RuleGoal::Capture;
        match (self.is_won(), self.goal) {
            _ if !is_of_group => RuleWeight::Nothing,
            (true, _) if self.dependence.is_some() => RuleWeight::Nothing,
            (true, RuleGoal::Live) => RuleWeight::Proves,
            (true, RuleGoal::Eye) => RuleWeight::Eye,
            (true, RuleGoal::Connect | RuleGoal::ConnectEmpty | RuleGoal::JoinEmpties) => RuleWeight::Connects,
            (true, RuleGoal::Capture) => RuleWeight::Takes,
            (false, RuleGoal::Live) => RuleWeight::Move,
            (false, RuleGoal::Eye) => RuleWeight::EyeMove,
            (false, RuleGoal::Connect | RuleGoal::ConnectEmpty | RuleGoal::JoinEmpties) => RuleWeight::ConnectMove,
            (false, RuleGoal::Capture) => RuleWeight::TakeMove,
        }
    }

    /// The point of the rule's first move.
    pub fn play(&self) -> Option<Point> {
        match self.rule.kind {
            RuleKind::Winning { black: BlackMove::Stone(cell) | BlackMove::Capture(cell) } => {
                Some(self.placement.point(cell))
            }
            RuleKind::Won { .. } | RuleKind::Threat { .. } => None,
        }
    }
}

/// A group and what the rules say of it.
#[derive(Clone, Debug)]
pub struct GroupReport {
    pub color: Color,
    pub stones: Vec<Point>,
    /// Stones of other strings that rules connect with it.
    pub connected: Vec<Point>,
    /// How the opponent can capture the group.
    pub taken: Option<CaptureStatus>,
    pub status: GroupStatus,
    pub up_to_ko: bool,
    /// Whether the group lives by two eyes of its connected strings.
    pub by_eyes: bool,
    /// Whether only reading shows that the group lives.
    pub by_reading: bool,
    /// Points where one more stone of the group meets what a rule for life lacks: candidates of the other side; see
    /// [`Checker::nearly_met`]. None for a group that lives.
    pub nearly_met: Vec<Point>,
    /// The rules that hold, those that prove most first.
    pub rules: Vec<HeldRule>,
    /// Number of rules that hold. `rules` has only the first of them if there are many.
    pub count: usize,
}

/// Every group of a position.
#[derive(Clone, Debug, Default)]
pub struct GroupReports {
    pub groups: Vec<GroupReport>,
}

/// Rules that are kept for one group.
const MAX_KEPT_RULES: usize = 400;

impl GroupReports {
    /// Errors: stopped by the user, or why it failed, in words.
    pub fn check_board(board: &Board, book: &RuleBook, progress: &Progress) -> Result<GroupReports, JobError> {
        let checker = Checker::new(book, board.size());
        let heads = strings(board);
        progress.begin(text!("life-phase-reading-groups"), "groups", 0);
        let groups = checker.all_groups(board, ReadingParams::default(), progress)?;
        let mut reports = Vec::new();
        progress.begin(text!("life-phase-asking-rules"), "groups", heads.len() as u64);
        for head in heads {
            progress.check()?;
            let report =
                checker.check_within(board, head, &groups).map_err(|error| JobError::Failed(error.sentence()))?;
            let count = report.matches.len();
            let mut rules: Vec<HeldRule> = report
                .matches
                .into_iter()
                .map(|found| HeldRule {
                    goal: found.set.goal,
                    frame: found.set.frame,
                    rule: found.rule.clone(),
                    placement: found.placement,
                    met: found.met,
                    dependence: found.dependence,
                    keeps_group: found.keeps_group,
                })
                .collect();
            rules.sort_by_key(|held| (held.weight(), held.rule.ko, held.frame.cell_count(), held.met.len()));
            rules.truncate(MAX_KEPT_RULES);
            let nearly_met = match report.status {
                GroupStatus::Alive => Vec::new(),
                GroupStatus::AliveIfFirst(_) | GroupStatus::Unknown => {
                    checker.nearly_met(board, head).into_iter().collect()
                }
            };
            reports.push(GroupReport {
                color: report.color,
                stones: report.group,
                connected: report.connected,
                taken: report.taken,
                status: report.status,
                up_to_ko: report.up_to_ko,
                by_eyes: report.by_eyes,
                by_reading: report.by_reading,
                nearly_met,
                rules,
                count,
            });
            progress.add(1);
        }
        Ok(GroupReports { groups: reports })
    }

    pub fn group_at(&self, point: Point) -> Option<&GroupReport> {
        self.groups.iter().find(|group| group.stones.contains(&point))
    }
}

/// The status in a few words.
pub fn status_words(status: GroupStatus, up_to_ko: bool) -> String {
    let words = match status {
        GroupStatus::Alive => text!("life-alive"),
        GroupStatus::AliveIfFirst(_) => text!("life-status-alive-if-first"),
        GroupStatus::Unknown => text!("life-unknown"),
    };
    if up_to_ko { text!("life-status-up-to-ko", status = words) } else { words.to_owned() }
}

/// The key of a checked position: its stones and the book.
#[derive(Clone)]
pub(super) struct CheckQuery {
    pub stones: Vec<(Point, Color)>,
    pub side: usize,
    pub book: Arc<RuleBook>,
}

impl CheckQuery {
    pub fn new(board: &Board, book: &Arc<RuleBook>) -> CheckQuery {
        CheckQuery { stones: board.stones().collect(), side: board.size().side(), book: Arc::clone(book) }
    }

    pub fn is(&self, board: &Board, book: &Arc<RuleBook>) -> bool {
        self.side == board.size().side()
            && Arc::ptr_eq(&self.book, book)
            && board.stones().eq(self.stones.iter().copied())
    }
}
