//! The typical moves of attack and defence as pictures; a click lists the problems that begin with one.

use egui::{Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::Out;
use crate::widgets::board::{BoardStyle, PatternPaint, paint_pattern};
use katachi_app::grouped;
use katachi_app::life::LifeCommand;
use katachi_app::life::typical::typical_moves;
use katachi_core::pattern::{Cell, Pattern, Window};
use katachi_core::words::percent;
use katachi_engines::tsumego::Side;
use katachi_engines::tsumego::patterns::TsumegoPattern;

const PICTURE: f32 = 62.0;
const COLUMNS: usize = 4;

/// A menu of both sides' moves.
pub fn typical_ui(ui: &mut Ui, out: &mut Out) {
    ui.menu_button("Typical moves", |ui| {
        ui.set_width(COLUMNS as f32 * (PICTURE + 8.0) + 8.0);
        ScrollArea::vertical().max_height(520.0).show(ui, |ui| {
            for (side, title, name) in [
                (Side::Attacker, "Attack: Black kills at the mark", "Attack"),
                (Side::Defender, "Defence: White lives at the mark", "Defence"),
            ] {
                ui.strong(title);
                egui::Grid::new(title).spacing([6.0, 6.0]).show(ui, |ui| {
                    for (at, pattern) in typical_moves(side).into_iter().enumerate() {
                        if picture_ui(ui, pattern, &format!("{name} {}", at + 1)) {
                            out.push(LifeCommand::FindTypical { side, at });
                            ui.close();
                        }
                        if at % COLUMNS == COLUMNS - 1 {
                            ui.end_row();
                        }
                    }
                });
                ui.add_space(6.0);
            }
        });
    });
}

/// Whether it was clicked.
fn picture_ui(ui: &mut Ui, pattern: &TsumegoPattern, name: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::click());
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
        paint_pattern(ui, rect, &Pattern::new(window, cells), &BoardStyle::of(ui.ctx()), options);
    }
    let tip = format!(
        "{name}: won {} of {} times ({}) in problems that were solved. A click lists the problems whose first move it is.",
        grouped(u64::from(pattern.played)),
        grouped(u64::from(pattern.appeared)),
        percent(pattern.rate()),
    );
    response.on_hover_text(tip).clicked()
}
