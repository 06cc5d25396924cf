//! Languages: the words that Go players of each use, and names that are one in several scripts.
//!
//! - [`fold`], [`fold_text`], [`fold_name`]: what texts have in common whatever their case, accents, width and script.
//! - [`player_of`], [`spellings`]: players whose names are known in several scripts, from `assets/languages/players.ron`.
//! - [`glossary`]: Go terms in every language, from `assets/languages/glossary.ron`.

mod fold;
mod glossary;
mod han;
mod players;

pub use fold::{fold, fold_name, fold_text, is_written_without_blanks};
pub use glossary::{Glossary, Source, Term, Word, glossary};
pub use players::{Player, PlayerId, player_of, players, spellings};

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    En,
    ZhHans,
    ZhHant,
    Ja,
    Ko,
}

impl Language {
    pub const ALL: [Language; 5] = [Language::En, Language::ZhHans, Language::ZhHant, Language::Ja, Language::Ko];

    /// As settings and files name it: `zh-Hans`.
    pub fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::ZhHans => "zh-Hans",
            Language::ZhHant => "zh-Hant",
            Language::Ja => "ja",
            Language::Ko => "ko",
        }
    }

    /// As its own speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::ZhHans => "简体中文",
            Language::ZhHant => "繁體中文",
            Language::Ja => "日本語",
            Language::Ko => "한국어",
        }
    }
}
