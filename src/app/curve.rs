//! Shares by year: the games in which something was found, out of the games in which it could have been.

use std::collections::BTreeMap;

use katachi_core::mining::{WilsonInterval, wilson};

/// Lengths of a stretch, in years.
pub const STRETCH_YEARS: [i16; 4] = [1, 2, 5, 10];

/// Minimum number of games in a stretch that is drawn. If no stretch has as many, all are drawn.
pub const MIN_STRETCH_GAMES: u64 = 10;

/// The number of finds, and the number of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameShare {
    pub found: u64,
    pub games: u64,
}

impl GameShare {
    /// The rate with its 95 % interval; `None` without games.
    pub fn interval(self) -> Option<WilsonInterval> {
        wilson(self.found, self.games)
    }

    pub fn count(&mut self, is_found: bool) {
        self.found += u64::from(is_found);
        self.games += 1;
    }
}

/// A stretch of years, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Years {
    pub from: i16,
    pub to: i16,
    pub share: GameShare,
}

/// Each year with chances, ascending.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    years: Vec<Years>,
}

impl Curve {
    /// `found` and `all` count games by year. Years that are not in `all` are left out.
    pub fn new(found: impl IntoIterator<Item = (i16, u32)>, all: &BTreeMap<i16, u32>) -> Curve {
        let found: BTreeMap<i16, u32> = found.into_iter().collect();
        let share = |(&year, &games): (&i16, &u32)| {
            let found = found.get(&year).copied().unwrap_or(0).min(games);
            (year, GameShare { found: u64::from(found), games: u64::from(games) })
        };
        all.iter().map(share).collect()
    }

    pub fn is_empty(&self) -> bool {
        self.years.is_empty()
    }

    /// The stretches of `length` years that have games. Stretches start at multiples of `length`.
    pub fn stretches(&self, length: i16) -> Vec<Years> {
        let mut stretches: Vec<Years> = Vec::new();
        for year in &self.years {
            let from = year.from.div_euclid(length) * length;
            match stretches.last_mut() {
                Some(last) if last.from == from => {
                    last.share.found += year.share.found;
                    last.share.games += year.share.games;
                }
                _ => stretches.push(Years { from, to: from + length - 1, share: year.share }),
            }
        }
        stretches
    }

    /// The stretches to draw: those with enough games, because shares of few games jump. If no stretch has enough, all.
    pub fn drawn(&self, length: i16) -> Vec<Years> {
        let mut stretches = self.stretches(length);
        if stretches.iter().any(|years| years.share.games >= MIN_STRETCH_GAMES) {
            stretches.retain(|years| years.share.games >= MIN_STRETCH_GAMES);
        }
        stretches
    }

    /// The shortest length at which half the stretches have at least 50 games, and at most `max_points` stretches lie
    /// from the first drawn one to the last. With more points, a curve in a narrow plot would be a scribble.
    pub fn fitting_stretch(&self, max_points: usize) -> i16 {
        const MIN_MEDIAN_GAMES: u64 = 50;
        let fits = |length: &i16| {
            let mut games: Vec<u64> = self.stretches(*length).iter().map(|years| years.share.games).collect();
            games.sort_unstable();
            let has_games = games.get(games.len() / 2).is_some_and(|&middle| middle >= MIN_MEDIAN_GAMES);
            has_games && self.places_drawn(*length) <= max_points
        };
        STRETCH_YEARS.into_iter().find(fits).unwrap_or(STRETCH_YEARS[STRETCH_YEARS.len() - 1])
    }

    /// Number of stretches from the first drawn one to the last, those between them that are not drawn included.
    fn places_drawn(&self, length: i16) -> usize {
        let drawn = self.drawn(length);
        let (Some(first), Some(last)) = (drawn.first(), drawn.last()) else { return 0 };
        ((i32::from(last.from) - i32::from(first.from)) / i32::from(length) + 1) as usize
    }
}

impl FromIterator<(i16, GameShare)> for Curve {
    fn from_iter<I: IntoIterator<Item = (i16, GameShare)>>(years: I) -> Curve {
        let mut years: Vec<Years> =
            years.into_iter().map(|(year, share)| Years { from: year, to: year, share }).collect();
        years.sort_by_key(|years| years.from);
        Curve { years }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_shares_of_what_could_have_been() {
        let all = BTreeMap::from([(1846, 4), (1848, 6), (1851, 10)]);
        let curve = Curve::new([(1846, 1), (1851, 5)], &all);
        let shares = |length| -> Vec<(i16, u64, u64)> {
            curve.stretches(length).iter().map(|years| (years.from, years.share.found, years.share.games)).collect()
        };
        assert_eq!(shares(1), [(1846, 1, 4), (1848, 0, 6), (1851, 5, 10)]);
        assert_eq!(shares(10), [(1840, 1, 10), (1850, 5, 10)]);
        assert_eq!(curve.fitting_stretch(300), 10, "no stretch has fifty");
        let drawn = |length| curve.drawn(length).iter().map(|years| years.from).collect::<Vec<i16>>();
        assert_eq!(drawn(1), [1851], "the others have few games");
        assert_eq!(Curve::new([], &BTreeMap::from([(1094, 1), (1648, 3)])).drawn(1).len(), 2, "better than nothing");
    }

    #[test]
    fn a_narrow_plot_has_longer_stretches() {
        let all: BTreeMap<i16, u32> = (1700..2000).map(|year| (year, 60)).collect();
        let curve = Curve::new([], &all);
        let stretches = [300, 299, 150, 75, 5].map(|points| curve.fitting_stretch(points));
        assert_eq!(stretches, [1, 2, 2, 5, 10], "as many points as fit, and the longest if none fit");
        // Years without enough games take room too.
        let ends: BTreeMap<i16, u32> = [(1700, 60), (1999, 60)].into();
        assert_eq!(Curve::new([], &ends).fitting_stretch(75), 5);
    }
}
