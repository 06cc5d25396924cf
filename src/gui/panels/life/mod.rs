//! The Life workspace: a list, a board, and a description. The view decides what they show: the book of rules, a
//! position checked by the rules, or problems.
//!
//! Each panel reads [`AppState`] and pushes [`LifeCommand`]s.

mod checker;
mod chosen_rule;
mod goals;
mod group_curve;
mod position;
mod problems;
mod rules;
mod solution;
mod tsumego;
mod typical;
mod words;

use egui::{RichText, Ui};

use crate::tokens::{letters, space};
use crate::wanted::PanelRequests;
use katachi_app::life::{LifeCommand, LifeView};
use katachi_app::panes::LifePane;
use katachi_app::{AppState, Command};
use katachi_language::text;

/// State that the panels keep between frames.
#[derive(Default)]
pub struct LifePanes {
    words: words::WordsView,
    problems: problems::ProblemsView,
    shown_row: Option<usize>,
}

/// Draws one panel in the room that it is given.
pub fn pane_ui(ui: &mut Ui, pane: LifePane, view: &mut LifePanes, state: &AppState, commands: &mut Vec<Command>) {
    let mut out = PanelRequests::default();
    let shown = state.life().view();
    if pane == LifePane::List {
        views_ui(ui, shown, &mut out);
    }
    match (pane, shown) {
        (LifePane::List, LifeView::Rules) => rules::rules_ui(ui, state, &mut view.shown_row, &mut out),
        (LifePane::List, LifeView::Checker) => checker::held_ui(ui, state, &mut out),
        (LifePane::List, LifeView::Tsumego) => view.problems.ui(ui, state, &mut out),
        (LifePane::Board, LifeView::Rules) => chosen_rule::rule_ui(ui, state, &mut out),
        (LifePane::Board, _) => position::position_ui(ui, state, &mut out),
        (LifePane::Words, LifeView::Rules) => view.words.ui(ui, state, &mut out),
        (LifePane::Words, LifeView::Checker) => checker::words_ui(ui, state, &mut out),
        (LifePane::Words, LifeView::Tsumego) => solution::solution_ui(ui, state, &mut out),
    }
    commands.append(&mut out.commands);
}

/// Requests of a panel.
type Out = PanelRequests;

/// Buttons for the views, side by side.
fn views_ui(ui: &mut Ui, shown: LifeView, out: &mut Out) {
    ui.horizontal(|ui| {
        for view in LifeView::ALL {
            let tip = match view {
                LifeView::Rules => text!("life-view-rules-help"),
                LifeView::Checker => text!("life-view-checker-help"),
                LifeView::Tsumego => text!("life-view-tsumego-help"),
            };
            let text = RichText::new(view.title()).size(letters::SECTION);
            if ui.selectable_label(shown == view, text).on_hover_text(tip).clicked() {
                out.push(LifeCommand::Show(view));
            }
        }
    });
    ui.add_space(space::TINY);
}
