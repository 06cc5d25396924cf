//! Curves and bars: frequency against rank, patterns by K, coverage.

use super::super::MinedPatterns;

/// The patterns with `k` stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KBin {
    pub k: usize,
    pub patterns: u64,
    pub occurrences: u64,
}

/// Rank (from 1) and occurrences at about `points` ranks, evenly spaced on a logarithmic axis, both ends included.
pub fn rank_curve(patterns: &MinedPatterns, points: usize) -> Vec<(u64, u64)> {
    let at = |rank: u64| patterns.stats(rank as usize - 1).occurrences;
    ranks(patterns.len() as u64, points).map(|rank| (rank, at(rank))).collect()
}

/// The bins for every K from 0 to the largest that occurs, including those without patterns.
pub fn k_histogram(patterns: &MinedPatterns) -> Vec<KBin> {
    let mut bins: Vec<KBin> = Vec::new();
    for row in 0..patterns.len() {
        let k = patterns.k(row);
        while bins.len() <= k {
            bins.push(KBin { k: bins.len(), patterns: 0, occurrences: 0 });
        }
        bins[k].patterns += 1;
        bins[k].occurrences += patterns.stats(row).occurrences;
    }
    bins
}

/// The share of all occurrences, 0 to 1, that the n most frequent patterns explain, at about `points` values of n,
/// evenly spaced on a logarithmic axis, both ends included. Patterns below the minimum count towards all occurrences,
/// so the curve need not reach 1.
pub fn coverage(patterns: &MinedPatterns, points: usize) -> Vec<(u64, f64)> {
    let (mut sum, mut row) = (0_u64, 0);
    ranks(patterns.len() as u64, points)
        .map(|n| {
            while (row as u64) < n {
                sum += patterns.stats(row).occurrences;
                row += 1;
            }
            (n, sum as f64 / patterns.occurrences.max(sum) as f64)
        })
        .collect()
}

/// Ranks from 1 to `last`, ascending, each once.
fn ranks(last: u64, points: usize) -> impl Iterator<Item = u64> {
    let steps = points.max(2) - 1;
    let mut ranks: Vec<u64> = (0..steps)
        .map(|step| (last as f64).powf(step as f64 / steps as f64).round() as u64)
        .chain([last])
        .filter(|rank| (1..=last).contains(rank))
        .collect();
    ranks.dedup();
    ranks.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_ascend_from_the_first_to_the_last() {
        assert_eq!(ranks(1000, 4).collect::<Vec<_>>(), [1, 10, 100, 1000]);
        assert_eq!(ranks(3, 100).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(ranks(1, 5).collect::<Vec<_>>(), [1]);
        assert_eq!(ranks(0, 5).count(), 0);
        assert_eq!(ranks(7, 0).collect::<Vec<_>>(), [1, 7]);
    }
}
