//! Patterns in groups by number of stones and frequency: k-means.
//!
//! Source: Singh (2013) names K and frequency as the two attributes to cluster by. The k-means is linfa's, started by
//! k-means++ (Arthur and Vassilvitskii, 2007) from a fixed seed.

use linfa::DatasetBase;
use linfa::prelude::{Fit, Predict};
use linfa_clustering::KMeans;
use ndarray::Array2;
use rand_xoshiro::Xoshiro256Plus;
use rand_xoshiro::rand_core::SeedableRng;

use super::super::MinedPatterns;

/// Patterns as points, and the cluster of each.
#[derive(Clone, Debug, PartialEq)]
pub struct Clusters {
    /// Rows of the patterns that were clustered: the most frequent.
    pub rows: Vec<usize>,
    /// K and log₁₀ of the occurrences, for each of `rows`.
    pub points: Vec<[f64; 2]>,
    /// The cluster of each of `rows`, from 0, by K of the centre, lowest first.
    pub assignment: Vec<usize>,
    /// In the units of `points`.
    pub centres: Vec<[f64; 2]>,
    /// Mean squared distance from the centre, both axes in standard deviations.
    pub inertia: f64,
}

/// At most `count` clusters of the `limit_points` most frequent patterns, always the same for the same patterns.
///
/// Both axes are scaled to a standard deviation of 1, so that neither rules. Fewer clusters where there are fewer
/// different points; none without patterns.
pub fn clusters(patterns: &MinedPatterns, count: usize, limit_points: usize) -> Clusters {
    let rows: Vec<usize> = (0..patterns.len().min(limit_points)).collect();
    let point = |&row: &usize| [patterns.k(row) as f64, f64::from(patterns.stats(row).occurrences).max(1.0).log10()];
    let points: Vec<[f64; 2]> = rows.iter().map(point).collect();
    let mut different: Vec<[u64; 2]> = points.iter().map(|point| point.map(f64::to_bits)).collect();
    different.sort_unstable();
    different.dedup();
    let count = count.min(different.len());
    let nothing = |rows, points| Clusters { rows, points, assignment: vec![], centres: vec![], inertia: 0.0 };
    if count == 0 {
        return nothing(vec![], vec![]);
    }

    let axes = [0, 1].map(|axis| Axis::of(points.iter().map(|point| point[axis])));
    let scaled = Array2::from_shape_fn((points.len(), 2), |(at, axis)| axes[axis].scale(points[at][axis]));
    let dataset = DatasetBase::from(scaled);
    let seed = Xoshiro256Plus::seed_from_u64(0x004B_4154_4143_4849);
    // The parameters are in range and the points finite: nothing else can go wrong.
    let Ok(model) = KMeans::params_with_rng(count, seed).n_runs(5).max_n_iterations(100).fit(&dataset) else {
        return nothing(rows, points);
    };
    let found = model.predict(&dataset);

    let centres: Vec<[f64; 2]> =
        model.centroids().rows().into_iter().map(|row| [0, 1].map(|axis| axes[axis].unscale(row[axis]))).collect();
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&a, &b| centres[a][0].total_cmp(&centres[b][0]).then(centres[a][1].total_cmp(&centres[b][1])));
    let mut number = vec![0; count];
    order.iter().enumerate().for_each(|(new, &old)| number[old] = new);
    Clusters {
        assignment: found.iter().map(|&old| number[old]).collect(),
        centres: order.iter().map(|&old| centres[old]).collect(),
        inertia: model.inertia(),
        rows,
        points,
    }
}

/// To standard deviations from the mean, and back.
struct Axis {
    mean: f64,
    deviation: f64,
}

impl Axis {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Axis {
        let count = values.clone().count().max(1) as f64;
        let mean = values.clone().sum::<f64>() / count;
        let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / count;
        Axis { mean, deviation: if variance > 0.0 { variance.sqrt() } else { 1.0 } }
    }

    fn scale(&self, value: f64) -> f64 {
        (value - self.mean) / self.deviation
    }

    fn unscale(&self, value: f64) -> f64 {
        value * self.deviation + self.mean
    }
}
