//! The laboratory's errors as sentences in the user's language.

use katachi_language::text;
use katachi_sentences::Sentence;

use crate::digest::DigestError;
use crate::matches::MatchError;
use crate::matches::table::TableError;
use crate::montecarlo::ListError;

impl Sentence for ListError {
    fn sentence(&self) -> String {
        match self {
            ListError::Window(window) => text!("engines-list-window", window = window),
            ListError::NotBeforeMoves => text!("engines-list-not-before-moves").to_owned(),
            ListError::Empty => text!("engines-list-empty").to_owned(),
        }
    }
}

impl Sentence for DigestError {
    fn sentence(&self) -> String {
        match self {
            DigestError::Library(error) => error.sentence(),
            DigestError::Mining(error) => error.sentence(),
            DigestError::Corner(error) => error.sentence(),
            DigestError::Cancelled(cancelled) => cancelled.sentence(),
        }
    }
}

impl Sentence for MatchError {
    fn sentence(&self) -> String {
        match self {
            MatchError::Cancelled(cancelled) => cancelled.sentence(),
            MatchError::Library(error) => error.sentence(),
        }
    }
}

impl Sentence for TableError {
    fn sentence(&self) -> String {
        match self {
            TableError::Match(error) => error.sentence(),
            TableError::List(error) => error.sentence(),
            TableError::Size(lines) => text!("engines-board-lines", lines = lines.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use katachi_core::library::LibraryError;
    use katachi_core::mining::MiningError;
    use katachi_core::mining::corner::CornerError;
    use katachi_core::progress::Cancelled;

    use super::*;

    #[test]
    fn english_sentences_are_what_errors_display() {
        let lists = [ListError::Window("square:5".to_owned()), ListError::NotBeforeMoves, ListError::Empty];
        lists.iter().for_each(|error| assert_eq!(error.sentence(), error.to_string()));
        assert_eq!(TableError::Size(20).sentence(), TableError::Size(20).to_string());
        let digests = [
            DigestError::Library(LibraryError::Cancelled),
            DigestError::Mining(MiningError::FinalHasNoMoves),
            DigestError::Corner(CornerError::Size(3)),
            DigestError::Cancelled(Cancelled),
        ];
        digests.iter().for_each(|error| assert_eq!(error.sentence(), error.to_string()));
    }
}
