//! Rules of one book that another book doesn't have.
//!
//! A won rule is not lost where a won rule of the other book holds: of the same pattern with at most the same conditions,
//! or of a smaller rectangle. A winning rule is not lost where a winning or a won rule holds. Threats are not
//! compared.

use std::collections::BTreeMap;

use super::smaller::{ByMarks, SmallerRules};
use super::table::RuleTable;
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleGoal};
use katachi_engines::tsumego::rules::stones::RuleGrid;
use katachi_engines::tsumego::rules::{Rule, RuleBook, RuleClass, RuleSet};

/// A rule of the book before.
#[derive(Clone, Copy, Debug)]
pub struct LostRule<'r> {
    pub set: &'r RuleSet,
    pub rule: &'r Rule,
}

/// The tables of a goal: by rectangle, then by marks.
type Tables = BTreeMap<RuleFrame, BTreeMap<u16, RuleTable>>;

/// The rules of `before` that hold where no rule of `now` does, in the order of `before`.
pub fn lost_rules<'r>(before: &'r RuleBook, now: &RuleBook) -> Vec<LostRule<'r>> {
    let mut by_goal: BTreeMap<RuleGoal, [Tables; 2]> = BTreeMap::new();
    let mut lost = Vec::new();
    for set in before.sets() {
        let [won, either] = by_goal.entry(set.goal).or_insert_with(|| {
            [tables(now, set.goal, |set| vec![&set.won]), tables(now, set.goal, |set| vec![&set.won, &set.winning])]
        });
        let grid = RuleGrid::new(set.frame);
        let own = |tables: &Tables, rule: &Rule| {
            let table = tables.get(&set.frame).and_then(|by_marks| by_marks.get(&rule.marks));
            table.is_some_and(|table| table.covers(grid.code(rule.stones), rule.conditions))
        };
        let [smaller_won, smaller_either] = [&*won, &*either].map(|tables| smaller(&grid, tables));
        for rule in set.won.iter().chain(&set.winning) {
            let (tables, smaller) = match rule.class() {
                RuleClass::Won => (&*won, &smaller_won),
                RuleClass::Winning | RuleClass::Threat => (&*either, &smaller_either),
            };
            if !own(tables, rule) && !smaller.tell(rule.stones, rule.conditions, rule.marks) {
                lost.push(LostRule { set, rule });
            }
        }
    }
    lost
}

fn tables(book: &RuleBook, goal: RuleGoal, rules: impl Fn(&RuleSet) -> Vec<&Vec<Rule>>) -> Tables {
    let mut tables = Tables::new();
    for set in book.sets().iter().filter(|set| set.goal == goal) {
        let grid = RuleGrid::new(set.frame);
        let by_marks = tables.entry(set.frame).or_default();
        for rule in rules(set).into_iter().flatten() {
            let table = by_marks.entry(rule.marks).or_insert_with(|| RuleTable::new(grid.pattern_count()));
            table.add(grid.code(rule.stones), &[rule.conditions]);
        }
    }
    tables
}

fn smaller<'t>(grid: &'t RuleGrid, tables: &'t Tables) -> SmallerRules<'t> {
    let frames = tables.iter().map(|(&frame, by_marks)| {
        let by_marks: ByMarks<'t> = by_marks.iter().map(|(&marks, table)| (marks, table)).collect();
        (frame, by_marks)
    });
    SmallerRules::new(grid, frames.collect())
}
