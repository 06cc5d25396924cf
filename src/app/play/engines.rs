//! Who is asked: the model that comes with Katachi, and the contexts of the games that are loaded.

use std::path::PathBuf;
use std::sync::Arc;

use crate::corpus::{Corpus, CorpusId};
use crate::go::Point;
use crate::jobs::{Job, JobError, Wake};
use crate::library;
use crate::predict::{ContextTable, Model, OFTEN_ENOUGH, Predictor, Situation, shipped_model};

/// Who ranks moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Engine {
    /// The trained model.
    Model,
    /// Played ÷ appeared of the nested contexts in the games that are loaded.
    Contexts,
}

impl Engine {
    pub const ALL: [Engine; 2] = [Engine::Model, Engine::Contexts];

    pub fn title(self) -> &'static str {
        match self {
            Engine::Model => "Model",
            Engine::Contexts => "Contexts",
        }
    }

    pub fn tip(self) -> &'static str {
        match self {
            Engine::Model => "The model that was trained on professional games: every legal move has its probability",
            Engine::Contexts => {
                "Of the games that are loaded: how often a move was played where its surroundings offered it, as shares \
                 of all moves that they know"
            }
        }
    }
}

/// With more games, counting takes long enough to be asked for first.
const AT_ONCE: usize = 3_000;

/// Moves that an engine ranks.
const RANKED: usize = 60;

#[derive(Default)]
pub struct Engines {
    predictor: Option<Predictor>,
    contexts: Option<Arc<ContextTable>>,
    /// Contexts were looked for and have not been counted yet.
    wants_counting: bool,
}

/// What the contexts of the loaded games are waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContextsState {
    Ready {
        contexts: usize,
        games: u64,
    },
    /// So many games that the user decides when.
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

    pub(super) fn table(&self) -> Option<&Arc<ContextTable>> {
        self.contexts.as_ref()
    }

    pub(super) fn predictor(&mut self) -> Option<&mut Predictor> {
        self.predictor.as_mut()
    }

    /// The moves of one engine; `None` where it cannot be asked.
    pub(super) fn rank(&mut self, engine: Engine, situation: &Situation) -> Option<Vec<(Point, f64)>> {
        match engine {
            Engine::Model => {
                let policy = self.predictor.as_mut()?.policy(situation);
                Some(policy.into_iter().take(RANKED).map(|(point, share)| (point, f64::from(share))).collect())
            }
            Engine::Contexts => {
                let ranked = self.contexts.as_ref()?.rank(situation, OFTEN_ENOUGH);
                let sum: f64 = ranked.iter().map(|(_, answer)| answer.rate).sum();
                let share = |(point, answer): (Point, crate::predict::ContextAnswer)| {
                    (point, answer.rate / sum.max(f64::MIN_POSITIVE))
                };
                Some(ranked.into_iter().take(RANKED).map(share).collect())
            }
        }
    }

    pub(super) fn set_model(&mut self, model: Arc<Model>) {
        self.predictor = Some(with_contexts(Predictor::new(model), self.contexts.as_ref()));
    }

    /// `None`: they were not counted before, and there are many games.
    pub(super) fn set_contexts(&mut self, table: Option<ContextTable>) {
        self.wants_counting = table.is_none();
        self.contexts = table.map(Arc::new);
        if let Some(predictor) = &self.predictor {
            let model = Arc::clone(predictor.model());
            self.set_model(model);
        }
    }

    /// Other games.
    pub(super) fn forget_contexts(&mut self) {
        self.set_contexts(None);
        self.wants_counting = false;
    }
}

fn with_contexts(predictor: Predictor, contexts: Option<&Arc<ContextTable>>) -> Predictor {
    match contexts {
        Some(table) => predictor.with_contexts(Arc::clone(table)),
        None => predictor,
    }
}

/// A task that makes an engine ready.
pub(in crate::app) enum EngineWork {
    Model(Job<Arc<Model>>),
    Contexts { corpus: CorpusId, job: Job<Option<ContextTable>> },
}

impl EngineWork {
    pub fn model(wake: &Wake) -> EngineWork {
        EngineWork::Model(Job::start_brief("model", Arc::clone(wake), |progress| {
            progress.begin("Unpacking the model", "files", 1);
            Ok(shipped_model())
        }))
    }

    /// Contexts that are kept, or else those of few games, or if `count` those of any.
    pub fn contexts(corpus: &Arc<Corpus>, folder: Option<PathBuf>, count: bool, wake: &Wake) -> EngineWork {
        let (id, corpus) = (corpus.id(), Arc::clone(corpus));
        let job = Job::start("contexts", Arc::clone(wake), move |progress| {
            let kept = folder.as_ref().and_then(|dir| library::kept_contexts(dir, &corpus));
            if kept.is_some() {
                return Ok(kept);
            }
            if !count && corpus.games().len() > AT_ONCE {
                return Ok(None);
            }
            let counted = match &folder {
                Some(dir) => library::open_contexts(dir, &corpus, progress),
                None => ContextTable::build(&corpus, progress),
            };
            counted.map(Some).map_err(JobError::from)
        });
        EngineWork::Contexts { corpus: id, job }
    }

    pub fn progress(&self) -> (crate::progress::ProgressReport, bool) {
        match self {
            EngineWork::Model(job) => (job.progress(), job.is_cancelled()),
            EngineWork::Contexts { job, .. } => (job.progress(), job.is_cancelled()),
        }
    }

    pub fn cancel(&self) {
        match self {
            EngineWork::Model(job) => job.cancel(),
            EngineWork::Contexts { job, .. } => job.cancel(),
        }
    }
}
