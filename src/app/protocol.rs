//! How the workspaces work: one shape for all of them.
//!
//! A workspace is state that commands change. It gets a command in [`WorkspaceState::act`], finished work in
//! [`WorkspaceState::poll`], and word of other games in [`WorkspaceState::games_changed`]. It reads what all share, changes
//! nothing but itself, and asks for everything else as [`Effects`]. Nothing else starts work, writes files or speaks.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::panes::Pane;
use super::viewer::{GameOrigin, Viewer};
use super::{Command, Effects, Home, LibrarySession, OpenLibrary, Settings, Workspace};
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{Corpus, CorpusId, GameId};
use katachi_core::find::filter::Catalogue;
use katachi_core::mining::costs::MoveCosts;

/// The state of one workspace.
pub trait WorkspaceState {
    type Command;

    /// Carries out a wish of the user's.
    fn act(&mut self, command: Self::Command, shared: &Shared, effects: &mut Effects);

    /// Takes in finished work, and follows what is shared: the open game, the settings.
    fn poll(&mut self, shared: &Shared, effects: &mut Effects);

    /// Other games are open, or none: what belongs to the old ones goes.
    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects);

    /// The same games are kept in another folder, or in one for the first time.
    fn folder_changed(&mut self, _shared: &Shared, _effects: &mut Effects) {}

    /// It comes to the screen: what it shows is read now, if it was not.
    fn shown(&mut self, _shared: &Shared, _effects: &mut Effects) {}

    /// Adds what has to be there again when this library is opened the next time.
    fn remember(&self, _shared: &Shared, _session: &mut LibrarySession) {}

    /// The library was open before: what was counted then is read, or counted on.
    fn resume(&mut self, _session: &LibrarySession, _shared: &Shared, _effects: &mut Effects) {}

    /// The meaning of a shared command while this workspace is on the screen; `None`: its usual meaning.
    fn meaning_of(&self, _command: &Command, _shared: &Shared) -> Option<Self::Command> {
        None
    }
}

/// Maximum number of edited games that are held beside the open one, the latest ones with their undo history.
const MOST_CHANGED: usize = 50;
const MOST_UNDONE: usize = 20;

/// State that all workspaces read.
pub struct Shared {
    pub(super) workspace: Workspace,
    pub(super) library: Option<OpenLibrary>,
    /// Lent while nothing is loaded.
    pub(super) no_corpus: Arc<Corpus>,
    /// The records with their tags, to filter and look things up in.
    pub(super) catalogue: Catalogue,
    /// Perhaps of games that were open before.
    pub(super) costs: Option<Arc<MoveCosts>>,
    pub(super) viewer: Option<Viewer>,
    /// Games with edits that others took the place of, the latest last.
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

    /// Opens a game in the place of another, which stays at hand if it has edits.
    pub(super) fn show(&mut self, viewer: Viewer) {
        if let Some(before) = self.viewer.replace(viewer).filter(|before| before.unsaved().is_some()) {
            self.changed.push(before);
            self.bound_changed();
        }
    }

    fn bound_changed(&mut self) {
        let too_many = self.changed.len().saturating_sub(MOST_CHANGED);
        self.changed.drain(..too_many);
        let earlier = self.changed.len().saturating_sub(MOST_UNDONE);
        self.changed[..earlier].iter_mut().for_each(Viewer::forget_edits);
    }

    /// The latest game with edits that another took the place of.
    pub fn changed(&self) -> Option<&Viewer> {
        self.changed.last()
    }

    /// All of them, the latest last.
    pub fn changed_games(&self) -> impl Iterator<Item = &Viewer> {
        self.changed.iter()
    }

    /// Opens the latest one again. The open one goes behind all others, so that each of them has its turn.
    pub(super) fn bring_back(&mut self) {
        let Some(viewer) = self.changed.pop() else { return };
        if let Some(before) = self.viewer.replace(viewer).filter(|before| before.unsaved().is_some()) {
            self.changed.insert(0, before);
            self.bound_changed();
        }
    }

    /// Another library is open: these are its games with edits. Those that are not `kept` with the library before stay.
    pub(super) fn take_up_changed(&mut self, earlier: Vec<Viewer>, kept: impl Fn(&Viewer) -> bool) {
        self.changed.retain(|viewer| !kept(viewer));
        self.changed.splice(0..0, earlier);
        self.bound_changed();
    }

    /// More games have come to the library, and the records have other numbers: games with edits stay what they are.
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

    /// A game of the corpus as it was edited, if it was.
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

    /// The folder for things that belong to the open games: the library's, or a place for the sample.
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

    /// The record of this corpus that a game began as.
    pub fn number_of(&self, viewer: &Viewer) -> Option<GameId> {
        match viewer.origin() {
            &GameOrigin::Corpus { corpus, game } if corpus == self.corpus().id() => Some(game),
            _ => None,
        }
    }
}
