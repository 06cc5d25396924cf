//! The interval of a proportion.

/// A proportion with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WilsonInterval {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl WilsonInterval {
    /// The interval of the failures. For a share of won games, that is the opponent's.
    pub fn complement(self) -> WilsonInterval {
        WilsonInterval { rate: 1.0 - self.rate, low: 1.0 - self.high, high: 1.0 - self.low }
    }
}

/// `successes` of `trials` with Wilson's 95 % interval; `None` without trials.
///
/// Source: E. B. Wilson, 1927. Unlike the textbook interval it never leaves 0 to 1 and stays honest for small samples.
///
/// ```
/// let interval = katachi_core::mining::wilson(1, 1).unwrap();
/// assert!((interval.low - 0.2065).abs() < 1e-4 && interval.high == 1.0);
/// ```
pub fn wilson(successes: u64, trials: u64) -> Option<WilsonInterval> {
    const Z: f64 = 1.959_963_984_540_054;
    if trials == 0 {
        return None;
    }
    let n = trials as f64;
    let p = (successes as f64 / n).min(1.0);
    let z2 = Z * Z;
    let middle = p + z2 / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z2 / n;
    Some(WilsonInterval { rate: p, low: ((middle - half) / scale).max(0.0), high: ((middle + half) / scale).min(1.0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_rate_and_narrows() {
        let wide = wilson(3, 10).unwrap();
        let narrow = wilson(300, 1000).unwrap();
        assert!(wide.low < 0.3 && 0.3 < wide.high);
        assert!(narrow.high - narrow.low < wide.high - wide.low);
        // Reference values, computed by hand from the formula.
        assert!((wide.low - 0.107_791).abs() < 1e-5 && (wide.high - 0.603_222).abs() < 1e-5, "{wide:?}");
        assert_eq!(wilson(0, 0), None);
        let failures = wilson(7, 10).unwrap().complement();
        for (one, other) in [(failures.rate, wide.rate), (failures.low, wide.low), (failures.high, wide.high)] {
            assert!((one - other).abs() < 1e-12, "{failures:?}");
        }
        assert_eq!(wilson(0, 5).unwrap().low, 0.0);
    }
}
