//! The shapes that a player plays most, more and less than others, as pictures. A click finds one in the player's games.

use egui::{Align2, FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::super::shapes::words::times;
use crate::theme::Tones;
use crate::tokens::{letters, size, space};
use crate::widgets::cards::paint_card;
use crate::widgets::controls::{bold_text, small, title};
use crate::widgets::elided;
use crate::widgets::thumbnail::paint_move;
use katachi_app::Command;
use katachi_app::player::{PlayerCommand, PlayerProfileResult};
use katachi_core::mining::costly_shapes::CostlyShape;
use katachi_core::mining::player::PlayerProfile;
use katachi_core::pattern::Image;
use katachi_core::pattern::names::ShapeNames;
use katachi_language::text;
use katachi_sentences::shapes::shape_title;
use katachi_sentences::words::window;

/// Room below a picture: the name and a line of numbers.
const BELOW_PICTURE: f32 = 44.0;

pub fn pictures_ui(ui: &mut Ui, made: &PlayerProfileResult, profile: &PlayerProfile, commands: &mut Vec<Command>) {
    let shapes = &made.shapes;
    if shapes.is_empty() {
        ui.weak(text!("player-no-picture"));
        return;
    }
    let counted_in = window(&profile.window);
    ScrollArea::vertical().id_salt("player's shapes").auto_shrink(false).show(ui, |ui| {
        for (heading, rows, compares) in [
            (text!("player-most-played", window = &counted_in), &shapes.most, false),
            (text!("player-played-more", window = &counted_in), &shapes.more, true),
            (text!("player-played-less", window = &counted_in), &shapes.less, true),
        ] {
            ui.add_space(space::TINY);
            title(ui, &heading, letters::SECTION);
            ui.add_space(space::TINY);
            if rows.is_empty() {
                small(ui, text!("player-no-sure-difference"));
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(space::MEDIUM, space::MEDIUM);
                for &at in rows {
                    if let Some(row) = made.shape(at)
                        && card_ui(ui, row, compares)
                    {
                        commands.push(PlayerCommand::FindShape(at).into());
                    }
                }
            });
        }
        ui.add_space(space::MEDIUM);
        small(ui, text!("player-pictures-counted", window = &counted_in));
    });
}

/// Draws a card. Returns whether it was clicked.
fn card_ui(ui: &mut Ui, row: &CostlyShape, compares: bool) -> bool {
    let side = size::THUMBNAIL;
    let card = vec2(side + 2.0 * space::SMALL, side + BELOW_PICTURE + 2.0 * space::SMALL);
    let (rect, response) = ui.allocate_exact_size(card, Sense::click());
    let name = ShapeNames::shipped().of_set(row.names()).next().map_or(text!("shapes-unnamed"), shape_title);
    let played = text!("general-times", times = row.played);
    let line = match row.expected.filter(|_| compares) {
        Some(expected) => format!("{} · {played}", times(expected.ratio.value)),
        None => played,
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}, {line}")));
    let tones = Tones::for_context(ui);
    paint_card(ui, &response, false);
    let inner = rect.shrink(space::SMALL);
    let picture = Rect::from_min_size(inner.min, vec2(side, side));
    let turned = row.pattern.image(Image { symmetry: row.pattern.upright(), swapped: false });
    paint_move(ui, picture, turned.as_ref().unwrap_or(&row.pattern), true);
    let font = FontId::proportional(letters::CARD);
    let shown = elided::middle(ui, name, &font, inner.width());
    let top = picture.bottom() + space::SMALL;
    bold_text(ui, pos2(inner.left(), top), Align2::LEFT_TOP, &shown, font, tones.text, true);
    let small = FontId::proportional(letters::SMALL);
    ui.painter().text(pos2(inner.left(), inner.bottom()), Align2::LEFT_BOTTOM, &line, small, tones.weak);
    let clicked = response.clicked();
    let counted = text!("costly-played-in", times = row.played, games = row.games);
    response.on_hover_text(format!("{name}\n{counted}\n{}", text!("player-find-shape-tip")));
    clicked
}
