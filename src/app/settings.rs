//! What is remembered from one session to the next.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use katachi_core::library::FORMAT;
use katachi_core::mining::compare::Unit;

use super::Workspace;
use super::play::contest::KeptContest;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    #[default]
    System,
    Light,
    Dark,
}

/// What boards are made of.
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
            BoardLook::Wood => "Wood",
            BoardLook::Kaya => "Pale wood",
            BoardLook::Plain => "Plain",
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
            StoneLook::Shaded => "Slate and shell",
            StoneLook::Flat => "Flat",
        }
    }
}

/// Kept as RON. Every field has a default, so that settings of an older or newer Katachi are read as far as they go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub format: FormatNumber,
    pub theme: ThemeChoice,
    pub workspace: Workspace,
    pub coordinates: bool,
    pub board: BoardLook,
    pub stones: StoneLook,
    /// The size of everything, in per cent.
    pub scale: u16,
    pub move_numbers: bool,
    /// How long a move stands while a game plays by itself, in tenths of a second.
    pub pace: u16,
    /// What shares of shapes are of, and whether they are held against the professionals'.
    pub unit: Unit,
    pub compares: bool,
    /// Letters and heat of what would be played, on the open game's board.
    pub suggestions: bool,
    /// Cards of games that are in no library folder: see [`katachi_core::study`].
    pub cards: String,
    /// The drawing of the Find workspace, as a diagram.
    pub find_drawing: String,
    /// Whether games are shown turned as the drawing that found them.
    pub find_as_drawn: bool,
    /// Where the file dialogs begin.
    pub last_folder: Option<PathBuf>,
    /// Where something was saved last: where the dialogs for new files begin.
    pub save_folder: Option<PathBuf>,
    /// Library folders, the latest first.
    pub recent: Vec<PathBuf>,
    /// The library that was open last; `None`: the sample.
    pub open: Option<PathBuf>,
    /// What was being opened: it is opened at the next start.
    pub opening: Option<Opening>,
    /// Where the problems of Life came from; empty: the sample problems.
    pub problems: Vec<PathBuf>,
    /// How games against the pattern player are set up.
    pub contest: Option<KeptContest>,
    /// A dictionary of joseki: a record with variations and comments.
    pub dictionary: Option<PathBuf>,
    /// The problem that was open, by its place in the list.
    pub problem: usize,
}

/// The format of a file; the first ones did not say it, and are of the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FormatNumber(u32);

impl Default for FormatNumber {
    fn default() -> FormatNumber {
        FormatNumber(FORMAT)
    }
}

impl FormatNumber {
    /// What a text says of itself. Errors: it is no RON.
    pub(super) fn of(text: &str) -> Result<u32, String> {
        #[derive(Deserialize)]
        struct Head {
            #[serde(default)]
            format: FormatNumber,
        }
        ron::from_str::<Head>(text).map(|head| head.format.0).map_err(|error| error.to_string())
    }
}

/// Why settings are not taken as they are.
pub(super) enum SettingsError {
    Newer(u32, Box<Settings>),
    Damaged(String),
}

/// Games on their way into a library; a new one of their own, where `into` is `None`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    pub into: Option<PathBuf>,
    pub paths: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            format: FormatNumber::default(),
            theme: ThemeChoice::System,
            workspace: Workspace::Library,
            coordinates: true,
            board: BoardLook::default(),
            stones: StoneLook::default(),
            scale: 100,
            move_numbers: false,
            pace: 15,
            unit: Unit::default(),
            compares: false,
            suggestions: false,
            cards: String::new(),
            find_drawing: String::new(),
            find_as_drawn: true,
            last_folder: None,
            save_folder: None,
            recent: Vec::new(),
            open: None,
            opening: None,
            problems: Vec::new(),
            contest: None,
            dictionary: None,
            problem: 0,
        }
    }
}

impl Settings {
    /// The smallest and the largest scale.
    pub const SCALES: (u16, u16) = (60, 250);
    /// The shortest and the longest time that a move stands, in tenths of a second.
    pub const PACES: (u16, u16) = (2, 300);

    pub fn from_ron(text: &str) -> Settings {
        ron::from_str(text).unwrap_or_default()
    }

    /// Errors: damaged; or of a newer Katachi, with what could be read of them.
    pub(super) fn parse(text: &str) -> Result<Settings, SettingsError> {
        let found = FormatNumber::of(text).map_err(SettingsError::Damaged)?;
        match ron::from_str(text) {
            _ if found > FORMAT => {
                let settings = Settings { format: FormatNumber::default(), ..Settings::from_ron(text) };
                Err(SettingsError::Newer(found, Box::new(settings)))
            }
            Ok(settings) => Ok(settings),
            Err(error) => Err(SettingsError::Damaged(error.to_string())),
        }
    }

    pub fn to_ron(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    pub(super) fn remember_library(&mut self, dir: &Path) {
        self.recent.retain(|known| known != dir);
        self.recent.insert(0, dir.to_owned());
        self.recent.truncate(8);
        self.open = Some(dir.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_and_unknown_ones_do_no_harm() {
        let mut settings = Settings { theme: ThemeChoice::Dark, ..Settings::default() };
        settings.remember_library(Path::new("/games/a.katachi"));
        settings.remember_library(Path::new("/games/b.katachi"));
        settings.remember_library(Path::new("/games/a.katachi"));
        assert_eq!(settings.recent.len(), 2);
        assert_eq!(Settings::from_ron(&settings.to_ron()), settings);
        assert_eq!(Settings::from_ron("(theme:Light,glitter:3)").theme, ThemeChoice::Light);
        assert_eq!(Settings::from_ron("nonsense"), Settings::default());
    }

    #[test]
    fn settings_from_before_there_was_a_format_number_are_read_and_newer_ones_are_told() {
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/settings_unnumbered.ron");
        let settings = Settings::parse(&std::fs::read_to_string(golden).unwrap()).ok().unwrap();
        assert_eq!((settings.theme, settings.scale, settings.problem), (ThemeChoice::Dark, 120, 2));
        assert_eq!(settings.recent, [PathBuf::from("/games/a.katachi")]);
        assert!(settings.to_ron().starts_with("(format:1,"), "{}", settings.to_ron());
        let newer = Settings::parse("(format:9,theme:Dark,glitter:3)");
        assert!(matches!(newer, Err(SettingsError::Newer(9, read)) if read.theme == ThemeChoice::Dark));
        assert!(matches!(Settings::parse("(theme:"), Err(SettingsError::Damaged(_))));
    }
}
