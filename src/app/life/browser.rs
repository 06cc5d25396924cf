//! The rule book as a list: its filter, its order and the selected rule.

use std::cmp::Reverse;
use std::sync::Arc;

use super::answers::RuleExplorer;
use super::frequency::Frequencies;
use katachi_engines::tsumego::rules::conditions::{LibertyCondition, conditions_of};
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi_engines::tsumego::rules::stones::RuleGrid;
use katachi_engines::tsumego::rules::{Rule, RuleBook, RuleClass, RuleKind, RuleSet};

/// The place of a rule in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleRef {
    pub set: u32,
    pub class: RuleClass,
    pub at: u32,
}

/// A filter of rules. A field that is `None` lets all rules through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleFilter {
    pub goal: Option<RuleGoal>,
    pub place: Option<RuleFramePlace>,
    /// Width and height.
    pub size: Option<(usize, usize)>,
    pub class: Option<RuleClass>,
    /// Black's stones, at least and at most.
    pub black: Option<(usize, usize)>,
    /// K, the number of stones of both colours: minimum and maximum.
    pub k: Option<(usize, usize)>,
    /// Rules with conditions outside (`true`), or without (`false`).
    pub asks: Option<bool>,
    /// Rules that rely on retaking a ko (`true`), or that do not (`false`).
    pub ko: Option<bool>,
}

impl RuleFilter {
    fn passes_set(&self, set: &RuleSet) -> bool {
        let size = (set.frame.width(), set.frame.height());
        self.goal.is_none_or(|goal| goal == set.goal)
            && self.place.is_none_or(|place| place == set.frame.place())
            && self.size.is_none_or(|wanted| wanted == size)
    }

    fn passes(&self, rule: &Rule) -> bool {
        let within = |range: Option<(usize, usize)>, count: u32| {
            range.is_none_or(|(least, most)| (least..=most).contains(&(count as usize)))
        };
        within(self.black, rule.stones.black.count_ones())
            && within(self.k, rule.stones.occupied().count_ones())
            && self.asks.is_none_or(|asks| asks != rule.conditions.is_empty())
            && self.ko.is_none_or(|ko| ko == rule.ko)
    }
}

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RuleColumn {
    /// The book's order: goal, place, size, pattern.
    #[default]
    Book,
    K,
    /// The weight of the conditions outside.
    Asks,
    /// White's moves that are answered.
    Moves,
    /// How often the pattern is in the games.
    Count,
}

impl RuleColumn {
    pub const ALL: [RuleColumn; 5] =
        [RuleColumn::Book, RuleColumn::K, RuleColumn::Asks, RuleColumn::Moves, RuleColumn::Count];
}

/// The book, the list, and the rule that is looked at.
pub struct Browser {
    book: Arc<RuleBook>,
    /// The grids of each set.
    grids: Vec<RuleGrid>,
    filter: RuleFilter,
    sort: (RuleColumn, bool),
    rows: Vec<RuleRef>,
    selected: Option<RuleRef>,
    answers: Option<RuleExplorer>,
}

impl Default for Browser {
    /// An empty book. The shipped book is unpacked when the workspace is first shown.
    fn default() -> Self {
        Browser {
            book: Arc::default(),
            grids: Vec::new(),
            filter: RuleFilter { goal: Some(RuleGoal::Live), ..RuleFilter::default() },
            sort: (RuleColumn::Book, false),
            rows: Vec::new(),
            selected: None,
            answers: None,
        }
    }
}

impl Browser {
    pub fn book(&self) -> &Arc<RuleBook> {
        &self.book
    }

    pub fn filter(&self) -> &RuleFilter {
        &self.filter
    }

    /// The column, and whether the order is descending.
    pub fn sort(&self) -> (RuleColumn, bool) {
        self.sort
    }

    /// The rules that pass the filter, in their order.
    pub fn rows(&self) -> &[RuleRef] {
        &self.rows
    }

    pub fn selected(&self) -> Option<RuleRef> {
        self.selected
    }

    /// Its place in the list.
    pub fn place(&self) -> Option<usize> {
        let selected = self.selected?;
        self.rows.iter().position(|&row| row == selected)
    }

    /// The chosen rule and White's moves against it.
    pub fn answers(&self) -> Option<&RuleExplorer> {
        self.answers.as_ref()
    }

    pub(super) fn answers_mut(&mut self) -> Option<&mut RuleExplorer> {
        self.answers.as_mut()
    }

    pub fn get(&self, rule: RuleRef) -> Option<(&RuleSet, &Rule)> {
        let set = self.book.sets().get(rule.set as usize)?;
        Some((set, set.rules(rule.class).get(rule.at as usize)?))
    }

    /// The outside conditions of a rule, in the order of its slots.
    pub fn asked(&self, rule: RuleRef) -> Vec<LibertyCondition> {
        let found = self.get(rule).zip(self.grids.get(rule.set as usize));
        found.map_or(Vec::new(), |((_, rule), grid)| conditions_of(grid, rule.stones, rule.conditions))
    }

    /// The place of an equal rule.
    pub fn find(&self, goal: RuleGoal, frame: RuleFrame, rule: &Rule) -> Option<RuleRef> {
        let set = self.book.sets().iter().position(|set| (set.goal, set.frame) == (goal, frame))?;
        let class = rule.class();
        let at = self.book.sets()[set].rules(class).iter().position(|known| known == rule)?;
        Some(RuleRef { set: set as u32, class, at: at as u32 })
    }

    /// The different sizes that the book has for the filter's goal and place.
    pub fn sizes(&self) -> Vec<(usize, usize)> {
        let chosen = RuleFilter { size: None, ..self.filter.clone() };
        let sets = self.book.sets().iter().filter(|set| chosen.passes_set(set));
        let mut sizes: Vec<(usize, usize)> = sets.map(|set| (set.frame.width(), set.frame.height())).collect();
        sizes.sort_by_key(|&(width, height)| (width * height, width));
        sizes.dedup();
        sizes
    }

    pub(super) fn set_book(&mut self, book: Arc<RuleBook>, counts: &Frequencies) {
        let kept = self.selected.and_then(|at| {
            let (set, rule) = self.get(at)?;
            Some((set.goal, set.frame, rule.clone()))
        });
        self.grids = book.sets().iter().map(|set| RuleGrid::new(set.frame)).collect();
        self.book = book;
        self.selected = kept.and_then(|(goal, frame, rule)| self.find(goal, frame, &rule));
        self.list(counts);
        match self.selected {
            Some(_) => {}
            None => self.select_row(0),
        }
    }

    pub(super) fn set_filter(&mut self, filter: RuleFilter, counts: &Frequencies) {
        self.filter = filter;
        let is_there = |size: &(usize, usize)| self.sizes().contains(size);
        if !self.filter.size.is_none_or(|size| is_there(&size)) {
            self.filter.size = None;
        }
        self.list(counts);
        if self.place().is_none() {
            self.select_row(0);
        }
    }

    /// Sorts by a column. If the list is sorted by it already, reverses the order.
    pub(super) fn sort_by(&mut self, column: RuleColumn, counts: &Frequencies) {
        let falls = match self.sort {
            (sorted, falls) if sorted == column => !falls,
            _ => column == RuleColumn::Count,
        };
        self.sort = (column, falls);
        self.list(counts);
    }

    pub(super) fn list(&mut self, counts: &Frequencies) {
        let mut rows: Vec<RuleRef> = Vec::new();
        for (number, set) in self.book.sets().iter().enumerate().filter(|(_, set)| self.filter.passes_set(set)) {
            for class in RuleClass::ALL {
                if self.filter.class.is_some_and(|wanted| wanted != class) {
                    continue;
                }
                let passing = set.rules(class).iter().enumerate().filter(|(_, rule)| self.filter.passes(rule));
                rows.extend(passing.map(|(at, _)| RuleRef { set: number as u32, class, at: at as u32 }));
            }
        }
        let (column, falls) = self.sort;
        let key = |row: &RuleRef| -> u64 {
            let Some((set, rule)) = self.get(*row) else { return 0 };
            match column {
                RuleColumn::Book => 0,
                RuleColumn::K => u64::from(rule.stones.occupied().count_ones()),
                RuleColumn::Asks => u64::from(asked(rule)),
                RuleColumn::Moves => match &rule.kind {
                    RuleKind::Won { answers } => answers.len() as u64,
                    RuleKind::Winning { .. } | RuleKind::Threat { .. } => 0,
                },
                RuleColumn::Count => counts.count(set.frame, rule.stones).unwrap_or(0),
            }
        };
        match (column, falls) {
            (RuleColumn::Book, false) => {}
            (RuleColumn::Book, true) => rows.reverse(),
            (_, false) => rows.sort_by_cached_key(key),
            (_, true) => rows.sort_by_cached_key(|row| Reverse(key(row))),
        }
        self.rows = rows;
    }

    pub(super) fn select_row(&mut self, row: usize) {
        self.select(self.rows.get(row).copied());
    }

    pub(super) fn select(&mut self, rule: Option<RuleRef>) {
        self.selected = rule.filter(|&rule| self.get(rule).is_some());
        self.answers = self.selected.and_then(|at| {
            let (set, rule) = self.get(at)?;
            Some(RuleExplorer::new(set, rule))
        });
    }

    /// The next or previous rule of the list.
    pub(super) fn step(&mut self, steps: i32) {
        if self.rows.is_empty() {
            return;
        }
        let here = self.place().map_or(-1, |place| place as i64);
        let there = (here + i64::from(steps)).clamp(0, self.rows.len() as i64 - 1);
        self.select_row(there as usize);
    }
}

/// The number of a rule's conditions. A stricter condition counts twice.
fn asked(rule: &Rule) -> u32 {
    rule.conditions.weight()
}
