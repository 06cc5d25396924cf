//! Sorting long lists in parallel, so that it pauses and stops within milliseconds.

use std::cmp::Ordering;

use rayon::prelude::*;

use crate::progress::{Cancelled, Progress};

/// Items that are sorted without asking whether to go on: a few milliseconds.
const RUN_ITEMS: usize = 1 << 15;
/// Samples for each part: the parts differ little in length.
const SAMPLES: usize = 16;

/// Sorts by `compare`, as a stable sort does.
///
/// Sorts runs of neighbours, cuts all runs at the same values, and merges what lies between two cuts.
///
/// Errors: stopped by the user; then some items may be missing.
pub(crate) fn sort_by<T: Copy + Send + Sync>(
    items: &mut Vec<T>,
    progress: &Progress,
    compare: impl Fn(&T, &T) -> Ordering + Sync,
) -> Result<(), Cancelled> {
    if items.len() <= RUN_ITEMS {
        progress.check()?;
        items.sort_by(&compare);
        return Ok(());
    }
    items.par_chunks_mut(RUN_ITEMS).try_for_each(|run| {
        progress.check()?;
        run.sort_by(&compare);
        Ok(())
    })?;
    let parts = items.len().div_ceil(RUN_ITEMS);
    let mut samples: Vec<T> = items.iter().step_by((items.len() / (parts * SAMPLES)).max(1)).copied().collect();
    samples.sort_by(&compare);
    let cuts: Vec<T> = samples.iter().skip(SAMPLES).step_by(SAMPLES).copied().collect();
    let runs: Vec<&[T]> = items.chunks(RUN_ITEMS).collect();
    let merged: Result<Vec<Vec<T>>, Cancelled> = (0..=cuts.len())
        .into_par_iter()
        .map(|part| {
            progress.check()?;
            let before = |run: &[T], cut: &T| run.partition_point(|item| compare(item, cut) == Ordering::Less);
            let mut merged = Vec::new();
            for run in &runs {
                let start = part.checked_sub(1).map_or(0, |at| before(run, &cuts[at]));
                let end = cuts.get(part).map_or(run.len(), |cut| before(run, cut));
                merged.extend_from_slice(&run[start..end.max(start)]);
            }
            // The standard sort finds the sorted runs and merges them.
            merged.sort_by(&compare);
            Ok(merged)
        })
        .collect();
    let merged = merged?;
    items.clear();
    merged.into_iter().for_each(|part| items.extend(part));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_sorted_as_the_standard_sort_does() {
        for (count, values) in [(0, 1), (5, 3), (RUN_ITEMS + 1, 10), (10 * RUN_ITEMS + 77, 1 << 20), (5 * RUN_ITEMS, 1)]
        {
            let item = |at: usize| ((at as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20) % values;
            let mut items: Vec<(u64, usize)> = (0..count).map(|at| (item(at), at)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|&(value, _)| value);
            sort_by(&mut items, &Progress::new(), |a, b| a.0.cmp(&b.0)).unwrap();
            assert!(items == expected, "{count} items of {values} values");
        }
    }

    #[test]
    fn a_cancelled_sort_ends() {
        let progress = Progress::new();
        progress.cancel();
        assert_eq!(sort_by(&mut vec![2, 1], &progress, Ord::cmp), Err(Cancelled));
        assert_eq!(sort_by(&mut vec![1; 4 * RUN_ITEMS], &progress, Ord::cmp), Err(Cancelled));
    }
}
