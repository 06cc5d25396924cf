//! What was played at a position, as `katachi joseki` and `katachi fuseki` print it.

use serde::Serialize;

use super::output::thousands;
use katachi_core::go::Point;
use katachi_core::mining::graph::{Continuation, PositionGraph};

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
}

impl ContinuationEntry {
    /// `label` says what a point of the canonical frame is called where it is shown.
    pub fn new<const W: usize>(
        graph: &PositionGraph<W>,
        next: &Continuation,
        label: impl Fn(Point) -> String,
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
        }
    }

    pub fn line(&self) -> String {
        let wins = self.win_rate.map(|rate| format!("  won {:.1} %", rate * 100.0)).unwrap_or_default();
        let years = match (self.first_year, self.last_year) {
            (Some(first), Some(last)) => format!("  {first}–{last}"),
            _ => String::new(),
        };
        let fashion = self.fashionable_since.map(|year| format!(", in fashion since {year}")).unwrap_or_default();
        format!(
            "  {:7} {:>8}  {:5.1} %  position {:>8}{wins}{years}{fashion}\n",
            self.point.as_deref().unwrap_or("tenuki"),
            thousands(self.count),
            self.share * 100.0,
            thousands(self.position_count)
        )
    }
}
