//! Carries out the workspace's commands, takes in mined results, and keeps rows and figures up to date.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::against::ProfessionalComparison;
use super::filter::ShapeFilter;
use super::order::{RowOrder, ShapeColumn, ShapeOrderInputs, Sort};
use super::pictures::game_pictures;
use super::portrait::Portrait;
use super::ready_made::ready_made;
use super::worked::{self, Curves, RowTemplates, Worked};
use super::{KeptShapes, MAX_FILLINGS, RunningMining, ShapeAnalysis, ShapeFile, Shapes, ShapesCommand};
use crate::find::FindCommand;
use crate::joseki::JosekiCommand;
use crate::panes::Pane;
use crate::recall::{self, Recalled};
use crate::tasks::Awaited;
use crate::{
    Command, Dataset, Effects, LibrarySession, Memory, SavePrompt, SaveRequest, Shared, WindowPrompt, Workspace,
    WorkspaceState,
};
use katachi_core::corpus::Corpus;
use katachi_core::files;
use katachi_core::go::Color;
use katachi_core::jobs::JobError;
use katachi_core::library::export::ByteOrderMark;
use katachi_core::library::{self, MineToFileError, professional};
use katachi_core::mining::templates::{TemplateError, TemplateLookup, TemplateParams, templates};
use katachi_core::mining::{MinedPatterns, MiningError, MiningParams, mine};
use katachi_core::pattern::Window;
use katachi_core::pattern::names::ShapeNames;
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words;

impl WorkspaceState for Shapes {
    type Command = ShapesCommand;

    fn act(&mut self, command: ShapesCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            ShapesCommand::Mine(params) => self.want(params),
            ShapesCommand::ForgetWishes => (self.wants, self.queued) = (None, Vec::new()),
            ShapesCommand::SelectResult(at) => self.results.select(at),
            ShapesCommand::CloseResult(at) => {
                let closed = self.results.params().get(at).cloned();
                self.offered.retain(|params| Some(params) != closed.as_ref());
                self.results.remove(at);
            }
            ShapesCommand::Open(path) => self.open(path, effects),
            ShapesCommand::AskForFile => effects.ask(WindowPrompt::Result),
            ShapesCommand::Save => self.save(effects),
            ShapesCommand::Export(file) => self.export(file, effects),
            ShapesCommand::Professional(window) => self.unpack(window, effects),
            ShapesCommand::FindTemplates => self.find_templates(effects),
            ShapesCommand::Sort(column) => self.sort.click(column),
            ShapesCommand::SetFilter(filter) => {
                self.selects_first |= filter.text() != self.filter.text() && !filter.text().is_empty();
                self.filter = filter;
            }
            ShapesCommand::Compare(compares) => {
                self.compares = compares;
                effects.remember(Memory::Comparison(self.unit, compares));
            }
            ShapesCommand::ShowGallery(gallery) => {
                if gallery && !shared.settings().gallery && self.filter.keeps_all() {
                    self.filter = ShapeFilter::well_known();
                }
                effects.remember(Memory::Gallery(gallery));
            }
            ShapesCommand::CountAhead(counts) => effects.remember(Memory::CountsAhead(counts)),
            ShapesCommand::SetUnit(unit) => {
                self.unit = unit;
                effects.remember(Memory::Comparison(unit, self.compares));
            }
            ShapesCommand::SetForm(form) => self.form = form,
            ShapesCommand::ShowTab(tab) => self.tab = tab,
            ShapesCommand::ShowPlot(plot) => {
                self.plot = plot;
                if shared.workspace() != Workspace::Shapes {
                    effects.command(Command::Show(Workspace::Shapes));
                }
            }
            ShapesCommand::SetClusters(clusters) => self.clusters = clusters,
            ShapesCommand::NameCluster(cluster, name) => self.name_cluster(cluster, &name, shared, effects),
            ShapesCommand::Look(look) if self.looks_at(look) => {}
            ShapesCommand::Look(look) => self.looks.push(look),
            ShapesCommand::Select(row) => self.select(row),
            ShapesCommand::Step(places) => self.step(places),
            ShapesCommand::SelectOfTemplate(template) => self.wanted = Some(template),
            // A preview: no pane gives way to it.
            ShapesCommand::PickExample(at) if shared.is_in_sight(Pane::Board) => self.open_example(at, shared, effects),
            ShapesCommand::PickExample(at) => self.example = Some(at),
            ShapesCommand::PickTemplate(template) => self.template = template,
            ShapesCommand::ListAllTemplates(all) => self.all_templates = all,
            ShapesCommand::ListLargestOnly(only) => {
                self.only_maximal = only;
                self.list_templates();
            }
            ShapesCommand::OpenExample(at) => self.open_example(at, shared, effects),
            ShapesCommand::StepExample(steps) => self.step_example(steps, shared, effects),
            ShapesCommand::Find => match (self.portrait(), self.patterns()) {
                (Some(portrait), Some(patterns)) => {
                    let mover = patterns.params.is_before_move().then_some(Color::Black);
                    effects.command(FindCommand::LookIn(String::new()));
                    effects.command(FindCommand::FromPattern(portrait.pattern.clone(), mover));
                }
                _ => effects.info(text!("shapes-select-first")),
            },
            ShapesCommand::Explore => match self.portrait() {
                Some(portrait) => effects.command(JosekiCommand::StartPattern(portrait.pattern.clone())),
                None => effects.info(text!("shapes-select-first")),
            },
        }
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        self.take_mined(shared, effects);
        if let Some((path, patterns)) = self.opening.arrived() {
            self.take_opened(&path, patterns, shared, effects);
        }
        if let Some(patterns) = self.unpacking.arrived() {
            let at = self.results.insert(patterns, Dataset::Professional, None);
            self.results.select(at);
        }
        if let Some((of, found)) = self.finding_templates.arrived() {
            self.results.set_templates(&of, found);
            self.list_templates();
        }
        self.mine_wanted(shared, effects);
        self.follow(shared, effects);
    }

    /// Drops results of the old games. Nothing is mined before somebody looks.
    fn games_changed(&mut self, shared: &Shared, _effects: &mut Effects) {
        self.minings.clear();
        self.queued.clear();
        self.finding_templates.stop();
        self.results.clear();
        self.named.clear();
        (self.offered, self.first, self.wants, self.is_looked_at) = (ready_made(shared), None, None, false);
        (self.against, self.curves, self.dots) = (Worked::default(), Worked::default(), Worked::default());
        (self.lookup, self.row_templates) = (Worked::default(), Worked::default());
    }

    fn shown(&mut self, _shared: &Shared, _effects: &mut Effects) {
        self.minings.iter().filter(|mining| !mining.is_ahead).for_each(|mining| mining.value.hurry());
    }

    /// Mines an offered result that nobody has looked at yet.
    fn count_ahead(&mut self, shared: &Shared, effects: &mut Effects) {
        let next = self.offered().next().cloned().filter(|_| self.minings.is_empty());
        if let Some(params) = next.filter(|_| !shared.corpus().games().is_empty()) {
            self.mine(params, true, shared, effects);
        }
    }

    fn remember(&self, shared: &Shared, session: &mut LibrarySession) {
        let corpus = shared.corpus().id().to_string();
        // Shapes from a file may be of other games, so leave them out: they must not be mined again.
        let own = self.results.for_dataset(Dataset::Own).filter(|patterns| patterns.corpus == corpus);
        let running = self.minings.iter().map(|mining| &mining.params).chain(&self.queued);
        let (usual, mut known) = (ready_made(shared), Vec::new());
        for params in own.map(|patterns| &patterns.params).chain(running).chain(self.offered()) {
            if !known.contains(params) && !usual.contains(params) {
                known.push(params.clone());
            }
        }
        session.shapes = known;
        session.cluster_names = self.named.clone();
        // A gallery begins with a filter: that there is none is kept too.
        let is_kept = |kept: &KeptShapes| shared.settings().gallery || *kept != KeptShapes::default();
        session.table = Some(self.kept(shared)).filter(is_kept);
        let shown = self.results.selected().filter(|(_, patterns)| patterns.corpus == corpus);
        let shown = shown.map(|(_, patterns)| patterns.params.clone());
        session.shown_shapes = self.wants.clone().or(shown).or_else(|| self.first.clone());
    }

    /// Offers the session's results. The result that was shown is read when the user looks again.
    fn resume(&mut self, session: &LibrarySession, _shared: &Shared, _effects: &mut Effects) {
        self.take_up(session);
        let shown = session.shown_shapes.clone().map(|params| self.now_offered(params, session));
        self.named = session.cluster_names.clone();
        for (params, names) in &self.named {
            // Results that were mined before this was read.
            self.results.call_clusters(params, names);
        }
        for params in session.shapes.iter().chain(&shown) {
            if !self.offered.contains(params) {
                self.offered.push(params.clone());
            }
        }
        // The result that the user saw last is known from here on.
        (self.first, self.wants, self.is_looked_at) = (shown, None, false);
    }
}

/// Mines within about `memory` bytes where there is a folder for scratch files: that of `file`.
fn mine_bounded(
    corpus: &Corpus,
    params: &MiningParams,
    memory: u64,
    file: Option<&Path>,
    progress: &Progress,
) -> Result<MinedPatterns, JobError> {
    // Nothing is written into the place of a library that is gone.
    let file = file.filter(|file| file.ancestors().nth(2).is_some_and(files::is_folder));
    let mined = match file {
        Some(file) => library::mine_beside(corpus, params, memory, file, progress),
        None => mine(corpus, params, progress).map_err(MineToFileError::from),
    };
    mined.map_err(|error| match error {
        MineToFileError::Mining(MiningError::Cancelled(_)) => JobError::Cancelled,
        MineToFileError::Mining(other) => JobError::Failed(other.sentence()),
        MineToFileError::Library(other) => JobError::Failed(other.sentence()),
    })
}

impl Shapes {
    /// Selects a result, or has it mined first.
    fn want(&mut self, params: MiningParams) {
        match self.results.find(&params) {
            Some(at) => self.results.select(at),
            None => self.wants = Some(params),
        }
    }

    /// Takes in minings that have ended.
    fn take_mined(&mut self, shared: &Shared, effects: &mut Effects) {
        let mut ended = Vec::new();
        for (at, mining) in self.minings.iter_mut().enumerate() {
            if let Some(recalled) = mining.value.arrived() {
                ended.push((at, Some(recalled)));
            } else if mining.value.failed().is_some() {
                ended.push((at, None));
            }
        }
        for (at, recalled) in ended.into_iter().rev() {
            let params = self.minings.remove(at).params;
            // A user who stops it does not want it any more.
            let is_wanted = self.wants.take_if(|wanted| *wanted == params).is_some();
            let Some(recalled) = recalled else { continue };
            let patterns = recalled.kept(shared, effects);
            let names = self.named.iter().find(|(params, _)| *params == patterns.params).map(|(_, names)| names);
            let at = self.results.insert(patterns, Dataset::Own, names);
            if is_wanted {
                self.results.select(at);
            }
            // Only a result that was just added can be too much.
            self.keep_in_bounds(shared);
        }
    }

    /// Closes results that nobody has looked at for longest while all take more than a quarter of the memory. They are
    /// offered again.
    fn keep_in_bounds(&mut self, shared: &Shared) {
        let most = shared.settings().memory_bytes() / 4;
        for params in self.results.close_oldest(most as usize, &shared.corpus().id().to_string()) {
            if !self.offered.contains(&params) {
                self.offered.push(params);
            }
        }
    }

    /// Starts mining what is wanted, and on the first look what the workspace shows first.
    fn mine_wanted(&mut self, shared: &Shared, effects: &mut Effects) {
        if shared.corpus().games().is_empty() {
            // Without games there is nothing to mine. They may still be on their way.
            self.wants.take_if(|_| shared.library().is_some());
            return;
        }
        // A result that is opened is shown first.
        let is_shown = shared.workspace() == Workspace::Shapes && !self.opening.is_running();
        if is_shown && !std::mem::replace(&mut self.is_looked_at, true) {
            let first = self.first.take().or_else(|| self.offered.first().cloned());
            self.wants = self.wants.take().or(first.filter(|_| self.results.is_empty()));
        }
        let next = if self.minings.is_empty() && self.wants.is_none() { self.queued.pop() } else { None };
        let Some(params) = self.wants.clone().or(next) else { return };
        match self.minings.iter_mut().find(|mining| mining.params == params) {
            Some(mining) if mining.is_ahead => {
                mining.is_ahead = false;
                mining.value.hurry();
            }
            Some(_) => {}
            None => {
                self.make_room();
                self.mine(params, false, shared, effects);
            }
        }
    }

    /// Leaves room for one more mining: each may take half of the memory.
    fn make_room(&mut self) {
        while self.minings.len() > 1 {
            let oldest = self.minings.remove(0);
            if !oldest.is_ahead {
                self.queued.push(oldest.params);
            }
        }
    }

    fn mine(&mut self, params: MiningParams, is_ahead: bool, shared: &Shared, effects: &mut Effects) {
        let (label, corpus) = (mining_label(&params), Arc::clone(shared.corpus()));
        let file = recall::file_of::<MinedPatterns>(shared, &params);
        let mut value = Awaited::default();
        let mined = params.clone();
        let (sample, memory) = (shared.sample_games(), shared.settings().memory_bytes());
        let task = value.start(label, move |progress| {
            if let Some(counted) = sample.and_then(|sample| sample.shapes(&mined)) {
                return Ok(Recalled::known(counted));
            }
            recall::recall(file.as_deref(), &mined, corpus.id(), progress, || {
                mine_bounded(&corpus, &mined, memory / 2, file.as_deref(), progress)
            })
        });
        effects.spawn(if is_ahead { task.counting().ahead() } else { task.counting() });
        self.minings.push(RunningMining { params, value, is_ahead });
    }

    /// Shows the workspace now: when the result arrives, the user may be elsewhere.
    fn open(&mut self, path: PathBuf, effects: &mut Effects) {
        effects.command(Command::Show(Workspace::Shapes));
        let task =
            self.opening.start(text!("shapes-work-opening", path = path.display().to_string()), move |progress| {
                let patterns = katachi_tables::open_patterns_watched(&path, progress);
                patterns.map(|patterns| (path, patterns)).map_err(|error| JobError::Failed(error.sentence()))
            });
        effects.spawn(task.counting().asked());
    }

    fn take_opened(&mut self, path: &Path, patterns: MinedPatterns, shared: &Shared, effects: &mut Effects) {
        if patterns.corpus != shared.corpus().id().to_string() {
            effects.warn(text!("shapes-other-games"));
        }
        let path = path.display().to_string();
        let shapes = text!("general-shapes", shapes = patterns.len());
        let games = text!("general-games", games = patterns.games);
        effects.info(match self.results.find(&patterns.params) {
            Some(_) => text!("shapes-opened-instead", path = path, shapes = shapes, games = games),
            None => text!("shapes-opened", path = path, shapes = shapes, games = games),
        });
        let at = self.results.insert(Arc::new(patterns), Dataset::Own, None);
        self.results.select(at);
    }

    /// Names a cluster. The name is kept with the library and saved with the result.
    fn name_cluster(&mut self, cluster: usize, name: &str, shared: &Shared, effects: &mut Effects) {
        let (Some(Ok(dots)), Some((at, patterns))) = (self.cluster_dots(), self.results.selected()) else { return };
        let of = dots.len();
        let is_of_these =
            self.results.whose().get(at) == Some(&Dataset::Own) && patterns.corpus == shared.corpus().id().to_string();
        let params = is_of_these.then(|| patterns.params.clone());
        let Some(names) = self.results.cluster_names_mut() else { return };
        if let Err(error) = names.set(of, cluster, name) {
            return effects.warn(error.sentence());
        }
        if let Some(params) = params {
            let names = names.clone();
            self.named.retain(|(known, _)| *known != params);
            if !names.is_empty() {
                self.named.push((params, names));
            }
        }
    }

    fn save(&self, effects: &mut Effects) {
        let Some(patterns) = self.patterns().map(Arc::clone) else { return };
        let names = self.results.cluster_names().cloned().unwrap_or_default();
        let params = &patterns.params;
        let name = format!("{} {}.ron", params.window.to_string().replace([':', '/'], "-"), params.source);
        let title = text!("shapes-save-title");
        let prompt = SavePrompt { title, name, endings: &["ron", "ron.zst", "zst", "parquet"] };
        effects.save(SaveRequest::new(prompt, move |path, _| {
            katachi_tables::save_patterns_named(&patterns, &names, path)
                .map_err(|error| JobError::Failed(error.sentence()))?;
            Ok(text!("shapes-saved", path = path.display().to_string()))
        }));
    }

    /// The rows of the table, in its order.
    fn export(&self, file: ShapeFile, effects: &mut Effects) {
        let Some(patterns) = self.patterns().map(Arc::clone) else { return };
        let names = self.results.cluster_names().cloned().unwrap_or_default();
        let (rows, count) = (self.rows().iter().map(|&row| row as usize).collect::<Vec<_>>(), self.clusters);
        let params = &patterns.params;
        let window = params.window.to_string().replace([':', '/'], "-");
        let name = format!("{window} {}.{}", params.source, file.ending());
        let endings: &[&str] = match file {
            ShapeFile::Csv => &["csv"],
            ShapeFile::Arff => &["arff"],
            ShapeFile::GnuGo => &["db"],
        };
        let prompt = SavePrompt { title: text!("shapes-save-rows-title"), name, endings };
        effects.save(SaveRequest::new(prompt, move |path, progress| {
            let failed = |error: library::LibraryError| JobError::Failed(error.sentence());
            let clusters = || worked::clusters_of(&patterns, count);
            let mut left_out = 0;
            library::write_over(path, |path| match file {
                ShapeFile::Csv => library::shapes_to_csv(
                    &patterns,
                    &rows,
                    &clusters(),
                    &names,
                    (path, ByteOrderMark::BeyondAscii),
                    progress,
                ),
                ShapeFile::Arff => library::shapes_to_arff(&patterns, &rows, &clusters(), &names, path, progress),
                ShapeFile::GnuGo => library::shapes_to_gnu_go(&patterns, &rows, path, progress)
                    .map(|exported| left_out = exported.without_stones + exported.too_many),
            })
            .map_err(failed)?;
            let path = path.display().to_string();
            Ok(match left_out {
                0 => text!("shapes-saved", path = path),
                left_out => text!("shapes-saved-without", path = path, shapes = left_out),
            })
        }));
    }

    fn unpack(&mut self, window: Option<Window>, effects: &mut Effects) {
        effects.command(Command::Show(Workspace::Shapes));
        let selected = self.results.selected().map(|(_, patterns)| patterns.params.window.clone());
        let known = |window: &Window| professional::windows().any(|known| known == *window);
        let window = window.or_else(|| selected.filter(known).or_else(|| professional::windows().nth(2)));
        let Some(window) = window else { return };
        let task = self.unpacking.start(text!("shapes-work-professional"), move |progress| {
            progress.begin(text!("shapes-step-unpacking"), "files", 1);
            let none = || text!("shapes-none-of-window", window = words::window(&window));
            professional::shapes(&window).ok_or_else(|| JobError::Failed(none()))
        });
        effects.spawn(task.asked());
    }

    fn find_templates(&mut self, effects: &mut Effects) {
        let Some(patterns) = self.patterns().map(Arc::clone) else { return };
        let label = text!("shapes-work-templates", result = words::mined(&patterns.params));
        let task = self.finding_templates.start(label, move |progress| {
            let found = templates(&patterns, &TemplateParams::default(), progress).map_err(|error| match error {
                TemplateError::Cancelled(_) => JobError::Cancelled,
                other => JobError::Failed(other.sentence()),
            })?;
            Ok((patterns, Arc::new(found)))
        });
        effects.spawn(task.counting());
    }

    fn step_example(&mut self, steps: isize, shared: &Shared, effects: &mut Effects) {
        let examples = self.patterns().zip(self.selected()).map_or(&[][..], |(patterns, row)| patterns.examples(row));
        let Some(last) = examples.len().checked_sub(1) else {
            return effects.info(text!("shapes-select-for-examples"));
        };
        let there = self.example.map_or(0, |at| at.saturating_add_signed(steps).min(last));
        self.open_example(there, shared, effects);
    }

    /// Opens the position in which the window of an example was read.
    fn open_example(&mut self, at: usize, shared: &Shared, effects: &mut Effects) {
        self.example = Some(at);
        match self.place_of(at, shared.corpus()) {
            Some(place) => effects.command(place),
            None => effects.warn(text!("shapes-games-not-loaded")),
        }
    }

    /// Brings order, selection and figures up to date with the result that is looked at. Cheap when nothing changed.
    fn follow(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(patterns) = self.patterns().map(Arc::clone) else {
            self.order = RowOrder::default();
            self.choose(None);
            return;
        };
        self.filter.contains.fit(&patterns.params.window);
        if !self.order.is_of(&patterns) {
            self.choose(None);
            self.list_templates();
        }
        let compares = self.compares && self.can_compare();
        if compares {
            let unit = self.unit;
            self.against.follow(&patterns, unit, effects, move |mined, progress| {
                ProfessionalComparison::from_patterns(mined, unit, progress)
            });
        }
        let against = self.against().cloned();
        if against.is_none() && self.sort.column == ShapeColumn::Against && !compares {
            self.sort = Sort::default();
        }
        let clusters = self.filter.cluster.and_then(|(_, of)| self.dots.get(&patterns, &of)?.ok());
        let known = ShapeOrderInputs { against: against.as_ref(), clusters: clusters.map(|view| &view.clusters) };
        self.order.follow(&patterns, shared.corpus(), &self.filter, self.sort, known, effects);
        self.follow_looks(&patterns, effects);
        if self.order.is_of(&patterns) {
            self.select_from_session(&patterns);
        }
        if self.selects_first && !self.order.is_working() {
            self.selects_first = false;
            if let Some(&row) = self.order.rows().first() {
                self.select(row as usize);
            }
        }
        if self.selected.is_none() {
            // Choose a shape with a name: the most frequent shape is nearly empty and says little.
            let shown = self.order.rows().iter().take(NAME_SEARCH_ROWS).map(|&row| row as usize);
            let named = shown.clone().find(|&row| ShapeNames::shipped().of_set(patterns.names(row)).next().is_some());
            let first = shown.clone().next();
            let is_usual = self.sort == Sort::default() && self.filter.keeps_all();
            self.choose(if is_usual { named.or(first) } else { first });
        }
        if self.portrait.as_ref().map(|portrait| portrait.row) != self.selected {
            self.portrait = self.selected.map(|row| Portrait::new(&patterns, row, shared.corpus()));
            let portrait = self.portrait.as_ref().filter(|_| self.examples_are_in(shared.corpus()));
            let pictures =
                portrait.map(|portrait| game_pictures(&patterns, portrait.row, portrait.turn, shared.corpus()));
            self.pictures = pictures.unwrap_or_default();
        }
    }

    /// Works out the analyses that are shown.
    fn follow_looks(&mut self, patterns: &Arc<MinedPatterns>, effects: &mut Effects) {
        if self.looks_at(ShapeAnalysis::Curves) {
            self.curves.follow(patterns, (), effects, Curves::from_patterns);
        }
        if self.looks_at(ShapeAnalysis::Clusters) {
            let count = self.clusters;
            let work = move |patterns: &MinedPatterns, _: &_| Ok(worked::cluster_view(patterns, count));
            self.dots.follow(patterns, count, effects, work);
        }
        if !self.looks_at(ShapeAnalysis::Templates) && self.wanted.is_none() {
            return;
        }
        let build = |patterns: &MinedPatterns, _: &_| Ok(Arc::new(TemplateLookup::new(patterns)));
        self.lookup.follow(patterns, (), effects, build);
        let Some(lookup) = self.lookup.get(patterns, &()).and_then(Result::ok).map(Arc::clone) else { return };
        if let Some(template) = self.wanted.take() {
            let rows = lookup.fillings_of(&template, MAX_FILLINGS).into_iter().filter_map(|(_, row)| row);
            if let Some(row) = rows.min() {
                self.select(row);
            }
        }
        if let Some(row) = self.selected {
            self.row_templates.follow(patterns, row, effects, move |patterns, progress| {
                RowTemplates::for_row(&lookup, patterns, row, progress)
            });
        }
    }

    fn list_templates(&mut self) {
        self.listed_templates = match self.results.templates() {
            None => Vec::new(),
            Some(found) => {
                let rows = (0..found.len()).filter(|&at| !self.only_maximal || found.is_maximal(at));
                rows.map(|at| at as u32).collect()
            }
        };
    }

    /// Looks at a row of the result, and brings it into view.
    pub(super) fn select(&mut self, row: usize) {
        self.left = None;
        self.choose(Some(row));
        self.reveals += 1;
    }

    /// Moves the selection by places in the list, staying inside it.
    fn step(&mut self, places: isize) {
        let Some(last) = self.rows().len().checked_sub(1) else { return };
        let there = self.place().unwrap_or(0).saturating_add_signed(places).min(last);
        self.select(self.rows()[there] as usize);
    }

    fn choose(&mut self, row: Option<usize>) {
        if self.selected != row {
            self.selected = row;
            self.example = None;
            self.template = 0;
        }
        if row.is_none() {
            self.portrait = None;
        }
    }
}

/// Number of top rows among which the first selected shape is looked for.
const NAME_SEARCH_ROWS: usize = 100;

fn mining_label(params: &MiningParams) -> String {
    text!("shapes-work-mining", result = words::mined(params))
}
