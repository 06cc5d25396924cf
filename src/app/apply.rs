//! The one place that changes the state at the user's wish.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::find::{FindCommand, Wish};
use super::joseki::JosekiCommand;
use super::life::LifeCommand;
use super::notices::NoticeLevel;
use super::play::{ContestCommand, Mode};
use super::tasks::{Request, Work};
use super::viewer::Origin;
use super::{AppState, Command, Effect, Region, Viewer, Workspace, counted};
use crate::corpus::GameId;
use crate::corpus::sgf::{self, to_sgf};
use crate::find::Hit;
use crate::jobs::{Job, JobError};
use crate::library::{self, LibraryError, ResultKind, professional, tags};
use crate::mining::Example;
use crate::mining::templates::{self, TemplateError, TemplateParams};
use crate::pattern::Window;

impl AppState {
    pub fn apply(&mut self, command: Command) {
        self.carry_out(command);
        self.follow_position();
    }

    pub(super) fn carry_out(&mut self, command: Command) {
        match command {
            Command::Show(workspace) => {
                self.workspace = workspace;
                self.settings.workspace = workspace;
                match workspace {
                    Workspace::Find => self.find.want(),
                    Workspace::Joseki => self.want_joseki(),
                    Workspace::Fuseki => self.fuseki.want(),
                    Workspace::Play => self.want_play(),
                    Workspace::Life => self.life.want(),
                    _ => {}
                }
            }
            Command::Find(command) => self.act_in_find(command),
            Command::Joseki(command) => self.act_in_joseki(command),
            Command::Fuseki(command) => {
                if let Some(question) = self.fuseki.act(command) {
                    self.act_in_find(question);
                }
            }
            Command::Training(command) => self.act_in_play(command),
            Command::Life(command) => self.act_in_life(command),
            Command::ProfessionalShapes(window) => self.open_professional(window),
            Command::Open(paths) => self.open_paths(paths, false),
            Command::Drop(paths) if self.workspace == Workspace::Life && !paths.iter().any(|path| is_library(path)) => {
                match &paths[..] {
                    [path] if is_result(path) => self.act_in_life(LifeCommand::OpenRules(path.clone())),
                    _ => self.act_in_life(LifeCommand::OpenProblems(paths)),
                }
            }
            Command::Drop(paths) => self.open_paths(paths, true),
            Command::OpenSample => self.load(Request::Sample),
            Command::SaveLibrary(dir) => self.save_library(dir),
            Command::Refresh => self.refresh(),
            Command::Mine(params) => match self.results.find(&params) {
                Some(at) => self.results.select(at),
                None => {
                    self.wants = Some(params.clone());
                    self.enqueue(params);
                }
            },
            Command::FindTemplates => self.find_templates(),
            Command::SelectResult(at) => self.results.select(at),
            Command::CloseResult(at) => self.results.remove(at),
            Command::SaveResult(path) => self.save_result(path),
            Command::Cancel(id) => self.tasks.iter().filter(|task| task.id == id).for_each(|task| task.cancel()),
            Command::CancelAll => {
                self.queue.clear();
                self.tasks.iter().for_each(|task| task.cancel());
            }
            Command::FilterGames(filter) => self.games.set_filter(filter, &self.wake),
            Command::SortGames(sort) => self.games.set_sort(sort, &self.wake),
            Command::TagGames { tag, games } => self.tag(tag, games, true),
            Command::UntagGames { tag, games } => self.tag(tag, games, false),
            Command::OpenGame { game, moves, region } => self.open(game, moves, None, region),
            Command::OpenExample(example) => self.open_example(&example),
            Command::NextGame(steps) => self.next_game(steps),
            Command::Go(navigation) if self.workspace == Workspace::Fuseki => self.fuseki.navigate(navigation),
            // The open game is out of sight.
            Command::Go(_) if self.workspace == Workspace::Play && self.play.mode() != Mode::Suggest => {}
            Command::Go(navigation) if self.workspace == Workspace::Life && self.life.takes_steps() => {
                self.life.navigate(navigation);
            }
            Command::Go(navigation) => self.with_viewer(|viewer| viewer.navigate(navigation)),
            Command::Play { point, color } => {
                let refused = self.viewer.as_mut().and_then(|viewer| viewer.play(point, color).err());
                if let Some(reason) = refused {
                    self.notices.push(NoticeLevel::Info, format!("Not played: {reason}"), Vec::new());
                }
            }
            Command::Pass if self.contest_shown().is_some() => self.act_in_contest(ContestCommand::Play(None)),
            Command::Pass => self.with_viewer(Viewer::pass),
            Command::SelectRegion(region) => self.with_viewer(|viewer| viewer.select(region)),
            Command::Use(tool) => self.with_viewer(|viewer| viewer.use_tool(tool)),
            Command::CopySgf if self.contest_shown().is_some() => self.act_in_contest(ContestCommand::CopySgf),
            Command::CopySgf => {
                if let Some(viewer) = &self.viewer {
                    self.effects.push(Effect::CopyText(to_sgf(viewer.tree())));
                    self.notices.push(NoticeLevel::Info, "The game is in the clipboard, as SGF", Vec::new());
                }
            }
            Command::PasteSgf(text) if self.workspace == Workspace::Find => self.act_in_find(FindCommand::Paste(text)),
            Command::PasteSgf(text) if self.workspace == Workspace::Life => {
                self.act_in_life(LifeCommand::PasteProblems(text));
            }
            Command::PasteSgf(text) => self.paste(&text),
            Command::SetTheme(theme) => self.settings.theme = theme,
            Command::ToggleCoordinates => self.settings.coordinates = !self.settings.coordinates,
            Command::ToggleMoveNumbers => self.settings.move_numbers = !self.settings.move_numbers,
            Command::Dismiss(id) => self.notices.dismiss(id),
            Command::DismissAll => self.notices.dismiss_all(),
            Command::Ask(ask) => self.effects.push(Effect::Ask(ask)),
            Command::ResetLayout => self.effects.push(Effect::ResetLayout),
            Command::Quit => self.effects.push(Effect::Quit),
        }
    }

    pub(super) fn act_in_find(&mut self, command: FindCommand) {
        for wish in self.find.act(command, self.viewer.as_ref()) {
            match wish {
                Wish::Open { game, moves, node, region, shown_as } => {
                    self.open(game, moves, node, region);
                    self.with_viewer(|viewer| viewer.show_as(shown_as));
                }
                Wish::Show => self.apply(Command::Show(Workspace::Find)),
                Wish::Copy { text, said } => {
                    self.effects.push(Effect::CopyText(text));
                    self.notices.push(NoticeLevel::Info, said, Vec::new());
                }
                Wish::Ask(ask) => self.effects.push(Effect::Ask(ask)),
                Wish::WritePages(path) => self.write_pages(path),
                Wish::WriteHits(path) => self.write_hits(path),
                Wish::Say(text) => self.notices.push(NoticeLevel::Info, text, Vec::new()),
                Wish::Warn(text) => self.notices.push(NoticeLevel::Warning, text, Vec::new()),
            }
        }
        (self.settings.find_drawing, self.settings.find_as_drawn) = (self.find.diagram(), self.find.as_drawn());
    }

    fn write_pages(&mut self, path: PathBuf) {
        let Some(pages) = self.find.pages_job() else { return };
        let named = path.extension().is_some();
        let path = if named { path } else { with_suffix(path, ".pdf") };
        let label = format!("Writing {}", path.display());
        let job = Job::start("pages", Arc::clone(&self.wake), move |progress| {
            let written = pages.write(&path, progress)?;
            let mut said = format!("Written: {}", path.display());
            if written.pages > 0 {
                said = format!("{}: {}", counted(written.pages, "page"), path.display());
            }
            if !written.missing.is_empty() {
                let missing: String = written.missing.iter().collect();
                said.push_str(&format!("; no font on this system shows {missing}"));
            }
            Ok(said)
        });
        self.start(label, Work::Write(job));
    }

    fn write_hits(&mut self, path: PathBuf) {
        let (Some(open), Some(found)) = (&self.library, self.find.search().shown()) else { return };
        let (loaded, games) = (open.loaded.clone(), found.result.found.clone());
        let hits: Vec<Hit> = (0..self.find.hits().len()).filter_map(|row| self.find.hits().row(row)).collect();
        let label = format!("Writing {}", path.display());
        let job = Job::start("write hits", Arc::clone(&self.wake), move |progress| {
            let games: Vec<GameId> = games.places().map(|place| loaded.corpus.games()[place]).collect();
            let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default().to_lowercase();
            let written = match ending.as_str() {
                "csv" => library::export::hits_to_csv(&loaded, &hits, &path, progress),
                "sgf" => library::export::to_collection(&loaded, &games, &path, progress).map(|_| ()),
                _ => library::export::to_sgf_folder(&loaded, &games, &path, progress).map(|_| ()),
            };
            written.map_err(|error| match error {
                LibraryError::Cancelled => JobError::Cancelled,
                other => JobError::Failed(other.to_string()),
            })?;
            Ok(match ending.as_str() {
                "csv" => format!("{}: {}", counted(hits.len(), "hit"), path.display()),
                _ => format!("{}: {}", counted(games.len(), "game"), path.display()),
            })
        });
        self.start(label, Work::Write(job));
    }

    fn with_viewer(&mut self, act: impl FnOnce(&mut Viewer)) {
        if let Some(viewer) = &mut self.viewer {
            act(viewer);
        }
    }

    fn open_paths(&mut self, paths: Vec<PathBuf>, may_add: bool) {
        if let Some(folder) = paths.first().and_then(|path| path.parent()) {
            self.settings.last_folder = Some(folder.to_owned());
        }
        match &paths[..] {
            [] => {}
            [dir] if is_library(dir) => self.load(Request::OpenLibrary(dir.clone())),
            [path] if is_result(path) && self.opens_elsewhere(path) => {}
            [path] if is_result(path) => {
                let path = path.clone();
                let label = format!("Opening {}", path.display());
                let job = Job::start("open patterns", Arc::clone(&self.wake), move |progress| {
                    progress.check()?;
                    library::open_patterns(&path).map_err(|error| JobError::Failed(error.to_string()))
                });
                self.start(label, Work::OpenResult(job));
            }
            _ => self.load_games(paths, may_add),
        }
    }

    /// Hands a result that is not of mined patterns to its workspace.
    fn opens_elsewhere(&mut self, path: &Path) -> bool {
        let (workspace, command) = match library::result_kind(path) {
            Some(ResultKind::Collocations) => {
                (Workspace::Joseki, Command::Joseki(JosekiCommand::Open(path.to_owned())))
            }
            Some(ResultKind::Rules) => (Workspace::Life, Command::Life(LifeCommand::OpenRules(path.to_owned()))),
            _ => return false,
        };
        self.apply(Command::Show(workspace));
        self.apply(command);
        true
    }

    fn load_games(&mut self, paths: Vec<PathBuf>, may_add: bool) {
        let request = match &self.library {
            Some(open) if may_add && !open.is_sample => match &open.folder {
                Some(dir) => Request::Import { dir: dir.clone(), paths },
                None => {
                    let added: Vec<PathBuf> = paths.into_iter().filter(|path| !open.sources.contains(path)).collect();
                    let count = added.len();
                    let paths = open.sources.iter().cloned().chain(added).collect();
                    Request::Games { paths, previous: Some(open.loaded.clone()), added: count }
                }
            },
            _ => Request::Games { paths, previous: None, added: 0 },
        };
        self.load(request);
    }

    fn save_library(&mut self, dir: PathBuf) {
        let dir = if is_library(&dir) { dir } else { with_suffix(dir, ".katachi") };
        match &self.library {
            Some(open) if !open.sources.is_empty() => {
                let paths = open.sources.clone();
                self.load(Request::Import { dir, paths });
            }
            Some(open) if open.is_sample => {
                let text = "The sample comes with Katachi and needs no library: open games of your own first";
                self.notices.push(NoticeLevel::Info, text, Vec::new());
            }
            Some(_) => self.notices.push(NoticeLevel::Info, "This library is saved already", Vec::new()),
            None => self.notices.push(NoticeLevel::Info, "There are no games to save yet", Vec::new()),
        }
    }

    fn refresh(&mut self) {
        let Some(open) = &self.library else { return };
        let request = match &open.folder {
            Some(dir) => Request::Import { dir: dir.clone(), paths: Vec::new() },
            None if open.is_sample => Request::Sample,
            None => Request::Games { paths: open.sources.clone(), previous: Some(open.loaded.clone()), added: 0 },
        };
        self.load(request);
    }

    fn save_result(&mut self, path: PathBuf) {
        let Some((_, patterns)) = self.results.selected() else { return };
        let name = path.to_string_lossy();
        let path = if name.ends_with(".ron") || name.ends_with(".zst") { path } else { with_suffix(path, ".ron") };
        let (patterns, target) = (Arc::clone(patterns), path.clone());
        let job = Job::start("save patterns", Arc::clone(&self.wake), move |progress| {
            progress.check()?;
            library::save_patterns(&patterns, &target).map_err(|error| JobError::Failed(error.to_string()))
        });
        self.start(format!("Writing {}", path.display()), Work::SaveResult { path, job });
    }

    fn find_templates(&mut self) {
        let Some((_, patterns)) = self.results.selected() else { return };
        let (patterns, of) = (Arc::clone(patterns), Arc::clone(patterns));
        let label = format!("Templates of {} {}", of.params.window, of.params.source);
        let job = Job::start("templates", Arc::clone(&self.wake), move |progress| {
            templates::templates(&patterns, &TemplateParams::default(), progress).map_err(|error| match error {
                TemplateError::Cancelled(_) => JobError::Cancelled,
                other => JobError::Failed(other.to_string()),
            })
        });
        self.start(label, Work::Templates { of, job });
    }

    fn open_professional(&mut self, window: Window) {
        self.workspace = Workspace::Shapes;
        self.settings.workspace = Workspace::Shapes;
        let job = Job::start_brief("professional shapes", Arc::clone(&self.wake), move |progress| {
            progress.begin("Unpacking professional shapes", "files", 1);
            professional::shapes(&window).ok_or_else(|| JobError::Failed(format!("there are none of {window}")))
        });
        self.start(professional::TITLE.to_owned(), Work::Professional(job));
    }

    /// The position is the one in which the window was read.
    fn open_example(&mut self, example: &Example) {
        let Some((_, patterns)) = self.results.selected() else { return };
        let (window, corpus) = (&patterns.params.window, self.corpus());
        if patterns.corpus != corpus.id().to_string() || example.game.index() >= corpus.record_count() {
            let text = "The games that these patterns were mined from are not loaded";
            self.notices.push(NoticeLevel::Warning, text, Vec::new());
            return;
        }
        let size = corpus.game(example.game).size;
        // A window's symmetries keep its box, so it lies on the board as it is written.
        let points: Vec<_> = (0..window.cell_count())
            .filter_map(|cell| {
                let (dx, dy) = window.offset(cell);
                example.at.offset(dx, dy, size)
            })
            .collect();
        let region = points
            .split_first()
            .map(|(&first, rest)| rest.iter().fold(Region::between(first, first), |region, &point| region.with(point)));
        self.open(example.game, example.moves_before as usize, None, region);
    }

    fn next_game(&mut self, steps: i32) {
        let rows = self.games.rows();
        let here = self.open_game().and_then(|open| rows.iter().position(|&id| id == open));
        let there = match here {
            Some(at) => at as i64 + i64::from(steps),
            None => 0,
        };
        if let Some(&game) = usize::try_from(there).ok().and_then(|at| rows.get(at)) {
            self.open(game, 0, None, None);
        }
    }

    fn paste(&mut self, text: &str) {
        match sgf::read_tree(text.as_bytes(), 0) {
            Ok(tree) => {
                self.viewer = Some(Viewer::new(tree, Origin::Pasted, 0, None));
                match self.workspace {
                    // Its board follows whatever is open.
                    Workspace::Play => self.play.mode = Mode::Suggest,
                    _ => self.workspace = Workspace::Library,
                }
            }
            Err(reason) => {
                let text = format!("No game could be pasted: {reason}");
                self.notices.push(NoticeLevel::Warning, text, Vec::new());
            }
        }
    }
}

impl AppState {
    /// Tags are kept in the library's folder; games without one have none.
    fn tag(&mut self, tag: String, games: Vec<GameId>, add: bool) {
        let Some(open) = &self.library else { return };
        if open.folder.is_none() {
            let text = "Tags are kept in a library folder: save these games as a library first";
            self.notices.push(NoticeLevel::Info, text, Vec::new());
            return;
        }
        self.start_tags("Tagging", false, move |dir, loaded| {
            tags::update(dir, |tags| {
                if add {
                    tags.add(&tag, loaded, games)
                } else {
                    tags.remove(&tag, loaded, games)
                };
                tags.resolve(loaded)
            })
        });
    }
}

fn is_library(path: &Path) -> bool {
    path.extension() == Some(OsStr::new("katachi"))
}

fn is_result(path: &Path) -> bool {
    let name = path.to_string_lossy();
    name.ends_with(".ron") || name.ends_with(".ron.zst")
}

pub(super) fn with_suffix(path: PathBuf, suffix: &str) -> PathBuf {
    let mut name = path.into_os_string();
    name.push(suffix);
    name.into()
}
