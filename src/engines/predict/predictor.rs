//! Suggestions for a position: what the window, the command line and the players ask for.

use std::sync::{Arc, Mutex, PoisonError};

use super::file::{Model, ModelError};
use super::groups::FeatureGroup;
use super::model::{KnownGroups, WeightSource};
use super::score::{Scorer, ScorerLimits};
use super::situation::Situation;
use super::table::{ContextCounts, ContextShare, ContextTable, MIN_APPEARANCES};
use crate::fast_board::{at, point};
use katachi_core::go::Point;
use katachi_core::library::UnpackedPart;
use katachi_core::mining::WilsonInterval;

/// Made by `katachi lab predict train` on professional games up to the year before its `before`.
const PACKED_MODEL: &[u8] = include_bytes!("../../../assets/predict.model");

static SHIPPED_MODEL: UnpackedPart<Model> = UnpackedPart::packed();

/// The model that comes with the program. The first call reads it, which takes a fraction of a second.
pub fn shipped_model() -> Arc<Model> {
    static READING: Mutex<()> = Mutex::new(());
    SHIPPED_MODEL.get().unwrap_or_else(|| {
        // Whoever asks meanwhile waits for this reading. It works without the pool, so nothing waits for itself.
        let _reading = READING.lock().unwrap_or_else(PoisonError::into_inner);
        let read = || Model::from_bytes(PACKED_MODEL).expect("the asset was written by this program");
        SHIPPED_MODEL.get_or_read(read)
    })
}

/// Forgets the unpacked model. Whoever holds it shares it with who asks later. Otherwise it is then read again.
pub fn forget_shipped_model() {
    SHIPPED_MODEL.forget();
}

/// Checks the bytes of a model file as [`Model::from_bytes`] does, for sharing.
///
/// Errors: no model, damaged, or of another format.
pub fn read_model(bytes: &[u8]) -> Result<Arc<Model>, ModelError> {
    Model::from_bytes(bytes).map(Arc::new)
}

/// One candidate.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveSuggestion {
    pub point: Point,
    /// Among all legal moves; they sum to 1.
    pub probability: f32,
    /// The answer of a library's contexts. `None` without a context table, or if it doesn't know the point's
    /// surroundings.
    pub context: Option<ContextSaid>,
    /// The groups of features that speak for or against this move: the difference of each group's score from the
    /// average candidate's, in natural logarithms, strongest first.
    pub why: Vec<(FeatureGroup, f32)>,
}

/// The context that answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContextSaid {
    /// Its number: see [`super::context_points`] for the points that it covers.
    pub context: usize,
    pub counts: ContextCounts,
    pub interval: WilsonInterval,
}

/// A model, perhaps with a library's contexts, and memory that is reused from call to call.
///
/// ```
/// use katachi_core::go::{BoardSize, Color, Move, Point};
/// use katachi_engines::predict::{Predictor, Situation};
/// let mut predictor = Predictor::shipped();
/// let mut situation = Situation::new(BoardSize::NINETEEN);
/// situation.play(Move::play(Color::Black, Point::new(15, 3)));
/// let policy = predictor.policy(&situation);
/// assert_eq!(policy.len(), 360);
/// assert!((policy.iter().map(|(_, probability)| probability).sum::<f32>() - 1.0).abs() < 1e-4);
/// ```
pub struct Predictor {
    model: Arc<Model>,
    contexts: Option<Arc<ContextTable>>,
    /// The games that the contexts leave out.
    left_out: ContextShare,
    scorer: Scorer,
}

impl Predictor {
    pub fn new(model: Arc<Model>) -> Predictor {
        Predictor {
            model,
            contexts: None,
            left_out: ContextShare::default(),
            scorer: Scorer::new(ScorerLimits::FOR_USERS),
        }
    }

    /// Uses the model that comes with the program.
    pub fn shipped() -> Predictor {
        Predictor::new(shipped_model())
    }

    /// Adds a library's contexts, so that suggestions include their answers.
    pub fn with_contexts(self, contexts: Arc<ContextTable>) -> Predictor {
        Predictor { contexts: Some(contexts), ..self }
    }

    /// Takes what some games added to the contexts off their answers, until it is told otherwise.
    pub fn leave_out(&mut self, share: ContextShare) {
        self.left_out = share;
    }

    pub fn model(&self) -> &Arc<Model> {
        &self.model
    }

    /// All legal moves of the side to move with their probabilities, most likely first; they sum to 1. A pass is not
    /// among them.
    pub fn policy(&mut self, situation: &Situation) -> Vec<(Point, f32)> {
        self.scorer.score(situation, &self.model);
        let moves = self.scorer.shortlist.moves.iter().map(|&(at, _)| point(at));
        let mut policy: Vec<(Point, f32)> = moves.zip(self.scorer.probabilities.iter().copied()).collect();
        policy.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| (a.0.y, a.0.x).cmp(&(b.0.y, b.0.x))));
        policy
    }

    /// The `top` most likely moves, with their contexts and reasons.
    pub fn suggest(&mut self, situation: &Situation, top: usize) -> Vec<MoveSuggestion> {
        let policy = self.policy(situation);
        let average = self.average(situation);
        policy
            .into_iter()
            .take(top)
            .map(|(point, probability)| MoveSuggestion {
                point,
                probability,
                context: self.contexts.as_ref().and_then(|contexts| {
                    let answer = contexts.answer_without(situation, point, MIN_APPEARANCES, &self.left_out)?;
                    Some(ContextSaid { context: answer.context, counts: answer.counts, interval: answer.interval })
                }),
                why: {
                    let groups = self.groups(situation, point);
                    let against = |group: usize| (FeatureGroup::ALL[group], groups[group] - average[group]);
                    let mut why: Vec<(FeatureGroup, f32)> = (0..FeatureGroup::ALL.len()).map(against).collect();
                    why.retain(|(_, by)| by.abs() >= 0.05);
                    why.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()).then_with(|| a.0.cmp(&b.0)));
                    why
                },
            })
            .collect()
    }

    /// How much each group adds to a candidate's score. The first stage's score counts as shape. Call
    /// [`Predictor::policy`] first.
    fn groups(&mut self, situation: &Situation, point: Point) -> [f32; FeatureGroup::ALL.len()] {
        let mut sums = [0.0; FeatureGroup::ALL.len()];
        let Some(number) = self.scorer.number_of(at(point)) else { return sums };
        sums[FeatureGroup::Shape as usize] = self.scorer.first[number];
        if self.scorer.close.binary_search(&number).is_ok() {
            let mut sink = KnownGroups { base: &self.model.base, slots: Vec::new() };
            self.scorer.prepared.features(situation, at(point), &mut sink);
            for (group, slot) in sink.slots {
                sums[group as usize] += self.model.weight(slot);
            }
        }
        sums
    }

    /// The mean of [`Predictor::groups`] over the candidates of the second stage.
    fn average(&mut self, situation: &Situation) -> [f32; FeatureGroup::ALL.len()] {
        let close: Vec<Point> =
            self.scorer.close.iter().map(|&number| point(self.scorer.shortlist.moves[number].0)).collect();
        let mut average = [0.0; FeatureGroup::ALL.len()];
        for &point in &close {
            let groups = self.groups(situation, point);
            average.iter_mut().zip(groups).for_each(|(sum, of)| *sum += of / close.len() as f32);
        }
        average
    }
}
