//! The Shapes workspace: a table of mined patterns, and details of the selected one.
//!
//! Each panel reads [`AppState`] and pushes [`ShapesCommand`]s, so each can be a tab of its own in a dock: [`pane_ui`].

mod continuations;
mod detail;
mod examples;
mod filters;
mod form;
mod plots;
mod symmetry;
mod table;
mod templates;
mod turn;
pub(super) mod words;

use egui::Ui;
use serde::{Deserialize, Serialize};

use self::turn::TurnAnimation;
use crate::wanted::PanelRequests;
use katachi_app::AppState;
use katachi_app::shapes::DetailTab;
use katachi_core::pattern::Image;
use katachi_language::text;

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
            ShapesPane::Table => text!("shapes-pane-table"),
            ShapesPane::Detail => text!("shapes-pane-detail"),
            ShapesPane::Continuations => DetailTab::Continuations.title(),
            ShapesPane::Symmetry => DetailTab::Symmetry.title(),
            ShapesPane::Templates => DetailTab::Templates.title(),
            ShapesPane::Examples => DetailTab::Examples.title(),
            ShapesPane::Plots => text!("shapes-pane-plots"),
            ShapesPane::Mine => text!("shapes-mine"),
        }
    }
}

/// State that the panels keep between frames.
#[derive(Default)]
pub struct ShapesView {
    /// The animation that turns the large drawing, and the row that is drawn.
    turn: TurnAnimation,
    turned: Option<usize>,
    /// The latest reveal request that the table has scrolled to; see `reveals` of the state.
    revealed: u64,
}

impl ShapesView {
    /// The image of the shape that the large drawing turns to.
    pub fn image(&self) -> Image {
        self.turn.to
    }

    /// Starts a newly selected shape in its own orientation.
    fn follow(&mut self, row: Option<usize>) {
        if self.turned != row {
            (self.turn, self.turned) = (TurnAnimation::default(), row);
        }
    }
}

/// Draws one panel, in the room that `ui` has.
pub fn pane_ui(ui: &mut Ui, pane: ShapesPane, view: &mut ShapesView, app: &AppState, out: &mut PanelRequests) {
    view.follow(app.shapes().selected());
    match pane {
        ShapesPane::Table => table::table_ui(ui, view, app, out),
        ShapesPane::Detail => detail::detail_ui(ui, view, app, out),
        ShapesPane::Continuations => detail::tab_ui(ui, DetailTab::Continuations, view, app, out),
        ShapesPane::Symmetry => detail::tab_ui(ui, DetailTab::Symmetry, view, app, out),
        ShapesPane::Templates => detail::tab_ui(ui, DetailTab::Templates, view, app, out),
        ShapesPane::Examples => detail::tab_ui(ui, DetailTab::Examples, view, app, out),
        ShapesPane::Plots => plots::plots_ui(ui, app.shapes(), out),
        ShapesPane::Mine => form::form_ui(ui, app, out),
    }
}
