//! The typical moves of attack and defence as pictures. A click lists the problems that begin with the move.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{PopupCloseBehavior, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use egui_plot::{Line, Plot, PlotPoints};

use super::Out;
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::board::{BoardStyle, PatternPaint, paint_pattern};
use katachi_app::life::typical::PATTERNS_PER_SIDE;
use katachi_app::life::{Life, LifeCommand};
use katachi_core::pattern::{Cell, Pattern, Window};
use katachi_engines::tsumego::ProblemSide;
use katachi_engines::tsumego::patterns::TsumegoPattern;
use katachi_language::text;
use katachi_sentences::words::percent;

const PICTURE_SIZE: f32 = 62.0;
const COLUMN_COUNT: usize = 4;

/// A menu of the moves of both sides.
pub fn typical_ui(ui: &mut Ui, life: &Life, out: &mut Out) {
    // It stays open while the width is chosen.
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    MenuButton::new(text!("life-typical")).config(config).ui(ui, |ui| {
        ui.set_width(COLUMN_COUNT as f32 * (PICTURE_SIZE + 8.0) + 8.0);
        width_ui(ui, life, out);
        coverage_ui(ui, life);
        ScrollArea::vertical().max_height(520.0).show(ui, |ui| {
            for (side, key, title) in [
                (ProblemSide::Attacker, "attack", text!("life-typical-attack")),
                (ProblemSide::Defender, "defence", text!("life-typical-defence")),
            ] {
                ui.strong(title);
                egui::Grid::new(key).spacing([6.0, 6.0]).show(ui, |ui| {
                    for (at, pattern) in life.typical().moves(side).into_iter().enumerate() {
                        let number = (at + 1).to_string();
                        let name = match side {
                            ProblemSide::Attacker => text!("life-typical-attack-name", number = number),
                            ProblemSide::Defender => text!("life-typical-defence-name", number = number),
                        };
                        if picture_ui(ui, pattern, &name) {
                            out.push(LifeCommand::FindTypical { side, at });
                            ui.close();
                        }
                        if at % COLUMN_COUNT == COLUMN_COUNT - 1 {
                            ui.end_row();
                        }
                    }
                });
                ui.add_space(space::TINY);
            }
        });
    });
}

/// The choice of the width. The first frame starts the counting.
fn width_ui(ui: &mut Ui, life: &Life, out: &mut Out) {
    let width = life.typical().width();
    if life.typical_coverage().is_none() && !life.typical().is_counting() {
        out.push(LifeCommand::ShowTypical(width));
    }
    ui.horizontal(|ui| {
        for (choice, name) in [(3, "3×3"), (5, "5×5")] {
            if ui.selectable_label(width == choice, name).on_hover_text(text!("life-typical-width")).clicked() {
                out.push(LifeCommand::ShowTypical(choice));
            }
        }
    });
}

/// The share of the open problems that begin with one of the first N moves, by N.
fn coverage_ui(ui: &mut Ui, life: &Life) {
    let Some(found) = life.typical_coverage().filter(|found| found.problems > 0) else { return };
    let share = |count: usize| count as f64 / found.problems as f64;
    let both = 2 * PATTERNS_PER_SIDE;
    let top = found.covered.len().min(both);
    let covered = top.checked_sub(1).map_or(0, |last| found.covered[last]);
    let said = text!(
        "life-typical-covered",
        top = both.to_string(),
        covered = covered,
        problems = found.problems,
        share = percent(share(covered)),
    );
    ui.label(&said);
    let line: Vec<[f64; 2]> = std::iter::once([0.0, 0.0])
        .chain((1..).zip(&found.covered).map(|(n, &count)| [f64::from(n), share(count)]))
        .collect();
    let color = Tones::for_context(ui).accent;
    let plot = Plot::new("covered by typical moves")
        .height(120.0)
        .allow_scroll(false)
        .allow_drag(false)
        .show_crosshair(false)
        .include_y(0.0)
        .x_axis_label(text!("life-typical-axis"))
        .y_axis_formatter(|mark, _| percent(mark.value))
        .show(ui, |plot| plot.line(Line::new(said.clone(), PlotPoints::from(line)).color(color).width(2.0)));
    plot.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
}

/// Draws a picture. Returns whether it was clicked.
fn picture_ui(ui: &mut Ui, pattern: &TsumegoPattern, name: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(PICTURE_SIZE, PICTURE_SIZE), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let cell = |mark: u8| match mark {
        b'A' => Cell::Black,
        b'D' => Cell::White,
        b'#' => Cell::OffBoard,
        _ => Cell::Empty,
    };
    if let Ok(window) = Window::square(pattern.cells.len()) {
        let cells = pattern.cells.iter().flat_map(|row| row.bytes()).map(cell).collect();
        let options = PatternPaint { mark_centre: true, ..PatternPaint::default() };
        paint_pattern(ui, rect, &Pattern::new(window, cells), &BoardStyle::for_context(ui.ctx()), options);
    }
    let tip = text!(
        "life-typical-help",
        name = name,
        won = pattern.played,
        times = pattern.appeared,
        rate = percent(pattern.rate()),
    );
    response.on_hover_text(tip).clicked()
}
