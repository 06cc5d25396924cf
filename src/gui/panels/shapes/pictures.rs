//! Pictures of real games that have the selected shape, with their players. A click opens the game there.

use egui::{Align, Align2, FontId, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::theme::Tones;
use crate::tokens::{letters, size, space};
use crate::wanted::PanelRequests;
use crate::widgets::board::{BoardStyle, PatternPaint, paint_pattern};
use crate::widgets::controls::{bold_text, focus_frame, small, title};
use crate::widgets::elided;
use crate::widgets::thumbnail::cell_rect;
use katachi_app::AppState;
use katachi_app::shapes::ShapesCommand;
use katachi_app::shapes::pictures::GamePicture;
use katachi_core::go::Color;
use katachi_language::text;

/// Room below a picture: two names, and the year with the move.
const BELOW_PICTURE: f32 = 58.0;

pub fn pictures_ui(ui: &mut Ui, app: &AppState, out: &mut PanelRequests) {
    let pictures = app.shapes().pictures();
    if pictures.is_empty() {
        return;
    }
    ui.add_space(space::LARGE);
    ui.horizontal(|ui| {
        title(ui, text!("gallery-seen-in"), letters::SECTION);
        small(ui, text!("gallery-seen-in-hint"));
    });
    ui.add_space(space::TINY);
    let room = ui.available_width();
    let columns = (((room + space::MEDIUM) / (size::BOARD_PART + space::MEDIUM)).floor() as usize).clamp(1, 6);
    let side = ((room + space::MEDIUM) / columns as f32 - space::MEDIUM).floor().min(190.0);
    for line in pictures.chunks(columns) {
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = space::MEDIUM;
            for picture in line {
                if picture_ui(ui, picture, side, app) {
                    out.push(ShapesCommand::OpenExample(picture.example));
                }
            }
        });
        ui.add_space(space::SMALL);
    }
}

/// Draws a picture with its words. Returns whether it was clicked.
fn picture_ui(ui: &mut Ui, picture: &GamePicture, side: f32, app: &AppState) -> bool {
    let header = app.corpus().header(picture.game);
    let (rect, response) = ui.allocate_exact_size(vec2(side, side + BELOW_PICTURE), Sense::click());
    let year = header.year.map_or_else(|| header.date.to_owned(), |year| year.to_string());
    let at = match picture.number {
        Some(number) => text!("gallery-move", number = number.to_string()),
        None => text!("gallery-final").to_owned(),
    };
    let line = if year.is_empty() { at } else { format!("{year} · {at}") };
    let name = || text!("gallery-picture", black = header.black, white = header.white, line = &line);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
    let board = Rect::from_min_size(rect.min, vec2(side, side));
    let style = BoardStyle::for_context(ui.ctx());
    paint_pattern(ui, board, &picture.part, &style, PatternPaint::default());
    if let Some(moved) = picture.moved {
        let cell = cell_rect(ui, board, picture.part.window(), moved);
        ui.painter().circle_stroke(cell.center(), cell.width() * 0.26, egui::Stroke::new(1.8, style.accent));
    }
    let tones = Tones::for_context(ui);
    for (at, (color, player)) in [(Color::Black, header.black), (Color::White, header.white)].into_iter().enumerate() {
        let middle = board.bottom() + 14.0 + at as f32 * 17.0;
        let stone = pos2(rect.left() + 5.0, middle);
        let fill = if color == Color::Black { egui::Color32::from_gray(30) } else { egui::Color32::from_gray(245) };
        ui.painter().circle(stone, 4.5, fill, egui::Stroke::new(1.0, tones.weak));
        let font = FontId::proportional(letters::SMALL + 0.5);
        let player = elided::middle(ui, player, &font, side - 16.0);
        let place = pos2(rect.left() + 15.0, middle);
        bold_text(ui, place, Align2::LEFT_CENTER, &player, font, tones.text, color == Color::Black);
    }
    let place = pos2(rect.left(), board.bottom() + 14.0 + 34.0);
    let font = FontId::proportional(letters::SMALL);
    ui.painter().text(place, Align2::LEFT_CENTER, &line, font, tones.weak);
    focus_frame(ui, &response, rect);
    let clicked = response.clicked();
    response.on_hover_text(name());
    clicked
}
