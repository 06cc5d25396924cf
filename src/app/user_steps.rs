//! Games that the user opened, and questions that he took from one workspace to Find or Joseki: each is a step from the
//! place in which it happened.
//!
//! Find and Joseki have steps of their own, through drawings and walks. Later steps go back first: an opening is taken
//! back only while its game is open and nothing was drawn or walked since, a question only from its own drawing or
//! walk, or from the first of those in its workspace.

use std::mem;

use super::find::FindStand;
use super::joseki::JosekiStand;
use super::panes::Pane;
use super::{GamePlace, Workspace};
use katachi_core::corpus::GameId;
use katachi_core::find::Hit;

/// Maximum number of steps to go back over.
const MAX_USER_STEPS: usize = 100;

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
    /// The workspace has no drawing and no walk to go back to.
    pub is_first: bool,
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

    /// Whether a question was taken from here to another workspace, which drew or walked it.
    fn asked_in(&self, now: &UserPlace) -> bool {
        self.workspace != now.workspace
            && match now.workspace {
                Workspace::Find => self.drawing != now.drawing,
                Workspace::Joseki => self.walk != now.walk,
                _ => false,
            }
    }

    /// Whether nothing was drawn or walked since the user was here.
    fn is_same_step(&self, now: &UserPlace) -> bool {
        match now.workspace {
            Workspace::Find => self.workspace == now.workspace && self.drawing == now.drawing,
            Workspace::Joseki => self.workspace == now.workspace && self.walk == now.walk,
            _ => true,
        }
    }

    /// Whether the user is still here: the same game is open, and nothing was drawn or walked since.
    fn is_still(&self, now: &UserPlace) -> bool {
        self.is_same_step(now) && (self.game.is_none() || self.open_game() == now.open_game())
    }
}

/// How a step came to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepKind {
    /// A game was opened.
    Game,
    /// A question was taken to another workspace.
    Question,
}

/// A step from a list to a game, or from a question to its answer.
struct UserStep {
    from: UserPlace,
    to: UserPlace,
    kind: StepKind,
}

impl UserStep {
    /// Whether the step is the next one to take back.
    fn leads_back(&self, now: &UserPlace) -> bool {
        match self.kind {
            StepKind::Game => self.to.is_still(now),
            StepKind::Question => self.to.workspace == now.workspace && (now.is_first || self.to.is_same_step(now)),
        }
    }
}

/// The steps to go back and forward over. No `Trail`: steps of Find and Joseki lie between them, so each knows both of
/// its ends.
#[derive(Default)]
pub(super) struct UserSteps {
    /// Newest last.
    past: Vec<UserStep>,
    /// The next one last.
    future: Vec<UserStep>,
    /// The place of a question that waits until games are counted.
    waiting: Option<UserPlace>,
    /// A command is being carried out.
    is_watching: bool,
    /// The command has opened a game of the library.
    has_opened: bool,
}

impl UserSteps {
    /// Forgets all steps, as other games came in.
    pub fn forget(&mut self) {
        (self.past, self.future, self.waiting) = (Vec::new(), Vec::new(), None);
    }

    /// Notes the place of a question that waits until games are counted.
    pub fn note_waiting(&mut self, from: UserPlace) {
        self.waiting = Some(from);
    }

    pub fn take_waiting(&mut self) -> Option<UserPlace> {
        self.waiting.take()
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

    /// Notes the step of a command that was carried out, if it opened a game or took a question to another workspace.
    pub fn note_step(&mut self, before: UserPlace, now: UserPlace) {
        let is_question = before.asked_in(&now);
        if is_question || self.has_opened && before.led_to(&now) {
            let kind = if is_question { StepKind::Question } else { StepKind::Game };
            self.future.clear();
            self.past.push(UserStep { from: before, to: now, kind });
            let beyond = self.past.len().saturating_sub(MAX_USER_STEPS);
            self.past.drain(..beyond);
        } else if before.drawing != now.drawing || before.walk != now.walk {
            self.future.clear();
        }
        self.rest();
    }

    /// Whether there is a step to go back over.
    pub fn leads_back(&self, now: impl FnOnce() -> UserPlace) -> bool {
        self.past.last().is_some_and(|step| step.leads_back(&now()))
    }

    /// Whether there is a step to go forward over again.
    pub fn leads_forward(&self, now: impl FnOnce() -> UserPlace) -> bool {
        self.future.last().is_some_and(|step| step.from.is_still(&now()))
    }

    /// Goes back from a game or an answer. Returns the place from which it was opened or asked for; `None` if a drawing
    /// or a walk came later.
    pub fn back(&mut self, now: UserPlace) -> Option<UserPlace> {
        let UserStep { from, kind, .. } = self.past.pop_if(|step| step.leads_back(&now))?;
        self.future.push(UserStep { from: from.clone(), to: now, kind });
        Some(from)
    }

    /// Returns the place that the user went back from last, and how he first came there; `None` if a drawing or a walk
    /// comes before it.
    pub fn forward(&mut self, now: UserPlace) -> Option<(UserPlace, StepKind)> {
        let UserStep { to, kind, .. } = self.future.pop_if(|step| step.from.is_still(&now))?;
        self.past.push(UserStep { from: now, to: to.clone(), kind });
        Some((to, kind))
    }
}
