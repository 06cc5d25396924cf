//! The typical moves of attack and defence as pictures. A click lists the problems that begin with the move.

use egui::{Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::Out;
use crate::widgets::board::{BoardStyle, PatternPaint, paint_pattern};
use katachi_app::life::LifeCommand;
use katachi_app::life::typical::typical_moves;
use katachi_core::pattern::{Cell, Pattern, Window};
use katachi_core::words::percent;
use katachi_engines::tsumego::ProblemSide;
use katachi_engines::tsumego::patterns::TsumegoPattern;
use katachi_language::text;

const PICTURE_SIZE: f32 = 62.0;
const COLUMN_COUNT: usize = 4;

/// A menu of the moves of both sides.
pub fn typical_ui(ui: &mut Ui, out: &mut Out) {
    ui.menu_button(text!("life-typical"), |ui| {
        ui.set_width(COLUMN_COUNT as f32 * (PICTURE_SIZE + 8.0) + 8.0);
        ScrollArea::vertical().max_height(520.0).show(ui, |ui| {
            for (side, key, title) in [
                (ProblemSide::Attacker, "attack", text!("life-typical-attack")),
                (ProblemSide::Defender, "defence", text!("life-typical-defence")),
            ] {
                ui.strong(title);
                egui::Grid::new(key).spacing([6.0, 6.0]).show(ui, |ui| {
                    for (at, pattern) in typical_moves(side).into_iter().enumerate() {
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
                ui.add_space(6.0);
            }
        });
    });
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
