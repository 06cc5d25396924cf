//! Hits as pictures of their games, over [`katachi_app::find::wall`]. A double click opens the game there.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{Align2, Checkbox, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::Out;
use super::words::image;
use crate::theme::Tones;
use crate::tokens::{letters, size, space};
use crate::widgets::cards::{CardGrid, paint_card};
use crate::widgets::game_picture::{BELOW_PICTURE, PictureWords, names_ui, paint_game_picture};
use katachi_app::AppState;
use katachi_app::find::search::SearchAnswer;
use katachi_app::find::wall::HitPicture;
use katachi_app::find::{Find, FindCommand};
use katachi_core::find::Hit;
use katachi_language::text;

/// Maximum number of pictures that are kept.
const MAX_PICTURES: usize = 512;

/// The side of the box that marks a hit.
const MARK_SIZE: f32 = 20.0;

/// The pictures drawn so far, for one search result and one orientation of the games.
#[derive(Default)]
pub struct WallView {
    answer: Option<(Arc<SearchAnswer>, bool)>,
    pictures: HashMap<HitKey, Option<HitPicture>>,
}

/// Game, moves, image and place of a hit, and whether it is in a variation.
type HitKey = (u32, u32, usize, (i32, i32), bool);

fn key(hit: Hit, is_in_variation: bool) -> HitKey {
    (hit.game.0, hit.moves, hit.image().index(), hit.place(), is_in_variation)
}

impl WallView {
    /// Draws the wall, and scrolls to the row `reveal`. Returns the row that was clicked; it needs no scrolling.
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, reveal: Option<usize>, out: &mut Out) -> Option<usize> {
        let find = state.find();
        let is_new = self.forget_others(find);
        let grid = CardGrid {
            name: "wall of hits",
            cards: find.hits().len(),
            least_width: size::BOARD_PART + 2.0 * space::SMALL,
            low_width: size::LOW_BOARD_PART + 2.0 * space::SMALL,
            below: BELOW_PICTURE + space::SMALL,
            reveal,
            is_new,
        };
        let mut clicked = None;
        let steps = grid.show(ui, |ui, rect, row| {
            if self.card_ui(ui, rect, row, state, out) {
                clicked = Some(row);
            }
        });
        out.extend(steps.into_iter().map(FindCommand::StepHit));
        clicked
    }

    /// Forgets the pictures of another answer. Returns whether there was one.
    fn forget_others(&mut self, find: &Find) -> bool {
        let now = find.search().shown().map(|found| (found, find.as_drawn()));
        let is_new = match (&self.answer, now) {
            (Some((then, _)), Some((found, _))) => !Arc::ptr_eq(then, found),
            (then, now) => then.is_some() || now.is_some(),
        };
        let is_turned = self.answer.as_ref().map(|&(_, turned)| turned) != now.map(|(_, as_drawn)| as_drawn);
        if is_new || is_turned || self.pictures.len() > MAX_PICTURES {
            self.answer = now.map(|(found, as_drawn)| (Arc::clone(found), as_drawn));
            self.pictures.clear();
        }
        is_new
    }

    /// Draws a card. Returns whether it was clicked.
    fn card_ui(&mut self, ui: &mut Ui, rect: Rect, row: usize, state: &AppState, out: &mut Out) -> bool {
        let find = state.find();
        let Some(hit) = find.hits().row(row) else { return false };
        let picture =
            self.pictures.entry(key(hit, find.hits().node(row).is_some())).or_insert_with(|| find.picture_of(row));
        let response = ui.interact(rect, ui.scope_id().with(("hit", row)), Sense::click());
        let is_selected = find.selected() == Some(row);
        let tones = Tones::for_context(ui);
        paint_card(ui, &response, is_selected);
        let inner = rect.shrink(space::SMALL);
        let at = text!("gallery-move", number = find.hits().moves(row).unwrap_or(hit.moves).to_string());
        let swapped = swapped_words(picture.as_ref(), hit);
        let words = PictureWords { header: state.corpus().header(hit.game), at: &at, swapped: swapped.as_deref() };
        let name = match picture {
            Some(picture) => paint_game_picture(ui, inner, &picture.part, Some(picture.corners), words),
            None => {
                let board = Rect::from_min_size(inner.min, vec2(inner.width(), inner.width()));
                let font = FontId::proportional(letters::SMALL);
                let why = text!("find-picture-in-variation");
                ui.painter().text(board.center(), Align2::CENTER_CENTER, why, font, tones.weak);
                names_ui(ui, inner, board.bottom(), false, words)
            }
        };
        let corner = Rect::from_min_max(inner.right_bottom() - vec2(MARK_SIZE, MARK_SIZE), inner.right_bottom());
        ui.put(corner, |ui: &mut Ui| mark_box(ui, find, row, hit, out));
        let name = format!("{}. {name}", row + 1);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &name));
        if response.double_clicked() {
            out.push(FindCommand::OpenHit(row));
        } else if response.clicked() {
            out.push(FindCommand::SelectHit(row));
        }
        let clicked = response.clicked();
        response.context_menu(|ui| hit_menu_ui(ui, find, row, out));
        if let Some(swapped) = swapped {
            response.on_hover_text(swapped);
        }
        clicked
    }
}

/// The tip of a hit whose colours are not those of the drawing, or whose picture has not those of its game.
fn swapped_words(picture: Option<&HitPicture>, hit: Hit) -> Option<String> {
    if picture.is_some_and(|picture| picture.part.is_exchanged) {
        return Some(text!("library-colours-exchanged").to_owned());
    }
    hit.image().swapped.then(|| text!("find-hit-image", image = image(hit.image())))
}

/// The box that marks a hit.
pub(super) fn mark_box(ui: &mut Ui, find: &Find, row: usize, hit: Hit, out: &mut Out) -> Response {
    let mut marked = find.is_marked(hit);
    let response = ui.add(Checkbox::without_text(&mut marked));
    let name = text!("find-mark-hit", number = (row + 1).to_string());
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, marked, &name));
    if response.changed() {
        out.push(FindCommand::Mark { hit, marked });
    }
    response
}

/// Shows the menu of a hit.
pub(super) fn hit_menu_ui(ui: &mut Ui, find: &Find, row: usize, out: &mut Out) {
    let Some(hit) = find.hits().row(row) else { return };
    if ui.button(text!("find-open-here")).clicked() {
        out.push(FindCommand::OpenHit(row));
        ui.close();
    }
    let marked = find.is_marked(hit);
    if ui.button(if marked { text!("find-unmark") } else { text!("find-mark") }).clicked() {
        out.push(FindCommand::Mark { hit, marked: !marked });
        ui.close();
    }
}
