//! The slow oracle of the rules: a flood-filling board, the conditions by their definition, and a search that tries
//! every move near a group.

use std::collections::{BTreeSet, HashMap};

use super::random::Random;
use katachi::go::{Board, BoardSize, Color, Point};
use katachi::tsumego::rules::conditions::{Conditions, Demand, Subject, subjects};
use katachi::tsumego::rules::frame::RuleGoal;
use katachi::tsumego::rules::moves::{BlackMove, WhiteMove};
use katachi::tsumego::rules::placement::{RuleFramePlacement, placements};
use katachi::tsumego::rules::stones::{RuleGrid, RuleStones};
use katachi::tsumego::rules::{Rule, RuleAnswer, RuleBook, RuleKind};

pub const EMPTY: u8 = 0;
pub const FRIEND: u8 = 1;
pub const ENEMY: u8 = 2;

/// A square board in rows that answers every question by flood fill.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlainBoard {
    pub side: usize,
    pub cells: Vec<u8>,
    /// The point where a single stone has just captured a single stone.
    pub ko: Option<usize>,
}

impl PlainBoard {
    pub fn new(side: usize) -> PlainBoard {
        PlainBoard { side, cells: vec![EMPTY; side * side], ko: None }
    }

    /// Random stones, with the given stones in the placement.
    pub fn random_around(
        side: usize,
        stones: RuleStones,
        placement: &RuleFramePlacement,
        random: &mut Random,
    ) -> PlainBoard {
        let mut board = PlainBoard::new(side);
        let (empty, friend) = (20 + random.below(70), random.below(100));
        for cell in &mut board.cells {
            *cell = match random.below(100) {
                roll if roll < empty => EMPTY,
                _ if random.below(100) < friend => FRIEND,
                _ => ENEMY,
            };
        }
        for (cell, &point) in placement.points().iter().enumerate() {
            let at = board.at(point);
            board.cells[at] = stones.cell(cell) as u8;
        }
        board
    }

    pub fn at(&self, point: Point) -> usize {
        usize::from(point.y) * self.side + usize::from(point.x)
    }

    pub fn next_to(&self, at: usize) -> Vec<usize> {
        let (x, y, side) = (at % self.side, at / self.side, self.side);
        let mut next = Vec::with_capacity(4);
        if x > 0 {
            next.push(at - 1);
        }
        if x + 1 < side {
            next.push(at + 1);
        }
        if y > 0 {
            next.push(at - side);
        }
        if y + 1 < side {
            next.push(at + side);
        }
        next
    }

    pub fn chain(&self, at: usize) -> BTreeSet<usize> {
        let mut chain = BTreeSet::from([at]);
        let mut stack = vec![at];
        while let Some(at) = stack.pop() {
            for next in self.next_to(at) {
                if self.cells[next] == self.cells[at] && chain.insert(next) {
                    stack.push(next);
                }
            }
        }
        chain
    }

    pub fn liberties(&self, chain: &BTreeSet<usize>) -> BTreeSet<usize> {
        chain.iter().flat_map(|&at| self.next_to(at)).filter(|&at| self.cells[at] == EMPTY).collect()
    }

    /// The board after a move; `None` for an occupied point or suicide. `color` may retake a ko if `ignores_ko`.
    pub fn played(&self, color: u8, at: usize, ignores_ko: bool) -> Option<PlainBoard> {
        if self.cells[at] != EMPTY || (!ignores_ko && self.ko == Some(at)) {
            return None;
        }
        let mut after = self.clone();
        after.cells[at] = color;
        after.ko = None;
        let mut captured = BTreeSet::new();
        for next in self.next_to(at) {
            if after.cells[next] == 3 - color {
                let chain = after.chain(next);
                if after.liberties(&chain).is_empty() {
                    chain.iter().for_each(|&at| after.cells[at] = EMPTY);
                    captured.extend(chain);
                }
            }
        }
        let own = after.chain(at);
        let liberties = after.liberties(&own);
        if captured.len() == 1 && own.len() == 1 && liberties.len() == 1 {
            after.ko = captured.first().copied();
        }
        (!liberties.is_empty()).then_some(after)
    }

    pub fn is_possible(&self) -> bool {
        (0..self.cells.len()).all(|at| self.cells[at] == EMPTY || !self.liberties(&self.chain(at)).is_empty())
    }

    /// The board with the friend in this colour.
    pub fn to_board(&self, friend: Color) -> Board {
        let size = BoardSize::new(self.side as u32).unwrap();
        let mut board = Board::new(size);
        let color = |cell| match cell {
            FRIEND => Some(friend),
            ENEMY => Some(friend.opponent()),
            _ => None,
        };
        board.set_up(size.points().map(|point| (point, color(self.cells[self.at(point)]))));
        board
    }
}

/// A rectangle on a plain board.
pub struct Laid {
    pub grid: RuleGrid,
    pub points: Vec<usize>,
}

impl Laid {
    pub fn new(placement: &RuleFramePlacement, board: &PlainBoard) -> Laid {
        let points = placement.points().iter().map(|&point| board.at(point)).collect();
        Laid { grid: RuleGrid::new(placement.frame), points }
    }

    pub fn stones(&self, board: &PlainBoard) -> RuleStones {
        let mask =
            |color| (0..self.points.len()).filter(|&c| board.cells[self.points[c]] == color).fold(0, |m, c| m | 1 << c);
        RuleStones { black: mask(FRIEND), white: mask(ENEMY) }
    }

    fn cell(&self, at: usize) -> Option<usize> {
        self.points.iter().position(|&own| own == at)
    }

    /// The conditions that the board meets, by the literal specification.
    pub fn conditions(&self, board: &PlainBoard) -> Conditions {
        let mut conditions = Conditions::default();
        for subject in subjects(&self.grid, self.stones(board)) {
            let liberties = self.liberties(board, subject).len();
            let demand = if is_friend(subject) { Demand::of_black(liberties) } else { Demand::of_white(liberties) };
            conditions.set(subject.slot(self.grid.frame), demand);
        }
        conditions
    }

    fn liberties(&self, board: &PlainBoard, subject: Subject) -> BTreeSet<usize> {
        let at = self.points[subject.cell()];
        let color = if is_friend(subject) { FRIEND } else { ENEMY };
        let after = if board.cells[at] == EMPTY { board.played(color, at, true) } else { Some(board.clone()) };
        let Some(after) = after else { return BTreeSet::new() };
        let chain = after.chain(at);
        let inside: BTreeSet<usize> = chain.iter().copied().filter(|&at| self.cell(at).is_some()).collect();
        // The part of the chain that is connected to the point within the rectangle.
        let mut part = BTreeSet::from([at]);
        let next = |part: &BTreeSet<usize>, at: &usize| after.next_to(*at).iter().any(|next| part.contains(next));
        while let Some(&more) = inside.iter().find(|at| !part.contains(*at) && next(&part, at)) {
            part.insert(more);
        }
        let counts = |at: &usize| match color {
            FRIEND => self.cell(*at).is_none() && board.cells[*at] == EMPTY,
            _ => self.cell(*at).is_none() || !next(&part, at),
        };
        after.liberties(&chain).into_iter().filter(counts).collect()
    }

    /// Whether the rule's conditions hold here, where each of the friend's conditions is met by separate liberties,
    /// none of which belongs to an enemy string whose liberties are limited.
    fn has_own_liberties(&self, board: &PlainBoard, rule: &Rule) -> bool {
        if !rule.conditions.at_most(self.conditions(board)) {
            return false;
        }
        let asked = subjects(&self.grid, rule.stones).into_iter();
        let asked = asked.map(|subject| (subject, rule.conditions.get(subject.slot(self.grid.frame)).digit()));
        let (friend, enemy): (Vec<_>, Vec<_>) = asked.filter(|(_, digit)| *digit > 0).partition(|(s, _)| is_friend(*s));
        let taken: BTreeSet<usize> = enemy.iter().flat_map(|(subject, _)| self.liberties(board, *subject)).collect();
        let needs: Vec<BTreeSet<usize>> = friend
            .iter()
            .flat_map(|(subject, digit)| vec![self.liberties(board, *subject); usize::from(*digit)])
            .collect();
        can_share(&needs, &taken)
    }

    /// Empty points in the rectangle and next to it, and liberties of the strings in it.
    pub fn region(&self, board: &PlainBoard) -> Vec<usize> {
        let mut region: BTreeSet<usize> = self.points.iter().copied().collect();
        for &at in &self.points {
            region.extend(board.next_to(at));
            if board.cells[at] != EMPTY {
                region.extend(board.liberties(&board.chain(at)));
            }
        }
        region.into_iter().filter(|&at| board.cells[at] == EMPTY).collect()
    }
}

fn is_friend(subject: Subject) -> bool {
    matches!(subject, Subject::Black(_) | Subject::IfBlackPlays(_))
}

/// Whether each need can be assigned a liberty of its own.
fn can_share(needs: &[BTreeSet<usize>], taken: &BTreeSet<usize>) -> bool {
    let Some((first, rest)) = needs.split_first() else { return true };
    first.difference(taken).any(|&liberty| {
        let mut taken = taken.clone();
        taken.insert(liberty);
        can_share(rest, &taken)
    })
}

/// Whether the enemy, to move, captures one of these stones within `depth` moves, whatever the friend does. The enemy
/// may retake every ko, the friend none. Both stay in the region.
pub fn takes_within(board: &PlainBoard, laid: &Laid, stones: &BTreeSet<usize>, depth: usize) -> bool {
    Search { laid, stones, known: HashMap::new() }.enemy_takes(board, depth)
}

struct Search<'a> {
    laid: &'a Laid,
    stones: &'a BTreeSet<usize>,
    known: HashMap<(PlainBoard, usize), bool>,
}

impl Search<'_> {
    fn enemy_takes(&mut self, board: &PlainBoard, depth: usize) -> bool {
        let gone = |board: &PlainBoard| self.stones.iter().any(|&at| board.cells[at] != FRIEND);
        if gone(board) {
            return true;
        }
        // The enemy removes at most one liberty per move, and the friend may pass.
        let fewest = self.stones.iter().map(|&at| board.liberties(&board.chain(at)).len()).min().unwrap_or(usize::MAX);
        if depth == 0 || fewest > depth.div_ceil(2) {
            return false;
        }
        let key = (board.clone(), depth);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let takes = self.laid.region(board).into_iter().any(|at| {
            board.played(ENEMY, at, true).is_some_and(|after| gone(&after) || self.friend_fails(&after, depth - 1))
        });
        self.known.insert(key, takes);
        takes
    }

    fn friend_fails(&mut self, board: &PlainBoard, depth: usize) -> bool {
        if depth == 0 {
            return false;
        }
        if !self.enemy_takes(&PlainBoard { ko: None, ..board.clone() }, depth - 1) {
            return false;
        }
        self.laid
            .region(board)
            .into_iter()
            .all(|at| board.played(FRIEND, at, false).is_none_or(|after| self.enemy_takes(&after, depth - 1)))
    }
}

/// The rules of one goal on one board size, looked up slowly: every rectangle inside a larger one.
pub struct RulesWithin<'r> {
    book: &'r RuleBook,
    goal: RuleGoal,
    by_pattern: HashMap<(usize, RuleStones), Vec<&'r Rule>>,
    placements: Vec<Vec<RuleFramePlacement>>,
}

impl<'r> RulesWithin<'r> {
    pub fn new(book: &'r RuleBook, goal: RuleGoal, size: BoardSize) -> RulesWithin<'r> {
        let mut by_pattern: HashMap<(usize, RuleStones), Vec<&'r Rule>> = HashMap::new();
        for (number, set) in book.sets().iter().enumerate().filter(|(_, set)| set.goal == goal) {
            set.won.iter().for_each(|rule| by_pattern.entry((number, rule.stones)).or_default().push(rule));
        }
        let placements = book.sets().iter().map(|set| placements(set.frame, size)).collect();
        RulesWithin { book, goal, by_pattern, placements }
    }

    /// Whether the conditions of a won rule hold in a rectangle inside this one. They may share a liberty: the book
    /// leaves out rules that follow from a smaller rectangle, and the smaller one counts a cell of the larger one for
    /// each string.
    pub fn hold(&self, board: &PlainBoard, within: &Laid) -> bool {
        let sets = self.book.sets().iter().enumerate();
        sets.filter(|(_, set)| set.goal == self.goal && set.frame.place() == within.grid.frame.place()).any(
            |(number, _)| {
                self.placements[number].iter().map(|placement| Laid::new(placement, board)).any(|laid| {
                    laid.points.iter().all(|at| within.points.contains(at))
                        && same_edges(&laid, within)
                        && self.by_pattern.get(&(number, laid.stones(board))).is_some_and(|rules| {
                            rules.iter().any(|rule| rule.conditions.at_most(laid.conditions(board)))
                        })
                })
            },
        )
    }

    /// The first enemy move near the rule that its answer does not refute: the answer is impossible, or no rule holds
    /// after it. An enemy move that changes nothing needs no answer.
    pub fn unanswered(&self, board: &PlainBoard, laid: &Laid, rule: &Rule) -> Option<String> {
        let RuleKind::Won { answers } = &rule.kind else { panic!("only won rules have answers") };
        // A goal that is already reached has no answers.
        let region = if answers.is_empty() { Vec::new() } else { laid.region(board) };
        let passed = answers.iter().find(|answer| answer.white == WhiteMove::Pass);
        let met = |answer: &RuleAnswer| replied(board, laid, answer.black).is_some_and(|next| self.hold(&next, laid));
        if !answers.is_empty() && !passed.is_some_and(met) {
            return Some("a pass is not answered".to_owned());
        }
        region.into_iter().find_map(|at| {
            let after = board.played(ENEMY, at, true)?;
            let whites = match laid.cell(at) {
                Some(cell) => vec![WhiteMove::Stone(cell)],
                None => lowered(laid, rule, &after, board),
            };
            // If a move also lowers a condition that no longer matters, it is enough that one of the answers works.
            let met = whites.is_empty()
                || whites
                    .iter()
                    .filter_map(|white| answers.iter().find(|answer| answer.white == *white))
                    .filter_map(|answer| replied(&after, laid, answer.black))
                    .any(|next| self.hold(&next, laid));
            (!met).then(|| format!("{at}: {whites:?} is not answered"))
        })
    }
}

/// Whether the edges of the smaller rectangle are edges of the larger one.
fn same_edges(laid: &Laid, within: &Laid) -> bool {
    let closed = |laid: &Laid, cell: usize| laid.grid.open >> cell & 1 == 0;
    (0..laid.points.len())
        .filter(|&cell| closed(laid, cell))
        .all(|cell| within.cell(laid.points[cell]).is_some_and(|at| closed(within, at)))
}

/// The board after the friend's answer, if that move is possible.
fn replied(after: &PlainBoard, laid: &Laid, answer: Option<BlackMove>) -> Option<PlainBoard> {
    let reply = match answer {
        None => return Some(PlainBoard { ko: None, ..after.clone() }),
        Some(BlackMove::Stone(cell)) => laid.points[cell],
        Some(BlackMove::Capture(cell)) => *after.liberties(&after.chain(laid.points[cell])).first()?,
    };
    after.played(FRIEND, reply, false)
}

/// Which of a rule's conditions an enemy move outside may have lowered.
fn lowered(laid: &Laid, rule: &Rule, after: &PlainBoard, before: &PlainBoard) -> Vec<WhiteMove> {
    let named = |subject: &Subject| match *subject {
        Subject::Black(cell) => WhiteMove::Liberty(cell),
        Subject::White(cell) => WhiteMove::Extend(cell),
        Subject::IfBlackPlays(cell) => WhiteMove::LibertyIfBlack(cell),
        Subject::IfWhitePlays(cell) => WhiteMove::ExtendIfWhite(cell),
    };
    let all = subjects(&laid.grid, rule.stones);
    let now = laid.stones(after);
    if laid.stones(before) != now {
        // A black string was captured from outside.
        let taken = |subject: &&Subject| matches!(subject, Subject::Black(cell) if now.black >> cell & 1 == 0);
        return all.iter().filter(taken).map(named).collect();
    }
    if laid.has_own_liberties(after, rule) { Vec::new() } else { all.iter().map(named).collect() }
}
