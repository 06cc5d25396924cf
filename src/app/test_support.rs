//! A state to test with, and waiting for its work.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{AppState, Command, Settings, Workspace};

pub fn bare() -> AppState {
    AppState::new(Settings::default(), Arc::new(|| {}))
}

/// The sample is loaded, and nothing is mined.
pub fn with_sample() -> AppState {
    let mut state = bare();
    state.apply(Command::OpenSample);
    while state.is_loading() {
        state.poll();
    }
    state.apply(Command::CancelAll);
    settle(&mut state);
    state
}

/// The sample is loaded, and a workspace shown and done with its work.
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
