//! Tests whether wins become rarer as a number grows, by logistic regression with one variable.

/// The slope of the log-odds of winning, with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slope {
    pub value: f64,
    pub error: f64,
}

impl Slope {
    /// The 95 % interval.
    pub fn interval(&self) -> (f64, f64) {
        let half = 1.959_963_984_540_054 * self.error;
        (self.value - half, self.value + half)
    }
}

/// Fits log-odds = a + b·x to groups of games (x, wins, games) by maximum likelihood. Returns the slope b.
///
/// `None` if it is undefined: all x equal, or games all won or all lost.
///
/// ```
/// use katachi_lab::matches::logistic_slope;
/// // Odds of 1:3, 1:1 and 3:1: the log-odds grow by ln 3 a step.
/// let slope = logistic_slope(&[(0.0, 25, 100), (1.0, 50, 100), (2.0, 75, 100)]).unwrap();
/// assert!((slope.value - 3.0_f64.ln()).abs() < 1e-9);
/// ```
pub fn logistic_slope(groups: &[(f64, u64, u64)]) -> Option<Slope> {
    let games: f64 = groups.iter().map(|&(_, _, games)| games as f64).sum();
    let mean = groups.iter().map(|&(x, _, games)| x * games as f64).sum::<f64>() / games;
    let (mut a, mut b) = (0.0, 0.0);
    for _ in 0..100 {
        // Gradient, and the information matrix.
        let (mut ga, mut gb, mut aa, mut ab, mut bb) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for &(x, wins, games) in groups {
            let (x, games) = (x - mean, games as f64);
            let p = 1.0 / (1.0 + (-(a + b * x)).exp());
            let (rest, weight) = (wins as f64 - games * p, games * p * (1.0 - p));
            ga += rest;
            gb += rest * x;
            aa += weight;
            ab += weight * x;
            bb += weight * x * x;
        }
        let determinant = aa * bb - ab * ab;
        if !determinant.is_finite() || determinant <= 1e-9 * aa * aa {
            return None;
        }
        let (da, db) = ((bb * ga - ab * gb) / determinant, (aa * gb - ab * ga) / determinant);
        a += da;
        b += db;
        if da.abs() + db.abs() < 1e-12 {
            return Some(Slope { value: b, error: (aa / determinant).sqrt() });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_groups_give_the_log_of_their_odds_ratio_and_its_error() {
        let slope = logistic_slope(&[(0.0, 40, 100), (1.0, 60, 100)]).unwrap();
        assert!((slope.value - 2.25_f64.ln()).abs() < 1e-9);
        let error = (1.0_f64 / 40.0 + 1.0 / 60.0 + 1.0 / 60.0 + 1.0 / 40.0).sqrt();
        assert!((slope.error - error).abs() < 1e-9, "{slope:?}");
        let (low, high) = slope.interval();
        assert!(low < slope.value && slope.value < high);
    }

    #[test]
    fn where_nothing_can_be_fitted_there_is_no_slope() {
        assert_eq!(logistic_slope(&[]), None);
        assert_eq!(logistic_slope(&[(1.0, 3, 9), (1.0, 4, 9)]), None);
        assert_eq!(logistic_slope(&[(0.0, 9, 9), (1.0, 9, 9)]), None);
    }
}
