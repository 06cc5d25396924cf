//! Typical moves: the patterns of moves that solve problems, and the problems that begin with such a move.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::Life;
use super::problems::{ProblemSet, SoughtShape};
use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::jobs::JobError;
use katachi_core::progress::Progress;
use katachi_engines::library::shipped_tsumego_patterns;
use katachi_engines::tsumego::ProblemSide;
use katachi_engines::tsumego::patterns::{TsumegoPattern, covered_by_top, look_of};
use katachi_engines::tsumego::problem::{FieldParams, TsumegoProblem};
use katachi_language::text;

/// The number of patterns of each side, as in figures 8 and 9 of Liu & Li.
pub const PATTERNS_PER_SIDE: usize = 12;

/// The width of the patterns that are shown, and how many of the open problems begin with them.
pub struct TypicalMoves {
    width: usize,
    covered: Awaited<TypicalCoverage>,
}

/// For N from 1: how many of the problems of a set begin with one of the N most played patterns of this width.
pub struct TypicalCoverage {
    set: Arc<ProblemSet>,
    width: usize,
    pub covered: Vec<usize>,
    /// Number of problems with a group in question.
    pub problems: usize,
}

impl Default for TypicalMoves {
    fn default() -> TypicalMoves {
        TypicalMoves { width: 5, covered: Awaited::default() }
    }
}

impl TypicalMoves {
    /// 3 or 5.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Whether the problems are being counted.
    pub fn is_counting(&self) -> bool {
        self.covered.is_running()
    }

    /// The most frequent surroundings of a side's moves in solutions, most frequent first.
    pub fn moves(&self, side: ProblemSide) -> Vec<&'static TsumegoPattern> {
        shipped_tsumego_patterns().most_played(side, self.width, PATTERNS_PER_SIDE)
    }
}

impl Life {
    pub fn typical(&self) -> &TypicalMoves {
        &self.typical
    }

    /// How many of the open problems begin with typical moves; `None` until that is counted.
    pub fn typical_coverage(&self) -> Option<&TypicalCoverage> {
        let found = self.typical.covered.value()?;
        let is_current = self.problems.set().is_some_and(|set| Arc::ptr_eq(set, &found.set));
        (is_current && found.width == self.typical.width).then_some(found)
    }

    /// Shows the moves of a width, and counts how many of the open problems begin with them.
    pub(super) fn show_typical(&mut self, width: usize, effects: &mut Effects) {
        self.typical.width = if width == 3 { 3 } else { 5 };
        let Some(set) = self.problems.set().cloned().filter(|_| self.typical_coverage().is_none()) else { return };
        let width = self.typical.width;
        let task = self.typical.covered.start(text!("life-phase-first-moves"), move |progress| {
            let mut asked = Vec::new();
            for entry in &set.problems {
                progress.check()?;
                let problem = TsumegoProblem::find(&entry.board, entry.to_move, FieldParams::default());
                asked.extend(problem.map(|problem| (problem, &entry.accepted[..])));
            }
            let firsts = asked.iter().map(|(problem, accepted)| (problem, *accepted));
            let covered = covered_by_top(&shipped_tsumego_patterns().first_places(width, firsts));
            let problems = asked.len();
            Ok(TypicalCoverage { set: Arc::clone(&set), width, covered, problems })
        });
        effects.spawn(task.quiet());
    }

    pub(super) fn poll_typical(&mut self) {
        self.typical.covered.poll();
    }

    /// Finds the problems that have the typical move with this number among their accepted first moves.
    pub(super) fn find_typical(&mut self, side: ProblemSide, at: usize, effects: &mut Effects) {
        let pattern = self.typical.moves(side).get(at).copied();
        let (Some(set), Some(pattern)) = (self.problems.set().cloned(), pattern) else { return };
        let task = self.shown.start(text!("life-task-problems-with-move"), move |progress| {
            let found = problems_with(&set, side, pattern, progress)?;
            Ok((set, found, SoughtShape::Typical(side, at)))
        });
        effects.spawn(task.quiet());
    }
}

/// The numbers of the problems with such a first move. Errors: stopped by the user.
fn problems_with(
    set: &ProblemSet,
    side: ProblemSide,
    pattern: &TsumegoPattern,
    progress: &Progress,
) -> Result<BTreeSet<u32>, JobError> {
    let problems = set.problems.len() as u64;
    progress.begin(text!("life-phase-first-moves"), "problems", problems);
    let mut found = BTreeSet::new();
    for (number, entry) in set.problems.iter().enumerate() {
        progress.check()?;
        progress.add(1);
        let Ok(problem) = TsumegoProblem::find(&entry.board, entry.to_move, FieldParams::default()) else { continue };
        let looks_so = |(of, cells): (ProblemSide, [Vec<String>; 2])| of == side && cells.contains(&pattern.cells);
        if entry.accepted.iter().any(|&point| look_of(&problem, point).is_some_and(looks_so)) {
            found.insert(number as u32);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use katachi_core::go::{Color, Point};
    use katachi_core::pattern::Symmetry;

    use super::*;

    /// The slow way: draws the surroundings of a point in all eight images.
    fn drawings(entry: &super::super::problems::ProblemEntry, at: Point, attacker: Color) -> Vec<Vec<String>> {
        let draw = |symmetry: Symmetry| {
            let mut rows = vec![vec!['#'; 5]; 5];
            for y in 0..5 {
                for x in 0..5 {
                    let point = at.offset(x as i32 - 2, y as i32 - 2, entry.board.size());
                    let mark = point.map_or('#', |point| match entry.board.get(point) {
                        None => '.',
                        Some(color) if color == attacker => 'A',
                        Some(_) => 'D',
                    });
                    let (tx, ty) = symmetry.apply((x, y), (5, 5));
                    rows[ty][tx] = mark;
                }
            }
            rows.into_iter().map(|row| row.into_iter().collect()).collect()
        };
        Symmetry::ALL.map(draw).to_vec()
    }

    #[test]
    fn problems_with_a_first_move_are_those_where_it_is_drawn() {
        let set = ProblemSet::sample().unwrap();
        let mut asked = 0;
        for entry in &set.problems {
            let Some(&first) = entry.accepted.first() else { continue };
            let problem = TsumegoProblem::find(&entry.board, entry.to_move, FieldParams::default()).unwrap();
            let Some((side, [_, cells])) = look_of(&problem, first) else { continue };
            let pattern = TsumegoPattern { cells, played: 1, appeared: 1 };
            let found = problems_with(&set, side, &pattern, &Progress::new()).unwrap();
            let expected: BTreeSet<u32> = (0_u32..)
                .zip(&set.problems)
                .filter(|(_, other)| {
                    let asked = TsumegoProblem::find(&other.board, other.to_move, FieldParams::default()).unwrap();
                    let attacker = asked.defender().opponent();
                    let same_side = (other.to_move == attacker) == (side == ProblemSide::Attacker);
                    let shows = |&at: &Point| drawings(other, at, attacker).contains(&pattern.cells);
                    same_side && other.accepted.iter().any(shows)
                })
                .map(|(number, _)| number)
                .collect();
            assert_eq!(found, expected, "{}", entry.name);
            asked += 1;
        }
        assert!(asked >= 10, "{asked}");
        let cancelled = Progress::new();
        cancelled.cancel();
        assert!(
            problems_with(
                &set,
                ProblemSide::Attacker,
                TypicalMoves::default().moves(ProblemSide::Attacker)[0],
                &cancelled
            )
            .is_err()
        );
    }

    #[test]
    fn each_side_has_its_twelve_of_both_widths() {
        for (side, width) in [ProblemSide::Attacker, ProblemSide::Defender].into_iter().flat_map(|s| [(s, 3), (s, 5)]) {
            let moves = TypicalMoves { width, ..TypicalMoves::default() }.moves(side);
            assert!(moves.len() == PATTERNS_PER_SIDE && moves.is_sorted_by(|a, b| a.played >= b.played));
            let middle = width / 2;
            let is_a_move = |pattern: &&TsumegoPattern| pattern.cells[middle].as_bytes()[middle] == b'.';
            assert!(moves.iter().all(|pattern| pattern.cells.len() == width && is_a_move(pattern)));
        }
    }
}
