//! How frequencies fall off: a power law fitted by maximum likelihood.
//!
//! Source: Clauset, Shalizi and Newman, *Power-law distributions in empirical data* (2009). The number of patterns that
//! occur x times is modelled as x^−α / ζ(α, x_min) from x_min on; α maximises the likelihood, x_min is where model and
//! data are closest in the Kolmogorov–Smirnov sense. No line is laid through a log-log plot: its slope is biased, and
//! its error means nothing.
//!
//! Zipf's law speaks of the frequency at a rank instead, f ∝ rank^−e; the two are one law with e = 1/(α − 1).

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::super::MinedPatterns;
use super::zeta::{hurwitz_zeta, hurwitz_zeta_value};

/// A power law over the frequent patterns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ZipfFit {
    /// α: the number of patterns that occur x times falls as x^−α.
    pub exponent: f64,
    /// Standard error of α, from the curvature of the likelihood at its top; x_min is taken as known.
    pub standard_error: f64,
    /// e = 1/(α − 1): frequency falls as rank^−e. This is the slope of the plot of frequency against rank.
    pub rank_exponent: f64,
    /// Standard error of e, by the delta method.
    pub rank_standard_error: f64,
    /// The law holds for patterns that occur at least this often.
    pub x_min: u64,
    /// Number of these patterns: ranks 1 to `tail`.
    pub tail: u64,
    /// The largest difference between the distributions of the tail and of the law, 0 to 1.
    pub ks_distance: f64,
}

/// Tails shorter than this give biased exponents (section 3.4 of the source).
const MIN_TAIL: u64 = 50;
/// All values below this are tried for x_min, and this number of larger ones, evenly spaced on a logarithmic axis.
const X_MIN_CANDIDATES: usize = 100;
/// Maximum share of a tail that its smallest value may have. Beyond it any steep law is equally close, however the rest
/// falls off. Example: 98 % of 2.9 million pairs of patterns occur once; from 1 on, the distance was the smallest,
/// 0.0114, with e = 0.23.
const MAX_X_MIN_SHARE: f64 = 0.9;

/// The law of the patterns' occurrences; `None` with fewer than 50 patterns, or if all occur equally often.
pub fn zipf(patterns: &MinedPatterns) -> Option<ZipfFit> {
    let mut histogram = BTreeMap::new();
    for row in 0..patterns.len() {
        *histogram.entry(patterns.stats(row).occurrences).or_default() += 1;
    }
    zipf_of_histogram(&histogram)
}

/// The law of any frequencies: how many things occur how often.
pub fn zipf_of_histogram(histogram: &BTreeMap<u64, u64>) -> Option<ZipfFit> {
    let values: Vec<(u64, u64)> =
        histogram.iter().map(|(&x, &count)| (x, count)).filter(|&(x, n)| x > 0 && n > 0).collect();
    let fits: Vec<ZipfFit> = candidates(&values).into_par_iter().filter_map(|first| fit(&values[first..])).collect();
    fits.into_iter().min_by(|a, b| a.ks_distance.total_cmp(&b.ks_distance))
}

/// The places in the values at which the tail may begin. If no tail has enough larger values, any will do.
fn candidates(values: &[(u64, u64)]) -> Vec<usize> {
    let mut tail: u64 = values.iter().map(|&(_, count)| count).sum();
    let mut next = X_MIN_CANDIDATES as f64;
    let ratio =
        values.last().map_or(1.0, |&(last, _)| (last as f64 / next).max(1.0).powf(1.0 / X_MIN_CANDIDATES as f64));
    let (mut chosen, mut steep) = (Vec::new(), Vec::new());
    for (at, &(x, count)) in values.iter().enumerate() {
        if tail < MIN_TAIL {
            break;
        }
        let is_steep = count as f64 > MAX_X_MIN_SHARE * tail as f64;
        tail -= count;
        if x as f64 >= next {
            next = x as f64 * ratio;
        } else if (x as usize) >= X_MIN_CANDIDATES {
            continue;
        }
        if is_steep { &mut steep } else { &mut chosen }.push(at);
    }
    if chosen.is_empty() { steep } else { chosen }
}

/// The law over all these values; `None` if they are one value.
fn fit(values: &[(u64, u64)]) -> Option<ZipfFit> {
    let &[(x_min, _), _, ..] = values else { return None };
    let tail: u64 = values.iter().map(|&(_, count)| count).sum();
    let mean_ln = values.iter().map(|&(x, count)| count as f64 * (x as f64).ln()).sum::<f64>() / tail as f64;
    let (exponent, curvature) = likeliest(x_min as f64, mean_ln)?;
    let standard_error = 1.0 / (tail as f64 * curvature).sqrt();
    let rank_exponent = 1.0 / (exponent - 1.0);
    Some(ZipfFit {
        exponent,
        standard_error,
        rank_exponent,
        rank_standard_error: standard_error * rank_exponent * rank_exponent,
        x_min,
        tail,
        ks_distance: ks_distance(values, tail, exponent),
    })
}

/// α where −ln ζ(α, x_min) − α·(mean of ln x) is highest, and minus its second derivative there.
///
/// The likelihood is concave, so Newton's steps are kept inside a bracket that only shrinks.
fn likeliest(x_min: f64, mean_ln: f64) -> Option<(f64, f64)> {
    const EXPONENT_RANGE: (f64, f64) = (1.000_1, 60.0);
    let (mut low, mut high) = EXPONENT_RANGE;
    let mut alpha = (1.0 + 1.0 / (mean_ln - (x_min - 0.5).ln())).clamp(low, high);
    for _ in 0..100 {
        let zeta = hurwitz_zeta(alpha, x_min);
        let (ratio, second) = (zeta.first / zeta.value, zeta.second / zeta.value);
        let slope = -ratio - mean_ln;
        let curvature = second - ratio * ratio;
        if slope > 0.0 {
            low = alpha;
        } else {
            high = alpha;
        }
        let step = alpha + slope / curvature;
        let next = if step > low && step < high { step } else { 0.5 * (low + high) };
        if (next - alpha).abs() < 1e-12 * alpha {
            // At an end of the range the values fall off too slowly, or too fast, for a law.
            return (alpha > EXPONENT_RANGE.0 + 1e-3 && alpha < EXPONENT_RANGE.1 - 1e-3).then_some((alpha, curvature));
        }
        alpha = next;
    }
    None
}

/// The largest distance between the two distribution functions. Both jump at each value that occurs. The law's also
/// rises between these values.
fn ks_distance(values: &[(u64, u64)], tail: u64, exponent: f64) -> f64 {
    let all = hurwitz_zeta_value(exponent, values[0].0 as f64);
    let mut below = 0;
    let mut distance: f64 = 0.0;
    for &(x, count) in values {
        let from_here = hurwitz_zeta_value(exponent, x as f64);
        let beyond = from_here - (x as f64).powf(-exponent);
        let before = below as f64 / tail as f64;
        below += count;
        let after = below as f64 / tail as f64;
        distance = distance.max((before - (1.0 - from_here / all)).abs()).max((after - (1.0 - beyond / all)).abs());
    }
    distance
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256Plus;
    use rand_xoshiro::rand_core::{RngCore, SeedableRng};

    use super::*;

    /// Draws from the law by its exact distribution function.
    fn sample(exponent: f64, x_min: u64, count: usize, seed: u64) -> BTreeMap<u64, u64> {
        let mut random = Xoshiro256Plus::seed_from_u64(seed);
        let all = hurwitz_zeta_value(exponent, x_min as f64);
        let mut histogram = BTreeMap::new();
        for _ in 0..count {
            let share = (random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
            // The largest x with P(X ≥ x) > share.
            let reaches = |x: u64| hurwitz_zeta_value(exponent, x as f64) / all > share;
            let mut high = x_min + 1;
            while reaches(high) && high < 1 << 40 {
                high *= 2;
            }
            let mut low = x_min;
            while high - low > 1 {
                let middle = low + (high - low) / 2;
                if reaches(middle) { low = middle } else { high = middle }
            }
            *histogram.entry(low).or_default() += 1;
        }
        histogram
    }

    #[test]
    fn a_known_exponent_is_found_within_its_error() {
        for (seed, exponent) in [(1, 1.8), (2, 2.2), (3, 3.0)] {
            let fit = zipf_of_histogram(&sample(exponent, 1, 20_000, seed)).unwrap();
            assert!((fit.exponent - exponent).abs() < 3.5 * fit.standard_error, "{fit:?}");
            assert!(fit.standard_error < 0.1 && fit.ks_distance < 0.05, "{fit:?}");
            let rank = 1.0 / (exponent - 1.0);
            assert!((fit.rank_exponent - rank).abs() < 4.0 * fit.rank_standard_error, "{fit:?}");
        }
    }

    #[test]
    fn the_errors_are_as_large_as_the_spread_of_many_samples() {
        let fits: Vec<ZipfFit> =
            (0..60).map(|seed| fit(&sample(2.0, 1, 1000, seed).into_iter().collect::<Vec<_>>()).unwrap()).collect();
        let mean = fits.iter().map(|fit| fit.exponent).sum::<f64>() / 60.0;
        let spread = (fits.iter().map(|fit| (fit.exponent - mean).powi(2)).sum::<f64>() / 59.0).sqrt();
        assert!((mean - 2.0).abs() < 0.02, "{mean}");
        assert!((spread / fits[0].standard_error - 1.0).abs() < 0.35, "{spread} {:?}", fits[0]);
    }

    #[test]
    fn the_tail_begins_where_the_law_does() {
        let mut histogram = sample(2.5, 20, 5_000, 7);
        for x in 1..20 {
            histogram.insert(x, 300);
        }
        let fit = zipf_of_histogram(&histogram).unwrap();
        assert!((15..=40).contains(&fit.x_min), "{fit:?}");
        assert!((fit.exponent - 2.5).abs() < 4.0 * fit.standard_error, "{fit:?}");
    }

    #[test]
    fn too_little_is_no_law() {
        assert_eq!(zipf_of_histogram(&BTreeMap::new()), None);
        assert_eq!(zipf_of_histogram(&BTreeMap::from([(5, 1000)])), None);
        assert_eq!(zipf_of_histogram(&BTreeMap::from([(1, 20), (2, 5), (9, 1)])), None);
    }
}
