//! Measures the worth of mined patterns in playouts: plays table I of Liu & Li in the background.
//!
//! If the user stops and later resumes with the same settings, the games played so far count.

use std::sync::{Arc, Mutex, MutexGuard};

use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::go::BoardSize;
use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::pattern::Window;
use katachi_lab::matches::table::{KeptTable, MatchTableColumn, PUBLISHED, TableError, TableSettings, play_table};
use katachi_lab::matches::{MatchError, MatchParams, Slope};
use katachi_lab::montecarlo::{Draw, Scope};
use katachi_language::text;
use katachi_sentences::Sentence;

/// The settings of the experiment: 9×9 with komi 7.5, the 3×3 shapes of the professionals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExperimentForm {
    /// Games a colour for each length of the list.
    pub games: usize,
    /// Playouts a move.
    pub simulations: usize,
    pub draw: Draw,
    pub scope: Scope,
}

impl Default for ExperimentForm {
    fn default() -> ExperimentForm {
        ExperimentForm { games: 20, simulations: 200, draw: Draw::default(), scope: Scope::default() }
    }
}

/// The commands of the experiment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExperimentCommand {
    Set(ExperimentForm),
    /// Plays what is missing.
    Start,
    Stop,
}

/// The games that were played so far.
#[derive(Clone, Default)]
struct SoFar {
    table: Option<KeptTable>,
    columns: Vec<MatchTableColumn>,
    slope: Option<Slope>,
}

impl SoFar {
    fn set(&mut self, table: &KeptTable) {
        (self.columns, self.slope) = (table.columns(), table.slope());
        self.table = Some(table.clone());
    }
}

#[derive(Default)]
pub struct Experiment {
    form: ExperimentForm,
    so_far: Arc<Mutex<SoFar>>,
    playing: Awaited<()>,
}

impl Experiment {
    pub fn form(&self) -> &ExperimentForm {
        &self.form
    }

    pub fn is_playing(&self) -> bool {
        self.playing.is_running()
    }

    /// Games played, and to be played, of the run that goes on.
    pub fn progress(&self) -> Option<(u64, u64)> {
        self.playing.progress().map(|report| (report.done, report.total))
    }

    /// Wins by length of the list, in ascending order.
    pub fn columns(&self) -> Vec<MatchTableColumn> {
        self.so_far().columns.clone()
    }

    /// How the log-odds of winning change with the logarithm of the length.
    pub fn slope(&self) -> Option<Slope> {
        self.so_far().slope
    }

    fn so_far(&self) -> MutexGuard<'_, SoFar> {
        self.so_far.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub(crate) fn act(&mut self, command: ExperimentCommand, effects: &mut Effects) {
        match command {
            ExperimentCommand::Set(form) => self.form = form,
            ExperimentCommand::Start => self.start(effects),
            ExperimentCommand::Stop => self.playing.cancel(),
        }
    }

    pub(crate) fn poll(&mut self) {
        self.playing.poll();
    }

    fn start(&mut self, effects: &mut Effects) {
        let form = self.form;
        let so_far = Arc::clone(&self.so_far);
        let task = self.playing.start(text!("play-patterns-in-playouts"), move |progress| {
            let square: Window = Window::square(3).map_err(|error| JobError::Failed(error.sentence()))?;
            let size = BoardSize::new(9).map_err(|error| JobError::Failed(error.sentence()))?;
            let no_shapes = || JobError::Failed(text!("play-no-shapes").to_owned());
            let mined = professional::shapes(&square).ok_or_else(no_shapes)?;
            let params = MatchParams { games: form.games, size, komi: 7.5, simulations: form.simulations, seed: 1 };
            let settings = TableSettings::new(&mined, form.draw, form.scope, &params);
            let lock = || so_far.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let kept = lock().table.clone().filter(|kept| kept.settings == settings);
            let kept = kept.unwrap_or_else(|| KeptTable::new(settings));
            lock().set(&kept);
            let tops: Vec<usize> = PUBLISHED.iter().map(|column| column.top).collect();
            let save = |table: &KeptTable| {
                lock().set(table);
                Ok(())
            };
            match play_table(&mined, kept, &tops, form.games, &save, progress) {
                Ok(_) => Ok(()),
                Err(TableError::Match(MatchError::Cancelled(_))) => Err(JobError::Cancelled),
                Err(error) => Err(JobError::Failed(error.sentence())),
            }
        });
        effects.spawn(task);
    }
}
