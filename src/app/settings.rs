//! Settings that are kept from one session to the next.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use katachi_core::mining::compare::Unit;
use katachi_core::mining::usual_memory;
use katachi_core::study::Deck;
use katachi_engines::analysis::KataGoSettings;
use katachi_engines::predict::rings::word::RingShape;
use katachi_language::Language;

use super::choices::{BoardLook, OpeningChoice, StoneLook, ThemeChoice};
use super::life::view::LifeView;
use super::memory::{FormatNumber, without_nan};
use super::play::contest_form::KeptContest;
use super::workspace::Workspace;

/// Kept as RON. Every field has a default, so that settings of an older or newer Katachi are read as far as they go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub format: FormatNumber,
    /// `None`: the system's.
    pub language: Option<Language>,
    pub theme: ThemeChoice,
    pub high_contrast: bool,
    /// Whether animations are left out.
    pub less_motion: bool,
    pub workspace: Workspace,
    pub coordinates: bool,
    #[serde(skip_serializing_if = "OpeningChoice::is_asked")]
    pub opening_choice: OpeningChoice,
    pub board: BoardLook,
    pub stones: StoneLook,
    /// The user's own name in records; empty if it was not told.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub me: String,
    /// The size of everything, in per cent.
    pub scale: u16,
    pub move_numbers: bool,
    /// How long each move is shown while a game plays by itself, in tenths of a second.
    pub pace: u16,
    /// The unit in which shares of shapes are shown; and whether they are compared with the professionals'.
    pub unit: Unit,
    pub compares: bool,
    /// Whether Shapes shows a gallery instead of a table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub gallery: bool,
    /// Whether tables show the columns that only statisticians read.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub expert: bool,
    /// Whether Find shows hits as pictures, and one of each game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hits_wall: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hits_one_a_game: bool,
    /// Whether the open game's board shows suggested moves, as letters and heat.
    pub suggestions: bool,
    /// The rings of pattern databases; `None`: as each library has them, or squares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ring_shape: Option<RingShape>,
    /// Whether Katachi counts ahead what the user may look at, while the user does nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub counts_ahead: bool,
    /// The memory that counting, and what was counted, may take, in MB; `None`: by the machine. Files keep the
    /// name that it had at first.
    #[serde(rename = "memory_mib", skip_serializing_if = "Option::is_none")]
    pub memory_mb: Option<u32>,
    /// Cards of games that are in no library folder: see [`katachi_core::study`].
    pub cards: String,
    /// The drawing of the Find workspace, as a diagram.
    pub find_drawing: String,
    /// Whether games are shown turned as the drawing that found them.
    pub find_as_drawn: bool,
    /// The folder in which file dialogs begin.
    pub last_folder: Option<PathBuf>,
    /// The folder of the last saved file, in which dialogs for new files begin.
    pub save_folder: Option<PathBuf>,
    /// Library folders, the latest first.
    pub recent: Vec<PathBuf>,
    /// The library that was open last; `None`: the sample.
    pub open: Option<PathBuf>,
    /// Games that were being opened: they are opened at the next start.
    pub opening: Option<PendingImport>,
    /// The sources of Life's problems; empty: the sample problems.
    pub problems: Vec<PathBuf>,
    /// How games against the pattern player are set up.
    #[serde(deserialize_with = "without_nan")]
    pub contest: Option<KeptContest>,
    /// A dictionary of joseki: a record with variations and comments.
    pub dictionary: Option<PathBuf>,
    /// The user's own KataGo.
    pub engine: KataGoSettings,
    /// The problem that was open, by its place in the list.
    pub problem: usize,
    /// The view of the Life workspace.
    #[serde(skip_serializing_if = "LifeView::is_first")]
    pub life: LifeView,
}

/// An import that has not ended. The games go into the library `into`, or into a new one if it is `None`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PendingImport {
    pub into: Option<PathBuf>,
    pub paths: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            format: FormatNumber::default(),
            language: None,
            theme: ThemeChoice::System,
            high_contrast: false,
            less_motion: false,
            workspace: Workspace::Library,
            coordinates: true,
            opening_choice: OpeningChoice::default(),
            board: BoardLook::default(),
            stones: StoneLook::default(),
            me: String::new(),
            scale: 100,
            move_numbers: false,
            pace: 15,
            unit: Unit::default(),
            compares: false,
            gallery: false,
            expert: false,
            hits_wall: false,
            hits_one_a_game: false,
            suggestions: false,
            ring_shape: None,
            counts_ahead: false,
            memory_mb: None,
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
            engine: KataGoSettings::default(),
            problem: 0,
            life: LifeView::default(),
        }
    }
}

impl Settings {
    /// The settings of a user who starts Katachi for the first time: shapes by their names and pictures come first.
    pub fn first_start() -> Settings {
        Settings { workspace: Workspace::Shapes, gallery: true, ..Settings::default() }
    }

    /// The smallest and the largest scale.
    pub const SCALE_RANGE: (u16, u16) = (60, 250);
    /// The shortest and the longest time that a move stands, in tenths of a second.
    pub const PACE_RANGE: (u16, u16) = (2, 300);

    /// Choices of [`Settings::memory_mb`].
    pub const MEMORY_CHOICES: [u32; 5] = [250, 500, 1000, 2000, 4000];

    /// The bytes that counting, and what was counted, may take: by default a quarter of the machine's memory, at most
    /// 2 GB.
    pub fn memory_bytes(&self) -> u64 {
        const MOST: u64 = 2_000_000_000;
        // The window shows it in each frame, and the machine tells it in files.
        static MACHINE: LazyLock<u64> = LazyLock::new(|| usual_memory().min(MOST));
        self.memory_mb.map_or(*MACHINE, |mb| u64::from(mb.max(Self::MEMORY_CHOICES[0])) * 1_000_000)
    }

    /// Reads settings.
    ///
    /// Errors: the text is not settings.
    pub fn from_ron(text: &str) -> Result<Settings, ron::error::SpannedError> {
        ron::from_str(text)
    }

    /// Writes settings as RON. Paths that are not Unicode are left out.
    pub fn to_ron(&self) -> String {
        let is_text = |path: &PathBuf| path.to_str().is_some();
        let mut settings = self.clone();
        for path in [&mut settings.last_folder, &mut settings.save_folder, &mut settings.open, &mut settings.dictionary]
        {
            path.take_if(|path| !is_text(path));
        }
        for path in [&mut settings.engine.program, &mut settings.engine.model, &mut settings.engine.config] {
            if !is_text(path) {
                *path = PathBuf::new();
            }
        }
        settings.recent.retain(is_text);
        settings.problems.retain(is_text);
        settings.opening.take_if(|opening| !opening.paths.iter().chain(&opening.into).all(is_text));
        ron::to_string(&settings).expect("texts and numbers can always be written")
    }

    /// Merges the settings of two windows that share one file: the fields that changed here since `before`, else those
    /// of `there`.
    pub(super) fn over(&self, before: &Settings, there: &Settings) -> Settings {
        macro_rules! merged {
            ($($field:ident),*) => {
                Settings {
                    format: FormatNumber::default(),
                    cards: cards_over(&self.cards, &before.cards, &there.cards),
                    recent: recent_over(&self.recent, &before.recent, &there.recent),
                    $($field: if self.$field == before.$field { &there.$field } else { &self.$field }.clone()),*
                }
            };
        }
        merged!(
            language,
            theme,
            high_contrast,
            less_motion,
            workspace,
            coordinates,
            opening_choice,
            board,
            stones,
            me,
            scale,
            move_numbers,
            pace,
            unit,
            compares,
            gallery,
            expert,
            hits_wall,
            hits_one_a_game,
            suggestions,
            ring_shape,
            counts_ahead,
            memory_mb,
            find_drawing,
            find_as_drawn,
            last_folder,
            save_folder,
            open,
            opening,
            problems,
            contest,
            dictionary,
            engine,
            problem,
            life
        )
    }

    pub(super) fn remember_library(&mut self, dir: &Path) {
        self.recent.retain(|known| known != dir);
        self.recent.insert(0, dir.to_owned());
        self.recent.truncate(MAX_RECENT_LIBRARIES);
        self.open = Some(dir.to_owned());
    }
}

/// Maximum number of remembered libraries.
const MAX_RECENT_LIBRARIES: usize = 8;

/// Merges the recent libraries: those of this window, then those that another window opened since `before`.
fn recent_over(here: &[PathBuf], before: &[PathBuf], there: &[PathBuf]) -> Vec<PathBuf> {
    if here == before {
        return there.to_vec();
    }
    let elsewhere = there.iter().filter(|dir| !here.contains(dir) && !before.contains(dir));
    here.iter().chain(elsewhere).take(MAX_RECENT_LIBRARIES).cloned().collect()
}

/// Merges the cards: applies to `there` the answers that were given and the cards that were removed here since
/// `before`.
fn cards_over(here: &str, before: &str, there: &str) -> String {
    let deck = |text: &str| if text.is_empty() { Ok(Deck::default()) } else { Deck::from_ron(text) };
    let (Ok(mine), Ok(known), Ok(mut deck)) = (deck(here), deck(before), deck(there)) else {
        return if here == before { there } else { here }.to_owned();
    };
    if mine == known {
        return there.to_owned();
    }
    for card in known.cards().filter(|card| mine.get(card.question()).is_none()) {
        deck.forget(card.question());
    }
    for card in mine.cards() {
        let old = known.get(card.question()).map_or(&[][..], |card| card.reviews());
        for review in card.reviews().iter().filter(|review| !old.contains(review)) {
            // The answer may be there already: a write that still runs has put it in place.
            deck.review_once(card.question(), review.grade, review.at);
        }
    }
    if deck.is_empty() { String::new() } else { deck.to_ron() }
}

#[cfg(test)]
mod tests {
    use super::super::memory::{self, MemoryError};
    use super::*;

    #[test]
    fn a_chosen_bound_of_memory_goes_before_that_of_the_machine() {
        let with = |memory_mb| Settings { memory_mb, ..Settings::default() }.memory_bytes();
        assert!(with(None) <= 2_000_000_000 && with(None) <= usual_memory());
        assert_eq!(with(Some(512)), 512_000_000);
        assert_eq!(with(Some(0)), 250_000_000, "less would hardly count at all");
    }

    #[test]
    fn settings_come_back_and_unknown_ones_do_no_harm() {
        let mut settings = Settings { theme: ThemeChoice::Dark, ..Settings::default() };
        settings.remember_library(Path::new("/games/a.katachi"));
        settings.remember_library(Path::new("/games/b.katachi"));
        settings.remember_library(Path::new("/games/a.katachi"));
        assert_eq!(settings.recent.len(), 2);
        assert_eq!(Settings::from_ron(&settings.to_ron()).unwrap(), settings);
        assert_eq!(Settings::from_ron("(theme:Light,glitter:3)").unwrap().theme, ThemeChoice::Light);
        assert!(Settings::from_ron("nonsense").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_no_text_costs_no_other_setting() {
        use std::os::unix::ffi::OsStrExt;
        let path = PathBuf::from(std::ffi::OsStr::from_bytes(b"/games/caf\xe9.katachi"));
        let mut settings =
            Settings { theme: ThemeChoice::Dark, last_folder: Some(path.clone()), ..Settings::default() };
        settings.remember_library(Path::new("/games/a.katachi"));
        settings.remember_library(&path);
        let kept = Settings::from_ron(&settings.to_ron()).unwrap();
        assert_eq!((kept.theme, kept.recent), (ThemeChoice::Dark, vec![PathBuf::from("/games/a.katachi")]));
    }

    #[test]
    fn what_two_windows_change_is_kept_of_both() {
        use katachi_core::study::{CardQuestion, Grade, Moment};
        let answered = |text: &str, id: &str, at: i64| {
            let mut deck = if text.is_empty() { Deck::default() } else { Deck::from_ron(text).unwrap() };
            deck.review(
                &CardQuestion::Problem { id: id.to_owned() },
                Grade::Good,
                Moment::from_secs(1_800_000_000 + at),
            );
            deck.to_ron()
        };
        let before = Settings { cards: answered("", "corner", 0), ..Settings::default() };
        let mut there =
            Settings { theme: ThemeChoice::Dark, cards: answered(&before.cards, "side", 60), ..before.clone() };
        there.remember_library(Path::new("/games/there.katachi"));
        let mut here = Settings { scale: 120, cards: answered(&before.cards, "corner", 90), ..before.clone() };
        here.remember_library(Path::new("/games/here.katachi"));
        let both = here.over(&before, &there);
        assert_eq!((both.theme, both.scale), (ThemeChoice::Dark, 120));
        assert_eq!(both.recent, [Path::new("/games/here.katachi"), Path::new("/games/there.katachi")]);
        assert_eq!(both.open.as_deref(), Some(Path::new("/games/here.katachi")));
        let reviews: Vec<usize> =
            Deck::from_ron(&both.cards).unwrap().cards().map(|card| card.reviews().len()).collect();
        assert_eq!(reviews, [2, 1]);
        // Nothing has changed here: nothing changes there.
        assert_eq!(before.over(&before, &there), there);
    }

    /// The settings of `settings_v1_life.ron`; older files lack Life's view and the shape of the rings. A new field
    /// belongs here, and with another value than its default into a new golden file.
    fn every_field() -> Settings {
        let contest = r#"(side:13,handicap:2,komi:0.5,territory:true,you_are_white:true,watches:false,teacher:List,
            other_teacher:Own,list:Some("/games/shapes.ron"),temperature:Some(0.5),playouts:100,resigns:true,
            time:Some((600,3,30)))"#;
        let engine =
            r#"(program:"/usr/bin/katago",model:"/net.bin.gz",config:"/analysis.cfg",visits:50,rules:Chinese)"#;
        Settings {
            format: FormatNumber::default(),
            language: Some(Language::Ja),
            theme: ThemeChoice::Dark,
            high_contrast: true,
            less_motion: true,
            workspace: Workspace::Find,
            coordinates: false,
            opening_choice: OpeningChoice::Add,
            board: BoardLook::Kaya,
            stones: StoneLook::Flat,
            me: "Shusaku".into(),
            scale: 120,
            move_numbers: true,
            pace: 20,
            unit: Unit::Games,
            compares: true,
            gallery: true,
            expert: true,
            hits_wall: true,
            hits_one_a_game: true,
            suggestions: true,
            ring_shape: Some(RingShape::Cross),
            counts_ahead: true,
            memory_mb: Some(512),
            cards: String::new(),
            find_drawing: ". X\n. .\n".into(),
            find_as_drawn: false,
            last_folder: Some("/games".into()),
            save_folder: Some("/saved".into()),
            recent: vec!["/games/a.katachi".into()],
            open: Some("/games/a.katachi".into()),
            opening: Some(PendingImport {
                into: Some("/games/a.katachi".into()),
                paths: vec!["/games/new.sgf".into()],
            }),
            problems: vec!["/games/problems.sgf".into()],
            contest: Some(ron::from_str(contest).unwrap()),
            dictionary: Some("/games/joseki.sgf".into()),
            engine: ron::from_str(engine).unwrap(),
            problem: 2,
            life: LifeView::Checker,
        }
    }

    #[test]
    fn settings_of_every_version_are_read_and_newer_ones_as_far_as_they_go() {
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
        let settings: Settings = memory::read(&golden.join("settings_unnumbered.ron")).unwrap().unwrap();
        assert_eq!((settings.theme, settings.scale, settings.problem), (ThemeChoice::Dark, 120, 2));
        assert_eq!(settings.recent, [PathBuf::from("/games/a.katachi")]);
        assert!(settings.to_ron().starts_with("(format:1,"), "{}", settings.to_ron());
        let numbered = golden.join("settings_v1.ron");
        let settings: Settings = memory::read(&numbered).unwrap().unwrap();
        assert_eq!(settings.to_ron(), std::fs::read_to_string(numbered).unwrap());
        let without_life = Settings { life: LifeView::default(), ..every_field() };
        let older = Settings { ring_shape: None, ..without_life.clone() };
        for (name, expected) in [
            ("settings_v1_all.ron", older),
            ("settings_v1_rings.ron", without_life),
            ("settings_v1_life.ron", every_field()),
        ] {
            let path = golden.join(name);
            let settings: Settings = memory::read(&path).unwrap().unwrap();
            assert_eq!(settings, expected);
            assert_eq!(settings.to_ron(), std::fs::read_to_string(path).unwrap());
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, "(format:9,theme:Dark,glitter:3)").unwrap();
        let newer = memory::read::<Settings>(&path);
        assert!(matches!(newer, Err(MemoryError::Newer(_, Some(read))) if read.theme == ThemeChoice::Dark));
        std::fs::write(&path, "(theme:").unwrap();
        assert!(matches!(memory::read::<Settings>(&path), Err(MemoryError::Damaged(_))));
    }
}
