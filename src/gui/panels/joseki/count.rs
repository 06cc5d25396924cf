//! What is counted: the window of the collocations, the square of the corner tree; saved and opened as files.

use egui::{ComboBox, DragValue, Role, ScrollArea, Slider, Ui, WidgetInfo};

use super::words::{counted, grouped};
use super::{Out, teach};
use katachi_app::joseki::JosekiCommand;
use katachi_app::joseki::form::WindowChoice;
use katachi_app::{AppState, Dataset};
use katachi_core::mining::corner::CornerParams;

pub fn count_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ScrollArea::vertical().id_salt("joseki forms").auto_shrink(false).show(ui, |ui| {
        shapes_ui(ui, state, out);
        ui.add_space(12.0);
        ui.separator();
        ui.add_space(6.0);
        corners_ui(ui, state, out);
    });
}

fn shapes_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    ui.heading("Collocations");
    if let Some(found) = joseki.shapes().collocations() {
        let from = match joseki.whose() {
            Dataset::Professional => ", the professionals'",
            Dataset::Own if joseki.is_from_file() => ", from a file",
            Dataset::Own => "",
        };
        ui.label(format!(
            "Shown: {}, {} in {}{from}.",
            katachi_core::words::window(&found.params.window),
            counted(found.moves as usize, "move"),
            counted(found.games as usize, "game")
        ));
        ui.weak(format!(
            "{} and {} are different; {} pass the test at p < {}. Kept: {}.",
            counted(found.distinct_patterns as usize, "shape"),
            counted(found.distinct_pairs as usize, "pair"),
            grouped(found.significant),
            found.params.p,
            counted(found.len(), "pair"),
        ));
    }
    ui.add_space(4.0);
    let mut form = joseki.shapes_form().clone();
    ui.label("The window around each move");
    ui.horizontal_wrapped(|ui| {
        for side in WindowChoice::SQUARES {
            ui.selectable_value(&mut form.window, WindowChoice::Square(side), format!("{side}×{side}"));
        }
        for radius in WindowChoice::DIAMONDS {
            let points = 2 * radius * radius + 2 * radius + 1;
            let response =
                ui.selectable_value(&mut form.window, WindowChoice::Diamond(radius), format!("Diamond {points}"));
            response.on_hover_text(format!("All points within {radius} steps of the move"));
        }
    });
    ui.horizontal(|ui| {
        let label = ui.label("Minimum count of a pair");
        ui.add(DragValue::new(&mut form.min_count).range(1..=100_000).speed(0.1)).labelled_by(label.id);
        if form.min_count < 10 {
            ui.weak("below 10 nearly every pair passes the test");
        }
    });
    ui.horizontal(|ui| {
        let label = ui.label("Significant at p below");
        let shown = format!("{}", form.p);
        let combo = ComboBox::from_id_salt("significance").selected_text(shown).width(90.0).show_ui(ui, |ui| {
            for p in [0.05, 0.01, 0.005, 0.001, 0.000_1] {
                ui.selectable_value(&mut form.p, p, format!("{p}"));
            }
        });
        combo
            .response
            .labelled_by(label.id)
            .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Significant at p below"));
    });
    if form != *joseki.shapes_form() {
        out.push(JosekiCommand::SetShapesForm(form));
    }
    ui.add_space(4.0);
    if state.joseki().is_counting_collocations() {
        teach::counting_ui(ui, state);
    }
    let can_count = !state.corpus().is_empty() && !state.joseki().is_counting_collocations();
    ui.horizontal_wrapped(|ui| {
        let button = ui.add_enabled(can_count, egui::Button::new("Count collocations"));
        if button.on_hover_text("In the games that are loaded").clicked() {
            out.push(JosekiCommand::CountShapes);
        }
        if ui.button("Open…").on_hover_text("Collocations from a .ron or .ron.zst file").clicked() {
            out.push(JosekiCommand::AskForFile);
        }
        let has = joseki.shapes().collocations().is_some();
        let save = ui.add_enabled(has, egui::Button::new("Save…"));
        if save.on_hover_text("Keep them as RON; a name that ends in .zst is compressed").clicked() {
            out.push(JosekiCommand::SaveCollocations);
        }
    });
    ui.weak("Small windows have frequent pairs that say little, large ones rare pairs that say much.");
}

fn corners_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    ui.heading("Corner tree");
    if let Some(found) = joseki.corner().graph() {
        let params = found.params;
        ui.label(format!("Shown: {0}×{0} in {1}.", params.size, counted(found.games as usize, "game")));
        let positions = counted(found.graph.len(), "position");
        ui.weak(format!("{positions}, {} between them.", counted(found.graph.edge_count(), "move")));
        if found.too_small > 0 {
            ui.weak(format!("{} on boards too small for the square.", counted(found.too_small as usize, "game")));
        }
    }
    ui.add_space(4.0);
    let mut form = *joseki.corner_form();
    ui.horizontal(|ui| {
        let label = ui.label("Points on a side");
        ui.add(Slider::new(&mut form.size, 4..=CornerParams::MAX_SIZE)).labelled_by(label.id);
    });
    ui.horizontal(|ui| {
        let label = ui.label("A sequence ends after");
        ui.add(DragValue::new(&mut form.stop).range(1..=400).speed(0.2).suffix(" moves elsewhere"))
            .labelled_by(label.id);
    });
    ui.horizontal(|ui| {
        let label = ui.label("Minimum count of a position");
        ui.add(DragValue::new(&mut form.min_count).range(1..=100_000).speed(0.1)).labelled_by(label.id);
    });
    if form != *joseki.corner_form() {
        out.push(JosekiCommand::SetCornerForm(form));
    }
    ui.add_space(4.0);
    let can_count = !state.corpus().is_empty() && !state.joseki().is_counting_corners();
    ui.horizontal(|ui| {
        if ui.add_enabled(can_count, egui::Button::new("Count corners")).clicked() {
            out.push(JosekiCommand::CountCorners);
        }
        let has = joseki.corner().graph().is_some();
        let save = ui.add_enabled(has, egui::Button::new("Save corners…"));
        if save.on_hover_text("Keep them as RON, for the command line").clicked() {
            out.push(JosekiCommand::SaveCorners);
        }
    });
}
