//! The Fuseki workspace: the table of openings, the explorer's board, the next moves, and the years.
//!
//! Each panel reads [`AppState`] and pushes [`FusekiCommand`]s.

mod explorer;
pub mod next;
mod path;
mod table;
mod years;

use egui::{ProgressBar, RichText, Ui};

use crate::tokens::space;
use crate::wanted::PanelRequests;
use katachi_app::fuseki::FusekiCommand;
use katachi_app::panes::FusekiPane;
use katachi_app::{AppState, Command, Dataset};
use katachi_core::library::professional;
use katachi_language::text;

/// State that the panels keep between frames.
#[derive(Default)]
pub struct FusekiView {
    table: table::TableView,
    years: years::FusekiYearsView,
}

/// Draws one panel in the room that it is given.
pub fn pane_ui(ui: &mut Ui, pane: FusekiPane, view: &mut FusekiView, state: &AppState, commands: &mut Vec<Command>) {
    let mut out = PanelRequests::default();
    match pane {
        FusekiPane::Table => view.table.ui(ui, state, &mut out),
        FusekiPane::Explorer => explorer::explorer_ui(ui, state, &mut out),
        FusekiPane::Next => next::next_ui(ui, state, &mut out),
        FusekiPane::Years => view.years.ui(ui, state, &mut out),
    }
    commands.append(&mut out.commands);
}

/// Requests of a panel.
type Out = PanelRequests;

/// Chooses the dataset whose games are counted.
fn whose_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    if let Some(whose) = choose_whose_ui(ui, state.fuseki().whose()) {
        out.push(FusekiCommand::Ask(whose));
    }
}

/// Offers the user's games or the professionals'. Returns the dataset that was clicked.
pub(super) fn choose_whose_ui(ui: &mut Ui, chosen: Dataset) -> Option<Dataset> {
    let mut clicked = None;
    for whose in Dataset::ALL {
        let tip = match whose {
            Dataset::Own => text!("fuseki-own-tip").to_owned(),
            Dataset::Professional => text!("fuseki-professional-tip", games = professional::contents().games),
        };
        if ui.selectable_label(chosen == whose, whose.title()).on_hover_text(tip).clicked() {
            clicked = Some(whose);
        }
    }
    clicked
}

/// Shows what is being counted, or why there is nothing to see; `true` when there is something.
fn ready_ui(ui: &mut Ui, state: &AppState) -> bool {
    let fuseki = state.fuseki();
    if fuseki.graph().is_some() {
        return true;
    }
    ui.add_space(space::HUGE);
    ui.vertical_centered(|ui| match fuseki.reading() {
        Some(report) => {
            ui.label(RichText::new(text!("fuseki-reading-openings")).strong());
            let fraction = report.fraction().unwrap_or(0.0);
            ui.add(ProgressBar::new(fraction).desired_width(220.0));
        }
        None if state.is_loading() => _ = ui.label(text!("fuseki-games-are-read")),
        None => {
            ui.label(text!("fuseki-no-games"));
        }
    });
    false
}
