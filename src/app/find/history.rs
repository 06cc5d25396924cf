//! The history of drawings that were searched, as a tree. Going back and playing something else begins a
//! branch. Beside it, undo and redo of single strokes.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::drawing::Drawing;
use super::example::{self, EXAMPLE_QUERIES};
use super::question::DrawnQuestion;
use crate::trail::{Trail, TrailStep};
use katachi_core::go::Color;
use katachi_language::text;
use katachi_sentences::term;

/// The name of an example. An alias, as serde takes a reference in a field for text that is borrowed.
type ExampleName = &'static str;

fn example_name<'de, D: Deserializer<'de>>(text: D) -> Result<ExampleName, D::Error> {
    let name = String::deserialize(text)?;
    let known = EXAMPLE_QUERIES.iter().map(|example| example.name).find(|&known| known == name);
    known.ok_or_else(|| D::Error::custom("no example has this name"))
}

/// How a step came to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepOrigin {
    Drawn,
    /// A continuation that was played: its colour and its point.
    Played(Color, String),
    /// By its name.
    Example(#[serde(deserialize_with = "example_name")] ExampleName),
    Game,
    Shape,
    Opening,
    Pasted,
    /// The English name by which it was asked for.
    Named(String),
}

impl StepOrigin {
    pub fn words(&self) -> Cow<'static, str> {
        let words = match self {
            StepOrigin::Drawn => text!("find-from-drawn"),
            StepOrigin::Played(Color::Black, point) => return text!("find-from-black", point = point).into(),
            StepOrigin::Played(Color::White, point) => return text!("find-from-white", point = point).into(),
            StepOrigin::Example(name) => example::title(name),
            StepOrigin::Game => text!("find-from-game"),
            StepOrigin::Shape => text!("find-from-shape"),
            StepOrigin::Opening => text!("find-from-opening"),
            StepOrigin::Pasted => text!("find-from-pasted"),
            StepOrigin::Named(name) => return term(name).to_owned().into(),
        };
        words.into()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HistoryStep {
    pub question: DrawnQuestion,
    pub origin: StepOrigin,
    pub parent: Option<usize>,
    /// Hits and games, once they are known.
    pub found: Option<(u64, u64)>,
    /// The child that was looked at last.
    latest: Option<usize>,
}

/// Steps by number, in the order in which they were made; the first has no parent.
#[derive(Clone, Debug)]
pub struct SearchHistory {
    steps: Vec<HistoryStep>,
    at: usize,
    /// Steps as they were before each stroke. Back and forward walk the tree of steps instead.
    strokes: Trail<(usize, DrawnQuestion)>,
}

/// The history as a session keeps it. Its numbers of hits are those of one corpus.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptHistory {
    corpus: u64,
    steps: Vec<HistoryStep>,
    at: usize,
}

/// Maximum number of steps that a session keeps, besides those that lead to the current one.
const MAX_KEPT_STEPS: usize = 200;

impl SearchHistory {
    pub(super) fn kept(&self, corpus: u64) -> KeptHistory {
        let first = self.steps.len().saturating_sub(MAX_KEPT_STEPS);
        let early = self.path_to(self.at).into_iter().filter(|&step| step < first);
        let numbers: Vec<usize> = early.chain(first..self.steps.len()).collect();
        let now = |before: usize| numbers.binary_search(&before).ok();
        let steps = numbers.iter().map(|&number| {
            let step = &self.steps[number];
            HistoryStep { parent: step.parent.and_then(now), latest: step.latest.and_then(now), ..step.clone() }
        });
        KeptHistory { corpus, at: now(self.at).unwrap_or(0), steps: steps.collect() }
    }

    /// `None` if no history of this program looks like it.
    pub(super) fn from_kept(kept: &KeptHistory, corpus: u64) -> Option<SearchHistory> {
        let mut steps = kept.steps.clone();
        let is_step = |(number, step): (usize, &HistoryStep)| {
            // A parent comes before its children: no step is its own ancestor.
            step.question.is_whole()
                && step.parent.is_none_or(|parent| parent < number)
                && step.latest.is_none_or(|latest| latest < kept.steps.len())
        };
        if kept.at >= steps.len() || !steps.iter().enumerate().all(is_step) {
            return None;
        }
        if kept.corpus != corpus {
            steps.iter_mut().for_each(|step| step.found = None);
        }
        Some(SearchHistory { steps, at: kept.at, strokes: Trail::default() })
    }

    pub fn new(question: impl Into<DrawnQuestion>, origin: StepOrigin) -> SearchHistory {
        let first = HistoryStep { question: question.into(), origin, parent: None, found: None, latest: None };
        SearchHistory { steps: vec![first], at: 0, strokes: Trail::default() }
    }

    pub fn steps(&self) -> &[HistoryStep] {
        &self.steps
    }

    pub fn at(&self) -> usize {
        self.at
    }

    pub fn question(&self) -> &DrawnQuestion {
        &self.steps[self.at].question
    }

    /// The part of the question that is being drawn.
    pub fn drawing(&self) -> &Drawing {
        self.question().drawing()
    }

    /// Steps from the root to a step.
    pub fn path_to(&self, step: usize) -> Vec<usize> {
        let mut path: Vec<usize> = std::iter::successors(Some(step), |&at| self.steps[at].parent).collect();
        path.reverse();
        path
    }

    pub fn children(&self, of: Option<usize>) -> impl Iterator<Item = usize> + '_ {
        (0..self.steps.len()).filter(move |&at| self.steps[at].parent == of)
    }

    /// Rows of the tree: the indent in columns, and the steps of the row. The first child continues its parent's row,
    /// so that a row is a line of play. Every further child begins a row below.
    pub fn rows(&self) -> Vec<(usize, Vec<usize>)> {
        let mut rows = Vec::new();
        let shown = self.children(None).filter(|&step| !self.is_leftover(step));
        let mut open: Vec<(usize, usize)> = shown.map(|step| (0, step)).collect();
        open.reverse();
        while let Some((indent, first)) = open.pop() {
            let mut line = vec![first];
            let mut branches = Vec::new();
            let mut here = first;
            loop {
                let mut children = self.children(Some(here));
                let Some(next) = children.next() else { break };
                branches.extend(children.map(|other| (indent + line.len(), other)));
                line.push(next);
                here = next;
            }
            rows.push((indent, line));
            open.extend(branches);
        }
        rows
    }

    /// Whether a step is an empty board without children. The current step is never one.
    fn is_leftover(&self, step: usize) -> bool {
        let has_stones = self.steps[step].question.drawing().drawn().next().is_some();
        step != self.at && !has_stones && self.children(Some(step)).next().is_none()
    }

    /// A new step after the current one.
    pub(super) fn advance(&mut self, question: impl Into<DrawnQuestion>, origin: StepOrigin) {
        self.push(question.into(), origin, Some(self.at));
    }

    /// Adds a root step, for a new question.
    pub(super) fn begin(&mut self, question: impl Into<DrawnQuestion>, origin: StepOrigin) {
        self.push(question.into(), origin, None);
    }

    fn push(&mut self, question: DrawnQuestion, origin: StepOrigin, parent: Option<usize>) {
        self.remember();
        let step = self.steps.len();
        self.steps.push(HistoryStep { question, origin, parent, found: None, latest: None });
        if let Some(parent) = parent {
            self.steps[parent].latest = Some(step);
        }
        self.at = step;
    }

    /// Changes the question. If the step was played or has children, it stays and a new step holds the change.
    ///
    /// `begins` is false within a stroke: the whole stroke is undone at once.
    pub(super) fn edit(&mut self, question: DrawnQuestion, begins: bool) {
        if question == *self.question() {
            return;
        }
        let here = &self.steps[self.at];
        let is_draft = here.origin == StepOrigin::Drawn && self.children(Some(self.at)).next().is_none();
        if !is_draft {
            let parent = if here.origin == StepOrigin::Drawn { here.parent } else { Some(self.at) };
            self.push(question, StepOrigin::Drawn, parent);
            return;
        }
        if begins {
            self.remember();
        }
        let here = &mut self.steps[self.at];
        (here.question, here.found) = (question, None);
    }

    fn remember(&mut self) {
        self.strokes.push(self.here());
    }

    fn here(&self) -> (usize, DrawnQuestion) {
        (self.at, self.question().clone())
    }

    pub fn can_undo(&self) -> bool {
        self.strokes.can_go_back()
    }

    pub fn can_redo(&self) -> bool {
        self.strokes.can_go_forward()
    }

    pub(super) fn undo(&mut self) {
        self.travel(Trail::back);
    }

    pub(super) fn redo(&mut self) {
        self.travel(Trail::forward);
    }

    fn travel(&mut self, step: TrailStep<(usize, DrawnQuestion)>) {
        let mut place = self.here();
        if !step(&mut self.strokes, &mut place) {
            return;
        }
        let (at, question) = place;
        self.at = at;
        let here = &mut self.steps[at];
        if here.question != question {
            (here.question, here.found) = (question, None);
        }
    }

    pub(super) fn go_to(&mut self, step: usize) {
        if step < self.steps.len() {
            self.at = step;
            let path = self.path_to(step);
            for pair in path.windows(2) {
                self.steps[pair[0]].latest = Some(pair[1]);
            }
        }
    }

    pub fn back(&self) -> Option<usize> {
        self.steps[self.at].parent
    }

    pub fn forward(&self) -> Option<usize> {
        self.steps[self.at].latest
    }

    pub(super) fn set_found(&mut self, hits: u64, games: u64) {
        self.steps[self.at].found = Some((hits, games));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::go::{BoardSize, Color, Point};

    fn stones(points: &[(u8, u8)]) -> Drawing {
        let mut drawing = Drawing::new(BoardSize::NINETEEN);
        points.iter().for_each(|&(x, y)| drawing.play(Point::new(x, y), Color::Black));
        drawing
    }

    #[test]
    fn an_empty_board_that_nothing_came_of_is_not_shown() {
        let mut history = SearchHistory::new(stones(&[(3, 3)]), StepOrigin::Drawn);
        history.begin(stones(&[]), StepOrigin::Drawn);
        assert_eq!(history.rows().len(), 2, "the one that is on the screen");
        history.begin(stones(&[(4, 4)]), StepOrigin::Example("keima"));
        assert_eq!(history.rows(), [(0, vec![0]), (0, vec![2])]);
    }

    #[test]
    fn strokes_change_a_draft_and_are_undone_one_by_one() {
        let mut history = SearchHistory::new(stones(&[]), StepOrigin::Drawn);
        history.edit(stones(&[(3, 3)]).into(), true);
        history.edit(stones(&[(3, 3), (4, 4)]).into(), true);
        history.edit(stones(&[(3, 3), (4, 4), (5, 5)]).into(), false);
        assert_eq!(history.steps().len(), 1);
        history.undo();
        assert_eq!(history.drawing(), &stones(&[(3, 3)]), "a stroke goes as a whole");
        history.undo();
        history.undo();
        assert_eq!(history.drawing(), &stones(&[]));
        history.redo();
        history.redo();
        assert_eq!(history.drawing().drawn().count(), 3);
        assert!(!history.can_redo());
    }

    #[test]
    fn playing_on_grows_a_tree_and_back_and_forward_walk_it() {
        let mut history = SearchHistory::new(stones(&[(3, 3)]), StepOrigin::Drawn);
        history.advance(stones(&[(3, 3), (2, 2)]), StepOrigin::Played(Color::Black, "C17".into()));
        history.advance(stones(&[(3, 3), (2, 2), (1, 1)]), StepOrigin::Played(Color::Black, "B18".into()));
        let deepest = history.at();
        history.go_to(history.back().unwrap());
        history.advance(stones(&[(3, 3), (2, 2), (5, 5)]), StepOrigin::Played(Color::Black, "F14".into()));
        assert_eq!(history.rows(), [(0, vec![0, 1, 2]), (2, vec![3])]);
        history.go_to(history.back().unwrap());
        assert_eq!(history.forward(), Some(3), "the branch that was seen last");
        history.go_to(deepest);
        history.go_to(0);
        assert_eq!(history.forward(), Some(1));
        // A step with children does not change.
        history.edit(stones(&[(3, 3), (9, 9)]).into(), true);
        assert_eq!((history.steps().len(), history.steps()[history.at()].parent), (5, None));
        history.undo();
        assert_eq!(history.at(), 0);
    }
}
