//! Needs of commands: whether a command is offered now.

use super::play::Mode;
use super::{AppState, Viewer, Workspace};

/// The condition under which a command is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    Nothing,
    /// An open game.
    Game,
    /// Loaded games that are not the sample's.
    OwnGames,
    /// A library in a folder.
    Folder,
    /// Costly shapes with their costs.
    CostlyShapes,
    /// The profile of a player.
    PlayerProfile,
    /// The Find workspace on the screen.
    Finding,
    /// The Joseki workspace on the screen.
    Joseki,
    /// Something to step through: an open game, or the Joseki workspace.
    Steps,
    /// A history to go back in: the Find or the Joseki workspace, or a game that was opened from a list.
    Trail,
    /// Hits to go through: the Find workspace, or the Shapes workspace with its examples.
    Hits,
    /// The Fuseki workspace on the screen.
    Opening,
    /// A game against the pattern player on the screen.
    Contest,
    /// A game to pass in: the open game, or a game against the pattern player.
    Moves,
    /// Something to undo: a drawing, a position that is set up, an edit of the open game, a move against the pattern
    /// player, tags in the Library, or a change of libraries.
    Undo,
    /// Something to do again.
    Redo,
    /// A game with edits that is no longer open.
    Changed,
    /// A position to guess on the screen.
    Guessing,
    /// The Life workspace on the screen.
    Life,
    /// Something that is drawn or set up: the Find or the Life workspace.
    Drawing,
    /// A board to work on: an open game, or the Find workspace.
    Board,
    /// Any loaded games.
    Games,
    /// A mined result.
    Result,
    /// Work in the background.
    Work,
    /// Counted collocations, or corners.
    Collocations,
    Corners,
}

impl Needs {
    /// The workspace that meets the condition by coming to the screen.
    pub fn workspace(self) -> Option<Workspace> {
        match self {
            Needs::Finding | Needs::Hits => Some(Workspace::Find),
            Needs::Joseki => Some(Workspace::Joseki),
            Needs::Opening => Some(Workspace::Fuseki),
            Needs::Life => Some(Workspace::Life),
            _ => None,
        }
    }

    pub fn met(self, state: &AppState) -> bool {
        match self {
            Needs::Nothing => true,
            Needs::Game => state.viewer().is_some(),
            Needs::OwnGames => state.library().is_some_and(|open| !open.is_sample),
            Needs::Folder => state.shared().folder().is_some(),
            Needs::Finding => state.workspace() == Workspace::Find,
            Needs::Joseki => state.workspace() == Workspace::Joseki,
            Needs::Steps => Needs::Joseki.met(state) || Needs::Life.met(state) || Needs::Game.met(state),
            Needs::Life => state.workspace() == Workspace::Life,
            Needs::Drawing => Needs::Finding.met(state) || Needs::Life.met(state),
            Needs::Trail => Needs::Joseki.met(state) || Needs::Finding.met(state) || state.can_go_over_games(),
            Needs::Hits => Needs::Finding.met(state) || state.workspace() == Workspace::Shapes,
            Needs::Opening => state.workspace() == Workspace::Fuseki,
            Needs::Contest => state.contest_shown().is_some(),
            Needs::Moves => Needs::Contest.met(state) || Needs::Game.met(state),
            Needs::Undo => {
                let is_tagged = state.workspace() == Workspace::Library && state.games().can_undo_tagging();
                let is_edited = edits(state, Viewer::can_undo) || is_tagged || state.can_undo_library_change();
                is_edited || Needs::Contest.met(state) || Needs::Drawing.met(state)
            }
            Needs::Redo => Needs::Drawing.met(state) || edits(state, Viewer::can_redo),
            Needs::Changed => state.shared().changed().is_some(),
            Needs::Guessing => {
                state.workspace() == Workspace::Play
                    && state.play().mode() == Mode::Guess
                    && state.play().guess().round().is_some_and(|round| round.asked().is_some())
            }
            Needs::Board => Needs::Drawing.met(state) || Needs::Game.met(state),
            Needs::Games => state.library().is_some_and(|open| !open.loaded.corpus.is_empty()),
            Needs::CostlyShapes => {
                state.costly_shapes().made().is_some_and(|made| made.costly_shapes().mean_loss.is_some())
            }
            Needs::PlayerProfile => state.player().profile().is_some(),
            Needs::Result => !state.shapes().results().is_empty(),
            Needs::Work => state.tasks().next().is_some(),
            Needs::Collocations => state.joseki().shapes().collocations().is_some(),
            Needs::Corners => state.joseki().corner().graph().is_some(),
        }
    }
}

fn edits(state: &AppState, has: fn(&Viewer) -> bool) -> bool {
    state.viewer().is_some_and(has)
}
