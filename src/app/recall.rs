//! Recalls results that were counted before instead of counting them again.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::tasks::Task;
use super::{Effects, Shared};
use katachi_core::corpus::CorpusId;
use katachi_core::files;
use katachi_core::jobs::JobError;
use katachi_core::library::{self, LibraryError};
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::MiningParams;
use katachi_core::mining::collocation::{CollocationParams, Collocations};
use katachi_core::mining::corner::{CornerGraph, CornerParams};
use katachi_core::mining::costly_shapes::{CostlyShapesKey, CountedCostlyShapes};
use katachi_core::mining::fuseki::{OpeningGraph, OpeningGraphParams};
use katachi_core::mining::graph::PositionGraph;
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Results that took at least this long to count are kept in a file. Quicker ones are simply counted again.
const MIN_KEPT_TIME: Duration = Duration::from_millis(400);
/// Maximum number of shapes in a result that is kept in a file. Larger results are mined as fast as they are read.
const MAX_KEPT_SHAPES: usize = 3_000_000;
/// Maximum number of pairs, or of moves between positions, in a result that is kept in a file: at most some 80 MB. What
/// occurs once in 54,000 games is more than that, and counted again when somebody asks for it.
const MAX_KEPT_ROWS: usize = 800_000;
/// As [`MAX_KEPT_ROWS`], for moves between positions that occurred more than once: those of more than a million games.
const MAX_KEPT_COMMON_MOVES: usize = 4_000_000;
/// Maximum number of 32-bit numbers in kept costly shapes: 80 MB. A row takes about 100 with its examples, and some for
/// each of its periods and games.
const MAX_KEPT_NUMBERS: usize = 20_000_000;

fn is_small<const W: usize>(graph: &PositionGraph<W>) -> bool {
    graph.edge_count() <= if graph.least_count() > 1 { MAX_KEPT_COMMON_MOVES } else { MAX_KEPT_ROWS }
}

/// A result that a library keeps in a file.
pub(super) trait StoredResult: Send + Sync + Sized + 'static {
    type Params: Serialize + PartialEq;
    /// The beginning of its file's name.
    const KIND: &'static str;

    fn params(&self) -> &Self::Params;

    /// The corpus that the result was counted in.
    fn corpus(&self) -> &str;

    /// Errors: it cannot be read, is damaged, or is of a newer Katachi.
    fn open(path: &Path, progress: &Progress) -> Result<Self, LibraryError>;

    /// Errors: the file cannot be written.
    fn keep(&self, path: &Path) -> Result<(), LibraryError>;

    /// Whether the file is small, and opens sooner than the games are counted again.
    fn is_worth_a_file(&self) -> bool {
        true
    }
}

macro_rules! kept {
    ($result:ty, $params:ty, $kind:literal, $open:expr, $keep:expr, $is_worth:expr) => {
        impl StoredResult for $result {
            type Params = $params;
            const KIND: &'static str = $kind;

            fn params(&self) -> &$params {
                &self.params
            }

            fn corpus(&self) -> &str {
                &self.corpus
            }

            fn open(path: &Path, progress: &Progress) -> Result<Self, LibraryError> {
                $open(path, progress)
            }

            fn keep(&self, path: &Path) -> Result<(), LibraryError> {
                $keep(self, path)
            }

            fn is_worth_a_file(&self) -> bool {
                $is_worth(self)
            }
        }
    };
}

kept!(
    MinedPatterns,
    MiningParams,
    "shapes",
    library::open_ron_patterns_watched,
    library::keep_patterns,
    |patterns: &MinedPatterns| patterns.len() <= MAX_KEPT_SHAPES
);
kept!(
    Collocations,
    CollocationParams,
    "collocations",
    |path, _| library::open_kept_collocations(path),
    library::keep_collocations,
    |found: &Collocations| found.len() <= MAX_KEPT_ROWS
);
kept!(
    CornerGraph,
    CornerParams,
    "corners",
    |path, _| library::open_kept_corners(path),
    library::keep_corners,
    |corners: &CornerGraph| is_small(&corners.graph)
);
kept!(
    OpeningGraph,
    OpeningGraphParams,
    "openings",
    |path, _| library::open_kept_openings(path),
    library::keep_openings,
    |openings: &OpeningGraph| is_small(&openings.graph)
);
kept!(
    CountedCostlyShapes,
    CostlyShapesKey,
    "costly-shapes",
    |path, _| library::open_kept_costly_shapes(path),
    library::keep_costly_shapes,
    |found: &CountedCostlyShapes| {
        let rows = found.costly_shapes.rows.iter();
        rows.map(|row| 100 + 7 * row.by_period.len() + row.game_list.len()).sum::<usize>() <= MAX_KEPT_NUMBERS
    }
);

/// A result that was read or counted.
pub(super) struct Recalled<T> {
    value: T,
    /// Whether the result has to be written: it took long to count and is in no file yet.
    is_new: bool,
}

/// The file of a result of the open games; `None` while they have no folder.
pub(super) fn file_of<T: StoredResult>(shared: &Shared, params: &T::Params) -> Option<PathBuf> {
    Some(library::kept_file(&shared.desk()?, T::KIND, params, shared.corpus().id()))
}

/// Reads the result from `file` if it holds these games and parameters; otherwise counts with `count`.
///
/// Errors: those of `count`.
pub(super) fn recall<T: StoredResult>(
    file: Option<&Path>,
    params: &T::Params,
    corpus: CorpusId,
    progress: &Progress,
    count: impl FnOnce() -> Result<T, JobError>,
) -> Result<Recalled<T>, JobError> {
    let is_of_these = |found: &T| found.params() == params && found.corpus() == corpus.to_string();
    let known = file.filter(|file| files::exists(file)).and_then(|file| {
        progress.begin(text!("notices-reading-what-was-counted"), "files", 0);
        T::open(file, progress).ok()
    });
    if let Some(value) = known.filter(is_of_these) {
        return Ok(Recalled { value, is_new: false });
    }
    // A cancelled reading is not followed by a count.
    progress.check()?;
    let begun = Instant::now();
    let value = count()?;
    Ok(Recalled { value, is_new: begun.elapsed() >= MIN_KEPT_TIME })
}

impl<T: StoredResult> Recalled<T> {
    /// A result that is in a file, or needs none.
    pub fn known(value: T) -> Recalled<T> {
        Recalled { value, is_new: false }
    }

    /// Returns the result. If it is new, writes it to its file in the background.
    pub fn kept(self, shared: &Shared, effects: &mut Effects) -> Arc<T> {
        let value = Arc::new(self.value);
        if let Some(file) = file_of::<T>(shared, value.params()).filter(|_| self.is_new && value.is_worth_a_file()) {
            let (value, library) = (Arc::clone(&value), shared.folder().map(Path::to_owned));
            effects.spawn(
                // It asks nobody whether to go on: what waits to be written may be lost.
                Task::silent(text!("notices-keeping-what-was-counted"), move |_| {
                    if library.is_some_and(|dir| !library::is_library(&dir)) {
                        // It was removed: nothing of it is written back.
                        return Ok(());
                    }
                    value.keep(&file).map_err(|error| JobError::Failed(error.sentence()))
                })
                .lasting(),
            );
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A result for tests: just the number of games.
    #[derive(Debug)]
    struct Number {
        params: u32,
        corpus: String,
    }

    impl StoredResult for Number {
        type Params = u32;
        const KIND: &'static str = "number";

        fn params(&self) -> &u32 {
            &self.params
        }

        fn corpus(&self) -> &str {
            &self.corpus
        }

        fn open(path: &Path, _: &Progress) -> Result<Number, LibraryError> {
            let text = fs::read_to_string(path).map_err(LibraryError::io(path, library::FileAction::Read))?;
            let (params, corpus) = text.split_once(' ').ok_or(LibraryError::Cancelled)?;
            Ok(Number { params: params.parse().map_err(|_| LibraryError::Cancelled)?, corpus: corpus.to_owned() })
        }

        fn keep(&self, path: &Path) -> Result<(), LibraryError> {
            library::keep(path, &format!("{} {}", self.params, self.corpus))
        }

        fn is_worth_a_file(&self) -> bool {
            true
        }
    }

    const CORPUS_ID: CorpusId = CorpusId(7);

    fn counted() -> Number {
        Number { params: 3, corpus: "counted".to_owned() }
    }

    #[test]
    fn what_is_in_a_file_is_not_counted_again() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("kept.ron");
        let quick = recall(Some(&file), &3, CORPUS_ID, &Progress::new(), || Ok(counted())).unwrap();
        assert!(quick.value.corpus == "counted" && !quick.is_new, "it took no time: it is not worth a file");
        fs::write(&file, format!("3 {CORPUS_ID}")).unwrap();
        let never = || -> Result<Number, JobError> { panic!("it is counted again") };
        assert_eq!(
            recall(Some(&file), &3, CORPUS_ID, &Progress::new(), never).unwrap().value.corpus,
            CORPUS_ID.to_string()
        );
        // Results of other parameters, of other games, or damaged ones.
        for text in [format!("4 {CORPUS_ID}"), "3 0000000000000008".to_owned(), "damaged".to_owned()] {
            fs::write(&file, text).unwrap();
            assert_eq!(
                recall(Some(&file), &3, CORPUS_ID, &Progress::new(), || Ok(counted())).unwrap().value.corpus,
                "counted"
            );
        }
        let slow = recall(None, &3, CORPUS_ID, &Progress::new(), || {
            std::thread::sleep(MIN_KEPT_TIME);
            Ok(counted())
        });
        assert!(slow.unwrap().is_new);
    }
}
