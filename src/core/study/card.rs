//! One question, how it was answered, and when it is due.

use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};
use rs_fsrs::{FSRS, Parameters, Rating};
use serde::{Deserialize, Serialize};

use super::Moment;
use crate::go::{GameKey, Point};
use crate::pattern::Image;

/// The question of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CardQuestion {
    /// The move after `moves` moves of a game.
    Move { game: GameKey, moves: u32 },
    /// A move that an engine holds to be better than the one after `moves` moves of a game.
    Better { game: GameKey, moves: u32, answer: Point },
    /// A tsumego by its name. The code that asks it chooses the names.
    Problem { id: String },
}

/// The kind of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CardQuestionKind {
    Move,
    Problem,
}

/// How well it was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Grade {
    /// Not known.
    Again,
    /// Known with difficulty, such as after a hint or a failed try.
    Hard,
    Good,
    /// Known without thinking.
    Easy,
}

impl Grade {
    pub const ALL: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    pub at: Moment,
    pub grade: Grade,
}

/// A question with its answers, the earliest first, and the memory of it that follows from them.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    question: CardQuestion,
    reviews: Vec<Review>,
    /// Positions that the solver looked at to solve the problem.
    positions: Option<u64>,
    memory: rs_fsrs::Card,
}

impl CardQuestion {
    /// The game that it is about; a problem is about none.
    pub fn game(&self) -> Option<GameKey> {
        match self {
            CardQuestion::Move { game, .. } | CardQuestion::Better { game, .. } => Some(*game),
            CardQuestion::Problem { .. } => None,
        }
    }

    /// The same question about another record of the game.
    pub(super) fn of_game(&self, game: GameKey) -> CardQuestion {
        match *self {
            CardQuestion::Move { moves, .. } => CardQuestion::Move { game, moves },
            CardQuestion::Better { moves, answer, .. } => CardQuestion::Better { game, moves, answer },
            CardQuestion::Problem { .. } => self.clone(),
        }
    }

    pub fn kind(&self) -> CardQuestionKind {
        match self {
            CardQuestion::Move { .. } | CardQuestion::Better { .. } => CardQuestionKind::Move,
            CardQuestion::Problem { .. } => CardQuestionKind::Problem,
        }
    }
}

impl fmt::Display for CardQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardQuestion::Move { game, moves } => write!(f, "game {game}, after move {moves}"),
            CardQuestion::Better { game, moves, .. } => {
                write!(f, "game {game}, better than move {}", u64::from(*moves) + 1)
            }
            CardQuestion::Problem { id } => write!(f, "problem {id}"),
        }
    }
}

impl Card {
    /// A question that was answered for the first time.
    pub(super) fn new(question: CardQuestion, grade: Grade, now: Moment) -> Card {
        let mut card = Card { question, reviews: Vec::new(), positions: None, memory: rs_fsrs::Card::default() };
        card.review(grade, now);
        card
    }

    /// The same card with another question.
    pub(super) fn asking(self, question: CardQuestion) -> Card {
        Card { question, ..self }
    }

    /// A card with these answers; `None` if there are none.
    pub(super) fn from_reviews(question: CardQuestion, reviews: &[Review]) -> Option<Card> {
        let (first, rest) = reviews.split_first()?;
        let mut card = Card::new(question, first.grade, first.at);
        rest.iter().for_each(|review| card.review(review.grade, review.at));
        Some(card)
    }

    /// Adds an answer. If the clock was set back, the answer gets the time of the last one. The scheduler counts the
    /// user's days since then.
    pub(super) fn review(&mut self, grade: Grade, now: Moment) {
        let at = self.reviews.last().map_or(now, |last| now.max(last.at));
        let rating = match grade {
            Grade::Again => Rating::Again,
            Grade::Hard => Rating::Hard,
            Grade::Good => Rating::Good,
            Grade::Easy => Rating::Easy,
        };
        let mut memory = self.memory.clone();
        if let Some(last) = self.reviews.last() {
            memory.last_review = date(at) - TimeDelta::days(at.days_since(last.at));
        }
        let mut next = FSRS::new(Parameters::default()).next(memory, date(at), rating).card;
        // After a thousand failures in a row the stability would be 0 days, and could never grow again.
        next.stability = next.stability.clamp(MIN_STABILITY_DAYS, MAX_STABILITY_DAYS);
        self.memory = next;
        self.reviews.push(Review { at, grade });
    }

    pub fn question(&self) -> &CardQuestion {
        &self.question
    }

    pub fn kind(&self) -> CardQuestionKind {
        self.question.kind()
    }

    /// Positions that the solver looked at to solve the problem, where it was asked: a measure of how hard it is.
    pub fn positions(&self) -> Option<u64> {
        self.positions
    }

    /// Notes the number of positions that the solver needed; the first number stays.
    pub(super) fn measure(&mut self, positions: u64) {
        self.positions.get_or_insert(positions);
    }

    /// The earliest first; never empty.
    pub fn reviews(&self) -> &[Review] {
        &self.reviews
    }

    /// When it is to be asked again: some minutes later, or when a later day begins.
    pub fn due(&self) -> Moment {
        match (self.memory.scheduled_days, self.reviews.last()) {
            (days, Some(last)) if days > 0 => Moment::start_of_day(last.at.day().saturating_add(days)),
            _ => Moment::from_secs(self.memory.due.timestamp()),
        }
    }

    pub fn is_due(&self, now: Moment) -> bool {
        self.due() <= now
    }

    /// Number of days after which the answer is still known with a chance of nine in ten.
    pub fn stability_days(&self) -> f64 {
        self.memory.stability
    }

    /// A number from 1 to 10.
    pub fn difficulty(&self) -> f64 {
        self.memory.difficulty
    }

    /// How often it was forgotten after it had been learnt.
    pub fn lapses(&self) -> usize {
        usize::try_from(self.memory.lapses).unwrap_or(0)
    }

    /// The chance to know it now.
    pub fn recall(&self, now: Moment) -> f64 {
        let last = self.reviews.last().map_or(now, |review| review.at);
        Parameters::forgetting_curve(now.days_since(last) as f64, self.memory.stability)
    }

    /// The image in which the board is shown the next time, so that the position is learnt and not its picture. It
    /// changes with every review, and only then.
    pub fn image(&self) -> Image {
        let of_question = match &self.question {
            CardQuestion::Move { game, moves } | CardQuestion::Better { game, moves, .. } => {
                mixed(game.to_bits() ^ u64::from(*moves))
            }
            CardQuestion::Problem { id } => id.bytes().fold(0, |sum, byte| mixed(sum ^ u64::from(byte))),
        };
        // An odd step visits all sixteen before one comes again.
        let (first, step) = (of_question as usize, (of_question >> 32) as usize | 1);
        Image::from_index(first.wrapping_add(step.wrapping_mul(self.reviews.len())) % Image::COUNT)
    }
}

const MIN_STABILITY_DAYS: f64 = 0.01;
const MAX_STABILITY_DAYS: f64 = 36_500.0;

fn date(moment: Moment) -> DateTime<Utc> {
    DateTime::from_timestamp(moment.secs(), 0).expect("a moment lies within the years 1970 to 9999")
}

/// The finaliser of splitmix64.
fn mixed(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(id: &str) -> CardQuestion {
        CardQuestion::Problem { id: id.to_owned() }
    }

    /// Reviewed whenever it is due.
    fn learnt(grades: &[Grade]) -> (Card, Vec<i64>) {
        let begin = Moment::from_secs(1_700_000_000);
        let mut card = Card::new(problem("corner"), grades[0], begin);
        let mut days = vec![card.due().days_since(begin)];
        for &grade in &grades[1..] {
            let now = card.due();
            card.review(grade, now);
            days.push(card.due().days_since(now));
        }
        (card, days)
    }

    #[test]
    fn what_is_known_comes_back_later_each_time_and_what_is_forgotten_at_once() {
        let (card, days) = learnt(&[Grade::Good; 6]);
        assert_eq!(days[0], 0, "it is learnt in the same session");
        assert!(days[1..].windows(2).all(|pair| pair[0] < pair[1]), "{days:?}");
        assert_eq!(card.lapses(), 0);
        let (forgotten, again) = learnt(&[Grade::Good, Grade::Good, Grade::Good, Grade::Again]);
        assert_eq!((forgotten.lapses(), again[3]), (1, 0));
        assert!(forgotten.stability_days() < card.stability_days());
        assert!(forgotten.difficulty() > card.difficulty());
    }

    #[test]
    fn a_card_is_due_when_the_chance_to_know_it_is_nine_in_ten() {
        let (card, days) = learnt(&[Grade::Good; 5]);
        assert!(days[4] > 30);
        // Whole days, so within what one day does.
        let chance = |card: &Card| (1.0 + 19.0 / 81.0 * days[4] as f64 / card.stability_days()).powf(-0.5);
        assert!((chance(&card) - 0.9).abs() < 0.002);
        assert!((card.recall(card.due()) - 0.9).abs() < 0.002);
    }

    #[test]
    fn better_grades_wait_longer() {
        let due = Grade::ALL.map(|grade| learnt(&[Grade::Good, Grade::Good, grade]).0.due());
        assert!(due.is_sorted() && due[0] < due[3], "{due:?}");
    }

    #[test]
    fn a_clock_that_is_set_back_and_endless_failures_do_no_harm() {
        let begin = Moment::from_secs(1_700_000_000);
        let mut card = Card::new(problem("ko"), Grade::Good, begin);
        card.review(Grade::Good, Moment::from_secs(-5));
        assert_eq!(card.reviews()[1].at, begin);
        for _ in 0..2_000 {
            card.review(Grade::Again, card.due());
        }
        assert!(card.recall(card.due()).is_finite() && card.difficulty().is_finite());
        card.review(Grade::Easy, Moment::from_secs(i64::MAX));
        assert_eq!(card.due(), Moment::from_secs(i64::MAX));
    }

    #[test]
    fn a_card_of_another_day_is_due_when_that_day_begins() {
        let (card, _) = learnt(&[Grade::Good, Grade::Good]);
        let last = card.reviews()[1].at;
        let days = card.due().days_since(last);
        assert!(days >= 1 && card.due() == Moment::start_of_day(last.day() + days));
        assert!(card.is_due(card.due()) && !card.is_due(card.due().plus_secs(-1)));
        // A card of the same session is due at its minute.
        let (new, _) = learnt(&[Grade::Again]);
        assert!((1..3600).contains(&(new.due().secs() - new.reviews()[0].at.secs())));
    }

    #[test]
    fn sixteen_reviews_show_all_sixteen_images() {
        let mut card = Card::new(problem("L group"), Grade::Good, Moment::from_secs(1_700_000_000));
        let mut images: Vec<Image> = Vec::new();
        for _ in 0..Image::COUNT {
            assert_eq!(card.image(), card.image());
            images.push(card.image());
            card.review(Grade::Good, card.due());
        }
        images.sort_by_key(|image| image.index());
        assert_eq!(images, Image::all().collect::<Vec<_>>());
    }
}
