//! The interface that all workspaces share.
//!
//! A workspace is state that commands change. It gets a command in [`WorkspaceState::act`], finished work in
//! [`WorkspaceState::poll`], and hears of other games in [`WorkspaceState::games_changed`]. It reads [`Shared`],
//! changes only itself, and asks for everything else with [`Effects`]. Work, files and messages come only from these.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::panes::Pane;
use super::viewer::{GameOrigin, Viewer};
use super::{Command, Effects, Home, LibrarySession, OpenLibrary, Settings, Workspace};
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{Corpus, CorpusId, GameId};
use katachi_core::find::filter::Catalogue;
use katachi_core::library::{SAMPLE, Sample};
use katachi_core::mining::costs::MoveCosts;

/// The state of one workspace.
pub trait WorkspaceState {
    type Command;

    /// Carries out a wish of the user's.
    fn act(&mut self, command: Self::Command, shared: &Shared, effects: &mut Effects);

    /// Takes in finished work, and follows the open game and the settings.
    fn poll(&mut self, shared: &Shared, effects: &mut Effects);

    /// Drops everything of the old games, as other games or none are open.
    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects);

    /// Gives up what is out of sight and is unpacked again when it is next wanted, as another library was opened.
    fn library_left(&mut self, _shared: &Shared) {}

    /// Reacts to a new folder of the same games, or to their first folder.
    fn folder_changed(&mut self, _shared: &Shared, _effects: &mut Effects) {}

    /// Starts reading what the workspace shows, when it comes to the screen.
    fn shown(&mut self, _shared: &Shared, _effects: &mut Effects) {}

    /// Starts counting something that nobody has looked at yet, as the user does nothing and no work runs.
    fn count_ahead(&mut self, _shared: &Shared, _effects: &mut Effects) {}

    /// Adds to the session the state to restore when this library is opened again.
    fn remember(&self, _shared: &Shared, _session: &mut LibrarySession) {}

    /// Restores the state of a session. Reads earlier counts, or resumes counting.
    fn resume(&mut self, _session: &LibrarySession, _shared: &Shared, _effects: &mut Effects) {}

    /// The workspace's own command in place of a shared one, while it is shown. `None`: the command keeps its meaning.
    fn meaning_of(&self, _command: &Command, _shared: &Shared) -> Option<Self::Command> {
        None
    }
}

/// Number of edited games besides the open one that keep their undo history. All are held: what a user made by hand is
/// small, and would be lost.
const MAX_UNDO_GAMES: usize = 20;

/// State that all workspaces read.
pub struct Shared {
    pub(super) workspace: Workspace,
    pub(super) library: Option<OpenLibrary>,
    /// The games that come with Katachi.
    pub(super) sample: &'static Sample,
    /// An empty corpus, to lend while nothing is loaded.
    pub(super) no_corpus: Arc<Corpus>,
    /// The records with their tags, to filter and look things up in.
    pub(super) catalogue: Catalogue,
    /// The costs of moves of the open games, or of earlier games whose costs came late.
    pub(super) costs: Option<Arc<MoveCosts>>,
    pub(super) viewer: Option<Viewer>,
    /// Edited games that others replaced on the board, latest last.
    changed: Vec<Viewer>,
    pub(super) settings: Settings,
    /// The board stands alone in the window.
    pub(super) board_alone: bool,
    /// As the window showed them last.
    pub(super) panes_in_sight: Vec<Pane>,
    /// The user's own folder; without one nothing is kept by itself.
    pub(super) home: Option<Home>,
}

impl Shared {
    pub fn new(settings: Settings) -> Shared {
        Shared {
            workspace: settings.workspace,
            library: None,
            sample: &SAMPLE,
            no_corpus: Arc::default(),
            catalogue: Catalogue::default(),
            costs: None,
            viewer: None,
            changed: Vec::new(),
            settings,
            board_alone: false,
            panes_in_sight: Vec::new(),
            home: None,
        }
    }

    /// Opens a game in place of another. The other is held if it has edits.
    pub(super) fn show(&mut self, viewer: Viewer) {
        if let Some(before) = self.viewer.replace(viewer).filter(|before| before.unsaved().is_some()) {
            self.changed.push(before);
            self.bound_undo();
        }
    }

    fn bound_undo(&mut self) {
        let earlier = self.changed.len().saturating_sub(MAX_UNDO_GAMES);
        self.changed[..earlier].iter_mut().for_each(Viewer::forget_edits);
    }

    /// The latest edited game that another replaced on the board.
    pub fn changed(&self) -> Option<&Viewer> {
        self.changed.last()
    }

    /// All of them, the latest last.
    pub fn changed_games(&self) -> impl Iterator<Item = &Viewer> {
        self.changed.iter()
    }

    /// Opens the latest replaced game again. The open game becomes the oldest, so that repeating this shows all in
    /// turn.
    pub(super) fn bring_back(&mut self) {
        let Some(viewer) = self.changed.pop() else { return };
        if let Some(before) = self.viewer.replace(viewer).filter(|before| before.unsaved().is_some()) {
            self.changed.insert(0, before);
            self.bound_undo();
        }
    }

    /// Takes over the edited games of a newly opened library. Games of the previous library stay unless they are
    /// `kept`.
    pub(super) fn take_up_changed(&mut self, earlier: Vec<Viewer>, kept: impl Fn(&Viewer) -> bool) {
        self.changed.retain(|viewer| !kept(viewer));
        self.changed.splice(0..0, earlier);
        self.bound_undo();
    }

    /// Gives edited games their new record numbers after more games came to the library.
    pub(super) fn renumber(&mut self, before: CorpusId, now: impl Fn(GameId) -> Option<GameId>) {
        let corpus = self.corpus().id();
        for viewer in self.viewer.iter_mut().chain(&mut self.changed).filter(|viewer| viewer.unsaved().is_some()) {
            if let &GameOrigin::Corpus { corpus: of, game } = viewer.origin()
                && of == before
            {
                viewer.comes_from(now(game).map_or(GameOrigin::Pasted, |game| GameOrigin::Corpus { corpus, game }));
            }
        }
    }

    /// Removes and returns the edited version of a game of the corpus, if there is one.
    pub(super) fn take_changed(&mut self, origin: &GameOrigin) -> Option<Viewer> {
        let is_it = |viewer: &Viewer| viewer.origin() == origin && *origin != GameOrigin::Pasted;
        let at = self.changed.iter().rposition(is_it)?;
        Some(self.changed.remove(at))
    }

    /// The workspace on the screen.
    pub fn workspace(&self) -> Workspace {
        self.workspace
    }

    /// Whether the window shows a pane, and no other hides it.
    pub fn is_in_sight(&self, pane: Pane) -> bool {
        self.panes_in_sight.contains(&pane)
    }

    pub fn library(&self) -> Option<&OpenLibrary> {
        self.library.as_ref()
    }

    /// The games that come with Katachi, if they are open.
    pub fn sample_games(&self) -> Option<&'static Sample> {
        self.library.as_ref().is_some_and(|open| open.is_sample).then_some(self.sample)
    }

    pub fn loaded(&self) -> Option<&Loaded> {
        self.library.as_ref().map(|open| &open.loaded)
    }

    /// The folder of the library; `None` for games that were only loaded.
    pub fn folder(&self) -> Option<&Path> {
        self.library.as_ref()?.folder.as_deref()
    }

    /// The user's own folder; `None`: nothing is kept by itself.
    pub fn home(&self) -> Option<&Home> {
        self.home.as_ref()
    }

    /// The folder for everything kept about the open games: the library's own, or a folder for the sample.
    pub fn desk(&self) -> Option<PathBuf> {
        let open = self.library.as_ref()?;
        let sample = || self.home.as_ref().filter(|_| open.is_sample).map(Home::sample);
        open.folder.clone().or_else(sample)
    }

    /// Empty while nothing is loaded.
    pub fn corpus(&self) -> &Arc<Corpus> {
        self.library.as_ref().map_or(&self.no_corpus, |library| &library.loaded.corpus)
    }

    /// The costs of the open games' moves; `None` if no engine has evaluated any, or while they are read.
    pub fn costs(&self) -> Option<&Arc<MoveCosts>> {
        self.costs.as_ref().filter(|costs| costs.corpus() == self.corpus().id())
    }

    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    pub fn viewer(&self) -> Option<&Viewer> {
        self.viewer.as_ref()
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The record that is open in the viewer, if it is one of this corpus.
    pub fn open_game(&self) -> Option<GameId> {
        self.number_of(self.viewer.as_ref()?)
    }

    /// The records of this corpus whose games have changes that are not saved.
    pub fn edited_games(&self) -> impl Iterator<Item = GameId> {
        let edited = self.viewer.iter().chain(self.changed_games()).filter(|viewer| viewer.is_edited());
        edited.filter_map(move |viewer| self.number_of(viewer))
    }

    /// The record of this corpus that a game was opened from.
    pub fn number_of(&self, viewer: &Viewer) -> Option<GameId> {
        match viewer.origin() {
            &GameOrigin::Corpus { corpus, game } if corpus == self.corpus().id() => Some(game),
            _ => None,
        }
    }
}
