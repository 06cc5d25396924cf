//! Where nothing is counted yet: what there would be to see, and how to get it.

use egui::{ProgressBar, Ui};

use super::Out;
use super::words::counted;
use crate::widgets::busy::busy;
use katachi_app::joseki::{JosekiCommand, View};
use katachi_app::{AppState, Dataset};

pub fn nothing_yet_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let view = state.joseki().view();
    ui.add_space(24.0);
    ui.vertical_centered(|ui| {
        ui.set_max_width(520.0_f32.min(ui.available_width()));
        match view {
            View::Shapes => {
                ui.heading("Which shape follows which?");
                ui.label(
                    "Katachi pairs each move's shape with that of the previous nearby move. Pairs that come together more \
                     often than chance are collocations: joseki among them, and everything else that belongs together.",
                );
            }
            View::Corner => {
                ui.heading("What is played in the corner?");
                ui.label(
                    "All corners of all games, as positions and the moves between them: in whatever order they were \
                     played, turned, mirrored or with colours swapped.",
                );
            }
        }
        ui.add_space(10.0);
        if state.joseki().whose() == Dataset::Professional && state.joseki().is_unpacking() {
            busy(ui, 26.0);
            ui.label("Unpacking the professionals' figures …");
            return;
        }
        let is_counting = match view {
            View::Shapes => state.joseki().is_counting_collocations(),
            View::Corner => state.joseki().is_counting_corners(),
        };
        if is_counting {
            counting_ui(ui, state);
            return;
        }
        let games = state.corpus().games().len();
        if games == 0 {
            let loading = if state.is_loading() { "The games are being read." } else { "No games are loaded." };
            ui.label(loading);
            ui.label("Drop SGF files, a folder or an archive on the window, or open the sample from the File menu.");
        } else {
            ui.label(format!("{} not counted yet.", counted(games, "game")));
            ui.add_space(6.0);
            let (title, command) = match view {
                View::Shapes => ("Count the collocations", JosekiCommand::CountShapes),
                View::Corner => ("Count the corners", JosekiCommand::CountCorners),
            };
            if ui.button(title).clicked() {
                out.push(command);
            }
            if ui.button("Look at the professionals'").on_hover_text("Figures of 54,000 games come with Katachi").clicked() {
                out.push(JosekiCommand::Ask(Dataset::Professional));
            }
            if view == View::Shapes {
                ui.weak("About two seconds per thousand games. The Count panel has the window and the limits.");
            }
        }
        if view == View::Shapes {
            ui.add_space(6.0);
            if ui.button("Open collocations…").on_hover_text("A file that was saved").clicked() {
                out.push(JosekiCommand::AskForFile);
            }
        }
    });
}

/// The task as the bottom bar shows it, where one is looking.
pub fn counting_ui(ui: &mut Ui, state: &AppState) {
    let is_ours = |label: &str| label.starts_with("Collocations of") || label.starts_with("Corners of");
    for task in state.tasks().filter(|task| is_ours(task.label)) {
        ui.label(format!("{} …", task.label));
        let fraction = task.report.fraction().unwrap_or(0.0);
        let phase = if task.report.has_begun() { task.report.phase } else { "Waits for its turn" };
        ui.add(ProgressBar::new(fraction).desired_width(260.0).text(phase));
    }
}
