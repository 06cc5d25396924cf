//! The state itself: what is loaded, mined, open and running.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::costly_shapes::CostlyShapesState;
use super::engine::OwnEngine;
use super::find::Find;
use super::fuseki::Fuseki;
use super::games::GameList;
use super::home::RemovedLibrary;
use super::joseki::Joseki;
use super::keeping::Keeper;
use super::kept::KeptGame;
use super::library_watch::{LibraryNews, LibraryWatch};
use super::life::Life;
use super::loading::{Arrival, Request};
use super::notices::{NoticeLevel, Notices};
use super::open_library::title_without_players;
use super::panes::Pane;
use super::play::Play;
use super::play::contest::Contest;
use super::play::suggest::PositionSuggestions;
use super::player::PlayerProfileState;
use super::saving::PendingSave;
use super::shapes::{Shapes, ShapesCommand};
use super::tasks::{Awaited, Task, TaskFailure, TaskId, TaskSuccess, TaskView, Tasks};
use super::user_steps::UserSteps;
use super::viewer::GameOrigin;
use super::{
    Care, Command, Effect, Effects, GamePlace, Home, LibraryEntry, LibrarySession, Memory, Navigation, OpenLibrary,
    SaveId, Settings, Shared, Viewer, WindowPrompt, Workspace, WorkspaceState,
};
use katachi_core::corpus::record_tree;
use katachi_core::corpus::{Corpus, GameHeader, GameId};
use katachi_core::go::GameTree;
use katachi_core::jobs::Wake;
use katachi_core::library::Sample;
use katachi_core::library::lock::LOCK_TIMEOUT;
use katachi_core::library::sealed::take_changes;
use katachi_core::study::Moment;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Everything that the window shows. See [`super::Command`] for everything that changes it.
pub struct AppState {
    pub(super) shared: Shared,
    pub(super) games: GameList,
    pub(super) costly_shapes: CostlyShapesState,
    pub(super) player: PlayerProfileState,
    pub(super) engine: OwnEngine,
    pub(super) shapes: Shapes,
    pub(super) find: Find,
    pub(super) joseki: Joseki,
    pub(super) fuseki: Fuseki,
    pub(super) play: Play,
    pub(super) life: Life,
    tasks: Tasks,
    wake: Wake,
    pub(super) watch: Option<LibraryWatch>,
    loading: Awaited<Arrival>,
    /// The sources of the open library before games were added.
    pub(super) before_adding: Option<Vec<PathBuf>>,
    /// The library that was removed last; it can be brought back until the program ends.
    pub(super) removed: Option<RemovedLibrary>,
    /// Reads the rest of the open game's tree, with a note if a part is missing.
    pub(super) reading: Awaited<(GameOrigin, GameTree, Option<String>)>,
    /// Commands that wait for the rest of that tree: an edit of the main line alone would lose it.
    pub(super) held_back: VecDeque<Command>,
    pub(super) keeper: Keeper,
    pub(super) care: Care,
    /// Whether settings or sessions may have to be written since the user's last command.
    pub(super) has_changed: bool,
    /// When the open game plays its next move by itself.
    pub(super) autoplay: Option<Instant>,
    /// Reads a game for [`super::Command::Look`].
    pub(super) looking: Awaited<GameTree>,
    pub(super) saving: PendingSave,
    pub(super) user_steps: UserSteps,
    pub(super) notices: Notices,
    /// Effects for the window to carry out.
    pub(super) outbox: Vec<Effect>,
    /// When the user last did something.
    pub(super) last_input: Instant,
    /// Whether nothing is left to count ahead in the open games.
    has_counted_ahead: bool,
}

/// Longest time that a first frame waits for the sample.
const SAMPLE_TIME: Duration = Duration::from_millis(200);

/// Time without input after which Katachi counts ahead.
const IDLE_TIME: Duration = Duration::from_secs(20);

impl AppState {
    /// The window says which panes it shows, those that no other hides.
    pub fn set_panes_in_sight(&mut self, panes: Vec<Pane>) {
        self.shared.panes_in_sight = panes;
    }

    /// The window says whether it has a dialog open that asks for a file.
    pub fn set_asks_for_file(&mut self, asks: bool) {
        self.saving.window_asks = asks;
    }

    /// Whether a question to the user still waits for its answer.
    pub fn is_awaited(&self, ask: &WindowPrompt) -> bool {
        self.saving.is_awaited(ask)
    }

    /// The save request that waits for the name of its file.
    pub fn awaited_save(&self) -> Option<SaveId> {
        self.saving.awaited()
    }

    /// `wake` is called by background threads when there is something new to [`AppState::poll`].
    pub fn new(settings: Settings, wake: Wake) -> AppState {
        let mut state = AppState {
            games: GameList::default(),
            costly_shapes: CostlyShapesState::default(),
            player: PlayerProfileState::with_table(settings.expert),
            engine: OwnEngine::default(),
            shapes: Shapes::with_views(settings.unit, settings.compares, settings.gallery),
            find: Find::new(&settings.find_drawing, settings.find_as_drawn)
                .with_hits(settings.hits_wall, settings.hits_one_a_game),
            joseki: Joseki::default(),
            fuseki: Fuseki::default(),
            play: Play::with_game(settings.contest.as_ref()),
            life: Life::with_view(settings.life),
            tasks: Tasks::new(Arc::clone(&wake)),
            wake,
            watch: None,
            loading: Awaited::default(),
            before_adding: None,
            removed: None,
            reading: Awaited::default(),
            held_back: VecDeque::new(),
            keeper: Keeper::new(&settings),
            care: Care::default(),
            has_changed: true,
            autoplay: None,
            looking: Awaited::default(),
            saving: PendingSave::default(),
            user_steps: UserSteps::default(),
            notices: Notices::default(),
            outbox: Vec::new(),
            last_input: Instant::now(),
            has_counted_ahead: false,
            shared: Shared::new(settings),
        };
        state.workspace_shown();
        state
    }

    /// The state of a user with the folder `home`. `earlier` are the settings to use if `home` has none yet.
    pub fn at_home(home: Home, earlier: Settings, wake: Wake) -> AppState {
        let read = home.read_settings();
        let mut state = AppState::new(read.settings.unwrap_or(earlier), wake);
        if read.is_newer {
            state.keeper.leave_settings();
        }
        if let Some(said) = read.said {
            state.notices.push(NoticeLevel::Warning, said, Vec::new());
        }
        state.shared.home = Some(home);
        state
    }

    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    pub fn workspace(&self) -> Workspace {
        self.shared.workspace
    }

    pub fn library(&self) -> Option<&OpenLibrary> {
        self.shared.library()
    }

    /// Empty while nothing is loaded.
    pub fn corpus(&self) -> &Arc<Corpus> {
        self.shared.corpus()
    }

    pub fn shapes(&self) -> &Shapes {
        &self.shapes
    }

    pub fn games(&self) -> &GameList {
        &self.games
    }

    pub fn costly_shapes(&self) -> &CostlyShapesState {
        &self.costly_shapes
    }

    pub fn player(&self) -> &PlayerProfileState {
        &self.player
    }

    pub fn engine(&self) -> &OwnEngine {
        &self.engine
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
        self.shared.viewer()
    }

    pub fn notices(&self) -> &Notices {
        &self.notices
    }

    pub fn settings(&self) -> &Settings {
        self.shared.settings()
    }

    pub fn tasks(&self) -> impl Iterator<Item = TaskView<'_>> {
        self.tasks.views()
    }

    /// The board of the workspace stands alone in the window.
    pub fn is_board_alone(&self) -> bool {
        self.shared.board_alone
    }

    /// The open game plays by itself.
    pub fn is_playing_on(&self) -> bool {
        self.autoplay.is_some()
    }

    /// Stones come onto a board by themselves: the open game plays, or a refutation.
    pub fn moves_by_itself(&self) -> bool {
        self.is_playing_on() || self.life.session().is_refuting()
    }

    /// Whether work goes on, or a slow search waits for the hand to rest.
    pub fn is_busy(&self) -> bool {
        self.tasks.is_busy() || self.find.is_busy()
    }

    /// The libraries there are, as they were when they were last asked for.
    pub fn libraries(&self) -> Option<&[LibraryEntry]> {
        self.keeper.libraries()
    }

    /// Files of the open library's sources that are new, changed or gone since it was read.
    pub fn changed_files(&self) -> usize {
        self.keeper.changed_files(self.shared.folder())
    }

    /// The check of a library and the restoring of a backup.
    pub fn care(&self) -> &Care {
        &self.care
    }

    pub fn is_mining(&self) -> bool {
        self.shapes.is_mining()
    }

    pub fn is_loading(&self) -> bool {
        self.loading.is_running()
    }

    /// The record that is open in the viewer, if it is one of this corpus.
    pub fn open_game(&self) -> Option<GameId> {
        self.shared.open_game()
    }

    /// The title of the open game with its own name, if it has no players. `None` too for a new game.
    pub fn open_title(&self) -> Option<String> {
        let info = &self.viewer()?.tree().info;
        if !(info.black.is_empty() && info.white.is_empty()) {
            return None;
        }
        let place = || Some(self.library()?.place_in_file(self.open_game()?));
        let title = title_without_players(GameHeader::from(info), place);
        let name = Some(info.name.clone()).filter(|name| !name.is_empty() && *name != info.event);
        let parts: Vec<String> = title.into_iter().chain(name).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    /// The suggestions for the position that is shown, where they are to be seen.
    pub fn suggestions(&self) -> Option<&PositionSuggestions> {
        self.play.suggestions(&self.shared)
    }

    /// The game against the pattern player, where it is on the screen.
    pub fn contest_shown(&self) -> Option<&Contest> {
        self.play.contest_shown(&self.shared)
    }

    /// The clock; tests set it.
    pub fn set_clock(&mut self, clock: fn() -> Moment) {
        self.play.clock = clock;
    }

    /// The games that come with Katachi; tests set others.
    pub fn set_sample(&mut self, sample: &'static Sample) {
        self.shared.sample = sample;
    }

    /// Says something, for the window.
    pub fn tell(&mut self, level: NoticeLevel, text: impl Into<String>) {
        self.notices.push(level, text, Vec::new());
    }

    /// Takes the effects for the window to carry out, once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        let mut effects = std::mem::take(&mut self.outbox);
        effects.retain(|effect| !matches!(effect, Effect::Ask(ask) if !self.is_awaited(ask)));
        effects
    }

    /// Notes that the user does something.
    pub fn note_input(&mut self) {
        self.last_input = Instant::now();
    }

    /// The time until Katachi counts ahead, if the user does nothing; `None` if there is nothing to count, or it must not.
    pub fn counts_ahead_in(&self) -> Option<Duration> {
        let may = self.settings().counts_ahead && !self.has_counted_ahead && self.library().is_some();
        (may && self.tasks.count() == 0).then(|| IDLE_TIME.saturating_sub(self.last_input.elapsed()))
    }

    /// Counts something that nobody has looked at yet, if the user does nothing and no work runs.
    fn count_ahead(&mut self) {
        if self.counts_ahead_in() != Some(Duration::ZERO) {
            return;
        }
        let mut effects = Effects::default();
        self.shapes.count_ahead(&self.shared, &mut effects);
        self.joseki.count_ahead(&self.shared, &mut effects);
        self.carry_out(effects);
        self.has_counted_ahead = self.tasks.count() == 0;
    }

    /// Waits a moment for the games that come with Katachi and their shapes, so that the first frame shows them.
    pub fn await_sample(&mut self) {
        let (settings, deadline) = (self.settings(), Instant::now() + SAMPLE_TIME);
        if settings.open.is_some() || settings.opening.is_some() {
            return;
        }
        let is_coming = |state: &AppState| state.is_loading() || state.shapes.is_mining() || state.shapes.is_ordering();
        while is_coming(self) && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(1));
            self.poll();
        }
    }

    /// Takes in what background work has finished.
    pub fn poll(&mut self) {
        self.user_steps.rest();
        let running = self.tasks.count();
        let ended = self.tasks.poll();
        self.has_changed |= self.tasks.count() != running;
        for TaskSuccess { kind, library, folder, began } in self.tasks.take_succeeded() {
            self.notices.dismiss_failures(kind, library.as_deref(), began);
            if folder.is_some() {
                self.shared.settings.save_folder = folder;
            }
        }
        for said in ended {
            match said {
                Ok(text) => self.notices.push(NoticeLevel::Info, text, Vec::new()),
                Err(TaskFailure { text, library, kind: Some(kind) }) => self.notices.push_failure(kind, library, text),
                Err(TaskFailure { text, library, kind: None }) => {
                    self.notices.push_of(library, NoticeLevel::Error, text, Vec::new());
                }
            }
        }
        if let Some(arrival) = self.loading.arrived() {
            self.shared.settings.opening = None;
            self.arrive(arrival);
        } else if self.loading.failed().is_some() {
            self.shared.settings.opening = None;
        }
        self.hear_of_the_library();
        self.complete_the_open_game();
        if let Some(tree) = self.looking.arrived() {
            self.apply(Command::Show(Workspace::Library));
            self.apply(Command::OpenRecord { tree: Box::new(tree), moves: 0 });
        }
        self.play_on();
        self.keeper.poll();
        let (mut effects, was_checking) = (Effects::default(), self.care.is_running());
        self.care.poll(&self.shared, &mut effects);
        let own = [self.shared.folder(), self.shared.home().map(Home::dir)];
        own.into_iter().flatten().flat_map(take_changes).for_each(|changed| effects.warn(changed.sentence()));
        if was_checking && !self.care.is_running() {
            self.watch_library();
        }
        self.carry_out(effects);
        self.follow();
        self.note_awaited_step();
        self.count_ahead();
        // Settings and sessions change only with a command or when work ends, so do not check them every frame.
        if std::mem::take(&mut self.has_changed) {
            self.keep();
        }
    }

    /// Watches the folder of the open library from now on.
    pub(super) fn watch_library(&mut self) {
        self.watch = self.shared.folder().map(|dir| LibraryWatch::start(dir, Arc::clone(&self.wake)));
    }

    /// Says that the open library's folder is gone, or was changed by another program.
    fn hear_of_the_library(&mut self) {
        // Katachi's own writing is no news.
        if self.is_loading() || self.care.is_running() {
            return;
        }
        let Some((dir, news)) = self.watch.as_ref().and_then(|watch| Some((watch.dir.clone(), watch.news()?))) else {
            return;
        };
        // Another place keeps the games now.
        self.has_changed = true;
        let path = dir.display().to_string();
        let (level, text) = match news {
            LibraryNews::Vanished => (NoticeLevel::Error, text!("notices-library-vanished", path = path)),
            LibraryNews::Changed => {
                self.notices.dismiss_text(&text!("notices-library-vanished", path = &path));
                (NoticeLevel::Warning, text!("notices-library-changed", path = path))
            }
        };
        self.notices.push(level, text, Vec::new());
    }

    /// Takes in the whole record of the open game, and then the commands that waited for it, in their order.
    fn complete_the_open_game(&mut self) {
        if let Some((origin, tree, note)) = self.reading.arrived()
            && let Some(viewer) = self.shared.viewer.as_mut().filter(|viewer| *viewer.origin() == origin)
        {
            viewer.complete(tree, note);
        }
        while !self.is_record_awaited()
            && let Some(command) = self.held_back.pop_front()
        {
            self.apply_own(command);
            self.has_changed = true;
        }
    }

    /// Whether only the main line of the open game is there yet.
    pub(super) fn is_record_awaited(&self) -> bool {
        self.shared.viewer.as_ref().is_some_and(Viewer::is_awaited) && self.reading.is_running()
    }

    /// Shows the next move of autoplay when it is due. Autoplay ends with the last move.
    fn play_on(&mut self) {
        if self.autoplay.is_none_or(|next| Instant::now() < next) {
            return;
        }
        let pace = self.pace();
        let viewer = self.shared.viewer.as_mut().filter(|viewer| viewer.depth() + 1 < viewer.line().len());
        self.autoplay = viewer.map(|viewer| {
            viewer.navigate(Navigation::By(1));
            self.has_changed = true;
            Instant::now() + pace
        });
    }

    /// Lets every workspace take in finished work and follow the shared state.
    pub(super) fn follow(&mut self) {
        let is_in_find = self.shared.workspace == Workspace::Find;
        self.shared.viewer.iter_mut().for_each(|viewer| viewer.turn(is_in_find));
        let mut effects = Effects::default();
        self.games.poll(&self.shared, &mut effects);
        self.engine.poll(&self.shared, &mut effects);
        self.costly_shapes.poll(&self.shared, &mut effects);
        self.player.poll(&self.shared, &mut effects);
        self.shapes.poll(&self.shared, &mut effects);
        self.find.poll(&self.shared, &mut effects);
        self.fuseki.poll(&self.shared, &mut effects);
        self.joseki.poll(&self.shared, &mut effects);
        self.play.poll(&self.shared, &mut effects);
        self.life.poll(&self.shared, &mut effects);
        self.carry_out(effects);
    }

    /// The workspace on the screen reads what it shows.
    pub(super) fn workspace_shown(&mut self) {
        let mut effects = Effects::default();
        match self.shared.workspace {
            Workspace::Library => self.games.shown(&self.shared, &mut effects),
            Workspace::Shapes => self.shapes.shown(&self.shared, &mut effects),
            Workspace::Find => self.find.shown(&self.shared, &mut effects),
            Workspace::Fuseki => self.fuseki.shown(&self.shared, &mut effects),
            Workspace::Joseki => self.joseki.shown(&self.shared, &mut effects),
            Workspace::Play => self.play.shown(&self.shared, &mut effects),
            Workspace::Life => self.life.shown(&self.shared, &mut effects),
        }
        self.carry_out(effects);
    }

    pub(super) fn games_changed(&mut self) {
        self.has_counted_ahead = false;
        self.user_steps.forget();
        // Costs of the games before are of no use.
        self.shared.costs = None;
        let mut effects = Effects::default();
        self.games.games_changed(&self.shared, &mut effects);
        self.engine.games_changed(&self.shared, &mut effects);
        self.costly_shapes.games_changed(&self.shared, &mut effects);
        self.player.games_changed(&self.shared, &mut effects);
        self.shapes.games_changed(&self.shared, &mut effects);
        self.find.games_changed(&self.shared, &mut effects);
        self.fuseki.games_changed(&self.shared, &mut effects);
        self.joseki.games_changed(&self.shared, &mut effects);
        self.play.games_changed(&self.shared, &mut effects);
        self.life.games_changed(&self.shared, &mut effects);
        self.carry_out(effects);
    }

    /// Has the workspaces give up memory that another library may want.
    pub(super) fn library_left(&mut self) {
        self.fuseki.library_left(&self.shared);
        self.joseki.library_left(&self.shared);
        self.play.library_left(&self.shared);
    }

    /// Carries out the effects that a workspace asked for.
    pub(super) fn carry_out(&mut self, effects: Effects) {
        for effect in effects {
            match effect {
                Effect::Command(command) => self.apply(command),
                Effect::Spawn(task) => self.tasks.spawn(task),
                Effect::Save(request) => {
                    let mut asks = Effects::default();
                    self.saving.ask(request, &mut asks);
                    self.carry_out(asks);
                }
                Effect::Notice(notice) => self.notices.push_new(notice),
                Effect::Remember(memory) => self.remember(memory),
                effect @ (Effect::Copy(_)
                | Effect::Ask(_)
                | Effect::ShowPane(_)
                | Effect::ResetLayout
                | Effect::FullScreen
                | Effect::Quit) => self.outbox.push(effect),
            }
        }
    }

    fn remember(&mut self, memory: Memory) {
        let settings = &mut self.shared.settings;
        match memory {
            Memory::Drawing { diagram, as_drawn } => {
                (settings.find_drawing, settings.find_as_drawn) = (diagram, as_drawn);
            }
            Memory::Cards(text) => settings.cards = text,
            Memory::Suggestions(on) => settings.suggestions = on,
            Memory::Rings(shape) => settings.ring_shape = Some(shape),
            Memory::Comparison(unit, compares) => (settings.unit, settings.compares) = (unit, compares),
            Memory::Gallery(gallery) => settings.gallery = gallery,
            Memory::Hits { wall, one_a_game } => (settings.hits_wall, settings.hits_one_a_game) = (wall, one_a_game),
            Memory::Me(name) => settings.me = name,
            Memory::CountsAhead(counts) => settings.counts_ahead = counts,
            Memory::Folder(folder) => settings.last_folder = Some(folder),
            Memory::Problems(paths) => (settings.problems, settings.problem) = (paths, 0),
            Memory::Contest(form) => settings.contest = Some(form),
            Memory::Dictionary(path) => settings.dictionary = path,
            Memory::Engine(engine) => settings.engine = engine,
            Memory::Problem(number) => settings.problem = number,
            Memory::LifeView(view) => settings.life = view,
            Memory::Costs(costs) => self.shared.costs = Some(costs),
            Memory::Tags(tags) => self.shared.catalogue = self.shared.catalogue.clone().with_tags(tags),
        }
    }

    /// The session of the open library: the user's place and the counts to restore.
    pub(super) fn session(&self) -> LibrarySession {
        let game = self.shared.open_game().zip(self.shared.viewer());
        let mut session = LibrarySession {
            games: self.shared.library().map(|open| open.summary.games),
            game: game.map(|(game, viewer)| (game.0, viewer.move_number())),
            key: game.map(|(game, _)| KeptGame::new(self.corpus(), game).key),
            ..LibrarySession::default()
        };
        // While a version is being written, the previous version is still in the file.
        session.unsaved = self.shared.viewer().and_then(|viewer| self.keeper.entry(viewer, &self.shared));
        let changed = self.shared.changed_games();
        session.changed = changed.filter_map(|viewer| self.keeper.entry(viewer, &self.shared)).collect();
        self.games.remember(&self.shared, &mut session);
        self.costly_shapes.remember(&self.shared, &mut session);
        self.shapes.remember(&self.shared, &mut session);
        self.find.remember(&self.shared, &mut session);
        self.fuseki.remember(&self.shared, &mut session);
        self.joseki.remember(&self.shared, &mut session);
        self.play.remember(&self.shared, &mut session);
        session
    }

    /// Writes settings, sessions and edited games that have changed.
    fn keep(&mut self) {
        if self.shared.home().is_none() {
            return;
        }
        let mut effects = Effects::default();
        self.keeper.keep_settings(&self.shared, &mut effects);
        self.keeper.keep_games(&self.shared, &mut effects);
        if self.keeper.has_session() {
            let session = self.session();
            self.keeper.keep_session(session, &self.shared, &mut effects);
        }
        let has_no_desk = self.keeper.has_no_desk(&self.shared);
        let in_play = has_no_desk.then(|| self.play.unkept_game(&self.shared)).flatten();
        self.keeper.keep_refuge(has_no_desk, &self.shared, in_play.as_ref(), &mut effects);
        self.carry_out(effects);
    }

    /// Ends the program: waits until all lasting work is written, at most a little longer than a lock may be waited
    /// for.
    pub fn finish(&mut self) {
        let deadline = Instant::now() + LOCK_TIMEOUT + Duration::from_secs(1);
        self.keeper.try_again();
        self.has_changed = true;
        self.poll();
        while self.tasks.is_keeping() && Instant::now() < deadline {
            self.tasks.hurry_lasting();
            std::thread::sleep(Duration::from_millis(2));
            self.poll();
        }
        // Tasks that still run end with the program, and drop nothing.
        katachi_engines::analysis::end_all_engines();
    }

    /// Whether something is being written that must not be lost.
    #[cfg(test)]
    pub(super) fn is_keeping(&self) -> bool {
        self.tasks.is_keeping()
    }

    /// Runs work in the background, for programs and tests.
    pub fn spawn(&mut self, task: Task) {
        self.tasks.spawn(task);
    }

    /// Tells the workspaces that write into the library's folder that it has changed.
    pub(super) fn folder_changed(&mut self) {
        let mut effects = Effects::default();
        self.play.folder_changed(&self.shared, &mut effects);
        self.find.folder_changed(&self.shared, &mut effects);
        self.carry_out(effects);
    }

    pub(super) fn cancel(&mut self, id: TaskId) {
        self.tasks.cancel(id);
    }

    pub(super) fn cancel_all(&mut self) {
        self.apply(ShapesCommand::ForgetWishes.into());
        self.tasks.cancel_all();
    }

    /// A later loading takes the place of one that still runs.
    pub(super) fn load(&mut self, request: Request) {
        self.shared.settings.opening = request.unfinished();
        let (label, library) = (request.label(), request.library().map(Path::to_owned));
        let sample = (self.shared.sample, self.shared.home.as_ref().map(Home::sample));
        let task = self.loading.start(label, move |progress| request.run(sample.0, sample.1.as_deref(), progress));
        self.tasks.spawn(match library {
            Some(dir) => task.asked().of_library(&dir),
            None => task.asked(),
        });
    }

    /// Shows the main line at once, and reads the rest of the tree in the background.
    pub(super) fn open(&mut self, place: GamePlace) {
        let game = place.game;
        let Some(library) = &self.shared.library else { return };
        let (loaded, corpus) = (library.loaded.clone(), &library.loaded.corpus);
        if game.index() >= corpus.record_count() {
            return;
        }
        let origin = GameOrigin::Corpus { corpus: corpus.id(), game };
        if let Some(viewer) = self.shared.viewer.as_mut().filter(|viewer| *viewer.origin() == origin) {
            return viewer.show(&place);
        }
        if let Some(mut viewer) = self.shared.take_changed(&origin) {
            viewer.show(&place);
            return self.shared.show(viewer);
        }
        let tree = record_tree::main_line(&loaded, game);
        let mut viewer = Viewer::new(tree, origin.clone(), 0, None);
        viewer.await_the_rest();
        viewer.show(&place);
        self.shared.show(viewer);
        let sample = self.shared.sample_games();
        let task = self.reading.start(text!("notices-reading-game"), move |progress| {
            progress.check()?;
            let (tree, note) = match sample {
                Some(sample) => (sample.tree(&loaded, game), None),
                None => record_tree::read_tree(&loaded, game),
            };
            Ok((origin, tree, note.map(|note| note.sentence())))
        });
        self.tasks.spawn(task.asked());
    }
}
