//! Choices of the user that commands name and settings keep: theme, looks of board and stones, and how games are opened.

use serde::{Deserialize, Serialize};

use katachi_language::text;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    #[default]
    System,
    Light,
    Dark,
}

/// The material of boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoardLook {
    #[default]
    Wood,
    /// Pale wood in both themes.
    Kaya,
    /// One colour, without a grain.
    Plain,
}

impl BoardLook {
    pub const ALL: [BoardLook; 3] = [BoardLook::Wood, BoardLook::Kaya, BoardLook::Plain];

    pub fn title(self) -> &'static str {
        match self {
            BoardLook::Wood => text!("settings-board-wood"),
            BoardLook::Kaya => text!("settings-board-pale-wood"),
            BoardLook::Plain => text!("settings-board-plain"),
        }
    }
}

/// How stones are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StoneLook {
    /// Slate and shell, lit from the upper left.
    #[default]
    Shaded,
    /// As in print.
    Flat,
}

impl StoneLook {
    pub const ALL: [StoneLook; 2] = [StoneLook::Shaded, StoneLook::Flat];

    pub fn title(self) -> &'static str {
        match self {
            StoneLook::Shaded => text!("settings-stones-slate-and-shell"),
            StoneLook::Flat => text!("settings-stones-flat"),
        }
    }
}

/// How games are taken in that are opened or dropped while the user's own games are open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OpeningChoice {
    /// The user is asked.
    #[default]
    Ask,
    /// They become a library of their own.
    NewLibrary,
    /// They join the open library.
    Add,
    /// They are shown, and kept nowhere.
    Look,
}

impl OpeningChoice {
    pub const ALL: [OpeningChoice; 4] =
        [OpeningChoice::Ask, OpeningChoice::NewLibrary, OpeningChoice::Add, OpeningChoice::Look];

    pub(super) fn is_asked(&self) -> bool {
        *self == OpeningChoice::Ask
    }

    pub fn title(self) -> &'static str {
        match self {
            OpeningChoice::Ask => text!("settings-opening-ask"),
            OpeningChoice::NewLibrary => text!("settings-opening-new"),
            OpeningChoice::Add => text!("settings-opening-add"),
            OpeningChoice::Look => text!("settings-opening-look"),
        }
    }
}
