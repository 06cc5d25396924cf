//! Back and forward: over the games that were opened and the questions that were taken to another workspace, and
//! through the drawings of Find and the walks of Joseki.

use super::find::FindCommand;
use super::joseki::JosekiCommand;
use super::panes::Pane;
use super::user_steps::{StepKind, UserPlace};
use super::{AppState, Command, Effect, GamePlace, Workspace};

/// Whether a command goes back or forward. Back does not return over such steps.
pub(super) fn is_travel(command: &Command) -> bool {
    matches!(
        command,
        Command::Back
            | Command::Forward
            | Command::Find(FindCommand::Back | FindCommand::Forward)
            | Command::Joseki(JosekiCommand::Back | JosekiCommand::Forward)
    )
}

impl AppState {
    fn user_place(&self) -> UserPlace {
        let open = self.shared.open_game().zip(self.shared.viewer());
        let game = open.map(|(game, viewer)| GamePlace {
            node: (!viewer.on_main_line()).then(|| viewer.at()),
            region: viewer.region(),
            shown_as: viewer.drawn_as(),
            ..GamePlace::new(game, viewer.move_number())
        });
        UserPlace {
            workspace: self.shared.workspace,
            panes: self.shared.panes_in_sight.clone(),
            game,
            hit: self.find.selected_hit(),
            stepped: self.games.stepped(),
            drawing: self.find.stand(),
            walk: self.joseki.stand(),
            is_first: !self.can_go_back_in_workspace(),
        }
    }

    fn can_go_back_in_workspace(&self) -> bool {
        match self.shared.workspace {
            Workspace::Find => self.find.history().back().is_some(),
            Workspace::Joseki => self.joseki.can_go_back(),
            _ => false,
        }
    }

    fn can_go_forward_in_workspace(&self) -> bool {
        match self.shared.workspace {
            Workspace::Find => self.find.history().forward().is_some(),
            Workspace::Joseki => self.joseki.can_go_forward(),
            _ => false,
        }
    }

    /// Opens a game as a step of its own.
    pub(super) fn open_place(&mut self, place: GamePlace) {
        self.user_steps.note_opened();
        self.open(place);
    }

    /// The place before a command. `None` for a command that another one gave.
    pub(super) fn place_before_command(&mut self) -> Option<UserPlace> {
        self.user_steps.watch().then(|| self.user_place())
    }

    /// Notes the step that a command has made from this place, or will make once its games are counted.
    pub(super) fn note_step_from(&mut self, before: UserPlace) {
        let now = self.user_place();
        if self.joseki.is_awaiting() && before.workspace != now.workspace {
            self.user_steps.note_waiting(before.clone());
        }
        self.user_steps.note_step(before, now);
    }

    /// Notes the step of a command that waited until its games were counted, when it has been carried out.
    pub(super) fn note_awaited_step(&mut self) {
        if self.joseki.is_awaiting() {
            return;
        }
        if let Some(before) = self.user_steps.take_waiting() {
            let now = self.user_place();
            self.user_steps.note_step(before, now);
        }
    }

    /// Whether there is something to go back to.
    pub(super) fn can_go_back(&self) -> bool {
        self.can_go_back_in_workspace() || self.user_steps.leads_back(|| self.user_place())
    }

    /// Whether there is something to go forward to again.
    pub(super) fn can_go_forward(&self) -> bool {
        self.can_go_forward_in_workspace() || self.user_steps.leads_forward(|| self.user_place())
    }

    /// Goes back from a game or an answer to the place from which it was opened or asked for, or to the drawing or the
    /// walk before.
    pub(super) fn go_back(&mut self) {
        let now = self.user_place();
        match self.user_steps.back(now) {
            Some(list) => self.go_to_place(&list),
            None => self.step_in_workspace(FindCommand::Back, JosekiCommand::Back),
        }
    }

    /// Goes on to the game, the answer, the drawing or the walk that the user went back from.
    pub(super) fn go_forward(&mut self) {
        let now = self.user_place();
        match self.user_steps.forward(now) {
            Some((place, kind)) => {
                self.go_to_place(&place);
                if kind == StepKind::Game {
                    self.outbox.push(Effect::ShowPane(Pane::Board));
                }
            }
            None => self.step_in_workspace(FindCommand::Forward, JosekiCommand::Forward),
        }
    }

    fn step_in_workspace(&mut self, drawing: FindCommand, walk: JosekiCommand) {
        match self.shared.workspace {
            Workspace::Find => self.apply(drawing.into()),
            Workspace::Joseki => self.apply(walk.into()),
            _ => {}
        }
    }

    /// Shows a place again. A game that was none of the library's is not opened again.
    fn go_to_place(&mut self, place: &UserPlace) {
        if place.workspace != self.shared.workspace {
            self.apply(Command::Show(place.workspace));
        }
        if let Some(game) = place.game.filter(|_| self.user_place().game != place.game) {
            self.open(game);
        }
        self.find.return_to(place.hit);
        self.games.set_stepped(place.stepped);
        self.outbox.extend(place.panes.iter().copied().map(Effect::ShowPane));
    }
}
