//! Katachi's texts: what stands on the screen, on pages and in errors, in every language.
//!
//! They are [Fluent](https://projectfluent.org) messages in `assets/languages/TAG/AREA.ftl`. The name of a message begins
//! with its area: `find-no-hits` stands in `find.ftl`. The code says [`text!`]; the language is one for the whole program
//! ([`current`], [`choose`]), and a test may have its own on its thread ([`speaking`]).
//!
//! Words for programs (JSON, headers of CSV, RON, SGF) are no texts: they stay the same in every language.
//!
//! A debug build reads the messages from the repository when it starts, so that a change of a word builds nothing anew.

#![cfg_attr(test, allow(clippy::disallowed_methods))]

use serde::{Deserialize, Serialize};

mod bundle;
mod choice;
mod message_files;
#[cfg(test)]
mod tests;

pub use bundle::{Argument, formatted, grouped, plain};
pub use choice::{Disguise, Speaking, choose, current, disguised, speaking, system};

/// A message in the language of the program.
///
/// `text!("find-no-hits")` is a `&'static str`; `text!("find-hits", hits = 12)` is a `String`. Whole numbers decide the
/// plural and are written with a comma between thousands; a number that is no count (a year) is given as a string.
#[macro_export]
macro_rules! text {
    ($id:literal $(,)?) => {
        $crate::plain($id)
    };
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::formatted($id, [$((stringify!($name), $crate::Argument::from($value))),+])
    };
}

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    #[default]
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

    /// The language of a tag as systems write it: `ja_JP.UTF-8`, `zh-TW`, `ko`. `None` for one that the program lacks.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
        let mut parts = tag.split('-');
        match parts.next()? {
            "en" => Some(Language::En),
            "ja" => Some(Language::Ja),
            "ko" => Some(Language::Ko),
            "zh" | "yue" => {
                let parts: Vec<&str> = parts.collect();
                let has = |names: &[&str]| parts.iter().any(|part| names.contains(part));
                let is_traditional = has(&["hant"]) || !has(&["hans"]) && has(&["tw", "hk", "mo"]);
                Some(if is_traditional { Language::ZhHant } else { Language::ZhHans })
            }
            _ => None,
        }
    }
}
