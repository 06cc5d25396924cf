//! Pictures of real games that have the selected shape, with their players. A click opens the game there.

use egui::{Align, Layout, Role, Sense, Ui, WidgetInfo, vec2};

use crate::tokens::{letters, space};
use crate::wanted::PanelRequests;
use crate::widgets::controls::{small, title};
use crate::widgets::game_picture::{BELOW_PICTURE, PictureWords, paint_game_picture};
use katachi_app::AppState;
use katachi_app::shapes::ShapesCommand;
use katachi_app::shapes::pictures::GamePicture;
use katachi_language::text;

/// Least side of a picture. On smaller ones, most names of players would be cut.
const LEAST_SIDE: f32 = 160.0;
/// Largest side of a picture, so that several lines of pictures fit a screen.
const MOST_SIDE: f32 = 220.0;

/// Draws the pictures in lines that are no wider than `room`.
pub fn pictures_ui(ui: &mut Ui, app: &AppState, room: f32, out: &mut PanelRequests) {
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
    let columns = (((room + space::MEDIUM) / (LEAST_SIDE + space::MEDIUM)).floor() as usize).clamp(1, 6);
    let side = ((room + space::MEDIUM) / columns as f32 - space::MEDIUM).floor().min(MOST_SIDE);
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
    let at = match picture.number {
        Some(number) => text!("gallery-move", number = number.to_string()),
        None => text!("gallery-final").to_owned(),
    };
    let swapped = picture.part.is_exchanged.then_some(text!("library-colours-exchanged"));
    let name = paint_game_picture(ui, rect, &picture.part, None, PictureWords { header, at: &at, swapped });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let clicked = response.clicked();
    response.on_hover_text(name);
    clicked
}
