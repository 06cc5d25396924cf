//! Moves of White and Black in a rule. A move changes the rule's stones, its conditions, or both.
//!
//! White can take one outside liberty, or free one of its strings from a condition, at any point outside. Black can't
//! gain anything outside. Cells that a capture empties have no conditions.

use super::conditions::{ConditionSlot, Conditions, Demand};
use super::stones::{RuleGrid, RuleStones, cells_of};
use katachi_core::go::Color;

/// A White move against a rule. Every one must be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WhiteMove {
    /// A stone on this cell.
    Stone(usize),
    /// Takes an outside liberty of the black string with this lowest cell.
    Liberty(usize),
    /// Takes an outside liberty that Black would have on this cell.
    LibertyIfBlack(usize),
    /// Gives the white string with this lowest cell outside liberties.
    Extend(usize),
    /// Gives White outside liberties for a stone on this cell.
    ExtendIfWhite(usize),
    /// Changes nothing. [`Moves`] does not list it: whether White may pass depends on the set ([`WhitePass`]).
    ///
    /// [`WhitePass`]: super::WhitePass
    Pass,
}

/// A Black move in a rule. Black needs only one that works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BlackMove {
    /// A stone on this cell.
    Stone(usize),
    /// Takes the last liberty, outside, of the white string with this lowest cell.
    Capture(usize),
}

/// The rule after a move: the number of its pattern, and its conditions; and what was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleAfterMove {
    pub code: u32,
    pub conditions: Conditions,
    pub captured: u16,
}

/// All moves of one side in one pattern, prepared so that they can be played quickly for any conditions.
#[derive(Clone, Debug)]
pub struct Moves<M> {
    code: u32,
    list: Vec<RuleMove<M>>,
}

#[derive(Clone, Debug)]
struct RuleMove<M> {
    name: M,
    effect: RuleMoveEffect,
}

#[derive(Clone, Debug)]
enum RuleMoveEffect {
    Stone(StoneEffect),
    /// Lowers the demand of a slot. If it becomes nothing, the string is captured.
    Lower(ConditionSlot, Option<Removal>),
    /// Drops the demand of a slot.
    Drop(ConditionSlot),
    /// Captures the string if the slot demands anything.
    Remove(ConditionSlot, Removal),
}

/// A string that is captured: its cells, their part of the pattern's code, and the mask of its conditions.
#[derive(Clone, Copy, Debug)]
struct Removal {
    cells: u16,
    value: u32,
    slots: u64,
}

#[derive(Clone, Debug)]
struct StoneEffect {
    color: Color,
    /// The code of the pattern with the stone, before captures.
    code: u32,
    /// Mask of the conditions that remain. Those of the stone's cell and of the strings that it joins go.
    kept: u64,
    /// Enemy strings whose only liberty in the rectangle is this cell. The slot is `None` if a string has no liberties
    /// outside.
    in_atari: Vec<(Option<ConditionSlot>, Removal)>,
    has_liberty: bool,
    /// The slot of the new string's condition. `None` if the string is not open.
    becomes: Option<ConditionSlot>,
    /// The slot for a play of this colour at this cell. `None` if the cell is not open.
    own: Option<ConditionSlot>,
    merged: Vec<ConditionSlot>,
}

impl Removal {
    fn new(grid: &RuleGrid, string: u16, color: Color) -> Removal {
        let slots = ConditionSlot::at(lowest(string)).mask();
        Removal { cells: string, value: digit(color) * grid.value(string), slots }
    }
}

fn lowest(string: u16) -> usize {
    string.trailing_zeros() as usize
}

/// The digit of a stone in the number of a pattern.
fn digit(color: Color) -> u32 {
    match color {
        Color::Black => 1,
        Color::White => 2,
    }
}

impl StoneEffect {
    fn new(grid: &RuleGrid, stones: RuleStones, color: Color, cell: usize) -> StoneEffect {
        let at = 1_u16 << cell;
        let empty = grid.empty(stones);
        let (own, other) = match color {
            Color::Black => (stones.black, stones.white),
            Color::White => (stones.white, stones.black),
        };
        let string = grid.connected(at, own | at);
        let is_open = |cells: u16| cells & grid.open != 0;
        let merged = grid.parts(string & !at).filter(|&part| is_open(part)).map(|part| ConditionSlot::at(lowest(part)));
        let merged: Vec<ConditionSlot> = merged.collect();
        let around = grid.next_to(at) & other;
        let in_atari = grid
            .parts(other)
            .filter(|&enemy| enemy & around != 0 && grid.next_to(enemy) & empty == at)
            .map(|enemy| {
                (is_open(enemy).then(|| ConditionSlot::at(lowest(enemy))), Removal::new(grid, enemy, color.opponent()))
            })
            .collect();
        let if_white = ConditionSlot::if_white(cell, grid.frame);
        let gone =
            merged.iter().fold(ConditionSlot::at(cell).mask() | if_white.mask(), |gone, slot| gone | slot.mask());
        StoneEffect {
            color,
            code: grid.code(stones) + digit(color) * grid.value(at),
            kept: !gone,
            in_atari,
            has_liberty: grid.next_to(string) & empty & !at != 0,
            becomes: is_open(string).then(|| ConditionSlot::at(lowest(string))),
            own: is_open(at).then(|| if color == Color::White { if_white } else { ConditionSlot::at(cell) }),
            merged,
        }
    }

    fn play(&self, conditions: Conditions) -> Option<RuleAfterMove> {
        // A white string is lost if its demand is the strictest, no liberties; a black one if nothing is demanded for
        // it. The own move is impossible in the reverse case.
        let (outside, hopeless, lost) = match self.color {
            Color::Black => (self.outside_of_black(conditions), Demand::Nothing, Demand::Most),
            Color::White => (self.outside_of_white(conditions), Demand::Most, Demand::Nothing),
        };
        let mut after =
            RuleAfterMove { code: self.code, conditions: Conditions(conditions.0 & self.kept), captured: 0 };
        for (slot, enemy) in &self.in_atari {
            if slot.is_none_or(|slot| conditions.get(slot) == lost) {
                after.remove(enemy);
            }
        }
        if let Some(slot) = self.becomes {
            after.conditions.set(slot, outside);
        }
        (after.captured != 0 || self.has_liberty || outside != hopeless).then_some(after)
    }

    /// The demand of the cell, which already counts the strings that the stone joins. An inner cell has no demand; then
    /// the sum of the strings' liberties counts.
    fn outside_of_white(&self, conditions: Conditions) -> Demand {
        match self.own {
            Some(slot) => conditions.get(slot),
            None => {
                // No demand counts as 2 liberties, more than any condition allows.
                let liberties = self.merged.iter().map(|&slot| 2 - usize::from(conditions.get(slot).digit()));
                Demand::of_white(liberties.sum())
            }
        }
    }

    /// The highest demand of the cell and of the strings that the stone joins. The new string meets at least this.
    fn outside_of_black(&self, conditions: Conditions) -> Demand {
        let slots = self.own.iter().chain(&self.merged);
        slots.map(|&slot| conditions.get(slot)).max().unwrap_or(Demand::Nothing)
    }
}

impl RuleAfterMove {
    fn remove(&mut self, removed: &Removal) {
        self.code -= removed.value;
        self.captured |= removed.cells;
        self.conditions.0 &= !removed.slots;
    }
}

impl Moves<WhiteMove> {
    pub fn white(grid: &RuleGrid, stones: RuleStones) -> Moves<WhiteMove> {
        let empty = grid.empty(stones);
        let mut list: Vec<RuleMove<WhiteMove>> = cells_of(empty)
            .map(|cell| RuleMove {
                name: WhiteMove::Stone(cell),
                effect: RuleMoveEffect::Stone(StoneEffect::new(grid, stones, Color::White, cell)),
            })
            .collect();
        for string in grid.parts(stones.black).filter(|string| string & grid.open != 0) {
            let cell = lowest(string);
            let captured = (grid.next_to(string) & empty == 0).then(|| Removal::new(grid, string, Color::Black));
            list.push(RuleMove {
                name: WhiteMove::Liberty(cell),
                effect: RuleMoveEffect::Lower(ConditionSlot::at(cell), captured),
            });
        }
        for cell in cells_of(empty & grid.open) {
            let slot = ConditionSlot::at(cell);
            list.push(RuleMove { name: WhiteMove::LibertyIfBlack(cell), effect: RuleMoveEffect::Lower(slot, None) });
        }
        for string in grid.parts(stones.white).filter(|string| string & grid.open != 0) {
            let cell = lowest(string);
            list.push(RuleMove {
                name: WhiteMove::Extend(cell),
                effect: RuleMoveEffect::Drop(ConditionSlot::at(cell)),
            });
        }
        for cell in cells_of(empty & grid.open) {
            let slot = ConditionSlot::if_white(cell, grid.frame);
            list.push(RuleMove { name: WhiteMove::ExtendIfWhite(cell), effect: RuleMoveEffect::Drop(slot) });
        }
        Moves { code: grid.code(stones), list }
    }
}

impl Moves<BlackMove> {
    pub fn black(grid: &RuleGrid, stones: RuleStones) -> Moves<BlackMove> {
        let empty = grid.empty(stones);
        let mut list: Vec<RuleMove<BlackMove>> = cells_of(empty)
            .map(|cell| RuleMove {
                name: BlackMove::Stone(cell),
                effect: RuleMoveEffect::Stone(StoneEffect::new(grid, stones, Color::Black, cell)),
            })
            .collect();
        for string in grid.parts(stones.white).filter(|&string| string & grid.open != 0) {
            if grid.next_to(string) & empty == 0 {
                let cell = lowest(string);
                let effect = RuleMoveEffect::Remove(ConditionSlot::at(cell), Removal::new(grid, string, Color::White));
                list.push(RuleMove { name: BlackMove::Capture(cell), effect });
            }
        }
        Moves { code: grid.code(stones), list }
    }
}

impl<M: Copy> Moves<M> {
    pub fn len(&self) -> usize {
        self.list.len()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub fn name(&self, index: usize) -> M {
        self.list[index].name
    }

    /// The rule after the move with this index; `None` if these conditions do not allow it or it does nothing.
    pub fn play(&self, index: usize, conditions: Conditions) -> Option<RuleAfterMove> {
        let mut after = RuleAfterMove { code: self.code, conditions, captured: 0 };
        match &self.list[index].effect {
            RuleMoveEffect::Stone(stone) => return stone.play(conditions),
            RuleMoveEffect::Lower(slot, captured) => {
                after.conditions = conditions.lowered(*slot);
                match captured {
                    Some(string) if after.conditions.0 & slot.mask() == 0 => after.remove(string),
                    _ if after.conditions == conditions => return None,
                    _ => {}
                }
            }
            RuleMoveEffect::Drop(slot) => {
                after.conditions.0 &= !slot.mask();
                if after.conditions == conditions {
                    return None;
                }
            }
            RuleMoveEffect::Remove(slot, string) => {
                if conditions.0 & slot.mask() == 0 {
                    return None;
                }
                after.remove(string);
            }
        }
        Some(after)
    }

    /// Calls `each` with every pattern that a move can lead to under any conditions, except the pattern itself.
    pub fn raw_targets(&self, mut each: impl FnMut(u32)) {
        for prepared in &self.list {
            match &prepared.effect {
                RuleMoveEffect::Stone(stone) => stone.raw_targets(&mut each),
                RuleMoveEffect::Lower(_, Some(string)) | RuleMoveEffect::Remove(_, string) => {
                    each(self.code - string.value)
                }
                RuleMoveEffect::Lower(_, None) | RuleMoveEffect::Drop(_) => {}
            }
        }
    }
}

impl StoneEffect {
    fn raw_targets(&self, each: &mut impl FnMut(u32)) {
        let certain = |&&(slot, _): &&(Option<ConditionSlot>, Removal)| slot.is_none();
        let code = self.in_atari.iter().filter(certain).fold(self.code, |code, (_, string)| code - string.value);
        let maybe: Vec<u32> =
            self.in_atari.iter().filter(|enemy| !certain(enemy)).map(|(_, string)| string.value).collect();
        for subset in 0..1_usize << maybe.len() {
            let taken = (0..maybe.len()).filter(|at| subset >> at & 1 == 1).map(|at| maybe[at]);
            each(code - taken.sum::<u32>());
        }
    }
}
