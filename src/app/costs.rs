//! The cost of continuations in Find, Joseki, Fuseki and the suggestions, if an engine has evaluated moves of the open
//! games.
//!
//! [`KnownCosts`] reads the known costs for all workspaces ([`Shared::costs`]). It never reads records again:
//! evaluations that are not collected yet appear after the costly shapes were opened. A workspace with a graph of
//! positions has a [`GraphCosts`].

use std::path::Path;
use std::sync::Arc;

use super::tasks::Awaited;
use super::{Effects, Memory, Shared};
use katachi_core::corpus::Corpus;
use katachi_core::corpus::evaluation::Evaluations;
use katachi_core::jobs::JobError;
use katachi_core::library::evaluations;
use katachi_core::mining::corner::CornerGraph;
use katachi_core::mining::costly_shapes::LossUnit;
use katachi_core::mining::costs::{Cost, EdgeCosts, MoveCosts};
use katachi_core::mining::fuseki::OpeningGraph;
use katachi_core::progress::{Cancelled, Progress};
use katachi_language::text;
use katachi_sentences::words::{loss_in_interval, with_percent_sign};

/// The losses of evaluated moves in the open games, read in the background.
#[derive(Default)]
pub(super) struct KnownCosts(Awaited<Option<Arc<MoveCosts>>>);

impl KnownCosts {
    /// Reads the costs again, because other games are open or more moves are evaluated.
    pub fn read(&mut self, shared: &Shared, effects: &mut Effects) {
        self.0 = Awaited::default();
        let Some(loaded) = shared.loaded() else { return };
        let (corpus, in_records) = (Arc::clone(&loaded.corpus), Arc::clone(&loaded.evaluations));
        let folder = shared.folder().map(Path::to_owned);
        let task = self.0.start(text!("costly-evaluated-games"), move |progress| {
            let known = known_evaluations(folder.as_deref(), &in_records);
            Ok(MoveCosts::new(&corpus, &known, progress)?.map(Arc::new))
        });
        effects.spawn(task.quiet());
    }

    pub fn poll(&mut self, effects: &mut Effects) {
        if let Some(Some(costs)) = self.0.arrived() {
            effects.remember(Memory::Costs(costs));
        }
    }
}

/// The evaluations in a library's folder; without a folder, those that were loaded with the records.
///
/// A file that cannot be read gives none; the costly shapes report its error.
pub(super) fn known_evaluations(folder: Option<&Path>, in_records: &Arc<Evaluations>) -> Arc<Evaluations> {
    match folder {
        Some(dir) => evaluations::known(dir).map(Arc::new).unwrap_or_default(),
        None => Arc::clone(in_records),
    }
}

/// A graph of positions whose moves may be evaluated.
pub(super) trait Costed: Send + Sync + 'static {
    /// The id of the corpus that the graph was made from.
    fn corpus(&self) -> &str;

    /// Errors: stopped by the user.
    fn costs(&self, corpus: &Corpus, costs: &MoveCosts, progress: &Progress) -> Result<EdgeCosts, Cancelled>;
}

macro_rules! costed {
    ($graph:ty) => {
        impl Costed for $graph {
            fn corpus(&self) -> &str {
                &self.corpus
            }

            fn costs(&self, corpus: &Corpus, costs: &MoveCosts, progress: &Progress) -> Result<EdgeCosts, Cancelled> {
                <$graph>::costs(self, corpus, costs, progress)
            }
        }
    };
}

costed!(OpeningGraph);
costed!(CornerGraph);

/// The costs of a graph's moves, worked out again when the graph or the evaluations change.
pub(super) struct GraphCosts<G> {
    of: Option<(Arc<G>, Arc<MoveCosts>)>,
    found: Awaited<EdgeCosts>,
}

impl<G> Default for GraphCosts<G> {
    fn default() -> Self {
        GraphCosts { of: None, found: Awaited::default() }
    }
}

impl<G: Costed> GraphCosts<G> {
    /// Works the costs out again if needed. `graph` is the graph on the screen; a graph of other games has no known
    /// costs.
    pub fn poll(&mut self, graph: Option<&Arc<G>>, shared: &Shared, effects: &mut Effects) {
        let wanted = graph.zip(shared.costs());
        let is_same = match (&self.of, wanted) {
            (None, None) => true,
            (Some((graph, costs)), Some((own, known))) => Arc::ptr_eq(graph, own) && Arc::ptr_eq(costs, known),
            _ => false,
        };
        if !is_same {
            self.found = Awaited::default();
            self.of = wanted.map(|(graph, costs)| (Arc::clone(graph), Arc::clone(costs)));
            let is_own = |graph: &G| graph.corpus() == shared.corpus().id().to_string();
            if let Some((graph, costs)) = self.of.clone().filter(|(graph, _)| is_own(graph)) {
                let corpus = Arc::clone(shared.corpus());
                let work = move |progress: &Progress| graph.costs(&corpus, &costs, progress).map_err(JobError::from);
                effects.spawn(self.found.start(text!("costly-points-lost"), work).quiet());
            }
        }
        self.found.poll();
    }
}

impl<G> GraphCosts<G> {
    /// Whether any cost is known; only then do tables have the column.
    pub fn any(&self) -> bool {
        self.found.value().is_some_and(|found| !found.is_empty())
    }

    /// The cost of a move of the graph, by its number.
    pub fn for_edge(&self, edge: usize) -> Option<&Cost> {
        self.found.value()?.get(&edge)
    }
}

/// The title of a column of costs.
pub fn title(unit: LossUnit) -> &'static str {
    match unit {
        LossUnit::Points => text!("costly-points-lost"),
        LossUnit::Winrate => text!("costly-percent-lost"),
    }
}

/// The unit in a cell of a saved table.
fn unit_name(unit: LossUnit) -> &'static str {
    match unit {
        LossUnit::Points => "points",
        LossUnit::Winrate => "% of winrate",
    }
}

/// `1.3`, in the column of its unit.
pub fn short(cost: &Cost) -> String {
    // Adding 0.0 turns −0.0 into 0.0.
    format!("{:.1}", (cost.mean * 10.0).round() / 10.0 + 0.0)
}

/// `, 1.3 points lost`, after the name of a row; empty if no cost is known.
pub fn spoken(cost: Option<&Cost>) -> String {
    let Some(cost) = cost else { return String::new() };
    let amount = match cost.unit {
        LossUnit::Points => text!("costly-points", points = short(cost)),
        LossUnit::Winrate => with_percent_sign(&short(cost)),
    };
    format!("{}{}", text!("general-comma"), text!("costly-lost", amount = amount))
}

/// `By the engine Black loses 1.3 points (0.8 to 1.9): 34 moves in 30 evaluated games.`
pub fn in_words(who: &str, cost: &Cost) -> String {
    let ends = cost.interval.map(|of| loss_in_interval(cost.mean, of.low, of.high));
    let loss = ends.as_ref().map_or_else(|| short(cost), |[loss, ..]| loss.clone());
    let amount = match cost.unit {
        LossUnit::Points => text!("costly-points", points = loss),
        LossUnit::Winrate => text!("costly-percent-of-winrate", percent = loss),
    };
    let (moves, games) = (cost.moves, cost.games);
    match ends {
        None => text!("costly-engine-says", who = who, amount = amount, moves = moves, games = games),
        Some([_, low, high]) => text!(
            "costly-engine-says-between",
            who = who,
            amount = amount,
            low = low,
            high = high,
            moves = moves,
            games = games
        ),
    }
}

/// The column titles of [`cells`].
pub const COST_HEADS: [&str; 5] = ["Lost", "in", "from", "to", "Evaluated"];

/// The cost as cells of text, to copy and save.
pub fn cells(cost: Option<&Cost>) -> [String; 5] {
    let Some(cost) = cost else { return Default::default() };
    let number = |value: f64| format!("{value:.2}");
    let unit = unit_name(cost.unit);
    let [low, high] = cost.interval.map_or_else(Default::default, |of| [number(of.low), number(of.high)]);
    [number(cost.mean), unit.to_owned(), low, high, cost.moves.to_string()]
}
