//! Languages: the words that Go players of each use, and names that are one in several scripts.
//!
//! - [`fold`], [`fold_text`], [`fold_name`]: what texts have in common whatever their case, accents, width and script.
//! - [`player_of`], [`spellings`]: players whose names are known in several scripts, from `assets/languages/players.ron`.
//! - [`glossary`], [`term`]: Go terms in every language, from `assets/languages/glossary.ron`.

mod fold;
mod glossary;
mod han;
mod players;

pub use fold::{fold, fold_name, fold_text, is_written_without_blanks};
pub use glossary::{Glossary, Source, Term, Word, glossary, term};
pub use katachi_language::Language;
pub use players::{Player, PlayerId, player_of, players, spellings};
