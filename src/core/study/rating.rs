//! How strong the first tries at problems were, compared with how hard the problems are.
//!
//! Source: Glickman, *Parameter estimation in large dynamic paired comparison experiments* (1999), the Glicko system. A
//! problem is the opponent, and wins if the first try fails. Its rating never changes. It follows from the positions
//! that the solver needed: 1,000, and 200 more for ten times as many positions. That scale is ours, so the rating
//! compares a reader with these problems only: it is no kyu or dan grade. We have not measured how well the solver's
//! work predicts what is hard for people. Each problem's deviation of 200 allows for that.

use std::f64::consts::{LN_10, PI};

use super::{CardQuestionKind, Deck, Grade, Moment};

/// The deviation and rating of a reader who has tried nothing, and the deviation of a problem.
const FIRST_DEVIATION: f64 = 350.0;
const FIRST_RATING: f64 = 1500.0;
const PROBLEM_DEVIATION: f64 = 200.0;
/// Minimum deviation of a reader. A rating can always change, as readers learn.
const MIN_DEVIATION: f64 = 50.0;

/// A reader's rating among the problems that were tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProblemRating {
    pub rating: f64,
    /// One standard deviation.
    pub deviation: f64,
    /// First tries of problems that the solver has measured.
    pub tries: usize,
    /// Problems that were tried and that the solver has not measured.
    pub unmeasured: usize,
}

impl Default for ProblemRating {
    fn default() -> ProblemRating {
        ProblemRating { rating: FIRST_RATING, deviation: FIRST_DEVIATION, tries: 0, unmeasured: 0 }
    }
}

/// The rating of a problem for which the solver looked at this number of positions.
pub fn rating_of_problem(positions: u64) -> f64 {
    1000.0 + 200.0 * (positions.max(1) as f64).log10()
}

impl ProblemRating {
    /// Rates a reader by the first try at each problem of a deck, in the order of time. Later tries do not count, as
    /// the problem was seen before.
    pub fn from_deck(deck: &Deck) -> ProblemRating {
        let firsts = deck.cards().filter(|card| card.kind() == CardQuestionKind::Problem).filter_map(|card| {
            let first = card.reviews().first()?;
            Some((first.at, card.positions(), first.grade != Grade::Again))
        });
        let mut firsts: Vec<(Moment, Option<u64>, bool)> = firsts.collect();
        firsts.sort_by_key(|&(at, ..)| at);
        let mut rating = ProblemRating::default();
        for (_, positions, was_right) in firsts {
            match positions {
                Some(positions) => rating.meets(rating_of_problem(positions), was_right),
                None => rating.unmeasured += 1,
            }
        }
        rating
    }

    /// Plays one game of the Glicko system.
    fn meets(&mut self, problem: f64, was_right: bool) {
        let q = LN_10 / 400.0;
        let g = 1.0 / (1.0 + 3.0 * (q * PROBLEM_DEVIATION / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10.0_f64.powf(-g * (self.rating - problem) / 400.0));
        let information = (q * g).powi(2) * expected * (1.0 - expected);
        let precision = self.deviation.powi(-2) + information;
        self.rating += q * g / precision * (f64::from(u8::from(was_right)) - expected);
        self.deviation = precision.powf(-0.5).max(MIN_DEVIATION);
        self.tries += 1;
    }

    /// Half the width of the 95 % interval.
    pub fn half_width(&self) -> f64 {
        1.96 * self.deviation
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256Plus;
    use rand_xoshiro::rand_core::{RngCore, SeedableRng};

    use super::*;
    use crate::study::CardQuestion;

    #[test]
    fn one_try_moves_the_rating_as_by_hand() {
        // The paper's formulas by hand, for a reader of 1500 ± 200 and a problem of 1400 ± 200: g = 0.8443, E = 0.6192.
        let mut rating = ProblemRating { deviation: 200.0, ..ProblemRating::default() };
        rating.meets(1400.0, true);
        assert!((rating.rating - 1560.5).abs() < 0.1 && (rating.deviation - 180.9).abs() < 0.1, "{rating:?}");
    }

    #[test]
    fn who_solves_as_a_rating_says_gets_that_rating() {
        let mut random = Xoshiro256Plus::seed_from_u64(5);
        let mut share = || (random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
        for truth in [1200.0, 1500.0, 1900.0] {
            let mut rating = ProblemRating::default();
            for _ in 0..400 {
                let problem = 1000.0 + 1200.0 * share();
                let q = LN_10 / 400.0;
                let g = 1.0 / (1.0 + 3.0 * (q * PROBLEM_DEVIATION / PI).powi(2)).sqrt();
                let wins = 1.0 / (1.0 + 10.0_f64.powf(-g * (truth - problem) / 400.0));
                rating.meets(problem, share() < wins);
            }
            assert!((rating.rating - truth).abs() < 3.0 * rating.deviation, "{truth}: {rating:?}");
            assert!(rating.deviation < 60.0, "{rating:?}");
        }
    }

    #[test]
    fn only_the_first_try_of_a_measured_problem_counts() {
        let now = Moment::from_secs(1_700_000_000);
        let question = |number: u64| CardQuestion::Problem { id: number.to_string() };
        let mut deck = Deck::default();
        deck.review(&question(1), Grade::Good, now);
        assert_eq!((ProblemRating::from_deck(&deck).tries, ProblemRating::from_deck(&deck).unmeasured), (0, 1));
        deck.measure(&question(1), 100_000);
        let once = ProblemRating::from_deck(&deck);
        assert!(once.tries == 1 && once.rating > 1500.0 && once.deviation < FIRST_DEVIATION, "{once:?}");
        deck.review(&question(1), Grade::Again, now.plus_days(1));
        assert_eq!(ProblemRating::from_deck(&deck), once);
        deck.review(&question(2), Grade::Again, now.plus_days(2));
        deck.measure(&question(2), 10);
        deck.measure(&question(2), 10_000_000);
        let twice = ProblemRating::from_deck(&deck);
        assert!(twice.rating < once.rating - 100.0, "an easy one that failed: {twice:?}");
        assert_eq!(ProblemRating::from_deck(&Deck::from_ron(&deck.to_ron()).unwrap()), twice);
    }
}
