//! Depth-first proof-number search with a table of positions.
//!
//! One search asks one question: does the attacker kill, under one agreement about kos ([`Threats`]) and one about what
//! life is ([`Goal`]). Every line ends in a settled position or in a repetition, and a repetition is a success of the side
//! that does not have to achieve anything: the defender, who lives unless killed, or with [`Goal::TwoEyes`] the attacker.
//!
//! # Histories
//!
//! A result that rests on a repetition depends on the moves before (the graph history interaction problem). Each result
//! knows the shallowest position of the line that it repeats. Where that lies above the result's own position, the table
//! keeps it with a number of the line's positions and uses it on this very line only; all other results hold whatever
//! was played before. What is left open: a result of the side that must achieve something never rests on a repetition
//! (it would take the shortest way), so it is always kept.

use crate::progress::{Cancelled, Progress};

use super::field::{Bits, Field, NONE, PASS, Play, Position, Side, each, mixed};
use super::settled::{Settled, settled};
use super::table::{Entry, Table};

/// Who may take back a ko at once, as if every threat were answered. The others must play elsewhere first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Threats {
    Nobody,
    Of(Side),
}

/// What the defender must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Goal {
    /// Not to be taken; a seki will do.
    Survive,
    /// Two eyes, or a way out.
    TwoEyes,
}

pub(super) const INFINITE: u32 = 1 << 28;
const MAX_DEPTH: usize = 250;

/// What orders the moves of a position; smaller is tried first. 1 or more.
pub(super) trait Order {
    fn costs(&self, field: &Field, position: &Position, side: Side, last: Play, moves: &mut [Candidate]);
}

/// A move that can be made, before it is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub play: Play,
    pub after: Position,
    pub captured: bool,
    /// The first proof number of a position that has not been searched, from the side's own view.
    pub cost: u32,
}

#[derive(Clone, Copy)]
struct Child {
    play: Play,
    after: Position,
    key: u64,
    phi: u32,
    delta: u32,
    /// Depth of the shallowest repeated position that the value rests on; large where it rests on none.
    rests_on: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    pub phi: u32,
    pub delta: u32,
    rests_on: u32,
}

const RESTS_ON_NOTHING: u32 = u32::MAX;

/// Why a search ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Cancelled,
    Limit,
}

impl From<Cancelled> for Stop {
    fn from(_: Cancelled) -> Stop {
        Stop::Cancelled
    }
}

/// The limits that one or more searches share.
pub(super) struct Budget<'p> {
    pub progress: &'p Progress,
    pub nodes: u64,
    pub max_nodes: u64,
    pub deadline: &'p dyn Fn() -> bool,
}

impl Budget<'_> {
    fn spend(&mut self) -> Result<(), Stop> {
        self.nodes += 1;
        if self.nodes & 1023 == 0 {
            self.progress.check()?;
            self.progress.add(1024);
            if (self.deadline)() {
                return Err(Stop::Limit);
            }
        }
        if self.nodes > self.max_nodes { Err(Stop::Limit) } else { Ok(()) }
    }
}

/// One question about a field.
pub(super) struct Search<'a, 'p> {
    pub field: &'a Field,
    pub target: Bits,
    pub threats: Threats,
    pub goal: Goal,
    pub order: &'a dyn Order,
    pub table: &'a mut Table,
    pub budget: &'a mut Budget<'p>,
    path: Vec<u64>,
    on_path: Vec<u8>,
    path_key: u64,
    salt: u64,
}

/// The point that a side may not play since a ko was taken there.
pub(super) fn ban(position: &Position, side: Side, threats: Threats) -> Play {
    if threats == Threats::Of(side) { NONE } else { position.ko }
}

impl<'a, 'p> Search<'a, 'p> {
    pub fn new(
        field: &'a Field,
        target: Bits,
        (threats, goal): (Threats, Goal),
        order: &'a dyn Order,
        table: &'a mut Table,
        budget: &'a mut Budget<'p>,
    ) -> Search<'a, 'p> {
        let threat = match threats {
            Threats::Nobody => 0,
            Threats::Of(side) => 1 + side.index() as u64,
        };
        let salt = mixed(1000 + threat * 2 + u64::from(goal == Goal::TwoEyes));
        Search {
            field,
            target,
            threats,
            goal,
            order,
            table,
            budget,
            path: Vec::new(),
            on_path: vec![0; 1 << 12],
            path_key: 0,
            salt,
        }
    }

    /// Whether `side`, to move, reaches what it wants.
    pub fn wins(&mut self, position: &Position, side: Side) -> Result<bool, Stop> {
        self.path.clear();
        self.on_path.fill(0);
        self.path_key = 0;
        match self.leaf(position) {
            Some(winner) => return Ok(winner == side),
            None => {}
        }
        let value = self.visit(position, side, NONE, INFINITE - 1, INFINITE - 1)?;
        Ok(value.phi == 0)
    }

    /// The side for which a repetition is good.
    fn idle_winner(&self) -> Side {
        match self.goal {
            Goal::Survive => Side::Defender,
            Goal::TwoEyes => Side::Attacker,
        }
    }

    pub fn key(&self, position: &Position, side: Side) -> u64 {
        let ko = ban(position, side, self.threats);
        let turn = if side == Side::Attacker { 0 } else { 0x5DEE_CE66_D1CE_4E5B };
        position.key ^ self.field.ko_key(ko) ^ turn ^ self.salt
    }

    pub fn leaf(&self, position: &Position) -> Option<Side> {
        match settled(self.field, position, self.target) {
            Settled::Alive => Some(Side::Defender),
            Settled::Dead => Some(Side::Attacker),
            Settled::Open => None,
        }
    }

    /// Every move with the position after it, the pass last where it is allowed.
    pub fn moves(&self, position: &Position, side: Side, last: Play, into: &mut Vec<Candidate>) {
        let banned = ban(position, side, self.threats);
        let enemy = side.other().index();
        for at in each(position.empty(self.field)) {
            if at == banned {
                continue;
            }
            if let Some(after) = position.play(self.field, side, at) {
                let captured = after.stones[enemy] != position.stones[enemy];
                into.push(Candidate { play: at, after, captured, cost: 1 });
            }
        }
        self.order.costs(self.field, position, side, last, into);
        let may_pass = match side {
            Side::Defender => true,
            // To wait kills nobody, except that it opens a ko again.
            Side::Attacker => self.goal == Goal::TwoEyes || position.ko != NONE,
        };
        if may_pass {
            into.push(Candidate { play: PASS, after: position.passed(), captured: false, cost: 4 });
        }
    }

    fn depth_on_path(&self, key: u64) -> Option<u32> {
        if self.on_path[key as usize & 0xFFF] == 0 {
            return None;
        }
        self.path.iter().position(|&on| on == key).map(|depth| depth as u32)
    }

    fn visit(
        &mut self,
        position: &Position,
        side: Side,
        last: Play,
        phi_limit: u32,
        delta_limit: u32,
    ) -> Result<Value, Stop> {
        let key = self.key(position, side);
        let depth = self.path.len() as u32;
        let idle = self.idle_winner();
        let before = self.budget.nodes;
        let mut candidates = Vec::with_capacity(40);
        self.moves(position, side, last, &mut candidates);
        self.budget.nodes += candidates.len() as u64;
        self.budget.spend()?;
        self.path.push(key);
        self.on_path[key as usize & 0xFFF] += 1;
        let path_key_before = self.path_key;
        self.path_key ^= mixed(key);
        let mut children: Vec<Child> = Vec::with_capacity(candidates.len());
        for candidate in &candidates {
            let child_key = self.key(&candidate.after, side.other());
            let mut child = Child {
                play: candidate.play,
                after: candidate.after,
                key: child_key,
                phi: 1,
                delta: candidate.cost,
                rests_on: RESTS_ON_NOTHING,
            };
            let solved = |child: &mut Child, winner: Side| {
                (child.phi, child.delta) = if winner == side { (INFINITE, 0) } else { (0, INFINITE) };
            };
            if let Some(repeated) = self.depth_on_path(child_key) {
                solved(&mut child, idle);
                child.rests_on = repeated;
            } else if self.path.len() >= MAX_DEPTH {
                solved(&mut child, idle);
                child.rests_on = 0;
            } else if self.look_up(&mut child) {
            } else if let Some(winner) = (candidate.play != PASS).then(|| self.leaf(&candidate.after)).flatten() {
                solved(&mut child, winner);
                let entry = Entry::new(child_key, child.phi, child.delta, 1, NONE, 0);
                self.table.put(entry);
            }
            let wins = child.delta == 0 && child.rests_on == RESTS_ON_NOTHING;
            children.push(child);
            if wins {
                break;
            }
        }
        let value = loop {
            // The number to prove is the least of the children's; the number to disprove grows with all of them.
            let (mut best, mut best_delta, mut second_delta) = (usize::MAX, INFINITE + 1, INFINITE);
            let (mut worst_phi, mut open, mut lost) = (0_u32, 0_u32, false);
            let mut rests_on = RESTS_ON_NOTHING;
            let mut won_resting = RESTS_ON_NOTHING;
            for (at, child) in children.iter().enumerate() {
                if child.delta < best_delta
                    || (child.delta == 0 && best_delta == 0 && child.rests_on > won_resting)
                {
                    if best != usize::MAX {
                        second_delta = best_delta.min(INFINITE);
                    }
                    best = at;
                    best_delta = child.delta;
                    if child.delta == 0 {
                        won_resting = child.rests_on;
                    }
                } else if child.delta < second_delta {
                    second_delta = child.delta;
                }
                if child.phi > 0 {
                    open += 1;
                    worst_phi = worst_phi.max(child.phi);
                } else {
                    rests_on = rests_on.min(child.rests_on);
                }
                lost |= child.phi >= INFINITE;
            }
            let phi = best_delta.min(INFINITE);
            // Positions meet again on other ways, so a sum would count the same work many times.
            let delta = match open {
                0 => 0,
                _ if lost => INFINITE,
                _ => (worst_phi + (open - 1)).min(INFINITE - 1),
            };
            if phi == 0 {
                break Value { phi: 0, delta: INFINITE, rests_on: won_resting };
            }
            if delta == 0 {
                break Value { phi: INFINITE, delta: 0, rests_on };
            }
            if phi >= phi_limit || delta >= delta_limit {
                break Value { phi, delta, rests_on: RESTS_ON_NOTHING };
            }
            let child = children[best];
            let child_delta_limit = phi_limit.min(second_delta + 1 + second_delta / 4);
            let child_phi_limit = (delta_limit - (open - 1)).max(child.phi + 1);
            let found =
                self.visit(&child.after, side.other(), child.play, child_phi_limit, child_delta_limit)?;
            let own = &mut children[best];
            (own.phi, own.delta, own.rests_on) = (found.phi, found.delta, found.rests_on);
            for child in children.iter_mut() {
                if child.phi != 0 && child.delta != 0 {
                    let mut fresh = *child;
                    if self.look_up(&mut fresh) {
                        *child = fresh;
                    }
                }
            }
        };
        self.path.pop();
        self.on_path[key as usize & 0xFFF] -= 1;
        self.path_key = path_key_before;
        let rests_on = if value.rests_on >= depth { RESTS_ON_NOTHING } else { value.rests_on };
        let line = if rests_on == RESTS_ON_NOTHING { 0 } else { self.line_key() };
        let best = children
            .iter()
            .min_by_key(|child| (child.delta, std::cmp::Reverse(child.phi)))
            .map_or(NONE, |child| child.play);
        let work = (self.budget.nodes - before).min(u64::from(u32::MAX)) as u32;
        self.table.put(Entry::new(key, value.phi, value.delta, work, best, line).resting(rests_on));
        Ok(Value { rests_on, ..value })
    }

    /// Of the positions before this one, whatever their order; never 0.
    fn line_key(&self) -> u32 {
        (self.path_key >> 32) as u32 | 1
    }

    fn look_up(&self, child: &mut Child) -> bool {
        let Some(entry) = self.table.get(child.key) else { return false };
        if entry.line != 0 {
            if entry.line != self.line_key() {
                return false;
            }
            child.rests_on = entry.rests_on;
        }
        (child.phi, child.delta) = (entry.phi, entry.delta);
        true
    }

    /// What the table knows of a position.
    pub fn known(&self, position: &Position, side: Side) -> Option<&Entry> {
        self.table.get(self.key(position, side)).filter(|entry| entry.line == 0)
    }
}

