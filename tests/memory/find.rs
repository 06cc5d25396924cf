//! Searches that match nearly everywhere finish, can be cancelled, and hold no more memory than the hits that they
//! keep.

use crate::alone;
use crate::counting::most_held;
use crate::support::random::random_corpus;
use katachi::corpus::Corpus;
use katachi::find::{FindError, Query, SearchOptions, search};
use katachi::index::Index;
use katachi::progress::Progress;

/// Wildcards only; empty points only; one stone; two empty rows from edge to edge; cells that may be off the board.
const QUERIES: [&str; 5] =
    ["? ? ?\n? ? ?\n", ". .\n. .\n", "X\n", "|. . . . . . .|\n|. . . . . . .|\n", "* * *\n* ? *\n"];

/// Peak number of bytes that a search holds, and its number of hits.
fn most(corpus: &Corpus, index: &Index, query: &Query, keep: usize) -> (usize, u64) {
    let options = SearchOptions { games: None, by_colors: None, keep };
    most_held(|| {
        let result = search(corpus, index, query, &options, &Progress::new()).unwrap();
        assert_eq!(result.kept.len() as u64, result.hits.min(keep as u64));
        result.hits
    })
}

#[test]
fn queries_that_match_everywhere_hold_only_what_is_kept_and_stop_when_asked() {
    let _alone = alone();
    let corpus = random_corpus(2000);
    let index = Index::build(&corpus, &Progress::new()).unwrap();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    pool.install(|| {
        for text in QUERIES {
            let query: Query = text.parse().unwrap();
            let (bytes, hits) = most(&corpus, &index, &query, 32);
            assert!(bytes < 1 << 20, "{bytes} bytes for {hits} hits of\n{text}");
        }
        let (bytes, hits) = most(&corpus, &index, &"?\n".parse().unwrap(), usize::MAX);
        assert!(hits > 200_000 && bytes as u64 > hits * 16, "the counter sees {bytes} bytes when {hits} hits are kept");
    });
    for text in QUERIES {
        let query: Query = text.parse().unwrap();
        let progress = Progress::new();
        let stopped = std::thread::scope(|scope| {
            scope.spawn(|| {
                while progress.report().done == 0 {
                    std::thread::yield_now();
                }
                progress.cancel();
            });
            // Search repeatedly: one search may end before the cancel arrives.
            let mut searches = std::iter::repeat_with(|| {
                search(&corpus, &index, &query, &SearchOptions::default(), &progress).map(|_| ())
            });
            searches.find_map(Result::err)
        });
        assert!(matches!(stopped, Some(FindError::Cancelled(_))));
    }
}
