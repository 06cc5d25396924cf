//! Conditions on the liberties outside a rule's rectangle.

use std::fmt;

use super::frame::RuleFrame;
use super::stones::{RuleGrid, RuleStones, cells_of};

/// How much a condition demands. A larger demand is better for Black and harder to meet.
///
/// Stored in thermometer code, so that one bitwise operation tells whether one set of conditions implies another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Demand {
    Nothing = 0b00,
    /// Black: at least 1 liberty. White: at most 1.
    Some = 0b01,
    /// Black: at least 2 liberties. White: none.
    Most = 0b11,
}

impl Demand {
    pub(super) fn from_bits(bits: u64) -> Demand {
        match bits & 3 {
            0 => Demand::Nothing,
            3 => Demand::Most,
            _ => Demand::Some,
        }
    }

    /// The highest demand that this number of Black's liberties meets.
    pub fn of_black(liberties: usize) -> Demand {
        [Demand::Nothing, Demand::Some, Demand::Most][liberties.min(2)]
    }

    /// The highest demand on White that this number of White's liberties meets.
    pub fn of_white(liberties: usize) -> Demand {
        [Demand::Most, Demand::Some, Demand::Nothing][liberties.min(2)]
    }

    /// 0, 1 or 2.
    pub fn digit(self) -> u8 {
        (self as u8).count_ones() as u8
    }

    pub fn from_digit(digit: u8) -> Option<Demand> {
        [Demand::Nothing, Demand::Some, Demand::Most].get(usize::from(digit)).copied()
    }
}

/// The slot of a condition. A string has its slot at its lowest cell, an empty cell at itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConditionSlot(pub(super) u8);

impl ConditionSlot {
    /// The slot of the string whose lowest cell this is. For an empty cell: the slot of the string that Black makes by
    /// playing there.
    pub fn at(cell: usize) -> ConditionSlot {
        ConditionSlot(cell as u8)
    }

    /// The slot of the string that White makes by playing on this empty cell.
    pub fn if_white(cell: usize, frame: RuleFrame) -> ConditionSlot {
        ConditionSlot((frame.cell_count() + cell) as u8)
    }

    /// The bits that this slot takes in [`Conditions::bits`].
    pub fn mask(self) -> u64 {
        3 << (2 * self.0)
    }
}

/// The conditions of a rule: a [`Demand`] in each slot that its pattern has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Conditions(pub(super) u64);

impl Conditions {
    /// All conditions in one word: the demand of slot `n` in bits `2n` and `2n + 1`, in thermometer code.
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The inverse of [`Conditions::bits`].
    pub fn from_bits(bits: u64) -> Conditions {
        Conditions(bits)
    }

    pub fn get(self, slot: ConditionSlot) -> Demand {
        Demand::from_bits(self.0 >> (2 * slot.0))
    }

    pub fn set(&mut self, slot: ConditionSlot, demand: Demand) {
        self.0 = self.0 & !slot.mask() | (demand as u64) << (2 * slot.0);
    }

    /// Whether a position that meets `other` always meets these conditions too.
    pub fn at_most(self, other: Conditions) -> bool {
        self.0 & !other.0 == 0
    }

    /// Lowers the demand in one slot by one step, if the slot demands anything.
    pub fn lowered(self, slot: ConditionSlot) -> Conditions {
        let demand = self.0 & slot.mask();
        Conditions(self.0 & !slot.mask() | demand >> 1 & slot.mask())
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Sum of the demands; a strict demand counts as two.
    pub fn weight(self) -> u32 {
        self.0.count_ones()
    }
}

/// The string whose liberties outside the rectangle a slot limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Subject {
    /// The black string with this lowest cell: a minimum of liberties outside.
    Black(usize),
    /// The white string with this lowest cell: a maximum of liberties outside.
    White(usize),
    /// The string that a black stone on this cell makes: a minimum.
    IfBlackPlays(usize),
    /// The string that a white stone on this cell makes: a maximum.
    IfWhitePlays(usize),
}

impl Subject {
    /// The cell at which the condition is drawn.
    pub fn cell(self) -> usize {
        match self {
            Subject::Black(cell) | Subject::White(cell) | Subject::IfBlackPlays(cell) | Subject::IfWhitePlays(cell) => {
                cell
            }
        }
    }

    pub fn slot(self, frame: RuleFrame) -> ConditionSlot {
        match self {
            Subject::Black(cell) | Subject::White(cell) | Subject::IfBlackPlays(cell) => ConditionSlot::at(cell),
            Subject::IfWhitePlays(cell) => ConditionSlot::if_white(cell, frame),
        }
    }
}

/// A condition with a demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LibertyCondition {
    pub subject: Subject,
    pub demand: Demand,
}

/// As the paper words its figures: `at least 1 liberty`, `0 liberties if White plays`.
impl fmt::Display for LibertyCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = self.demand == Demand::Most;
        f.write_str(match (self.subject, most) {
            (Subject::Black(_), false) => "at least 1 liberty",
            (Subject::Black(_), true) => "at least 2 liberties",
            (Subject::White(_), false) => "at most 1 liberty",
            (Subject::White(_), true) => "0 liberties",
            (Subject::IfBlackPlays(_), false) => "at least 1 liberty if Black plays",
            (Subject::IfBlackPlays(_), true) => "at least 2 liberties if Black plays",
            (Subject::IfWhitePlays(_), false) => "at most 1 liberty if White plays",
            (Subject::IfWhitePlays(_), true) => "0 liberties if White plays",
        })
    }
}

/// The subjects that a pattern's conditions can have: each string and each empty cell with a neighbour outside the
/// rectangle.
pub fn subjects(grid: &RuleGrid, stones: RuleStones) -> Vec<Subject> {
    let lowest = |string: u16| string.trailing_zeros() as usize;
    let open = |string: &u16| string & grid.open != 0;
    let black = grid.parts(stones.black).filter(open).map(|string| Subject::Black(lowest(string)));
    let white = grid.parts(stones.white).filter(open).map(|string| Subject::White(lowest(string)));
    let empty = cells_of(grid.empty(stones) & grid.open);
    let empty = empty.flat_map(|cell| [Subject::IfBlackPlays(cell), Subject::IfWhitePlays(cell)]);
    let mut subjects: Vec<Subject> = black.chain(white).chain(empty).collect();
    subjects.sort_unstable_by_key(|subject| subject.slot(grid.frame));
    subjects
}

/// The conditions of a pattern that demand something, in the order of their slots.
pub fn conditions_of(grid: &RuleGrid, stones: RuleStones, conditions: Conditions) -> Vec<LibertyCondition> {
    subjects(grid, stones)
        .into_iter()
        .map(|subject| LibertyCondition { subject, demand: conditions.get(subject.slot(grid.frame)) })
        .filter(|condition| condition.demand != Demand::Nothing)
        .collect()
}
