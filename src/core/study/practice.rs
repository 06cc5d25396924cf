//! How practice went: how often the first try was right, and for how long without a break.

use super::{CardQuestionKind, Deck, Grade, Moment};
use crate::mining::{WilsonInterval, wilson};

/// Number of latest reviews that count as "lately".
pub const RECENT_REVIEWS: usize = 50;

/// The summary of the reviews of one kind of card.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Practice {
    /// Cards that were tried at all.
    pub cards: usize,
    /// All tries, and those that were right.
    pub tries: usize,
    pub right: usize,
    /// The same of the latest [`RECENT_REVIEWS`].
    pub tries_lately: usize,
    pub right_lately: usize,
    /// The same of today.
    pub tries_today: usize,
    pub right_today: usize,
    /// Right answers in a row, now and at best.
    pub run: usize,
    pub best_run: usize,
    /// Days in a row with a try, up to today or yesterday.
    pub days: usize,
}

impl Practice {
    /// Sums up all cards of a kind in a deck. A problem that was solved after a failed try ([`Grade::Hard`]) is no try of
    /// its own. Days are the user's, see [`Moment::day`]. Those after `now` count in no row
    /// of days: the clock was set back.
    pub fn from_deck(deck: &Deck, kind: CardQuestionKind, now: Moment) -> Practice {
        let cards: Vec<_> = deck.cards().filter(|card| card.kind() == kind && !card.reviews().is_empty()).collect();
        let mut reviews: Vec<(Moment, bool)> = cards
            .iter()
            .flat_map(|card| card.reviews())
            .filter(|review| kind != CardQuestionKind::Problem || review.grade != Grade::Hard)
            .map(|review| (review.at, review.grade != Grade::Again))
            .collect();
        reviews.sort_by_key(|&(at, _)| at);
        let right = |part: &[(Moment, bool)]| part.iter().filter(|(_, right)| *right).count();
        let lately = &reviews[reviews.len().saturating_sub(RECENT_REVIEWS)..];
        let today: Vec<(Moment, bool)> = reviews.iter().copied().filter(|(at, _)| at.day() == now.day()).collect();
        let (mut run, mut best_run) = (0, 0);
        for (_, right) in &reviews {
            run = if *right { run + 1 } else { 0 };
            best_run = best_run.max(run);
        }
        Practice {
            cards: cards.len(),
            tries: reviews.len(),
            right: right(&reviews),
            tries_lately: lately.len(),
            right_lately: right(lately),
            tries_today: today.len(),
            right_today: right(&today),
            run,
            best_run,
            days: days_in_a_row(&reviews, now),
        }
    }

    /// How often the first try was right lately; `None` before the first.
    pub fn rate_lately(&self) -> Option<WilsonInterval> {
        wilson(self.right_lately as u64, self.tries_lately as u64)
    }
}

fn days_in_a_row(reviews: &[(Moment, bool)], now: Moment) -> usize {
    let today = now.day();
    let mut days: Vec<i64> = reviews.iter().map(|(at, _)| at.day()).filter(|&day| day <= today).collect();
    days.dedup();
    let last = days.last().copied().filter(|&last| last >= today - 1).unwrap_or(today);
    days.iter().rev().zip(0..).take_while(|&(&day, back)| day == last - back).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::CardQuestion;

    #[test]
    fn tries_runs_and_days_are_counted() {
        let mut deck = Deck::default();
        let now = Moment::from_secs(1_700_000_000);
        let question = |number: u64| CardQuestion::Problem { id: number.to_string() };
        assert_eq!(Practice::from_deck(&deck, CardQuestionKind::Problem, now), Practice::default());
        // Four days ago, then yesterday, once at the second try, and today.
        for (days, number, grade) in [
            (-4, 1, Grade::Good),
            (-1, 1, Grade::Good),
            (-1, 2, Grade::Again),
            (-1, 2, Grade::Hard),
            (0, 3, Grade::Good),
            (0, 4, Grade::Easy),
        ] {
            let at = now.plus_days(days).plus_secs(number as i64);
            deck.review(&question(number), grade, at);
        }
        let practice = Practice::from_deck(&deck, CardQuestionKind::Problem, now.plus_secs(60));
        assert_eq!((practice.cards, practice.tries, practice.right), (4, 5, 4));
        assert_eq!((practice.tries_today, practice.right_today), (2, 2));
        assert_eq!((practice.run, practice.best_run, practice.days), (2, 2, 2));
        assert_eq!(practice.rate_lately().unwrap().rate, 0.8);
        // The day after without a try, the days still stand; two days after, they are over.
        assert_eq!(Practice::from_deck(&deck, CardQuestionKind::Problem, now.plus_days(1)).days, 2);
        assert_eq!(Practice::from_deck(&deck, CardQuestionKind::Problem, now.plus_days(2)).days, 0);
        assert_eq!(Practice::from_deck(&deck, CardQuestionKind::Move, now), Practice::default());
        // On a clock that was set back to yesterday, today's tries have not been.
        let back = Practice::from_deck(&deck, CardQuestionKind::Problem, now.plus_days(-1).plus_secs(60));
        assert_eq!((back.days, back.tries_today, back.tries), (1, 2, 5));
    }
}
