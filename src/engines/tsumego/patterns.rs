//! Attacking and defending contextual patterns: the surroundings of points before the solving move. They are learnt
//! from solved problems, with a table for each side. A solver orders its first moves by them.
//!
//! A pattern is the 5×5 around an empty point, or the 3×3 if no larger pattern is known. Its cells are stones of the
//! attacker and of the defender, empty points, and points off the board, in any of the eight symmetries. `played`
//! counts the positions of solutions in which a move with these surroundings is accepted, `appeared` those in which
//! such a move was possible: each problem votes once at each position of its solution.
//!
//! Source: Liu & Li, section V.A, figure 7. We count all moves that a file accepts.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::around::{CODE_WIDTH, Code, SPREAD_BITS};
use super::field::{Bits, Field, FieldPosition, Play, ProblemSide};
use super::problem::TsumegoProblem;
use katachi_core::corpus::sgf::SolutionMove;
use katachi_core::go::{Color, Point};

/// Mask of the inner nine cells of a 5×5.
const INNER_MASK: Code = {
    let mut mask = 0;
    let mut cell = 0;
    while cell < CODE_WIDTH * CODE_WIDTH {
        let (x, y) = (cell % CODE_WIDTH, cell / CODE_WIDTH);
        if x >= 1 && x <= 3 && y >= 1 && y <= 3 {
            mask |= 3 << (2 * cell);
        }
        cell += 1;
    }
    mask
};
/// Marks a 3×3, which would otherwise look like a 5×5 with empty outer cells.
const SMALL_MARK: Code = 1 << 62;

/// The surroundings of a problem's moves, and how often such a move won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TsumegoPattern {
    /// One string a row, top to bottom: `A` the attacker's stones, `D` the defender's, `.` empty, `#` off the board.
    pub cells: Vec<String>,
    /// Number of positions of solutions in which a move with these surroundings is accepted.
    pub played: u32,
    /// Number of those in which such a move is possible.
    pub appeared: u32,
}

impl TsumegoPattern {
    /// The share of `appeared` that was `played`.
    pub fn rate(&self) -> f64 {
        f64::from(self.played) / f64::from(self.appeared.max(1))
    }

    /// Square, 3×3 or 5×5, of known marks, and not played more often than it appeared.
    pub fn is_possible(&self) -> bool {
        self.code().is_some() && self.played <= self.appeared
    }

    fn code(&self) -> Option<Code> {
        let width = self.cells.len();
        let shift = (CODE_WIDTH - width.min(CODE_WIDTH)) / 2;
        if (width != 3 && width != CODE_WIDTH) || self.cells.iter().any(|row| row.len() != width) {
            return None;
        }
        let mut code = if width == 3 { SMALL_MARK } else { 0 };
        for (y, row) in self.cells.iter().enumerate() {
            for (x, mark) in row.bytes().enumerate() {
                let value = b".AD#".iter().position(|&known| known == mark)? as Code;
                code |= value << (2 * ((y + shift) * CODE_WIDTH + x + shift));
            }
        }
        Some(code)
    }
}

/// The patterns of both sides, those most often played first; ties by the cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TsumegoPatterns {
    /// Problems with a solution that they come from.
    pub problems: u32,
    pub attack: Vec<TsumegoPattern>,
    pub defend: Vec<TsumegoPattern>,
}

impl TsumegoPatterns {
    /// The patterns of one width, 3 or 5, that a side played in most positions; most first.
    pub fn most_played(&self, side: ProblemSide, width: usize, count: usize) -> Vec<&TsumegoPattern> {
        let all = match side {
            ProblemSide::Attacker => &self.attack,
            ProblemSide::Defender => &self.defend,
        };
        all.iter().filter(|pattern| pattern.cells.len() == width).take(count).collect()
    }

    /// For each problem, the place of the first pattern of this width with which an accepted first move begins it, in
    /// the list of what a mover sees, attacker or defender, most played first; `None` if no pattern does.
    pub fn first_places<'p>(
        &self,
        width: usize,
        problems: impl Iterator<Item = (&'p TsumegoProblem, &'p [Point])>,
    ) -> Vec<Option<usize>> {
        let mut votes: BTreeMap<Code, u32> = BTreeMap::new();
        for side in [ProblemSide::Attacker, ProblemSide::Defender] {
            for pattern in self.most_played(side, width, usize::MAX).into_iter().filter(|pattern| pattern.played > 0) {
                let Some(code) = pattern.code() else { continue };
                *votes.entry(seen_by_mover(side, code)).or_default() += pattern.played;
            }
        }
        let mut list: Vec<(Code, u32)> = votes.into_iter().collect();
        list.sort_by_key(|&(code, played)| (std::cmp::Reverse(played), code));
        let places: FxHashMap<Code, usize> = (0..).zip(&list).map(|(place, &(code, _))| (code, place)).collect();
        problems
            .map(|(problem, accepted)| {
                let side = side_of(problem, problem.to_move);
                let looks = accepted.iter().filter_map(|&point| inside(&problem.field, point));
                looks
                    .filter_map(|at| {
                        let code = code(&problem.field, &problem.start, at);
                        let code = if width == 3 { code & INNER_MASK | SMALL_MARK } else { code };
                        places.get(&seen_by_mover(side, code)).copied()
                    })
                    .min()
            })
            .collect()
    }
}

/// The canonical code of surroundings with the mover's stones as the attacker's.
fn seen_by_mover(side: ProblemSide, code: Code) -> Code {
    const LOW_BITS: Code = 0x5555_5555_5555_5555;
    let cells = code & !SMALL_MARK;
    canonical(match side {
        ProblemSide::Attacker => code,
        ProblemSide::Defender => (cells & LOW_BITS) << 1 | cells >> 1 & LOW_BITS | code & SMALL_MARK,
    })
}

/// How many problems begin with one of the first N patterns, for each N from 1, given their places.
pub fn covered_by_top(places: &[Option<usize>]) -> Vec<usize> {
    let mut covered = vec![0; places.iter().flatten().max().map_or(0, |last| last + 1)];
    places.iter().flatten().for_each(|&place| covered[place] += 1);
    let mut sum = 0;
    covered.iter_mut().for_each(|count| {
        sum += *count;
        *count = sum;
    });
    covered
}

/// The surroundings of a problem's point before the side to move plays there: that side, and the cells of both widths,
/// 3 and 5, as in [`TsumegoPattern::cells`], in their canonical image. `None` for a point outside the field.
pub fn look_of(problem: &TsumegoProblem, point: Point) -> Option<(ProblemSide, [Vec<String>; 2])> {
    let side = side_of(problem, problem.to_move);
    let at = inside(&problem.field, point)?;
    let code = code(&problem.field, &problem.start, at);
    Some((side, [rows(canonical(code & INNER_MASK) | SMALL_MARK), rows(canonical(code))]))
}

/// Counts the moves of solutions, problem by problem.
#[derive(Clone, Debug, Default)]
pub struct SolutionCounts {
    problems: u32,
    /// By side: how often a pattern was played, and how often it appeared.
    counts: [BTreeMap<Code, (u32, u32)>; 2],
}

/// Minimum number of positions in which a pattern that was rarely played appeared. Its rate means nothing below.
const MIN_APPEARED: u32 = 20;

impl SolutionCounts {
    /// Adds a problem's solution. Moves outside its field do not count. Returns whether it has a move.
    pub fn add(&mut self, problem: &TsumegoProblem, solution: &[SolutionMove]) -> bool {
        let field = &problem.field;
        let mut after: Vec<FieldPosition> = Vec::with_capacity(solution.len());
        // The moves of each side in each position.
        let mut played: BTreeMap<(Option<usize>, usize), (ProblemSide, Vec<Play>)> = BTreeMap::new();
        for step in solution {
            let side = side_of(problem, step.color);
            let from = step.before.map_or(problem.start, |before| after[before]);
            let at = step.point.and_then(|point| inside(field, point)).filter(|&at| from.empty(field) >> at & 1 == 1);
            let next = at.and_then(|at| Some((at, from.play(field, side, at)?)));
            after.push(next.map_or_else(|| from.passed(), |(_, next)| next));
            if let Some((at, _)) = next {
                played.entry((step.before, side.index())).or_insert((side, Vec::new())).1.push(at);
            }
        }
        self.problems += u32::from(!played.is_empty());
        for (&(before, _), (side, moves)) in &played {
            self.add_position(field, before.map_or(&problem.start, |before| &after[before]), *side, moves);
        }
        !played.is_empty()
    }

    /// One vote for each pattern of the accepted moves in a position.
    fn add_position(&mut self, field: &Field, position: &FieldPosition, side: ProblemSide, moves: &[Play]) {
        let looks = |at: Play| {
            let code = canonical(code(field, position, at));
            [code, canonical(code & INNER_MASK) | SMALL_MARK]
        };
        let played: BTreeSet<Code> = moves.iter().flat_map(|&at| looks(at)).collect();
        let possible = super::field::each(position.empty(field) & !field.forbidden(side))
            .filter(|&at| position.play(field, side, at).is_some());
        let appeared: BTreeSet<Code> = possible.chain(moves.iter().copied()).flat_map(looks).collect();
        for code in appeared {
            let count = self.counts[side.index()].entry(code).or_default();
            count.0 += u32::from(played.contains(&code));
            count.1 += 1;
        }
    }

    /// Adds the counts of other problems.
    pub fn merge(&mut self, other: SolutionCounts) {
        self.problems += other.problems;
        for (own, others) in self.counts.iter_mut().zip(other.counts) {
            for (code, count) in others {
                let sum = own.entry(code).or_default();
                sum.0 += count.0;
                sum.1 += count.1;
            }
        }
    }

    /// The patterns that were played twice, or appeared often.
    pub fn patterns(&self) -> TsumegoPatterns {
        let table = |side: ProblemSide| {
            let counted = self.counts[side.index()].iter().filter(|(_, count)| count.0 > 1 || count.1 >= MIN_APPEARED);
            let mut all: Vec<TsumegoPattern> = counted
                .map(|(&code, &(played, appeared))| TsumegoPattern { cells: rows(code), played, appeared })
                .collect();
            all.sort_by(|a, b| b.played.cmp(&a.played).then_with(|| a.cells.cmp(&b.cells)));
            all
        };
        TsumegoPatterns {
            problems: self.problems,
            attack: table(ProblemSide::Attacker),
            defend: table(ProblemSide::Defender),
        }
    }
}

fn side_of(problem: &TsumegoProblem, color: Color) -> ProblemSide {
    if color == problem.defender { ProblemSide::Defender } else { ProblemSide::Attacker }
}

fn inside(field: &Field, point: Point) -> Option<Play> {
    field.bit_of(point).filter(|&at| field.points >> at & 1 == 1)
}

/// The cost that a pattern adds to a move, by the pattern's code in every symmetry.
#[derive(Clone, Debug, Default)]
pub struct PatternCosts {
    costs: [FxHashMap<Code, u8>; 2],
}

/// The cost of a move with unknown surroundings.
const UNKNOWN_COST: u8 = 3;

impl PatternCosts {
    pub fn new(patterns: &TsumegoPatterns) -> PatternCosts {
        let mut costs = PatternCosts::default();
        for (side, all) in [(ProblemSide::Attacker, &patterns.attack), (ProblemSide::Defender, &patterns.defend)] {
            for pattern in all {
                let Some(code) = pattern.code() else { continue };
                // One in two costs nothing, and each halving one more.
                let rate = (f64::from(pattern.played) + 0.5) / (f64::from(pattern.appeared) + 4.0);
                let cost = (-rate.log2() - 1.0).round().clamp(0.0, 7.0) as u8;
                for image in images(code) {
                    costs.costs[side.index()].insert(image, cost);
                }
            }
        }
        costs
    }

    /// The cost of a move, by its surroundings.
    pub(super) fn cost(&self, field: &Field, position: &FieldPosition, side: ProblemSide, play: Play) -> u32 {
        if usize::from(play) >= 128 {
            return 0;
        }
        let costs = &self.costs[side.index()];
        let code = code(field, position, play);
        let cost =
            costs.get(&code).or_else(|| costs.get(&(code & INNER_MASK | SMALL_MARK))).copied().unwrap_or(UNKNOWN_COST);
        u32::from(cost)
    }
}

fn code(field: &Field, position: &FieldPosition, at: Play) -> Code {
    let mut code = field.rim[usize::from(at)];
    let start = i32::from(at) - 2;
    for row in 0..CODE_WIDTH as i32 {
        let shift = start + (row - 2) * field.stride as i32;
        let bits = |stones: Bits| -> usize {
            (if shift >= 0 {
                if shift < 128 { stones >> shift } else { 0 }
            } else if shift > -128 {
                stones << -shift
            } else {
                0
            }) as usize
                & 31
        };
        let [attackers, defenders] = position.stones;
        let mut value = SPREAD_BITS[bits(attackers)] | SPREAD_BITS[bits(defenders)] << 1;
        // A narrow field's next row begins where this one's neighbours would be.
        value &= field.row_masks[usize::from(at)];
        code |= value << (2 * CODE_WIDTH as i32 * row);
    }
    code
}

fn images(code: Code) -> [Code; 8] {
    let small = code & SMALL_MARK;
    std::array::from_fn(|turn| {
        let mut image = small;
        for cell in 0..CODE_WIDTH * CODE_WIDTH {
            let (mut x, mut y) = (cell % CODE_WIDTH, cell / CODE_WIDTH);
            if turn & 1 == 1 {
                x = CODE_WIDTH - 1 - x;
            }
            if turn & 2 == 2 {
                y = CODE_WIDTH - 1 - y;
            }
            if turn & 4 == 4 {
                (x, y) = (y, x);
            }
            image |= (code >> (2 * cell) & 3) << (2 * (y * CODE_WIDTH + x));
        }
        image
    })
}

fn canonical(code: Code) -> Code {
    images(code).into_iter().min().unwrap_or(code)
}

fn rows(code: Code) -> Vec<String> {
    let range = if code & SMALL_MARK == 0 { 0..CODE_WIDTH } else { 1..CODE_WIDTH - 1 };
    range
        .clone()
        .map(|y| range.clone().map(|x| b".AD#"[(code >> (2 * (y * CODE_WIDTH + x)) & 3) as usize] as char).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_and_its_eight_images_have_one_canonical_code() {
        let pattern = TsumegoPattern {
            cells: ["A.D#.", ".....", "D...A", "..A..", "#...."].map(str::to_owned).to_vec(),
            played: 1,
            appeared: 2,
        };
        let code = pattern.code().unwrap();
        assert!(images(code).iter().all(|&image| canonical(image) == canonical(code)));
        assert_eq!(rows(code), pattern.cells);
    }

    #[test]
    fn small_and_large_patterns_are_told_apart() {
        let empty = |width: usize| TsumegoPattern { cells: vec![".".repeat(width); width], played: 0, appeared: 1 };
        assert_ne!(empty(3).code(), empty(5).code());
        assert_eq!(empty(4).code(), None);
    }
}
