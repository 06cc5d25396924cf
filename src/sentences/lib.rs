//! What the core and the engines return, as sentences in the user's language.
//!
//! The core and the engines know no language: their errors, reasons and phases are types that display as English, for
//! logs, files and JSON. A [`Sentence`] says the same in the language of the program. Window, pages and command line all
//! use these.
//!
//! - `pending`: errors that still speak the user's language themselves.
//! - `progress`: phases of background work.
//! - `store`: files and folders.

mod pending;
mod progress;
mod store;

use std::fmt::Display;

pub use store::professional_title;

/// Something of the core or of the engines that a user reads.
///
/// In English, the sentence is what [`Display`] writes. The match over all variants has the compiler name a variant
/// without a sentence; the tests of `katachi-language` name a message that a language lacks.
pub trait Sentence: Display {
    fn sentence(&self) -> String;
}

impl<T: Sentence + ?Sized> Sentence for Box<T> {
    fn sentence(&self) -> String {
        (**self).sentence()
    }
}
