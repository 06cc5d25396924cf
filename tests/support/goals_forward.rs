//! The simple forward algorithm of the paper (section 4.2) for connections and captures: it tries every pattern with
//! every arrangement of outside liberties, until nothing new is won. It follows the specification literally, cell by
//! cell, and shares no code with the generator.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use katachi::tsumego::rules::frame::{RuleFrame, RuleGoal};

/// A pattern with its conditions: the contents of each cell (0 empty, 1 Black, 2 White), and the requirement (0, 1, 2)
/// at the lowest cell of a string or on an empty cell. Requirements for a white stone on an empty cell are in a
/// separate list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State {
    pub cells: Vec<u8>,
    pub asks: Vec<u8>,
    pub if_white: Vec<u8>,
}

/// Every state of a rectangle with the states that its moves lead to, by number.
pub struct Forward {
    pub frame: RuleFrame,
    states: Vec<State>,
    /// White's moves from each state, each with the stones that it captures. A state outside the list is never won.
    white: Vec<Vec<(Option<usize>, BTreeSet<usize>)>>,
    black: Vec<Vec<usize>>,
}

/// All states that are won with White to move, and all that are winning with Black to move, for one pair of marks.
pub struct Reached<'f> {
    pub won: BTreeSet<&'f State>,
    pub winning: BTreeSet<&'f State>,
}

impl Forward {
    pub fn new(frame: RuleFrame) -> Forward {
        let mut all = Forward { frame, states: Vec::new(), white: Vec::new(), black: Vec::new() };
        let states = all.states();
        let numbers: HashMap<&State, usize> = states.iter().zip(0..).collect();
        let number = |state: State| numbers.get(&state).copied();
        let white = |state| all.white_moves(state).into_iter().map(|(after, taken)| (number(after), taken)).collect();
        let black = |state| all.black_moves(state).into_iter().filter_map(number).collect();
        let moves = (states.iter().map(white).collect(), states.iter().map(black).collect());
        (all.white, all.black) = moves;
        all.states = states;
        all
    }

    pub fn reached(&self, goal: RuleGoal, marks: &[usize]) -> Reached<'_> {
        let mut won: Vec<bool> = self.states.iter().map(|state| self.is_reached(state, goal, marks)).collect();
        let mut winning = vec![false; won.len()];
        let count = |all: &[bool]| all.iter().filter(|&&is| is).count();
        loop {
            let before = (count(&won), count(&winning));
            for (number, moves) in self.black.iter().enumerate() {
                winning[number] |= moves.iter().any(|&after| won[after]);
            }
            for (number, moves) in self.white.iter().enumerate() {
                // White may pass.
                let holds = winning[number]
                    && moves.iter().all(|(after, taken)| {
                        let keeps = !marks.iter().any(|mark| taken.contains(mark));
                        keeps && after.is_some_and(|after| won[after] || winning[after])
                    });
                won[number] |= holds;
            }
            if (count(&won), count(&winning)) == before {
                let these = |is: &[bool]| self.states.iter().zip(is).filter(|&(_, &is)| is).map(|(s, _)| s).collect();
                return Reached { won: these(&won), winning: these(&winning) };
            }
        }
    }

    fn is_reached(&self, state: &State, goal: RuleGoal, marks: &[usize]) -> bool {
        match goal {
            RuleGoal::Capture => state.cells[marks[0]] != 2,
            _ => {
                marks.iter().all(|&mark| state.cells[mark] == 1)
                    && self.string(&state.cells, marks[0]).contains(&marks[1])
            }
        }
    }

    fn next_to(&self, cell: usize) -> Vec<usize> {
        let (x, y) = self.frame.xy(cell);
        let (width, height) = (self.frame.width(), self.frame.height());
        let mut next = Vec::new();
        if x > 0 {
            next.push(self.frame.cell(x - 1, y));
        }
        if x + 1 < width {
            next.push(self.frame.cell(x + 1, y));
        }
        if y > 0 {
            next.push(self.frame.cell(x, y - 1));
        }
        if y + 1 < height {
            next.push(self.frame.cell(x, y + 1));
        }
        next
    }

    fn is_open(&self, cell: usize) -> bool {
        self.frame.open_cells() >> cell & 1 == 1
    }

    fn string(&self, cells: &[u8], cell: usize) -> BTreeSet<usize> {
        let mut string = BTreeSet::from([cell]);
        let mut rest = vec![cell];
        while let Some(at) = rest.pop() {
            for next in self.next_to(at) {
                if cells[next] == cells[cell] && string.insert(next) {
                    rest.push(next);
                }
            }
        }
        string
    }

    fn strings(&self, cells: &[u8], color: u8) -> Vec<BTreeSet<usize>> {
        let all = (0..cells.len()).filter(|&cell| cells[cell] == color).map(|cell| self.string(cells, cell));
        all.collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn looks_out(&self, string: &BTreeSet<usize>) -> bool {
        string.iter().any(|&cell| self.is_open(cell))
    }

    fn liberties(&self, cells: &[u8], string: &BTreeSet<usize>) -> BTreeSet<usize> {
        string.iter().flat_map(|&cell| self.next_to(cell)).filter(|&cell| cells[cell] == 0).collect()
    }

    /// Every pattern whose inner strings have liberties, with every arrangement.
    fn states(&self) -> Vec<State> {
        let count = self.frame.cell_count();
        let mut states = Vec::new();
        for code in 0..3_usize.pow(count as u32) {
            let cells: Vec<u8> = (0..count).map(|cell| (code / 3_usize.pow(cell as u32) % 3) as u8).collect();
            let strings: Vec<BTreeSet<usize>> = [1, 2].iter().flat_map(|&color| self.strings(&cells, color)).collect();
            if strings.iter().any(|string| !self.looks_out(string) && self.liberties(&cells, string).is_empty()) {
                continue;
            }
            let mut slots: Vec<(bool, usize)> = Vec::new();
            for cell in (0..count).filter(|&cell| cells[cell] == 0 && self.is_open(cell)) {
                slots.extend([(false, cell), (true, cell)]);
            }
            let heads = strings.iter().filter(|string| self.looks_out(string)).filter_map(|string| string.first());
            slots.extend(heads.map(|&head| (false, head)));
            for arrangement in 0..3_usize.pow(slots.len() as u32) {
                let mut state = State { cells: cells.clone(), asks: vec![0; count], if_white: vec![0; count] };
                for (number, &(white, cell)) in slots.iter().enumerate() {
                    let digit = (arrangement / 3_usize.pow(number as u32) % 3) as u8;
                    let list = if white { &mut state.if_white } else { &mut state.asks };
                    list[cell] = digit;
                }
                states.push(state);
            }
        }
        states
    }

    fn take(&self, state: &mut State, string: &BTreeSet<usize>) {
        for &cell in string {
            state.cells[cell] = 0;
            state.asks[cell] = 0;
        }
    }

    /// Plays a stone of this colour on an empty cell. Returns the new state and the captured stones.
    fn stone(&self, state: &State, color: u8, cell: usize) -> Option<(State, BTreeSet<usize>)> {
        let mut after = state.clone();
        after.cells[cell] = color;
        let string = self.string(&after.cells, cell);
        let merged: Vec<BTreeSet<usize>> =
            self.strings(&state.cells, color).into_iter().filter(|own| own.is_subset(&string)).collect();
        let ask = |own: &BTreeSet<usize>| state.asks[*own.first().unwrap()];
        // The known liberties of the new string outside.
        let outside = if color == 1 {
            let own = if self.is_open(cell) { state.asks[cell] } else { 0 };
            merged.iter().map(ask).chain([own]).max().unwrap()
        } else if self.is_open(cell) {
            state.if_white[cell]
        } else {
            let liberties: u8 = merged.iter().filter(|own| self.looks_out(own)).map(|own| 2 - ask(own)).sum();
            2 - liberties.min(2)
        };
        for own in &merged {
            after.asks[*own.first().unwrap()] = 0;
        }
        (after.asks[cell], after.if_white[cell]) = (0, 0);
        let mut taken = BTreeSet::new();
        for enemy in self.strings(&state.cells, 3 - color) {
            let is_last = self.liberties(&state.cells, &enemy) == BTreeSet::from([cell]);
            let has_none_outside = !self.looks_out(&enemy) || ask(&enemy) == if color == 1 { 2 } else { 0 };
            if is_last && has_none_outside {
                self.take(&mut after, &enemy);
                taken.extend(enemy);
            }
        }
        if self.looks_out(&string) {
            after.asks[*string.first().unwrap()] = outside;
        }
        let breathes = !self.liberties(&after.cells, &string).is_empty() || outside != if color == 1 { 0 } else { 2 };
        breathes.then_some((after, taken))
    }

    fn white_moves(&self, state: &State) -> Vec<(State, BTreeSet<usize>)> {
        let empty: Vec<usize> = (0..state.cells.len()).filter(|&cell| state.cells[cell] == 0).collect();
        let mut moves: Vec<(State, BTreeSet<usize>)> =
            empty.iter().filter_map(|&cell| self.stone(state, 2, cell)).collect();
        let mut lower = |change: &dyn Fn(&mut State)| {
            let mut after = state.clone();
            change(&mut after);
            if after != *state {
                moves.push((after, BTreeSet::new()));
            }
        };
        for &cell in &empty {
            lower(&|after| after.asks[cell] = after.asks[cell].saturating_sub(1));
            lower(&|after| after.if_white[cell] = 0);
        }
        for string in self.strings(&state.cells, 2) {
            lower(&|after| after.asks[*string.first().unwrap()] = 0);
        }
        for string in self.strings(&state.cells, 1).into_iter().filter(|string| self.looks_out(string)) {
            let head = *string.first().unwrap();
            let left = state.asks[head].saturating_sub(1);
            let mut after = state.clone();
            after.asks[head] = left;
            if left == 0 && self.liberties(&state.cells, &string).is_empty() {
                self.take(&mut after, &string);
                moves.push((after, string));
            } else if after != *state {
                moves.push((after, BTreeSet::new()));
            }
        }
        moves
    }

    fn black_moves(&self, state: &State) -> Vec<State> {
        let empty = (0..state.cells.len()).filter(|&cell| state.cells[cell] == 0);
        let mut moves: Vec<State> = empty.filter_map(|cell| Some(self.stone(state, 1, cell)?.0)).collect();
        for string in self.strings(&state.cells, 2) {
            let asked = state.asks[*string.first().unwrap()];
            if self.looks_out(&string) && self.liberties(&state.cells, &string).is_empty() && asked > 0 {
                let mut after = state.clone();
                self.take(&mut after, &string);
                moves.push(after);
            }
        }
        moves
    }
}

/// The states with minimal conditions among these.
pub fn minimal<'s>(states: impl Iterator<Item = &'s State>) -> Vec<State> {
    let mut by_cells: BTreeMap<&[u8], Vec<&State>> = BTreeMap::new();
    states.for_each(|state| by_cells.entry(&state.cells).or_default().push(state));
    let below = |one: &State, other: &State| {
        let pairs = one.asks.iter().zip(&other.asks).chain(one.if_white.iter().zip(&other.if_white));
        one != other && pairs.into_iter().all(|(one, other)| one <= other)
    };
    let least = |all: &Vec<&State>| -> Vec<State> {
        all.iter().filter(|state| !all.iter().any(|other| below(other, state))).map(|&state| state.clone()).collect()
    };
    by_cells.values().flat_map(least).collect()
}
