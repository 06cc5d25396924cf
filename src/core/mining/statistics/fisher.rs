//! Fisher's exact test of a fourfold table, for counts too small for an approximation.

use super::chi_squared::ln_gamma;

/// Tables count as equally likely if their probabilities differ by less than this, which rounding may cause.
const TIE: f64 = 1e-7;

/// The probability of a table at most as likely as this one with the same sums: `a` of `of_a` here, `b` of `of_b` there.
/// 1 if there is nothing to compare.
///
/// The time grows with the spread of the counts, not with the counts: some hundred terms where a cell is below a
/// hundred.
///
/// ```
/// let tea = katachi_core::mining::statistics::fisher_exact((3, 4), (1, 4));
/// assert!((tea - 34.0 / 70.0).abs() < 1e-9);
/// ```
pub fn fisher_exact((a, of_a): (u64, u64), (b, of_b): (u64, u64)) -> f64 {
    let (a, b) = (a.min(of_a), b.min(of_b));
    // The probabilities of `x` here, of the marked ones in all.
    let table = Hypergeometric { drawn: of_a, marked: a + b, all: of_a + of_b };
    let (least, most) = table.range();
    let mode = table.mode().clamp(least, most);
    if a == mode {
        return 1.0;
    }
    let limit = table.ln_probability(a) + TIE;
    let is_rare = |x: u64| table.ln_probability(x) <= limit;
    // Both tails: the own one from `a` outwards, and the other from its first value that is rare enough.
    let (below, above) = if a < mode {
        (Some(a), first_true(mode, most, is_rare))
    } else {
        (first_true(0, mode - least, |back| is_rare(mode - back)).map(|back| mode - back), Some(a))
    };
    let tail = |from: Option<u64>, up: bool| from.map_or(0.0, |from| table.tail(from, up));
    (tail(below, false) + tail(above, true)).min(1.0)
}

/// The first number in a range from which on `test` holds, as it does up to the end or nowhere.
fn first_true(first: u64, last: u64, test: impl Fn(u64) -> bool) -> Option<u64> {
    let (mut from, mut to) = (first, last + 1);
    while from < to {
        let middle = from + (to - from) / 2;
        if test(middle) {
            to = middle;
        } else {
            from = middle + 1;
        }
    }
    (from <= last).then_some(from)
}

/// The distribution of the marked ones among those drawn.
struct Hypergeometric {
    drawn: u64,
    marked: u64,
    all: u64,
}

impl Hypergeometric {
    fn range(&self) -> (u64, u64) {
        ((self.drawn + self.marked).saturating_sub(self.all), self.drawn.min(self.marked))
    }

    fn mode(&self) -> u64 {
        let product = (u128::from(self.drawn) + 1) * (u128::from(self.marked) + 1);
        (product / (u128::from(self.all) + 2)) as u64
    }

    fn ln_probability(&self, x: u64) -> f64 {
        let unmarked = self.all - self.marked;
        ln_choose(self.marked, x) + ln_choose(unmarked, self.drawn - x) - ln_choose(self.all, self.drawn)
    }

    /// The probability of `from` and all values beyond.
    fn tail(&self, from: u64, up: bool) -> f64 {
        let (least, most) = self.range();
        let end = if up { most } else { least };
        let (mut x, mut term, mut sum) = (from, 1.0, 1.0);
        while term > sum * f64::EPSILON && x != end {
            // The probability of x + 1 divided by that of x, for the lower of the two values.
            let low = (if up { x } else { x - 1 }) as f64;
            let (drawn, marked, all) = (self.drawn as f64, self.marked as f64, self.all as f64);
            let ratio = (marked - low) * (drawn - low) / ((low + 1.0) * (all - marked - drawn + low + 1.0));
            term *= if up { ratio } else { 1.0 / ratio };
            sum += term;
            x = if up { x + 1 } else { x - 1 };
        }
        sum * self.ln_probability(from).exp()
    }
}

fn ln_choose(n: u64, k: u64) -> f64 {
    let [n, k] = [n, k].map(|count| count as f64);
    ln_gamma(n + 1.0) - ln_gamma(k + 1.0) - ln_gamma(n - k + 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(n: u64, k: u64) -> u128 {
        if k > n { 0 } else { (0..k).fold(1, |product, i| product * u128::from(n - i) / u128::from(i + 1)) }
    }

    /// The oracle: all tables with these sums, in whole numbers.
    fn slow((a, of_a): (u64, u64), (b, of_b): (u64, u64)) -> f64 {
        let marked = a + b;
        let ways = |x: u64| if x > marked { 0 } else { choose(of_a, x) * choose(of_b, marked - x) };
        let rare: u128 = (0..=of_a).map(ways).filter(|&other| other <= ways(a)).sum();
        rare as f64 / choose(of_a + of_b, marked) as f64
    }

    #[test]
    fn small_tables_agree_with_all_tables_counted_one_by_one() {
        for of_a in 0..=9 {
            for of_b in [0, 1, 2, 7, 9, 40] {
                for (a, b) in (0..=of_a).flat_map(|a| (0..=of_b).map(move |b| (a, b))) {
                    let (found, right) = (fisher_exact((a, of_a), (b, of_b)), slow((a, of_a), (b, of_b)));
                    assert!((found / right - 1.0).abs() < 1e-9, "{a} of {of_a}, {b} of {of_b}: {found}, not {right}");
                }
            }
        }
    }

    /// Rare things in groups of very different sizes. Source: `scipy.stats.fisher_exact` of SciPy.
    #[test]
    fn large_tables_agree_with_scipy() {
        for (a, of_a, b, of_b, right) in [
            (0, 24, 20, 11_274_295, 1.0),
            (3, 24, 20, 11_274_295, 1.500_711_964_141_556e-14),
            (5, 24, 20, 11_274_295, 1.487_604_412_365_533_8e-24),
            (3, 3, 1000, 53_000, 6.756_564_996_033_226e-6),
            (12, 700, 90, 2_000_000, 4.018_623_749_824_505e-27),
            (40, 1000, 20, 1000, 0.012_139_541_515_558_717),
            (60, 5000, 90, 5000, 0.016_760_918_362_458_316),
            (0, 300, 900, 53_000, 0.011_391_979_211_057_224),
            (2, 12, 2100, 212_000, 0.006_070_411_773_732_498),
            (99, 100_000, 30, 120_000, 5.289_467_334_282_47e-13),
        ] {
            let found = fisher_exact((a, of_a), (b, of_b));
            assert!((found / right - 1.0).abs() < 1e-5, "{a} of {of_a}, {b} of {of_b}: {found}, not {right}");
            assert!((fisher_exact((b, of_b), (a, of_a)) / found - 1.0).abs() < 1e-6);
        }
        assert_eq!(fisher_exact((0, 0), (0, 0)), 1.0);
    }
}
