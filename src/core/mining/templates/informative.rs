//! The statistical don't-care: cells whose value says nothing about the next local move.
//!
//! For a cell, the patterns that differ in its value alone are compared: do their next moves differ? The mutual
//! information I(value; next move) measures by how much, in bits a move, and the G-test says how likely chance alone
//! would show as much: 2·N·ln 2·I follows χ² where value and move are independent (Wilks). With other cells `?`, their
//! fillings are strata: information and statistic are those within strata, I(value; next move | other cells).
//!
//! Assumptions and limits:
//! - Next moves are independent draws. Two occurrences in one game are not quite; then p is too small, I is not.
//! - Expected counts are at least 5. Rarer moves are counted together, which can only lower I, and a value that was
//!   seen too seldom to say anything is left out of the comparison.
//! - Measured information is too high by about (degrees of freedom)/(2·N·ln 2) (Miller and Madow). The verdict uses the
//!   information less this bias, and needs enough samples of all three values. p is for the reader only: with millions
//!   of moves any difference is significant, and without samples none is.
//! - Moves of a symmetric pattern are folded onto one representative. Where one of the compared patterns is symmetric,
//!   all are folded as it is, which again can only lower I.
//! - A move on the cell itself is a move: an Empty cell that is often answered does carry information.

use std::collections::BTreeMap;

use super::super::statistics::chi_squared_survival;
use super::super::{MinedPatterns, PatternSource};
use super::TemplateLookup;
use crate::pattern::{Cell, Pattern, SymmetryGroup, Template, TemplateCell, Window};

/// The meaning of the next local move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NextMove {
    /// The next stone in the window: where, and by whom. Windows without one are left out.
    #[default]
    Reply,
    /// Whether the side to move plays in the centre: occurrences against appearances.
    Played,
}

/// The measure, and the conditions under which a cell does not matter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InformationParams {
    pub next: NextMove,
    /// A don't-care has less information than this, in bits.
    pub threshold_bits: f64,
    /// Minimum number of next moves seen with each of a cell's three values. Rarer values are not compared.
    pub min_samples: u64,
}

impl Default for InformationParams {
    fn default() -> Self {
        InformationParams { next: NextMove::Reply, threshold_bits: 0.01, min_samples: 30 }
    }
}

/// The information of one cell about the next local move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellInformation {
    pub cell: usize,
    /// As measured, and so too high by chance.
    pub mutual_information_bits: f64,
    /// The measured information less what chance adds on average; not below 0.
    pub corrected_bits: f64,
    pub degrees_of_freedom: u32,
    /// How often chance alone would show as much. 1 where there is nothing to compare.
    pub p_value: f64,
    /// Next moves that were compared.
    pub samples: u64,
    /// All next moves by value: Empty, Black, White.
    pub samples_by_value: [u64; 3],
    pub dont_care: bool,
}

/// The information of each cell about the next local move, in a template or a pattern (`&Template::from(&pattern)`).
///
/// Sorted by cell. Off-board cells are left out, and so is the centre of a window that is read before the move. Empty
/// for [`PatternSource::Final`], which has no next move. Takes a step for each filling of the template at each cell, so
/// it is meant for a handful of `?`.
pub fn informative_cells(
    patterns: &MinedPatterns,
    lookup: &TemplateLookup,
    template: &Template,
    params: &InformationParams,
) -> Vec<CellInformation> {
    let window = &patterns.params.window;
    if patterns.params.source != PatternSource::Move || template.window() != window {
        return Vec::new();
    }
    let fixed = window.centre().filter(|_| !patterns.params.after);
    (0..window.cell_count())
        .filter(|&cell| template.cells()[cell] != TemplateCell::Is(Cell::OffBoard) && fixed != Some(cell))
        .map(|cell| {
            let mut sum = Sum::default();
            // The other cells' fillings, each with the cell in question Empty, then all three values.
            let mut others = template.cells().to_vec();
            others[cell] = TemplateCell::Is(Cell::Empty);
            for other in Template::new(window.clone(), others).fillings() {
                sum.add(stratum(patterns, lookup, &other, cell, params.next), params.min_samples);
            }
            sum.verdict(cell, params)
        })
        .collect()
}

/// Next moves by kind, each for the cell Empty, Black and White.
type Table = Vec<[u64; 3]>;

fn stratum(patterns: &MinedPatterns, lookup: &TemplateLookup, other: &Pattern, cell: usize, next: NextMove) -> Table {
    let fillings = Cell::ALL.into_iter().take(3).enumerate().filter_map(|(value, filled)| {
        let mut cells = other.cells().to_vec();
        cells[cell] = filled;
        let pattern = Pattern::new(other.window().clone(), cells);
        Some((value, lookup.row(&pattern)?, pattern))
    });
    match next {
        NextMove::Played => {
            let mut table = vec![[0; 3]; 2];
            for (value, row, _) in fillings {
                let stats = patterns.stats(row);
                table[0][value] += stats.occurrences;
                table[1][value] += stats.appeared.saturating_sub(stats.occurrences);
            }
            // A window that is not mined with `appeared` has nothing to say.
            if table[1] == [0; 3] { Vec::new() } else { table }
        }
        NextMove::Reply => {
            let fillings: Vec<(usize, usize, Pattern)> = fillings.collect();
            let fold = folded(other.window(), fillings.iter().map(|(_, _, pattern)| pattern));
            let mut table: BTreeMap<(usize, bool), [u64; 3]> = BTreeMap::new();
            for (value, row, pattern) in &fillings {
                let (_, image) = pattern.canonical(SymmetryGroup::Board);
                let back = other.window().permutation(image.symmetry.inverse()).expect("as its inverse is");
                for reply in patterns.replies(*row) {
                    let at = fold[usize::from(back[usize::from(reply.cell)])];
                    let by_opponent = reply.by_opponent + reply.by_opponent_later;
                    let by_mover = reply.by_mover + reply.by_mover_later;
                    table.entry((at, false)).or_default()[*value] += by_mover;
                    table.entry((at, true)).or_default()[*value] += by_opponent;
                }
            }
            table.into_values().filter(|counts| *counts != [0; 3]).collect()
        }
    }
}

/// The smallest cell that each cell is taken to by the symmetries of any of the patterns, one after another.
fn folded<'a>(window: &Window, patterns: impl Iterator<Item = &'a Pattern>) -> Vec<usize> {
    let mut fold: Vec<usize> = (0..window.cell_count()).collect();
    let turns: Vec<Vec<u16>> = patterns
        .flat_map(|pattern| pattern.stabiliser(SymmetryGroup::Board))
        .filter_map(|image| window.permutation(image.symmetry))
        .collect();
    loop {
        let before = fold.clone();
        for to in &turns {
            for cell in 0..fold.len() {
                let least = fold[cell].min(fold[usize::from(to[cell])]);
                fold[cell] = least;
                fold[usize::from(to[cell])] = least;
            }
        }
        if fold == before {
            return fold;
        }
    }
}

/// The sums over all strata.
#[derive(Default)]
struct Sum {
    g: f64,
    degrees_of_freedom: u32,
    by_value: [u64; 3],
    /// Those of them that were compared.
    compared: [u64; 3],
}

impl Sum {
    fn add(&mut self, mut table: Table, min_samples: u64) {
        let all_by_value = total(&table);
        let enough = all_by_value.map(|count| count >= min_samples.max(1));
        table.iter_mut().for_each(|counts| {
            counts.iter_mut().zip(enough).filter(|(_, enough)| !enough).for_each(|(count, _)| *count = 0);
        });
        let by_value = total(&table);
        let values = enough.into_iter().filter(|&enough| enough).count();
        self.by_value = total(&[self.by_value, all_by_value]);
        if values < 2 {
            return;
        }
        self.compared = total(&[self.compared, by_value]);
        let all: u64 = by_value.iter().sum();
        let table = pooled(table, by_value);
        for counts in &table {
            let kind: u64 = counts.iter().sum();
            for (&count, of_value) in counts.iter().zip(by_value).filter(|(count, _)| **count > 0) {
                let expected = kind as f64 * of_value as f64 / all as f64;
                self.g += 2.0 * count as f64 * (count as f64 / expected).ln();
            }
        }
        self.degrees_of_freedom += ((values - 1) * table.len().saturating_sub(1)) as u32;
    }

    fn verdict(self, cell: usize, params: &InformationParams) -> CellInformation {
        let samples: u64 = self.compared.iter().sum();
        let bits = |statistic: f64| match samples {
            0 => 0.0,
            samples => (statistic / (2.0 * samples as f64 * std::f64::consts::LN_2)).max(0.0),
        };
        let corrected_bits = bits(self.g - f64::from(self.degrees_of_freedom));
        CellInformation {
            cell,
            mutual_information_bits: bits(self.g),
            corrected_bits,
            degrees_of_freedom: self.degrees_of_freedom,
            p_value: chi_squared_survival(self.g.max(0.0), self.degrees_of_freedom),
            samples,
            samples_by_value: self.by_value,
            dont_care: self.compared.iter().all(|&count| count > 0) && corrected_bits < params.threshold_bits,
        }
    }
}

fn total(table: &[[u64; 3]]) -> [u64; 3] {
    table.iter().fold([0; 3], |sum, counts| std::array::from_fn(|value| sum[value] + counts[value]))
}

/// Puts the kinds of move together that are expected fewer than five times with some value.
fn pooled(mut table: Table, by_value: [u64; 3]) -> Table {
    const MIN_EXPECTED: f64 = 5.0;
    let all: u64 = by_value.iter().sum();
    let rarest = by_value.into_iter().filter(|&count| count > 0).min().unwrap_or(0);
    let share = |counts: &[u64; 3]| counts.iter().sum::<u64>();
    let is_rare = |counts: &[u64; 3]| share(counts) as f64 * rarest as f64 / (all as f64) < MIN_EXPECTED;
    table.sort_by_key(|counts| std::cmp::Reverse(share(counts)));
    let common = table.partition_point(|counts| !is_rare(counts));
    let rest = total(&table[common..]);
    table.truncate(common);
    match table.last_mut() {
        Some(last) if is_rare(&rest) => *last = total(&[*last, rest]),
        _ => table.push(rest),
    }
    table.retain(|counts| *counts != [0; 3]);
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mining::counts::{Lists, PatternStats};
    use crate::mining::{MiningParams, ReplyCounts};

    /// `rect:3x1` windows around moves, each with replies by its canonical rows; by the opponent.
    fn mined(rows: &[(&str, &[(u16, u64)])]) -> MinedPatterns {
        let window: Window = "rect:3x1".parse().unwrap();
        let params = MiningParams::new(window.clone(), PatternSource::Move);
        let stats = PatternStats { occurrences: 1000, games: 1, appeared: 4000, ..PatternStats::default() };
        let pattern = |row: &str| Pattern::from_rows(window.clone(), &[row]).unwrap();
        let counts = rows.iter().map(|(row, _)| (pattern(row), stats)).collect();
        let mut patterns = MinedPatterns::from_counts(params, "test".into(), 1, counts);
        patterns.replies = Lists::default();
        for row in 0..patterns.len() {
            let found = rows.iter().find(|(row_text, _)| patterns.pattern(row) == pattern(row_text)).unwrap();
            let replies = found.1.iter();
            patterns.replies.push(replies.map(|&(cell, by_opponent)| ReplyCounts {
                cell,
                by_opponent,
                ..ReplyCounts::default()
            }));
        }
        patterns
    }

    fn measure(patterns: &MinedPatterns, row: &str, params: &InformationParams) -> Vec<CellInformation> {
        let pattern = Pattern::from_rows(patterns.params.window.clone(), &[row]).unwrap();
        informative_cells(patterns, &TemplateLookup::new(patterns), &Template::from(&pattern), params)
    }

    #[test]
    fn a_table_worked_by_hand_comes_out() {
        // The right end is White: left end Empty, Black, White against a reply on the middle or on the right.
        // `O.O` is symmetric: its reply on an end is folded to the left one, and so are those of the others.
        let patterns =
            mined(&[("..O", &[(1, 60), (2, 40)]), ("X.O", &[(1, 30), (2, 70)]), ("O.O", &[(1, 50), (0, 50)])]);
        let cells = measure(&patterns, "..O", &InformationParams::default());
        assert_eq!(cells.iter().map(|cell| cell.cell).collect::<Vec<_>>(), [0, 2], "the centre is left out");
        let left = cells[0];
        assert_eq!((left.samples, left.samples_by_value, left.degrees_of_freedom), (300, [100, 100, 100], 2));
        // G = 2 Σ observed ln(observed/expected) with 140/3 and 160/3 expected.
        let term = |observed: f64, expected: f64| 2.0 * observed * (observed / expected).ln();
        let (middle, end) = (140.0 / 3.0, 160.0 / 3.0);
        let g: f64 = [60.0, 30.0, 50.0].map(|count| term(count, middle) + term(100.0 - count, end)).iter().sum();
        assert!((left.mutual_information_bits - g / (600.0 * std::f64::consts::LN_2)).abs() < 1e-12);
        assert!((left.p_value - (-g / 2.0).exp()).abs() < 1e-12, "two degrees: an exponential");
        assert!(!left.dont_care);
    }

    #[test]
    fn a_value_that_changes_nothing_is_a_dont_care_and_one_that_is_never_seen_is_not() {
        let alike: &[(u16, u64)] = &[(1, 600), (2, 400)];
        let patterns = mined(&[("..O", alike), ("X.O", alike), ("O.O", &[(1, 600), (0, 400)]), ("..X", alike)]);
        let left = measure(&patterns, "X.O", &InformationParams::default())[0];
        assert!(left.dont_care && left.mutual_information_bits < 1e-12 && left.p_value > 0.99, "{left:?}");
        // The right end of `..?`: `...` is not mined, so Empty was never seen there.
        let right = measure(&patterns, "..O", &InformationParams::default())[1];
        assert_eq!(right.samples_by_value[0], 0);
        assert!(!right.dont_care, "{right:?}");
    }

    #[test]
    fn other_wildcards_are_strata() {
        // Value and move are independent in each stratum, but not in both together.
        let (here, there) = (vec![[900, 90, 90], [100, 10, 10]], vec![[10, 100, 100], [90, 900, 900]]);
        let measure = |tables: &[&Table]| {
            let mut sum = Sum::default();
            tables.iter().for_each(|table| sum.add(table.to_vec(), 30));
            sum.verdict(0, &InformationParams::default())
        };
        let apart = measure(&[&here, &there]);
        assert!(apart.mutual_information_bits < 1e-12 && apart.dont_care, "{apart:?}");
        assert_eq!((apart.samples, apart.degrees_of_freedom), (3300, 4));
        let mixed: Table = here.iter().zip(&there).map(|(a, b)| total(&[*a, *b])).collect();
        assert!(measure(&[&mixed]).mutual_information_bits > 0.2);
    }

    #[test]
    fn a_rare_value_is_left_out_and_rare_moves_are_counted_together() {
        let mut sum = Sum::default();
        sum.add(vec![[500, 300, 5], [400, 300, 0], [2, 3, 0], [1, 0, 0], [1, 1, 0]], 30);
        let cell = sum.verdict(0, &InformationParams::default());
        assert_eq!((cell.samples, cell.samples_by_value), (1508, [904, 604, 5]));
        // Eight moves of three kinds, 3.2 expected with the rarer value, join the second kind.
        assert_eq!(cell.degrees_of_freedom, 1);
        assert!(!cell.dont_care, "White was not compared");
    }

    #[test]
    fn played_or_not_is_a_next_move_too_and_final_positions_have_none() {
        let mut patterns = mined(&[("..O", &[]), ("X.O", &[]), ("O.O", &[])]);
        let params = InformationParams { next: NextMove::Played, ..InformationParams::default() };
        let left = measure(&patterns, "..O", &params)[0];
        assert_eq!(left.samples, 12_000);
        assert!(left.dont_care && left.degrees_of_freedom == 2);
        let row = patterns.find(&Pattern::from_rows(patterns.params.window.clone(), &["X.O"]).unwrap()).unwrap();
        patterns.stats[row].occurrences = 2000;
        assert!(!measure(&patterns, "..O", &params)[0].dont_care);
        patterns.params.source = PatternSource::Final;
        assert!(measure(&patterns, "..O", &params).is_empty());
    }
}
