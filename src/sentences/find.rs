//! The reasons why a question cannot be read or asked.

use katachi_core::find::{
    Combined, CombinedError, DatabaseError, DiagramError, FindError, MAX_DATABASE_PATTERNS, MoveError, PasteError,
    Query, QueryError, UnreadReason,
};
use katachi_language::text;

use super::Sentence;

/// `line 3: …`
fn at_line(line: usize, error: &impl Sentence) -> String {
    text!("find-line", line = line.to_string(), what = error.sentence())
}

impl Sentence for MoveError {
    fn sentence(&self) -> String {
        let words = match self {
            MoveError::NoEarlierMove => text!("find-move-no-earlier-move"),
            MoveError::NotInDrawing => text!("find-move-not-in-drawing"),
            MoveError::NotPlaced => text!("find-move-not-placed"),
            MoveError::CountFromOne => text!("find-move-count-from-one"),
        };
        words.to_owned()
    }
}

impl Sentence for DiagramError {
    fn sentence(&self) -> String {
        match self {
            DiagramError::Mark { line, row, column, mark } => text!(
                "find-diagram-mark",
                line = line.to_string(),
                row = row.to_string(),
                column = column.to_string(),
                mark = mark
            ),
            DiagramError::EdgeInside { line, row, column } => text!(
                "find-diagram-edge-inside",
                line = line.to_string(),
                row = row.to_string(),
                column = column.to_string()
            ),
            DiagramError::Short { line, row, column, expected } => text!(
                "find-diagram-short",
                line = line.to_string(),
                row = row.to_string(),
                column = column.to_string(),
                expected = expected.to_string()
            ),
            DiagramError::Long { line, row, column, expected } => text!(
                "find-diagram-long",
                line = line.to_string(),
                row = row.to_string(),
                column = column.to_string(),
                expected = expected.to_string()
            ),
            DiagramError::Edge { line, row, column, side } => text!(
                "find-diagram-edge",
                line = line.to_string(),
                row = row.to_string(),
                column = column.to_string(),
                side = side.to_string()
            ),
            DiagramError::BelowEdge { line, row } => {
                text!("find-diagram-below-edge", line = line.to_string(), row = row.to_string())
            }
            DiagramError::MoveTwice { line, number } => {
                text!("find-diagram-move-twice", line = line.to_string(), number = number.to_string())
            }
            DiagramError::Move { line, number, error } => {
                let (line, number) = (line.to_string(), number.to_string());
                text!("find-diagram-move", line = line, number = number, what = error.sentence())
            }
            DiagramError::MoveMissing { line, number, last } => text!(
                "find-diagram-move-missing",
                line = line.to_string(),
                number = number.to_string(),
                last = last.to_string()
            ),
            DiagramError::Empty { line } => text!("find-diagram-empty", line = line.to_string()),
            DiagramError::Query { line, source } => at_line(*line, source),
        }
    }
}

impl Sentence for DatabaseError {
    fn sentence(&self) -> String {
        match self {
            DatabaseError::Stray { line } => text!("find-db-stray", line = line.to_string()),
            DatabaseError::NoName { line } => text!("find-db-no-name", line = line.to_string()),
            DatabaseError::Mark { line, column, mark } => {
                text!("find-db-mark", line = line.to_string(), column = column.to_string(), mark = *mark)
            }
            DatabaseError::EdgeInside { line, column } => {
                text!("find-db-edge-inside", line = line.to_string(), column = column.to_string())
            }
            DatabaseError::Ragged { line, found, expected } => {
                let (found, expected) = (found.to_string(), expected.to_string());
                text!("find-db-ragged", line = line.to_string(), found = found, expected = expected)
            }
            DatabaseError::Edge { line, side } => {
                text!("find-db-edge", line = line.to_string(), side = side.to_string())
            }
            DatabaseError::BelowEdge { line } => text!("find-db-below-edge", line = line.to_string()),
            DatabaseError::TwoMoves { line } => text!("find-db-two-moves", line = line.to_string()),
            DatabaseError::NoDrawing { line, name } => {
                text!("find-db-no-drawing", line = line.to_string(), name = name)
            }
            DatabaseError::NoAttributes { line, name } => {
                text!("find-db-no-attributes", line = line.to_string(), name = name)
            }
            DatabaseError::Symmetry { line, found } => {
                text!("find-db-symmetry", line = line.to_string(), found = found)
            }
            DatabaseError::Field { line, field } => text!("find-db-field", line = line.to_string(), field = field),
            DatabaseError::Query { line, source } => at_line(*line, source),
            DatabaseError::TooMany { line } => {
                text!("find-db-too-many", line = line.to_string(), most = MAX_DATABASE_PATTERNS.to_string())
            }
            DatabaseError::Nothing => text!("find-db-nothing").to_owned(),
        }
    }
}

impl Sentence for QueryError {
    fn sentence(&self) -> String {
        match self {
            QueryError::Size { width, height } => {
                let (width, height) = (width.to_string(), height.to_string());
                text!("find-query-size", most = Query::MAX_SIDE.to_string(), width = width, height = height)
            }
            QueryError::CellCount { expected, found } => {
                text!("find-query-cells", found = found.to_string(), expected = expected.to_string())
            }
            QueryError::NothingOnBoard => text!("find-query-off-board").to_owned(),
            QueryError::NoPlace => text!("find-query-no-place").to_owned(),
            QueryError::MoveOutside { number } => text!("find-sequence-outside", number = number.to_string()),
            QueryError::MoveOffBoard { number } => text!("find-sequence-off-board", number = number.to_string()),
            QueryError::TooManyMoves { given } => {
                text!("find-sequence-long", most = Query::MAX_MOVES.to_string(), given = given.to_string())
            }
            QueryError::MovesOfShape => text!("find-diagram-moves-of-shape").to_owned(),
        }
    }
}

impl Sentence for CombinedError {
    fn sentence(&self) -> String {
        match self {
            CombinedError::Diagram(error) => error.sentence(),
            CombinedError::Within { line } => text!("find-then-without-moves", line = line.to_string()),
            CombinedError::MissingQuery { line } => text!("find-missing-query", line = line.to_string()),
            CombinedError::ThenOfMany { line } => text!("find-then-of-many", line = line.to_string()),
            CombinedError::TooMuch { line, word } => text!("find-too-much", line = line.to_string(), word = word),
            CombinedError::SecondDiagram { line } => {
                text!("find-too-much", line = line.to_string(), word = text!("find-second-diagram"))
            }
            CombinedError::NotClosed { line } => text!("find-not-closed", line = line.to_string()),
            CombinedError::TooDeep { line } => {
                text!("find-too-deep", line = line.to_string(), most = Combined::MAX_DEPTH.to_string())
            }
            CombinedError::TooMany => text!("find-too-many-queries", most = Combined::MAX_QUERIES.to_string()),
        }
    }
}

impl Sentence for PasteError {
    fn sentence(&self) -> String {
        match self {
            PasteError::Diagram(error) => text!("find-pasted-diagram", what = error.sentence()),
            PasteError::Sgf(reason) => text!("find-pasted-sgf", what = reason.sentence()),
            PasteError::NoStones => text!("find-pasted-no-stones").to_owned(),
        }
    }
}

impl Sentence for FindError {
    fn sentence(&self) -> String {
        match self {
            FindError::Cancelled(cancelled) => cancelled.sentence(),
            FindError::StaleIndex { found, expected } => {
                text!("find-stale-index", found = found.to_string(), expected = expected.to_string())
            }
            FindError::OtherGames { found, expected } => {
                text!("find-other-games", found = found.to_string(), expected = expected.to_string())
            }
            FindError::NoSuchQuery { asked, queries } => {
                text!("find-no-query", asked = (asked + 1).to_string(), queries = queries.to_string())
            }
            FindError::Query(error) => error.sentence(),
        }
    }
}

impl Sentence for UnreadReason {
    fn sentence(&self) -> String {
        match self {
            UnreadReason::UnknownFile => text!("find-unknown-file").to_owned(),
            UnreadReason::RecordGone => text!("find-record-gone").to_owned(),
            UnreadReason::Source(problem) => problem.sentence(),
            UnreadReason::Tree(error) => error.sentence(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use katachi_core::corpus::CorpusId;
    use katachi_core::corpus::sgf::SkipReason;
    use katachi_core::corpus::source::SourceProblem;
    use katachi_core::find::VerticalEdge;
    use katachi_core::progress::Cancelled;

    use super::*;
    use crate::tests::assert_english;
    use katachi_core::corpus::record_tree::TreeError;
    use katachi_core::corpus::source::SourceTrouble;

    const LINE: usize = 1234;

    fn query_errors() -> [QueryError; 8] {
        [
            QueryError::Size { width: 1000, height: 0 },
            QueryError::CellCount { expected: 1000, found: 1 },
            QueryError::NothingOnBoard,
            QueryError::NoPlace,
            QueryError::MoveOutside { number: 1000 },
            QueryError::MoveOffBoard { number: 1000 },
            QueryError::TooManyMoves { given: 1000 },
            QueryError::MovesOfShape,
        ]
    }

    fn move_errors() -> [MoveError; 4] {
        [MoveError::NoEarlierMove, MoveError::NotInDrawing, MoveError::NotPlaced, MoveError::CountFromOne]
    }

    fn diagram_errors() -> Vec<DiagramError> {
        let (line, row, column, expected) = (LINE, 1000, 2000, 3000);
        let mut errors = vec![
            DiagramError::Mark { line, row, column, mark: "é".to_owned() },
            DiagramError::EdgeInside { line, row, column },
            DiagramError::Short { line, row, column, expected },
            DiagramError::Long { line, row, column, expected },
            DiagramError::Edge { line, row, column, side: VerticalEdge::Left },
            DiagramError::Edge { line, row, column, side: VerticalEdge::Right },
            DiagramError::BelowEdge { line, row },
            DiagramError::MoveTwice { line, number: 1000 },
            DiagramError::MoveMissing { line, number: 1000, last: 2000 },
            DiagramError::Empty { line },
        ];
        errors.extend(move_errors().map(|error| DiagramError::Move { line, number: 1000, error }));
        errors.extend(query_errors().map(|source| DiagramError::Query { line, source }));
        errors
    }

    #[test]
    fn sentences_about_diagrams_are_in_english_what_display_writes() {
        assert_english(&query_errors());
        assert_english(&move_errors());
        assert_english(&diagram_errors());
    }

    #[test]
    fn sentences_about_databases_are_in_english_what_display_writes() {
        let (line, name) = (LINE, || "EB1".to_owned());
        assert_english(&[
            DatabaseError::Stray { line },
            DatabaseError::NoName { line },
            DatabaseError::Mark { line, column: 1000, mark: 'é' },
            DatabaseError::EdgeInside { line, column: 1000 },
            DatabaseError::Ragged { line, found: 1000, expected: 2000 },
            DatabaseError::Edge { line, side: VerticalEdge::Left },
            DatabaseError::Edge { line, side: VerticalEdge::Right },
            DatabaseError::BelowEdge { line },
            DatabaseError::TwoMoves { line },
            DatabaseError::NoDrawing { line, name: name() },
            DatabaseError::NoAttributes { line, name: name() },
            DatabaseError::Symmetry { line, found: name() },
            DatabaseError::Field { line, field: name() },
            DatabaseError::Query { line, source: QueryError::NoPlace },
            DatabaseError::TooMany { line },
            DatabaseError::Nothing,
        ]);
    }

    #[test]
    fn sentences_about_questions_are_in_english_what_display_writes() {
        let line = LINE;
        assert_english(&[
            CombinedError::Diagram(DiagramError::Empty { line }),
            CombinedError::Within { line },
            CombinedError::MissingQuery { line },
            CombinedError::ThenOfMany { line },
            CombinedError::TooMuch { line, word: "AND".to_owned() },
            CombinedError::SecondDiagram { line },
            CombinedError::NotClosed { line },
            CombinedError::TooDeep { line },
            CombinedError::TooMany,
        ]);
        assert_english(&[
            PasteError::Diagram(CombinedError::TooMany),
            PasteError::Sgf(SkipReason::Empty),
            PasteError::NoStones,
        ]);
        assert_english(&[
            FindError::Cancelled(Cancelled),
            FindError::StaleIndex { found: CorpusId(1000), expected: CorpusId(2000) },
            FindError::OtherGames { found: 1000, expected: 2000 },
            FindError::NoSuchQuery { asked: 1000, queries: 1000 },
            FindError::Query(QueryError::MovesOfShape),
        ]);
        let problem = SourceProblem { path: PathBuf::from("a.sgf"), reason: SourceTrouble::NotZip, is_passing: false };
        assert_english(&[
            UnreadReason::UnknownFile,
            UnreadReason::RecordGone,
            UnreadReason::Source(problem),
            UnreadReason::Tree(TreeError::Changed),
        ]);
    }
}
