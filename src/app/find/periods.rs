//! The continuations of the shown result in two periods: before a year, and since.

use std::sync::Arc;

use super::Find;
use super::continuations::{SIGNIFICANCE_LEVEL, usual_color};
use super::search::{LiveSearch, SearchAnswer};
use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::find::{Continuation, FindResult, GameSet};
use katachi_core::go::Color;
use katachi_core::mining::compare::{Contrast, Proportion};
use katachi_core::mining::statistics::q_values;
use katachi_core::mining::{WilsonInterval, wilson};
use katachi_language::text;

/// The year of AlphaGo's match.
const ALPHAGO: i16 = 2016;

/// Hits and continuations in the games of one period.
#[derive(Debug)]
pub struct PeriodCounts {
    pub hits: u64,
    pub games: u64,
    continuations: Vec<Continuation>,
}

impl PeriodCounts {
    fn new(result: FindResult) -> PeriodCounts {
        PeriodCounts { hits: result.hits, games: result.games, continuations: result.continuations }
    }

    /// The number of hits in which this colour plays at a point of the drawing, given as [`Continuation::at`].
    pub fn played(&self, at: (usize, usize), color: Color) -> u64 {
        self.continuations.iter().find(|next| next.at == at).map_or(0, |next| next.by(color))
    }

    /// The share of [`PeriodCounts::played`] in all hits of the period; `None` without hits.
    pub fn share(&self, at: (usize, usize), color: Color) -> Option<WilsonInterval> {
        wilson(self.played(at, color), self.hits)
    }
}

/// How the share of a move differs between the periods.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShareChange {
    /// The share since the year, less that before.
    pub difference: f64,
    /// Over all continuations of the result.
    pub q_value: f64,
}

impl ShareChange {
    /// Whether chance alone hardly explains it.
    pub fn is_sure(&self) -> bool {
        self.q_value < SIGNIFICANCE_LEVEL
    }
}

/// A result in both periods. Games without a year are in neither.
#[derive(Debug)]
pub struct PeriodComparison {
    /// The first year of the later period.
    pub year: i16,
    pub before: PeriodCounts,
    pub since: PeriodCounts,
    /// By rank in the whole result, of the colour that usually plays there. Empty if a period has no hits.
    changes: Vec<ShareChange>,
}

impl PeriodComparison {
    fn new(year: i16, before: PeriodCounts, since: PeriodCounts, continuations: &[Continuation]) -> PeriodComparison {
        let changes = changes(&before, &since, continuations).unwrap_or_default();
        PeriodComparison { year, before, since, changes }
    }

    /// The change of a continuation, by its rank in the whole result.
    pub fn change(&self, rank: usize) -> Option<&ShareChange> {
        self.changes.get(rank)
    }
}

/// `None` if a period has no hits.
fn changes(before: &PeriodCounts, since: &PeriodCounts, continuations: &[Continuation]) -> Option<Vec<ShareChange>> {
    // Hits of one game are no independent choices.
    let per_game = |period: &PeriodCounts| period.hits as f64 / period.games.max(1) as f64;
    let cluster = per_game(before).max(per_game(since)).max(1.0);
    let tally = |period: &PeriodCounts, next: &Continuation| {
        Proportion::new(period.played(next.at, usual_color(next)), period.hits)
    };
    let tallies: Vec<_> = continuations.iter().map(|next| (tally(since, next), tally(before, next))).collect();
    let p_value = |&(since, before): &(Proportion, Proportion)| {
        Contrast::clustered(since, before, cluster).map(|contrast| contrast.p_value)
    };
    let p_values: Vec<f64> = tallies.iter().map(p_value).collect::<Option<_>>()?;
    let change = |((since, before), q_value): ((Proportion, Proportion), f64)| ShareChange {
        difference: since.share() - before.share(),
        q_value,
    };
    Some(tallies.into_iter().zip(q_values(&p_values)).map(change).collect())
}

/// Counts both periods while the user compares them.
#[derive(Default)]
pub(super) struct PeriodCounter {
    year: Option<i16>,
    /// The result and the year whose count was begun last.
    begun: Option<(Arc<SearchAnswer>, i16)>,
    counted: Awaited<(Arc<SearchAnswer>, PeriodComparison)>,
}

impl PeriodCounter {
    /// Compares before this year and since from now on; `None` for no comparison.
    pub fn compare(&mut self, year: Option<i16>, search: &LiveSearch, effects: &mut Effects) {
        *self = PeriodCounter { year, ..PeriodCounter::default() };
        self.poll(search, effects);
    }

    /// Forgets the counts, as other games are loaded.
    pub fn forget(&mut self) {
        *self = PeriodCounter { year: self.year, ..PeriodCounter::default() };
    }

    /// Follows the shown result.
    pub fn poll(&mut self, search: &LiveSearch, effects: &mut Effects) {
        self.counted.poll();
        let Some(year) = self.year else { return };
        let Some(found) = search.shown().filter(|_| search.is_current()) else {
            // The counts of an old drawing would hold up the new one.
            if self.counted.is_running() {
                self.counted.stop();
                self.begun = None;
            }
            return;
        };
        if self.begun.as_ref().is_some_and(|(of, by)| Arc::ptr_eq(of, found) && *by == year) {
            return;
        }
        let Some(games) = search.games() else { return };
        let found = Arc::clone(found);
        self.begun = Some((Arc::clone(&found), year));
        let task = self.counted.start(text!("find-task-periods"), move |progress| {
            let corpus = games.corpus();
            let [before, since] = [true, false].map(|is_before| {
                let is_inside = |played: i16| (played < year) == is_before;
                let within = GameSet::matching(corpus, |id| corpus.year(id).is_some_and(is_inside));
                games.search_among(&found.asked, &within, progress).map(PeriodCounts::new)
            });
            let comparison = PeriodComparison::new(year, before?, since?, &found.result.continuations);
            Ok((found, comparison))
        });
        effects.spawn(task.quiet());
    }
}

impl Find {
    /// The first year of the later period, while two periods are compared.
    pub fn dividing_year(&self) -> Option<i16> {
        self.periods.year
    }

    /// The year that divides the games until the user chooses another: that of AlphaGo's match or, if all games are on
    /// one side of it, that of the middle game.
    pub fn usual_dividing_year(&self) -> i16 {
        let mut years: Vec<i16> = self.corpus.games().iter().filter_map(|&id| self.corpus.year(id)).collect();
        years.sort_unstable();
        match (years.first(), years.last()) {
            (Some(&first), Some(&last)) if last < ALPHAGO || first >= ALPHAGO => years[years.len() / 2],
            _ => ALPHAGO,
        }
    }

    /// Whether the periods of the shown result could not be counted, or their count was stopped.
    pub fn lacks_periods(&self) -> bool {
        self.periods.counted.failed().is_some()
    }

    /// The shown result in both periods. `None` while they are counted, and if they are not compared.
    pub fn periods(&self) -> Option<&PeriodComparison> {
        let shown = self.search.shown()?;
        let (of, comparison) = self.periods.counted.value()?;
        Arc::ptr_eq(of, shown).then_some(comparison)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_sure_where_chance_hardly_explains_it() {
        let next = |column: usize, black: u64| Continuation {
            at: (column, 0),
            black,
            white: 0,
            black_later: 0,
            white_later: 0,
            black_wins: 0,
            decided: 0,
            by_color: Default::default(),
        };
        let period = |hits: u64, games: u64, played: [u64; 2]| PeriodCounts {
            hits,
            games,
            continuations: vec![next(0, played[0]), next(1, played[1])],
        };
        let whole = [next(0, 1_100), next(1, 205)];
        let compared = |games: u64| {
            let (before, since) = (period(2_000, games, [400, 100]), period(2_000, games, [700, 105]));
            PeriodComparison::new(2016, before, since, &whole)
        };
        let found = compared(2_000);
        let changes = [0, 1].map(|rank| *found.change(rank).unwrap());
        assert!((changes[0].difference - 0.15).abs() < 1e-12 && (changes[1].difference - 0.0025).abs() < 1e-12);
        assert_eq!(changes.map(|change| change.is_sure()), [true, false]);
        // Twenty games that repeat the position prove less.
        assert!(!compared(20).change(0).unwrap().is_sure());
        let nothing = PeriodComparison::new(2016, period(0, 0, [0, 0]), period(9, 9, [4, 5]), &whole);
        assert_eq!(nothing.change(0), None);
    }
}
