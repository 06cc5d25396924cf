//! Compares the shapes of two corpora.

use std::collections::HashMap;

use super::{CompareError, Contrast, Proportion, settle};
use crate::mining::{MinedPatterns, MiningParams};
use crate::pattern::Pattern;
use crate::progress::{Phase, Progress};

/// The total that a share is taken of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Unit {
    /// Occurrences of all occurrences.
    #[default]
    Moves,
    /// Games that have it, of all games.
    Games,
    /// Occurrences, of all times that the shape was offered: who plays it more readily.
    Offers,
}

impl Unit {
    pub const ALL: [Unit; 3] = [Unit::Moves, Unit::Games, Unit::Offers];

    pub fn name(self) -> &'static str {
        match self {
            Unit::Moves => "moves",
            Unit::Games => "games",
            Unit::Offers => "offers",
        }
    }
}

/// One shape, here and there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShapeRow {
    /// Its rows; `None` where it was not found, or not often enough to be kept.
    pub here: Option<usize>,
    pub there: Option<usize>,
    pub tally_here: Proportion,
    pub tally_there: Proportion,
    pub contrast: Contrast,
    /// Over all rows.
    pub q_value: f64,
}

impl ShapeRow {
    pub fn pattern(&self, here: &MinedPatterns, there: &MinedPatterns) -> Option<Pattern> {
        self.here.map(|at| here.pattern(at)).or_else(|| self.there.map(|at| there.pattern(at)))
    }
}

/// The surest differences first.
#[derive(Clone, Debug, PartialEq)]
pub struct ShapeSet {
    pub unit: Unit,
    pub rows: Vec<ShapeRow>,
    /// The index in `rows` of each row of the result here, or [`NO_ROW`].
    by_here: Vec<u32>,
}

const NO_ROW: u32 = u32::MAX;

impl ShapeSet {
    /// The comparison of a row of the result here; `None` if there was too little to compare.
    pub fn of_row(&self, here: usize) -> Option<&ShapeRow> {
        self.rows.get(*self.by_here.get(here)? as usize)
    }
}

/// Compares the shapes of two results that were mined alike (their minimum counts may differ).
///
/// Left out: shapes with fewer than `least` occurrences in both together.
///
/// Errors: stopped by the user; results that were not made alike.
pub fn compare_shapes(
    here: &MinedPatterns,
    there: &MinedPatterns,
    unit: Unit,
    least: u32,
    progress: &Progress,
) -> Result<ShapeSet, CompareError> {
    if !is_alike(&here.params, &there.params) {
        return Err(CompareError::OtherShapes {
            here: Box::new(here.params.clone()),
            there: Box::new(there.params.clone()),
        });
    }
    if unit == Unit::Offers && !here.params.is_before_move() {
        return Err(CompareError::NothingOffered(Box::new(here.params.clone())));
    }
    progress.begin(Phase::ComparingShapes, "shapes", (here.len() + there.len()) as u64);
    let rows_there: HashMap<&[u8], usize> = (0..there.len()).map(|at| (there.packed(at), at)).collect();
    progress.check()?;
    let count = |mined: &MinedPatterns, at: Option<usize>| at.map_or(0, |at| mined.stats(at).occurrences);
    let row = |at_here: Option<usize>, at_there: Option<usize>| -> Option<ShapeRow> {
        if count(here, at_here) + count(there, at_there) < u64::from(least) {
            return None;
        }
        let (tally_here, tally_there) = (tally(here, at_here, unit)?, tally(there, at_there, unit)?);
        let cluster = if unit == Unit::Games { 1.0 } else { cluster((here, at_here), (there, at_there)) };
        let contrast = Contrast::clustered(tally_here, tally_there, cluster)?;
        Some(ShapeRow { here: at_here, there: at_there, tally_here, tally_there, contrast, q_value: 1.0 })
    };
    let mut rows = Vec::new();
    let mut met = vec![false; there.len()];
    for at in 0..here.len() {
        if at % 4096 == 0 {
            progress.check()?;
            progress.add(4096.min(here.len() - at) as u64);
        }
        let other = rows_there.get(here.packed(at)).copied();
        other.into_iter().for_each(|other| met[other] = true);
        rows.extend(row(Some(at), other));
    }
    rows.extend((0..there.len()).filter(|&at| !met[at]).filter_map(|at| row(None, Some(at))));
    progress.check()?;
    settle(&mut rows, |row| &row.contrast, |row, q| row.q_value = q);
    let mut by_here = vec![NO_ROW; here.len()];
    for (place, row) in rows.iter().enumerate() {
        row.here.into_iter().for_each(|at| by_here[at] = place as u32);
    }
    Ok(ShapeSet { unit, rows, by_here })
}

/// Whether all but the minimum count is the same.
fn is_alike(here: &MiningParams, there: &MiningParams) -> bool {
    MiningParams { min_count: there.min_count, ..here.clone() } == *there
}

/// The number of occurrences of a shape that come together: its mean count in the games that have it, in the result
/// where that is larger, divided by the count that chance alone (Poisson's) would bring together.
fn cluster(here: (&MinedPatterns, Option<usize>), there: (&MinedPatterns, Option<usize>)) -> f64 {
    let counts = [here, there].map(|(mined, at)| {
        let (occurrences, games) = at.map_or((0, 0), |at| (mined.stats(at).occurrences, mined.stats(at).games));
        [occurrences, games, mined.games].map(|count| count as f64)
    });
    let together = counts.map(|[occurrences, games, _]| occurrences / games.max(1.0));
    let per_game = counts.iter().map(|of| of[0]).sum::<f64>() / counts.iter().map(|of| of[2]).sum::<f64>().max(1.0);
    let by_chance = if per_game > 0.0 { per_game / -(-per_game).exp_m1() } else { 1.0 };
    (together[0].max(together[1]) / by_chance).max(1.0)
}

/// A shape's count in one result. `None` if it is not known how often the shape was offered.
fn tally(mined: &MinedPatterns, at: Option<usize>, unit: Unit) -> Option<Proportion> {
    let all = match unit {
        Unit::Moves => mined.occurrences,
        Unit::Games => mined.games,
        Unit::Offers => 0,
    };
    let below = u64::from(mined.params.min_count.saturating_sub(1));
    match at.map(|at| mined.stats(at)) {
        None if unit == Unit::Offers => None,
        None => Some(Proportion::at_most(below, all)),
        Some(stats) => Some(match unit {
            Unit::Moves => Proportion::new(stats.occurrences, all),
            Unit::Games => Proportion::new(stats.games, all),
            Unit::Offers => Proportion::new(stats.occurrences, stats.appeared),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mining::{PatternSource, PatternStats};
    use crate::pattern::Window;

    fn mined(min_count: u32, counts: &[(&str, u64, u64)]) -> MinedPatterns {
        let window: Window = "diamond:1".parse().unwrap();
        let params = MiningParams { min_count, ..MiningParams::new(window.clone(), PatternSource::Move) };
        let counts = counts.iter().map(|&(cells, occurrences, appeared)| {
            let rows = [format!(" {} ", &cells[..1]), format!("{}.{}", &cells[1..2], &cells[2..3]), " . ".to_owned()];
            let pattern = Pattern::from_rows(window.clone(), &rows).unwrap();
            let games = occurrences.div_ceil(2);
            (pattern, PatternStats { occurrences, games, appeared, ..PatternStats::default() })
        });
        MinedPatterns::from_counts(params, "x".to_owned(), 100, counts.collect())
    }

    #[test]
    fn rows_are_those_of_a_table_made_by_hand() {
        let here = mined(1, &[("...", 60, 600), ("X..", 30, 60), ("XO.", 10, 40)]);
        let mut there = mined(1, &[("...", 100, 900), ("X..", 5, 50), ("O..", 95, 100)]);
        there.games = 200;
        let found = |unit| compare_shapes(&here, &there, unit, 1, &Progress::new()).unwrap();
        let moves = found(Unit::Moves);
        assert_eq!(moves.rows.len(), 4);
        assert!(moves.rows.is_sorted_by(|a, b| a.contrast.z.abs() >= b.contrast.z.abs()));
        for row in &moves.rows {
            // The oracle: look each pattern up, one after the other.
            let pattern = row.pattern(&here, &there).unwrap();
            let count = |mined: &MinedPatterns| mined.find(&pattern).map_or(0, |at| mined.stats(at).occurrences);
            let (a, b) = (count(&here), count(&there));
            assert_eq!((row.tally_here, row.tally_there), (Proportion::new(a, 100), Proportion::new(b, 200)));
            let alone = Contrast::new(Proportion::new(a, 100), Proportion::new(b, 200)).unwrap();
            assert!(row.contrast.log_odds == alone.log_odds && row.contrast.p_value >= alone.p_value, "two a game");
            assert!(row.q_value >= row.contrast.p_value);
        }
        let more = moves.of_row(here.find(&moves.rows[0].pattern(&here, &there).unwrap()).unwrap_or(0));
        assert!(more.is_some());
        let games = found(Unit::Games);
        assert!(games.rows.iter().all(|row| (row.tally_here.of, row.tally_there.of) == (100, 200)));
        let offers = found(Unit::Offers);
        assert_eq!(offers.rows.len(), 2, "offers are known where both have the shape");
    }

    #[test]
    fn what_was_cut_off_is_not_taken_for_nothing() {
        let here = mined(1, &[("...", 60, 600), ("XO.", 10, 40)]);
        let cut = mined(9, &[("...", 100, 900)]);
        let found = compare_shapes(&here, &cut, Unit::Moves, 1, &Progress::new()).unwrap();
        let row = found.of_row(1).unwrap();
        assert_eq!(row.tally_there, Proportion::at_most(8, 100));
        assert!(row.contrast.z < Contrast::new(row.tally_here, Proportion::new(0, 100)).unwrap().z);
        let least = compare_shapes(&here, &cut, Unit::Moves, 50, &Progress::new()).unwrap();
        assert!(least.of_row(1).is_none() && least.of_row(0).is_some());
    }

    #[test]
    fn results_that_were_not_mined_alike_are_refused() {
        let here = mined(1, &[("...", 60, 600)]);
        let mut there = here.clone();
        there.params.after = true;
        let refused = compare_shapes(&here, &there, Unit::Moves, 1, &Progress::new());
        assert!(matches!(refused, Err(CompareError::OtherShapes { .. })), "{refused:?}");
        assert!(matches!(
            compare_shapes(&there, &there, Unit::Offers, 1, &Progress::new()),
            Err(CompareError::NothingOffered(_))
        ));
        let stopped = Progress::new();
        stopped.cancel();
        assert!(matches!(compare_shapes(&here, &here, Unit::Moves, 1, &stopped), Err(CompareError::Cancelled(_))));
    }
}
