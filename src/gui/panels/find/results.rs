//! The answer: totals, continuations by rank, and what to try if nothing was found.

use egui::{Button, ScrollArea, Ui};

use super::words::weak_note_ui;
use super::{Out, continuations, teach, totals};
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::filter_field::{self, FilterField};
use katachi_app::find::FindCommand;
use katachi_app::find::history::StepOrigin;
use katachi_app::find::search::SearchStatus;
use katachi_app::named_shapes::{NamedShape, shapes_named_by_filter};
use katachi_app::{AppState, Workspace};
use katachi_language::text;
use katachi_sentences::filter::filter_notice;

#[derive(Default)]
pub struct ResultsView {
    /// Whether every continuation is listed.
    all: bool,
    filter: FilterField,
    /// The filter's text, and the shapes that are called so.
    named: (String, Vec<NamedShape>),
}

impl ResultsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let find = state.find();
        let search = find.search();
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            self.filter_ui(ui, state, out);
            let Some(found) = search.shown() else {
                teach::nothing_yet_ui(ui, state, out);
                return;
            };
            if search.is_stale() {
                ui.set_opacity(0.5);
            }
            totals::totals_ui(ui, found, find);
            within_ui(ui, state, out);
            if let SearchStatus::Failed(reason) = search.status() {
                ui.colored_label(Tones::for_context(ui).error, reason);
            }
            let step = &find.history().steps()[find.history().at()];
            if let StepOrigin::Example(name) = step.origin {
                teach::hint_ui(ui, name);
            }
            if found.result.hits == 0 {
                teach::no_hit_ui(ui, state, out);
                return;
            }
            ui.add_space(space::TINY);
            continuations::continuations_ui(ui, state, found, &mut self.all, out);
            ui.add_space(space::TINY);
            features_ui(ui, state, out);
        });
    }

    /// Shows the filter of the games that are searched.
    fn filter_ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let filter = state.find().filter();
        if self.filter.text() != filter.text() {
            self.filter.set_text(filter.text());
        }
        ui.horizontal(|ui| {
            let has_text = !filter.text().is_empty();
            let width = ui.available_width() - if has_text { 70.0 } else { 0.0 };
            let hint = text!("find-filter-hint");
            if self.filter.ui(ui, text!("find-filter-name"), hint, width, filter.catalogue()).changed {
                out.push(FindCommand::Filter(self.filter.text().to_owned()));
            }
            if has_text && ui.button(text!("find-clear-filter")).on_hover_text(text!("find-search-all")).clicked() {
                out.push(FindCommand::Filter(String::new()));
            }
        });
        if self.named.0 != filter.text() {
            self.named = (filter.text().to_owned(), shapes_named_by_filter(filter.text()));
        }
        names_ui(ui, &self.named.1, out);
        if filter.error().is_none() && filter.games().is_some_and(|passed| passed.games.places().next().is_none()) {
            out.extend(filter_field::years_meant_ui(ui, filter.text()).map(FindCommand::Filter));
            filter_field::other_years_ui(ui, filter.text(), state.library());
        }
        if filter.asks_for_colors() {
            weak_note_ui(ui, Some(text!("find-own-moves").to_owned()));
        }
        if let Some(left_out) = filter.left_out() {
            filter_field::notes_ui(ui, filter.error(), left_out);
        } else if let Some(error) = filter.error() {
            ui.colored_label(Tones::for_context(ui).error, filter_notice(error));
        }
    }
}

/// Offers the shapes that are called as the filter says.
fn names_ui(ui: &mut Ui, shapes: &[NamedShape], out: &mut Out) {
    if shapes.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.weak(text!("find-shapes-called-so"));
        for &shape in shapes {
            let tip = shape.after().map_or_else(String::new, |after| format!("{after}\n"));
            let tip = format!("{tip}{}", Workspace::for_named(shape).title());
            if ui.button(shape.name()).on_hover_text(tip).clicked() {
                out.push(FindCommand::FromName(shape));
            }
        }
    });
}

/// The feature patterns of the drawing and the games that they leave, or the button that counts them.
fn features_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let find = state.find();
    let Some(features) = find.features() else {
        let button = Button::new(text!("find-features")).small();
        let button = ui.add_enabled(!find.is_counting_features(), button);
        if button.on_hover_text(text!("find-features-tip")).clicked() {
            out.push(FindCommand::CountFeatures);
        }
        return;
    };
    let (drawn, known, games) = (features.drawn.len(), features.known, features.games as usize);
    ui.label(text!("find-features-drawn", drawn = drawn, known = known, games = games));
    for feature in &features.drawn {
        let ((x, y), size) = (feature.at, format!("{}×{}", feature.width, feature.height));
        let (column, row) = ((x + 1).to_string(), (y + 1).to_string());
        let games = feature.games as usize;
        ui.weak(text!("find-feature", size = size, column = column, row = row, games = games));
    }
}

/// Shows and changes the search within the games that were found.
pub(super) fn within_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let find = state.find();
    ui.horizontal_wrapped(|ui| match find.earlier() {
        Some(earlier) => {
            let games = earlier.games.games.count();
            match find.counted_corners() {
                Some(corners) => {
                    ui.label(text!("find-only-in-counted-corners", games = games, corners = corners));
                    ui.weak(text!("find-counted-corners-note"));
                }
                None if find.is_counted() => _ = ui.label(text!("find-only-in-counted", games = games)),
                None => _ = ui.label(text!("find-only-in-earlier", games = games)),
            }
            if ui.button(text!("find-search-all")).clicked() {
                out.push(FindCommand::SearchWithin(false));
            }
        }
        None => {
            let found = find.search().shown().is_some_and(|found| found.result.games > 0);
            let tip = text!("find-search-within-tip");
            if found && ui.button(text!("find-search-within")).on_hover_text(tip).clicked() {
                out.push(FindCommand::SearchWithin(true));
            }
        }
    });
}
