//! The simple forward algorithm of the paper (section 4.2): it tries every pattern with every arrangement of outside
//! liberties, until nothing new is won. It follows the specification literally and shares no code with the generator.
//! It looks at a pattern again only if a move may lead from there to a state that was found since.

use std::collections::{BTreeSet, HashMap};
use std::iter::once;
use std::ops::Range;

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

/// Minimal won rules, and minimal winning rules without those that are won.
pub struct Found {
    pub won: BTreeSet<State>,
    pub winning: BTreeSet<State>,
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
    black_stones: Vec<Stone>,
    white_stones: Vec<Stone>,
    /// Enemy strings without a liberty in the rectangle, and the pattern without each; `None` if it is not possible.
    taken_by_black: Vec<(Cells, Option<usize>)>,
    taken_by_white: Vec<(Cells, Option<usize>)>,
    /// Slots that White lowers from outside, by one step (true) or to nothing.
    lowered: Vec<(usize, bool)>,
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
    /// The pattern after the stone, by the set of strings of `in_atari` that it captures; `None` if it is not possible.
    next: Vec<Option<usize>>,
}

struct AfterMove {
    /// `None` if the pattern is not possible.
    at: Option<usize>,
    asks: Asks,
    taken: Cells,
}

/// Black's moves: stones, and captures from outside by the lowest cell of the string, with the pattern after each.
struct BlackMoves<'p> {
    stones: Vec<&'p Stone>,
    captures: Vec<(usize, usize)>,
}

impl BlackMoves<'_> {
    fn is_empty(&self) -> bool {
        self.stones.is_empty() && self.captures.is_empty()
    }
}

impl Pattern {
    fn states(&self) -> Range<usize> {
        self.first..self.first + 3_usize.pow(self.slots.len() as u32)
    }

    /// Black's moves that may lead to one of these patterns.
    fn black_moves(&self, wanted: impl Fn(usize) -> bool) -> BlackMoves<'_> {
        let is_wanted = |stone: &&Stone| stone.next.iter().flatten().any(|&at| wanted(at));
        let captures = self.taken_by_black.iter().filter_map(|&(string, without)| Some((head(string), without?)));
        BlackMoves {
            stones: self.black_stones.iter().filter(is_wanted).collect(),
            captures: captures.filter(|&(_, at)| wanted(at)).collect(),
        }
    }

    /// The patterns that a white move may lead to, except one from outside that captures nothing.
    fn after_white(&self) -> impl Iterator<Item = usize> {
        let captures = self.taken_by_white.iter().filter_map(|&(_, without)| without);
        captures.chain(self.white_stones.iter().flat_map(|stone| stone.next.iter().flatten().copied()))
    }

    /// For each state: whether it, or a state with lower requirements, is in the set.
    fn above(&self, is_in: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut above = vec![false; self.states().len()];
        for state in self.states() {
            above[state - self.first] = is_in(state) || self.lower(state).any(|lower| above[lower - self.first]);
        }
        above
    }

    /// The states above, with no other state of them below.
    fn minimal(&self, above: &[bool]) -> impl Iterator<Item = usize> {
        self.states().filter(move |&state| {
            above[state - self.first] && !self.lower(state).any(|lower| above[lower - self.first])
        })
    }

    /// The states that require one step less in one slot.
    fn lower(&self, state: usize) -> impl Iterator<Item = usize> {
        (0..self.slots.len()).filter_map(move |slot| {
            let step = 3_usize.pow(slot as u32);
            (!((state - self.first) / step).is_multiple_of(3)).then(|| state - step)
        })
    }
}

/// A set of states, one bit for each: a rectangle of ten cells has 3 × 10⁹.
struct StateSet(Vec<u64>);

impl StateSet {
    fn new(states: usize) -> StateSet {
        StateSet(vec![0; states.div_ceil(64)])
    }

    fn has(&self, state: usize) -> bool {
        self.0[state / 64] >> (state % 64) & 1 == 1
    }

    fn insert(&mut self, state: usize) {
        self.0[state / 64] |= 1 << (state % 64);
    }
}

/// The states found. Times count the looks at patterns.
struct KnownStates {
    won: StateSet,
    winning: StateSet,
    /// When each pattern last got a won state, and a winning one; 0 if it has none.
    won_at: Vec<usize>,
    winning_at: Vec<usize>,
    looked_at: Vec<usize>,
    now: usize,
}

impl KnownStates {
    /// Whether the pattern has got a won or winning state since this time; 1 is the beginning.
    fn has_news(&self, pattern: usize, since: usize) -> bool {
        self.won_at[pattern].max(self.winning_at[pattern]) >= since
    }
}

/// All patterns of a rectangle, and the places of their states.
pub struct Forward {
    width: usize,
    height: usize,
    open: Cells,
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
        let mut all = Forward { width, height, open, list: Vec::new(), states: 0 };
        for code in 0..3_usize.pow((width * height) as u32) {
            let digit = |cell: usize| (code / 3_usize.pow(cell as u32) % 3) as u8;
            let of =
                |color| (0..width * height).filter(|&cell| digit(cell) == color).fold(0, |all, cell| all | 1 << cell);
            let pattern = all.pattern(of(BLACK), of(WHITE));
            all.list.extend(pattern);
        }
        // Most moves lead to patterns with fewer empty cells. Looking at those first saves looks.
        all.list.sort_by_key(|pattern| pattern.empty.count_ones());
        all.link();
        all
    }

    /// The pattern, not yet linked with others; `None` if an inner string has no liberty.
    fn pattern(&self, black: Cells, white: Cells) -> Option<Pattern> {
        let cells = self.width * self.height;
        let empty = self.all() & !black & !white;
        let [black_strings, white_strings] = [black, white].map(|own| self.strings(own));
        let strings = [&black_strings[..], &white_strings].concat();
        let is_open = |string: &Cells| string & self.open != 0;
        let has_liberty = |string: &Cells| self.around(*string) & empty != 0;
        if strings.iter().any(|string| !is_open(string) && !has_liberty(string)) {
            return None;
        }
        let mut slots: Vec<usize> =
            strings.iter().filter(|string| is_open(string)).map(|&string| head(string)).collect();
        slots.extend(each(empty & self.open).flat_map(|cell| [cell, cells + cell]));
        let [black_stones, white_stones] = [(BLACK, black, white), (WHITE, white, black)]
            .map(|(color, own, other)| each(empty).map(|cell| self.stone(color, own, other, cell)).collect());
        let taken = |strings: &[Cells]| {
            let taken = strings.iter().filter(|string| !has_liberty(string));
            taken.map(|&string| (string, None)).collect()
        };
        let mut lowered: Vec<(usize, bool)> = white_strings.iter().map(|&string| (head(string), false)).collect();
        let outside = black_strings.iter().filter(|string| is_open(string) && has_liberty(string));
        lowered.extend(outside.map(|&string| (head(string), true)));
        lowered.extend(each(empty & self.open).flat_map(|cell| [(cell, true), (cells + cell, false)]));
        Some(Pattern {
            black,
            white,
            empty,
            slots,
            first: 0,
            black_stones,
            white_stones,
            taken_by_black: taken(&white_strings),
            taken_by_white: taken(&black_strings),
            lowered,
        })
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
            next: Vec::new(),
        }
    }

    /// Numbers the states, and tells each move its next pattern.
    fn link(&mut self) {
        let patterns = self.list.iter().enumerate();
        let numbers: HashMap<(Cells, Cells), usize> =
            patterns.map(|(number, pattern)| ((pattern.black, pattern.white), number)).collect();
        let number = |black: Cells, white: Cells| numbers.get(&(black, white)).copied();
        for pattern in &mut self.list {
            let (black, white) = (pattern.black, pattern.white);
            pattern.first = self.states;
            self.states = pattern.states().end;
            for stone in &mut pattern.black_stones {
                let own = black | 1 << stone.cell;
                stone.next = unions(&stone.in_atari).map(|taken| number(own, white & !taken)).collect();
            }
            for stone in &mut pattern.white_stones {
                let own = white | 1 << stone.cell;
                stone.next = unions(&stone.in_atari).map(|taken| number(black & !taken, own)).collect();
            }
            for (string, without) in &mut pattern.taken_by_black {
                *without = number(black, white & !*string);
            }
            for (string, without) in &mut pattern.taken_by_white {
                *without = number(black & !*string, white);
            }
        }
    }

    pub fn rules(&self, goal: Goal, pass: Pass) -> Found {
        let known = self.known_states(goal, pass);
        let mut found = Found { won: BTreeSet::new(), winning: BTreeSet::new() };
        for (number, pattern) in self.list.iter().enumerate() {
            if !known.has_news(number, 1) {
                continue;
            }
            let won = pattern.above(|state| known.won.has(state));
            let winning = pattern.above(|state| known.winning.has(state));
            found.won.extend(pattern.minimal(&won).map(|state| self.shown(pattern, state)));
            let least = pattern.minimal(&winning).filter(|state| !won[state - pattern.first]);
            found.winning.extend(least.map(|state| self.shown(pattern, state)));
        }
        found
    }

    /// Minimal threats without won and winning rules: states where Black needs two moves in a row.
    pub fn threats(&self, goal: Goal, pass: Pass) -> BTreeSet<State> {
        let known = self.known_states(goal, pass);
        let mut found = BTreeSet::new();
        for pattern in &self.list {
            let moves = pattern.black_moves(|at| known.has_news(at, 1));
            if moves.is_empty() {
                continue;
            }
            let threats = pattern.above(|state| {
                self.black_wins(&moves, &self.asks(pattern, state), |at, asks| {
                    let state = self.state(at, asks);
                    known.won.has(state) || known.winning.has(state)
                })
            });
            let wins = pattern.above(|state| known.won.has(state) || known.winning.has(state));
            let least = pattern.minimal(&threats).filter(|state| !wins[state - pattern.first]);
            found.extend(least.map(|state| self.shown(pattern, state)));
        }
        found
    }

    /// All won and winning states.
    fn known_states(&self, goal: Goal, pass: Pass) -> KnownStates {
        let marks = match goal {
            Goal::Eye | Goal::Live => 0,
            Goal::Join(one, other) => 1 << one | 1 << other,
            Goal::Take(cell) => 1 << cell,
        };
        let patterns = self.list.len();
        let mut known = KnownStates {
            won: StateSet::new(self.states),
            winning: StateSet::new(self.states),
            won_at: vec![0; patterns],
            winning_at: vec![0; patterns],
            looked_at: vec![1; patterns],
            now: 1,
        };
        let (reached, others): (Vec<usize>, Vec<usize>) =
            (0..patterns).partition(|&number| self.is_reached(&self.list[number], goal));
        for number in reached {
            self.list[number].states().for_each(|state| known.won.insert(state));
            known.won_at[number] = 1;
        }
        loop {
            let mut news = false;
            for &number in &others {
                news |= self.look(number, marks, pass, &mut known);
            }
            if !news {
                return known;
            }
        }
    }

    /// Looks at the states of a pattern from which a move may lead to a state found since the last look. Whether one of
    /// them is new.
    fn look(&self, number: usize, marks: Cells, pass: Pass, known: &mut KnownStates) -> bool {
        let pattern = &self.list[number];
        let since = known.looked_at[number];
        let moves = pattern.black_moves(|at| known.won_at[at] >= since);
        let may_be_won = (pass == Pass::Never || known.winning_at[number] > 0)
            && once(number).chain(pattern.after_white()).any(|at| known.has_news(at, since));
        if moves.is_empty() && !may_be_won {
            return false;
        }
        known.now += 1;
        known.looked_at[number] = known.now;
        let mut news = false;
        for state in pattern.states() {
            let was_winning = known.winning.has(state);
            let may_win = !was_winning && !moves.is_empty();
            let may_be_won = may_be_won && (was_winning || pass == Pass::Never);
            if known.won.has(state) || !may_win && !may_be_won {
                continue;
            }
            let asks = self.asks(pattern, state);
            let is_won = |at: usize, asks: &Asks| known.won_at[at] > 0 && known.won.has(self.state(at, asks));
            let wins = may_win && self.black_wins(&moves, &asks, is_won);
            if wins {
                known.winning.insert(state);
                (known.winning_at[number], news) = (known.now, true);
            }
            if (wins || may_be_won) && self.is_won(number, &asks, marks, pass, known) {
                known.won.insert(state);
                (known.won_at[number], news) = (known.now, true);
            }
        }
        news
    }

    /// Whether all white moves lead to won or winning states.
    fn is_won(&self, number: usize, asks: &Asks, marks: Cells, pass: Pass, known: &KnownStates) -> bool {
        let mut moves = 0;
        let mut good = |at: Option<usize>, asks: &Asks, taken: Cells| {
            moves += 1;
            taken & marks == 0
                && at.filter(|&at| known.has_news(at, 1)).is_some_and(|at| {
                    let state = self.state(at, asks);
                    known.won.has(state) || known.winning.has(state)
                })
        };
        self.white_moves(number, asks, &mut good) && (moves > 0 || pass == Pass::Always)
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

    /// Whether one of the moves leads to a state with this property.
    fn black_wins(&self, moves: &BlackMoves<'_>, asks: &Asks, good: impl Fn(usize, &Asks) -> bool) -> bool {
        let mut by_stone = moves.stones.iter().filter_map(|stone| self.played(asks, stone));
        by_stone.any(|after| after.at.is_some_and(|at| good(at, &after.asks)))
            || moves.captures.iter().any(|&(head, at)| {
                let mut after = *asks;
                after[head] = 0;
                asks[head] > 0 && good(at, &after)
            })
    }

    /// Whether all white moves lead to patterns and requirements with this property, given the stones that they capture.
    /// A pattern that is not possible is `None`.
    fn white_moves(
        &self,
        number: usize,
        asks: &Asks,
        good: &mut impl FnMut(Option<usize>, &Asks, Cells) -> bool,
    ) -> bool {
        let pattern = &self.list[number];
        let captures = pattern.taken_by_white.iter().map(|&(string, without)| (head(string), string, without));
        for (head, string, without) in captures {
            let mut after = *asks;
            after[head] = asks[head].saturating_sub(1);
            let (at, taken) = if asks[head] < 2 { (without, string) } else { (Some(number), 0) };
            if !good(at, &after, taken) {
                return false;
            }
        }
        for &(slot, by_one) in &pattern.lowered {
            let left = if by_one { asks[slot].saturating_sub(1) } else { 0 };
            let mut after = *asks;
            after[slot] = left;
            if left != asks[slot] && !good(Some(number), &after, 0) {
                return false;
            }
        }
        let mut stones = pattern.white_stones.iter().filter_map(|stone| self.played(asks, stone));
        stones.all(|after| good(after.at, &after.asks, after.taken))
    }

    /// The position after a stone; `None` for suicide.
    fn played(&self, asks: &Asks, stone: &Stone) -> Option<AfterMove> {
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
        let (mut taken, mut set) = (0, 0_usize);
        for (number, &enemy) in stone.in_atari.iter().enumerate() {
            if enemy & self.open == 0 || asks[head(enemy)] == lost {
                after[head(enemy)] = 0;
                taken |= enemy;
                set |= 1 << number;
            }
        }
        if stone.string & self.open != 0 {
            after[head(stone.string)] = outside;
        }
        if taken == 0 && outside == hopeless && !stone.has_liberty {
            return None;
        }
        Some(AfterMove { at: stone.next[set], asks: after, taken })
    }
}

/// The union of each set of strings, by the number of the set: its bits are the strings.
fn unions(strings: &[Cells]) -> impl Iterator<Item = Cells> {
    let is_in = |set: usize, number: usize| set >> number & 1 == 1;
    (0..1_usize << strings.len()).map(move |set| {
        (0..strings.len()).filter(|&number| is_in(set, number)).fold(0, |all, number| all | strings[number])
    })
}

fn head(cells: Cells) -> usize {
    cells.trailing_zeros() as usize
}

fn each(cells: Cells) -> impl Iterator<Item = usize> {
    (0..32).filter(move |&cell| cells >> cell & 1 == 1)
}
