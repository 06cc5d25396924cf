//! Texts and names as they are compared, and players whose names are known in several scripts.
//!
//! - [`fold`], [`fold_text`], [`fold_name`], [`fold_term`]: the common form of texts, without case, accents, width and
//!   script.
//! - [`WordTable`]: words of many languages with their meanings.
//! - [`player_of`], [`spellings`]: players whose names are known in several scripts (`assets/languages/players.ron`).

mod fold;
mod han;
mod players;
mod word_table;

pub use fold::{fold, fold_name, fold_term, fold_text, is_written_without_blanks};
pub use players::{PlayerId, PlayerNames, Script, player_of, players, spellings};
pub use word_table::WordTable;
