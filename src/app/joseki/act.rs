//! Carries out what the user does in the workspace, and takes in what was counted for it.

use std::path::PathBuf;
use std::sync::Arc;

use super::explorer::Direction;
use super::work::JosekiWork;
use super::{FEW_GAMES, Joseki, JosekiAsk, JosekiCommand, MOST_MARKS, MOST_STEPS, Marked, Place, View};
use crate::find::FindCommand;
use crate::find::drawing::Drawing;
use crate::notices::NoticeLevel;
use crate::old_tasks::OldWork;
use crate::{AppState, Ask, Command, Region, Whose, WindowRequest, counted, grouped};
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::find::{Query, QueryError};
use katachi_core::go::Color;
use katachi_core::jobs::{Job, JobError};
use katachi_core::library::{self, professional};
use katachi_core::pattern::Image;

impl Joseki {
    /// Somebody looks: from now on what the games are read for is counted.
    pub(crate) fn want(&mut self) {
        self.is_wanted = true;
    }

    fn title(&self) -> String {
        match self.view {
            View::Shapes => {
                let steps = self.shapes.path().elements().filter(|element| element.step.is_some()).count();
                format!("{} of shapes", counted(steps, "step"))
            }
            View::Corner => format!("{} in the corner", counted(self.corner.moves().len(), "move")),
        }
    }

    fn mark(&mut self) -> Result<(), &'static str> {
        let Some(tree) = self.line() else { return Err("Step somewhere first: there is no path to keep yet") };
        if self.marks.len() >= MOST_MARKS {
            return Err("So many paths are kept already: export them, or drop some");
        }
        let place = match self.view {
            View::Shapes => Some(Place::Shapes(self.shapes.path().clone())),
            View::Corner => self.corner.stand().cloned().map(Place::Corner),
        };
        let title = self.title();
        self.marks.push(Marked { title, tree, place });
        Ok(())
    }

    fn show_marked(&mut self, at: usize) {
        match self.marks.get(at).and_then(|mark| mark.place.clone()) {
            Some(Place::Shapes(path)) => {
                self.view = View::Shapes;
                self.shapes.show(path);
            }
            Some(Place::Corner(stand)) => {
                self.view = View::Corner;
                self.corner.show(stand);
            }
            None => {}
        }
    }

    /// The marked paths as a collection; this one where none is marked.
    fn paths_as_sgf(&self) -> Option<(usize, String)> {
        if self.marks.is_empty() {
            return Some((1, to_sgf(&self.line()?)));
        }
        Some((self.marks.len(), self.marks.iter().map(|mark| to_sgf(&mark.tree)).collect()))
    }
}

impl AppState {
    /// Has what the workspace shows counted, if it is looked at and not there.
    pub(crate) fn want_joseki(&mut self) {
        self.joseki.want();
        self.count_joseki();
    }

    pub(crate) fn joseki_corpus_changed(&mut self) {
        self.old_tasks.retain(|task| !matches!(task.work, OldWork::Joseki(_)));
        self.joseki.forget();
        if self.joseki.is_wanted && self.shared.workspace == crate::Workspace::Joseki {
            self.count_joseki();
        }
    }

    fn count_joseki(&mut self) {
        let games = self.corpus().games().len();
        if games == 0 {
            return;
        }
        if self.joseki.own.corners.is_none() && !self.is_counting_corners() {
            self.count_corners();
        }
        let is_quick = games <= FEW_GAMES;
        if self.joseki.own.collocations.is_none() && is_quick && !self.is_counting_collocations() {
            self.count_collocations();
        }
    }

    fn ask_joseki(&mut self, whose: Whose) {
        self.joseki.ask(whose);
        match whose {
            Whose::Own => self.count_joseki(),
            Whose::Professional => {
                let is_there = self.joseki.professional.corners.is_some();
                if !is_there && !self.is_unpacking_joseki() {
                    let work = JosekiWork::professional(&self.wake);
                    self.start(format!("Unpacking {}", professional::TITLE), OldWork::Joseki(work));
                }
            }
        }
    }

    /// Whether the professionals' figures are on their way.
    pub fn is_unpacking_joseki(&self) -> bool {
        self.has_joseki_work(|work| matches!(work, JosekiWork::Professional(_)))
    }

    fn has_joseki_work(&self, is: impl Fn(&JosekiWork) -> bool) -> bool {
        self.old_tasks.iter().any(|task| matches!(&task.work, OldWork::Joseki(work) if is(work)))
    }

    pub fn is_counting_collocations(&self) -> bool {
        self.has_joseki_work(|work| matches!(work, JosekiWork::Collocate { .. } | JosekiWork::Open(_)))
    }

    pub fn is_counting_corners(&self) -> bool {
        self.has_joseki_work(|work| matches!(work, JosekiWork::Corners { .. }))
    }

    fn count_collocations(&mut self) {
        self.old_tasks.retain(|task| !matches!(task.work, OldWork::Joseki(JosekiWork::Collocate { .. })));
        let params = self.joseki.shapes_form.params();
        let label = format!("Collocations of {}", params.window);
        let work = JosekiWork::collocate(self.corpus(), params, &self.wake);
        self.start(label, OldWork::Joseki(work));
    }

    fn count_corners(&mut self) {
        self.old_tasks.retain(|task| !matches!(task.work, OldWork::Joseki(JosekiWork::Corners { .. })));
        let params = self.joseki.corner_form.params();
        let label = format!("Corners of {0}×{0}", params.size);
        let work = JosekiWork::corners(self.corpus(), params, &self.wake);
        self.start(label, OldWork::Joseki(work));
    }

    /// Takes in what a task of the workspace brought; whether it is done.
    pub(crate) fn poll_joseki(&mut self, at: usize) -> bool {
        let (label, OldWork::Joseki(work)) = (self.old_tasks[at].label.clone(), &self.old_tasks[at].work) else {
            return false;
        };
        match work {
            JosekiWork::Collocate { corpus, job } => {
                let (corpus, Some(outcome)) = (*corpus, job.poll()) else { return false };
                self.finish(label, outcome, |state, found| {
                    if corpus == state.corpus().id() {
                        state.joseki.set_collocations(Some(Arc::new(found)), false);
                        state.act_on_awaited(View::Shapes);
                    }
                });
            }
            JosekiWork::Corners { corpus, job } => {
                let (corpus, Some(outcome)) = (*corpus, job.poll()) else { return false };
                self.finish(label, outcome, |state, found| {
                    if corpus == state.corpus().id() {
                        state.joseki.set_corners(Some(Arc::new(found)));
                        state.act_on_awaited(View::Corner);
                    }
                });
            }
            JosekiWork::Open(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, found| {
                    if found.corpus != state.corpus().id().to_string() {
                        let text = "These collocations are of other games than those that are loaded: they are shown, \
                                    their examples are not here";
                        state.notices.push(NoticeLevel::Warning, text, Vec::new());
                    }
                    state.joseki.ask(Whose::Own);
                    state.joseki.set_collocations(Some(Arc::new(found)), true);
                    state.joseki.view = View::Shapes;
                });
            }
            JosekiWork::Professional(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, figures| {
                    state.joseki.set_professional(figures);
                    state.act_on_awaited(state.joseki.view);
                });
            }
            JosekiWork::Inside { of, job } => {
                let (of, Some(outcome)) = (Arc::clone(of), job.poll()) else { return false };
                self.finish(label, outcome, |state, inside| {
                    if state.joseki.shapes.collocations().is_some_and(|found| Arc::ptr_eq(found, &of)) {
                        state.start_inside(inside);
                    }
                });
            }
        }
        true
    }

    /// Carries out what waited for the counting of what is shown.
    fn act_on_awaited(&mut self, counted: View) {
        if self.joseki.view == counted
            && let Some(command) = self.joseki.awaited.take()
        {
            self.act_in_joseki(command);
        }
    }

    /// Has a command wait while the games are counted, or says what to do first.
    pub(super) fn wait_for_counting(&mut self, command: JosekiCommand) {
        let is_counting = match self.joseki.view {
            _ if self.joseki.whose == Whose::Professional => self.is_unpacking_joseki(),
            View::Shapes => self.is_counting_collocations(),
            View::Corner => self.is_counting_corners(),
        };
        if is_counting {
            self.joseki.awaited = Some(command);
            return;
        }
        let text = match self.joseki.view {
            View::Shapes => "Count the collocations first; then shapes and moves can be explored",
            View::Corner => "Count the corners first",
        };
        self.notices.push(NoticeLevel::Info, text, Vec::new());
    }

    pub(crate) fn act_in_joseki(&mut self, command: JosekiCommand) {
        let view = self.joseki.view;
        let joseki = &mut self.joseki;
        let is_shapes = view == View::Shapes;
        match command {
            JosekiCommand::Show(view) => joseki.view = view,
            JosekiCommand::Ask(whose) => self.ask_joseki(whose),
            JosekiCommand::CountShapes if joseki.whose != Whose::Own => {
                joseki.ask(Whose::Own);
                self.count_collocations();
            }
            JosekiCommand::CountCorners if joseki.whose != Whose::Own => {
                joseki.ask(Whose::Own);
                self.count_corners();
            }
            JosekiCommand::SetShapesForm(form) => joseki.shapes_form = form,
            JosekiCommand::SetCornerForm(form) => joseki.corner_form = form,
            JosekiCommand::CountShapes => self.count_collocations(),
            JosekiCommand::CountCorners => self.count_corners(),
            JosekiCommand::Open(path) => {
                let label = format!("Opening {}", path.display());
                let work = JosekiWork::open(path, &self.wake);
                self.start(label, OldWork::Joseki(work));
            }
            JosekiCommand::SaveCollocations(path) => self.save_collocations(path),
            JosekiCommand::SaveCorners(path) => self.save_corners(path),
            JosekiCommand::StartEmpty if is_shapes => joseki.shapes.start_empty(),
            JosekiCommand::StartEmpty => joseki.corner.start(),
            JosekiCommand::StartPattern(pattern) => self.start_pattern(&pattern, Image::default()),
            JosekiCommand::StartFromGame => self.start_from_game(),
            JosekiCommand::StartFromDrawing => self.start_from_drawing(),
            JosekiCommand::AskForShape => self.requests.push(WindowRequest::ExploreShape),
            JosekiCommand::Reverse if is_shapes => joseki.shapes.reverse(),
            JosekiCommand::Reverse => {}
            JosekiCommand::Look(direction) => {
                if joseki.shapes.direction() != direction {
                    joseki.shapes.reverse();
                }
            }
            JosekiCommand::Sort(order) => joseki.shapes.set_order(order),
            JosekiCommand::Choose(row) if is_shapes => joseki.shapes.choose(row),
            JosekiCommand::Choose(row) => joseki.corner.choose(row),
            JosekiCommand::Beside(steps) if is_shapes => joseki.shapes.choose_by(steps),
            JosekiCommand::Beside(steps) => _ = joseki.corner.sibling(steps),
            JosekiCommand::StepRow(row) if is_shapes => _ = joseki.shapes.step_into(row, 0),
            JosekiCommand::StepRow(row) => {
                joseki.corner.choose(row);
                joseki.corner.step_into_chosen();
            }
            JosekiCommand::StepAt(point) if is_shapes => _ = joseki.shapes.step_at(point),
            JosekiCommand::StepAt(point) => _ = joseki.corner.step_at(point),
            JosekiCommand::StepChosen | JosekiCommand::Onward if is_shapes => {
                let chosen = joseki.shapes.chosen();
                joseki.shapes.step_into(chosen, 0);
            }
            JosekiCommand::StepChosen => _ = joseki.corner.step_into_chosen(),
            JosekiCommand::Onward => _ = joseki.corner.step_into_first(),
            JosekiCommand::Upward if is_shapes => {
                if let Some(before) = joseki.shapes.path().at().checked_sub(1) {
                    joseki.shapes.go_to(before);
                }
            }
            JosekiCommand::Upward => joseki.corner.go_up(1),
            JosekiCommand::Back if is_shapes => _ = joseki.shapes.back(),
            JosekiCommand::Back => _ = joseki.corner.back(),
            JosekiCommand::Forward if is_shapes => _ = joseki.shapes.forward(),
            JosekiCommand::Forward => _ = joseki.corner.forward(),
            JosekiCommand::Home if is_shapes => joseki.shapes.go_to(0),
            JosekiCommand::Home => joseki.corner.home(),
            JosekiCommand::Follow => {
                let steps = joseki.follow;
                let made = if is_shapes { joseki.shapes.follow(steps) } else { joseki.corner.follow(steps) };
                if made == 0 {
                    self.notices.push(NoticeLevel::Info, "Nothing was played after this", Vec::new());
                }
            }
            JosekiCommand::SetFollow(steps) => joseki.follow = steps.clamp(1, MOST_STEPS),
            JosekiCommand::GoTo(at) if is_shapes => joseki.shapes.go_to(at),
            JosekiCommand::GoTo(at) => {
                let moves = joseki.corner.moves().len();
                joseki.corner.go_up(moves.saturating_sub(at));
            }
            JosekiCommand::GoAlong { moves_back, edges } => _ = joseki.corner.go_along(moves_back, &edges),
            JosekiCommand::PositionYears => joseki.corner.show_position_years(),
            JosekiCommand::Mark => match joseki.mark() {
                Ok(()) => {
                    let text = format!("Kept: {}", counted(joseki.marks.len(), "path"));
                    self.notices.push(NoticeLevel::Info, text, Vec::new());
                }
                Err(reason) => self.notices.push(NoticeLevel::Info, reason, Vec::new()),
            },
            JosekiCommand::Unmark(at) => {
                if at < joseki.marks.len() {
                    joseki.marks.remove(at);
                }
            }
            JosekiCommand::ShowMarked(at) => joseki.show_marked(at),
            JosekiCommand::CopySgf => match joseki.line() {
                Some(tree) => {
                    self.requests.push(WindowRequest::CopyText(to_sgf(&tree)));
                    self.notices.push(NoticeLevel::Info, "The path is in the clipboard, as SGF", Vec::new());
                }
                None => self.say_no_path(),
            },
            JosekiCommand::AskFor(JosekiAsk::SavePaths) if joseki.paths_as_sgf().is_none() => self.say_no_path(),
            JosekiCommand::AskFor(ask) => self.requests.push(WindowRequest::Ask(Ask::Joseki(ask))),
            JosekiCommand::WritePaths(path) => self.write_paths(path),
            JosekiCommand::Find => self.find_board(),
            JosekiCommand::FindWindow => self.find_window(),
            JosekiCommand::OpenExample => self.open_joseki_example(),
        }
    }

    fn say_no_path(&mut self) {
        self.notices.push(NoticeLevel::Info, "Step somewhere first: there is no path yet", Vec::new());
    }

    fn save_collocations(&mut self, path: PathBuf) {
        let Some(found) = self.joseki.shapes.collocations().cloned() else { return };
        let path = with_ron(path);
        self.write_joseki(path, move |path| {
            library::save_collocations(&found, path).map_err(|error| error.to_string())?;
            Ok(format!("{}: {}", counted(found.len(), "pair"), path.display()))
        });
    }

    fn save_corners(&mut self, path: PathBuf) {
        let Some(found) = self.joseki.corner.graph().cloned() else { return };
        let path = with_ron(path);
        self.write_joseki(path, move |path| {
            library::save_corners(&found, path).map_err(|error| error.to_string())?;
            Ok(format!("{}: {}", counted(found.graph.len(), "position"), path.display()))
        });
    }

    fn write_paths(&mut self, path: PathBuf) {
        let Some((paths, text)) = self.joseki.paths_as_sgf() else { return self.say_no_path() };
        let path = if path.extension().is_some() { path } else { path.with_extension("sgf") };
        self.write_joseki(path, move |path| {
            library::write_file(path, text.as_bytes()).map_err(|error| error.to_string())?;
            Ok(format!("{}: {}", counted(paths, "path"), path.display()))
        });
    }

    fn write_joseki(
        &mut self,
        path: PathBuf,
        write: impl FnOnce(&std::path::Path) -> Result<String, String> + Send + 'static,
    ) {
        let label = format!("Writing {}", path.display());
        let job = Job::start("write", Arc::clone(&self.wake), move |progress| {
            progress.check()?;
            write(&path).map_err(JobError::Failed)
        });
        self.start(label, OldWork::Write(job));
    }

    fn find_board(&mut self) {
        let query = match self.joseki.view {
            View::Shapes if self.joseki.shapes.path().here().step.is_none() => Err(QueryError::NothingOnBoard),
            View::Shapes => self.joseki.shapes.sheet().query(),
            View::Corner => self.joseki.corner.query().unwrap_or(Err(QueryError::NothingOnBoard)),
        };
        self.find_query(query);
    }

    fn find_window(&mut self) {
        let Some(found) = self.joseki.shapes.collocations() else { return };
        let here = self.joseki.shapes.path().here();
        let shown =
            here.step.and_then(|step| found.pattern(here.pattern)?.image(step.image).map(|shown| (step, shown)));
        match shown {
            Some((step, pattern)) => {
                self.apply(Command::Find(FindCommand::FromPattern(pattern, Some(step.mover()))));
            }
            None => self.find_query(Err(QueryError::NothingOnBoard)),
        }
    }

    fn find_query(&mut self, query: Result<Query, QueryError>) {
        let drawing = query.map_err(|error| error.to_string());
        let drawing = drawing.and_then(|query| Drawing::from_query(&query).map_err(|error| error.to_string()));
        match drawing {
            Ok(drawing) if drawing.drawn().next().is_some() => {
                self.apply(Command::Find(FindCommand::FromDrawing(Box::new(drawing))));
            }
            Ok(_) => {
                self.notices.push(NoticeLevel::Info, "There are no stones to look for yet", Vec::new());
            }
            Err(reason) => {
                self.notices.push(NoticeLevel::Info, format!("This cannot be looked for: {reason}"), Vec::new());
            }
        }
    }

    /// The game of the chosen pair, before the second move, the window around it lit.
    fn open_joseki_example(&mut self) {
        let explorer = &self.joseki.shapes;
        let (Some(found), Some(row)) = (explorer.collocations(), explorer.rows().get(explorer.chosen())) else {
            return;
        };
        let (game, moves) = found.pair(row.pair).example;
        if !self.joseki.examples_are_in(self.corpus()) || game.index() >= self.corpus().record_count() {
            let text = "The games that these collocations are of are not loaded";
            return self.notices.push(NoticeLevel::Warning, text, Vec::new());
        }
        let view = self.corpus().game(game);
        let (size, window) = (view.size, &found.params.window);
        let at = view.moves.get(moves as usize).and_then(|play| play.point());
        let region = at.map(|at| {
            let offsets = (0..window.cell_count()).map(|cell| window.offset(cell));
            offsets
                .filter_map(|(dx, dy)| at.offset(dx, dy, size))
                .fold(Region::between(at, at), |region, point| region.with(point))
        });
        self.open(game, moves as usize, region);
    }

    /// In words, for a log and for screen readers.
    pub fn describe_joseki(&self) -> String {
        match self.joseki.view {
            View::Shapes => {
                let explorer = &self.joseki.shapes;
                let (played, followed) = explorer.counts();
                let what = match explorer.direction() {
                    Direction::After => "what comes after",
                    Direction::Before => "what came before",
                };
                let path = explorer.path();
                format!(
                    "shape {} of {}, played {}, followed {}, {what}: {}",
                    path.at() + 1,
                    path.len(),
                    counted(played as usize, "time"),
                    counted(followed as usize, "time"),
                    counted(explorer.rows().len(), "shape")
                )
            }
            View::Corner => {
                let explorer = &self.joseki.corner;
                let mover = if explorer.mover() == Color::Black { "Black" } else { "White" };
                format!(
                    "after {}, {mover} to play, there {}, {}",
                    counted(explorer.moves().len(), "move"),
                    counted(explorer.visits().count as usize, "time"),
                    grouped(explorer.next().len() as u64) + " continuations"
                )
            }
        }
    }
}

fn with_ron(path: PathBuf) -> PathBuf {
    let name = path.to_string_lossy();
    if name.ends_with(".ron") || name.ends_with(".zst") {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".ron.zst");
    name.into()
}
