//! Takes in loaded games. They replace the open ones or join them, and the user finds the same view, edits and counts
//! again.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use super::edited_games::TakenUp;
use super::home::library_name;
use super::loading::{Arrival, Request, name_of};
use super::viewer::GameOrigin;
use super::{AppState, CorpusSummary, Effects, GamePlace, LibrarySession, OpenLibrary, Viewer, WorkspaceState};
use katachi_core::corpus::GameId;
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::record_tree::has_names;
use katachi_core::find::filter::Catalogue;
use katachi_core::jobs::give_memory_back;
use katachi_core::library::professional;
use katachi_engines::predict::forget_shipped_model;
use katachi_language::text;

/// Minimum number of records of a library after which memory is given up that a workspace may want again.
const LARGE_LIBRARY_RECORDS: usize = 20_000;

/// Forgets everything that comes with Katachi and was unpacked. The workspaces hold what they still show.
fn forget_unpacked() {
    professional::forget_unpacked();
    forget_shipped_model();
}

impl AppState {
    /// Opens games that are in memory already, for programs and tests.
    pub fn show_games(&mut self, loaded: Loaded, name: &str) {
        let summary = CorpusSummary::from_loaded(&loaded);
        let paths = vec![PathBuf::from(name)];
        let request = Request::Games { paths, previous: None, named: Arc::default(), added: 0 };
        let session = LibrarySession::default();
        self.arrive(Arrival {
            request,
            loaded,
            summary,
            folder: None,
            session,
            before_adding: None,
            odd: Vec::new(),
            unkept: None,
            twin: None,
        });
    }

    /// Takes in what was loaded.
    pub(super) fn arrive(&mut self, arrival: Arrival) {
        if !arrival.brings_nothing() && self.library().is_some() {
            // Earlier troubles are over. Those of the start are not.
            self.notices.dismiss_all_but(|notice| notice.undo && self.removed.is_some());
        }
        let mut effects = Effects::default();
        arrival.report(&mut effects);
        self.carry_out(effects);
        if arrival.brings_nothing() && self.library().is_some() {
            return;
        }
        let Arrival { request, loaded, summary, folder, session, before_adding, .. } = arrival;
        if before_adding.is_some() {
            self.removed = None;
        }
        self.before_adding = before_adding;
        let is_sample = matches!(request, Request::Sample);
        // When games join the open library, the user's view stays.
        let is_same_library = match &folder {
            Some(dir) => self.shared.folder() == Some(dir),
            None => is_sample && self.library().is_some_and(|open| open.is_sample),
        };
        let is_same = self.corpus().id() == loaded.corpus.id();
        if !is_same_library {
            self.leave_library(is_same);
        }
        let (name, sources) = match &folder {
            Some(dir) => {
                self.shared.settings.remember_library(dir);
                (library_name(dir), Vec::new())
            }
            None if is_sample => {
                self.shared.settings.open = None;
                (String::new(), Vec::new())
            }
            None => (name_of(request.paths()), request.paths().to_vec()),
        };
        let session = if is_same_library { self.session() } else { session };
        self.shared.catalogue = Catalogue::new(&loaded);
        let open = OpenLibrary { loaded, summary, name, folder, sources, is_sample };
        let before = self.shared.library.replace(open).map(|open| open.loaded);
        let is_left = !is_same && !is_same_library;
        let is_large_left =
            is_left && before.as_ref().is_some_and(|before| before.corpus.record_count() >= LARGE_LIBRARY_RECORDS);
        if is_large_left {
            forget_unpacked();
        }
        self.watch_library();
        let session = match before.filter(|_| is_same_library) {
            Some(before) => self.session_after(&before, session),
            None => session,
        };
        match is_same {
            true => self.take_up_same_games(&session, is_same_library),
            false => self.take_up_other_games(&session, is_same_library),
        }
        if is_large_left {
            give_memory_back();
        }
    }

    /// Writes the session of the library that is left, and puts away what belongs to it and comes back with it. `is_same`:
    /// the next one has the same games.
    fn leave_library(&mut self, is_same: bool) {
        let Some(name) = self.library().map(|open| open.name().to_owned()) else { return };
        if !self.keeper.has_session() {
            return;
        }
        let (session, mut effects) = (self.session(), Effects::default());
        if self.keeper.leave(session, &self.shared, &mut effects) {
            self.play.leave_library(&name, self.shared.desk().as_deref(), &mut effects);
            self.joseki.leave_library();
        } else if !is_same && self.shared.folder().is_some() && self.keeper.has_no_desk(&self.shared) {
            // Edits go on in the same games. Those of games that are only looked at, without a folder, go on in all.
            if self.keeper.rescue(&self.shared, self.play.unkept_game(&self.shared).as_ref()) {
                self.play.drop_contest();
            }
        }
        self.carry_out(effects);
    }

    /// The games are the same, perhaps with other paths and tags.
    fn take_up_same_games(&mut self, session: &LibrarySession, is_same_library: bool) {
        let mut effects = Effects::default();
        self.games.games_changed(&self.shared, &mut effects);
        self.keeper.look_for_changes(&self.shared, &mut effects);
        self.carry_out(effects);
        self.open_renamed();
        if !is_same_library {
            self.folder_changed();
            self.keeper.forget_session();
            let TakenUp { open, changed } = self.keeper.take_up(session, &self.shared);
            // Open games stay open: the games are the same.
            self.shared.take_up_changed(changed.into_iter().chain(open).collect(), |_| false);
            let mut effects = Effects::default();
            self.resume_places(session, &mut effects);
            self.carry_out(effects);
            self.keeper.resumed(session);
        }
    }

    /// Opens the game on the board anew if its names were read in another encoding.
    fn open_renamed(&mut self) {
        let Some(viewer) = self.viewer().filter(|viewer| viewer.unsaved().is_none()) else { return };
        let &GameOrigin::Corpus { corpus, game } = viewer.origin() else { return };
        if corpus == self.corpus().id() && !has_names(&viewer.tree().info, self.corpus().header(game)) {
            let moves = viewer.move_number();
            self.shared.viewer = None;
            self.open(GamePlace::new(game, moves));
        }
    }

    fn take_up_other_games(&mut self, session: &LibrarySession, is_same_library: bool) {
        self.reading.stop();
        let edited = if is_same_library { None } else { self.take_up(session) };
        self.games_changed();
        if !is_same_library {
            self.library_left();
        }
        self.resume(session);
        if let Some(viewer) = edited {
            return self.shared.show(viewer);
        }
        if is_same_library && self.viewer().is_some_and(|viewer| viewer.unsaved().is_some()) {
            return;
        }
        let keeps_viewer = self.viewer().is_some_and(|viewer| *viewer.origin() == GameOrigin::Pasted);
        let corpus = Arc::clone(self.corpus());
        if let Some((game, moves)) = session.game.filter(|(game, _)| (*game as usize) < corpus.record_count()) {
            return self.open(GamePlace::new(GameId(game), moves));
        }
        let first = corpus.games().first().copied().or_else(|| corpus.records().next());
        if let Some(first) = first.filter(|_| !keeps_viewer) {
            // A newcomer steps through the first game of the sample from its start.
            let is_sample = self.library().is_some_and(|open| open.is_sample);
            self.open(if is_sample { GamePlace::new(first, 0) } else { GamePlace::preview(first, &corpus) });
        }
    }

    /// Replaces the previous library's edited games by those of this library. Returns the edited game that was open
    /// when the user left this library.
    fn take_up(&mut self, session: &LibrarySession) -> Option<Viewer> {
        if self.viewer().is_some_and(|viewer| self.keeper.has_kept(viewer)) {
            self.shared.viewer = None;
        }
        let kept: HashSet<u64> =
            self.shared.changed_games().filter(|viewer| self.keeper.has_kept(viewer)).map(Viewer::id).collect();
        self.keeper.forget_session();
        let TakenUp { open, changed } = self.keeper.take_up(session, &self.shared);
        self.shared.take_up_changed(changed, |viewer| kept.contains(&viewer.id()));
        open
    }

    /// Updates the session after games were added to the library: a game's number may have changed.
    fn session_after(&mut self, before: &Loaded, mut session: LibrarySession) -> LibrarySession {
        let Some(loaded) = self.shared.loaded().cloned() else { return session };
        let now = |game: GameId| {
            let place = before.place_of(game);
            loaded.corpus.records().find(|&id| loaded.place_of(id) == place)
        };
        session.game = session.game.and_then(|(game, moves)| Some((now(GameId(game))?.0, moves)));
        self.shared.renumber(before.corpus.id(), now);
        session
    }

    /// Reads the library's results from the last session, or resumes counting them.
    fn resume(&mut self, session: &LibrarySession) {
        let mut effects = Effects::default();
        self.costly_shapes.resume(session, &self.shared, &mut effects);
        self.shapes.resume(session, &self.shared, &mut effects);
        self.resume_places(session, &mut effects);
        self.keeper.resumed(session);
        self.keeper.tell_of_waiting(&self.shared, &mut effects);
        self.keeper.look_for_changes(&self.shared, &mut effects);
        self.carry_out(effects);
    }

    /// Goes back to the user's places in this library.
    fn resume_places(&mut self, session: &LibrarySession, effects: &mut Effects) {
        self.games.resume(session, &self.shared, effects);
        self.find.resume(session, &self.shared, effects);
        self.fuseki.resume(session, &self.shared, effects);
        self.joseki.resume(session, &self.shared, effects);
        if let Some(game) = self.play.game_that_gives_way(session, &self.shared) {
            let game = Viewer::taken_up_again(game, GameOrigin::Pasted, &[]);
            self.shared.take_up_changed(vec![game], |_| false);
            effects.info(text!("play-earlier-game-goes-on"));
        }
        self.play.resume(session, &self.shared, effects);
    }
}
