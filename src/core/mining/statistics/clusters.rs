//! Groups patterns by number of stones and frequency, with k-means.
//!
//! Source: Singh (2013) names K and frequency as the two attributes to cluster by. This is Lloyd's k-means (1982),
//! started by k-means++ (Arthur and Vassilvitskii, 2007) from a fixed seed. The tightest result of several starts is
//! taken.

use std::borrow::Cow;

use rand_xoshiro::Xoshiro256Plus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use super::super::MinedPatterns;
use super::ClusterNames;

/// Maximum number of patterns that are clustered for display, the most frequent ones: a plot draws all their points in
/// every frame.
pub const MAX_CLUSTERED_PATTERNS: usize = 20_000;

/// Patterns as points, and the cluster of each.
#[derive(Clone, Debug, PartialEq)]
pub struct Clusters {
    /// Rows of the patterns that were clustered: the most frequent.
    pub rows: Vec<usize>,
    /// K and log₁₀ of the occurrences, for each of `rows`.
    pub points: Vec<[f64; 2]>,
    /// The cluster of each of `rows`, from 0, by K of the centre, lowest first.
    pub assignment: Vec<usize>,
    /// Centres in the units of `points`.
    pub centres: Vec<[f64; 2]>,
    /// Mean squared distance from the centre, both axes in standard deviations.
    pub inertia: f64,
}

impl Clusters {
    /// Number of clusters.
    pub fn count(&self) -> usize {
        self.centres.len()
    }

    /// The title of a cluster in a table: its name, else its number from 1.
    pub fn title<'a>(&self, names: &'a ClusterNames, cluster: usize) -> Cow<'a, str> {
        match names.get(self.count(), cluster) {
            Some(name) => name.into(),
            None => (cluster + 1).to_string().into(),
        }
    }

    /// The cluster of a pattern, by its row; `None` where it was not clustered.
    pub fn of_row(&self, row: usize) -> Option<usize> {
        // The rows are the most frequent, in their order.
        self.assignment.get(row).copied()
    }

    /// The range of stones and of occurrences of a cluster's patterns. `None` if it has no patterns.
    pub fn extent(&self, patterns: &MinedPatterns, cluster: usize) -> Option<ClusterExtent> {
        let rows = self.rows.iter().zip(&self.assignment).filter(|&(_, &of)| of == cluster).map(|(&row, _)| row);
        rows.fold(None, |extent: Option<ClusterExtent>, row| {
            let (k, times) = (patterns.k(row), patterns.stats(row).occurrences);
            let whole = extent.unwrap_or(ClusterExtent { k: (k, k), occurrences: (times, times) });
            Some(ClusterExtent {
                k: (whole.k.0.min(k), whole.k.1.max(k)),
                occurrences: (whole.occurrences.0.min(times), whole.occurrences.1.max(times)),
            })
        })
    }
}

/// The range of stones and of occurrences of a cluster's patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClusterExtent {
    pub k: (usize, usize),
    pub occurrences: (u64, u64),
}

/// Groups the `limit_points` most frequent patterns into at most `count` clusters, always the same for the same
/// patterns.
///
/// Both axes are scaled to a standard deviation of 1, so that neither dominates. There are fewer clusters if there are
/// fewer different points, and none without patterns.
pub fn clusters(patterns: &MinedPatterns, count: usize, limit_points: usize) -> Clusters {
    let rows: Vec<usize> = (0..patterns.len().min(limit_points)).collect();
    let point = |&row: &usize| [patterns.k(row) as f64, (patterns.stats(row).occurrences as f64).max(1.0).log10()];
    let points: Vec<[f64; 2]> = rows.iter().map(point).collect();
    let mut different: Vec<[u64; 2]> = points.iter().map(|point| point.map(f64::to_bits)).collect();
    different.sort_unstable();
    different.dedup();
    let count = count.min(different.len());
    let nothing = |rows, points| Clusters { rows, points, assignment: vec![], centres: vec![], inertia: 0.0 };
    if count == 0 {
        return nothing(vec![], vec![]);
    }

    let axes = [0, 1].map(|axis| StandardScale::from_values(points.iter().map(|point| point[axis])));
    let scaled: Vec<[f64; 2]> = points.iter().map(|point| [0, 1].map(|axis| axes[axis].scale(point[axis]))).collect();
    let mut random = Xoshiro256Plus::seed_from_u64(0x004B_4154_4143_4849);
    let runs = (0..KMEANS_STARTS).map(|_| KMeansRun::from_start(&scaled, count, &mut random));
    let Some(KMeansRun { centres, assignment: found, inertia }) = runs.min_by(|a, b| a.inertia.total_cmp(&b.inertia))
    else {
        return nothing(rows, points);
    };

    let centres: Vec<[f64; 2]> =
        centres.into_iter().map(|centre| [0, 1].map(|axis| axes[axis].unscale(centre[axis]))).collect();
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&a, &b| centres[a][0].total_cmp(&centres[b][0]).then(centres[a][1].total_cmp(&centres[b][1])));
    let mut number = vec![0; count];
    order.iter().enumerate().for_each(|(new, &old)| number[old] = new);
    Clusters {
        assignment: found.iter().map(|&old| number[old]).collect(),
        centres: order.iter().map(|&old| centres[old]).collect(),
        inertia,
        rows,
        points,
    }
}

/// Number of starts of k-means, and maximum number of rounds of each.
const KMEANS_STARTS: usize = 5;
const MAX_KMEANS_ROUNDS: usize = 100;

/// The result of one start.
struct KMeansRun {
    centres: Vec<[f64; 2]>,
    assignment: Vec<usize>,
    /// Mean squared distance from the centre.
    inertia: f64,
}

impl KMeansRun {
    fn from_start(points: &[[f64; 2]], count: usize, random: &mut Xoshiro256Plus) -> KMeansRun {
        let mut centres = spread_centres(points, count, random);
        let mut assignment = vec![usize::MAX; points.len()];
        for _ in 0..MAX_KMEANS_ROUNDS {
            let nearest: Vec<usize> = points.iter().map(|point| nearest(&centres, point).0).collect();
            if nearest == assignment {
                break;
            }
            assignment = nearest;
            let mut sums = vec![([0.0; 2], 0.0); count];
            for (point, &at) in points.iter().zip(&assignment) {
                let (sum, members) = &mut sums[at];
                (sum[0], sum[1], *members) = (sum[0] + point[0], sum[1] + point[1], *members + 1.0);
            }
            // A centre that has lost all its points stays where it is.
            for (centre, (sum, members)) in centres.iter_mut().zip(sums).filter(|(_, (_, members))| *members > 0.0) {
                *centre = sum.map(|sum| sum / members);
            }
        }
        let (assignment, distances): (Vec<usize>, Vec<f64>) =
            points.iter().map(|point| nearest(&centres, point)).unzip();
        KMeansRun { inertia: distances.iter().sum::<f64>() / points.len() as f64, centres, assignment }
    }
}

/// k-means++: each next centre is a point drawn in proportion to its squared distance from those before.
fn spread_centres(points: &[[f64; 2]], count: usize, random: &mut Xoshiro256Plus) -> Vec<[f64; 2]> {
    let mut uniform = || (random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    let mut centres = vec![points[((uniform() * points.len() as f64) as usize).min(points.len() - 1)]];
    let mut distances: Vec<f64> = points.iter().map(|point| squared_distance(point, &centres[0])).collect();
    while centres.len() < count {
        let mut left = uniform() * distances.iter().sum::<f64>();
        let drawn = distances.iter().position(|&distance| {
            left -= distance;
            left < 0.0
        });
        // There are more different points than centres, so the farthest is no centre yet.
        let farthest = || (0..points.len()).max_by(|&a, &b| distances[a].total_cmp(&distances[b])).unwrap_or(0);
        let centre = points[drawn.unwrap_or_else(farthest)];
        for (point, distance) in points.iter().zip(&mut distances) {
            *distance = distance.min(squared_distance(point, &centre));
        }
        centres.push(centre);
    }
    centres
}

/// The nearest centre, and its squared distance; the first of several.
fn nearest(centres: &[[f64; 2]], point: &[f64; 2]) -> (usize, f64) {
    let distances = centres.iter().map(|centre| squared_distance(point, centre)).enumerate();
    distances.min_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((0, 0.0))
}

fn squared_distance(a: &[f64; 2], b: &[f64; 2]) -> f64 {
    (a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2)
}

/// Converts values to standard deviations from the mean, and back.
struct StandardScale {
    mean: f64,
    deviation: f64,
}

impl StandardScale {
    fn from_values(values: impl Iterator<Item = f64> + Clone) -> StandardScale {
        let count = values.clone().count().max(1) as f64;
        let mean = values.clone().sum::<f64>() / count;
        let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / count;
        StandardScale { mean, deviation: if variance > 0.0 { variance.sqrt() } else { 1.0 } }
    }

    fn scale(&self, value: f64) -> f64 {
        (value - self.mean) / self.deviation
    }

    fn unscale(&self, value: f64) -> f64 {
        value * self.deviation + self.mean
    }
}
