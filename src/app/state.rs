//! The state itself: what is loaded, mined, open and running.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use super::find::Find;
use super::fuseki::Fuseki;
use super::games::GameList;
use super::joseki::Joseki;
use super::life::Life;
use super::notices::{NoticeLevel, Notices};
use super::play::Play;
use super::tasks::{Arrival, Request, Task, TaskId, Work, mining_label, name_of};
use super::viewer::Origin;
use super::{CorpusSummary, Effect, Results, Settings, TaskView, Viewer, Whose, Workspace, counted, grouped};
use crate::corpus::load::{self, Loaded};
use crate::corpus::{Corpus, GameId};
use crate::find::filter::Catalogue;
use crate::go::NodeId;
use crate::jobs::{Job, JobError, Wake};
use crate::library::tags::{self, ResolvedTags};
use crate::library::{LibraryError, sample_tree};
use crate::mining::{MinedPatterns, MiningError, MiningParams, Source, mine};

/// What is loaded, and where it is kept.
#[derive(Clone, Debug)]
pub struct OpenLibrary {
    pub loaded: Loaded,
    pub summary: CorpusSummary,
    pub name: String,
    /// The library folder; `None` for games that were only loaded.
    pub folder: Option<PathBuf>,
    /// What the user opened; empty for the sample and for library folders.
    pub sources: Vec<PathBuf>,
    pub is_sample: bool,
}

/// Everything that the window shows. See [`super::Command`] for everything that changes it.
pub struct AppState {
    pub(super) wake: Wake,
    pub(super) workspace: Workspace,
    pub(super) library: Option<OpenLibrary>,
    /// Lent to panels while nothing is loaded.
    pub(super) no_corpus: Arc<Corpus>,
    pub(super) results: Results,
    pub(super) games: GameList,
    pub(super) find: Find,
    pub(super) joseki: Joseki,
    pub(super) fuseki: Fuseki,
    pub(super) play: Play,
    pub(super) life: Life,
    pub(super) viewer: Option<Viewer>,
    pub(super) tasks: Vec<Task>,
    /// Mined one after the other.
    pub(super) queue: VecDeque<MiningParams>,
    /// Mined at the user's wish: shown as soon as it is there.
    pub(super) wants: Option<MiningParams>,
    pub(super) next_task: u64,
    pub(super) notices: Notices,
    pub(super) settings: Settings,
    pub(super) effects: Vec<Effect>,
}

impl AppState {
    /// `wake` is called by background threads when there is something to [`AppState::poll`].
    pub fn new(settings: Settings, wake: Wake) -> AppState {
        let mut find = Find::new(Wake::clone(&wake), &settings.find_drawing, settings.find_as_drawn);
        if settings.workspace == Workspace::Find {
            find.want();
        }
        let mut joseki = Joseki::default();
        if settings.workspace == Workspace::Joseki {
            joseki.want();
        }
        let mut fuseki = Fuseki::new(Wake::clone(&wake));
        if settings.workspace == Workspace::Fuseki {
            fuseki.want();
        }
        let mut life = Life::new(Wake::clone(&wake));
        if settings.workspace == Workspace::Life {
            life.want();
        }
        let wants_play = settings.workspace == Workspace::Play || settings.suggestions;
        let mut state = AppState {
            wake,
            find,
            joseki,
            fuseki,
            play: Play::default(),
            life,
            workspace: settings.workspace,
            library: None,
            no_corpus: Arc::default(),
            results: Results::default(),
            games: GameList::default(),
            viewer: None,
            tasks: Vec::new(),
            queue: VecDeque::new(),
            wants: None,
            next_task: 0,
            notices: Notices::default(),
            settings,
            effects: Vec::new(),
        };
        if wants_play {
            state.want_play();
        }
        state
    }

    pub fn workspace(&self) -> Workspace {
        self.workspace
    }

    pub fn library(&self) -> Option<&OpenLibrary> {
        self.library.as_ref()
    }

    /// Empty while nothing is loaded.
    pub fn corpus(&self) -> &Arc<Corpus> {
        self.library.as_ref().map_or(&self.no_corpus, |library| &library.loaded.corpus)
    }

    pub fn results(&self) -> &Results {
        &self.results
    }

    pub fn games(&self) -> &GameList {
        &self.games
    }

    pub fn find(&self) -> &Find {
        &self.find
    }

    pub fn joseki(&self) -> &Joseki {
        &self.joseki
    }

    pub fn fuseki(&self) -> &Fuseki {
        &self.fuseki
    }

    pub fn play(&self) -> &Play {
        &self.play
    }

    pub fn life(&self) -> &Life {
        &self.life
    }

    pub fn viewer(&self) -> Option<&Viewer> {
        self.viewer.as_ref()
    }

    pub fn notices(&self) -> &Notices {
        &self.notices
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn wake(&self) -> &Wake {
        &self.wake
    }

    pub fn tasks(&self) -> impl Iterator<Item = TaskView<'_>> {
        self.tasks.iter().map(Task::view)
    }

    pub fn is_busy(&self) -> bool {
        !self.tasks.is_empty()
            || self.games.is_stale()
            || self.find.is_busy()
            || self.fuseki.is_busy()
            || self.play.is_busy()
            || self.life.is_busy()
    }

    pub fn is_mining(&self) -> bool {
        !self.queue.is_empty() || self.tasks.iter().any(|task| matches!(task.work, Work::Mine { .. }))
    }

    pub fn is_loading(&self) -> bool {
        self.tasks.iter().any(|task| matches!(task.work, Work::Load(_)))
    }

    /// The record that is open in the viewer, if it is one of this corpus.
    pub fn open_game(&self) -> Option<GameId> {
        match self.viewer.as_ref()?.origin() {
            &Origin::Corpus { corpus, game } if corpus == self.corpus().id() => Some(game),
            _ => None,
        }
    }

    /// What the window has to do, once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Takes in what background work has finished.
    pub fn poll(&mut self) {
        self.games.poll();
        for reason in [self.find.poll(), self.fuseki.poll()].into_iter().flatten() {
            self.notices.push(NoticeLevel::Error, reason, Vec::new());
        }
        self.drive_life();
        let mut at = 0;
        while at < self.tasks.len() {
            if self.poll_task(at) {
                self.tasks.remove(at);
            } else {
                at += 1;
            }
        }
        self.mine_next();
        self.poll_guess();
        self.poll_contest();
        self.follow_position();
    }

    /// Whether the task is done.
    fn poll_task(&mut self, at: usize) -> bool {
        let task = &self.tasks[at];
        let label = task.label.clone();
        match &task.work {
            Work::Load(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, arrival| state.arrive(arrival));
            }
            Work::Mine { corpus, job } => {
                let (corpus, Some(outcome)) = (*corpus, job.poll()) else { return false };
                self.finish(label, outcome, |state, patterns| {
                    if corpus == state.corpus().id() {
                        let is_wanted = state.wants.take_if(|params| *params == patterns.params).is_some();
                        let at = state.results.insert(Arc::new(patterns), Whose::Own);
                        if is_wanted {
                            state.results.select(at);
                        }
                    }
                });
            }
            Work::OpenResult(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, AppState::take_result);
            }
            Work::Professional(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, patterns| {
                    let at = state.results.insert(patterns, Whose::Professional);
                    state.results.select(at);
                });
            }
            Work::Templates { of, job } => {
                let (of, Some(outcome)) = (Arc::clone(of), job.poll()) else { return false };
                self.finish(label, outcome, |state, found| state.results.set_templates(&of, Arc::new(found)));
            }
            Work::SaveResult { path, job } => {
                let Some(outcome) = job.poll() else { return false };
                let text = format!("The patterns are written: {}", path.display());
                self.finish(label, outcome, |state, ()| state.notices.push(NoticeLevel::Info, text, Vec::new()));
            }
            Work::Write(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, said| state.notices.push(NoticeLevel::Info, said, Vec::new()));
            }
            Work::Tags { corpus, tells_lost, job } => {
                let (corpus, tells_lost, Some(outcome)) = (*corpus, *tells_lost, job.poll()) else { return false };
                self.finish(label, outcome, |state, resolved| {
                    if corpus == state.corpus().id() {
                        state.take_tags(resolved, tells_lost);
                    }
                });
            }
            Work::Joseki(_) => return self.poll_joseki(at),
            Work::Engine(_) => return self.poll_engines(at),
            Work::Life(_) => return self.poll_life_task(at),
            Work::ReadTree { corpus, game, job } => {
                let origin = Origin::Corpus { corpus: *corpus, game: *game };
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, (tree, note)| {
                    if let Some(viewer) = state.viewer.as_mut().filter(|viewer| *viewer.origin() == origin) {
                        viewer.complete(tree, note);
                    }
                });
            }
        }
        true
    }

    pub(super) fn finish<T>(
        &mut self,
        label: String,
        outcome: Result<T, JobError>,
        then: impl FnOnce(&mut AppState, T),
    ) {
        match outcome {
            Ok(result) => then(self, result),
            Err(JobError::Cancelled) => self.notices.push(NoticeLevel::Info, format!("{label}: cancelled"), Vec::new()),
            Err(error) => self.notices.push(NoticeLevel::Error, format!("{label}: {error}"), Vec::new()),
        }
    }

    pub(super) fn start(&mut self, label: String, work: Work) {
        let id = TaskId(self.next_task);
        self.next_task += 1;
        self.tasks.push(Task { id, label, started: Instant::now(), work });
    }

    /// A later loading takes the place of one that still runs.
    pub(super) fn load(&mut self, request: Request) {
        self.tasks.retain(|task| !matches!(task.work, Work::Load(_)));
        let (label, job) = (request.label(), request.start(&self.wake));
        self.start(label, Work::Load(job));
    }

    fn arrive(&mut self, arrival: Arrival) {
        let Arrival { request, loaded, summary } = arrival;
        let nothing_new = match &request {
            Request::Games { previous: None, .. } => loaded.corpus.is_empty(),
            Request::Games { previous: Some(previous), added, .. } => {
                *added > 0 && loaded.corpus.record_count() == previous.corpus.record_count()
            }
            _ => false,
        };
        self.report_loading(&request, &loaded, &summary, nothing_new);
        if nothing_new && self.library.is_some() {
            return;
        }
        let (name, folder, sources) = match &request {
            Request::Sample => ("Sample".to_owned(), None, Vec::new()),
            Request::Games { paths, .. } => (name_of(paths), None, paths.clone()),
            Request::OpenLibrary(dir) | Request::Import { dir, .. } => {
                self.settings.remember_library(dir);
                (library_name(dir), Some(dir.clone()), Vec::new())
            }
        };
        let is_same = self.corpus().id() == loaded.corpus.id();
        let is_sample = matches!(request, Request::Sample);
        self.library = Some(OpenLibrary { loaded, summary, name, folder, sources, is_sample });
        let folder = self.library.as_ref().and_then(|open| open.folder.clone());
        self.life.set_folder(folder.clone());
        if is_same {
            // Perhaps with other paths and tags.
            self.list_games();
            return;
        }
        self.tasks.retain(|task| !matches!(task.work, Work::Mine { .. } | Work::ReadTree { .. }));
        self.results.clear();
        let corpus = Arc::clone(self.corpus());
        if let Some(open) = &self.library {
            self.find.set_games(&open.loaded, folder);
        }
        self.fuseki.set_corpus(&corpus);
        self.life.forget_games();
        self.list_games();
        self.joseki_corpus_changed();
        self.play_corpus_changed();
        self.queue = ready_made().into();
        let keeps_viewer = self.viewer.as_ref().is_some_and(|viewer| *viewer.origin() == Origin::Pasted);
        if let Some(&first) = corpus.games().first().filter(|_| !keeps_viewer) {
            // Some way into the game: an empty board says little about it.
            let moves = corpus.game(first).moves.len().min(60);
            self.open(first, moves, None, None);
        }
    }

    /// Lists the games of the library that has arrived, at first without their tags.
    fn list_games(&mut self) {
        let Some(open) = &self.library else { return };
        let catalogue = Catalogue::new(&open.loaded);
        self.find.set_catalogue(catalogue.clone());
        self.games.reset(catalogue, &self.wake);
        self.start_tags("Reading tags", true, |dir, loaded| Ok(tags::read(dir)?.resolve(loaded)));
    }

    /// Reads or changes the tags in the library's folder, if it has one, and finds their games, in the background.
    pub(super) fn start_tags(
        &mut self,
        label: &str,
        tells_lost: bool,
        act: impl FnOnce(&Path, &Loaded) -> Result<ResolvedTags, LibraryError> + Send + 'static,
    ) {
        let folder = |open: &OpenLibrary| Some((open.folder.clone()?, open.loaded.clone()));
        let Some((dir, loaded)) = self.library.as_ref().and_then(folder) else { return };
        let corpus = loaded.corpus.id();
        let job = Job::start_brief("tags", Arc::clone(&self.wake), move |progress| {
            progress.check()?;
            act(&dir, &loaded).map_err(|error| JobError::Failed(error.to_string()))
        });
        self.start(label.into(), Work::Tags { corpus, tells_lost, job });
    }

    fn take_tags(&mut self, resolved: ResolvedTags, tells_lost: bool) {
        if tells_lost && !resolved.lost.is_empty() {
            let text = format!("{} whose games are not in the library", counted(resolved.lost.len(), "tag"));
            let details = resolved.lost.iter().take(20).map(ToString::to_string).collect();
            self.notices.push(NoticeLevel::Warning, text, details);
        }
        self.games.set_tags(resolved.tags, &self.wake);
        self.find.set_catalogue(self.games.catalogue().clone());
    }

    fn report_loading(&mut self, request: &Request, loaded: &Loaded, summary: &CorpusSummary, nothing_new: bool) {
        let report = &loaded.report;
        let details: Vec<String> = report
            .skipped
            .iter()
            .take(20)
            .map(|skipped| match skipped.game {
                Some(game) => format!("{}, game {}: {}", skipped.path, game + 1, skipped.reason),
                None => format!("{}: {}", skipped.path, skipped.reason),
            })
            .collect();
        match request {
            Request::Sample => {}
            Request::Games { paths, .. } if nothing_new => {
                let text = format!("No game was loaded from {}", name_of(paths));
                self.notices.push(NoticeLevel::Error, text, details);
            }
            _ => {
                let skipped = match report.skipped.len() {
                    0 => String::new(),
                    count => format!("; {} skipped, see the load report", grouped(count as u64)),
                };
                let duplicates = match report.duplicates {
                    0 => String::new(),
                    count => format!("; {} left out", counted(count as usize, "duplicate")),
                };
                let text = format!(
                    "{}, {}{duplicates}{skipped}",
                    counted(summary.games, "game"),
                    counted(summary.moves as usize, "move")
                );
                let level = if report.skipped.is_empty() { NoticeLevel::Info } else { NoticeLevel::Warning };
                self.notices.push(level, text, details);
            }
        }
    }

    fn take_result(&mut self, patterns: MinedPatterns) {
        if patterns.corpus != self.corpus().id().to_string() {
            let text = "These patterns were mined from other games than those that are loaded: they are shown, their \
                        examples are not here";
            self.notices.push(NoticeLevel::Warning, text, Vec::new());
        }
        let at = self.results.insert(Arc::new(patterns), Whose::Own);
        self.results.select(at);
        self.workspace = Workspace::Shapes;
    }

    pub(super) fn enqueue(&mut self, params: MiningParams) {
        if !self.queue.contains(&params) {
            self.queue.push_back(params);
        }
        self.mine_next();
    }

    fn mine_next(&mut self) {
        let is_running = self.tasks.iter().any(|task| matches!(task.work, Work::Mine { .. }));
        if is_running || self.corpus().games().is_empty() {
            return;
        }
        let Some(params) = self.queue.pop_front() else { return };
        let (label, corpus) = (mining_label(&params), Arc::clone(self.corpus()));
        let id = corpus.id();
        let job = Job::start("mine", Arc::clone(&self.wake), move |progress| {
            mine(&corpus, &params, progress).map_err(|error| match error {
                MiningError::Cancelled(_) => JobError::Cancelled,
                other => JobError::Failed(other.to_string()),
            })
        });
        self.start(label, Work::Mine { corpus: id, job });
    }

    /// Shows the main line at once and has the rest of the tree read behind it.
    /// `node` is the place in the tree, where that is not in the main line.
    pub(super) fn open(&mut self, game: GameId, moves: usize, node: Option<NodeId>, region: Option<super::Region>) {
        let Some(library) = &self.library else { return };
        let (loaded, corpus) = (library.loaded.clone(), &library.loaded.corpus);
        if game.index() >= corpus.record_count() {
            return;
        }
        let origin = Origin::Corpus { corpus: corpus.id(), game };
        if let Some(viewer) = self.viewer.as_mut().filter(|viewer| *viewer.origin() == origin) {
            viewer.show(moves, node, region);
            return;
        }
        let (tree, id, is_sample) = (load::main_line(&loaded, game), corpus.id(), library.is_sample);
        let mut viewer = Viewer::new(tree, origin, moves, region);
        viewer.awaits(node);
        self.viewer = Some(viewer);
        self.tasks.retain(|task| !matches!(task.work, Work::ReadTree { .. }));
        let job = Job::start_brief("read game", Arc::clone(&self.wake), move |progress| {
            progress.check()?;
            Ok(if is_sample { (sample_tree(&loaded, game), None) } else { load::read_tree(&loaded, game) })
        });
        self.start("Reading the game".into(), Work::ReadTree { corpus: id, game, job });
    }
}

/// What is mined without being asked for.
fn ready_made() -> Vec<MiningParams> {
    ["square:3", "square:5", "diamond:2"]
        .into_iter()
        .filter_map(|window| Some(MiningParams::new(window.parse().ok()?, Source::Move)))
        .collect()
}

fn library_name(dir: &Path) -> String {
    dir.file_stem().unwrap_or(dir.as_os_str()).to_string_lossy().into_owned()
}
