//! The path from the empty board, one card per move. Cards after the current position are pale.

use egui::{Align2, FontId, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::super::find::words::{grouped, percent};
use super::Out;
use crate::theme::Tones;
use crate::widgets::mini_board::paint_mini_board;
use katachi_app::AppState;
use katachi_app::fuseki::FusekiCommand;
use katachi_language::text;

const CARD_SIZE: egui::Vec2 = vec2(66.0, 92.0);
const PICTURE_SIZE: f32 = 52.0;
pub const PATH_HEIGHT: f32 = CARD_SIZE.y + 14.0;
pub const PATH_WIDTH: f32 = CARD_SIZE.x + 18.0;

/// The cards from left to right, under the board.
pub fn row_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ScrollArea::horizontal().id_salt("opening path").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_min_height(CARD_SIZE.y);
            ui.spacing_mut().item_spacing.x = 4.0;
            cards_ui(ui, state, out);
        });
    });
}

/// The cards from top to bottom, beside the board.
pub fn column_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ScrollArea::vertical().id_salt("opening path").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        cards_ui(ui, state, out);
    });
}

fn cards_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let path = state.fuseki().path();
    for step in 0..path.len() {
        card_ui(ui, state, step, out);
    }
}

fn card_ui(ui: &mut Ui, state: &AppState, number: usize, out: &mut Out) {
    let fuseki = state.fuseki();
    let (step, size) = (&fuseki.path()[number], fuseki.size());
    let is_here = number + 1 == fuseki.at();
    let (rect, response) = ui.allocate_exact_size(CARD_SIZE, Sense::click());
    let place = step.play.point().map_or_else(|| text!("fuseki-pass").to_owned(), |point| point.label(size));
    let count = grouped(u64::from(step.count));
    let shown_number = (number + 1).to_string();
    let label = text!("fuseki-step", number = &shown_number, place = &place, times = step.count);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, &label));
    // Scroll to the current card when the position changes, not while the user scrolls.
    let memory = egui::Id::unique("opening path shown");
    if is_here && ui.data(|data| data.get_temp::<usize>(memory)) != Some(number) {
        ui.data_mut(|data| data.insert_temp(memory, number));
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        let tones = Tones::for_context(ui);
        let fill = if is_here || response.hovered() { tones.stripe } else { tones.panel };
        let stroke = if is_here { Stroke::new(2.0, tones.text) } else { Stroke::new(1.0, tones.rule) };
        ui.painter().rect(rect, 4.0, fill, stroke, StrokeKind::Inside);
        let picture = egui::Rect::from_center_size(
            rect.center_top() + vec2(0.0, 5.0 + PICTURE_SIZE / 2.0),
            vec2(PICTURE_SIZE, PICTURE_SIZE),
        );
        paint_mini_board(ui, picture, size, &step.stones, step.play.point());
        let write = |y: f32, text: &str, color: egui::Color32, size: f32| {
            let at = pos2(rect.center().x, rect.top() + y);
            ui.painter().text(at, Align2::CENTER_CENTER, text, FontId::proportional(size), color);
        };
        write(66.0, &format!("{} {place}", number + 1), tones.text, 12.0);
        write(80.0, &count, tones.weak, 11.0);
        if number >= fuseki.at() {
            // Fade moves after the current position.
            ui.painter().rect_filled(rect.shrink(1.0), 4.0, tones.panel.gamma_multiply(0.55));
        }
    }
    let positions = step.position_count;
    let tip = match step.share {
        None => text!(
            "fuseki-step-tip-nobody",
            number = shown_number,
            place = place,
            times = step.count,
            positions = positions
        ),
        Some(share) => text!(
            "fuseki-step-tip",
            number = shown_number,
            place = place,
            times = step.count,
            share = percent(share),
            positions = positions
        ),
    };
    if response.on_hover_text(tip).clicked() {
        out.push(FusekiCommand::GoTo(number + 1));
    }
}
