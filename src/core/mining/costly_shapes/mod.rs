//! Costly shapes: what somebody's own shapes cost.
//!
//! A move's loss is the difference of an engine's evaluations before it and after it, as its player sees them
//! ([`crate::corpus::evaluation`]); only moves that have both count. A shape is the window around the move as it stood
//! before, the mover seen as Black, under the eight symmetries: the `move` patterns of [`crate::mining`].
//!
//! Two figures say what a shape costs. Its *price* is the mean loss of the moves that show it. Its *excess* is that
//! price less the mean loss of all other moves of the same player. Every move costs something: a player who loses a
//! point with every move has no bad shape. The p-value is the excess's, and the q-value (Benjamini and Hochberg) is
//! over all shapes of all windows that have one. A shape is *costly* if the intervals of both lie above zero and q is
//! at most 0.05: no shape is called costly if an interval holds zero. Intervals are over games, not moves
//! ([`crate::mining::statistics::cluster_means`]). Shapes in fewer than 10 evaluated games have none.
//!
//! Each row also tells how often the shape is played, compared with professionals or any other figures: [`Expected`].
//! Costly shapes come first, sorted by ratio times price, the largest first.
//!
//! By month, or by year if there are many, each row lists the moves that show the shape and their mean loss: is the
//! shape becoming rarer and cheaper? There is no test, as games and opponents change with time too.
//!
//! By colour and stage the price has an interval of its own and no test: more tests would find less.
//!
//! The stage is not corrected for: opening shapes are compared with all moves, although opening moves cost less.

mod exercises;
mod expected;
mod moves;
mod periods;
mod price;

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::corpus::evaluation::{Evaluation, Evaluations};
use crate::corpus::{Corpus, Fingerprint, GameId};
use crate::go::{Color, Point};
use crate::pattern::names::{NameSet, ShapeNames};
use crate::pattern::{PackedCells, Pattern, Window};
use crate::progress::Progress;

use super::statistics::{ClusterMean, Estimate, MAX_Q_VALUE, q_values};
use super::{MinedPatterns, MiningError};
use expected::Others;
use moves::{PlayedMove, shapes};
use periods::Calendar;
use price::{Evaluated, LOSS_SCALE, prices};

pub(super) use moves::played_moves;

pub use exercises::Exercise;
pub use expected::Expected;
pub use moves::{GameStage, Voice};
pub use periods::{Period, PeriodMoves};

/// The unit in which a loss is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossUnit {
    Points,
    /// Percent of winrate.
    Winrate,
}

/// Parameters of [`costly_shapes`].
#[derive(Clone, Debug)]
pub struct CostlyShapesParams {
    /// `None`: points, where at least half of the evaluated moves have them.
    pub unit: Option<LossUnit>,
    /// Leave out shapes that were played less often.
    pub least: u32,
    /// Number of examples kept of each shape, those that cost most.
    pub examples: usize,
    /// Also price the shapes by colour and stage. Takes twice as long.
    pub by_part: bool,
    /// Also keep the list of games of each shape.
    pub list_games: bool,
}

impl Default for CostlyShapesParams {
    fn default() -> Self {
        CostlyShapesParams { unit: None, least: 10, examples: 5, by_part: true, list_games: false }
    }
}

/// The key of a kept result of [`costly_shapes`] in one window: everything that it counts besides the corpus's moves.
///
/// As text it has only the player and the window: a result of other evaluations takes the place of an earlier one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostlyShapesKey {
    /// `None` for everybody. A player's result lists the games of each shape.
    pub player: Option<String>,
    pub window: Window,
    /// A fingerprint of whose moves count, of the months of the games and of the evaluations.
    #[serde(skip)]
    pub(crate) read: u64,
}

/// Costly shapes that were counted in one window, with their key and the corpus.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedCostlyShapes {
    pub params: CostlyShapesKey,
    pub corpus: String,
    pub costly_shapes: CostlyShapes,
}

impl CostlyShapesKey {
    /// The key of a result with the other parameters as they are usually.
    pub fn new(
        corpus: &Corpus,
        evaluations: &Evaluations,
        voice: &Voice,
        player: Option<String>,
        window: Window,
    ) -> CostlyShapesKey {
        let mut read = Fingerprint::default();
        for (id, color) in voice.sides() {
            read.feed(u64::from(id.0) << 1 | color as u64);
        }
        for id in voice.games() {
            corpus.header(id).date.bytes().for_each(|letter| read.feed(letter.into()));
        }
        for (key, game) in evaluations.iter() {
            read.feed(key.to_bits());
            for position in game.positions() {
                let winrate = position.and_then(Evaluation::black_winrate).map_or(u64::from(u16::MAX), u64::from);
                let lead = position.and_then(Evaluation::black_lead).unwrap_or(i32::MAX);
                read.feed(winrate << 32 | u64::from(lead as u32));
            }
            for best in game.best_moves() {
                read.feed(best.map_or(u64::MAX, |at| u64::from(at.x) << 8 | u64::from(at.y)));
            }
        }
        CostlyShapesKey { player, window, read: read.finish() }
    }
}

/// A window, and the figures of others in the same window; none are needed.
#[derive(Clone, Copy)]
pub struct CostlyShapesWindow<'a> {
    pub window: &'a Window,
    pub others: Option<&'a MinedPatterns>,
}

/// The cost of somebody's shapes, and how often they are played.
#[derive(Clone, Debug, PartialEq)]
pub struct CostlyShapes {
    pub unit: LossUnit,
    /// Games with moves of his, and those of them with evaluated moves.
    pub games: usize,
    pub evaluated_games: usize,
    /// Moves of his, passes and handicap stones left out, and those of them that are evaluated before and after.
    pub moves: usize,
    pub evaluated_moves: usize,
    /// Their mean loss, in the unit; `None` without any.
    pub mean_loss: Option<f64>,
    /// Months or years, the earliest first, with all moves of his in them; games without a date are in none.
    pub periods: Vec<(Period, PeriodMoves)>,
    /// Costly shapes first, then by ratio times price. Shapes without a price come last, surely overplayed ones before
    /// others.
    pub rows: Vec<CostlyShape>,
}

/// One shape in one window, and what it costs; [`CostlyShape::is_costly`] says whether that is surely more than other
/// moves.
#[derive(Clone, Debug, PartialEq)]
pub struct CostlyShape {
    /// Canonical, the mover Black.
    pub pattern: Pattern,
    /// Number of his moves that show it, and of the games with such moves.
    pub played: usize,
    pub games: usize,
    /// Those games, if [`CostlyShapesParams::list_games`] asks for them.
    pub game_list: Vec<GameId>,
    /// Against others; `None` without their figures.
    pub expected: Option<Expected>,
    /// The q-value of the ratio, over all shapes that have one.
    pub ratio_q_value: Option<f64>,
    /// Number of the moves that are evaluated before and after.
    pub evaluated: usize,
    /// Counted in the unit; `None` if there are too few games.
    pub price: Option<ClusterMean>,
    /// Over all shapes with a price.
    pub q_value: Option<f64>,
    /// Black and White.
    pub by_color: [Slice; 2],
    /// One slice for each stage, in the order of [`GameStage::ALL`].
    pub by_stage: [Slice; 3],
    /// The numbers of the [`CostlyShapes::periods`] in which it was played, ascending.
    pub by_period: Vec<(usize, PeriodMoves)>,
    /// Those that cost most first; ties in the order of the games.
    pub examples: Vec<CostlyShapeExample>,
}

/// A part of the moves that show a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Slice {
    /// Evaluated moves.
    pub moves: usize,
    /// Counted in the unit; `None` if there are too few games, or nobody asked.
    pub price: Option<Estimate>,
}

/// A move that shows a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CostlyShapeExample {
    pub game: GameId,
    /// The move itself is number `moves_before` + 1.
    pub moves_before: u32,
    pub at: Point,
    pub color: Color,
    /// Counted in the unit of [`CostlyShapes`].
    pub loss: Option<f64>,
    /// The move that the engine would have played, if the record says so.
    pub better: Option<Point>,
}

impl CostlyShape {
    /// Whether it surely costs more than his other moves.
    pub fn is_costly(&self) -> bool {
        let is_sure = self.q_value.is_some_and(|q| q <= MAX_Q_VALUE);
        is_sure && self.price.is_some_and(|price| price.mean.is_above_zero() && price.excess.is_above_zero())
    }

    /// Whether he surely plays it more than the others.
    pub fn is_overplayed(&self) -> bool {
        let is_sure = self.ratio_q_value.is_some_and(|q| q <= MAX_Q_VALUE);
        is_sure && self.expected.is_some_and(|expected| expected.ratio.low > 1.0)
    }

    /// The ratio to the others times the price, by which the rows are sorted. Without figures of others, the price
    /// alone.
    pub fn weight(&self) -> Option<f64> {
        let ratio = self.expected.map_or(1.0, |expected| expected.ratio.value);
        self.price.map(|price| ratio * price.mean.value)
    }

    /// The moves of the period with this number.
    pub fn in_period(&self, period: usize) -> PeriodMoves {
        let found = self.by_period.binary_search_by_key(&period, |(at, _)| *at);
        found.map_or_else(|_| PeriodMoves::default(), |at| self.by_period[at].1)
    }

    /// The names that players have for it.
    pub fn names(&self) -> NameSet {
        ShapeNames::shipped().of_pattern(&self.pattern, true)
    }
}

/// The costs of the shapes of the voice's moves, in several windows.
///
/// Without evaluations the shapes have no prices. The same games and evaluations give the same rows on any number of
/// threads. Turned or mirrored games give the same rows, and recoloured games give them with the colours exchanged.
///
/// Runs on the current rayon pool.
///
/// Errors: stopped by the user; a window without a centre.
pub fn costly_shapes(
    corpus: &Corpus,
    evaluations: &Evaluations,
    voice: &Voice,
    windows: &[CostlyShapesWindow<'_>],
    params: &CostlyShapesParams,
    progress: &Progress,
) -> Result<CostlyShapes, MiningError> {
    if let Some(wrong) = windows.iter().find(|of| of.window.centre().is_none()) {
        return Err(MiningError::NoCentre(wrong.window.to_string()));
    }
    let mut moves = played_moves(corpus, voice, evaluations, progress)?;
    let starts: Vec<u32> = voice.games().map(|id| corpus.game(id).opening_start() as u32).collect();
    moves.retain(|play| play.index >= starts[play.game as usize]);
    let unit = params.unit.unwrap_or_else(|| usual_unit(&moves));
    let per_game = moves_per_game(&moves);
    let mut drafts: Vec<UnpricedShape> = Vec::new();
    for of in windows {
        let others = of.others.map(Others::new);
        let found = shapes(corpus, voice, &moves, of.window, params.least as usize, progress)?;
        drafts.extend(found.into_iter().map(|(packed, shown)| {
            let by_game = count_by_game(&moves, &shown);
            let expected = others.as_ref().and_then(|others| others.expected(&packed, &by_game, &per_game));
            let pattern = Pattern::new(of.window.clone(), PackedCells::unpack(&packed, of.window.cell_count()));
            UnpricedShape { pattern, games: by_game.len(), expected, shown }
        }));
    }
    let ratios: Vec<f64> = drafts.iter().filter_map(|draft| draft.expected).map(|expected| expected.p_value).collect();
    let mut ratios = q_values(&ratios).into_iter();
    let evaluated = Evaluated::new(&moves, unit);
    let prices = prices(&drafts, &moves, &evaluated, params.by_part, progress)?;
    let calendar = Calendar::new(corpus, voice);
    let rows = drafts.into_iter().zip(prices).map(|(draft, price)| CostlyShape {
        by_period: calendar.split(&moves, draft.shown.iter().map(|&number| number as usize), unit),
        examples: examples(&moves, &draft.shown, voice, unit, params.examples),
        pattern: draft.pattern,
        played: draft.shown.len(),
        games: draft.games,
        game_list: if params.list_games { games_of(&moves, &draft.shown, voice) } else { Vec::new() },
        expected: draft.expected,
        ratio_q_value: draft.expected.and_then(|_| ratios.next()),
        evaluated: price.evaluated,
        price: price.price,
        q_value: price.q_value,
        by_color: price.by_color,
        by_stage: price.by_stage,
    });
    let mut rows: Vec<CostlyShape> = rows.collect();
    // Stable: ties stay in the order of the windows and of the canonical forms.
    rows.sort_by(dearest_first);
    Ok(CostlyShapes {
        unit,
        games: voice.games().len(),
        evaluated_games: evaluated.all.clusters(),
        moves: moves.len(),
        evaluated_moves: evaluated.all.len(),
        mean_loss: evaluated.mean(),
        periods: calendar.all(&moves, unit),
        rows,
    })
}

/// Costly shapes come first, by weight; shapes without a price last, by how much oftener they are played than expected.
fn dearest_first(a: &CostlyShape, b: &CostlyShape) -> Ordering {
    let order = |row: &CostlyShape| (row.is_costly(), row.price.is_some());
    let least = |row: &CostlyShape| row.expected.map_or(0.0, |expected| expected.ratio.low);
    let by_price = || b.weight().unwrap_or(0.0).total_cmp(&a.weight().unwrap_or(0.0));
    let by_ratio = || b.is_overplayed().cmp(&a.is_overplayed()).then(least(b).total_cmp(&least(a)));
    order(b).cmp(&order(a)).then_with(by_price).then_with(by_ratio)
}

/// A shape before its price is known.
struct UnpricedShape {
    pattern: Pattern,
    games: usize,
    expected: Option<Expected>,
    /// Numbers of the moves that show it, ascending.
    shown: Vec<u32>,
}

/// Points if at least half of the evaluated moves have them, else winrate.
pub(super) fn usual_unit(moves: &[PlayedMove]) -> LossUnit {
    let count = |unit| moves.iter().filter(|play| play.lost(unit).is_some()).count();
    if 2 * count(LossUnit::Points) >= count(LossUnit::Winrate) { LossUnit::Points } else { LossUnit::Winrate }
}

/// Number of moves of each game, by the game's number.
fn moves_per_game(moves: &[PlayedMove]) -> Vec<f64> {
    let games = moves.last().map_or(0, |last| last.game as usize + 1);
    let mut counts = vec![0.0; games];
    moves.iter().for_each(|play| counts[play.game as usize] += 1.0);
    counts
}

/// Counts the moves with these numbers in each game.
fn count_by_game(moves: &[PlayedMove], shown: &[u32]) -> Vec<(usize, f64)> {
    let game = |number: &u32| moves[*number as usize].game;
    shown.chunk_by(|a, b| game(a) == game(b)).map(|same| (game(&same[0]) as usize, same.len() as f64)).collect()
}

fn games_of(moves: &[PlayedMove], shown: &[u32], voice: &Voice) -> Vec<GameId> {
    count_by_game(moves, shown).into_iter().map(|(game, _)| voice.game(game as u32)).collect()
}

fn examples(
    moves: &[PlayedMove],
    shown: &[u32],
    voice: &Voice,
    unit: LossUnit,
    most: usize,
) -> Vec<CostlyShapeExample> {
    let mut shown: Vec<&PlayedMove> = shown.iter().map(|&number| &moves[number as usize]).collect();
    // Stable.
    shown.sort_by_key(|play| std::cmp::Reverse(play.lost(unit)));
    let example = |play: &PlayedMove| CostlyShapeExample {
        game: voice.game(play.game),
        moves_before: play.index,
        at: play.at,
        color: play.color,
        loss: play.lost(unit).map(|loss| f64::from(loss) / LOSS_SCALE),
        better: play.better,
    };
    shown.into_iter().take(most).map(example).collect()
}
