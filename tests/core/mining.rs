//! Mining agrees with a slow oracle that directly implements the definitions.

use crate::support::oracle::{check, mined};
use crate::support::random::random_corpus;
use crate::support::sweep::share;
use katachi::corpus::Corpus;
use katachi::library::{MineToFileError, mine_beside, mine_to_ron_file, save_ron_patterns};
use katachi::mining::{MinedTotals, MiningError, MiningParams, PatternSource};
use katachi::pattern::Image;
use katachi::progress::Progress;

fn check_all(corpus: &Corpus) {
    for window in ["square:3", "square:5", "diamond:2", "rect:5x3", "diamond:1", "points:#../+##"] {
        check(corpus, window, PatternSource::Move, |_| {});
        check(corpus, window, PatternSource::Final, |_| {});
    }
    check(corpus, "square:4", PatternSource::Final, |_| {});
    check(corpus, "square:9", PatternSource::Move, |_| {});
    check(corpus, "square:3", PatternSource::Move, |params| params.after = true);
    check(corpus, "square:3", PatternSource::Move, |params| params.moves = Some((20, 60)));
}

#[test]
fn random_games_with_captures_setup_and_passes_are_mined_as_defined() {
    check_all(&random_corpus(12));
}

#[test]
fn the_result_is_the_same_on_any_number_of_threads() {
    let corpus = random_corpus(40);
    let params = MiningParams::new("square:5".parse().unwrap(), PatternSource::Move);
    let with_threads = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| mined(&corpus, &params))
    };
    let one = with_threads(1);
    assert!(one.len() > 1000);
    assert!(one == with_threads(2) && one == with_threads(7));
}

#[test]
fn a_bound_of_memory_changes_no_byte() {
    let corpus = random_corpus(40);
    let dir = tempfile::tempdir().unwrap();
    let params = |window: &str, source, min_count, k| MiningParams {
        min_count,
        k,
        ..MiningParams::new(window.parse().unwrap(), source)
    };
    let all = [
        params("square:5", PatternSource::Move, 1, None),
        params("square:3", PatternSource::Move, 2, Some((2, 5))),
        params("square:3", PatternSource::Final, 1, None),
        params("square:9", PatternSource::Move, 1000, None),
    ];
    let endings = ["ron", "ron.zst", "ron", "ron.zst"];
    for (params, ending) in share(all.len(), 2).map(|case| (&all[case], endings[case])) {
        let whole = mined(&corpus, params);
        let (expected, bounded) =
            (dir.path().join(format!("whole.{ending}")), dir.path().join(format!("bounded.{ending}")));
        save_ron_patterns(&whole, &expected).unwrap();
        // Spilled; in memory, with several second passes; whole.
        for memory in [20_000, 300_000, 700_000, 1_500_000, 1 << 30] {
            let totals = mine_to_ron_file(&corpus, params, memory, &bounded, &Progress::new()).unwrap();
            let MinedTotals { occurrences, distinct, kept } = totals;
            assert_eq!((occurrences, distinct, kept), (whole.occurrences, whole.distinct, whole.len() as u64));
            let (found, expected) = (std::fs::read(&bounded).unwrap(), std::fs::read(&expected).unwrap());
            assert!(found == expected, "{params:?} within {memory} bytes");
            let place = dir.path().join("kept").join("beside.ron");
            let beside = mine_beside(&corpus, params, memory, &place, &Progress::new()).unwrap();
            assert!(beside == whole, "{params:?} within {memory} bytes, in memory");
        }
    }
    assert_eq!(std::fs::read_dir(dir.path().join("kept")).unwrap().count(), 0);
    let names = std::fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(names.into_iter().all(|name| !name.to_string_lossy().starts_with('.')), "no scratch file is left");
    let progress = Progress::new();
    progress.cancel();
    let error = mine_to_ron_file(&corpus, &all[0], 20_000, &dir.path().join("none.ron"), &progress).unwrap_err();
    assert!(
        matches!(error, MineToFileError::Mining(MiningError::Cancelled(_))) && !dir.path().join("none.ron").exists()
    );
}

#[test]
fn bounds_of_k_leave_out_rows_and_keep_the_totals() {
    let corpus = random_corpus(10);
    for (window, source, after) in [
        ("square:3", PatternSource::Move, false),
        ("diamond:2", PatternSource::Move, true),
        ("square:4", PatternSource::Final, false),
    ] {
        let all = mined(&corpus, &MiningParams { after, ..MiningParams::new(window.parse().unwrap(), source) });
        let mut ks: Vec<usize> = (0..all.len()).map(|at| all.k(at)).collect();
        ks.sort_unstable();
        let middle = ks[ks.len() / 2];
        for (least, most) in [(0, middle - 1), (middle, middle), (middle + 1, usize::MAX)] {
            let some = mined(&corpus, &MiningParams { k: Some((least, most)), ..all.params.clone() });
            assert_eq!((some.distinct, some.occurrences), (all.distinct, all.occurrences));
            let wanted: Vec<usize> = (0..all.len()).filter(|&at| (least..=most).contains(&all.k(at))).collect();
            assert!(!wanted.is_empty() && wanted.len() < all.len());
            assert_eq!(some.len(), wanted.len());
            for (at, &of_all) in wanted.iter().enumerate() {
                assert!(some.packed(at) == all.packed(of_all) && some.stats(at) == all.stats(of_all));
                assert!(some.examples(at) == all.examples(of_all) && some.replies(at) == all.replies(of_all));
            }
            // The file keeps the bounds, so this result differs from the unbounded one.
            let text = katachi::library::patterns_to_ron(&some);
            let read = katachi::library::parse_patterns(&text, std::path::Path::new("some.ron")).unwrap();
            assert!(read == some && read.params != all.params);
        }
    }
}

#[test]
fn a_minimum_leaves_out_rows_and_keeps_the_totals() {
    let corpus = random_corpus(10);
    let all = mined(&corpus, &MiningParams::new("square:3".parse().unwrap(), PatternSource::Move));
    let mut params = all.params.clone();
    params.min_count = 5;
    let some = mined(&corpus, &params);
    assert_eq!((some.distinct, some.occurrences, some.games), (all.distinct, all.occurrences, all.games));
    let expected = (0..all.len()).filter(|&at| all.stats(at).occurrences >= 5).count();
    assert_eq!(some.len(), expected);
    assert!((0..some.len()).all(|at| some.pattern(at) == all.pattern(at) && some.stats(at) == all.stats(at)));
    assert_eq!(some.find(&some.pattern(3).image(Image::from_index(5)).unwrap()), Some(3));
}
