//! How surely, and how strongly, two things go together: the likelihood-ratio test of a fourfold table.
//!
//! Source: Dunning, *Accurate methods for the statistics of surprise and coincidence* (1993), which Liu and Li use for
//! pattern collocations (section IV.B). With observed counts kᵢⱼ and those expected under independence eᵢⱼ,
//! −2 log λ = 2 Σ kᵢⱼ ln(kᵢⱼ / eᵢⱼ).
//!
//! Written like that, large terms of both signs cancel. Since Σ kᵢⱼ = Σ eᵢⱼ the sum is also 2 Σ eᵢⱼ h(kᵢⱼ/eᵢⱼ − 1) with
//! h(d) = (1 + d) ln(1 + d) − d, which is never negative; and kᵢⱼ − eᵢⱼ is the same whole number ±D over N in all four
//! cells. D is worked out in whole numbers, so that every digit but the last few is right whatever the counts.

/// A fourfold table: how often both, the one, the other, and how many observations in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Association {
    both: u32,
    first: u32,
    second: u32,
    all: u32,
}

impl Association {
    /// `None` unless both ≤ first, second ≤ all and the four cells of the table are not negative.
    pub fn new(both: u32, first: u32, second: u32, all: u32) -> Option<Association> {
        let neither = i64::from(all) - i64::from(first) - i64::from(second) + i64::from(both);
        (both <= first && both <= second && first <= all && second <= all && neither >= 0).then_some(Association {
            both,
            first,
            second,
            all,
        })
    }

    /// −2 log λ, never negative. It is large if the two come together more often than by chance, and also if less
    /// often.
    ///
    /// ```
    /// use katachi_core::mining::statistics::Association;
    /// assert_eq!(Association::new(1, 2, 2, 4).unwrap().log_likelihood_ratio(), 0.0);
    /// ```
    pub fn log_likelihood_ratio(self) -> f64 {
        let [both, first, second, all] = [self.both, self.first, self.second, self.all].map(i128::from);
        let determinant = both * all - first * second;
        if determinant == 0 {
            return 0.0;
        }
        let cells = [
            (1, first * second),
            (-1, first * (all - second)),
            (-1, (all - first) * second),
            (1, (all - first) * (all - second)),
        ];
        let sum: f64 = cells
            .into_iter()
            .filter(|&(_, product)| product > 0)
            .map(|(sign, product)| {
                let expected = product as f64 / all as f64;
                expected * excess((sign * determinant) as f64 / product as f64)
            })
            .sum();
        2.0 * sum
    }

    /// How many times as often as by chance: 1 for independent things. 0 without observations.
    pub fn lift(self) -> f64 {
        let by_chance = f64::from(self.first) * f64::from(self.second);
        if by_chance > 0.0 { f64::from(self.both) * f64::from(self.all) / by_chance } else { 0.0 }
    }
}

/// (1 + d) ln(1 + d) − d for d ≥ −1.
fn excess(d: f64) -> f64 {
    if d <= -1.0 {
        return 1.0;
    }
    if d.abs() >= 0.2 {
        return (1.0 + d) * d.ln_1p() - d;
    }
    // d²/(1·2) − d³/(2·3) + d⁴/(3·4) − …
    let mut power = d * d;
    let mut sum = 0.0;
    for n in 2..40 {
        let term = power / f64::from(n * (n - 1));
        sum += term;
        if term.abs() < sum * f64::EPSILON {
            break;
        }
        power *= -d;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both, first, second, all, and −2 log λ to 20 digits: mpmath 1.3.0 with 60 digits, from the textbook sum
    /// 2 Σ k ln(k/e).
    #[allow(clippy::excessive_precision, reason = "as the reference prints them")]
    const REFERENCE: [(u32, u32, u32, u32, f64); 13] = [
        (1, 1, 1, 3_400_000, 32.078_571_685_055_103_726),
        (0, 1, 1, 3_400_000, 5.882_354_671_280_870_479_9e-7),
        (0, 150_000, 20_000, 3_400_000, 1_810.269_159_268_733_865_5),
        (1, 66_300, 1, 3_400_000, 7.874_696_415_739_287_829_4),
        (31, 2_000, 51_000, 3_400_000, 0.033_496_633_435_742_100_968),
        (1_000, 1_000, 1_000, 3_400_000, 18_262.767_274_722_142_056),
        (5, 10, 7, 20, 2.026_873_479_422_634_549_5),
        (123_456, 200_000, 1_000_000, 3_400_000, 95_710.049_088_027_226_983),
        (7, 7, 12, 3_400_000, 181.006_608_971_863_857_32),
        (883, 1_000_000, 3_000, 3_400_000, 0.000_672_720_075_049_553_628_42),
        (12_345_678, 12_345_679, 12_345_679, 4_294_967_295, 169_146_943.290_523_698_17),
        (500_000_001, 1_000_000_000, 2_000_000_000, 4_000_000_000, 5.333_333_333_333_333_336_1e-9),
        (882_353, 1_000_000, 3_000_000, 3_400_000, 4.722_222_620_113_300_449_8e-8),
    ];

    #[test]
    fn the_ratio_has_the_digits_of_a_high_precision_reference() {
        for (both, first, second, all, expected) in REFERENCE {
            let found = Association::new(both, first, second, all).unwrap().log_likelihood_ratio();
            assert!((found / expected - 1.0).abs() < 1e-13, "{both} {first} {second} {all}: {found}, not {expected}");
        }
    }

    #[test]
    fn independence_and_empty_margins_give_zero_not_nan() {
        for (both, first, second, all) in [
            (0, 0, 0, 0),
            (0, 0, 5, 10),
            (5, 5, 5, 5),
            (30, 2_040, 50_000, 3_400_000),
            (30, 2_000, 51_000, 3_400_000),
            (u32::MAX, u32::MAX, u32::MAX, u32::MAX),
            (0, 0, u32::MAX, u32::MAX),
        ] {
            let table = Association::new(both, first, second, all).unwrap();
            assert_eq!(table.log_likelihood_ratio(), 0.0, "{table:?}");
            assert!(table.lift().is_finite());
        }
        assert_eq!(Association::new(2, 1, 5, 10), None);
        assert_eq!(Association::new(0, 6, 6, 10), None);
    }

    #[test]
    fn lift_is_one_by_chance_and_zero_for_what_never_comes_together() {
        assert_eq!(Association::new(30, 2_040, 50_000, 3_400_000).unwrap().lift(), 1.0);
        assert_eq!(Association::new(0, 10, 10, 100).unwrap().lift(), 0.0);
        assert_eq!(Association::new(10, 10, 10, 100).unwrap().lift(), 10.0);
    }
}
