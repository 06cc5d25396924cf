//! Depth-first proof-number search with a table of positions.
//!
//! A search asks one question: does the attacker kill? An agreement about kos ([`Threats`]) and one about life
//! ([`DefenderGoal`]) belong to the question. Every line ends in a settled position or in a repetition. A repetition is
//! a success of the side that has nothing to achieve: the defender, who lives unless killed, or the attacker if the
//! goal is [`DefenderGoal::TwoEyes`].
//!
//! # Histories
//!
//! A result that depends on a repetition also depends on the earlier moves (the graph history interaction problem).
//! Each result stores the depth of the shallowest position in the line that it repeats. If that position is above the
//! result's own, the table stores the result with a hash of the line's positions, and uses it on this line only. All
//! other results hold whatever was played before. Results of the side that must achieve something never depend on a
//! repetition (it would take the shortest way), so they are always kept.

use std::collections::BTreeMap;

use katachi_core::progress::{Cancelled, Progress};

use super::dame::Dame;
use super::earlier::Earlier;
use super::estimate::LifeEstimator;
use super::field::{Bits, Field, FieldPosition, NO_PLAY, PASS, Play, ProblemSide, each, mixed};
use super::goal::{CandidatePlay, DefenderGoal, ExcludedFirstMoves, Threats, ban, salt, turn_key};
use super::numbers::{Child, INFINITE, ONE_MOVE, ProofNumberSummary, RESTS_ON_NOTHING, extra};
use super::patterns::PatternCosts;
use super::rules_on_board::RulesOnBoard;
use super::samples::Samples;
use super::settled::{Settled, settled};
use super::table::{NO_DEPTH, TranspositionEntry, TranspositionTable};
use super::zones;

/// If the search below one child takes more positions than this, its siblings are looked up again.
const REFRESH_NODES: u64 = 1000;

const MAX_DEPTH: usize = 250;
// The table needs a value for "no depth" above all depths of a line.
const _: () = assert!((MAX_DEPTH as u64) < NO_DEPTH);
/// The rules are asked at positions with this much work below them.
const RULES_WORK: std::ops::Range<u32> = 50..400;

#[derive(Clone, Copy, Debug)]
pub(super) struct ProofValue {
    pub phi: u32,
    pub delta: u32,
    rests_on: u32,
    zone: Bits,
}

/// Changes the keys of positions after a trial, so that they differ from the same positions in other lines.
const TRIAL_SALT: u64 = 0x7C1B_55D0_93E4_A2F7;

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
    fn spend(&mut self, nodes: u64) -> Result<(), Stop> {
        let before = self.nodes;
        self.nodes += nodes;
        if before >> 10 != self.nodes >> 10 {
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
pub(super) struct ProofNumberSearch<'a, 'p> {
    pub field: &'a Field,
    pub target: Bits,
    pub threats: Threats,
    pub goal: DefenderGoal,
    pub patterns: Option<&'a PatternCosts>,
    pub estimate: &'a LifeEstimator,
    pub table: &'a mut TranspositionTable,
    pub budget: &'a mut Budget<'p>,
    /// Rules that prove life, and give first moves.
    pub rules: Option<RulesOnBoard<'a>>,
    /// The place where settled positions are kept.
    pub samples: Option<&'a mut Samples>,
    /// An earlier question whose results are used.
    pub earlier: Option<Earlier>,
    /// First moves that are not tried.
    pub left_out: ExcludedFirstMoves,
    /// Memory that `children` reuses at every position, as is `unknown`.
    candidates: Vec<CandidatePlay>,
    unknown: Vec<usize>,
    lists: Vec<Vec<Child>>,
    path: Vec<u64>,
    on_path: Vec<u8>,
    path_key: u64,
    pub salt: u64,
}

impl<'a, 'p> ProofNumberSearch<'a, 'p> {
    pub fn new(
        field: &'a Field,
        target: Bits,
        (threats, goal): (Threats, DefenderGoal),
        (estimate, patterns): (&'a LifeEstimator, Option<&'a PatternCosts>),
        table: &'a mut TranspositionTable,
        budget: &'a mut Budget<'p>,
    ) -> ProofNumberSearch<'a, 'p> {
        let salt = salt(field, threats, goal);
        ProofNumberSearch {
            field,
            target,
            threats,
            goal,
            patterns,
            estimate,
            table,
            budget,
            rules: None,
            samples: None,
            earlier: None,
            left_out: ExcludedFirstMoves::default(),
            candidates: Vec::new(),
            unknown: Vec::new(),
            lists: Vec::new(),
            path: Vec::new(),
            on_path: vec![0; 1 << 12],
            path_key: 0,
            salt,
        }
    }

    /// Whether `side`, which is to move, reaches its goal.
    ///
    /// Errors: stopped by the user, or the limits are reached.
    pub fn wins(&mut self, position: &FieldPosition, side: ProblemSide) -> Result<bool, Stop> {
        self.path.clear();
        self.on_path.fill(0);
        self.path_key = 0;
        if let Some((winner, _)) = self.leaf(position) {
            return Ok(winner == side);
        }
        let value = self.visit(position, side, (NO_PLAY, false), INFINITE - 1, INFINITE - 1)?;
        Ok(value.phi == 0)
    }

    /// The side that wins by a repetition.
    fn idle_winner(&self) -> ProblemSide {
        match self.goal {
            DefenderGoal::Survive => ProblemSide::Defender,
            DefenderGoal::TwoEyes => ProblemSide::Attacker,
        }
    }

    pub fn key(&self, position: &FieldPosition, side: ProblemSide) -> u64 {
        let ko = ban(position, side, self.threats);
        position.key ^ turn_key(self.field, side, ko, position.threats) ^ self.salt
    }

    /// Lends an earlier question's result to a child with `turn` to move; false if it knows nothing.
    fn borrow(&self, child: &mut Child, turn: ProblemSide) -> bool {
        let lent = self.earlier.and_then(|earlier| earlier.lends(self.table, self.field, &child.after, turn));
        let Some((winner, zone)) = lent else { return false };
        child.settle(turn.other(), winner);
        child.zone = zone;
        true
    }

    /// The winner of a settled position, and the points that prove it.
    pub fn leaf(&self, position: &FieldPosition) -> Option<(ProblemSide, Bits)> {
        match settled(self.field, position, self.target) {
            (Settled::Alive, zone) => Some((ProblemSide::Defender, zone)),
            (Settled::Dead, zone) => Some((ProblemSide::Attacker, zone)),
            (Settled::Open, _) => None,
        }
    }

    /// Every move except those at `left_out`, with the position after it. The pass comes last, if it is allowed.
    pub fn moves(
        &self,
        position: &FieldPosition,
        side: ProblemSide,
        left_out: Bits,
        (last, trial): (Play, bool),
        into: &mut Vec<CandidatePlay>,
    ) {
        let banned = ban(position, side, self.threats);
        let may_spend = self.threats == Threats::Few(side) && position.threats > 0;
        let left_out = left_out | self.field.forbidden(side);
        // The table's slots are far apart in memory. Prefetch each before making the next move.
        let mut add = |play, after: FieldPosition| {
            self.table.fetch(self.key(&after, side.other()));
            into.push(CandidatePlay { play, after });
        };
        let captures = position.captures(self.field, side);
        for at in each(position.empty(self.field) & !left_out) {
            if at == banned && !may_spend {
                continue;
            }
            if let Some(mut after) = position.play_among(self.field, side, at, captures) {
                after.threats -= u8::from(at == banned);
                add(at, after);
            }
        }
        // The side that must achieve something gains nothing by a pass, unless it reopens a ko. But the answer to its
        // pass shows what the opponent threatens. After such a trial the opponent must play a stone, or the trial would
        // show nothing.
        let idle = side == self.idle_winner();
        if if idle { !trial } else { position.ko != NO_PLAY || last != PASS } {
            add(PASS, position.passed());
        }
    }

    /// The smallest zone of a move that wins at once.
    fn threat(&self, position: &FieldPosition, side: ProblemSide) -> Option<Bits> {
        let banned = ban(position, side, self.threats);
        let mut least: Option<Bits> = None;
        let allowed = !self.field.forbidden(side);
        let captures = position.captures(self.field, side);
        for at in each(position.empty(self.field) & allowed).filter(|&at| at != banned) {
            let Some(after) = position.play_among(self.field, side, at, captures) else { continue };
            let Some((winner, zone)) = self.leaf(&after) else { continue };
            if winner == side {
                let zone = zones::of_win(self.field, position, side, at, &after, zone);
                if least.is_none_or(|least| zone.count_ones() < least.count_ones()) {
                    least = Some(zone);
                }
            }
        }
        least
    }

    fn depth_on_path(&self, key: u64) -> Option<u32> {
        if self.on_path[key as usize & 0xFFF] == 0 {
            return None;
        }
        self.path.iter().position(|&on| on == key).map(|depth| depth as u32)
    }

    /// Puts a position on the path. Returns the path's number before.
    #[inline]
    fn enter(&mut self, key: u64) -> u64 {
        self.path.push(key);
        self.on_path[key as usize & 0xFFF] += 1;
        let before = self.path_key;
        self.path_key ^= mixed(key);
        before
    }

    /// Takes the last position off the path, whose number was `before` without it.
    #[inline]
    fn leave(&mut self, key: u64, before: u64) {
        self.path.pop();
        self.on_path[key as usize & 0xFFF] -= 1;
        self.path_key = before;
    }

    fn visit(
        &mut self,
        position: &FieldPosition,
        side: ProblemSide,
        (last, trial): (Play, bool),
        phi_limit: u32,
        delta_limit: u32,
    ) -> Result<ProofValue, Stop> {
        let key = self.key(position, side) ^ if trial { TRIAL_SALT } else { 0 };
        let depth = self.path.len() as u32;
        let before = self.budget.nodes;
        let path_key_before = self.enter(key);
        let known = self.table.get(key).map_or(0, |entry| entry.work);
        if let Some(value) = self.by_rules(position, side, known) {
            self.leave(key, path_key_before);
            self.table.put(TranspositionEntry::new(key, value.phi, value.delta, known, NO_PLAY, value.zone));
            return Ok(value);
        }
        // Try all first moves, even dame.
        let dame = if depth > 0 { Dame::in_position(self.field, position, side) } else { Dame::default() };
        let mut children = self.lists.pop().unwrap_or_default();
        self.children(position, side, dame.points, (last, trial), &mut children)?;
        let mut value = self.search_children(position, side, dame, (phi_limit, delta_limit), &mut children)?;
        self.leave(key, path_key_before);
        if value.rests_on >= depth {
            value.rests_on = RESTS_ON_NOTHING;
        }
        let best = children
            .iter()
            .filter(|child| !child.trial)
            .min_by_key(|child| (child.delta, std::cmp::Reverse(child.phi)))
            .map_or(NO_PLAY, |child| child.play);
        let work = (self.budget.nodes - before).clamp(1, u64::from(u32::MAX)) as u32;
        let entry = TranspositionEntry::new(key, value.phi, value.delta, work, best, value.zone);
        if !trial && value.rests_on == RESTS_ON_NOTHING {
            self.sample(position, side, &entry);
        }
        self.table.put(match value.rests_on {
            RESTS_ON_NOTHING => entry,
            rests_on => entry.resting(rests_on, self.line_key()),
        });
        self.lists.push(children);
        Ok(value)
    }

    /// Searches below the children, the most promising one at a time, until the position is settled or a limit reached.
    #[inline]
    fn search_children(
        &mut self,
        position: &FieldPosition,
        side: ProblemSide,
        dame: Dame,
        limits: (u32, u32),
        children: &mut [Child],
    ) -> Result<ProofValue, Stop> {
        let (phi_limit, delta_limit) = limits;
        let mut news = true;
        loop {
            if std::mem::take(&mut news) {
                self.spare(position, side, children);
            }
            let sum = ProofNumberSummary::from_children(children);
            if sum.phi == 0 {
                let Child { play, ref after, zone, rests_on, .. } = children[sum.best];
                let zone = zones::of_win(self.field, position, side, play, after, zone);
                return Ok(ProofValue { phi: 0, delta: INFINITE, rests_on, zone });
            }
            if sum.delta == 0 {
                match self.losers_zone(position, side, dame, children) {
                    Some(zone) => return Ok(ProofValue { phi: INFINITE, delta: 0, rests_on: sum.rests_on, zone }),
                    // Spared moves touch the proof and must be searched after all.
                    None => continue,
                }
            }
            if sum.phi >= phi_limit || sum.delta >= delta_limit {
                return Ok(ProofValue { phi: sum.phi, delta: sum.delta, rests_on: RESTS_ON_NOTHING, zone: 0 });
            }
            news |= self.search_best(side, &sum, limits, children)?;
        }
    }

    /// Searches below the most promising child. Returns whether a move turned out to lose.
    #[inline]
    fn search_best(
        &mut self,
        side: ProblemSide,
        sum: &ProofNumberSummary,
        (phi_limit, delta_limit): (u32, u32),
        children: &mut [Child],
    ) -> Result<bool, Stop> {
        let child = children[sum.best];
        let widened = sum.second_delta + 1 + sum.second_delta / 4;
        let child_phi_limit = delta_limit.saturating_sub(extra(sum.open)).max(child.phi + 1);
        let child_delta_limit = phi_limit.min(widened).saturating_sub(child.toll).max(child.delta + 1);
        let next = (child.play, false);
        let nodes = self.budget.nodes;
        let found = self.visit(&child.after, side.other(), next, child_phi_limit, child_delta_limit)?;
        // A long search below may have met the siblings; after a short one the look at each would cost more.
        let refresh = self.budget.nodes - nodes > REFRESH_NODES;
        let own = &mut children[sum.best];
        (own.phi, own.delta, own.rests_on, own.zone) = (found.phi, found.delta, found.rests_on, found.zone);
        let mut news = own.phi == 0;
        for child in children.iter_mut().filter(|_| refresh) {
            if child.phi != 0 && child.delta != 0 {
                let mut fresh = *child;
                if self.look_up(&mut fresh) {
                    *child = fresh;
                    news |= child.phi == 0;
                }
            }
        }
        Ok(news)
    }

    /// Keeps a settled position as a sample.
    #[inline]
    fn sample(&mut self, position: &FieldPosition, side: ProblemSide, entry: &TranspositionEntry) {
        let &TranspositionEntry { key, phi, delta, work, .. } = entry;
        let Some(samples) = self.samples.as_mut().filter(|_| phi == 0 || delta == 0) else { return };
        let killed = (phi == 0) == (side == ProblemSide::Attacker);
        samples.add(self.field, position, (side, self.target), (mixed(key), killed, work));
    }

    /// Ends the search of a group that rules prove alive. The rules are asked only at hard positions, because applying
    /// them costs as much as searching some positions.
    fn by_rules(&self, position: &FieldPosition, side: ProblemSide, known: u32) -> Option<ProofValue> {
        let rules = self.rules.as_ref()?;
        if self.goal != DefenderGoal::Survive || !RULES_WORK.contains(&known) {
            return None;
        }
        rules.proves_life(position, self.target).then(|| {
            let (phi, delta) = if side == ProblemSide::Defender { (0, INFINITE) } else { (INFINITE, 0) };
            ProofValue { phi, delta, rests_on: RESTS_ON_NOTHING, zone: self.field.points }
        })
    }

    /// Lists the moves with their values from the table or from a first guess. The position is already on the path.
    fn children(
        &mut self,
        position: &FieldPosition,
        side: ProblemSide,
        left_out: Bits,
        (last, trial): (Play, bool),
        children: &mut Vec<Child>,
    ) -> Result<(), Stop> {
        let idle = self.idle_winner();
        children.clear();
        let mut candidates = std::mem::take(&mut self.candidates);
        let mut unknown = std::mem::take(&mut self.unknown);
        candidates.clear();
        unknown.clear();
        self.moves(position, side, left_out, (last, trial), &mut candidates);
        if self.path.len() == 1 {
            candidates.retain(|candidate| !self.left_out.has(candidate));
        }
        self.budget.spend(candidates.len() as u64)?;
        for candidate in &candidates {
            let trial = candidate.play == PASS && side != idle && position.ko == NO_PLAY;
            let (child, is_known) = self.child(candidate, side, trial);
            // A trial is searched no deeper than one move. Keep it only if it fails at once.
            if trial && child.phi > 0 {
                continue;
            }
            if !is_known {
                unknown.push(children.len());
            }
            let wins = child.delta == 0 && child.rests_on == RESTS_ON_NOTHING;
            children.push(child);
            if wins {
                unknown.clear();
                break;
            }
        }
        if children.iter().any(|child| child.phi != 0) {
            if self.path.len() == 1 {
                self.charge(position, side, children);
            }
            self.guess(side.other(), &unknown, children);
        }
        (self.candidates, self.unknown) = (candidates, unknown);
        Ok(())
    }

    /// The position after a move, with what the path, the table and the field tell of it, and whether they tell enough.
    #[inline]
    fn child(&mut self, candidate: &CandidatePlay, side: ProblemSide, trial: bool) -> (Child, bool) {
        let turn = side.other();
        let key = self.key(&candidate.after, turn) ^ if trial { TRIAL_SALT } else { 0 };
        let mut child = Child {
            play: candidate.play,
            after: candidate.after,
            key,
            phi: ONE_MOVE,
            delta: ONE_MOVE,
            rests_on: RESTS_ON_NOTHING,
            zone: 0,
            spared: false,
            touched: false,
            trial,
            toll: 0,
        };
        let repeated = self.depth_on_path(key).or((self.path.len() >= MAX_DEPTH).then_some(0));
        if let Some(rests_on) = repeated {
            child.settle(side, self.idle_winner());
            (child.rests_on, child.zone) = (rests_on, self.field.points);
            return (child, true);
        }
        if self.look_up(&mut child) {
            return (child, true);
        }
        let found = match candidate.play {
            PASS => self.threat(&candidate.after, turn).map(|zone| (turn, zone)),
            _ => self.leaf(&candidate.after),
        };
        if let Some((winner, zone)) = found {
            child.settle(side, winner);
            child.zone = zone;
        } else if !trial && !self.borrow(&mut child, turn) {
            return (child, false);
        }
        self.table.put(TranspositionEntry::new(key, child.phi, child.delta, 1, NO_PLAY, child.zone));
        (child, true)
    }

    /// Gives the children that nothing is known of a first guess.
    #[inline]
    fn guess(&mut self, turn: ProblemSide, unknown: &[usize], children: &mut [Child]) {
        for &at in unknown {
            let child = &mut children[at];
            let guess = self.estimate.guess(self.field, &child.after, turn, self.target);
            (child.phi, child.delta) = match turn {
                ProblemSide::Attacker => (guess.kill, guess.live),
                ProblemSide::Defender => (guess.live, guess.kill),
            };
            self.table.put(TranspositionEntry::new(child.key, child.phi, child.delta, 0, NO_PLAY, 0));
        }
    }

    /// Gives first moves a toll: among equally good ones, those with solving surroundings, or from a rule, come first.
    /// Deeper in the tree the estimate is the better guide.
    fn charge(&self, position: &FieldPosition, side: ProblemSide, children: &mut [Child]) {
        let named = match &self.rules {
            Some(rules) if side == ProblemSide::Defender => rules.moves_to_live(position, self.target),
            _ => BTreeMap::new(),
        };
        for child in children {
            let look = self.patterns.map_or(0, |patterns| patterns.cost(self.field, position, side, child.play));
            child.toll = ONE_MOVE
                * match named.get(&child.play) {
                    Some(true) => 0,
                    Some(false) => look / 2,
                    None => look + u32::from(!named.is_empty()),
                };
        }
    }

    /// Marks moves as lost without a search. If a lost move didn't touch the points that prove its loss, every other
    /// move that doesn't touch them loses too.
    fn spare(&self, position: &FieldPosition, side: ProblemSide, children: &mut [Child]) {
        let untouched = |child: &Child, zone: Bits| {
            let [attackers, defenders] = position.stones;
            ((child.after.stones[0] ^ attackers) | (child.after.stones[1] ^ defenders)) & zone == 0
        };
        let proofs = children
            .iter()
            .filter(|child| child.phi == 0 && !child.spared && child.rests_on == RESTS_ON_NOTHING)
            .filter(|child| untouched(child, child.zone))
            .min_by_key(|child| child.zone.count_ones());
        let Some(zone) = proofs.map(|child| zones::closed(self.field, position, side.other(), child.zone)) else {
            return;
        };
        for child in children {
            if child.phi != 0 && child.delta != 0 && child.play != PASS && !child.touched && untouched(child, zone) {
                (child.phi, child.delta, child.zone) = (0, INFINITE, zone);
                child.spared = true;
            }
        }
    }

    /// The points that prove that every move loses. `None` if a spared move touches them.
    fn losers_zone(
        &self,
        position: &FieldPosition,
        side: ProblemSide,
        dame: Dame,
        children: &mut [Child],
    ) -> Option<Bits> {
        let zone = children.iter().fold(0, |zone, child| zone | child.zone);
        let tried = children.iter().filter(|child| child.play != PASS).fold(0, |all, child| all | 1 << child.play);
        let playable = tried | dame.points | self.field.forbidden(side);
        let mut zone = zones::of_loss(self.field, position, side, playable, zone);
        if zone & dame.points != 0 {
            zone = zones::of_loss(self.field, position, side, playable, zone | dame.zone);
        }
        let mut all_spared = true;
        for child in children.iter_mut().filter(|child| child.spared) {
            let changed = (child.after.stones[0] ^ position.stones[0]) | (child.after.stones[1] ^ position.stones[1]);
            if changed & zone != 0 {
                (child.phi, child.delta, child.zone) = (ONE_MOVE, 2 * ONE_MOVE, 0);
                (child.spared, child.touched) = (false, true);
                self.look_up(child);
                all_spared = false;
            }
        }
        all_spared.then_some(zone)
    }

    /// A hash of the positions on the path, independent of their order. Never 0.
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
        (child.phi, child.delta, child.zone) = (entry.phi, entry.delta, entry.zone);
        true
    }

    /// The table's entry for a position.
    pub fn known(&self, position: &FieldPosition, side: ProblemSide) -> Option<TranspositionEntry> {
        self.table.get(self.key(position, side)).filter(|entry| entry.line == 0)
    }
}
