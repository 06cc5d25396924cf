//! Needs of commands: whether a command is offered now.

use super::play::Mode;
use super::{AppState, Viewer, Workspace};
use katachi_language::text;

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
    /// Something to go back to: a drawing, a walk, or the place from which a game was opened or a question asked.
    Back,
    /// Something that the user went back from.
    Forward,
    /// Hits to go through: the Find workspace, or the Shapes workspace with its examples.
    Hits,
    /// The Fuseki workspace on the screen.
    Opening,
    /// A game against the pattern player on the screen.
    Contest,
    /// A game to pass in or to save: the open game, or a game against the pattern player.
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
            Needs::Back => state.can_go_back(),
            Needs::Forward => state.can_go_forward(),
            Needs::Hits => Needs::Finding.met(state) || state.workspace() == Workspace::Shapes,
            Needs::Opening => state.workspace() == Workspace::Fuseki,
            Needs::Contest => state.contest_shown().is_some(),
            Needs::Moves => Needs::Contest.met(state) || Needs::Game.met(state),
            Needs::Undo => match state.workspace() {
                Workspace::Find => state.find().history().can_undo(),
                Workspace::Life => true,
                Workspace::Play if state.play().mode() == Mode::Game => Needs::Contest.met(state),
                workspace => {
                    let is_tagged = workspace == Workspace::Library && state.games().can_undo_tagging();
                    edits(state, Viewer::can_undo) || is_tagged || state.can_undo_library_change()
                }
            },
            Needs::Redo => match state.workspace() {
                Workspace::Find => state.find().history().can_redo(),
                Workspace::Life => true,
                _ => edits(state, Viewer::can_redo),
            },
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

    /// Why a command is not offered while the condition is not met: a clause.
    pub fn reason(self) -> String {
        let reason = match self {
            Needs::Finding => return works_in(Workspace::Find),
            Needs::Joseki => return works_in(Workspace::Joseki),
            Needs::Opening => return works_in(Workspace::Fuseki),
            Needs::Life => return works_in(Workspace::Life),
            Needs::Hits => return works_in_both(Workspace::Shapes, Workspace::Find),
            Needs::Drawing => return works_in_both(Workspace::Find, Workspace::Life),
            Needs::Nothing | Needs::Game | Needs::Steps | Needs::Moves | Needs::Board => text!("notices-key-no-game"),
            Needs::OwnGames => text!("notices-key-no-own-games"),
            Needs::Folder => text!("notices-key-no-library"),
            Needs::Games => text!("notices-key-no-games"),
            Needs::CostlyShapes => text!("notices-key-no-costly-shapes"),
            Needs::PlayerProfile => text!("notices-key-no-player"),
            Needs::Back => text!("notices-key-no-back"),
            Needs::Forward => text!("notices-key-no-forward"),
            Needs::Contest => text!("notices-key-no-contest"),
            Needs::Undo => text!("notices-key-no-undo"),
            Needs::Redo => text!("notices-key-no-redo"),
            Needs::Changed => text!("notices-key-no-changes"),
            Needs::Guessing => text!("notices-key-no-guessing"),
            Needs::Result => text!("notices-key-no-shapes"),
            Needs::Work => text!("notices-key-no-work"),
            Needs::Collocations => text!("notices-key-no-collocations"),
            Needs::Corners => text!("notices-key-no-corners"),
        };
        reason.to_owned()
    }
}

fn works_in(workspace: Workspace) -> String {
    text!("notices-key-works-in", workspace = workspace.title())
}

fn works_in_both(first: Workspace, second: Workspace) -> String {
    text!("notices-key-works-in-both", first = first.title(), second = second.title())
}

fn edits(state: &AppState, has: fn(&Viewer) -> bool) -> bool {
    state.viewer().is_some_and(has)
}
