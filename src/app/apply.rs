//! Applies the user's commands. The state changes nowhere else.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::going_back::is_travel;
use super::home::{RemovedLibrary, is_library};
use super::joseki::JosekiCommand;
use super::life::LifeCommand;
use super::loading::{Request, is_result};
use super::needed_panes::needed_pane;
use super::notices::{ActionKind, NewNotice, NoticeLevel};
use super::play::{ContestCommand, Mode, PlayCommand};
use super::settings::PendingImport;
use super::shapes::ShapesCommand;
use super::viewer::GameOrigin;
use super::{
    AppState, Care, Command, Effect, Effects, OpeningChoice, Pen, SavePrompt, SaveRequest, Settings, Tool, Viewer,
    WindowPrompt, Workspace, WorkspaceState, home,
};
use katachi_core::corpus::GameId;
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::record_tree;
use katachi_core::corpus::sgf::{self, NamedEncoding, to_sgf, to_sgf_bytes};
use katachi_core::files;
use katachi_core::go::{BoardSize, Color, GameInfo, GameTree, Point};
use katachi_core::jobs::JobError;
use katachi_core::library::export::{self, ByteOrderMark};
use katachi_core::library::{self, LibraryError, ResultKind};
use katachi_core::reports;
use katachi_language::text;
use katachi_pages::{Fonts, Paper, Picture, svg_to_pdf};
use katachi_sentences::Sentence;
use katachi_sentences::words::about;

impl AppState {
    /// Does what the user wants.
    pub fn apply(&mut self, command: Command) {
        reports::note_command(&command);
        // A workspace that comes to the screen may begin a walk. That is no question.
        let is_no_step = is_travel(&command) || matches!(command, Command::Show(_));
        let before = self.place_before_command();
        let command = self.meaning_here(command);
        self.outbox.extend(needed_pane(&command).map(Effect::ShowPane));
        match command {
            Command::Library(command) => self.act(|state, effects| state.games.act(command, &state.shared, effects)),
            Command::CostlyShapes(command) => {
                self.act(|state, effects| state.costly_shapes.act(command, &state.shared, effects))
            }
            Command::Player(command) => self.act(|state, effects| state.player.act(command, &state.shared, effects)),
            Command::Engine(command) => self.act(|state, effects| state.engine.act(command, &state.shared, effects)),
            Command::Shapes(command) => self.act(|state, effects| state.shapes.act(command, &state.shared, effects)),
            Command::Find(command) => self.act(|state, effects| state.find.act(command, &state.shared, effects)),
            Command::Fuseki(command) => self.act(|state, effects| state.fuseki.act(command, &state.shared, effects)),
            Command::Joseki(command) => self.act(|state, effects| state.joseki.act(command, &state.shared, effects)),
            Command::Play(command) => self.act(|state, effects| state.play.act(command, &state.shared, effects)),
            Command::Life(command) => self.act(|state, effects| state.life.act(command, &state.shared, effects)),
            command if self.must_wait(&command) => self.held_back.push_back(command),
            command => self.apply_own(command),
        }
        self.has_changed = true;
        self.note_input();
        self.follow();
        match before {
            Some(_) if is_no_step => self.user_steps.rest(),
            Some(before) => self.note_step_from(before),
            None => {}
        }
    }

    /// Whether a command waits until the whole record of the open game is there: one that changes or saves it, and all that
    /// come after such a one.
    fn must_wait(&self, command: &Command) -> bool {
        let is_cancel = matches!(command, Command::Cancel(_) | Command::CancelAll);
        self.is_record_awaited() && !is_cancel && (needs_whole_record(command) || !self.held_back.is_empty())
    }

    fn act(&mut self, act: impl FnOnce(&mut AppState, &mut Effects)) {
        let mut effects = Effects::default();
        act(self, &mut effects);
        self.carry_out(effects);
    }

    /// The command that the current workspace makes of this one, or the same command.
    fn meaning_here(&self, command: Command) -> Command {
        let meaning = match self.shared.workspace {
            Workspace::Find => self.find.meaning_of(&command, &self.shared).map(Command::Find),
            Workspace::Fuseki => self.fuseki.meaning_of(&command, &self.shared).map(Command::Fuseki),
            Workspace::Play => self.play.meaning_of(&command, &self.shared).map(Command::Play),
            Workspace::Life => self.life.meaning_of(&command, &self.shared).map(Command::Life),
            _ => None,
        };
        meaning.unwrap_or(command)
    }

    /// Commands that are no workspace's.
    pub(super) fn apply_own(&mut self, command: Command) {
        match command {
            Command::Library(_)
            | Command::CostlyShapes(_)
            | Command::Player(_)
            | Command::Engine(_)
            | Command::Shapes(_)
            | Command::Find(_)
            | Command::Fuseki(_)
            | Command::Joseki(_)
            | Command::Play(_)
            | Command::Life(_) => {}
            Command::Show(workspace) => self.show_workspace(workspace),
            Command::Open(paths) | Command::Drop(paths) => {
                let asks = self.library().is_some_and(|open| !open.is_sample);
                let choice = if asks { self.settings().opening_choice } else { OpeningChoice::NewLibrary };
                self.open_paths(paths, choice);
            }
            Command::Add(paths) => self.open_paths(paths, OpeningChoice::Add),
            Command::OpenAs(choice, paths) => self.open_games(paths, choice),
            Command::OpenAlwaysAs(choice, paths) => self.open_always(paths, choice),
            Command::SetOpeningChoice(choice) => self.shared.settings.opening_choice = choice,
            Command::UndoLibraryChange => self.undo_library_change(),
            Command::RenameLibrary { dir, name } => self.rename_library(&dir, &name),
            Command::RemoveLibrary(dir) => self.remove_library(&dir),
            Command::OpenSample => self.load(Request::Sample),
            Command::CheckLibrary { dir, repair } => {
                self.notices.dismiss_about(&dir);
                self.act(|state, effects| state.care.check(dir, repair, effects));
            }
            Command::CloseCheck => self.care.forget(),
            Command::BackUp => self.act(|state, effects| Care::back_up(&state.shared, effects)),
            Command::Restore(file) => self.act(|state, effects| state.care.restore(file, &state.shared, effects)),
            Command::SaveLibrary(dir) => self.save_library(dir),
            Command::Refresh => self.refresh(),
            Command::ReadAs { places, encoding } => self.read_as(places, encoding),
            command @ (Command::SaveTo(_) | Command::AnswerSave { .. } | Command::AnswerReplace(_)) => {
                self.act(|state, effects| state.saving.act(command, &mut state.shared, effects));
            }
            Command::Cancel(id) => self.cancel(id),
            Command::CancelAll => self.cancel_all(),
            Command::Back => self.go_back(),
            Command::Forward => self.go_forward(),
            Command::OpenPlace(place) => self.open_place(place),
            Command::OpenRecord { tree, moves } => {
                self.shared.show(Viewer::new(*tree, GameOrigin::Pasted, moves, None));
            }
            Command::Go(navigation) => self.with_viewer(|viewer| viewer.navigate(navigation)),
            Command::ClickBoard { shown, color } => self.click_board(shown, color),
            Command::PlayStone { point, color } => self.play_stone(point, color),
            Command::Pass => self.with_viewer(Viewer::pass),
            Command::DeleteMove => self.with_viewer(Viewer::delete),
            Command::UndoEdit => self.with_viewer(Viewer::undo),
            Command::RedoEdit => self.with_viewer(Viewer::redo),
            Command::Draw { point, pen } => self.with_viewer(|viewer| viewer.draw(point, pen)),
            Command::ShowReport => {
                self.apply(Command::Show(Workspace::Play));
                self.apply(PlayCommand::Turn(Mode::Suggest).into());
            }
            Command::MakeMainLine => self.with_viewer(Viewer::make_main_line),
            Command::SetInfo(info) => self.with_viewer(|viewer| viewer.set_info(*info)),
            Command::BringBack => self.bring_back_game(),
            Command::NewGame(size) => self.new_game(size),
            Command::Comment(text) => self.with_viewer(|viewer| viewer.comment(text)),
            Command::SelectRegion(region) => self.with_viewer(|viewer| viewer.select(region)),
            Command::Use(tool) => self.with_viewer(|viewer| viewer.use_tool(tool)),
            Command::CopySgf => self.copy_open_game(),
            Command::SaveSgf => self.save_open_game(),
            Command::CopyTable(rows) => self.act(|_, effects| copy_table(&rows, effects)),
            Command::SaveTable { name, rows } => self.act(|_, effects| effects.save(save_table(name, rows))),
            Command::CopySvg(svg) => self.act(|_, effects| effects.copy(svg, text!("notices-picture-copied"))),
            Command::SavePicture { width, height, rgba, svg } => {
                self.act(|_, effects| effects.save(save_picture(Picture { width, height, rgba }, svg)));
            }
            Command::PasteSgf(text) => self.paste(&text),
            Command::SetTheme(_)
            | Command::SetLanguage(_)
            | Command::ToggleHighContrast
            | Command::ToggleLessMotion
            | Command::ToggleExpert
            | Command::ToggleCoordinates
            | Command::SetLooks(..)
            | Command::ToggleMoveNumbers
            | Command::SetScale(_)
            | Command::SetPace(_)
            | Command::SetMemory(_) => self.set_look(command),
            Command::FullScreen => self.outbox.push(Effect::FullScreen),
            Command::BoardAlone => self.shared.board_alone = !self.shared.board_alone,
            Command::Autoplay => self.toggle_autoplay(),
            Command::Dismiss(id) => self.notices.dismiss(id),
            Command::DismissAll => self.notices.dismiss_all(),
            Command::SayWhyNot(text) => self.say_why_not(text),
            Command::Ask(ask) => self.ask(ask),
            Command::ResetLayout => self.outbox.push(Effect::ResetLayout),
            Command::Quit => self.outbox.push(Effect::Quit),
        }
    }

    fn ask(&mut self, ask: WindowPrompt) {
        if ask == WindowPrompt::Libraries {
            self.act(|state, effects| state.keeper.list_libraries(&state.shared, effects));
        }
        self.outbox.push(Effect::Ask(ask));
    }

    fn say_why_not(&mut self, text: String) {
        // The same text may stand there, hidden by another.
        self.notices.take_back(&text);
        self.notices.push(NoticeLevel::Info, text, Vec::new());
    }

    fn show_workspace(&mut self, workspace: Workspace) {
        if workspace != self.shared.workspace {
            // Mapped files that the workspace before has read. What is used again comes from the system's cache.
            self.find.search().let_go();
            self.corpus().let_go();
        }
        self.shared.workspace = workspace;
        self.shared.settings.workspace = workspace;
        self.workspace_shown();
    }

    /// Commands that change how the window looks and moves, and how much memory it takes.
    fn set_look(&mut self, command: Command) {
        let settings = &mut self.shared.settings;
        match command {
            Command::SetTheme(theme) => settings.theme = theme,
            Command::SetLanguage(language) => settings.language = language,
            Command::ToggleHighContrast => settings.high_contrast = !settings.high_contrast,
            Command::ToggleLessMotion => settings.less_motion = !settings.less_motion,
            Command::ToggleExpert => settings.expert = !settings.expert,
            Command::ToggleCoordinates => settings.coordinates = !settings.coordinates,
            Command::SetLooks(board, stones) => (settings.board, settings.stones) = (board, stones),
            Command::ToggleMoveNumbers => settings.move_numbers = !settings.move_numbers,
            Command::SetScale(percent) => {
                settings.scale = percent.clamp(Settings::SCALE_RANGE.0, Settings::SCALE_RANGE.1);
            }
            Command::SetPace(tenths) => {
                settings.pace = tenths.clamp(Settings::PACE_RANGE.0, Settings::PACE_RANGE.1);
            }
            Command::SetMemory(mb) => settings.memory_mb = mb,
            _ => {}
        }
    }

    fn play_stone(&mut self, point: Point, color: Option<Color>) {
        let refused = self.shared.viewer.as_mut().and_then(|viewer| viewer.play(point, color).err());
        if let Some(reason) = refused {
            let text = text!("notices-not-played", reason = reason.to_string());
            self.notices.push(NoticeLevel::Info, text, Vec::new());
        }
    }

    fn copy_open_game(&mut self) {
        if let Some(text) = self.viewer().map(|viewer| to_sgf(viewer.tree())) {
            self.act(|_, effects| effects.copy(text, text!("notices-game-copied")));
        }
    }

    fn save_open_game(&mut self) {
        let Some(viewer) = self.viewer() else { return };
        let origin = self.shared.loaded().cloned().zip(self.shared.open_game());
        let request = save_game(viewer.tree(), origin);
        self.act(|_, effects| effects.save(request));
    }

    /// Applies the tool there, in the record's own points and colours.
    fn click_board(&mut self, shown: Point, color: Option<Color>) {
        let Some(viewer) = &self.shared.viewer else { return };
        let back = viewer.turned().back();
        let point = back.point(shown);
        self.apply(match viewer.tool() {
            Tool::Play => Command::PlayStone { point, color: color.map(|color| back.color(color)) },
            Tool::Edit(Pen::Stone(color)) => Command::Draw { point, pen: Pen::Stone(back.color(color)) },
            Tool::Edit(pen) => Command::Draw { point, pen },
            Tool::Select => Command::SelectRegion(None),
        });
    }

    fn toggle_autoplay(&mut self) {
        self.autoplay = match self.autoplay {
            Some(_) => None,
            None => self.shared.viewer.as_ref().map(|_| Instant::now() + self.pace()),
        };
    }

    pub(super) fn pace(&self) -> Duration {
        Duration::from_millis(u64::from(self.settings().pace) * 100)
    }

    fn with_viewer(&mut self, act: impl FnOnce(&mut Viewer)) {
        if let Some(viewer) = &mut self.shared.viewer {
            act(viewer);
        }
    }

    fn open_paths(&mut self, paths: Vec<PathBuf>, choice: OpeningChoice) {
        // A relative path would mean another place at the next start.
        let paths: Vec<PathBuf> = paths.into_iter().map(absolute).collect();
        if matches!(&paths[..], [path] if is_library(path) || is_result(path)) {
            self.remember_folder(&paths);
        }
        match &paths[..] {
            [] => {}
            [dir] if is_library(dir) => self.load(Request::OpenLibrary(dir.clone())),
            [path] if self.is_sample_folder(path) => self.load(Request::Sample),
            [path] if is_result(path) && self.opens_elsewhere(path) => {}
            [path] if is_result(path) => self.apply(ShapesCommand::Open(path.clone()).into()),
            _ => self.open_games(paths, choice),
        }
    }

    /// Remembers where paths were chosen, for the next dialog.
    fn remember_folder(&mut self, paths: &[PathBuf]) {
        if let Some(folder) = paths.first().and_then(|path| path.parent()) {
            self.shared.settings.last_folder = Some(folder.to_owned());
        }
    }

    /// Whether this is the folder that keeps what belongs to the sample.
    fn is_sample_folder(&self, path: &Path) -> bool {
        self.shared.home().is_some_and(|home| path == home.sample())
    }

    /// Sends a results file that does not hold mined patterns to its workspace. Returns whether it did.
    fn opens_elsewhere(&mut self, path: &Path) -> bool {
        let kind = match library::is_pattern_database(path) {
            // Pattern databases and templates both open in Play.
            true => Some(ResultKind::Templates),
            false => library::result_kind(path),
        };
        let (workspace, command) = match kind {
            Some(ResultKind::Collocations) => {
                (Workspace::Joseki, Command::Joseki(JosekiCommand::Open(path.to_owned())))
            }
            Some(ResultKind::Rules) => (Workspace::Life, Command::Life(LifeCommand::OpenRules(path.to_owned()))),
            Some(ResultKind::Templates) => {
                let command = PlayCommand::Contest(ContestCommand::OpenList(path.to_owned()));
                (Workspace::Play, Command::Play(command))
            }
            _ => return false,
        };
        self.apply(Command::Show(workspace));
        self.apply(command);
        true
    }

    /// Opens the library of the last session, or resumes the opening that was interrupted; otherwise opens the sample.
    pub fn reopen(&mut self) {
        let settings = self.settings();
        let opening = settings.opening.clone().zip(self.shared.home.clone());
        match (opening, settings.open.clone()) {
            (Some((PendingImport { into, paths }, home)), _) => self.load(Request::Keep { home, into, paths }),
            (None, Some(dir)) if files::is_folder(&dir) => self.load(Request::OpenLibrary(dir)),
            (None, Some(dir)) => {
                let text = text!("notices-library-gone", path = dir.display().to_string());
                self.notices.push(NoticeLevel::Warning, text, Vec::new());
                self.load(Request::Sample);
            }
            (None, None) => self.load(Request::Sample),
        }
    }

    fn open_always(&mut self, paths: Vec<PathBuf>, choice: OpeningChoice) {
        self.shared.settings.opening_choice = choice;
        self.open_games(paths, choice);
    }

    fn open_games(&mut self, paths: Vec<PathBuf>, choice: OpeningChoice) {
        let paths: Vec<PathBuf> = paths.into_iter().map(absolute).collect();
        if choice != OpeningChoice::Ask {
            self.remember_folder(&paths);
        }
        let adds = choice == OpeningChoice::Add && self.library().is_some_and(|open| !open.is_sample);
        match (choice, &self.shared.home) {
            (OpeningChoice::Ask, _) => self.outbox.push(Effect::Ask(WindowPrompt::HowToOpen(paths))),
            (OpeningChoice::Look, _) => self.look(paths),
            _ if adds => self.add_games(paths),
            (_, Some(home)) => self.load(Request::Keep { home: home.clone(), into: None, paths }),
            (_, None) => self.load(Request::Games { paths, previous: None, named: Arc::default(), added: 0 }),
        }
    }

    fn add_games(&mut self, paths: Vec<PathBuf>) {
        let Some(open) = &self.shared.library else { return };
        let request = match &open.folder {
            Some(dir) if !library::is_library(dir) => {
                // An import would put a new library with these games alone in its place.
                let text = text!("notices-library-vanished", path = dir.display().to_string());
                return self.notices.push(NoticeLevel::Error, text, Vec::new());
            }
            Some(dir) => Request::Import { dir: dir.clone(), paths },
            None => {
                let added: Vec<PathBuf> = paths.into_iter().filter(|path| !open.sources.contains(path)).collect();
                let count = added.len();
                let paths = open.sources.iter().cloned().chain(added).collect();
                {
                    let named = open.loaded.named.clone();
                    Request::Games { paths, previous: Some(open.loaded.clone()), named, added: count }
                }
            }
        };
        self.load(request);
    }

    /// Brings back the library that was removed last, or the sources that the open library had before games were added.
    fn undo_library_change(&mut self) {
        if let Some(removed) = self.removed.take() {
            return self.bring_back(removed);
        }
        self.notices.dismiss_undone();
        let Some(sources) = self.before_adding.take() else { return };
        let Some(open) = &self.shared.library else { return };
        let request = match &open.folder {
            Some(dir) => Request::SetSources { dir: dir.clone(), sources },
            None => Request::Games {
                paths: sources,
                previous: Some(open.loaded.clone()),
                named: open.loaded.named.clone(),
                added: 0,
            },
        };
        self.load(request);
    }

    fn bring_back(&mut self, removed: RemovedLibrary) {
        match removed.bring_back() {
            Ok(dir) => {
                self.notices.dismiss_failures(ActionKind::BringLibraryBack, None, Instant::now());
                self.notices.dismiss_undone();
                match removed.was_open {
                    true => self.apply(Command::Open(vec![dir])),
                    false => self.shared.settings.recent.push(dir),
                }
            }
            Err(error) => {
                // It stays where it is, so that it can be tried again.
                self.removed = Some(removed);
                self.notices.push_failure(ActionKind::BringLibraryBack, None, error.sentence());
            }
        }
        self.act(|state, effects| state.keeper.list_libraries(&state.shared, effects));
    }

    /// Whether the games that were added last can be taken out again, or the library that was removed last brought back.
    pub fn can_undo_library_change(&self) -> bool {
        self.before_adding.is_some() || self.removed.is_some()
    }

    fn look(&mut self, mut paths: Vec<PathBuf>) {
        let is_record = |path: &Path| {
            let ending = path.extension().unwrap_or_default();
            ["sgf", "gib", "ngf", "ugf", "ugi"].iter().any(|known| ending.eq_ignore_ascii_case(known))
        };
        let path = match &paths[..] {
            [path] if is_record(path) => paths.remove(0),
            _ => return self.load(Request::Games { paths, previous: None, named: Arc::default(), added: 0 }),
        };
        let task =
            self.looking.start(text!("notices-reading-file", path = path.display().to_string()), move |progress| {
                progress.check()?;
                record_tree::first_tree(&path)
                    .map_err(|reason| JobError::Failed(about(&path.display().to_string(), &reason.sentence())))
            });
        self.spawn(task.asked());
    }

    fn rename_library(&mut self, dir: &Path, name: &str) {
        match home::rename(dir, name) {
            Ok(there) => {
                self.notices.dismiss_failures(ActionKind::RenameLibrary, None, Instant::now());
                for known in &mut self.shared.settings.recent {
                    if known == dir {
                        *known = there.clone();
                    }
                }
                if self.shared.settings.open.as_deref() == Some(dir) {
                    self.shared.settings.open = Some(there.clone());
                }
                if let Some(open) = self.shared.library.as_mut().filter(|open| open.folder.as_deref() == Some(dir)) {
                    open.name = home::library_name(&there);
                    open.folder = Some(there);
                    self.watch_library();
                    self.folder_changed();
                }
            }
            Err(error) => self.notices.push_failure(ActionKind::RenameLibrary, None, error.sentence()),
        }
        self.act(|state, effects| state.keeper.list_libraries(&state.shared, effects));
    }

    fn remove_library(&mut self, dir: &Path) {
        let is_own = self.shared.home.as_ref().is_some_and(|home| home.owns(dir));
        let is_open = self.shared.folder() == Some(dir);
        let removed = if is_own { RemovedLibrary::remove(dir, is_open).map(Some) } else { Ok(None) };
        match removed.or_else(|error| match error {
            // A folder that is no longer a library leaves the list too.
            LibraryError::NotALibrary { .. } => Ok(None),
            error => Err(error),
        }) {
            Ok(removed) => {
                self.notices.dismiss_failures(ActionKind::RemoveLibrary, None, Instant::now());
                self.notices.dismiss_undone();
                let undo = removed.is_some();
                (self.removed, self.before_adding) = (removed, None);
                self.games.forget_tagging();
                self.shared.settings.recent.retain(|known| known != dir);
                if is_open {
                    self.load(Request::Sample);
                }
                let library = home::library_name(dir);
                let text = match is_own {
                    true => text!("notices-library-removed", library = library),
                    false => text!("notices-library-off-the-list", library = library, path = dir.display().to_string()),
                };
                let (level, details) = (NoticeLevel::Info, Vec::new());
                self.notices.push_new(NewNotice { level, text, details, library: None, opens: None, undo });
            }
            Err(error) => self.notices.push_failure(ActionKind::RemoveLibrary, None, error.sentence()),
        }
        self.act(|state, effects| state.keeper.list_libraries(&state.shared, effects));
    }

    fn save_library(&mut self, dir: PathBuf) {
        let dir = absolute(if is_library(&dir) { dir } else { with_suffix(dir, ".katachi") });
        match &self.shared.library {
            Some(open) if !open.sources.is_empty() => {
                let paths = open.sources.clone();
                self.load(Request::Import { dir, paths });
            }
            Some(open) if open.is_sample => {
                let text = text!("notices-sample-needs-no-library");
                self.notices.push(NoticeLevel::Info, text, Vec::new());
            }
            Some(_) => self.notices.push(NoticeLevel::Info, text!("notices-library-saved-already"), Vec::new()),
            None => self.notices.push(NoticeLevel::Info, text!("notices-no-games-to-save"), Vec::new()),
        }
    }

    fn refresh(&mut self) {
        let Some(open) = &self.shared.library else { return };
        let request = match &open.folder {
            Some(dir) => Request::Import { dir: dir.clone(), paths: Vec::new() },
            None if open.is_sample => Request::Sample,
            None => open.games_again(open.loaded.named.clone()),
        };
        self.load(request);
    }

    fn read_as(&mut self, places: Vec<PathBuf>, encoding: Option<NamedEncoding>) {
        let Some(open) = self.shared.library.as_ref().filter(|open| !open.is_sample) else { return };
        let request = match &open.folder {
            Some(dir) => Request::ReadAs { dir: dir.clone(), places, encoding },
            None => {
                let mut named = (*open.loaded.named).clone();
                named.name_all(&places, encoding);
                open.games_again(named.into())
            }
        };
        self.load(request);
    }

    fn new_game(&mut self, size: BoardSize) {
        let tree = GameTree::new(size, GameInfo::default());
        self.shared.show(Viewer::new(tree, GameOrigin::Pasted, 0, None));
        self.show_the_open_game();
    }

    fn bring_back_game(&mut self) {
        self.shared.bring_back();
        self.show_the_open_game();
    }

    /// Shows the open game on this workspace's board if it has one, otherwise in the library.
    fn show_the_open_game(&mut self) {
        match self.shared.workspace {
            // The board of Suggest follows the open game.
            Workspace::Play => self.apply(PlayCommand::Turn(Mode::Suggest).into()),
            _ => self.shared.workspace = Workspace::Library,
        }
    }

    fn paste(&mut self, text: &str) {
        match sgf::read_tree(text.as_bytes(), 0) {
            Ok(tree) => {
                self.shared.show(Viewer::new(tree, GameOrigin::Pasted, 0, None));
                self.show_the_open_game();
            }
            Err(reason) => {
                let text = text!("notices-not-pasted", reason = reason.sentence());
                self.notices.push(NoticeLevel::Warning, text, Vec::new());
            }
        }
    }
}

fn absolute(path: PathBuf) -> PathBuf {
    std::path::absolute(&path).unwrap_or(path)
}

/// Whether a command changes or saves the open game.
fn needs_whole_record(command: &Command) -> bool {
    matches!(
        command,
        Command::PlayStone { .. }
            | Command::Pass
            | Command::DeleteMove
            | Command::Draw { .. }
            | Command::MakeMainLine
            | Command::SetInfo(_)
            | Command::Comment(_)
            | Command::CopySgf
            | Command::SaveSgf
    )
}

pub(super) fn with_suffix(path: PathBuf, suffix: &str) -> PathBuf {
    let mut name = path.into_os_string();
    name.push(suffix);
    name.into()
}

fn copy_table(rows: &[Vec<String>], effects: &mut Effects) {
    let lines: Vec<String> = rows.iter().map(|cells| cells.join("\t")).collect();
    // One row is copied without the heads.
    let said = match rows.len() {
        1 => text!("notices-row-copied").to_owned(),
        count => text!("notices-rows-copied", rows = count - 1),
    };
    effects.copy(lines.join("\n"), said);
}

/// `origin`: the game that is saved, if it is one of the library's.
fn save_game(tree: &GameTree, origin: Option<(Loaded, GameId)>) -> SaveRequest {
    let info = &tree.info;
    let parts = [&info.black, &info.white, &info.date].map(|part| part.replace(['/', '\\', ':'], "-"));
    let name = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    let name = if name.is_empty() { "game.sgf".to_owned() } else { format!("{name}.sgf") };
    let prompt = SavePrompt { title: text!("shell-dialog-save-sgf"), name, endings: &["sgf"] };
    let mut bytes = to_sgf_bytes(tree);
    SaveRequest::new(prompt, move |path, _| {
        if let Some((loaded, id)) = origin.filter(|(loaded, id)| is_source_of(path, loaded, *id)) {
            bytes = record_tree::file_with_game(&loaded, id, &bytes).map_err(|reason| {
                let (path, reason) = (path.display().to_string(), reason.sentence());
                JobError::Failed(text!("notices-not-into-source", path = path, reason = reason))
            })?;
        }
        library::write_file(path, &bytes).map_err(|error| JobError::Failed(error.sentence()))?;
        Ok(text!("notices-saved", path = path.display().to_string()))
    })
}

/// Whether a path is that of the file that a game was read from. The file may hold other games, which stay.
fn is_source_of(path: &Path, loaded: &Loaded, id: GameId) -> bool {
    let same = |source: &Path| {
        files::canonicalize(source).is_ok_and(|source| files::canonicalize(path).is_ok_and(|path| path == source))
    };
    loaded.place_of(id).is_some_and(|(source, member, _)| member.is_empty() && same(source))
}

/// A request to save the picture as PNG, SVG or PDF. A PDF is a page to print.
fn save_picture(picture: Picture, svg: String) -> SaveRequest {
    let prompt = SavePrompt {
        title: text!("shell-dialog-save-picture"),
        name: "picture.png".into(),
        endings: &["png", "svg", "pdf"],
    };
    SaveRequest::new(prompt, move |path, _| {
        let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
        let bytes = match ending.to_str() {
            Some("svg") => Ok(svg.into_bytes()),
            Some("pdf") => svg_to_pdf(&svg, Paper::A4, Fonts::system()),
            _ => picture.to_png(),
        };
        let bytes = bytes.map_err(|error| JobError::Failed(error.sentence()))?;
        library::write_file(path, &bytes).map_err(|error| JobError::Failed(error.sentence()))?;
        Ok(text!("notices-saved", path = path.display().to_string()))
    })
}

fn save_table(name: &str, rows: Vec<Vec<String>>) -> SaveRequest {
    let prompt = SavePrompt { title: text!("shell-dialog-save-table"), name: format!("{name}.csv"), endings: &["csv"] };
    SaveRequest::new(prompt, move |path, _| {
        export::rows_to_csv(&rows, path, ByteOrderMark::BeyondAscii)
            .map_err(|error| JobError::Failed(error.sentence()))?;
        Ok(text!("notices-rows-saved", rows = rows.len().saturating_sub(1), path = path.display().to_string()))
    })
}
