//! The upper tail of the χ² distribution, by the regularised incomplete gamma function.
//!
//! Source: the power series for P(a, x) below x = a + 1 and Legendre's continued fraction for Q(a, x) above it (NIST
//! Digital Library of Mathematical Functions, 8.7.1 and 8.9.2), the latter by Lentz's method, so that small tails keep
//! their digits.

/// The probability that a χ² variable is at least `statistic`; 1 without degrees of freedom.
///
/// ```
/// let p = katachi_core::mining::statistics::chi_squared_survival(7.879, 1);
/// assert!((p - 0.005).abs() < 1e-5);
/// ```
pub fn chi_squared_survival(statistic: f64, degrees_of_freedom: u32) -> f64 {
    if degrees_of_freedom == 0 || statistic <= 0.0 {
        return 1.0;
    }
    upper_gamma(f64::from(degrees_of_freedom) / 2.0, statistic / 2.0)
}

/// The distance from the mean, in standard deviations, beyond which a normal variable lies on either side with this
/// probability; at most 37, where the probability ends to be a number.
///
/// ```
/// assert!((katachi_core::mining::statistics::normal_distance(0.05) - 1.959_964).abs() < 1e-6);
/// ```
pub fn normal_distance(p_value: f64) -> f64 {
    const LARGEST: f64 = 37.0;
    if p_value >= 1.0 {
        return 0.0;
    }
    let target = p_value.max(f64::MIN_POSITIVE).ln();
    // Newton's method. The logarithm of the tail is concave, so from the second step on it comes from below.
    let mut z = (-2.0 * target).sqrt();
    for _ in 0..50 {
        let tail = chi_squared_survival(z * z, 1).max(f64::MIN_POSITIVE);
        let slope = -(2.0 / std::f64::consts::PI).sqrt() * (-z * z / 2.0).exp() / tail;
        let step = (tail.ln() - target) / slope;
        z = (z - step).clamp(0.0, LARGEST);
        if step.abs() < 1e-12 * z.max(1.0) {
            break;
        }
    }
    z
}

/// Q(a, x) for positive a and x.
fn upper_gamma(a: f64, x: f64) -> f64 {
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 { (1.0 - scale * series(a, x)).clamp(0.0, 1.0) } else { (scale * fraction(a, x)).clamp(0.0, 1.0) }
}

/// Enough for any a below 10⁸: the terms fall off within some √a of the start.
const MAX_TERMS: usize = 100_000;

/// Σ xⁿ / (a (a+1) … (a+n)).
fn series(a: f64, x: f64) -> f64 {
    let (mut term, mut sum) = (1.0 / a, 1.0 / a);
    for n in 1..MAX_TERMS {
        term *= x / (a + n as f64);
        sum += term;
        if term < sum * f64::EPSILON {
            break;
        }
    }
    sum
}

/// 1/(x+1−a − 1(1−a)/(x+3−a − 2(2−a)/(x+5−a − …))).
fn fraction(a: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / TINY;
    let mut d = 1.0 / b;
    let mut value = d;
    for n in 1..MAX_TERMS {
        let n = n as f64;
        let numerator = -n * (n - a);
        b += 2.0;
        let nonzero = |y: f64| if y.abs() < TINY { TINY } else { y };
        d = 1.0 / nonzero(numerator * d + b);
        c = nonzero(b + numerator / c);
        value *= c * d;
        if (c * d - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    value
}

/// ln Γ(x) for positive x: Stirling's series, from 15 on.
pub(super) fn ln_gamma(x: f64) -> f64 {
    if x < 15.0 {
        return ln_gamma(x + 1.0) - x.ln();
    }
    let inverse = 1.0 / (x * x);
    let tail = (((1.0 / 1260.0 - inverse / 1680.0) * inverse - 1.0 / 360.0) * inverse + 1.0 / 12.0) / x;
    (x - 0.5) * x.ln() - x + (2.0 * std::f64::consts::PI).ln() / 2.0 + tail
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found / expected - 1.0).abs() < 1e-10, "{found} where {expected} is right");
    }

    #[test]
    fn ln_gamma_knows_factorials_and_the_half() {
        near(ln_gamma(0.5), std::f64::consts::PI.sqrt().ln());
        near(ln_gamma(11.0), 3_628_800_f64.ln());
        near(ln_gamma(171.0), (1..=170).map(|n| f64::from(n).ln()).sum());
        near(ln_gamma(1e-3), 6.907_178_885_383_854);
    }

    #[test]
    fn two_degrees_are_an_exponential_and_four_a_sum_of_two() {
        for x in [0.01, 0.5, 1.0, 3.0, 10.0, 100.0, 1000.0_f64] {
            near(chi_squared_survival(x, 2), (-x / 2.0).exp());
            near(chi_squared_survival(x, 4), (-x / 2.0).exp() * (1.0 + x / 2.0));
            // An even number of degrees is a Poisson sum.
            let poisson = (0..50)
                .fold((0.0, (-x / 2.0).exp()), |(sum, term), n| (sum + term, term * (x / 2.0) / (f64::from(n) + 1.0)));
            near(chi_squared_survival(x, 100), poisson.0);
        }
    }

    #[test]
    fn the_normal_distance_is_the_inverse_of_the_tail() {
        for z in [0.0, 1e-6, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 36.0] {
            let found = normal_distance(chi_squared_survival(z * z, 1));
            assert!((found - z).abs() < 1e-8, "{found}, not {z}");
        }
        assert_eq!((normal_distance(1.0), normal_distance(2.0)), (0.0, 0.0));
        assert!(normal_distance(0.0) > 36.0 && normal_distance(0.0).is_finite());
    }

    #[test]
    fn critical_values_of_the_tables_come_back() {
        // statistic, degrees of freedom, upper tail: the usual tables, to the digits that they print.
        for (x, degrees, p) in [
            (3.841_459, 1, 0.05),
            (6.634_897, 1, 0.01),
            (10.827_566, 1, 0.001),
            (7.814_728, 3, 0.05),
            (11.070_498, 5, 0.05),
            (18.307_038, 10, 0.05),
            (43.772_972, 30, 0.05),
            (124.342_113, 100, 0.05),
            (13.786_720, 30, 0.995),
        ] {
            assert!((chi_squared_survival(x, degrees) / p - 1.0).abs() < 1e-5, "{x} {degrees}");
        }
        assert_eq!(chi_squared_survival(0.0, 5), 1.0);
        assert_eq!(chi_squared_survival(9.0, 0), 1.0);
        let mean = chi_squared_survival(1e6, 1_000_000);
        assert!(0.49 < mean && mean < 0.5, "{mean}");
    }
}
