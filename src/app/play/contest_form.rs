//! How a game against the pattern player is set up, and how that is kept in the settings.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::clock::TimeLimit;
use katachi_core::go::{BoardSize, Color};
use katachi_engines::play::{Counting, Style};
use katachi_language::text;

/// The source of the pattern player's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Teacher {
    /// The model that comes with Katachi.
    #[default]
    Professionals,
    /// The contexts of the games that are loaded.
    Own,
    /// Their pattern database.
    Rings,
    /// The professional shapes that come with Katachi.
    Shapes,
    /// Mined shapes or templates in a file.
    List,
}

impl Teacher {
    pub const ALL: [Teacher; 5] =
        [Teacher::Professionals, Teacher::Own, Teacher::Rings, Teacher::Shapes, Teacher::List];

    /// As records name it, in every language.
    pub fn name(self) -> &'static str {
        match self {
            Teacher::Professionals => "professionals",
            Teacher::Own => "my games",
            Teacher::Rings => "pattern database",
            Teacher::Shapes => "common shapes",
            Teacher::List => "a file",
        }
    }

    pub fn title(self) -> &'static str {
        match self {
            Teacher::Professionals => text!("play-game-teacher-professionals"),
            Teacher::Own => text!("play-game-teacher-own"),
            Teacher::Rings => text!("play-game-teacher-rings"),
            Teacher::Shapes => text!("play-game-teacher-shapes"),
            Teacher::List => text!("play-game-teacher-list"),
        }
    }

    pub fn tip(self) -> &'static str {
        match self {
            Teacher::Professionals => text!("play-game-teacher-professionals-tip"),
            Teacher::Own => text!("play-game-teacher-own-tip"),
            Teacher::Rings => text!("play-game-teacher-rings-tip"),
            Teacher::Shapes => text!("play-game-teacher-shapes-tip"),
            Teacher::List => text!("play-game-teacher-list-tip"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContestForm {
    pub size: BoardSize,
    /// Stones that Black sets first; 0 for an even game.
    pub handicap: usize,
    pub komi: f32,
    pub counting: Counting,
    /// The user's colour.
    pub you: Color,
    /// Katachi plays both sides, the user looks on.
    pub watches: bool,
    pub teacher: Teacher,
    /// White's, where Katachi plays both sides.
    pub other_teacher: Teacher,
    pub style: Style,
    /// Playouts per move of the pattern player. 0: it plays a likely move at once.
    pub playouts: usize,
    /// The pattern player may give up.
    pub resigns: bool,
    /// The user's; the pattern player has no clock.
    pub time: Option<TimeLimit>,
}

impl Default for ContestForm {
    fn default() -> ContestForm {
        ContestForm {
            size: BoardSize::NINETEEN,
            handicap: 0,
            komi: 7.5,
            counting: Counting::Area,
            you: Color::Black,
            watches: false,
            teacher: Teacher::Professionals,
            other_teacher: Teacher::Professionals,
            style: Style::MostLikely,
            playouts: 0,
            resigns: true,
            time: None,
        }
    }
}

/// A form as it is kept in the settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptContest {
    side: u32,
    handicap: usize,
    komi: f32,
    territory: bool,
    you_are_white: bool,
    watches: bool,
    /// Read from settings that were written when there were only two teachers.
    #[serde(skip_serializing)]
    own_games: bool,
    teacher: Teacher,
    other_teacher: Teacher,
    /// The file of shapes that was opened last.
    list: Option<PathBuf>,
    /// `None`: the most likely moves.
    temperature: Option<f32>,
    playouts: usize,
    resigns: bool,
    /// Seconds of main time, periods of byo-yomi, seconds of each.
    time: Option<(u64, u32, u64)>,
}

impl Default for KeptContest {
    fn default() -> KeptContest {
        KeptContest::from_form(&ContestForm::default(), None)
    }
}

impl KeptContest {
    pub fn from_form(form: &ContestForm, list: Option<&Path>) -> KeptContest {
        KeptContest {
            side: form.size.side() as u32,
            handicap: form.handicap,
            komi: form.komi,
            territory: form.counting == Counting::Territory,
            you_are_white: form.you == Color::White,
            watches: form.watches,
            own_games: false,
            teacher: form.teacher,
            other_teacher: form.other_teacher,
            list: list.map(Path::to_owned),
            temperature: match form.style {
                Style::MostLikely => None,
                Style::Sampled { temperature } => Some(temperature),
            },
            playouts: form.playouts,
            resigns: form.resigns,
            time: form.time.map(|time| (time.main.as_secs(), time.periods, time.period.as_secs())),
        }
    }

    pub fn list(&self) -> Option<&Path> {
        self.list.as_deref()
    }

    /// The form. Impossible values are replaced by the defaults.
    pub fn form(&self) -> ContestForm {
        let usual = ContestForm::default();
        ContestForm {
            size: BoardSize::new(self.side).unwrap_or(usual.size),
            handicap: self.handicap.min(9),
            komi: if self.komi.is_finite() { self.komi.clamp(-50.0, 50.0) } else { usual.komi },
            counting: if self.territory { Counting::Territory } else { Counting::Area },
            you: if self.you_are_white { Color::White } else { Color::Black },
            watches: self.watches,
            teacher: if self.own_games { Teacher::Own } else { self.teacher },
            other_teacher: self.other_teacher,
            style: match self.temperature {
                Some(temperature) if temperature.is_finite() => {
                    Style::Sampled { temperature: temperature.clamp(0.2, 1.5) }
                }
                _ => Style::MostLikely,
            },
            playouts: self.playouts.min(MAX_PLAYOUTS),
            resigns: self.resigns,
            time: self.time.map(|(main, periods, period)| TimeLimit {
                main: Duration::from_secs(main.min(MAX_MAIN_SECS)),
                periods: periods.min(MAX_PERIODS),
                period: Duration::from_secs(period.clamp(1, MAX_PERIOD_SECS)),
            }),
        }
    }
}

/// Maximum main time, number of periods and length of a period.
pub const MAX_MAIN_SECS: u64 = 24 * 3600;
pub const MAX_PERIODS: u32 = 30;
pub const MAX_PERIOD_SECS: u64 = 600;

/// Playouts a move that can be asked for.
const MAX_PLAYOUTS: usize = 10_000;

impl ContestForm {
    /// Replaces the file of shapes by the default teacher, as the file cannot be read.
    pub(super) fn without_list(&mut self) {
        for teacher in [&mut self.teacher, &mut self.other_teacher] {
            if *teacher == Teacher::List {
                *teacher = Teacher::default();
            }
        }
    }

    /// The usual komi of such a game.
    pub fn usual_komi(&self) -> f32 {
        match (self.handicap, self.counting) {
            (1.., _) => 0.5,
            (0, Counting::Area) => 7.5,
            (0, Counting::Territory) => 6.5,
        }
    }
}
