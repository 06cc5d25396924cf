//! Rule sets of several goals and rectangles.

use super::frame::{RuleFrame, RuleGoal};
use super::rule::RuleSet;

/// Rule sets by goal and rectangle, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleBook {
    sets: Vec<RuleSet>,
}

impl RuleBook {
    /// Keeps the last of two sets of the same goal and rectangle.
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

    pub fn get(&self, goal: RuleGoal, frame: RuleFrame) -> Option<&RuleSet> {
        let at = self.sets.binary_search_by_key(&(goal, frame), |set| (set.goal, set.frame)).ok()?;
        Some(&self.sets[at])
    }
}
