//! Carries out the commands of the workspace.

use std::path::PathBuf;
use std::sync::Arc;

use super::frequency::rectangle_of;
use super::problems::ProblemSet;
use super::{LifeCommand, LifeTool, LifeView, LifeWork, Shape};
use crate::find::FindCommand;
use crate::find::drawing::Drawing;
use crate::loading::name_of;
use crate::notices::NoticeLevel;
use crate::old_tasks::OldWork;
use crate::{AppState, Ask, Command, WindowRequest, Workspace, counted, grouped};
use katachi_core::find::{Edges, Query};
use katachi_core::go::{Color, Point};
use katachi_core::jobs::{Job, JobError};
use katachi_core::pattern::CellSet;
use katachi_core::study::Moment;
use katachi_engines::tsumego::rules::frame::{Frame, Goal, Place};
use katachi_engines::tsumego::rules::stones::Stones;

impl AppState {
    pub(crate) fn act_in_life(&mut self, command: LifeCommand) {
        let life = &mut self.life;
        match command {
            LifeCommand::Show(view) => {
                life.show(view);
                if self.shared.workspace != Workspace::Life {
                    self.apply(Command::Show(Workspace::Life));
                }
            }
            LifeCommand::AskFor(ask) => self.requests.push(WindowRequest::Ask(Ask::Life(ask))),
            LifeCommand::FilterRules(filter) => life.browser.set_filter(filter, &life.frequencies),
            LifeCommand::SortRules(column) => life.browser.sort_by(column, &life.frequencies),
            LifeCommand::SelectRule(row) => life.browser.select_row(row),
            LifeCommand::NextRule(steps) => life.browser.step(steps),
            LifeCommand::ShowLine(line) => life.show_line(line),
            LifeCommand::Onward => {
                if let Some(rule) = life.onward() {
                    life.browser.select(Some(rule));
                }
            }
            LifeCommand::FindRule => self.find_rule(),
            LifeCommand::CountRules => self.count_rules(),
            LifeCommand::Generate { goal, frame } => self.generate_rules(goal, frame),
            LifeCommand::OpenRules(path) => {
                let label = format!("Opening {}", path.display());
                let work = LifeWork::open_rules(path, &self.wake);
                self.start(label, OldWork::Life(work));
            }
            LifeCommand::SaveRules(path) => self.save_rules(path),
            LifeCommand::OpenProblems(paths) => {
                if let Some(folder) = paths.first().and_then(|path| path.parent()) {
                    self.shared.settings.last_folder = Some(folder.to_owned());
                }
                self.show_tsumego();
                let label = format!("Opening {}", name_of(&paths));
                let work = LifeWork::open_problems(paths, &self.wake);
                self.start(label, OldWork::Life(work));
            }
            LifeCommand::PasteProblems(text) => match ProblemSet::of_text("Pasted", text.as_bytes()) {
                Ok(set) => {
                    self.show_tsumego();
                    self.life.set_problems(Arc::new(set));
                }
                Err(error) => {
                    let text = format!("Nothing could be pasted: {error}");
                    self.notices.push(NoticeLevel::Warning, text, Vec::new());
                }
            },
            LifeCommand::SampleProblems => {
                if let Ok(set) = ProblemSet::sample() {
                    self.show_tsumego();
                    self.life.set_problems(Arc::new(set));
                }
            }
            LifeCommand::FilterProblems(filter) => {
                life.problems.set_filter(filter, life.cards.deck(), Moment::now());
            }
            LifeCommand::SelectProblem(row) => {
                let number = life.problems.rows().get(row).copied();
                life.pose(number);
            }
            LifeCommand::NextProblem(steps) => life.next_problem(steps),
            LifeCommand::Practise => {
                self.show_tsumego();
                let life = &mut self.life;
                match life.problems.next_due(life.cards.deck(), Moment::now()) {
                    Some(number) => life.pose(Some(number)),
                    None => {
                        let text = "No problem is due, and all of these were tried: come back later, or open others";
                        self.notices.push(NoticeLevel::Info, text, Vec::new());
                    }
                }
            }
            LifeCommand::FindProblems(shape) => self.find_problems(shape),
            LifeCommand::AnyShape => life.problems.set_shape(None, life.cards.deck(), Moment::now()),
            LifeCommand::SelectRegion(region) => life.region = region,
            LifeCommand::Solve => {
                self.show_tsumego();
                let life = &mut self.life;
                life.session.reveal(&life.solver, &life.wake);
            }
            LifeCommand::StopSolving => life.session.stop(),
            LifeCommand::SetTime(seconds) => life.solver = super::session::params(seconds.clamp(1, 3600)),
            LifeCommand::Restart => life.session.restart(),
            LifeCommand::Follow(step) => life.session.follow(step, &life.solver, &life.wake),
            LifeCommand::GoTo(at) => life.go_to(at),
            LifeCommand::TakePosition => self.take_position(),
            LifeCommand::OwnPosition(own) => self.own_position(own),
            LifeCommand::Use(tool) => {
                life.tool = tool;
            }
            LifeCommand::Click { point, color } => self.click_in_life(point, color),
            LifeCommand::Mark(point) => life.mark(point),
            LifeCommand::ToMove(color) => {
                self.own_position(true);
                self.life.setup.set_to_move(color);
                self.life.changed();
            }
            LifeCommand::Clear(size) => {
                life.is_own = true;
                life.setup.clear(size);
                if life.tool == LifeTool::Play || life.tool == LifeTool::Mark {
                    life.tool = LifeTool::Stones(Color::Black);
                }
                life.changed();
            }
            LifeCommand::Undo => {
                life.setup.undo();
                life.changed();
            }
            LifeCommand::Redo => {
                life.setup.redo();
                life.changed();
            }
            LifeCommand::SelectHeld(at) => life.held = at,
            LifeCommand::ShowHeld(at) => {
                let held = life.group().and_then(|group| group.rules.get(at));
                let found = held.and_then(|held| life.browser.find(held.goal, held.frame, &held.rule));
                if found.is_some() {
                    life.browser.select(found);
                    life.view = LifeView::Rules;
                }
            }
        }
    }

    fn click_in_life(&mut self, point: Point, color: Option<Color>) {
        let color = color.or(match self.life.tool {
            LifeTool::Stones(color) => Some(color),
            LifeTool::Mark | LifeTool::Play => None,
        });
        let life = &mut self.life;
        let is_tsumego = life.view == LifeView::Tsumego;
        if let Some(color) = color {
            if !is_tsumego && !life.is_own {
                self.take_position();
            }
            // What is set is set on the position, not on a line that was walked.
            self.life.setup.set(point, color);
            self.life.changed();
            return;
        }
        if is_tsumego && life.tool == LifeTool::Play {
            life.session.play(point, &life.solver, &life.wake);
            return;
        }
        let board = if is_tsumego { life.setup.board() } else { life.position(self.shared.viewer.as_ref()).0 };
        let is_stone = !board.is_empty(point);
        self.life.mark(is_stone.then_some(point));
    }

    fn own_position(&mut self, own: bool) {
        self.life.is_own = own;
        if !own {
            self.life.tool = LifeTool::Mark;
        }
    }

    fn take_position(&mut self) {
        let Some(viewer) = &self.shared.viewer else {
            let text = "No game is open: open one in the Library workspace";
            self.notices.push(NoticeLevel::Info, text, Vec::new());
            return;
        };
        let (board, to_move) = (viewer.board().clone(), viewer.to_play());
        self.life.setup.replace(board, to_move);
        (self.life.is_own, self.life.marked) = (true, None);
        self.life.changed();
    }

    fn show_tsumego(&mut self) {
        self.life.show(LifeView::Tsumego);
        if self.shared.workspace != Workspace::Life {
            self.apply(Command::Show(Workspace::Life));
        }
    }

    fn find_problems(&mut self, shape: Shape) {
        let (query, words) = match shape {
            Shape::Region => {
                let life = &self.life;
                let drawing = Drawing::from_board(life.setup.board(), life.region);
                (drawing.query(), "the lit region")
            }
            Shape::Drawing => (self.find.drawing().query(), "the drawing of Find"),
        };
        match query {
            Some(query) => self.life.find_problems(query, words.to_owned()),
            None => self.notices.push(NoticeLevel::Info, "Nothing is drawn that could be looked for", Vec::new()),
        }
    }

    fn find_rule(&mut self) {
        let Some(answers) = self.life.browser.answers() else { return };
        let query = rule_query(answers.frame(), answers.scene().stones);
        match Drawing::from_query(&query) {
            Ok(drawing) => self.apply(Command::Find(FindCommand::FromDrawing(Box::new(drawing)))),
            Err(reason) => {
                let text = format!("This rule cannot be drawn: {reason}");
                self.notices.push(NoticeLevel::Warning, text, Vec::new());
            }
        }
    }

    /// Counts every rectangle that the list has, one after the other.
    fn count_rules(&mut self) {
        if self.corpus().games().is_empty() {
            self.notices.push(NoticeLevel::Info, "There are no games to count in: open some first", Vec::new());
            return;
        }
        let life = &mut self.life;
        let mut sizes: Vec<_> = life
            .browser
            .rows()
            .iter()
            .filter_map(|&row| life.browser.get(row))
            .filter(|(set, _)| life.frequencies.get(set.frame).is_none())
            .map(|(set, _)| rectangle_of(set.frame))
            .collect();
        sizes.sort_by_key(|&(width, height)| (width * height, width));
        sizes.dedup();
        sizes.reverse();
        life.to_count = sizes;
        self.count_next_rectangle();
    }

    fn count_next_rectangle(&mut self) {
        let is_counting = self.old_tasks.iter().any(|task| matches!(task.work, OldWork::Life(LifeWork::Count { .. })));
        if is_counting {
            return;
        }
        if let Some(size) = self.life.to_count.pop() {
            let label = format!("Counting {}×{} shapes", size.0, size.1);
            let work = LifeWork::count(&self.corpus().clone(), size, &self.wake);
            self.start(label, OldWork::Life(work));
        }
    }

    fn generate_rules(&mut self, goal: Goal, frame: Frame) {
        let is_making = self.old_tasks.iter().any(|task| matches!(task.work, OldWork::Life(LifeWork::Generate(_))));
        if is_making {
            let text = "Rules are being made already: wait for them, or cancel them";
            self.notices.push(NoticeLevel::Info, text, Vec::new());
            return;
        }
        let work = LifeWork::generate(goal, frame, &self.wake);
        self.start(format!("Making rules: {goal}, {frame}"), OldWork::Life(work));
    }

    fn save_rules(&mut self, path: PathBuf) {
        let name = path.to_string_lossy();
        let path = match name.ends_with(".ron") || name.ends_with(".zst") {
            true => path,
            false => crate::apply::with_suffix(path, ".ron.zst"),
        };
        let book = Arc::clone(self.life.browser.book());
        let label = format!("Writing {}", path.display());
        let job = Job::start_brief("save rules", Arc::clone(&self.wake), move |progress| {
            progress.check()?;
            katachi_engines::library::save_rules(&book, &path).map_err(|error| JobError::Failed(error.to_string()))?;
            Ok(format!("The rules are written: {}", path.display()))
        });
        self.start(label, OldWork::Write(job));
    }

    /// Whether the task is done.
    pub(crate) fn poll_life_task(&mut self, at: usize) -> bool {
        let (label, OldWork::Life(work)) = (self.old_tasks[at].label.clone(), &self.old_tasks[at].work) else {
            return false;
        };
        match work {
            LifeWork::Generate(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, set| {
                    let (won, winning) = (grouped(set.won.len() as u64), grouped(set.winning.len() as u64));
                    let text = format!("{}, {}: {won} won and {winning} winning rules", set.goal, set.frame);
                    state.notices.push(NoticeLevel::Info, text, Vec::new());
                    let (goal, frame) = (set.goal, set.frame);
                    state.life.add_rules([set]);
                    let filter = super::browser::RuleFilter {
                        goal: Some(goal),
                        place: Some(frame.place()),
                        size: Some((frame.width(), frame.height())),
                        ..Default::default()
                    };
                    let life = &mut state.life;
                    life.browser.set_filter(filter, &life.frequencies);
                });
            }
            LifeWork::Count { corpus, job } => {
                let (corpus, Some(outcome)) = (*corpus, job.poll()) else { return false };
                if matches!(outcome, Err(JobError::Cancelled)) {
                    self.life.to_count.clear();
                }
                self.finish(label, outcome, |state, counted| {
                    if corpus == state.corpus().id() {
                        state.life.frequencies.add(counted);
                        let life = &mut state.life;
                        life.browser.list(&life.frequencies);
                    }
                });
            }
            LifeWork::OpenProblems(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, set| {
                    let count = counted(set.problems.len(), "problem");
                    if set.skipped.is_empty() {
                        state.notices.push(NoticeLevel::Info, format!("{}: {count}", set.title), Vec::new());
                    } else {
                        let skipped = counted(set.skipped.len(), "game");
                        let text = format!("{}: {count}; {skipped} skipped", set.title);
                        let details = set.skipped.iter().take(20).cloned().collect();
                        state.notices.push(NoticeLevel::Warning, text, details);
                    }
                    state.life.set_problems(Arc::new(set));
                });
            }
            LifeWork::OpenRules(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, book| {
                    let sets = book.sets().len();
                    state.life.add_rules(book.sets().iter().cloned());
                    let text = format!("The rules of {} are in the book", counted(sets, "rectangle"));
                    state.notices.push(NoticeLevel::Info, text, Vec::new());
                });
            }
        }
        true
    }

    /// What the workspace has to do in the background.
    pub(crate) fn drive_life(&mut self) {
        let is_shown = self.shared.workspace == Workspace::Life;
        if let Some(reason) = self.life.poll(self.shared.viewer.as_ref(), is_shown) {
            self.notices.push(NoticeLevel::Error, reason, Vec::new());
        }
        self.count_next_rectangle();
    }
}

/// The stones of a rule where its place says, in every image and both colours.
pub(super) fn rule_query(frame: Frame, stones: Stones) -> Query {
    let rows = (0..frame.height()).rev();
    let cells = rows.flat_map(|y| (0..frame.width()).map(move |x| frame.cell(x, y)));
    let cells = cells.map(|cell| Some(CellSet::only(stones.cell(cell)))).collect();
    let edges = Edges { left: frame.place() == Place::Corner, bottom: frame.place() != Place::Centre, ..Edges::NONE };
    Query::new(frame.width(), frame.height(), cells, edges).expect("a rectangle of a rule is a small one, on the board")
}
