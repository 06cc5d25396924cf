//! The simple forward algorithm of the paper (section 4.2): it tries every pattern with every arrangement of outside
//! liberties, until nothing new is won. It follows the specification literally and shares no code with the generator.

use std::collections::{BTreeSet, HashMap};

/// The contents of a cell; 0 is empty.
const BLACK: u8 = 1;
const WHITE: u8 = 2;

/// A set of cells. Cell `y * width + x` is bit `y * width + x`; row 0 is the lowest.
type Cells = u32;

/// Black's aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// An inner empty cell, all of whose neighbours are of one black string.
    Eye,
    /// A string that nobody can take though Black always passes.
    Live,
    /// Black stones on both cells, in one string.
    Join(usize, usize),
    /// No white stone on this cell.
    Take(usize),
}

/// When White may pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    Always,
    WithMove,
    Never,
}

/// A pattern with its conditions: the contents of each cell, and the requirement (0, 1, 2) at the lowest cell of a string
/// or on an empty cell. Requirements for a white stone on an empty cell are in a separate list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State {
    pub cells: Vec<u8>,
    pub asks: Vec<u8>,
    pub if_white: Vec<u8>,
}

/// Minimal won rules, minimal winning rules without those that are won, and minimal threats without either: positions
/// where Black needs two moves in a row.
pub struct Found {
    pub won: BTreeSet<State>,
    pub winning: BTreeSet<State>,
    pub threats: BTreeSet<State>,
}

/// Requirements by slot: cells, then cells if White plays there.
type Asks = [u8; 32];

struct Pattern {
    black: Cells,
    white: Cells,
    empty: Cells,
    slots: Vec<usize>,
    /// Number of its first state. States count through the arrangements of the slots, the first slot fastest.
    first: usize,
    black_strings: Vec<Cells>,
    white_strings: Vec<Cells>,
    black_stones: Vec<Stone>,
    white_stones: Vec<Stone>,
}

/// A stone on an empty cell.
struct Stone {
    cell: usize,
    color: u8,
    string: Cells,
    /// Open strings that it joins, by their lowest cells.
    merged: Vec<usize>,
    /// Enemy strings with no other liberty in the rectangle.
    in_atari: Vec<Cells>,
    has_liberty: bool,
}

/// All patterns of a rectangle, and the places of their states.
pub struct Forward {
    width: usize,
    height: usize,
    open: Cells,
    patterns: HashMap<(Cells, Cells), usize>,
    list: Vec<Pattern>,
    states: usize,
}

impl Forward {
    /// `place`: `corner`, `side` or `centre`.
    pub fn new(place: &str, width: usize, height: usize) -> Forward {
        let mut open = 0;
        for cell in 0..width * height {
            let (x, y) = (cell % width, cell / width);
            let right_or_above = x + 1 == width || y + 1 == height;
            let is_open = match place {
                "corner" => right_or_above,
                "side" => right_or_above || x == 0,
                "centre" => right_or_above || x == 0 || y == 0,
                other => panic!("{other} is no place"),
            };
            open |= Cells::from(is_open) << cell;
        }
        let mut all = Forward { width, height, open, patterns: HashMap::new(), list: Vec::new(), states: 0 };
        for code in 0..3_usize.pow((width * height) as u32) {
            let digit = |cell: usize| (code / 3_usize.pow(cell as u32) % 3) as u8;
            let of =
                |color| (0..width * height).filter(|&cell| digit(cell) == color).fold(0, |all, cell| all | 1 << cell);
            all.add(of(BLACK), of(WHITE));
        }
        all
    }

    /// Adds the pattern if its inner strings have liberties.
    fn add(&mut self, black: Cells, white: Cells) {
        let cells = self.width * self.height;
        let empty = self.all() & !black & !white;
        let [black_strings, white_strings] = [black, white].map(|own| self.strings(own));
        let strings = [&black_strings[..], &white_strings].concat();
        if strings.iter().any(|&string| string & self.open == 0 && self.around(string) & empty == 0) {
            return;
        }
        let mut slots: Vec<usize> = strings.into_iter().filter(|string| string & self.open != 0).map(head).collect();
        slots.extend(each(empty & self.open).flat_map(|cell| [cell, cells + cell]));
        let [black_stones, white_stones] = [(BLACK, black, white), (WHITE, white, black)]
            .map(|(color, own, other)| each(empty).map(|cell| self.stone(color, own, other, cell)).collect());
        let first = self.states;
        self.states += 3_usize.pow(slots.len() as u32);
        self.patterns.insert((black, white), self.list.len());
        self.list.push(Pattern {
            black,
            white,
            empty,
            slots,
            first,
            black_strings,
            white_strings,
            black_stones,
            white_stones,
        });
    }

    fn stone(&self, color: u8, own: Cells, other: Cells, cell: usize) -> Stone {
        let at = 1 << cell;
        let empty = self.all() & !own & !other;
        let string = self.string(cell, own | at);
        let is_merged = |part: &Cells| part & string != 0 && part & self.open != 0;
        Stone {
            cell,
            color,
            string,
            merged: self.strings(own).into_iter().filter(is_merged).map(head).collect(),
            in_atari: self.strings(other).into_iter().filter(|&enemy| self.around(enemy) & empty == at).collect(),
            has_liberty: self.around(string) & empty & !at != 0,
        }
    }

    pub fn rules(&self, goal: Goal, pass: Pass) -> Found {
        let marks = match goal {
            Goal::Eye | Goal::Live => 0,
            Goal::Join(one, other) => 1 << one | 1 << other,
            Goal::Take(cell) => 1 << cell,
        };
        let (mut won, mut winning) = (vec![false; self.states], vec![false; self.states]);
        // Whether a pattern has such a state: most have none.
        let mut has = vec![(false, false); self.list.len()];
        for (number, pattern) in self.list.iter().enumerate() {
            if self.is_reached(pattern, goal) {
                won[pattern.first..][..3_usize.pow(pattern.slots.len() as u32)].fill(true);
                has[number].0 = true;
            }
        }
        loop {
            let mut news = false;
            for (number, pattern) in self.list.iter().enumerate() {
                let wins = self.black_patterns(pattern).any(|at| has[at].0);
                for state in pattern.first..pattern.first + 3_usize.pow(pattern.slots.len() as u32) {
                    if won[state] || !wins && !has[number].1 && pass != Pass::Never {
                        continue;
                    }
                    let asks = self.asks(pattern, state);
                    let mut good = |at: usize, asks: &Asks| has[at].0 && won[self.state(at, asks)];
                    if wins && !winning[state] && self.black_moves(pattern, &asks, &mut good) {
                        (winning[state], has[number].1, news) = (true, true, true);
                    }
                    if !winning[state] && pass != Pass::Never {
                        continue;
                    }
                    let mut moves = 0;
                    let mut good = |after: Option<(usize, &Asks)>, taken| {
                        moves += 1;
                        let Some((at, asks)) = after.filter(|(at, _)| has[*at].0 || has[*at].1) else { return false };
                        let state = self.state(at, asks);
                        taken & marks == 0 && (won[state] || winning[state])
                    };
                    if self.white_moves(pattern, &asks, &mut good) && (moves > 0 || pass == Pass::Always) {
                        (won[state], has[number].0, news) = (true, true, true);
                    }
                }
            }
            if !news {
                break;
            }
        }
        let threats: Vec<bool> = self
            .list
            .iter()
            .flat_map(|pattern| {
                let states = pattern.first..pattern.first + 3_usize.pow(pattern.slots.len() as u32);
                let mut good = |at: usize, asks: &Asks| {
                    let state = self.state(at, asks);
                    won[state] || winning[state]
                };
                states
                    .map(|state| self.black_moves(pattern, &self.asks(pattern, state), &mut good))
                    .collect::<Vec<bool>>()
            })
            .collect();
        let mut found = Found { won: BTreeSet::new(), winning: BTreeSet::new(), threats: BTreeSet::new() };
        for pattern in &self.list {
            let is_less =
                |&state: &usize| !self.is_above(pattern, &won, state) && !self.is_above(pattern, &winning, state);
            let least = self.minimal(pattern, &threats).into_iter().filter(is_less);
            found.threats.extend(least.map(|state| self.shown(pattern, state)));
            found.won.extend(self.minimal(pattern, &won).into_iter().map(|state| self.shown(pattern, state)));
            let winning =
                self.minimal(pattern, &winning).into_iter().filter(|&state| !self.is_above(pattern, &won, state));
            found.winning.extend(winning.map(|state| self.shown(pattern, state)));
        }
        found
    }

    /// Whether a state with the same or lower requirements is in the set.
    fn is_above(&self, pattern: &Pattern, set: &[bool], state: usize) -> bool {
        set[state] || self.lower(pattern, state).any(|lower| self.is_above(pattern, set, lower))
    }

    /// The states of a pattern in the set, with no state of the set below them.
    fn minimal(&self, pattern: &Pattern, set: &[bool]) -> Vec<usize> {
        let states = pattern.first..pattern.first + 3_usize.pow(pattern.slots.len() as u32);
        let mut above = vec![false; states.len()];
        let mut minimal = Vec::new();
        for state in states {
            let below = self.lower(pattern, state).any(|lower| above[lower - pattern.first]);
            above[state - pattern.first] = below || set[state];
            if set[state] && !below {
                minimal.push(state);
            }
        }
        minimal
    }

    /// The states that require one step less in one slot.
    fn lower<'p>(&self, pattern: &'p Pattern, state: usize) -> impl Iterator<Item = usize> + use<'p> {
        (0..pattern.slots.len()).filter_map(move |slot| {
            let step = 3_usize.pow(slot as u32);
            (!((state - pattern.first) / step).is_multiple_of(3)).then(|| state - step)
        })
    }

    fn asks(&self, pattern: &Pattern, state: usize) -> Asks {
        let mut asks = [0; 32];
        let mut rest = state - pattern.first;
        for &slot in &pattern.slots {
            asks[slot] = (rest % 3) as u8;
            rest /= 3;
        }
        asks
    }

    fn state(&self, pattern: usize, asks: &Asks) -> usize {
        let pattern = &self.list[pattern];
        pattern.slots.iter().rev().fold(0, |number, &slot| number * 3 + usize::from(asks[slot])) + pattern.first
    }

    fn shown(&self, pattern: &Pattern, state: usize) -> State {
        let (cells, asks) = (self.width * self.height, self.asks(pattern, state));
        let color = |cell: usize| (pattern.black >> cell & 1) as u8 * BLACK + (pattern.white >> cell & 1) as u8 * WHITE;
        State {
            cells: (0..cells).map(color).collect(),
            asks: asks[..cells].to_vec(),
            if_white: asks[cells..2 * cells].to_vec(),
        }
    }

    fn all(&self) -> Cells {
        (1 << (self.width * self.height)) - 1
    }

    fn around(&self, cells: Cells) -> Cells {
        let mut around = 0;
        for cell in each(cells) {
            let (x, y) = (cell % self.width, cell / self.width);
            around |= Cells::from(x > 0) << cell >> 1;
            around |= Cells::from(x + 1 < self.width) << (cell + 1);
            around |= Cells::from(y > 0) << cell >> self.width;
            around |= Cells::from(y + 1 < self.height) << (cell + self.width);
        }
        around
    }

    fn string(&self, cell: usize, own: Cells) -> Cells {
        let mut string = 1 << cell;
        loop {
            let more = string | self.around(string) & own;
            if more == string {
                return string;
            }
            string = more;
        }
    }

    fn strings(&self, own: Cells) -> Vec<Cells> {
        let mut rest = own;
        let mut strings = Vec::new();
        while rest != 0 {
            let string = self.string(head(rest), own);
            rest &= !string;
            strings.push(string);
        }
        strings
    }

    fn is_reached(&self, pattern: &Pattern, goal: Goal) -> bool {
        let black = pattern.black;
        match goal {
            Goal::Eye => each(pattern.empty & !self.open).any(|cell| {
                let around = self.around(1 << cell);
                around & !self.string(head(around), black) == 0 && around & !black == 0
            }),
            Goal::Live => self.lives(pattern),
            Goal::Join(one, other) => {
                let both = 1 << one | 1 << other;
                black & both == both && self.string(one, black) & both == both
            }
            Goal::Take(cell) => pattern.white >> cell & 1 == 0,
        }
    }

    /// Whether some strings live: each has two regions, in which each empty cell is its liberty, and which only they
    /// border. Benson's condition, tried with every set of strings.
    fn lives(&self, pattern: &Pattern) -> bool {
        let strings = self.strings(pattern.black);
        let empty = pattern.empty;
        let regions = self.strings(self.all() & !pattern.black);
        (1..1_usize << strings.len()).any(|set| {
            let of = |number: usize| set >> number & 1 == 1;
            let chosen = (0..strings.len()).filter(|&number| of(number)).fold(0, |all, number| all | strings[number]);
            (0..strings.len()).filter(|&number| of(number)).all(|number| {
                let vital = regions.iter().filter(|&&region| {
                    region & self.open == 0
                        && region & empty != 0
                        && self.around(region) & pattern.black & !chosen == 0
                        && region & empty & !self.around(strings[number]) == 0
                });
                vital.count() >= 2
            })
        })
    }

    /// The patterns that a black move may lead to under any conditions.
    fn black_patterns<'f>(&'f self, pattern: &'f Pattern) -> impl Iterator<Item = usize> + 'f {
        let stones = pattern.black_stones.iter().flat_map(move |stone| {
            (0..1_usize << stone.in_atari.len()).filter_map(move |set| {
                let of = |&number: &usize| set >> number & 1 == 1;
                let taken = (0..stone.in_atari.len()).filter(of).fold(0, |all, number| all | stone.in_atari[number]);
                self.patterns.get(&(pattern.black | 1 << stone.cell, pattern.white & !taken)).copied()
            })
        });
        let captures = pattern.white_strings.iter();
        let captures =
            captures.filter_map(|string| self.patterns.get(&(pattern.black, pattern.white & !string)).copied());
        stones.chain(captures)
    }

    /// Whether a black move leads to a state with this property.
    fn black_moves(&self, pattern: &Pattern, asks: &Asks, good: &mut impl FnMut(usize, &Asks) -> bool) -> bool {
        pattern.black_stones.iter().any(|stone| match self.played(pattern, asks, stone) {
            Some((Some((at, after)), _)) => good(at, &after),
            _ => false,
        }) || pattern.white_strings.iter().any(|&string| {
            let is_open = string & self.open != 0;
            let captured = is_open && self.around(string) & pattern.empty == 0 && asks[head(string)] > 0;
            captured && {
                let mut after = *asks;
                after[head(string)] = 0;
                self.patterns.get(&(pattern.black, pattern.white & !string)).is_some_and(|&at| good(at, &after))
            }
        })
    }

    /// Whether all white moves lead to states with this property, given the stones that they capture. A pattern that is
    /// not possible is `None`.
    fn white_moves(
        &self,
        pattern: &Pattern,
        asks: &Asks,
        good: &mut impl FnMut(Option<(usize, &Asks)>, Cells) -> bool,
    ) -> bool {
        let cells = self.width * self.height;
        let here = self.patterns[&(pattern.black, pattern.white)];
        // Conditions that White lowers, each with what it then demands.
        let mut lowered: Vec<(usize, u8)> = Vec::new();
        for cell in each(pattern.empty & self.open) {
            lowered.push((cell, asks[cell].saturating_sub(1)));
            lowered.push((cells + cell, 0));
        }
        for &string in &pattern.white_strings {
            lowered.push((head(string), 0));
        }
        for &string in pattern.black_strings.iter().filter(|&&string| string & self.open != 0) {
            let left = asks[head(string)].saturating_sub(1);
            if left == 0 && self.around(string) & pattern.empty == 0 {
                let mut after = *asks;
                after[head(string)] = 0;
                let at = self.patterns.get(&(pattern.black & !string, pattern.white));
                if !good(at.map(|&at| (at, &after)), string) {
                    return false;
                }
            } else {
                lowered.push((head(string), left));
            }
        }
        for (slot, left) in lowered.into_iter().filter(|&(slot, left)| asks[slot] != left) {
            let mut after = *asks;
            after[slot] = left;
            if !good(Some((here, &after)), 0) {
                return false;
            }
        }
        pattern.white_stones.iter().all(|stone| match self.played(pattern, asks, stone) {
            None => true,
            Some((after, taken)) => good(after.as_ref().map(|(at, after)| (*at, after)), taken),
        })
    }

    /// The state after a stone and the captured cells; the state is `None` if its pattern is not possible. `None` for
    /// suicide.
    #[allow(clippy::type_complexity)]
    fn played(&self, pattern: &Pattern, asks: &Asks, stone: &Stone) -> Option<(Option<(usize, Asks)>, Cells)> {
        let (cells, cell) = (self.width * self.height, stone.cell);
        let is_open = self.open >> cell & 1 == 1;
        let merged = stone.merged.iter().map(|&head| asks[head]);
        // The requirement on the new string. One that is not open has no liberties outside.
        let outside = if stone.color == BLACK {
            merged.chain(is_open.then(|| asks[cell])).max().unwrap_or(0)
        } else if is_open {
            asks[cells + cell]
        } else {
            // At most 0 liberties are required by 2, at most 1 by 1, and any number by 0.
            2 - merged.map(|asked| 2 - asked).sum::<u8>().min(2)
        };
        let mut after = *asks;
        (after[cell], after[cells + cell]) = (0, 0);
        stone.merged.iter().for_each(|&head| after[head] = 0);
        let (lost, hopeless) = if stone.color == BLACK { (2, 0) } else { (0, 2) };
        let mut taken = 0;
        for &enemy in &stone.in_atari {
            if enemy & self.open == 0 || asks[head(enemy)] == lost {
                after[head(enemy)] = 0;
                taken |= enemy;
            }
        }
        if stone.string & self.open != 0 {
            after[head(stone.string)] = outside;
        }
        if taken == 0 && outside == hopeless && !stone.has_liberty {
            return None;
        }
        let key = match stone.color {
            BLACK => (pattern.black | 1 << cell, pattern.white & !taken),
            _ => (pattern.black & !taken, pattern.white | 1 << cell),
        };
        Some((self.patterns.get(&key).map(|&at| (at, after)), taken))
    }
}

fn head(cells: Cells) -> usize {
    cells.trailing_zeros() as usize
}

fn each(cells: Cells) -> impl Iterator<Item = usize> {
    (0..32).filter(move |&cell| cells >> cell & 1 == 1)
}
