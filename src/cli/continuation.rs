//! What was played at a position, as `katachi joseki` and `katachi fuseki` print it.

use std::path::Path;

use serde::Serialize;

use super::Failure;
use super::output::thousands;
use katachi_core::corpus::Corpus;
use katachi_core::corpus::evaluation::Evaluations;
use katachi_core::go::Point;
use katachi_core::library::evaluations;
use katachi_core::mining::costs::{Cost, MoveCosts};
use katachi_core::mining::graph::{Continuation, PositionGraph};
use katachi_core::mining::ledger::LossUnit;
use katachi_core::progress::Progress;

/// What moves cost by an engine: in points or in percent of winrate.
#[derive(Serialize, Default)]
pub(super) struct LossEntry {
    pub loss_points: Option<f64>,
    pub loss_percent: Option<f64>,
    /// Null in too few games for an interval.
    pub loss_low: Option<f64>,
    pub loss_high: Option<f64>,
    /// Moves that are evaluated before and after.
    pub evaluated: usize,
}

impl LossEntry {
    pub fn new(cost: Option<&Cost>) -> LossEntry {
        let Some(cost) = cost else { return LossEntry::default() };
        let mean = |unit: LossUnit| (cost.unit == unit).then_some(cost.mean);
        LossEntry {
            loss_points: mean(LossUnit::Points),
            loss_percent: mean(LossUnit::Winrate),
            loss_low: cost.interval.map(|interval| interval.low),
            loss_high: cost.interval.map(|interval| interval.high),
            evaluated: cost.moves,
        }
    }

    /// `loses 1.3 points (0.8 to 1.9)`; nothing where no move is evaluated.
    pub fn words(&self) -> String {
        let (mean, unit) = match (self.loss_points, self.loss_percent) {
            (Some(points), _) => (points, "points"),
            (None, Some(percent)) => (percent, "%"),
            (None, None) => return String::new(),
        };
        let interval = self.loss_low.zip(self.loss_high);
        let interval = interval.map_or(String::new(), |(low, high)| format!(" ({low:.1} to {high:.1})"));
        format!("loses {mean:.1} {unit}{interval}")
    }
}

/// What is known of a library's moves from engines, without having records read again; `None` where nothing is.
///
/// Evaluations that cannot be read are said on the error stream, and nothing else is wrong.
///
/// Errors: stopped by the user.
pub(super) fn known_costs(dir: &Path, corpus: &Corpus, progress: &Progress) -> Result<Option<MoveCosts>, Failure> {
    let known = evaluations::known(dir).unwrap_or_else(|error| {
        eprintln!("katachi: {error}. What engines said is left out");
        Evaluations::default()
    });
    Ok(MoveCosts::new(corpus, &known, progress)?)
}

#[derive(Serialize)]
pub(super) struct ContinuationEntry {
    /// As `Q16`; null for tenuki.
    pub point: Option<String>,
    pub tenuki: bool,
    pub count: u32,
    pub position_count: u32,
    pub later: u32,
    pub share: f64,
    pub share_low: f64,
    pub share_high: f64,
    pub mover_wins: u32,
    pub decided: u32,
    pub win_rate: Option<f64>,
    pub win_low: Option<f64>,
    pub win_high: Option<f64>,
    pub first_year: Option<i16>,
    pub last_year: Option<i16>,
    pub fashionable_since: Option<i16>,
    /// Year and count, ascending.
    pub years: Vec<(i16, u32)>,
    #[serde(flatten)]
    pub loss: LossEntry,
}

impl ContinuationEntry {
    /// `label` says what a point of the canonical frame is called where it is shown.
    pub fn new<const W: usize>(
        graph: &PositionGraph<W>,
        next: &Continuation,
        label: impl Fn(Point) -> String,
        cost: Option<&Cost>,
    ) -> ContinuationEntry {
        let wins = next.win_rate();
        ContinuationEntry {
            point: next.point.map(label),
            tenuki: next.point.is_none(),
            count: next.count,
            position_count: next.position_count,
            later: next.later,
            share: next.share.rate,
            share_low: next.share.low,
            share_high: next.share.high,
            mover_wins: next.mover_wins,
            decided: next.decided,
            win_rate: wins.map(|wins| wins.rate),
            win_low: wins.map(|wins| wins.low),
            win_high: wins.map(|wins| wins.high),
            first_year: next.first_year,
            last_year: next.last_year,
            fashionable_since: next.fashionable_since,
            years: graph.years(next.edge).to_vec(),
            loss: LossEntry::new(cost),
        }
    }

    pub fn line(&self) -> String {
        let wins = self.win_rate.map(|rate| format!("  won {:.1} %", rate * 100.0)).unwrap_or_default();
        let years = match (self.first_year, self.last_year) {
            (Some(first), Some(last)) => format!("  {first}–{last}"),
            _ => String::new(),
        };
        let fashion = self.fashionable_since.map(|year| format!(", in fashion since {year}")).unwrap_or_default();
        let loss = self.loss.words();
        let loss = if loss.is_empty() { loss } else { format!("  {loss}") };
        format!(
            "  {:7} {:>8}  {:5.1} %  position {:>8}{wins}{loss}{years}{fashion}\n",
            self.point.as_deref().unwrap_or("tenuki"),
            thousands(self.count),
            self.share * 100.0,
            thousands(self.position_count)
        )
    }
}
