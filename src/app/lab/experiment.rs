//! Measures the worth of mined patterns in playouts: plays table I of Liu & Li in the background.
//!
//! If the user stops and later resumes with the same settings, the games played so far count.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use super::experiment_form::{ExperimentCommand, ExperimentForm};
use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::go::BoardSize;
use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::pattern::Window;
use katachi_lab::matches::table::{KeptTable, MatchTableColumn, TableError, TableSettings, play_table};
use katachi_lab::matches::{MatchError, MatchParams, Slope};
use katachi_language::text;
use katachi_sentences::Sentence;

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

    /// The time that the run still takes, by its pace so far; `None` before the first game.
    pub fn time_left(&self) -> Option<Duration> {
        let report = self.playing.progress().filter(|report| report.done > 0)?;
        let left = report.total.saturating_sub(report.done);
        Some(report.elapsed.mul_f64(left as f64 / report.done as f64))
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
            let window: Window = form.list.window().parse().expect("the names of windows are right");
            let size = BoardSize::new(form.side).map_err(|error| JobError::Failed(error.sentence()))?;
            let no_shapes = || JobError::Failed(text!("play-no-shapes").to_owned());
            let mined = professional::shapes(&window).ok_or_else(no_shapes)?;
            let params = MatchParams { games: form.games, size, komi: 7.5, simulations: form.simulations, seed: 1 };
            let settings = TableSettings::new(&mined, form.draw, form.scope, &params);
            let lock = || so_far.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let kept = lock().table.clone().filter(|kept| kept.settings == settings);
            let kept = kept.unwrap_or_else(|| KeptTable::new(settings));
            lock().set(&kept);
            let save = |table: &KeptTable| {
                lock().set(table);
                Ok(())
            };
            match play_table(&mined, kept, &form.tops(), form.games, &save, progress) {
                Ok(_) => Ok(()),
                Err(TableError::Match(MatchError::Cancelled(_))) => Err(JobError::Cancelled),
                Err(error) => Err(JobError::Failed(error.sentence())),
            }
        });
        effects.spawn(task);
    }
}
