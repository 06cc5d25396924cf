//! Commands that wait until what they need is counted.

use super::{ExplorerChoice, Joseki, JosekiCommand};
use crate::{Command, Dataset, Effects, Shared, Workspace};
use katachi_language::text;

impl Joseki {
    /// Carries a command out, or counts what it waits for.
    pub(super) fn carry_out_or_wait(&mut self, command: JosekiCommand, shared: &Shared, effects: &mut Effects) {
        let earlier = self.awaited.take();
        self.carry_out(command, shared, effects);
        if self.awaited.is_none() {
            self.awaited = earlier;
        } else if !self.is_counting_for_view() {
            // The question may come from another workspace, before anybody has looked at this one.
            self.count(shared, effects);
            if !self.is_counting_for_view() {
                self.awaited = None;
                effects.info(self.count_first());
            }
        }
    }

    /// Carries out the command that waited for this counting, if its explorer is shown.
    pub(super) fn act_on_awaited(&mut self, counted: ExplorerChoice, shared: &Shared, effects: &mut Effects) {
        if self.view == counted
            && let Some(command) = self.awaited.take()
        {
            self.carry_out(command, shared, effects);
        }
    }

    /// Whether a command waits until the games are counted.
    pub(crate) fn is_awaiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// Keeps a command until the games are counted, and shows how far they are.
    pub(super) fn wait_for_counting(&mut self, command: JosekiCommand, effects: &mut Effects) {
        effects.command(Command::Show(Workspace::Joseki));
        self.awaited = Some(command);
    }

    /// Whether the figures that the shown explorer needs are being counted or unpacked.
    fn is_counting_for_view(&self) -> bool {
        match self.view {
            _ if self.whose == Dataset::Professional => self.is_unpacking(),
            ExplorerChoice::Shapes => self.is_counting_collocations(),
            ExplorerChoice::Corner => self.is_counting_corners(),
        }
    }

    /// Asks the user to count first.
    fn count_first(&self) -> &'static str {
        match self.view {
            ExplorerChoice::Shapes => text!("joseki-count-collocations-first"),
            ExplorerChoice::Corner => text!("joseki-count-corners-first"),
        }
    }

    /// Forgets a command whose figures are no longer counted: the user stopped that, or looks at others.
    pub(super) fn forget_what_is_not_counted(&mut self) {
        if !self.is_counting_for_view() {
            self.awaited = None;
        }
    }
}
