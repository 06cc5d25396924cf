//! The Shapes workspace: a table of mined patterns, and details of the selected one.
//!
//! Each panel reads [`AppState`] and pushes [`ShapesCommand`]s, so each can be a tab of its own in a dock: [`pane_ui`].

mod continuations;
mod detail;
mod examples;
mod filters;
mod form;
mod gallery;
mod pictures;
mod plots;
mod results;
mod symmetry;
mod table;
mod templates;
mod turn;
pub(super) mod words;

use egui::Ui;

use self::turn::TurnAnimation;
use crate::wanted::PanelRequests;
use katachi_app::AppState;
use katachi_app::panes::ShapesPane;
use katachi_app::shapes::DetailTab;
use katachi_core::pattern::Image;

/// State that the panels keep between frames.
#[derive(Default)]
pub struct ShapesView {
    /// The animation that turns the large drawing, and the row of the drawn shape.
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
        ShapesPane::Table => match app.shapes().patterns() {
            Some(patterns) if app.settings().gallery => gallery::gallery_ui(ui, view, app, patterns, out),
            _ => table::table_ui(ui, view, app, out),
        },
        ShapesPane::Detail => detail::detail_ui(ui, view, app, out),
        ShapesPane::Continuations => detail::tab_ui(ui, DetailTab::Continuations, view, app, out),
        ShapesPane::Symmetry => detail::tab_ui(ui, DetailTab::Symmetry, view, app, out),
        ShapesPane::Templates => detail::tab_ui(ui, DetailTab::Templates, view, app, out),
        ShapesPane::Examples => detail::tab_ui(ui, DetailTab::Examples, view, app, out),
        ShapesPane::Plots => plots::plots_ui(ui, app.shapes(), out),
        ShapesPane::Mine => form::form_ui(ui, app, out),
    }
}
