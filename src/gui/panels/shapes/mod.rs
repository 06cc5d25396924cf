//! The Shapes workspace: mined patterns in a table, and what there is to know of the one that is selected.
//!
//! Each panel is a function over the same [`ShapesState`] and [`ShapesData`] and pushes [`ShapesAction`]s, so each can be
//! a tab of its own in a dock: [`pane_ui`].

mod continuations;
mod detail;
mod examples;
mod filters;
mod form;
mod plots;
mod symmetry;
mod table;
mod templates;
pub(super) mod words;

use egui::Ui;
use serde::{Deserialize, Serialize};

use katachi_app::shapes::{DetailTab, ShapesAction, ShapesData, ShapesState};

/// The panels of the workspace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShapesPane {
    Table,
    /// The header of the selected pattern and, in tabs, the four panes below.
    Detail,
    Continuations,
    Symmetry,
    Templates,
    Examples,
    Plots,
    Mine,
}

impl ShapesPane {
    pub fn title(self) -> &'static str {
        match self {
            ShapesPane::Table => "Shapes",
            ShapesPane::Detail => "Shape",
            ShapesPane::Continuations => DetailTab::Continuations.title(),
            ShapesPane::Symmetry => DetailTab::Symmetry.title(),
            ShapesPane::Templates => DetailTab::Templates.title(),
            ShapesPane::Examples => DetailTab::Examples.title(),
            ShapesPane::Plots => "Plots",
            ShapesPane::Mine => "Mine",
        }
    }
}

/// One panel, in whatever room it is given.
pub fn pane_ui(
    ui: &mut Ui,
    pane: ShapesPane,
    state: &mut ShapesState,
    data: &ShapesData<'_>,
    out: &mut Vec<ShapesAction>,
) {
    state.follow(data);
    match pane {
        ShapesPane::Table => table::table_ui(ui, state, data, out),
        ShapesPane::Detail => detail::detail_ui(ui, state, data, out),
        ShapesPane::Continuations => detail::tab_ui(ui, DetailTab::Continuations, state, data, out),
        ShapesPane::Symmetry => detail::tab_ui(ui, DetailTab::Symmetry, state, data, out),
        ShapesPane::Templates => detail::tab_ui(ui, DetailTab::Templates, state, data, out),
        ShapesPane::Examples => detail::tab_ui(ui, DetailTab::Examples, state, data, out),
        ShapesPane::Plots => plots::plots_ui(ui, state, data),
        ShapesPane::Mine => form::form_ui(ui, state, data, out),
    }
}
