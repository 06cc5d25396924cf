//! The user's own KataGo: named once, tried, and set to evaluate the games of the library for the costly shapes.
//!
//! It runs where the user asks for it and at no other time.

mod command;

use std::path::Path;

pub use self::command::{EngineCommand, EngineFile};
use super::costly_shapes::CostlyShapesCommand;
use super::player::PlayerCommand;
use super::tasks::Awaited;
use super::{Command, Effects, Memory, Shared, WindowPrompt, WorkspaceState};
use katachi_core::corpus::GameId;
use katachi_core::find::filter::NamePattern;
use katachi_core::jobs::JobError;
use katachi_core::mining::costly_shapes::Voice;
use katachi_core::progress::ProgressReport;
use katachi_engines::analysis::{
    EngineError, EvaluationReport, KataGoSettings, KataGoTrial, Params, Patience, evaluate_games, try_engine,
};
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::about;

/// The engine's work and its outcome.
#[derive(Default)]
pub struct OwnEngine {
    /// An error of the engine counts as a result and is shown where the user tried it.
    trying: Awaited<Result<KataGoTrial, String>>,
    evaluating: Awaited<EvaluationReport>,
}

impl OwnEngine {
    pub fn is_trying(&self) -> bool {
        self.trying.is_running()
    }

    /// The outcome of the last try, in words; `None` before there was one.
    pub fn tried(&self) -> Option<Result<String, String>> {
        if let Some(error) = self.trying.failed() {
            return Some(Err(error.sentence()));
        }
        self.trying.value().map(|tried| tried.as_ref().map(KataGoTrial::sentence).map_err(String::clone))
    }

    /// How far the evaluation is; `None` where none goes on.
    pub fn evaluates(&self) -> Option<ProgressReport> {
        self.evaluating.progress()
    }

    /// Why the last evaluation failed; `None` if the user stopped it.
    pub fn failed(&self) -> Option<&JobError> {
        self.evaluating.failed().filter(|error| **error != JobError::Cancelled)
    }

    fn set(&mut self, change: impl FnOnce(&mut KataGoSettings), shared: &Shared, effects: &mut Effects) {
        let mut engine = shared.settings().engine.clone();
        change(&mut engine);
        if engine != shared.settings().engine {
            // Answers of another engine are of no use.
            self.trying = Awaited::default();
            effects.remember(Memory::Engine(engine));
        }
    }

    fn try_it(&mut self, shared: &Shared, effects: &mut Effects) {
        let engine = shared.settings().engine.clone();
        let task = self.trying.start(text!("notices-trying-engine"), move |progress| {
            match try_engine(&engine, Patience::default(), progress) {
                Err(EngineError::Cancelled(_)) => Err(JobError::Cancelled),
                tried => Ok(tried.map_err(|error| error.sentence())),
            }
        });
        effects.spawn(task.apart().quiet());
    }

    fn evaluate(&mut self, player: Option<&str>, shared: &Shared, effects: &mut Effects) {
        let engine = shared.settings().engine.clone();
        if !engine.is_set() {
            effects.info(text!("notices-name-engine-first"));
            return effects.ask(WindowPrompt::Settings);
        }
        let Some(loaded) = shared.loaded().cloned() else { return };
        let Some(dir) = shared.folder().map(Path::to_owned) else {
            effects.info(text!("notices-save-library-to-evaluate"));
            return effects.command(Command::Ask(WindowPrompt::SaveLibrary));
        };
        if self.evaluating.is_running() {
            return;
        }
        let player = player.and_then(|name| NamePattern::new(name, true));
        let of_library = dir.clone();
        let task = self.evaluating.start(text!("notices-evaluating-games"), move |progress| {
            let games: Vec<GameId> = match &player {
                None => loaded.corpus.games().to_vec(),
                Some(player) => {
                    let voice = Voice::of_player(&loaded.corpus, player);
                    let mut games: Vec<GameId> = voice.sides().map(|(game, _)| game).collect();
                    games.sort_unstable();
                    games.dedup();
                    games
                }
            };
            let run = evaluate_games(&dir, &loaded, &games, &Params::new(engine), progress);
            run.map_err(|stopped| match stopped.is_cancelled() {
                true => JobError::Cancelled,
                false => JobError::Failed(stopped.sentence()),
            })
        });
        effects.spawn(task.apart().of_library(&of_library));
    }

    fn tell(run: &EvaluationReport, shared: &Shared, effects: &mut Effects) {
        let said = match (run.evaluated, run.skipped) {
            (0, _) if run.left_out.is_empty() => text!("notices-all-evaluated").to_owned(),
            (evaluated, 0) => text!("notices-evaluated", games = evaluated),
            (evaluated, skipped) => text!("notices-evaluated-others-were", games = evaluated, others = skipped),
        };
        if run.left_out.is_empty() {
            return effects.info(said);
        }
        let said = text!("notices-engine-refused", evaluated = said, refused = run.left_out.len());
        let name = |game: GameId| shared.loaded().map(|loaded| loaded.path_of(game)).unwrap_or_default();
        let lines = run.left_out.iter().map(|left_out| about(&name(left_out.game), &left_out.reason.sentence()));
        effects.notice(super::NoticeLevel::Warning, said, lines.collect());
    }
}

impl WorkspaceState for OwnEngine {
    type Command = EngineCommand;

    fn act(&mut self, command: EngineCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            EngineCommand::Ask(file) => effects.ask(WindowPrompt::Engine(file)),
            EngineCommand::Set(file, path) => {
                let set = |engine: &mut KataGoSettings| match file {
                    EngineFile::Program => engine.program = path,
                    EngineFile::Network => engine.model = path,
                    EngineFile::Configuration => engine.config = path,
                };
                self.set(set, shared, effects);
            }
            EngineCommand::Visits(visits) => self.set(|engine| engine.visits = visits.max(1), shared, effects),
            EngineCommand::Try => self.try_it(shared, effects),
            EngineCommand::Evaluate(player) => self.evaluate(player.as_deref(), shared, effects),
            EngineCommand::Stop => self.evaluating.cancel(),
        }
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        self.trying.poll();
        let was_evaluating = self.evaluating.is_running();
        if let Some(run) = self.evaluating.arrived() {
            OwnEngine::tell(&run, shared, effects);
        }
        if was_evaluating && !self.evaluating.is_running() {
            // Stopped or broken off, some games may have been evaluated.
            effects.command(CostlyShapesCommand::CountAnew);
            effects.command(PlayerCommand::CountAnew);
        }
    }

    fn games_changed(&mut self, _shared: &Shared, _effects: &mut Effects) {
        self.evaluating = Awaited::default();
    }
}
