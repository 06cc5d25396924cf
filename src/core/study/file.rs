//! A deck as text (RON): every card with its answers.

use serde::{Deserialize, Serialize};

use super::{Card, CardQuestion, Deck, Review};

/// The version of the format. Version 2 has questions for better moves. A deck without one is written as version 1,
/// which older programs read too.
const STUDY_FORMAT: u32 = 2;

/// Why a text is no deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    #[error("format {found}; this Katachi reads up to {supported}")]
    NewerFormat { found: u32, supported: u32 },
    #[error(transparent)]
    Damaged(#[from] DeckDamage),
}

/// The fault of a damaged deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckDamage {
    /// The message of the reader.
    #[error("{0}")]
    Unreadable(String),
    #[error("{question}: its answers are not in the order of time")]
    NotInOrder { question: CardQuestion },
    #[error("{question}: it was never answered")]
    NeverAnswered { question: CardQuestion },
    #[error("{question}: it is there twice")]
    Twice { question: CardQuestion },
}

#[derive(Serialize, Deserialize)]
struct DeckFile {
    format: u32,
    app: String,
    cards: Vec<CardRow>,
}

#[derive(Serialize, Deserialize)]
struct CardRow {
    question: CardQuestion,
    reviews: Vec<Review>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    positions: Option<u64>,
}

impl Deck {
    pub fn to_ron(&self) -> String {
        let row = |card: &Card| CardRow {
            question: card.question().clone(),
            reviews: card.reviews().to_vec(),
            positions: card.positions(),
        };
        let app = concat!("katachi ", env!("CARGO_PKG_VERSION")).to_owned();
        let is_newer = self.cards().any(|card| matches!(card.question(), CardQuestion::Better { .. }));
        let format = if is_newer { STUDY_FORMAT } else { 1 };
        let file = DeckFile { format, app, cards: self.cards().map(row).collect() };
        let pretty = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(3);
        ron::ser::to_string_pretty(&file, pretty).expect("plain data can be written as text")
    }

    /// Errors: damaged, or of a newer Katachi.
    pub fn from_ron(text: &str) -> Result<Deck, StudyError> {
        #[derive(Deserialize)]
        struct DeckFileHead {
            format: u32,
        }
        let damaged = |error: ron::error::SpannedError| StudyError::Damaged(DeckDamage::Unreadable(error.to_string()));
        let head: DeckFileHead = ron::from_str(text).map_err(damaged)?;
        if head.format > STUDY_FORMAT {
            return Err(StudyError::NewerFormat { found: head.format, supported: STUDY_FORMAT });
        }
        let file: DeckFile = ron::from_str(text).map_err(damaged)?;
        let mut deck = Deck::default();
        for row in file.cards {
            deck.take(row)?;
        }
        Ok(deck)
    }

    /// Reads the intact cards of a damaged text, each by itself.
    pub fn salvage(text: &str) -> Deck {
        const QUESTION_FIELD: &str = "question:";
        let mut deck = Deck::default();
        let starts = text.match_indices(QUESTION_FIELD).filter_map(|(at, _)| {
            let before = text[..at].trim_end();
            before.ends_with('(').then(|| before.len() - 1)
        });
        for start in starts {
            let row = balanced(&text[start..]).filter(|row| !row.contains('\u{fffd}'));
            if let Some(row) = row.and_then(|row| ron::from_str::<CardRow>(row).ok()) {
                // A row that contradicts itself is no card.
                let _ = deck.take(row);
            }
        }
        deck
    }

    /// Adds a card.
    ///
    /// Errors: what is wrong with it.
    fn take(&mut self, row: CardRow) -> Result<(), DeckDamage> {
        let CardRow { question, reviews, positions } = row;
        if !reviews.iter().all(|review| review.at.is_sound()) || !reviews.is_sorted_by_key(|review| review.at) {
            return Err(DeckDamage::NotInOrder { question });
        }
        let mut card = Card::from_reviews(question.clone(), &reviews)
            .ok_or_else(|| DeckDamage::NeverAnswered { question: question.clone() })?;
        if let Some(positions) = positions {
            card.measure(positions);
        }
        if self.cards.contains_key(&question) {
            return Err(DeckDamage::Twice { question });
        }
        self.cards.insert(question, card);
        Ok(())
    }
}

/// The text from the parenthesis that begins it to the one that closes it.
fn balanced(text: &str) -> Option<&str> {
    let (mut depth, mut is_quoted, mut is_escaped) = (0_u32, false, false);
    for (at, character) in text.char_indices() {
        match character {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            '(' | '[' if !is_quoted => depth += 1,
            ')' | ']' if !is_quoted => {
                depth -= 1;
                if depth == 0 {
                    return Some(&text[..=at]);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::{Grade, Moment};

    fn deck() -> Deck {
        let mut deck = Deck::default();
        let mut now = Moment::from_secs(1_800_000_000);
        for (moves, grade) in [(3, Grade::Again), (3, Grade::Good), (77, Grade::Hard), (3, Grade::Easy)] {
            let game = "00000000deadbeef".parse().unwrap();
            deck.review(&CardQuestion::Move { game, moves }, grade, now);
            now = now.plus_days(2);
        }
        deck.review(&CardQuestion::Problem { id: "九段 \"L\"".to_owned() }, Grade::Good, now);
        deck
    }

    #[test]
    fn a_deck_comes_back_as_it_was_and_is_the_same_text_each_time() {
        let text = deck().to_ron();
        let back = Deck::from_ron(&text).unwrap();
        assert_eq!(back, deck());
        assert_eq!(back.to_ron(), text);
        assert_eq!(Deck::from_ron(&Deck::default().to_ron()), Ok(Deck::default()));
    }

    #[test]
    fn only_a_deck_with_better_moves_is_of_the_newer_format() {
        let mut deck = deck();
        assert!(deck.to_ron().contains("format: 1"));
        let game = "00000000deadbeef".parse().unwrap();
        let answer = crate::go::Point::new(15, 3);
        deck.review(&CardQuestion::Better { game, moves: 3, answer }, Grade::Again, Moment::from_secs(1_900_000_000));
        let text = deck.to_ron();
        assert!(text.contains("format: 2"), "{text}");
        assert_eq!(Deck::from_ron(&text).unwrap(), deck);
        assert_eq!(Deck::salvage(&text), deck);
    }

    #[test]
    fn damaged_and_newer_decks_say_what_is_wrong() {
        let text = deck().to_ron();
        let newer = text.replacen("format: 1", "format: 7", 1);
        assert_eq!(Deck::from_ron(&newer), Err(StudyError::NewerFormat { found: 7, supported: 2 }));
        let said = |text: &str| Deck::from_ron(text).unwrap_err().to_string();
        assert!(said("nonsense").contains("1:1"));
        assert!(!said(&text[..text.len() / 2]).is_empty());
        assert!(said(&text.replacen("at: 18", "at: -18", 1)).contains("order of time"), "{text}");
        let twice = "(format: 1, app: \"\", cards: [(question: Problem(id: \"a\"), reviews: [(at: 5, grade: Good)]), \
                     (question: Problem(id: \"a\"), reviews: [(at: 5, grade: Good)])])";
        assert_eq!(said(twice), "problem a: it is there twice");
        let never = "(format: 1, app: \"\", cards: [(question: Problem(id: \"a\"), reviews: [])])";
        assert_eq!(said(never), "problem a: it was never answered");
    }
}
