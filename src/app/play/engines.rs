//! The engines: the model that comes with Katachi, and the contexts of the loaded games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use katachi_core::corpus::duplicates::records_of;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::files;
use katachi_core::go::{Board, Point};
use katachi_core::jobs::JobError;
use katachi_core::library::RINGS_FILE;
use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::library;
use katachi_engines::play::PlayerKnowledge;
use katachi_engines::predict::rings::word::{CORE_SIDE, RingShape};
use katachi_engines::predict::rings::{RingAnswer, RingParams, RingShare, Rings};
use katachi_engines::predict::{
    ContextAnswer, ContextShare, ContextTable, MIN_APPEARANCES, Matcher, Model, Predictor, Situation, ladder_breakers,
};

use super::contest_form::Teacher;
use super::line::MoveHistory;
use crate::BoardRegion;
use katachi_language::text;
use katachi_sentences::Sentence;

/// An engine that ranks moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RankingEngine {
    /// The trained model.
    Model,
    /// The ratio of played to appeared for the nested contexts in the loaded games.
    Contexts,
    /// The pattern database of 4×4 cores with rings from the loaded games.
    Rings,
    /// The professional shapes alone.
    Shapes,
}

impl RankingEngine {
    pub const ALL: [RankingEngine; 4] =
        [RankingEngine::Model, RankingEngine::Contexts, RankingEngine::Rings, RankingEngine::Shapes];

    /// As files name it, in every language.
    pub fn name(self) -> &'static str {
        match self {
            RankingEngine::Model => "Model",
            RankingEngine::Contexts => "Contexts",
            RankingEngine::Rings => "Rings",
            RankingEngine::Shapes => "Shapes",
        }
    }

    pub fn title(self) -> &'static str {
        match self {
            RankingEngine::Model => text!("play-engine-model"),
            RankingEngine::Contexts => text!("play-engine-contexts"),
            RankingEngine::Rings => text!("play-engine-rings"),
            RankingEngine::Shapes => text!("play-engine-shapes"),
        }
    }

    pub fn tip(self) -> &'static str {
        match self {
            RankingEngine::Model => text!("play-engine-model-tip"),
            RankingEngine::Contexts => text!("play-engine-contexts-tip"),
            RankingEngine::Rings => text!("play-engine-rings-tip"),
            RankingEngine::Shapes => text!("play-engine-shapes-tip"),
        }
    }
}

/// Maximum number of games that are counted without being asked for: counting more takes long.
const MAX_AUTO_COUNT_GAMES: usize = 3_000;

/// Duration of the two passes over the games, for the contexts and for the rings. Measured in seconds for 4,999 games
/// on two cores.
const COUNTING_SECS: [[f64; 2]; 2] = [[5.6, 21.6], [1.6, 19.2]];

/// Moves that an engine ranks.
const MAX_RANKED_MOVES: usize = 60;

#[derive(Default)]
pub struct Engines {
    predictor: Option<Predictor>,
    contexts: Option<Arc<ContextTable>>,
    rings: Option<Arc<Rings>>,
    shapes: Option<Arc<Matcher>>,
    list: Option<ShapeList>,
    own: Option<OwnGame>,
    /// Whether the contexts are not stored and wait for the user to ask for counting.
    wants_counting: bool,
}

/// The game that is asked about, and what its records among the loaded games added to the counts. It must not answer for
/// itself, so this is left out.
struct OwnGame {
    line: MoveHistory,
    id: Option<GameId>,
    records: usize,
    contexts: ContextShare,
    rings: RingShare,
}

/// The pattern of the database around a move, and how often the move was played in it.
pub struct RingPattern {
    pub answer: RingAnswer,
    /// The 4×4 points in the middle.
    pub core: BoardRegion,
    /// The points of the core and of the rings that are known.
    pub points: Vec<Point>,
    /// The smallest region with these points.
    pub around: BoardRegion,
    /// The stones beyond the rings that decide a ladder beside the move; see [`ladder_breakers`].
    pub breakers: Option<Vec<Point>>,
}

/// A file of mined shapes or templates that the pattern player can use.
#[derive(Clone)]
pub struct ShapeList {
    pub path: PathBuf,
    pub matcher: Arc<Matcher>,
}

impl ShapeList {
    /// Errors: the file cannot be read, is damaged, or cannot play.
    pub(super) fn open(path: &Path) -> Result<ShapeList, JobError> {
        let matcher = library::open_matcher(&[path]).map_err(|error| JobError::Failed(error.sentence()))?;
        Ok(ShapeList { path: path.to_owned(), matcher: Arc::new(matcher) })
    }

    pub fn name(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
}

/// The state of the loaded games' contexts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContextsState {
    Ready {
        contexts: usize,
        games: u64,
    },
    /// The user decides when, as there are many games.
    Uncounted,
    /// Being read or counted, or there are no games.
    Absent,
}

impl Engines {
    pub fn is_ready(&self) -> bool {
        self.predictor.is_some()
    }

    pub fn contexts(&self) -> ContextsState {
        match &self.contexts {
            Some(table) => ContextsState::Ready { contexts: table.len(), games: table.games() },
            None if self.wants_counting => ContextsState::Uncounted,
            None => ContextsState::Absent,
        }
    }

    /// The rings of the pattern database; `None` if there is none.
    pub fn ring_shape(&self) -> Option<RingShape> {
        self.rings.as_ref().map(|rings| rings.params().shape)
    }

    /// The settings of the pattern database; the usual ones if there is none.
    pub(super) fn ring_params(&self) -> RingParams {
        self.rings.as_ref().map(|rings| rings.params()).unwrap_or_default()
    }

    /// Leaves out all records of this game from now on: those with the same contents, and the one that it came from.
    pub(super) fn leave_out(&mut self, corpus: &Corpus, line: &MoveHistory, id: Option<GameId>) {
        if self.own.as_ref().is_some_and(|own| own.id == id && own.line == *line) {
            return;
        }
        let mut records = records_of(corpus, line.view());
        records.extend(id.filter(|id| !records.contains(id)));
        let contexts = self.contexts.as_ref().map(|table| table.share_of(corpus, &records)).unwrap_or_default();
        let rings = self.rings.as_ref().map(|rings| match records.is_empty() {
            true => rings.share_of_learned(line.view()),
            false => rings.share_of(corpus, &records),
        });
        if let Some(predictor) = &mut self.predictor {
            predictor.leave_out(contexts.clone());
        }
        let (rings, records) = (rings.unwrap_or_default(), records.len());
        self.own = Some(OwnGame { line: line.clone(), id, records, contexts, rings });
    }

    /// Number of records of the game that are left out.
    pub fn left_out(&self) -> usize {
        self.own.as_ref().map_or(0, |own| own.records)
    }

    /// The answer of the contexts for a point, without the game that is left out.
    pub(super) fn elsewhere(&self, situation: &Situation, point: Point) -> Option<ContextAnswer> {
        let (table, nothing) = (self.contexts.as_ref()?, ContextShare::default());
        let left_out = self.own.as_ref().map_or(&nothing, |own| &own.contexts);
        table.answer_without(situation, point, MIN_APPEARANCES, left_out)
    }

    /// The file of shapes that was opened last.
    pub fn list(&self) -> Option<&ShapeList> {
        self.list.as_ref()
    }

    /// Whether this teacher's figures are there.
    pub fn knows(&self, teacher: Teacher) -> bool {
        teacher == Teacher::Professionals || self.guide(teacher).is_some()
    }

    /// The knowledge of a teacher. `None` for the model, which is unpacked where it is used, and for knowledge that is
    /// not there.
    pub(super) fn guide(&self, teacher: Teacher) -> Option<PlayerKnowledge> {
        match teacher {
            Teacher::Professionals => None,
            Teacher::Own => self.contexts.clone().map(PlayerKnowledge::Contexts),
            Teacher::Rings => self.rings.clone().map(PlayerKnowledge::Rings),
            Teacher::Shapes => self.shapes.clone().map(PlayerKnowledge::Shapes),
            Teacher::List => self.list.as_ref().map(|list| PlayerKnowledge::Shapes(Arc::clone(&list.matcher))),
        }
    }

    /// The pattern database has learned a game, or has other rings.
    pub(super) fn set_rings(&mut self, rings: Arc<Rings>) {
        (self.rings, self.own) = (Some(rings), None);
    }

    pub(super) fn set_shapes(&mut self, matcher: Arc<Matcher>) {
        self.shapes = Some(matcher);
    }

    pub(super) fn set_list(&mut self, list: ShapeList) {
        self.list = Some(list);
    }

    pub(super) fn predictor(&mut self) -> Option<&mut Predictor> {
        self.predictor.as_mut()
    }

    /// The answer of the pattern database for a move, with the place of its pattern.
    pub(super) fn ring_pattern(&self, situation: &Situation, board: &Board, point: Point) -> Option<RingPattern> {
        let nothing = RingShare::default();
        let left_out = self.own.as_ref().map_or(&nothing, |own| &own.rings);
        let rings = self.rings.as_ref()?;
        let found = rings.answer_at(situation, point, left_out);
        let (answer, (left, top)) = found.filter(|(answer, _)| answer.played > 0)?;
        let last = board.size().side() as i32 - 1;
        // The part of the core that is on the board.
        let on_board = |x: i32, y: i32| Point::new(x.clamp(0, last) as u8, y.clamp(0, last) as u8);
        let core = BoardRegion::between(on_board(left, top), on_board(left + CORE_SIDE - 1, top + CORE_SIDE - 1));
        let is_inside = |stone| rings.holds((left, top), answer.rings, stone);
        let points: Vec<Point> = board.size().points().filter(|&at| is_inside(at)).collect();
        let around = points.iter().fold(core, |all, &at| all.with(at));
        let breakers = ladder_breakers(board, situation.to_play(), point, is_inside);
        Some(RingPattern { answer, core, points, around, breakers })
    }

    /// The moves of one engine; `None` if the engine is not ready.
    ///
    /// `policy` is the model's output, which the caller has already.
    pub(super) fn rank(
        &self,
        engine: RankingEngine,
        situation: &Situation,
        policy: &[(Point, f32)],
    ) -> Option<Vec<(Point, f64)>> {
        match engine {
            RankingEngine::Model => Some(policy.iter().map(|&(point, share)| (point, f64::from(share))).collect()),
            RankingEngine::Contexts => {
                let nothing = ContextShare::default();
                let left_out = self.own.as_ref().map_or(&nothing, |own| &own.contexts);
                let ranked = self.contexts.as_ref()?.rank_without(situation, MIN_APPEARANCES, left_out);
                Some(shares(ranked.into_iter().map(|(point, answer)| (point, answer.rate)).collect()))
            }
            RankingEngine::Rings => {
                let nothing = RingShare::default();
                let left_out = self.own.as_ref().map_or(&nothing, |own| &own.rings);
                let ranked = self.rings.as_ref()?.rank_without(situation, left_out);
                Some(shares(ranked.into_iter().map(|(point, answer)| (point, answer.rate)).collect()))
            }
            RankingEngine::Shapes => {
                let ranked = self.shapes.as_ref()?.shares(situation);
                Some(
                    ranked.into_iter().take(MAX_RANKED_MOVES).map(|(point, share)| (point, f64::from(share))).collect(),
                )
            }
        }
    }

    pub(super) fn set_model(&mut self, model: Arc<Model>) {
        self.predictor = Some(with_contexts(Predictor::new(model), self.contexts.as_ref()));
        self.own = None;
    }

    /// Sets the counts. `None`: nothing is stored, and there are too many games to count unasked.
    pub(super) fn set_contexts(&mut self, counted: Option<Surroundings>) {
        self.wants_counting = counted.is_none();
        let (contexts, rings) = counted.map_or((None, None), |found| (Some(found.contexts), found.rings));
        (self.contexts, self.rings) = (contexts.map(Arc::new), rings.map(Arc::new));
        self.own = None;
        if let Some(predictor) = &self.predictor {
            let model = Arc::clone(predictor.model());
            self.set_model(model);
        }
    }

    /// Notes that counting has begun, so that the user need not ask for it.
    pub(super) fn counting_begins(&mut self) {
        self.wants_counting = false;
    }

    /// Drops what is unpacked again when it is next wanted: the model, and the professional shapes.
    pub(super) fn forget_unpacked(&mut self) {
        (self.predictor, self.shapes, self.own) = (None, None, None);
    }

    /// Other games.
    pub(super) fn forget_contexts(&mut self) {
        self.set_contexts(None);
        self.wants_counting = false;
    }
}

/// The first [`MAX_RANKED_MOVES`] rates, each as a share of the sum of all.
fn shares(rates: Vec<(Point, f64)>) -> Vec<(Point, f64)> {
    let sum: f64 = rates.iter().map(|(_, rate)| rate).sum();
    rates.into_iter().take(MAX_RANKED_MOVES).map(|(point, rate)| (point, rate / sum.max(f64::MIN_POSITIVE))).collect()
}

/// Knowledge of the surroundings of moves in a library.
pub(super) struct Surroundings {
    contexts: ContextTable,
    /// `None` if only the contexts are stored and there are too many games to count unasked.
    rings: Option<Rings>,
}

fn with_contexts(predictor: Predictor, contexts: Option<&Arc<ContextTable>>) -> Predictor {
    match contexts {
        Some(table) => predictor.with_contexts(Arc::clone(table)),
        None => predictor,
    }
}

impl Surroundings {
    /// Reads the stored counts, or counts if there are few games or `count` is set. `None` if the user has to ask for
    /// counting. `shape` is that of the rings where the folder has none.
    /// Errors: cancelled.
    pub(super) fn load_or_count(
        corpus: &Corpus,
        folder: Option<&Path>,
        count: bool,
        shape: Option<RingShape>,
        progress: &Progress,
    ) -> Result<Option<Surroundings>, JobError> {
        if !count && corpus.games().len() > MAX_AUTO_COUNT_GAMES {
            let kept = folder.and_then(|dir| {
                let contexts = library::kept_contexts(dir, corpus)?;
                Some(Surroundings { contexts, rings: library::kept_rings(dir, corpus) })
            });
            return Ok(kept);
        }
        // A folder's own database keeps its rings.
        let shape = shape.filter(|_| !folder.is_some_and(|dir| files::exists(&dir.join(RINGS_FILE))));
        // Plan progress only for the counts that are not stored.
        let missing = folder.map_or([true; 2], |dir| {
            [library::kept_contexts(dir, corpus).is_none(), library::kept_rings(dir, corpus).is_none()]
        });
        let shares = COUNTING_SECS.iter().zip(missing).filter(|(_, missing)| *missing).flat_map(|(shares, _)| *shares);
        progress.plan(&shares.collect::<Vec<f64>>());
        let contexts = match folder {
            Some(dir) => library::open_contexts(dir, corpus, progress)?,
            None => ContextTable::build(corpus, progress)?,
        };
        let rings = open_or_build_rings(corpus, folder, shape, progress)?;
        Ok(Some(Surroundings { contexts, rings: Some(rings) }))
    }
}

/// The pattern database of the games, with rings of this shape. With `None`, a folder's database keeps its own.
///
/// Errors: stopped by the user.
pub(super) fn open_or_build_rings(
    corpus: &Corpus,
    folder: Option<&Path>,
    shape: Option<RingShape>,
    progress: &Progress,
) -> Result<Rings, Cancelled> {
    match (folder, shape) {
        (Some(dir), Some(shape)) => library::open_shaped_rings(dir, corpus, shape, progress),
        (Some(dir), None) => library::open_rings(dir, corpus, progress),
        (None, shape) => {
            let params = RingParams { shape: shape.unwrap_or_default(), ..RingParams::default() };
            Rings::with_params(corpus, corpus.games(), params, progress)
        }
    }
}
