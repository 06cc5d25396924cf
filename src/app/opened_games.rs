//! Games that the user opened: each opening is a step from the list in which it happened.
//!
//! Find and Joseki have steps of their own, through drawings and walks. Later steps go back first: an opening is taken
//! back only while its game is open and nothing was drawn or walked since.

use std::mem;

use super::find::FindStand;
use super::joseki::JosekiStand;
use super::panes::Pane;
use super::{GamePlace, Workspace};
use katachi_core::corpus::GameId;
use katachi_core::find::Hit;

/// Maximum number of openings to go back over.
const MAX_OPENED_GAMES: usize = 100;

/// The workspace, the selection and the game that the user has before him.
#[derive(Clone)]
pub(super) struct UserPlace {
    pub workspace: Workspace,
    /// The panes in sight, as the window showed them last.
    pub panes: Vec<Pane>,
    /// The open game, if it is one of the library's.
    pub game: Option<GamePlace>,
    /// The selected hit in Find.
    pub hit: Option<Hit>,
    /// The game of the list that keys went to, and the game that was open then.
    pub stepped: Option<(GameId, Option<GameId>)>,
    pub drawing: FindStand,
    pub walk: JosekiStand,
}

impl UserPlace {
    fn open_game(&self) -> Option<GameId> {
        self.game.map(|place| place.game)
    }

    /// Whether an opening led from here to another game, list row or workspace, or brought the board into sight.
    fn led_to(&self, now: &UserPlace) -> bool {
        let hid_board = !self.panes.is_empty() && !self.panes.contains(&Pane::Board);
        hid_board || self.workspace != now.workspace || self.hit != now.hit || self.open_game() != now.open_game()
    }

    /// Whether the user is still here: the same game is open, and nothing was drawn or walked since.
    fn is_still(&self, now: &UserPlace) -> bool {
        let is_same_step = match now.workspace {
            Workspace::Find => self.workspace == now.workspace && self.drawing == now.drawing,
            Workspace::Joseki => self.workspace == now.workspace && self.walk == now.walk,
            _ => true,
        };
        is_same_step && (self.game.is_none() || self.open_game() == now.open_game())
    }
}

/// A step from a list to a game.
struct OpenedGame {
    from: UserPlace,
    to: UserPlace,
}

/// The steps to go back and forward over. No `Trail`: steps of Find and Joseki lie between them, so each knows both of
/// its ends.
#[derive(Default)]
pub(super) struct OpenedGames {
    /// Newest last.
    past: Vec<OpenedGame>,
    /// The next one last.
    future: Vec<OpenedGame>,
    /// A command is being carried out.
    is_watching: bool,
    /// The command has opened a game of the library.
    has_opened: bool,
}

impl OpenedGames {
    pub fn is_empty(&self) -> bool {
        self.past.is_empty() && self.future.is_empty()
    }

    /// Forgets all steps, as other games came in.
    pub fn forget(&mut self) {
        (self.past, self.future) = (Vec::new(), Vec::new());
    }

    /// Begins to watch a command. Returns whether no other command gave it.
    pub fn watch(&mut self) -> bool {
        !mem::replace(&mut self.is_watching, true)
    }

    /// No command is being carried out. The last one may have ended in a defect.
    pub fn rest(&mut self) {
        (self.is_watching, self.has_opened) = (false, false);
    }

    /// Notes that the command has opened a game.
    pub fn note_opened(&mut self) {
        self.has_opened = true;
    }

    /// Notes the step of a command that was carried out, if it opened a game.
    pub fn note_step(&mut self, before: UserPlace, now: UserPlace) {
        if self.has_opened && before.led_to(&now) {
            self.future.clear();
            self.past.push(OpenedGame { from: before, to: now });
            let beyond = self.past.len().saturating_sub(MAX_OPENED_GAMES);
            self.past.drain(..beyond);
        } else if before.drawing != now.drawing || before.walk != now.walk {
            self.future.clear();
        }
        self.rest();
    }

    /// Whether there is a game to go back from, or to open again.
    pub fn leads_on(&self, now: &UserPlace) -> bool {
        self.past.last().is_some_and(|opened| opened.to.is_still(now))
            || self.future.last().is_some_and(|opened| opened.from.is_still(now))
    }

    /// Goes back from a game. Returns the place from which it was opened; `None` if a drawing or a walk came later.
    pub fn back(&mut self, now: UserPlace) -> Option<UserPlace> {
        let OpenedGame { from, .. } = self.past.pop_if(|opened| opened.to.is_still(&now))?;
        self.future.push(OpenedGame { from: from.clone(), to: now });
        Some(from)
    }

    /// Returns the place in the game that the user went back from last; `None` if a drawing or a walk comes before it.
    pub fn forward(&mut self, now: UserPlace) -> Option<UserPlace> {
        let OpenedGame { to, .. } = self.future.pop_if(|opened| opened.from.is_still(&now))?;
        self.past.push(OpenedGame { from: now, to: to.clone() });
        Some(to)
    }
}
