//! Choices for counting: the window of the collocations, the square of the corner tree. Results are saved and opened
//! as files.

use egui::{ComboBox, DragValue, Role, ScrollArea, Slider, Ui, WidgetInfo};

use super::words::{NUMBER_MARK, around};
use super::{Out, teach};
use crate::tokens::space;
use katachi_app::joseki::explorer::MIN_TESTED_COUNT;
use katachi_app::joseki::form::WindowChoice;
use katachi_app::joseki::{Joseki, JosekiCommand};
use katachi_app::{AppState, Dataset};
use katachi_core::corpus::Corpus;
use katachi_core::mining::corner::CornerParams;
use katachi_language::text;

pub fn count_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ScrollArea::vertical().id_salt("joseki forms").auto_shrink(false).show(ui, |ui| {
        shapes_ui(ui, state, out);
        ui.add_space(space::MEDIUM);
        ui.separator();
        ui.add_space(space::TINY);
        corners_ui(ui, state, out);
    });
}

fn shapes_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    ui.heading(text!("joseki-collocations"));
    shown_ui(ui, joseki, state.corpus());
    ui.add_space(space::TINY);
    let mut form = joseki.shapes_form().clone();
    ui.label(text!("joseki-form-window"));
    ui.horizontal_wrapped(|ui| window_ui(ui, &mut form.window));
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(text!("joseki-form-least-pairs"));
        ui.add(DragValue::new(&mut form.min_count).range(1..=100_000).speed(0.1)).labelled_by(label.id);
        if form.min_count < MIN_TESTED_COUNT {
            ui.weak(text!("joseki-form-few-pairs"));
        }
    });
    ui.horizontal_wrapped(|ui| significance_ui(ui, &mut form.p));
    if form != *joseki.shapes_form() {
        out.push(JosekiCommand::SetShapesForm(form));
    }
    ui.add_space(space::TINY);
    if joseki.is_counting_collocations() {
        teach::counting_ui(ui, state);
    }
    ui.horizontal_wrapped(|ui| count_or_open_ui(ui, state, out));
    ui.weak(text!("joseki-form-hint"));
}

/// Which collocations are shown.
fn shown_ui(ui: &mut Ui, joseki: &Joseki, corpus: &Corpus) {
    let Some(found) = joseki.shapes().collocations() else { return };
    let window = katachi_sentences::words::window(&found.params.window);
    let moves = text!("general-moves", moves = found.moves);
    let games = text!("general-games", games = found.games);
    ui.label(match joseki.whose() {
        Dataset::Professional => text!("joseki-shown-professional", window = window, moves = moves, games = games),
        Dataset::Own if joseki.is_from_file() => {
            text!("joseki-shown-file", window = window, moves = moves, games = games)
        }
        Dataset::Own => text!("joseki-shown-own", window = window, moves = moves, games = games),
    });
    let left_out = (corpus.games().len() as u64).saturating_sub(found.games);
    if joseki.whose() == Dataset::Own && joseki.examples_are_in(corpus) && left_out > 0 {
        ui.label(text!("general-games-left-out", games = left_out));
    }
    ui.weak(text!(
        "joseki-shown-pairs",
        shapes = text!("general-shapes", shapes = found.distinct_patterns),
        pairs = text!("joseki-pairs", pairs = found.distinct_pairs),
        least = MIN_TESTED_COUNT.max(found.params.min_count).to_string(),
        significant = joseki.shapes().significant_pairs(),
        p = found.params.p.to_string(),
        kept = text!("joseki-pairs", pairs = found.len()),
    ));
}

fn window_ui(ui: &mut Ui, window: &mut WindowChoice) {
    for side in WindowChoice::SQUARE_SIDES {
        ui.selectable_value(window, WindowChoice::Square(side), format!("{side}×{side}"));
    }
    for radius in WindowChoice::DIAMOND_RADII {
        let points = 2 * radius * radius + 2 * radius + 1;
        let title = text!("joseki-form-diamond", points = points.to_string());
        let response = ui.selectable_value(window, WindowChoice::Diamond(radius), title);
        response.on_hover_text(text!("joseki-tip-diamond", steps = radius));
    }
}

fn significance_ui(ui: &mut Ui, chosen: &mut f64) {
    let label = ui.label(text!("joseki-form-significant"));
    let shown = format!("{chosen}");
    let combo = ComboBox::from_id_salt("significance").selected_text(shown).width(90.0).show_ui(ui, |ui| {
        for p in [0.05, 0.01, 0.005, 0.001, 0.000_1] {
            ui.selectable_value(chosen, p, format!("{p}"));
        }
    });
    combo
        .response
        .labelled_by(label.id)
        .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("joseki-form-significant")));
}

fn count_or_open_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    let can_count = !state.corpus().is_empty() && !joseki.is_counting_collocations();
    let button = ui.add_enabled(can_count, egui::Button::new(text!("joseki-form-count-collocations")));
    if button.on_hover_text(text!("joseki-tip-count-collocations")).clicked() {
        out.push(JosekiCommand::CountShapes);
    }
    if ui.button(text!("general-open")).on_hover_text(text!("joseki-tip-open-collocations")).clicked() {
        out.push(JosekiCommand::AskForFile);
    }
    let has = joseki.shapes().collocations().is_some();
    let save = ui.add_enabled(has, egui::Button::new(text!("general-save")));
    if save.on_hover_text(text!("joseki-tip-save-collocations")).clicked() {
        out.push(JosekiCommand::SaveCollocations);
    }
}

fn corners_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    ui.heading(text!("joseki-corner-tree"));
    if let Some(found) = joseki.corner().graph() {
        let params = found.params;
        ui.label(text!("joseki-shown-corners", size = params.size.to_string(), games = found.games));
        ui.weak(text!(
            "joseki-shown-positions",
            positions = text!("general-positions", positions = found.graph.len()),
            moves = text!("general-moves", moves = found.graph.edge_count()),
        ));
        let least = found.graph.least_count();
        if least > params.min_count {
            ui.label(text!("joseki-rare-left-out", least = least.to_string()));
        }
        if found.too_small > 0 {
            ui.weak(text!("joseki-too-small", games = found.too_small));
        }
        let set_up = joseki.left_out_of_corners(state.corpus());
        if set_up > 0 {
            ui.weak(text!("joseki-set-up-left-out", games = set_up));
        }
    }
    ui.add_space(space::TINY);
    let mut form = *joseki.corner_form();
    ui.horizontal(|ui| {
        let label = ui.label(text!("joseki-form-side"));
        ui.add(Slider::new(&mut form.size, 4..=CornerParams::MAX_SIZE)).labelled_by(label.id);
    });
    ui.horizontal(|ui| {
        let label = ui.label(text!("joseki-form-ends-after"));
        let (before, after) = around(&text!("joseki-form-moves-elsewhere", number = NUMBER_MARK));
        ui.add(DragValue::new(&mut form.stop).range(1..=400).speed(0.2).prefix(before).suffix(after))
            .labelled_by(label.id);
    });
    ui.horizontal(|ui| {
        let label = ui.label(text!("joseki-form-least-positions"));
        ui.add(DragValue::new(&mut form.min_count).range(1..=100_000).speed(0.1)).labelled_by(label.id);
    });
    ui.checkbox(&mut form.set_up, text!("joseki-form-set-up"));
    if form != *joseki.corner_form() {
        out.push(JosekiCommand::SetCornerForm(form));
    }
    ui.add_space(space::TINY);
    let can_count = !state.corpus().is_empty() && !state.joseki().is_counting_corners();
    ui.horizontal(|ui| {
        if ui.add_enabled(can_count, egui::Button::new(text!("joseki-form-count-corners"))).clicked() {
            out.push(JosekiCommand::CountCorners);
        }
        let has = joseki.corner().graph().is_some();
        let save = ui.add_enabled(has, egui::Button::new(text!("joseki-form-save-corners")));
        if save.on_hover_text(text!("joseki-tip-save-corners")).clicked() {
            out.push(JosekiCommand::SaveCorners);
        }
    });
}
