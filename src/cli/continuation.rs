//! Continuations of a position, as `katachi joseki` and `katachi fuseki` print them.

use katachi_language::text;
use std::path::Path;

use serde::Serialize;

use super::CommandFailure;
use super::output::thousands;
use katachi_core::corpus::Corpus;
use katachi_core::corpus::evaluation::Evaluations;
use katachi_core::go::Point;
use katachi_core::library::evaluations;
use katachi_core::mining::costly_shapes::LossUnit;
use katachi_core::mining::costs::{Cost, MoveCosts};
use katachi_core::mining::graph::{GraphContinuation, PositionGraph};
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;
use katachi_sentences::words::{loss_in_interval, with_percent_sign};

/// The cost of moves by an engine: in points or in percent of winrate.
#[derive(Serialize, Default)]
pub(super) struct LossEntry {
    pub loss_points: Option<f64>,
    pub loss_percent: Option<f64>,
    /// Null if there are too few games for an interval.
    pub loss_low: Option<f64>,
    pub loss_high: Option<f64>,
    /// Number of moves that have evaluations before and after them.
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

    /// `loses 1.3 points (0.8 to 1.9)`; empty if no move is evaluated.
    pub fn words(&self) -> String {
        let Some(loss) = self.loss_points.or(self.loss_percent) else { return String::new() };
        let interval = self.loss_low.zip(self.loss_high).map(|(low, high)| loss_in_interval(loss, low, high));
        match (self.loss_points.is_some(), interval) {
            (true, None) => text!("cli-loses-points", points = format!("{loss:.1}")),
            (true, Some([loss, low, high])) => {
                text!("cli-loses-points-interval", points = loss, low = low, high = high)
            }
            (false, None) => text!("cli-loses-percent", percent = format!("{loss:.1}")),
            (false, Some([loss, low, high])) => {
                text!("cli-loses-percent-interval", percent = loss, low = low, high = high)
            }
        }
    }
}

/// Costs of a library's moves by engines, without reading the records again; `None` if nothing is known.
///
/// Evaluations that cannot be read are reported on standard error and otherwise ignored.
///
/// Errors: stopped by the user.
pub(super) fn known_costs(
    dir: &Path,
    corpus: &Corpus,
    progress: &Progress,
) -> Result<Option<MoveCosts>, CommandFailure> {
    let known = evaluations::known(dir).unwrap_or_else(|error| {
        eprintln!("katachi: {}", text!("cli-engines-left-out", error = error.sentence()));
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
    /// `label` gives the displayed name of a point of the canonical frame.
    pub fn new<const W: usize>(
        graph: &PositionGraph<W>,
        next: &GraphContinuation,
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
        let won =
            |rate: f64| format!("  {}", text!("cli-won", percent = with_percent_sign(&format!("{:.1}", rate * 100.0))));
        let wins = self.win_rate.map(won).unwrap_or_default();
        let years = match (self.first_year, self.last_year) {
            (Some(first), Some(last)) => format!("  {first}–{last}"),
            _ => String::new(),
        };
        let fashion = |year: i16| format!(", {}", text!("cli-in-fashion", year = year.to_string()));
        let fashion = self.fashionable_since.map(fashion).unwrap_or_default();
        let loss = self.loss.words();
        let loss = if loss.is_empty() { loss } else { format!("  {loss}") };
        let position = text!("cli-position-count", times = format!("{:>8}", thousands(self.position_count)));
        format!(
            "  {:7} {:>8}  {}  {position}{wins}{loss}{years}{fashion}\n",
            self.point.as_deref().unwrap_or(text!("cli-tenuki")),
            thousands(self.count),
            with_percent_sign(&format!("{:5.1}", self.share * 100.0)),
        )
    }
}
