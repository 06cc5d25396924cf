//! Finds rules that already follow from a smaller rectangle of the same place.
//!
//! Each smaller rectangle inside a rule's rectangle gets the conditions that follow from the rule. Liberties in the
//! rule's rectangle but not in the smaller one count as outside.

use std::collections::BTreeMap;

use super::table::RuleTable;
use katachi_engines::tsumego::rules::conditions::{ConditionSlot, Conditions, Demand, Subject, subjects};
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleFrameWindow};
use katachi_engines::tsumego::rules::stones::{RuleGrid, RuleStones, cells_of};

/// The rules of a rectangle by their marks.
pub(super) type ByMarks<'t> = BTreeMap<u16, &'t RuleTable>;

/// The rules of all smaller rectangles within a rectangle.
pub(super) struct SmallerRules<'t> {
    grid: &'t RuleGrid,
    windows: Vec<SmallerWindow<'t>>,
}

struct SmallerWindow<'t> {
    grid: RuleGrid,
    /// The cells of the smaller rectangle, as cells of the larger one.
    cells: Vec<usize>,
    /// The same cells as a mask.
    mask: u16,
    tables: ByMarks<'t>,
}

impl<'t> SmallerRules<'t> {
    pub fn new(grid: &'t RuleGrid, tables: Vec<(RuleFrame, ByMarks<'t>)>) -> SmallerRules<'t> {
        let window = |window: RuleFrameWindow| {
            let (_, tables) = tables.iter().find(|(frame, _)| *frame == window.frame)?;
            let cells = window.cells_in(grid.frame);
            let mask = cells.iter().fold(0, |mask, &cell| mask | 1 << cell);
            Some(SmallerWindow { grid: RuleGrid::new(window.frame), cells, mask, tables: tables.clone() })
        };
        SmallerRules {
            grid,
            windows: grid
                .frame
                .smaller()
                .filter_map(window)
                .filter(|window| window.tables.values().any(|table| table.len() > 0))
                .collect(),
        }
    }

    /// Whether a smaller rectangle has a rule that holds wherever this one does.
    pub fn tell(&self, stones: RuleStones, conditions: Conditions, marks: u16) -> bool {
        self.windows.iter().any(|window| {
            let inside = window.stones(stones);
            let code = window.grid.code(inside);
            let tables = self.marks_in(window, stones, marks).into_iter().filter_map(|marks| window.tables.get(&marks));
            let tables: Vec<&&RuleTable> = tables.filter(|table| !table.get(code).is_empty()).collect();
            !tables.is_empty() && {
                let projected = self.projected(window, inside, stones, conditions);
                tables.iter().any(|table| table.covers(code, projected))
            }
        })
    }

    /// The marks in the smaller rectangle. A string may have several parts there; each can represent the whole.
    fn marks_in(&self, window: &SmallerWindow<'_>, stones: RuleStones, marks: u16) -> Vec<u16> {
        cells_of(marks).fold(vec![0], |found, cell| {
            let at = 1 << cell;
            let string = self.grid.connected(at, stones.black) | self.grid.connected(at, stones.white);
            let parts: Vec<u16> = match string {
                0 => Some(window.part(at)).filter(|&part| part != 0).into_iter().collect(),
                _ => window.grid.parts(window.part(string)).map(|part| part & part.wrapping_neg()).collect(),
            };
            found.iter().flat_map(|&found| parts.iter().map(move |&part| found | part)).collect()
        })
    }

    fn projected(
        &self,
        window: &SmallerWindow<'_>,
        inside: RuleStones,
        stones: RuleStones,
        conditions: Conditions,
    ) -> Conditions {
        let mut projected = Conditions::default();
        for subject in subjects(&window.grid, inside) {
            let cell = window.cells[subject.cell()];
            let at = 1 << cell;
            let demand = match subject {
                Subject::Black(_) => {
                    let string = self.grid.connected(at, stones.black);
                    self.black_outside(window, stones, string, self.known(string, conditions))
                }
                Subject::White(_) => {
                    let string = self.grid.connected(at, stones.white);
                    self.white_outside(window, stones, string, self.white_known(string, conditions))
                }
                Subject::IfBlackPlays(_) => {
                    let string = self.grid.connected(at, stones.black | at);
                    let merged = self.grid.parts(string & !at).map(|part| self.known(part, conditions));
                    let own = conditions.get(ConditionSlot::at(cell));
                    self.black_outside(window, stones, string, merged.max().unwrap_or(Demand::Nothing).max(own))
                }
                Subject::IfWhitePlays(_) => {
                    let string = self.grid.connected(at, stones.white | at);
                    let liberties = if at & self.grid.open != 0 {
                        liberties_of_white(conditions.get(ConditionSlot::if_white(cell, self.grid.frame)))
                    } else {
                        self.grid.parts(string & !at).map(|part| self.white_known(part, conditions)).sum()
                    };
                    self.white_outside(window, stones, string, liberties)
                }
            };
            projected.set(subject.slot(window.grid.frame), demand);
        }
        projected
    }

    fn known(&self, string: u16, conditions: Conditions) -> Demand {
        conditions.get(ConditionSlot::at(string.trailing_zeros() as usize))
    }

    /// Maximum number of liberties outside the larger rectangle; 2 stands for any number.
    fn white_known(&self, string: u16, conditions: Conditions) -> usize {
        if string & self.grid.open == 0 { 0 } else { liberties_of_white(self.known(string, conditions)) }
    }

    /// Liberties in the larger rectangle, but not in the smaller one.
    fn between(&self, window: &SmallerWindow<'_>, stones: RuleStones, string: u16) -> usize {
        (self.grid.next_to(string) & self.grid.empty(stones) & !string & !window.mask).count_ones() as usize
    }

    fn black_outside(&self, window: &SmallerWindow<'_>, stones: RuleStones, string: u16, known: Demand) -> Demand {
        Demand::of_black(usize::from(known.digit()) + self.between(window, stones, string))
    }

    fn white_outside(&self, window: &SmallerWindow<'_>, stones: RuleStones, string: u16, known: usize) -> Demand {
        Demand::of_white(known + self.between(window, stones, string))
    }
}

fn liberties_of_white(demand: Demand) -> usize {
    2 - usize::from(demand.digit())
}

impl SmallerWindow<'_> {
    /// The cells of a mask that lie in the smaller rectangle, as its own cells.
    fn part(&self, mask: u16) -> u16 {
        self.cells.iter().enumerate().fold(0, |part, (at, &cell)| part | (mask >> cell & 1) << at)
    }

    fn stones(&self, stones: RuleStones) -> RuleStones {
        RuleStones { black: self.part(stones.black), white: self.part(stones.white) }
    }
}
