//! Commands with a name and a key: what the palette, the menus and the keyboard offer.

use super::{AppState, Ask, Command, Navigation, ThemeChoice, Tool, Workspace};

/// A key as it is written: the window's toolkit has its own types, this has words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    pub ctrl: bool,
    pub shift: bool,
    /// `"P"`, `"Left"`, `"Home"`, `"F1"` ...
    pub key: &'static str,
}

/// What a command cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    Nothing,
    /// An open game.
    Game,
    /// Loaded games that are not the sample's.
    OwnGames,
    /// Any loaded games.
    Games,
    /// A mined result.
    Result,
    /// Work in the background.
    Work,
}

impl Needs {
    pub fn met(self, state: &AppState) -> bool {
        match self {
            Needs::Nothing => true,
            Needs::Game => state.viewer().is_some(),
            Needs::OwnGames => state.library().is_some_and(|open| !open.is_sample),
            Needs::Games => state.library().is_some_and(|open| !open.loaded.corpus.is_empty()),
            Needs::Result => !state.results().is_empty(),
            Needs::Work => state.tasks().next().is_some(),
        }
    }
}

/// Where it stands in the menus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    File,
    Game,
    View,
}

pub struct NamedCommand {
    pub name: &'static str,
    pub group: Group,
    pub key: Option<Shortcut>,
    pub needs: Needs,
    pub command: fn(&AppState) -> Command,
}

const fn key(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: false, shift: false, key })
}

const fn shift(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: false, shift: true, key })
}

const fn ctrl(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: true, shift: false, key })
}

const fn ctrl_shift(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: true, shift: true, key })
}

const fn named(
    name: &'static str,
    group: Group,
    key: Option<Shortcut>,
    needs: Needs,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    NamedCommand { name, group, key, needs, command }
}

/// All of them, in the order of the menus.
pub static COMMANDS: &[NamedCommand] = &[
    named("Open games…", Group::File, ctrl("O"), Needs::Nothing, |_| Command::Ask(Ask::GameFiles)),
    named("Open folder…", Group::File, ctrl_shift("O"), Needs::Nothing, |_| Command::Ask(Ask::GameFolder)),
    named("Open library…", Group::File, ctrl("L"), Needs::Nothing, |_| Command::Ask(Ask::Library)),
    named("Open by path…", Group::File, ctrl_shift("P"), Needs::Nothing, |_| Command::Ask(Ask::Path)),
    named("Open the sample games", Group::File, None, Needs::Nothing, |_| Command::OpenSample),
    named("Save as library…", Group::File, ctrl("S"), Needs::OwnGames, |_| Command::Ask(Ask::SaveLibrary)),
    named("Read changed files again", Group::File, key("F5"), Needs::OwnGames, |_| Command::Refresh),
    named("Open patterns…", Group::File, None, Needs::Nothing, |_| Command::Ask(Ask::Result)),
    named("Save patterns…", Group::File, ctrl_shift("S"), Needs::Result, |_| Command::Ask(Ask::SaveResult)),
    named("Stop all work", Group::File, None, Needs::Work, |_| Command::CancelAll),
    named("Quit", Group::File, ctrl("Q"), Needs::Nothing, |_| Command::Quit),
    named("Next move", Group::Game, key("Right"), Needs::Game, |_| Command::Go(Navigation::By(1))),
    named("Previous move", Group::Game, key("Left"), Needs::Game, |_| Command::Go(Navigation::By(-1))),
    named("Ten moves on", Group::Game, shift("Right"), Needs::Game, |_| Command::Go(Navigation::By(10))),
    named("Ten moves back", Group::Game, shift("Left"), Needs::Game, |_| Command::Go(Navigation::By(-10))),
    named("First position", Group::Game, key("Home"), Needs::Game, |_| Command::Go(Navigation::First)),
    named("Last position", Group::Game, key("End"), Needs::Game, |_| Command::Go(Navigation::Last)),
    named("Previous variation", Group::Game, key("Up"), Needs::Game, |_| Command::Go(Navigation::Variation(-1))),
    named("Next variation", Group::Game, key("Down"), Needs::Game, |_| Command::Go(Navigation::Variation(1))),
    named("Pass", Group::Game, None, Needs::Game, |_| Command::Pass),
    named("Select tool", Group::Game, key("S"), Needs::Game, |_| Command::Use(Tool::Select)),
    named("Play tool", Group::Game, key("P"), Needs::Game, |_| Command::Use(Tool::Play)),
    named("Clear the region", Group::Game, key("Escape"), Needs::Game, |_| Command::SelectRegion(None)),
    named("Next game of the list", Group::Game, key("PageDown"), Needs::Games, |_| Command::NextGame(1)),
    named("Previous game of the list", Group::Game, key("PageUp"), Needs::Games, |_| Command::NextGame(-1)),
    named("Copy the game as SGF", Group::Game, ctrl_shift("C"), Needs::Game, |_| Command::CopySgf),
    named("Paste a game (SGF)", Group::Game, ctrl("V"), Needs::Nothing, |_| Command::Ask(Ask::Clipboard)),
    named("Library", Group::View, key("1"), Needs::Nothing, |_| Command::Show(Workspace::Library)),
    named("Shapes", Group::View, key("2"), Needs::Nothing, |_| Command::Show(Workspace::Shapes)),
    named("Command palette…", Group::View, ctrl("P"), Needs::Nothing, |_| Command::Ask(Ask::Palette)),
    named("Keys…", Group::View, key("F1"), Needs::Nothing, |_| Command::Ask(Ask::Keys)),
    named("Messages…", Group::View, None, Needs::Nothing, |_| Command::Ask(Ask::Log)),
    named("Light theme", Group::View, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::Light)),
    named("Dark theme", Group::View, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::Dark)),
    named("Theme of the system", Group::View, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::System)),
    named("Coordinates on or off", Group::View, ctrl("K"), Needs::Nothing, |_| Command::ToggleCoordinates),
    named("Move numbers on or off", Group::View, ctrl("M"), Needs::Nothing, |_| Command::ToggleMoveNumbers),
    named("Reset the layout", Group::View, None, Needs::Nothing, |_| Command::ResetLayout),
];

impl std::fmt::Display for Shortcut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ctrl = if self.ctrl { "Ctrl+" } else { "" };
        let shift = if self.shift { "Shift+" } else { "" };
        let key = match self.key {
            "Right" => "→",
            "Left" => "←",
            "Up" => "↑",
            "Down" => "↓",
            "Escape" => "Esc",
            other => other,
        };
        write!(f, "{ctrl}{shift}{key}")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn names_and_keys_are_each_used_once_and_every_workspace_has_its_number() {
        let mut names = HashSet::new();
        let mut keys = HashSet::new();
        for named in COMMANDS {
            assert!(names.insert(named.name), "{}", named.name);
            assert!(named.key.is_none_or(|key| keys.insert(key)), "{}", named.name);
        }
        for workspace in Workspace::ALL {
            let named = COMMANDS.iter().find(|named| named.name == workspace.title()).unwrap();
            assert_eq!(named.key.map(|key| key.to_string()), Some(workspace.key().to_string()));
        }
    }
}
