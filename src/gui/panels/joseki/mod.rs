//! The Joseki workspace: the explorer's board, the continuations, the path as pictures or as a drawn tree, details with
//! the year curve, and the forms that say what is counted.
//!
//! Each panel shows the chosen explorer, collocations or the corner tree, and pushes [`JosekiCommand`]s.

mod board;
mod corner_rows;
mod count;
mod details;
mod path;
mod rows;
mod teach;
mod tree;
pub(super) mod words;

use egui::Ui;

use super::fuseki::choose_whose_ui;
use crate::wanted::PanelRequests;
use katachi_app::joseki::explorer::{CollocationExplorer, MIN_TESTED_COUNT};
use katachi_app::joseki::{ExplorerChoice, JosekiCommand};
use katachi_app::panes::JosekiPane;
use katachi_app::{AppState, Command, Dataset};
use katachi_language::text;

/// State that the panels keep between frames.
#[derive(Default)]
pub struct JosekiView {
    rows: rows::RowsView,
    tree: tree::TreeView,
    details: details::DetailsView,
}

/// Draws one panel in the room that it is given.
pub fn pane_ui(ui: &mut Ui, pane: JosekiPane, view: &mut JosekiView, state: &AppState, commands: &mut Vec<Command>) {
    let mut out = PanelRequests::default();
    let is_shapes = state.joseki().view() == ExplorerChoice::Shapes;
    if pane == JosekiPane::Next {
        ui.horizontal(|ui| {
            if let Some(whose) = choose_whose_ui(ui, state.joseki().whose()) {
                out.push(JosekiCommand::Ask(whose));
            }
            if is_shapes {
                rare_pairs_ui(ui, state.joseki().shapes(), &mut out);
            } else {
                let mut compares = state.joseki().compares();
                let tip = match state.joseki().whose().other() {
                    Dataset::Own => text!("joseki-tip-compare-own"),
                    Dataset::Professional => text!("joseki-tip-compare-professionals"),
                };
                if ui.checkbox(&mut compares, text!("joseki-compare")).on_hover_text(tip).changed() {
                    out.push(JosekiCommand::Compare(compares));
                }
                if state.joseki().has_same_games() {
                    ui.weak(text!("joseki-same-games")).on_hover_text(text!("joseki-tip-same-games"));
                }
            }
        });
    }
    match pane {
        JosekiPane::Board => board::board_ui(ui, state, &mut out),
        JosekiPane::Next if is_shapes => view.rows.ui(ui, state, &mut out),
        JosekiPane::Next => corner_rows::rows_ui(ui, state, &mut out),
        JosekiPane::Path if is_shapes => path::path_ui(ui, state, &mut out),
        JosekiPane::Path => view.tree.ui(ui, state, &mut out),
        JosekiPane::Details => view.details.ui(ui, state, &mut out),
        JosekiPane::Count => count::count_ui(ui, state, &mut out),
    }
    commands.append(&mut out.commands);
}

fn rare_pairs_ui(ui: &mut Ui, explorer: &CollocationExplorer, out: &mut Out) {
    let (mut shows, pairs) = (explorer.shows_rare(), explorer.rare_pairs());
    if pairs == 0 {
        return;
    }
    let checkbox = ui.checkbox(&mut shows, text!("joseki-rare-pairs", pairs = pairs));
    if checkbox.on_hover_text(text!("joseki-tip-rare-pairs", least = MIN_TESTED_COUNT.to_string())).changed() {
        out.push(JosekiCommand::ShowRare(shows));
    }
}

/// Requests of a panel.
type Out = PanelRequests;
