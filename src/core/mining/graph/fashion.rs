//! The year since which a move is in fashion.

use std::collections::BTreeMap;

use crate::mining::statistics::{Association, chi_squared_survival};

/// The rise must have a p-value below this, after correction for all the years that were tried.
const MAX_P_VALUE: f64 = 0.01;
/// Minimum ratio of the share from that year on to the share before.
const MIN_RISE_RATIO: f64 = 1.5;
/// Minimum number of times that the move was played from that year on.
const MIN_PLAYS_SINCE: u32 = 10;
/// Minimum share of all that was played at the position before that year: a rise from one old game says nothing.
const MIN_SHARE_BEFORE: f64 = 0.05;

/// The year from which a move is played more than before; `None` if it is not.
///
/// `years` says how often the move was played each year, `all` how often anything was played at its position. Every
/// year but the first splits the time in two. The fourfold table of this move and others, before and from then on,
/// gives −2 log λ. The year with the largest value counts if the share rose by half or more, if the move was played ten
/// times or more since, if a twentieth or more of all that was played lies before, and if its p-value times the number
/// of years tried (Bonferroni) stays below 0.01. A fashion that came and went does not count.
pub fn fashionable_since(years: &[(i16, u32)], all: &BTreeMap<i16, u32>) -> Option<i16> {
    let total: u32 = all.values().sum();
    let played: u32 = years.iter().map(|&(_, count)| count).sum();
    let splits = all.len().saturating_sub(1);
    let (mut all_before, mut played_before) = (0, 0);
    let mut own = years.iter().peekable();
    let mut best: Option<(f64, i16)> = None;
    for (&year, &count) in all {
        let (all_since, played_since) = (total - all_before, played - played_before);
        let rose = f64::from(played_since) * f64::from(all_before)
            >= MIN_RISE_RATIO * f64::from(played_before) * f64::from(all_since);
        let has_past = all_before > 0 && f64::from(all_before) >= MIN_SHARE_BEFORE * f64::from(total);
        if has_past && played_since >= MIN_PLAYS_SINCE && rose {
            let table = Association::new(played_since, all_since, played, total);
            let ratio = table.map_or(0.0, Association::log_likelihood_ratio);
            if best.is_none_or(|(most, _)| ratio > most) {
                best = Some((ratio, year));
            }
        }
        all_before += count;
        while let Some((_, count)) = own.next_if(|(own_year, _)| *own_year <= year) {
            played_before += count;
        }
    }
    let (ratio, year) = best?;
    (chi_squared_survival(ratio, 1) * (splits as f64) < MAX_P_VALUE).then_some(year)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shares of a hundred moves a year from 2000.
    fn since(shares: &[u32]) -> Option<i16> {
        let years: Vec<(i16, u32)> =
            shares.iter().enumerate().map(|(at, &n)| (2000 + at as i16, n)).filter(|&(_, n)| n > 0).collect();
        let all = (0..shares.len()).map(|at| (2000 + at as i16, 100)).collect();
        fashionable_since(&years, &all)
    }

    #[test]
    fn a_rise_has_its_year_and_steady_or_falling_shares_have_none() {
        assert_eq!(since(&[2, 1, 3, 2, 2, 30, 35, 40, 33]), Some(2005));
        assert_eq!(since(&[0, 0, 0, 0, 12, 14, 15]), Some(2004));
        assert_eq!(since(&[20, 22, 19, 21, 20, 18, 23]), None);
        assert_eq!(since(&[40, 38, 30, 12, 5, 3, 1]), None);
        assert_eq!(since(&[0, 0, 0, 1, 2, 1, 2]), None, "too few to tell");
        assert_eq!(since(&[50]), None);
        let all = BTreeMap::from([(1800, 3), (1990, 500), (1991, 500)]);
        assert_eq!(fashionable_since(&[(1990, 250), (1991, 250)], &all), None, "three games are no past");
        assert_eq!(since(&[]), None);
    }
}
