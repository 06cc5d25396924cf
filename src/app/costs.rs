//! Points lost on letters: what the continuations in Find, Joseki, Fuseki and the suggestions cost, where an engine has
//! evaluated moves of the open games.
//!
//! [`KnownCosts`] reads what is known, for all workspaces ([`Shared::costs`]). It never has records read again: what nobody
//! collected yet is there once the shape ledger was opened. A workspace with a graph of positions has a [`GraphCosts`].

use std::path::Path;
use std::sync::Arc;

use super::tasks::Awaited;
use super::{Effects, Memory, Shared};
use katachi_core::corpus::Corpus;
use katachi_core::corpus::evaluation::Evaluations;
use katachi_core::jobs::JobError;
use katachi_core::library::evaluations;
use katachi_core::mining::corner::CornerGraph;
use katachi_core::mining::costs::{Cost, EdgeCosts, MoveCosts};
use katachi_core::mining::fuseki::OpeningGraph;
use katachi_core::mining::ledger::LossUnit;
use katachi_core::progress::{Cancelled, Progress};
use katachi_language::text;

/// The losses of the open games' evaluated moves, as they are read.
#[derive(Default)]
pub(super) struct KnownCosts(Awaited<Option<Arc<MoveCosts>>>);

impl KnownCosts {
    /// Reads them again: other games are open, or more is evaluated.
    pub fn read(&mut self, shared: &Shared, effects: &mut Effects) {
        self.0 = Awaited::default();
        let Some(loaded) = shared.loaded() else { return };
        let (corpus, in_records) = (Arc::clone(&loaded.corpus), Arc::clone(&loaded.evaluations));
        let folder = shared.folder().map(Path::to_owned);
        let task = self.0.start(text!("ledger-evaluated-games"), move |progress| {
            let known = known_evaluations(folder.as_deref(), &in_records);
            Ok(MoveCosts::new(&corpus, &known, progress)?.map(Arc::new))
        });
        effects.spawn(task.brief().quiet());
    }

    pub fn poll(&mut self, effects: &mut Effects) {
        if let Some(Some(costs)) = self.0.arrived() {
            effects.remember(Memory::Costs(costs));
        }
    }
}

/// Engines' evaluations of games that are in a library's folder, or else as they were loaded.
///
/// A file that cannot be read gives nothing here: the ledger tells what is wrong with it.
pub(super) fn known_evaluations(folder: Option<&Path>, in_records: &Arc<Evaluations>) -> Arc<Evaluations> {
    match folder {
        Some(dir) => evaluations::known(dir).map(Arc::new).unwrap_or_default(),
        None => Arc::clone(in_records),
    }
}

/// A graph of positions whose moves may be evaluated.
pub(super) trait Costed: Send + Sync + 'static {
    /// The games that it is of.
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
    /// `graph` is what is walked through; figures of other games cost nothing that is known.
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
                effects.spawn(self.found.start(text!("ledger-points-lost"), work).brief().quiet());
            }
        }
        self.found.poll();
    }
}

impl<G> GraphCosts<G> {
    /// Whether anything is known: then there is a column for it.
    pub fn any(&self) -> bool {
        self.found.value().is_some_and(|found| !found.is_empty())
    }

    /// The cost of a move of the graph, by its number.
    pub fn for_edge(&self, edge: usize) -> Option<&Cost> {
        self.found.value()?.get(&edge)
    }
}

/// The head of a column of costs.
pub fn title(unit: LossUnit) -> &'static str {
    match unit {
        LossUnit::Points => text!("ledger-points-lost"),
        LossUnit::Winrate => text!("ledger-percent-lost"),
    }
}

/// As a cell of a file says it.
fn unit_name(unit: LossUnit) -> &'static str {
    match unit {
        LossUnit::Points => "points",
        LossUnit::Winrate => "% of winrate",
    }
}

/// `1.3`, in the column of its unit.
pub fn short(cost: &Cost) -> String {
    // No −0.0.
    format!("{:.1}", (cost.mean * 10.0).round() / 10.0 + 0.0)
}

/// `, 1.3 points lost`, after the name of a row; nothing where nothing is known.
pub fn spoken(cost: Option<&Cost>) -> String {
    let Some(cost) = cost else { return String::new() };
    let amount = match cost.unit {
        LossUnit::Points => text!("ledger-points", points = short(cost)),
        LossUnit::Winrate => format!("{} %", short(cost)),
    };
    format!(", {}", text!("ledger-lost", amount = amount))
}

/// `By the engine Black loses 1.3 points (0.8 to 1.9): 34 moves in 30 evaluated games.`
pub fn in_words(who: &str, cost: &Cost) -> String {
    let amount = match cost.unit {
        LossUnit::Points => text!("ledger-points", points = short(cost)),
        LossUnit::Winrate => text!("ledger-percent-of-winrate", percent = short(cost)),
    };
    let (moves, games) = (cost.moves, cost.games);
    match cost.interval {
        None => text!("ledger-engine-says", who = who, amount = amount, moves = moves, games = games),
        Some(of) => text!(
            "ledger-engine-says-between",
            who = who,
            amount = amount,
            low = format!("{:.1}", of.low),
            high = format!("{:.1}", of.high),
            moves = moves,
            games = games
        ),
    }
}

/// The heads of [`cells`].
pub const HEADS: [&str; 5] = ["Lost", "in", "from", "to", "Evaluated"];

/// As cells of text, to copy and save.
pub fn cells(cost: Option<&Cost>) -> [String; 5] {
    let Some(cost) = cost else { return Default::default() };
    let number = |value: f64| format!("{value:.2}");
    let unit = unit_name(cost.unit);
    let [low, high] = cost.interval.map_or_else(Default::default, |of| [number(of.low), number(of.high)]);
    [number(cost.mean), unit.to_owned(), low, high, cost.moves.to_string()]
}
