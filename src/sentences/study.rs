//! Cards and decks.

use katachi_core::study::{CardQuestion, DeckDamage, StudyError};
use katachi_language::text;

use super::Sentence;

impl Sentence for CardQuestion {
    fn sentence(&self) -> String {
        match self {
            CardQuestion::Move { game, moves } => {
                text!("study-question-move", game = game.to_string(), number = moves.to_string())
            }
            CardQuestion::Better { game, moves, .. } => {
                let number = u64::from(*moves) + 1;
                text!("study-question-better", game = game.to_string(), number = number.to_string())
            }
            CardQuestion::Problem { id } => text!("study-question-problem", name = id),
        }
    }
}

impl Sentence for DeckDamage {
    fn sentence(&self) -> String {
        match self {
            DeckDamage::Unreadable(message) => message.clone(),
            DeckDamage::NotInOrder { question } => {
                text!("study-answers-not-in-order", question = question.sentence())
            }
            DeckDamage::NeverAnswered { question } => text!("study-never-answered", question = question.sentence()),
            DeckDamage::Twice { question } => text!("study-there-twice", question = question.sentence()),
        }
    }
}

impl Sentence for StudyError {
    fn sentence(&self) -> String {
        match self {
            StudyError::NewerFormat { found, supported } => {
                text!("study-newer-format", found = found.to_string(), supported = supported.to_string())
            }
            StudyError::Damaged(damage) => damage.sentence(),
        }
    }
}

#[cfg(test)]
mod tests {
    use katachi_core::go::Point;

    use super::*;
    use crate::tests::assert_english;

    #[test]
    fn sentences_about_cards_are_in_english_what_display_writes() {
        let game = "00000000deadbeef".parse().unwrap();
        let questions = [
            CardQuestion::Move { game, moves: 1000 },
            CardQuestion::Better { game, moves: 1000, answer: Point::new(3, 3) },
            CardQuestion::Problem { id: "corner".to_owned() },
        ];
        assert_english(&questions);
        let mut errors = vec![
            StudyError::NewerFormat { found: 1000, supported: 2 },
            StudyError::Damaged(DeckDamage::Unreadable("1:1: no deck".to_owned())),
        ];
        for question in questions {
            errors.push(DeckDamage::NotInOrder { question: question.clone() }.into());
            errors.push(DeckDamage::NeverAnswered { question: question.clone() }.into());
            errors.push(DeckDamage::Twice { question }.into());
        }
        assert_english(&errors);
    }
}
