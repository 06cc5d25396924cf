//! The Life workspace: the book of rules, what the rules say of a position, and problems with their solver.
//!
//! [`Life`] holds it all; [`LifeCommand`] says what a user can do, `act` carries it out. Making rules, counting their
//! stones in the games and reading files are tasks of the [`super::AppState`]; checking and solving run as jobs of the
//! workspace, since they are stopped by whatever asks anew. Nothing is read before somebody looks.

mod act;
pub mod answers;
pub mod browser;
mod cards;
pub mod checking;
pub mod command;
pub mod frequency;
pub mod problems;
pub mod session;
pub mod setup;
#[cfg(test)]
mod tests;
mod work;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use self::browser::{Browser, RuleRef};
use self::cards::Cards;
use self::checking::{Asked, Checked, GroupReport, HeldRule};
use self::frequency::{Frequencies, RectangleSize};
use self::problems::{Known, ProblemEntry, ProblemList, ProblemSet};
use self::session::Session;
use self::setup::{LifeTool, Setup};
use super::old_awaited::Awaited;
use super::{Navigation, Region, Viewer};
use katachi_core::find::Query;
use katachi_core::go::{Board, Color, Point};
use katachi_core::jobs::{Job, Wake};
use katachi_core::progress::ProgressReport;
use katachi_core::study::{Deck, Grade, Moment};
use katachi_engines::tsumego::rules::RuleBook;
use katachi_engines::tsumego::rules::frame::{Frame, Place};
use katachi_engines::tsumego::solver::SolverParams;

pub use self::command::{LifeAsk, LifeCommand, LifeView, Shape};
pub(super) use self::work::LifeWork;

pub struct Life {
    wake: Wake,
    view: LifeView,
    browser: Browser,
    /// Unpacks the rules that come with the program.
    shipped: Option<Job<Arc<RuleBook>>>,
    frequencies: Frequencies,
    /// Rectangles that wait to be counted.
    to_count: Vec<RectangleSize>,
    /// The position is the user's own, not the open game's.
    is_own: bool,
    setup: Setup,
    tool: LifeTool,
    marked: Option<Point>,
    checked: Awaited<(Asked, Checked)>,
    asked: Option<Asked>,
    held: usize,
    problems: ProblemList,
    /// The shape that is looked for in the problems, in words.
    shown: Awaited<(Arc<ProblemSet>, BTreeSet<u32>, String)>,
    session: Session,
    solver: SolverParams,
    region: Option<Region>,
    cards: Cards,
    is_wanted: bool,
}

/// So long the solver looks at first, in seconds.
const FIRST_TIME: u64 = 10;

impl Life {
    pub fn new(wake: Wake) -> Life {
        Life {
            wake,
            view: LifeView::default(),
            browser: Browser::default(),
            shipped: None,
            frequencies: Frequencies::default(),
            to_count: Vec::new(),
            is_own: false,
            setup: Setup::default(),
            tool: LifeTool::default(),
            marked: None,
            checked: Awaited::default(),
            asked: None,
            held: 0,
            problems: ProblemList::default(),
            shown: Awaited::default(),
            session: Session::new(Setup::default().board(), Color::Black, None, Vec::new()),
            solver: session::params(FIRST_TIME),
            region: None,
            cards: Cards::default(),
            is_wanted: false,
        }
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
        self.shipped.is_some()
    }

    /// The position is the user's own, not the open game's.
    pub fn is_own(&self) -> bool {
        self.is_own
    }

    pub fn setup(&self) -> &Setup {
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

    /// What the rules say of the position; `None` while they are asked.
    pub fn checked(&self) -> Option<&Checked> {
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

    /// The rule that is looked at, of those that hold for the group.
    pub fn held(&self) -> Option<(usize, &HeldRule)> {
        let rules = &self.group()?.rules;
        let at = self.held.min(rules.len().checked_sub(1)?);
        Some((at, &rules[at]))
    }

    /// The won rule that stands where the shown line ends, if this book has one in the same rectangle.
    pub fn onward(&self) -> Option<RuleRef> {
        let answers = self.browser.answers()?;
        answers.chosen()?;
        let scene = answers.scene();
        let book = self.browser.book();
        let at = book.sets().iter().position(|set| (set.goal, set.frame) == (answers.goal(), answers.frame()))?;
        let holds = |rule: &katachi_engines::tsumego::rules::Rule| {
            rule.stones == scene.stones && rule.conditions.at_most(scene.conditions)
        };
        let found = book.sets()[at].won.iter().position(holds)?;
        Some(RuleRef { set: at as u32, won: true, at: found as u32 })
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
    pub fn region(&self) -> Option<Region> {
        self.region
    }

    pub fn deck(&self) -> &Deck {
        self.cards.deck()
    }

    /// Whether cards are kept in a library folder.
    pub fn keeps_cards(&self) -> bool {
        self.cards.is_kept()
    }

    /// What is known of a problem.
    pub fn known(&self, problem: &ProblemEntry) -> Known {
        problems::known(self.deck(), &problem.question)
    }

    pub fn is_busy(&self) -> bool {
        let is_reading = self.shipped.is_some() || self.cards.is_busy();
        is_reading || self.checked.is_running() || self.shown.is_running() || self.session.is_busy()
    }

    pub(super) fn show(&mut self, view: LifeView) {
        if view != self.view {
            self.tool = if view == LifeView::Tsumego { LifeTool::Play } else { LifeTool::Mark };
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

    /// Somebody looks: from now on rules are unpacked and asked.
    pub(super) fn want(&mut self) {
        self.is_wanted = true;
        if self.browser.book().sets().is_empty() && self.shipped.is_none() {
            // It takes a moment, and nothing that the user waits for has to stand behind it.
            self.shipped = Some(Job::start_apart("rules", Arc::clone(&self.wake), |progress| {
                progress.begin("Unpacking rules", "files", 1);
                Ok(Arc::new(katachi_engines::library::shipped_rules().clone()))
            }));
        }
        if self.problems.set().is_none()
            && let Ok(sample) = ProblemSet::sample()
        {
            self.set_problems(Arc::new(sample));
        }
    }

    /// Other problems; the first of them is posed.
    fn set_problems(&mut self, set: Arc<ProblemSet>) {
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
        self.problems.select(Some(number));
        self.setup = Setup::new(board, to_move);
        (self.tool, self.region) = (LifeTool::Play, None);
        self.begin(None);
    }

    /// The position as it is set up is the question.
    fn begin(&mut self, group: Option<Point>) {
        self.marked = group;
        let accepted = self.problems.selected().map(|(_, problem)| problem.accepted.clone()).unwrap_or_default();
        self.session = Session::new(self.setup.board(), self.setup.to_move(), group, accepted);
    }

    /// The position was changed: it is no problem of the list any more.
    fn changed(&mut self) {
        self.problems.select(None);
        let group = self
            .marked
            .filter(|&point| self.setup.board().size().contains(point) && !self.setup.board().is_empty(point));
        self.begin(group);
    }

    /// Looks for the problems that show a query.
    fn find_problems(&mut self, query: Query, words: String) {
        let Some(set) = self.problems.set().cloned() else { return };
        self.shown.start("problems with a shape", &self.wake, move |progress| {
            let found = set.showing(&query, progress)?;
            Ok((set, found, words))
        });
    }

    /// The folder of the library, where the cards are kept.
    pub(super) fn set_folder(&mut self, folder: Option<PathBuf>) {
        self.cards.set_folder(folder, &self.wake);
    }

    /// Other games: what was counted in the old ones goes.
    pub(super) fn forget_games(&mut self) {
        self.frequencies.clear();
        self.to_count.clear();
        self.browser.list(&self.frequencies);
    }

    /// Takes in what background work has found. Returns what went wrong.
    pub(super) fn poll(&mut self, viewer: Option<&Viewer>, is_shown: bool) -> Option<String> {
        let unpacked = match self.shipped.as_ref().and_then(Job::poll) {
            None => Ok(()),
            Some(outcome) => {
                self.shipped = None;
                outcome.map(|book| self.take_shipped(book)).map_err(|error| error.to_string())
            }
        };
        let checked = self.checked.poll();
        if is_shown && self.view == LifeView::Checker {
            self.follow(viewer);
        }
        let shown = self.shown.poll();
        if shown == Ok(true)
            && let Some((set, found, words)) = self.shown.value()
            && self.problems.set().is_some_and(|known| Arc::ptr_eq(known, set))
        {
            self.problems.set_shape(Some((found.clone(), words.clone())), self.cards.deck(), Moment::now());
        }
        let solved = self.session.poll(&self.solver, &self.wake);
        if let Some(succeeded) = self.session.take_grade() {
            self.grade(succeeded);
        }
        let kept = self.cards.poll();
        self.cards.drive(&self.wake);
        if kept == Ok(true) {
            self.problems.list(self.cards.deck(), Moment::now());
        }
        unpacked.err().or([checked, shown, kept].into_iter().find_map(Result::err)).or(solved)
    }

    /// Notes how a problem of the list went.
    fn grade(&mut self, succeeded: bool) {
        let Some((_, problem)) = self.problems.selected() else { return };
        let grade = if succeeded { Grade::Good } else { Grade::Again };
        self.cards.review(problem.question.clone(), grade, Moment::now(), &self.wake);
        self.problems.list(self.cards.deck(), Moment::now());
    }

    /// Has the rules asked about the position that is shown.
    fn follow(&mut self, viewer: Option<&Viewer>) {
        let book = Arc::clone(self.browser.book());
        if book.sets().is_empty() {
            return;
        }
        let (board, _) = self.position(viewer);
        if self.asked.as_ref().is_some_and(|asked| asked.is(board, &book)) {
            return;
        }
        let (asked, board) = (Asked::new(board, &book), board.clone());
        if self.marked.is_some_and(|point| !board.size().contains(point) || board.is_empty(point)) {
            self.marked = None;
        }
        self.held = 0;
        self.asked = Some(asked.clone());
        self.checked.start("asking the rules", &self.wake, move |progress| {
            let checked = Checked::of(&board, &book, progress)?;
            Ok((asked, checked))
        });
    }

    /// The shipped rules, and those that were added before they were unpacked.
    fn take_shipped(&mut self, shipped: Arc<RuleBook>) {
        let added = Arc::clone(self.browser.book());
        self.browser.set_book(shipped, &self.frequencies);
        if !added.sets().is_empty() {
            self.add_rules(added.sets().iter().cloned());
        }
    }

    /// Makes a book with more rules.
    fn add_rules(&mut self, sets: impl IntoIterator<Item = katachi_engines::tsumego::rules::RuleSet>) {
        let mut book = (**self.browser.book()).clone();
        sets.into_iter().for_each(|set| book.add(set));
        self.browser.set_book(Arc::new(book), &self.frequencies);
    }

    /// Whether the keys that step through games step through something here.
    pub(super) fn takes_steps(&self) -> bool {
        self.view != LifeView::Checker || self.is_own
    }

    pub(super) fn navigate(&mut self, navigation: Navigation) {
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
                Navigation::By(steps) => self.go_to((at + i64::from(steps)).max(0) as usize),
                Navigation::First => self.go_to(0),
                Navigation::Last => self.go_to(last),
                Navigation::Move(at) => self.go_to(at),
                Navigation::Variation(steps) => self.next_problem(steps),
                Navigation::Node(_) => {}
            }
        }
    }

    fn go_to(&mut self, at: usize) {
        self.session.go_to(at, &self.solver, &self.wake);
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

/// Rectangles whose rules can be made in the window: those of the paper's tables that have at most 12 cells.
pub fn paper_sizes() -> Vec<Frame> {
    const SIZES: [(Place, &[(usize, usize)]); 3] = [
        (Place::Corner, &[(2, 2), (3, 2), (4, 2), (3, 3), (5, 2), (4, 3), (6, 2)]),
        (Place::Side, &[(3, 2), (4, 2), (3, 3), (5, 2), (4, 3), (6, 2), (3, 4)]),
        (Place::Centre, &[(3, 3), (4, 3)]),
    ];
    let frames = SIZES.iter().flat_map(|&(place, sizes)| {
        sizes.iter().filter_map(move |&(width, height)| Frame::new(place, width, height).ok())
    });
    frames.collect()
}
