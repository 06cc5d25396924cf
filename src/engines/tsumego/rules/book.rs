//! Rule sets of several goals and rectangles.

use super::frame::{Frame, Goal, Place};
use super::generate::generate;
use super::rule::RuleSet;
use katachi_core::progress::{Cancelled, Progress};

/// Rule sets by goal and rectangle, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleBook {
    sets: Vec<RuleSet>,
}

impl RuleBook {
    /// Of two sets of the same goal and rectangle the last is kept.
    pub fn new(sets: Vec<RuleSet>) -> RuleBook {
        let mut book = RuleBook::default();
        sets.into_iter().for_each(|set| book.add(set));
        book
    }

    /// Replaces a set of the same goal and rectangle.
    pub fn add(&mut self, set: RuleSet) {
        match self.sets.binary_search_by_key(&(set.goal, set.frame), |set| (set.goal, set.frame)) {
            Ok(at) => self.sets[at] = set,
            Err(at) => self.sets.insert(at, set),
        }
    }

    /// Sorted by goal, then place, then size.
    pub fn sets(&self) -> &[RuleSet] {
        &self.sets
    }

    pub fn get(&self, goal: Goal, frame: Frame) -> Option<&RuleSet> {
        let at = self.sets.binary_search_by_key(&(goal, frame), |set| (set.goal, set.frame)).ok()?;
        Some(&self.sets[at])
    }
}

/// The sizes that come with the program: those with few enough rules to read.
pub fn small_sizes() -> Vec<(Goal, Frame)> {
    let corner = [(2, 2), (3, 2), (4, 2), (3, 3), (5, 2)].map(|size| (Place::Corner, size));
    let side = [(3, 2), (4, 2), (3, 3), (5, 2)].map(|size| (Place::Side, size));
    let sizes = corner.into_iter().chain(side).chain([(Place::Centre, (3, 3))]);
    let frames = sizes.map(|(place, (width, height))| Frame::new(place, width, height).expect("small sizes have room"));
    let frames: Vec<Frame> = frames.collect();
    [Goal::Eye, Goal::Live].into_iter().flat_map(|goal| frames.iter().map(move |&frame| (goal, frame))).collect()
}

/// Makes the rules of the [`small_sizes`]; rectangles without a rule are left out.
///
/// Errors: stopped by the user.
pub fn small_rules(progress: &Progress) -> Result<RuleBook, Cancelled> {
    let mut book = RuleBook::default();
    for (goal, frame) in small_sizes() {
        let set = generate(goal, frame, progress)?;
        if !set.won.is_empty() {
            book.add(set);
        }
    }
    Ok(book)
}
