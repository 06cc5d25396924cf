//! Many tests at once: the false discovery rate.
//!
//! Source: Benjamini and Hochberg, *Controlling the false discovery rate* (1995). The q-value of a test is the smallest
//! rate at which it would still count as a discovery. With the p-values in ascending order, it is the least of pⱼ·m/j
//! over all j from its own rank on.

use rayon::prelude::*;

/// Largest q-value of a finding.
pub const MAX_Q_VALUE: f64 = 0.05;

/// The q-value of each p-value, in the order given. Equal p-values have equal q-values; none exceeds 1.
///
/// ```
/// use katachi_core::mining::statistics::q_values;
/// assert_eq!(q_values(&[0.01, 0.04, 0.02]), [0.03, 0.04, 0.03]);
/// ```
pub fn q_values(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<u32> = (0..p_values.len() as u32).collect();
    order.par_sort_unstable_by(|&a, &b| p_values[a as usize].total_cmp(&p_values[b as usize]).then(a.cmp(&b)));
    let mut q_values = vec![1.0; p_values.len()];
    let mut least: f64 = 1.0;
    for (rank, &at) in order.iter().enumerate().rev() {
        least = least.min(p_values[at as usize] * p_values.len() as f64 / (rank + 1) as f64);
        q_values[at as usize] = least;
    }
    q_values
}

/// As [`q_values`], of groups of tests with equal p-values, each given once with the number of its tests.
pub(crate) fn q_values_of_groups(groups: &[(f64, u64)]) -> Vec<f64> {
    let mut order: Vec<u32> = (0..groups.len() as u32).collect();
    order.par_sort_unstable_by(|&a, &b| groups[a as usize].0.total_cmp(&groups[b as usize].0).then(a.cmp(&b)));
    let tests: u64 = groups.iter().map(|&(_, count)| count).sum();
    let mut q_values = vec![1.0; groups.len()];
    let (mut least, mut rank): (f64, u64) = (1.0, tests);
    for &at in order.iter().rev() {
        let (p_value, count) = groups[at as usize];
        least = least.min(p_value * tests as f64 / rank as f64);
        q_values[at as usize] = least;
        rank -= count;
    }
    q_values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn q_values_are_those_of_the_definition() {
        // The fifteen p-values of the source's example (table 1 there).
        let p = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
            0.7590, 1.0,
        ];
        let q = q_values(&p);
        for (at, &found) in q.iter().enumerate() {
            let least = (at..p.len()).map(|j| p[j] * p.len() as f64 / (j + 1) as f64).fold(1.0, f64::min);
            assert!((found - least).abs() < 1e-15, "{at}: {found} {least}");
        }
        assert_eq!(q.iter().filter(|&&q| q <= 0.05).count(), 4, "the source rejects four at 0.05");
        assert_eq!(q_values(&[0.5, 0.0, 0.5]), [0.5, 0.0, 0.5]);
        assert!(q_values(&[]).is_empty());
    }

    #[test]
    fn groups_of_equal_tests_have_the_q_values_of_each_test_alone() {
        let groups = [(0.03, 2), (0.5, 1), (1e-9, 7), (0.03, 4), (1.0, 3), (0.04, 1), (0.0, 1)];
        let alone: Vec<f64> = groups.iter().flat_map(|&(p, count)| vec![p; count as usize]).collect();
        let expected = q_values(&alone);
        let found = q_values_of_groups(&groups);
        let each = groups.iter().zip(&found).flat_map(|(&(_, count), &q)| vec![q; count as usize]);
        assert_eq!(each.collect::<Vec<f64>>(), expected);
        assert!(q_values_of_groups(&[]).is_empty());
    }
}
