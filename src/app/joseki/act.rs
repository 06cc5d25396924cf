//! Carries out what the user does in the workspace, and takes in what was counted for it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::corners::CornerContinuation;
use super::explorer::Direction;
use super::form::{CornerForm, ShapesForm};
use super::work::{self, JosekiGraphs};
use super::{ExplorerChoice, FEW_GAMES, Joseki, JosekiCommand, MOST_MARKS, MOST_STEPS, MarkedPath, MarkedPlace};
use crate::find::FindCommand;
use crate::find::drawing::Drawing;
use crate::recall;
use crate::shapes::ShapesCommand;
use crate::tasks::Awaited;
use crate::{
    Dataset, Effects, GamePlace, LibrarySession, Memory, SavePrompt, SaveRequest, Shared, WindowPrompt, Workspace,
    WorkspaceState,
};
use katachi_core::corpus::sgf::{read_tree, to_sgf};
use katachi_core::files;
use katachi_core::find::{Query, QueryError};
use katachi_core::jobs::JobError;
use katachi_core::library::{self, LibraryError, bounded};
use katachi_core::mining::collocation::Collocations;
use katachi_core::mining::corner::{CornerGraph, JosekiNotes};
use katachi_core::mining::costs::Cost;
use katachi_core::pattern::Image;
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::{self, color_name};

impl WorkspaceState for Joseki {
    type Command = JosekiCommand;

    fn act(&mut self, command: JosekiCommand, shared: &Shared, effects: &mut Effects) {
        self.carry_out(command, shared, effects);
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        if let Some(recalled) = self.counting_shapes.arrived() {
            self.set_collocations(Some(recalled.kept(shared, effects)), false);
            self.act_on_awaited(ExplorerChoice::Shapes, shared, effects);
        }
        if let Some(recalled) = self.counting_corners.arrived() {
            self.set_corners(Some(recalled.kept(shared, effects)));
            self.act_on_awaited(ExplorerChoice::Corner, shared, effects);
        }
        if let Some(found) = self.opening.arrived() {
            if found.corpus != shared.corpus().id().to_string() {
                effects.warn(text!("joseki-of-other-games"));
            }
            self.ask(Dataset::Own);
            self.set_collocations(Some(Arc::new(found)), true);
            self.view = ExplorerChoice::Shapes;
        }
        if let Some(figures) = self.unpacking.arrived() {
            self.set_professional(figures);
            if self.whose == Dataset::Professional {
                self.act_on_awaited(self.view, shared, effects);
            }
        }
        if self.dictionary.poll()
            && let Some((path, notes)) = self.dictionary.value().filter(|_| self.tells_dictionary)
        {
            let (positions, comments) = notes.counts();
            let positions = text!("general-positions", positions = positions);
            let comments = text!("joseki-comments", comments = comments);
            effects.info(text!("joseki-dictionary-has", positions = positions, comments = comments));
            effects.remember(Memory::Dictionary(Some(path.clone())));
        }
        if !self.tells_dictionary && self.dictionary.failed().is_some() {
            // It is gone from where it was, and that was said: not at every start.
            self.dictionary.forgive();
            effects.remember(Memory::Dictionary(None));
        }
        self.costs.poll(self.own.corners.as_ref(), shared, effects);
        if let Some((of, inside)) = self.fitting.arrived()
            && self.shapes.collocations().is_some_and(|found| Arc::ptr_eq(found, &of))
        {
            self.start_inside(inside, effects);
        }
    }

    /// Results from the old games go, a file that was opened stays.
    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects) {
        self.counting_shapes.stop();
        self.counting_corners.stop();
        self.opening.stop();
        self.unpacking.stop();
        self.fitting.stop();
        if !self.from_file {
            self.set_collocations(None, false);
        }
        self.set_corners(None);
        if self.is_wanted && shared.workspace() == Workspace::Joseki {
            self.count(shared, effects);
        }
    }

    fn shown(&mut self, shared: &Shared, effects: &mut Effects) {
        if !self.is_wanted
            && let Some(path) = shared.settings().dictionary.clone()
        {
            self.open_dictionary(path, false, effects);
        }
        self.is_wanted = true;
        self.count(shared, effects);
    }

    fn remember(&self, _shared: &Shared, session: &mut LibrarySession) {
        let counted = self.own.collocations.as_ref().filter(|_| !self.from_file).map(|found| found.params.clone());
        session.is_counting_collocations = self.counting_shapes.is_running();
        session.collocations = if session.is_counting_collocations { Some(self.shapes_form.params()) } else { counted };
        session.corners = self.own.corners.as_ref().map(|found| found.params);
        // Not looked at yet: what was there the last time is there still.
        if session.collocations.is_none() && self.resumes_shapes {
            session.collocations = Some(self.shapes_form.params());
        }
    }

    fn resume(&mut self, session: &LibrarySession, shared: &Shared, effects: &mut Effects) {
        if let Some(form) = session.corners.map(CornerForm::from_params) {
            self.corner_form = form;
        }
        self.resumes_shapes = false;
        if let Some(form) = session.collocations.as_ref().and_then(ShapesForm::from_params) {
            let file = recall::file_of::<Collocations>(shared, &form.params());
            let is_kept = file.is_some_and(|file| files::exists(&file));
            self.shapes_form = form;
            self.resumes_shapes = is_kept || session.is_counting_collocations;
        }
        if session.is_counting_collocations || (self.is_wanted && shared.workspace() == Workspace::Joseki) {
            self.count(shared, effects);
        }
    }
}

impl Joseki {
    /// Has what is shown counted, if it is not there.
    fn count(&mut self, shared: &Shared, effects: &mut Effects) {
        let games = shared.corpus().games().len();
        if games == 0 {
            return;
        }
        if self.compares {
            self.unpack(effects);
        }
        if self.own.corners.is_none() && !self.is_counting_corners() {
            self.count_corners(shared, effects);
        }
        let is_due = games <= FEW_GAMES || self.resumes_shapes;
        if self.own.collocations.is_none() && is_due && !self.is_counting_collocations() {
            self.resumes_shapes = false;
            self.count_collocations(shared, effects);
        }
    }

    fn show_figures_of(&mut self, whose: Dataset, shared: &Shared, effects: &mut Effects) {
        self.ask(whose);
        match whose {
            Dataset::Own => self.count(shared, effects),
            Dataset::Professional => {
                self.unpack(effects);
                if self.compares {
                    self.count(shared, effects);
                }
            }
        }
    }

    fn open_dictionary(&mut self, path: PathBuf, is_new: bool, effects: &mut Effects) {
        let label = text!("joseki-task-reading", path = path.display().to_string());
        let told = move |reason: String| JobError::Failed(reason);
        effects.spawn(self.dictionary.start(label, move |progress| {
            progress.check()?;
            let bytes = bounded::read_at_most(&path, bounded::MOST_BY_HAND)
                .map_err(|error| told(format!("{}: {}", path.display(), error.sentence())))?;
            let tree = read_tree(&bytes, 0).map_err(|reason| {
                let (path, reason) = (path.display().to_string(), reason.sentence());
                told(text!("joseki-dictionary-unreadable", path = path, reason = reason))
            })?;
            let notes = JosekiNotes::from_dictionary(&tree, progress)?;
            Ok((path, Arc::new(notes)))
        }));
        self.tells_dictionary = is_new;
    }

    /// The professionals' figures, once.
    fn unpack(&mut self, effects: &mut Effects) {
        if self.professional.corners.is_none() && !self.is_unpacking() {
            effects.spawn(self.unpacking.start(text!("joseki-task-unpacking"), JosekiGraphs::of_professionals).brief());
        }
    }

    /// Whether the professionals' figures are on their way.
    /// What was lost by a move in the corner, where it is evaluated.
    pub fn cost_of(&self, next: &CornerContinuation) -> Option<&Cost> {
        self.costs.for_edge(next.found.edge).filter(|_| self.whose == Dataset::Own)
    }

    /// Whether any move in the corners that are asked is evaluated.
    pub fn has_costs(&self) -> bool {
        self.whose == Dataset::Own && self.costs.any()
    }

    pub fn is_unpacking(&self) -> bool {
        self.unpacking.is_running()
    }

    pub fn is_counting_collocations(&self) -> bool {
        self.counting_shapes.is_running() || self.opening.is_running()
    }

    pub fn is_counting_corners(&self) -> bool {
        self.counting_corners.is_running()
    }

    fn count_collocations(&mut self, shared: &Shared, effects: &mut Effects) {
        let (params, corpus) = (self.shapes_form.params(), Arc::clone(shared.corpus()));
        let label = text!("joseki-task-collocations", window = words::window(&params.window));
        self.counting_labels[0] = label.clone();
        let file = recall::file_of::<Collocations>(shared, &params);
        effects.spawn(self.counting_shapes.start(label, move |progress| {
            let count = || work::collocations(&corpus, &params, progress);
            recall::recall(file.as_deref(), &params, corpus.id(), progress, count)
        }));
    }

    fn count_corners(&mut self, shared: &Shared, effects: &mut Effects) {
        let (params, corpus) = (self.corner_form.params(), Arc::clone(shared.corpus()));
        let label = text!("joseki-task-corners", size = params.size.to_string());
        self.counting_labels[1] = label.clone();
        let file = recall::file_of::<CornerGraph>(shared, &params);
        let task = self.counting_corners.start(label, move |progress| {
            recall::recall(file.as_deref(), &params, corpus.id(), progress, || work::corners(&corpus, params, progress))
        });
        // It is what one sees first: mining that nobody asked for does not hold it up.
        effects.spawn(task.brief());
    }

    /// Steps or moves of the path that is walked.
    fn length(&self) -> usize {
        match self.view {
            ExplorerChoice::Shapes => self.shapes.path().elements().filter(|element| element.step.is_some()).count(),
            ExplorerChoice::Corner => self.corner.moves().len(),
        }
    }

    fn mark(&mut self) -> Result<(), &'static str> {
        let Some(tree) = self.line() else { return Err(text!("joseki-no-path-to-keep")) };
        if self.marks.len() >= MOST_MARKS {
            return Err(text!("joseki-too-many-kept"));
        }
        let place = match self.view {
            ExplorerChoice::Shapes => Some(MarkedPlace::Shapes(self.shapes.path().clone())),
            ExplorerChoice::Corner => self.corner.stand().cloned().map(MarkedPlace::Corner),
        };
        self.marks.push(MarkedPath { view: self.view, length: self.length(), tree, place });
        Ok(())
    }

    fn show_marked(&mut self, at: usize) {
        match self.marks.get(at).and_then(|mark| mark.place.clone()) {
            Some(MarkedPlace::Shapes(path)) => {
                self.view = ExplorerChoice::Shapes;
                self.shapes.show(path);
            }
            Some(MarkedPlace::Corner(stand)) => {
                self.view = ExplorerChoice::Corner;
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

    /// Carries out what waited for the counting of what is shown.
    fn act_on_awaited(&mut self, counted: ExplorerChoice, shared: &Shared, effects: &mut Effects) {
        if self.view == counted
            && let Some(command) = self.awaited.take()
        {
            self.carry_out(command, shared, effects);
        }
    }

    /// Has a command wait while the games are counted, or says what to do first.
    pub(super) fn wait_for_counting(&mut self, command: JosekiCommand, effects: &mut Effects) {
        let is_counting = match self.view {
            _ if self.whose == Dataset::Professional => self.is_unpacking(),
            ExplorerChoice::Shapes => self.is_counting_collocations(),
            ExplorerChoice::Corner => self.is_counting_corners(),
        };
        if is_counting {
            self.awaited = Some(command);
            return;
        }
        let text = match self.view {
            ExplorerChoice::Shapes => text!("joseki-count-collocations-first"),
            ExplorerChoice::Corner => text!("joseki-count-corners-first"),
        };
        effects.info(text);
    }

    fn carry_out(&mut self, command: JosekiCommand, shared: &Shared, effects: &mut Effects) {
        let view = self.view;
        let joseki = &mut *self;
        let is_shapes = view == ExplorerChoice::Shapes;
        match command {
            JosekiCommand::Show(view) => joseki.view = view,
            JosekiCommand::Ask(whose) => self.show_figures_of(whose, shared, effects),
            JosekiCommand::Compare(compares) => {
                self.compares = compares;
                self.compare();
                if compares {
                    self.unpack(effects);
                    self.count(shared, effects);
                }
            }
            JosekiCommand::CountShapes if joseki.whose != Dataset::Own => {
                joseki.ask(Dataset::Own);
                self.count_collocations(shared, effects);
            }
            JosekiCommand::CountCorners if joseki.whose != Dataset::Own => {
                joseki.ask(Dataset::Own);
                self.count_corners(shared, effects);
            }
            JosekiCommand::SetShapesForm(form) => joseki.shapes_form = form,
            JosekiCommand::SetCornerForm(form) => joseki.corner_form = form,
            JosekiCommand::CountShapes => self.count_collocations(shared, effects),
            JosekiCommand::CountCorners => self.count_corners(shared, effects),
            JosekiCommand::Open(path) => {
                let label = text!("joseki-task-opening", path = path.display().to_string());
                effects.spawn(self.opening.start(label, move |progress| {
                    progress.check()?;
                    library::open_collocations(&path).map_err(|error| JobError::Failed(error.sentence()))
                }));
            }
            JosekiCommand::OpenDictionary(path) => self.open_dictionary(path, true, effects),
            JosekiCommand::AskForDictionary => effects.ask(WindowPrompt::Dictionary),
            JosekiCommand::CloseDictionary => {
                self.dictionary = Awaited::default();
                effects.remember(Memory::Dictionary(None));
            }
            JosekiCommand::AskForFile => effects.ask(WindowPrompt::Collocations),
            JosekiCommand::SaveCollocations => self.save_collocations(effects),
            JosekiCommand::SaveCorners => self.save_corners(effects),
            JosekiCommand::StartEmpty if is_shapes => joseki.shapes.start_empty(),
            JosekiCommand::StartEmpty => joseki.corner.start(),
            JosekiCommand::StartPattern(pattern) => self.start_pattern(&pattern, Image::default(), effects),
            JosekiCommand::StartFromGame => self.start_from_game(shared, effects),
            JosekiCommand::StartFromDrawing => effects.command(FindCommand::ExploreInJoseki),
            JosekiCommand::StartDrawing(drawing) => self.start_from_drawing(*drawing, effects),
            JosekiCommand::StartFromShape => effects.command(ShapesCommand::Explore),
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
                    effects.info(text!("joseki-nothing-after"));
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
                    effects.info(text!("joseki-paths-kept", paths = joseki.marks.len()));
                }
                Err(reason) => effects.info(reason),
            },
            JosekiCommand::Unmark(at) => {
                if at < joseki.marks.len() {
                    joseki.marks.remove(at);
                }
            }
            JosekiCommand::ShowMarked(at) => joseki.show_marked(at),
            JosekiCommand::CopySgf => match joseki.line() {
                Some(tree) => effects.copy(to_sgf(&tree), text!("joseki-path-copied")),
                None => effects.info(text!("joseki-no-path")),
            },
            JosekiCommand::SavePaths => self.save_paths(effects),
            JosekiCommand::Find => self.find_board(effects),
            JosekiCommand::FindWindow => self.find_window(effects),
            JosekiCommand::OpenExample => self.open_example(shared, effects),
        }
    }

    fn save_collocations(&self, effects: &mut Effects) {
        let Some(found) = self.shapes.collocations().cloned() else { return };
        save(text!("joseki-dialog-save-collocations"), "collocations.ron.zst", RON, effects, move |path| {
            library::save_collocations(&found, path)?;
            Ok(text!("joseki-saved-pairs", pairs = found.len(), path = path.display().to_string()))
        });
    }

    fn save_corners(&self, effects: &mut Effects) {
        let Some(found) = self.corner.graph().cloned() else { return };
        save(text!("joseki-dialog-save-corners"), "corners.ron.zst", RON, effects, move |path| {
            library::save_corners(&found, path)?;
            let path = path.display().to_string();
            Ok(text!("joseki-saved-positions", positions = found.graph.len(), path = path))
        });
    }

    fn save_paths(&self, effects: &mut Effects) {
        let Some((paths, text)) = self.paths_as_sgf() else { return effects.info(text!("joseki-no-path")) };
        save(text!("joseki-dialog-save-paths"), "path.sgf", &["sgf"], effects, move |path| {
            library::write_file(path, text.as_bytes())?;
            Ok(text!("joseki-saved-paths", paths = paths, path = path.display().to_string()))
        });
    }

    fn find_board(&self, effects: &mut Effects) {
        let query = match self.view {
            ExplorerChoice::Shapes if self.shapes.path().here().step.is_none() => Err(QueryError::NothingOnBoard),
            ExplorerChoice::Shapes => self.shapes.sheet().query(),
            ExplorerChoice::Corner => self.corner.query().unwrap_or(Err(QueryError::NothingOnBoard)),
        };
        find_query(query, effects);
    }

    fn find_window(&self, effects: &mut Effects) {
        let Some(found) = self.shapes.collocations() else { return };
        let here = self.shapes.path().here();
        let shown =
            here.step.and_then(|step| found.pattern(here.pattern)?.image(step.image).map(|shown| (step, shown)));
        match shown {
            Some((step, pattern)) => {
                effects.command(FindCommand::FromPattern(pattern, Some(step.mover())));
            }
            None => find_query(Err(QueryError::NothingOnBoard), effects),
        }
    }

    /// The game of the chosen pair, before the second move, the window around it lit.
    fn open_example(&self, shared: &Shared, effects: &mut Effects) {
        let explorer = &self.shapes;
        let (Some(found), Some(row)) = (explorer.collocations(), explorer.rows().get(explorer.chosen())) else {
            return;
        };
        let ((game, moves), corpus) = (found.pair(row.pair).example, shared.corpus());
        let moves = moves as usize;
        if !self.examples_are_in(corpus) || game.index() >= corpus.record_count() {
            return effects.warn(text!("joseki-games-not-loaded"));
        }
        let at = corpus.game(game).moves.get(moves).and_then(|play| play.point());
        if let Some(place) = GamePlace::new(game, moves).lit(&found.params.window, at, corpus) {
            effects.command(place);
        }
    }

    /// Describes it in words, for a log and for screen readers.
    pub fn describe(&self) -> String {
        match self.view {
            ExplorerChoice::Shapes => {
                let explorer = &self.shapes;
                let (played, followed) = explorer.counts();
                let path = explorer.path();
                let (number, length) = ((path.at() + 1).to_string(), path.len().to_string());
                let (played, followed) =
                    (text!("general-times", times = played), text!("general-times", times = followed));
                let shapes = text!("general-shapes", shapes = explorer.rows().len());
                match explorer.direction() {
                    Direction::After => text!(
                        "joseki-describe-after",
                        number = number,
                        length = length,
                        played = played,
                        followed = followed,
                        shapes = shapes,
                    ),
                    Direction::Before => text!(
                        "joseki-describe-before",
                        number = number,
                        length = length,
                        played = played,
                        followed = followed,
                        shapes = shapes,
                    ),
                }
            }
            ExplorerChoice::Corner => {
                let explorer = &self.corner;
                text!(
                    "joseki-describe-corner",
                    moves = text!("general-moves", moves = explorer.moves().len()),
                    color = color_name(explorer.mover()),
                    times = text!("general-times", times = explorer.visits().count),
                    continuations = explorer.next().len(),
                )
            }
        }
    }
}

const RON: &[&str] = &["ron.zst", "ron", "zst"];

fn save(
    title: &'static str,
    name: &str,
    endings: &'static [&'static str],
    effects: &mut Effects,
    write: impl FnOnce(&Path) -> Result<String, LibraryError> + Send + 'static,
) {
    let prompt = SavePrompt { title, name: name.to_owned(), endings };
    let write = move |path: &Path, _: &Progress| write(path).map_err(|error| JobError::Failed(error.sentence()));
    effects.save(SaveRequest::new(prompt, write));
}

/// Has the Find workspace look for a query.
fn find_query(query: Result<Query, QueryError>, effects: &mut Effects) {
    let drawing = query.map_err(|error| error.sentence());
    let drawing = drawing.and_then(|query| Drawing::from_query(&query).map_err(|error| error.to_string()));
    match drawing {
        Ok(drawing) if drawing.drawn().next().is_some() => effects.command(FindCommand::FromDrawing(Box::new(drawing))),
        Ok(_) => effects.info(text!("joseki-no-stones")),
        Err(reason) => effects.info(text!("joseki-cannot-be-looked-for", reason = reason)),
    }
}
