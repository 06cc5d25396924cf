//! The Hurwitz zeta function ζ(s, q) = Σ (q + n)^−s, with its first two derivatives by s.
//!
//! Source: Euler–Maclaurin summation (NIST Digital Library of Mathematical Functions, 25.11.28 gives the terms): the
//! first terms one by one, the rest as an integral with corrections. Derivatives come from calculating with (value,
//! first, second derivative) throughout.

use std::ops::{Add, Mul};

/// A function of s at one s: value, first and second derivative.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jet {
    pub value: f64,
    pub first: f64,
    pub second: f64,
}

impl Add for Jet {
    type Output = Jet;

    fn add(self, other: Jet) -> Jet {
        Jet { value: self.value + other.value, first: self.first + other.first, second: self.second + other.second }
    }
}

impl Mul for Jet {
    type Output = Jet;

    fn mul(self, other: Jet) -> Jet {
        Jet {
            value: self.value * other.value,
            first: self.first * other.value + self.value * other.first,
            second: self.second * other.value + 2.0 * self.first * other.first + self.value * other.second,
        }
    }
}

impl Jet {
    fn constant(value: f64) -> Jet {
        Jet { value, first: 0.0, second: 0.0 }
    }

    /// s + shift.
    fn shifted(s: f64, shift: f64) -> Jet {
        Jet { value: s + shift, first: 1.0, second: 0.0 }
    }

    /// base^(−s).
    fn power(base: f64, s: f64) -> Jet {
        let (value, ln) = (base.powf(-s), base.ln());
        Jet { value, first: -ln * value, second: ln * ln * value }
    }

    fn inverse(self) -> Jet {
        let value = 1.0 / self.value;
        let first = -self.first * value * value;
        Jet { value, first, second: (2.0 * self.first * self.first * value - self.second) * value * value }
    }
}

/// Bernoulli numbers B₂ₙ over (2n)!.
const BERNOULLI: [f64; 8] = [
    1.0 / 12.0,
    -1.0 / 720.0,
    1.0 / 30_240.0,
    -1.0 / 1_209_600.0,
    1.0 / 47_900_160.0,
    -691.0 / 1_307_674_368_000.0,
    1.0 / 74_724_249_600.0,
    -3617.0 / 10_670_622_842_880_000.0,
];

/// Number of terms that are added one by one. It is well above s, so that the corrections shrink.
fn turn(s: f64, q: f64) -> usize {
    (10.0 + s - q).ceil().max(0.0) as usize
}

/// ζ(s, q) and its derivatives by s, for s > 1 and q > 0.
pub(super) fn hurwitz_zeta(s: f64, q: f64) -> Jet {
    let terms = turn(s, q);
    let head = (0..terms).map(|n| Jet::power(q + n as f64, s)).fold(Jet::constant(0.0), Jet::add);
    let a = q + terms as f64;
    let power = Jet::power(a, s);
    let integral = Jet::constant(a) * power * Jet::shifted(s, -1.0).inverse();
    let mut sum = head + integral + Jet::constant(0.5) * power;
    // s (s+1) … (s+2n) a^(−s−2n−1), from n = 0.
    let mut factor = Jet::shifted(s, 0.0) * power * Jet::constant(1.0 / a);
    for (n, number) in BERNOULLI.into_iter().enumerate() {
        sum = sum + Jet::constant(number) * factor;
        let n = 2.0 * n as f64;
        factor = factor * Jet::shifted(s, n + 1.0) * Jet::shifted(s, n + 2.0) * Jet::constant(1.0 / (a * a));
    }
    sum
}

/// ζ(s, q) alone, several times faster.
pub(super) fn hurwitz_zeta_value(s: f64, q: f64) -> f64 {
    let terms = turn(s, q);
    let head: f64 = (0..terms).map(|n| (q + n as f64).powf(-s)).sum();
    let a = q + terms as f64;
    let power = a.powf(-s);
    let mut sum = head + a * power / (s - 1.0) + 0.5 * power;
    let mut factor = s * power / a;
    for (n, number) in BERNOULLI.into_iter().enumerate() {
        sum += number * factor;
        let n = 2.0 * n as f64;
        factor *= (s + n + 1.0) * (s + n + 2.0) / (a * a);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, error: f64) {
        assert!((found / expected - 1.0).abs() < error, "{found} where {expected} is right");
    }

    #[test]
    fn known_values_come_out() {
        let pi = std::f64::consts::PI;
        near(hurwitz_zeta(2.0, 1.0).value, pi * pi / 6.0, 1e-14);
        near(hurwitz_zeta(4.0, 1.0).value, pi.powi(4) / 90.0, 1e-14);
        near(hurwitz_zeta(3.0, 1.0).value, 1.202_056_903_159_594_3, 1e-14);
        near(hurwitz_zeta(1.5, 1.0).value, 2.612_375_348_685_488, 1e-13);
        // ζ(2, 1/2) = π²/2, and ζ(s, q+1) = ζ(s, q) − q^−s.
        near(hurwitz_zeta(2.0, 0.5).value, pi * pi / 2.0, 1e-14);
        near(hurwitz_zeta(2.5, 7.0).value, hurwitz_zeta(2.5, 6.0).value - 6_f64.powf(-2.5), 1e-13);
        // ζ'(2), ζ''(2): reference values of the Riemann zeta function.
        near(hurwitz_zeta(2.0, 1.0).first, -0.937_548_254_315_843_8, 1e-12);
        near(hurwitz_zeta(2.0, 1.0).second, 1.989_280_234_298_901, 1e-11);
    }

    #[test]
    fn derivatives_are_slopes_and_the_value_alone_agrees() {
        for (s, q) in [(1.1, 1.0), (2.3, 5.0), (3.7, 1000.0), (12.0, 2.0), (25.0, 3.0)] {
            let (jet, step) = (hurwitz_zeta(s, q), 1e-5);
            let (low, high) = (hurwitz_zeta(s - step, q), hurwitz_zeta(s + step, q));
            near(jet.first, (high.value - low.value) / (2.0 * step), 1e-5);
            near(jet.second, (high.first - low.first) / (2.0 * step), 1e-5);
            near(hurwitz_zeta_value(s, q), jet.value, 1e-13);
        }
    }
}
