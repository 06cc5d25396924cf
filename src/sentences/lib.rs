//! Sentences in the user's language for values that the core, the tables and the engines return.
//!
//! Those crates don't know the user's language: their errors, reasons and phases are types that display in English, for
//! logs, files and JSON. A [`Sentence`] says the same in the language of the program. The window, pages and command
//! line all use sentences.
//!
//! - `engines`: the user's own KataGo, models and counts of moves, the pattern player.
//! - [`filter`]: the filter language.
//! - `find`: the reasons why a question cannot be read or asked.
//! - `games`: reasons of a load report, and errors of boards and records.
//! - [`glossary`]: Go terms in every language.
//! - [`life`]: problems of life and death, rules with outside conditions, files of the engines.
//! - `mining`: errors of mining, comparing and counting, and damage of an index or a graph.
//! - `progress`: phases of background work.
//! - [`shapes`]: names of shapes, moves, corners and openings.
//! - `store`: files and folders.
//! - `study`: cards and decks.
//! - `tables`: damage of Parquet files and of parts of a sharded mining.
//! - [`words`]: numbers, colours and windows in words.

mod engines;
pub mod filter;
mod find;
mod games;
pub mod glossary;
pub mod life;
mod mining;
mod progress;
pub mod shapes;
mod store;
mod study;
mod tables;
pub mod words;

use std::fmt::Display;

pub use engines::stage_title;
pub use glossary::term;
pub use store::professional_title;

/// A value of the core or the engines that a user reads.
///
/// The English sentence is what [`Display`] writes. Because the match covers all variants, the compiler reports a
/// variant without a sentence; the tests of `katachi-language` report a message that a language lacks.
pub trait Sentence: Display {
    fn sentence(&self) -> String;
}

impl<T: Sentence + ?Sized> Sentence for Box<T> {
    fn sentence(&self) -> String {
        (**self).sentence()
    }
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
