//! Carries out the commands of the workspace.

use std::path::PathBuf;
use std::sync::Arc;

use super::frequency::rectangle_of;
use super::{LifeCommand, LifeTool, LifeView, LifeWork};
use crate::app::find::FindCommand;
use crate::app::find::drawing::Drawing;
use crate::app::notices::NoticeLevel;
use crate::app::tasks::Work;
use crate::app::{AppState, Ask, Command, Effect, Workspace, counted, grouped};
use crate::find::{Edges, Query};
use crate::go::{Color, Point};
use crate::jobs::{Job, JobError};
use crate::library;
use crate::pattern::CellSet;
use crate::tsumego::rules::frame::{Frame, Goal, Place};
use crate::tsumego::rules::stones::Stones;

impl AppState {
    pub(in crate::app) fn act_in_life(&mut self, command: LifeCommand) {
        let life = &mut self.life;
        match command {
            LifeCommand::Show(view) => {
                life.view = view;
                if self.workspace != Workspace::Life {
                    self.apply(Command::Show(Workspace::Life));
                }
            }
            LifeCommand::AskFor(ask) => self.effects.push(Effect::Ask(Ask::Life(ask))),
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
                self.start(label, Work::Life(work));
            }
            LifeCommand::SaveRules(path) => self.save_rules(path),
            LifeCommand::OpenProblems(_) => {}
            LifeCommand::OwnPosition(own) => self.own_position(own),
            LifeCommand::Use(tool) => {
                if matches!(tool, LifeTool::Stones(_)) {
                    self.own_position(true);
                }
                self.life.tool = tool;
            }
            LifeCommand::Click { point, color } => self.click_in_life(point, color),
            LifeCommand::Mark(point) => {
                (life.marked, life.held) = (point, 0);
            }
            LifeCommand::ToMove(color) => {
                self.own_position(true);
                self.life.setup.set_to_move(color);
            }
            LifeCommand::Clear(size) => {
                life.is_own = true;
                (life.marked, life.held) = (None, 0);
                life.setup.clear(size);
            }
            LifeCommand::Undo => life.setup.undo(),
            LifeCommand::Redo => life.setup.redo(),
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
        if let Some(color) = color {
            self.own_position(true);
            self.life.setup.set(point, color);
            return;
        }
        let is_stone = !self.life.position(self.viewer.as_ref()).0.is_empty(point);
        (self.life.marked, self.life.held) = (is_stone.then_some(point), 0);
    }

    /// The user's own position begins as what is shown.
    fn own_position(&mut self, own: bool) {
        if own && !self.life.is_own {
            let (board, to_move) = self.life.position(self.viewer.as_ref());
            let (board, to_move) = (board.clone(), to_move);
            self.life.setup.replace(board, to_move);
        }
        self.life.is_own = own;
        if !own {
            self.life.tool = LifeTool::Mark;
        }
    }

    fn find_rule(&mut self) {
        let Some(answers) = self.life.browser.answers() else { return };
        let query = rule_query(answers.frame(), answers.scene().stones);
        match Drawing::from_query(&query) {
            Ok(drawing) => self.act_in_find(FindCommand::FromDrawing(Box::new(drawing))),
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
        let is_counting = self.tasks.iter().any(|task| matches!(task.work, Work::Life(LifeWork::Count { .. })));
        if is_counting {
            return;
        }
        if let Some(size) = self.life.to_count.pop() {
            let label = format!("Counting {}×{} shapes", size.0, size.1);
            let work = LifeWork::count(&self.corpus().clone(), size, &self.wake);
            self.start(label, Work::Life(work));
        }
    }

    fn generate_rules(&mut self, goal: Goal, frame: Frame) {
        let is_making = self.tasks.iter().any(|task| matches!(task.work, Work::Life(LifeWork::Generate(_))));
        if is_making {
            let text = "Rules are being made already: wait for them, or cancel them";
            self.notices.push(NoticeLevel::Info, text, Vec::new());
            return;
        }
        let work = LifeWork::generate(goal, frame, &self.wake);
        self.start(format!("Making rules: {goal}, {frame}"), Work::Life(work));
    }

    fn save_rules(&mut self, path: PathBuf) {
        let name = path.to_string_lossy();
        let path = match name.ends_with(".ron") || name.ends_with(".zst") {
            true => path,
            false => crate::app::apply::with_suffix(path, ".ron.zst"),
        };
        let book = Arc::clone(self.life.browser.book());
        let label = format!("Writing {}", path.display());
        let job = Job::start_brief("save rules", Arc::clone(&self.wake), move |progress| {
            progress.check()?;
            library::save_rules(&book, &path).map_err(|error| JobError::Failed(error.to_string()))?;
            Ok(format!("The rules are written: {}", path.display()))
        });
        self.start(label, Work::Write(job));
    }

    /// Whether the task is done.
    pub(in crate::app) fn poll_life_task(&mut self, at: usize) -> bool {
        let (label, Work::Life(work)) = (self.tasks[at].label.clone(), &self.tasks[at].work) else { return false };
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
    pub(in crate::app) fn drive_life(&mut self) {
        let is_shown = self.workspace == Workspace::Life;
        if let Some(reason) = self.life.poll(self.viewer.as_ref(), is_shown) {
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
