//! The cost of shapes: the losses of the moves that show them.

use super::moves::PlayedMove;
use super::{GameStage, LossUnit, Slice, UnpricedShape};
use crate::go::Color;
use crate::mining::statistics::{
    ClusterMean, Estimate, InCluster, Observations, cluster_intervals, cluster_means, q_values,
};
use crate::progress::{Cancelled, Progress};

/// Losses are kept in hundredths of the unit.
pub(super) const LOSS_SCALE: f64 = 100.0;

/// The evaluated moves, with one cluster for each game. Losses are in hundredths of the unit.
pub(super) struct Evaluated {
    pub all: Observations,
    /// For each move, its cluster and its number there.
    places: Vec<Option<(u32, u32)>>,
    sum: f64,
}

impl Evaluated {
    pub fn new(moves: &[PlayedMove], unit: LossUnit) -> Evaluated {
        let mut all = Observations::default();
        let mut places = Vec::with_capacity(moves.len());
        for own in moves.chunk_by(|a, b| a.game == b.game) {
            let losses = own.iter().filter_map(|play| play.lost(unit)).map(f64::from);
            let cluster = all.push(losses);
            let mut member = 0;
            places.extend(own.iter().map(|play| {
                play.lost(unit)?;
                member += 1;
                Some((cluster?, member - 1))
            }));
        }
        let sum = moves.iter().filter_map(|play| play.lost(unit)).map(f64::from).sum();
        Evaluated { all, places, sum }
    }

    /// The mean loss of all evaluated moves, in the unit of the prices.
    pub fn mean(&self) -> Option<f64> {
        (!self.all.is_empty()).then(|| self.sum / self.all.len() as f64 / LOSS_SCALE)
    }

    /// The evaluated moves among these, by cluster.
    fn kind(&self, moves: impl Iterator<Item = u32>) -> Vec<InCluster> {
        let mut kind: Vec<InCluster> = Vec::new();
        for (cluster, member) in moves.filter_map(|number| self.places[number as usize]) {
            match kind.last_mut().filter(|last| last.cluster == cluster) {
                Some(last) => last.members.push(member),
                None => kind.push(InCluster { cluster, members: vec![member] }),
            }
        }
        kind
    }
}

/// The cost of a shape.
#[derive(Clone, Copy, Default)]
pub(super) struct Price {
    pub evaluated: usize,
    pub price: Option<ClusterMean>,
    pub q_value: Option<f64>,
    pub by_color: [Slice; 2],
    pub by_stage: [Slice; 3],
}

fn count(kind: &[InCluster]) -> usize {
    kind.iter().map(|part| part.members.len()).sum()
}

/// The prices of the shapes, in their order.
pub(super) fn prices(
    drafts: &[UnpricedShape],
    moves: &[PlayedMove],
    evaluated: &Evaluated,
    by_part: bool,
    progress: &Progress,
) -> Result<Vec<Price>, Cancelled> {
    if evaluated.all.is_empty() {
        return Ok(vec![Price::default(); drafts.len()]);
    }
    let whole: Vec<Vec<InCluster>> = drafts.iter().map(|draft| evaluated.kind(draft.shown.iter().copied())).collect();
    let means = cluster_means(&evaluated.all, &whole, progress)?;
    let tested: Vec<f64> = means.iter().flatten().map(|mean| mean.p_value).collect();
    let mut q_values = q_values(&tested).into_iter();
    // For each shape that has a price: Black, White, then the stages.
    let parts: Vec<Vec<InCluster>> = drafts
        .iter()
        .zip(&means)
        .filter(|(_, mean)| mean.is_some())
        .flat_map(|(draft, _)| {
            let part = |is_in: &dyn Fn(&PlayedMove) -> bool| {
                evaluated.kind(draft.shown.iter().copied().filter(|&number| is_in(&moves[number as usize])))
            };
            let colors = Color::BOTH.map(|color| part(&|play| play.color == color));
            let stages = GameStage::ALL.map(|stage| part(&|play| play.stage == stage));
            colors.into_iter().chain(stages)
        })
        .collect();
    let intervals = match by_part {
        true => cluster_intervals(&evaluated.all, &parts, progress)?,
        false => vec![None; parts.len()],
    };
    let slices = parts.iter().zip(intervals);
    let mut slices = slices.map(|(kind, price)| Slice { moves: count(kind), price: price.map(in_unit) });
    let mut next = || slices.next().unwrap_or_default();
    let price = |(kind, mean): (&Vec<InCluster>, Option<ClusterMean>)| {
        let evaluated = count(kind);
        let Some(mean) = mean else { return Price { evaluated, ..Price::default() } };
        let price = ClusterMean { mean: in_unit(mean.mean), excess: in_unit(mean.excess), ..mean };
        let (by_color, by_stage) = ([next(), next()], [next(), next(), next()]);
        Price { evaluated, price: Some(price), q_value: q_values.next(), by_color, by_stage }
    };
    Ok(whole.iter().zip(means).map(price).collect())
}

fn in_unit(estimate: Estimate) -> Estimate {
    let Estimate { value, low, high } = estimate;
    Estimate { value: value / LOSS_SCALE, low: low / LOSS_SCALE, high: high / LOSS_SCALE }
}
