//! The liberties outside a placed rectangle, and whether one move can change two of them.

use std::collections::BTreeSet;
use std::fmt;

use super::conditions::{Conditions, Demand, LibertyCondition, Subject, conditions_of, subjects};
use super::placement::RuleFramePlacement;
use super::rule::Rule;
use super::stones::{RuleGrid, RuleStones, cells_of};
use katachi_core::go::{Board, Color, Point};

/// A placed rectangle on a board, with the friend's colour.
pub(super) struct Outside<'b> {
    pub board: &'b Board,
    pub friend: Color,
    pub placement: &'b RuleFramePlacement,
    pub grid: &'b RuleGrid,
    pub stones: RuleStones,
}

/// A condition that a board meets, and the liberties that it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    pub condition: LibertyCondition,
    /// The point at which it is drawn.
    pub at: Point,
    /// All liberties of the subject outside the rectangle. For White, also those within it that do not touch the
    /// string's part around the cell.
    pub liberties: Vec<Point>,
}

/// Why conditions that hold now can't be trusted: the clause of the independence precondition that is violated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dependence {
    /// One White move outside would lower two conditions.
    SharedLiberty(Vec<LibertyCondition>),
    /// A White move at this point of the rectangle could lower a condition, by a capture or a connection outside.
    InsideMove(LibertyCondition, Point),
    /// To capture, Black would have to fill a liberty that another condition counts.
    LastLiberty(LibertyCondition, Point),
    /// Two strings of the rectangle are connected outside it.
    JoinedOutside(Point, Point),
    /// A white stone on the cell would connect with strings that have more liberties.
    JoinsMore(LibertyCondition, Point),
}

impl fmt::Display for Dependence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dependence::SharedLiberty(conditions) => {
                let words: Vec<String> = conditions.iter().map(LibertyCondition::to_string).collect();
                write!(f, "one White move outside lowers two conditions: {}", words.join("; "))
            }
            Dependence::InsideMove(condition, _) => write!(f, "a White move inside also lowers \"{condition}\""),
            Dependence::LastLiberty(condition, _) => {
                write!(f, "to capture, Black fills a liberty that \"{condition}\" counts")
            }
            Dependence::JoinedOutside(..) => f.write_str("two strings of the rule are one string outside it"),
            Dependence::JoinsMore(condition, _) => {
                write!(f, "the white stone of \"{condition}\" would join others with more liberties")
            }
        }
    }
}

/// A white string that must not get more liberties: the liberties it has outside, and the points at which a White move
/// could give it more.
struct Held {
    condition: LibertyCondition,
    counted: BTreeSet<Point>,
    danger: BTreeSet<Point>,
}

impl Outside<'_> {
    /// The highest demand that this board meets, for every slot.
    pub fn conditions(&self) -> Conditions {
        let mut conditions = Conditions::default();
        for subject in subjects(self.grid, self.stones) {
            let liberties = self.liberties(subject).len();
            let demand = match subject {
                Subject::Black(_) | Subject::IfBlackPlays(_) => Demand::of_black(liberties),
                Subject::White(_) | Subject::IfWhitePlays(_) => Demand::of_white(liberties),
            };
            conditions.set(subject.slot(self.grid.frame), demand);
        }
        conditions
    }

    /// The conditions of a rule that holds here, each with its liberties.
    pub fn met(&self, rule: &Rule) -> Vec<Met> {
        let asked = conditions_of(self.grid, rule.stones, rule.conditions);
        let met = |condition: LibertyCondition| Met {
            condition,
            at: self.placement.point(condition.subject.cell()),
            liberties: self.liberties(condition.subject),
        };
        asked.into_iter().map(met).collect()
    }

    /// The liberties of a subject outside the rectangle. A white string may come back into the rectangle at another
    /// place; its liberties there count too.
    fn liberties(&self, subject: Subject) -> Vec<Point> {
        let at = self.placement.point(subject.cell());
        match subject {
            Subject::Black(_) => self.outside_of(self.board.liberties(at)),
            Subject::IfBlackPlays(_) => {
                let after = self.played(self.friend, at);
                let free = |point: &Point| self.board.is_empty(*point);
                self.outside_of(after.liberties(at)).into_iter().filter(free).collect()
            }
            Subject::White(cell) => self.beyond(self.board, cell, self.stones.white),
            Subject::IfWhitePlays(cell) => {
                self.beyond(&self.played(self.friend.opponent(), at), cell, self.stones.white | 1 << cell)
            }
        }
    }

    fn played(&self, color: Color, at: Point) -> Board {
        let mut after = self.board.clone();
        // A suicide leaves the point empty, and an empty point has no liberties.
        let _ = after.play(color, at);
        after
    }

    fn outside_of(&self, points: Vec<Point>) -> Vec<Point> {
        points.into_iter().filter(|&point| self.placement.cell(point).is_none()).collect()
    }

    /// Liberties of the white string at a cell, except those within the rectangle that touch the string's part around
    /// this cell.
    fn beyond(&self, board: &Board, cell: usize, white: u16) -> Vec<Point> {
        let near = self.grid.next_to(self.grid.connected(1 << cell, white));
        let inside = |point: Point| self.placement.cell(point).is_some_and(|cell| near >> cell & 1 == 1);
        board.liberties(self.placement.point(cell)).into_iter().filter(|&point| !inside(point)).collect()
    }

    /// The first clause of the independence precondition that the rule's conditions violate here.
    ///
    /// It is stricter than necessary, so that no move outside can change more than the rule allows for.
    pub fn dependence(&self, rule: &Rule) -> Option<Dependence> {
        let asked = conditions_of(self.grid, rule.stones, rule.conditions);
        let of_white =
            |condition: &&LibertyCondition| matches!(condition.subject, Subject::White(_) | Subject::IfWhitePlays(_));
        if let Some(joined) = self.joined_outside(asked.iter().any(|condition| of_white(&condition))) {
            return Some(joined);
        }
        let mut held = Vec::new();
        for &condition in asked.iter().filter(of_white) {
            match self.held(condition, rule) {
                Ok(new) => held.push(new),
                Err(dependence) => return Some(dependence),
            }
        }
        for (at, one) in held.iter().enumerate() {
            if let Some(other) = held[..at].iter().find(|other| !other.danger.is_disjoint(&one.danger)) {
                return Some(Dependence::SharedLiberty(vec![other.condition, one.condition]));
            }
        }
        let needed: Vec<LibertyCondition> = asked.iter().filter(|condition| !of_white(condition)).copied().collect();
        self.shared_needs(&needed, &held)
    }

    /// Finds two strings of one colour that are separate in the rectangle but connected on the board.
    fn joined_outside(&self, white_too: bool) -> Option<Dependence> {
        let colors = [self.stones.black, if white_too { self.stones.white } else { 0 }];
        for mask in colors {
            let strings: Vec<u16> = self.grid.parts(mask).collect();
            for &string in &strings {
                let at = self.placement.point(string.trailing_zeros() as usize);
                let elsewhere =
                    |point: &&Point| self.placement.cell(**point).is_some_and(|cell| string >> cell & 1 == 0);
                if let Some(&other) = self.board.chain(at).iter().find(elsewhere) {
                    return Some(Dependence::JoinedOutside(at, other));
                }
            }
        }
        None
    }

    fn held(&self, condition: LibertyCondition, rule: &Rule) -> Result<Held, Dependence> {
        let cell = condition.subject.cell();
        let at = self.placement.point(cell);
        let white = self.friend.opponent();
        let mut board = self.board.clone();
        let mut string = self.grid.connected(1 << cell, self.stones.white);
        if matches!(condition.subject, Subject::IfWhitePlays(_)) {
            // Take everything in the rectangle that White could join: all cells but those that Black is sure to keep.
            string = self.grid.connected(1 << cell, self.grid.frame.all() & !rule.kept);
            board.set_up(cells_of(string).map(|cell| (self.placement.point(cell), Some(white))));
        }
        let chain = board.chain(at);
        let mut counted = BTreeSet::new();
        let mut danger = BTreeSet::new();
        for liberty in board.liberties(at) {
            let inside = self.placement.cell(liberty);
            if inside.is_some_and(|cell| self.grid.next_to(string) >> cell & 1 == 1) {
                continue;
            }
            if inside.is_some() {
                return Err(Dependence::InsideMove(condition, liberty));
            }
            counted.insert(liberty);
            danger.insert(liberty);
        }
        let allowed = if condition.demand == Demand::Most { 0 } else { 1 };
        if counted.len() > allowed {
            return Err(Dependence::JoinsMore(condition, at));
        }
        for point in chain.into_iter().flat_map(|stone| self.neighbours(stone)) {
            if self.placement.cell(point).is_none() && board.get(point) == Some(self.friend) {
                self.capture_danger(point, condition, rule, &mut danger)?;
            }
        }
        Ok(Held { condition, counted, danger })
    }

    /// Adds to `danger` the points where White could play to capture a black string beside the white one. A string that
    /// the rule keeps adds none.
    fn capture_danger(
        &self,
        black: Point,
        condition: LibertyCondition,
        rule: &Rule,
        danger: &mut BTreeSet<Point>,
    ) -> Result<(), Dependence> {
        let inside: Vec<usize> =
            self.board.chain(black).iter().filter_map(|&point| self.placement.cell(point)).collect();
        if !inside.is_empty() {
            let is_kept = inside.iter().all(|cell| rule.kept >> cell & 1 == 1);
            return if is_kept { Ok(()) } else { Err(Dependence::InsideMove(condition, black)) };
        }
        // Look at the real board: the white stones that `held` puts down on trial may take the string's last liberty.
        for liberty in self.board.liberties(black) {
            if self.placement.cell(liberty).is_some() {
                return Err(Dependence::InsideMove(condition, liberty));
            }
            danger.insert(liberty);
        }
        Ok(())
    }

    fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let size = self.board.size();
        [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter().filter_map(move |(dx, dy)| point.offset(dx, dy, size))
    }

    /// Assigns to each condition on Black its own liberties, which no White move against another condition touches.
    /// Returns the dependence if there are not enough.
    fn shared_needs(&self, needed: &[LibertyCondition], held: &[Held]) -> Option<Dependence> {
        let mut taken: Vec<(Point, usize)> = Vec::new();
        for (at, condition) in needed.iter().enumerate() {
            let wanted = usize::from(condition.demand.digit());
            for _ in 0..wanted {
                if self.assign(at, needed, held, &mut taken, &mut BTreeSet::new()) {
                    continue;
                }
                let liberties = self.liberties(condition.subject);
                let last = liberties.iter().find(|point| held.iter().any(|held| held.counted.contains(point)));
                if let Some(&last) = last {
                    return Some(Dependence::LastLiberty(*condition, last));
                }
                let touched = |held: &&Held| liberties.iter().any(|point| held.danger.contains(point));
                let other = held.iter().find(touched).map(|held| held.condition);
                let shares = |other: &&LibertyCondition| {
                    *other != condition && self.liberties(other.subject).iter().any(|point| liberties.contains(point))
                };
                let other = other.or_else(|| needed.iter().find(shares).copied());
                return Some(Dependence::SharedLiberty([Some(*condition), other].into_iter().flatten().collect()));
            }
        }
        None
    }

    /// Finds one more liberty for a condition. May give other conditions different liberties.
    fn assign(
        &self,
        at: usize,
        needed: &[LibertyCondition],
        held: &[Held],
        taken: &mut Vec<(Point, usize)>,
        tried: &mut BTreeSet<Point>,
    ) -> bool {
        for liberty in self.liberties(needed[at].subject) {
            if held.iter().any(|held| held.danger.contains(&liberty)) || !tried.insert(liberty) {
                continue;
            }
            match taken.iter().position(|&(point, _)| point == liberty) {
                None => {
                    taken.push((liberty, at));
                    return true;
                }
                Some(place) if taken[place].1 != at => {
                    let other = taken[place].1;
                    if self.assign(other, needed, held, taken, tried) {
                        let place = taken.iter().position(|&(point, owner)| (point, owner) == (liberty, other));
                        taken[place.expect("it is only ever added to")].1 = at;
                        return true;
                    }
                }
                Some(_) => {}
            }
        }
        false
    }
}
