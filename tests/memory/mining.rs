//! Mining within a memory bound keeps it, whatever is mined.

use crate::alone;
use crate::counting::most_held;
use crate::support::random::random_corpus;
use crate::support::sweep::share;
use katachi::library::mine_to_ron_file;
use katachi::mining::{MIN_MEMORY, MiningParams, PatternSource, mine};
use katachi::progress::Progress;

#[test]
fn a_bound_of_memory_is_kept() {
    let _alone = alone();
    let dir = tempfile::tempdir().unwrap();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    pool.install(|| {
        let cases = [("square:9", PatternSource::Move, 2500), ("square:5", PatternSource::Final, 4000)];
        for (window, source, games) in share(cases.len(), 2).map(|case| cases[case]) {
            let corpus = random_corpus(games);
            let params = MiningParams { min_count: 1, ..MiningParams::new(window.parse().unwrap(), source) };
            let file = dir.path().join("bounded.ron.zst");
            let mined = || mine_to_ron_file(&corpus, &params, MIN_MEMORY, &file, &Progress::new()).unwrap();
            let (bounded, totals) = most_held(mined);
            let (unbounded, whole) = most_held(|| mine(&corpus, &params, &Progress::new()).unwrap());
            let (mib, most) = (|bytes: usize| bytes >> 20, MIN_MEMORY as usize);
            assert_eq!((totals.kept, totals.occurrences), (whole.len() as u64, whole.occurrences));
            assert!(unbounded > most * 3 / 2, "{window}: {} MiB without a bound show nothing", mib(unbounded));
            assert!(bounded < most * 5 / 4, "{window}: {} MiB of {}", mib(bounded), mib(most));
        }
    });
}
