//! A state to test with, and waiting for its work.

use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::tasks::Tasks;
use super::{
    AppState, Command, CorpusSummary, Effect, Effects, Navigation, OpenLibrary, Settings, Shared, Workspace,
    WorkspaceState,
};
use katachi_core::corpus::load::Loaded;
use katachi_core::find::filter::Catalogue;
use katachi_core::library::SELF_PLAY;

pub fn bare() -> AppState {
    with_self_play(AppState::new(Settings::default(), Arc::new(|| {})))
}

/// The state with the games in which tests count as its sample.
pub fn with_self_play(mut state: AppState) -> AppState {
    state.set_sample(&SELF_PLAY);
    state
}

/// The sample is loaded, with a position of its first game on the board, and nothing is mined.
pub fn with_sample() -> AppState {
    let mut state = bare();
    state.apply(Command::OpenSample);
    while state.is_loading() {
        state.poll();
    }
    state.apply(Command::Go(Navigation::Move(60)));
    state.apply(Command::CancelAll);
    settle(&mut state);
    state
}

/// A state with the sample loaded and a workspace shown that has finished its work.
pub fn in_workspace(workspace: Workspace) -> AppState {
    let mut state = with_sample();
    state.apply(Command::Show(workspace));
    settle(&mut state);
    state
}

/// Polls until no work goes on.
pub fn settle(state: &mut AppState) {
    let deadline = Instant::now() + Duration::from_secs(120);
    state.poll();
    while state.is_busy() || state.is_mining() {
        assert!(Instant::now() < deadline, "work does not end");
        std::thread::sleep(Duration::from_millis(2));
        state.poll();
    }
}

/// One workspace alone, with what it shares and the work that it starts.
pub struct Desk<W> {
    pub workspace: W,
    pub shared: Shared,
    tasks: Tasks,
}

impl<W: WorkspaceState> Desk<W> {
    pub fn new(workspace: W) -> Desk<W> {
        Desk { workspace, shared: Shared::new(Settings::default()), tasks: Tasks::new(Arc::new(|| {})) }
    }

    /// Opens these games.
    pub fn open(&mut self, loaded: &Loaded) {
        let summary = CorpusSummary::from_loaded(loaded);
        let (loaded, name) = (loaded.clone(), "games".to_owned());
        self.shared.catalogue = Catalogue::new(&loaded);
        self.shared.library =
            Some(OpenLibrary { loaded, summary, name, folder: None, sources: Vec::new(), is_sample: false });
        self.effects(|workspace, shared, effects| workspace.games_changed(shared, effects));
    }

    /// It comes to the screen.
    pub fn show(&mut self) {
        self.effects(|workspace, shared, effects| workspace.shown(shared, effects));
    }

    /// Carries out a command and waits for its work. Returns the other effects that it asks for.
    pub fn act(&mut self, command: W::Command) -> Vec<Effect> {
        let mut wanted = self.effects(|workspace, shared, effects| workspace.act(command, shared, effects));
        wanted.extend(self.settle());
        wanted
    }

    /// Polls until no work goes on.
    pub fn settle(&mut self) -> Vec<Effect> {
        let deadline = Instant::now() + Duration::from_secs(60);
        let mut wanted = Vec::new();
        loop {
            for said in self.tasks.poll() {
                said.expect("no work fails here");
            }
            wanted.extend(self.effects(|workspace, shared, effects| workspace.poll(shared, effects)));
            if !self.tasks.is_busy() {
                return wanted;
            }
            assert!(Instant::now() < deadline, "work does not end");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn effects(&mut self, act: impl FnOnce(&mut W, &Shared, &mut Effects)) -> Vec<Effect> {
        let mut effects = Effects::default();
        act(&mut self.workspace, &self.shared, &mut effects);
        let mut wanted = Vec::new();
        for effect in effects {
            match effect {
                Effect::Spawn(task) => self.tasks.spawn(task),
                Effect::Remember(_) => {}
                effect => wanted.push(effect),
            }
        }
        wanted
    }
}

impl<W> Deref for Desk<W> {
    type Target = W;

    fn deref(&self) -> &W {
        &self.workspace
    }
}
