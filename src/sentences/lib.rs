//! What the core and the engines return, as sentences in the user's language.
//!
//! The core and the engines know no language: their errors, reasons and phases are types that display as English, for
//! logs, files and JSON. A [`Sentence`] says the same in the language of the program. Window, pages and command line all
//! use these.
//!
//! - [`filter`]: the filter language.
//! - `find`: why a question cannot be read or asked.
//! - [`glossary`]: Go terms in every language.
//! - `progress`: phases of background work.
//! - `mining`: why nothing is mined, compared or counted, and what is wrong with an index or a graph.
//! - [`shapes`]: names of shapes, moves, corners and openings.
//! - `study`: cards and decks.
//! - [`words`]: numbers, colours and windows in words.

pub mod filter;
mod find;
pub mod glossary;
mod mining;
mod progress;
pub mod shapes;
mod study;
pub mod words;

use std::fmt::Display;

pub use glossary::term;

/// Something of the core or of the engines that a user reads.
///
/// In English, the sentence is what [`Display`] writes. The match over all variants has the compiler name a variant
/// without a sentence; the tests of `katachi-language` name a message that a language lacks.
pub trait Sentence: Display {
    fn sentence(&self) -> String;
}

#[cfg(test)]
mod tests {
    use super::Sentence;

    pub(crate) fn assert_english<T: Sentence>(values: &[T]) {
        for value in values {
            assert_eq!(value.sentence(), value.to_string());
        }
    }
}
