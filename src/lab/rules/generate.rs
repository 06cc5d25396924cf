//! Generates the rules, backwards from patterns where the goal is reached.
//!
//! Two tables of minimal conditions by pattern: *won*, White to move, and *winning*, Black to move. Each iteration
//! takes back Black's moves from the patterns with new won rules, then White's moves from those with new winning or won
//! rules, and finds the minimal conditions of each pattern reached in this way. The patterns of each half are examined
//! in parallel against unchanging tables, and the results are added in order.
//!
//! Source: Cazenave, "Generation of patterns with external conditions for the game of Go", sections 4.3 to 4.6.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use rayon::prelude::*;

use super::minimal::{all_arrangements, minimal_conditions};
use super::smaller::SmallerRules;
use super::table::{Proof, Proofs, RuleTable};
use super::unmoves::Unmoves;
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::tsumego::rules::conditions::{Conditions, Demand, Subject, subjects};
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleGoal};
use katachi_engines::tsumego::rules::marks::{all_marks, is_marked, reached};
use katachi_engines::tsumego::rules::moves::{BlackMove, Moves, RuleAfterMove, WhiteMove};
use katachi_engines::tsumego::rules::stones::RuleGrid;
use katachi_engines::tsumego::rules::{Rule, RuleAnswer, RuleKind, RuleSet, WhitePass};

/// When White may pass, and the optimisations of the generator, which can be turned off to measure what they save. The
/// rules stay the same without them, except with `corners_only`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub pass: WhitePass,
    /// Section 4.5: the most favourable conditions are tried first, and a failure cuts off all conditions below. This
    /// is allowed only if more liberties never harm Black. If White may never pass they may, so there is no cut.
    pub cut: bool,
    /// The patterns that each iteration examines.
    pub candidates: Candidates,
    /// Section 4.6: in a pattern with more than 4 open empty cells, only those in the rectangle's corners have
    /// conditions. This loses rules, but none is false.
    pub corners_only: bool,
    /// Also find the threats. The paper's program used them, and doesn't list them (section 5.1).
    pub threats: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidates {
    /// Section 4.2: all patterns.
    All,
    /// Section 4.3: patterns from which a move leads to a rule.
    Unmoves,
    /// Section 4.4: patterns from which a move leads to a rule of the last iteration.
    LastUnmoves,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            pass: WhitePass::Always,
            cut: true,
            candidates: Candidates::LastUnmoves,
            corners_only: false,
            threats: false,
        }
    }
}

/// The work of a generation, including smaller rectangles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GenerationWork {
    /// Number of arrangements of outside liberties that were tried.
    pub arrangements: u64,
    /// Number of patterns that were examined, counting repetitions.
    pub patterns: u64,
}

/// Generates all rules of a goal in a rectangle that do not follow from a smaller rectangle of the same place. The
/// result is the same on any number of threads. Runs on the current rayon pool.
///
/// Errors: stopped by the user.
pub fn generate(goal: RuleGoal, frame: RuleFrame, progress: &Progress) -> Result<RuleSet, Cancelled> {
    generate_with(goal, frame, Options::default(), progress).map(|(set, _)| set)
}

/// [`generate()`] with fewer of its optimisations. Also returns the work that it took.
///
/// Errors: stopped by the user.
pub fn generate_with(
    goal: RuleGoal,
    frame: RuleFrame,
    options: Options,
    progress: &Progress,
) -> Result<(RuleSet, GenerationWork), Cancelled> {
    let mut work = GenerationWork::default();
    let mut smaller: BTreeMap<RuleFrame, BTreeMap<u16, Generator>> = BTreeMap::new();
    for window in frame.smaller() {
        if smaller.contains_key(&window.frame) {
            continue;
        }
        let mut by_marks = BTreeMap::new();
        for marks in all_marks(&RuleGrid::new(window.frame), goal) {
            let generator = Generator::run(Aim { goal, marks }, window.frame, options, progress)?;
            work.add(&generator);
            by_marks.insert(marks, generator);
        }
        smaller.insert(window.frame, by_marks);
    }
    let grid = RuleGrid::new(frame);
    let tables = |table: fn(&Generator) -> &RuleTable| {
        let frames = smaller.iter().map(|(&frame, by_marks)| {
            (frame, by_marks.iter().map(|(&marks, generator)| (marks, table(generator))).collect())
        });
        SmallerRules::new(&grid, frames.collect())
    };
    let smaller = [
        tables(|generator| &generator.won),
        tables(|generator| &generator.winning),
        tables(|generator| &generator.threats),
    ];
    let mut set = RuleSet {
        goal,
        frame,
        pass: options.pass,
        won_raw: 0,
        winning_raw: 0,
        threats_raw: 0,
        won: Vec::new(),
        winning: Vec::new(),
        threats: Vec::new(),
    };
    for marks in all_marks(&grid, goal) {
        let generator = Generator::run(Aim { goal, marks }, frame, options, progress)?;
        work.add(&generator);
        progress.begin(Phase::ComparingRules, "rules", 0);
        generator.add_rules(&mut set, &smaller, progress)?;
    }
    // The rules of one mark are already in order.
    for rules in [&mut set.won, &mut set.winning, &mut set.threats] {
        rules.sort_by_key(|rule| (grid.code(rule.stones), rule.conditions, rule.marks));
    }
    Ok((set, work))
}

impl GenerationWork {
    fn add(&mut self, generator: &Generator) {
        self.arrangements += generator.arrangements.load(Relaxed);
        self.patterns += generator.patterns.load(Relaxed);
    }
}

/// A goal, and the cells to which it refers.
#[derive(Clone, Copy)]
struct Aim {
    goal: RuleGoal,
    marks: u16,
}

struct Generator {
    aim: Aim,
    options: Options,
    grid: RuleGrid,
    won: RuleTable,
    winning: RuleTable,
    threats: RuleTable,
    proofs: Proofs,
    arrangements: AtomicU64,
    patterns: AtomicU64,
}

/// The rules of a candidate pattern.
struct CandidateRules {
    code: u32,
    conditions: Vec<Conditions>,
    proofs: Vec<Proof>,
}

/// Black's best answer to a White move; `reply` is `None` if no answer is needed.
#[derive(Clone, Copy)]
struct Best {
    reply: Option<BlackMove>,
    kept: u16,
    ko: bool,
    rank: u16,
}

impl Best {
    /// The sort key; better answers are smaller: without ko, keeping more stones, needing no move, found earlier.
    fn key(&self) -> (bool, u32, bool, u16) {
        (self.ko, u16::BITS - self.kept.count_ones(), self.reply.is_some(), self.rank)
    }
}

impl Generator {
    fn run(aim: Aim, frame: RuleFrame, options: Options, progress: &Progress) -> Result<Generator, Cancelled> {
        progress.begin(Phase::TakingMovesBack, "patterns", 0);
        let grid = RuleGrid::new(frame);
        let patterns = grid.pattern_count();
        let (won, proofs) = (RuleTable::new(patterns), Proofs::new(patterns));
        let (winning, threats) = (RuleTable::new(patterns), RuleTable::new(patterns));
        let (arrangements, patterns) = (AtomicU64::new(0), AtomicU64::new(0));
        let mut generator = Generator { aim, options, grid, won, winning, threats, proofs, arrangements, patterns };
        let mut changed = generator.reach_goal(progress)?;
        let (grid, won) = (&generator.grid, &generator.won);
        let wanted = |code| !won.is_certain(code) && grid.is_possible(grid.stones(code));
        let before_black = Unmoves::new(grid, progress, wanted, |stones, each| {
            Moves::black(grid, stones).raw_targets(each);
        })?;
        let before_white = Unmoves::new(grid, progress, wanted, |stones, each| {
            Moves::white(grid, stones).raw_targets(each);
        })?;
        for iteration in 1.. {
            let candidates = generator.sources(&before_black, &changed, &[&generator.won]);
            progress.begin(Phase::BlackMoves, "patterns", candidates.len() as u64);
            let found = each(&candidates, progress, |code| generator.find_winning(code))?;
            changed.extend(found.iter().map(|found| found.code));
            found.iter().for_each(|found| generator.winning.add(found.code, &found.conditions));
            let mut candidates = generator.sources(&before_white, &changed, &[&generator.won, &generator.winning]);
            candidates.extend(changed.iter().filter(|&&code| !generator.won.is_certain(code)));
            candidates.sort_unstable();
            candidates.dedup();
            progress.begin(Phase::WhiteMoves, "patterns", candidates.len() as u64);
            let found = each(&candidates, progress, |code| generator.find_won(code, iteration))?;
            changed = found.iter().map(|found| found.code).collect();
            if changed.is_empty() {
                break;
            }
            for found in found {
                generator.won.add(found.code, &found.conditions);
                generator.proofs.add(found.code, &found.proofs);
            }
        }
        if options.threats {
            generator.find_threats(&before_black, progress)?;
        }
        Ok(generator)
    }

    /// Finds the threats: the patterns where a Black move leads to a winning rule, Black to move again.
    fn find_threats(&mut self, before_black: &Unmoves, progress: &Progress) -> Result<(), Cancelled> {
        let winning = (0..self.grid.pattern_count()).filter(|&code| !self.winning.get(code).is_empty());
        let candidates = self.sources(before_black, &winning.collect::<Vec<u32>>(), &[&self.winning]);
        progress.begin(Phase::BlackMoves, "patterns", candidates.len() as u64);
        let found = each(&candidates, progress, |code| self.find_by_move(code, |after| self.is_winning(after)))?;
        for CandidateRules { code, mut conditions, .. } in found {
            conditions.retain(|&conditions| !self.is_winning(RuleAfterMove { code, conditions, captured: 0 }));
            if !conditions.is_empty() {
                self.threats.add(code, &conditions);
            }
        }
        Ok(())
    }

    /// Whether Black wins by moving first, or has won.
    fn is_winning(&self, at: RuleAfterMove) -> bool {
        self.winning.covers(at.code, at.conditions) || self.won.covers(at.code, at.conditions)
    }

    /// Adds the patterns where the goal is reached.
    fn reach_goal(&mut self, progress: &Progress) -> Result<Vec<u32>, Cancelled> {
        let (grid, Aim { goal, marks }) = (&self.grid, self.aim);
        let codes: Vec<u32> = (0..grid.pattern_count()).collect();
        let reached = each(&codes, progress, |code| {
            let stones = grid.stones(code);
            let kept = reached(grid, stones, goal, marks)?;
            grid.is_possible(stones).then_some((code, kept))
        })?;
        for &(code, kept) in &reached {
            self.won.add(code, &[Conditions::default()]);
            self.proofs.add(code, &[Proof { conditions: Conditions::default(), rank: 0, kept, ko: false }]);
        }
        Ok(reached.into_iter().map(|(code, _)| code).collect())
    }

    /// The patterns to examine, given those that were found `last`. Those in `known` have rules.
    fn sources(&self, unmoves: &Unmoves, last: &[u32], known: &[&RuleTable]) -> Vec<u32> {
        let before = |targets: &[u32]| targets.iter().flat_map(|&target| unmoves.sources(target)).copied().collect();
        let codes = || 0..self.grid.pattern_count();
        let mut sources: Vec<u32> = match self.options.candidates {
            Candidates::LastUnmoves => before(last),
            Candidates::Unmoves => {
                let has_rules = |&code: &u32| known.iter().any(|table| !table.get(code).is_empty());
                before(&codes().filter(has_rules).collect::<Vec<u32>>())
            }
            Candidates::All => codes().filter(|&code| self.grid.is_possible(self.grid.stones(code))).collect(),
        };
        sources.par_sort_unstable();
        sources.dedup();
        sources.retain(|&code| !self.won.is_certain(code));
        sources
    }

    /// The strongest conditions that a pattern can have.
    fn top(&self, code: u32) -> Conditions {
        let (grid, stones) = (&self.grid, self.grid.stones(code));
        let thins = self.options.corners_only && (grid.empty(stones) & grid.open).count_ones() > 4;
        let (right, above) = (grid.frame.width() - 1, grid.frame.height() - 1);
        let is_corner =
            |cell| matches!(grid.frame.xy(cell), (x, y) if (x == 0 || x == right) && (y == 0 || y == above));
        let mut top = Conditions::default();
        for subject in subjects(grid, stones) {
            let is_string = matches!(subject, Subject::Black(_) | Subject::White(_));
            if is_string || !thins || is_corner(subject.cell()) {
                top.set(subject.slot(grid.frame), Demand::Most);
            }
        }
        top
    }

    /// The minimal conditions for which the test holds.
    fn least(&self, code: u32, mut test: impl FnMut(Conditions) -> bool) -> Vec<Conditions> {
        let mut tried = 0;
        let counting = |conditions| {
            tried += 1;
            test(conditions)
        };
        let least = match self.options.cut && self.options.pass != WhitePass::Never {
            true => minimal_conditions(self.top(code), counting),
            false => all_arrangements(self.top(code), counting),
        };
        self.arrangements.fetch_add(tried, Relaxed);
        self.patterns.fetch_add(1, Relaxed);
        least
    }

    fn find_winning(&self, code: u32) -> Option<CandidateRules> {
        let found = self.find_by_move(code, |after| self.won.covers(after.code, after.conditions))?;
        (found.conditions != self.winning.get(code)).then_some(found)
    }

    /// The minimal conditions for which a Black move leads where the test holds; `None` if there are none.
    fn find_by_move(&self, code: u32, test: impl Fn(RuleAfterMove) -> bool) -> Option<CandidateRules> {
        let moves = Moves::black(&self.grid, self.grid.stones(code));
        let mut first = 0;
        let conditions = self.least(code, |conditions| {
            let wins = |&index: &usize| moves.play(index, conditions).is_some_and(&test);
            // The move that won last time will probably win again.
            let found = (first..moves.len()).chain(0..first).find(wins);
            first = found.unwrap_or(first);
            found.is_some()
        });
        (!conditions.is_empty()).then(|| CandidateRules { code, conditions, proofs: Vec::new() })
    }

    /// Whether White's move leads to no rule, or takes a marked stone.
    fn refutes(&self, after: &RuleAfterMove) -> bool {
        after.captured & self.aim.marks != 0
            || !self.won.covers(after.code, after.conditions) && !self.winning.covers(after.code, after.conditions)
    }

    fn find_won(&self, code: u32, iteration: u16) -> Option<CandidateRules> {
        let moves = Moves::white(&self.grid, self.grid.stones(code));
        let mut first = 0;
        let mut conditions = self.least(code, |conditions| {
            let mut any = false;
            let refutes = |&index: &usize| {
                moves.play(index, conditions).is_some_and(|after| {
                    any = true;
                    self.refutes(&after)
                })
            };
            let found = (first..moves.len()).chain(0..first).find(refutes);
            first = found.unwrap_or(first);
            let black_wins = || self.winning.covers(code, conditions);
            found.is_none()
                && match self.options.pass {
                    WhitePass::Always => black_wins(),
                    WhitePass::WithMove => any && black_wins(),
                    WhitePass::Never => any,
                }
        });
        conditions.retain(|conditions| !self.won.covers(code, *conditions));
        if conditions.is_empty() {
            return None;
        }
        let mut replies = Replies::default();
        let proofs = conditions.iter().map(|&conditions| {
            let mut proof = Proof { conditions, rank: iteration, kept: self.grid.stones(code).black, ko: false };
            for (_, best) in self.answers(&moves, code, conditions, u16::MAX, &mut replies) {
                proof.kept &= best.kept;
                proof.ko |= best.ko;
            }
            proof
        });
        let proofs = proofs.collect();
        Some(CandidateRules { code, conditions, proofs })
    }

    /// Finds Black's answer to each White move, by rules found before this rank.
    fn answers(
        &self,
        moves: &Moves<WhiteMove>,
        code: u32,
        conditions: Conditions,
        before: u16,
        replies: &mut Replies,
    ) -> Vec<(WhiteMove, Best)> {
        let stones = self.grid.stones(code);
        let passed = (WhiteMove::Pass, RuleAfterMove { code, conditions, captured: 0 });
        (0..moves.len())
            .filter_map(|index| Some((moves.name(index), moves.play(index, conditions)?)))
            .chain((self.options.pass != WhitePass::Never).then_some(passed))
            .map(|(name, after)| {
                let stay = self.best_proof(after, before, None, false);
                let black = replies.moves(&self.grid, after.code);
                let replies = (0..black.len()).filter_map(|index| {
                    let next = black.play(index, after.conditions)?;
                    self.best_proof(
                        next,
                        before,
                        Some(black.name(index)),
                        takes_back_ko(name, after, black.name(index), next),
                    )
                });
                let all = stay.into_iter().chain(replies).map(|best| Best { kept: best.kept & stones.black, ..best });
                (name, all.min_by_key(Best::key).expect("the rule is won, so every White move has an answer"))
            })
            .collect()
    }

    fn best_proof(&self, at: RuleAfterMove, before: u16, reply: Option<BlackMove>, ko: bool) -> Option<Best> {
        self.proofs
            .holding(at.code, at.conditions)
            .filter(|proof| proof.rank < before)
            .map(|proof| Best { reply, kept: proof.kept, ko: ko || proof.ko, rank: proof.rank })
            .min_by_key(Best::key)
    }

    /// Adds the rules whose marks are the cells to which the goal refers.
    fn add_rules(
        &self,
        set: &mut RuleSet,
        [smaller_won, smaller_winning, smaller_threats]: &[SmallerRules<'_>; 3],
        progress: &Progress,
    ) -> Result<(), Cancelled> {
        let Aim { goal, marks } = self.aim;
        let speaks = |&(code, _): &(u32, Conditions)| is_marked(&self.grid, self.grid.stones(code), goal, marks);
        let won: Vec<(u32, Conditions)> = self.won.rules().filter(speaks).collect();
        let winning: Vec<(u32, Conditions)> = self
            .winning
            .rules()
            .filter(speaks)
            .filter(|&(code, conditions)| !self.won.covers(code, conditions))
            .collect();
        set.won_raw += won.len() as u64;
        set.winning_raw += winning.len() as u64;
        set.won.extend(each(&won, progress, |(code, conditions)| {
            let told = smaller_won.tell(self.grid.stones(code), conditions, marks);
            (!told).then(|| self.won_rule(code, conditions))
        })?);
        set.winning.extend(each(&winning, progress, |(code, conditions)| {
            let told = smaller_winning.tell(self.grid.stones(code), conditions, marks);
            (!told).then(|| self.winning_rule(code, conditions))
        })?);
        let threats: Vec<(u32, Conditions)> = self.threats.rules().filter(speaks).collect();
        set.threats_raw += threats.len() as u64;
        set.threats.extend(each(&threats, progress, |(code, conditions)| {
            let stones = self.grid.stones(code);
            let told = [smaller_won, smaller_winning, smaller_threats]
                .into_iter()
                .any(|smaller| smaller.tell(stones, conditions, marks));
            (!told).then(|| self.threat_rule(code, conditions))
        })?);
        Ok(())
    }

    fn won_rule(&self, code: u32, conditions: Conditions) -> Rule {
        let stones = self.grid.stones(code);
        let holding = |proof: &&Proof| proof.conditions == conditions;
        let proof = *self.proofs.holding(code, conditions).find(holding).expect("every won rule was proved");
        let moves = Moves::white(&self.grid, stones);
        let answers = match proof.rank {
            0 => Vec::new(),
            rank => self.answers(&moves, code, conditions, rank, &mut Replies::default()),
        };
        let answers = answers.into_iter().map(|(white, best)| RuleAnswer { white, black: best.reply }).collect();
        Rule {
            stones,
            conditions,
            marks: self.aim.marks,
            kept: proof.kept,
            ko: proof.ko,
            kind: RuleKind::Won { answers },
        }
    }

    fn winning_rule(&self, code: u32, conditions: Conditions) -> Rule {
        let stones = self.grid.stones(code);
        let moves = Moves::black(&self.grid, stones);
        let best = (0..moves.len())
            .filter_map(|index| {
                self.best_proof(moves.play(index, conditions)?, u16::MAX, Some(moves.name(index)), false)
            })
            .min_by_key(Best::key)
            .expect("the rule is winning, so a move wins");
        let black = best.reply.expect("every one of these is a move");
        let (kept, marks) = (best.kept & stones.black, self.aim.marks);
        Rule { stones, conditions, marks, kept, ko: best.ko, kind: RuleKind::Winning { black } }
    }

    fn threat_rule(&self, code: u32, conditions: Conditions) -> Rule {
        let stones = self.grid.stones(code);
        let (moves, mut replies) = (Moves::black(&self.grid, stones), Replies::default());
        let mut best: Option<(Best, BlackMove)> = None;
        for index in 0..moves.len() {
            let Some(after) = moves.play(index, conditions) else { continue };
            let second = replies.moves(&self.grid, after.code);
            for next in (0..second.len()).filter_map(|next| second.play(next, after.conditions)) {
                let found = self.best_proof(next, u16::MAX, None, false);
                let is_better = |found: &Best| best.as_ref().is_none_or(|(best, _)| found.key() < best.key());
                best = found.filter(is_better).map(|found| (found, moves.name(index))).or(best);
            }
        }
        let (best, black) = best.expect("the rule is a threat, so two moves win");
        let (kept, marks) = (best.kept & stones.black, self.aim.marks);
        Rule { stones, conditions, marks, kept, ko: best.ko, kind: RuleKind::Threat { black } }
    }
}

/// Black's moves in the patterns after White's moves, prepared once.
#[derive(Default)]
struct Replies(BTreeMap<u32, Moves<BlackMove>>);

impl Replies {
    fn moves(&mut self, grid: &RuleGrid, code: u32) -> &Moves<BlackMove> {
        self.0.entry(code).or_insert_with(|| Moves::black(grid, grid.stones(code)))
    }
}

/// Whether the reply may immediately recapture a single stone that has just captured a single stone. For a reply
/// outside, the stone that White captured may have been outside.
fn takes_back_ko(white: WhiteMove, after: RuleAfterMove, black: BlackMove, next: RuleAfterMove) -> bool {
    let WhiteMove::Stone(played) = white else { return false };
    next.captured == 1 << played
        && match black {
            BlackMove::Stone(cell) => after.captured == 1 << cell,
            BlackMove::Capture(_) => true,
        }
}

/// Examines the items in parallel. The results are in the order of the items.
fn each<T: Copy + Sync, F: Send>(
    items: &[T],
    progress: &Progress,
    find: impl Fn(T) -> Option<F> + Sync,
) -> Result<Vec<F>, Cancelled> {
    let parts: Result<Vec<Vec<F>>, Cancelled> = items
        .par_chunks(64)
        .map(|items| {
            let mut found = Vec::new();
            for &item in items {
                progress.check()?;
                found.extend(find(item));
            }
            progress.add(items.len() as u64);
            Ok(found)
        })
        .collect();
    Ok(parts?.into_iter().flatten().collect())
}
