//! The answer: totals, continuations by rank, and what to try where there is none.

use egui::{ScrollArea, Ui};

use super::{Out, continuations, teach, totals};
use crate::app::AppState;
use crate::app::find::FindCommand;
use crate::app::find::history::Origin;
use crate::app::find::search::Status;
use crate::gui::theme::Tones;

#[derive(Default)]
pub struct ResultsView {
    /// Whether every continuation is listed.
    all: bool,
}

impl ResultsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let find = state.find();
        let search = find.search();
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let Some(found) = search.shown() else {
                teach::nothing_yet_ui(ui, state, out);
                return;
            };
            if search.is_stale() {
                ui.set_opacity(0.5);
            }
            totals::totals_ui(ui, found);
            within_ui(ui, state, out);
            if let Status::Failed(reason) = search.status() {
                ui.colored_label(Tones::of(ui).error, reason);
            }
            let step = &find.history().steps()[find.history().at()];
            if let Origin::Example(name) = step.origin {
                teach::hint_ui(ui, name);
            }
            if found.result.hits == 0 {
                teach::no_hit_ui(ui, state, out);
                return;
            }
            ui.add_space(4.0);
            continuations::continuations_ui(ui, state, found, &mut self.all, out);
        });
    }
}

/// Looking on in the games that were found.
fn within_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let find = state.find();
    ui.horizontal_wrapped(|ui| match find.within() {
        Some(within) => {
            ui.label(format!("Only in {}", within.words));
            if ui.button("Search all games").clicked() {
                out.push(FindCommand::SearchWithin(false));
            }
        }
        None => {
            let found = find.search().shown().is_some_and(|found| found.result.games > 0);
            let tip = "What you draw next is looked for in these games alone";
            if found && ui.button("Search within these games").on_hover_text(tip).clicked() {
                out.push(FindCommand::SearchWithin(true));
            }
        }
    });
}
