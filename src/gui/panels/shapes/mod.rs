//! The Shapes workspace: mined patterns in a table, and what there is to know of the one that is selected.
//!
//! Each panel is a function over the same [`ShapesState`] and [`ShapesData`] and pushes [`ShapesAction`]s, so each can be
//! a tab of its own in a dock ([`pane_ui`]); [`shapes_ui`] lays them out as one workspace.

mod bars;
mod continuations;
mod detail;
mod examples;
mod filters;
mod form;
mod plots;
mod symmetry;
mod table;
mod templates;
mod words;

use egui::{Frame, Margin, Panel, Ui};

use crate::app::shapes::{DetailTab, ShapesAction, ShapesData, ShapesState, Side};

/// The panels of the workspace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub const ALL: [ShapesPane; 8] = [
        ShapesPane::Table,
        ShapesPane::Detail,
        ShapesPane::Continuations,
        ShapesPane::Symmetry,
        ShapesPane::Templates,
        ShapesPane::Examples,
        ShapesPane::Plots,
        ShapesPane::Mine,
    ];

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

/// The whole workspace: the table on the left, the selected pattern beside it.
pub fn shapes_ui(ui: &mut Ui, state: &mut ShapesState, data: &ShapesData<'_>, out: &mut Vec<ShapesAction>) {
    let frame = Frame::new().inner_margin(Margin::same(8));
    let width = ui.available_width();
    Panel::left("shapes table")
        .frame(frame)
        .default_size((width * 0.5).min(700.0))
        .size_range(320.0..=(width - 320.0).max(320.0))
        .resizable(true)
        .show(ui, |ui| pane_ui(ui, ShapesPane::Table, state, data, out));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            for (side, title) in [(Side::Shape, "Shape"), (Side::Plots, "Plots"), (Side::Mine, "Mine…")] {
                ui.selectable_value(&mut state.side, side, title);
            }
        });
        ui.add_space(4.0);
        let pane = match state.side {
            Side::Shape if data.patterns().is_none() => ShapesPane::Mine,
            Side::Shape => ShapesPane::Detail,
            Side::Plots => ShapesPane::Plots,
            Side::Mine => ShapesPane::Mine,
        };
        pane_ui(ui, pane, state, data, out);
    });
}
