//! The Life workspace: the book of rules, what the rules say of a position, and problems with their solver.
//!
//! [`Life`] is its state; [`LifeCommand`] lists the user's actions. Nothing is read before the workspace is first
//! shown.

mod act;
pub mod answers;
pub mod browser;
mod cards;
pub mod checking;
pub mod command;
pub mod frequency;
pub mod group_curve;
mod problem_filter;
pub mod problems;
pub mod session;
pub mod setup;
#[cfg(test)]
mod tests;
pub mod typical;
pub mod view;

use std::collections::BTreeSet;
use std::sync::Arc;

use self::browser::{Browser, RuleRef};
use self::cards::ProblemCards;
use self::checking::{CheckQuery, GroupReport, GroupReports, HeldRule};
use self::frequency::{Frequencies, RectangleCounts, RectangleSize};
use self::problems::{ProblemEntry, ProblemList, ProblemSet, ProblemStatus, SoughtShape};
use self::session::Session;
use self::setup::{LifeTool, PositionEditor};
use super::tasks::Awaited;
use super::{BoardRegion, Effects, Navigation, Shared, Viewer, Workspace};
use katachi_core::find::Query;
use katachi_core::go::{Board, Color, Point};
use katachi_core::progress::ProgressReport;
use katachi_core::study::{CardQuestion, Deck, Grade, Moment};
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi_engines::tsumego::rules::{RuleBook, RuleClass, RuleSet};
use katachi_engines::tsumego::solver::SolverParams;
use katachi_language::text;

pub use self::command::{LifeCommand, ProblemShapeSource};
pub use self::view::LifeView;

pub struct Life {
    view: LifeView,
    browser: Browser,
    /// Unpacks the rules that come with the program.
    shipped: Awaited<Arc<RuleBook>>,
    making: Awaited<RuleSet>,
    counting: Awaited<RectangleCounts>,
    group_curve: Awaited<group_curve::GroupCurve>,
    /// Files whose rules are added as they come.
    opening_rules: Vec<Awaited<RuleBook>>,
    opening_problems: Awaited<ProblemSet>,
    frequencies: Frequencies,
    /// Rectangles that wait to be counted.
    to_count: Vec<RectangleSize>,
    /// The position is the user's own, not the open game's.
    is_own: bool,
    setup: PositionEditor,
    tool: LifeTool,
    marked: Option<Point>,
    checked: Awaited<(CheckQuery, GroupReports)>,
    asked: Option<CheckQuery>,
    held: usize,
    problems: ProblemList,
    /// The search for problems with a shape: the set, the numbers found, and the shape.
    shown: Awaited<(Arc<ProblemSet>, BTreeSet<u32>, SoughtShape)>,
    typical: typical::TypicalMoves,
    session: Session,
    /// Tries at problems, and their grades, until they are noted.
    left: Vec<(CardQuestion, Grade)>,
    solver: SolverParams,
    region: Option<BoardRegion>,
    cards: ProblemCards,
    /// The problems of the last time were opened again.
    has_resumed: bool,
    /// The problem to pose when these problems are read.
    resumes_at: Option<usize>,
}

/// The solver's first time limit, in seconds.
const DEFAULT_TIME_LIMIT_SECS: u64 = 10;

impl Default for Life {
    fn default() -> Life {
        Life {
            view: LifeView::default(),
            browser: Browser::default(),
            shipped: Awaited::default(),
            making: Awaited::default(),
            counting: Awaited::default(),
            group_curve: Awaited::default(),
            opening_rules: Vec::new(),
            opening_problems: Awaited::default(),
            frequencies: Frequencies::default(),
            to_count: Vec::new(),
            is_own: false,
            setup: PositionEditor::default(),
            tool: LifeTool::default(),
            marked: None,
            checked: Awaited::default(),
            asked: None,
            held: 0,
            problems: ProblemList::default(),
            shown: Awaited::default(),
            typical: typical::TypicalMoves::default(),
            session: Session::new(PositionEditor::default().board(), Color::Black, None, Vec::new()),
            left: Vec::new(),
            solver: session::params(DEFAULT_TIME_LIMIT_SECS),
            region: None,
            cards: ProblemCards::default(),
            has_resumed: false,
            resumes_at: None,
        }
    }
}

impl Life {
    /// The workspace with the view of the last session.
    pub fn with_view(view: LifeView) -> Life {
        Life { view, tool: tool_in(view), ..Life::default() }
    }

    pub fn view(&self) -> LifeView {
        self.view
    }

    pub fn browser(&self) -> &Browser {
        &self.browser
    }

    pub fn frequencies(&self) -> &Frequencies {
        &self.frequencies
    }

    /// Whether the shipped rules are still being unpacked.
    pub fn is_unpacking(&self) -> bool {
        self.shipped.is_running()
    }

    /// The position is the user's own, not the open game's.
    pub fn is_own(&self) -> bool {
        self.is_own
    }

    pub fn setup(&self) -> &PositionEditor {
        &self.setup
    }

    pub fn tool(&self) -> LifeTool {
        self.tool
    }

    /// The position that the rules are asked about, and whose turn it is.
    pub fn position<'a>(&'a self, viewer: Option<&'a Viewer>) -> (&'a Board, Color) {
        match viewer.filter(|_| !self.is_own) {
            Some(viewer) => (viewer.board(), viewer.to_play()),
            None => (self.setup.board(), self.setup.to_move()),
        }
    }

    /// A stone of the group that is asked about.
    pub fn marked(&self) -> Option<Point> {
        self.marked
    }

    /// The rules' verdict on the position; `None` while they are asked.
    pub fn checked(&self) -> Option<&GroupReports> {
        let (of, checked) = self.checked.value()?;
        let asked = self.asked.as_ref()?;
        (of.stones == asked.stones && of.side == asked.side && Arc::ptr_eq(&of.book, &asked.book)).then_some(checked)
    }

    pub fn checking(&self) -> Option<ProgressReport> {
        self.checked.progress()
    }

    /// The marked group and what the rules say of it.
    pub fn group(&self) -> Option<&GroupReport> {
        self.checked()?.group_at(self.marked?)
    }

    /// The selected rule among those that hold for the group, with its place.
    pub fn held(&self) -> Option<(usize, &HeldRule)> {
        let rules = &self.group()?.rules;
        let at = self.held.min(rules.len().checked_sub(1)?);
        Some((at, &rules[at]))
    }

    /// The won rule that fits the end of the shown line, or the winning rule after a threat, if the book has one of the
    /// same rectangle.
    pub fn onward(&self) -> Option<RuleRef> {
        let answers = self.browser.answers()?;
        answers.chosen()?;
        let scene = answers.scene();
        let book = self.browser.book();
        let at = book.sets().iter().position(|set| (set.goal, set.frame) == (answers.goal(), answers.frame()))?;
        let class = if answers.class() == RuleClass::Threat { RuleClass::Winning } else { RuleClass::Won };
        let holds = |rule: &katachi_engines::tsumego::rules::Rule| {
            rule.stones == scene.stones && rule.conditions.at_most(scene.conditions)
        };
        let found = book.sets()[at].rules(class).iter().position(holds)?;
        Some(RuleRef { set: at as u32, class, at: found as u32 })
    }

    pub fn problems(&self) -> &ProblemList {
        &self.problems
    }

    /// The problem that is being solved.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Seconds of processor time that the solver has.
    pub fn seconds(&self) -> u64 {
        self.solver.time.map_or(0, |time| time.as_secs())
    }

    /// The lit part of the position.
    pub fn region(&self) -> Option<BoardRegion> {
        self.region
    }

    pub fn deck(&self) -> &Deck {
        self.cards.deck()
    }

    /// Whether cards outlive the session.
    pub fn keeps_cards(&self) -> bool {
        self.cards.is_kept()
    }

    /// The state of a problem.
    pub fn known(&self, problem: &ProblemEntry) -> ProblemStatus {
        problems::known(self.deck(), &problem.question)
    }

    /// When a problem that is solved by now was last failed.
    pub fn failed_earlier(&self, problem: &ProblemEntry) -> Option<Moment> {
        problems::failed_earlier(self.deck(), &problem.question)
    }

    fn show(&mut self, view: LifeView) {
        if view != self.view {
            self.tool = tool_in(view);
        }
        self.view = view;
        // Time has passed: more may be due.
        self.problems.list(self.cards.deck(), Moment::now());
    }

    /// Names the group that is asked about.
    fn mark(&mut self, point: Option<Point>) {
        (self.marked, self.held) = (point, 0);
        if self.view == LifeView::Tsumego {
            self.begin(point);
            self.tool = LifeTool::Play;
        }
    }

    /// Unpacks the rules and opens problems when the workspace is first shown.
    fn want(&mut self, effects: &mut Effects) {
        if self.browser.book().sets().is_empty() && !self.shipped.is_running() {
            // Unpacking takes a moment. Work that the user waits for must not queue behind it.
            let task = self.shipped.start(text!("life-task-rules"), |progress| {
                progress.begin(text!("life-phase-unpacking-rules"), "files", 1);
                Ok(Arc::clone(katachi_engines::library::shared_rules()))
            });
            effects.spawn(task.apart().quiet());
        }
        if self.problems.set().is_none()
            && let Ok(sample) = ProblemSet::sample()
        {
            self.set_problems(Arc::new(sample));
        }
    }

    /// Other problems; the first of them is posed.
    fn set_problems(&mut self, set: Arc<ProblemSet>) {
        self.leave_problem();
        self.problems.replace(set, self.cards.deck(), Moment::now());
        self.shown = Awaited::default();
        self.pose(Some(0));
    }

    /// Sets a problem's position up.
    fn pose(&mut self, number: Option<u32>) {
        let Some((number, problem)) = number.and_then(|number| Some((number, self.problems.problem(number)?))) else {
            return;
        };
        let (board, to_move) = (problem.board.clone(), problem.to_move);
        self.leave_problem();
        self.problems.select(Some(number));
        self.setup = PositionEditor::new(board, to_move);
        (self.tool, self.region) = (tool_in(self.view), None);
        self.begin(None);
    }

    /// Ends the attempt at the selected problem.
    fn leave_problem(&mut self) {
        self.session.leave();
        self.take_attempt();
    }

    /// Takes over the verdict on the attempt at the selected problem, if there is a new one.
    fn take_attempt(&mut self) {
        let grade = self.session.take_grade();
        let attempt = grade.and_then(|grade| Some((self.problems.selected()?.1.question.clone(), grade)));
        self.left.extend(attempt);
    }

    /// Begins a session on the position that is set up.
    fn begin(&mut self, group: Option<Point>) {
        self.marked = group;
        let accepted = self.problems.selected().map(|(_, problem)| problem.accepted.clone()).unwrap_or_default();
        self.session = Session::new(self.setup.board(), self.setup.to_move(), group, accepted);
    }

    /// Begins anew after the position was changed. It is no longer a problem of the list.
    fn changed(&mut self) {
        self.leave_problem();
        self.problems.select(None);
        let group = self
            .marked
            .filter(|&point| self.setup.board().size().contains(point) && !self.setup.board().is_empty(point));
        self.begin(group);
    }

    /// Looks for the problems that show a query.
    fn find_problems(&mut self, query: Query, shape: SoughtShape, effects: &mut Effects) {
        let Some(set) = self.problems.set().cloned() else { return };
        let task = self.shown.start(text!("life-task-problems-with-shape"), move |progress| {
            let found = set.showing(&query, progress)?;
            Ok((set, found, shape))
        });
        effects.spawn(task.quiet());
    }

    /// Takes in the results of quiet tasks, and follows the position.
    fn take_in_quiet_work(&mut self, shared: &Shared, effects: &mut Effects) {
        if let Some(book) = self.shipped.arrived() {
            self.take_shipped(book);
        }
        self.checked.poll();
        self.poll_typical();
        if shared.workspace() == Workspace::Life && self.view == LifeView::Checker {
            self.follow(shared.viewer(), effects);
        }
        if self.shown.poll()
            && let Some((set, found, shape)) = self.shown.value()
            && self.problems.set().is_some_and(|known| Arc::ptr_eq(known, set))
        {
            self.problems.set_shape(Some((found.clone(), *shape)), self.cards.deck(), Moment::now());
        }
        self.session.poll(&self.solver, effects);
        self.take_attempt();
        for (question, grade) in std::mem::take(&mut self.left) {
            self.grade(question, grade, effects);
        }
        if let Some(positions) = self.session.take_measure()
            && let Some((_, problem)) = self.problems.selected()
        {
            self.cards.measure(problem.question.clone(), positions, effects);
            self.problems.list(self.cards.deck(), Moment::now());
        }
        if self.cards.poll(effects) {
            self.problems.list(self.cards.deck(), Moment::now());
        }
    }

    /// Notes how a problem of the list went.
    fn grade(&mut self, question: CardQuestion, grade: Grade, effects: &mut Effects) {
        self.cards.review(question, grade, Moment::now(), effects);
        self.problems.list(self.cards.deck(), Moment::now());
    }

    /// Has the rules asked about the position that is shown.
    fn follow(&mut self, viewer: Option<&Viewer>, effects: &mut Effects) {
        let book = Arc::clone(self.browser.book());
        if book.sets().is_empty() {
            return;
        }
        let (board, _) = self.position(viewer);
        if self.asked.as_ref().is_some_and(|asked| asked.is(board, &book)) {
            return;
        }
        let (asked, board) = (CheckQuery::new(board, &book), board.clone());
        if self.marked.is_some_and(|point| !board.size().contains(point) || board.is_empty(point)) {
            self.marked = None;
        }
        self.held = 0;
        self.asked = Some(asked.clone());
        let task = self.checked.start(text!("life-phase-asking-rules"), move |progress| {
            let checked = GroupReports::check_board(&board, &book, progress)?;
            Ok((asked, checked))
        });
        effects.spawn(task.asked().quiet());
    }

    /// Takes in the shipped rules, and keeps rules that were added before.
    fn take_shipped(&mut self, shipped: Arc<RuleBook>) {
        let added = Arc::clone(self.browser.book());
        self.browser.set_book(shipped, &self.frequencies);
        if !added.sets().is_empty() {
            self.add_rules(added.sets().iter().cloned());
        }
    }

    /// Makes a book with more rules.
    fn add_rules(&mut self, sets: impl IntoIterator<Item = RuleSet>) {
        let mut book = (**self.browser.book()).clone();
        sets.into_iter().for_each(|set| book.add(set));
        self.group_curve = Awaited::default();
        self.browser.set_book(Arc::new(book), &self.frequencies);
    }

    /// Whether the workspace uses the keys that step through games.
    fn takes_steps(&self) -> bool {
        self.view != LifeView::Checker || self.is_own
    }

    fn navigate(&mut self, navigation: Navigation, effects: &mut Effects) {
        if self.view == LifeView::Rules {
            match navigation {
                Navigation::Variation(steps) => self.browser.step(steps),
                Navigation::By(steps) => {
                    if let Some(answers) = self.browser.answers_mut() {
                        (0..steps.unsigned_abs().min(40)).for_each(|_| answers.step(steps > 0));
                    }
                }
                Navigation::First => self.show_line(None),
                Navigation::Last => {
                    let last = self.browser.answers().and_then(|answers| answers.lines().len().checked_sub(1));
                    self.show_line(last);
                }
                Navigation::Move(_) | Navigation::Node(_) => {}
            }
        }
        if self.view == LifeView::Tsumego {
            let (at, last) = (self.session.at() as i64, self.session.line().len());
            match navigation {
                Navigation::By(steps) => self.go_to((at + i64::from(steps)).max(0) as usize, effects),
                Navigation::First => self.go_to(0, effects),
                Navigation::Last => self.go_to(last, effects),
                Navigation::Move(at) => self.go_to(at, effects),
                Navigation::Variation(steps) => self.next_problem(steps),
                Navigation::Node(_) => {}
            }
        }
    }

    fn go_to(&mut self, at: usize, effects: &mut Effects) {
        self.session.go_to(at, &self.solver, effects);
    }

    fn next_problem(&mut self, steps: i32) {
        let rows = self.problems.rows();
        if rows.is_empty() {
            return;
        }
        let here = self.problems.place().map_or(-1, |place| place as i64);
        let there = (here + i64::from(steps)).clamp(0, rows.len() as i64 - 1) as usize;
        self.pose(Some(rows[there]));
    }

    fn show_line(&mut self, line: Option<usize>) {
        if let Some(answers) = self.browser.answers_mut() {
            answers.choose(line);
        }
    }
}

/// Rectangles whose rules can be made in the window: those in the paper's tables with at most 12 cells.
pub fn paper_sizes() -> Vec<RuleFrame> {
    const PAPER_SIZES: [(RuleFramePlace, &[(usize, usize)]); 3] = [
        (RuleFramePlace::Corner, &[(2, 2), (3, 2), (4, 2), (3, 3), (5, 2), (4, 3), (6, 2)]),
        (RuleFramePlace::Side, &[(3, 2), (4, 2), (3, 3), (5, 2), (4, 3), (6, 2), (3, 4)]),
        (RuleFramePlace::Centre, &[(3, 3), (4, 3)]),
    ];
    let frames = PAPER_SIZES.iter().flat_map(|&(place, sizes)| {
        sizes.iter().filter_map(move |&(width, height)| RuleFrame::new(place, width, height).ok())
    });
    frames.collect()
}

/// Rectangles whose rules for a goal can be made in the window. A goal with marks looks at every pair of cells, so it
/// allows only small rectangles.
pub fn sizes_of(goal: RuleGoal) -> Vec<RuleFrame> {
    if !goal.has_marks() {
        return paper_sizes();
    }
    let places = [RuleFramePlace::Corner, RuleFramePlace::Side, RuleFramePlace::Centre];
    let sizes =
        places.into_iter().flat_map(|place| [(2, 2), (3, 2), (4, 2), (3, 3)].map(|(w, h)| RuleFrame::new(place, w, h)));
    sizes.filter_map(Result::ok).collect()
}

/// The tool with which a view begins.
fn tool_in(view: LifeView) -> LifeTool {
    if view == LifeView::Tsumego { LifeTool::Play } else { LifeTool::Mark }
}
