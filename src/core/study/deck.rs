//! All cards.

use std::collections::BTreeMap;

use super::{Card, CardQuestion, CardQuestionKind, Grade, Moment};
use crate::go::GameKey;

/// Cards by their questions.
///
/// ```
/// use katachi_core::study::{CardQuestion, CardQuestionKind, Deck, Grade, Moment};
/// let now = Moment::from_secs(1_800_000_000);
/// let question = CardQuestion::Problem { id: "bent four".to_owned() };
/// let mut deck = Deck::default();
/// deck.review(&question, Grade::Again, now);
/// assert_eq!(deck.due(CardQuestionKind::Problem, now).len(), 0);
/// assert_eq!(deck.due(CardQuestionKind::Problem, now.plus_days(1)).len(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deck {
    pub(super) cards: BTreeMap<CardQuestion, Card>,
}

impl Deck {
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub fn get(&self, question: &CardQuestion) -> Option<&Card> {
        self.cards.get(question)
    }

    /// All cards, in the order of their questions.
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.cards.values()
    }

    /// Notes an answer; a question that has no card yet gets one.
    pub fn review(&mut self, question: &CardQuestion, grade: Grade, now: Moment) -> &Card {
        match self.cards.get_mut(question) {
            Some(card) => card.review(grade, now),
            None => {
                self.cards.insert(question.clone(), Card::new(question.clone(), grade, now));
            }
        }
        &self.cards[question]
    }

    /// Notes how many positions the solver looked at for a problem that has a card.
    pub fn measure(&mut self, question: &CardQuestion, positions: u64) {
        if let Some(card) = self.cards.get_mut(question) {
            card.measure(positions);
        }
    }

    /// Like [`Deck::review`], but does nothing if this very answer is there already. For writing an answer again when
    /// it is not known whether it was written.
    pub fn review_once(&mut self, question: &CardQuestion, grade: Grade, now: Moment) {
        let reviews = self.get(question).map_or(&[][..], Card::reviews);
        if !reviews.iter().any(|review| review.grade == grade && review.at == now) {
            self.review(question, grade, now);
        }
    }

    /// Removes a card. Returns whether there was one.
    pub fn forget(&mut self, question: &CardQuestion) -> bool {
        self.cards.remove(question).is_some()
    }

    /// Gives cards the game that they ask about now, where `now` knows one. A card that is there already stays.
    pub fn follow(&mut self, now: impl Fn(&CardQuestion) -> Option<GameKey>) {
        let changed: Vec<(CardQuestion, GameKey)> =
            self.cards.keys().filter_map(|question| Some((question.clone(), now(question)?))).collect();
        for (question, game) in changed {
            let moved = question.of_game(game);
            if !self.cards.contains_key(&moved)
                && let Some(card) = self.cards.remove(&question)
            {
                self.cards.insert(moved.clone(), card.asking(moved));
            }
        }
    }

    /// Cards of a kind that are due, the longest waiting first; ties by question.
    pub fn due(&self, kind: CardQuestionKind, now: Moment) -> Vec<&Card> {
        let mut due: Vec<&Card> = self.cards().filter(|card| card.kind() == kind && card.is_due(now)).collect();
        due.sort_by_key(|card| card.due());
        due
    }

    /// The time when the next card of a kind becomes due, of those that are not due yet.
    pub fn next_due(&self, kind: CardQuestionKind, now: Moment) -> Option<Moment> {
        self.cards().filter(|card| card.kind() == kind && !card.is_due(now)).map(Card::due).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_waiting_comes_first_and_kinds_stay_apart() {
        let begin = Moment::from_secs(1_800_000_000);
        let game = "0123456789abcdef".parse().unwrap();
        let asked = |moves| CardQuestion::Move { game, moves };
        let mut deck = Deck::default();
        deck.review(&asked(40), Grade::Again, begin.plus_secs(60));
        deck.review(&asked(7), Grade::Again, begin);
        deck.review(&asked(90), Grade::Easy, begin);
        deck.review(&CardQuestion::Problem { id: "a".to_owned() }, Grade::Again, begin);
        let now = begin.plus_secs(3_600);
        let due: Vec<CardQuestion> =
            deck.due(CardQuestionKind::Move, now).iter().map(|card| card.question().clone()).collect();
        assert_eq!(due, [asked(7), asked(40)]);
        assert_eq!(deck.next_due(CardQuestionKind::Move, now), deck.get(&asked(90)).map(Card::due));
        assert!(deck.forget(&asked(7)) && !deck.forget(&asked(7)));
        assert_eq!(deck.due(CardQuestionKind::Move, now).len(), 1);
    }
}
