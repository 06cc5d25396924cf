//! The report of the open game: compares its main line, move by move, with the model and the professionals' figures.

use std::sync::Arc;

use super::Play;
use super::line::MoveHistory;
use crate::{Effects, Shared, Viewer};
use katachi_core::library::professional;
use katachi_engines::predict::{GameReport, shipped_model};
use katachi_language::text;

/// The report of a line.
#[derive(Debug)]
pub struct Reported {
    line: MoveHistory,
    pub report: GameReport,
}

/// The main line of the open game.
fn main_line(viewer: &Viewer) -> MoveHistory {
    let tree = viewer.tree();
    let last = tree.main_line_node(usize::MAX);
    MoveHistory::of_nodes(tree.size, tree.path_to(last).into_iter().map(|id| tree.node(id)))
}

impl Play {
    /// The report of the open game, as soon as it is there.
    pub fn report(&self, shared: &Shared) -> Option<&GameReport> {
        let reported = self.reporting.value()?;
        (reported.line == main_line(shared.viewer()?)).then_some(&reported.report)
    }

    /// Whether the report would tell a move of the open game that is being guessed.
    pub fn hides_report(&self, shared: &Shared) -> bool {
        let asked = self.guess.round().and_then(|round| round.asked());
        asked.zip(shared.viewer()).is_some_and(|(asked, viewer)| asked.hides(&main_line(viewer)))
    }

    /// Whether a report may be started: none is being made, and none was stopped.
    pub fn can_report(&self) -> bool {
        !self.reporting.is_running() && !self.report_was_stopped()
    }

    /// Whether the latest report was stopped or failed.
    pub fn report_was_stopped(&self) -> bool {
        self.reporting.failed().is_some()
    }

    pub(super) fn make_report(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(line) = shared.viewer().map(main_line) else { return };
        let task = self.reporting.start(text!("play-making-report"), move |progress| {
            let (openings, corners) = (professional::openings(), professional::corners());
            progress.check()?;
            let report = GameReport::compute(line.view(), shipped_model(), &openings, &corners, progress)?;
            Ok(Arc::new(Reported { line, report }))
        });
        effects.spawn(task.asked());
    }
}
