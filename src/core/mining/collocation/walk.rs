//! A walk from pattern to pattern, each put in its place on one sheet.

use std::collections::BTreeMap;

use super::{Collocations, PatternId};
use crate::go::Color;
use crate::pattern::{Cell, Image, Pattern, SymmetryGroup};

/// A pattern in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WalkStep {
    pub pattern: PatternId,
    /// Columns to the right and rows down from the move of the pattern that the walk began with.
    pub at: (i32, i32),
    /// Takes the canonical pattern to how it lies on the sheet.
    pub image: Image,
    /// The pair that led here, and which of its places; `None` for the first.
    pub pair: Option<(usize, usize)>,
}

impl WalkStep {
    /// The mover's colour on the sheet.
    pub fn mover(&self) -> Color {
        if self.image.swapped { Color::White } else { Color::Black }
    }
}

/// Patterns one after the other, on a sheet without edges. The board is not known, only the points that the windows
/// show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollocationWalk {
    steps: Vec<WalkStep>,
}

impl CollocationWalk {
    /// Begins with a pattern as it is given; its mover is Black. `None` if no kept pair has it.
    pub fn from_pattern(collocations: &Collocations, pattern: &Pattern) -> Option<CollocationWalk> {
        let id = collocations.find(pattern)?;
        let (_, to_canonical) = pattern.canonical(SymmetryGroup::Board);
        Some(CollocationWalk {
            steps: vec![WalkStep { pattern: id, at: (0, 0), image: to_canonical.inverse(), pair: None }],
        })
    }

    /// Begins with a canonical pattern. `None` for the empty one.
    pub fn new(first: PatternId) -> Option<CollocationWalk> {
        first.row()?;
        Some(CollocationWalk {
            steps: vec![WalkStep { pattern: first, at: (0, 0), image: Image::default(), pair: None }],
        })
    }

    /// The first pattern and all that followed; never empty.
    pub fn steps(&self) -> &[WalkStep] {
        &self.steps
    }

    pub fn last(&self) -> WalkStep {
        self.steps[self.steps.len() - 1]
    }

    /// Q as it lies on the sheet, for a place of a pair that begins with the last pattern of the walk.
    ///
    /// `None` if the pair begins with another pattern or has no such place.
    pub fn place(&self, collocations: &Collocations, pair: usize, place: usize) -> Option<WalkStep> {
        let last = self.last();
        let found = collocations.pair(pair);
        let beside = collocations.places(pair).get(place).copied().filter(|_| found.first == last.pattern)?;
        let (dx, dy) = last.image.symmetry.apply_step((i32::from(beside.offset.0), i32::from(beside.offset.1)));
        Some(WalkStep {
            pattern: found.second,
            at: (last.at.0 + dx, last.at.1 + dy),
            image: beside.image.then(last.image),
            pair: Some((pair, place)),
        })
    }

    /// Appends a place of a pair. Returns false if the pair does not begin with the last pattern or has no such place.
    pub fn step(&mut self, collocations: &Collocations, pair: usize, place: usize) -> bool {
        let next = self.place(collocations, pair, place);
        self.steps.extend(next);
        next.is_some()
    }

    /// P as it lies on the sheet, for a place of a pair that ends with the first pattern of the walk. This is
    /// [`CollocationWalk::place`] the other way.
    ///
    /// `None` if the pair ends with another pattern or has no such place.
    pub fn place_before(&self, collocations: &Collocations, pair: usize, place: usize) -> Option<WalkStep> {
        let first = self.steps[0];
        let found = collocations.pair(pair);
        let beside = collocations.places(pair).get(place).copied().filter(|_| found.second == first.pattern)?;
        let image = beside.image.inverse().then(first.image);
        let (dx, dy) = image.symmetry.apply_step((i32::from(beside.offset.0), i32::from(beside.offset.1)));
        Some(WalkStep { pattern: found.first, at: (first.at.0 - dx, first.at.1 - dy), image, pair: None })
    }

    /// Puts the first pattern of a pair before the walk. Returns false if the pair does not end with the first pattern
    /// or has no such place. The sheet's places stay as they are.
    pub fn step_before(&mut self, collocations: &Collocations, pair: usize, place: usize) -> bool {
        let Some(before) = self.place_before(collocations, pair, place) else { return false };
        self.steps[0].pair = Some((pair, place));
        self.steps.insert(0, before);
        true
    }

    /// A walk of some of the steps, in their places. `None` if there are no such steps.
    pub fn part(&self, steps: std::ops::RangeInclusive<usize>) -> Option<CollocationWalk> {
        let mut part = CollocationWalk { steps: self.steps.get(steps)?.to_vec() };
        part.steps.first_mut()?.pair = None;
        Some(part)
    }

    /// Removes the last step, but never the first pattern. Returns whether a step was removed.
    pub fn back(&mut self) -> bool {
        self.steps.len() > 1 && self.steps.pop().is_some()
    }

    /// Follows the most frequent pair, at most `steps` times, as long as its count is `min_count` or more. Returns the
    /// number of steps made.
    pub fn follow(&mut self, collocations: &Collocations, steps: usize, min_count: u32) -> usize {
        let mut made = 0;
        while made < steps {
            let rows = collocations.after(self.last().pattern);
            // `min_by_key` takes the first of equally frequent pairs, which is the surest.
            let next = rows.min_by_key(|&at| std::cmp::Reverse(collocations.pair(at).count));
            let Some(next) = next.filter(|&at| collocations.pair(at).count >= min_count) else { break };
            if !self.step(collocations, next, 0) {
                break;
            }
            made += 1;
        }
        made
    }

    /// The cells that the windows show, with the stones of all moves but the last. Later windows cover earlier ones.
    ///
    /// The last pattern is as it stands before its move, whose place is empty.
    pub fn sheet(&self, collocations: &Collocations) -> BTreeMap<(i32, i32), Cell> {
        let window = &collocations.params.window;
        let mut sheet = BTreeMap::new();
        let mut stone: Option<WalkStep> = None;
        for step in &self.steps {
            if let Some(before) = stone.replace(*step) {
                sheet.insert(before.at, Cell::from(Some(before.mover())));
            }
            let Some(pattern) = collocations.image_of(step.pattern, step.image) else { continue };
            for (cell, &value) in pattern.cells().iter().enumerate() {
                let (dx, dy) = window.offset(cell);
                sheet.insert((step.at.0 + dx, step.at.1 + dy), value);
            }
        }
        sheet
    }

    /// The same walk, rotated, reflected or with its colours swapped.
    pub fn image(&self, image: Image) -> CollocationWalk {
        let turn = |step: &WalkStep| WalkStep {
            at: image.symmetry.apply_step(step.at),
            image: step.image.then(image),
            ..*step
        };
        CollocationWalk { steps: self.steps.iter().map(turn).collect() }
    }
}
