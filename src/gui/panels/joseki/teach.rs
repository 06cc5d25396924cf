//! The empty state: says what counting would show, and how to start it.

use egui::{ProgressBar, Ui};

use super::Out;
use crate::tokens::space;
use crate::widgets::busy::busy;
use katachi_app::joseki::{ExplorerChoice, JosekiCommand};
use katachi_app::{AppState, Dataset};
use katachi_language::text;
use katachi_sentences::Sentence;

pub fn nothing_yet_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let view = state.joseki().view();
    ui.add_space(space::HUGE);
    ui.vertical_centered(|ui| {
        ui.set_max_width(520.0_f32.min(ui.available_width()));
        match view {
            ExplorerChoice::Shapes => {
                ui.heading(text!("joseki-teach-collocations-title"));
                ui.label(text!("joseki-teach-collocations"));
            }
            ExplorerChoice::Corner => {
                ui.heading(text!("joseki-teach-corner-title"));
                ui.label(text!("joseki-teach-corner"));
            }
        }
        ui.add_space(space::SMALL);
        if state.joseki().whose() == Dataset::Professional && state.joseki().is_unpacking() {
            busy(ui, 26.0);
            ui.label(text!("joseki-unpacking-figures"));
            return;
        }
        let is_counting = match view {
            ExplorerChoice::Shapes => state.joseki().is_counting_collocations(),
            ExplorerChoice::Corner => state.joseki().is_counting_corners(),
        };
        if is_counting {
            counting_ui(ui, state);
            return;
        }
        let games = state.corpus().games().len();
        if games == 0 {
            ui.label(if state.is_loading() { text!("joseki-games-loading") } else { text!("joseki-no-games") });
            ui.label(text!("joseki-no-games-hint"));
        } else {
            ui.label(text!("joseki-not-counted", games = games));
            ui.add_space(space::TINY);
            let (title, command) = match view {
                ExplorerChoice::Shapes => (text!("joseki-count-collocations"), JosekiCommand::CountShapes),
                ExplorerChoice::Corner => (text!("joseki-count-corners"), JosekiCommand::CountCorners),
            };
            if ui.button(title).clicked() {
                out.push(command);
            }
            let look = ui.button(text!("joseki-look-at-professionals"));
            if look.on_hover_text(text!("joseki-tip-look-at-professionals")).clicked() {
                out.push(JosekiCommand::Ask(Dataset::Professional));
            }
            if view == ExplorerChoice::Shapes {
                ui.weak(text!("joseki-count-time"));
            }
        }
        if view == ExplorerChoice::Shapes {
            ui.add_space(space::TINY);
            if ui.button(text!("joseki-open-collocations")).on_hover_text(text!("joseki-tip-open-saved")).clicked() {
                out.push(JosekiCommand::AskForFile);
            }
        }
    });
}

/// Shows the task of the bottom bar in the panel too, where the user is looking.
pub fn counting_ui(ui: &mut Ui, state: &AppState) {
    for (label, report) in state.joseki().counting() {
        ui.label(format!("{label} …"));
        if !report.has_begun() {
            ui.weak(text!("joseki-waits"));
            continue;
        }
        // The words stand below the bar: on it, its round beginning would lie under them.
        ui.add(ProgressBar::new(report.fraction().unwrap_or(0.0)).desired_width(260.0).desired_height(9.0));
        ui.weak(report.phase.sentence());
    }
}
