//! The question: one drawing, or several joined by AND, OR, NOT and THEN. The user draws on one of them at a time.
//!
//! Joins bind as in [`Combined`]'s text: THEN closest, then NOT, AND, OR.

use serde::{Deserialize, Serialize};

use katachi_core::find::{Combined, Query};

use super::drawing::{Drawing, DrawingError};
use katachi_language::text;

/// How a drawing goes with the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Join {
    And,
    Or,
    /// As [`Combined::Then`].
    Then {
        within: u32,
        same_orientation: bool,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionPart {
    /// The join to the part before; it means nothing for the first.
    pub join: Join,
    /// Asks for games without the drawing. Has no meaning within a chain after its first part.
    pub not: bool,
    pub drawing: Drawing,
}

/// The parts of the question. There is always at least one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnQuestion {
    parts: Vec<QuestionPart>,
    at: usize,
}

/// Why a text is no question that can be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    #[error(transparent)]
    Drawing(#[from] DrawingError),
    #[error("{}", text!("find-brackets"))]
    Brackets,
}

/// Maximum number of drawings in one question.
pub const MAX_DRAWINGS: usize = 8;

impl From<Drawing> for DrawnQuestion {
    fn from(drawing: Drawing) -> DrawnQuestion {
        DrawnQuestion { parts: vec![QuestionPart { join: Join::And, not: false, drawing }], at: 0 }
    }
}

impl DrawnQuestion {
    /// Whether the question of a session has the parts that every question has.
    pub(super) fn is_whole(&self) -> bool {
        self.at < self.parts.len() && self.parts.len() <= MAX_DRAWINGS
    }

    pub fn parts(&self) -> &[QuestionPart] {
        &self.parts
    }

    /// The part that is being drawn.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn drawing(&self) -> &Drawing {
        &self.parts[self.at].drawing
    }

    pub(super) fn drawing_mut(&mut self) -> &mut Drawing {
        &mut self.parts[self.at].drawing
    }

    /// Whether more than one drawing is asked for.
    pub fn is_combined(&self) -> bool {
        self.asked().count() > 1
    }

    /// Whether it asks for one shape alone, without moves that follow.
    pub fn is_one_shape(&self) -> bool {
        let mut asked = self.asked();
        let is_plain = asked.next().is_some_and(|(_, part, query)| !part.not && query.sequence().is_empty());
        is_plain && asked.next().is_none()
    }

    /// The parts that are not empty, with their numbers.
    fn asked(&self) -> impl Iterator<Item = (usize, &QuestionPart, Query)> {
        let parts = self.parts.iter().enumerate();
        parts.filter_map(|(at, part)| Some((at, part, part.drawing.query()?)))
    }

    /// The question for the search; `None` while nothing is drawn.
    pub fn combined(&self) -> Option<Combined> {
        let mut any: Vec<Combined> = Vec::new();
        for (_, part, query) in self.asked() {
            let alone = |query| if part.not { Combined::Not(Box::new(query)) } else { query };
            match (part.join, any.pop()) {
                (_, None) => any.push(alone(query.into())),
                (Join::Or, Some(before)) => any.extend([before, alone(query.into())]),
                (Join::And, Some(before)) => any.push(before.and(alone(query.into()))),
                (Join::Then { within, same_orientation }, Some(before)) => {
                    any.push(before.then(within, same_orientation, query));
                }
            }
        }
        any.into_iter().reduce(|a, b| Combined::Or(Box::new(a), Box::new(b)))
    }

    /// The query of [`DrawnQuestion::combined`] that is being drawn, by number. `None` if it is empty or under a NOT:
    /// then the hits of another query are shown.
    pub fn speaker(&self) -> Option<usize> {
        let mut not = false;
        for (number, (at, part, _)) in self.asked().enumerate() {
            not = if matches!(part.join, Join::Then { .. }) && number > 0 { not } else { part.not };
            if at == self.at {
                return (!not).then_some(number);
            }
        }
        None
    }

    /// The drawing whose hits are shown.
    pub fn speaking(&self) -> &Drawing {
        &self.parts[self.speaking_part()].drawing
    }

    /// The number of the part whose hits are shown.
    pub fn speaking_part(&self) -> usize {
        let Some(combined) = self.combined() else { return self.at };
        let speaker = self.speaker().unwrap_or_else(|| combined.speaker());
        self.asked().nth(speaker).map_or(self.at, |(at, _, _)| at)
    }

    /// Draws a parsed question. Errors: it needs brackets, or is too large for a board.
    pub fn read(combined: &Combined) -> Result<DrawnQuestion, QuestionError> {
        let mut parts = Vec::new();
        flatten(combined, JoinPrecedence::Any, Join::And, &mut parts)?;
        Ok(DrawnQuestion { parts, at: 0 })
    }

    pub(super) fn add(&mut self, join: Join, not: bool) {
        if self.parts.len() < MAX_DRAWINGS {
            let drawing = Drawing::new(self.drawing().size());
            self.parts.push(QuestionPart { join, not, drawing });
            self.at = self.parts.len() - 1;
        }
    }

    pub(super) fn choose(&mut self, part: usize) {
        self.at = part.min(self.parts.len() - 1);
    }

    /// Removes a part, unless it is the only one.
    pub(super) fn remove(&mut self, part: usize) {
        if part < self.parts.len() && self.parts.len() > 1 {
            self.parts.remove(part);
            self.at = (self.at - usize::from(self.at > part)).min(self.parts.len() - 1);
        }
    }

    pub(super) fn join(&mut self, part: usize, join: Join, not: bool) {
        if let Some(part) = self.parts.get_mut(part) {
            (part.join, part.not) = (join, not);
        }
    }
}

/// How tightly joins bind at a place: joins that bind less tightly need brackets there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum JoinPrecedence {
    Any,
    All,
    One,
}

fn flatten(
    question: &Combined,
    level: JoinPrecedence,
    join: Join,
    parts: &mut Vec<QuestionPart>,
) -> Result<(), QuestionError> {
    let part = |join, query| {
        Ok::<QuestionPart, QuestionError>(QuestionPart { join, not: false, drawing: Drawing::from_query(query)? })
    };
    match question {
        Combined::Query(query) => parts.push(part(join, query)?),
        &Combined::Then { ref before, within, same_orientation, ref after, .. } => {
            flatten(before, level, join, parts)?;
            parts.push(part(Join::Then { within, same_orientation }, after)?);
        }
        Combined::Not(inner) => {
            let first = parts.len();
            if matches!(**inner, Combined::Not(_)) {
                return Err(QuestionError::Brackets);
            }
            flatten(inner, JoinPrecedence::One, join, parts)?;
            parts[first].not = true;
        }
        Combined::And(a, b) if level <= JoinPrecedence::All => {
            flatten(a, JoinPrecedence::All, join, parts)?;
            flatten(b, JoinPrecedence::One, Join::And, parts)?;
        }
        Combined::Or(a, b) if level == JoinPrecedence::Any => {
            flatten(a, JoinPrecedence::Any, join, parts)?;
            flatten(b, JoinPrecedence::All, Join::Or, parts)?;
        }
        Combined::And(..) | Combined::Or(..) => return Err(QuestionError::Brackets),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> DrawnQuestion {
        DrawnQuestion::read(&text.parse().unwrap()).unwrap()
    }

    #[test]
    fn a_question_of_several_drawings_asks_for_what_its_text_says() {
        for text in [
            "X O\n",
            "X .\nAND\nO O\n",
            "X .\nOR\nO O\nAND NOT\nX X\n",
            "NOT\nX .\nAND\nO O\nTHEN 20\n. X\nTHEN 5 SAME\nX X\nOR\nO .\n",
        ] {
            let combined: Combined = text.parse().unwrap();
            assert_eq!(DrawnQuestion::read(&combined).unwrap().combined().unwrap(), combined, "{text}");
        }
        let brackets: Combined = "X .\nAND (\nO O\nOR\nX X\n)\n".parse().unwrap();
        assert_eq!(DrawnQuestion::read(&brackets), Err(QuestionError::Brackets));
    }

    #[test]
    fn the_part_that_is_drawn_speaks_unless_it_asks_for_nothing_or_is_denied() {
        let mut question = read("X .\nAND NOT\nO O\nAND\nX X\n");
        assert_eq!(question.speaker(), Some(0));
        question.choose(2);
        assert_eq!(question.speaker(), Some(2));
        question.choose(1);
        assert_eq!(question.speaker(), None);
        assert_eq!(question.speaking(), &question.parts()[0].drawing);
        question.add(Join::And, false);
        assert_eq!((question.at(), question.speaker(), question.combined().unwrap().queries().len()), (3, None, 3));
        question.remove(3);
        question.remove(0);
        assert_eq!((question.at(), question.parts().len()), (1, 2));
    }
}
