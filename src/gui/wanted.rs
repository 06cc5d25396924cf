//! Requests that a panel makes while it is drawn.

use katachi_app::Command;

/// Commands of any workspace, in order; they are carried out when the frame is drawn.
#[derive(Debug, Default)]
pub struct PanelRequests {
    pub commands: Vec<Command>,
}

impl PanelRequests {
    pub fn push(&mut self, command: impl Into<Command>) {
        self.commands.push(command.into());
    }

    pub fn extend<C: Into<Command>>(&mut self, commands: impl IntoIterator<Item = C>) {
        self.commands.extend(commands.into_iter().map(Into::into));
    }
}
