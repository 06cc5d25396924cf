//! Texts and names as they are compared, and players whose names are known in several scripts.
//!
//! - [`fold`], [`fold_text`], [`fold_name`]: the common form of texts, without case, accents, width and script.
//! - [`player_of`], [`spellings`]: players whose names are known in several scripts (`assets/languages/players.ron`).

mod fold;
mod han;
mod players;

pub use fold::{fold, fold_name, fold_text, is_written_without_blanks};
pub use players::{PlayerId, PlayerNames, Script, player_of, players, spellings};
