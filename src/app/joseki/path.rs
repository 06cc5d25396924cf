//! The path through the shapes, and its current element.

use super::choices::Direction;
use super::sheet::{CollocationBoard, upright};
use katachi_core::mining::collocation::{CollocationWalk, Collocations, PatternId, WalkStep};

/// One element of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Element {
    pub pattern: PatternId,
    /// `None` for the empty pattern.
    pub step: Option<WalkStep>,
    /// The pair that leads here from the element before.
    pub pair: Option<usize>,
}

/// The patterns of a walk, and the current one. Never empty. No `Trail`: its elements are parts
/// of one walk, which is seen whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// `Some` if the path begins with the empty pattern; holds the pair that leads on from there.
    nothing: Option<Option<usize>>,
    walk: Option<CollocationWalk>,
    at: usize,
}

impl Path {
    pub(super) fn empty() -> Path {
        Path { nothing: Some(None), walk: None, at: 0 }
    }

    /// `nothing` is the pair that leads on from the empty pattern, if the path begins with it.
    pub(super) fn new(nothing: Option<Option<usize>>, walk: CollocationWalk, at: usize) -> Path {
        let path = Path { nothing, walk: Some(walk), at };
        Path { at: at.min(path.len() - 1), ..path }
    }

    pub(super) fn from_walk(walk: CollocationWalk) -> Path {
        Path { nothing: None, walk: Some(walk), at: 0 }
    }

    pub(super) fn steps(&self) -> &[WalkStep] {
        self.walk.as_ref().map_or(&[], CollocationWalk::steps)
    }

    /// The elements in the order of playing.
    pub fn elements(&self) -> impl Iterator<Item = Element> + '_ {
        let nothing = self.nothing.map(|_| Element { pattern: PatternId::EMPTY, step: None, pair: None });
        let first_pair = self.nothing.flatten();
        let steps = self.steps().iter().enumerate().map(move |(number, &step)| Element {
            pattern: step.pattern,
            step: Some(step),
            pair: step.pair.map(|(pair, _)| pair).or(first_pair.filter(|_| number == 0)),
        });
        nothing.into_iter().chain(steps)
    }

    pub fn len(&self) -> usize {
        usize::from(self.nothing.is_some()) + self.steps().len()
    }

    pub fn is_empty(&self) -> bool {
        false
    }

    /// Which element is looked at.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn here(&self) -> Element {
        self.elements().nth(self.at).expect("a path stands at one of its elements")
    }

    /// The same path with another current element. `None` if there is no such element or it is already current.
    pub(super) fn looked_at(&self, at: usize) -> Option<Path> {
        (at < self.len() && at != self.at).then(|| Path { at, ..self.clone() })
    }

    /// A walk of the current element alone.
    pub(super) fn walk_here(&self) -> Option<CollocationWalk> {
        let step = self.step_of(self.at)?;
        self.walk.as_ref()?.part(step..=step)
    }

    /// The number of an element's step in the walk.
    fn step_of(&self, at: usize) -> Option<usize> {
        at.checked_sub(usize::from(self.nothing.is_some()))
    }

    /// The same path up to the current element.
    pub(super) fn until_here(&self) -> Path {
        let walk = self.step_of(self.at).and_then(|step| self.walk.as_ref()?.part(0..=step));
        let nothing = if walk.is_some() { self.nothing } else { Some(None) };
        Path { nothing, walk, at: self.at }
    }

    /// The same path from the current element on.
    pub(super) fn onward_from_here(&self) -> Option<Path> {
        let step = self.step_of(self.at)?;
        let walk = self.walk.as_ref()?.part(step..=self.steps().len() - 1)?;
        Some(Path::from_walk(walk))
    }

    /// The paths on the way to the current element, the first one first.
    pub(super) fn walked(&self, direction: Direction) -> Vec<Path> {
        let path = |at: usize| Path { at, ..self.clone() };
        let last = self.len() - 1;
        // The user looks at other parts of a path from its middle, and takes steps back from its end.
        match direction {
            Direction::After if self.at < last => (0..self.at).map(path).collect(),
            Direction::After => (0..self.at).map(|at| path(at).until_here()).collect(),
            Direction::Before if self.at > 0 => (self.at + 1..=last).rev().map(path).collect(),
            Direction::Before => (1..=last).rev().filter_map(|at| path(at).onward_from_here()).collect(),
        }
    }

    /// The stones and windows up to an element; `is_open` leaves its own move out.
    pub fn sheet(&self, collocations: &Collocations, at: usize, is_open: bool) -> CollocationBoard {
        match (&self.walk, self.step_of(at)) {
            (Some(walk), Some(step)) => CollocationBoard::new(collocations, walk, step, is_open),
            _ => CollocationBoard::empty(),
        }
    }

    pub(super) fn after(&self, found: &Collocations, pair: usize, place: usize) -> Option<Path> {
        match &self.walk {
            Some(walk) => {
                let mut walk = walk.clone();
                walk.step(found, pair, place).then(|| {
                    let at = self.len();
                    Path { nothing: self.nothing, walk: Some(walk), at }
                })
            }
            None => {
                let second = found.pair(pair).second;
                let image = upright(&found.pattern(second)?);
                let walk = CollocationWalk::new(second)?.image(image);
                Some(Path { nothing: Some(Some(pair)), walk: Some(walk), at: 1 })
            }
        }
    }

    /// Whether the current pattern can lie on this board.
    pub(super) fn fits(&self, found: &Collocations, sheet: &CollocationBoard) -> bool {
        let Some(step) = self.here().step.filter(|_| self.at > usize::from(self.nothing.is_some())) else {
            return true;
        };
        let shown = found.pattern(step.pattern).and_then(|pattern| pattern.image(step.image));
        shown.is_none_or(|shown| sheet.admits(&step, &shown))
    }

    pub(super) fn before(&self, found: &Collocations, pair: usize, place: usize) -> Option<Path> {
        let mut walk = self.walk.clone()?;
        walk.step_before(found, pair, place).then_some(Path { nothing: None, walk: Some(walk), at: 0 })
    }

    pub(super) fn after_nothing(self, pair: usize) -> Path {
        Path { nothing: Some(Some(pair)), walk: self.walk, at: 0 }
    }
}
