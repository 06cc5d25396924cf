//! Statistics over mined patterns, on sets with known answers.

use katachi::mining::statistics::{KBin, clusters, coverage, k_histogram, rank_curve, zipf, zipf_of_histogram};
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, PatternStats};
use katachi::pattern::{Cell, Pattern, Window};

/// Patterns of one-row windows. A pattern whose first cell is Black and whose last cell is White is its own class.
fn mined(patterns: &[(&str, u32)]) -> MinedPatterns {
    let window = Window::rect(patterns[0].0.len(), 1).unwrap();
    let counts = patterns
        .iter()
        .map(|(row, occurrences)| {
            let pattern = Pattern::from_rows(window.clone(), &[row]).unwrap();
            (pattern, PatternStats { occurrences: u64::from(*occurrences), ..PatternStats::default() })
        })
        .collect();
    MinedPatterns::from_counts(MiningParams::new(window.clone(), PatternSource::Move), "test".into(), 1, counts)
}

/// Patterns numbered in order, the most frequent with `counts[0]` occurrences.
fn with_counts(counts: &[u32]) -> MinedPatterns {
    let window = Window::rect(14, 1).unwrap();
    let patterns = counts.iter().enumerate().map(|(number, &occurrences)| {
        let mut cells: Vec<Cell> =
            (0..12).map(|bit| if number >> bit & 1 == 1 { Cell::Black } else { Cell::Empty }).collect();
        cells.insert(0, Cell::Black);
        cells.push(Cell::White);
        (
            Pattern::new(window.clone(), cells),
            PatternStats { occurrences: occurrences.into(), ..PatternStats::default() },
        )
    });
    let params = MiningParams::new(window.clone(), PatternSource::Move);
    MinedPatterns::from_counts(params, "test".into(), 1, patterns.collect())
}

#[test]
fn bars_by_k_add_up_and_have_no_holes() {
    let patterns = mined(&[("X...O", 5), ("XX..O", 3), ("XXX.O", 2), ("XOX.O", 4), ("XXXXO", 1), ("X.#.O", 7)]);
    let bars: Vec<(usize, u64, u64)> = k_histogram(&patterns)
        .into_iter()
        .map(|KBin { k, patterns, occurrences }| (k, patterns, occurrences))
        .collect();
    assert_eq!(bars, [(0, 0, 0), (1, 0, 0), (2, 2, 12), (3, 1, 3), (4, 2, 6), (5, 1, 1)]);
}

#[test]
fn coverage_and_ranks_are_those_of_the_counts() {
    let mut patterns = with_counts(&[60, 20, 10, 5, 5]);
    assert_eq!(rank_curve(&patterns, 50), [(1, 60), (2, 20), (3, 10), (4, 5), (5, 5)]);
    assert_eq!(coverage(&patterns, 50), [(1, 0.6), (2, 0.8), (3, 0.9), (4, 0.95), (5, 1.0)]);
    patterns.occurrences = 200;
    assert_eq!(coverage(&patterns, 2), [(1, 0.3), (5, 0.5)], "what lies below the minimum counts");
    let many = with_counts(&(0..4000).map(|rank| 100_000 / (rank + 1)).collect::<Vec<_>>());
    let curve = rank_curve(&many, 40);
    assert!(curve.len() > 25 && curve.len() <= 40 && curve[0] == (1, 100_000) && curve.last() == Some(&(4000, 25)));
    assert!(curve.windows(2).all(|pair| pair[0].0 < pair[1].0));
}

#[test]
fn frequencies_that_fall_as_the_rank_have_exponents_one_and_two() {
    let counts: Vec<u32> = (1..=4000).map(|rank| (1_000_000.0 / f64::from(rank) + 0.5) as u32).collect();
    let fit = zipf(&with_counts(&counts)).unwrap();
    assert!((fit.rank_exponent - 1.0).abs() < 4.0 * fit.rank_standard_error, "{fit:?}");
    assert!((fit.exponent - 2.0).abs() < 4.0 * fit.standard_error, "{fit:?}");
    assert!(fit.tail <= 4000 && fit.ks_distance < 0.05, "{fit:?}");
    assert_eq!(zipf(&with_counts(&[7; 100])), None);
}

/// The number of pairs of 9×9 patterns in 16,048 professional games by their frequency. 98 % occur once.
const PAIRS: &str = include_str!("../cases/pair-frequencies.txt");

#[test]
fn a_tail_of_what_occurs_once_is_no_law() {
    let rows = PAIRS.lines().map(|line| {
        let (times, pairs) = line.split_once(' ').unwrap();
        (times.parse().unwrap(), pairs.parse().unwrap())
    });
    let fit = zipf_of_histogram(&rows.collect()).unwrap();
    assert!((0.85..1.05).contains(&fit.rank_exponent) && fit.x_min > 1, "{fit:?}");
    // No better tail can be found if hardly anything occurs twice.
    let all_once = zipf_of_histogram(&[(1, 10_000), (2, 40), (3, 5)].into()).unwrap();
    assert_eq!(all_once.x_min, 1, "{all_once:?}");
}

#[test]
fn a_hundred_thousand_different_frequencies_are_still_quick() {
    let histogram = (1..100_000_u64).map(|x| (x, 1 + 100_000 / (x * x))).collect();
    assert!(zipf_of_histogram(&histogram).is_some());
}

/// Three groups of patterns: few stones and frequent, many stones and frequent, many stones and rare.
fn three_groups() -> MinedPatterns {
    let groups = [(1, 10_000), (9, 9_000), (9, 3)];
    let mut counts = Vec::new();
    let window = Window::rect(16, 1).unwrap();
    for (group, (stones, occurrences)) in groups.into_iter().enumerate() {
        for member in 0..8_u32 {
            let mut cells = vec![Cell::Empty; 16];
            cells[..stones].fill(Cell::Black);
            cells[15] = if group == 1 { Cell::White } else { Cell::Black };
            cells[10 + member as usize % 4] = if member < 4 { Cell::White } else { Cell::Black };
            let stats = PatternStats { occurrences: u64::from(occurrences + member), ..PatternStats::default() };
            counts.push((Pattern::new(window.clone(), cells), stats));
        }
    }
    MinedPatterns::from_counts(MiningParams::new(window.clone(), PatternSource::Move), "test".into(), 1, counts)
}

#[test]
fn k_means_finds_obvious_groups_and_numbers_them_by_k() {
    let patterns = three_groups();
    let found = clusters(&patterns, 3, 1000);
    assert_eq!(found.rows, (0..24).collect::<Vec<_>>());
    for (row, cluster) in found.rows.iter().zip(&found.assignment) {
        let frequent = patterns.stats(*row).occurrences > 100;
        let of_same = found.rows.iter().zip(&found.assignment).filter(|(_, other)| *other == cluster);
        assert_eq!(of_same.count(), 8);
        assert_eq!(*cluster == 0, patterns.k(*row) < 5);
        assert_eq!(frequent, found.centres[*cluster][1] > 2.0);
    }
    assert!(found.centres[0][0] < found.centres[1][0] && found.inertia < 0.01, "{found:?}");
    assert!((found.centres[0][0] - 3.0).abs() < 1e-9, "in stones, not in deviations: {:?}", found.centres);
}

#[test]
fn clusters_are_always_the_same_and_never_more_than_points() {
    let patterns = three_groups();
    assert_eq!(clusters(&patterns, 4, 1000), clusters(&patterns, 4, 1000));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    assert_eq!(pool.install(|| clusters(&patterns, 4, 1000)), clusters(&patterns, 4, 1000));
    let few = clusters(&patterns, 5, 2);
    assert_eq!((few.rows.len(), few.centres.len()), (2, 2));
    assert!(clusters(&patterns, 0, 10).rows.is_empty());
    let same = clusters(&with_counts(&[4]), 3, 10);
    assert_eq!((same.assignment, same.inertia), (vec![0], 0.0));
}
