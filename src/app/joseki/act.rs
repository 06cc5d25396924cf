//! Carries out what the user does in the workspace, and takes in what was counted for it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::corners::CornerContinuation;
use super::explorer::Direction;
use super::form::{CornerForm, ShapesForm, first_min_count};
use super::kept::MarkedPlace;
use super::work::{self, JosekiGraphs};
use super::{
    ExplorerChoice, Joseki, JosekiCommand, KeptJoseki, MAX_AUTO_COUNT_GAMES, MAX_FOLLOW_STEPS, MAX_MARKED_PATHS,
    MarkedPath,
};
use crate::find::drawing::Drawing;
use crate::find::{CountedCorner, FindCommand};
use crate::recall;
use crate::shapes::ShapesCommand;
use crate::tasks::{Awaited, Task};
use crate::{
    Dataset, Effects, GamePlace, LibrarySession, Memory, SavePrompt, SaveRequest, Shared, WindowPrompt, Workspace,
    WorkspaceState,
};
use katachi_core::corpus::sgf::{read_tree, to_sgf};
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
use katachi_sentences::words::{self, about, color_name};

impl WorkspaceState for Joseki {
    type Command = JosekiCommand;

    fn act(&mut self, command: JosekiCommand, shared: &Shared, effects: &mut Effects) {
        self.carry_out_or_wait(command, shared, effects);
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
        if let Some((path, found)) = self.opening.arrived() {
            self.tell_opened(&path, &found, effects);
            if found.corpus != shared.corpus().id().to_string() {
                effects.warn(text!("joseki-of-other-games"));
            }
            self.ask(Dataset::Own);
            self.set_collocations(Some(Arc::new(found)), true);
            self.view = ExplorerChoice::Shapes;
            self.act_on_awaited(ExplorerChoice::Shapes, shared, effects);
        }
        if let Some(figures) = self.unpacking.arrived() {
            self.set_professional(figures);
            if self.whose == Dataset::Professional {
                // They may be shown only since the unpacking began.
                self.unpack(effects);
                if !self.is_unpacking() {
                    self.act_on_awaited(self.view, shared, effects);
                }
            }
        }
        self.poll_dictionary(effects);
        self.costs.poll(self.own.corners.as_ref(), shared, effects);
        if let Some((drawing, games)) = self.finding_games.arrived() {
            effects.command(FindCommand::Among { games, drawing: Some(drawing) });
        } else if self.finding_games.failed().is_some() {
            self.finding_games.forgive();
            effects.command(FindCommand::AwaitGames(None));
        }
        if let Some((of, inside)) = self.fitting.arrived()
            && self.shapes.collocations().is_some_and(|found| Arc::ptr_eq(found, &of))
        {
            self.start_inside(inside, effects);
        }
        self.forget_what_is_not_counted();
        let is_shown = shared.workspace() == Workspace::Joseki && self.view == ExplorerChoice::Shapes;
        if is_shown && !self.is_awaiting() && !self.fitting.is_running() {
            self.shapes.see();
        }
    }

    /// Drops results of the old games. Collocations from a file stay.
    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects) {
        self.counting_shapes.stop();
        self.counting_corners.stop();
        self.opening.stop();
        self.unpacking.stop();
        self.fitting.stop();
        self.finding_games.stop();
        self.awaited = None;
        let games = shared.corpus().games().len();
        self.shapes_form = self.shapes_form.clone().for_games(games);
        self.corner_form = self.corner_form.for_games(games);
        if !self.from_file {
            self.set_collocations(None, false);
        }
        self.set_corners(None);
        if self.is_wanted && shared.workspace() == Workspace::Joseki {
            self.count(shared, effects);
        }
    }

    fn library_left(&mut self, shared: &Shared) {
        if shared.workspace() != Workspace::Joseki && self.whose == Dataset::Own {
            // Out of sight they are compared with nothing.
            self.set_professional(JosekiGraphs::default());
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

    /// Counts the corners.
    fn count_ahead(&mut self, shared: &Shared, effects: &mut Effects) {
        if self.own.corners.is_none() && !self.is_counting_corners() && !shared.corpus().games().is_empty() {
            let task = self.counted_corners(shared);
            effects.spawn(task.counting().ahead());
        }
    }

    fn remember(&self, _shared: &Shared, session: &mut LibrarySession) {
        session.joseki = Some(self.kept()).filter(|kept| *kept != KeptJoseki::default());
        let counted = self.own.collocations.as_ref().filter(|_| !self.from_file).map(|found| found.params.clone());
        session.is_counting_collocations = self.counting_shapes.is_running();
        session.collocations = if session.is_counting_collocations { Some(self.shapes_form.params()) } else { counted };
        session.corners = self.own.corners.as_ref().map(|found| found.params);
        // The workspace was not shown in this session, so the counts of the last session are still valid.
        if session.collocations.is_none() && self.resumes_shapes {
            session.collocations = Some(self.shapes_form.params());
        }
    }

    fn resume(&mut self, session: &LibrarySession, shared: &Shared, effects: &mut Effects) {
        self.take_up(session);
        // Pairs and positions that occur once in many games are counted when the user asks for them.
        let least = first_min_count(shared.corpus().games().len());
        if let Some(form) = session.corners.map(CornerForm::from_params) {
            let set_up = session.joseki.as_ref().is_some_and(|kept| kept.set_up);
            self.corner_form = CornerForm { min_count: form.min_count.max(least), set_up, ..form };
        }
        self.resumes_shapes = false;
        if let Some(form) = session.collocations.as_ref().and_then(ShapesForm::from_params) {
            self.shapes_form = ShapesForm { min_count: form.min_count.max(least), ..form };
            self.resumes_shapes = true;
        }
        if self.is_wanted && shared.workspace() == Workspace::Joseki {
            self.count(shared, effects);
        }
    }
}

impl Joseki {
    /// Starts the counting that the shown explorer needs, if it is not done.
    pub(super) fn count(&mut self, shared: &Shared, effects: &mut Effects) {
        let games = shared.corpus().games().len();
        if games == 0 {
            return;
        }
        if self.compares || self.whose == Dataset::Professional {
            self.unpack(effects);
        }
        match self.is_counting_corners() {
            // It may have begun unasked.
            true => self.counting_corners.hurry(),
            false if self.own.corners.is_none() => self.count_corners(shared, effects),
            false => {}
        }
        self.counting_shapes.hurry();
        let is_due = games <= MAX_AUTO_COUNT_GAMES || self.resumes_shapes;
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
            let bytes = bounded::read_at_most(&path, bounded::MAX_HANDMADE_BYTES)
                .map_err(|error| told(about(&path.display().to_string(), &error.sentence())))?;
            let tree = read_tree(&bytes, 0).map_err(|reason| {
                let (path, reason) = (path.display().to_string(), reason.sentence());
                told(text!("joseki-dictionary-unreadable", path = path, reason = reason))
            })?;
            let notes = JosekiNotes::from_dictionary(&tree, progress)?;
            Ok((path, Arc::new(notes)))
        }));
        self.tells_dictionary = is_new;
    }

    fn close_dictionary(&mut self, effects: &mut Effects) {
        self.dictionary = Awaited::default();
        effects.remember(Memory::Dictionary(None));
    }

    /// The professionals' figures, once. Their collocations only when they are shown: nothing is compared with them.
    fn unpack(&mut self, effects: &mut Effects) {
        let shows = self.whose == Dataset::Professional;
        let JosekiGraphs { collocations, corners } = &self.professional;
        if (corners.is_none() || shows && collocations.is_none()) && !self.is_unpacking() {
            let work = move |progress: &Progress| JosekiGraphs::of_professionals(shows, progress);
            effects.spawn(self.unpacking.start(text!("joseki-task-unpacking"), work).asked());
        }
    }

    /// The cost of a move in the corner, if it is evaluated.
    pub fn cost_of(&self, next: &CornerContinuation) -> Option<&Cost> {
        self.costs.for_edge(next.found.edge).filter(|_| self.whose == Dataset::Own)
    }

    /// Whether any move in the corners that are asked is evaluated.
    pub fn has_costs(&self) -> bool {
        self.whose == Dataset::Own && self.costs.any()
    }

    fn count_collocations(&mut self, shared: &Shared, effects: &mut Effects) {
        let (params, corpus) = (self.shapes_form.params(), Arc::clone(shared.corpus()));
        let label = text!("joseki-task-collocations", window = words::window(&params.window));
        self.counting_labels[0] = label.clone();
        let file = recall::file_of::<Collocations>(shared, &params);
        let task = self.counting_shapes.start(label, move |progress| {
            let count = || work::collocations(&corpus, &params, progress);
            recall::recall(file.as_deref(), &params, corpus.id(), progress, count)
        });
        effects.spawn(task.counting());
    }

    fn count_corners(&mut self, shared: &Shared, effects: &mut Effects) {
        effects.spawn(self.counted_corners(shared).counting());
    }

    fn counted_corners(&mut self, shared: &Shared) -> Task {
        let (params, corpus) = (self.corner_form.params(), Arc::clone(shared.corpus()));
        let label = text!("joseki-task-corners", size = params.size.to_string());
        self.counting_labels[1] = label.clone();
        let file = recall::file_of::<CornerGraph>(shared, &params);
        self.counting_corners.start(label, move |progress| {
            recall::recall(file.as_deref(), &params, corpus.id(), progress, || work::corners(&corpus, params, progress))
        })
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
        if self.marks.len() >= MAX_MARKED_PATHS {
            return Err(text!("joseki-too-many-kept"));
        }
        let place = match self.view {
            ExplorerChoice::Shapes => self.shapes.way().map(MarkedPlace::Shapes),
            ExplorerChoice::Corner => self.corner.way().map(MarkedPlace::Corner),
        };
        let Some(place) = place else { return Err(text!("joseki-no-path-to-keep")) };
        self.marks.push(MarkedPath { length: self.length(), sgf: to_sgf(&tree), place });
        Ok(())
    }

    fn unmark(&mut self, at: usize) {
        if at < self.marks.len() {
            self.marks.remove(at);
        }
    }

    fn show_marked(&mut self, at: usize, effects: &mut Effects) {
        let Some(mark) = self.marks.get(at) else { return };
        let (view, could) = match &mark.place {
            MarkedPlace::Shapes(way) => (ExplorerChoice::Shapes, self.shapes.show_way(way)),
            MarkedPlace::Corner(way) => (ExplorerChoice::Corner, self.corner.show_way(way)),
        };
        self.view = view;
        let has_figures = match view {
            ExplorerChoice::Shapes => self.shapes.collocations().is_some(),
            ExplorerChoice::Corner => self.corner.graph().is_some(),
        };
        match could {
            true => {}
            false if has_figures => effects.info(text!("joseki-path-not-there")),
            false => self.wait_for_counting(JosekiCommand::ShowMarked(at), effects),
        }
    }

    /// The marked paths as an SGF collection, or the current path if none is marked.
    fn paths_as_sgf(&self) -> Option<(usize, String)> {
        if self.marks.is_empty() {
            return Some((1, to_sgf(&self.line()?)));
        }
        Some((self.marks.len(), self.marks.iter().map(|mark| mark.sgf.as_str()).collect()))
    }

    fn poll_dictionary(&mut self, effects: &mut Effects) {
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
            // The dictionary is gone, and the failed task has told the user. Forget it, so that later starts do not
            // report it again.
            self.dictionary.forgive();
            effects.remember(Memory::Dictionary(None));
        }
    }

    pub(super) fn carry_out(&mut self, command: JosekiCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            JosekiCommand::Show(view) => self.view = view,
            JosekiCommand::Ask(whose) => self.show_figures_of(whose, shared, effects),
            JosekiCommand::Compare(compares) => self.compare_figures(compares, shared, effects),
            JosekiCommand::SetShapesForm(form) => self.shapes_form = form,
            JosekiCommand::SetCornerForm(form) => self.corner_form = form,
            JosekiCommand::CountShapes => {
                self.ask_own();
                self.count_collocations(shared, effects);
            }
            JosekiCommand::CountCorners => {
                self.ask_own();
                self.count_corners(shared, effects);
            }
            JosekiCommand::Open(path) => self.open_collocations(path, effects),
            JosekiCommand::OpenDictionary(path) => self.open_dictionary(path, true, effects),
            JosekiCommand::AskForDictionary => effects.ask(WindowPrompt::Dictionary),
            JosekiCommand::CloseDictionary => self.close_dictionary(effects),
            JosekiCommand::AskForFile => effects.ask(WindowPrompt::Collocations),
            JosekiCommand::SaveCollocations => self.save_collocations(effects),
            JosekiCommand::SaveCorners => self.save_corners(effects),
            JosekiCommand::StartPattern(pattern) => self.start_pattern(&pattern, Image::default(), effects),
            JosekiCommand::StartFromGame => self.start_from_game(shared, effects),
            JosekiCommand::StartFromDrawing => effects.command(FindCommand::ExploreInJoseki),
            JosekiCommand::StartDrawing(drawing) => self.start_from_drawing(*drawing, effects),
            JosekiCommand::StartFromShape => effects.command(ShapesCommand::Explore),
            JosekiCommand::WalkLine(line) => self.walk_line(line, effects),
            JosekiCommand::Look(direction) if self.shapes.direction() == direction => {}
            JosekiCommand::Look(_) => self.shapes.reverse(),
            JosekiCommand::Sort(order) => self.shapes.set_order(order),
            JosekiCommand::ShowRare(shows) => self.shapes.show_rare(shows),
            JosekiCommand::Follow => self.follow_most_frequent(effects),
            JosekiCommand::SetFollow(steps) => self.follow = steps.clamp(1, MAX_FOLLOW_STEPS),
            JosekiCommand::GoAlong { moves_back, edges } => _ = self.corner.go_along(moves_back, &edges),
            JosekiCommand::PositionYears => self.corner.show_position_years(),
            JosekiCommand::Mark => self.mark_and_tell(effects),
            JosekiCommand::Unmark(at) => self.unmark(at),
            JosekiCommand::ShowMarked(at) => self.show_marked(at, effects),
            JosekiCommand::CopySgf => self.copy_line(effects),
            JosekiCommand::SavePaths => self.save_paths(effects),
            JosekiCommand::Find => self.find_board(shared, effects),
            JosekiCommand::FindWindow => self.find_window(effects),
            JosekiCommand::OpenExample => self.open_example(shared, effects),
            walk @ (JosekiCommand::StartEmpty
            | JosekiCommand::Reverse
            | JosekiCommand::Choose(_)
            | JosekiCommand::Beside(_)
            | JosekiCommand::StepRow(_)
            | JosekiCommand::StepAt(_)
            | JosekiCommand::StepChosen
            | JosekiCommand::Onward
            | JosekiCommand::Upward
            | JosekiCommand::Back
            | JosekiCommand::Forward
            | JosekiCommand::Home
            | JosekiCommand::GoTo(_)) => match self.view {
                ExplorerChoice::Shapes => self.walk_shapes(walk),
                ExplorerChoice::Corner => self.walk_corner(walk),
            },
        }
    }

    /// Steps through the collocations.
    fn walk_shapes(&mut self, command: JosekiCommand) {
        let shapes = &mut self.shapes;
        shapes.see();
        match command {
            JosekiCommand::StartEmpty => shapes.start_empty(),
            JosekiCommand::Reverse => shapes.reverse(),
            JosekiCommand::Choose(row) => shapes.choose(row),
            JosekiCommand::Beside(steps) => shapes.choose_by(steps),
            JosekiCommand::StepRow(row) => _ = shapes.step_into(row, 0),
            JosekiCommand::StepAt(point) => _ = shapes.step_at(point),
            JosekiCommand::StepChosen | JosekiCommand::Onward => _ = shapes.step_into(shapes.chosen(), 0),
            JosekiCommand::Upward => shapes.path().at().checked_sub(1).into_iter().for_each(|at| shapes.go_to(at)),
            JosekiCommand::Back => _ = shapes.back(),
            JosekiCommand::Forward => _ = shapes.forward(),
            JosekiCommand::Home => shapes.go_to(0),
            JosekiCommand::GoTo(at) => shapes.go_to(at),
            _ => {}
        }
    }

    /// Steps through the corner tree.
    fn walk_corner(&mut self, command: JosekiCommand) {
        let corner = &mut self.corner;
        match command {
            JosekiCommand::StartEmpty => corner.start(),
            JosekiCommand::Choose(row) => corner.choose(row),
            JosekiCommand::Beside(steps) => _ = corner.sibling(steps),
            JosekiCommand::StepRow(row) => {
                corner.choose(row);
                corner.step_into_chosen();
            }
            JosekiCommand::StepAt(point) => _ = corner.step_at(point),
            JosekiCommand::StepChosen => _ = corner.step_into_chosen(),
            JosekiCommand::Onward => _ = corner.step_into_first(),
            JosekiCommand::Upward => corner.go_up(1),
            JosekiCommand::Back => _ = corner.back(),
            JosekiCommand::Forward => _ = corner.forward(),
            JosekiCommand::Home => corner.home(),
            JosekiCommand::GoTo(at) => corner.go_up(corner.moves().len().saturating_sub(at)),
            _ => {}
        }
    }

    fn compare_figures(&mut self, compares: bool, shared: &Shared, effects: &mut Effects) {
        self.compares = compares;
        self.compare();
        if compares {
            self.unpack(effects);
            self.count(shared, effects);
        }
    }

    /// Only the user's own games are counted.
    fn ask_own(&mut self) {
        if self.whose != Dataset::Own {
            self.ask(Dataset::Own);
        }
    }

    fn open_collocations(&mut self, path: PathBuf, effects: &mut Effects) {
        let label = text!("joseki-task-opening", path = path.display().to_string());
        let task = self.opening.start(label, move |progress| {
            progress.check()?;
            let found = library::open_collocations(&path).map_err(|error| JobError::Failed(error.sentence()))?;
            Ok((path, found))
        });
        effects.spawn(task.counting().asked());
    }

    /// Tells what was opened, and whether it takes the place of other collocations.
    fn tell_opened(&self, path: &Path, found: &Collocations, effects: &mut Effects) {
        let (path, games) = (path.display().to_string(), text!("general-games", games = found.games));
        let pairs = text!("joseki-pairs", pairs = found.len());
        effects.info(match self.own.collocations {
            Some(_) => text!("joseki-opened-instead", path = path, pairs = pairs, games = games),
            None => text!("joseki-opened", path = path, pairs = pairs, games = games),
        });
    }

    fn follow_most_frequent(&mut self, effects: &mut Effects) {
        let made = match self.view {
            ExplorerChoice::Shapes => self.shapes.follow(self.follow),
            ExplorerChoice::Corner => self.corner.follow(self.follow),
        };
        if made == 0 {
            effects.info(text!("joseki-nothing-after"));
        }
    }

    fn mark_and_tell(&mut self, effects: &mut Effects) {
        match self.mark() {
            Ok(()) => effects.info(text!("joseki-paths-kept", paths = self.marks.len())),
            Err(reason) => effects.info(reason),
        }
    }

    fn copy_line(&self, effects: &mut Effects) {
        match self.line() {
            Some(tree) => effects.copy(to_sgf(&tree), text!("joseki-path-copied")),
            None => effects.info(text!("joseki-no-path")),
        }
    }

    fn save_collocations(&self, effects: &mut Effects) {
        let Some(found) = self.shapes.collocations().cloned() else { return };
        save(text!("joseki-dialog-save-collocations"), "collocations.ron.zst", RON_EXTENSIONS, effects, move |path| {
            library::save_collocations(&found, path)?;
            Ok(text!("joseki-saved-pairs", pairs = found.len(), path = path.display().to_string()))
        });
    }

    fn save_corners(&self, effects: &mut Effects) {
        let Some(found) = self.corner.graph().cloned() else { return };
        save(text!("joseki-dialog-save-corners"), "corners.ron.zst", RON_EXTENSIONS, effects, move |path| {
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

    fn find_board(&mut self, shared: &Shared, effects: &mut Effects) {
        let query = match self.view {
            ExplorerChoice::Shapes if self.shapes.path().here().step.is_none() => Err(QueryError::NothingOnBoard),
            ExplorerChoice::Shapes => self.shapes.sheet().query(),
            ExplorerChoice::Corner => self.corner.query().unwrap_or(Err(QueryError::NothingOnBoard)),
        };
        let Some(drawing) = drawing_to_find(query, effects) else { return };
        effects.command(FindCommand::LookIn(String::new()));
        self.finding_games.stop();
        match self.counting_games(drawing.clone(), shared) {
            Some((task, corners)) => {
                effects.spawn(task.asked());
                effects.command(FindCommand::AwaitGames(Some(CountedCorner { drawing, corners })));
            }
            None => effects.command(FindCommand::FromDrawing(drawing)),
        }
    }

    /// The search for the games whose sequences were counted at the corner position, and its count. Other games may have
    /// its stones too, reached after a long time elsewhere or with the other side to move.
    fn counting_games(&mut self, drawing: Box<Drawing>, shared: &Shared) -> Option<(Task, u64)> {
        let here = self.corner.graph().zip(self.corner.stand()).filter(|_| self.view == ExplorerChoice::Corner);
        let (found, stand) = here.filter(|_| self.whose == Dataset::Own)?;
        let (found, corpus) = (Arc::clone(found), Arc::clone(shared.corpus()));
        let position = stand.walk.last().position;
        let visits = found.graph.visits(position);
        if visits.starts > 0 || found.corpus != corpus.id().to_string() {
            return None;
        }
        let task = self.finding_games.start(text!("joseki-task-games"), move |progress| {
            Ok((drawing, found.games_with(position, &corpus, progress)?))
        });
        Some((task, u64::from(visits.count)))
    }

    fn find_window(&self, effects: &mut Effects) {
        let Some(found) = self.shapes.collocations() else { return };
        let here = self.shapes.path().here();
        let shown =
            here.step.and_then(|step| found.pattern(here.pattern)?.image(step.image).map(|shown| (step, shown)));
        match shown {
            Some((step, pattern)) => {
                effects.command(FindCommand::LookIn(String::new()));
                effects.command(FindCommand::FromPattern(pattern, Some(step.mover())));
            }
            None => _ = drawing_to_find(Err(QueryError::NothingOnBoard), effects),
        }
    }

    /// Opens the game of the chosen pair before the second move, with the window around the move highlighted.
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

const RON_EXTENSIONS: &[&str] = &["ron.zst", "ron", "zst"];

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

/// The drawing of a query, or a message why there is none.
fn drawing_to_find(query: Result<Query, QueryError>, effects: &mut Effects) -> Option<Box<Drawing>> {
    let drawing = query.map_err(|error| error.sentence());
    let drawing = drawing.and_then(|query| Drawing::from_query(&query).map_err(|error| error.to_string()));
    match drawing {
        Ok(drawing) if drawing.drawn().next().is_some() => return Some(Box::new(drawing)),
        Ok(_) => effects.info(text!("joseki-no-stones")),
        Err(reason) => effects.info(text!("joseki-cannot-be-looked-for", reason = reason)),
    }
    None
}
