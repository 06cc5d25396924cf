//! Suggestions for the shown position: those of the model, and beside them the library's context counts.

use std::collections::HashMap;
use std::sync::Arc;

use super::engines::{Engines, RankingEngine, RingPattern};
use super::line::MoveHistory;
use crate::find::drawing::Drawing;
use crate::tasks::Awaited;
use crate::{Effects, Shared};
use katachi_core::find::Edges;
use katachi_core::go::{Board, Point};
use katachi_core::mining::costs::{Cost, MoveCosts};
use katachi_core::pattern::names::ShapeNames;
use katachi_engines::predict::{CONTEXT_DISTANCES, ContextSaid, MoveSuggestion, context_points};
use katachi_language::text;

/// Candidates that are listed, and have a letter on the board.
pub const MAX_LISTED_MOVES: usize = 12;

/// The engines' answer for one position.
pub struct PositionSuggestions {
    line: MoveHistory,
    board: Board,
    candidates: Vec<MoveSuggestion>,
    heat: Vec<(Point, f32)>,
    columns: Vec<EngineColumn>,
    /// By candidate.
    rings: Vec<Option<RingPattern>>,
}

/// One engine's moves, most likely first, with their probabilities.
pub struct EngineColumn {
    pub engine: RankingEngine,
    pub moves: Vec<(Point, f64)>,
}

#[derive(Default)]
pub struct Suggest {
    answer: Option<PositionSuggestions>,
    chosen: usize,
    /// The position whose candidates' costs were looked up or are being looked up, and the evaluations used.
    priced: Option<(MoveHistory, Arc<MoveCosts>)>,
    /// The candidates' costs in evaluated games that have the same board.
    costs: Awaited<(MoveHistory, Vec<Option<Cost>>)>,
}

impl Suggest {
    /// The suggestions; `None` until the model is unpacked.
    pub fn answer(&self) -> Option<&PositionSuggestions> {
        self.answer.as_ref()
    }

    /// The row of the candidate that is looked at.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    pub fn candidate(&self) -> Option<&MoveSuggestion> {
        self.answer.as_ref()?.candidates.get(self.chosen)
    }

    /// The cost of the candidate in a row. `None` if no evaluated game played it in this position, or while it is
    /// looked up.
    pub fn cost(&self, row: usize) -> Option<&Cost> {
        let (line, costs) = self.costs.value()?;
        costs.get(row)?.as_ref().filter(|_| self.answer.as_ref().is_some_and(|answer| answer.line == *line))
    }

    /// Whether any candidate has a cost.
    pub fn has_costs(&self) -> bool {
        (0..MAX_LISTED_MOVES).any(|row| self.cost(row).is_some())
    }

    /// Looks up the candidates' costs in the evaluated open games.
    pub(super) fn price(&mut self, shared: &Shared, effects: &mut Effects) {
        self.costs.poll();
        let (Some(answer), Some(known)) = (&self.answer, shared.costs()) else { return };
        let is_it = |(line, by): &(MoveHistory, Arc<MoveCosts>)| *line == answer.line && Arc::ptr_eq(by, known);
        if self.priced.as_ref().is_some_and(is_it) {
            return;
        }
        let (line, board, known) = (answer.line.clone(), answer.board.clone(), Arc::clone(known));
        let points: Vec<Point> = answer.candidates.iter().map(|candidate| candidate.point).collect();
        let corpus = Arc::clone(shared.corpus());
        self.priced = Some((line.clone(), Arc::clone(&known)));
        let task = self.costs.start(text!("play-points-lost"), move |progress| {
            let costs = known.at(&corpus, (&board, line.to_play), &points, progress)?;
            Ok((line, costs))
        });
        effects.spawn(task.quiet());
    }

    pub(super) fn choose(&mut self, row: usize) {
        let last = self.answer.as_ref().map_or(0, |answer| answer.candidates.len().saturating_sub(1));
        self.chosen = row.min(last);
    }

    /// Whether the answer is the one for this position.
    pub(super) fn is_of(&self, line: &MoveHistory) -> bool {
        self.answer.as_ref().is_some_and(|answer| answer.line == *line)
    }

    /// Asks about another position.
    pub(super) fn ask(&mut self, line: MoveHistory, engines: &mut Engines) {
        self.chosen = 0;
        self.answer = PositionSuggestions::from_engines(line, engines);
    }

    /// Other engines: everything is asked anew.
    pub(super) fn forget(&mut self) {
        (self.answer, self.priced) = (None, None);
    }
}

impl PositionSuggestions {
    fn from_engines(line: MoveHistory, engines: &mut Engines) -> Option<PositionSuggestions> {
        let situation = line.situation();
        let predictor = engines.predictor()?;
        let candidates = predictor.suggest(&situation, MAX_LISTED_MOVES);
        let policy = predictor.policy(&situation);
        let strongest = policy.first().map_or(1.0, |&(_, probability)| probability);
        // The square root keeps the second and third move visible beside a nearly certain first move.
        let strength = |&(point, probability): &(Point, f32)| (point, (probability / strongest).sqrt());
        let heat = policy.iter().map(strength).filter(|&(_, strength)| strength > 0.12).collect();
        let columns = RankingEngine::ALL
            .into_iter()
            .filter_map(|engine| Some(EngineColumn { engine, moves: engines.rank(engine, &situation, &policy)? }))
            .collect();
        let board = line.board();
        let ring = |candidate: &MoveSuggestion| engines.ring_pattern(&situation, &board, candidate.point);
        let rings = candidates.iter().map(ring).collect();
        Some(PositionSuggestions { line, board, candidates, heat, columns, rings })
    }

    pub fn line(&self) -> &MoveHistory {
        &self.line
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Most likely first.
    pub fn candidates(&self) -> &[MoveSuggestion] {
        &self.candidates
    }

    /// Points to colour, with a strength from 0 to 1.
    pub fn heat(&self) -> &[(Point, f32)] {
        &self.heat
    }

    /// All engines that rank moves here, the model first.
    pub fn columns(&self) -> &[EngineColumn] {
        &self.columns
    }

    /// Ranks of a point by engine, from 0.
    pub fn ranks(&self, point: Point) -> HashMap<RankingEngine, usize> {
        let rank = |column: &EngineColumn| column.moves.iter().position(|&(other, _)| other == point);
        self.columns.iter().filter_map(|column| Some((column.engine, rank(column)?))).collect()
    }

    /// The name of a move there.
    pub fn name_of(&self, point: Point) -> Option<&'static str> {
        let names = ShapeNames::shipped().position(&self.board).names(self.line.to_play, point);
        ShapeNames::shipped().of_set(names).next().map(|name| name.english.as_str())
    }

    /// The pattern of the database around a candidate; `None` if nobody played in such surroundings.
    pub fn ring_pattern(&self, row: usize) -> Option<&RingPattern> {
        self.rings.get(row)?.as_ref()
    }

    /// The points of the context that supports a candidate.
    pub fn context_of(&self, candidate: &MoveSuggestion) -> Vec<Point> {
        let points = |said: ContextSaid| context_points(candidate.point, said.context, self.line.size);
        candidate.context.map(points).unwrap_or_default()
    }

    /// The stones of the context that supports a candidate, to search for in all games. `None` without a context.
    pub fn drawing_of(&self, candidate: &MoveSuggestion) -> Option<Drawing> {
        let said = candidate.context?;
        let reach = usize::from(CONTEXT_DISTANCES[said.context]);
        let (x, y) = (usize::from(candidate.point.x), usize::from(candidate.point.y));
        let last = self.line.size.side() - 1;
        // A point k steps away in a straight line has distance 2k. The context shows an edge if it covers a point
        // beyond it.
        let sees = |steps: usize| 2 * (steps + 1) <= reach;
        let edges = Edges { left: sees(x), right: sees(last - x), top: sees(y), bottom: sees(last - y) };
        let mut drawing = Drawing::from_points(&self.board, &self.context_of(candidate), edges);
        drawing.options.to_play = Some(self.line.to_play);
        Some(drawing)
    }
}
