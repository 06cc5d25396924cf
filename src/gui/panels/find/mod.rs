//! The Find workspace: the query board, its results, players and years, the list of hits, and the search history.
//!
//! Each panel reads [`AppState`] and pushes [`Command`]s; what it remembers between frames is in [`FindView`].

mod continuations;
mod draw;
mod history;
mod hits;
mod options;
mod pages;
mod palette;
mod parts;
mod periods;
mod players;
mod results;
mod teach;
mod text;
mod totals;
mod wall;
pub(super) mod words;
pub(super) mod years;

use egui::Ui;

use crate::wanted::PanelRequests;
use katachi_app::panes::FindPane;
use katachi_app::{AppState, Command};

/// State that the panels keep between frames.
#[derive(Default)]
pub struct FindView {
    draw: draw::DrawView,
    years: years::FindYearsView,
    hits: hits::HitsView,
    text: text::TextView,
    results: results::ResultsView,
    pages: pages::PagesView,
}

/// Draws one panel in the room that it is given.
pub fn pane_ui(ui: &mut Ui, pane: FindPane, view: &mut FindView, state: &AppState, commands: &mut Vec<Command>) {
    let mut out = PanelRequests::default();
    match pane {
        FindPane::Draw => view.draw.ui(ui, state, &mut out),
        FindPane::Results => view.results.ui(ui, state, &mut out),
        FindPane::Years => view.years.ui(ui, state, &mut out),
        FindPane::Players => players::players_ui(ui, state, &mut out),
        FindPane::Hits => view.hits.ui(ui, state, &mut out),
        FindPane::History => history::history_ui(ui, state, &mut out),
        FindPane::Text => view.text.ui(ui, state, &mut out),
        FindPane::Pages => view.pages.ui(ui, state, &mut out),
    }
    commands.append(&mut out.commands);
}

/// Requests of a panel.
type Out = PanelRequests;
