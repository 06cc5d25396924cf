//! Searches that match nearly everywhere answer, can be stopped, and hold no more than the hits that are kept.

mod support;

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use katachi::corpus::Corpus;
use katachi::find::{FindError, Query, SearchOptions, search};
use katachi::index::Index;
use katachi::progress::Progress;

/// Counts the bytes that are held, and the most that ever were.
struct Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: everything is handed on to the system's allocator; only counted beside.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let held = HELD.fetch_add(layout.size(), Relaxed) + layout.size();
        MOST.fetch_max(held, Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// All wildcards; nothing but empty points; one stone; an empty board; everything that may lie off the board.
const QUERIES: [&str; 5] =
    ["? ? ?\n? ? ?\n", ". .\n. .\n", "X\n", "|. . . . . . .|\n|. . . . . . .|\n", "* * *\n* ? *\n"];

/// Bytes that a search takes at its most, and its hits.
fn most(corpus: &Corpus, index: &Index, query: &Query, keep: usize) -> (usize, u64) {
    let before = HELD.load(Relaxed);
    MOST.store(before, Relaxed);
    let options = SearchOptions { games: None, keep };
    let result = search(corpus, index, query, &options, &Progress::new()).unwrap();
    assert_eq!(result.kept.len() as u64, result.hits.min(keep as u64));
    (MOST.load(Relaxed) - before, result.hits)
}

// One test: the counter is for all threads.
#[test]
fn queries_that_match_everywhere_hold_only_what_is_kept_and_stop_when_asked() {
    let corpus = support::random_corpus(2000);
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
            // Again and again: one search may end before it is stopped.
            let mut searches = std::iter::repeat_with(|| {
                search(&corpus, &index, &query, &SearchOptions::default(), &progress).map(|_| ())
            });
            searches.find_map(Result::err)
        });
        assert!(matches!(stopped, Some(FindError::Cancelled(_))));
    }
}
